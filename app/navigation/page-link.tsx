import { useContext } from 'react';
import { Link, type LinkProps, UNSAFE_FrameworkContext, useLinkClickHandler } from 'react-router';
import { isFilePath } from '#app/domain/page-path.ts';
import { ignoreSecondPress } from '#app/ui/ignore-second-press.ts';
import { usePagePath } from './use-page-path.ts';

type Props = Omit<LinkProps, 'discover' | 'prefetch' | 'to'> & { to: string };

/**
 * A link to a page on this site, or, as '#section', to a section of the current page. All links inside the site are the router's,
 * except those to files: a link of the browser's adds a history entry that the router knows nothing about. ./use-prefetch.ts does the
 * prefetching.
 */
export function PageLink({ to, onClick, ...props }: Props) {
  // The 404 page has no route but its own (build-tools/postbuild/deferred-hydration.in-page.js).
  const { routes } = useContext(UNSAFE_FrameworkContext)?.manifest ?? {};
  const isAlone = routes !== undefined && !('routes/home' in routes);
  return to.startsWith('#') ? (
    <SectionLink to={to} onClick={onClick} {...props} />
  ) : (
    <Link
      discover="none"
      to={to}
      reloadDocument={isAlone || isFilePath(to)}
      onClick={(event) => {
        onClick?.(event);
        ignoreSecondPress(event);
      }}
      {...props}
    />
  );
}

/** Its address has no path, because a not-found page is built only once and shown at many addresses. */
function SectionLink({ to, children, onClick, ...props }: Props) {
  const follow = useLinkClickHandler(`${usePagePath()}${to}`);
  return (
    <a
      {...props}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        follow(event);
      }}
    >
      {children}
    </a>
  );
}
