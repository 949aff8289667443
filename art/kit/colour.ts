/** Mixes two #rrggbb colours; t = 0 returns the first, t = 1 the second. */
export function mix(a: string, b: string, t: number): string {
  const part = (at: number) => {
    const from = parseInt(a.slice(at, at + 2), 16);
    const to = parseInt(b.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * t).toString(16).padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** The tone of a cloth in shade: shifted towards plum, never towards grey. */
export const clothShade = (base: string) => mix(base, '#3A1638', 0.26);
/** The tone of a cloth's deepest folds. */
export const clothFold = (base: string) => mix(base, '#3A1638', 0.42);
/** The tone of a cloth in the light. */
export const clothLight = (base: string) => mix(base, '#FFE3AE', 0.2);
/** The tone of a skin in shade: shifted towards wine red, never towards grey. */
export const skinShade = (base: string) => mix(base, '#5A1F38', 0.28);
