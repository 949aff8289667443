/** The path of a value in a file: field names and list indexes. */
export type Path = readonly (string | number)[];

/** Whether a value is an object, and not a list. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value at a path; undefined if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((inner, part) => (inner as Record<string | number, unknown> | undefined)?.[part], data);
}

/** A copy of the data with the value at a path replaced. */
export function withValue(data: unknown, [part, ...rest]: Path, value: (before: unknown) => unknown): unknown {
  if (part === undefined) return value(data);
  if (Array.isArray(data)) return data.with(Number(part), withValue(data[Number(part)], rest, value));
  const fields = data as Record<string, unknown>;
  return { ...fields, [part]: withValue(fields[part], rest, value) };
}

/** Deep equality, whatever the order of the fields. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((entry, index) => isSame(entry, other[index]));
  if (!isFields(one) || !isFields(other)) return one === other;
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => isSame(one[name], other[name]));
}
