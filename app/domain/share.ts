import { agesText } from './ages-text.ts';
import { departuresText } from './departures.ts';
import { priceBasis, priceText } from './price-text.ts';
import type { PastTrip, UpcomingTrip } from './trip.ts';

type Shared =
  | Pick<UpcomingTrip, 'title' | 'departures' | 'ages' | 'price' | 'perMomAndChild'>
  | Pick<PastTrip, 'title' | 'location' | 'year'>;

/** A page to share: a message, and the page's absolute URL, which chat apps turn into a preview. */
export type Share = { text: string; url: string };

/** Formats a trip for sharing, with title, dates, ages and price on separate lines. For a past trip: the title, then place and year. */
export function shareText(trip: Shared): string {
  const details =
    'departures' in trip
      ? [departuresText(trip.departures), `Ages ${agesText(trip.ages)}`, `${priceText(trip.price)} ${priceBasis(trip.perMomAndChild)}`]
      : [`${trip.location}, ${trip.year}`];
  return [trip.title, ...details].join('\n');
}

/** The URL that opens WhatsApp with a message and a link, to send to any contact. @throws URIError on a lone surrogate */
export function whatsappShareUrl({ text, url }: Share): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;
}
