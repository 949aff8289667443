import { Link, type LinkProps } from 'react-router';

/**
 * A link to a page of this site. Its data and code are fetched as soon as she seems about to press it (hover, focus,
 * touch), and the router is not told to look for routes it already knows.
 */
export function PageLink(props: Omit<LinkProps, 'discover' | 'prefetch'>) {
  return <Link discover="none" prefetch="intent" {...props} />;
}
