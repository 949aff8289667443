/** The blue roof in metres: the viewpoint, the projection onto the picture, and the colours of lime and stone at dusk. */
import { polygon } from '../../../kit/curves.ts';
import { stone } from '../../../scenery/architecture.tsx';
import { projection } from '../../../scenery/perspective.ts';
import type { Spot } from '../../../scenery/shapes.ts';

export const ROOF = stone('#b98490', { sun: '#ffd9b0', night: '#2a2466', line: '#f2d2c0', dark: '#3a2858' });
export const WALL = { high: '#c3c6e2', lit: '#8fa2d6', mid: '#6d82c0', shade: '#4c60a4', dark: '#33458a' };
export const LIME = '#f6e8d4';

export const at = projection({ focal: 900, vanishing: [700, 505], eye: 2.2 });
type Metres = readonly [x: number, y: number, z: number];
export const face = (...corners: readonly Metres[]) => polygon(corners.map(([x, y, z]) => at(x, y, z)));
export const floor = (list: readonly Spot[]) => face(...list.map(([x, z]): Metres => [x, 0, z]));
/** In metres: the distance of the parapet, and the left side, front and height of the stair house. */
export const BACK = 8.2;
export const HOUSE = { left: 2.85, front: 6.4, height: 2.75 };
export const ground = (x: number, z: number) => ({ x: at(x, 0, z)[0], y: at(x, 0, z)[1] });
/** A grown woman's height in picture units at distance `z` in metres. */
export const tall = (z: number) => (900 / z) * 1.66;
