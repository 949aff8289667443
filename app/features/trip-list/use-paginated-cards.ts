import { useCallback, useEffect, useMemo, useState } from 'react';

/** The cards loaded so far. `hasFailed` is true if the last attempt to load the rest failed; `retry` tries again. */
export type Cards<Data> = { known: readonly Data[]; hasFailed: boolean; retry: () => void };

/** The cards fetched by this document, by URL, so that they are there at once after Back. */
const fetchedFrom = new Map<string, readonly unknown[]>();

/**
 * Loads the cards for a list that ships with only its first page. Fetches the rest once from `moreUrl` (undefined if there are
 * no more), as soon as `needed` exceeds the number of cards in `first`.
 */
export function usePaginatedCards<Data>(first: readonly Data[], moreUrl: string | undefined, needed: number): Cards<Data> {
  const [fetched, setFetched] = useState(() => fetchedFrom.get(moreUrl ?? '') as readonly Data[] | undefined);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const mustFetch = moreUrl !== undefined && needed > first.length && !fetched;
  useEffect(() => {
    if (!mustFetch) return;
    const controller = new AbortController();
    fetch(moreUrl, { signal: controller.signal })
      .then((response) => (response.ok ? (response.json() as Promise<readonly Data[]>) : Promise.reject(new Error(response.statusText))))
      .then((cards) => {
        fetchedFrom.set(moreUrl, cards);
        setFetched(cards);
      })
      .catch(() => {
        if (!controller.signal.aborted) setFailedAttempt(attempt);
      });
    return () => controller.abort();
  }, [mustFetch, moreUrl, attempt]);
  const known = useMemo(() => (fetched ? [...first, ...fetched] : first), [first, fetched]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { known, hasFailed: mustFetch && failedAttempt === attempt, retry };
}
