import { useMemo } from 'react';
import { byNextDeparture, startDates } from '#app/domain/departures.ts';
import { useToday } from '#app/ui/use-today.ts';
import type { UpcomingCardData } from './card-data.ts';

/**
 * Sorts cards by the next departure as of the visitor's date, because the build's order may be out of date. Returns the same
 * array if the order is unchanged, to avoid a re-render.
 */
export function useCardsInOrder<Card extends Pick<UpcomingCardData, 'title' | 'departures'>>(cards: readonly Card[]): readonly Card[] {
  const today = useToday();
  return useMemo(() => {
    const ordered = byNextDeparture(cards, startDates, today);
    return ordered.every((card, index) => card === cards[index]) ? cards : ordered;
  }, [cards, today]);
}
