import { pathProbablyMeant } from '#app/domain/path-probably-meant.ts';

/** Asks the server for the page whose address differs only in case, slashes or trailing punctuation. Undefined if it has none. */
export async function findPageProbablyMeant(pathname: string): Promise<string | undefined> {
  const path = pathProbablyMeant(pathname);
  if (!path) return undefined;
  const { ok } = await fetch(path, { method: 'HEAD' });
  return ok ? path : undefined;
}
