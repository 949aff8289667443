import { useContext, useMemo } from 'react';
import { matchRoutes, UNSAFE_DataRouterContext, UNSAFE_FrameworkContext } from 'react-router';

/** What a click on a link to a page fetches: the files of its code, and whether it has data of its own. */
export type PageFiles = { modules: readonly string[]; hasData: boolean };

/** Tells what the page at a path of this site is made of; undefined where the router says nothing of it, as in a rendering for tests. */
export function usePageFiles(): ((path: string) => PageFiles) | undefined {
  const manifest = useContext(UNSAFE_FrameworkContext)?.manifest;
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return useMemo(() => {
    if (!manifest || !router) return undefined;
    return (path) => {
      // An unknown address has no data to be had.
      const matches = matchRoutes(router.routes, path)?.filter(({ route }) => route.path !== '*') ?? [];
      const entries = matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
      return {
        modules: entries.flatMap(({ module, imports = [] }) => [module, ...imports]),
        hasData: entries.at(-1)?.hasLoader ?? false,
      };
    };
  }, [manifest, router]);
}
