import { content } from '#app/content/content.server.ts';
import { sitePages } from '#app/content/site-pages.server.ts';
import { absoluteUrl } from '#app/content/urls.server.ts';
import { ALL_DEPARTURES_CALENDAR, FEED_PATH } from '#app/domain/file-paths.ts';
import { markdownText as text } from '#app/domain/rich-text-markdown.ts';
import { sampleNote } from '#app/domain/sample-note.ts';
import { markdownLink, pastLine, upcomingLine } from './markdown.server.ts';
import { lines } from './trip-markdown.server.ts';

/** /llms.txt: what AI assistants need to answer questions about us correctly, with links to the pages' Markdown versions. */
export function llms(): string {
  const { company, lists, sampleDay, terms } = content();
  const note = sampleNote(sampleDay);
  const others = sitePages().filter(({ subject }) => subject.kind !== 'upcoming' && subject.kind !== 'past');
  const listed = new Set(lists.upcoming.map(({ slug }) => slug));
  const departures = sitePages().filter(({ subject }) => subject.kind === 'upcoming' && listed.has(subject.trip.parentSlug ?? ''));
  const blocks = [
    `# ${text(company.name)}`,
    `> ${text(company.tagline)}`,
    ...(note ? [text(note)] : []),
    `Prices are in Indian rupees, and each says what it covers. A departure that starts before today has departed: say so and offer the next dates by email. Nothing is booked or paid on the site; questions go to <${company.supportEmail}> and are answered within ${terms.support.replyHours} hours.`,
    '## Upcoming trips',
    lines([...lists.upcoming.map(upcomingLine), ...departures.map(pageLine)]),
    '## Past trips',
    lines(lists.past.map(pastLine)),
    '## The site',
    lines(others.map(pageLine)),
    '## Data',
    lines([
      `[All trips as JSON](${absoluteUrl('/trips.json')}): versioned, with a [schema](${absoluteUrl('/trips.schema.json')})`,
      `[Upcoming trips as a feed](${absoluteUrl(FEED_PATH)})`,
      `[All departures as a calendar](${absoluteUrl(ALL_DEPARTURES_CALENDAR)})`,
      `[Sitemap](${absoluteUrl('/sitemap.xml')})`,
    ]),
  ];
  return `${blocks.join('\n\n')}\n`;
}

function pageLine({ path, name, summary }: ReturnType<typeof sitePages>[number]): string {
  return `${markdownLink(path, name)}: ${text(summary)}`;
}

/** /robots.txt: allows everything. Pages that search engines must not list say so themselves. */
export function robots(): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${absoluteUrl('/sitemap.xml')}\n`;
}
