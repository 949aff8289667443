import { CallDialog } from './call-dialog.tsx';
import type { CompanyContact, Enquiry } from './enquiries-context.ts';
import { ItineraryDialog } from './itinerary-dialog.tsx';
import { keepSent } from './sent-region.tsx';
import type { Sent } from './sent.ts';

// What <EnquiriesProvider> and <Newsletter> need beside the forms, in one module, so that it is fetched at once.
export { sendNewsletter } from './send-newsletter.ts';
export { SentRegion } from './sent-region.tsx';

type Props = { company: CompanyContact; enquiry: Enquiry; onClose: () => void };

/** The open request form. This module is loaded when a form or a notice is about to appear. */
export function EnquiryDialogs({ company, enquiry, onClose }: Props) {
  const finish = (sent: Sent) => {
    onClose();
    keepSent(sent);
  };
  return enquiry.kind === 'itinerary' ? (
    <ItineraryDialog to={company.supportEmail} replyHours={company.replyHours} onSent={finish} onClose={onClose} />
  ) : (
    <CallDialog company={company} about={enquiry.about} onSent={finish} onClose={onClose} />
  );
}
