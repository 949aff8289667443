/** A tiger at a walk, its face turned to us. Height = top of the shoulder: body twice as long, head a fifth of the whole, paws as wide as the wrist is thick twice over. */
import { mix } from '../kit/colour.ts';
import type { Station } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { Body, form, limb, Standing, underside, type AnimalPlace } from './animal.tsx';
import { At } from './canvas.tsx';
import { heightAt, oval, type Spot } from './shapes.ts';

/** Rump, hip, dip of the back, shoulder blades, neck: stripes hang from this line. */
const BACK: readonly Spot[] = [[-80, -68], [-72, -81], [-58, -90], [-36, -90], [-10, -86], [14, -88], [30, -96], [42, -100], [56, -98], [72, -94]];
const BODY = form([[-80, -66], [-73, -81], [-58, -91], [-36, -91], [-10, -87], [14, -89], [30, -97], [42, -101], [56, -99], [74, -95], [82, -80], [76, -62], [66, -50], [44, -42], [14, -38], [-14, -39], [-36, -46], [-52, -52], [-70, -52]]);
/** The leg that carries: shoulder over wrist over paw. */
const NEAR_FORE: readonly Station[] = [[62, -88], [72, -68], [67, -50], [61, -36], [58, -20], [60, -11], [67, -6], [68, 0, 'corner'], [45, 0, 'corner'], [43, -7], [44, -18], [42, -34], [36, -48], [34, -66], [44, -84]];
/** The leg that reaches out and is about to take the weight. */
const FAR_FORE: readonly Station[] = [[58, -66], [76, -62], [84, -46], [92, -28], [98, -15], [107, -9], [110, -3], [107, 0, 'corner'], [88, 0, 'corner'], [86, -8], [78, -22], [66, -38], [56, -46]];
/** The leg that pushes off: heel up, weight on the toes. */
const NEAR_HIND: readonly Station[] = [[-60, -90], [-76, -80], [-83, -62], [-80, -46], [-87, -30], [-91, -15], [-98, -7], [-97, 0, 'corner'], [-77, 0, 'corner'], [-76, -6], [-79, -15], [-71, -26], [-57, -35], [-41, -42], [-35, -56], [-40, -76]];
/** The leg set down under the belly. */
const FAR_HIND: readonly Station[] = [[-64, -56], [-58, -38], [-56, -25], [-49, -14], [-46, -6], [-46, 0, 'corner'], [-25, 0, 'corner'], [-22, -5], [-27, -11], [-36, -16], [-37, -26], [-27, -44], [-26, -54]];
const TAIL: readonly (readonly [number, number, number])[] = [[-74, -74, 10], [-88, -58, 8.6], [-97, -40, 8], [-107, -26, 7.6], [-120, -22, 7.4], [-131, -29, 7], [-136, -41, 5.6]];
/** Stripes of the haunch run round the thigh, from its rear edge forward and down; long and short, two of them split. */
const HAUNCH: readonly (readonly [Spot, Spot, Spot, number])[] = [
  [[-82, -74], [-68, -80], [-50, -74], 3.6], [[-84, -66], [-72, -69], [-58, -64], 3], [[-50, -84], [-48, -72], [-54, -62], 3.2], [[-84, -57], [-66, -62], [-44, -55], 4], [[-62, -57], [-54, -53], [-46, -48], 2.4],
  [[-83, -48], [-72, -51], [-58, -46], 3.4], [[-85, -39], [-72, -41], [-56, -37], 3.2], [[-88, -29], [-79, -31], [-70, -27], 3], [[-92, -19], [-85, -20], [-78, -16], 2.6], [[-94, -11], [-88, -12], [-82, -9], 2],
];
const WHITE = '#fdf3df';

/** A tapered stroke of fur from one spot over another to a third. */
const stroke = (a: Spot, b: Spot, c: Spot, width: number) => limb([[a[0], a[1], width * 0.5], [b[0], b[1], width], [c[0], c[1], 0.4]]);
/** The same on both sides of the face. */
const pair = (draw: (side: 1 | -1) => string) => draw(-1) + draw(1);

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
    if (x > -40 && x < 40) d += limb([[x + 4, -37, 2.6], [x + 3 + r.between(-1, 1), -48, 3], [x + 5, -55 - r.between(0, 6), 0.4]]);
  }
  return d;
}

