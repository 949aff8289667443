import type { TripPageFacts } from './trip-facts.ts';

/** 'About this trip': the description and what to look forward to. */
export function AboutTrip({ facts: { description, highlights } }: { facts: TripPageFacts }) {
  return (
    <section aria-labelledby="about-trip">
      <h2 id="about-trip" className="text-heading">
        About this trip
      </h2>
      <div className="mt-5 max-w-[62ch] space-y-4">
        {description.map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? 'text-lead' : ''}>
            {paragraph}
          </p>
        ))}
      </div>
      <ul className="mt-7 max-w-[62ch] space-y-2">
        {highlights.map((highlight) => (
          <li key={highlight} className="flex gap-3 before:mt-2.5 before:size-1.5 before:shrink-0 before:rotate-45 before:bg-joy">
            {highlight}
          </li>
        ))}
      </ul>
    </section>
  );
}
