import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { content } from '#app/content/content.server.ts';
import { imageJobs } from '../build-tools/images/image-jobs.ts';
import { ContentCopy, FIXTURE_CONTENT } from '../tests/support/content-copy.ts';
import { changesBetween, describeChange } from './changes.ts';
import { dataOf, editableFiles } from './editable-files.ts';
import { imagesIn } from './images.ts';
import { mergeEdits, takeNewer } from './merge.ts';
import { openFile } from './opened-file.ts';
import { PhotoStore } from './photos.ts';

const departure = (start: string, end: string, slotsLeft = 20) => ({ start, end, slotsLeft });
const LONG = 'We meet at the gate of the station at half past seven, and the bus leaves at eight.';

describe('describeChange describes a change in a sentence', () => {
  test.each<[what: string, before: object, after: object, sentences: string[]]>([
    ['a price', { price: 66_000 }, { price: 68_000 }, ['Price of Coorg: ₹66,000 → ₹68,000']],
    [
      'a price that becomes a range',
      { price: 66_000 },
      { price: { from: 66_000, to: 68_000 } },
      ['Price of Coorg: ₹66,000 → ₹66,000 - ₹68,000'],
    ],
    ['a price of which only the kind is chosen', { price: 66_000 }, { price: {} }, ['Price of Coorg: changed']],
    ['an invalid price', { price: 66_000 }, { price: '31,000' }, ['Price of Coorg: ₹66,000 → 31,000']],
    ['a new field', {}, { subtitle: 'By bicycle' }, ['Subtitle of Coorg: added, By bicycle']],
    ['a day', { asOf: '2026-01-09' }, { asOf: '2026-02-01' }, ['As of of Coorg: Jan 9 2026 → Feb 1 2026']],
    [
      'slots left for a departure',
      { departures: [departure('2027-02-05', '2027-02-08', 20)] },
      { departures: [departure('2027-02-05', '2027-02-08', 12)] },
      ['Departures 1, slots left of Coorg: 20 → 12'],
    ],
    [
      'a new departure',
      { departures: [departure('2027-02-05', '2027-02-08')] },
      { departures: [departure('2027-01-05', '2027-01-08'), departure('2027-02-05', '2027-02-08')] },
      ["Departures of Coorg: 'Jan 5-8 2027' added"],
    ],
    ['a removed entry', { highlights: ['a', 'b', 'c'] }, { highlights: ['a', 'c'] }, ["Highlights of Coorg: 'b' removed"]],
    ['a moved entry', { highlights: ['a', 'b', 'c'] }, { highlights: ['c', 'a', 'b'] }, ["Highlights of Coorg: 'c' moved to position 1"]],
    ['a reordered list', { steps: ['a', 'b', 'c', 'd'] }, { steps: ['d', 'c', 'b', 'a'] }, ['Steps of Coorg: reordered']],
    [
      'a question with a new answer',
      { questions: [{ id: 'x', answer: 'Yes.' }] },
      { questions: [{ id: 'x', answer: 'No.' }] },
      ['Questions 1, answer of Coorg: Yes. → No.'],
    ],
    [
      'two words in long text',
      { text: LONG },
      { text: LONG.replace('the station', 'an airport') },
      ["Text of Coorg: 'the station' → 'an airport'"],
    ],
    ['rewritten text', { description: 'Short.' }, { description: LONG }, ['Description of Coorg: changed']],
    ['an added sentence', { text: LONG }, { text: `${LONG} Bring a hat.` }, ['Text of Coorg: changed']],
    ['a boolean', { isPopular: true }, {}, ['Is popular of Coorg: no']],
    ['a photo', { picture: { alt: 'a' } }, { picture: { alt: 'a', photo: '1.jpg' } }, ['Picture, photo of Coorg: added']],
    ['a focus point', { picture: { focus: [0.1, 0.2] } }, { picture: { focus: [0.1, 0.3] } }, ['Picture, focus of Coorg: changed']],
    ['a newer day of change, which is left out', { updated: '2026-01-01' }, { updated: '2026-01-02' }, []],
  ])('%s: the sentences are as expected', (_, before, after, sentences) => {
    expect(changesBetween(before, after).map((change) => describeChange(change, 'Coorg'))).toEqual(sentences);
  });
});

