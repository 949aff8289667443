import { haveAllDeparted, startDates } from '#app/domain/departures.ts';
import { PageLink } from '#app/navigation/page-link.tsx';
import { useToday } from '#app/ui/use-today.ts';
import type { UpcomingCardData } from './card-data.ts';

/** A note shown when every departure in a list is in the past, with a link to ask for new dates. */
export function NoUpcomingDepartures({ cards }: { cards: readonly Pick<UpcomingCardData, 'departures'>[] }) {
  const today = useToday();
  if (cards.length === 0 || !cards.every((card) => haveAllDeparted(startDates(card), today))) return null;
  return (
    <p className="mt-4 w-full border-s-3 border-ink ps-4">
      These departures have left.{' '}
      <PageLink to="/contact" className="underline">
        Ask for the next dates
      </PageLink>
      .
    </p>
  );
}
