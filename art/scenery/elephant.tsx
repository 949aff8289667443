/** Elephants. `height`: up to the top of the back; a calf is about half as high as its mother. */
import { mix } from '../kit/colour.ts';
import { Body, form, limb, Standing, underside, type AnimalPlace } from './animal.tsx';
import { oval } from './shapes.ts';

/** An elephant. `cloth`: colour of its cloth in a procession; `calf`: proportions of a calf; `tusks`: calves have none by default. */
export function Elephant({ pose = 'stand', trunk = 'down', calf = false, tusks = !calf, cloth, trim = '#f2a51b', hide = '#7c7480', ...place }: AnimalPlace & { pose?: 'stand' | 'walk'; trunk?: 'down' | 'raised'; calf?: boolean; tusks?: boolean; cloth?: string; trim?: string; hide?: string }) {
  const coat = place.ink ?? hide;
  const dark = place.ink ?? underside(hide, 0.42);
  const shade = place.ink ?? underside(hide, 0.24);
  const step = pose === 'walk' ? 1 : 0;
  const lid = calf ? 1.12 : 1;
  const toes = (x: number) => (place.ink ? null : <path d={oval(x - 5, -1.6, 2.3, 2) + oval(x, -1.4, 2.4, 2.2) + oval(x + 5, -1.6, 2.3, 2)} fill={mix(hide, '#fff0dc', 0.5)} />);
  const trunkPath =
    trunk === 'raised'
      ? limb([[58, -72, 19], [70, -62, 14], [82, -66, 11], [88, -80, 9], [86, -96, 7.5], [91, -102, 6]])
      : limb([[58, -76, 20], [65, -58, 15.5], [67, -38, 11.5], [67, -20, 9], [71, -8, 7.6], [78, -7, 6.4]]);
  return (
    <Standing {...place} reach={calf ? 40 : 48}>
      <path d={limb([[-16 - step * 10, -50, 24], [-18 - step * 16, -24, 17], [-19 - step * 20, 0, 17]]) + limb([[14 + step * 8, -50, 22], [13 + step * 17, -24, 16], [14 + step * 22, 0, 17]])} fill={dark} />
      <path d={limb([[-48, -74, 3.4], [-54, -58, 2.6], [-55, -38, 2.2], [-53, -34, 3.6], [-52, -27, 1]])} fill={shade} />
      <Body
        id={`${place.id}-body`}
        d={form([[-49, -70], [-42, -88], [-24, -98], [-4, -100], [14, -95], [30, -92], [42, -80], [42, -58], [34, -44], [14, -37], [-12, -35], [-30, -39], [-44, -50]])}
        coat={coat}
        shade={place.ink ? '' : 'M-60 -56Q-30 -62 0 -54Q30 -50 50 -60V-20H-60Z'}
        light={place.ink ? '' : 'M-40 -88Q-20 -104 6 -102Q24 -96 34 -92Q10 -94 -8 -92Q-28 -92 -40 -88Z'}
      />
      <path d={limb([[-34 + step * 6, -66, 30], [-35 + step * 9, -40, 21], [-33 + step * 12, -20, 16.5], [-33 + step * 13, 0, 18.5]])} fill={coat} />
      <path d={limb([[29 - step * 5, -64, 26], [27 - step * 9, -36, 18.5], [26 - step * 13, -18, 16], [26 - step * 14, 0, 18]])} fill={coat} />
      {!place.ink && <path d={limb([[-24 + step * 6, -48, 10], [-27 + step * 10, -22, 5], [-26 + step * 13, -3, 5]]) + limb([[37 - step * 6, -50, 8], [33 - step * 10, -22, 5], [32 - step * 13, -3, 5]])} fill={shade} />}
      {toes(-32 + step * 13)}
      {toes(28 - step * 14)}
      {cloth && !place.ink && (
        <>
          <path d="M-30 -97.4Q-8 -103 16 -97Q20 -76 18 -52Q-6 -46 -32 -52Q-36 -76 -30 -97.4Z" fill={cloth} />
          <path d="M-33.6 -68Q-8 -60 19.2 -68Q19 -58 18 -52Q-6 -46 -32 -52Q-33.4 -60 -33.6 -68Z" fill={underside(cloth, 0.3)} />
          <path d="M-32.4 -56Q-6 -50 18.4 -56L18 -52Q-6 -46 -32 -52ZM-33.6 -61Q-6 -55 19 -61V-59.4Q-6 -53.4 -33.4 -59.4Z" fill={trim} />
          <path d={[-22, -8, 6].map((x) => `M${x} -88l4 6l-4 6l-4 -6Z`).join('')} fill={trim} />
          <path d={Array.from({ length: 9 }, (_, i) => `M${-30 + i * 5.8} -51.4v5`).join('')} stroke={trim} strokeWidth={1.6} />
        </>
      )}
      <g transform={calf ? 'translate(-2 2) scale(1.04)' : undefined}>
        <path d={trunkPath} fill={coat} />
        <path d={form([[30, -92], [37, -103 * lid], [47, -106 * lid], [57, -100], [64, -88], [68, -72], [64, -60], [56, -54], [46, -56], [36, -62]])} fill={coat} />
        {!place.ink && <path d={form([[40, -60], [52, -62], [62, -66], [66, -62], [64, -56], [58, -51], [50, -53]])} fill={shade} />}
        {tusks && !place.ink && <path d="M58 -57Q68 -50 80 -56Q74 -45 60 -49Z" fill="#fbf0dc" />}
        {!place.ink && trunk === 'down' && <path d={[-50, -43, -36, -29, -22].map((y, i) => `M${61.4 + i * 0.6} ${y}q4 2.4 8 .6`).join('')} stroke={shade} strokeWidth={1.2} fill="none" />}
        {/* The ear: its front edge is folded forward and its lower tip hangs down. It makes the shape recognisable as an elephant. */}
        <path d={form([[34, -94], [24, -92], [13, -82], [12, -66], [18, -52], [26, -46], [31, -54], [38, -60], [44, -72], [43, -86]])} fill={place.ink ?? mix(hide, '#3a1638', 0.1)} />
        {!place.ink && <path d={form([[34, -94], [24, -92], [13, -82], [12, -66], [18, -52], [26, -46], [25, -56], [20, -68], [21, -80], [28, -88]])} fill={shade} />}
        {!place.ink && <path d={form([[40, -66], [44, -74], [43, -84], [40, -80], [38, -72]])} fill={mix(hide, '#d98a8a', 0.4)} />}
        {!place.ink && <path d={oval(54, -80, 1.7, 1.9)} fill="#211816" />}
        {!place.ink && <path d="M50.6 -83.4q3.4 -2.4 6.6 .2" stroke={dark} strokeWidth={1.2} fill="none" />}
        {cloth && !place.ink && <path d={oval(48, -100, 2) + oval(54, -97, 1.8) + oval(59, -91, 1.6) + oval(50, -93, 1.7) + oval(56, -88, 1.4)} fill={trim} />}
      </g>
    </Standing>
  );
}
