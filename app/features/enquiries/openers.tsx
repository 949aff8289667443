import { type Enquiry, useEnquiries } from './enquiries.tsx';

type OpenerProps = { enquiry: Enquiry; subject: string; className: string; kind: 'action' | 'quiet'; children: React.ReactNode };

/** A button that opens a form. Without scripts it is the link it says it is: a mail to the company. */
function Opener({ enquiry, subject, className, kind, children }: OpenerProps) {
  const { facts, prepare, open } = useEnquiries();
  return (
    <a
      href={`mailto:${facts.supportEmail}?subject=${encodeURIComponent(subject)}`}
      data-enquiry={enquiry.kind}
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      onClick={(event) => {
        event.preventDefault();
        open(enquiry, event.currentTarget);
      }}
      className={`button ${className}`}
      data-kind={kind}
    >
      {children}
    </a>
  );
}

/** Opens the Request Custom Itinerary dialog. */
export function ItineraryRequestButton() {
  return (
    <Opener enquiry={{ kind: 'itinerary' }} subject="Custom Itinerary Request" className="" kind="quiet">
      Get Custom Itinerary
    </Opener>
  );
}

/** Opens the Request a Call dialog. `message` is what it begins with, such as the trip she is looking at. */
export function CallRequestButton({
  words = 'Request a Call',
  message = '',
  className = '',
}: {
  words?: string;
  message?: string;
  className?: string;
}) {
  return (
    <Opener enquiry={{ kind: 'call', message }} subject="Call Request" className={className} kind="action">
      {words}
    </Opener>
  );
}
