import { addDays, type Day, daysBetween, longDay, weekday } from '#app/domain/days.ts';
import { lastCoveredDay, type SchoolYear } from '#app/domain/school-days.ts';
import { schoolTermsSchema } from './schema.server.ts';
import { readYaml, type Source } from './source.server.ts';

const FILE = 'school-terms.yaml';
/** In days. No vacation or examination lasts longer, unless its year is mistyped. */
const LONGEST_PERIOD = 100;
const WHY = 'Each departure shows how many school days a child would miss.';

/** Reads the school years. `source` says where the dates are from, and `asOf` is the day they were last compared with it. */
export function readSchoolYears({ reader, terms }: Source): readonly (SchoolYear & { source: string; asOf: Day })[] | undefined {
  const years = readYaml({ reader, terms }, FILE, schoolTermsSchema)?.years;
  const report = (field: string, what: string, fix: string) => reader.report(FILE, field, { what, why: WHY, fix });
  years?.forEach((year, index) => {
    checkYear(year, `years[${index}]`, report);
    const other = years.slice(0, index).find((before) => before.first <= lastCoveredDay(year) && year.first <= lastCoveredDay(before));
    if (other) {
      report(
        `years[${index}].first`,
        `The school years ${other.name} and ${year.name} overlap.`,
        'Correct the days of one of them, or remove it.',
      );
    }
  });
  return years;
}

function checkYear(year: SchoolYear, field: string, report: (field: string, what: string, fix: string) => void): void {
  const { name, first, last, vacations, examinations, publicHolidays, workingSaturdays } = year;
  if (last < first) {
    report(
      `${field}.last`,
      `The school year ${name} ends (${last}) before it begins (${first}).`,
      'Swap the two days, or correct the wrong one.',
    );
    return;
  }
  if (daysBetween(first, last) > 366) {
    report(`${field}.last`, `The school year ${name} is longer than a year.`, `Correct ${first} or ${last}.`);
  }
  const checkPeriods = (periods: SchoolYear['vacations'], at: string, isAfter: (from: Day, to: Day) => boolean, fix: string) => {
    periods.forEach(({ name: period, from, to }, index) => {
      if (to < from) {
        const swap = 'Swap the two days, or correct the wrong one.';
        report(`${at}[${index}].to`, `The ${period} end (${to}) before they begin (${from}).`, swap);
      } else if (from < first || isAfter(from, to)) {
        report(`${at}[${index}].from`, `The ${period} (${from} to ${to}) are outside the school year ${name}.`, fix);
      } else if (daysBetween(from, to) > LONGEST_PERIOD) {
        report(`${at}[${index}].to`, `The ${period} last longer than ${LONGEST_PERIOD} days.`, `Correct ${from} or ${to}.`);
      }
    });
  };
  checkPeriods(
    vacations,
    `${field}.vacations`,
    (from) => from > addDays(last, 1),
    `Write days between ${longDay(first)} and ${longDay(last)}; a summer vacation begins on the day after.`,
  );
  checkPeriods(examinations, `${field}.examinations`, (_, to) => to > last, 'Correct the days, or move them.');
  publicHolidays.forEach(({ name: holiday, date }, index) => {
    if (first <= date && date <= lastCoveredDay(year)) return;
    const fix = 'Correct the date, or move the holiday to its school year.';
    report(`${field}.publicHolidays[${index}].date`, `${holiday} (${date}) is outside the school year ${name}.`, fix);
  });
  workingSaturdays.forEach(({ date }, index) => {
    const isSaturday = weekday(date) === 'Saturday';
    if (isSaturday && first <= date && date <= last) return;
    const what = isSaturday ? `${date} is outside the school year ${name}.` : `${date} is a ${weekday(date)}, not a Saturday.`;
    report(`${field}.workingSaturdays[${index}].date`, what, 'Correct the date, or remove the entry.');
  });
}