/** The face from the front, 100 across from ruff to ruff. Small amber eyes set wide apart and a deep muzzle make it a wild grown cat. */
function Face({ coat, stripe }: { coat: string; stripe: string }) {
  const shade = underside(coat, 0.22);
  return (
    <>
      <path d={pair((s) => form([[s * 20, -40], [s * 23, -56], [s * 34, -62], [s * 45, -55], [s * 46, -40], [s * 38, -28]]))} fill={stripe} />
      <path d={pair((s) => form([[s * 26, -42], [s * 29, -51], [s * 36, -54], [s * 41, -47], [s * 39, -36]]))} fill="#f3d9b8" />
      <path d={pair((s) => form([[s * 27, -38], [s * 32, -47], [s * 36, -40], [s * 34, -30]]))} fill={mix(coat, stripe, 0.5)} />
      <path d={form([[0, -49], [18, -47], [32, -38], [43, -20], [47, -4], [55, 10, 'corner'], [49, 17], [51, 28, 'corner'], [42, 33], [38, 44, 'corner'], [26, 46], [14, 56], [0, 58], [-14, 56], [-26, 46], [-38, 44, 'corner'], [-42, 33], [-51, 28, 'corner'], [-49, 17], [-55, 10, 'corner'], [-47, -4], [-43, -20], [-32, -38], [-18, -47]])} fill={coat} />
      <path d={form([[10, -48], [32, -38], [43, -20], [47, -4], [55, 10, 'corner'], [49, 17], [51, 28, 'corner'], [42, 33], [38, 44, 'corner'], [30, 40], [34, 10], [26, -26]])} fill={shade} opacity={0.5} />
      <path d={pair((s) => form([[s * 22, 10], [s * 34, 3], [s * 47, 2], [s * 54, 10, 'corner'], [s * 48, 17], [s * 50, 28, 'corner'], [s * 41, 33], [s * 37, 44, 'corner'], [s * 24, 44], [s * 22, 28]]))} fill={WHITE} />
      <path d={pair((s) => form([[s * 9, -16], [s * 18, -24], [s * 30, -20], [s * 33, -10], [s * 22, -12]]))} fill={WHITE} />
      <path d={form([[-9, -22], [9, -22], [11, -4], [16, 16], [0, 22], [-16, 16], [-11, -4]])} fill={mix(coat, '#ffe0a0', 0.28)} />
      <path d={pair((s) => form([[0, 18], [s * 13, 16], [s * 25, 25], [s * 25, 38], [s * 13, 44], [s * 2, 40]]))} fill={WHITE} />
      <path d={form([[-15, 42], [0, 40], [15, 42], [13, 54], [0, 58], [-13, 54]])} fill={WHITE} />
      <path d={form([[-17, 41], [-9, 45], [0, 42], [9, 45], [17, 41], [10, 48], [0, 47], [-10, 48]])} fill={mix(WHITE, '#7a4a52', 0.4)} />
      <path d={form([[-12, 13], [0, 11], [12, 13], [9, 20], [0, 25], [-9, 20]])} fill="#a94f50" />
      <path d={form([[-11, 13], [0, 11.4], [11, 13], [0, 16]])} fill="#d98784" />
      <path d={`${limb([[0, 24, 2.2], [0, 30, 2.4], [0, 36, 2.6]])}${pair((s) => limb([[0, 35, 3], [s * 8, 41, 3], [s * 17, 40, 0.6]]))}`} fill={stripe} />
      <path d={pair((s) => oval(s * 12, 29, 1.3) + oval(s * 17, 31, 1.3) + oval(s * 13, 34, 1.3) + oval(s * 19, 36, 1.2))} fill={stripe} opacity={0.7} />
      {/* Eyes: the lid is a heavy line that runs down into the inner corner. */}
      <path d={pair((s) => form([[s * 9, 3], [s * 14, -8], [s * 24, -11], [s * 33, -6], [s * 26, 2], [s * 16, 3]]))} fill={stripe} />
      <path d={pair((s) => form([[s * 14, 0], [s * 17, -6], [s * 24, -8], [s * 29, -5], [s * 24, 0], [s * 18, 1]]))} fill="#e8b53c" />
      <path d={pair((s) => oval(s * 21, -4, 2.7))} fill="#140d0c" />
      <path d={oval(20, -5.4, 0.9) + oval(-22, -5.4, 0.9)} fill="#ffffff" />
      <path
        d={[
          limb([[0, -48, 3], [0, -38, 4.4], [0, -28, 0.5]]),
          pair((s) => stroke([s * 3, -26], [s * 9, -31], [s * 17, -32], 4)),
          pair((s) => stroke([s * 5, -36], [s * 12, -41], [s * 22, -41], 4)),
          pair((s) => stroke([s * 4, -19], [s * 7, -24], [s * 13, -26], 3)),
          pair((s) => stroke([s * 36, -28], [s * 36, -17], [s * 31, -10], 4.4)),
          pair((s) => stroke([s * 45, -12], [s * 42, -2], [s * 34, 5], 5)),
          pair((s) => stroke([s * 52, 12], [s * 44, 17], [s * 34, 16], 5)),
          pair((s) => stroke([s * 49, 27], [s * 41, 27], [s * 32, 23], 4.4)),
          pair((s) => stroke([s * 37, 42], [s * 33, 37], [s * 28, 32], 3.6)),
        ].join('')}
        fill={stripe}
      />
      <path d={[-1, 1].map((s) => `M${s * 19} 31L${s * 54} 24M${s * 19} 34L${s * 56} 36M${s * 17} 37L${s * 48} 48`).join('')} stroke="#fffaf0" strokeWidth={1} opacity={0.8} />
    </>
  );
}

