import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { wrongImports } from '../../scripts/import-boundaries.ts';

function project(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'boundaries-'));
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  return root;
}

test('the code of the site keeps the import boundaries', () => {
  expect(wrongImports('.')).toEqual([]);
});

test.each([
  ['a primitive that knows a rule', 'app/ui/card.tsx', "import { priceText } from '#app/domain/price-text.ts';"],
  ['a rule that knows a primitive', 'app/domain/price.ts', "import { Icon } from '../ui/icon.tsx';"],
  ['a feature that imports another', 'app/features/home/hero.tsx', "import { TripCard } from '../trip-card/trip-card.tsx';"],
  ['a feature that reads the content', 'app/features/home/hero.tsx', "import { content } from '#app/content/content.server.ts';"],
  ['a route imported from below', 'app/features/home/hero.tsx', "export { loader } from '#app/routes/home.tsx';"],
  [
    'what machines read, made by a section',
    'app/feeds/sitemap.server.ts',
    "import { pastCardData } from '#app/features/trip-card/card-facts.ts';",
  ],
  ['a section that writes the head', 'app/features/home/hero.tsx', "import { pageHead } from '#app/seo/page-head.ts';"],
  ['an import on first use', 'app/ui/dialog.tsx', "const form = import('#app/features/enquiries/form.tsx');"],
])('%s is found', (_, file, source) => {
  expect(wrongImports(project({ [file]: source })).map((wrong) => wrong.file)).toEqual([file]);
});

test('what the boundaries allow is let through', () => {
  const root = project({
    'app/routes/home.tsx': "import { content } from '#app/content/content.server.ts';\nimport { Hero } from '#app/features/home/hero.tsx';",
    'app/features/home/hero.tsx':
      "import { Icon } from '#app/ui/icon.tsx';\nimport { Link } from 'react-router';\nimport { Scene } from './scene.tsx';",
    'app/content/rich-text.server.ts': "import type { Block } from '#app/domain/rich-text.ts';",
  });
  expect(wrongImports(root)).toEqual([]);
});
