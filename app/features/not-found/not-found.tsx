import { useEffect } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import type { PictureData } from '#app/domain/picture.ts';
import { BackLink } from '#app/navigation/back-link.tsx';
import { PageLink } from '#app/navigation/page-link.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { PageHeading } from '#app/ui/section-heading.tsx';

/** The page of every address that has none: a kite cut loose. The attempted path goes to the console. */
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
      </PageHeading>
      <LostPicture which="kite" />
    </>
  );
}

/** A trip that is not in the catalogue: a garden gate. */
export function TripNotFound() {
  return (
    <>
      <PageHeading title="Trip Not Found" lead="Sorry, we couldn't find the trip you're looking for.">
        <BackLink fallback="/all-trips" className="button">
          Go Back
        </BackLink>
      </PageHeading>
      <LostPicture which="gate" />
    </>
  );
}

/** These pages also stand in for data that could not be had, so their pictures come with the frame of the site. */
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
