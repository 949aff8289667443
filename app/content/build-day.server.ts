import { type Day, dayOf, partsOf } from '#app/domain/days.ts';
import type { ContentReader } from './read.server.ts';

/** India keeps one time the year round, five and a half hours ahead of UTC. */
const INDIA_AHEAD = 5.5 * 3_600_000;

/** One answer for the whole process, as with the content: a build that runs past midnight is of one day. */
const shared = globalThis as typeof globalThis & { siteBuildDay?: Day };

/**
 * The day of the build: today in India, or SITE_DATE from the environment. Two builds of one tree on one day are identical to
 * the byte. Pages use `content().today`, which is another day while the content is a sample.
 * @throws Error when SITE_DATE is not a day
 */
export function buildDay(): Day {
  shared.siteBuildDay ??= dayFrom(process.env['SITE_DATE'], new Date());
  return shared.siteBuildDay;
}

/**
 * The fixed day that sample content is shown on, from company.yaml; undefined on a live site, and where SITE_DATE names another
 * day. A day that has not come yet is a mistake of the editor's.
 */
export function fixedDay(reader: ContentReader, sampleDay: Day | undefined): Day | undefined {
  const today = dayFrom(undefined, new Date());
  if (sampleDay !== undefined && sampleDay > today) {
    reader.note('company.yaml', 'sampleDay', {
      what: `${sampleDay} is after today, ${today}.`,
      why: 'Every page would be shown as on a day that has not come.',
      fix: 'Write a day that has been, such as 2025-07-21. Leave the field out to show the site as on the real day.',
    });
  }
  const siteDate = process.env['SITE_DATE'];
  return siteDate && siteDate !== sampleDay ? undefined : sampleDay;
}

/** The day that SITE_DATE names, or without it the day that it is in India at this moment. @throws Error when it is no day */
export function dayFrom(siteDate: string | undefined, now: Date): Day {
  if (!siteDate) return new Date(now.getTime() + INDIA_AHEAD).toISOString().slice(0, 10);
  const { year, month, dayOfMonth } = partsOf(siteDate);
  if (/^\d{4}-\d\d-\d\d$/.test(siteDate) && dayOf(year, month, dayOfMonth) === siteDate) return siteDate;
  throw new Error(
    `SITE_DATE is '${siteDate}', which is not a day. The pages say what has left by that day. Write it year-month-day, such as 2025-07-01, or leave it out to build for today.`,
  );
}
