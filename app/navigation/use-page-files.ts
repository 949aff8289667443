import { useContext, useMemo } from 'react';
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';

/** The code modules that a page needs, and whether it also needs a data file. */
type PageFiles = { modules: readonly string[]; hasData: boolean };

/** Returns a function that lists the files for the page at a path, or undefined if there is no router manifest, as in tests. */
export function usePageFiles(): ((path: string) => PageFiles) | undefined {
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useMemo(() => {
    if (!manifest || !router) return undefined;
    return (path) => {
      // Skips the catch-all route, because unknown paths have no data.
      const matches = matchRoutes(router.routes, path)?.filter(({ route }) => route.path !== '*') ?? [];
      const entries = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
      return {
        modules: entries.flatMap(({ module, imports = [] }) => [module, ...imports]),
        hasData: entries.at(-1)?.hasLoader ?? false,
      };
    };
  }, [manifest, router]);
}
