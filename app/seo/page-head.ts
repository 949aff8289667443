import type { MetaDescriptor } from 'react-router';
import { pagePathOf } from '#app/domain/page-path.ts';

/**
 * A route's title, description and canonical URL, for the built page and after each navigation. If this page duplicates
 * another, `canonicalPath` is the other page's path. For builds, vite.config.ts sets SITE_URL from content/company.yaml. The
 * build adds the metadata that crawlers need (built-head.server.ts).
 */
export function pageHead(
  { title, description }: { title: string | undefined; description: string | undefined },
  { pathname }: { pathname: string },
  canonicalPath: string = pagePathOf(pathname),
): MetaDescriptor[] {
  const siteUrl = import.meta.env['SITE_URL'] as string;
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: new URL(canonicalPath, siteUrl).href },
  ];
}
