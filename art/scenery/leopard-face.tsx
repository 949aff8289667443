/** A leopard's face head-on, 94 wide without its round ears: white muzzle, small spots in rows parted at the brow. Sun from the right. */
import { mix } from '../kit/colour.ts';
import { form, limb, underside } from './animal.tsx';
import { oval } from './shapes.ts';

const WHITE = '#fdf1dc';
const NOSE = '#a85a54';

/** A path on both sides of the face, mirrored. */
const pair = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);
/** Spots on one half of the face: [x, y, size], finest on the brow. */
const SPOTS: readonly (readonly [number, number, number])[] = [[4, -37, 2], [11, -37, 2.1], [19, -35, 2.2], [6, -31, 1.9], [13, -32, 2], [21, -29, 2.3], [4, -25, 1.7], [10, -25, 1.8], [29, -25, 2.4], [35, -15, 2.7], [39, -3, 2.8], [33, 5, 2.5], [41, 9, 2.8], [35, 15, 2.4], [40, 21, 2.7], [33, 26, 2.3], [34, 34, 2.4], [27, 33, 2], [25, 42, 2.2], [14, 49, 1.9]];

/** The face, centred on (0, 0), which is between the eyes and the nose. */
export function LeopardFace({ coat, spot }: { coat: string; spot: string }) {
  const shade = underside(coat, 0.26);
  const lit = mix(coat, '#fff0c0', 0.5);
  return (
    <>
      <path d={pair((s) => form([[s * 21, -32], [s * 24, -46], [s * 34, -53], [s * 45, -47], [s * 48, -34], [s * 41, -20]]))} fill={spot} />
      <path d={pair((s) => form([[s * 27, -32], [s * 29, -42], [s * 36, -46], [s * 42, -41], [s * 42, -31], [s * 36, -25]]))} fill="#e3b48c" />
      <path d={pair((s) => form([[s * 28, -29], [s * 32, -38], [s * 37, -34], [s * 35, -24]]))} fill={mix(coat, spot, 0.45)} />
      <path d={form([[0, -43], [15, -42], [28, -36], [39, -22], [45, -4], [47, 12], [43, 27], [33, 38], [22, 47], [11, 54], [0, 56], [-11, 54], [-22, 47], [-33, 38], [-43, 27], [-47, 12], [-45, -4], [-39, -22], [-28, -36], [-15, -42]])} fill={coat} />
      <path d={form([[-15, -42], [-28, -36], [-39, -22], [-45, -4], [-47, 12], [-43, 27], [-33, 38], [-20, 48], [-26, 26], [-28, 4], [-20, -22]])} fill={shade} opacity={0.55} />
      <path d={form([[4, -43], [16, -42], [28, -36], [39, -22], [45, -4], [47, 12], [43, 27], [37, 12], [36, -6], [27, -25], [16, -35]])} fill={lit} opacity={0.75} />
      <path d={form([[-8, -20], [8, -20], [10, -2], [13, 16], [0, 21], [-13, 16], [-10, -2]])} fill={mix(coat, '#ffe2ac', 0.34)} />
      <path d={form([[-8, -18], [-3, -20], [-4, 0], [-6, 16], [-13, 15], [-10, -2]])} fill={shade} opacity={0.4} />
      <path d={pair((s) => form([[s * 12, 6], [s * 22, 4], [s * 32, 8], [s * 36, 18], [s * 31, 30], [s * 20, 38], [s * 16, 24]]))} fill={WHITE} opacity={0.5} />
      <path d={pair((s) => form([[s * 9, -14], [s * 17, -20], [s * 26, -17], [s * 29, -9], [s * 20, -11]]))} fill={WHITE} opacity={0.55} />
      <path d={form([[-16, 38], [0, 36], [16, 38], [14, 51], [0, 57], [-14, 51]])} fill={WHITE} />
      <path d={form([[-20, 36], [-9, 43], [0, 40], [9, 43], [20, 36], [12, 47], [0, 45], [-12, 47]])} fill={mix(WHITE, '#7a4a52', 0.42)} />
      <path d={pair((s) => form([[0, 17], [s * 12, 15], [s * 24, 22], [s * 26, 33], [s * 16, 42], [s * 3, 39]]))} fill={WHITE} />
      <path d={form([[-12, 16], [-24, 22], [-26, 33], [-16, 42], [-6, 40], [-14, 30]])} fill={mix(WHITE, '#8a6a8a', 0.3)} />
      <path d={form([[-11, 13], [0, 11], [11, 13], [8, 20], [0, 25], [-8, 20]])} fill={NOSE} />
      <path d={form([[-9, 13], [0, 11.6], [9, 13], [0, 16]])} fill={mix(NOSE, '#ffe0d0', 0.4)} />
      <path d={`${limb([[0, 24, 2], [0, 30, 2.2], [0, 36, 2.6]])}${pair((s) => limb([[0, 35, 3], [s * 8, 41, 2.8], [s * 18, 38, 0.6]]))}`} fill={spot} />
      <path d={pair((s) => [[10, 26], [15, 26], [20, 27], [10, 31], [16, 31], [22, 32], [12, 36], [18, 36]].map(([x = 0, y = 0]) => oval(s * x, y, 1.3, 1)).join(''))} fill={spot} opacity={0.75} />
      {/* Eyes: the lid is a heavy line running down into the inner corner. */}
      <path d={pair((s) => form([[s * 8, 5], [s * 13, -6], [s * 22, -10], [s * 31, -6], [s * 26, 1], [s * 16, 3]]))} fill={spot} />
      <path d={pair((s) => form([[s * 13, 1], [s * 16, -5], [s * 22, -7], [s * 27, -5], [s * 23, 0], [s * 17, 1.6]]))} fill="#e0c04e" />
      <path d={pair((s) => oval(s * 20, -3, 2.9))} fill="#140d0c" />
      <path d={oval(21.4, -4.6, 1) + oval(-18.6, -4.6, 1)} fill="#ffffff" />
      <path d={pair((s) => SPOTS.map(([x, y, size]) => oval(s * x, y, size * 0.94, size)).join(''))} fill={spot} />
      <path d={[-1, 1].map((s) => `M${s * 18} 29L${s * 54} 22M${s * 19} 32L${s * 57} 34M${s * 17} 35L${s * 50} 47`).join('')} stroke="#fffaf0" strokeWidth={0.9} opacity={0.8} />
    </>
  );
}
