/** Horse, pony, deer. Height = tip of the ears. */
import { mix } from '../kit/colour.ts';
import { form, limb, underside, Body, Standing, type AnimalPlace } from './animal.tsx';
import { oval } from './shapes.ts';

/** A horse or (shorter, with `pony`) pony, standing or trotting; `harness` paints bridle and collar, `blanket` lays a saddle cloth on it. */
export function Horse({ id = 'horse', gait = 'stand', pony = false, coat: hide = '#7a4a30', mane = mix(hide, '#1a1016', 0.6), harness, blanket, ...place }: Omit<AnimalPlace, 'id'> & { id?: string; gait?: 'stand' | 'trot'; pony?: boolean; coat?: string; mane?: string; harness?: string; blanket?: string }) {
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
      {pony && !place.ink && <path d={limb([[48, -99, 3.6], [55, -94, 3.4], [56, -86, 0.8]])} fill={hair} />}
    </Standing>
  );
}

/** A spotted deer (chital): standing alert or grazing; `stag` wears antlers. */
export function Deer({ pose = 'stand', stag = false, coat: hide = '#b5713f', ...place }: AnimalPlace & { pose?: 'stand' | 'graze'; stag?: boolean; coat?: string }) {
  const coat = place.ink ?? hide;
  const dark = place.ink ?? underside(hide, 0.4);
  const graze = pose === 'graze';
  const leg = (x: number, bend: number) => limb([[x, -42, 8], [x + bend, -24, 4.6], [x - bend * 0.6, -12, 3.2], [x, 0, 3.4]]);
  const spots = Array.from({ length: 26 }, (_, i) => oval(-28 + ((i * 0.618) % 1) * 54, -66 + (i / 26) * 18, 1.3, 1.1)).join('');
  const head = (
    <>
      <path d={limb([[38, -92, 2.6], [30, -98, 5], [26, -99, 0.6]])} fill={coat} />
      <path d={form([[36, -92], [41, -97], [48, -95], [56, -88], [59, -85], [57, -81], [50, -82], [42, -83], [37, -86]])} fill={coat} />
      {!place.ink && <path d={form([[46, -84], [54, -85], [59, -84], [56, -80.6], [50, -81.4]])} fill="#f4e4cc" />}
      {!place.ink && <path d={oval(46.4, -90, 1.3, 1.5) + oval(58.6, -85.4, 1.3, 1.2)} fill="#16100f" />}
      {stag && <path d="M42 -96Q34 -108 42 -122Q46 -126 46 -130M38.4 -110Q46 -110 49 -116M45 -96Q50 -106 58 -112Q62 -118 60 -124M51 -105Q56 -104 60 -106" stroke={place.ink ?? '#6b4a34'} strokeWidth={2} fill="none" strokeLinecap="round" />}
    </>
  );
  return (
    <Standing {...place} reach={34}>
      <path d={leg(-20, 3) + leg(18, -1)} fill={dark} />
      <Body id={`${place.id}-body`} d={form(graze ? [[-35, -56], [-30, -66], [-14, -69], [6, -66], [20, -66], [32, -58], [44, -40], [52, -24], [46, -20], [34, -34], [24, -44], [4, -42], [-18, -44], [-32, -48]] : [[-35, -56], [-30, -66], [-14, -69], [6, -66], [18, -68], [26, -78], [32, -90], [39, -94], [43, -86], [40, -70], [34, -54], [24, -44], [4, -42], [-18, -44], [-32, -48]])} coat={coat} shade={place.ink ? '' : 'M-40 -52Q0 -56 24 -54L60 -60V-20H-40Z'} light={place.ink ? '' : 'M-32 -64Q-14 -73 6 -69Q20 -70 24 -72Q10 -63 -32 -60Z'}>
        {!place.ink && <path d={spots} fill="#f7e6c8" />}
        {!place.ink && <path d="M-30 -46Q0 -50 24 -46L20 -38H-30Z" fill="#f4e4cc" />}
      </Body>
      <path d={leg(-28, 4) + leg(25, -1)} fill={coat} />
      <path d={limb([[-33, -62, 4], [-38, -56, 4.4], [-38, -50, 0.8]])} fill={place.ink ?? '#f4e4cc'} />
      {graze ? <g transform="translate(-13 52) rotate(42 40 -88)">{head}</g> : head}
    </Standing>
  );
}
