import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { IS_FULL } from '../../scripts/support/pages.ts';

const SITE = 'build/client';

test.runIf(IS_FULL)('the build is byte-identical in another time zone and folder', { timeout: 900_000 }, () => {
  const before = fingerprint(SITE);
  const copy = mkdtempSync(join(tmpdir(), 'again-'));
  try {
    execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build'], {
      // SITE_DATE is set to the day that the site was built for (vitest.config.ts).
      env: { ...process.env, NODE_ENV: 'production', TZ: 'Pacific/Kiritimati', BUILD_DIR: copy },
      stdio: 'pipe',
    });
    expect(fingerprint(join(copy, 'client'))).toEqual(before);
  } finally {
    rmSync(copy, { recursive: true });
  }
});

function fingerprint(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => `${file.slice(folder.length)} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`)
    .toSorted();
}
