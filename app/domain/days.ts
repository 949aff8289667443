/** A calendar date in the form year-month-day, such as '2025-08-01', without a time or time zone. */
export type Day = string;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;
const LONG_MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const MILLISECONDS_A_DAY = 86_400_000;

/** Splits a day into year, month (1 to 12) and day of the month. */
export function partsOf(day: Day): { year: number; month: number; dayOfMonth: number } {
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number);
  return { year, month, dayOfMonth };
}

/** Builds a day from its parts; undefined if it does not exist, such as 31 February. */
export function dayOf(year: number, month: number, dayOfMonth: number): Day | undefined {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  // Date.UTC turns years 0 to 99 into 1900 to 1999 and rolls 31 February over into March: reject both.
  const isSame = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth;
  return isSame ? date.toISOString().slice(0, 10) : undefined;
}

/** Whether a text is a day that exists, written year-month-day. */
export function isDay(text: string): text is Day {
  const { year, month, dayOfMonth } = partsOf(text);
  return /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(year, month, dayOfMonth) === text;
}

/** The number of days from one day to another; negative if `to` is before `from`. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utc(to) - utc(from)) / MILLISECONDS_A_DAY);
}

/** The day `count` days later, or earlier if `count` is negative. */
export function addDays(day: Day, count: number): Day {
  return new Date(utc(day) + count * MILLISECONDS_A_DAY).toISOString().slice(0, 10);
}

/** Whether a day is in a range, which includes both of its ends. Without `from` the range has no start. */
export function isWithin(day: Day, { from, to }: { from: Day | undefined; to: Day }): boolean {
  return (from === undefined || from <= day) && day <= to;
}

/** Formats the weekday: 'Friday'. */
export function weekday(day: Day): string {
  return WEEKDAYS[new Date(utc(day)).getUTCDay()] ?? '';
}

/** Formats a day as 'Aug 1'. */
export function dayMonth(day: Day): string {
  const { month, dayOfMonth } = partsOf(day);
  return `${MONTHS[month - 1]} ${dayOfMonth}`;
}

/** Formats a day as 'Aug 1 2025'. */
export function shortDay(day: Day): string {
  const { year, month, dayOfMonth } = partsOf(day);
  return `${MONTHS[month - 1]} ${dayOfMonth} ${year}`;
}

/** Formats a day as 'April 30, 2025', as in the policies. */
export function longDay(day: Day): string {
  const { year, month, dayOfMonth } = partsOf(day);
  return `${LONG_MONTHS[month - 1]} ${dayOfMonth}, ${year}`;
}

/** Formats a day as '21 July 2025'. */
export function dayMonthYear(day: Day): string {
  const { year, month, dayOfMonth } = partsOf(day);
  return `${dayOfMonth} ${LONG_MONTHS[month - 1]} ${year}`;
}

/** Formats the dates of a departure, such as 'Aug 1-3 2025', 'Sep 27 - Oct 1 2025' or 'Dec 30 2025 - Jan 2 2026'. */
export function dayRange(start: Day, end: Day): string {
  const from = partsOf(start);
  const to = partsOf(end);
  const monthOf = (parts: { month: number }) => MONTHS[parts.month - 1];
  if (start === end) return shortDay(start);
  if (from.year !== to.year) return `${shortDay(start)} - ${shortDay(end)}`;
  if (from.month !== to.month) return `${monthOf(from)} ${from.dayOfMonth} - ${monthOf(to)} ${to.dayOfMonth} ${to.year}`;
  return `${monthOf(from)} ${from.dayOfMonth}-${to.dayOfMonth} ${to.year}`;
}

function utc(day: Day): number {
  const { year, month, dayOfMonth } = partsOf(day);
  return Date.UTC(year, month - 1, dayOfMonth);
}
