import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type ChildrenAges, childrenAgesFrom } from '#app/domain/children-ages.ts';
import { saveChildrenAges } from '#app/session/children-ages.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';

/**
 * Reads the children's ages from ?ages=4,7 and saves them for the other pages during this visit. Undefined before
 * hydration, because the prerendered HTML cannot depend on the query string.
 */
export function useAges(): ChildrenAges | undefined {
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const text = isHydrated ? search.get('ages') : null;
  const ages = useMemo(() => childrenAgesFrom(text), [text]);
  useEffect(() => {
    if (ages) saveChildrenAges(ages);
  }, [ages]);
  return ages;
}
