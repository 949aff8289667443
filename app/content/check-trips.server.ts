/** Checks of upcoming trips across their fields. */
import { addDays, type Day, dayRange, daysBetween, longDay, weekday } from '#app/domain/days.ts';
import { pluralize } from '#app/domain/pluralize.ts';
import type { Ages, Departure } from '#app/domain/trip.ts';
import type { ContentReader } from './read.server.ts';
import type { DeparturePageFile, UpcomingTripFile } from './schema.server.ts';
import type { Source } from './source.server.ts';
import type { Terms } from './terms.server.ts';

/** Reports fields of a trip that contradict each other or our terms. */
export function checkTrip({ reader, terms }: Source, path: string, file: UpcomingTripFile): void {
  checkDepartures(reader, path, file);
  checkDatesInText(reader, path, file, file.departures);
  checkGroups(reader, path, file, terms.smallestGroup);
  checkAges(reader, path, 'ages', file.ages);
  checkPrice(reader, path, file);
  if (file.type === 'ladies') checkLadiesTrip(reader, path, file, terms.groups.ladiesAgeFrom);
  else checkFamilyTrip(reader, path, file, terms.groups.ladiesAgeFrom);
}

/** Reports a date in the booking information, such as 'Thursday, September 11', that is not one of each departure. */
export function checkDatesInText(
  reader: ContentReader,
  path: string,
  { bookingInfo }: Pick<DeparturePageFile, 'bookingInfo'>,
  departures: readonly Pick<Departure, 'start' | 'end'>[],
): void {
  for (const [field, text] of Object.entries(bookingInfo ?? {})) {
    for (const [said] of text.matchAll(NAMED_DAY)) {
      const other = departures.find(
        (departure) => !daysAround(departure).some((day) => `${weekday(day)}, ${longDay(day)},`.startsWith(`${said},`)),
      );
      if (!other) continue;
      reader.report(path, `bookingInfo.${field}`, {
        what: `The text says ${said}, but that is no day of ${dayRange(other.start, other.end)}.`,
        why: 'She would be there on a day on which nobody meets her.',
        fix: 'Write the new day, or leave the date out if the trip has several departures.',
      });
    }
  }
}

/** A day that a text names, such as 'Thursday, September 11'. */
export const NAMED_DAY =
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day, (?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}\b/g;

/** The days of a departure, and the days before and after it. */
function daysAround({ start, end }: Pick<Departure, 'start' | 'end'>): Day[] {
  return Array.from({ length: Math.max(daysBetween(start, end), 0) + 3 }, (_, index) => addDays(start, index - 1));
}

/** Reports a departure that the smallest group does not fit into. */
function checkGroups(reader: ContentReader, path: string, { type, departures }: UpcomingTripFile, smallest: Terms['smallestGroup']): void {
  const [group, needed] =
    type === 'ladies' ? [`${smallest.ladies} women`, smallest.ladies] : [`${smallest.families} families`, 2 * smallest.families];
  departures.forEach(({ totalSlots }, index) => {
    if (totalSlots >= needed) return;
    reader.report(path, `departures[${index}].totalSlots`, {
      what: `${group} need ${needed} slots, but the departure has ${totalSlots}.`,
      why: 'The page says that the trip takes place only with so many.',
      fix: 'Correct totalSlots, or smallestGroup in terms.yaml.',
    });
  });
}

/** Reports an itinerary that does not have one entry for each day of a departure. */
export function checkItineraryLength(
  reader: ContentReader,
  path: string,
  { itinerary }: Pick<DeparturePageFile, 'itinerary'>,
  { start, end }: Pick<Departure, 'start' | 'end'>,
): void {
  const days = daysBetween(start, end) + 1;
  if (itinerary.length === days) return;
  reader.report(path, 'itinerary', {
    what: `The itinerary has ${pluralize(itinerary.length, 'day')}, but ${dayRange(start, end)} has ${days}.`,
    why: 'The page shows the date of each day of the itinerary.',
    fix:
      itinerary.length < days ? 'Add the missing days, or correct the dates.' : 'Remove the days that are too many, or correct the dates.',
  });
}

/**
 * What our terms say of the places that a trip goes to. Reports a place with its own terms that only the text of the trip names, unless
 * the file says where the trip goes.
 */
