import { isWithin } from '#app/domain/days.ts';
import { datesText, hasDeparted } from '#app/domain/departures.ts';
import { PLANS_CHANGE } from '#app/domain/trip-sections.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { Disclosure } from '#app/ui/disclosure.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { SpokenText } from '#app/ui/spoken-text.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useToday } from '#app/ui/use-today.ts';
import type { DepartureData, MoneyWords } from './trip-view-model.ts';

type RowsProps = { departure: DepartureData; family: number; isOnly: boolean };
/** `isOnly` says that the trip has no other departures, so the table needs no caption. */
type Props = { departures: readonly DepartureData[]; money: MoneyWords; family: number; isOnly: boolean };

/** The 'If your plans change' disclosure: the cost of cancelling, rescheduling or transferring, by date, for each departure. */
export function PlansChange({ departures, money, family, isOnly }: Props) {
  return (
    <Disclosure {...PLANS_CHANGE} opensOnWide className="mt-4">
      {departures.map((departure) => (
        <ChangeTable key={departure.start} departure={departure} family={family} isOnly={isOnly} />
      ))}
      <p className="mt-3 max-w-[60ch]">{money.creditNote}</p>
      <FactList facts={money.facts} className="mt-3" />
      <p className="mt-2">
        <PageLink to="/cancellation-policy" className="text-link">
          Cancellation policy
        </PageLink>
      </p>
    </Disclosure>
  );
}

/** The cost of changes, one row per period. Marks today's row after hydration, when the visitor's date is known. */
function ChangeTable({ departure, family, isOnly }: RowsProps) {
  const { start, changes } = departure;
  const today = useToday();
  const isClockKnown = useHydrated();
  const isDeparted = hasDeparted(start, today);
  return (
    <table className="plans-table mt-2">
      {!isOnly && <caption>{datesText(departure, today)}</caption>}
      <tbody>
        {changes.map(({ texts, ...period }) => {
          // What is over helps nobody who can still decide.
          if (isClockKnown && period.to < today && !isDeparted) return null;
          const isNow = isClockKnown && isWithin(today, period);
          return (
            <tr key={period.to}>
              {/* aria-current is not on the <tr>, because Firefox would then drop the row from the table. */}
              <th scope="row" aria-current={isNow ? 'date' : undefined}>
                <SpokenText>{isDeparted ? period.days : period.dates}</SpokenText>
                {isNow && <span className="today"> Now</span>}
              </th>
              <td>{texts[family] ?? texts[0]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
