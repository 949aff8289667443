import { type RefObject, useEffect, useMemo, useState } from 'react';
import { focusQuietly, headingInView, isInView } from '#app/navigation/sections.ts';
import { getSessionItem, removeSessionItem, setSessionItem, useSessionItem } from '#app/session/session-storage.ts';
import { Toast } from '#app/ui/toast.tsx';
import { MailPanel } from './mail-panel.tsx';
import { NOTICE_DELAY, type Sent, SENT_ITEM } from './sent.ts';

/** What was sent before this document loaded. Its notice has been shown. */
const sentBefore = getSessionItem(SENT_ITEM);

/** Shows the notice and the panel of <SentRegion>. */
export function keepSent(sent: Sent): void {
  // With the time, because the same email, sent again, has a notice of its own.
  setSessionItem(SENT_ITEM, JSON.stringify({ ...sent, at: Date.now() }));
}

/**
 * After an email is opened, shows a notice once, and the panel with other ways to send it until it is dismissed. The panel comes back
 * after a reload, because a phone may have no room for the page beside the email app.
 */
export function SentRegion({
  whatsapp,
  hasDialog,
  opener,
}: {
  whatsapp: string | undefined;
  hasDialog: boolean;
  opener: RefObject<HTMLElement | undefined>;
}) {
  const text = useSessionItem(SENT_ITEM);
  const sent = useMemo(() => (text ? (JSON.parse(text) as Sent) : undefined), [text]);
  const dismiss = () => {
    removeSessionItem(SENT_ITEM);
    const button = opener.current;
    focusQuietly(button && isInView(button) ? button : headingInView());
  };
  return (
    <div className="sent-region">
      <div role="status">{sent && text !== sentBefore && <SentToast key={text} sent={sent} />}</div>
      {sent && !hasDialog && <MailPanel mail={sent.mail} whatsapp={whatsapp} onDismiss={dismiss} />}
    </div>
  );
}

/** A toast, with a hint for screen readers about other ways to send the email. */
function SentToast({ sent }: { sent: Sent }) {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // Wait, because screen readers ignore a status region that is new, or behind a modal dialog.
    const timer = setTimeout(() => setShown(true), NOTICE_DELAY);
    return () => clearTimeout(timer);
  }, []);
  if (!isShown) return null;
  return (
    <>
      <Toast text={sent.notice} onEnd={() => setShown(false)} />
      <p className="sr-only">If your email app did not open, other ways to send it are at the end of the page.</p>
    </>
  );
}
