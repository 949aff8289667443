import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { content } from '#app/content/content.server.ts';

const SITE = 'build/client';

/** Addresses of ours in a text, that of the site itself left out. */
export function ownUrls(text: string): string[] {
  const site = content().company.siteUrl;
  return [...new Set([...text.matchAll(/https:\/\/[^\s"'<>)\\]+/g)].map(([address]) => address))].filter((address) =>
    address.startsWith(site),
  );
}

/** Whether a whole address of ours is a page or a file of the built site. */
export function isBuilt(address: string): boolean {
  const { pathname } = new URL(address);
  return [pathname, `${pathname}.html`, `${pathname}index.html`].some((file) => /\.\w+$/.test(file) && existsSync(join(SITE, file)));
}
