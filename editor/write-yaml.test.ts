import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { FIXTURE_CONTENT } from '../tests/support/content-copy.ts';
import { splitMarkdown, writeMarkdown, writeYaml } from './write-yaml.ts';

const SOURCE = `# A comment at the head
updated: 2026-11-22
title: "Hampi" # in quotes
price: 66000
ages: { from: 6, to: 13 }
departures:
  # the first of the season
  - { start: 2027-09-27, end: 2027-10-01, slotsLeft: 12, totalSlots: 20 }
  - { start: 2027-11-27, end: 2027-12-01, slotsLeft: 20, totalSlots: 20 }
description: >-
  Short lines
  that nobody
  wrapped.
questions:
  - id: who
    question: Who?
    answer: |
      You.
gallery:
  - alt: One.
    caption: The first
  - alt: >-
      Lines that
      nobody wrapped.
    caption: The second
`;

type Data = {
  price: unknown;
  description: string;
  departures: Record<string, unknown>[];
  questions: Record<string, unknown>[];
  gallery: { alt: string; caption?: string }[];
};

/** The lines that a change to the data removes and adds. */
function changedLines(change: (data: Data) => void): { away: string[]; added: string[] } {
  const data = parse(SOURCE) as Data;
  change(data);
  const written = writeYaml(SOURCE, data);
  expect(parse(written)).toEqual(data);
  const [before, after] = [SOURCE.split('\n'), written.split('\n')];
  return { away: before.filter((line) => !after.includes(line)), added: after.filter((line) => !before.includes(line)) };
}

test.each<[string, (data: Data) => void, string[], string[]]>([
  [
    'a price that becomes a range',
    (data) => (data.price = { from: 66_000, to: 68_000 }),
    ['price: 66000'],
    ['price: { from: 66000, to: 68000 }'],
  ],
  [
    'a price that becomes one per age band',
    (data) => (data.price = [{ ages: { from: 2, to: 5 }, amount: 100 }]),
    ['price: 66000'],
    ['price:', '  - ages: { from: 2, to: 5 }', '    amount: 100'],
  ],
  [
    'a new departure',
    (data) => data.departures.push({ start: '2028-01-01', end: '2028-01-03' }),
    [],
    ['  - { start: 2028-01-01, end: 2028-01-03 }'],
  ],
  [
    'a new question before another',
    (data) => data.questions.unshift({ id: 'when', question: 'When?', answer: 'Soon.\n' }),
    [],
    ['  - id: when', '    question: When?', '      Soon.'],
  ],
  ['reordered departures', (data) => (data.departures = data.departures.toReversed()), [], []],
  ['reordered pictures, one with hand-wrapped text', (data) => (data.gallery = data.gallery.toReversed()), [], []],
  ['a removed caption', (data) => delete data.gallery[0]!.caption, ['    caption: The first'], []],
  ['a block scalar', (data) => (data.description = 'Other words'), ['  Short lines', '  that nobody', '  wrapped.'], ['  Other words']],
])('writing %s changes no other lines', (_, change, away, added) => {
  expect(changedLines(change)).toEqual({ away, added });
});

test('a comment in the file moves with its list entry', () => {
  const source = 'list:\n  - a: 1\n  # of the second\n  - a: 2\n    b: 3\n  - a: 4\n';
  expect(writeYaml(source, { list: [{ a: 2, b: 3 }, { a: 1 }, { a: 4 }] })).toBe(
    'list:\n  # of the second\n  - a: 2\n    b: 3\n  - a: 1\n  - a: 4\n',
  );
});

test('a sentence added to a policy changes no other line', () => {
  const source = readFileSync(join(FIXTURE_CONTENT, 'policies/cancellation-policy.md'), 'utf8');
  const { front, body: text } = splitMarkdown(source);
  expect(writeMarkdown(source, parse(front), text)).toBe(source);
  expect(writeMarkdown(source, parse(front), `${text}\nOne more.\n`)).toBe(`${source}\nOne more.\n`);
});
