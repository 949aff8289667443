import { ALL_DEPARTURES_CALENDAR } from '#app/domain/calendar.ts';
import { markdownPath } from './address.server.ts';
import { allDepartures, departureCalendars } from './calendars.server.ts';
import { FEED_PATH, feed } from './feed.server.ts';
import { llms, robots } from './llms.server.ts';
import { manifest } from './manifest.server.ts';
import { pageMarkdown } from './markdown.server.ts';
import { sitePages } from './pages.server.ts';
import { sitemap } from './sitemap.server.ts';
import { tripsJson, tripsJsonSchemaText } from './trips-json.server.ts';

/** Every file that stands beside the pages for machines: its address and its text (docs/found.md). */
export function builtFiles(): { path: string; text: string }[] {
  return [
    { path: '/sitemap.xml', text: sitemap() },
    { path: '/robots.txt', text: robots() },
    { path: '/llms.txt', text: llms() },
    { path: '/manifest.webmanifest', text: manifest() },
    { path: '/trips.json', text: tripsJson() },
    { path: '/trips.schema.json', text: tripsJsonSchemaText() },
    { path: FEED_PATH, text: feed() },
    { path: ALL_DEPARTURES_CALENDAR, text: allDepartures() },
    ...departureCalendars(),
    ...sitePages().map((page) => ({ path: markdownPath(page.path), text: pageMarkdown(page) })),
  ];
}
