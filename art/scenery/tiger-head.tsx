/** A tiger's head from the side: short round skull, brow overhanging the eye, deep square muzzle. */
import { mix } from '../kit/colour.ts';
import type { Station } from '../kit/curves.ts';
import { Body, form, limb, underside } from './animal.tsx';
import { At } from './canvas.tsx';
import { oval, type Spot } from './shapes.ts';

const WHITE = '#fdf1d8';
const NOSE = '#b4615a';

/** The outline: nape, crown, brow, bridge of the nose, lips, chin, jaw, and the points of the ruff. */
const SKULL: readonly Station[] = [[-52, -28], [-36, -39], [-16, -44], [2, -43], [13, -37], [20, -31], [33, -25], [47, -18], [55, -14], [60, -7], [60, 2], [57, 9], [55, 12, 'corner'], [59, 18], [57, 27], [51, 33, 'corner'], [51, 41], [44, 47], [30, 47], [14, 44], [6, 50], [-4, 60, 'corner'], [-8, 54], [-20, 66, 'corner'], [-23, 57], [-37, 64, 'corner'], [-38, 54], [-52, 54, 'corner'], [-50, 40], [-60, 32, 'corner'], [-56, 12], [-60, -8]];
/** The white of cheek and ruff, behind the corner of the mouth. */
const CHEEK: readonly Station[] = [[18, 24], [8, 14], [-6, 12], [-18, 22], [-28, 18], [-24, 32], [-44, 34, 'corner'], [-34, 42], [-50, 52, 'corner'], [-36, 52], [-36, 63, 'corner'], [-24, 55], [-19, 65, 'corner'], [-8, 53], [-4, 59, 'corner'], [6, 49], [16, 40]];
/** The whisker pad, swelling over the lip. */
const PAD: readonly Station[] = [[20, 10], [30, -2], [43, -5], [52, 2], [55, 11], [60, 18], [57, 28], [49, 33], [36, 33], [23, 30], [17, 20]];
/** Stripes from the eye back over cheek and crown, thickest in the middle: three points and a width. */
const STRIPES: readonly (readonly [Spot, Spot, Spot, number])[] = [
  [[4, -40], [0, -32], [2, -25], 4.4], [[-6, -43], [-9, -32], [-4, -22], 5], [[12, -33], [9, -28], [10, -24], 3],
  [[-2, -8], [-14, -10], [-26, -22], 5.4], [[-4, -1], [-18, 0], [-34, -12], 5.6], [[-26, -34], [-22, -26], [-14, -18], 4.4], [[-40, -34], [-38, -22], [-30, -14], 5],
  [[0, 8], [-14, 10], [-30, 4], 5], [[-8, 22], [-24, 22], [-44, 8], 6.4], [[-56, -16], [-50, -2], [-52, 12], 5.6],
  [[2, 32], [-12, 40], [-30, 40], 5], [[10, 42], [-2, 50], [-12, 52], 3.6], [[-34, 30], [-46, 30], [-56, 22], 5.6], [[-28, 52], [-38, 50], [-47, 42], 4],
];

const stroke = ([a, b, c, width]: (typeof STRIPES)[number]) => limb([[a[0], a[1], 0.6], [b[0], b[1], width], [c[0], c[1], 0.4]]);

