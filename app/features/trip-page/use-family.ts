import { optionFor } from '#app/domain/family-price.ts';
import { useEntryChoice } from '#app/navigation/history-entry.tsx';
import { useChildrenAges } from '#app/session/children-ages.ts';
import type { FamilyData } from './trip-view-model.ts';

type ChosenFamily = { index: number; family: FamilyData; isChosen: boolean; choose: (label: string) => void };

/**
 * Returns the family option chosen during this visit to the page, or else the option that matches the children's ages, or else the
 * first, which nobody has chosen.
 */
export function useFamily(families: readonly FamilyData[]): ChosenFamily {
  const ages = useChildrenAges();
  const [label, choose] = useEntryChoice('family');
  const chosen = families.findIndex((family) => family.label === label);
  const known = chosen < 0 ? ages && optionFor(families, ages) : chosen;
  const index = known ?? 0;
  return { index, family: families[index]!, isChosen: known !== undefined, choose };
}
