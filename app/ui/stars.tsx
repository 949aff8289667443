/** A rating as five stars and in words. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p className="flex items-center gap-2.5 text-small text-muted">
      <span className="star-row" data-rating={rating} aria-hidden="true" />
      {/* One text, because React puts a comment between two. */}
      {`${rating} out of 5 stars`}
    </p>
  );
}
