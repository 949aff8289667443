import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween, weekday } from './days.ts';
import { lastCoveredDay, schoolDaysMissed, type SchoolYear } from './school-days.ts';

const FIRST: SchoolYear = {
  name: '2030-31',
  first: '2030-06-03',
  last: '2031-04-25',
  vacations: [
    { name: 'quarterly holidays', from: '2030-09-28', to: '2030-10-06' },
    { name: 'half-yearly holidays', from: '2030-12-24', to: '2031-01-01' },
    { name: 'summer holidays', from: '2031-04-26', to: '2031-06-01' },
  ],
  examinations: [{ name: 'quarterly examinations', from: '2030-09-16', to: '2030-09-27' }],
  publicHolidays: [
    { name: 'A moon feast', date: '2030-08-23', isExpected: true },
    { name: 'Independence Day', date: '2030-08-15' },
    { name: 'A Friday feast', date: '2030-08-30' },
    { name: 'Gandhi Jayanti', date: '2030-10-02' },
    { name: 'One feast', date: '2030-11-07' },
    { name: 'Another feast', date: '2030-11-08' },
    { name: 'A third feast', date: '2031-01-02' },
    { name: 'A Sunday feast', date: '2031-01-26' },
  ],
  workingSaturdays: [{ date: '2030-11-16', inPlaceOf: '2030-11-08' }],
};
const SECOND: SchoolYear = {
  name: '2031-32',
  first: '2031-06-02',
  last: '2032-04-23',
  vacations: [],
  examinations: [],
  publicHolidays: [],
  workingSaturdays: [],
};
const YEARS = [FIRST, SECOND];

const missed = (start: string, end: string, type: 'family' | 'ladies' | 'luxury' = 'family', years = YEARS) =>
  schoolDaysMissed({ type }, { start, end }, years);

test.each([
  ['a weekend and the Friday before it', '2030-08-02', '2030-08-04', 1, '1 school day missed: Friday'],
  ['two consecutive days', '2030-08-01', '2030-08-04', 2, '2 school days missed: Thursday and Friday'],
  ['three consecutive days', '2030-07-31', '2030-08-04', 3, '3 school days missed: Wednesday to Friday'],
  ['days before and after a holiday', '2030-08-13', '2030-08-18', 3, '3 school days missed: Tuesday, Wednesday and Friday'],
  ['days before and after a weekend', '2030-08-02', '2030-08-06', 3, '3 school days missed: Friday, Monday and Tuesday'],
  ['a full week', '2030-07-08', '2030-07-14', 5, '5 school days missed: Monday to Friday'],
  ['a weekday that occurs twice', '2030-08-02', '2030-08-09', 6, '6 school days missed'],
  ['one day', '2030-08-06', '2030-08-06', 1, '1 school day missed: Tuesday'],
  ['the end of a month', '2030-07-31', '2030-08-01', 2, '2 school days missed: Wednesday and Thursday'],
  [
    'three days before examinations',
    '2030-09-13',
    '2030-09-13',
    1,
    '1 school day missed: Friday; in many schools the quarterly examinations begin on Monday, Sep 16',
  ],
  ['four days before examinations', '2030-09-12', '2030-09-12', 1, '1 school day missed: Thursday'],
  [
    'the last day of examinations',
    '2030-09-27',
    '2030-09-29',
    1,
    '1 school day missed: Friday; in many schools the quarterly examinations begin on Monday, Sep 16',
  ],
  ['the Monday after examinations', '2030-09-30', '2030-09-30', 0, 'No school day missed: quarterly holidays'],
  ['a weekend only', '2030-08-03', '2030-08-04', 0, 'No school day missed'],
  ['a Friday that is a holiday', '2030-08-30', '2030-09-01', 0, 'No school day missed: A Friday feast is a holiday'],
  ['a holiday that may still move', '2030-08-23', '2030-08-25', 0, 'No school day missed: A moon feast (expected) is a holiday'],
  ['two holidays', '2030-11-07', '2030-11-10', 0, 'No school day missed: One feast and Another feast are holidays'],
  ['a weekend with a holiday in it', '2031-01-25', '2031-01-26', 0, 'No school day missed'],
  ['a trip inside a vacation, with a holiday in it', '2030-09-28', '2030-10-02', 0, 'No school day missed: quarterly holidays'],
  ['a trip on the last weekend of a vacation', '2030-10-04', '2030-10-06', 0, 'No school day missed: quarterly holidays'],
  ['the day before a vacation and the day after it', '2030-12-23', '2031-01-03', 2, '2 school days missed: Monday and Friday'],
  [
    'a vacation and a holiday at New Year',
    '2030-12-31',
    '2031-01-02',
    0,
    'No school day missed: half-yearly holidays; A third feast is a holiday',
  ],
  [
    'a working Saturday',
    '2030-11-15',
    '2030-11-17',
    2,
    '2 school days missed: Friday and Saturday; schools work on that Saturday, to make up for Friday, November 8, 2030, a free day',
  ],
  ['the summer holidays', '2031-05-02', '2031-05-10', 0, 'No school day missed: summer holidays'],
  ['the first day of a year', '2030-06-03', '2030-06-03', 1, '1 school day missed: Monday'],
  ['the last day of a year', '2031-04-25', '2031-04-25', 1, '1 school day missed: Friday'],
  ['the end of the summer and the first day of the next year', '2031-05-30', '2031-06-02', 1, '1 school day missed: Monday'],
])('counts the school days missed on %s', (_, start, end, count, text) => {
  const begin = /begin on \w+, (.*)$/.exec(text)?.[1];
  const notes = [
    text.includes('(expected)') && ' (A moon feast expected)',
    text.includes('that Saturday') && ', one a working Saturday',
    begin && `, examinations from ${begin}`,
  ];
  const short = `${text.split(':')[0]}${notes.filter(Boolean).join('')}`;
  expect(missed(start, end)).toEqual({ count, short, text });
  expect(missed(start, end, 'luxury')).toEqual({ count, short, text });
});

