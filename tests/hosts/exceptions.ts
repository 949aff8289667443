/** Where a host cannot answer as the others do: each with its reason, and what it answers instead. */
import { MISSING_PAGE, MISSING_TRIP_PAGE } from '../../build-tools/hosting/site-manifest.ts';
import type { HostName } from './hosts.ts';
import type { ExpectedResponse } from './requests.ts';

/** A named difference; `want` stands in for those headers of the row that it names. */
export type Exception = {
  host: HostName;
  kinds: readonly string[];
  reason: string;
  statuses?: readonly number[];
  want?: ExpectedResponse['want'];
};

const POLICY = { 'content-security-policy': /^default-src 'none'/ };

/** Cloudflare's rules know the address that was asked for, and neither the status nor the file that answers it. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    host: 'workerd',
    kinds: ['missing file'],
    reason: `every 404 has the nearest ${MISSING_PAGE} for a body, and what a rule gives a folder, its 404s get too: keep the last release's files`,
    want: {
      'content-type': /^text\/(html|x-script)/,
      'cache-control': /^(no-cache|public, max-age=31536000, immutable|max-age=60)$/,
      ...POLICY,
    },
  },
  {
    host: 'workerd',
    kinds: ['missing, near trips'],
    reason: `the nearest 404.html of whatever lies under /trips is ${MISSING_TRIP_PAGE}`,
  },
  {
    host: 'workerd',
    kinds: ['missing page, its own file'],
    reason: 'the pages for what is missing are files like any other there, and a file answers 200 or leads to one that does',
    statuses: [200, 307],
    want: POLICY,
  },
  {
    host: 'workerd',
    kinds: ['double slash', 'encoded'],
    reason: 'leads to the plain spelling by a 307 of its own, before anything of ours is asked',
    statuses: [307],
    want: { 'content-type': null, location: /^\/([^/]|$)/, ...POLICY },
  },
  {
    host: 'workerd',
    kinds: ['range'],
    reason: 'answers with the whole file, as HTTP allows; the edge in front of it does ranges',
    statuses: [200],
    want: { 'content-range': null, 'content-length': /^\d+$/ },
  },
  { host: 'workerd', kinds: ['packed'], reason: 'packs as it sends, and leaves Vary to the edge in front of it', want: { vary: null } },
  { host: 'workerd', kinds: ['method'], reason: 'its 405 names no other methods', want: { allow: null } },
];
