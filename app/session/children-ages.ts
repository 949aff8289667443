import { useMemo } from 'react';
import { type ChildrenAges, childrenAgesFrom } from '#app/domain/children-ages.ts';
import { removeSessionItem, setSessionItem, getSessionItem, useSessionItem } from '#app/session/session-storage.ts';

const AGES_KEY = 'children-ages:v1';
const FAMILY_KEY = 'family:v1';

/** The children's ages saved in this tab, for all pages; undefined if none. */
export function useChildrenAges(): ChildrenAges | undefined {
  const text = useSessionItem(AGES_KEY);
  return useMemo(() => childrenAgesFrom(text), [text]);
}

/** Saves the children's ages for the rest of this visit, in this tab only. Clears the selected family if the ages change. */
export function saveChildrenAges(ages: ChildrenAges): void {
  if (getSessionItem(AGES_KEY) !== ages.join()) removeSessionItem(FAMILY_KEY);
  setSessionItem(AGES_KEY, ages.join());
}

/** Clears the children's ages and the selected family. */
export function clearChildrenAges(): void {
  removeSessionItem(AGES_KEY);
  removeSessionItem(FAMILY_KEY);
}

/** The family selected on a trip's page, such as 'Mother + 2 children'; undefined if none. */
export function useSavedFamily(): string | undefined {
  return useSessionItem(FAMILY_KEY);
}

/** Saves the selected family, so that other trips preselect it during this visit. */
export function saveFamily(label: string): void {
  setSessionItem(FAMILY_KEY, label);
}
