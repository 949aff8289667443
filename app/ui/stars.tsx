/** A rating out of five stars, with the same in words. */
export function Stars({ rating }: { rating: number }) {
  return (
    <p className="flex items-center gap-2.5 text-small text-quiet">
      <span className="flex gap-0.5 text-joy" aria-hidden="true">
        {[1, 2, 3, 4, 5].map((star) => (
          <svg
            key={star}
            viewBox="0 0 20 20"
            className="size-4.5"
            fill={star <= rating ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.5"
          >
            <path d="m10 1.8 2.5 5.3 5.7.8-4.1 4.1 1 5.8-5.1-2.8-5.1 2.8 1-5.8-4.1-4.1 5.7-.8Z" />
          </svg>
        ))}
      </span>
      {rating} out of 5 stars
    </p>
  );
}
