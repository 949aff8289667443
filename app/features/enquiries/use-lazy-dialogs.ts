import { useCallback, useState } from 'react';

type Dialogs = typeof import('./enquiry-dialogs.tsx');

/** How long a visitor waits for the forms' module before she gets an email instead, in milliseconds. As long as before hydration. */
const LIMIT = 5000;

/** Loads the forms' module. @returns undefined if it cannot be loaded in time */
export type FetchDialogs = () => Promise<Dialogs | undefined>;

/**
 * Returns the forms' module (undefined until loaded) and a function that loads it. React.lazy is not used, because
 * <Suspense> delays the first reveal by 300 ms even if the code is already loaded.
 */
export function useLazyDialogs(): [dialogs: Dialogs | undefined, fetch: FetchDialogs] {
  const [dialogs, setDialogs] = useState<Dialogs>();
  const fetch = useCallback(async () => {
    const loaded = import('./enquiry-dialogs.tsx').catch(() => undefined);
    void loaded.then(setDialogs);
    return Promise.race([loaded, new Promise<undefined>((resolve) => setTimeout(resolve, LIMIT))]);
  }, []);
  return [dialogs, fetch];
}
