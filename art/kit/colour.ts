/** Mixes two colours written #rrggbb; t = 0 gives the first, 1 the second. */
export function mix(a: string, b: string, t: number): string {
  const part = (at: number) => {
    const from = parseInt(a.slice(at, at + 2), 16);
    const to = parseInt(b.slice(at, at + 2), 16);
    return Math.round(from + (to - from) * t).toString(16).padStart(2, '0');
  };
  return `#${part(1)}${part(3)}${part(5)}`;
}

/** Cloth away from the light: never towards grey, always towards plum. */
export const clothShade = (base: string) => mix(base, '#3A1638', 0.26);
/** The deepest folds. */
export const clothFold = (base: string) => mix(base, '#3A1638', 0.42);
/** Cloth towards the light. */
export const clothLight = (base: string) => mix(base, '#FFE3AE', 0.2);
/** Skin away from the light: towards wine, never towards grey. */
export const skinShade = (base: string) => mix(base, '#5A1F38', 0.28);
