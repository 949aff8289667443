import { expect, test } from 'vitest';
import { ANCHORS } from '../../scripts/check-links.ts';
import { PAGES } from '../../scripts/support/pages.ts';
import { readPage } from '../support/built-page.ts';

test('the anchors that the check of links takes for granted are on their pages', () => {
  for (const [path, anchors] of Object.entries(ANCHORS)) {
    for (const page of path === '*' ? PAGES : [path]) {
      const { html } = readPage('build/client', page);
      expect(
        anchors.filter((anchor) => !html.includes(` id="${anchor}"`)),
        page,
      ).toEqual([]);
    }
  }
});