/** The head, 120 long from nose to ruff, facing right; (0, 0) is below and behind the eye. The light comes from above and behind. */
export function TigerHead({ id, coat, stripe }: { id: string; coat: string; stripe: string }) {
  const shade = underside(coat, 0.24);
  const cream = mix(WHITE, '#8a5a5c', 0.26);
  return (
    <>
      {/* The far ear, partly hidden by the crown. */}
      <At x={4} y={-40} scale={0.8}>
      <path d={form([[-10, 0], [-8, -14], [0, -20], [9, -15], [12, -4], [6, 4]])} fill={stripe} />
      <path d={form([[-2, -2], [0, -12], [6, -14], [9, -6], [6, 2]])} fill={mix(cream, coat, 0.4)} />
      </At>
      <Body id={`${id}-skull`} d={form(SKULL)} coat={coat} shade="M64 4L30 -6L10 4L-10 12L-30 24L-62 20V70H64Z" light="M-62 -30L-36 -46L0 -48L24 -34L66 -16V-8L46 -13L24 -24L6 -30L-16 -34L-40 -26Z">
        {/* The side of the muzzle, in shade below the bridge. */}
        <path d={form([[18, -22], [28, -21], [44, -13], [54, -6], [50, 2], [38, -4], [26, 2], [18, 12], [10, 6], [8, -6]])} fill={mix(coat, '#8a3f1a', 0.3)} opacity={0.75} />
        <path d={form(CHEEK)} fill={WHITE} />
        <path d={form([[16, 30], [4, 40], [-12, 48], [-34, 50], [-50, 54], [-36, 70], [10, 66], [24, 44]])} fill={cream} />
        <path d={form([[49, 31], [52, 40], [44, 48], [28, 48], [12, 45], [16, 32], [32, 35]])} fill={cream} />
        <path d={form([[40, 36], [51, 35], [50, 41], [43, 46], [34, 44]])} fill={WHITE} />
        <path d={form(PAD)} fill={WHITE} />
        <path d={form([[18, 22], [34, 27], [48, 25], [60, 19], [57, 29], [49, 34], [34, 34], [20, 31]])} fill={cream} />
        {/* White above and below the eye. */}
        <path d={form([[4, -25], [10, -30], [17, -27], [20, -20], [12, -23]])} fill={WHITE} />
        <path d={form([[3, -8], [10, -9], [20, -11], [17, -5], [10, -2.6], [4, -3]])} fill={WHITE} />
        <path d={STRIPES.map(stroke).join('')} fill={stripe} />
        {/* Dark lips, drooping to the corner of the mouth. */}
        <path d={limb([[57, 28, 1], [50, 33.6, 3], [36, 34, 3.4], [23, 31, 3.8], [14, 36, 1]])} fill={stripe} />
        <path d={[[29, 10], [38, 7], [46, 7], [26, 17], [35, 14], [44, 14], [32, 22], [41, 21]].map(([x = 0, y = 0]) => oval(x, y, 1.5, 1.1)).join('')} fill={stripe} opacity={0.8} />
        <path d={form([[47, -18], [55, -15], [62, -7], [62, 3], [58, 10], [54, 13], [50, 6], [52, -3]])} fill={NOSE} />
        <path d={form([[47, -18], [55, -15], [61, -8], [56, -7], [51, -9]])} fill={mix(NOSE, '#ffe0d0', 0.4)} />
        <path d={limb([[59, 1, 4], [55, 3, 3], [51, 1, 0.5]])} fill="#4a1f24" />
      </Body>
      {/* The brow overhangs: only the lower part of the eye shows, and its front corner is drawn down towards the nose. */}
      <path d={form([[-1, -14], [5, -21], [13, -22], [19, -17], [25, -8, 'corner'], [18, -10], [10, -8], [3, -9]])} fill={stripe} />
      <path d={form([[4, -13], [8, -17], [14, -17.6], [18, -13], [13, -10.6], [8, -10.4]])} fill="#edbb40" />
      <path d={oval(12.6, -14.4, 2.7, 3)} fill="#140d0c" />
      <path d={form([[2, -16], [7, -21], [14, -21.6], [19, -16], [13, -17.4], [8, -17]])} fill={stripe} />
      <path d={oval(13.6, -15.6, 0.9)} fill="#ffffff" />
      {/* The near ear: round, with a black rim and pale hair inside. */}
      <At x={-26} y={-32} scale={0.84} turn={-6}>
        <path d={form([[-14, 2], [-18, -14], [-12, -26], [0, -28], [9, -19], [11, -6], [4, 2]])} fill={stripe} />
        <path d={form([[-10, 2], [-10, -12], [-4, -20], [3, -17], [7, -8], [6, 1], [0, 6]])} fill={mix(WHITE, coat, 0.34)} />
        <path d={form([[-6, 2], [-7, -10], [-2, -14], [1, -4], [0, 4]])} fill={mix(shade, stripe, 0.35)} />
        <path d={form([[-18, 4], [-9, -5], [-3, 1], [2, -7], [5, 0], [13, -1], [8, 10], [-8, 12]])} fill={coat} />
      </At>
      <path d="M32 14Q20 30 2 37M34 17Q27 38 12 50M30 10Q16 20 -4 23M42 17Q44 36 36 54" stroke="#fffaf0" strokeWidth={0.9} opacity={0.85} fill="none" />
    </>
  );
}
