import { PLACEHOLDER } from '#app/content/pictures.server.ts';
import type { UpcomingTrip } from '#app/domain/trip.ts';

const DAYS = ['Arrival', 'The old town', 'The fort', 'The lake', 'A day of rest', 'The long road north', 'The pass', 'The valley'];

/** A trip at its widest: ninety letters of title, twelve days, a range of prices, four departures, no picture yet. */
export const LONGEST_TRIP: UpcomingTrip = {
  slug: 'longest',
  updated: '2025-01-01',
  title: 'Twelve unhurried days from Thiruvananthapuram to the Brihadisvara temple and back by train',
  subtitle: 'Everything that a page has to carry, and a little more than it should',
  image: PLACEHOLDER,
  type: 'family',
  duration: '12 days, 11 nights',
  ages: { from: 10, to: 13 },
  price: { from: 158_000, to: 166_000 },
  perMomAndChild: true,
  isLimited: true,
  departures: [
    { start: '2099-01-05', end: '2099-01-16', slotsLeft: 50, totalSlots: 50 },
    { start: '2099-02-05', end: '2099-02-16', slotsLeft: 1, totalSlots: 50 },
    { start: '2099-12-25', end: '2100-01-05', slotsLeft: 0, totalSlots: 12 },
    { start: '2025-03-05', end: '2025-03-16', slotsLeft: 12, totalSlots: 20 },
  ],
  description: [
    'The first paragraph is set larger than the others, so it should be short; this one is not, because somebody will write it so.',
    'The second paragraph.',
  ],
  summary: 'A trip for the examples page.',
  highlights: ['One', 'A second reason that runs on for longer than anybody would read on a phone at night', 'Three'],
  itinerary: Array.from({ length: 12 }, (_, day) => ({
    title: DAYS[day % DAYS.length]!,
    description: 'What happens, where, and what is eaten.',
    activities: day % 3 === 0 ? ['9 am, breakfast', '11 am, a walk', '4 pm, the boat'] : [],
  })),
  itineraryNote: undefined,
  inclusions: ['Only inclusions: the other list is missing'],
  exclusions: [],
  communication: [],
  goodToKnow: {},
  notFor: [],
  bookingInfo: undefined,
  testimonials: [],
  departureOf: undefined,
};

/** The shortest: one day, one departure, two prices by age, for women on their own. */
export const SHORTEST_TRIP: UpcomingTrip = {
  ...LONGEST_TRIP,
  slug: 'shortest',
  title: 'Goa',
  subtitle: undefined,
  type: 'ladies',
  duration: '1D',
  ages: { from: 18 },
  price: [
    { ages: { from: 18, to: 59 }, amount: 31_000 },
    { ages: { from: 60 }, amount: 28_000 },
  ],
  perMomAndChild: false,
  isLimited: false,
  isPopular: true,
  departures: [{ start: '2099-01-05', end: '2099-01-05', slotsLeft: 3, totalSlots: 12 }],
  highlights: ['One reason'],
};