test.each([
  ['the day before the first year', '2030-06-02', '2030-06-03'],
  ['the day after the last year', '2032-04-23', '2032-04-24'],
  ['a trip in an unknown year', '2029-08-03', '2029-08-05'],
])('schoolDaysMissed returns undefined outside the school years: %s', (_, start, end) => {
  expect(missed(start, end)).toBeUndefined();
});

test('a holiday of two days is named once', () => {
  const publicHolidays = ['2030-08-05', '2030-08-06'].map((date) => ({ name: 'A feast', date }));
  expect(missed('2030-08-05', '2030-08-06', 'family', [{ ...FIRST, publicHolidays }])?.text).toBe(
    'No school day missed: A feast is a holiday',
  );
});

test('schoolDaysMissed returns undefined without school years, and for an all-ladies trip', () => {
  expect(missed('2030-08-02', '2030-08-04', 'family', [])).toBeUndefined();
  expect(missed('2030-08-02', '2030-08-04', 'ladies')).toBeUndefined();
});

const BEGIN = '2030-05-01';
const day = fc.integer({ min: 0, max: 420 }).map((offset) => addDays(BEGIN, offset));
const trip = fc.tuple(day, fc.integer({ min: 0, max: 20 })).map(([start, more]) => ({ start, end: addDays(start, more) }));
const vacation = trip.map(({ start, end }) => ({ name: 'a vacation', from: start, to: end }));
const holiday = day.map((date) => ({ name: 'A feast', date }));
/** FIRST without working Saturdays and examinations, and with random vacations and holidays, even some that the content loader would reject. */
const year = fc
  .record({ vacations: fc.array(vacation, { maxLength: 4 }), publicHolidays: fc.array(holiday, { maxLength: 12 }) })
  .map((lists): SchoolYear => ({ ...FIRST, ...lists, workingSaturdays: [], examinations: [] }));

test('without working Saturdays, a trip never misses a Saturday or Sunday, or more school days than it has weekdays', () => {
  fc.assert(
    fc.property(trip, year, ({ start, end }, each) => {
      const school = missed(start, end, 'family', [each]);
      if (!school) return;
      const days = Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => weekday(addDays(start, index)));
      expect(school.count).toBeLessThanOrEqual(days.filter((name) => !['Saturday', 'Sunday'].includes(name)).length);
      expect(school.text).not.toMatch(/Saturday|Sunday/);
      expect(school.text).toMatch(
        school.count === 0 ? /^No school day missed(: .+)?$/ : new RegExp(`^${school.count} school days? missed(: .+)?$`),
      );
    }),
  );
});

test('the number of missed school days is the sum over the days of the trip, or undefined if any day has no number', () => {
  fc.assert(
    fc.property(trip, year, ({ start, end }, each) => {
      const oneByOne = Array.from({ length: daysBetween(start, end) + 1 }, (_, index) => {
        const alone = addDays(start, index);
        return missed(alone, alone, 'family', [each])?.count;
      });
      const sum = oneByOne.every((count) => count !== undefined) ? oneByOne.reduce((a, b) => a + b, 0) : undefined;
      expect(missed(start, end, 'family', [each])?.count).toBe(sum);
    }),
  );
});

test('a trip within a vacation misses no school day', () => {
  const within = year.chain((each) => fc.record({ each: fc.constant(each), away: trip }));
  fc.assert(
    fc.property(within, ({ each, away: { start, end } }) => {
      const free = { ...each, vacations: [...each.vacations, { name: 'all of it', from: start, to: end }] };
      const school = missed(start, end, 'family', [free]);
      if (start >= free.first) expect(school?.count).toBe(0);
      else expect(school).toBeUndefined();
    }),
  );
});

test('adding a holiday never increases the number of missed school days', () => {
  fc.assert(
    fc.property(trip, year, holiday, ({ start, end }, each, more) => {
      const before = missed(start, end, 'family', [each]);
      const after = missed(start, end, 'family', [{ ...each, publicHolidays: [...each.publicHolidays, more] }]);
      if (before) expect(before.count - after!.count).toBeOneOf([0, 1]);
      else expect(after).toBeUndefined();
    }),
  );
});

test('a school year lasts until its last school day, or until the end of the vacation after it', () => {
  expect(lastCoveredDay(FIRST)).toBe('2031-06-01');
  expect(lastCoveredDay(SECOND)).toBe('2032-04-23');
});
