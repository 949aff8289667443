import { useSearchParams } from 'react-router';
import { type Who, type WhoChoice, whoAsked, whoChoices } from '#app/domain/audience.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/** Whom the trips shown are for, and whom they might be for. Reads ?who=ladies; the built HTML does not know it and shows all. */
export function useWho(trips: readonly { isForLadies: boolean }[]): { who: Who | undefined; choices: readonly WhoChoice[] } {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const choices = whoChoices(trips);
  return { who: whoAsked(isHydrated ? search.get('who') : null, choices), choices };
}
