/** A tiger walking, from the side. `height`: to the shoulder blades, which rise above the back; the trunk is 1.5 × `height` long. */
import { mix } from '../kit/colour.ts';
import type { Station } from '../kit/curves.ts';
import { Body, form, limb, Standing, underside, type AnimalPlace } from './animal.tsx';
import { At, Gradient } from './canvas.tsx';
import { alongLine, heightAt, oval, type Spot } from './shapes.ts';
import { TigerHead } from './tiger-head.tsx';

/** The line the stripes hang from: rump, hip, dip of the back, shoulder blades, neck up to the nape. */
const BACK: readonly Spot[] = [[-80, -70], [-72, -83], [-58, -91], [-36, -90], [-10, -85], [14, -87], [28, -95], [42, -101], [56, -99], [70, -95], [84, -95], [100, -94]];
/** Trunk and neck in one: the neck continues the line of the back and carries the head forward. */
const BODY = form([[-80, -66], [-74, -81], [-60, -91], [-38, -91], [-10, -86], [12, -88], [27, -96], [40, -102], [54, -101], [68, -96], [84, -96], [104, -92], [112, -76], [108, -58], [98, -50], [88, -44], [78, -38], [60, -35], [36, -35], [14, -35], [-14, -37], [-36, -43], [-52, -51], [-70, -54]]);
/** The leg that carries the weight: shoulder blade over elbow over wrist over paw. */
const NEAR_FORE: readonly Station[] = [[50, -97], [62, -90], [71, -77], [73, -64], [68, -50], [63, -38], [60.6, -27], [60, -17], [63, -12], [70, -9], [73, -4], [71, 0, 'corner'], [46, 0, 'corner'], [43.6, -5], [44.6, -13], [44, -23], [42, -34], [37, -45], [32, -56], [32, -72], [38, -90]];
/** The leg that swings forward, its paw hanging from the wrist. */
const FAR_FORE: readonly Station[] = [[58, -66], [84, -64], [95, -54], [106, -45], [115, -37], [120, -28], [124, -19], [127, -11], [124, -6, 'corner'], [108, -7, 'corner'], [104, -13], [104, -22], [99, -28], [86, -33], [72, -38], [58, -46]];
/** The leg that pushes off: heel up, weight on the toes. */
const NEAR_HIND: readonly Station[] = [[-60, -90], [-76, -80], [-83, -62], [-81, -46], [-89, -32], [-93, -22], [-94, -14], [-100, -7], [-99, 0, 'corner'], [-77, 0, 'corner'], [-76, -6], [-79, -15], [-72, -26], [-57, -35], [-41, -42], [-35, -56], [-40, -76]];
/** The leg set down under the belly. */
const FAR_HIND: readonly Station[] = [[-64, -56], [-58, -38], [-56, -25], [-49, -14], [-46, -6], [-46, 0, 'corner'], [-23, 0, 'corner'], [-20, -5], [-26, -11], [-35, -16], [-36, -26], [-26, -42], [-24, -54]];
/** The tail leaves the rump in one sweep, down and back, and curls up at its tip. */
const TAIL: readonly (readonly [number, number, number])[] = [[-66, -84, 16], [-80, -77, 11.5], [-92, -64, 9.6], [-102, -50, 9], [-114, -41, 8.6], [-127, -40, 8.4], [-138, -47, 8], [-144, -59, 7.4], [-143, -70, 5], [-141, -76, 2]];
/** Stripes of the haunch, most of them arching forward from the rear edge of the thigh: three points and a width. */
const HAUNCH: readonly (readonly [Spot, Spot, Spot, number])[] = [
  [[-82, -74], [-68, -80], [-50, -74], 3.6], [[-84, -66], [-72, -69], [-58, -64], 3], [[-50, -84], [-48, -72], [-54, -62], 3.2], [[-84, -57], [-66, -62], [-44, -55], 4], [[-62, -57], [-54, -53], [-46, -48], 2.4],
  [[-83, -48], [-72, -51], [-58, -46], 3.4], [[-85, -39], [-72, -41], [-56, -37], 3.2], [[-88, -29], [-79, -31], [-70, -27], 3], [[-92, -19], [-85, -20], [-78, -16], 2.6], [[-94, -11], [-88, -12], [-82, -9], 2],
];
const WHITE = '#fdf3df';

/** A tapered stripe from `a` through `b` to `c`. */
const stroke = (a: Spot, b: Spot, c: Spot, width: number) => limb([[a[0], a[1], width * 0.5], [b[0], b[1], width], [c[0], c[1], 0.4]]);

/** Rings round the tail, and its black tip. */
const tailRings = () =>
  [0.2, 0.31, 0.42, 0.53, 0.63, 0.73].map((t, i) => {
    const { x, y, angle } = alongLine(TAIL.map(([tx, ty]) => [tx, ty] as const), t);
    const [ax, ay] = [-Math.sin(angle) * 8, Math.cos(angle) * 8];
    return limb([[x - ax, y - ay, 2.6], [x + Math.cos(angle) * 1.4, y + Math.sin(angle) * 1.4, 4 + (i % 2)], [x + ax, y + ay, 2.6]]);
  }).join('') + oval(-143, -72, 9, 14);

