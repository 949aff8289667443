import { ITINERARY } from '#app/domain/trip-sections.ts';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { TripSection } from './trip-section.tsx';
import type { DayData } from './trip-view-model.ts';

/** The 'Trip Highlights' section: the days along a dotted path, each with its hour-by-hour plan, if any, in a disclosure. */
export function Itinerary({ days, note }: { days: readonly DayData[]; note: string | undefined }) {
  return (
    <TripSection of={ITINERARY}>
      <ol className="journey-line mt-5 space-y-4 lg:space-y-7">
        {days.map((day, index) => (
          <li key={index} className="grid grid-cols-[3rem_1fr] gap-x-2 lg:grid-cols-[3.5rem_1fr] lg:gap-x-4">
            <span aria-hidden="true" className="day-number">
              {index + 1}
            </span>
            <Day day={day} number={index + 1} />
          </li>
        ))}
      </ol>
      {note && <p className="mt-8 max-w-[60ch] border-s-3 border-accent ps-4 text-muted">{note}</p>}
    </TripSection>
  );
}

function Day({ day: { when, title, description, activitiesTitle, activities }, number }: { day: DayData; number: number }) {
  return (
    <div className={activities.length > 0 ? 'day-with-hours' : undefined}>
      <div>
        <p className="text-small text-muted">
          Day {number}
          {when && `, ${when}`}
        </p>
        <h3 className="text-[1.3125rem] leading-tight">{title}</h3>
        <p className="mt-1.5 max-w-[60ch]">{description}</p>
      </div>
      {activities.length > 0 && (
        <Disclosure title="Hour by hour" titleSuffix={`on day ${number}`} level={4} opensOnWide className="disclosure-quiet">
          {activitiesTitle && <p className="font-semibold">{activitiesTitle}</p>}
          <ul className="max-w-[60ch]">
            {activities.map((activity, index) => (
              <li key={index} className="border-b border-line py-1.5">
                {activity}
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}
