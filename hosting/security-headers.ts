/** What browsers are told to refuse. Every host sends these on every answer, whatever its status. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The headers that are the same everywhere. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** The policy of what is not a page: a script or picture opened by itself needs nothing. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * The content security policy of each built page, by its file ('/faqs.html'). A page's inline scripts are named by their
 * hashes. The policy of the first page stays while the visitor moves through the site, so every page may show the frames of all.
 */
export function pagePolicies(folder: string): ReadonlyMap<string, string> {
  const frames = new Set<string>();
  const scripts = new Map<string, string[]>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(folder, name), 'utf8');
    scripts.set(`/${name}`, scriptHashes(html));
    for (const [, origin = ''] of html.matchAll(/<iframe src="(https:\/\/[^/"]+)/g)) frames.add(origin);
  }
  return new Map([...scripts].map(([file, hashes]) => [file, policy(hashes, [...frames].join(' ') || "'none'")]));
}

function policy(scripts: readonly string[], frames: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    `frame-src ${frames}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'upgrade-insecure-requests',
  ].join('; ');
}

function scriptHashes(html: string): string[] {
  // Data blocks are never run, so no policy asks for them.
  const hashes = [...html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [...new Set(hashes)];
}
