import { optionFor } from '#app/domain/family-price.ts';
import { keepFamily, useChildrenAges, useKeptFamily } from '#app/navigation/use-children-ages.ts';
import type { FamilyData } from './trip-data.ts';

/** The family that the visitor has chosen in this visit, or that the children's ages make; at first a mother with one child. */
export function useFamily(families: readonly FamilyData[]): { index: number; family: FamilyData; choose: (index: number) => void } {
  const ages = useChildrenAges();
  const kept = useKeptFamily();
  const chosen = families.findIndex(({ label }) => label === kept);
  const index = chosen >= 0 ? chosen : ((ages && optionFor(families, ages)) ?? 0);
  return { index, family: families[index]!, choose: (next) => keepFamily(families[next]!.label) };
}
