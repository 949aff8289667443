import { Link, type LinkProps } from 'react-router';

/** A link to a page of this site. What it needs is fetched early by ./use-prefetch.ts, without the router's help. */
export function PageLink(props: Omit<LinkProps, 'discover' | 'prefetch'>) {
  return <Link discover="none" {...props} />;
}
