/**
 * A leopard lying like a sphinx on the edge of a rock, its face towards us and its tail over the edge, detailed enough to be the subject.
 * It is long and low. The head is about a quarter as long as the body, the tail three quarters; the shoulder blades rise above the back.
 */
import { mix } from '../kit/colour.ts';
import type { Station } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { Body, form, limb, underside } from './animal.tsx';
import { At } from './canvas.tsx';
import { LeopardFace } from './leopard-face.tsx';
import { alongLine, band, heightAt, oval, rounded, type Spot } from './shapes.ts';

/** The back line: tail root, rump, loin, shoulder blades, neck. */
const BACK: readonly Spot[] = [[-104, -36], [-96, -54], [-82, -65], [-62, -69], [-38, -65], [-12, -61], [12, -64], [30, -73], [44, -83], [58, -87], [74, -86], [90, -70]];
const BODY: readonly Station[] = [[-100, -16], ...BACK, [94, -54], [92, -38], [84, -20], [70, -6], [50, -1, 'corner'], [-60, 0, 'corner'], [-90, -3]];
/** Thigh and knee, drawn up beside the belly. */
const THIGH: readonly Station[] = [[-72, -62], [-54, -58], [-40, -47], [-30, -33], [-26, -20], [-32, -11], [-48, -7], [-72, -5], [-92, -5], [-102, -13], [-103, -32], [-94, -50]];
const HIND_FOOT: readonly Station[] = [[-92, -12], [-76, -15], [-52, -13], [-34, -13], [-22, -12], [-14, -8], [-13, -3], [-19, 1, 'corner'], [-84, 1, 'corner'], [-95, -3]];
const FORE: readonly Station[] = [[32, -52], [42, -66], [56, -68], [68, -56], [71, -40], [66, -26], [70, -18], [86, -14], [104, -13], [116, -14], [126, -10], [128, -3], [122, 1, 'corner'], [58, 1, 'corner'], [43, -1], [36, -8], [35, -20], [30, -36]];
const FAR_FORE: readonly Station[] = [[76, -32], [86, -19], [104, -15], [128, -16], [140, -18], [150, -13], [152, -6], [146, -2, 'corner'], [84, -2], [68, -12]];
const NECK: readonly Station[] = [[44, -82], [54, -95], [66, -106], [92, -106], [106, -90], [104, -70], [96, -54], [83, -46], [66, -54], [54, -64]];
const TAIL: readonly (readonly [x: number, y: number, width: number])[] = [[-94, -24, 15], [-108, -16, 12.6], [-121, -2, 11.4], [-128, 18, 10.8], [-128, 40, 10.6], [-120, 60, 10.6], [-106, 72, 10.4], [-91, 70, 9.6], [-84, 59, 7.6], [-86, 50, 3]];

/** Path data of solid spots for legs, neck and breast; each is [x, y, size]. */
const dots = (list: readonly (readonly [x: number, y: number, size: number])[]) => list.map(([x, y, size]) => oval(x, y, size, size * 0.82)).join('');
const HIP: readonly (readonly [number, number, number, number])[] = [[-90, -44, 4.4, 0.9], [-78, -53, 4.4, 0.8], [-65, -55, 4.2, 0.8], [-84, -32, 4.6, 0.95], [-70, -42, 4.6, 0.92], [-57, -46, 4.2, 0.9], [-74, -24, 4.4, 0.92], [-60, -33, 4.4, 0.94], [-47, -37, 4, 0.9], [-95, -25, 3.8, 0.9]];
const THIGH_DOTS = dots([[-87, -19, 2.6], [-79, -13, 2.2], [-63, -21, 2.9], [-52, -25, 2.8], [-42, -28, 2.7], [-66, -12, 2.2], [-53, -15, 2.5], [-43, -18, 2.4], [-34, -22, 2.2], [-36, -32, 2], [-98, -36, 2.4]]);
const FOOT_DOTS = dots([[-80, -6, 2], [-68, -9, 1.9], [-58, -5, 1.9], [-47, -9, 1.8], [-37, -5, 1.6], [-30, -9, 1.5]]);
const FORE_DOTS = dots([[40, -56, 2.8], [50, -62, 2.8], [59, -56, 2.8], [37, -44, 2.9], [48, -50, 3], [58, -44, 2.8], [65, -48, 2.2], [40, -32, 2.8], [50, -37, 2.9], [60, -33, 2.6], [44, -20, 2.7], [54, -25, 2.7], [49, -11, 2.5], [60, -17, 2.4], [66, -9, 2.2], [74, -13, 2], [80, -7, 2], [90, -10, 1.8], [98, -6, 1.7], [106, -10, 1.5]]);
const NECK_DOTS = dots([[56, -88, 2.9], [54, -76, 2.8], [62, -97, 2.6], [63, -82, 2.9], [64, -69, 2.8], [73, -62, 2.7], [82, -57, 2.4], [90, -62, 2.2], [98, -74, 2.2], [72, -72, 2.4]]);

