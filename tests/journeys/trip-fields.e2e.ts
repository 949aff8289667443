import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { unescaped } from '../support/built-page.ts';
import { FIXTURE_SITE } from '../support/fixture-site.ts';
import { fixtureTrips, plain, shownFields, TRIP_KINDS, type TripTexts } from '../support/trip-texts.ts';

/** The outputs that contain a trip's text, each with the code that makes it. */
const PLACES = {
  page: { madeBy: 'app/features/trip-page/trip-view-model.ts and a section component next to it', wordsOf: pageWords },
  Markdown: { madeBy: 'app/feeds/trip-markdown.server.ts', wordsOf: markdownWords },
  'trips.json': { madeBy: 'app/feeds/trips-json.server.ts', wordsOf: jsonWords },
} as const;

type Place = keyof typeof PLACES;

/** Fields that decide how the others are shown. */
const RULES = {
  destinations: 'It only decides which of our terms apply.',
  startsOvernight: 'It only decides what lengths are correct.',
  'picture.focus': 'It only decides how pictures are cropped.',
  'gallery.focus': 'Like picture.focus.',
};
/** Fields that pages say in other words. */
const REWORDED = {
  type: "'For mothers and children', for example.",
  'goodToKnow.longestDrive.minutes': 'In hours and minutes.',
  'goodToKnow.longestDrive.dayMinutes': 'In hours and minutes.',
  'leader.founder': 'The name of the founder.',
  'additionalChild.amount': 'Added up in the price for each family.',
};

/** Fields that an output leaves out, and why. A field's name also covers its nested fields. */
const LEFT_OUT: Readonly<Record<Place, Readonly<Record<string, string>>>> = {
  page: {
    ...RULES,
    ...REWORDED,
    'gallery.alt': 'A placeholder, as in this catalogue, has no description.',
    'gallery.caption': 'Only the caption of the picture in view is shown.',
  },
  Markdown: {
    ...RULES,
    ...REWORDED,
    'picture.alt': 'Markdown has only the gallery.',
    'gallery.alt': 'A placeholder has no description, as on the page.',
  },
  'trips.json': {
    ...RULES,
    'picture.alt': 'A placeholder, as in this catalogue, has no description.',
    bookingInfo: 'Only on the page: the file has only facts that can be compared.',
    communication: 'Only on the page, like bookingInfo.',
    'detailedItinerary.note': 'Only on the page, like bookingInfo.',
    testimonials: 'The file has no quotes: they are only where they can be read in full.',
    gallery: 'The file has only the number of pictures.',
  },
};

for (const kind of TRIP_KINDS) {
  test(`every field of ${kind} trips is on the page, in Markdown and in trips.json, unless left out on purpose`, () => {
    const trips = fixtureTrips(kind);
    const missing = shownFields(kind).flatMap((field) => {
      const places = (Object.keys(PLACES) as Place[]).filter((place) => !isLeftOut(LEFT_OUT[place], field));
      if (places.length === 0) return [];
      const having = trips.filter(({ texts }) => texts.has(field));
      if (having.length === 0)
        return [`${field}: no trip in tests/fixtures/content has it. Add it to one, so that this test can look for it`];
      return places.flatMap((place) => lostTexts(place, field, having).slice(0, 1));
    });
    expect(missing).toEqual([]);
  });
}

/** Reports the paragraphs of a field that are missing from an output. */
function lostTexts(place: Place, field: string, trips: readonly TripTexts[]): string[] {
  const { madeBy, wordsOf } = PLACES[place];
  return trips.flatMap((trip) => {
    const words = wordsOf(trip);
    const lost = words === undefined ? [] : trip.texts.get(field)!.filter((text) => !words.includes(text));
    return lost.map((text) => `${field}: '${text}' from ${trip.path} is not in ${place}. Add it in ${madeBy}`);
  });
}

function isLeftOut(names: Readonly<Record<string, string>>, field: string): boolean {
  return Object.keys(names).some((name) => field === name || field.startsWith(`${name}.`));
}

/** The page's text, metadata and alt text, without its hydration data. */
function pageWords({ path }: TripTexts): string {
  const html = readFileSync(join(FIXTURE_SITE, `${path}.html`), 'utf8').replaceAll(/<script[\s\S]*?<\/script>/g, '');
  const said = [...html.matchAll(/ (?:alt|content)="([^"]*)"/g)].map(([, text]) => text);
  return plain(unescaped([html.replaceAll(/<[^>]*>/g, ' '), ...said].join(' ')));
}

function markdownWords({ path }: TripTexts): string {
  return plain(readFileSync(join(FIXTURE_SITE, `${path}.md`), 'utf8').replaceAll(/\\([^\w\s])/g, '$1'));
}

/** The trip's text in trips.json, or undefined for an unlisted trip, which the file leaves out. */
function jsonWords({ slug, isListed }: TripTexts): string | undefined {
  if (!isListed) return undefined;
  const { upcoming, past } = JSON.parse(readFileSync(join(FIXTURE_SITE, 'trips.json'), 'utf8')) as Record<string, { slug: string }[]>;
  const words: string[] = [];
  JSON.stringify(
    [...upcoming!, ...past!].find((trip) => trip.slug === slug),
    (_, value: unknown) => {
      if (typeof value === 'string' || typeof value === 'number') words.push(String(value));
      return value;
    },
  );
  return plain(words.join(' '));
}