/** Stripes on the neck, curved round it like collars. */
const NECK_STRIPES: readonly (readonly [Spot, Spot, Spot, number])[] = [[[70, -97], [75, -82], [71, -66], 4.6], [[79, -96], [84, -80], [80, -60], 3.6], [[72, -60], [79, -52], [88, -48], 3]];

/**
 * Stripes of the flank: [x on the back, length, width, how far the end leans sideways, how far the middle bows].
 * Neighbours differ on purpose; a negative width opens the stripe into a loop.
 */
const FLANK: readonly (readonly [x: number, long: number, width: number, lean: number, bow: number])[] = [
  [-66, 16, 3.2, 7, 0], [-57, 25, 4.4, 9, 1], [-47, 20, 3, 8, 2], [-38, 39, -4.4, 6, 4], [-27, 26, 3.4, 3, 4], [-19, 42, 4.8, 0, 4.4], [-9, 30, 3, -2, 4], [0, 40, -5.4, -5, 4], [11, 24, 3.2, -6, 3], [19, 38, 4.4, -8, 2], [28, 20, 3, -7, 1], [38, 26, 4, -6, 0], [47, 15, 2.8, -4, 0], [58, 22, 3.6, 4, 0],
];
/** Shorter stripes that rise from the belly between the flank stripes. */
const BELLY: readonly (readonly [x: number, long: number, width: number])[] = [[-33, 13, 2.6], [-22, 9, 2], [-11, 17, 3], [6, 10, 2.2], [15, 16, 2.8], [26, 11, 2.2]];

/** A stripe from the back down the flank: it is thickest at a third of its length and tapers to a point. */
function flankStripe([x, long, width, lean, bow]: (typeof FLANK)[number]): string {
  const top = heightAt(BACK, x) - 2;
  const at = (t: number, w: number, side = 0) => [x + lean * t * t + bow * Math.sin(Math.PI * t) + side * Math.sin(Math.PI * t), top + long * t, w] as const;
  if (width > 0) return limb([at(0, width * 0.7), at(0.32, width), at(0.7, width * 0.6), at(1, 0.3)]);
  return [-1, 1].map((s) => limb([at(0, 2.6), at(0.3, -width * 0.56, s * 1.9), at(0.66, -width * 0.4, s * 1.9), at(s > 0 ? 1 : 0.86, 0.3, s * 1.6)])).join('');
}
const FLANK_STRIPES = FLANK.map(flankStripe).join('') + BELLY.map(([x, long, width]) => limb([[x + 2, -36, 0.5], [x + 1, -37 - long * 0.4, width], [x + 3, -38 - long, 0.3]])).join('');

/** (x, y): between the paws. The light is from the upper left; the stripes bend along the ribs and fade towards the white belly. */
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
      {/* Down the flank the stripes turn from black to rust and fade. */}
      <Gradient id={`${id}-stripe`} from={[0, -88]} to={[0, -38]} stops={[[0, stripe], [0.42, stripe], [0.72, mix(stripe, '#8a4a1e', 0.5), 0.85], [1, '#8a4a1e', 0.3]]} />
      <Gradient id={`${id}-belly`} from={[0, -58]} to={[0, -36]} stops={[[0, mix(coat, WHITE, 0.3), 0], [0.4, mix(coat, WHITE, 0.45)], [0.7, mix(WHITE, '#b07a4a', 0.3)], [1, mix(WHITE, '#8a5238', 0.56)]]} />
      <Body id={`${id}-body`} d={BODY} coat={coat} shade="M-84 -58Q-50 -62 -36 -48L-30 -30H-84ZM66 -40Q80 -56 92 -62L120 -66V-30H66Z" light="M-78 -72Q-66 -98 -44 -95Q-20 -92 4 -91Q26 -96 42 -106Q58 -104 76 -100L102 -98L96 -90Q60 -92 46 -93Q28 -86 6 -81Q-30 -83 -56 -84Q-70 -80 -78 -68Z">
        <path d={form([[-60, -58], [-34, -56], [-12, -52], [8, -51], [30, -52], [50, -50], [60, -30], [-40, -30]])} fill={`url(#${id}-belly)`} />
        {/* The white throat, in the shade of the head. */}
        <path d={form([[84, -66], [96, -70], [118, -72], [118, -48], [100, -46], [90, -52]])} fill={mix(WHITE, '#8a5a5c', 0.36)} />
        <path d={FLANK_STRIPES} fill={`url(#${id}-stripe)`} />
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
      <At x={111} y={-77} scale={0.56} turn={4}>
        <TigerHead id={`${id}-head`} coat={coat} stripe={stripe} />
      </At>
    </Standing>
  );
}
