/** The Markdown version of each page, generated from the same data, for AI assistants and readers who prefer plain text. */
import { content } from '#app/content/content.server.ts';
import type { Policy } from '#app/content/page-texts.server.ts';
import type { SitePage } from '#app/content/site-pages.server.ts';
import { absoluteUrl, markdownPath } from '#app/content/urls.server.ts';
import { contactDetails } from '#app/domain/contact-details.ts';
import { aheadFirst, departedText, departureDates } from '#app/domain/departures.ts';
import { policyLabels } from '#app/domain/languages.ts';
import { TRIPS_ON_HOME } from '#app/domain/pagination.ts';
import { pluralize } from '#app/domain/pluralize.ts';
import { markdownText as text, richTextMarkdown } from '#app/domain/rich-text-markdown.ts';
import { sampleNote } from '#app/domain/sample-note.ts';
import type { PastTrip, UpcomingTrip } from '#app/domain/trip.ts';
import { tripLine } from './atom.server.ts';
import { lines, list, pastMarkdown, upcomingMarkdown } from './trip-markdown.server.ts';

/** The Markdown version of a page: heading, summary and URL, on a sample site a note, then the content. */
export function pageMarkdown(page: SitePage): string {
  const note = sampleNote(content().sampleDay);
  const opening = [`# ${text(page.name)}`, `> ${text(page.summary)}`, `Page: <${absoluteUrl(page.path)}>`, ...(note ? [text(note)] : [])];
  return `${[...opening, ...body(page)].join('\n\n')}\n`;
}

/** Formats an upcoming trip as a list item: a link to its Markdown version, dates, main facts, price and summary. */
export function upcomingLine(trip: UpcomingTrip): string {
  const { today } = content();
  const dates = aheadFirst(departureDates(trip), today).map(({ dates }) => dates);
  const words = [`${dates.join(', ')}.`, departedText(trip.departures, today), tripLine(trip), trip.summary].filter(Boolean).join(' ');
  return `${markdownLink(`/trips/upcoming/${trip.slug}`, trip.title)}: ${text(words)}`;
}

/** Formats a past trip as a list item: a link to its Markdown version, place, year, number of photos and summary. */
export function pastLine(trip: PastTrip): string {
  return `${markdownLink(`/trips/past/${trip.slug}`, trip.title)}: ${text(`${trip.location}, ${trip.year}, ${pluralize(trip.gallery.length, 'photo')}. ${trip.summary}`)}`;
}

/** Formats a link to a page's Markdown version. */
export function markdownLink(path: string, name: string): string {
  return `[${text(name)}](${absoluteUrl(markdownPath(path))})`;
}

function body({ subject }: SitePage): string[] {
  const { lists, howItWorks, faqs, pages } = content();
  switch (subject.kind) {
    case 'home':
      return home();
    case 'chooser':
      return [lines([markdownLink('/all-upcoming-trips', 'Upcoming trips'), markdownLink('/all-past-trips', 'Past trips')])];
    case 'upcoming-list':
      return [text(pages['all-upcoming-trips'].lead), lines(lists.upcoming.map(upcomingLine))];
    case 'past-list':
      return [text(pages['all-past-trips'].lead), lines(lists.past.map(pastLine))];
    case 'upcoming':
      return upcomingMarkdown(subject.trip);
    case 'past':
      return pastMarkdown(subject.trip);
    case 'how-it-works':
      return [
        text(howItWorks.lead),
        ...howItWorks.steps.flatMap((step, index) => [`## ${index + 1}. ${text(step.title)}`, ...step.text.map(text)]),
      ];
    case 'contact':
      return contact();
    case 'faqs':
      return [
        text(faqs.lead),
        ...faqs.questions.flatMap(({ question, answer }) => [`## ${text(question)}`, richTextMarkdown(answer, absoluteUrl)]),
      ];
    case 'policy':
      return policy(subject.policy);
  }
}

function policy({ lead, blocks, ...policy }: Policy): string[] {
  return [text(lead), text(policyLabels(policy).lastUpdated), richTextMarkdown(blocks, absoluteUrl)];
}

function contact(): string[] {
  const { company, pages, terms } = content();
  const { lead, callTitle, callText } = pages.contact;
  const { ways, addressLines, legalLines } = contactDetails(company);
  const [, ...otherWays] = ways;
  return [
    text(lead),
    lines([
      `Email: <${company.supportEmail}>, answered within ${terms.support.replyHours} hours`,
      ...otherWays.map((way) => `${way.label}: [${text(way.text)}](${way.href})`),
      `Address: ${text(addressLines.join(', '))}`,
      ...legalLines.map(({ label, value }) => `${label}: ${text(value)}`),
      `[Map](${company.map.openUrl})`,
    ]),
    `## ${text(callTitle)}`,
    text(callText),
  ];
}

function home(): string[] {
  const { home: words, lists, founders, testimonials, company } = content();
  return [
    `**${text(words.hero.headline)}** (${text(words.hero.badge)})`,
    text(company.tagline),
    list(words.values.map((value) => `${value.title}: ${value.text}`)),
    `## ${text(words.upcoming.title)}`,
    lines(lists.upcoming.slice(0, TRIPS_ON_HOME).map(upcomingLine)),
    `## ${text(words.past.title)}`,
    lines(lists.spotlights.map(pastLine)),
    `## ${text(words.founders.title)}`,
    text(words.founders.lead),
    ...founders.flatMap(({ name, role, bio }) => [`### ${text(name)}, ${text(role)}`, ...bio.map(text)]),
    list(words.stats.map((stat) => (stat.figure ? `${stat.figure} ${stat.words}` : stat.words))),
    `## ${text(words.testimonials.title)}`,
    ...testimonials.map(({ name, role, quote, rating }) => `> ${text(quote)}\n>\n> ${text(name)}, ${text(role)} (${rating} of 5 stars)`),
    `## ${text(words.closing.title)}`,
    text(words.closing.lead),
    lines([
      markdownLink('/contact', 'Talk to us'),
      markdownLink('/faqs', 'Questions mothers ask'),
      markdownLink('/how-it-works', 'How our trips work'),
    ]),
  ];
}
