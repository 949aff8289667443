import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { BackLink } from '#app/ui/back-link.tsx';
import { PageLink } from '#app/ui/page-link.tsx';
import { PageHeading } from '#app/ui/section-heading.tsx';

/** The page of every address that has none. The attempted path goes to the console (spec section 2). */
export function NotFound() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.info(`404: there is no page at ${pathname}`);
  }, [pathname]);
  return (
    <>
      <title>Page not found</title>
      <PageHeading title="Oops! Page not found" lead="The address may have changed, or a letter got lost on the way.">
        <PageLink to="/" className="button" data-kind="action">
          Return to Home
        </PageLink>
      </PageHeading>
    </>
  );
}

/** A trip that is not in the catalogue. */
export function TripNotFound() {
  return (
    <PageHeading title="Trip Not Found" lead="Sorry, we couldn't find the trip you're looking for.">
      <BackLink fallback="/all-trips" className="button">
        Go Back
      </BackLink>
    </PageHeading>
  );
}
