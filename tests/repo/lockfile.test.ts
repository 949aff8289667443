import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { version?: string; resolved?: string; integrity?: string; link?: boolean };
type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>;

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** Lockfile entries that could install something untested: those without a version or hash, and those with a link or a non-tarball URL. */
function loose(packages: Record<string, Locked>): string[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .filter(
      ([, { version, resolved, integrity, link }]) =>
        link || !version || !integrity?.startsWith('sha512-') || !/^(https:\/\/[^/?#]+\/[^?#]+\.tgz)?$/.test(resolved ?? ''),
    )
    .map(([path]) => path);
}

/** Dependencies without an exact version, such as those with a range, a tag or a URL. */
function inexact({ dependencies, devDependencies, optionalDependencies }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}@${version}`);
}

test.each(['.', 'scripts/support/extra-packages'])('%s: every package has a hash and every dependency has an exact version', (folder) => {
  const { packages } = read<{ packages: Record<string, Locked> }>(`${folder}/package-lock.json`);
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(loose(packages)).toEqual([]);
  expect(inexact(read<Manifest>(`${folder}/package.json`))).toEqual([]);
});
