import { createContext, lazy, Suspense, useContext, useMemo, useRef, useState } from 'react';
import type { Mail } from '#app/domain/enquiries/mail.ts';
import type { NoticeWords } from '#app/ui/notice.tsx';
import { useEarlyPress } from './use-early-press.ts';

/** Where requests go, and what else reaches the company. */
export type EnquiryFacts = { supportEmail: string; phone: string | undefined; whatsapp: string | undefined };

/** What she asks for. A call may begin with a message, such as the trip she is looking at. */
export type Enquiry = { kind: 'itinerary' } | { kind: 'call'; message: string };

/** A mail that has been handed to the mail program, and the notice that says so. */
export type Sent = { mail: Mail; notice: NoticeWords };

type Enquiries = {
  facts: EnquiryFacts;
  /** Fetches the forms' code: on the first sign that she will want it. */
  prepare: () => void;
  open: (enquiry: Enquiry, opener: HTMLElement) => void;
  tellSent: (sent: Sent) => void;
};

const EnquiriesContext = createContext<Enquiries | undefined>(undefined);

const fetchDesk = () => import('./enquiry-desk.tsx');
const EnquiryDesk = lazy(fetchDesk);

/** The region that notices are announced from: it is there from the start. */
export const NOTICES_ID = 'notices';

/** Lets any page open a request form, and keeps what was sent in sight from page to page. */
export function EnquiriesProvider({ facts, children }: { facts: EnquiryFacts; children: React.ReactNode }) {
  const [enquiry, setEnquiry] = useState<Enquiry>();
  const [sent, setSent] = useState<Sent>();
  const opener = useRef<HTMLElement>(null);
  const enquiries = useMemo<Enquiries>(
    () => ({
      facts,
      prepare: () => void fetchDesk().catch(() => undefined),
      open: (asked, from) => {
        opener.current = from;
        setEnquiry(asked);
      },
      tellSent: setSent,
    }),
    [facts],
  );
  useEarlyPress();
  return (
    <EnquiriesContext value={enquiries}>
      {children}
      <div id={NOTICES_ID} role="status" className="notice-region" />
      <Suspense fallback={null}>
        {(enquiry || sent) && (
          <EnquiryDesk
            facts={facts}
            enquiry={enquiry}
            sent={sent}
            onSent={setSent}
            onClose={() => {
              setEnquiry(undefined);
              // Safari gives a pressed link no focus, so the browser would not know where to return it.
              opener.current?.focus({ preventScroll: true });
            }}
            onDismiss={() => setSent(undefined)}
          />
        )}
      </Suspense>
    </EnquiriesContext>
  );
}

/** The way to the forms, for their openers. */
export function useEnquiries(): Enquiries {
  const enquiries = useContext(EnquiriesContext);
  if (!enquiries) throw new Error('Openers of a form stand inside <EnquiriesProvider>.');
  return enquiries;
}
