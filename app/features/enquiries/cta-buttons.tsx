import { useId, useRef } from 'react';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { type CallSubject, type Enquiry, useEnquiries } from './enquiries-context.ts';
import { mailtoUrl } from './mailto.ts';

type DialogTriggerProps = {
  enquiry: Enquiry;
  mailtoSubject: string;
  className: string;
  kind: 'action' | 'secondary';
  children: React.ReactNode;
};

/**
 * A button that opens a form. Before hydration it is a mailto link. The button that replaces the link has the same id and
 * takes over its focus.
 */
function DialogTrigger({ enquiry, mailtoSubject, className, kind, children }: DialogTriggerProps) {
  const { company, prepare, open } = useEnquiries();
  const isHydrated = useHydrated();
  const id = useId();
  const hadFocus = useRef(false);
  const mailto = mailtoUrl(company.supportEmail, mailtoSubject);
  const look = { id, className: `button ${className}`, 'data-kind': kind };
  if (!isHydrated) {
    const leave = (link: HTMLAnchorElement) => () => void (hadFocus.current = link === document.activeElement);
    return (
      <a {...look} ref={leave} href={mailto} data-enquiry={enquiry.kind}>
        {children}
      </a>
    );
  }
  return (
    <button
      {...look}
      ref={(button) => {
        if (hadFocus.current) button?.focus();
        hadFocus.current = false;
      }}
      type="button"
      aria-haspopup="dialog"
      onPointerEnter={prepare}
      onTouchStart={prepare}
      onFocus={prepare}
      onClick={({ currentTarget }) => open(enquiry, { button: currentTarget, mailto })}
    >
      {children}
    </button>
  );
}

/** Opens the Request Custom Itinerary dialog. */
export function ItineraryRequestButton() {
  return (
    <DialogTrigger enquiry={{ kind: 'itinerary' }} mailtoSubject="Custom Itinerary Request" className="" kind="secondary">
      Get Custom Itinerary
    </DialogTrigger>
  );
}

/** Opens the Request a Call dialog. Its message begins with the trip that it is `about`. */
export function CallRequestButton({
  label = 'Request a Call',
  about,
  className = '',
}: {
  label?: string;
  about?: CallSubject;
  className?: string;
}) {
  return (
    <DialogTrigger
      enquiry={{ kind: 'call', about }}
      mailtoSubject={about ? `Call Request: ${about.title}` : 'Call Request'}
      className={className}
      kind="action"
    >
      {label}
    </DialogTrigger>
  );
}

/** A mailto link to the company, with the given subject. */
export function MailButton({ subject }: { subject: string }) {
  const { company } = useEnquiries();
  return (
    <a href={mailtoUrl(company.supportEmail, subject)} className="button" data-kind="secondary">
      Email us
    </a>
  );
}
