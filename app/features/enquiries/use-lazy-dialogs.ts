import { useCallback, useState } from 'react';

const fetchDialogs = () => import('./enquiry-dialogs.tsx');
type Dialogs = Awaited<ReturnType<typeof fetchDialogs>>;

/**
 * The forms' code, once it has been fetched, and the way to fetch it. Not React.lazy: behind <Suspense> the first showing
 * waits 300 ms even for code that is there.
 */
export function useLazyDialogs(): [dialogs: Dialogs | undefined, fetch: (onError?: () => void) => void] {
  const [dialogs, setDialogs] = useState<Dialogs>();
  const fetch = useCallback((onError?: () => void) => {
    void fetchDialogs().then((module) => setDialogs(module), onError ?? (() => undefined));
  }, []);
  return [dialogs, fetch];
}
