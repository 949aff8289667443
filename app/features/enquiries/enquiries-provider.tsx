import { useEffect, useMemo, useRef, useState } from 'react';
import { type CompanyContact, EnquiriesContext, type Enquiry, type Sent, type Trigger } from './enquiries-context.ts';
import { useLazyDialogs } from './use-lazy-dialogs.ts';
import { useReplayEarlyClick } from './use-replay-early-click.ts';

/** Lets any page open a request form, and keeps what was sent in sight from page to page. */
export function EnquiriesProvider({ company, children }: { company: CompanyContact; children: React.ReactNode }) {
  const [enquiry, setEnquiry] = useState<Enquiry>();
  const [sent, setSent] = useState<Sent>();
  const [dialogs, fetchDialogs] = useLazyDialogs();
  const trigger = useRef<string>(undefined);
  const enquiries = useMemo(
    () => ({
      company,
      prepare: () => fetchDialogs(),
      open: (wanted: Enquiry, { id, mailto }: Trigger) => {
        trigger.current = id;
        setEnquiry(wanted);
        // Offline, or a release ago: then the button does what the link does without scripts.
        fetchDialogs(() => {
          setEnquiry(undefined);
          window.location.assign(mailto);
        });
      },
      tellSent: (done: Sent) => {
        fetchDialogs();
        setSent(done);
      },
    }),
    [company, fetchDialogs],
  );
  useReplayEarlyClick();
  // Once the dialog is gone. The browser would do it, but Safari gives a pressed button no focus to return to.
  useEffect(() => {
    if (!enquiry && trigger.current) document.getElementById(trigger.current)?.focus({ preventScroll: true });
  }, [enquiry]);
  return (
    <EnquiriesContext value={enquiries}>
      {children}
      {/* There from the start: a region that arrives together with its words is not announced. */}
      <div role="status" className="notice-region">
        {dialogs && sent && <dialogs.SentNotice sent={sent} />}
      </div>
      {dialogs && (enquiry || sent) && (
        <dialogs.EnquiryDialogs
          company={company}
          enquiry={enquiry}
          sent={sent}
          onSent={setSent}
          onClose={() => setEnquiry(undefined)}
          onDismiss={() => setSent(undefined)}
        />
      )}
    </EnquiriesContext>
  );
}
