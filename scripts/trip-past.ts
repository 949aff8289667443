/**
 * Moves a trip that is over from the upcoming trips to the past ones, with everything that both kinds share:
 *   npm run trip:past -- <slug>     or, under another address,     npm run trip:past -- <slug> <slug-in-the-past>
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Document, isMap, isScalar, isSeq, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { buildDay } from '../app/content/build-day.server.ts';
import { CONTENT_FOLDER, loadContent } from '../app/content/content.server.ts';
import { type Day, longDay, partsOf } from '../app/domain/days.ts';
import type { UpcomingTrip } from '../app/domain/trip.ts';
import { applyChanges, type FileChanges } from './file-changes.ts';
import { checkSlug, PLACEHOLDER_GALLERY, PLACEHOLDER_LOCATION } from './new-trip.ts';

/** Where a project keeps what it says, and its drawings. */
type Folders = { content: string; art: string };

/** The fields of a past trip that an upcoming one has too, or that can be made from it, in the order of the file. */
const FIELDS = [
  'updated',
  'sample',
  'title',
  'type',
  'location',
  'year',
  'image',
  'summary',
  'description',
  'highlights',
  'gallery',
  'itinerary',
  'testimonials',
] as const;

/**
 * Moves a trip's words, photographs and drawing, its places on the lists, and leaves redirects, also from the pages of its
 * single departures. Nothing is written when something is wrong.
 * @returns what was done and what is still to be written, a line each
 * @throws ContentError where content/ has a mistake already; Error with the fix in it where the trip cannot be moved
 */
export async function moveToPast(folders: Folders, slug: string, pastSlug: string, today: Day): Promise<string[]> {
  const { files, photographs, hasDrawing, pages } = pastTripFiles(folders, slug, pastSlug, today);
  applyChanges(folders.content, files);
  const [from, to] = [`trips/upcoming/${slug}`, `trips/past/${pastSlug}`];
  return [
    `content/${from} is now content/${to}: its words${photographs.map((name) => `, ${name}`).join('')}${hasDrawing ? ', its drawing' : ''}.`,
    ...pages.map((page) => `content/trips/upcoming/${page}, the page of one departure, is gone.`),
    `content/lists.yaml shows it among the past trips, and the old ${pages.length > 0 ? 'addresses lead' : 'address leads'} to the new one.`,
    `Still to be written in content/${to}/trip.yaml:`,
    '  location  the state or country',
    '  gallery   photographs as gallery-1.jpg, gallery-2.jpg … beside the file, and what is to be seen in each',
    '  summary, description, highlights, itinerary  how it went: they still say how it was going to be',
    'Then: npm run check:content',
  ];
}

/** The files that moving a trip writes and takes away, by their names in the content folder, and the departures' pages that go. @throws as moveToPast */
export function pastTripFiles({ content, art }: Folders, slug: string, pastSlug: string, today: Day) {
  const { upcoming, past } = loadContent(content);
  const trip = upcoming.get(slug);
  checkTrip(trip, slug, upcoming.keys(), today);
  checkSlug(pastSlug);
  if (past.has(pastSlug))
    throw new Error(`There is a past trip ${pastSlug} already. Name another address, such as ${slug}-${yearOf(trip)}.`);
  const pages = [...upcoming.values()].filter(({ departureOf }) => departureOf === slug).map((page) => page.slug);
  const [from, to] = [`trips/upcoming/${slug}`, `trips/past/${pastSlug}`];
  const drawings = relative(content, art);
  const yaml = parseDocument(readFileSync(join(content, from, 'trip.yaml'), 'utf8'));
  const photographs = filesIn(join(content, from)).filter((name) => name !== 'trip.yaml');
  const gone = pages.flatMap((page) => [`trips/upcoming/${page}`, join(drawings, `trips/upcoming/${page}`)]);
  const moves = [[join(drawings, from), join(drawings, to)] as const, [from, to] as const];
  const files: FileChanges = new Map<string, string | Buffer | null>([
    ...gone.flatMap((folder) => filesIn(join(content, folder)).map((name) => [join(folder, name), null] as const)),
    ...moves.flatMap(([before, after]) =>
      filesIn(join(content, before)).flatMap((name) => [
        [join(before, name), null] as const,
        [join(after, name), readFileSync(join(content, before, name))] as const,
      ]),
    ),
    [`${to}/trip.yaml`, pastFile(yaml.contents as YAMLMap, yearOf(trip), today)],
    ['lists.yaml', movedOnLists(readFileSync(join(content, 'lists.yaml'), 'utf8'), [slug, ...pages], pastSlug)],
    ['redirects.yaml', withRedirects(readFileSync(join(content, 'redirects.yaml'), 'utf8'), [slug, ...pages], `/${to}`)],
  ]);
  return { files, photographs, hasDrawing: existsSync(join(art, from)), pages };
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : [];
}

