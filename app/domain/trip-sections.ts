import { rightForUs, saysAnything } from './good-to-know.ts';
import type { PastTrip, UpcomingTrip } from './trip.ts';

/** A section that links can lead to: the id of its heading, and its title. */
export type Section = { id: string; title: string };

/** A link to a section, in a row of links. */
export type SectionLink = { id: string; label: string };

// The sections of trip pages. A page shows those that `tripSections` returns for its trip. They are separate constants, because
// a page's script then has no names of sections.
export const FAMILY: Section = { id: 'family', title: 'Who is coming?' };
export const ABOUT: Section = { id: 'about-trip', title: 'About this trip' };
export const ITINERARY: Section = { id: 'itinerary', title: 'Trip Highlights' };
export const RIGHT_FOR_US: Section = { id: 'right-for-us', title: 'Is this trip right for us?' };
export const INCLUDED: Section = { id: 'included', title: "What's Included" };
export const NOT_INCLUDED: Section = { id: 'not-included', title: "What's Not Included" };
export const PRICE: Section = { id: 'price', title: 'Price' };
export const PLANS_CHANGE: Section = { id: 'plans-change', title: 'If your plans change' };
export const COMMUNICATION: Section = { id: 'communication', title: 'Communication & Planning' };
export const BOOKING: Section = { id: 'booking', title: 'Booking & Planning Information' };
export const QUESTIONS: Section = { id: 'questions', title: 'Questions' };
export const TESTIMONIALS: Section = { id: 'trip-testimonials', title: 'Testimonials' };

/** Short labels of the sections that have a link at the top of the page. */
const LABELS: ReadonlyMap<Section, string> = new Map<Section, string>([
  [ITINERARY, 'Days'],
  [RIGHT_FOR_US, 'Right for us?'],
  [INCLUDED, 'Included'],
  [PRICE, PRICE.title],
  [QUESTIONS, QUESTIONS.title],
]);

/** The sections that a trip's page has, in page order. */
export function tripSections(trip: UpcomingTrip | PastTrip): Section[] {
  const quotes = trip.testimonials.length > 0 ? [TESTIMONIALS] : [];
  if (!('departures' in trip)) return [ABOUT, ITINERARY, ...quotes];
  const { inclusions, exclusions, parentSlug, communication, bookingInfo } = trip;
  return [
    FAMILY,
    ABOUT,
    ITINERARY,
    ...(saysAnything(rightForUs(trip)) ? [RIGHT_FOR_US] : []),
    ...(inclusions.length + exclusions.length > 0 || parentSlug !== undefined ? [INCLUDED] : []),
    ...(exclusions.length > 0 ? [NOT_INCLUDED] : []),
    PRICE,
    PLANS_CHANGE,
    ...(communication.length > 0 ? [COMMUNICATION] : []),
    ...(bookingInfo ? [BOOKING] : []),
    QUESTIONS,
    ...quotes,
  ];
}

/** The links to sections at the top of a trip's page. */
export function sectionLinks(trip: UpcomingTrip): SectionLink[] {
  return tripSections(trip).flatMap((section) => {
    const label = LABELS.get(section);
    return label ? [{ id: section.id, label }] : [];
  });
}
