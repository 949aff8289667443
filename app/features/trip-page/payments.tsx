import { isWithin } from '#app/domain/days.ts';
import { hasLeft } from '#app/domain/departures.ts';
import { listed } from '#app/domain/listed.ts';
import { type Change, paymentText, type Period } from '#app/domain/payment-schedule.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Spoken } from '#app/ui/spoken.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useToday } from '#app/ui/use-today.ts';
import { HeadedSection } from './headed-section.tsx';
import type { DepartureData, TripPageData } from './trip-data.ts';

/** What a departure costs, on which day, and what a change of plan costs: our terms, reckoned for this trip. */
export function Payments({ data: { offer, inclusions } }: { data: TripPageData }) {
  const today = useToday();
  if (!offer) return null;
  const { departures, scheduleNotes: notes, wholeTrip } = offer;
  const next = departures.find(({ start }) => !hasLeft(start, today));
  // Once all have left, the days are told before departure, and are the same for each.
  const isOneSchedule = departures.length === 1 || !next;
  return (
    <HeadedSection id="payments" title="What you pay, and when">
      <p className="max-w-[60ch]">
        {notes.amounts}{' '}
        <PageLink to="/faqs#price" className="underline">
          More on the price
        </PageLink>
      </p>
      {wholeTrip && inclusions.length === 0 && (
        <p className="mt-3 max-w-[60ch]">
          <PageLink to={`/trips/upcoming/${wholeTrip.slug}`} className="underline">
            What the price includes, on the page of {wholeTrip.title}
          </PageLink>
        </p>
      )}
      {isOneSchedule ? (
        <section className="mt-8 print:mt-1">
          <h3 className="text-title">{listed(departures.map(({ dates }) => dates))}</h3>
          <Schedule departure={departures[0]!} />
        </section>
      ) : (
        departures.map((departure) => (
          <details key={departure.start} open={departure === next} className="group mt-4 print:mt-1 border-t-[1.5px] border-ink">
            <summary className="flex min-h-14 print:min-h-0 list-none items-center justify-between gap-6 py-2">
              <h3 className="text-title">{departure.dates}</h3>
              <Icon name="plus" className="question-sign size-5 text-brand" />
            </summary>
            <Schedule departure={departure} />
          </details>
        ))
      )}
      <p className="mt-6 max-w-[60ch] print:mt-1">{notes.changes}</p>
      <p className="mt-3 max-w-[60ch] print:mt-1">
        {notes.ours}{' '}
        <PageLink to="/cancellation-policy" className="underline">
          All rules, in the cancellation policy
        </PageLink>
      </p>
    </HeadedSection>
  );
}

function Schedule({ departure: { start, schedule } }: { departure: DepartureData }) {
  const left = hasLeft(start, useToday());
  return (
    <>
      <Periods
        left={left}
        periods={schedule.payments.map((payment) => ({ ...payment, changes: [{ label: 'You pay', text: paymentText(payment, left) }] }))}
      />
      <h4 className="mt-8 font-semibold print:mt-1">If plans change</h4>
      <Periods left={left} periods={schedule.periods} />
    </>
  );
}

/** Periods one below the other. The one that today lies in is marked once the visitor's clock is known. */
function Periods({
  periods,
  left,
}: {
  periods: readonly (Period & { changes: readonly (Change | { label: string; text: string })[] })[];
  left: boolean;
}) {
  const today = useToday();
  const isClockKnown = useHydrated();
  return (
    <ol className="payment-periods mt-3 border-t border-line">
      {periods.map((period) => {
        const isNow = isClockKnown && isWithin(today, period);
        return (
          <li key={period.to} aria-current={isNow ? 'date' : undefined} className="payment-period">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-display text-[1.1875rem] lining-nums">
                <Spoken>{left ? period.days : period.dates}</Spoken>
              </span>
              {isNow && <span className="payment-today">Today</span>}
              {!left && <span className="text-small text-muted max-sm:basis-full">{period.days}</span>}
            </p>
            <dl className={period.changes.length > 1 ? 'payment-changes' : undefined}>
              {period.changes.map(({ label, text }) => (
                <div key={label}>
                  <dt className={period.changes.length > 1 ? 'text-small text-muted' : 'sr-only'}>{label}</dt>
                  <dd className="lining-nums">{text}</dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
    </ol>
  );
}
