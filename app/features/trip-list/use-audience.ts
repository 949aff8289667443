import { useSearchParams } from 'react-router';
import { type Audience, type AudienceChoice, selectedAudience, audienceChoices } from '#app/domain/audience.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/** Returns the selected audience and the choices. Reads, for example, ?who=ladies after hydration; the prerendered HTML shows all trips. */
export function useAudience(trips: readonly { isForLadies: boolean }[]): {
  audience: Audience | undefined;
  choices: readonly AudienceChoice[];
} {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const choices = audienceChoices(trips);
  return { audience: selectedAudience(isHydrated ? search.get('who') : null, choices), choices };
}
