import { useMemo } from 'react';
import { byNextDeparture } from '#app/domain/departures.ts';
import { useToday } from '#app/ui/use-today.ts';
import type { UpcomingCardData } from './card-data.ts';

/**
 * Cards by their next departure on the visitor's own day: a build that is some days old may have them in another order. Where
 * it has not, the array stays the same, so that nothing is drawn anew.
 */
export function useCardsInOrder<Card extends Pick<UpcomingCardData, 'title' | 'starts'>>(cards: readonly Card[]): readonly Card[] {
  const today = useToday();
  return useMemo(() => {
    const ordered = byNextDeparture(cards, ({ starts }) => starts, today);
    return ordered.every((card, index) => card === cards[index]) ? cards : ordered;
  }, [cards, today]);
}