describe('mergeEdits merges edits into a newer file', () => {
  const base = { title: 'A', price: 1, days: ['x', 'y'] };
  test.each([
    ['another field has changed', { ...base, price: 2 }, { ...base, title: 'B' }, { title: 'B', price: 2, days: ['x', 'y'] }, []],
    ['another entry has changed', { ...base, days: ['x', 'z'] }, { ...base, days: ['w', 'y'] }, { ...base, days: ['w', 'z'] }, []],
    [
      'both add an entry',
      { ...base, days: ['x', 'y', 'mine'] },
      { ...base, days: ['x', 'y', 'theirs'] },
      { ...base, days: ['x', 'y', 'mine', 'theirs'] },
      [],
    ],
    ['the same field has changed', { ...base, price: 2 }, { ...base, price: 3 }, { ...base, price: 2 }, [['price']]],
    [
      'one adds an entry, one removes another',
      { ...base, days: ['x'] },
      { ...base, days: ['x', 'y', 'z'] },
      { ...base, days: ['x', 'z'] },
      [],
    ],
    [
      'the same entry has changed',
      { ...base, days: ['x', 'a'] },
      { ...base, days: ['x', 'b'] },
      { ...base, days: ['x', 'a'] },
      [['days', 1]],
    ],
    [
      'an entry that the editor changed has moved',
      { ...base, days: ['a', 'y'] },
      { ...base, days: ['new', 'y', 'x'] },
      { ...base, days: ['new', 'y', 'a'] },
      [],
    ],
    ['one of two days of change', { updated: '2026-01-03' }, { updated: '2026-01-02' }, { updated: '2026-01-03' }, []],
    ['each side removes what the other keeps', { ...base, days: ['x'] }, { ...base, days: ['y'] }, { ...base, days: ['x'] }, [['days']]],
    ['the editor removes a field', { title: 'A', days: ['x', 'y'] }, { ...base, title: 'B' }, { title: 'B', days: ['x', 'y'] }, []],
  ])('%s: the merge keeps every typed value and lists the conflicts', (_, typed, newer, data, paths) => {
    const merged = mergeEdits(base, typed, newer);
    expect(merged.data).toEqual(data);
    expect(merged.conflicts.map(({ path }) => path)).toEqual(paths);
  });

  test("the others' version of an entry can be taken after entries have moved, or been removed", () => {
    const [one, two] = [
      { id: 'one', answer: 'A' },
      { id: 'two', answer: 'B' },
    ];
    const merged = mergeEdits(
      [one, two],
      [{ ...one, answer: 'mine' }],
      [
        { ...one, answer: 'theirs' },
        { ...two, answer: 'theirs' },
      ],
    );
    const [answer, removed] = merged.conflicts;
    const moved = [{ id: 'new' }, { ...one, answer: 'mine' }];
    expect(takeNewer(merged, answer!, moved)).toEqual([{ id: 'new' }, { ...one, answer: 'theirs' }]);
    expect(takeNewer(merged, answer!, [{ id: 'new' }])).toEqual([{ id: 'new' }, { ...one, answer: 'theirs' }]);
    expect(takeNewer(merged, removed!, moved)).toEqual([...moved, { ...two, answer: 'theirs' }]);
  });

  test('a text is merged by paragraph, and is one conflict if both changed the same paragraph', () => {
    const text = (...paragraphs: string[]) => ({ text: `${paragraphs.join('\n\n')}\n` });
    const base = text('One.', 'Two.', 'Three.');
    const merged = mergeEdits(base, text('One, mine.', 'Two.', 'Three.'), text('One.', 'Two.', 'Three.', 'Four, theirs.'));
    expect(merged).toEqual({ data: text('One, mine.', 'Two.', 'Three.', 'Four, theirs.'), conflicts: [] });
    const [mine, theirs] = [text('One, mine.', 'Two.', 'Three.'), text('One, theirs.', 'Two.')];
    expect(mergeEdits(base, mine, theirs)).toEqual({ data: mine, conflicts: [{ path: ['text'], typed: mine.text, newer: theirs.text }] });
  });

  test('slots meant for a departure that is gone are a conflict, and no other departure gets them', () => {
    const [february, march] = [departure('2027-02-05', '2027-02-08'), departure('2027-03-05', '2027-03-08')];
    const typed = { departures: [{ ...february, slotsLeft: 3 }] };
    const merged = mergeEdits({ departures: [february] }, typed, { departures: [march] });
    expect(merged.data).toEqual({ departures: [typed.departures[0], march] });
    expect(merged.conflicts).toEqual([{ path: ['departures', 0], typed: typed.departures[0], newer: undefined }]);
  });
});

test('every picture on the site has a form field, except those on the not-found pages', () => {
  const copy = new ContentCopy();
  const fields = editableFiles(copy.folder).flatMap(({ path }) => {
    const data = dataOf(path, copy.text(path));
    // The editing screen adds picture fields that the files lack.
    if (path === 'home.yaml') Object.assign(data['hero'] as object, { upright: {} });
    if (path === 'pages.yaml') Object.assign(data['contact'] as object, { map: {} });
    return imagesIn(path, data).map(({ key }) => key);
  });
  const pictures = imageJobs().flatMap(({ key }) => (key.startsWith('not-found/') ? [] : [key]));
  expect(fields.filter((key) => !pictures.includes(key))).toEqual([]);
  expect(
    pictures.filter((key) => !fields.includes(key)),
    'Say where it is in PLACES in editor/images.ts',
  ).toEqual([]);
  expect(fields.length).toBeGreaterThan(content().past.size);
});

test('a file with a value that stands for another does not open, because a form would change both', () => {
  const root = new ContentCopy(FIXTURE_CONTENT).replace('home.yaml', /^updated: (.*)$/m, 'updated: &day $1').folder;
  const photos = new PhotoStore(mkdtempSync(join(tmpdir(), 'photos-')));
  expect(openFile(root, { path: 'home.yaml' }, photos, '2026-01-10').file.path).toBe('home.yaml');
  writeFileSync(join(root, 'home.yaml'), `${readFileSync(join(root, 'home.yaml'), 'utf8')}again: *day\n`);
  expect(() => openFile(root, { path: 'home.yaml' }, photos, '2026-01-10')).toThrow('a value that stands for another');
});
