import { LARGEST_WIDTH } from '#app/domain/picture.ts';
import type { GalleryPicture, GoodToKnow, ItineraryDay, PastTrip, UpcomingTrip } from '#app/domain/trip.ts';
import { checkDatesInText, checkItineraryLength, checkTrip, termsOfPlaces } from './check-trips.server.ts';
import { picture } from './image-sources.server.ts';
import type { readFounders } from './people.server.ts';
import type { ContentReader } from './read.server.ts';
import {
  type DeparturePageFile,
  departurePageSchema,
  type PastTripFile,
  pastTripSchema,
  SLUG_PATTERN,
  type UpcomingTripFile,
  upcomingTripSchema,
} from './schema.server.ts';
import { paragraphs, readYaml, type Source } from './source.server.ts';

const UPCOMING = 'trips/upcoming';
const PAST = 'trips/past';

type TripWords = Omit<DeparturePageFile, 'departureOf'>;
type Founders = ReturnType<typeof readFounders>;
type Leader = GoodToKnow['leaders'];

/**
 * Reads all upcoming trips into a map by slug. The page for a single departure inherits the fields that departurePageSchema lacks,
 * such as ages and price, from its trip. It also inherits goodFor, notFor, familyQuestions and each goodToKnow answer, unless it has
 * its own. `founders` may lead trips; undefined if their file is invalid.
 */
export function readUpcomingTrips(source: Source, founders: Founders): ReadonlyMap<string, UpcomingTrip> {
  const { reader } = source;
  const files = new Map<string, UpcomingTripFile>();
  const departurePages = new Map<string, DeparturePageFile>();
  const folders = slugs(reader, UPCOMING);
  for (const slug of folders) {
    const file = readYaml(source, `${UPCOMING}/${slug}/trip.yaml`, schemaOf);
    if (file && 'departureOf' in file) departurePages.set(slug, file);
    else if (file) files.set(slug, file);
  }
  /** Whether a trip's file is invalid, which has been reported. */
  const isInvalid = (slug: string) => folders.includes(slug) && !files.has(slug) && !departurePages.has(slug);

  const trips = new Map<string, UpcomingTrip>();
  for (const [slug, file] of files) {
    const path = `${UPCOMING}/${slug}/trip.yaml`;
    checkTrip(source, path, file);
    checkDeparturePages(reader, slug, file, departurePages, isInvalid);
    const [first, ...rest] = file.departures.toSorted((a, b) => (a.start < b.start ? -1 : 1));
    if (!first) continue;
    trips.set(slug, {
      ...file,
      ...modelOf(reader, slug, file),
      goodToKnow: withLeader(file.goodToKnow ?? {}, leaderOf(reader, path, file, founders)),
      additionalChild: file.additionalChild?.amount,
      isAbroad: file.isAbroad ?? false,
      ...termsOfPlaces(source, path, slug, file),
      departures: [first, ...rest],
      parentSlug: undefined,
    });
  }

  for (const [slug, { departureOf, ...file }] of departurePages) {
    const path = `${UPCOMING}/${slug}/trip.yaml`;
    if (!files.has(departureOf) && !isInvalid(departureOf)) {
      reader.report(path, 'departureOf', {
        what: `There is no trip '${departureOf}' in trips/upcoming.`,
        why: 'This page takes its dates, price and ages from that trip.',
        fix: `Use one of: ${[...files.keys()].join(', ')}.`,
      });
    }
    const whole = trips.get(departureOf);
    const departure = whole?.departures.find(({ page }) => page === slug);
    if (!whole || !departure) continue;
    checkItineraryLength(reader, path, file, departure);
    checkDatesInText(reader, path, file, [departure]);
    // On its own page a departure has no page to lead to.
    const { page: _, ...dates } = departure;
    trips.set(slug, {
      ...inherited(whole),
      ...file,
      ...modelOf(reader, slug, file),
      goodToKnow: withLeader({ ...whole.goodToKnow, ...file.goodToKnow }, whole.goodToKnow.leaders),
      goodFor: file.goodFor ?? whole.goodFor,
      notFor: file.notFor ?? whole.notFor,
      familyQuestions: file.familyQuestions ?? whole.familyQuestions,
      updated: file.updated > whole.updated ? file.updated : whole.updated,
      departures: [dates],
      parentSlug: whole.slug,
    });
  }
  return trips;
}

