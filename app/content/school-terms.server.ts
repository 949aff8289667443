import { addDays, type Day, daysBetween, longDay, weekday } from '#app/domain/days.ts';
import { lastCoveredDay, type SchoolYear } from '#app/domain/school-days.ts';
import { schoolTermsSchema } from './schema.server.ts';
import { readYaml, type Source } from './source.server.ts';

const FILE = 'school-terms.yaml';
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
  vacations.forEach(({ name: vacation, from, to }, index) => {
    const at = `${field}.vacations[${index}]`;
    if (to < from) {
      report(`${at}.to`, `The ${vacation} end (${to}) before they begin (${from}).`, 'Swap the two days, or correct the wrong one.');
    } else if (from < first || from > addDays(last, 1)) {
      const fix = `Write days between ${longDay(first)} and ${longDay(last)}; a summer vacation begins on the day after.`;
      report(`${at}.from`, `The ${vacation} (${from} to ${to}) are outside the school year ${name}.`, fix);
    }
  });
  examinations.forEach(({ name: examination, from, to }, index) => {
    const at = `${field}.examinations[${index}]`;
    if (to < from)
      report(`${at}.to`, `The ${examination} end (${to}) before they begin (${from}).`, 'Swap the two days, or correct the wrong one.');
    else if (from < first || to > last)
      report(`${at}.from`, `The ${examination} (${from} to ${to}) are outside the school year ${name}.`, 'Correct the days, or move them.');
  });
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
