import { expect, test } from 'vitest';
import { loadContent } from '#app/content/content.server.ts';
import { schoolDaysMissed } from '#app/domain/school-days.ts';
import { schoolTermNotes } from '../../scripts/check-school-terms.ts';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

const FILE = 'school-terms.yaml';

const MISTAKES: [mistake: string, from: string, to: string, field: string, what: RegExp, fix: RegExp][] = [
  [
    'a school year that ends before it begins',
    'last: 2026-04-24',
    'last: 2025-04-24',
    'years[0].last',
    /ends \(2025-04-24\) before/,
    /Swap/,
  ],
  ['a two-year school year', 'last: 2027-04-23', 'last: 2028-04-23', 'years[1].last', /longer than a year/, /Correct 2026-06-01/],
  [
    'a vacation that ends before it begins',
    'to: 2025-10-05',
    'to: 2025-09-05',
    'years[0].vacations[0].to',
    /end \(2025-09-05\) before/,
    /Swap/,
  ],
  [
    'a vacation before its school year',
    'from: 2025-09-27',
    'from: 2025-05-27',
    'years[0].vacations[0].from',
    /\(2025-05-27 to 2025-10-05\) are outside the school year 2025-26/,
    /between June 9, 2025 and April 24, 2026/,
  ],
  [
    'a vacation that begins weeks after its school year',
    'from: 2027-04-24',
    'from: 2027-05-10',
    'years[1].vacations[1].from',
    /outside/,
    /on the day after/,
  ],
  [
    'examinations that end before they begin',
    'to: 2025-09-26',
    'to: 2025-08-26',
    'years[0].examinations[0].to',
    /examinations end \(2025-08-26\) before/,
    /Swap/,
  ],
  [
    'examinations before their school year',
    'from: 2025-09-15',
    'from: 2025-05-15',
    'years[0].examinations[0].from',
    /examinations \(2025-05-15 to 2025-09-26\) are outside the school year 2025-26/,
    /move them/,
  ],
  [
    'a holiday outside its school year',
    'date: 2027-02-05',
    'date: 2028-02-05',
    'years[1].publicHolidays[0].date',
    /outside the school year/,
    /move/,
  ],
  [
    'a working Saturday that is a Friday',
    'date: 2027-02-13',
    'date: 2027-02-12',
    'years[1].workingSaturdays[0].date',
    /2027-02-12 is a Friday, not a Saturday/,
    /Correct the date/,
  ],
  ['a working Saturday in 2028', 'date: 2027-02-13', 'date: 2028-02-12', 'years[1].workingSaturdays[0].date', /outside the/, /remove/],
  ['two school years that overlap', 'last: 2026-04-24', 'last: 2026-06-01', 'years[1].first', /2025-26 and 2026-27 overlap/, /remove it/],
  ['an invalid date', 'first: 2025-06-09', 'first: 2025-06-31', 'years[0].first', /not a real date/, /June 2025 has 30 days/],
  ['a school year without a source', '    source: Made up for tests.\n', '', 'years[0].source', /missing/, /Add/],
];

test.each(MISTAKES)('%s is reported with file, field, what, why and fix', (_, from, to, field, what, fix) => {
  const [problem, ...others] = new ContentCopy(FIXTURE_CONTENT).replace(FILE, from, to).problems();
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file: `content/${FILE}`, field, why: expect.stringMatching(/\w+ .*\.$/) as string });
  expect(problem?.what).toMatch(what);
  expect(problem?.fix).toMatch(fix);
});

test('the fixture catalogue covers missed school days, each reason why none are missed, and unknown school years', () => {
  const { upcoming, schoolYears } = loadContent(FIXTURE_CONTENT);
  const trips = [...upcoming.values()].filter(({ type }) => type !== 'ladies');
  const texts = trips.flatMap((trip) => trip.departures.map((departure) => schoolDaysMissed(trip, departure, schoolYears)?.text));
  for (const kind of [
    /^1 school day missed: /,
    /^2 school days missed: .*Saturday/,
    /^No school day missed$/,
    /holidays$/,
    /is a holiday$/,
  ]) {
    expect(
      texts.filter((text) => text && kind.test(text)),
      String(kind),
    ).not.toEqual([]);
  }
  expect(texts).toContain(undefined);
});

test('npm run doctor lists upcoming departures outside known school years, and school years due to be checked against their source', () => {
  const content = loadContent(FIXTURE_CONTENT);
  const notes = schoolTermNotes(content, '2027-06-04');
  expect(notes).toContainEqual(expect.stringMatching(/^four-departures, 2027-06-04 to 2027-06-06: /));
  expect(notes.join('\n')).not.toMatch(/2025-06-06|ladies/);
  expect(notes.join('\n')).not.toContain('asOf');
  expect(schoolTermNotes(content, '2027-11-01').filter((note) => note.includes('asOf'))).toEqual([]);
  expect(schoolTermNotes(content, '2027-11-02').filter((note) => note.includes('asOf'))).toHaveLength(2);
});
