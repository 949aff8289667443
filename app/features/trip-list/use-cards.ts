import { useEffect, useMemo, useState } from 'react';

/** The cards of a list: those that came with the page, and the others, which are fetched when they are asked for. */
export type Cards<Data> = { known: readonly Data[]; hasFailed: boolean };

/**
 * A list ships with its first page. `rest` is the address of the other cards (undefined when the list is whole): they are
 * fetched once, when `needed` is more than came with the page.
 */
export function useCards<Data>(first: readonly Data[], moreUrl: string | undefined, needed: number): Cards<Data> {
  const [fetched, setFetched] = useState<readonly Data[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const mustFetch = moreUrl !== undefined && needed > first.length && !fetched;
  useEffect(() => {
    if (!mustFetch) return;
    const ending = new AbortController();
    fetch(moreUrl, { signal: ending.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<readonly Data[]>) : Promise.reject(new Error(answer.statusText))))
      .then(setFetched)
      .catch(() => {
        if (!ending.signal.aborted) setHasFailed(true);
      });
    return () => ending.abort();
  }, [mustFetch, moreUrl]);
  const known = useMemo(() => (fetched ? [...first, ...fetched] : first), [first, fetched]);
  return { known, hasFailed };
}
