import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Document, parseDocument, visit } from 'yaml';
import { NAMED_DAY } from '#app/content/check-trips.server.ts';
import { type Content, loadContent } from '#app/content/content.server.ts';
import { addDays } from '#app/domain/days.ts';
import type { PastTrip, UpcomingTrip } from '#app/domain/trip.ts';
import { applyChanges } from '../../editor/file-changes.ts';
import { newTrip } from '../../editor/new-trip.ts';
import { pastTripFiles } from '../../editor/trip-past.ts';

/** A valid edit. `make` applies it to a content folder and returns what to print. */
export type Edit = { what: string; make: (folder: string) => string | Promise<string> };

const TODAY = new Date(Date.UTC(2026, 10, 21));
const WEEKS_AHEAD = 26 * 7;

/** Typical edits, in the order in which they are made by default. An edit to a trip searches the content for a suitable one. */
export const EDITS: Readonly<Record<string, Edit>> = {
  price: {
    what: 'a price is changed',
    make: (folder) => {
      const trip = firstTrip(folder, ({ price }) => typeof price === 'number');
      return edit(folder, fileOf(trip), (file) => file.set('price', Number(trip.price) + 1500));
    },
  },
  departure: {
    what: 'a trip gets another departure, half a year after its first one, and no text names a day',
    make: (folder) => {
      const trip = firstTrip(folder, ({ departures }) => departures.length === 1);
      const { start, end, totalSlots, asOf } = trip.departures[0];
      return edit(folder, fileOf(trip), (file) => {
        file.addIn(['departures'], {
          start: addDays(start, WEEKS_AHEAD),
          end: addDays(end, WEEKS_AHEAD),
          slotsLeft: totalSlots,
          totalSlots,
          asOf,
        });
        // A date in the text would be that of one departure only.
        for (const [field, text] of Object.entries(trip.bookingInfo ?? {})) {
          const withoutDay = text.replaceAll(NAMED_DAY, 'that day');
          if (withoutDay !== text) file.setIn(['bookingInfo', field], withoutDay);
        }
      });
    },
  },
  'sold-out': {
    what: 'the last slot of a departure is taken',
    make: (folder) =>
      edit(folder, fileOf(firstTrip(folder, ({ departures }) => departures.length === 2)), (file) =>
        file.setIn(['departures', 0, 'slotsLeft'], 0),
      ),
  },
  'trip-removed': {
    what: 'a trip is taken off the list, and its folder is deleted',
    make: (folder) => {
      const trip = lastTrip(folder);
      rmSync(join(folder, 'trips/upcoming', trip.slug), { recursive: true });
      return takeOff(folder, 'upcoming', trip.slug);
    },
  },
  'trip-past': {
    what: 'an upcoming trip leaves its list for a past trip with photos, and its page stays',
    make: async (folder) => {
      const trip = lastTrip(folder);
      const slug = `${trip.slug}-last-season`;
      await newTrip(folder, 'past', slug, TODAY);
      const gallery = [{ alt: 'A mother and a child on a wall.' }, { alt: 'Two children under an umbrella.' }];
      edit(folder, `trips/past/${slug}/trip.yaml`, (file) => {
        file.set('gallery', gallery);
        fillIn(file);
      });
      await takePhoto(join(folder, 'trips/past', slug, 'hero.jpg'), 2000, 1500);
      await takePhoto(join(folder, 'trips/past', slug, 'gallery-1.jpg'), 1000, 1500);
      await takePhoto(join(folder, 'trips/past', slug, 'gallery-2.jpg'), 600, 450);
      return takeOff(folder, 'upcoming', trip.slug);
    },
  },
  'trip-over': {
    what: 'a finished trip becomes a past trip, and its old address redirects to the new one',
    make: (folder) => {
      const today = TODAY.toISOString().slice(0, 10);
      const { slug } = firstTrip(folder, ({ departures }) => departures.every(({ end }) => end < today));
      const pastSlug = `${slug}-this-year`;
      applyChanges(folder, pastTripFiles(folder, slug, pastSlug, today).files);
      return edit(folder, `trips/past/${pastSlug}/trip.yaml`, fillIn);
    },
  },
  'trip-added': {
    what: 'a ladies trip is added, without a picture, booking information or inclusions yet',
    make: async (folder) => {
      await newTrip(folder, 'upcoming', 'hampi-by-bicycle', TODAY);
      return edit(folder, 'trips/upcoming/hampi-by-bicycle/trip.yaml', (file) => {
        file.set('type', 'ladies');
        file.set('perMomAndChild', false);
        file.set('ages', { from: 18 });
        file.set('price', { from: 28_000, to: 33_000 });
        fillIn(file);
      });
    },
  },
  title: {
    what: 'a trip gets a 90-character title',
    make: (folder) =>
      edit(folder, fileOf(firstTrip(folder, ({ price }) => Array.isArray(price))), (file) =>
        file.set('title', 'Twelve unhurried days from Thiruvananthapuram to the Brihadisvara temple and back by train'),
      ),
  },
  'question-added': {
    what: 'an FAQ question is added',
    make: (folder) =>
      edit(folder, 'faqs.yaml', (file) =>
        file.addIn(['questions'], {
          id: 'grandmothers',
          question: 'May a grandmother come along?',
          answer: 'Gladly. She pays as a mother does, {payment.depositPercent}% with the booking.\n',
        }),
      ),
  },
  'question-removed': {
    what: 'the first FAQ question is removed',
    make: (folder) => edit(folder, 'faqs.yaml', (file) => file.deleteIn(['questions', 0])),
  },
  policy: {
    what: 'a policy gets another sentence',
    make: (folder) => {
      const path = join(folder, 'policies/cancellation-policy.md');
      writeFileSync(
        path,
        `${readFileSync(path, 'utf8').trimEnd()}\n\nA request by *mail* is answered within {support.replyHours} hours.\n`,
      );
      return 'policies/cancellation-policy.md';
    },
  },
  founder: {
    what: 'a new founder with a photo replaces the first one, also as the leader of trips',
    make: async (folder) => {
      const { founders, upcoming } = read(folder);
      for (const trip of upcoming.values())
        edit(folder, fileOf(trip), (file) => {
          if (file.getIn(['leader', 'founder']) === founders[0]!.id) file.setIn(['leader', 'founder'], 'lalitha-krishnan');
        });
      await takePhoto(join(folder, 'people/lalitha-krishnan.jpg'), 1500, 2000);
      return edit(folder, 'people/founders.yaml', (file) => {
        file.setIn(['founders', 0, 'id'], 'lalitha-krishnan');
        file.setIn(['founders', 0, 'name'], 'Lalitha Krishnan');
        file.setIn(['founders', 0, 'picture', 'alt'], 'Lalitha laughs in a blue sari.');
      });
    },
  },
  photo: {
    what: 'a photo replaces a drawing',
    make: async (folder) => {
      const trip = firstTrip(folder, ({ picture }) => picture.photo === undefined);
      await takePhoto(join(folder, 'trips/upcoming', trip.slug, 'hero.jpg'), 2400, 1600);
      return `trips/upcoming/${trip.slug}/hero.jpg`;
    },
  },
  spotlight: {
    what: 'another past trip becomes the first one in the spotlight',
    make: (folder) => {
      const { past, spotlights } = read(folder).lists;
      const other = found(past, (trip) => !spotlights.includes(trip));
      return edit(folder, 'lists.yaml', (file) => file.setIn(['spotlights', 0], other.slug));
    },
  },
  'past-removed': {
    what: 'a past trip is removed with its folder',
    make: (folder) => {
      const { lists, redirects } = read(folder);
      const isLedTo = ({ slug }: PastTrip) => redirects.some(({ to }) => to === `/trips/past/${slug}`);
      const { slug } = found(lists.past, (trip) => !lists.spotlights.includes(trip) && !isLedTo(trip));
      rmSync(join(folder, 'trips/past', slug), { recursive: true });
      return takeOff(folder, 'past', slug);
    },
  },
  term: {
    what: 'numbers in terms.yaml change',
    make: (folder) =>
      edit(folder, 'terms.yaml', (file) => {
        file.setIn(['payment', 'depositPercent'], 40);
        file.setIn(['ifWeCancel', 'naturalCauses'], 2000);
        file.set('lastUpdated', TODAY.toISOString().slice(0, 10));
      }),
  },
  'school-year': {
    what: 'a school year gets a vacation that overlaps with trips, and a new comparison date',
    make: (folder) =>
      edit(folder, 'school-terms.yaml', (file) => {
        const { first } = found(read(folder).schoolYears, () => true);
        file.setIn(['years', 0, 'vacations'], [{ name: 'local holidays', from: first, to: addDays(first, 90) }]);
        file.setIn(['years', 0, 'asOf'], TODAY.toISOString().slice(0, 10));
      }),
  },
  company: {
    what: 'the company gets a phone number, WhatsApp and what the law asks for',
    make: (folder) =>
      edit(folder, 'company.yaml', (file) => {
        file.set('phone', '+91 44 2345 6789');
        file.set('whatsapp', '919840000000');
        file.set('legal', {
          name: 'Little Banyan Journeys Private Limited',
          cin: 'U63040TN2020PTC000000',
          gstin: '33AAAAA0000A1Z5',
          contactPerson: 'Asha Rao',
        });
      }),
  },
  words: {
    what: 'the headline, a heading, our email address and our street address change',
    make: (folder) => {
      edit(folder, 'home.yaml', (file) => file.setIn(['hero', 'headline'], 'Journeys that mothers and children remember'));
      edit(folder, 'pages.yaml', (file) => file.setIn(['all-upcoming-trips', 'title'], 'Where we go next'));
      return edit(folder, 'company.yaml', (file) => {
        file.set('supportEmail', 'hello@littlebanyanjourneys.example');
        file.setIn(['address', 'lines', 2], 'Mylapore, Chennai 600004');
        file.setIn(['address', 'postalCode'], '600004');
      });
    },
  },
};

