import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { PageLink } from '#app/navigation/page-link.tsx';
import { PageHeading } from '#app/ui/section-heading.tsx';
import { LostPicture, PageProbablyMeant } from './lost.tsx';

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
