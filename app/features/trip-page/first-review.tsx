import type { TripQuote } from '#app/domain/trip.ts';

/** One testimonial near the top of the page; the others are at the end. */
export function FirstReview({ review }: { review: TripQuote }) {
  return (
    <figure className="first-review page-width">
      <blockquote>“{review.quote}”</blockquote>
      <figcaption>{review.name}</figcaption>
    </figure>
  );
}