export const read = (folder: string): Content => loadContent(folder);
export const fileOf = ({ slug }: UpcomingTrip | PastTrip) => `trips/upcoming/${slug}/trip.yaml`;

/** The first item that an edit can be applied to. @throws Error when there is none */
export function found<T>(things: readonly T[], isWanted: (thing: T) => boolean): T {
  const thing = things.find(isWanted);
  if (!thing) throw new Error('Nothing in the content fits this edit. Change what the edit searches for.');
  return thing;
}

/** The first matching trip in the upcoming list. */
export function firstTrip(folder: string, isWanted: (trip: UpcomingTrip) => boolean): UpcomingTrip {
  return found(read(folder).lists.upcoming, isWanted);
}

/** The last trip in the upcoming list that has no departure pages and is not the target of a redirect. */
function lastTrip(folder: string): UpcomingTrip {
  const { lists, redirects } = read(folder);
  const isLedTo = ({ slug, departures }: UpcomingTrip) =>
    departures.some(({ page }) => page) || redirects.some(({ to }) => to.endsWith(`/${slug}`));
  return found(lists.upcoming.toReversed(), (trip) => !isLedTo(trip));
}

/** Changes a YAML file and keeps its comments. Returns its path. */
export function edit(folder: string, path: string, change: (file: Document) => void): string {
  const file = parseDocument(readFileSync(join(folder, path), 'utf8'));
  change(file);
  writeFileSync(join(folder, path), file.toString({ lineWidth: 110 }));
  return path;
}

