import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '#app/content/content.server.ts';

const SITE = 'build/client';

/** The distinct URLs of this site in a string. */
export function ownUrls(text: string): string[] {
  const site = content().company.siteUrl;
  return [...new Set([...text.matchAll(/https:\/\/[^\s"'<>)\\]+/g)].map(([address]) => address))].filter((address) =>
    address.startsWith(site),
  );
}

/** Whether a URL of this site is a built page or file. */
export function isBuilt(address: string): boolean {
  const { pathname } = new URL(address);
  return [pathname, `${pathname}.html`, `${pathname}index.html`].some((file) => /\.\w+$/.test(file) && existsSync(join(SITE, file)));
}
