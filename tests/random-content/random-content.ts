import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { parse, stringify } from 'yaml';
import { contentFiles } from '#app/content/content-files.server.ts';
import { readContent } from '#app/content/content.server.ts';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

/** What an editor may type or paste: plain words, and what means something in Markdown, HTML, YAML, an address or a program. */
const PLAIN = ['the hills', 'rice and dal', 'a slow boat', 'Ooty', 'two nights', 'mothers', 'by train', 'tea'];
const SIGNS = `Goa & Coorg|"as good as home"|Mala's|5 < 6|<3|₹36,000|50%|கோவை|हिमाचल|👩‍👧|—|a/b|C:\\trips|#1|e.g.|no: never|10-12|x@y.example|
(maybe)|'quoted'|...|½|Pondicherry|the desert|Ćuk|100 % wool|!`.split(/\|\n?/);
const TRAPS = [
  ...'**bold** *soft* _x_ `code` [link](/contact) [gone](/nowhere) ![p](x.jpg) &amp; &nbsp; <b> <script> {payment.depositPercent}'.split(
    ' ',
  ),
  ...'{2} { {cancellation.table} https://example.com/a_b?c=1&d=2 journeys ${x}'.split(' '),
  '# heading',
  '- a dash',
  '1. one',
  '| a | b |',
  '{ tcs.percent }',
  '[What to write]',
  'a'.repeat(40),
  '\u200B',
  '\v',
  '\uFFFD',
  '\n\n',
  '\n',
  '\t',
];
const PIECES = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...PLAIN) },
  { weight: 6, arbitrary: fc.constantFrom(...SIGNS) },
  { weight: 1, arbitrary: fc.constantFrom(...TRAPS) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }) },
);
const TEXT = fc.array(PIECES, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(' '));
const BLOCK = fc.oneof(
  TEXT,
  fc.constantFrom('## The price', '## The price!', '### Contact', '## How to *tell* us'),
  TEXT.map((text) => `## ${text}`),
  TEXT.map((text) => `### ${text}`),
  fc.array(TEXT, { minLength: 1, maxLength: 3 }).map((items) => items.map((item) => `- ${item}`).join('\n')),
  fc.tuple(TEXT, TEXT).map(([a, b]) => `| ${a} | ${b} |\n| --- | --- |\n| ${b} | ${a} |`),
);
const BODY = fc.array(BLOCK, { minLength: 1, maxLength: 8 }).map((blocks) => `\n${blocks.join('\n\n')}\n`);

/** Fields whose values have a fixed form, such as addresses. Random text there is refused anyway. */
const FORMED = /^(?:id|url|siteUrl|embedUrl|openUrl|updated|start|end|asOf|from|to|trip|photo|key)$/;

type Fields = Record<string, unknown>;
type Draft = { name: string; before: unknown; after: unknown; body: string; bodyBefore: string };

/**
 * A copy of the fixture catalogue with random text, numbers, flags and gaps in every file. What the loader refuses is taken back, so
 * the copy loads.
 * @returns the folder, how many values are random, and how many of them were refused
 */
export function randomContent(seed: number): { folder: string; kept: number; refused: number } {
  const copy = new ContentCopy(FIXTURE_CONTENT);
  const random = pickerFor(seed);
  const drafts = contentFiles(copy.folder).map(({ name, yaml, body }): Draft => {
    const before: unknown = parse(yaml);
    return { name, before, after: changed(before, '', random), body: body && random(BODY), bodyBefore: body };
  });
  const made = drafts.reduce((sum, { before, after }) => sum + differences(before, after), 0);
  for (let round = 0; ; round += 1) {
    for (const { name, after, body } of drafts) {
      const yaml = stringify(after);
      writeFileSync(join(copy.folder, name), name.endsWith('.md') ? `---\n${yaml}---\n${body}` : yaml);
    }
    const { problems } = readContent(copy.folder);
    if (problems.length === 0) {
      const kept = drafts.reduce((sum, { before, after }) => sum + differences(before, after), 0);
      return { folder: copy.folder, kept, refused: made - kept };
    }
    // A link in one file may lead to a heading that another file no longer has.
    if (round === 20) for (const draft of drafts) draft.body = draft.bodyBefore;
    // So may a number in terms.yaml contradict a trip.
    if (round === 40) for (const draft of drafts) if (/^terms|^trips\/upcoming/.test(draft.name)) takeBack(draft, '', round);
    if (round > 60) throw new Error(`seed ${seed}: the loader still refuses:\n${JSON.stringify(problems.slice(0, 5), null, 2)}`);
    for (const { file, field } of problems) takeBack(drafts.find(({ name }) => file === `content/${name}`) ?? drafts, field, round);
  }
}

function pickerFor(seed: number): <T>(arbitrary: fc.Arbitrary<T>) => T {
  let next = seed * 100_003;
  return (arbitrary) => fc.sample(arbitrary, { seed: (next += 1), numRuns: 1 })[0]!;
}

/** Returns a value with some of its texts, numbers, flags, lists and optional fields changed. */
function changed(value: unknown, name: string, random: <T>(arbitrary: fc.Arbitrary<T>) => T): unknown {
  const chance = (percent: number) => random(fc.nat(99)) < percent;
  if (typeof value === 'string') return value.includes(' ') && !FORMED.test(name) && chance(60) ? random(TEXT) : value;
  if (typeof value === 'boolean') return chance(20) ? !value : value;
  if (typeof value === 'number') return chance(15) ? random(fc.oneof(fc.nat(40), fc.nat(99_999))) : value;
  if (Array.isArray(value)) {
    const items = value.map((item) => changed(item, name, random));
    return chance(10) && items.length > 1 ? items.slice(1) : chance(10) ? [...items, items.at(-1)] : items;
  }
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(() => !chance(4));
  return Object.fromEntries(kept.map(([field, inner]) => [field, changed(inner, field, random)]));
}

/** Takes back the field that a problem names or, where that did not help, the file or everything. */
function takeBack(draft: Draft | Draft[], field: string, round: number): void {
  if (Array.isArray(draft)) {
    for (const each of draft) takeBack(each, '', round);
    return;
  }
  const path = field.split(/[.[\]]+/).filter(Boolean);
  if (/^line \d/.test(field) || field === '') draft.body = draft.bodyBefore;
  if (field === '' || round > 20 || !restore(draft, path)) draft.after = structuredClone(draft.before);
}

/** Restores the nearest field that both versions have. Returns false if there is none. */
function restore({ before, after }: Draft, path: readonly string[]): boolean {
  if (path[0]?.startsWith('line ')) return true;
  const inner = (value: unknown, key: string) => (value as Fields | undefined)?.[key];
  for (let length = path.length; length > 0; length -= 1) {
    const parents = path.slice(0, length - 1);
    const [from, into] = [parents.reduce(inner, before), parents.reduce(inner, after)];
    const key = path[length - 1]!;
    if (typeof from !== 'object' || from === null || typeof into !== 'object' || into === null || !(key in from)) continue;
    if (JSON.stringify((from as Fields)[key]) === JSON.stringify((into as Fields)[key])) continue;
    (into as Fields)[key] = structuredClone((from as Fields)[key]);
    return true;
  }
  return false;
}

function differences(before: unknown, after: unknown): number {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null) return before === after ? 0 : 1;
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].reduce((sum, name) => sum + differences((before as Fields)[name], (after as Fields)[name]), 0);
}
