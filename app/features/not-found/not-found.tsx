import { useEffect, useState } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { PictureData } from '#app/domain/picture.ts';
import { GoBackLink } from '#app/navigation/back-link.tsx';
import { PageLink } from '#app/navigation/page-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { PageHeading } from '#app/ui/section-heading.tsx';

/** The 404 page, with a picture of a lost kite. Logs the requested path to the console. */
export function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.info(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <>
      <title>Page not found</title>
      <PageHeading title="Oops! Page not found" lead="The address may have changed, or it was not typed correctly.">
        <PageLink to="/" className="button" data-kind="action">
          Return to Home
        </PageLink>
        <PageProbablyMeant />
      </PageHeading>
      <LostPicture which="kite" />
    </>
  );
}

/** The page for a trip that is not in the catalogue, with a picture of a garden gate. */
export function TripNotFound() {
  return (
    <>
      <PageHeading title="Trip Not Found" lead="Sorry, we couldn't find the trip you're looking for.">
        <GoBackLink fallback="/all-trips" className="button">
          Go Back
        </GoBackLink>
        <PageProbablyMeant />
      </PageHeading>
      <LostPicture which="gate" />
    </>
  );
}

/** A link to the page that an unknown address probably means. If its code or the server can't be reached, there is none. */
function PageProbablyMeant() {
  const { pathname } = useLocation();
  const [meant, setMeant] = useState<string>();
  useEffect(() => {
    import('./page-probably-meant.ts').then((module) => module.findPageProbablyMeant(pathname)).then(setMeant, () => setMeant(undefined));
  }, [pathname]);
  return (
    <p role="status" className="w-full wrap-anywhere">
      {meant && (
        <>
          Did you mean{' '}
          <PageLink to={meant} className="text-link">
            {meant}
          </PageLink>
          ?
        </>
      )}
    </p>
  );
}

/** These pages also appear when a data request returns 404, so their pictures come from the layout route's data. */
function LostPicture({ which }: { which: 'kite' | 'gate' }) {
  const frame = useRouteLoaderData<{ notFound: Record<'kite' | 'gate', PictureData> }>('routes/layout');
  return (
    frame && (
      <Picture
        picture={frame.notFound[which]}
        sizes={{ phone: 'max(100vw, 32rem)', wide: '(min-width: 62.5rem) max(100vw, 48rem)' }}
        priority
        className="h-80 w-full lg:h-120"
      />
    )
  );
}
