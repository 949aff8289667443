/** A horse. `height`: roughly up to the tips of the ears. */
import { mix } from '../kit/colour.ts';
import { form, limb, underside, Body, Standing, type AnimalPlace } from './animal.tsx';
import { oval } from './shapes.ts';

/** A horse, standing or trotting. `harness`: colour of the bridle and collar; `blanket`: colour of a saddle cloth. */
export function Horse({ id = 'horse', gait = 'stand', coat: hide = '#7a4a30', mane = mix(hide, '#1a1016', 0.6), harness, blanket, ...place }: Omit<AnimalPlace, 'id'> & { id?: string; gait?: 'stand' | 'trot'; coat?: string; mane?: string; harness?: string; blanket?: string }) {
  const coat = place.ink ?? hide;
  const dark = place.ink ?? underside(hide, 0.42);
  const shade = place.ink ?? underside(hide, 0.28);
  const hair = place.ink ?? mane;
  const t = gait === 'trot';
  const hoof = place.ink ?? '#2a2024';
  const leg = (s: readonly (readonly [number, number, number])[]) => limb(s);
  const farFront = t ? leg([[24, -44, 11], [38, -34, 7], [42, -20, 4.6], [34, -12, 4.4]]) : leg([[20, -44, 11], [20, -24, 6.4], [20.6, -8, 4.4], [22, 0, 5.6]]);
  const farHind = t ? leg([[-28, -44, 14], [-22, -32, 8], [-30, -20, 5.4], [-18, -2, 5]]) : leg([[-26, -46, 14], [-22, -32, 8.4], [-28, -20, 5.4], [-26, 0, 5.4]]);
  const nearFront = t ? leg([[24, -46, 13], [23, -26, 7.4], [20, -10, 5], [18, 0, 6]]) : leg([[26, -46, 13], [27, -25, 7], [27, -8, 5], [29, 0, 6]]);
  const nearHind = t ? leg([[-32, -48, 19], [-38, -34, 9.6], [-52, -24, 6], [-54, -8, 5], [-58, -3, 5]]) : leg([[-34, -48, 19], [-30, -33, 9.6], [-38, -20, 6], [-36, -6, 5], [-34, 0, 6]]);
  return (
    <Standing {...place} reach={40}>
      <path d={farFront + farHind} fill={dark} />
      <path d={limb([[-40, -60, 5], [-50, -52, 7], [-54, -36, 6], [-52, -20, 1]])} fill={hair} />
      <Body
        id={`${id}-body`}
        d={form([[-43, -54], [-40, -64], [-28, -69], [-12, -66], [6, -66], [18, -71], [30, -80], [38, -92], [46, -97], [52, -92], [51, -82], [46, -70], [41, -56], [34, -44], [20, -40], [-4, -38], [-22, -42], [-36, -44]])}
        coat={coat}
        shade={place.ink ? '' : 'M-46 -50Q-20 -54 4 -50Q28 -50 36 -60Q44 -70 48 -86L60 -80V-30H-46Z'}
        light={place.ink ? '' : 'M-40 -63Q-28 -73 -12 -69Q6 -70 18 -74Q10 -66 -6 -63Q-24 -66 -40 -60Z'}
      />
      <path d={nearFront + nearHind} fill={coat} />
      <path d={t ? oval(18, -1.4, 4, 2.2) + oval(-59, -2.6, 3.4, 2.4) + oval(33, -11, 3.2, 2.4) : oval(29.4, -1.4, 4, 2.2) + oval(-33.6, -1.4, 4, 2.2)} fill={hoof} />
      <path d={form([[40, -94], [45, -98], [51, -96], [58, -88], [65, -80], [67, -74], [63, -70], [57, -72], [50, -78], [44, -82]])} fill={coat} />
      {!place.ink && <path d={form([[50, -79], [58, -76], [66, -73.4], [63, -70], [57, -72]])} fill={shade} />}
      <path d={limb([[44, -96, 3.2], [44, -101, 2.4], [46, -104, 0.5]]) + limb([[48, -97, 3], [49.4, -101, 2.2], [51.6, -103.4, 0.5]])} fill={coat} />
      <path d={form([[45, -100], [38, -98], [30, -88], [20, -76], [16, -68], [24, -69], [32, -74], [37, -82], [41, -90]])} fill={hair} />
      <path d={limb([[46, -99, 3], [51, -93, 2.4], [52, -88, 0.6]])} fill={hair} />
      {!place.ink && <path d={oval(53.6, -87.6, 1.3, 1.5)} fill="#16100f" />}
      {blanket && !place.ink && <path d="M-20 -68.6Q-6 -70 8 -68.4Q11 -56 9 -47Q-6 -44 -20 -47Q-23 -58 -20 -68.6Z" fill={blanket} />}
      {blanket && !place.ink && <path d="M-21.6 -54Q-6 -51 10 -54L9 -47Q-6 -44 -20 -47Z" fill={underside(blanket, 0.32)} />}
      {harness && !place.ink && <path d="M46 -97L57 -73M60 -86L54 -77M50 -88L62 -79M38 -92Q26 -66 36 -46M34 -62Q0 -58 -40 -58M-14 -67V-40" stroke={harness} strokeWidth={1.8} fill="none" />}
      {harness && !place.ink && <path d="M44 -104Q44 -112 49 -113Q48 -108 49 -103Z" fill="#d2432f" />}
    </Standing>
  );
}

