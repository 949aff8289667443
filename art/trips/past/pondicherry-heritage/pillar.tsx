/**
 * One of the eight pillars from Gingee round the Gandhi statue: a single piece of granite, drawn 100 high.
 * Square blocks carved in relief alternate with eight-sided shafts and ring mouldings; corbels with hanging buds carry the top slab.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { At } from '../../../scenery/canvas.tsx';
import { box, lightSign, oval, type Light } from '../../../scenery/shapes.ts';

export const GRANITE = { lit: '#f0b894', mid: '#94757e', shade: '#54425c', dark: '#3a2c48' };
const CARVED = mix(GRANITE.mid, GRANITE.lit, 0.34);

type Relief = 'rosette' | 'niche' | 'creeper';
/** One stretch of a pillar, measured upwards from its foot: a carved block, an eight-sided shaft or a ring. */
type Part = readonly [from: number, to: number, half: number, kind: Relief | 'shaft' | 'ring'];
/** The three kinds of pillar, as parts from bottom to top. */
const BUILDS: readonly (readonly Part[])[] = [
  [[8, 26, 5.6, 'niche'], [26, 42, 4.5, 'shaft'], [42, 45, 5.4, 'ring'], [45, 56, 5.2, 'rosette'], [56, 75, 4.3, 'shaft'], [75, 85, 5, 'creeper']],
  [[8, 21, 5.6, 'rosette'], [21, 24, 5, 'ring'], [24, 49, 4.5, 'shaft'], [49, 65, 5.2, 'niche'], [65, 68, 5.4, 'ring'], [68, 85, 4.4, 'shaft']],
  [[8, 30, 5.6, 'creeper'], [30, 38, 4.6, 'shaft'], [38, 51, 5.2, 'rosette'], [51, 54, 5.4, 'ring'], [54, 67, 4.3, 'shaft'], [67, 80, 5, 'niche'], [80, 85, 4.4, 'shaft']],
];
/** The build of each of the eight pillars. */
const ORDER = [0, 2, 1, 0, 2, 0, 1, 2];

/** The carving on a block centred `up` above the foot. */
function Carving({ relief, up, half, tall }: { relief: Relief; up: number; half: number; tall: number }) {
  const size = Math.min(half * 0.62, tall * 0.36);
  if (relief === 'rosette') {
    const petals = Array.from({ length: 8 }, (_, i) => oval(Math.cos((i * Math.PI) / 4) * size * 0.6, -up + Math.sin((i * Math.PI) / 4) * size * 0.6, size * 0.28)).join('');
    return (
      <>
        <path d={oval(0, -up, size)} fill={GRANITE.dark} opacity={0.4} />
        <path d={petals + oval(0, -up, size * 0.22)} fill={CARVED} opacity={0.9} />
      </>
    );
  }
  if (relief === 'creeper') {
    const leaves = [-1, -0.5, 0, 0.5, 1].map((at, i) => oval((i % 2 ? 1 : -1) * size * 0.42, -up + at * tall * 0.32, size * 0.34, size * 0.26)).join('');
    return (
      <>
        <path d={`M0 ${-up - tall * 0.42}Q${size} ${-up - tall * 0.2} 0 ${-up}T0 ${-up + tall * 0.42}`} stroke={GRANITE.dark} strokeWidth={0.5} fill="none" opacity={0.6} />
        <path d={leaves} fill={CARVED} opacity={0.7} />
      </>
    );
  }
  const foot = -up + tall * 0.34;
  return (
    <>
      <path d={shape([[-size, foot, 'corner'], [-size, foot - tall * 0.4], [0, foot - tall * 0.7, 'corner'], [size, foot - tall * 0.4], [size, foot, 'corner']])} fill={GRANITE.dark} opacity={0.5} />
      <path d={oval(0, foot - tall * 0.44, size * 0.26) + shape([[-size * 0.8, foot, 'corner'], [-size * 0.7, foot - tall * 0.1], [-size * 0.36, foot - tall * 0.14], [-size * 0.44, foot - tall * 0.34], [size * 0.44, foot - tall * 0.34], [size * 0.36, foot - tall * 0.14], [size * 0.7, foot - tall * 0.1], [size * 0.8, foot, 'corner']])} fill={CARVED} opacity={0.8} />
    </>
  );
}

