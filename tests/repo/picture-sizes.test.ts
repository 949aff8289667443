import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test("the sizes of a trip's picture have the height that the style sheet sets on phones", () => {
  const [, height] = /@utility trip-hero-picture \{[^}]*?\n {2}height: ([^;]+);/.exec(readFileSync('app/styles/trip-page.css', 'utf8'))!;
  expect(readFileSync('app/features/trip-page/trip-hero.tsx', 'utf8')).toContain(`1.75 * ${height}`);
});
