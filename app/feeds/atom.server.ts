import { content } from '#app/content/content.server.ts';
import { absoluteUrl, escaped } from '#app/content/urls.server.ts';
import { agesText } from '#app/domain/ages-text.ts';
import { audienceLabel } from '#app/domain/audience.ts';
import { departedText, departureDates, offeredDatesText } from '#app/domain/departures.ts';
import { FEED_PATH, iconPath } from '#app/domain/file-paths.ts';
import { lengthText } from '#app/domain/length-text.ts';
import { priceWithBasis } from '#app/domain/price-text.ts';
import { sampleNote } from '#app/domain/sample-note.ts';
import type { UpcomingTrip } from '#app/domain/trip.ts';

/** The upcoming trips as an Atom feed, most recently changed first. Each entry's id is the trip's URL. */
export function feed(): string {
  const { company, lists, pages, sampleDay, terms } = content();
  const trips = lists.upcoming.toSorted((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-IN">
  <id>${absoluteUrl(FEED_PATH)}</id>
  <title>${escaped(`${pages['all-upcoming-trips'].title} | ${company.name}`)}</title>
  <subtitle>${escaped([company.tagline, sampleNote(sampleDay)].filter(Boolean).join(' '))}</subtitle>
  <updated>${moment(trips[0]?.updated ?? pages['all-upcoming-trips'].updated ?? terms.lastUpdated)}</updated>
  <author><name>${escaped(company.name)}</name><email>${escaped(company.supportEmail)}</email><uri>${absoluteUrl('/')}</uri></author>
  <link rel="self" type="application/atom+xml" href="${absoluteUrl(FEED_PATH)}"/>
  <link rel="alternate" type="text/html" href="${absoluteUrl('/all-upcoming-trips')}"/>
  <icon>${absoluteUrl(iconPath('icon-192'))}</icon>
${trips.map(entry).join('\n')}
</feed>
`;
}

function entry(trip: UpcomingTrip): string {
  const address = absoluteUrl(`/trips/upcoming/${trip.slug}`);
  return `  <entry>
    <id>${address}</id>
    <title>${escaped(`${trip.title}, ${offeredDatesText(departureDates(trip), content().today)}`)}</title>
    <link rel="alternate" type="text/html" href="${address}"/>
    <updated>${moment(trip.updated)}</updated>
    <summary>${escaped([tripLine(trip), departedText(trip.departures, content().today), trip.summary].filter(Boolean).join(' '))}</summary>
  </entry>`;
}

/** Formats a trip's audience, ages, length and price as one line. */
export function tripLine(trip: UpcomingTrip): string {
  return `${audienceLabel(trip.type === 'ladies')}, ages ${agesText(trip.ages)}, ${lengthText(trip)}, ${priceWithBasis(trip)}.`;
}

/** Formats a day as a timestamp: midnight UTC at the start of the day. */
function moment(day: string): string {
  return `${day}T00:00:00Z`;
}