function checkTrip(trip: UpcomingTrip | undefined, slug: string, known: Iterable<string>, today: Day): asserts trip is UpcomingTrip {
  if (!trip) throw new Error(`There is no upcoming trip '${slug}'. There are: ${[...known].join(', ')}.`);
  if (trip.departureOf !== undefined)
    throw new Error(
      `${slug} is the page of one departure of ${trip.departureOf}. Move the whole trip: npm run trip:past -- ${trip.departureOf}`,
    );
  const ahead = trip.departures.find(({ end }) => end >= today);
  if (ahead)
    throw new Error(
      `${slug} is not over: a departure comes back on ${longDay(ahead.end)}. Move it after that day, or take the departure away in content/trips/upcoming/${slug}/trip.yaml first.`,
    );
}

/** The year in which the last departure came back. */
function yearOf({ departures }: UpcomingTrip): number {
  return partsOf(
    departures
      .map(({ end }) => end)
      .toSorted()
      .at(-1)!,
  ).year;
}

/** The file of the past trip: what both kinds share as it stood, with its comments, and placeholders for what nobody can know. */
function pastFile(trip: YAMLMap, year: number, today: Day): string {
  const file = new Document({});
  const made: Record<string, unknown> = {
    updated: today,
    location: PLACEHOLDER_LOCATION,
    year,
    gallery: PLACEHOLDER_GALLERY,
  };
  const pairs = FIELDS.flatMap((field): Pair[] => {
    if (field in made) return [file.createPair(field, made[field])];
    const pair = trip.items.find(({ key }) => isScalar(key) && key.value === field);
    return pair ? [pair] : [];
  });
  if (isMap(file.contents)) file.contents.items.push(...(pairs as typeof file.contents.items));
  return `# yaml-language-server: $schema=../../../../schemas/past-trip.schema.json\n${file.toString({ lineWidth: 110 })}`;
}

function movedOnLists(source: string, upcoming: readonly string[], past: string): string {
  const lists = parseDocument(source);
  const [from, to] = [lists.get('upcoming'), lists.get('past')];
  if (isSeq(from)) from.items = from.items.filter((item) => !(isScalar(item) && upcoming.includes(String(item.value))));
  if (isSeq(to)) to.add(lists.createNode(past));
  return lists.toString({ lineWidth: 110 });
}

/** Addresses that led to the trip lead to its new one: a redirect goes one step. */
function withRedirects(source: string, slugs: readonly string[], to: string): string {
  const file = parseDocument(source);
  const moved = slugs.map((slug) => `/trips/upcoming/${slug}`);
  const redirects = file.get('redirects');
  if (!isSeq(redirects)) return source;
  for (const redirect of redirects.items) if (isMap(redirect) && moved.includes(String(redirect.get('to')))) redirect.set('to', to);
  // An address to which the trip has come back is a page again.
  redirects.items = redirects.items.filter((redirect) => !(isMap(redirect) && redirect.get('from') === to));
  for (const from of moved) redirects.add(file.createNode({ from, to }, { flow: true }));
  return file.toString({ lineWidth: 110 });
}

if (import.meta.main) {
  const [slug = '', pastSlug = slug] = process.argv.slice(2);
  try {
    console.log((await moveToPast({ content: CONTENT_FOLDER, art: 'art' }, slug, pastSlug, buildDay())).join('\n'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
