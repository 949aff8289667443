/** The rows of vines, in metres: the viewpoint, the projection onto the picture, and a row with its end post and rose. */
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { faded, leaves, lobesIn, Mass, type Lobe } from '../../../scenery/foliage.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { band, lens, oval, scallop } from '../../../scenery/shapes.ts';

const VINE = leaves('#2c4f35', '#8fae4a', '#ffdf84');
export const SHADE = '#2b2452';

export const at = projection({ focal: 900, vanishing: [620, 520], eye: 2.5 });
type Metres = readonly [x: number, y: number, z: number];
export const face = (...corners: readonly Metres[]) => polygon(corners.map(([x, y, z]) => at(x, y, z)));
export const ground = (x: number, z: number) => ({ x: at(x, 0, z)[0], y: at(x, 0, z)[1] });
/** A grown woman's height in picture units at distance `z` in metres. */
export const tall = (z: number) => (900 / z) * 1.64;
/** Distances in metres where the rows start and end; the path runs between the rows at x = −2.6 and −0.2. */
export const HEAD = 8.6;
export const FAR = 70;
export const ROWS = Array.from({ length: 27 }, (_, i) => -26.6 + i * 2.4);

/** One row of vines, from its head to the lake. */
export function Row({ x }: { x: number }) {
  const r = random(`row-${x}`);
  const lobes: Lobe[] = [];
  let wood = '';
  for (let z = FAR; z > HEAD; z *= 0.945) {
    const [px] = at(x, 0, z);
    if (px < -120 || px > 1720) continue;
    const s = 900 / z;
    for (const rise of [0.96, 1.3, 1.58]) lobes.push([px + r.between(-0.08, 0.08) * s, at(0, rise + r.between(-0.08, 0.08), z)[1], s * r.between(0.26, 0.38), s * r.between(0.22, 0.32)]);
    if (z < 26) wood += band([[px, at(0, 0, z)[1], s * 0.09], [px + s * r.between(-0.05, 0.05), at(0, 0.4, z)[1], s * 0.06], [px, at(0, 0.86, z)[1], s * 0.07]]);
  }
  const t = Math.min(0.5, Math.abs(x) / 60);
  return (
    <>
      <path d={face([x - 0.5, 0, FAR], [x + 0.5, 0, FAR], [x + 0.5, 0, HEAD - 0.3], [x - 0.5, 0, HEAD - 0.3])} fill="#8f5f4a" />
      <path d={face([x, 0, FAR], [x + 1.1, 0, FAR], [x + 1.1, 0, HEAD], [x, 0, HEAD])} fill={SHADE} opacity={0.34} />
      <path d={wood} fill="#4a3030" />
      <path d={face([x, 0.46, FAR], [x, 0.46, HEAD], [x, 0.43, HEAD], [x, 0.43, FAR])} fill="#241f2b" />
      <path d={face([x, 0.86, FAR], [x, 1.6, FAR], [x, 1.6, HEAD + 0.4], [x, 0.86, HEAD + 0.4])} fill={VINE.dark} />
      <Mass id={`vines-${x}`} lobes={lobes} tones={faded(VINE, '#7d6a6c', t * 0.3)} fleck={10} />
      <RowHead x={x} />
    </>
  );
}

/** The end post, its tie to the ground, and the rose in front of it. */
function RowHead({ x }: { x: number }) {
  const r = random(`head-${x}`);
  const [px, py] = at(x, 0, HEAD);
  if (px < -80 || px > 1680) return null;
  const s = 900 / HEAD;
  const rose = ground(x, HEAD - 0.75);
  return (
    <>
      <path d={`M${at(x, 1.66, HEAD - 0.12).map(n).join(' ')}L${at(x + 0.12, 0, HEAD - 0.5).map(n).join(' ')}`} stroke="#d9c9b8" strokeWidth={1.6} />
      <path d={band([[px, py, s * 0.11], [px, at(0, 1.74, HEAD)[1], s * 0.09]])} fill="#5a3d38" />
      <path d={band([[px - s * 0.025, py, s * 0.05], [px - s * 0.022, at(0, 1.74, HEAD)[1], s * 0.04]])} fill="#b98a6a" />
      <path d={lens(rose.x + 16, rose.y, 92, 10)} fill={SHADE} opacity={0.45} />
      <Mass id={`rose-${x}`} lobes={lobesIn(`rose-lobes-${x}`, rose.x, rose.y - 30, 34, 30, 7)} tones={leaves('#2c4f35', '#7d9a44', '#ffdf84')} fleck={7} />
      {Array.from({ length: 9 }, (_, i) => {
        const [fx, fy, size] = [rose.x + r.between(-28, 28), rose.y - r.between(14, 62), r.between(5, 8)];
        return (
          <g key={i}>
            <path d={scallop(r, fx, fy, size, size * 0.9, 6, 0.2)} fill="#b02a4e" />
            <path d={oval(fx - 1.5, fy - 1.5, size * 0.5)} fill="#ef7f94" />
          </g>
        );
      })}
    </>
  );
}