/** (x, y): between the paws. Light falls from the upper left; stripes bend along the ribs; belly, cheeks and brows are white. */
export function Tiger({ coat = '#dd8430', stripe = '#2a1a1a', ...place }: AnimalPlace & { coat?: string; stripe?: string }) {
  const { id } = place;
  const far = underside(coat, 0.42);
  const band = (list: readonly (readonly [number, number, number, number])[]) => list.map(([x, y, reach, lift]) => limb([[x - reach, y - lift, 0.5], [x, y + 1, 3.4], [x + reach, y + lift, 0.5]])).join('');
  return (
    <Standing {...place} reach={84}>
      <path d={form(FAR_FORE) + form(FAR_HIND)} fill={far} />
      <path d={band([[80, -44, 8, 3], [87, -33, 7, 3], [92, -22, 6, 2], [-38, -40, 8, -2], [-44, -28, 7, -1], [-42, -18, 5, 1]])} fill={mix(stripe, far, 0.25)} />
      <path d={limb(TAIL)} fill={coat} />
      <path d={TAIL.slice(1, 6).map(([x, y], i) => limb([[x - 4.6, y - 3 + i * 1.4, 2.4], [x, y + 0.6, 4.4], [x + 4.4, y + 2.6 - i, 2.4]])).join('') + limb([[-132, -31, 7], [-135.6, -39, 6.4], [-137, -44, 4]])} fill={stripe} />
      <Body id={`${id}-body`} d={BODY} coat={coat} shade="M-84 -58Q-50 -60 -20 -54Q20 -50 50 -58Q66 -62 84 -76V-36H-84Z" light="M-78 -72Q-66 -98 -44 -95Q-20 -92 4 -92Q26 -96 42 -105Q58 -102 76 -98Q60 -92 44 -90Q24 -84 0 -80Q-30 -82 -56 -82Q-70 -78 -78 -66Z">
        <path d={form([[-54, -52], [-30, -49], [0, -44], [30, -46], [56, -52], [60, -36], [-40, -36]])} fill={WHITE} />
        <path d={flankStripes(`${id}-stripes`)} fill={stripe} />
      </Body>
      <Body id={`${id}-hind`} d={form(NEAR_HIND)} coat={coat} shade="M-30 -62Q-44 -52 -58 -46Q-72 -30 -76 2H-20V-62Z" light="M-86 -62Q-80 -86 -60 -94Q-66 -84 -72 -72Q-76 -58 -76 -46L-88 -24L-96 0L-104 -4Z">
        <path d={HAUNCH.map(([from, over, to, width]) => stroke(from, over, to, width)).join('')} fill={stripe} />
      </Body>
      <Body id={`${id}-fore`} d={form(NEAR_FORE)} coat={coat} shade="M74 -74Q62 -56 56 -36L54 -12L58 2H90V-74Z" light="M44 -84Q34 -66 37 -48L44 -34L46 -14L44 0L38 -2L34 -90Z">
        <path d={band([[50, -38, 8, 2], [53, -27, 7, 1], [51, -17, 5, 0]]) + stroke([66, -84], [62, -72], [54, -62], 3.6) + stroke([44, -78], [46, -66], [52, -56], 3.2)} fill={stripe} />
        <path d={form([[34, -52], [40, -44], [46, -30], [47, -16], [42, -16], [36, -40]])} fill={WHITE} opacity={0.5} />
      </Body>
      <path d="M52 -1v-5M58 -1v-6M63 -1v-5M-92 -1v-4M-87 -1v-5M-82 -1v-4" stroke={far} strokeWidth={1.3} />
      <path d={`M96 -1v-4M101 -1v-5`} stroke={stripe} strokeWidth={1} opacity={0.5} />
      <path d={form([[54, -99], [74, -98], [90, -84], [86, -62], [72, -52], [60, -62], [52, -80]])} fill={mix(coat, far, 0.16)} />
      <path d={form([[64, -70], [76, -62], [88, -62], [84, -50], [74, -44], [66, -52]])} fill={mix(WHITE, '#7a4a52', 0.2)} />
      <path d={stroke([56, -99], [53, -88], [57, -78], 4.4) + stroke([64, -58], [70, -53], [78, -52], 3) + stroke([54, -76], [58, -66], [66, -62], 4)} fill={stripe} />
      <At x={84} y={-82} scale={0.465} turn={3}>
        <Face coat={coat} stripe={stripe} />
      </At>
    </Standing>
  );
}
