import { expect, test } from 'vitest';
import { isScalar, isSeq, parse, parseDocument } from 'yaml';
import { contentFiles, nodesOf } from '#app/content/content-files.server.ts';
import { FIXTURE_CONTENT } from '../tests/support/content-copy.ts';
import { withValue } from './fields.ts';
import { partsOf } from './page/form-schema.ts';
import { writeYaml } from './write-yaml.ts';

/** Each round changes every third field. The ones in between must stay unchanged. */
const APART = 3;

/** Strings that YAML would misread without quotes. */
const TEXTS = [
  'Bring: a hat',
  'Mala\'s "own" words # and ours',
  '{payment.depositPercent}% first',
  '- a dash',
  'true',
  '2027',
  ' blank ',
  '\ttab',
  'One.\n\nTwo.\n',
];

function otherValue(value: unknown, index: number): unknown {
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'boolean') return !value;
  const words = String(value).split(' ');
  return index % 2 === 0 && words.length > 1 ? words.toSpliced(words.length / 2, 0, 'truly').join(' ') : TEXTS[index % TEXTS.length];
}

/** A file's source with the values of some fields blanked out. */
function around(yaml: string, fields: readonly string[]): string {
  const ranges = [...nodesOf(parseDocument(yaml))].flatMap(({ node, field }) =>
    fields.includes(field) && isScalar(node) && node.range ? [node.range] : [],
  );
  expect(ranges).toHaveLength(fields.length);
  return ranges.reduceRight((text, [start, end]) => `${text.slice(0, start)}…${text.slice(end)}`, yaml);
}

/** A file's source with the values of all fields blanked out. Ignores the spaces that the YAML library writes inside a list's brackets. */
function layoutOf(yaml: string): string {
  return around(yaml, scalarFields(yaml)).replaceAll('[ ', '[').replaceAll(' ]', ']');
}

function scalarFields(yaml: string): string[] {
  return [...nodesOf(parseDocument(yaml))].flatMap(({ node, field }) => (isScalar(node) ? [field] : []));
}

const filesIn = (root: string) => contentFiles(root).map(({ name, yaml }): [string, string] => [`${root}/${name}`, yaml]);
/** Excludes files with unusual spacing or indentation, because a new list entry reformats the whole of such a file. */
const isUsual = ([, yaml]: [string, string]) => layoutOf(yaml) === layoutOf(parseDocument(yaml).toString({ lineWidth: 0 }));
/** The YAML of every file in the fixture content, and of the files in content/ that have usual formatting. */
const FILES = [...filesIn(FIXTURE_CONTENT), ...filesIn('content').filter(isUsual)];

test.each(FILES)('%s: changing values leaves every other byte unchanged', (_, yaml) => {
  const fields = scalarFields(yaml);
  for (let group = 0; group < APART; group += 1) {
    const chosen = fields.filter((_field, index) => index % APART === group);
    const data = chosen.reduce<unknown>(
      (before, field, index) => withValue(before, partsOf(field), (value) => otherValue(value, index + group)),
      parse(yaml),
    );
    const written = writeYaml(yaml, data);
    expect(parse(written)).toEqual(data);
    expect(around(written, chosen)).toBe(around(yaml, chosen));
  }
});

test.each(FILES)('%s: adding or removing a list entry changes no other line', (_, yaml) => {
  const lines = yaml.split('\n');
  const lists = [...nodesOf(parseDocument(yaml))].flatMap(({ node, field }) =>
    isSeq(node) && !node.flow && node.items.length > 1 ? [field] : [],
  );
  for (const field of lists) {
    const less = withValue(parse(yaml), partsOf(field), (list) => (list as unknown[]).toSpliced(1, 1));
    const shorter = writeYaml(yaml, less);
    expect(parse(shorter)).toEqual(less);
    expect(lines).toEqual(expect.arrayContaining(shorter.split('\n')));
    const more = withValue(parse(yaml), partsOf(field), (list) => (list as unknown[]).toSpliced(1, 0, (list as unknown[]).at(-1)));
    const longer = writeYaml(yaml, more);
    expect(parse(longer)).toEqual(more);
    expect(longer.split('\n')).toEqual(expect.arrayContaining(lines));
  }
});

test('writeYaml writes the right data into a file with unusual formatting', () => {
  const yaml = "title:   Hampi   # in quotes\r\nimage:\r\n     alt: 'A wall'\r\nhighlights: [ one,\r\n  two ]\r\n";
  const data = { title: 'Goa: the hills', image: { alt: 'A wall.\n\nAnd a banyan.' }, highlights: ['two', 'one', 'three'] };
  expect(parse(writeYaml(yaml, data))).toEqual(data);
});
