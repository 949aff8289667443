import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** Imports that must not be, by the file that has them, with the rule that each breaks. */
const WRONG = [
  ['app/ui/card.tsx', "import { priceText } from '#app/features/home/hero.tsx';", 'app-ui-imports'],
  ['app/ui/link.tsx', "import { Link } from 'react-router';", 'primitives-know-no-router'],
  ['app/domain/price.ts', "import { Icon } from '../ui/icon.tsx';", 'app-domain-imports'],
  ['app/domain/clock.ts', "import { readFileSync } from 'node:fs';", 'rules-are-pure'],
  ['app/features/home/hero.tsx', "import { Card } from '../trip-card/card.tsx';", 'features-apart'],
  ['app/features/faqs/faqs.tsx', "import { content } from '#app/content/content.server.ts';", 'app-features-imports'],
  ['app/features/faqs/late.tsx', "const form = () => import('#app/routes/home.tsx');", 'app-features-imports'],
  ['app/navigation/link.tsx', "import { data } from '../ui/data.server.ts';", 'server-files-apart'],
  ['app/feeds/sitemap.server.ts', "import { Card } from '#app/features/trip-card/card.tsx';", 'app-feeds-imports'],
  ['hosting/server.ts', "import { check } from '../scripts/check.ts';", 'hosting-imports'],
  ['vite/reload.ts', "import { page } from '../tests/page.ts';", 'vite-imports'],
  ['scripts/check.ts', "import { page } from '../tests/page.ts';", 'scripts-imports'],
  ['app/routes/gone.tsx', "import { Gone } from './nowhere.tsx';", 'files-are-there'],
] as const;

/** Files that the wrong ones import; what these import themselves is allowed. */
const RIGHT = {
  'package.json': '{ "imports": { "#app/*": "./app/*" } }',
  'node_modules/react-router/package.json': '{ "name": "react-router", "main": "index.js" }',
  'node_modules/react-router/index.js': 'export const Link = 1;',
  'app/ui/icon.tsx': 'export const Icon = 1;',
  'app/ui/data.server.ts': 'export const data = 1;',
  'app/features/trip-card/card.tsx': "import { Icon } from '#app/ui/icon.tsx';\nexport const Card = Icon;",
  'app/content/content.server.ts': "import { day } from '#app/domain/day.ts';\nexport const content = day;",
  'app/domain/day.ts': 'export const day = 1;',
  'app/routes/home.tsx':
    "import { content } from '#app/content/content.server.ts';\nimport { Card } from '#app/features/trip-card/card.tsx';",
  'tests/page.ts': "import { Card } from '#app/features/trip-card/card.tsx';\nexport const page = Card;",
};

test('an import across a boundary is found, by its rule, and none that is allowed', () => {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  try {
    const files = [...Object.entries(RIGHT), ...WRONG.map(([file, source]) => [file, source] as const)];
    for (const [path, source] of files) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), source);
    }
    const { stdout, stderr } = spawnSync(
      resolve('node_modules/.bin/depcruise'),
      ['--config', resolve('.dependency-cruiser.mjs'), '--output-type', 'json', 'app', 'hosting', 'scripts', 'tests', 'vite'],
      { cwd: root, encoding: 'utf8' },
    );
    expect(stderr).toBe('');
    const { summary } = JSON.parse(stdout) as { summary: { violations: { from: string; rule: { name: string } }[] } };
    const found = summary.violations.map(({ from, rule }) => `${from}: ${rule.name}`);
    expect(found).toEqual(expect.arrayContaining(WRONG.map(([file, , rule]) => `${file}: ${rule}`)));
    expect([...new Set(summary.violations.map(({ from }) => from))].toSorted()).toEqual(WRONG.map(([file]) => file).toSorted());
  } finally {
    rmSync(root, { recursive: true });
  }
});
