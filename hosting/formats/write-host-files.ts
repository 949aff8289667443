/** Writes each host's own format of the one table: beside the pages what an edge reads there, in build/hosting the rest. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSiteManifest } from '../site-manifest.ts';
import { ASSETS_IGNORE, cloudflareHeaders, cloudflareProblems, cloudflareRedirects } from './cloudflare-files.ts';
import { nginxFile } from './nginx-file.ts';

/**
 * @param folder the built site, build/client
 * @param beside where the files of servers go, build/hosting
 */
export function writeHostFiles(folder: string, beside: string): void {
  const site = readSiteManifest(folder);
  const headers = cloudflareHeaders(site);
  const redirects = cloudflareRedirects(site);
  // The other hosts have no such limit, so the build goes on; npm run deploy does not.
  for (const problem of cloudflareProblems(headers, redirects)) console.warn(`${problem}: docs/hosting.md says what to do.`);
  writeFileSync(join(folder, '_headers'), headers);
  writeFileSync(join(folder, '_redirects'), redirects);
  writeFileSync(join(folder, '.assetsignore'), ASSETS_IGNORE);
  mkdirSync(beside, { recursive: true });
  writeFileSync(join(beside, 'nginx.conf'), nginxFile(site));
}
