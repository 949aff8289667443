/** Reef fish from the side, heads to the right: sergeant-majors and clownfish 1.1 × `size` long, lit from above, and a distant school. */
import type { ReactNode } from 'react';
import { mix } from '../../../kit/colour.ts';
import { shape } from '../../../people/body.tsx';
import { At } from '../../../scenery/canvas.tsx';
import { band, oval } from '../../../scenery/shapes.ts';

type Swims = { id: string; x: number; y: number; size: number; turn?: number; flip?: boolean; far?: number };

const BODY = shape([[-36, -3], [-22, -16], [4, -27], [28, -20], [45, -5], [47, 1], [40, 9], [24, 20], [0, 25], [-22, 15], [-36, 5]]);

/** The body, clipped to its outline: flank, back, belly, bars. */
function Body({ id, flank, back, belly, bars }: { id: string; flank: string; back: string; belly: string; bars: ReactNode }) {
  return (
    <>
      <clipPath id={`${id}-form`}>
        <path d={BODY} />
      </clipPath>
      <path d={BODY} fill={flank} />
      <g clipPath={`url(#${id}-form)`}>
        <path d={shape([[-50, -40], [60, -40], [54, -6], [20, -3], [-10, 0], [-50, 3]])} fill={back} />
        <path d={shape([[-50, 40], [60, 40], [50, 5], [20, 13], [-10, 14], [-50, 8]])} fill={belly} />
        {bars}
      </g>
    </>
  );
}

/** A sergeant-major: silver with a yellow back and five dark bars. `far` (0 to 1) fades it into the water's colour. */
export function SergeantMajor({ id, x, y, size, turn = 0, flip = false, far = 0 }: Swims) {
  const of = (colour: string) => mix(colour, '#57b6b2', far);
  return (
    <At x={x} y={y} scale={size / 100} turn={turn} flip={flip}>
      <path d={shape([[-34, 0], [-46, -4], [-64, -22, 'corner'], [-54, 0], [-64, 22, 'corner'], [-46, 6]])} fill={of('#5c6f78')} />
      <path d={shape([[-26, -13], [-16, -29], [6, -34], [20, -25], [4, -24]]) + shape([[-28, 10], [-20, 27], [-4, 29], [2, 22]])} fill={of('#5f7076')} />
      <Body id={id} flank={of('#d3ddcf')} back={of('#e3c04c')} belly={of('#a9bfbb')} bars={<path d={[-28, -13, 3, 18, 31].map((at, i) => band([[at - 3, -32, 5 + i * 0.3], [at + 1, -4, 6.6], [at - 2, 22, 2]])).join('')} fill={of('#2c3c50')} />} />
      <path d={shape([[14, 2], [0, 1], [-4, 9], [6, 10]])} fill={of('#8c9c92')} opacity={0.8} />
      <path d={oval(36, -6, 4)} fill="#f3ead0" />
      <path d={oval(36.6, -6, 2.6)} fill="#161c2a" />
    </At>
  );
}

/** A clownfish: orange with three dark-edged white bands. */
export function Clownfish({ id, x, y, size, turn = 0, flip = false }: Swims) {
  const bar = (wide: number) => band([[-28, -30, wide * 0.7], [-25, 0, wide * 0.8], [-28, 30, wide * 0.7]]) + band([[2, -34, wide * 0.9], [9, -4, wide * 1.3], [2, 34, wide * 0.8]]) + band([[26, -34, wide * 0.8], [23, 0, wide], [26, 34, wide * 0.8]]);
  return (
    <At x={x} y={y} scale={size / 100} turn={turn} flip={flip}>
      <path d={shape([[-34, 0], [-48, -14], [-62, -12], [-64, 2], [-60, 14], [-48, 15]])} fill="#c9521f" />
      <path d={shape([[-28, -12], [-18, -30], [-4, -29], [6, -35], [24, -28], [10, -22]]) + shape([[-26, 12], [-16, 29], [0, 30], [4, 20]])} fill="#c9521f" />
      <Body id={id} flank="#e8782c" back="#f2933f" belly="#c9561f" bars={<><path d={bar(13)} fill="#3a2430" /><path d={bar(9)} fill="#fbf1e2" /></>} />
      <path d={shape([[18, 2], [2, 0], [-6, 10], [4, 16], [14, 12]])} fill="#f6a04c" />
      <path d={oval(37, -5, 3.4)} fill="#1c1420" />
    </At>
  );
}

/** A distant school: small silhouettes with forked tails. */
export const FarSchool = ({ fish, colour }: { fish: readonly (readonly [x: number, y: number, size: number])[]; colour: string }) => (
  <path d={fish.map(([x, y, s]) => shape([[x - s * 0.3, y], [x, y - s * 0.16], [x + s * 0.5, y], [x, y + s * 0.16]]) + shape([[x - s * 0.28, y], [x - s * 0.52, y - s * 0.16, 'corner'], [x - s * 0.42, y], [x - s * 0.52, y + s * 0.16, 'corner']])).join('')} fill={colour} />
);
