import { useState } from 'react';
import { Notice } from '#app/ui/notice.tsx';
import { CallDialog } from './call-dialog.tsx';
import type { Enquiry, CompanyContact, Sent } from './enquiries-context.ts';
import { ItineraryDialog } from './itinerary-dialog.tsx';

export { MailPanel } from './mail-panel.tsx';

type Props = { company: CompanyContact; enquiry: Enquiry; onSent: (sent: Sent) => void; onClose: () => void };

/** The open form. Fetched, with what follows it, when somebody is about to open a form. */
export function EnquiryDialogs({ company, enquiry, onSent, onClose }: Props) {
  const finish = (done: Sent) => {
    onSent(done);
    onClose();
  };
  return enquiry.kind === 'itinerary' ? (
    <ItineraryDialog to={company.supportEmail} replyHours={company.replyHours} onSent={finish} onClose={onClose} />
  ) : (
    <CallDialog to={company.supportEmail} message={enquiry.message} onSent={finish} onClose={onClose} />
  );
}

/** Says once that a mail has been handed over. */
export function SentNotice({ sent }: { sent: Sent }) {
  const [told, setTold] = useState<Sent>();
  return sent !== told && <Notice key={sent.mail.url} text={sent.notice} onEnd={() => setTold(sent)} />;
}
