/** A tiger at a walk, its face turned to us. Height = top of the shoulder: body twice as long, head a fifth of the whole, paws as wide as the wrist is thick twice over. */
import { mix } from '../kit/colour.ts';
import type { Station } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { Body, form, limb, Standing, underside, type AnimalPlace } from './animal.tsx';
import { At } from './canvas.tsx';
import { alongLine, heightAt, oval, type Spot } from './shapes.ts';
import { TigerFace } from './tiger-face.tsx';

/** Rump, hip, dip of the back, shoulder blades, neck up to the nape: stripes hang from this line. */
const BACK: readonly Spot[] = [[-80, -68], [-72, -81], [-58, -90], [-36, -90], [-10, -86], [14, -88], [30, -95], [42, -99], [56, -98], [70, -96], [84, -98], [98, -98]];
/** Trunk and neck in one: the neck comes out of the shoulders level with the back and carries the head forward. */
const BODY = form([[-80, -66], [-73, -81], [-58, -91], [-36, -91], [-10, -87], [14, -89], [30, -96], [42, -100], [56, -99], [70, -97], [86, -100], [100, -100], [114, -88], [114, -66], [102, -54], [90, -47], [78, -41], [60, -38], [36, -38], [14, -38], [-14, -40], [-36, -46], [-52, -52], [-70, -52]]);
/** The leg that carries: shoulder blade over elbow over wrist over paw. */
const NEAR_FORE: readonly Station[] = [[50, -97], [62, -90], [71, -77], [73, -64], [68, -50], [63, -38], [60.6, -27], [60, -17], [63, -12], [70, -9], [73, -4], [71, 0, 'corner'], [46, 0, 'corner'], [43.6, -5], [44.6, -13], [44, -23], [42, -34], [37, -45], [32, -56], [32, -72], [38, -90]];
/** The leg that swings forward, its paw hanging from the wrist. */
const FAR_FORE: readonly Station[] = [[58, -66], [84, -64], [95, -54], [106, -45], [115, -37], [120, -28], [124, -19], [127, -11], [124, -6, 'corner'], [108, -7, 'corner'], [104, -13], [104, -22], [99, -28], [86, -33], [72, -38], [58, -46]];
/** The leg that pushes off: heel up, weight on the toes. */
const NEAR_HIND: readonly Station[] = [[-60, -90], [-76, -80], [-83, -62], [-81, -46], [-89, -32], [-93, -22], [-94, -14], [-100, -7], [-99, 0, 'corner'], [-77, 0, 'corner'], [-76, -6], [-79, -15], [-72, -26], [-57, -35], [-41, -42], [-35, -56], [-40, -76]];
/** The leg set down under the belly. */
const FAR_HIND: readonly Station[] = [[-64, -56], [-58, -38], [-56, -25], [-49, -14], [-46, -6], [-46, 0, 'corner'], [-23, 0, 'corner'], [-20, -5], [-26, -11], [-35, -16], [-36, -26], [-26, -42], [-24, -54]];
/** Out of the rump in one sweep, down and back, its end curled up. */
const TAIL: readonly (readonly [number, number, number])[] = [[-66, -84, 16], [-80, -77, 11.5], [-92, -64, 9.6], [-102, -50, 9], [-114, -41, 8.6], [-127, -40, 8.4], [-138, -47, 8], [-144, -59, 7.4], [-143, -70, 5], [-141, -76, 2]];
/** Stripes of the haunch run round the thigh, from its rear edge forward and down; long and short, two of them split. */
const HAUNCH: readonly (readonly [Spot, Spot, Spot, number])[] = [
  [[-82, -74], [-68, -80], [-50, -74], 3.6], [[-84, -66], [-72, -69], [-58, -64], 3], [[-50, -84], [-48, -72], [-54, -62], 3.2], [[-84, -57], [-66, -62], [-44, -55], 4], [[-62, -57], [-54, -53], [-46, -48], 2.4],
  [[-83, -48], [-72, -51], [-58, -46], 3.4], [[-85, -39], [-72, -41], [-56, -37], 3.2], [[-88, -29], [-79, -31], [-70, -27], 3], [[-92, -19], [-85, -20], [-78, -16], 2.6], [[-94, -11], [-88, -12], [-82, -9], 2],
];
const WHITE = '#fdf3df';

