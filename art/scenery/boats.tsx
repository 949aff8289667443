/** Boats. (x, y) is the middle of the waterline; the bow is on the right unless `flip` is set. Each draws its shadow on the water. */
import type { ReactNode } from 'react';
import { mix } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { SKIN } from '../people/dress.ts';
import { reachOf } from '../people/pose.ts';
import { Posed, POSE } from '../people/posed.tsx';
import { At } from './canvas.tsx';
import { band, box, lens, oval } from './shapes.ts';

/** Where a boat lies; `length` is from stem to stern (long-tail: to the end of its shaft). Boats are drawn about 100 long and scaled. */
export type BoatPlace = { x: number; y: number; length: number; flip?: boolean; shadow?: string };

function Afloat({ x, y, length, flip = false, shadow = '#123844', children }: BoatPlace & { children: ReactNode }) {
  return (
    <At x={x} y={y} scale={length / 100} flip={flip}>
      <path d={lens(0, 1.4, 96, 4)} fill={shadow} opacity={0.4} />
      {children}
      <path d={lens(-20, 1.2, 44, 0.8) + lens(26, 2.2, 36, 0.7)} fill="#ffffff" opacity={0.5} />
    </At>
  );
}

/** The boatman, squatting on the stern. */
const BOATMAN = { x: -37, y: -8.3, height: 20, age: 30, isSeated: true };
/** The arm angles that reach a point on the paddle. */
const armTo = (x: number, y: number) => reachOf('arm', BOATMAN.age, BOATMAN.height, [BOATMAN.x, BOATMAN.y], [x, y], 14);

/** A Kashmir shikara: long, low hull, pointed ends, canopy with curtains and cushions, a rower with a heart-shaped paddle at the stern. */
export function Shikara({ wood = '#8a5630', canopy = '#c2392f', trim = '#f2b02b', curtain = '#f7ead2', rower = true, ...place }: BoatPlace & { wood?: string; canopy?: string; trim?: string; curtain?: string; rower?: boolean }) {
  const dark = mix(wood, '#2a1230', 0.45);
  return (
    <Afloat {...place}>
      <path d="M-50 -9.6Q-20 -2.4 0 -2.6Q22 -2.6 51 -11Q46 -2 38 0Q20 2.4 -20 2.2Q-42 1.4 -50 -9.6Z" fill={wood} />
      <path d="M-41 -2.4Q-20 1 0 .8Q24 1 42 -3.6L38 .2Q20 2.4 -20 2.2L-37 .4Z" fill={dark} />
      <path d="M-48 -7.9Q-20 -1.8 0 -2.2Q22 -2.2 47 -9L47 -8Q22 -1.2 0 -1.2Q-20 -.8 -46 -6.4Z" fill={trim} />
      <path d={polygon([[-13, -3], [-13, -15.4], [17, -15.4], [17, -3]])} fill={mix(canopy, '#2a1230', 0.62)} />
      <path d="M-12 -3V-7.6Q-4 -9.4 2 -7.4Q9 -9.4 16 -7.6V-3Z" fill={mix(canopy, '#ff9a6a', 0.2)} />
      <path d={box(-13.4, -16, 1, 13.4) + box(1.4, -16, 0.9, 13) + box(16.4, -16, 1, 13.4)} fill={trim} />
      <path d="M-12.4 -15.4H-6.4Q-8.4 -10.6 -12.4 -8.6ZM16.4 -15.4H10.4Q12.4 -10.6 16.4 -8.6ZM1.4 -15.4H-2.4Q-.4 -12 1.4 -11.4ZM2.3 -15.4H6Q4.2 -12 2.3 -11.4Z" fill={curtain} />
      <path d="M-16 -15.2Q-12 -21.4 2 -21.6Q16 -21.4 20 -15.2Z" fill={canopy} />
      <path d="M2 -21.6Q16 -21.4 20 -15.2H10Q9 -19.6 2 -21.6Z" fill={mix(canopy, '#2a1230', 0.34)} />
      <path d={`M-16 -15.6H20V-14.4${Array.from({ length: 12 }, () => 'q-1.5 2 -3 0').join('')}Z`} fill={trim} />
      <path d={oval(2, -22, 1.1)} fill={trim} />
      {rower && (
        <>
          <path d={band([[-47, -2.2, 0.6], [-45, -4, 0.7], [-30.6, -17.4, 0.7], [-30, -18, 1]])} fill={mix(wood, '#ffd9a0', 0.2)} />
          <At x={-44.6} y={-4.4} turn={47}>
            <path d="M0 .4Q-2.4 -1.4 -3.2 1Q-3.2 4 0 7Q3.2 4 3.2 1Q2.4 -1.4 0 .4Z" fill={mix(wood, '#ffd9a0', 0.45)} />
            <path d="M0 .4Q2.4 -1.4 3.2 1Q3.2 4 0 7Z" fill={mix(wood, '#ffd9a0', 0.12)} />
          </At>
          <Posed id={`boatman-${place.x}`} {...BOATMAN} pose={{ ...POSE.squat, lean: 14, near: armTo(-39.4, -9.2), far: armTo(-32.2, -15.9) }} grips wears="pheran" dress={{ base: '#e9dfc9', trim: '#b7a88c', second: '#4a3a40' }} skin={SKIN.cinnamon} hair="crop" cap="#f7ead2" />
        </>
      )}
    </Afloat>
  );
}

