import { useCallback, useEffect, useMemo, useState } from 'react';

/** The loaded cards of a list. `hasFailed` while the last attempt to load the others has failed; `retry` makes another. */
export type Cards<Data> = { known: readonly Data[]; hasFailed: boolean; retry: () => void };

/**
 * A list ships with its first page. `moreUrl` is the address of the other cards (undefined if there are none): they are fetched
 * once, when `needed` is more than came with the page.
 */
export function usePaginatedCards<Data>(first: readonly Data[], moreUrl: string | undefined, needed: number): Cards<Data> {
  const [fetched, setFetched] = useState<readonly Data[]>();
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  const mustFetch = moreUrl !== undefined && needed > first.length && !fetched;
  useEffect(() => {
    if (!mustFetch) return;
    const ending = new AbortController();
    fetch(moreUrl, { signal: ending.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<readonly Data[]>) : Promise.reject(new Error(answer.statusText))))
      .then(setFetched)
      .catch(() => {
        if (!ending.signal.aborted) setFailedAttempt(attempt);
      });
    return () => ending.abort();
  }, [mustFetch, moreUrl, attempt]);
  const known = useMemo(() => (fetched ? [...first, ...fetched] : first), [first, fetched]);
  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return { known, hasFailed: mustFetch && failedAttempt === attempt, retry };
}
