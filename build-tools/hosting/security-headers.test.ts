import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageCsp, SECURITY_HEADERS } from './security-headers.ts';

test('the security headers forbid MIME sniffing, framing and plain HTTP', () => {
  expect(SECURITY_HEADERS).toMatchObject({
    'Strict-Transport-Security': expect.stringContaining('includeSubDomains'),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'Permissions-Policy': expect.stringContaining('camera=()'),
  });
});

test('pages may load nothing from other sites except iframes, and may only ask their hosts whether they answer', () => {
  const folder = mkdtempSync(join(tmpdir(), 'policy-'));
  writeFileSync(join(folder, 'index.html'), '<script>run()</script><iframe src="https://map.example/place"></iframe>');
  const directives = pageCsp(folder).split('; ');
  rmSync(folder, { recursive: true });
  expect(directives).toContain('frame-src https://map.example');
  const elsewhere = directives.filter((directive) => /[*]|https?:|unsafe|\bblob:/.test(directive));
  expect(elsewhere).toEqual(["connect-src 'self' https://map.example", 'frame-src https://map.example']);
  expect(directives).toEqual(
    expect.arrayContaining(["default-src 'none'", "base-uri 'none'", 'form-action mailto:', "frame-ancestors 'none'"]),
  );
});