/** A tapered stroke of fur from one spot over another to a third. */
const stroke = (a: Spot, b: Spot, c: Spot, width: number) => limb([[a[0], a[1], width * 0.5], [b[0], b[1], width], [c[0], c[1], 0.4]]);

/** Rings round the tail, closer towards its black tip. */
const tailRings = () =>
  [0.2, 0.31, 0.42, 0.53, 0.63, 0.73].map((t, i) => {
    const { x, y, angle } = alongLine(TAIL.map(([tx, ty]) => [tx, ty] as const), t);
    const [ax, ay] = [-Math.sin(angle) * 8, Math.cos(angle) * 8];
    return limb([[x - ax, y - ay, 2.6], [x + Math.cos(angle) * 1.4, y + Math.sin(angle) * 1.4, 4 + (i % 2)], [x + ax, y + ay, 2.6]]);
  }).join('') + oval(-143, -72, 9, 14);

/** Stripes of the neck, bent round it like collars. */
const NECK_STRIPES: readonly (readonly [Spot, Spot, Spot, number])[] = [[[73, -100], [77, -84], [74, -68], 4], [[82, -102], [86, -86], [82, -64], 4.4], [[78, -60], [84, -54], [92, -52], 3], [[91, -104], [93, -90], [90, -76], 4]];

/** Stripes along the flank: each hangs from the back and leans with the ribs; every second one is split, shorter ones come up from the belly. */
function flankStripes(seed: string): string {
  const r = random(seed);
  let d = '';
  for (let x = -66, i = 0; x < 66; x += r.between(7.4, 10.4), i += 1) {
    const top = heightAt(BACK, x) - 3;
    // Over the haunch they run forward, over the shoulder back; the shoulder itself wears few and short ones.
    const lean = x < -30 ? 7 : x > 20 ? -6 : -2;
    const long = (x > 24 ? r.between(12, 24) : r.between(24, 40)) * (i % 3 === 1 ? 0.66 : 1);
    const width = r.between(3.2, 4.8);
    d += limb([[x, top, width * 0.8], [x + lean * 0.34 + r.between(-1, 1), top + long * 0.42, width], [x + lean, top + long, 0.4]]);
    if (i % 2 === 0 && long > 22 && x > -48) d += limb([[x + lean * 0.4 + 4.4, top + long * 0.34, 0.5], [x + lean * 0.8 + 5, top + long * 0.66, width * 0.62], [x + lean * 1.2 + 2, top + long * 1.12, 0.4]]);
    // From the belly they come up unevenly, some of them not at all.
    if (x > -44 && x < 34 && i % 4 !== 2) d += limb([[x + 4, -36, 1.6], [x + 2 + r.between(-2, 2), -46, r.between(2.4, 3.8)], [x + r.between(3, 8), -50 - r.between(0, 12), 0.4]]);
  }
  return d;
}

