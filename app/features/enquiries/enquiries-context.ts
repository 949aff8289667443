import { createContext, useContext } from 'react';
import type { Mail } from '#app/domain/enquiries/mail.ts';
import type { NoticeText } from '#app/ui/toast.tsx';

/** Where requests go, what else reaches the company, and within how many hours it replies. */
export type CompanyContact = { supportEmail: string; phone: string | undefined; whatsapp: string | undefined; replyHours: number };

/** What is asked for. A call may begin with a message, such as the trip that is looked at. */
export type Enquiry = { kind: 'itinerary' } | { kind: 'call'; message: string };

/** A mail that has been handed to the mail program, and the notice that says so. */
export type Sent = { mail: Mail; notice: NoticeText };

/** What was pressed: its element's id, to which the focus returns, and the mail that stands in where no form can be had. */
export type Trigger = { id: string; mailto: string };

type Enquiries = {
  company: CompanyContact;
  /** Fetches the forms' code: on the first sign that a form will be wanted. */
  prepare: () => void;
  open: (enquiry: Enquiry, trigger: Trigger) => void;
  notifySent: (sent: Sent) => void;
};

/** Filled by <EnquiriesProvider>. */
export const EnquiriesContext = createContext<Enquiries | undefined>(undefined);

/** The way to the forms, for their triggers. */
export function useEnquiries(): Enquiries {
  const enquiries = useContext(EnquiriesContext);
  if (!enquiries) throw new Error('Triggers of a form stand inside <EnquiriesProvider>.');
  return enquiries;
}
