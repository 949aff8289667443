import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

type Locked = { version?: string; resolved?: string; integrity?: string; link?: boolean };
type Manifest = Partial<Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string>>>;

const read = <T>(file: string) => JSON.parse(readFileSync(file, 'utf8')) as T;

/** What in a lockfile could bring something else than what was once tried: no hash, a link, an address that is no package's file. */
function loose(packages: Record<string, Locked>): string[] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .filter(
      ([, { version, resolved, integrity, link }]) =>
        link || !version || !integrity?.startsWith('sha512-') || !/^(https:\/\/[^/?#]+\/[^?#]+\.tgz)?$/.test(resolved ?? ''),
    )
    .map(([path]) => path);
}

/** Versions that would let npm choose: ranges, tags, addresses. */
function inexact({ dependencies, devDependencies, optionalDependencies }: Manifest): string[] {
  return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies })
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${name}@${version}`);
}

test.each(['.', 'scripts/support/extra-packages'])('%s: every package comes by its hash, and every version is exact', (folder) => {
  const { packages } = read<{ packages: Record<string, Locked> }>(`${folder}/package-lock.json`);
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(loose(packages)).toEqual([]);
  expect(inexact(read<Manifest>(`${folder}/package.json`))).toEqual([]);
});
