import { useMemo } from 'react';
import { type ChildrenAges, childrenAgesFrom } from '#app/domain/children-ages.ts';
import { forget, keep, useKept } from '#app/ui/tab-storage.ts';

const KEPT_AS = 'children-ages:v1';

/** The children's ages that were given in this tab. Pages and forms that the visitor opens next go by them. */
export function useChildrenAges(): ChildrenAges | undefined {
  const text = useKept(KEPT_AS);
  return useMemo(() => childrenAgesFrom(text), [text]);
}

/** Keeps the ages for the other pages of this visit: in this tab only, and nothing but the ages. */
export function keepChildrenAges(ages: ChildrenAges): void {
  keep(KEPT_AS, ages.join());
}

/** Forgets the ages. */
export function forgetChildrenAges(): void {
  forget(KEPT_AS);
}
