import { optionFor } from '#app/domain/family-price.ts';
import { saveFamily, useChildrenAges, useSavedFamily } from '#app/session/children-ages.ts';
import type { FamilyData } from './trip-view-model.ts';

/** Returns the family option chosen in this tab, or else the option that matches the children's ages, or else the first. */
export function useFamily(families: readonly FamilyData[]): { index: number; family: FamilyData; choose: (index: number) => void } {
  const ages = useChildrenAges();
  const saved = useSavedFamily();
  const chosen = families.findIndex(({ label }) => label === saved);
  const index = chosen >= 0 ? chosen : ((ages && optionFor(families, ages)) ?? 0);
  return { index, family: families[index]!, choose: (next) => saveFamily(families[next]!.label) };
}