/** Reports a trip's departures and their pages that do not belong together. */
function checkDeparturePages(
  reader: ContentReader,
  slug: string,
  { departures }: UpcomingTripFile,
  departurePages: ReadonlyMap<string, DeparturePageFile>,
  isInvalid: (slug: string) => boolean,
): void {
  const path = `${UPCOMING}/${slug}/trip.yaml`;
  const pages = [...departurePages].filter(([, { departureOf }]) => departureOf === slug).map(([page]) => page);
  const named = departures.map(({ page }) => page);
  for (const [index, page] of named.entries()) {
    if (page === undefined || isInvalid(page)) continue;
    if (!pages.includes(page))
      reader.report(path, `departures[${index}].page`, {
        what: `There is no page '${page}' for a departure of this trip in trips/upcoming.`,
        why: 'The departure would link to it.',
        fix: pages.length > 0 ? `Use one of: ${pages.join(', ')}.` : `Remove it, or write departureOf: ${slug} in that page's file.`,
      });
    else if (named.indexOf(page) < index)
      reader.report(path, `departures[${index}].page`, {
        what: `Two departures have the page '${page}'.`,
        why: 'It shows the days and the slots of one.',
        fix: 'Remove it from one of the two.',
      });
  }
  for (const page of pages.filter((each) => !named.includes(each)))
    reader.report(path, 'departures', {
      what: `No departure has the page '${page}', which is for a departure of this trip.`,
      why: 'The page takes its days and slots from the departure, and only the departure links to it.',
      fix: `Write page: ${page} in its departure. If that is cancelled, delete the folder trips/upcoming/${page}, and then redirect its address in redirects.yaml.`,
    });
}

/** Reads all past trips into a map by slug. */
export function readPastTrips(source: Source): ReadonlyMap<string, PastTrip> {
  const { reader } = source;
  const trips = new Map<string, PastTrip>();
  for (const slug of slugs(reader, PAST)) {
    const path = `${PAST}/${slug}/trip.yaml`;
    const file = readYaml(source, path, pastTripSchema);
    if (!file) continue;
    checkYear(reader, path, file.year);
    trips.set(slug, {
      ...file,
      slug,
      picture: picture(reader, `${PAST}/${slug}/hero`, file.picture, { largestWidth: LARGEST_WIDTH }),
      description: paragraphs(file.description),
      gallery: readGallery(reader, `${PAST}/${slug}`, file.gallery),
      itinerary: file.itinerary.map((day) => ({ ...day, activitiesTitle: undefined, activities: [] })),
      testimonials: file.testimonials ?? [],
    });
  }
  return trips;
}

/** Reports a past trip in the future. Compares it with the clock, because a build may be made for another day. */
function checkYear(reader: ContentReader, path: string, year: number): void {
  const thisYear = new Date().getFullYear();
  if (year <= thisYear) return;
  reader.report(path, 'year', {
    what: `A past trip cannot be in ${year}.`,
    why: 'The list of past trips would begin with it.',
    fix: `Write a year until ${thisYear}, or move the trip to trips/upcoming.`,
  });
}

/** Chooses the schema for a file in trips/upcoming: a trip, or the page for a single departure. */
function schemaOf(file: unknown): typeof upcomingTripSchema | typeof departurePageSchema {
  return typeof file === 'object' && file !== null && 'departureOf' in file ? departurePageSchema : upcomingTripSchema;
}

