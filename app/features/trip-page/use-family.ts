import { optionFor } from '#app/domain/family-price.ts';
import { useEntryChoice } from '#app/navigation/history-entry.tsx';
import { useChildrenAges } from '#app/session/children-ages.ts';
import type { FamilyData } from './trip-view-model.ts';

/** Returns the family option chosen during this visit to the page, or else the option that matches the children's ages, or else the first. */
export function useFamily(families: readonly FamilyData[]): { index: number; family: FamilyData; choose: (label: string) => void } {
  const ages = useChildrenAges();
  const [label, choose] = useEntryChoice('family');
  const chosen = families.findIndex((family) => family.label === label);
  const index = chosen < 0 ? ((ages && optionFor(families, ages)) ?? 0) : chosen;
  return { index, family: families[index]!, choose };
}
