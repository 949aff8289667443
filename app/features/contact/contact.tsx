import { useEffect, useRef, useState } from 'react';
import type { ContactDetails } from '#app/domain/contact-details.ts';
import type { PictureData } from '#app/domain/picture.ts';
import { ContactLink } from '#app/ui/contact-link.tsx';
import { ExternalLink } from '#app/ui/external-link.tsx';
import { LegalLines } from '#app/ui/legal-lines.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { useNearViewport } from '#app/ui/use-near-viewport.ts';

/** The data for the contact page, except its heading and breadcrumbs. */
type ContactData = ContactDetails & {
  page: { callTitle: string; callText: string };
  map: { embedUrl: string; openUrl: string; picture: PictureData };
  replyHours: number;
  picture: PictureData;
};

/** The contact page's main part. The address and 'Open in Maps' come before the map, because the map's iframe loads late. */
export function Contact({ data, callButton }: { data: ContactData; callButton: React.ReactNode }) {
  return (
    <>
      <WaysToUs {...data} callButton={callButton} />
      <Office {...data} />
    </>
  );
}

function WaysToUs({ page, ways, replyHours, picture, callButton }: ContactData & { callButton: React.ReactNode }) {
  return (
    <div className="page-width grid items-center gap-x-16 gap-y-10 pb-16 lg:grid-cols-[5fr_7fr] lg:pb-24">
      <div className="space-y-10">
        <section>
          <h2 className="text-title">Write to us</h2>
          {ways.map((way) => (
            <p key={way.href} className="mt-2">
              <ContactLink way={way} />
            </p>
          ))}
          <p className="text-muted">We reply within {replyHours} hours.</p>
        </section>
        <section className="border-t border-line pt-8">
          <h2 className="text-title">{page.callTitle}</h2>
          <p className="mt-2 max-w-[48ch]">{page.callText}</p>
          <p className="mt-5">{callButton}</p>
        </section>
      </div>
      <Picture
        picture={picture}
        sizes={{ phone: '92vw', wide: '(min-width: 80rem) 40rem, (min-width: 62.5rem) 52vw' }}
        className="aspect-16/10 w-full"
        priority
      />
    </div>
  );
}

function Office({ addressLines, legalLines, map }: Pick<ContactData, 'addressLines' | 'legalLines' | 'map'>) {
  return (
    <section className="bg-sand">
      <div className="page-width grid gap-x-16 gap-y-6 py-14 lg:grid-cols-[5fr_7fr] lg:py-20">
        <div>
          <h2 className="text-title">Our office in Chennai</h2>
          <address className="mt-3 not-italic">
            {addressLines.map((line, index) => (
              <span key={index} className="block">
                {line}
              </span>
            ))}
          </address>
          <LegalLines lines={legalLines} className="mt-3" />
          <p className="mt-2">
            <ExternalLink href={map.openUrl}>Open in Maps</ExternalLink>
          </p>
        </div>
        <OfficeMap map={map} />
      </div>
    </section>
  );
}

/**
 * A third-party map, which loads only when it is near the viewport, to keep the page fast. Until the map's host answers, the picture
 * stays: without a network, or where the host is blocked, the iframe would show the browser's error page.
 */
function OfficeMap({ map }: Pick<ContactData, 'map'>) {
  const box = useRef<HTMLDivElement>(null);
  const canLoad = useAnswer(map.embedUrl, useNearViewport(box));
  const frame = (
    <iframe
      src={map.embedUrl}
      title="Map of our office"
      loading="lazy"
      sandbox="allow-scripts allow-same-origin allow-popups"
      className="absolute inset-0 size-full"
    />
  );
  return (
    <div ref={box} className="office-map relative aspect-4/3 w-full overflow-hidden border border-rule sm:aspect-2/1">
      <Picture
        picture={map.picture}
        sizes={{ phone: '110vw', wide: '(min-width: 80rem) 40rem, (min-width: 62.5rem) 52vw, (min-width: 40rem) 92vw' }}
        className="absolute inset-0 size-full"
      />
      {canLoad ? frame : <noscript>{frame}</noscript>}
    </div>
  );
}

/** Whether the host of a URL answers. Asks for its robots.txt, which is small, once `isWanted` and when the network is back. */
function useAnswer(url: string, isWanted: boolean): boolean {
  const [hasAnswered, setAnswered] = useState(false);
  useEffect(() => {
    if (!isWanted) return undefined;
    const ask = () => {
      fetch(new URL('/robots.txt', url), { mode: 'no-cors' }).then(
        () => setAnswered(true),
        () => undefined,
      );
    };
    ask();
    addEventListener('online', ask);
    return () => removeEventListener('online', ask);
  }, [url, isWanted]);
  return hasAnswered;
}
