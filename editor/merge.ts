import { isFields, isSame, type Path } from './fields.ts';

/**
 * Merges edits to an older version of a file into a newer one, by field, and by entry for lists of unchanged length.
 * `both` lists the paths changed differently on both sides, where the typed value wins.
 */
export function mergeEdits(base: unknown, typed: unknown, newer: unknown, path: Path = []): { data: unknown; both: Path[] } {
  if (isSame(typed, base) || isSame(typed, newer)) return { data: newer, both: [] };
  if (isSame(newer, base)) return { data: typed, both: [] };
  const groups = [base, typed, newer];
  if (groups.every(isFields)) {
    const names = Object.keys({ ...(newer as object), ...(typed as object) });
    const parts = names.map((name) => {
      const [before, mine, theirs] = groups.map((group) => (group as Record<string, unknown>)[name]);
      return [name, mergeEdits(before, mine, theirs, [...path, name])] as const;
    });
    const data = Object.fromEntries(parts.map(([name, part]) => [name, part.data]).filter(([, value]) => value !== undefined));
    return { data, both: parts.flatMap(([, part]) => part.both) };
  }
  const lists = groups.filter(Array.isArray);
  if (lists.length === groups.length && lists.every(({ length }) => length === lists[0]?.length)) {
    const parts = lists[0]!.map((entry, index) => mergeEdits(entry, lists[1]?.[index], lists[2]?.[index], [...path, index]));
    return { data: parts.map(({ data }) => data), both: parts.flatMap(({ both }) => both) };
  }
  return { data: typed, both: [path] };
}
