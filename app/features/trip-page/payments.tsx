import { hasLeft } from '#app/domain/departures.ts';
import { type Change, isWithin, paymentText, type Period } from '#app/domain/payment-schedule.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useToday } from '#app/ui/use-today.ts';
import { HeadedSection } from './headed-section.tsx';
import type { DepartureData, TripPageData } from './trip-data.ts';

/** What a departure costs, on which day, and what a change of plan costs: our terms, reckoned for this trip. */
export function Payments({ data: { offer } }: { data: TripPageData }) {
  if (!offer) return null;
  return (
    <HeadedSection id="payments" title="What you pay, and when">
      <p className="max-w-[60ch]">
        Amounts are {offer.basis}. Before you pay, ask us whether GST is included.{' '}
        <PageLink to="/faqs#price" className="underline">
          More on the price
        </PageLink>
      </p>
      {offer.departures.map((departure) => (
        <Schedule key={departure.start} departure={departure} />
      ))}
      <p className="mt-6 max-w-[60ch]">
        {offer.naturalCauses}{' '}
        <PageLink to="/cancellation-policy" className="underline">
          All rules, in the cancellation policy
        </PageLink>
      </p>
    </HeadedSection>
  );
}

function Schedule({ departure: { start, dates, schedule } }: { departure: DepartureData }) {
  const left = hasLeft(start, useToday());
  return (
    <section className="mt-8">
      <h3 className="text-title">{dates}</h3>
      <Periods
        left={left}
        periods={schedule.payments.map((payment) => ({ ...payment, changes: [{ label: 'You pay', text: paymentText(payment, left) }] }))}
      />
      <h4 className="mt-8 font-semibold">If plans change</h4>
      <Periods left={left} periods={schedule.periods} />
    </section>
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
    <ol className="mt-3 border-t border-line">
      {periods.map((period) => {
        const isNow = isClockKnown && isWithin(today, period);
        return (
          <li key={period.to} aria-current={isNow ? 'date' : undefined} className="payment-period">
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span className="font-display text-[1.1875rem] lining-nums">{left ? period.days : period.dates}</span>
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
