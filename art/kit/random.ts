/** A seeded random generator. The same seed draws the same picture on every machine, so that builds are byte-identical. */
export type Random = {
  /** A number from 0 to 1, excluding 1. */
  next(): number;
  /** A number between `from` and `to`. */
  between(from: number, to: number): number;
  /** A whole number from `from` to `to`, both included. */
  whole(from: number, to: number): number;
  /** A random item from the list. */
  pick<T>(list: readonly [T, ...T[]]): T;
};

/** Creates a generator from a seed string. Give each plane of a scene its own seed, so that changing one leaves the others as they are. */
export function random(seed: string): Random {
  let state = 2166136261;
  for (let i = 0; i < seed.length; i += 1) state = Math.imul(state ^ seed.charCodeAt(i), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (from, to) => from + (to - from) * next(),
    whole: (from, to) => from + Math.floor((to - from + 1) * next()),
    pick: (list) => list[Math.floor(next() * list.length)] ?? list[0],
  };
}
