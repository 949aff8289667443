/** The lights of Mawsmai cave (an electric lamp on the floor, daylight at the exit, a torch) and how they colour the limestone. */
import { mix } from '../../../kit/colour.ts';
import type { Stop } from '../../../scenery/canvas.tsx';
import type { Spot } from '../../../scenery/shapes.ts';

export const LAMP: Spot = [640, 800];
export const EXIT: Spot = [1270, 600];
export const DARK = '#17131f';
const near = ([lx, ly]: Spot, x: number, y: number, reach: number) => Math.max(0, 1 - Math.hypot(x - lx, (y - ly) * 0.9) / reach);

/** A stone's colour at (x, y): amber near the lamp, grey-green near the exit, else nearly black. `air` > 0 adds haze, < 0 darkness. */
export const lit = (x: number, y: number, bright = 0, air = 0): string => {
  const lamp = Math.max(0, Math.min(1, near(LAMP, x, y, 900) * 0.95 + bright));
  const day = near(EXIT, x, y, 430);
  return mix(mix(mix(DARK, '#c98844', lamp ** 1.5), '#a9b688', Math.max(0, Math.min(0.85, day * (0.7 + bright)))), air < 0 ? DARK : '#5a4038', Math.abs(air));
};

export const isDayNearer = (x: number, y: number) => near(EXIT, x, y, 520) > near(LAMP, x, y, 620);

/** A radial gradient in picture units, so that its light runs on from one fold of the stone to the next. */
const Falloff = ({ id, at: [x, y], reach, stops }: { id: string; at: Spot; reach: number; stops: readonly Stop[] }) => (
  <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={reach}>
    {stops.map(([offset, colour, opacity = 1]) => (
      <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
    ))}
  </radialGradient>
);

/** Where the torch's beam strikes the stone. */
export const POOL: Spot = [392, 448];

/** Gradients for the stone: the light of the lamp on the floor, and the light the torch adds. */
export const StoneLight = () => (
  <>
    <Falloff id="lamp-base" at={LAMP} reach={960} stops={[[0, '#d8944a'], [0.22, '#a96d36'], [0.48, '#6b432a'], [0.75, '#402a24'], [1, '#221a20']]} />
    <Falloff id="lamp-shade" at={LAMP} reach={960} stops={[[0, '#8a5230'], [0.26, '#5d3824'], [0.55, '#35231f'], [1, '#17131a']]} />
    <Falloff id="lamp-ridge" at={LAMP} reach={960} stops={[[0, '#ffcf80'], [0.26, '#dc9a52'], [0.5, '#966338'], [0.8, '#54392b'], [1, '#2c2224']]} />
    <Falloff id="torch-base" at={POOL} reach={240} stops={[[0, '#ffe4a0', 0.95], [0.36, '#f3c06a', 0.8], [0.68, '#c48840', 0.34], [1, '#a86c34', 0]]} />
    <Falloff id="torch-shade" at={POOL} reach={240} stops={[[0, '#c98c48', 0.95], [0.5, '#8f5a2e', 0.7], [1, '#5d3824', 0]]} />
    <Falloff id="torch-ridge" at={POOL} reach={260} stops={[[0, '#fffbe0', 1], [0.5, '#ffdf9a', 0.75], [1, '#dc9a52', 0]]} />
  </>
);
