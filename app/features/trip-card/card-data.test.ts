import { expect, test } from 'vitest';
import { content } from '#app/content/content.server.ts';
import type { SchoolYear } from '#app/domain/school-days.ts';
import type { Departure } from '#app/domain/trip.ts';
import { upcomingCardData } from './card-data.ts';

const YEARS: readonly SchoolYear[] = [
  {
    name: '2030-31',
    first: '2030-06-03',
    last: '2031-04-25',
    vacations: [],
    examinations: [],
    publicHolidays: [{ name: 'A Friday feast', date: '2030-08-30' }],
    workingSaturdays: [],
  },
];
const [ANY_TRIP] = content().lists.upcoming;
const PICTURE = { file: '', width: 1280, height: 800, alt: '', focus: [0.5, 0.5], placeholderColor: 'sand' } as const;

/** The school days on the card of a trip with three-day departures that start on these Fridays. */
function schoolDaysOn(...starts: readonly string[]) {
  const [first, ...rest] = starts.map((start): Departure => ({
    start,
    end: start.replace(/\d+$/, (day) => String(Number(day) + 2)),
    slotsLeft: 1,
    totalSlots: 2,
    asOf: start,
  }));
  const { schoolDays, departures } = upcomingCardData(
    { ...ANY_TRIP!, type: 'family', departures: [first!, ...rest] },
    YEARS,
    undefined,
    PICTURE,
  );
  return [schoolDays, ...departures.map((departure) => departure.schoolDays)];
}

test('school days are said once if they are the same for all departures, and otherwise for each that they are known for', () => {
  expect(schoolDaysOn('2030-08-02')).toEqual(['1 school day missed', undefined]);
  expect(schoolDaysOn('2030-08-02', '2030-08-09')).toEqual(['1 school day missed', undefined, undefined]);
  expect(schoolDaysOn('2030-08-02', '2030-08-16', '2031-08-01')).toEqual([
    undefined,
    '1 school day missed',
    '1 school day missed',
    undefined,
  ]);
  expect(schoolDaysOn('2030-08-16', '2030-08-30')).toEqual([undefined, '1 school day missed', 'No school day missed']);
  expect(schoolDaysOn('2032-08-06')).toEqual([undefined, undefined]);
});
