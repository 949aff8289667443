import type { MetaDescriptor } from 'react-router';

/**
 * The meta of a route, in the built page and after each navigation: title, description and canonical URL, on the site in
 * content/company.yaml (vite.config.ts sets SITE_URL). `canonicalPath` is another page's path if this page duplicates it.
 * The build adds the metadata that only a fresh page needs (built-head.server.ts).
 */
export function pageHead(
  { title, description }: { title: string | undefined; description: string | undefined },
  { pathname }: { pathname: string },
  // During prerendering the path ends in a slash.
  canonicalPath: string = pathname.replace(/(.)\/$/, '$1'),
): MetaDescriptor[] {
  const siteUrl = import.meta.env['SITE_URL'] as string;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: new URL(canonicalPath, siteUrl).href },
  ];
}
