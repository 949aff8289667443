/** The stepwell itself, in metres: its storeys of walls, walkways and stepped triangles in sun and shade, and what the pool gives back of them. */
import type { ReactNode } from 'react';
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { cameraAt } from '../../../scenery/perspective.ts';
import type { Spot } from '../../../scenery/shapes.ts';

/** A place in the well, in metres: along the right wall's depth (`x`), along the left wall's depth (`y`), up from the rim (`z`). The far corner is 0, 0. */
export type Place = readonly [x: number, y: number, z: number];
const SIDE = 30;
export const STOREYS = 7;
const RISE = 1.4;
const INSET = 0.75;
const PITCH = 3;
const STEPS = 6;
const TREAD = 0.215;
const WATER = -STOREYS * RISE;
/** The camera stands near the opposite corner and looks at the far one. */
const view = cameraAt({ eye: [21, 5, -23], turn: -0.8, focal: 860, vanishing: [760, 130] });
export const at = ([x, y, z]: Place): Spot => view([y, z, -x]);
export const face = (...corners: readonly Place[]) => polygon(corners.map(at));
/** Low morning sun behind the left wall: at a depth under the rim, its shade reaches this far out. */
const isShaded = ([, y, z]: Place) => -z > y * 0.92;
const SUN = { front: '#e9b264', tread: '#ffe9b4', riser: '#b5745a', back: '#a8684e', floor: '#f4cf8c' };
const SHADE = { front: '#96607c', tread: '#bd8a92', riser: '#7d4c70', back: '#553052', floor: '#a9748a' };
export const VIOLET = '#4c2c54';
/** Stone takes on the dark of the well as it goes down. */
const toneOf = (part: keyof typeof SUN, place: Place) => mix((isShaded(place) ? SHADE : SUN)[part], VIOLET, Math.min(0.3, (-place[2] / -WATER) * 0.26));
/** One of the two walls in sight: `place` takes metres along it, out from it and up. */
type Wall = (along: number, out: number, z: number) => Place;
export const LEFT: Wall = (along, out, z) => [along, out, z];
export const RIGHT: Wall = (along, out, z) => [out, along, z];
const Stone = ({ d, fill }: { d: string; fill: string }) => <path d={d} fill={fill} stroke={fill} strokeWidth={0.7} />;

/** One storey of one wall: the wall behind, the walkway at its foot, and the stepped triangles, from the far corner to us. */
export function Storey({ wall, storey: k }: { wall: Wall; storey: number }) {
  const [top, foot] = [-k * RISE, -(k + 1) * RISE];
  const [back, front] = [k * INSET, (k + 1) * INSET];
  const half = (STEPS + 0.5) * TREAD;
  const parts: ReactNode[] = [];
  const add = (part: keyof typeof SUN, ...corners: readonly Place[]) => {
    const middle = [0, 1, 2].map((i) => corners.reduce((sum, corner) => sum + (corner[i] ?? 0), 0) / corners.length);
    parts.push(<Stone key={parts.length} d={face(...corners)} fill={toneOf(part, [middle[0] ?? 0, middle[1] ?? 0, middle[2] ?? 0])} />);
  };
  // Walls and walkways in lengths of a metre, so that the edge of the shade falls where it should.
  for (let a = back; a < SIDE; a += 1) {
    const b = a + 1;
    add('back', wall(a, back, top), wall(b, back, top), wall(b, back, foot), wall(a, back, foot));
    add('front', wall(a, back, top), wall(b, back, top), wall(b, back, top - 0.14), wall(a, back, top - 0.14));
    add('floor', wall(a, back, foot), wall(b, back, foot), wall(b, front, foot), wall(a, front, foot));
  }
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

/** The green pool gives back both walls. */
export function Mirror() {
  return Array.from({ length: STOREYS - 1 }, (_, i) => i + 1).flatMap((k) =>
    [LEFT, RIGHT].map((wall, w) => {
      const z = (up: number) => 2 * WATER - up;
      const half = (STEPS + 0.5) * TREAD;
      const [top, foot, out] = [z(-k * RISE), z(-(k + 1) * RISE), (k + 1) * INSET];
      const middles = Array.from({ length: SIDE / PITCH }, (_, i) => PITCH * (i + 0.5)).filter((middle) => middle - half > out);
      return (
        <g key={`${k}-${w}`}>
          <path d={face(wall(out, out, top), wall(SIDE, out, top), wall(SIDE, out, foot), wall(out, out, foot))} fill={w ? SUN.back : SHADE.back} />
          <path d={middles.map((middle) => face(wall(middle - half, out, foot), wall(middle, out, top), wall(middle + half, out, foot))).join('')} fill={w ? SUN.front : SHADE.front} />
        </g>
      );
    }),
  );
}