/** Replaces every placeholder in a new trip. */
function fillIn(file: Document): void {
  let count = 0;
  visit(file, {
    Scalar(_, node) {
      const isPlaceholder = typeof node.value === 'string' && node.value.startsWith('[');
      if (isPlaceholder) node.value = `What we say of ${String(file.get('title'))}, number ${(count += 1)}`;
    },
  });
}

function takeOff(folder: string, list: 'upcoming' | 'past', slug: string): string {
  edit(folder, 'lists.yaml', (file) => {
    const slugs = (file.toJS() as Record<string, string[]>)[list]!;
    file.deleteIn([list, slugs.indexOf(slug)]);
  });
  return `lists.yaml: ${slug}`;
}

/** Writes a photo with so much fine detail that its file is large. The photo is the same on each run. */
async function takePhoto(path: string, width: number, height: number): Promise<void> {
  const pixels = Buffer.alloc(width * height * 3);
  let seed = width * 7919 + height;
  for (let at = 0; at < pixels.length; at += 1) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    const slope = (((at / 3) % width) / width + Math.floor(at / 3 / width) / height) * 60;
    pixels[at] = 60 + slope + ((seed >> 16) % 50);
  }
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .blur(1.2)
    .jpeg({ quality: 90 })
    .toFile(path);
}
