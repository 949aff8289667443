import { useState } from 'react';
import { Toast } from '#app/ui/toast.tsx';
import { CallDialog } from './call-dialog.tsx';
import type { Enquiry, CompanyContact, Sent } from './enquiries-context.ts';
import { ItineraryDialog } from './itinerary-dialog.tsx';

export { MailPanel } from './mail-panel.tsx';

/** Milliseconds between closing a dialog and showing its notice. */
const NOTICE_DELAY = 400;

type Props = { company: CompanyContact; enquiry: Enquiry; onSent: (sent: Sent) => void; onClose: () => void };

/** The open request form. This module is loaded when a form or a notice is about to appear. */
export function EnquiryDialogs({ company, enquiry, onSent, onClose }: Props) {
  const finish = (done: Sent) => {
    onClose();
    // Wait, because screen readers ignore a status region on the page while a modal dialog is open.
    setTimeout(() => onSent(done), NOTICE_DELAY);
  };
  return enquiry.kind === 'itinerary' ? (
    <ItineraryDialog to={company.supportEmail} replyHours={company.replyHours} onSent={finish} onClose={onClose} />
  ) : (
    <CallDialog company={company} about={enquiry.about} onSent={finish} onClose={onClose} />
  );
}

/** A toast shown once after an email is opened, with a hint for screen readers about other ways to send it. */
export function SentToast({ sent }: { sent: Sent }) {
  const [announced, setAnnounced] = useState<Sent>();
  if (sent === announced) return null;
  return (
    <>
      <Toast key={sent.mail.url} text={sent.notice} onEnd={() => setAnnounced(sent)} />
      <p className="sr-only">If your email app did not open, other ways to send it are at the end of the page.</p>
    </>
  );
}