/** (x, y): between the paws. Light falls from the upper left; stripes bend along the ribs; belly, cheeks and brows are white. */
export function Tiger({ coat = '#dd8430', stripe = '#2a1a1a', ...place }: AnimalPlace & { coat?: string; stripe?: string }) {
  const { id } = place;
  const far = underside(coat, 0.42);
  const band = (list: readonly (readonly [number, number, number, number])[]) => list.map(([x, y, reach, lift]) => limb([[x - reach, y - lift, 0.5], [x, y + 1, 3.4], [x + reach, y + lift, 0.5]])).join('');
  return (
    <Standing {...place} reach={84}>
      <Body id={`${id}-tail`} d={limb(TAIL)} coat={coat} shade="M-70 -70Q-90 -50 -112 -37Q-130 -34 -140 -44L-150 -20H-70Z">
        <path d={tailRings()} fill={stripe} />
      </Body>
      <Body id={`${id}-far`} d={form(FAR_FORE) + form(FAR_HIND)} coat={far} shade="M58 -38L86 -30L108 -10L130 -4V4H40ZM-64 -20L-40 -10L-20 -4V4H-64Z" light="M84 -64L106 -47L118 -34L124 -20L118 -22L104 -40L80 -58Z">
        <path d={band([[92, -47, 7, 5], [101, -38, 7, 5], [108, -29, 7, 4], [113, -20, 7, 2], [-38, -40, 8, -2], [-44, -28, 7, -1], [-42, -18, 5, 1]])} fill={mix(stripe, far, 0.2)} />
        <path d="M112 -5v-5M117 -5v-6M-38 0v-5M-32 0v-6M-27 0v-5" stroke={stripe} strokeWidth={1.3} opacity={0.7} />
      </Body>
      <Body id={`${id}-body`} d={BODY} coat={coat} shade="M-84 -58Q-50 -60 -20 -54Q20 -50 50 -56Q76 -58 92 -66L120 -70V-34H-84Z" light="M-78 -72Q-66 -98 -44 -95Q-20 -92 4 -92Q26 -96 42 -105Q58 -102 76 -101L102 -104L96 -94Q60 -90 44 -90Q24 -84 0 -80Q-30 -82 -56 -82Q-70 -78 -78 -66Z">
        <path d={form([[-54, -53], [-30, -50], [-12, -46], [0, -47], [12, -44], [30, -46], [40, -44], [60, -36], [-40, -36]])} fill={mix(WHITE, '#8a5a5c', 0.16)} />
        {/* Throat and breast are white under the head. */}
        <path d={form([[75, -58, 'corner'], [82, -60], [90, -66], [118, -70], [118, -50], [92, -40], [78, -39], [82, -45], [76, -47, 'corner'], [81, -52]])} fill={mix(WHITE, '#8a5a5c', 0.24)} />
        <path d={flankStripes(`${id}-stripes`)} fill={stripe} />
        <path d={NECK_STRIPES.map(([from, over, to, width]) => stroke(from, over, to, width)).join('')} fill={stripe} />
      </Body>
      <Body id={`${id}-hind`} d={form(NEAR_HIND)} coat={coat} shade="M-30 -62Q-44 -52 -58 -46Q-72 -30 -76 2H-20V-62Z" light="M-86 -62Q-80 -86 -60 -94Q-66 -84 -72 -72Q-76 -58 -76 -46L-88 -24L-96 0L-104 -4Z">
        <path d={HAUNCH.map(([from, over, to, width]) => stroke(from, over, to, width)).join('')} fill={stripe} />
      </Body>
      <Body id={`${id}-fore`} d={form(NEAR_FORE)} coat={coat} shade="M78 -84Q70 -60 58 -44L54 -26L55 -12L62 2H90V-84Z" light="M36 -92Q30 -66 34 -54L42 -36L44 -14L42 0L34 -2L28 -90Z">
        <path d={band([[56, -45, 7, 3], [48, -36, 7, 3], [57, -29, 6, 1], [49, -21, 6, 1], [55, -14, 5, 0]]) + stroke([72, -80], [66, -72], [58, -68], 3.4) + stroke([34, -82], [42, -78], [48, -68], 3.4) + stroke([72, -66], [64, -58], [56, -56], 3.6) + stroke([32, -64], [40, -60], [46, -54], 3)} fill={stripe} />
        <path d={form([[32, -52], [38, -44], [43, -32], [44, -20], [39, -18], [34, -40]])} fill={WHITE} opacity={0.55} />
        <path d={form([[44, -8], [56, -11], [72, -9], [76, 2], [42, 2]])} fill={mix(coat, WHITE, 0.3)} opacity={0.6} />
      </Body>
      <path d="M53 -1v-6M59 -1v-7M65 -1v-6M-94 -1v-5M-88 -1v-6M-83 -1v-5" stroke={underside(coat, 0.6)} strokeWidth={1.4} />
      <At x={106} y={-81} scale={0.51} turn={4}>
        <TigerFace coat={coat} stripe={stripe} />
      </At>
    </Standing>
  );
}
