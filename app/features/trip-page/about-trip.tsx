import { ABOUT } from '#app/domain/trip-sections.ts';
import { TripSection } from './trip-section.tsx';
import type { TripPageData } from './trip-view-model.ts';

/** The 'About this trip' section: description and highlights. */
export function AboutTrip({ data: { description, highlights } }: { data: TripPageData }) {
  return (
    <TripSection of={ABOUT}>
      <div className="mt-4 max-w-[62ch] space-y-3">
        {description.map((paragraph, index) => (
          <p key={index} className={index === 0 ? 'trip-lead' : ''}>
            {paragraph}
          </p>
        ))}
      </div>
      <ul className="bullet-list trip-highlights mt-5">
        {highlights.map((highlight, index) => (
          <li key={index}>{highlight}</li>
        ))}
      </ul>
    </TripSection>
  );
}
