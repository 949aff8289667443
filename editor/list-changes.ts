import type { Change } from './changes.ts';
import { isFields, isSame, type Path } from './fields.ts';

/** Fields that identify an entry when its other fields change. Only the first field present in both versions is compared. */
const NAMES = ['id', 'start', 'picture', 'title', 'name', 'photo', 'by', 'alt'];
/** Those that never change. */
const IDS = ['id', 'start', 'picture'];

/** Lists the differences between two versions of a list: entries removed, moved, added or changed. */
export function listChanges(
  before: readonly unknown[],
  after: readonly unknown[],
  path: Path,
  changesBetween: (before: unknown, after: unknown, path: Path) => Change[],
): Change[] {
  const places = samePlaces(before, after);
  const kept = places.filter((place) => place !== undefined);
  const gone = [...before.entries()].filter(([place]) => !kept.includes(place));
  return [
    ...gone.map(([place, entry]) => ({ path: [...path, place], before: entry, after: undefined })),
    ...moves(places, after, path),
    ...after.flatMap((entry, place) => {
      const old = places[place];
      const here = [...path, place];
      return old === undefined ? [{ path: here, before: undefined, after: entry }] : changesBetween(before[old], entry, here);
    }),
  ];
}

type Places = readonly (number | undefined)[];

/** The old index of each entry: as in {@link sameEntries}, otherwise of the entry at the same index. */
function samePlaces(before: readonly unknown[], after: readonly unknown[]): Places {
  const places = sameEntries(before, after);
  return places.map((old, place) => old ?? (place < before.length && !places.includes(place) ? place : undefined));
}

/**
 * The old index of each entry of a list, or undefined for a new entry. An entry is the same if it is equal, has the same identifying
 * field, or has changed between two neighbours that have not, unless `byPlace` is false. Another id or first day makes it another entry.
 */
export function sameEntries(before: readonly unknown[], after: readonly unknown[], { byPlace = true } = {}): Places {
  const left = new Set(before.keys());
  const places: (number | undefined)[] = after.map(() => undefined);
  const pair = (place: number, old: number | undefined) => {
    if (old === undefined) return;
    places[place] = old;
    left.delete(old);
  };
  for (const isPair of [isSame, isNamesake])
    for (const [place, entry] of after.entries())
      if (places[place] === undefined)
        pair(
          place,
          [...left].find((old) => isPair(before[old], entry)),
        );
  if (!byPlace) return places;
  for (let from = 0; from < after.length; from += 1) {
    if (places[from] !== undefined) continue;
    let to = from;
    while (to < after.length && places[to] === undefined) to += 1;
    const [first, last] = [(places[from - 1] ?? -1) + 1, places[to] ?? before.length];
    const run = [...left].filter((old) => old >= first && old < last);
    if (run.length === to - from)
      run.forEach((old, index) => {
        if (!hasOtherId(before[old], after[from + index])) pair(from + index, old);
      });
    from = to;
  }
  return places;
}

function isNamesake(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other)) return false;
  const name = NAMES.find((each) => one[each] !== undefined && other[each] !== undefined);
  return name !== undefined && one[name] === other[name];
}

function hasOtherId(one: unknown, other: unknown): boolean {
  return isFields(one) && isFields(other) && IDS.some((name) => one[name] !== other[name]);
}

/** Whether the old entries follow one another as they did before. */
export function isInOrder(places: Places): boolean {
  const known = places.filter((place) => place !== undefined);
  return known.every((place, index) => index === 0 || place > known[index - 1]!);
}

/** Finds the one entry whose move explains the new order. If there is none, reports the whole list as reordered. */
function moves(places: Places, after: readonly unknown[], path: Path): Change[] {
  if (isInOrder(places)) return [];
  const place = after.findIndex((_, index) => isInOrder(places.with(index, undefined)));
  const entry = after[place];
  return [
    place < 0 ? { path, before: places, after, moved: 'all' } : { path: [...path, place], before: entry, after: entry, moved: 'one' },
  ];
}
