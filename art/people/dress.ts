import { clothFold, clothLight, clothShade, skinShade } from '../kit/colour.ts';

/** The colours of what somebody wears: the main cloth, its border, and the second piece (such as a blouse, churidar or shorts). */
export type Dress = { base: string; trim: string; second: string };

/** Dresses by name. Choose one that contrasts with the background: green is lost on forest, indigo on dusk, cream on paper. */
export const DRESS = {
  crimson: { base: '#D2432F', trim: '#F2A51B', second: '#1E5A49' },
  banyan: { base: '#1E5A49', trim: '#F2A51B', second: '#F4EBDD' },
  marigold: { base: '#F2A51B', trim: '#1E5A49', second: '#D2432F' },
  indigo: { base: '#2C3E73', trim: '#E9A6A0', second: '#F4EBDD' },
  lotus: { base: '#E9A6A0', trim: '#8C2F4B', second: '#8C2F4B' },
  terracotta: { base: '#BF4A2B', trim: '#F4EBDD', second: '#F4EBDD' },
  cream: { base: '#F4EBDD', trim: '#D2432F', second: '#3F4A5A' },
  teal: { base: '#1F7F86', trim: '#F6D58A', second: '#F4EBDD' },
  magenta: { base: '#B32E63', trim: '#F6D58A', second: '#2C3E73' },
} as const satisfies Record<string, Dress>;

/** Skin colours from light to dark; a family shares one. */
export const SKIN = { wheat: '#BF875A', honey: '#A66C45', cinnamon: '#8A5638', cocoa: '#7B4C33', coffee: '#6E432E' } as const;

/** Hair colours: [dark, sheen]. */
export const HAIR = { black: ['#211816', '#4A3632'], grey: ['#A49B95', '#CFC8C0'] } as const;

/** The four tones of a cloth. */
export const tonesOf = (base: string) => ({ base, shade: clothShade(base), fold: clothFold(base), lit: clothLight(base) });

/** The two tones of a skin colour. */
export const skinTones = (base: string) => ({ base, shade: skinShade(base) });
