/** Road vehicles, facing right unless flipped. (x, y): the road under the middle; `length`: end to end. Drawn about 100 long and scaled. */
import type { ReactNode } from 'react';
import { mix } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { At } from './canvas.tsx';
import { Horse } from './horse.tsx';
import { AutoRiders, JeepGuests } from './passengers.tsx';
import { band, box, lens, oval } from './shapes.ts';

export type VehiclePlace = { x: number; y: number; length: number; flip?: boolean };

const Standing = ({ x, y, length, flip = false, children, shadow = 100 }: VehiclePlace & { children: ReactNode; shadow?: number }) => (
  <At x={x} y={y} scale={length / 100} flip={flip}>
    <path d={lens(2, 0, shadow, 5)} fill="#2a1a2e" opacity={0.28} />
    {children}
  </At>
);

const Tyre = ({ x, r, hub = '#c9c3bd' }: { x: number; r: number; hub?: string }) => (
  <>
    <path d={oval(x, -r, r)} fill="#241f2b" />
    <path d={oval(x, -r, r * 0.56)} fill={hub} />
    <path d={oval(x, -r, r * 0.24)} fill="#241f2b" />
  </>
);

/** A spoked wheel. It is drawn with strokes, like kite strings and ropes. */
const SpokedWheel = ({ x, y = 0, r, colour, spokes = 12, rim = r * 0.1 }: { x: number; y?: number; r: number; colour: string; spokes?: number; rim?: number }) => (
  <g fill="none" stroke={colour}>
    <circle cx={x} cy={y - r} r={r - rim / 2} strokeWidth={rim} />
    <path d={Array.from({ length: spokes }, (_, i) => `M${x} ${(y - r).toFixed(2)}l${(Math.cos((i / spokes) * 6.2832) * r * 0.94).toFixed(2)} ${(Math.sin((i / spokes) * 6.2832) * r * 0.94).toFixed(2)}`).join('')} strokeWidth={rim * 0.34} />
    <circle cx={x} cy={y - r} r={r * 0.12} fill={colour} />
  </g>
);

/** An auto-rickshaw, by default with a green body and yellow hood. Chennai's are all yellow: set both colours. */
export function AutoRickshaw({ body = '#1f7a55', hood = '#f2b02b', ...place }: VehiclePlace & { body?: string; hood?: string }) {
  const dark = mix(body, '#150f2b', 0.42);
  return (
    <Standing {...place}>
      <path d="M-40 -64Q-40 -70 -32 -71H16Q26 -70 33 -52L38 -34H22L14 -15H-15L-42 -34Z" fill="#3a2f3a" />
      <path d="M-35 -30V-53Q-30 -57 -27 -52L-23 -30Z" fill={mix(hood, '#7a2f24', 0.5)} />
      <AutoRiders id={`auto-${place.x}`} />
      <path d="M-46 -62Q-46 -75 -34 -76H14Q24 -75 30 -62L27 -60Q22 -68 14 -68H-28Q-34 -68 -34 -60L-34 -30H-46Z" fill={hood} />
      <path d="M-46 -62Q-46 -68 -42 -72L-34 -68V-30H-46Z" fill={mix(hood, '#5a2350', 0.3)} />
      <path d="M24 -66L36 -36H34L22 -66Z" fill={dark} />
      <path d="M27 -60L36 -37H24Z" fill="#cfe6e6" opacity={0.5} />
      <path d="M-48 -34H-14V-16H14L22 -34H38Q47 -28 47 -12H-46Q-50 -20 -48 -34Z" fill={body} />
      <path d="M-48 -20H47Q47.4 -16 47 -12H-46Q-48 -16 -48 -20Z" fill={dark} />
      <path d={box(-48, -32, 34, 3)} fill={hood} />
      <path d={oval(43, -24, 3.4)} fill="#fff3c4" />
      <path d="M30 -14Q40 -24 48 -12H44Q40 -17 34 -12Z" fill={body} />
      <Tyre x={-30} r={10} />
      <Tyre x={39} r={9} />
    </Standing>
  );
}

/** An open safari jeep with a driver and up to three `guests` behind him; with 0 guests the driver is left out too. */
export function Jeep({ body = '#5a6b3a', guests = 3, ...place }: VehiclePlace & { body?: string; guests?: number }) {
  const dark = mix(body, '#150f2b', 0.42);
  return (
    <Standing {...place}>
      {guests > 0 && <JeepGuests id={`jeep-${place.x}`} guests={guests} />}
      <path d="M14 -38L22 -56L24.4 -56L20 -36Z" fill={dark} />
      <path d={box(-46, -47, 2, 14) + box(-46, -47, 50, 2)} fill={dark} />
      <path d="M-48 -38H18L22 -34L46 -31Q50 -30 50 -24V-13H-48Z" fill={body} />
      <path d="M-48 -24H50V-13H-48Z" fill={dark} />
      <path d="M-48 -38H18L19.6 -36H-48Z" fill={mix(body, '#fff0c0', 0.4)} />
      <path d={box(-12, -34, 14, 18)} fill={mix(body, '#150f2b', 0.16)} />
      <path d={box(44, -29, 5, 9)} fill="#c9c3bd" />
      <path d={oval(47, -25, 2.6)} fill="#fff3c4" />
      <path d="M-40 -12a13 13 0 0 1 26 0ZM20 -12a13 13 0 0 1 26 0Z" fill="#1d1826" />
      <Tyre x={-27} r={10.6} />
      <Tyre x={33} r={10.6} />
      <path d={oval(-51, -25, 3, 8)} fill="#241f2b" />
    </Standing>
  );
}

