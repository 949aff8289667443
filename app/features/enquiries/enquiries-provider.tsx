import { useEffect, useMemo, useRef, useState } from 'react';
import { type CompanyContact, EnquiriesContext, type Enquiry, type Sent, type Trigger } from './enquiries-context.ts';
import { useLazyDialogs } from './use-lazy-dialogs.ts';
import { useReplayEarlyClick } from './use-replay-early-click.ts';

/** Lets any page open a request form, and keeps the sent mail's panel visible across pages. */
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
        // Offline or after a new deploy the code fails to load: open the mail link instead, as without JavaScript.
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
  // Return the focus after the dialog closes. Browsers do so by themselves, but Safari does not focus a clicked button.
  useEffect(() => {
    if (enquiry || !trigger.current) return;
    document.getElementById(trigger.current)?.focus({ preventScroll: true });
  }, [enquiry]);
  // The mail panel may cover the focused trigger.
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
        {/* Always rendered: screen readers do not announce a status region inserted together with its text. */}
        <div role="status">{dialogs && sent && <dialogs.SentToast sent={sent} />}</div>
        {dialogs && sent && !enquiry && (
          <dialogs.MailPanel mail={sent.mail} whatsapp={company.whatsapp} onDismiss={() => setSent(undefined)} />
        )}
      </div>
    </EnquiriesContext>
  );
}
