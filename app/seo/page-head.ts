import type { MetaDescriptor } from 'react-router';

/**
 * What a route says of its page in the head, in the built page and again after each navigation: title, description and the
 * one address of the page, on the site named in content/company.yaml (vite.config.ts hands it in). `canonicalPath` names
 * another page's address where this page repeats that page. What only machines read of a fresh page is added by the build
 * (built-head.server.ts).
 */
export function pageHead(
  { title, description }: { title: string | undefined; description: string | undefined },
  { pathname }: { pathname: string },
  // The build asks with a slash at the end.
  canonicalPath: string = pathname.replace(/(.)\/$/, '$1'),
): MetaDescriptor[] {
  const siteUrl = import.meta.env['SITE_URL'] as string;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: new URL(canonicalPath, siteUrl).href },
  ];
}
