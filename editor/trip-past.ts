import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Document, isMap, isScalar, isSeq, type Pair, parseDocument, type YAMLMap } from 'yaml';
import { loadContent } from '#app/content/content.server.ts';
import { pastTripSchema } from '#app/content/schema.server.ts';
import { type Day, longDay, partsOf } from '#app/domain/days.ts';
import type { UpcomingTrip } from '#app/domain/trip.ts';
import type { FileChanges } from './file-changes.ts';
import { checkSlug, PLACEHOLDER_GALLERY, PLACEHOLDER_LOCATION } from './new-trip.ts';

/** The folder of drawings, from the content folder. */
const DRAWINGS = '../art';

/**
 * Moves a finished trip to the past trips: its text, photos, drawing and list entry, with every field that both kinds of trip have.
 * Deletes its departure pages, and redirects the old addresses of both.
 * @returns the files to write and delete, by path from the content folder, and the slugs of the departure pages
 * @throws ContentError if content/ already has errors; Error that includes the fix if the trip cannot be moved
 */
export function pastTripFiles(
  content: string,
  slug: string,
  pastSlug: string,
  today: Day,
): { files: FileChanges; pages: readonly string[] } {
  const { upcoming, past } = loadContent(content);
  const trip = upcoming.get(slug);
  checkTrip(trip, slug, today);
  checkSlug(pastSlug);
  if (past.has(pastSlug)) throw new Error(`A past trip already has the slug ${pastSlug}. Choose another, such as ${slug}-${yearOf(trip)}.`);
  const pages = [...upcoming.values()].filter(({ parentSlug }) => parentSlug === slug).map((page) => page.slug);
  const [from, to] = [`trips/upcoming/${slug}`, `trips/past/${pastSlug}`];
  const yaml = parseDocument(readFileSync(join(content, from, 'trip.yaml'), 'utf8'));
  const gone = pages.flatMap((page) => [`trips/upcoming/${page}`, `${DRAWINGS}/trips/upcoming/${page}`]);
  const moves = [[`${DRAWINGS}/${from}`, `${DRAWINGS}/${to}`] as const, [from, to] as const];
  const files: FileChanges = new Map<string, string | Buffer | null>([
    ...gone.flatMap((folder) => filesIn(join(content, folder)).map((name) => [`${folder}/${name}`, null] as const)),
    ...moves.flatMap(([before, after]) =>
      filesIn(join(content, before)).flatMap((name) => [
        [`${before}/${name}`, null] as const,
        [`${after}/${name}`, readFileSync(join(content, before, name))] as const,
      ]),
    ),
    [`${to}/trip.yaml`, pastFile(yaml.contents as YAMLMap, yearOf(trip), today)],
    ['lists.yaml', movedOnLists(readFileSync(join(content, 'lists.yaml'), 'utf8'), [slug, ...pages], pastSlug)],
    ['redirects.yaml', withRedirects(readFileSync(join(content, 'redirects.yaml'), 'utf8'), [slug, ...pages], `/${to}`)],
  ]);
  return { files, pages };
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder).filter((name) => !name.startsWith('.')) : [];
}

function checkTrip(trip: UpcomingTrip | undefined, slug: string, today: Day): asserts trip is UpcomingTrip {
  if (!trip || trip.parentSlug !== undefined) throw new Error(`There is no upcoming trip '${slug}'.`);
  const ahead = trip.departures.find(({ end }) => end >= today);
  if (ahead)
    throw new Error(
      `${slug} is not over: a departure ends on ${longDay(ahead.end)}. Move it after that day, or first remove that departure.`,
    );
}

/** The year in which the last departure ended. */
function yearOf({ departures }: UpcomingTrip): number {
  return partsOf(
    departures
      .map(({ end }) => end)
      .toSorted()
      .at(-1)!,
  ).year;
}

/** The past trip's file: shared fields unchanged, with their comments, and placeholders for what only an editor writes. In the schema's order. */
function pastFile(trip: YAMLMap, year: number, today: Day): string {
  const file = new Document({});
  const made: Record<string, unknown> = {
    updated: today,
    location: PLACEHOLDER_LOCATION,
    year,
    gallery: PLACEHOLDER_GALLERY,
  };
  const pairs = Object.keys(pastTripSchema.shape).flatMap((field): Pair[] => {
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

/** Adds the redirects. Existing redirects to an old address now lead to the new one, so that no redirect leads to another. */
function withRedirects(source: string, slugs: readonly string[], to: string): string {
  const file = parseDocument(source);
  const moved = slugs.map((slug) => `/trips/upcoming/${slug}`);
  const redirects = file.get('redirects');
  if (!isSeq(redirects)) return source;
  for (const redirect of redirects.items) if (isMap(redirect) && moved.includes(String(redirect.get('to')))) redirect.set('to', to);
  // The new address is a page, so it must not redirect.
  redirects.items = redirects.items.filter((redirect) => !(isMap(redirect) && redirect.get('from') === to));
  for (const from of moved) redirects.add(file.createNode({ from, to }, { flow: true }));
  return file.toString({ lineWidth: 110 });
}