/** The pillar, its foot at (x, y). The sun is behind: the edge towards the sun is bright, and the shade deepens away from that edge. */
export function Pillar({ kind, x, y, height, light }: { kind: number; x: number; y: number; height: number; light: Light }) {
  const s = lightSign(light);
  const slab = (from: number, to: number, half: number, lip = 0.5) => (
    <>
      <path d={box(-half, -to, half * 2, to - from + 0.2)} fill={mix(GRANITE.mid, GRANITE.shade, 0.35)} />
      <path d={polygon([[-s * half, -to], [-s * half * 0.3, -to], [-s * half * 0.3, -from + 0.2], [-s * half, -from + 0.2]])} fill={GRANITE.shade} />
      <path d={polygon([[s * half, -to], [s * half * 0.76, -to], [s * half * 0.76, -from + 0.2], [s * half, -from + 0.2]])} fill={GRANITE.lit} />
      <path d={box(-half, -to, half * 2, lip)} fill={GRANITE.lit} opacity={0.65} />
    </>
  );
  const shaft = (from: number, to: number, half: number) => (
    <>
      <path d={box(-half, -to, half * 2, to - from + 0.2)} fill={mix(GRANITE.mid, GRANITE.shade, 0.5)} />
      <path d={polygon([[-s * half, -to], [-s * half * 0.42, -to], [-s * half * 0.42, -from], [-s * half, -from]])} fill={GRANITE.dark} opacity={0.75} />
      <path d={polygon([[s * half * 0.42, -to], [s * half * 0.8, -to], [s * half * 0.8, -from], [s * half * 0.42, -from]])} fill={mix(GRANITE.mid, GRANITE.lit, 0.3)} />
      <path d={polygon([[s * half * 0.78, -to], [s * half, -to], [s * half, -from], [s * half * 0.78, -from]])} fill={GRANITE.lit} />
      <path d={box(-half, -to, half * 2, 1)} fill={GRANITE.dark} opacity={0.55} />
    </>
  );
  return (
    <At x={x} y={y} scale={height / 100}>
      <path d={oval(0, 0.2, 10, 1.2)} fill={GRANITE.dark} opacity={0.5} />
      {slab(0, 5, 8.2)}
      {slab(4.9, 8, 6.6)}
      {BUILDS[ORDER[kind]!]!.map(([from, to, half, what]) => (
        <g key={from}>
          {what === 'shaft' ? shaft(from, to, half) : slab(from, to, half)}
          {what !== 'shaft' && what !== 'ring' && <Carving relief={what} up={(from + to) / 2} half={half} tall={to - from} />}
        </g>
      ))}
      {slab(84.8, 87, 6.2)}
      {/* Corbels reach out to both sides and end in hanging buds. */}
      <path d={shape([[-13.4, -96, 'corner'], [13.4, -96, 'corner'], [13.6, -91], [12.4, -88], [11.2, -91], [8.6, -91], [6, -86.6, 'corner'], [-6, -86.6, 'corner'], [-8.6, -91], [-11.2, -91], [-12.4, -88], [-13.6, -91]])} fill={GRANITE.shade} />
      <path d={shape([[s * 13.4, -96, 'corner'], [s * 13.6, -91], [s * 12.4, -88], [s * 11.2, -91], [s * 8.6, -91], [s * 6, -86.6, 'corner'], [s * -1, -86.6, 'corner'], [s * -2, -96, 'corner']])} fill={mix(GRANITE.mid, GRANITE.shade, 0.3)} />
      <path d={shape([[s * 13.4, -96, 'corner'], [s * 13.6, -91], [s * 12.4, -88], [s * 11.9, -92], [s * 11.6, -96, 'corner']])} fill={GRANITE.lit} />
      {slab(95.8, 100, 9.4, 0.8)}
    </At>
  );
}
