/**
 * The gondola of Gulmarg. One rope carries six-seat cabins up and, five metres to one side, back down. Each tower is a steel tube.
 * A cabin is two metres high; a seated passenger is two thirds as high.
 */
import type { ReactNode } from 'react';
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { At } from '../../../scenery/canvas.tsx';
import { band, box, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';

/** The rising and the descending sides of the rope. */
export const UP = rounded([[150, 612], [232, 581], [316, 540], [440, 492], [562, 429], [1010, 250], [1680, -50]] as Spot[]);
export const DOWN = rounded([[128, 612], [206, 578], [284, 540], [380, 492], [478, 429], [860, 196], [1310, -70]] as Spot[]);
const RIM = '#20293a';

export const Ropes = () => (
  <>
    <path d={band(DOWN.map(([x, y]) => [x, y, 1 + x * 0.0026] as const))} fill={RIM} />
    <path d={band(UP.map(([x, y]) => [x, y, 1 + x * 0.0036] as const))} fill={RIM} />
  </>
);

/** The grip on the rope and the cabin's hanger arm. */
const Hanger = () => (
  <>
    <path d={band([[-52, 14, 5], [0, -4, 14], [52, -26, 5]])} fill={RIM} />
    <path d={oval(-26, 4, 9) + oval(26, -17, 9)} fill="#4c586c" />
    <path d={band([[0, 0, 15], [22, 32, 12], [26, 78, 11], [6, 112, 15]])} fill={RIM} />
    <path d={band([[4, 4, 1], [18, 34, 4], [22, 78, 4], [8, 104, 1]])} fill="#6b7890" />
    <path d={box(-46, 100, 100, 12)} fill={RIM} />
  </>
);

const FRONT = shape([[-122, 122, 'corner'], [-150, 236], [-138, 338], [-108, 372, 'corner'], [66, 380, 'corner'], [74, 250], [66, 122, 'corner']]);
const SIDE = shape([[66, 122, 'corner'], [74, 250], [66, 380, 'corner'], [126, 362, 'corner'], [154, 322], [162, 226], [142, 122, 'corner']]);
const PANE = shape([[-112, 140, 'corner'], [-133, 226], [-133, 284, 'corner'], [50, 292, 'corner'], [56, 220], [50, 140, 'corner']]);
const SIDE_PANE = shape([[84, 140, 'corner'], [90, 230], [86, 288, 'corner'], [142, 278, 'corner'], [149, 222], [132, 140, 'corner']]);

/** A cabin hanging from (x, y) on the rope: sunny front, shaded side, floor seen from below. `children` are behind the front window. */
export function Cabin({ id, x, y, size, colour, children }: { id: string; x: number; y: number; size: number; colour: string; children?: ReactNode }) {
  const [dark, deep, lit] = [mix(colour, '#3a1030', 0.4), mix(colour, '#2a0c2c', 0.62), mix(colour, '#ffe6c0', 0.34)];
  return (
    <At x={x} y={y} scale={size}>
      <Hanger />
      <path d={polygon([[-112, 370], [66, 378], [126, 360], [108, 388], [60, 398], [-84, 392]])} fill="#2a2430" />
      <path d={FRONT} fill={colour} />
      <path d={shape([[-122, 122, 'corner'], [-150, 236], [-138, 338], [-108, 372, 'corner'], [-92, 373, 'corner'], [-120, 334], [-132, 236], [-106, 122, 'corner']])} fill={lit} />
      <path d={SIDE} fill={dark} />
      <path d={shape([[-126, 124, 'corner'], [-112, 106], [70, 102], [130, 110], [146, 124, 'corner'], [66, 127, 'corner']])} fill={lit} />
      <path d={shape([[66, 127, 'corner'], [60, 103], [130, 110], [146, 124, 'corner']])} fill={mix(colour, '#3a1030', 0.18)} />
      <clipPath id={`${id}-pane`}>
        <path d={PANE} />
      </clipPath>
      <g clipPath={`url(#${id}-pane)`}>
        {/* Seen through the front window: the far window and the far bench. */}
        <path d={box(-160, 130, 230, 170)} fill="#a9cfdf" />
        <path d={polygon([[-160, 234], [60, 226], [60, 300], [-160, 300]])} fill="#5b7f8c" />
        <path d={polygon([[-160, 262], [70, 264], [70, 300], [-160, 300]])} fill="#3a2c3a" />
        <path d={box(18, 130, 44, 170)} fill="#4a6678" />
        {children}
        <path d={polygon([[-124, 130], [-96, 130], [-150, 300], [-178, 300]]) + polygon([[-20, 130], [-8, 130], [-62, 300], [-74, 300]])} fill="#ffffff" opacity={0.26} />
      </g>
      <path d={PANE} fill="none" stroke={deep} strokeWidth={5} />
      <path d={SIDE_PANE} fill="#48687c" stroke={deep} strokeWidth={4} />
      <path d={polygon([[98, 142], [116, 141], [108, 284], [94, 286]])} fill="#a9cbd8" opacity={0.55} />
      <path d={shape([[-149, 304, 'corner'], [-40, 314], [70, 312, 'corner'], [70, 330, 'corner'], [-40, 332], [-143, 322, 'corner']])} fill="#fff1d8" />
      <path d={shape([[71, 312, 'corner'], [120, 306], [158, 294, 'corner'], [154, 312, 'corner'], [120, 324], [70, 330, 'corner']])} fill="#c9a8a0" />
      <path d="M-40 124V375" stroke={deep} strokeWidth={4} />
      <path d={box(-30, 300, 5, 26)} fill={deep} />
      {/* The ski rack, empty in October. */}
      <path d="M84 340L150 318M84 356L146 336M92 336V362M112 328V356M132 322V346" stroke="#d8cfc8" strokeWidth={4} fill="none" />
    </At>
  );
}

/** A tower: one steel tube, its ladder rail, a cross arm with wheels at both ends. (x, y) is its base; the sun is on the left. */
export const Tower = ({ x, y, height: h, arm }: { x: number; y: number; height: number; arm: number }) => (
  <>
    <path d={band([[x, y, h * 0.05], [x + h * 0.3, y + h * 0.05, h * 0.03], [x + h * 0.7, y + h * 0.08, 1]])} fill="#3a2c20" opacity={0.35} />
    <path d={box(x - h * 0.06, y - h * 0.045, h * 0.12, h * 0.06)} fill="#a79c90" />
    <path d={band([[x, y, h * 0.075], [x, y - h, h * 0.045]])} fill="#5f6f84" />
    <path d={band([[x - h * 0.02, y, h * 0.026], [x - h * 0.012, y - h, h * 0.016]])} fill="#dfe6ea" />
    <path d={band([[x + h * 0.05, y - h * 0.06, h * 0.008], [x + h * 0.034, y - h * 0.96, h * 0.006]])} fill={RIM} />
    <path d={band([[x - arm * 1.1, y - h * 0.98, h * 0.02], [x, y - h * 0.985, h * 0.06], [x + arm * 1.1, y - h * 0.98, h * 0.02]])} fill="#4f5f74" />
    {[-1, 1].map((side) => (
      <g key={side}>
        <path d={band([[x + side * arm - arm * 0.36, y - h * 0.985, 3], [x + side * arm + arm * 0.36, y - h * 1.03, 3]])} fill={RIM} />
        <path d={[-0.3, -0.1, 0.1, 0.3].map((at) => oval(x + side * arm + arm * at, y - h * (1.007 + at * 0.06) - 2, h * 0.016)).join('')} fill={RIM} />
      </g>
    ))}
  </>
);

/** The lower station: a long hall with a tin roof, open at the end where the cabins leave. (x, y) is the middle of its base. */
export const Station = ({ x, y, width: w }: { x: number; y: number; width: number }) => (
  <>
    <path d={lens(x + w * 0.2, y, w * 1.3, w * 0.05)} fill="#4a3a24" opacity={0.45} />
    <path d={box(x - w * 0.5, y - w * 0.24, w, w * 0.24)} fill="#e6d4ae" />
    <path d={box(x + w * 0.2, y - w * 0.24, w * 0.3, w * 0.24)} fill="#b39a80" />
    <path d={box(x + w * 0.26, y - w * 0.19, w * 0.18, w * 0.19)} fill="#3a3440" />
    <path d={[0, 1, 2, 3].map((i) => box(x - w * (0.44 - i * 0.15), y - w * 0.17, w * 0.09, w * 0.08)).join('')} fill="#4a6678" />
    <path d={polygon([[x - w * 0.56, y - w * 0.22], [x - w * 0.42, y - w * 0.42], [x + w * 0.3, y - w * 0.42], [x + w * 0.2, y - w * 0.22]])} fill="#3f8f78" />
    <path d={polygon([[x + w * 0.2, y - w * 0.22], [x + w * 0.3, y - w * 0.42], [x + w * 0.56, y - w * 0.21], [x + w * 0.5, y - w * 0.2]])} fill="#2a6558" />
  </>
);
