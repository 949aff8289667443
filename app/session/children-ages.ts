import { useMemo } from 'react';
import { type ChildrenAges, childrenAgesFrom } from '#app/domain/children-ages.ts';
import { removeSessionItem, setSessionItem, getSessionItem, useSessionItem } from '#app/session/session-storage.ts';

const AGES_KEY = 'children-ages:v1';
const FAMILY_KEY = 'family:v1';

/** The children's ages that were given in this tab. Pages and forms that the visitor opens next go by them. */
export function useChildrenAges(): ChildrenAges | undefined {
  const text = useSessionItem(AGES_KEY);
  return useMemo(() => childrenAgesFrom(text), [text]);
}

/** Keeps the ages for the other pages of this visit: in this tab only, and nothing but the ages. */
export function saveChildrenAges(ages: ChildrenAges): void {
  // New ages make another family than the one that was chosen.
  if (getSessionItem(AGES_KEY) !== ages.join()) removeSessionItem(FAMILY_KEY);
  setSessionItem(AGES_KEY, ages.join());
}

/** Forgets the ages. */
export function clearChildrenAges(): void {
  removeSessionItem(AGES_KEY);
  removeSessionItem(FAMILY_KEY);
}

/** The family that was chosen on a trip's page, such as 'Mother + 2 children'. */
export function useSavedFamily(): string | undefined {
  return useSessionItem(FAMILY_KEY);
}

/** Keeps the chosen family for the other trips of this visit. */
export function saveFamily(label: string): void {
  setSessionItem(FAMILY_KEY, label);
}