/** A fishing canoe with one outrigger float and curved booms (Goa, Sri Lanka); `sail` sets a sail of that colour. */
export function Outrigger({ wood = '#2f6f8f', trim = '#f4d9a0', float = '#7a5a44', sail, ...place }: BoatPlace & { wood?: string; trim?: string; float?: string; sail?: string }) {
  const dark = mix(wood, '#1a1030', 0.42);
  return (
    <Afloat {...place}>
      {sail && <path d="M2 -6L4 -62Q26 -52 40 -14Q22 -8 2 -6Z" fill={sail} />}
      {sail && <path d="M4 -62Q26 -52 40 -14Q30 -12 20 -9Q22 -40 4 -62Z" fill={mix(sail, '#5a2350', 0.24)} />}
      {sail && <path d={band([[1, -4, 1.5], [4, -63, 0.8]])} fill={float} />}
      <path d="M-50 -11Q-30 -5 0 -5Q30 -5 50 -13Q44 -2 34 1.4Q0 3 -36 1.2Q-46 -2 -50 -11Z" fill={wood} />
      <path d="M-44 -4Q0 0 43 -4.6Q40 -.4 34 1.4Q0 3 -36 1.2Q-41 -.8 -44 -4Z" fill={dark} />
      <path d="M-50 -11Q-30 -5 0 -5Q30 -5 50 -13L49 -10.6Q30 -3.2 0 -3.2Q-30 -3.2 -49 -9Z" fill={trim} />
      <path d={band([[-24, -6, 1.8], [-23, -12, 1.5], [-18, -8, 1.4], [-15, 5, 1.2]]) + band([[20, -6, 1.8], [21, -12, 1.5], [26, -8, 1.4], [29, 5, 1.2]])} fill={mix(float, '#ffe6b8', 0.2)} />
      <path d={band([[-34, 5.6, 1], [-26, 6.2, 4], [26, 6, 4], [40, 4.4, 1]])} fill={float} />
      <path d={band([[-34, 5, 0.6], [-20, 5, 1.2], [24, 4.8, 1.2], [38, 4, 0.6]])} fill={mix(float, '#ffe6b8', 0.4)} />
    </Afloat>
  );
}

/** A Thai long-tail boat: high, swept bow with silk ribbons, awning on posts, engine and long shaft at the stern. */
export function LongTail({ wood = '#a8683a', awning = '#2f7f8f', ribbons = ['#ea4c95', '#f2b02b', '#3fa094'], ...place }: BoatPlace & { wood?: string; awning?: string; ribbons?: readonly string[] }) {
  const dark = mix(wood, '#2a1230', 0.42);
  return (
    <Afloat {...place}>
      <path d={band([[-32, -7, 1], [-52, 1.6, 0.8]])} fill="#4a4550" />
      <path d="M-36 -11h6.4v4h-6.4Z" fill="#3a3742" />
      <path d="M-38 -5Q-10 -5.4 14 -6Q38 -8 49 -27L51.4 -26Q45 -2 26 1.6Q0 3 -34 1.4Z" fill={wood} />
      <path d="M-37 -2Q0 -1 26 -2.6Q38 -5 45 -13Q40 -1 26 1.6Q0 3 -34 1.4Z" fill={dark} />
      <path d="M-38 -5Q-10 -5.4 14 -6Q36 -8 48.4 -26L49.4 -25Q38 -6 14 -4.4Q-10 -3.8 -38 -3.6Z" fill={mix(wood, '#ffe6b8', 0.5)} />
      <path d={box(-22, -19, 0.8, 14) + box(-6, -19, 0.8, 14) + box(12, -18.4, 0.8, 13)} fill={dark} />
      <path d="M-26 -18.4Q-6 -22 17 -18.4L17 -17Q-6 -20 -26 -17Z" fill={awning} />
      <path d="M-4 -20.1Q8 -20 17 -18.4L17 -17Q8 -18.6 -4 -18.6Z" fill={mix(awning, '#10202e', 0.34)} />
      {ribbons.map((colour, i) => (
        <path key={colour} d={`${box(46.2 - i * 1.2, -24.2 + i * 1.9, 4.4, 1.7)}${band([[48 - i, -23 + i * 1.8, 1.8], [46.4 - i * 1.4, -17 + i, 1.6], [48.4 - i * 1.6, -11 + i * 1.4, 0.4]])}`} fill={colour} />
      ))}
    </Afloat>
  );
}

/** A small sailing boat with two triangular sails; looks best 30 to 80 long, near the horizon. */
export function SailingBoat({ hullColour = '#b5442f', sail = '#fff6e2', ...place }: BoatPlace & { hullColour?: string; sail?: string }) {
  return (
    <Afloat {...place}>
      <path d="M2 -12V-108Q-34 -60 -42 -16Z" fill={sail} />
      <path d="M2 -108Q-10 -58 -12 -13.6L2 -12Z" fill={mix(sail, '#6a5a8a', 0.26)} />
      <path d="M6 -14V-94Q26 -52 46 -18Z" fill={mix(sail, '#6a5a8a', 0.14)} />
      <path d={box(2, -110, 2.2, 104)} fill="#5a4034" />
      <path d="M-46 -11H52Q44 1 34 1.6H-34Q-42 0 -46 -11Z" fill={hullColour} />
      <path d="M-42 -3H44Q40 1 34 1.6H-34Q-39 .6 -42 -3Z" fill={mix(hullColour, '#2a1230', 0.42)} />
    </Afloat>
  );
}
