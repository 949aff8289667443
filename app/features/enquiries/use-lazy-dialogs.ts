import { useCallback, useState } from 'react';

export const fetchDialogs = () => import('./enquiry-dialogs.tsx');
type Dialogs = Awaited<ReturnType<typeof fetchDialogs>>;

/**
 * Returns the forms' module (undefined until loaded) and a function that loads it. React.lazy is not used, because
 * <Suspense> delays the first reveal by 300 ms even if the code is already loaded.
 */
export function useLazyDialogs(): [dialogs: Dialogs | undefined, fetch: (onError?: () => void) => void] {
  const [dialogs, setDialogs] = useState<Dialogs>();
  const fetch = useCallback((onError?: () => void) => {
    void fetchDialogs().then((module) => setDialogs(module), onError ?? (() => undefined));
  }, []);
  return [dialogs, fetch];
}