/** A town bicycle with a basket; `flowers`: colour of flowers in the basket. */
export function Bicycle({ frame = '#1f7f86', saddle = '#5a3a2a', tyre = '#2b2633', flowers, ...place }: VehiclePlace & { frame?: string; saddle?: string; tyre?: string; flowers?: string }) {
  return (
    <Standing {...place} shadow={110}>
      <SpokedWheel x={-28} r={22} colour={tyre} spokes={16} rim={2.2} />
      <SpokedWheel x={30} r={22} colour={tyre} spokes={16} rim={2.2} />
      <path d="M-28 -22L-2 -22L18 -46L-12 -46L-28 -22M-2 -22L-14 -54M18 -46L30 -22M18 -46L15 -56M-12 -46L-2 -22" fill="none" stroke={frame} strokeWidth={2.4} strokeLinecap="round" strokeLinejoin="round" />
      <path d="M15 -56Q10 -62 20 -61M15 -56Q22 -58 26 -64" fill="none" stroke={tyre} strokeWidth={2} strokeLinecap="round" />
      <path d="M-24 -55Q-14 -60 -6 -55.6Q-12 -53 -16 -52.6Q-22 -52 -24 -55Z" fill={saddle} />
      <path d={oval(-2, -22, 4.2)} fill={tyre} />
      <path d="M22 -58H42L38 -44H26Z" fill="#b58a54" />
      <path d="M22 -58H42L41.2 -55H22.8Z" fill="#d9b47a" />
      {flowers && <path d={oval(25, -60, 4) + oval(31, -63, 5) + oval(37, -61, 4.4) + oval(34, -58.6, 4) + oval(28, -58.4, 4)} fill={flowers} />}
    </Standing>
  );
}

/** A horse tonga (Mysore): trotting horse, tall wheels, fringed canopy, driver and passenger. `length`: from nose to canopy. */
export function Tonga({ body = '#b5342c', canopy = '#f2e2bf', trim = '#e8b04a', horse = '#7a4a30', ...place }: VehiclePlace & { body?: string; canopy?: string; trim?: string; horse?: string }) {
  const dark = mix(body, '#1d1026', 0.4);
  return (
    <Standing {...place} shadow={96}>
      <Horse x={24} y={0} height={34} coat={horse} gait="trot" harness={trim} shadow={false} />
      <path d={band([[-22, -17, 1.4], [0, -20, 1.2], [30, -19, 1]])} fill="#5a3a2a" />
      <path d={`${box(-44, -46, 1.2, 26)}${box(-18, -46, 1.2, 26)}`} fill={trim} />
      <path d={oval(-16, -34, 2.6, 3.1)} fill="#7b4c33" />
      <path d="M-18.8 -35Q-16 -39.6 -13.2 -35Z" fill="#d2432f" />
      <path d="M-20 -20Q-21 -31 -16 -31Q-11.6 -31 -12 -20Z" fill="#fbf0dc" />
      <path d={band([[-14, -29, 2], [-9, -25, 1.7], [-5, -26, 1.3]])} fill="#e4d3bb" />
      <path d="M-5 -26Q10 -32 40 -27" fill="none" stroke="#3a2a2a" strokeWidth={0.6} />
      <path d="M-38 -24Q-37 -36 -32 -36Q-27 -36 -27 -24Z" fill="#1e5a49" />
      <path d={oval(-32, -39, 2.5, 3)} fill="#a66c45" />
      <path d="M-34.6 -38.6Q-34.4 -43 -32 -43Q-29.4 -43 -29.6 -38Q-31 -41 -34.6 -38.6Z" fill="#211816" />
      <path d="M-47 -22H-10L-13 -12H-44Z" fill={body} />
      <path d="M-45.6 -17H-11.4L-13 -12H-44Z" fill={dark} />
      <path d={box(-47, -23.4, 38, 1.8)} fill={trim} />
      <path d="M-50 -45Q-46 -54 -31 -54Q-15 -54 -11 -45Z" fill={canopy} />
      <path d="M-31 -54Q-15 -54 -11 -45H-20Q-22 -51 -31 -54Z" fill={mix(canopy, '#5a2350', 0.26)} />
      <path d={`M-50 -45.6H-11V-44${Array.from({ length: 13 }, () => 'q-1.5 2.6 -3 0').join('')}Z`} fill={body} />
      <SpokedWheel x={-29} r={14} colour={mix(trim, '#5a2a1c', 0.3)} spokes={12} rim={1.9} />
      <path d={polygon([[-47, -12], [-49, -7], [-46, -7], [-44, -12]])} fill={dark} />
    </Standing>
  );
}
