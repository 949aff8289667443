import { CallRequestButton } from './openers.tsx';

/** What the contact page says besides its heading. */
export type ContactFacts = {
  page: { callTitle: string; callText: string };
  supportEmail: string;
  phone: string | undefined;
  addressLines: readonly string[];
  map: { embedUrl: string; openUrl: string };
  replyHours: number;
};

/** Mail, call, address and map; the address and 'Open in Maps' come before the frame, which loads late. */
export function Contact({ facts: { page, supportEmail, phone, addressLines, map, replyHours } }: { facts: ContactFacts }) {
  return (
    <div className="page-width grid gap-x-16 gap-y-12 pb-24 lg:grid-cols-2">
      <div className="space-y-10">
        <section>
          <h2 className="text-title">Write to us</h2>
          <p className="mt-2">
            <a href={`mailto:${supportEmail}`} className="text-link break-all">
              {supportEmail}
            </a>
          </p>
          {phone && <p>{phone}</p>}
          <p className="text-quiet">We answer within {replyHours} hours.</p>
        </section>
        <section>
          <h2 className="text-title">{page.callTitle}</h2>
          <p className="mt-2 max-w-[48ch]">{page.callText}</p>
          <p className="mt-4">
            <CallRequestButton words="Request a Call Back" />
          </p>
        </section>
      </div>
      <section>
        <h2 className="text-title">Our office in Chennai</h2>
        <address className="mt-2 not-italic">
          {addressLines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </address>
        <p>
          <a href={map.openUrl} target="_blank" rel="noreferrer" className="text-link">
            Open in Maps<span className="sr-only"> (opens in a new tab)</span>
          </a>
        </p>
        <iframe
          src={map.embedUrl}
          title="Map of our office"
          loading="lazy"
          sandbox="allow-scripts allow-same-origin allow-popups"
          className="mt-4 aspect-4/3 w-full border border-line"
        />
      </section>
    </div>
  );
}
