/** Tiger and leopard. Height = top of the shoulder when standing. Long, low, heavy-jawed: a cat of the forest, not of the sofa. */
import { mix } from '../kit/colour.ts';
import { random } from '../kit/random.ts';
import { Body, form, limb, Standing, underside, type AnimalPlace } from './animal.tsx';
import { oval } from './shapes.ts';

const WALK_BACK: readonly (readonly [number, number])[] = [[-60, -78], [-44, -92], [-20, -88], [4, -86], [26, -96], [40, -98]];
const BODY = form([[-64, -66], [-58, -82], [-44, -93], [-20, -88], [6, -86], [24, -96], [38, -99], [54, -94], [62, -84], [60, -66], [48, -52], [30, -46], [4, -44], [-20, -48], [-36, -50], [-54, -50]]);
const HEAD = form([[52, -92], [60, -99], [70, -100], [78, -95], [82, -89], [88, -86.4], [93, -82], [93.4, -75], [88, -69], [78, -66], [68, -65], [58, -68], [53, -76]]);

/** Legs of a walking or standing cat as path data: [far, near]. */
function catLegs(pose: 'walk' | 'stand'): [string, string] {
  const s = pose === 'walk' ? 1 : 0;
  const front = (x: number, swing: number) => limb([[x, -68, 22], [x + swing * 0.3, -44, 14.5], [x + swing * 0.72, -20, 10], [x + swing * 0.96, -6, 9], [x + swing + 3, -1, 11]]) + oval(x + swing + 5, -3.6, 8, 3.8);
  const hind = (x: number, swing: number) => limb([[x, -64, 28], [x + 5 + swing * 0.3, -42, 18], [x - 6 + swing * 0.7, -23, 9.6], [x - 3 + swing, -8, 8.6], [x + swing, -1, 10]]) + oval(x + swing + 3, -3.4, 8, 3.6);
  return [front(36, 4 + s * 22) + hind(-40, -6 - s * 16), front(42, 2 - s * 16) + hind(-50, 4 + s * 14)];
}

