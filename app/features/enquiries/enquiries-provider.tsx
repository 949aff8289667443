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
      notifySent: (done: Sent) => {
        fetchDialogs();
        setSent(done);
      },
    }),
    [company, fetchDialogs],
  );
  useReplayEarlyClick();
  // Once the dialog is gone. The browser would do it, but Safari gives a pressed button no focus to return to.
  useEffect(() => {
    if (enquiry || !trigger.current) return;
    document.getElementById(trigger.current)?.focus({ preventScroll: true });
  }, [enquiry]);
  // The panel may have come up over it.
  useEffect(() => {
    const focused = document.activeElement;
    if (sent && focused?.id === trigger.current) focused?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [sent]);
  return (
    <EnquiriesContext value={enquiries}>
      {children}
      {dialogs && enquiry && (
        <dialogs.EnquiryDialogs company={company} enquiry={enquiry} onSent={setSent} onClose={() => setEnquiry(undefined)} />
      )}
      <div className="sent-region">
        {/* Rendered from the start: a status region that is inserted together with its text is not announced. */}
        <div role="status">{dialogs && sent && <dialogs.SentToast sent={sent} />}</div>
        {dialogs && sent && !enquiry && (
          <dialogs.MailPanel mail={sent.mail} whatsapp={company.whatsapp} onDismiss={() => setSent(undefined)} />
        )}
      </div>
    </EnquiriesContext>
  );
}
