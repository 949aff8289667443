import { shortDay } from '#app/domain/days.ts';
import { areSlotsOld, hasLeft, slotMeaning, slotsText } from '#app/domain/departures.ts';
import { SCHOOL_DAYS_MEANING } from '#app/domain/school-days.ts';
import { speakable } from '#app/domain/speakable.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Price } from '#app/ui/price.tsx';
import { Spoken } from '#app/ui/spoken.tsx';
import { useToday } from '#app/ui/use-today.ts';
import { ChildrenFit } from './children-fit.tsx';
import { ShareTrip } from './share-trip.tsx';
import type { DepartureData, TripPageData } from './trip-data.ts';

/** Price, departures and the one action; then year, location and photo count, each only if present; last, a way to tell a friend. */
export function SidePanel({ data, callButton }: { data: TripPageData; callButton: React.ReactNode }) {
  const { offer, year, location, gallery, isForLadies, share, title } = data;
  return (
    <aside
      aria-label="Trip facts"
      data-trip={isForLadies ? 'ladies' : 'family'}
      className="h-fit border border-line bg-surface lg:sticky lg:top-25"
    >
      <div className="trip-rule -mx-px -mt-px" />
      <div className="p-6 lg:p-7">
        {offer && (
          <>
            <p className="mb-6 max-lg:hidden">
              <Price
                lines={offer.price}
                basis={offer.basis}
                amountClassName="block font-display text-[clamp(1.75rem,1.2rem+1.9vw,2.75rem)] leading-[1.1] font-semibold tracking-[-0.02em] lining-nums"
                noteClassName="block"
                basisClassName=""
              />
            </p>
            <ChildrenFit data={offer.forChildren} basis={offer.basis} />
            <h2 className="border-b-[1.5px] border-ink pb-2 font-text font-semibold tracking-normal">
              {offer.departures.length === 1 ? 'Departure' : 'Departures'}
            </h2>
            <ul>
              {offer.departures.map((departure) => (
                <DepartureRow key={departure.start} departure={departure} />
              ))}
            </ul>
            <p className="pt-3 text-small text-muted">{slotMeaning(isForLadies)}</p>
            {offer.departures.some(({ schoolDays }) => schoolDays) && <p className="pt-1 text-small text-muted">{SCHOOL_DAYS_MEANING}</p>}
            <p className="pt-4">
              <a href="#payments" className="text-link">
                What you pay, and when
              </a>
            </p>
            {offer.wholeTrip && (
              <p className="pt-4">
                <PageLink to={`/trips/upcoming/${offer.wholeTrip.slug}`} className="text-link">
                  All departures of {offer.wholeTrip.title}
                </PageLink>
              </p>
            )}
          </>
        )}
        <div className={`max-lg:hidden ${offer ? 'mt-6' : 'mb-6'}`}>{callButton}</div>
        <dl>
          {year !== undefined && <Row label="Year">{year}</Row>}
          {location && <Row label="Location">{location}</Row>}
          {gallery.length > 0 && <Row label="Photos">{gallery.length}</Row>}
        </dl>
        <ShareTrip share={share} title={title} />
      </div>
    </aside>
  );
}

function DepartureRow({ departure }: { departure: DepartureData }) {
  const today = useToday();
  const { start, dates, page, slotsLeft, totalSlots, asOf, calendar, schoolDays } = departure;
  const left = hasLeft(start, today);
  const content = page ? (
    <PageLink
      to={`/trips/upcoming/${page}`}
      className="underline decoration-accent decoration-2 underline-offset-4 hover:decoration-current"
    >
      {dates}
    </PageLink>
  ) : (
    <Spoken>{dates}</Spoken>
  );
  return (
    <li className="border-b border-line py-3">
      <p className="font-display text-[1.3125rem] lining-nums">{content}</p>
      {schoolDays && <p className="mt-1 text-small text-muted">{schoolDays}</p>}
      {/* Two lines either way, three on the narrowest phones: by the visitor's clock it may have left since the page was built. */}
      {left ? (
        <p className="mt-1 mb-7 min-h-[2.7em] border-s-3 border-ink ps-3 text-small max-[22.5rem]:min-h-[4.05em]">
          <strong className="block font-semibold">This departure left on {shortDay(start)}.</strong>
          <span className="text-muted">{slotsText(departure, today)}.</span>
        </p>
      ) : (
        <div className="mt-1 text-small">
          <p className="min-h-[2.7em] text-muted max-[22.5rem]:min-h-[4.05em]">{slotsText(departure, today)}</p>
          <div className="departure-actions flex h-7 items-center justify-between gap-x-3">
            {areSlotsOld(asOf, today) ? <span /> : <Seats open={slotsLeft} total={totalSlots} />}
            <a href={calendar} download className="add-to-calendar">
              <Icon name="calendar" className="size-4" />
              <span>
                Add to calendar<span className="sr-only"> for {speakable(dates)}</span>
              </span>
            </a>
          </div>
        </div>
      )}
    </li>
  );
}

/** A little seat for each slot, the open ones solid. */
function Seats({ open, total }: { open: number; total: number }) {
  return (
    <span aria-hidden="true" className="flex grow flex-wrap gap-[3px]">
      {Array.from({ length: total }, (_, seat) => (
        <span
          key={seat}
          data-open={seat < open || undefined}
          className="h-2 max-w-2 grow border border-muted data-open:border-brand data-open:bg-brand"
        />
      ))}
    </span>
  );
}

function Row({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1">
      <dt className="text-muted">{label}</dt>
      <dd className="text-end lining-nums">{children}</dd>
    </div>
  );
}
