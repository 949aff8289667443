import type { Change } from './changes.ts';
import { isFields, isSame, type Path } from './fields.ts';

/** Fields that identify an entry when its other fields change. Only the first field present in both versions is compared. */
const NAMES = ['id', 'start', 'title', 'name', 'photo', 'alt'];

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

/** The old index of each entry. Matches equal entries first, then entries with the same identifying field, then the same index. */
function samePlaces(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const left = new Set(before.keys());
  const places: (number | undefined)[] = after.map(() => undefined);
  const isSamePlace = (one: unknown, other: unknown) => before.indexOf(one) === after.indexOf(other);
  for (const isPair of [isSame, isNamesake, isSamePlace]) {
    for (const [place, entry] of after.entries()) {
      if (places[place] !== undefined) continue;
      const old = [...left].find((each) => isPair(before[each], entry));
      if (old === undefined) continue;
      places[place] = old;
      left.delete(old);
    }
  }
  return places;
}

function isNamesake(one: unknown, other: unknown): boolean {
  if (!isFields(one) || !isFields(other)) return false;
  const name = NAMES.find((each) => one[each] !== undefined && other[each] !== undefined);
  return name !== undefined && one[name] === other[name];
}

/** Finds the one entry whose move explains the new order. If there is none, reports the whole list as reordered. */
function moves(places: readonly (number | undefined)[], after: readonly unknown[], path: Path): Change[] {
  const isInOrder = (without?: number) => {
    const order = places.filter((place, index) => place !== undefined && index !== without) as number[];
    return order.every((place, index) => index === 0 || place > order[index - 1]!);
  };
  if (isInOrder()) return [];
  const place = after.findIndex((_, index) => isInOrder(index));
  const entry = after[place];
  return [
    place < 0 ? { path, before: places, after, moved: 'all' } : { path: [...path, place], before: entry, after: entry, moved: 'one' },
  ];
}
