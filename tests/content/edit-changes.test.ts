import { expect, test } from 'vitest';
import { changesBetween, sentenceOf } from '../../scripts/edit/changes.ts';

const LONG = 'A text that is much too long to stand in a sentence twice.';

test.each<[object, object, string[]]>([
  [{ price: 66_000 }, { price: 68_000 }, ['Price of Hampi: ₹66,000 → ₹68,000']],
  [{ price: 66_000 }, { price: { from: 66_000, to: 68_000 } }, ['Price of Hampi: ₹66,000 → ₹66,000 - ₹68,000']],
  [{ price: 66_000 }, { price: '31,000' }, ['Price of Hampi: ₹66,000 → 31,000']],
  [{ departures: [{ slotsLeft: 4 }] }, { departures: [{ slotsLeft: 3 }] }, ['Departures 1, slots left of Hampi: 4 → 3']],
  [{ departures: [1] }, { departures: [1, 2] }, ['Departures of Hampi: 1 added']],
  [{ highlights: [1, 2] }, { highlights: [2] }, ['Highlights of Hampi: 1 taken away']],
  [{ description: 'Short.' }, { description: LONG }, ['Description of Hampi: new words']],
  [{}, { subtitle: 'By bicycle' }, ['Subtitle of Hampi: added, By bicycle']],
  [{ isNew: true }, {}, ['Is new of Hampi: taken away']],
  [{ updated: '2026-01-01', title: 'A' }, { title: 'A', updated: '2026-01-02' }, []],
])('%j and then %j', (before, after, sentences) => {
  expect(changesBetween(before, after).map((change) => sentenceOf(change, 'Hampi'))).toEqual(sentences);
});
