import { agesText } from './ages-text.ts';
import { priceWithBasis } from './price-text.ts';
import type { PastTrip, UpcomingTrip } from './trip.ts';

type Shared = Pick<UpcomingTrip, 'ages' | 'price' | 'perMomAndChild' | 'fares'> | Pick<PastTrip, 'location' | 'year'>;

/** A page to share: what its message ends with, and its absolute URL, which chat apps turn into a preview. */
export type Share = { details: readonly string[]; url: string };

/** A message to share. */
export type ShareMessage = { text: string; url: string };

/** What a message about a trip ends with: ages and price, or a past trip's place and year. */
export function shareDetails(trip: Shared): readonly string[] {
  return 'price' in trip ? [`Ages ${agesText(trip.ages)}`, priceWithBasis(trip)] : [`${trip.location}, ${trip.year}`];
}

/** A message about a trip, on separate lines: title, dates of an upcoming trip, details. */
export function shareMessage(title: string, dates: string | undefined, { details, url }: Share): ShareMessage {
  return { text: [title, ...(dates ? [dates] : []), ...details].join('\n'), url };
}

/** The URL that opens WhatsApp with a message and a link, to send to any contact. @throws URIError on a lone surrogate */
export function whatsappShareUrl({ text, url }: ShareMessage): string {
  return `https://wa.me/?text=${encodeURIComponent(`${text}\n${url}`)}`;
}
