import { useSearchParams } from 'react-router';
import { type Audience, type AudienceChoice, selectedAudience, audienceChoices } from '#app/domain/audience.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/** Whom the trips shown are for, and whom they might be for. Reads ?who=ladies; the built HTML does not know it and shows all. */
export function useAudience(trips: readonly { isForLadies: boolean }[]): {
  audience: Audience | undefined;
  choices: readonly AudienceChoice[];
} {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const choices = audienceChoices(trips);
  return { audience: selectedAudience(isHydrated ? search.get('who') : null, choices), choices };
}
