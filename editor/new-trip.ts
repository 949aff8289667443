/**
 * Writes a new trip with placeholder text, ready to build:
 *   npm run new:trip -- upcoming spiti-in-september     or     npm run new:trip -- past hampi-by-bicycle
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseDocument, YAMLSeq } from 'yaml';
import { SLUG_PATTERN } from '#app/content/schema.server.ts';
import { applyChanges, type FileChanges } from './file-changes.ts';

/** Placeholders for the fields that only past trips have and only a person can fill in. Brackets mark a placeholder. */
export const PLACEHOLDER_LOCATION = '[The state or country]';
export const PLACEHOLDER_GALLERY = [{ alt: '[What the first photo shows]' }];

/** The new trip's file, and lists.yaml with the trip added. @throws Error that includes the fix */
export function newTripFiles(content: string, kind: string, slug: string, today: Date): FileChanges {
  if (kind !== 'upcoming' && kind !== 'past')
    throw new Error(`'${kind}' is not a kind of trip. Write: npm run new:trip -- upcoming|past the-slug`);
  checkSlug(slug);
  const folder = `trips/${kind}/${slug}`;
  if (existsSync(join(content, folder, 'trip.yaml'))) throw new Error(`${folder} already exists. Choose another slug, or edit that trip.`);
  return new Map([
    [`${folder}/trip.yaml`, kind === 'upcoming' ? upcomingTrip(slug, today) : pastTrip(slug, today)],
    ['lists.yaml', withOnList(readFileSync(join(content, 'lists.yaml'), 'utf8'), kind, slug)],
  ]);
}

/** @throws Error that includes the fix, if the slug is not valid in an address */
export function checkSlug(slug: string): void {
  if (!SLUG_PATTERN.test(slug))
    throw new Error(`'${slug}' cannot be an address. Use lowercase letters, digits and single hyphens, such as goa-western-ghats.`);
}

/** Writes the trip and adds it to its list. @returns the path of its trip.yaml @throws Error that includes the fix */
export async function newTrip(content: string, kind: string, slug: string, today: Date): Promise<string> {
  applyChanges(content, newTripFiles(content, kind, slug, today));
  return join(content, 'trips', kind, slug, 'trip.yaml');
}

function withOnList(source: string, kind: string, slug: string): string {
  const lists = parseDocument(source);
  const list = lists.get(kind);
  if (!(list instanceof YAMLSeq))
    throw new Error(`lists.yaml has no list '${kind}'. Add the line '${kind}:' with the slugs of its trips below it.`);
  list.add(slug);
  return lists.toString({ lineWidth: 110 });
}

function titleOf(slug: string): string {
  const words = slug.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function day(date: Date): string {
  return date.toISOString().slice(0, 10);
}

function upcomingTrip(slug: string, today: Date): string {
  const start = new Date(Date.UTC(today.getFullYear() + 1, today.getMonth(), today.getDate()));
  const end = new Date(start.getTime() + 2 * 86_400_000);
  return `# yaml-language-server: $schema=../../../../schemas/upcoming-trip.schema.json
updated: ${day(today)}
title: ${titleOf(slug)}
type: family
picture:
  alt: '[What the large picture shows]'
duration: 2N/3D
ages: { from: 5, to: 12 }
price: 35000
perMomAndChild: true
departures:
  - { start: ${day(start)}, end: ${day(end)}, slotsLeft: 20, totalSlots: 20, asOf: ${day(today)} }
summary: '[One or two sentences for search results, at most 155 characters]'
description: |-
  [What the trip is about, in a first paragraph]

  [Who it is for and what to expect, in a second paragraph]
highlights:
  - '[First reason to come, in a few words]'
  - '[Second reason to come, in a few words]'
itinerary:
  - title: '[Day one in a few words]'
    description: '[What happens, where, and what you eat]'
  - title: '[Day two in a few words]'
    description: '[What happens, where, and what you eat]'
  - title: '[Day three in a few words]'
    description: '[What happens, where, and what you eat]'
`;
}

function pastTrip(slug: string, today: Date): string {
  return `# yaml-language-server: $schema=../../../../schemas/past-trip.schema.json
updated: ${day(today)}
title: ${titleOf(slug)}
type: family
location: '${PLACEHOLDER_LOCATION}'
year: ${today.getFullYear()}
picture:
  alt: '[What the large picture shows]'
summary: '[One or two sentences for search results, at most 155 characters]'
description: |-
  [How the trip went, in a first paragraph]

  [What we remember, in a second paragraph]
highlights:
  - '[First thing we did, in a few words]'
  - '[Second thing we did, in a few words]'
gallery:
  - alt: '${PLACEHOLDER_GALLERY[0]?.alt}'
itinerary:
  - title: '[Day one in a few words]'
    description: '[What happened, where, and what you ate]'
`;
}

if (import.meta.main) {
  const [kind = '', slug = ''] = process.argv.slice(2);
  try {
    console.log(
      `${await newTrip('content', kind, slug, new Date())} is written and on the list. Replace its example texts and values, then run: npm run check:content`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
