import { useEffect, useMemo, useState } from 'react';

/** The cards of a list: those that came with the page, and the others, which are fetched when they are asked for. */
export type Cards<Facts> = { known: readonly Facts[]; hasFailed: boolean };

/**
 * A list ships with its first page. `rest` is the address of the other cards (undefined when the list is whole): they are
 * fetched once, when `needed` is more than came with the page.
 */
export function useCards<Facts>(first: readonly Facts[], rest: string | undefined, needed: number): Cards<Facts> {
  const [fetched, setFetched] = useState<readonly Facts[]>();
  const [hasFailed, setHasFailed] = useState(false);
  const mustFetch = rest !== undefined && needed > first.length && !fetched;
  useEffect(() => {
    if (!mustFetch) return;
    const ending = new AbortController();
    fetch(rest, { signal: ending.signal })
      .then((answer) => (answer.ok ? (answer.json() as Promise<readonly Facts[]>) : Promise.reject(new Error(answer.statusText))))
      .then(setFetched)
      .catch(() => {
        if (!ending.signal.aborted) setHasFailed(true);
      });
    return () => ending.abort();
  }, [mustFetch, rest]);
  const known = useMemo(() => (fetched ? [...first, ...fetched] : first), [first, fetched]);
  return { known, hasFailed };
}
