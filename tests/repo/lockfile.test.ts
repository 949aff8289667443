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

test.each(['.', 'tools/extra-packages'])('%s: every package comes by its hash, and every version is exact', (folder) => {
  const { packages } = read<{ packages: Record<string, Locked> }>(`${folder}/package-lock.json`);
  expect(Object.keys(packages).length).toBeGreaterThan(100);
  expect(loose(packages)).toEqual([]);
  expect(inexact(read<Manifest>(`${folder}/package.json`))).toEqual([]);
});

test.each<[string, Locked]>([
  ['without a hash', { version: '1.0.0', resolved: 'https://registry.example/a/-/a-1.0.0.tgz' }],
  ['with an old hash', { version: '1.0.0', integrity: 'sha1-abc' }],
  ['from a repository', { version: '1.0.0', integrity: 'sha512-abc', resolved: 'git+ssh://git@host.example/a.git#abc' }],
  ['over plain HTTP', { version: '1.0.0', integrity: 'sha512-abc', resolved: 'http://registry.example/a/-/a-1.0.0.tgz' }],
  ['that is a link to a folder', { link: true, resolved: 'packages/a' }],
])('a package %s is noticed', (_, locked) => {
  expect(loose({ '': {}, 'node_modules/a': locked })).toEqual(['node_modules/a']);
});

test.each(['^1.0.0', '~1.0.0', '1', 'latest', '*', 'file:../a', 'git+https://host.example/a.git', 'npm:b@1.0.0'])(
  'a version written %s is noticed',
  (version) => {
    expect(inexact({ devDependencies: { a: version } })).toEqual([`a@${version}`]);
  },
);
