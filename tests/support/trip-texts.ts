import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { loadContent } from '#app/content/content.server.ts';
import { ContentReader } from '#app/content/read.server.ts';
import { departurePageSchema, pastTripSchema, upcomingTripSchema } from '#app/content/schema.server.ts';
import { readYaml } from '#app/content/source.server.ts';
import { termsForText } from '#app/content/terms.server.ts';
import { FIXTURE_CONTENT } from './content-copy.ts';

/** The schemas for each kind of trip. */
const SCHEMAS = { upcoming: [upcomingTripSchema, departurePageSchema], past: [pastTripSchema] } as const;

/** The kinds of trips, named after their folders. */
export const TRIP_KINDS = ['upcoming', 'past'] as const;

type TripKind = (typeof TRIP_KINDS)[number];

/** A fixture trip, with its text by field, one string per paragraph. */
export type TripTexts = { path: string; slug: string; isListed: boolean; texts: ReadonlyMap<string, readonly string[]> };

/** The fields of a kind's schemas that pages show as text, numbers or words, such as 'itinerary.title', without dates and slugs. */
export function shownFields(kind: TripKind): string[] {
  return [...new Set(SCHEMAS[kind].flatMap((schema) => namesIn(z.toJSONSchema(schema, { io: 'input' }) as FieldSchema, [])))];
}

type FieldSchema = {
  anyOf?: FieldSchema[];
  pattern?: string;
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema | false;
};

function namesIn(field: FieldSchema, path: readonly string[]): string[] {
  // stillToCheck and sample are only for npm run doctor.
  if (path[0] === 'stillToCheck' || path.at(-1) === 'sample') return [];
  if (field.anyOf) return field.anyOf.flatMap((each) => namesIn(each, path));
  if (field.items) return namesIn(field.items, path);
  if (field.properties) return Object.entries(field.properties).flatMap(([name, inner]) => namesIn(inner, [...path, name]));
  return field.pattern ? [] : [nameOf(path)];
}

/** The fixture trips, with numbers from terms.yaml filled in. */
export function fixtureTrips(kind: TripKind): TripTexts[] {
  const { terms, company, lists } = loadContent(FIXTURE_CONTENT);
  const listed = new Set(lists[kind].map(({ slug }) => slug));
  // A departure's own page fails the first schema and is read with the second.
  const source = { reader: new ContentReader(FIXTURE_CONTENT), terms: termsForText(terms, company) };
  return readdirSync(`${FIXTURE_CONTENT}/trips/${kind}`).map((slug) => {
    const file = SCHEMAS[kind].map((schema) => readYaml(source, `trips/${kind}/${slug}/trip.yaml`, schema)).find(Boolean);
    const texts = Map.groupBy(textsIn(file, []), ([field]) => field);
    return {
      path: `/trips/${kind}/${slug}`,
      slug,
      isListed: listed.has(slug),
      texts: new Map([...texts].map(([field, found]) => [field, found.map(([, text]) => text)])),
    };
  });
}

function textsIn(value: unknown, path: readonly string[]): [field: string, text: string][] {
  if (typeof value === 'number') return [[nameOf(path), String(value)]];
  // The page says what is true: of isNew it says 'New'.
  if (value === true) return [[nameOf(path), nameOf(path).replace(/^.*\b(?:is)?/, '')]];
  if (typeof value === 'string') return value.split(/\n\s*\n/).map((text) => [nameOf(path), plain(text)]);
  if (Array.isArray(value)) return value.flatMap((entry) => textsIn(entry, path));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, [...path, name]));
}

/** Joins a path. The detailed itinerary's day1, day2 and so on all become 'day'. */
function nameOf(path: readonly string[]): string {
  return path.map((name) => name.replace(/^day\d$/, 'day')).join('.');
}

/** Collapses whitespace and joins the digits of '12,500', for comparison. */
export function plain(text: string): string {
  return text
    .replaceAll(/(?<=\d),(?=\d)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
