import { Link, type LinkProps } from 'react-router';

/** A link to a page on this site. ./use-prefetch.ts does the prefetching, not the router. */
export function PageLink(props: Omit<LinkProps, 'discover' | 'prefetch'>) {
  return <Link discover="none" {...props} />;
}
