/** An audience that a list can be filtered by, as it appears in the URL: ?who=ladies. */
export type Audience = 'mom-and-kids' | 'ladies';

/** One filter for a list of trips: all trips (`audience` undefined) or one audience, with the number of matching trips. */
export type AudienceChoice = { audience: Audience | undefined; label: string; count: number };

const AUDIENCES = [
  { audience: 'mom-and-kids', label: 'Mom & kids' },
  { audience: 'ladies', label: 'All-ladies' },
] as const satisfies readonly { audience: Audience; label: string }[];

type HasAudience = { isForLadies: boolean };

/** The filters for a list: all trips, then each audience in it. Empty if the trips all have the same audience. */
export function audienceChoices(trips: readonly HasAudience[]): readonly AudienceChoice[] {
  const kinds = AUDIENCES.map((kind) => ({ ...kind, count: tripsForAudience(trips, kind.audience).length })).filter(
    ({ count }) => count > 0,
  );
  return kinds.length < 2 ? [] : [{ audience: undefined, label: 'All', count: trips.length }, ...kinds];
}

/** The audience selected in the URL. Undefined, meaning all trips, if it is not among the choices. */
export function selectedAudience(selected: string | null, choices: readonly AudienceChoice[]): Audience | undefined {
  return choices.find(({ audience }) => audience === selected)?.audience;
}

/** The trips for an audience, in their original order. Without an audience, all trips. */
export function tripsForAudience<T extends HasAudience>(trips: readonly T[], audience: Audience | undefined): readonly T[] {
  return audience ? trips.filter(({ isForLadies }) => isForLadies === (audience === 'ladies')) : trips;
}

/** The label for a trip's audience, for example on its card. */
export function audienceLabel(isForLadies: boolean): 'All-ladies trip' | 'Mom & kids' {
  return isForLadies ? 'All-ladies trip' : 'Mom & kids';
}
