import type { TripQuote } from '#app/domain/trip.ts';

/** Testimonials from women who took the trip. */
export function TripTestimonials({ testimonials }: { testimonials: readonly TripQuote[] }) {
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="trip-testimonials" className="trip-testimonials">
      <h2 id="trip-testimonials" className="section-heading">
        Testimonials
      </h2>
      <ul className="mt-5 grid gap-x-12 gap-y-7 sm:grid-cols-2">
        {testimonials.map(({ name, quote }, index) => (
          <li key={index}>
            <blockquote className="font-display text-[1.125rem] leading-snug lg:text-[1.25rem] text-pretty">“{quote}”</blockquote>
            <p className="mt-2 font-semibold">{name}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
