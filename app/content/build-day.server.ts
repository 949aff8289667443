import { type Day, dayOf, partsOf } from '#app/domain/days.ts';

/** India keeps one time the year round, five and a half hours ahead of UTC. */
const INDIA_AHEAD = 5.5 * 3_600_000;

/** One answer for the whole process, as with the content: a build that runs past midnight is of one day. */
const shared = globalThis as typeof globalThis & { siteBuildDay?: Day };

/**
 * The day that the built pages are of: today in India, or the environment's SITE_DATE. Builds of one tree and one day are the
 * same to the byte. The visitor's own clock corrects it (app/ui/use-today.ts).
 * @throws Error when SITE_DATE is no day
 */
export function buildDay(): Day {
  shared.siteBuildDay ??= dayFrom(process.env['SITE_DATE'], new Date());
  return shared.siteBuildDay;
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
