import type { TripPageData } from './trip-data.ts';

/** What mothers said who were there. */
export function TripTestimonials({ data: { testimonials } }: { data: TripPageData }) {
  if (testimonials.length === 0) return null;
  return (
    <section aria-labelledby="trip-testimonials" className="trip-testimonials page-width pb-20 lg:pb-28">
      <h2 id="trip-testimonials" className="text-heading">
        Testimonials
      </h2>
      <ul className="print-columns mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-2">
        {testimonials.map(({ name, quote }) => (
          <li key={name}>
            <blockquote className="font-display text-[clamp(1.375rem,1.2rem+0.9vw,1.75rem)] leading-snug text-pretty">“{quote}”</blockquote>
            <p className="mt-3 font-semibold">{name}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
