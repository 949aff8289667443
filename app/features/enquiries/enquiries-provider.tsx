import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusQuietly, headingInView, isInView } from '#app/navigation/sections.ts';
import { type CompanyContact, EnquiriesContext, type Enquiry, type Sent, type Trigger } from './enquiries-context.ts';
import { openMail } from './open-mail.ts';
import { useLazyDialogs } from './use-lazy-dialogs.ts';
import { useReplayEarlyClick } from './use-replay-early-click.ts';

/** Lets any page open a request form. After an email is opened, keeps <MailPanel> on screen across pages. */
export function EnquiriesProvider({ company, children }: { company: CompanyContact; children: React.ReactNode }) {
  const { key } = useLocation();
  const [enquiry, setEnquiry] = useState<Enquiry>();
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    // A dialog closes with its page, in the same render, because nothing behind an open dialog can take focus.
    setEnquiry(undefined);
  }
  const [sent, setSent] = useState<Sent>();
  const [dialogs, fetchDialogs] = useLazyDialogs();
  const trigger = useRef<HTMLElement>(undefined);
  const enquiries = useMemo(
    () => ({
      company,
      prepare: () => fetchDialogs(),
      open: (wanted: Enquiry, { button, mailto }: Trigger) => {
        trigger.current = button;
        setEnquiry(wanted);
        // If the code fails to load (offline, or after a new deploy), open the mailto link instead, as without JavaScript.
        fetchDialogs(() => {
          setEnquiry(undefined);
          openMail({ url: mailto });
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
  // Return focus to the button after the dialog closes. Safari does not, because clicking a button does not focus it there. If Back
  // closed the dialog on its way to another place, focus has moved to that place.
  useEffect(() => {
    if (!enquiry) focusQuietly(ifInView(trigger.current));
  }, [enquiry]);
  const dismiss = () => {
    setSent(undefined);
    focusQuietly(ifInView(trigger.current) ?? headingInView());
  };
  return (
    <EnquiriesContext value={enquiries}>
      {children}
      {dialogs && enquiry && (
        <dialogs.EnquiryDialogs company={company} enquiry={enquiry} onSent={setSent} onClose={() => setEnquiry(undefined)} />
      )}
      <div className="sent-region">
        {/* Always rendered, because screen readers do not announce a status region inserted together with its text. */}
        <div role="status">{dialogs && sent && <dialogs.SentToast sent={sent} />}</div>
        {dialogs && sent && !enquiry && <dialogs.MailPanel mail={sent.mail} whatsapp={company.whatsapp} onDismiss={dismiss} />}
      </div>
    </EnquiriesContext>
  );
}

const ifInView = (element: HTMLElement | undefined) => (element && isInView(element) ? element : undefined);
