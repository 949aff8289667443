/** The face of a tiger in three-quarter view. It is described from the front, and turned: what stands out more, muzzle and brow, moves further to the side. */
import { mix } from '../kit/colour.ts';
import type { Station } from '../kit/curves.ts';
import { form, limb, underside } from './animal.tsx';
import { oval, type Spot } from './shapes.ts';

const TURN = (30 * Math.PI) / 180;
const WHITE = '#fdf3df';

/** How far the face stands out at a spot: a round skull, and on it the muzzle. */
const depthAt = (x: number, y: number) => 34 * Math.sqrt(Math.max(0, 1 - (x / 56) ** 2 - (y / 78) ** 2)) + 25 * Math.exp(-((x / 20) ** 2) - ((y - 28) / 22) ** 2);
/** Where a spot of the front view comes to when the face turns to the right. */
const seen = (x: number, y: number, depth = depthAt(x, y)): Spot => [x * Math.cos(TURN) + depth * Math.sin(TURN), y];

const shape = (list: readonly Station[], depth?: number) => form(list.map(([x, y, corner]): Station => (corner ? [...seen(x, y, depth), corner] : seen(x, y, depth))));
const line = (list: readonly (readonly [number, number, number])[]) => limb(list.map(([x, y, width]) => [...seen(x, y), width * (x > 0 ? 0.84 : 1)] as const));
const dot = (x: number, y: number, radius: number) => oval(...seen(x, y), radius * (x > 0 ? 0.8 : 0.95), radius);
/** A tapered stroke of fur from one spot over another to a third. */
const stroke = (a: Spot, b: Spot, c: Spot, width: number) => line([[a[0], a[1], width * 0.5], [b[0], b[1], width], [c[0], c[1], 0.4]]);
/** The same on both sides of the face. */
const pair = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);

const SKULL: readonly Station[] = [[0, -50], [18, -48], [32, -39], [43, -20], [47, -4], [54, 10, 'corner'], [48, 16], [50, 27, 'corner'], [41, 32], [37, 42, 'corner'], [26, 45], [14, 55], [0, 58], [-14, 56], [-26, 47], [-38, 46, 'corner'], [-42, 35], [-53, 30, 'corner'], [-50, 18], [-57, 10, 'corner'], [-48, -4], [-44, -20], [-32, -39], [-18, -48]];

