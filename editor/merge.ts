import { DAY_FIELDS } from './changes.ts';
import { isFields, isSame, type Path, valueAt } from './fields.ts';
import { isInOrder, sameEntries } from './list-changes.ts';

/**
 * A value changed differently on both sides: as typed and as it is in the newer version. Undefined means removed. `taken` is set while
 * the form has the newer one: its data before and after that was taken.
 */
export type Conflict = { path: Path; typed: unknown; newer: unknown; taken?: { before: unknown; after: unknown } };

/** Data merged from two versions, and its conflicts. Their paths are those in the merged data. */
export type Merged = { data: unknown; conflicts: readonly Conflict[] };

/** Edits: a file's data with them, and the version that they were made on. */
export type Edits = { base: Record<string, unknown>; data: Record<string, unknown> };

type Side = 'typed' | 'newer';

/**
 * Merges edits to an older version of a file into a newer one: by field, in lists by entry, wherever the entry is now, and in texts by
 * paragraph. Days of the last change become the later day. `winner` says which value the merged data has in a conflict.
 */
export function mergeEdits(base: unknown, typed: unknown, newer: unknown, winner: Side = 'typed'): Merged {
  if (isSame(typed, base) || isSame(typed, newer)) return { data: newer, conflicts: [] };
  if (isSame(newer, base)) return { data: typed, conflicts: [] };
  if (isFields(typed) && isFields(newer)) return mergeFields(base, typed, newer, winner);
  if (Array.isArray(base) && Array.isArray(typed) && Array.isArray(newer)) return mergeLists(base, typed, newer, winner);
  return mergeTexts(base, typed, newer) ?? conflictOf(typed, newer, winner);
}

/** Merges texts by paragraph. Undefined for other values, and in a conflict, which is shown for the whole text. */
function mergeTexts(...texts: readonly unknown[]): Merged | undefined {
  if (!texts.every((text) => typeof text === 'string' && text.includes('\n\n'))) return undefined;
  const [base = [], typed = [], newer = []] = texts.map((text) =>
    String(text)
      .trimEnd()
      .split(/\n{2,}/),
  );
  const { data, conflicts } = mergeLists(base, typed, newer, 'typed');
  const end = /\n*$/.exec(String(texts[1]))![0];
  return conflicts.length === 0 && Array.isArray(data) ? { data: data.join('\n\n') + end, conflicts } : undefined;
}

/** Takes the newer value of a conflict into merged data that may have been edited since: entries may have moved. */
export function takeNewer(merged: Merged, { path, typed, newer }: Conflict, data: unknown): unknown {
  const other = structuredClone(merged.data);
  const [part, ...rest] = path.toReversed();
  const inside = valueAt(other, rest.toReversed());
  if (Array.isArray(inside)) inside.splice(Number(part), typed === undefined ? 0 : 1, ...(newer === undefined ? [] : [newer]));
  else if (isFields(inside)) inside[String(part)] = newer;
  return mergeEdits(merged.data, data, other, 'newer').data;
}

/** What is typed now together with earlier edits. In a conflict, what is typed now wins. */
export function withEarlier(typed: Edits, { base, data }: Edits): Edits {
  return { base, data: mergeEdits(typed.base, typed.data, data).data as Edits['data'] };
}

function conflictOf(typed: unknown, newer: unknown, winner: Side): Merged {
  return { data: { typed, newer }[winner], conflicts: [{ path: [], typed, newer }] };
}

function mergeFields(base: unknown, typed: Record<string, unknown>, newer: Record<string, unknown>, winner: Side): Merged {
  const old = isFields(base) ? base : {};
  const parts = Object.keys({ ...newer, ...typed }).map((name) => {
    const days = [typed[name], newer[name]].filter((day) => typeof day === 'string');
    if (DAY_FIELDS.includes(name) && days.length === 2) return [name, { data: days.toSorted()[1], conflicts: [] }] as const;
    return [name, mergeEdits(old[name], typed[name], newer[name], winner)] as const;
  });
  return {
    data: Object.fromEntries(parts.map(([name, part]) => [name, part.data] as const).filter(([, value]) => value !== undefined)),
    conflicts: parts.flatMap(([name, part]) => part.conflicts.map((each) => below(name, each))),
  };
}

/** An entry of a merged list, and where it is in each version. */
type Entry = Merged & Partial<Record<Side, number>>;

function mergeLists(base: readonly unknown[], typed: readonly unknown[], newer: readonly unknown[], winner: Side): Merged {
  const places = { typed: sameEntries(base, typed), newer: sameEntries(base, newer) };
  const kept = base.map((old, index): Entry => {
    const [mine, theirs] = [places.typed.indexOf(index), places.newer.indexOf(index)];
    const where = { ...(mine >= 0 && { typed: mine }), ...(theirs >= 0 && { newer: theirs }) };
    return { ...mergeEdits(old, typed[mine], newer[theirs], winner), ...where };
  });
  // Entries that are new on both sides are the same entry if they are equal or have the same name.
  const added = { typed: newPlaces(places.typed), newer: newPlaces(places.newer) };
  const twins = sameEntries(
    added.typed.map((place) => typed[place]),
    added.newer.map((place) => newer[place]),
    { byPlace: false },
  );
  const isTwin = (index: number) => twins.includes(index);
  const fresh = [
    ...added.newer.map((place, index): Entry => {
      const twin = twins[index] === undefined ? undefined : added.typed[twins[index]!];
      if (twin === undefined) return { data: newer[place], conflicts: [], newer: place };
      return { ...mergeEdits(undefined, typed[twin], newer[place], winner), typed: twin, newer: place };
    }),
    ...added.typed.filter((_, index) => !isTwin(index)).map((place): Entry => ({ data: typed[place], conflicts: [], typed: place })),
  ];
  const leader: Side = isInOrder(places.typed) ? 'newer' : 'typed';
  const [data, conflicts]: [unknown[], Conflict[]] = [[], []];
  for (const entry of inOrderOf([...kept, ...fresh], leader)) {
    conflicts.push(...entry.conflicts.map((each) => below(data.length, each)));
    if (entry.data !== undefined) data.push(entry.data);
  }
  // Each side has removed some entries, and only together all of them.
  if (data.length === 0 && typed.length > 0 && newer.length > 0) return conflictOf(typed, newer, winner);
  return { data, conflicts };
}

function newPlaces(places: readonly (number | undefined)[]): number[] {
  return [...places.keys()].filter((place) => places[place] === undefined);
}

/** The entries in the order of one version. Those that only the other version has come after the entry that they follow there. */
function inOrderOf(entries: readonly Entry[], leader: Side): Entry[] {
  const follower = leader === 'typed' ? 'newer' : 'typed';
  const by = (side: Side) => (one: Entry, other: Entry) => one[side]! - other[side]!;
  const result = entries.filter((entry) => entry[leader] !== undefined).toSorted(by(leader));
  const others = entries.filter((entry) => entry[leader] === undefined && entry[follower] !== undefined).toSorted(by(follower));
  for (const other of others) {
    const before = result.filter((entry) => entry[follower] !== undefined && entry[follower] < other[follower]!).toSorted(by(follower));
    result.splice(before.length === 0 ? 0 : result.indexOf(before.at(-1)!) + 1, 0, other);
  }
  return result;
}

function below(part: string | number, { path, ...conflict }: Conflict): Conflict {
  return { ...conflict, path: [part, ...path] };
}
