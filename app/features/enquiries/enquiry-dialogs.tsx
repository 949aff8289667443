import { useState } from 'react';
import { Toast } from '#app/ui/toast.tsx';
import { CallDialog } from './call-dialog.tsx';
import type { Enquiry, CompanyContact, Sent } from './enquiries-context.ts';
import { ItineraryDialog } from './itinerary-dialog.tsx';

export { MailPanel } from './mail-panel.tsx';

/** How long after a dialog has closed its notice comes, in milliseconds. */
const NOTICE_DELAY = 400;

type Props = { company: CompanyContact; enquiry: Enquiry; onSent: (sent: Sent) => void; onClose: () => void };

/** The open form. Fetched, with what follows it, when somebody is about to open a form. */
export function EnquiryDialogs({ company, enquiry, onSent, onClose }: Props) {
  const finish = (done: Sent) => {
    onClose();
    // Screen readers announce nothing that comes into a status region while the modal dialog still hides the page.
    setTimeout(() => onSent(done), NOTICE_DELAY);
  };
  return enquiry.kind === 'itinerary' ? (
    <ItineraryDialog to={company.supportEmail} replyHours={company.replyHours} onSent={finish} onClose={onClose} />
  ) : (
    <CallDialog to={company.supportEmail} message={enquiry.message} onSent={finish} onClose={onClose} />
  );
}

/** Says once that a mail has been handed over, and to a screen reader where the other ways are. */
export function SentToast({ sent }: { sent: Sent }) {
  const [told, setTold] = useState<Sent>();
  if (sent === told) return null;
  return (
    <>
      <Toast key={sent.mail.url} text={sent.notice} onEnd={() => setTold(sent)} />
      <p className="sr-only">If your email app did not open, other ways to send it are at the end of the page.</p>
    </>
  );
}