/** 100 across from ruff to ruff, (0, 0) between the eyes and a little below. The light comes from the left: the far side of nose and cheek lies in shade. */
export function TigerFace({ coat, stripe }: { coat: string; stripe: string }) {
  const shade = underside(coat, 0.26);
  const cream = mix(WHITE, '#8a5a5c', 0.34);
  return (
    <>
      <path d={pair((s) => shape([[s * 15, -38], [s * 19, -54], [s * 29, -60], [s * 39, -53], [s * 42, -38], [s * 34, -24]], s < 0 ? 2 : -6))} fill={stripe} />
      <path d={pair((s) => shape([[s * 21, -38], [s * 24, -48], [s * 31, -52], [s * 36, -45], [s * 36, -32]], s < 0 ? 6 : -2))} fill="#f0d2ae" />
      <path d={pair((s) => shape([[s * 22, -36], [s * 26, -45], [s * 30, -38], [s * 30, -28]], s < 0 ? 8 : 0))} fill={mix(coat, stripe, 0.55)} />
      {/* The ruff on our side, behind the cheek. */}
      <path d={shape([[-40, -40], [-54, -18], [-60, 2], [-68, 14, 'corner'], [-61, 20], [-64, 36, 'corner'], [-53, 40], [-50, 54, 'corner'], [-34, 54], [-10, 40], [-20, -20]])} fill={mix(coat, '#ffe9bd', 0.14)} />
      <path d={shape([[-56, 18], [-64, 36, 'corner'], [-53, 40], [-50, 54, 'corner'], [-34, 56], [-20, 56], [-10, 40]])} fill={mix(WHITE, coat, 0.16)} />
      <path d={stroke([-60, -2], [-57, 8], [-50, 14], 4.4) + stroke([-63, 26], [-56, 30], [-48, 30], 3.8) + stroke([-47, 50], [-42, 46], [-38, 42], 3)} fill={stripe} />
      <path d={shape(SKULL)} fill={coat} />
      <path d={shape([[2, -49], [18, -48], [32, -39], [43, -20], [47, -4], [54, 10, 'corner'], [48, 16], [50, 27, 'corner'], [41, 32], [37, 42, 'corner'], [28, 40], [34, 12], [24, -14], [12, -30]])} fill={shade} opacity={0.6} />
      {/* White: whisker beds and cheeks, spots over the eyes, chin. */}
      <path d={shape([[-22, 12], [-32, 5], [-45, 5], [-57, 11, 'corner'], [-52, 18], [-56, 31, 'corner'], [-45, 36], [-41, 49, 'corner'], [-24, 49], [-20, 30]])} fill={WHITE} />
      <path d={shape([[24, 12], [34, 6], [45, 6], [52, 11, 'corner'], [47, 17], [49, 27, 'corner'], [40, 32], [36, 42, 'corner'], [24, 43], [22, 28]])} fill={cream} />
      <path d={shape([[-12, -12], [-18, -17.6], [-27, -16], [-32, -9], [-23, -11]])} fill={mix(WHITE, coat, 0.16)} />
      <path d={shape([[12, -12], [18, -17.6], [26, -15.4], [31, -8.6], [23, -11]])} fill={mix(cream, coat, 0.2)} />
      <path d={shape([[-9, -24], [8, -24], [9, -4], [13, 15], [0, 20], [-14, 16], [-11, -4]])} fill={mix(coat, '#ffe0a0', 0.3)} />
      <path d={shape([[3, -24], [9, -24], [11, -4], [15, 15], [4, 19], [5, -2]])} fill={shade} opacity={0.55} />
      <path d={shape([[0, 18], [-13, 16], [-25, 25], [-26, 38], [-13, 44], [-1, 41]])} fill={WHITE} />
      <path d={shape([[0, 18], [12, 16], [22, 24], [23, 37], [13, 43], [0, 41]])} fill={mix(WHITE, cream, 0.55)} />
      <path d={shape([[-26, 43], [0, 41], [20, 43], [14, 54], [0, 58], [-14, 56.6], [-24, 50]])} fill={mix(WHITE, cream, 0.3)} />
      <path d={shape([[-17, 40.4], [-9, 43.6], [0, 41], [9, 43.6], [17, 40.4], [10, 45.6], [0, 44.6], [-10, 45.6]])} fill="#7a4a48" />
      <path d={shape([[-12, 12], [0, 10], [12, 12], [9, 20], [0, 25], [-9, 20]])} fill="#a34a4c" />
      <path d={shape([[-11, 12.6], [0, 10.6], [10, 12.6], [0, 16]])} fill="#dd8f88" />
      <path d={`${line([[0, 24, 2], [0, 30, 2.4], [0, 36, 2.6]])}${pair((s) => line([[0, 35, 3], [s * 8, 41, 3.2], [s * 18, 39.6, 0.6]]))}`} fill={stripe} />
      <path d={pair((s) => dot(s * 12, 29, 1.2) + dot(s * 17, 31, 1.2) + dot(s * 13, 34, 1.2) + dot(s * 19, 36, 1.1))} fill={stripe} opacity={0.65} />
      {/* Eyes: a heavy dark lid that runs down into the inner corner, pale below, amber within. */}
      <path d={pair((s) => shape([[s * 10, 8], [s * 17, 6], [s * 27, 4], [s * 33, 1], [s * 28, 8], [s * 18, 11]]))} fill={WHITE} opacity={0.8} />
      <path d={pair((s) => shape([[s * 8, 7], [s * 12, -5], [s * 21, -10.6], [s * 30, -8.6], [s * 36, -3], [s * 29, 3], [s * 19, 5], [s * 12, 6]]))} fill={stripe} />
      <path d={pair((s) => shape([[s * 13.6, 1.4], [s * 17, -4.8], [s * 23, -7.2], [s * 30, -4.4], [s * 26, 0.8], [s * 19, 2.6]]))} fill="#e9b83e" />
      <path d={pair((s) => shape([[s * 14.6, -1.4], [s * 17, -4.8], [s * 23, -7.2], [s * 30, -4.4], [s * 23, -4.6]]))} fill="#a8691c" />
      <path d={pair((s) => dot(s * 21.6, -2.4, 2.9))} fill="#140d0c" />
      <path d={oval(seen(-22.6, -3.8)[0], -3.8, 1) + oval(seen(20.6, -3.8)[0], -3.8, 0.9)} fill="#ffffff" />
      <path
        d={[
          line([[0, -49, 2.6], [0, -38, 4], [0, -28, 0.5]]),
          pair((s) => stroke([s * 3, -26], [s * 9, -30], [s * 18, -30], 3.8)),
          pair((s) => stroke([s * 5, -35], [s * 12, -39], [s * 23, -37], 4)),
          pair((s) => stroke([s * 6, -44], [s * 13, -46], [s * 22, -44], 2.8)),
          pair((s) => stroke([s * 36, -30], [s * 38, -18], [s * 34, -9], 4.2)),
          pair((s) => stroke([s * 46, -12], [s * 43, -1], [s * 35, 6], 4.6)),
          pair((s) => stroke([s * 53, 12], [s * 45, 17], [s * 34, 17], 4.6)),
          pair((s) => stroke([s * 50, 28], [s * 41, 28], [s * 32, 24], 4)),
          pair((s) => stroke([s * 38, 44], [s * 33, 38], [s * 28, 33], 3.2)),
        ].join('')}
        fill={stripe}
      />
      <path d={[[-20, 31, -56, 25], [-20, 34, -58, 38], [-18, 37, -50, 50], [19, 31, 52, 24], [19, 34, 54, 37], [17, 37, 46, 48]].map(([ax = 0, ay = 0, bx = 0, by = 0]) => `M${seen(ax, ay).join(' ')}Q${seen((ax + bx) / 2, by - 3, 16).join(' ')} ${seen(bx * 1.12, by, 4).join(' ')}`).join('')} stroke="#fffaf0" strokeWidth={1} opacity={0.8} fill="none" />
    </>
  );
}
