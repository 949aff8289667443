import { useCallback, useState } from 'react';

type Dialogs = typeof import('./enquiry-dialogs.tsx');

/** Loads the forms' module. @returns undefined if it cannot be loaded */
export type FetchDialogs = () => Promise<Dialogs | undefined>;

/**
 * Returns the forms' module (undefined until loaded) and a function that loads it. React.lazy is not used, because
 * <Suspense> delays the first reveal by 300 ms even if the code is already loaded.
 */
export function useLazyDialogs(): [dialogs: Dialogs | undefined, fetch: FetchDialogs] {
  const [dialogs, setDialogs] = useState<Dialogs>();
  const fetch = useCallback(async () => {
    const module = await import('./enquiry-dialogs.tsx').catch(() => undefined);
    setDialogs(module);
    return module;
  }, []);
  return [dialogs, fetch];
}
