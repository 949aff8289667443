import { agesText } from './ages-text.ts';
import { departuresText } from './departures.ts';
import { priceBasis, priceText } from './price-text.ts';
import type { PastTrip, UpcomingTrip } from './trip.ts';

type Shared =
  | Pick<UpcomingTrip, 'title' | 'departures' | 'ages' | 'price' | 'perMomAndChild'>
  | Pick<PastTrip, 'title' | 'location' | 'year'>;

/** What is sent of a page: the words, and the page's whole address, which chats make into a preview. */
export type Share = { text: string; url: string };

/** What a friend is sent of a trip: title, dates, ages and price with its basis; of a past trip title, place and year. One a line. */
export function shareText(trip: Shared): string {
  const details =
    'departures' in trip
      ? [departuresText(trip.departures), `Ages ${agesText(trip.ages)}`, `${priceText(trip.price)} ${priceBasis(trip.perMomAndChild)}`]
      : [`${trip.location}, ${trip.year}`];
  return [trip.title, ...details].join('\n');
}

/** Opens WhatsApp with words and address, to be sent to whomever the visitor chooses there. Throws on half a surrogate pair. */
export function whatsappShareUrl({ text, url }: Share): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;
}
