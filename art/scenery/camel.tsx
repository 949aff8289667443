/** Dromedaries. Height = top of the hump. */
import { mix } from '../kit/colour.ts';
import { Body, form, limb, Standing, underside, type AnimalPlace } from './animal.tsx';
import { oval } from './shapes.ts';

/** A camel, standing or walking, bare or with saddle, cloth and reins. */
export function Camel({ pose = 'stand', saddle, trim = '#f2a51b', seat = '#2c3e73', coat: hide = '#c9935a', ...place }: AnimalPlace & { pose?: 'stand' | 'walk'; saddle?: string; trim?: string; seat?: string; coat?: string }) {
  const coat = place.ink ?? hide;
  const dark = place.ink ?? underside(hide, 0.38);
  const shade = place.ink ?? underside(hide, 0.24);
  const s = pose === 'walk' ? 1 : 0;
  const leg = (x: number, hip: number, swing: number, wide: number) => limb([[x, -hip, wide], [x + swing * 0.2 + 1, -34, 7.4], [x + swing * 0.6, -26, 7], [x + swing * 0.8, -10, 4.6], [x + swing, -2, 4.4], [x + swing + 2.6, 0, 8]]);
  return (
    <Standing {...place} reach={44}>
      <path d={leg(-20, 52, -8 - s * 9, 14) + leg(24, 50, 2 + s * 13, 11)} fill={dark} />
      <path d={limb([[-39, -66, 3], [-43, -52, 2.2], [-42, -40, 2], [-41, -34, 3.4], [-41, -28, 0.6]])} fill={shade} />
      <Body
        id={`${place.id}-body`}
        d={form([[-39, -62], [-34, -74], [-22, -80], [-14, -92], [-4, -100], [5, -94], [12, -82], [24, -76], [33, -70], [42, -64], [51, -66], [57, -76], [60, -92], [63, -104], [71, -107], [71, -98], [69, -82], [65, -66], [57, -54], [46, -47], [34, -44], [14, -42], [-10, -43], [-28, -47], [-37, -52]])}
        coat={coat}
        shade={place.ink ? '' : 'M-44 -58Q-20 -54 8 -54Q36 -54 48 -60Q60 -66 66 -92L80 -90V-30H-44Z'}
        light={place.ink ? '' : 'M-26 -78Q-14 -100 -4 -102Q4 -98 8 -90Q-2 -94 -10 -86Q-18 -78 -26 -76Z'}
      />
      <path d={leg(-30, 62, 2 + s * 8, 20) + leg(32, 58, 0 - s * 9, 14)} fill={coat} />
      {!place.ink && <path d={limb([[-22, -54, 6], [-26 + s * 2, -34, 2.6], [-26 + s * 6, -10, 1.6]]) + limb([[38, -50, 4], [35 - s * 3, -30, 2.4], [34 - s * 8, -8, 1.6]])} fill={shade} />}
      <path d={form([[61, -104], [62, -112], [67, -115], [75, -113], [84, -109], [88, -104], [86, -100], [79, -99], [71, -98], [65, -99]])} fill={coat} />
      {!place.ink && <path d={form([[70, -99], [78, -102], [88, -103], [86, -100], [79, -98.6]])} fill={shade} />}
      <path d={limb([[64, -112, 3.6], [61, -118, 3], [61, -121, 0.8]])} fill={place.ink ?? mix(hide, '#3a1638', 0.16)} />
      {!place.ink && <path d={oval(73.4, -108.6, 1.2, 1.4)} fill="#211816" />}
      {!place.ink && <path d="M71 -111q3 -2 5 .4" stroke={dark} strokeWidth={1.1} fill="none" />}
      {!place.ink && <path d="M81 -101.4q3 .4 6 -1" stroke={dark} strokeWidth={0.9} fill="none" />}
      {saddle && !place.ink && (
        <>
          <path d="M-22 -80Q-14 -94 -5 -101Q4 -98 13 -81Q20 -66 17 -48Q-2 -43 -22 -48Q-27 -66 -22 -80Z" fill={saddle} />
          <path d="M-24.6 -62Q-2 -55 18.4 -62Q18.6 -54 17 -48Q-2 -43 -22 -48Q-24.4 -55 -24.6 -62Z" fill={underside(saddle, 0.3)} />
          <path d="M-23 -53Q-2 -47.4 17.6 -53L17 -48Q-2 -43 -22 -48ZM-24.4 -58.4Q-2 -52.4 18.4 -58.4V-56.6Q-2 -50.6 -24.2 -56.6Z" fill={trim} />
          <path d={[-14, -3, 8].map((x) => `M${x} -77l3.4 5l-3.4 5l-3.4 -5Z`).join('')} fill={trim} />
          <path d={Array.from({ length: 8 }, (_, i) => `M${-20 + i * 5.2} -47.6v5`).join('')} stroke={trim} strokeWidth={1.4} />
          <path d="M-20 -84Q-18 -101 -13 -104Q-10 -98 -4 -97Q4 -98 6 -105Q12 -100 12 -85Q-4 -91 -20 -84Z" fill={seat} />
          <path d="M-4 -97Q4 -98 6 -105Q12 -100 12 -85Q4 -89 -4 -89Z" fill={underside(seat, 0.34)} />
          <path d="M10 -88Q34 -78 58 -90L84 -104" stroke={saddle} strokeWidth={1.5} fill="none" />
          <path d="M59 -84Q63 -79 69 -82M76 -112L79 -99.4M84 -108.6L86 -100" stroke={trim} strokeWidth={2} fill="none" />
        </>
      )}
    </Standing>
  );
}
