/** Who a list may be narrowed to, as it stands in the address: ?who=ladies. */
export type Who = 'mom-and-kids' | 'ladies';

/** One way of looking at a list: everyone's trips (`who` undefined) or one kind, and how many there are. */
export type WhoChoice = { who: Who | undefined; words: string; count: number };

const KINDS = [
  { who: 'mom-and-kids', words: 'Mom & kids' },
  { who: 'ladies', words: 'All-ladies' },
] as const satisfies readonly { who: Who; words: string }[];

type ForWhom = { isForLadies: boolean };

/** All of a list, then each kind that it has, with counts. A list of one kind has nothing to choose from: no choices. */
export function whoChoices(trips: readonly ForWhom[]): readonly WhoChoice[] {
  const kinds = KINDS.map((kind) => ({ ...kind, count: tripsFor(trips, kind.who).length })).filter(({ count }) => count > 0);
  return kinds.length < 2 ? [] : [{ who: undefined, words: 'All', count: trips.length }, ...kinds];
}

/** The choice that an address asks for; an unknown word, or a kind that the list has not, is all of it. */
export function whoAsked(asked: string | null, choices: readonly WhoChoice[]): Who | undefined {
  return choices.find(({ who }) => who === asked)?.who;
}

/** The trips for someone, in the order of the list; all of them for undefined. */
export function tripsFor<T extends ForWhom>(trips: readonly T[], who: Who | undefined): readonly T[] {
  return who ? trips.filter(({ isForLadies }) => isForLadies === (who === 'ladies')) : trips;
}