export function termsOfPlaces({ reader, terms }: Source, path: string, slug: string, file: UpcomingTripFile) {
  const named = [slug.replaceAll('-', ' '), file.title, file.subtitle, ...(file.destinations ?? [])].join('\n');
  const { summary, description, highlights, itinerary, detailedItinerary, inclusions } = file;
  const inText = JSON.stringify([summary, description, highlights, itinerary, detailedItinerary, inclusions]);
  const withOtherNames = (place: string) => [place, ...(terms.otherNames?.find((each) => each.place === place)?.also ?? [])];
  const applies = (places: readonly string[], rule: string) => {
    const spelt = places.flatMap(withOtherNames);
    const unclear = file.destinations ? undefined : spelt.find((place) => names(inText, place) && !names(named, place));
    if (unclear)
      reader.report(path, 'destinations', {
        what: `The text names ${unclear}, and trips there ${rule}, but neither the title nor the destinations name it.`,
        why: 'The page shows what our terms say of the places that a trip goes to.',
        fix: `Write destinations: [${unclear}] if the trip goes there, or destinations: [] if it does not.`,
      });
    return spelt.some((place) => names(named, place));
  };
  return {
    paysInFull: applies(terms.payment.inFullFor, 'are paid in full at booking'),
    allowsTransfer: !applies(terms.transfer.notAllowedFor, 'cannot be transferred'),
  };
}

/** Whether a text has a place's name as whole words. */
function names(text: string, place: string): boolean {
  const words = (of: string) =>
    ` ${of
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
      .trim()} `;
  return words(text).includes(words(place));
}

/** An all-ladies trip is for women on their own. */
function checkLadiesTrip(reader: ContentReader, path: string, file: UpcomingTripFile, youngest: number): void {
  const why = 'The page offers an all-ladies trip to women on their own.';
  if (file.ages.from < youngest)
    reader.report(path, 'ages.from', {
      what: `An all-ladies trip cannot be for ages from ${file.ages.from}.`,
      why,
      fix: `Write at least ${youngest}, as in terms.yaml, or type: family.`,
    });
  if (file.perMomAndChild)
    reader.report(path, 'perMomAndChild', {
      what: 'The price of an all-ladies trip cannot be per mom & child.',
      why,
      fix: 'Write perMomAndChild: false, or type: family.',
    });
  if (file.additionalChild)
    reader.report(path, 'additionalChild', {
      what: 'An all-ladies trip has no price for an additional child.',
      why,
      fix: 'Remove additionalChild, or write type: family.',
    });
}

/** A trip for mothers with children has their price and their ages. */
function checkFamilyTrip(reader: ContentReader, path: string, file: UpcomingTripFile, grownUp: number): void {
  const why = 'The page would offer it to women on their own.';
  if (!file.perMomAndChild)
    reader.report(path, 'perMomAndChild', {
      what: 'The price of a trip for mothers with children cannot be per person.',
      why,
      fix: 'Write perMomAndChild: true, or type: ladies.',
    });
  if (file.ages.from >= grownUp)
    reader.report(path, 'ages.from', {
      what: `A trip for mothers with children cannot be for ages from ${file.ages.from}.`,
      why,
      fix: 'Write the age of the youngest child, or type: ladies.',
    });
}

function checkPrice(reader: ContentReader, path: string, { price, fares, ages }: UpcomingTripFile): void {
  if (typeof price === 'object' && 'from' in price && price.from >= price.to) {
    reader.report(path, 'price.to', {
      what: `The highest price (${price.to}) is not above the lowest (${price.from}).`,
      why: 'The card shows the range.',
      fix: 'Swap the two, or write one price.',
    });
  }
  for (const [index, { from, to }] of (fares ?? []).entries()) {
    if (from <= to) continue;
    reader.report(path, `fares[${index}].to`, {
      what: `The highest fare (${to}) is below the lowest (${from}).`,
      why: 'The page shows the total with both.',
      fix: 'Swap the two.',
    });
  }
  if (Array.isArray(price)) checkAgeBands(reader, path, price, ages);
}

