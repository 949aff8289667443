/** Audience a list may be narrowed to, as it stands in the address: ?who=ladies. */
export type Audience = 'mom-and-kids' | 'ladies';

/** One way of looking at a list: everyone's trips (`who` undefined) or one kind, and how many there are. */
export type AudienceChoice = { who: Audience | undefined; words: string; count: number };

const SAMPLE_PAGES = [
  { who: 'mom-and-kids', words: 'Mom & kids' },
  { who: 'ladies', words: 'All-ladies' },
] as const satisfies readonly { who: Audience; words: string }[];

type HasAudience = { isForLadies: boolean };

/** All of a list, then each kind that it has, with counts. A list of one kind has nothing to choose from: no choices. */
export function audienceChoices(trips: readonly HasAudience[]): readonly AudienceChoice[] {
  const kinds = SAMPLE_PAGES.map((kind) => ({ ...kind, count: tripsForAudience(trips, kind.who).length })).filter(({ count }) => count > 0);
  return kinds.length < 2 ? [] : [{ who: undefined, words: 'All', count: trips.length }, ...kinds];
}

/** The choice that an address asks for; an unknown word, or a kind that the list has not, is all of it. */
export function selectedAudience(asked: string | null, choices: readonly AudienceChoice[]): Audience | undefined {
  return choices.find(({ who }) => who === asked)?.who;
}

/** The trips for someone, in the order of the list; all of them for undefined. */
export function tripsForAudience<T extends HasAudience>(trips: readonly T[], who: Audience | undefined): readonly T[] {
  return who ? trips.filter(({ isForLadies }) => isForLadies === (who === 'ladies')) : trips;
}
