/** A place in a file: names of fields, and positions in lists. */
export type Path = readonly (string | number)[];

/** Whether a value is a group of fields. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What stands at a place; undefined where the file ends before. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, part) => (inner as Record<string | number, unknown> | undefined)?.[part], data);
}

/** Whether two values of a file say the same. The order of fields says nothing. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  if (!isFields(one) || !isFields(other)) return one === other;
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => isSame(one[name], other[name]));
}