/** Rosettes, each a broken ring around a darker middle. `flat`: their vertical scale, smallest where the flank curves away. */
function rosettes(seed: string, list: readonly (readonly [x: number, y: number, size: number, flat: number])[]): { centres: string; rings: string } {
  const r = random(seed);
  let [centres, rings] = ['', ''];
  for (const [x, y, size, flat] of list) {
    centres += oval(x, y, size, size * flat);
    const turn = r.between(0, 6.28);
    const parts = r.next() < 0.5 ? 3 : 4;
    for (let k = 0; k < parts; k += 1) {
      const a = turn + (k * 6.28) / parts;
      const open = (1.9 / parts) * r.between(0.85, 1.3);
      const at = (angle: number, far: number): [number, number] => [x + Math.cos(angle) * size * far, y + Math.sin(angle) * size * far * flat];
      rings += band([[...at(a - open, 1), 1], [...at(a, 1.12), r.between(2.4, 3.4)], [...at(a + open, 1), 1]]);
    }
  }
  return { centres, rings };
}

/** Rosettes on the flank, in rows that follow the back; they are smaller on the shoulder. */
function flank(seed: string): (readonly [number, number, number, number])[] {
  const r = random(seed);
  return [0.62, 0.86, 0.94, 0.9, 0.78].flatMap((flat, row) =>
    Array.from({ length: 13 }, (_, i) => {
      const x = -96 + i * 12.6 + (row % 2) * 6.3 + r.between(-1.5, 1.5);
      const top = heightAt(BACK, x);
      return [x, top + 6 + row * (-4 - top) * 0.19 + r.between(-1.3, 1.3), (x > 36 ? 3.6 : 4.9) * r.between(0.86, 1.12), flat] as const;
    }),
  );
}

/** A tail with two rows of spots that merge into half rings, a dark tip and a white underside. */
function Tail({ id, coat, spot }: { id: string; coat: string; spot: string }) {
  const line = rounded(TAIL.map(([x, y]): Spot => [x, y]));
  const across = (t: number, from: number, to: number, width: number) => {
    const { x, y, angle } = alongLine(line, t);
    const at = (k: number): [number, number] => [x - Math.sin(angle) * k, y + Math.cos(angle) * k];
    return limb([[...at(from), width * 0.6], [...at((from + to) / 2), width], [...at(to), width * 0.6]]);
  };
  return (
    <Body id={id} d={limb(TAIL)} coat={coat} shade="M-84 -30L-100 0Q-122 30 -112 56Q-100 68 -88 62L-80 40Z">
      <path d={band(TAIL.slice(3).map(([x, y, w], i) => [x + [3.4, 3.4, 2, -0.4, -2, -3, -2][i]!, y + [0, -0.6, -2.6, -3.4, -2.4, 0, 0][i]!, w * 0.3]))} fill={mix('#fdf1dc', coat, 0.2)} opacity={0.8} />
      <path d={[0.08, 0.16, 0.24, 0.32, 0.4, 0.48].map((t, i) => across(t, 1.4, 5, 3.8) + across(t + 0.03, -4.6 + (i % 2), -1.4, 3.4)).join('') + [0.56, 0.63, 0.7, 0.77, 0.84].map((t) => across(t, -3, 6, 4.2)).join('') + [0.9, 0.94, 0.98].map((t) => across(t, -6, 6, 6)).join('')} fill={spot} />
    </Body>
  );
}

