import { useState } from 'react';
import { Notice } from '#app/ui/notice.tsx';
import { CallDialog } from './call-dialog.tsx';
import type { Enquiry, CompanyContact, Sent } from './enquiries-context.ts';
import { ItineraryDialog } from './itinerary-dialog.tsx';
import { MailPanel } from './mail-panel.tsx';

/** The open form, or the panel that follows it. Fetched when somebody is about to open a form. */
export function EnquiryDialogs({
  company,
  enquiry,
  sent,
  onSent,
  onClose,
  onDismiss,
}: {
  company: CompanyContact;
  enquiry: Enquiry | undefined;
  sent: Sent | undefined;
  onSent: (sent: Sent) => void;
  onClose: () => void;
  onDismiss: () => void;
}) {
  const finish = (done: Sent) => {
    onSent(done);
    onClose();
  };
  if (enquiry?.kind === 'itinerary')
    return <ItineraryDialog to={company.supportEmail} replyHours={company.replyHours} onSent={finish} onClose={onClose} />;
  if (enquiry?.kind === 'call') return <CallDialog to={company.supportEmail} message={enquiry.message} onSent={finish} onClose={onClose} />;
  return sent && <MailPanel mail={sent.mail} whatsapp={company.whatsapp} onDismiss={onDismiss} />;
}

/** Says once that a mail has been handed over. */
export function SentNotice({ sent }: { sent: Sent }) {
  const [told, setTold] = useState<Sent>();
  return sent !== told && <Notice key={sent.mail.url} text={sent.notice} onEnd={() => setTold(sent)} />;
}
