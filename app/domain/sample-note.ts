import { type Day, dayMonthYear } from './days.ts';

/** Says that the content is a sample, and the day as of which it is shown; undefined on a live site. */
export function sampleNote(sampleDay: Day | undefined): string | undefined {
  return sampleDay && `Sample content: names, prices and addresses are made up. Shown as on ${dayMonthYear(sampleDay)}.`;
}
