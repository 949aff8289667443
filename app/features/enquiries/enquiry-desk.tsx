import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Notice } from '#app/ui/notice.tsx';
import { CallDialog } from './call-dialog.tsx';
import { type Enquiry, type EnquiryFacts, NOTICES_ID, type Sent } from './enquiries.tsx';
import { ItineraryDialog } from './itinerary-dialog.tsx';
import { MailPanel } from './mail-panel.tsx';

/** The forms and what follows them. Default export: it is fetched when somebody is about to open a form. */
export default function EnquiryDesk({
  facts,
  enquiry,
  sent,
  onSent,
  onClose,
  onDismiss,
}: {
  facts: EnquiryFacts;
  enquiry: Enquiry | undefined;
  sent: Sent | undefined;
  onSent: (sent: Sent) => void;
  onClose: () => void;
  onDismiss: () => void;
}) {
  const [told, setTold] = useState<Sent>();
  const region = document.getElementById(NOTICES_ID);
  const finish = (done: Sent) => {
    onSent(done);
    onClose();
  };
  return (
    <>
      {enquiry?.kind === 'itinerary' && <ItineraryDialog to={facts.supportEmail} onSent={finish} onClose={onClose} />}
      {enquiry?.kind === 'call' && <CallDialog to={facts.supportEmail} message={enquiry.message} onSent={finish} onClose={onClose} />}
      {sent && !enquiry && <MailPanel mail={sent.mail} whatsapp={facts.whatsapp} onDismiss={onDismiss} />}
      {sent && sent !== told && region && createPortal(<Notice words={sent.notice} onEnd={() => setTold(sent)} />, region)}
    </>
  );
}
