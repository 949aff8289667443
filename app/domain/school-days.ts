import { addDays, type Day, dayMonth, daysBetween, isWithin, longDay, weekday } from './days.ts';
import { formatList } from './format-list.ts';
import { pluralize } from './pluralize.ts';
import type { Departure, UpcomingTrip } from './trip.ts';

/**
 * One school year. `last` is the last school day; the summer vacation may follow it. An expected holiday may still move, because it
 * depends on the moon. A working Saturday makes up for a day off.
 */
export type SchoolYear = {
  name: string;
  first: Day;
  last: Day;
  vacations: readonly { name: string; from: Day; to: Day }[];
  examinations: readonly { name: string; from: Day; to: Day }[];
  publicHolidays: readonly { name: string; date: Day; isExpected?: boolean | undefined }[];
  workingSaturdays: readonly { date: Day; inPlaceOf: Day }[];
};

/**
 * The school days that a child misses: their number, a summary such as '4 school days missed, one a working Saturday', and one with
 * days or reasons.
 */
type SchoolDays = { count: number; short: string; text: string };

/** A trip that ends at most this many days before examinations begin is too near to them for some children. */
const DAYS_BEFORE_EXAMINATIONS = 3;

/** Names the school calendar that is used, because vacations differ from state to state. Shown once on a page with school days. */
export const SCHOOL_DAYS_MEANING = 'School days by the Tamil Nadu calendar; your school may differ.';

/** A day of a trip: whether there is school, and the reason if that is unusual for the weekday. */
type TripDay = {
  day: Day;
  hasSchool: boolean;
  vacation: string | undefined;
  holidays: readonly string[];
  /** Those of the holidays that may still move. */
  expected: readonly string[];
  /** The day off that this Saturday makes up for. */
  inPlaceOf: Day | undefined;
};

/** The last day that a school year covers: its last school day, or the end of the vacation after it. */
export function lastCoveredDay({ last, vacations }: SchoolYear): Day {
  return vacations.map(({ to }) => to).reduce((a, b) => (a > b ? a : b), last);
}

/**
 * Counts the school days that a child misses on a departure. Undefined for all-ladies trips, and if any day is outside the
 * known school years.
 */
export function schoolDaysMissed(
  { type }: Pick<UpcomingTrip, 'type'>,
  { start, end }: Pick<Departure, 'start' | 'end'>,
  years: readonly SchoolYear[],
): SchoolDays | undefined {
  if (type === 'ladies') return undefined;
  const length = daysBetween(start, end) + 1;
  const days = Array.from({ length }, (_, index) => tripDay(addDays(start, index), years));
  const known = days.filter((day) => day !== undefined);
  if (known.length < length) return undefined;
  const missed = known.filter(({ hasSchool }) => hasSchool);
  const count = missed.length;
  const short = count > 0 ? `${pluralize(count, 'school day')} missed` : 'No school day missed';
  const expected = known.flatMap((day) => day.expected);
  const saturday = missed.some(({ inPlaceOf }) => inPlaceOf) ? ['one a working Saturday'] : [];
  const text = [short, count > 0 ? missedText(missed) : noneMissedText(known)].filter(Boolean).join(': ');
  // Those during the trip or soon after it.
  const examinations = years
    .flatMap((year) => year.examinations)
    .filter(({ from, to }) => from <= addDays(end, DAYS_BEFORE_EXAMINATIONS) && start <= to);
  return {
    count,
    short: [
      expected.length > 0 ? `${short} (${formatList(expected)} expected)` : short,
      ...saturday,
      ...examinations.map(({ from }) => `examinations from ${dayMonth(from)}`),
    ].join(', '),
    text: [text, ...examinations.map(({ name, from }) => `in many schools the ${name} begin on ${weekday(from)}, ${dayMonth(from)}`)].join(
      '; ',
    ),
  };
}

function tripDay(day: Day, years: readonly SchoolYear[]): TripDay | undefined {
  const year = years.find((each) => isWithin(day, { from: each.first, to: lastCoveredDay(each) }));
  if (!year) return undefined;
  const inPlaceOf = year.workingSaturdays.find(({ date }) => date === day)?.inPlaceOf;
  const isWeekend = ['Saturday', 'Sunday'].includes(weekday(day)) && !inPlaceOf;
  // Nobody expects school on a weekend, so there is no reason to give.
  if (isWeekend) return { day, hasSchool: false, vacation: undefined, holidays: [], expected: [], inPlaceOf };
  const vacation = year.vacations.find((vacation) => isWithin(day, vacation))?.name;
  const ofDay = vacation ? [] : year.publicHolidays.filter(({ date }) => date === day);
  const holidays = ofDay.map(({ name, isExpected }) => (isExpected ? `${name} (expected)` : name));
  return {
    day,
    hasSchool: !vacation && holidays.length === 0,
    vacation,
    holidays,
    expected: ofDay.flatMap(({ name, isExpected }) => (isExpected ? [name] : [])),
    inPlaceOf,
  };
}

/** Formats missed school days, such as 'Friday' or 'Wednesday to Friday'. */
function missedText(missed: readonly TripDay[]): string {
  const days = missed.map(({ day }) => day);
  const names = days.map(weekday);
  // On a long trip a weekday can occur twice. Listing weekdays would be ambiguous, so show only the number.
  if (new Set(names).size < names.length) return '';
  const isRun = days.length > 2 && daysBetween(days[0]!, days.at(-1)!) === days.length - 1;
  const free = missed.find(({ inPlaceOf }) => inPlaceOf)?.inPlaceOf;
  const saturday = free ? `; schools work on that Saturday, to make up for ${weekday(free)}, ${longDay(free)}, a free day` : '';
  return `${isRun ? `${names[0]} to ${names.at(-1)}` : formatList(names)}${saturday}`;
}

/** Explains why no school day is missed: 'Milad un Nabi is a holiday'. Weekends need no reason. */
function noneMissedText(days: readonly TripDay[]): string {
  const vacations = [...new Set(days.flatMap(({ vacation }) => vacation ?? []))];
  const holidays = [...new Set(days.flatMap((day) => day.holidays))];
  return [
    ...vacations,
    ...(holidays.length > 0 ? [`${formatList(holidays)} ${holidays.length === 1 ? 'is a holiday' : 'are holidays'}`] : []),
  ].join('; ');
}
