import { useMemo } from 'react';
import { type ChildrenAges, childrenAgesFrom } from '#app/domain/children-ages.ts';
import { removeSessionItem, setSessionItem, useSessionItem } from '#app/session/session-storage.ts';

const AGES_KEY = 'children-ages:v1';

/** The children's ages saved in this tab, for all pages; undefined if none. */
export function useChildrenAges(): ChildrenAges | undefined {
  const text = useSessionItem(AGES_KEY);
  return useMemo(() => childrenAgesFrom(text), [text]);
}

/** Saves the children's ages for the rest of this visit, in this tab only. */
export function saveChildrenAges(ages: ChildrenAges): void {
  setSessionItem(AGES_KEY, ages.join());
}

/** Clears the children's ages. */
export function clearChildrenAges(): void {
  removeSessionItem(AGES_KEY);
}
