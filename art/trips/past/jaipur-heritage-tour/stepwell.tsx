/** The stepwell, in metres: storeys of walls, walkways and stepped triangles in sun and shade, and their reflection in the pool. */
import type { ReactNode } from 'react';
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { cameraAt } from '../../../scenery/perspective.ts';
import type { Spot } from '../../../scenery/shapes.ts';

/** A point in the well, in metres from the far corner: `x` along the left wall, `y` along the right wall, `z` up from the rim. */
export type Place = readonly [x: number, y: number, z: number];
const SIDE = 30;
export const STOREYS = 7;
const RISE = 1.4;
const INSET = 0.75;
const PITCH = 3;
const STEPS = 6;
const TREAD = 0.215;
const WATER = -STOREYS * RISE;
/** The camera is above the water near one corner and looks towards the opposite one. */
const view = cameraAt({ eye: [21, 5, -23], turn: -0.8, focal: 860, vanishing: [760, 130] });
export const at = ([x, y, z]: Place): Spot => view([y, z, -x]);
export const face = (...corners: readonly Place[]) => polygon(corners.map(at));
/** Morning sun from over the left wall: that wall is in shade, the right one in the sun. */
const SUN = { front: '#e9b264', tread: '#ffe9b4', riser: '#b5745a', back: '#a8684e', floor: '#f4cf8c' };
const SHADE = { front: '#96607c', tread: '#bd8a92', riser: '#7d4c70', back: '#553052', floor: '#a9748a' };
export const VIOLET = '#4c2c54';
const WEED = '#3d6a44';
/** Stone darkens towards the bottom of the well. */
const toneOf = (part: keyof typeof SUN, z: number, isShaded: boolean) => mix((isShaded ? SHADE : SUN)[part], VIOLET, Math.min(0.3, (-z / -WATER) * 0.26));
/** One of the two visible walls, as a function from metres along it, out from it and up (`z`) to a place. */
type Wall = (along: number, out: number, z: number) => Place;
export const LEFT: Wall = (along, out, z) => [along, out, z];
export const RIGHT: Wall = (along, out, z) => [out, along, z];
const Stone = ({ d, fill }: { d: string; fill: string }) => <path d={d} fill={fill} stroke={fill} strokeWidth={0.7} />;

/** One storey of one wall: the wall, the walkway at its foot, and the stepped triangles, drawn from the far corner towards us. */
export function Storey({ wall, storey: k }: { wall: Wall; storey: number }) {
  const [top, foot] = [-k * RISE, -(k + 1) * RISE];
  const [back, front] = [k * INSET, (k + 1) * INSET];
  const half = (STEPS + 0.5) * TREAD;
  const parts: ReactNode[] = [];
  const add = (part: keyof typeof SUN, ...corners: readonly Place[]) => {
    const middle = corners.reduce((sum, [, , z]) => sum + z, 0) / corners.length;
    parts.push(<Stone key={parts.length} d={face(...corners)} fill={toneOf(part, middle, wall === LEFT)} />);
  };
  add('back', wall(back, back, top), wall(SIDE, back, top), wall(SIDE, back, foot), wall(back, back, foot));
  // Vertical joints in the stone, one metre apart.
  for (let a = back + 1; a < SIDE; a += 1) parts.push(<path key={`joint-${a}`} d={face(wall(a, back, top), wall(a + 0.03, back, top), wall(a + 0.03, back, foot), wall(a, back, foot))} fill={VIOLET} opacity={0.22} />);
  add('front', wall(back, back, top), wall(SIDE, back, top), wall(SIDE, back, top - 0.14), wall(back, back, top - 0.14));
  // The walkways of the two walls meet in a mitre.
  add('floor', wall(back, back, foot), wall(SIDE, back, foot), wall(SIDE, front, foot), wall(front, front, foot));
  for (let middle = PITCH / 2; middle < SIDE; middle += PITCH) {
    if (middle - half < front) continue;
    for (let i = -STEPS; i <= STEPS; i += 1) {
      const [a, b] = [middle + (i - 0.5) * TREAD, middle + (i + 0.5) * TREAD];
      const height = foot + (RISE * (STEPS + 1 - Math.abs(i))) / (STEPS + 1);
      const next = i < 0 ? height : foot + (RISE * (STEPS - i)) / (STEPS + 1);
      add('front', wall(a, front, height), wall(b, front, height), wall(b, front, foot), wall(a, front, foot));
      if (next < height) add('riser', wall(b, back, height), wall(b, front, height), wall(b, front, next), wall(b, back, next));
      add('tread', wall(a, back, height), wall(b, back, height), wall(b, front, height), wall(a, front, height));
    }
  }
  if (k === STOREYS - 1) parts.push(<path key="moss" d={face(wall(front, front, foot), wall(SIDE, front, foot), wall(SIDE, front, foot + 0.24), wall(front, front, foot + 0.16))} fill="#3f5a34" opacity={0.6} />);
  return parts;
}

const IN = STOREYS * INSET;
export const POOL = face([IN, IN, WATER], [IN, SIDE, WATER], [SIDE, SIDE, WATER], [SIDE, IN, WATER]);
/** The y, in the picture, of the water's edge in the far corner. */
export const SHORE = at([IN, IN, WATER])[1];
/** A point's mirror image in the water. */
export const mirrored = ([x, y, z]: Place): Place => [x, y, 2 * WATER - z];

/** Both walls upside down in the green water. The water reflects them from below, so treads and walkways do not show. */
export function Mirror() {
  return Array.from({ length: STOREYS }, (_, k) =>
    [LEFT, RIGHT].map((wall) => {
      const [top, foot, back, front] = [-k * RISE, -(k + 1) * RISE, k * INSET, (k + 1) * INSET];
      const half = (STEPS + 0.5) * TREAD;
      const fill = (part: keyof typeof SUN) => mix(toneOf(part, foot, wall === LEFT), WEED, 0.34);
      const turned = (...corners: readonly Place[]) => face(...corners.map(mirrored));
      const stairs = Array.from({ length: SIDE / PITCH }, (__, i) => PITCH * (i + 0.5)).filter((middle) => middle - half > front);
      return (
        <g key={`${k}-${wall === LEFT}`}>
          <path d={turned(wall(back, back, top), wall(SIDE, back, top), wall(SIDE, back, foot), wall(back, back, foot))} fill={fill('back')} />
          <path d={turned(wall(back, back, top), wall(SIDE, back, top), wall(SIDE, back, top - 0.16), wall(back, back, top - 0.16))} fill={fill('front')} />
          {stairs.map((middle) => (
            <path
              key={middle}
              d={turned(
                wall(middle - half, front, foot),
                ...Array.from({ length: STEPS * 2 + 1 }, (__, i) => i - STEPS).flatMap((i) => [-0.5, 0.5].map((side) => wall(middle + (i + side) * TREAD, front, foot + (RISE * (STEPS + 1 - Math.abs(i))) / (STEPS + 1)))),
                wall(middle + half, front, foot),
              )}
              fill={fill('front')}
            />
          ))}
        </g>
      );
    }),
  );
}
