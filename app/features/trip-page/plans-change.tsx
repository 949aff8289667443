import { type Day, isWithin } from '#app/domain/days.ts';
import { hasLeft } from '#app/domain/departures.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { FactList } from '#app/ui/fact-list.tsx';
import { Fold } from '#app/ui/fold.tsx';
import { Spoken } from '#app/ui/spoken.tsx';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import { useToday } from '#app/ui/use-today.ts';
import type { DepartureData, MoneyWords } from './trip-data.ts';

type RowsProps = { departure: DepartureData; family: number; isOnly: boolean };
type Props = { departures: readonly DepartureData[]; money: MoneyWords; family: number };

/** 'If your plans change': what cancelling, another date or another traveller costs in the days before each departure. */
export function PlansChange({ departures, money, family }: Props) {
  return (
    <Fold id="plans-change" title="If your plans change" opensOnWide className="mt-4">
      {departures.map((departure) => (
        <ChangeTable key={departure.start} departure={departure} family={family} isOnly={departures.length === 1} />
      ))}
      <p className="mt-3 max-w-[60ch]">{money.cancel}</p>
      <FactList facts={money.facts} className="mt-3" />
      <p className="mt-2">
        <PageLink to="/cancellation-policy" className="text-link">
          Cancellation policy
        </PageLink>
      </p>
    </Fold>
  );
}

/** What each change costs, row by row. Today's row is marked once the visitor's clock is known. */
function ChangeTable({ departure: { start, dates, changes }, family, isOnly }: RowsProps) {
  const left = hasLeft(start, useToday());
  const today = useKnownToday();
  return (
    <table className="plans-table mt-2">
      {!isOnly && <caption>{dates}</caption>}
      <tbody>
        {changes.map(({ texts, ...period }) => {
          const isNow = today && isWithin(today, period);
          return (
            <tr key={period.to} aria-current={isNow ? 'date' : undefined}>
              <th scope="row">
                <Spoken>{left ? period.days : period.dates}</Spoken>
                {isNow && <span className="payment-today"> Today</span>}
              </th>
              <td>{texts[family] ?? texts[0]}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Today, once the visitor's clock is known: a built page marks nothing. */
function useKnownToday(): Day | undefined {
  const today = useToday();
  return useHydrated() ? today : undefined;
}