/** A tiger. `head` low stalks. Stripes bend along the ribs, long and short, thick and thin; belly, cheeks and brows are white. */
export function Tiger({ pose = 'walk', head = 'level', coat: fur = '#dd8430', stripe = '#2a1a1a', ...place }: AnimalPlace & { pose?: 'walk' | 'stand'; head?: 'level' | 'low'; coat?: string; stripe?: string }) {
  const r = random(`${place.id}-stripes`);
  const coat = place.ink ?? fur;
  const dark = place.ink ?? underside(fur, 0.4);
  const [far, near] = catLegs(pose);
  const white = '#fbf0dc';
  const stripes: string[] = [];
  const ribs = 15;
  for (let i = 0; i < ribs; i += 1) {
    const x = -58 + (i / (ribs - 1)) * 112 + r.between(-1.4, 1.4);
    const k = WALK_BACK.findIndex(([bx]) => bx > x);
    const [ax, ay] = WALK_BACK[Math.max(k - 1, 0)] ?? [0, -90];
    const [bx, by] = WALK_BACK[k < 0 ? WALK_BACK.length - 1 : k] ?? [60, -94];
    const top = ay + ((by - ay) * (x - ax)) / (bx - ax || 1) - 4;
    const long = i % 3 === 1 ? r.between(15, 20) : r.between(26, 36);
    // Ribs lean: backwards on the haunch, forwards on the shoulder.
    const lean = -x * 0.09 + r.between(-2, 2);
    stripes.push(limb([[x, top, r.between(4, 6)], [x + lean * 0.5 + 2, top + long * 0.5, r.between(3, 4.4)], [x + lean, top + long, 0.5]]));
    if (i % 2) stripes.push(limb([[x + 4 + lean, -50 + r.between(-2, 2), 2.6], [x + 3 + lean * 0.6, -62, 2.2], [x + 1 + lean * 0.4, -68 - r.between(0, 5), 0.4]]));
  }
  const bars = (spots: readonly (readonly [number, number, number])[]) => spots.map(([x, y, w]) => limb([[x - w, y - 1.6, 0.6], [x, y + 0.8, 3], [x + w, y - 1, 0.6]])).join('');
  const s = pose === 'walk' ? 1 : 0;
  const tail = limb([[-60, -72, 8], [-76, -62, 7], [-90, -50, 6.4], [-102, -48, 6], [-110, -56, 5.6], [-113, -64, 4]]);
  const tilt = head === 'low' ? 'translate(4 22) rotate(8 56 -80)' : undefined;
  return (
    <Standing {...place} reach={66}>
      <path d={far} fill={dark} />
      <path d={tail} fill={coat} />
      {!place.ink && <path d={[[-74, -63], [-84, -54.6], [-94, -49], [-104, -50], [-110.4, -57]].map(([x, y], i) => limb([[(x ?? 0) - 3, (y ?? 0) - 4, 2], [x ?? 0, y ?? 0, 3.6], [(x ?? 0) + 2 - i, (y ?? 0) + 4, 2]])).join('') + oval(-113, -65, 3.2, 3.6)} fill={stripe} />}
      <path d={near} fill={coat} />
      {!place.ink && <path d={bars([[43 - s * 5, -40, 6], [42 - s * 9, -31, 5.4], [43 - s * 12, -21, 4.4], [-43 + s * 4, -44, 8], [-46 + s * 6, -34, 6], [-53 + s * 10, -20, 4], [-50 + s * 13, -12, 3.6]])} fill={stripe} />}
      <Body id={`${place.id}-body`} d={BODY} coat={coat} shade={place.ink ? '' : 'M-66 -58Q-30 -64 0 -60Q30 -58 62 -70V-40H-66Z'} light={place.ink ? '' : 'M-58 -84Q-44 -98 -20 -92Q6 -90 24 -100Q40 -104 56 -94Q40 -96 26 -90Q4 -82 -20 -84Q-44 -86 -58 -76Z'}>
        {!place.ink && <path d="M-40 -49Q-16 -54 6 -50Q30 -52 52 -58L48 -44H-40Z" fill={white} />}
        {!place.ink && <path d={stripes.join('')} fill={stripe} />}
      </Body>
      {!place.ink && <path d={limb([[-52, -60, 3.4], [-46, -52, 3], [-40, -48, 0.6]]) + limb([[-60, -68, 3], [-54, -58, 2.6], [-48, -54, 0.5]])} fill={stripe} />}
      <g transform={tilt}>
        <path d={form([[36, -98], [50, -99], [60, -96], [62, -72], [52, -62], [40, -66]])} fill={coat} />
        {!place.ink && <path d={limb([[45, -97, 4], [41, -84, 3.8], [43, -72, 0.6]]) + limb([[52, -97, 3.6], [49, -86, 3.4], [52, -76, 0.6]]) + limb([[50, -72, 3], [46, -66, 2.6], [44, -62, 0.5]])} fill={stripe} />}
        <path d={oval(60, -98, 5.2, 5.6)} fill={place.ink ?? stripe} />
        {!place.ink && <path d={oval(60.6, -97, 2.4, 2.8)} fill={white} />}
        <path d={HEAD} fill={coat} />
        {!place.ink && (
          <>
            <path d={form([[60, -68], [67, -73.4], [76, -75], [82, -79.6], [90, -79], [92.4, -75.6], [90, -70.4], [85, -67.6], [77, -65.6], [68, -65]])} fill={white} />
            <path d={form([[60, -67.4], [70, -69], [80, -68.6], [90, -70.6], [86, -67], [78, -65], [68, -64]])} fill={mix(white, '#8a5a5a', 0.3)} />
            <path d={oval(74, -90.4, 3.8, 2.2)} fill={white} />
            <path d="M73 -87.6Q76.4 -90 79.6 -86.8Q76 -85.6 73 -87.6Z" fill="#f0c84a" />
            <path d={oval(76.6, -87.4, 1.3, 1.3)} fill="#16100f" />
            <path d="M72 -88.4Q76 -91 80.4 -87L79.4 -86.6Q76 -89.4 72.4 -87.4Z" fill={stripe} />
            <path d={form([[89, -84], [93, -81], [93.6, -78], [90.8, -77.4]])} fill="#b5585a" />
            <path d="M92 -77.4L90.4 -74.4Q86 -73.8 80 -71" stroke={stripe} strokeWidth={1.3} fill="none" />
            <path d={limb([[57, -88, 2.6], [62, -84, 2.4], [66, -85, 0.5]]) + limb([[56, -80, 2.6], [62, -77, 2.4], [66, -78, 0.5]]) + limb([[60, -71, 2.2], [65, -70.4, 2], [70, -72, 0.5]]) + limb([[66, -99, 2.2], [68, -94.6, 2], [71, -94, 0.4]]) + limb([[73, -97, 2], [74, -94, 1.6], [76, -93.6, 0.4]])} fill={stripe} />
          </>
        )}
      </g>
    </Standing>
  );
}

