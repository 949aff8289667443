import { useMemo } from 'react';
import { type ChildrenAges, childrenAgesFrom } from '#app/domain/children-ages.ts';
import { forget, keep, readKept, useKept } from '#app/ui/tab-storage.ts';

const KEPT_AS = 'children-ages:v1';
const FAMILY_KEPT_AS = 'family:v1';

/** The children's ages that were given in this tab. Pages and forms that the visitor opens next go by them. */
export function useChildrenAges(): ChildrenAges | undefined {
  const text = useKept(KEPT_AS);
  return useMemo(() => childrenAgesFrom(text), [text]);
}

/** Keeps the ages for the other pages of this visit: in this tab only, and nothing but the ages. */
export function keepChildrenAges(ages: ChildrenAges): void {
  // New ages make another family than the one that was chosen.
  if (readKept(KEPT_AS) !== ages.join()) forget(FAMILY_KEPT_AS);
  keep(KEPT_AS, ages.join());
}

/** Forgets the ages. */
export function forgetChildrenAges(): void {
  forget(KEPT_AS);
  forget(FAMILY_KEPT_AS);
}

/** The family that was chosen on a trip's page, such as 'Mother + 2 children'. */
export function useKeptFamily(): string | undefined {
  return useKept(FAMILY_KEPT_AS);
}

/** Keeps the chosen family for the other trips of this visit. */
export function keepFamily(label: string): void {
  keep(FAMILY_KEPT_AS, label);
}
