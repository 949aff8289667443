import { useEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { focusQuietly, isInView } from '#app/navigation/sections.ts';
import { Waiting } from '#app/ui/waiting.tsx';
import { type CompanyContact, EnquiriesContext, type Enquiry, type Trigger } from './enquiries-context.ts';
import { openMail } from './open-mail.ts';
import { hasSent } from './sent.ts';
import { useLazyDialogs } from './use-lazy-dialogs.ts';
import { useReplayEarlyClick } from './use-replay-early-click.ts';

/** Lets any page open a request form. After an email is opened, keeps <SentRegion> on screen across pages. */
export function EnquiriesProvider({ company, children }: { company: CompanyContact; children: React.ReactNode }) {
  const { key } = useLocation();
  const [enquiry, setEnquiry] = useState<Enquiry & { mailto: string }>();
  const [shownKey, setShownKey] = useState(key);
  if (shownKey !== key) {
    setShownKey(key);
    // A dialog closes with its page, in the same render, because nothing behind an open dialog can take focus.
    setEnquiry(undefined);
  }
  const [dialogs, fetchDialogs] = useLazyDialogs();
  const trigger = useRef<HTMLElement>(undefined);
  const enquiries = useMemo(
    () => ({
      company,
      prepare: fetchDialogs,
      open: (wanted: Enquiry, { button, mailto }: Trigger) => {
        trigger.current = button;
        setEnquiry({ ...wanted, mailto });
      },
    }),
    [company, fetchDialogs],
  );
  useEffect(() => {
    if (!enquiry) return undefined;
    let isWanted = true;
    void fetchDialogs().then((module) => {
      if (module || !isWanted) return;
      // If the code does not come (offline, or after a new deploy), open the mailto link instead, as without JavaScript.
      setEnquiry(undefined);
      openMail({ url: enquiry.mailto });
    });
    return () => void (isWanted = false);
  }, [enquiry, fetchDialogs]);
  useReplayEarlyClick();
  // Return focus to the button after the dialog closes. Safari does not, because clicking a button does not focus it there. If Back
  // closed the dialog on its way to another place, focus has moved to that place.
  useEffect(() => {
    const button = trigger.current;
    if (!enquiry && button && isInView(button)) focusQuietly(button);
  }, [enquiry]);
  useEffect(() => {
    if (hasSent()) void fetchDialogs();
  }, [fetchDialogs]);
  return (
    <EnquiriesContext value={enquiries}>
      {children}
      <Waiting text={enquiry && !dialogs ? 'Opening the form …' : undefined} />
      {dialogs && enquiry && <dialogs.EnquiryDialogs company={company} enquiry={enquiry} onClose={() => setEnquiry(undefined)} />}
      {dialogs && <dialogs.SentRegion whatsapp={company.whatsapp} hasDialog={enquiry !== undefined} opener={trigger} />}
    </EnquiriesContext>
  );
}