/** Reports age bands that do not follow one another, from the youngest age of the trip to the oldest. */
function checkAgeBands(reader: ContentReader, path: string, bands: readonly { ages: Ages }[], trip: Ages): void {
  const oldest = (ages: Ages) => ages.to ?? 99;
  bands.forEach(({ ages }, index) => {
    checkAges(reader, path, `price[${index}].ages`, ages);
    const before = bands[index - 1];
    const wanted = before ? oldest(before.ages) + 1 : trip.from;
    if (ages.from === wanted) return;
    const isLow = ages.from < wanted;
    reader.report(path, `price[${index}].ages.from`, {
      what: before
        ? `The ages from ${ages.from} ${isLow ? 'overlap with' : 'leave a gap after'} those to ${oldest(before.ages)}.`
        : `The first price is for ages from ${ages.from}, but the trip is for ages from ${wanted}.`,
      why: 'Each child needs exactly one price.',
      fix: `Write from: ${wanted}, or correct the ${before ? 'ages of the line above' : 'ages of the trip'}.`,
    });
  });
  const last = bands.at(-1)!.ages;
  if (oldest(last) === oldest(trip)) return;
  reader.report(path, `price[${bands.length - 1}].ages.to`, {
    what: `The last price is for ages to ${oldest(last)}, but the trip is for ages to ${oldest(trip)}.`,
    why: 'Each child needs exactly one price.',
    fix: 'Write the same oldest age in both, or leave both out.',
  });
}

function checkDepartures(reader: ContentReader, path: string, file: UpcomingTripFile): void {
  const seen = new Set<string>();
  file.departures.forEach((departure, index) => {
    const field = `departures[${index}]`;
    const { start, end, slotsLeft, totalSlots, asOf } = departure;
    if (end < start) {
      reader.report(path, `${field}.end`, {
        what: `The trip ends (${end}) before it starts (${start}).`,
        why: 'The card and the page show these dates.',
        fix: 'Swap the two dates, or correct the wrong one.',
      });
    } else {
      checkDuration(reader, path, file, departure);
      checkItineraryLength(reader, path, file, departure);
    }
    if (slotsLeft > totalSlots) {
      reader.report(path, `${field}.slotsLeft`, {
        what: `${slotsLeft} slots are left of ${totalSlots}.`,
        why: 'The page shows how many slots are open, which cannot exceed the total.',
        fix: 'Correct slotsLeft or totalSlots.',
      });
    }
    if (asOf > start) {
      reader.report(path, `${field}.asOf`, {
        what: `The slots were counted on ${asOf}, after the trip started (${start}).`,
        why: 'The page shows the day of the count.',
        fix: 'Write the day on which you last counted them.',
      });
    }
    if (seen.has(start)) {
      reader.report(path, `${field}.start`, {
        what: `Two departures start on ${start}.`,
        why: 'Pages and calendars identify a departure by its first day.',
        fix: 'Remove one of the two, or correct its date.',
      });
    }
    seen.add(start);
  });
}

function checkAges(reader: ContentReader, path: string, field: string, { from, to }: Ages): void {
  if (to === undefined || to >= from) return;
  reader.report(path, `${field}.to`, {
    what: `The oldest age (${to}) is below the youngest (${from}).`,
    why: 'Mothers use the ages to decide whether a child may come.',
    fix: 'Swap the two ages.',
  });
}

/** Reports a length, such as '2N/3D' or '3 days, 2 nights', that does not match the dates. */
function checkDuration(reader: ContentReader, path: string, file: UpcomingTripFile, { start, end }: Departure): void {
  const { duration } = file;
  const said = (unit: RegExp) => unit.exec(duration)?.[1];
  const saidNights = said(/(\d+)\s*(?:N|nights?)(?![a-z])/i);
  const days = daysBetween(start, end) + 1;
  const dates = `${dayRange(start, end)} (${pluralize(days, 'day')})`;
  const nights = file.startsOvernight ? days : days - 1;
  const right = nights === 0 ? '1D' : `${nights}N/${days}D`;
  if (Number(said(/(\d+)\s*(?:D|days?)\b/i)) !== days) {
    reader.report(path, 'duration', {
      what: `The length '${duration}' does not match the dates ${dates}.`,
      why: 'The card shows them side by side.',
      fix: `Write ${right}, or correct the dates.`,
    });
  } else if (saidNights !== undefined && Number(saidNights) !== nights) {
    reader.report(path, 'duration', {
      what: `The length '${duration}' says ${saidNights} nights, but the dates ${dates} have ${nights}.`,
      why: 'Mothers pack and pay for rooms by the number of nights.',
      fix: `Write ${right}. If the trip begins with a night on the way, which counts too, write startsOvernight: true.`,
    });
  }
}
