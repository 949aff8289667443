import type { TripPageData } from './trip-data.ts';

/** 'Trip Highlights': the days one below the other, along a line. */
export function Itinerary({ data: { itinerary, itineraryNote } }: { data: TripPageData }) {
  return (
    <section aria-labelledby="itinerary">
      <h2 id="itinerary" className="text-heading">
        Trip Highlights
      </h2>
      <ol className="journey-line mt-8 space-y-10">
        {itinerary.map((day, index) => (
          <li key={day.title} className="grid grid-cols-[3rem_1fr] gap-x-5 lg:grid-cols-[3.5rem_1fr] lg:gap-x-9">
            <span
              aria-hidden="true"
              className="grid size-12 place-items-center rounded-full bg-brand font-display text-[1.375rem] text-on-dark ring-8 ring-paper lg:size-14 lg:text-[1.75rem]"
            >
              {index + 1}
            </span>
            <div>
              <p className="text-muted">Day {index + 1}</p>
              <h3 className="text-title">{day.title}</h3>
              <p className="mt-2 max-w-[60ch]">{day.description}</p>
              {day.activitiesTitle && <h4 className="mt-5 font-semibold">{day.activitiesTitle}</h4>}
              {day.activities.length > 0 && (
                <ul className="mt-3 max-w-[60ch] border-t border-line">
                  {day.activities.map((activity) => (
                    <li key={activity} className="border-b border-line py-2">
                      {activity}
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
      {itineraryNote && <p className="mt-8 max-w-[60ch] border-s-3 border-accent ps-4 text-muted">{itineraryNote}</p>}
    </section>
  );
}
