import { rightForUs, saysAnything } from './good-to-know.ts';
import type { PastTrip, UpcomingTrip } from './trip.ts';

/** A section that links can lead to: the id of its heading, and its title. */
export type Section = { id: string; title: string };

/** A link to a section, in a row of links. */
export type SectionLink = { id: string; label: string };

/** The sections of trip pages. A page shows those that `tripSections` returns for its trip. */
export const TRIP_SECTIONS = {
  family: { id: 'family', title: 'Who is coming?' },
  about: { id: 'about-trip', title: 'About this trip' },
  itinerary: { id: 'itinerary', title: 'Trip Highlights' },
  rightForUs: { id: 'right-for-us', title: 'Is this trip right for us?' },
  included: { id: 'included', title: "What's Included" },
  notIncluded: { id: 'not-included', title: "What's Not Included" },
  price: { id: 'price', title: 'Price' },
  plansChange: { id: 'plans-change', title: 'If your plans change' },
  communication: { id: 'communication', title: 'Communication & Planning' },
  booking: { id: 'booking', title: 'Booking & Planning Information' },
  questions: { id: 'questions', title: 'Questions' },
  testimonials: { id: 'trip-testimonials', title: 'Testimonials' },
} as const satisfies Readonly<Record<string, Section>>;

/** Short labels of the sections that have a link at the top of the page. */
const LABELS: ReadonlyMap<Section, string> = new Map<Section, string>([
  [TRIP_SECTIONS.itinerary, 'Days'],
  [TRIP_SECTIONS.rightForUs, 'Right for us?'],
  [TRIP_SECTIONS.included, 'Included'],
  [TRIP_SECTIONS.price, TRIP_SECTIONS.price.title],
  [TRIP_SECTIONS.questions, TRIP_SECTIONS.questions.title],
]);

/** The sections that a trip's page has, in page order. */
export function tripSections(trip: UpcomingTrip | PastTrip): Section[] {
  const all = TRIP_SECTIONS;
  const quotes = trip.testimonials.length > 0 ? [all.testimonials] : [];
  if (!('departures' in trip)) return [all.about, all.itinerary, ...quotes];
  const { inclusions, exclusions, parentSlug, communication, bookingInfo } = trip;
  return [
    all.family,
    all.about,
    all.itinerary,
    ...(saysAnything(rightForUs(trip)) ? [all.rightForUs] : []),
    ...(inclusions.length + exclusions.length > 0 || parentSlug !== undefined ? [all.included] : []),
    ...(exclusions.length > 0 ? [all.notIncluded] : []),
    all.price,
    all.plansChange,
    ...(communication.length > 0 ? [all.communication] : []),
    ...(bookingInfo ? [all.booking] : []),
    all.questions,
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
