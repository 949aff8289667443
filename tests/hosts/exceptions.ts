/** Known differences between the hosts: which responses differ, why, and what is expected instead. */
import { MISSING_PAGE, MISSING_TRIP_PAGE } from '../../build-tools/hosting/site-manifest.ts';
import type { HostName } from './hosts.ts';
import type { ExpectedResponse } from './requests.ts';

/** A known difference. `want` replaces the expected headers that have the same names. */
export type Exception = {
  host: HostName;
  kinds: readonly string[];
  reason: string;
  statuses?: readonly number[];
  want?: ExpectedResponse['want'];
};

const POLICY = { 'content-security-policy': /^default-src 'none'/ };

/** Cloudflare's rules match only the requested path, not the response's status or file. */
export const EXCEPTIONS: readonly Exception[] = [
  {
    host: 'workerd',
    kinds: ['missing file'],
    reason: `every 404 has the nearest ${MISSING_PAGE} as its body and its folder's headers, so keep the files of the last release`,
    want: {
      'content-type': /^text\/(html|x-script)/,
      'cache-control': /^(no-cache|public, max-age=31536000, immutable|max-age=60)$/,
      ...POLICY,
    },
  },
  {
    host: 'workerd',
    kinds: ['missing, near trips'],
    reason: `the nearest 404.html of every path under /trips is ${MISSING_TRIP_PAGE}`,
  },
  {
    host: 'workerd',
    kinds: ['missing page, its own file'],
    reason: 'not-found pages are ordinary files there',
    statuses: [200],
    want: POLICY,
  },
  {
    host: 'workerd',
    kinds: ['double slash', 'encoded', 'malformed'],
    reason: 'it redirects to the normalised path with its own 307, before our rules apply',
    statuses: [307],
    want: { 'content-type': null, location: /^\/([^/]|$)/, ...POLICY },
  },
  { host: 'workerd', kinds: ['compressed'], reason: 'compresses as it sends; the edge in front of it sets Vary', want: { vary: null } },
  { host: 'workerd', kinds: ['method'], reason: 'its 405 has no Allow header', want: { allow: null } },
];
