import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadContent } from '#app/content/content.server.ts';
import { dayRange } from '#app/domain/days.ts';
import { byNextDeparture, startDates } from '#app/domain/departures.ts';
import { TRIPS_ON_HOME } from '#app/domain/pagination.ts';
import { buildContent } from '../support/build-content.ts';
import { ContentCopy, FIXTURE_CONTENT } from '../support/content-copy.ts';

const BUILD = 'build/walks';

/** The site for random walks: the fixture catalogue with a list of several pages, and a trip whose days share a title. */
export const WALK_SITE = `${BUILD}/client`;

/** The build day, and a day within thirty days of it by which some departures have left. */
export const WALK_DAYS = ['2027-02-01', '2027-02-25'] as const;

const MODEL = 'trips/past/no-picture';
const MORE_TRIPS = 20;

function walkContent(): string {
  const copy = new ContentCopy(FIXTURE_CONTENT);
  const slugs = Array.from({ length: MORE_TRIPS }, (_, index) => `more-${index + 1}`);
  for (const slug of slugs) {
    cpSync(join(copy.folder, MODEL), join(copy.folder, 'trips/past', slug), { recursive: true });
    copy.replace(`trips/past/${slug}/trip.yaml`, /^title: .*$/m, `title: Trip ${slug}`);
  }
  copy.replace('lists.yaml', /^past:\n/m, `past:\n${slugs.map((slug) => `  - ${slug}\n`).join('')}`);
  const trip = join(copy.folder, 'trips/upcoming/two-departures/trip.yaml');
  writeFileSync(trip, readFileSync(trip, 'utf8').replace(/title: What day 2 is about/, 'title: What day 1 is about'));
  return copy.folder;
}

/** Builds the site for random walks. */
export function buildWalkSite(): void {
  buildContent({ content: walkContent(), folder: BUILD, pictures: '.cache/walk-pictures', day: WALK_DAYS[0] });
}

/** What the catalogue says about a day: the dates that have left, and the next trips in order. */
export function onDay(day: string): { left: readonly string[]; next: readonly string[] } {
  const { upcoming, lists } = loadContent(FIXTURE_CONTENT);
  const departures = [...upcoming.values()].flatMap((trip) => trip.departures);
  return {
    left: departures.filter(({ start }) => start < day).map(({ start, end }) => dayRange(start, end)),
    next: byNextDeparture(lists.upcoming, startDates, day)
      .slice(0, TRIPS_ON_HOME)
      .map(({ title }) => title),
  };
}
