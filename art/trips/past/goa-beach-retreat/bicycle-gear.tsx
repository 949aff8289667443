/** Bicycle accessories in the units of `Bicycle`, which is 100 long: a cane basket, and a passenger's footrest with a spoke guard. */
import { polygon } from '../../../kit/curves.ts';
import { At } from '../../../scenery/canvas.tsx';
import { band, box, lens } from '../../../scenery/shapes.ts';

type Ride = { x: number; y: number; length: number };
const IRON = '#2b2633';
const CANE = { lit: '#e2c084', base: '#b98c52', dark: '#7d5632' };

/** A basket strapped to the handlebar, its back against the head tube, with two stays down to the front axle. */
export const FrontBasket = ({ x, y, length }: Ride) => (
  <At x={x} y={y} scale={length / 100}>
    <path d="M26 -43L30 -22M38 -43L30 -22M16.4 -51H24" fill="none" stroke={IRON} strokeWidth={1.2} strokeLinecap="round" />
    <path d="M18.4 -58.4H42.6L38.8 -42.6H22.4Z" fill={CANE.base} />
    <path d="M34.6 -58.4H42.6L38.8 -42.6H32.6Z" fill={CANE.dark} opacity={0.5} />
    <path d={[0, 1, 2].map((row) => Array.from({ length: 8 }, (_, i) => lens(21.8 + row * 0.7 + i * (2.5 - row * 0.2) + (row % 2) * 0.9, -53.4 + row * 3.8, 2, 1.7)).join('')).join('')} fill={CANE.lit} opacity={0.75} />
    <path d={[0, 1, 2, 3].map((row) => box(20 + row * 0.9, -55.4 + row * 3.8, 21.4 - row * 1.9, 0.6)).join('')} fill={CANE.dark} opacity={0.8} />
    <path d={band([[17.6, -58.4, 2.4], [30, -57.8, 2.8], [43.2, -58.4, 2.4]])} fill={CANE.lit} />
    <path d={polygon([[19.2, -62.4], [20.9, -62.2], [22.4, -53], [20.8, -52.8]]) + polygon([[23.6, -62.6], [25.2, -63.4], [27, -53], [25.4, -52.8]])} fill="#5a3424" />
    <path d={box(21, -55.6, 1.5, 1.4) + box(25.4, -55.6, 1.5, 1.4)} fill="#e8c86a" />
  </At>
);

/** A footrest hung from the carrier and braced against the seat stay. Its guard keeps feet and skirts out of the wheel. */
export const Footrest = ({ x, y, length }: Ride) => (
  <At x={x} y={y} scale={length / 100}>
    <path d="M-30.4 -47L-28.6 -37.8M-18.6 -38L-16.4 -38.8M-28.6 -37.8L-27.4 -24.4M-18.6 -37.8L-26 -24.4" fill="none" stroke={IRON} strokeWidth={1.1} strokeLinecap="round" />
    <path d={polygon([[-28.6, -37.4], [-18.6, -37.4], [-26, -24.4], [-27.4, -24.4]])} fill="#14555c" />
    <path d={[-26.6, -24.6, -22.6, -20.6].map((from) => `M${from} -37.4L${-27 + (from + 26.6) * 0.16} -25`).join('')} fill="none" stroke="#3f9aa0" strokeWidth={0.5} />
    <path d={box(-29.4, -38.8, 11.6, 1.7)} fill={IRON} />
    <path d={box(-29.4, -38.8, 11.6, 0.5)} fill="#8a8494" />
  </At>
);