/** The founder who leads the trip, with a few words about her, if the file says so. Reports an unknown founder. */
function leaderOf(reader: ContentReader, path: string, { leader }: UpcomingTripFile, founders: Founders): Leader {
  if (!leader || !founders) return undefined;
  const founder = founders.find(({ id }) => id === leader.founder);
  if (founder) return { short: founder.name, note: founder.asLeader };
  reader.report(path, 'leader.founder', {
    what: `There is no founder with the id '${leader.founder}'.`,
    why: 'The page says who leads the trip.',
    fix: `Use one of: ${founders.map(({ id }) => id).join(', ')}.`,
  });
  return undefined;
}

/** What the page for a single departure takes from its trip: the fields that its own file cannot have. */
function inherited(whole: UpcomingTrip): Omit<UpcomingTrip, keyof TripWords> {
  const fields = Object.entries(whole).filter(([field]) => !(field in departurePageSchema.shape));
  return Object.fromEntries(fields) as Omit<UpcomingTrip, keyof TripWords>;
}

/** The fields of which the model has another shape than the file. */
function modelOf(reader: ContentReader, slug: string, file: TripWords) {
  const path = `${UPCOMING}/${slug}/trip.yaml`;
  return {
    slug,
    picture: picture(reader, `${UPCOMING}/${slug}/hero`, file.picture, { largestWidth: LARGEST_WIDTH }),
    description: paragraphs(file.description),
    itinerary: itinerary(reader, path, file),
    itineraryNote: file.detailedItinerary?.note,
    inclusions: file.inclusions ?? [],
    exclusions: file.exclusions ?? [],
    communication: file.communication ?? [],
    goodFor: file.goodFor ?? [],
    notFor: file.notFor ?? [],
    familyQuestions: file.familyQuestions ?? [],
    testimonials: file.testimonials ?? [],
  };
}

function itinerary(reader: ContentReader, path: string, file: TripWords): ItineraryDay[] {
  const days = file.detailedItinerary;
  const detailed = [days?.day1, days?.day2, days?.day3, days?.day4, days?.day5, days?.day6];
  const beyond = detailed.findIndex((day, index) => day && !file.itinerary[index]);
  if (beyond >= 0) {
    reader.report(path, `detailedItinerary.day${beyond + 1}`, {
      what: `The itinerary has ${file.itinerary.length} days, so there is no day ${beyond + 1} to add to.`,
      why: 'The page shows these activities inside the day-by-day itinerary.',
      fix: 'Add the day to itinerary, or remove it here.',
    });
  }
  return file.itinerary.map((day, index) => ({
    ...day,
    activitiesTitle: detailed[index]?.title,
    activities: detailed[index]?.activities ?? [],
  }));
}

/** The answers with the leader, if known, in short before what the file says of the leaders. */
function withLeader(answers: GoodToKnow, leader: Leader): GoodToKnow {
  return leader ? { ...answers, leaders: { ...leader, ...answers.leaders } } : answers;
}

function slugs(reader: ContentReader, folder: string): string[] {
  return reader.folders(folder).filter((slug) => {
    if (SLUG_PATTERN.test(slug)) return true;
    reader.report(`${folder}/${slug}`, '', {
      what: `'${slug}' cannot be an address.`,
      why: "The folder's name is the last part of the trip's address.",
      fix: 'Rename the folder: use lowercase letters, digits and single hyphens, such as goa-western-ghats.',
    });
    return false;
  });
}

/** The pictures of a gallery. Each belongs to its entry by its name, so that it moves with the entry's words. */
function readGallery(reader: ContentReader, folder: string, entries: PastTripFile['gallery']): GalleryPicture[] {
  return entries.map((entry, index) => ({
    ...picture(reader, `${folder}/${entry.picture ?? `gallery-${index + 1}`}`, entry, {
      namedBy: { file: `${folder}/trip.yaml`, field: `gallery[${index}].picture` },
    }),
    caption: entry.caption,
  }));
}
