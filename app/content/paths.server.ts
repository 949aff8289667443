import { PAST_CARDS_PATH } from '../domain/file-paths.ts';
import { content } from './content.server.ts';
import { pagePaths } from './page-paths.server.ts';
import { ContentError } from './problem.server.ts';
import type { Redirect } from './redirects.server.ts';

/** An address that no trip has: its page is what the host answers for an unknown trip. */
export const UNKNOWN_TRIP_PATH = '/trips/unknown/trip';
/** An address that no route has: its page is what the host answers for every other unknown address. */
export const UNKNOWN_PATH = '/404';

/** Every page that is built, from the catalogue. */
export function prerenderedPaths(): string[] {
  const { upcoming, past, redirects } = content();
  const pages = pagePaths({ upcoming: upcoming.keys(), past: past.keys() });
  return [...pages, PAST_CARDS_PATH, ...redirects.map(({ from }) => from), UNKNOWN_TRIP_PATH, UNKNOWN_PATH];
}

/** The redirects, for the address table. Development needs the table while content/ has a mistake, too: then they are none. */
export function routedRedirects(): readonly Redirect[] {
  try {
    return content().redirects;
  } catch (error) {
    if (error instanceof ContentError) return [];
    throw error;
  }
}
