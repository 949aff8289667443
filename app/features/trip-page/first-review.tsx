import type { TripQuote } from '#app/domain/trip.ts';

/** What one mother said, near the top: the others are at the foot of the page. */
export function FirstReview({ review }: { review: TripQuote }) {
  return (
    <figure className="first-review page-width">
      <blockquote>“{review.quote}”</blockquote>
      <figcaption>{review.name}</figcaption>
    </figure>
  );
}
