import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { unescaped } from '../support/built-page.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { fixtureTrips, plain, textFields, TRIP_KINDS, type TripTexts } from '../support/trip-texts.ts';

/** Where the texts of a trip are read, and which file puts them there. */
const PLACES = {
  page: { madeBy: 'app/features/trip-page/trip-view-model.ts and a section beside it', wordsOf: pageWords },
  Markdown: { madeBy: 'app/feeds/trip-markdown.server.ts', wordsOf: markdownWords },
  'trips.json': { madeBy: 'app/feeds/trips-json.server.ts', wordsOf: jsonWords },
} as const;

type Place = keyof typeof PLACES;

/** Fields that a place does without, and why. A name stands for all that is inside it. */
const LEFT_OUT: Readonly<Record<Place, Readonly<Record<string, string>>>> = {
  page: {
    'gallery.alt': 'While a landscape stands in for a picture, as in this catalogue, nothing is said of it.',
    'gallery.caption': 'The line of the picture in view is shown, and of the others once they are.',
  },
  Markdown: {
    'image.alt': 'Of the pictures Markdown has only the gallery.',
    'gallery.alt': 'A landscape stands in for them, as on the page.',
  },
  'trips.json': {
    'image.alt': 'A landscape stands in for it, as on the page.',
    bookingInfo: 'How a trip is booked is read on its page; the file is of what can be compared.',
    communication: 'The same.',
    'detailedItinerary.note': 'The same.',
    testimonials: 'A quote stands where it can be read in full.',
    gallery: 'The file has their number.',
  },
};

for (const kind of TRIP_KINDS) {
  test(`every text that a trip of the ${kind} kind may have is on the page, in its Markdown and in trips.json`, () => {
    const trips = fixtureTrips(kind);
    const missing = textFields(kind).flatMap((field) => {
      const having = trips.filter(({ texts }) => texts.has(field));
      if (having.length === 0)
        return [`${field}: no trip of tests/fixtures/content has it. Write it into one, so that its places can be looked at`];
      const places = (Object.keys(PLACES) as Place[]).filter((place) => !isLeftOut(LEFT_OUT[place], field));
      return places.flatMap((place) => lostTexts(place, field, having).slice(0, 1));
    });
    expect(missing).toEqual([]);
  });
}

/** Texts of a field that stand in the catalogue and not in a place. */
function lostTexts(place: Place, field: string, trips: readonly TripTexts[]): string[] {
  const { madeBy, wordsOf } = PLACES[place];
  return trips.flatMap((trip) => {
    const words = wordsOf(trip);
    const lost = words === undefined ? [] : trip.texts.get(field)!.filter((text) => !words.includes(text));
    return lost.map((text) => `${field}: '${text}' of ${trip.path} is not in ${place}. Add it in ${madeBy}`);
  });
}

function isLeftOut(names: Readonly<Record<string, string>>, field: string): boolean {
  return Object.keys(names).some((name) => field === name || field.startsWith(`${name}.`));
}

/** What the page shows, and what its head and its pictures say. Not the data that its scripts start from. */
function pageWords({ path }: TripTexts): string {
  const html = readFileSync(join(FIXTURE_SITE, `${path}.html`), 'utf8').replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const said = [...html.matchAll(/ (?:alt|content)="([^"]*)"/g)].map(([, text]) => text);
  return plain(unescaped([html.replaceAll(/<[^>]*>/g, ' '), ...said].join(' ')));
}

function markdownWords({ path }: TripTexts): string {
  return plain(readFileSync(join(FIXTURE_SITE, `${path}.md`), 'utf8').replaceAll(/\\([^\w\s])/g, '$1'));
}

/** Undefined where the file has no entry of its own for the trip: it follows the lists. */
function jsonWords({ slug, isListed }: TripTexts): string | undefined {
  if (!isListed) return undefined;
  const { upcoming, past } = JSON.parse(readFileSync(join(FIXTURE_SITE, 'trips.json'), 'utf8')) as Record<string, { slug: string }[]>;
  const words: string[] = [];
  JSON.stringify(
    [...upcoming!, ...past!].find((trip) => trip.slug === slug),
    (_, value: unknown) => {
      if (typeof value === 'string') words.push(value);
      return value;
    },
  );
  return plain(words.join(' '));
}
