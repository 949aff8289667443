import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const FOLDERS = ['app', 'art', 'hosting', 'scripts', 'tools', 'vite'];

test('nothing but framework-internals/ names a private part of the router', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:ts|tsx|js)$/.test(name) && !name.includes('node_modules'))
      .map((name) => join(folder, name)),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => /UNSAFE_|__reactRouter/.test(readFileSync(file, 'utf8')))).toEqual([]);
});
