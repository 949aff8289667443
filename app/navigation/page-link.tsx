import { Link, type LinkProps } from 'react-router';
import { usePagePath } from './use-page-path.ts';

/**
 * A link to a page on this site, or, as '#section', to a section of the current page. All links inside the site are the router's:
 * a link of the browser's adds a history entry that the router knows nothing about. ./use-prefetch.ts does the prefetching.
 */
export function PageLink({ to, ...props }: Omit<LinkProps, 'discover' | 'prefetch' | 'to'> & { to: string }) {
  const path = usePagePath();
  return <Link discover="none" to={to.startsWith('#') ? `${path}${to}` : to} {...props} />;
}
