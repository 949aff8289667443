import { type Day, isDay } from '#app/domain/days.ts';
import type { ContentReader } from './read.server.ts';

/** India's offset from UTC in milliseconds. India has no daylight saving time. */
const INDIA_AHEAD = 5.5 * 3_600_000;

/** Global, so that every page is built for the same day, even if the build runs past midnight. */
const shared = globalThis as typeof globalThis & { siteBuildDay?: Day };

/**
 * The day of the build: SITE_DATE from the environment, or else today in India. Two builds of the same commit for the same
 * day are byte-identical. Pages use `content().today` instead: the day from fixedDay if there is one, otherwise this day.
 * @throws Error when SITE_DATE is not a date
 */
export function buildDay(): Day {
  shared.siteBuildDay ??= dayFrom(process.env['SITE_DATE'], new Date());
  return shared.siteBuildDay;
}

/**
 * The day that sample content uses as today, from company.yaml. Undefined on a live site, and if SITE_DATE is a different day.
 * Reports a problem if the day is in the future.
 */
export function fixedDay(reader: ContentReader, sampleDay: Day | undefined): Day | undefined {
  const today = dayFrom(undefined, new Date());
  if (sampleDay !== undefined && sampleDay > today) {
    reader.report('company.yaml', 'sampleDay', {
      what: `${sampleDay} is after today, ${today}.`,
      why: 'Every page would show a date in the future as today.',
      fix: 'Write a day in the past, such as 2025-07-21. Leave the field out to use the real day.',
    });
  }
  const siteDate = process.env['SITE_DATE'];
  return siteDate && siteDate !== sampleDay ? undefined : sampleDay;
}

/** The day in SITE_DATE, or the day in India at `now` if SITE_DATE is not set. @throws Error when SITE_DATE is not a date */
export function dayFrom(siteDate: string | undefined, now: Date): Day {
  if (!siteDate) return new Date(now.getTime() + INDIA_AHEAD).toISOString().slice(0, 10);
  if (isDay(siteDate)) return siteDate;
  throw new Error(
    `SITE_DATE is '${siteDate}', which is not a date. The pages use it to say which trips have departed. Write year-month-day, such as 2025-07-01, or leave it out to build for today.`,
  );
}
