import { aheadFirst, hasDeparted, offeredDatesText, slotsText } from '#app/domain/departures.ts';
import { shareMessage } from '#app/domain/share.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { SpokenText } from '#app/ui/spoken-text.tsx';
import { useToday } from '#app/ui/use-today.ts';
import { ChildrenFit } from './children-fit.tsx';
import { FamilyChoice } from './family-choice.tsx';
import { ShareTrip } from './share-trip.tsx';
import type { DepartureData, TripPageData, UpcomingTripData } from './trip-view-model.ts';

/** The side panel, with the call button and sharing. It shows departures and the choice of family, or a past trip's main facts. */
export function SidePanel({ data, callButton }: { data: TripPageData; callButton: React.ReactNode }) {
  const { share, title } = data;
  const today = useToday();
  const isUpcoming = data.kind === 'upcoming';
  const message = shareMessage(title, isUpcoming ? offeredDatesText(data.departures, today) : undefined, share);
  return (
    <aside aria-label="Trip facts" className="side-panel">
      <div className="trip-rule -mx-px -mt-px" />
      <div className="px-5 pt-4 pb-3">
        {isUpcoming ? (
          <>
            <Offer trip={data} callButton={callButton} />
            <Disclosure title="Calendar and sharing" className="mt-3 disclosure-quiet">
              <ul className="grid gap-2">
                {data.departures.map((departure) => (
                  <CalendarLink key={departure.start} departure={departure} />
                ))}
              </ul>
              <ShareTrip message={message} title={title} />
            </Disclosure>
          </>
        ) : (
          <>
            <div className="mb-6 max-lg:hidden">{callButton}</div>
            <dl>
              {data.facts.map(({ label, text }, index) => (
                <div key={index} className="flex justify-between gap-4 py-1">
                  <dt className="text-muted">{label}</dt>
                  <dd className="text-end lining-nums">{text}</dd>
                </div>
              ))}
            </dl>
            <ShareTrip message={message} title={title} />
          </>
        )}
      </div>
    </aside>
  );
}

function Offer({ trip, callButton }: { trip: UpcomingTripData; callButton: React.ReactNode }) {
  const { departures, meanings, families, parentTrip, fit } = trip;
  return (
    <>
      <ChildrenFit data={fit} />
      <h2 className="sr-only">Dates</h2>
      <ul>
        {aheadFirst(departures, useToday()).map((departure) => (
          <DepartureRow key={departure.start} departure={departure} />
        ))}
      </ul>
      <p className="mt-2 text-small text-muted">{meanings}</p>
      {parentTrip && (
        <p>
          <PageLink to={`/trips/upcoming/${parentTrip.slug}`} className="text-link">
            All departures of {parentTrip.title}
          </PageLink>
        </p>
      )}
      <FamilyChoice families={families} />
      <div className="mt-3">{callButton}</div>
    </>
  );
}

function DepartureRow({ departure }: { departure: DepartureData }) {
  const today = useToday();
  const { start, dates, weekdays, page, schoolDays } = departure;
  const content = page ? (
    <PageLink
      to={`/trips/upcoming/${page}`}
      className="underline decoration-accent decoration-2 underline-offset-4 hover:decoration-current"
    >
      {dates}
    </PageLink>
  ) : (
    <SpokenText>{dates}</SpokenText>
  );
  return (
    <li className="text-balance not-first:mt-3 not-first:border-t not-first:border-line not-first:pt-3">
      <p>
        <span className="font-display text-[1.3125rem] lining-nums">{content}</span>{' '}
        <span className="inline-block text-small">{weekdays}</span>
      </p>
      {/* Reserves two lines on narrow phones, because hydration may change the text and so how many lines it needs. */}
      <p className="text-small font-semibold max-[22.5rem]:min-h-[2lh]">
        {`${hasDeparted(start, today) ? 'Has left. ' : ''}${slotsText(departure, today)}`}
      </p>
      {schoolDays && <p className="text-small text-muted">{schoolDays}</p>}
    </li>
  );
}

function CalendarLink({ departure: { start, dates, calendar } }: { departure: DepartureData }) {
  const today = useToday();
  if (hasDeparted(start, today)) return null;
  return (
    <li>
      <a href={calendar} download className="text-link">
        <Icon name="calendar" className="size-4" />
        <span className="text-balance">
          Add to calendar: <SpokenText>{dates}</SpokenText>
        </span>
      </a>
    </li>
  );
}
