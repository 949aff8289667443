import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parseFeed } from 'feedsmith';
import { marked, type Token, type Tokens } from 'marked';
import { describe, expect, test } from 'vitest';
import { validateXML } from 'xmllint-wasm';
import { buildDay } from '#app/content/build-day.server.ts';
import { content } from '#app/content/content.server.ts';
import { dayRange } from '#app/domain/days.ts';
import { hasDeparted, departedText } from '#app/domain/departures.ts';
import { drawnNote } from '#app/domain/drawn-note.ts';
import { knownFacts, rightForUs } from '#app/domain/good-to-know.ts';
import { sampleNote } from '#app/domain/sample-note.ts';
import { SCHOOL_DAYS_MEANING, schoolDaysMissed } from '#app/domain/school-days.ts';
import { PAGES } from '../../scripts/support/pages.ts';
import { readPage, unescaped } from '../support/built-page.ts';
import { isBuilt, ownUrls } from '../support/own-urls.ts';
import { visibleText } from '../support/visible-text.ts';

const SITE = 'build/client';
const { siteUrl } = content().company;
const read = (path: string) => readFileSync(join(SITE, path), 'utf8');
const trips = content();
/** Pages for single departures, whose canonical URL is their trip's. */
const REPEATS = [...trips.upcoming.values()].filter(({ parentSlug }) => parentSlug).map(({ slug }) => `/trips/upcoming/${slug}`);
const INDEXED = PAGES.filter((address) => !REPEATS.includes(address));

/** The tokens of a level-2 section in a trip's Markdown. */
function markdownSection(slug: string, title: string): Token[] {
  const tokens = marked.lexer(read(`trips/upcoming/${slug}.md`));
  const isHeading = (token: Token) => token.type === 'heading' && (token as Tokens.Heading).depth === 2;
  const start = tokens.findIndex((token) => isHeading(token) && plain(token) === title);
  const end = tokens.findIndex((token, index) => index > start && isHeading(token));
  return start < 0 ? [] : tokens.slice(start, end < 0 ? undefined : end);
}

/** The visible text of a level-2 section on a page. */
function sectionText(html: string, title: string): string {
  const start = html.indexOf(`${title}</h2>`);
  return start < 0 ? `The page has no '${title}'.` : visibleText(html.slice(start, html.indexOf('</section>', start)));
}

function listItems(tokens: readonly Token[]): string[] {
  return tokens.flatMap((token) => (token.type === 'list' ? (token as Tokens.List).items.map(plain) : []));
}

test('every URL of this site in feeds and data files is a built page or file', () => {
  const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter((name) => /\.(?:xml|txt|md|ics|json)$/.test(name));
  expect(files.length).toBeGreaterThan(PAGES.length);
  // Calendars fold long lines, even inside URLs.
  const missing = files.flatMap((file) =>
    ownUrls(read(file).replaceAll('\r\n ', ''))
      .filter((address) => !isBuilt(address.replace(/[.,]$/, '')))
      .map((address) => `${file} → ${address}`),
  );
  expect(missing).toEqual([]);
});

describe('sitemap.xml', () => {
  const locations = [...read('sitemap.xml').matchAll(/<url><loc>([^<]*)<\/loc>(?:<lastmod>([^<]*)<\/lastmod>)?/g)];

  test('the sitemap matches the sitemap and image schemas', async () => {
    const schema = (path: string) => readFileSync(path, 'utf8');
    const { valid, errors } = await validateXML({
      xml: [{ fileName: 'sitemap.xml', contents: read('sitemap.xml') }],
      schema: [{ fileName: 'sitemap-with-images.xsd', contents: schema('tests/support/sitemap/sitemap-with-images.xsd') }],
      preload: [
        { fileName: 'sitemap.xsd', contents: schema('node_modules/sitemap/schema/sitemap.xsd') },
        { fileName: 'sitemap-image.xsd', contents: schema('tests/support/sitemap/sitemap-image.xsd') },
      ],
    });
    expect(errors).toEqual([]);
    expect(valid).toBe(true);
  });

  test('the sitemap lists every indexable page exactly once and no other URL', () => {
    expect(locations.map(([, address]) => address).toSorted()).toEqual(INDEXED.map((address) => new URL(address, siteUrl).href).toSorted());
  });

  test('the sitemap has a date for each page, taken from content/', () => {
    const { upcoming, past, terms, policies } = content();
    const dayOf = (address: string) => locations.find(([, each]) => each === siteUrl + address)?.[2];
    for (const { slug, updated, parentSlug } of upcoming.values())
      if (!parentSlug) expect(dayOf(`/trips/upcoming/${slug}`), slug).toBe(updated);
    for (const { slug, updated } of past.values()) expect(dayOf(`/trips/past/${slug}`), slug).toBe(updated);
    expect(dayOf('/privacy-policy')).toBe(terms.lastUpdated);
    expect(dayOf('/accessibility')).toBe(policies.accessibility.lastUpdated);
    expect(locations.filter(([, , day]) => !day)).toEqual([]);
  });
});

