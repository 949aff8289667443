import type { MetaDescriptor } from 'react-router';

type Words = { title: string | undefined; description: string | undefined };
type Match = { loaderData?: unknown } | undefined;

/**
 * What a route says of its page in the head, in the built page and again after each navigation: title, description and the
 * one address of the page. `args` are those of the route's meta function; `canonicalPath` names another page's address
 * where this page repeats that page. What only machines read of a fresh page is added by the build (built-head.server.ts).
 */
export function pageHead(
  { title, description }: Words,
  { location, matches }: { location: { pathname: string }; matches: readonly Match[] },
  // The build asks with a slash at the end.
  canonicalPath: string = location.pathname.replace(/(?<=.)\/$/, ''),
): MetaDescriptor[] {
  const siteUrl = matches.map((match) => (match?.loaderData as { siteUrl?: string } | undefined)?.siteUrl).find(Boolean);
  return [
    { title },
    { name: 'description', content: description },
    ...(siteUrl ? [{ tagName: 'link', rel: 'canonical', href: new URL(canonicalPath, siteUrl).href }] : []),
  ];
}
