/** A mugger, the Indian marsh crocodile, basking on mud: a broad snout, body slumped, legs splayed, tail trailing. */
import { Piece, shape } from '../../../people/body.tsx';
import { At } from '../../../scenery/canvas.tsx';
import { alongLine, band, leaf, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';

const HIDE = { lit: '#b0a674', mid: '#7e7752', low: '#565238', dark: '#35321f', pale: '#cfc498' };

/** The back, from the nape to the tip of the tail, which bends towards us. */
const BACK: readonly Spot[] = [[-92, -33], [-64, -40], [-24, -51], [20, -54], [62, -50], [100, -38], [140, -24], [176, -12], [206, 0], [226, 12]];
const OUTLINE = shape([[-201, -5], [-200, -13], [-192, -19], [-176, -18], [-150, -21], [-132, -34], [-122, -38], [-112, -36], [-104, -31], ...BACK, [230, 19, 'corner'], [206, 15], [174, 6], [136, 1], [104, 3], [64, 9], [20, 11], [-24, 9], [-60, 4], [-88, 3], [-112, 4], [-150, 3], [-190, 2]]);

/** `count` plates along the back between two fractions of its length, `lift` + 1 units below its line. */
const plates = (from: number, to: number, count: number, size: number, lift: number) =>
  Array.from({ length: count }, (_, i) => {
    const { x, y, angle } = alongLine(rounded(BACK), from + ((to - from) * i) / (count - 1));
    return leaf(x - size * 0.5, y + lift + 1, size, size * 0.62 * Math.min(1, 0.4 + i * 0.2), angle);
  }).join('');

/** The near legs, from shoulder or hip to foot, toes spread on the mud. A bone is [x, y, width], a toe [from x, from y, to x, to y]. */
const LEGS = {
  fore: { bones: [[-70, -18, 14], [-54, -8, 22], [-62, 4, 15], [-78, 10, 12], [-88, 13, 11]], toes: [[-88, 12, -108, 13], [-88, 13, -107, 18], [-86, 14, -100, 22], [-82, 14, -90, 24]] },
  hind: { bones: [[94, -16, 16], [72, -11, 30], [60, 0, 21], [78, 9, 15], [70, 15, 12], [58, 17, 12]], toes: [[60, 16, 34, 16], [58, 18, 34, 22], [60, 19, 42, 27], [64, 19, 54, 29]] },
} as const;

const Leg = ({ bones, toes }: (typeof LEGS)['fore'] | (typeof LEGS)['hind']) => (
  <>
    <path d={lens((bones[0][0] + toes[0][2]) / 2 + 14, toes[0][3] + 8, 96, 9)} fill="#2c1d1c" opacity={0.6} />
    <path d={toes.map(([ax, ay, bx, by]) => band([[ax, ay, 7], [(ax + bx) / 2, (ay + by) / 2 - 1, 5], [bx, by, 1]])).join('')} fill={HIDE.low} />
    <path d={band(bones)} fill={HIDE.low} />
    <path d={band(bones.slice(0, 3).map(([x, y, width]) => [x - 2, y - width * 0.12, width * 0.72] as const)) + oval(bones[0][0], bones[0][1] + 2, bones[0][2] * 0.7)} fill={HIDE.mid} />
    <path d={band(bones.slice(2).map(([x, y, width]) => [x - 1, y - width * 0.24, width * 0.34] as const))} fill={HIDE.lit} opacity={0.8} />
  </>
);

/** The mugger, facing left; (x, y) is the mud under its middle. Light comes from the upper left, behind it. */
export const Mugger = ({ x, y, length }: { x: number; y: number; length: number }) => (
  <At x={x} y={y} scale={length / 430}>
    {/* Mud pressed up in a wet rim and, inside it, the shadow, tight under the belly and longer towards us. */}
    <path d={shape([[-214, 4], [-120, -8], [120, -8], [250, 16], [236, 30], [120, 34], [0, 38], [-120, 28], [-190, 16]])} fill="#4c3830" opacity={0.55} />
    <path d={shape([[-196, 2], [-100, 0], [100, 0], [238, 18], [246, 25, 'corner'], [190, 21], [130, 22], [80, 27], [10, 27], [-50, 20], [-110, 14], [-160, 10]])} fill="#241819" opacity={0.72} />
    <path d={band([[-84, -22, 20], [-100, -12, 14], [-106, 2, 10]]) + band([[104, -22, 22], [122, -10, 16], [116, 4, 10]])} fill={HIDE.dark} />
    <path d={plates(0.03, 0.96, 26, 15, -1)} fill="#46422b" />
    <Piece id="mugger" outline={OUTLINE} fill={HIDE.mid}>
      <path d={shape([[-204, -14], [-170, -13], [-134, -24], [-104, -20], [-60, -24], [-20, -33], [24, -36], [66, -32], [104, -21], [144, -10], [182, 0], [232, 16], [220, -10], [100, -60], [-20, -70], [-120, -50], [-200, -30]])} fill={HIDE.lit} />
      <path d={shape([[-90, -4, 'corner'], [-50, -10], [-10, -10], [30, -11], [70, -10], [110, -6], [150, -4], [232, 20], [200, 24], [60, 16], [-90, 14]])} fill={HIDE.low} />
      <path d={shape([[-60, 0, 'corner'], [-20, 1], [30, 2], [80, 0], [130, -1], [236, 21], [60, 20], [-60, 14]])} fill={HIDE.dark} />
      {/* The throat, sagging on the mud. */}
      <path d={shape([[-202, -4], [-160, -5], [-120, -6], [-92, -8], [-84, 0], [-88, 6], [-140, 6], [-200, 4]])} fill={HIDE.pale} />
      <path d={shape([[-202, -1], [-150, 0], [-100, -1], [-84, 2], [-90, 8], [-200, 6]])} fill="#93875f" />
      <path d={plates(0.04, 0.5, 12, 12, 8)} fill={HIDE.mid} />
      <path d={plates(0.07, 0.5, 11, 11, 17)} fill="#958c60" />
      <path d={Array.from({ length: 20 }, (_, i) => leaf(-54 + (i % 10) * 13 + (i > 9 ? 6 : 0), (i > 9 ? -14 : -23) - Math.abs((i % 10) - 5) * -1.2, 9, 3.4, 0.06)).join('')} fill={HIDE.low} />
      <path d={[0.58, 0.66, 0.73, 0.8, 0.86, 0.92].map((t) => { const at = alongLine(rounded(BACK), t); return band([[at.x, at.y, 1], [at.x - 5, at.y + 10, 2.4], [at.x - 7, at.y + 20, 0.5]]); }).join('')} fill={HIDE.low} opacity={0.8} />
    </Piece>
    {/* Jaw, teeth that overlap the lip, nostril, eye under its ridge. */}
    <path d="M-200 -7Q-178 -12 -160 -8Q-138 -4 -122 -8Q-114 -10 -107 -12" stroke={HIDE.dark} strokeWidth={2.6} strokeLinecap="round" fill="none" />
    <path d={[[-194, -8.6, 5], [-186, -10, 4], [-178, -10, 6], [-168, -9, 4], [-158, -7.6, 6], [-147, -6.4, 4], [-137, -6.4, 5]].map(([tx = 0, ty = 0, long = 0]) => `M${tx - 1.8} ${ty}l1.8 ${long}l1.8 ${-long}Z`).join('')} fill="#fff6dc" />
    <path d={oval(-193, -17, 3, 1.6)} fill={HIDE.dark} />
    <path d={shape([[-132, -27], [-124, -34], [-114, -32], [-110, -27], [-120, -25]])} fill={HIDE.dark} />
    <path d={oval(-121, -28.6, 4.6, 3.4)} fill="#e2b23c" />
    <path d={oval(-121, -28.6, 1.3, 3.2)} fill="#1a1410" />
    <Leg {...LEGS.fore} />
    <Leg {...LEGS.hind} />
  </At>
);