test('robots.txt allows everything and points to the sitemap', () => {
  expect(read('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
});

test('the Atom feed has the listed upcoming trips, each with its page, date and price per person or mom & child', () => {
  const { format, feed } = parseFeed(read('trips.xml'));
  if (format !== 'atom') throw new Error(`the feed is read as ${format}`);
  expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(`${siteUrl}/trips.xml`);
  const { upcoming } = content().lists;
  expect(feed.entries?.map(({ id }) => id).toSorted()).toEqual(upcoming.map(({ slug }) => `${siteUrl}/trips/upcoming/${slug}`).toSorted());
  for (const { id, links, updated, summary, title } of feed.entries ?? []) {
    const trip = upcoming.find(({ slug }) => id?.endsWith(`/${slug}`))!;
    expect([links?.[0]?.href, updated]).toEqual([id, `${trip.updated}T00:00:00Z`]);
    expect(title?.value).toContain(trip.title);
    expect(summary?.value).toMatch(/₹[\d,]+.* per (?:person|mom & child)(?:, plus fares)?\./);
    const haveLeft = trip.departures.every(({ start }) => hasDeparted(start, buildDay()));
    expect(/departures? ha(?:s|ve) left\./.test(summary?.value ?? ''), trip.slug).toBe(haveLeft);
  }
});

test('files for machines say that the content is a sample, if it is', () => {
  const note = sampleNote(content().sampleDay);
  const files = [
    'llms.txt',
    'trips.xml',
    'trips.json',
    'index.md',
    'faqs.md',
    ...content().lists.upcoming.map(({ slug }) => `trips/upcoming/${slug}.md`),
  ];
  for (const file of files) expect(read(file).includes(note ?? 'Sample content'), file).toBe(note !== undefined);
});

test('the Markdown list says which departures of each trip have left', () => {
  const lines = read('all-upcoming-trips.md').split('\n');
  for (const { slug, departures } of content().lists.upcoming) {
    const line = lines.find((each) => each.includes(`/trips/upcoming/${slug}.md`));
    const left = departedText(departures, buildDay());
    if (left) expect(line).toContain(left);
    else expect(line).not.toMatch(/ left\./);
  }
});

describe('trip data', () => {
  const file = JSON.parse(read('trips.json')) as { upcoming: Record<string, any>[]; past: Record<string, any>[] };

  test('/trips.json matches its published schema, which rejects other versions and unknown fields', () => {
    const validate = new Ajv2020({ formats: { date: /^\d{4}-\d{2}-\d{2}$/, uri: /^https:\/\//, email: /@/ } }).compile(
      JSON.parse(read('trips.schema.json')) as object,
    );
    expect(validate(file), JSON.stringify(validate.errors)).toBe(true);
    expect(validate({ ...file, version: 2 })).toBe(false);
    expect(validate({ ...file, rating: 5 })).toBe(false);
  });

  test('/trips.json agrees with the page of each trip in it', () => {
    const slugs = (list: readonly { slug?: string }[]) => list.map(({ slug }) => slug);
    expect([slugs(file.upcoming), slugs(file.past)]).toEqual([slugs(trips.lists.upcoming), slugs(trips.lists.past)]);
    for (const trip of [...file.upcoming, ...file.past]) {
      const text = visibleText(readPage(SITE, new URL(trip['url'] as string).pathname).html);
      const days = (trip['itinerary'] as Record<string, string>[]).map(({ title, description }) => `${title} ${description}`);
      const departures = (trip['departures'] ?? []) as (Record<string, string> & { schoolDays?: { text: string } })[];
      const slots = departures.flatMap(({ dates, schoolDays, slotsLeft, totalSlots }) => [
        dates,
        ...(schoolDays ? [schoolDays.text] : []),
        `${slotsLeft} of ${totalSlots} slots`,
      ]);
      const words = [trip['title'], ...trip['description'], ...trip['highlights'], ...(trip['inclusions'] ?? []), ...days, ...slots];
      expect(
        words.filter((each) => !text.includes(each as string)),
        trip['slug'] as string,
      ).toEqual([]);
      expect(departures.filter(({ start, end, dates }) => dayRange(start!, end!) !== dates)).toEqual([]);
      if (trip['price']) expect(text).toContain(trip['price'].basis);
      for (const amount of (trip['price']?.text as string | undefined)?.match(/₹[\d,]+/g) ?? []) expect(text).toContain(amount);
    }
  });
});

test("a past trip's page and Markdown say if some or all of its pictures are drawn", () => {
  for (const { slug, gallery } of trips.past.values()) {
    const note = drawnNote(gallery);
    const said = [visibleText(readPage(SITE, `/trips/past/${slug}`).html), read(`trips/past/${slug}.md`)];
    for (const each of said) {
      if (note) expect(each, slug).toContain(note);
      else expect(each, slug).not.toMatch(/pictures are drawn/);
    }
  }
});

test('the page, its Markdown and /trips.json agree on the school days of each departure', () => {
  const json = JSON.parse(read('trips.json')) as { upcoming: { slug: string; departures: { start: string; schoolDays?: object }[] }[] };
  for (const trip of trips.upcoming.values()) {
    const { html } = readPage(SITE, `/trips/upcoming/${trip.slug}`);
    const rows = (html.match(/<li\b(?:(?!<li\b)[\s\S])*?<\/li>/g) ?? []).map(visibleText).filter((row) => / of \d+ slots /.test(row));
    const tokens = marked.lexer(read(`trips/upcoming/${trip.slug}.md`));
    const lines = tokens.flatMap((token) => (token.type === 'list' ? (token as Tokens.List).items : [])).map(plain);
    for (const departure of trip.departures) {
      const dates = dayRange(departure.start, departure.end);
      const school = schoolDaysMissed(trip, departure, trips.schoolYears);
      const said = [rows.find((row) => row.includes(dates)), lines.find((line) => line.startsWith(`${dates}: `))];
      for (const each of said) expect(each).toContain(school?.text ?? dates);
      if (!school) expect(said.join()).not.toContain('school day');
      const published = json.upcoming.find(({ slug }) => slug === trip.slug)?.departures.find(({ start }) => start === departure.start);
      if (published) expect(published.schoolDays).toEqual(school && { count: school.count, text: school.text });
    }
    const isSaid = trip.departures.some((departure) => schoolDaysMissed(trip, departure, trips.schoolYears));
    expect(visibleText(html).includes(SCHOOL_DAYS_MEANING)).toBe(isSaid);
  }
});

describe.each([...trips.upcoming.values()])("questions before booking '$slug'", (trip) => {
  const { slug } = trip;
  const { html } = readPage(SITE, `/trips/upcoming/${slug}`);

  test("the trip's page and its Markdown give the same answers to 'Is this trip right for us?'", () => {
    const { goodFor, notFor, first, more } = rightForUs(trip);
    const section = sectionText(html, 'Is this trip right for us?');
    const answers = [
      ...first.map(({ label, short, note }) => [label, short, note].filter(Boolean).join(' ')),
      ...more.map(({ label, text }) => `${label} ${text}`),
    ];
    expect([...answers, ...goodFor, ...notFor].filter((answer) => !section.includes(answer))).toEqual([]);
    const inMarkdown = knownFacts(trip.goodToKnow).map(({ label, text }) => `${label}: ${text}`);
    expect(listItems(markdownSection(slug, 'Is this trip right for us?'))).toEqual([...goodFor, ...notFor, ...inMarkdown]);
  });

  test("the trip's page has at most three family questions and offers a call, an email and the FAQs", () => {
    const { supportEmail } = content().company;
    expect(sectionText(html, 'Questions')).toMatch(/Request a Call.*Email us.*All questions and answers/);
    expect(html).toContain(
      `href="mailto:${supportEmail}?subject=${encodeURIComponent(`Question about ${trip.title}`)}"`.replaceAll("'", '&#x27;'),
    );
    expect(trip.familyQuestions.length).toBeLessThanOrEqual(3);
    expect(visibleText(html).match(/\bask us\b/gi)?.length ?? 0).toBeLessThanOrEqual(3);
  });
});

test('the upcoming trips in /trips.json are the listed ones, each with exactly the answers that are known', () => {
  const { upcoming } = JSON.parse(read('trips.json')) as {
    upcoming: { slug: string; goodToKnow: Record<string, unknown>; goodFor: string[]; notFor: string[]; familyQuestions: string[] }[];
  };
  const answers = upcoming.map(({ slug, goodToKnow, goodFor, notFor, familyQuestions }) => [
    slug,
    Object.keys(goodToKnow).toSorted(),
    goodFor,
    notFor,
    familyQuestions,
  ]);
  expect(answers).toEqual(
    trips.lists.upcoming.map(({ slug, goodToKnow, goodFor, notFor, familyQuestions }) => [
      slug,
      Object.entries(goodToKnow)
        .flatMap(([question, answer]) => (answer ? [question] : []))
        .toSorted(),
      goodFor,
      notFor,
      familyQuestions,
    ]),
  );
});

describe('Markdown', () => {
  test.each(PAGES)("the Markdown of %s has the page's heading, and only paragraphs that are on the page", (address) => {
    const { html } = readPage(SITE, address);
    const text = visibleText(html);
    const tokens = marked.lexer(read(address === '/' ? 'index.md' : `${address}.md`));
    const [heading] = tokens as unknown as [Tokens.Heading];
    expect([heading.type, heading.depth]).toEqual(['heading', 1]);
    expect(text).toContain(plain(heading));
    const paragraphs = tokens
      .filter(({ type }) => type === 'paragraph')
      .map(plain)
      .filter((words) => !words.startsWith('Page: '));
    expect(paragraphs.length + tokens.filter(({ type }) => type === 'list').length).toBeGreaterThan(0);
    // The home page's Markdown adds the tagline, and puts the badge after the headline.
    const { company, home } = content();
    const known = address === '/' ? `${text} ${company.tagline} ${home.hero.headline} (${home.hero.badge})` : text;
    expect(paragraphs.filter((words) => !known.includes(words))).toEqual([]);
  });

  // Trips: tests/journeys/trip-fields.e2e.ts.
  test.each(['/', '/how-it-works', '/contact', '/faqs'])('the Markdown of %s has each heading and outside link of the page', (address) => {
    const { home } = content();
    const leftOut = [home.press.title, home.follow.title, 'Write to us', 'Our office in Chennai', 'Still have questions?'];
    const [main] = /<main[\s\S]*<\/main>/.exec(readPage(SITE, address).html)!;
    const headings = [...main.matchAll(/<h2[\s\S]*?<\/h2>/g)].map(([heading]) => visibleText(heading).trim());
    const links = [...main.matchAll(/<a [^>]*href="(https:[^"]+)/g)].map(([, link = '']) => unescaped(link));
    const markdown = read(address === '/' ? 'index.md' : `${address}.md`).replaceAll('\\', '');
    const missing = [...headings, ...links].filter((each) => !markdown.includes(each) && !leftOut.includes(each));
    // The profiles of the company and its founders are in the structured data.
    const forgotten = missing.filter((each) => !/^https:\/\/www\.(?:instagram|linkedin)\.com\//.test(each));
    expect(forgotten, 'Add it in app/feeds/markdown.server.ts').toEqual([]);
  });

  test('llms.txt lists the Markdown of every page except unlisted trips', () => {
    const named = ownUrls(read('llms.txt')).filter((address) => address.endsWith('.md'));
    const { upcoming, past, lists } = content();
    const isListed = (slug: string) => [...lists.upcoming, ...lists.past].some((trip) => trip.slug === slug);
    const unlisted = [
      ...[...upcoming.values()].filter((trip) => !isListed(trip.parentSlug ?? trip.slug)).map(({ slug }) => `/trips/upcoming/${slug}`),
      ...[...past.values()].filter(({ slug }) => !isListed(slug)).map(({ slug }) => `/trips/past/${slug}`),
    ];
    const expected = PAGES.filter((address) => !unlisted.includes(address));
    expect(named.toSorted()).toEqual(expected.map((address) => `${siteUrl}${address === '/' ? '/index' : address}.md`).toSorted());
    const [title, , ...rest] = marked.lexer(read('llms.txt')).filter(({ type }) => type !== 'space');
    expect([title?.type, rest.filter(({ type }) => type === 'heading').length]).toEqual(['heading', 4]);
  });
});

/** The plain text of a Markdown token. */
function plain(token: object): string {
  const { tokens, text = '' } = token as { tokens?: object[]; text?: string };
  return tokens ? tokens.map(plain).join('') : text;
}
