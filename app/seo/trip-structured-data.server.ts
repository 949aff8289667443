import type { AggregateOffer, Offer, TouristTrip } from 'schema-dts';
import { content } from '#app/content/content.server.ts';
import type { SitePage } from '#app/content/site-pages.server.ts';
import { absoluteUrl, pictureUrl } from '#app/content/urls.server.ts';
import { agesText } from '#app/domain/ages-text.ts';
import { audienceLabel } from '#app/domain/audience.ts';
import { dayRange } from '#app/domain/days.ts';
import { areSlotsOld } from '#app/domain/departures.ts';
import { priceBands, priceBasis, priceBounds } from '#app/domain/price-text.ts';
import type { Departure, PastTrip, UpcomingTrip } from '#app/domain/trip.ts';
import { agency } from './agency.server.ts';

/** Structured data for a trip and its itinerary. The departures have the prices (departureData). */
export function tripData(page: SitePage, trip: UpcomingTrip | PastTrip): TouristTrip {
  const isUpcoming = 'departures' in trip;
  return {
    '@type': 'TouristTrip',
    '@id': idOf(page),
    name: trip.title,
    description: trip.summary,
    url: absoluteUrl(page.path),
    image: page.pictures.map(pictureUrl),
    touristType: [audienceLabel(trip.type === 'ladies'), ...(isUpcoming ? [`ages ${agesText(trip.ages)}`] : [])].join(', '),
    ...(isUpcoming && trip.parentSlug && { partOfTrip: { '@id': `${absoluteUrl(`/trips/upcoming/${trip.parentSlug}`)}#trip` } }),
    provider: agency(),
    itinerary: {
      '@type': 'ItemList',
      numberOfItems: trip.itinerary.length,
      itemListElement: trip.itinerary.map(({ title, description }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: title,
        description,
      })),
    },
  };
}

/**
 * Structured data for one upcoming departure, as an offer for its trip. A page may be read days after it was built, so the offer
 * expires after the first day of the departure, by the same rule as the visible text (hasDeparted).
 */
export function departureData(page: SitePage, trip: UpcomingTrip, departure: Departure): TouristTrip {
  return { '@type': 'TouristTrip', '@id': idOf(page), name: trip.title, url: absoluteUrl(page.path), offers: offer(page, trip, departure) };
}

function offer(page: SitePage, trip: UpcomingTrip, { start, end, slotsLeft, totalSlots, asOf }: Departure): Offer | AggregateOffer {
  const dates = dayRange(start, end);
  const isOpen = slotsLeft >= (trip.perMomAndChild ? 2 : 1);
  const terms = {
    '@id': `${absoluteUrl(page.path)}#departure-${start}`,
    name: dates,
    url: absoluteUrl(page.path),
    priceCurrency: 'INR',
    availabilityEnds: start,
    validThrough: start,
    // Left out if the count is too old.
    ...(!areSlotsOld(asOf, content().today) && {
      availability: `https://schema.org/${isOpen ? 'InStock' : 'SoldOut'}` as const,
      inventoryLevel: { '@type': 'QuantitativeValue', value: slotsLeft, maxValue: totalSlots } as const,
    }),
    itemOffered: { '@type': 'TouristTrip', name: `${trip.title}, ${dates}`, departureTime: start, arrivalTime: end },
    seller: agency(),
  } as const;
  const { from, to } = priceBounds(trip.price);
  const unitText = priceBasis(trip.perMomAndChild);
  const bands = priceBands(trip.price);
  if (bands.length === 0 && from === to) return { '@type': 'Offer', ...terms, price: from, priceSpecification: unitPrice(from, unitText) };
  const range = { '@type': 'AggregateOffer', ...terms, lowPrice: from, highPrice: to } as const;
  if (bands.length === 0) {
    return {
      ...range,
      priceSpecification: { '@type': 'UnitPriceSpecification', minPrice: from, maxPrice: to, priceCurrency: 'INR', unitText },
    };
  }
  return {
    ...range,
    offerCount: bands.length,
    offers: bands.map(({ ages, amount }) => ({
      '@type': 'Offer',
      name: `Ages ${agesText(ages)}`,
      price: amount,
      priceCurrency: 'INR',
      priceSpecification: unitPrice(amount, unitText),
    })),
  };
}

function unitPrice(price: number, unitText: string) {
  return { '@type': 'UnitPriceSpecification', price, priceCurrency: 'INR', unitText } as const;
}

function idOf({ path }: SitePage): string {
  return `${absoluteUrl(path)}#trip`;
}
