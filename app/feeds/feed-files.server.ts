import { sitePages } from '#app/content/site-pages.server.ts';
import { markdownPath } from '#app/content/urls.server.ts';
import { ALL_DEPARTURES_CALENDAR, FEED_PATH } from '#app/domain/file-paths.ts';
import { feed } from './atom.server.ts';
import { allDepartures, departureCalendars } from './calendars.server.ts';
import { llms, robots } from './llms.server.ts';
import { pageMarkdown } from './markdown.server.ts';
import { sitemap } from './sitemap.server.ts';
import { tripsJson, tripsJsonSchemaText } from './trips-json.server.ts';

/** Yields the paths and contents of the machine-readable files, such as feeds and calendars (docs/seo.md), one at a time. */
export function* feedFiles(): Generator<{ path: string; text: string }> {
  yield { path: '/sitemap.xml', text: sitemap() };
  yield { path: '/robots.txt', text: robots() };
  yield { path: '/llms.txt', text: llms() };
  yield { path: '/trips.json', text: tripsJson() };
  yield { path: '/trips.schema.json', text: tripsJsonSchemaText() };
  yield { path: FEED_PATH, text: feed() };
  yield { path: ALL_DEPARTURES_CALENDAR, text: allDepartures() };
  yield* departureCalendars();
  for (const page of sitePages()) yield { path: markdownPath(page.path), text: pageMarkdown(page) };
}
