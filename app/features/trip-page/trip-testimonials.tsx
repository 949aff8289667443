import { TESTIMONIALS } from '#app/domain/trip-sections.ts';
import type { TripQuote } from '#app/domain/trip.ts';
import { TripSection } from './trip-section.tsx';

/** Testimonials from women who took the trip. */
export function TripTestimonials({ testimonials }: { testimonials: readonly TripQuote[] }) {
  if (testimonials.length === 0) return null;
  return (
    <TripSection of={TESTIMONIALS} className="trip-testimonials">
      <ul className="mt-5 grid gap-x-12 gap-y-7 sm:grid-cols-2">
        {testimonials.map(({ name, quote }, index) => (
          <li key={index}>
            <blockquote className="font-display text-[1.125rem] leading-snug lg:text-[1.25rem]">“{quote}”</blockquote>
            <p className="mt-2 font-semibold">{name}</p>
          </li>
        ))}
      </ul>
    </TripSection>
  );
}
