/** The security headers. Every host sends them with every response, whatever its status. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Headers that are the same on every response. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // Feeds, /trips.json and previews offer the pictures to other sites.
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Permissions-Policy': 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
};

/** The content security policy for files other than pages: a script or image that is opened directly loads nothing else. */
export const FILE_CSP = "default-src 'none'; frame-ancestors 'none'";

/**
 * The content security policy for every page of a built site. It allows inline scripts by hash; they are the same on every
 * page (build-tools/postbuild), so the policy does not grow with the site. The first page's policy stays in force during
 * client-side navigation, so it allows the iframes of all pages, and asking their hosts whether they answer
 * (app/features/contact/contact.tsx).
 */
export function pageCsp(folder: string): string {
  const frames = new Set<string>();
  const scripts = new Set<string>();
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
    if (!name.endsWith('.html')) continue;
    const html = readFileSync(join(folder, name), 'utf8');
    for (const text of inlineScripts(html)) scripts.add(text);
    for (const [, origin = ''] of html.matchAll(/<iframe src="(https:\/\/[^/"]+)/g)) frames.add(origin);
  }
  return policy([...scripts].map(hash), [...frames].join(' '));
}

function policy(scripts: readonly string[], frames: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${scripts.join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self' ${frames}`.trim(),
    "manifest-src 'self'",
    `frame-src ${frames || "'none'"}`,
    "base-uri 'none'",
    'form-action mailto:',
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'upgrade-insecure-requests',
  ].join('; ');
}

/** The source of each inline script on a page. Omits data blocks and empty scripts, which never run and need no hash. */
export function inlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\s(?:src=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(([, text = '']) => text).filter((text) => text !== '');
}

function hash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}
