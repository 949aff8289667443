import { optionFor } from '#app/domain/family-price.ts';
import { saveFamily, useChildrenAges, useSavedFamily } from '#app/session/children-ages.ts';
import type { FamilyData } from './trip-view-model.ts';

/** The family that the visitor has chosen in this visit, or that the children's ages make; at first a mother with one child. */
export function useFamily(families: readonly FamilyData[]): { index: number; family: FamilyData; choose: (index: number) => void } {
  const ages = useChildrenAges();
  const kept = useSavedFamily();
  const chosen = families.findIndex(({ label }) => label === kept);
  const index = chosen >= 0 ? chosen : ((ages && optionFor(families, ages)) ?? 0);
  return { index, family: families[index]!, choose: (next) => saveFamily(families[next]!.label) };
}