/** (x, y): the rock under the leopard's belly; `length`: chest to rump. Its body points right, towards the light; `flip` mirrors both. */
export function RestingLeopard({ id, x, y, length, coat = '#dba552', spot = '#3a2220', flip = false }: { id: string; x: number; y: number; length: number; coat?: string; spot?: string; flip?: boolean }) {
  const cream = mix(coat, '#fff6e0', 0.78);
  const lit = mix(coat, '#fff0c0', 0.5);
  const tan = mix(coat, '#8a5426', 0.42);
  const far = underside(coat, 0.4);
  const plum = '#3a1638';
  const coatMarks = rosettes(`${id}-coat`, flank(`${id}-flank`));
  const hipMarks = rosettes(`${id}-hip`, HIP);
  return (
    <At x={x} y={y} scale={length / 200} flip={flip}>
      <path d={form([[-170, 8, 'corner'], [-120, -3], [0, -4], [130, -4], [150, -3, 'corner'], [116, 4], [0, 7], [-110, 12]])} fill="#2a1230" opacity={0.5} />
      <path d={limb(TAIL.slice(1).map(([tx, ty, width]) => [tx - 9, ty + 7, width]))} fill="#2a1230" opacity={0.34} />
      <Tail id={`${id}-tail`} coat={mix(coat, far, 0.12)} spot={spot} />
      <path d={form(FAR_FORE)} fill={far} />
      <path d={form([[100, -14], [128, -16], [140, -18], [150, -13], [140, -12], [126, -11]])} fill={mix(coat, far, 0.4)} />
      <path d={dots([[92, -12, 2], [104, -9, 1.9], [114, -12, 1.7], [122, -8, 1.6]])} fill={spot} opacity={0.8} />
      <Body id={`${id}-body`} d={form(BODY)} coat={coat} shade="M-110 -20Q-60 -30 -20 -24Q20 -20 40 -26L70 -30V10H-110Z" light="M-104 -44Q-88 -72 -62 -73Q-36 -70 -12 -66Q14 -68 32 -80Q54 -96 76 -92L78 -78Q56 -82 40 -70Q20 -58 -10 -55Q-40 -58 -64 -62Q-84 -58 -98 -40Z">
        <path d={coatMarks.centres} fill={tan} />
        <path d={coatMarks.rings} fill={spot} />
        <path d={form([[22, -70], [34, -62], [34, -40], [28, -20], [16, -2], [4, -2], [18, -30], [20, -52]])} fill={plum} opacity={0.2} />
        <path d={form([[-44, -50], [-28, -36], [-20, -18], [-22, 2], [-2, 2], [-4, -18], [-16, -38], [-30, -50]])} fill={plum} opacity={0.3} />
        <path d="M-110 -16Q-40 -10 40 -15V6H-110Z" fill={plum} opacity={0.34} />
        <path d={form([[80, -66], [94, -62], [94, -42], [86, -20], [72, -8], [66, -20], [72, -40]])} fill={cream} />
        <path d={dots([[84, -44, 2.2], [79, -32, 2.1], [87, -30, 1.9], [76, -20, 2]])} fill={spot} />
      </Body>
      <Body id={`${id}-thigh`} d={form(THIGH)} coat={mix(coat, lit, 0.12)} shade="M-110 -70L-96 -60Q-104 -30 -84 -14Q-60 -8 -24 -14V4H-110Z" light="M-76 -66Q-48 -62 -34 -42Q-22 -26 -24 -14L-34 -18Q-40 -36 -52 -46Q-64 -56 -80 -58Z">
        <path d={hipMarks.centres} fill={tan} />
        <path d={hipMarks.rings + THIGH_DOTS} fill={spot} />
      </Body>
      <Body id={`${id}-foot`} d={form(HIND_FOOT)} coat={mix(coat, cream, 0.16)} shade="M-100 -8Q-60 -4 -12 -4V4H-100Z">
        <path d={FOOT_DOTS} fill={spot} />
      </Body>
      <Body id={`${id}-fore`} d={form(FORE)} coat={mix(coat, lit, 0.2)} shade="M24 -60L38 -58Q40 -30 46 -16Q60 -6 130 -5V6H24Z" light="M44 -70Q66 -70 72 -50Q72 -34 66 -26L74 -18Q100 -16 130 -14L128 -9Q100 -11 72 -13L60 -24Q66 -42 60 -56Q54 -64 44 -64Z">
        <path d={FORE_DOTS} fill={spot} />
      </Body>
      <path d="M113 0v-4.4M118.4 0v-5M123.4 -.6v-4.6M138 -3v-4M143.4 -3v-4.4M-27 .4v-4M-22 .4v-4.4M-17.4 0v-3.6" stroke={far} strokeWidth={1.2} />
      <Body id={`${id}-neck`} d={form(NECK)} coat={coat} shade="M44 -84Q58 -80 66 -64Q78 -54 96 -58L104 -70Q98 -78 84 -70Q66 -76 60 -100Z">
        <path d={form([[72, -66], [84, -70], [102, -76], [98, -58], [84, -46], [74, -52]])} fill={mix(cream, far, 0.18)} />
        <path d={NECK_DOTS} fill={spot} />
      </Body>
      <At x={84} y={-95} scale={0.56} turn={3}>
        <LeopardFace coat={coat} spot={spot} />
      </At>
    </At>
  );
}
