import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Mail } from '#app/domain/enquiries/mail.ts';
import type { NoticeWords } from '#app/ui/notice.tsx';
import { useReplayEarlyClick } from './use-replay-early-click.ts';

/** Where requests go, and what else reaches the company. */
export type CompanyContact = { supportEmail: string; phone: string | undefined; whatsapp: string | undefined };

/** What the visitor asks for. A call may begin with a message, such as the trip on the page. */
export type Enquiry = { kind: 'itinerary' } | { kind: 'call'; message: string };

/** A mail that has been handed to the mail program, and the notice that says so. */
export type Sent = { mail: Mail; notice: NoticeWords };

/** What was pressed: its element's id, to which the focus returns, and the mail that stands in where no form can be had. */
type Trigger = { id: string; mailto: string };

type Enquiries = {
  data: CompanyContact;
  /** Fetches the forms' code: on the first sign that the visitor will want it. */
  prepare: () => void;
  open: (enquiry: Enquiry, trigger: Trigger) => void;
  tellSent: (sent: Sent) => void;
};

const EnquiriesContext = createContext<Enquiries | undefined>(undefined);

const fetchDialogs = () => import('./enquiry-dialogs.tsx');
type Desk = Awaited<ReturnType<typeof fetchDialogs>>;

/** Lets any page open a request form, and keeps what was sent in sight from page to page. */
export function EnquiriesProvider({ data, children }: { data: CompanyContact; children: React.ReactNode }) {
  const [enquiry, setEnquiry] = useState<Enquiry>();
  const [sent, setSent] = useState<Sent>();
  // Not React.lazy: behind <Suspense> the first showing waits 300 ms even for code that is there.
  const [desk, setDesk] = useState<Desk>();
  const trigger = useRef<string>(undefined);
  const prepare = useCallback((onError?: () => void) => {
    void fetchDialogs().then((module) => setDesk(module), onError ?? (() => undefined));
  }, []);
  const enquiries = useMemo<Enquiries>(
    () => ({
      data,
      prepare: () => prepare(),
      open: (asked, { id, mailto }) => {
        trigger.current = id;
        setEnquiry(asked);
        // Offline, or a release ago: then the button does what the link does without scripts.
        prepare(() => {
          setEnquiry(undefined);
          window.location.assign(mailto);
        });
      },
      tellSent: (done) => {
        prepare();
        setSent(done);
      },
    }),
    [data, prepare],
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
        {desk && sent && <desk.SentNotice sent={sent} />}
      </div>
      {desk && (enquiry || sent) && (
        <desk.EnquiryDialogs
          data={data}
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

/** The way to the forms, for their triggers. */
export function useEnquiries(): Enquiries {
  const enquiries = useContext(EnquiriesContext);
  if (!enquiries) throw new Error('Triggers of a form stand inside <EnquiriesProvider>.');
  return enquiries;
}
