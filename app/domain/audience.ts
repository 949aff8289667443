/** Whom a list may be narrowed to, as it stands in the address: ?who=ladies. */
export type Audience = 'mom-and-kids' | 'ladies';

/** One way of looking at a list: everyone's trips (`who` undefined) or one kind, and how many there are. */
export type AudienceChoice = { audience: Audience | undefined; label: string; count: number };

const AUDIENCES = [
  { audience: 'mom-and-kids', label: 'Mom & kids' },
  { audience: 'ladies', label: 'All-ladies' },
] as const satisfies readonly { audience: Audience; label: string }[];

type HasAudience = { isForLadies: boolean };

/** All of a list, then each kind that it has, with counts. A list of one kind has nothing to choose from: no choices. */
export function audienceChoices(trips: readonly HasAudience[]): readonly AudienceChoice[] {
  const kinds = AUDIENCES.map((kind) => ({ ...kind, count: tripsForAudience(trips, kind.audience).length })).filter(
    ({ count }) => count > 0,
  );
  return kinds.length < 2 ? [] : [{ audience: undefined, label: 'All', count: trips.length }, ...kinds];
}

/** The choice that an address asks for; an unknown word, or a kind that the list has not, is all of it. */
export function selectedAudience(selected: string | null, choices: readonly AudienceChoice[]): Audience | undefined {
  return choices.find(({ audience }) => audience === selected)?.audience;
}

/** The trips for someone, in the order of the list; all of them for undefined. */
export function tripsForAudience<T extends HasAudience>(trips: readonly T[], audience: Audience | undefined): readonly T[] {
  return audience ? trips.filter(({ isForLadies }) => isForLadies === (audience === 'ladies')) : trips;
}

/** Whom a trip is for, in the words of its card, its page and everything made from them. */
export function audienceLabel(isForLadies: boolean): 'All-ladies trip' | 'Mom & kids' {
  return isForLadies ? 'All-ladies trip' : 'Mom & kids';
}
