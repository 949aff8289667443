import type { Mail } from '#app/domain/enquiries/mail.ts';
import { getSessionItem } from '#app/session/session-storage.ts';
import type { ToastText } from '#app/ui/toast.tsx';

/** An email that was opened in the visitor's email app, and the notice to show. */
export type Sent = { mail: Mail; notice: ToastText };

/** The last email that was opened in this tab, until its panel is dismissed. */
export const SENT_ITEM = 'sent:v1';

export const hasSent = () => getSessionItem(SENT_ITEM) !== undefined;

/** Milliseconds between closing the form and showing the notice: screen readers ignore what appears behind a modal dialog. */
export const NOTICE_DELAY = 400;
