/** The face of `Bust`: a lit and a shaded side, a nose of two planes, and eyes closed in a smile. Brows, eyes and mouth swell and taper. */
import { mix } from '../kit/colour.ts';
import { band } from '../scenery/shapes.ts';
import { Piece, shape } from './body.tsx';
import { skinTones } from './dress.ts';

const INK = '#2a1512';
const FACE = shape([[240, 96], [300, 112], [322, 168], [318, 232], [296, 282], [248, 312], [198, 286], [166, 234], [160, 168], [182, 112]]);
/** The side of the face away from the light: temple, cheek and jaw, with one edge from the brow to the chin. */
const SHADED = 'M288 96C300 130 302 158 296 182C292 198 303 214 301 234C297 262 274 286 250 318H350V96Z';

type FaceLooks = {
  id: string;
  skin: string;
  /** What casts a shadow on the brow, as path data: the front hair, or a rectangle with the opening of a scarf's cap cut out. */
  shadow: string;
  hasGlasses: boolean;
  hasBindi: boolean;
};

export function Face({ id, skin, shadow, hasGlasses, hasBindi }: FaceLooks) {
  const flesh = skinTones(skin);
  const lit = mix(skin, '#ffd9a0', 0.2);
  const blush = mix(skin, '#d2432f', 0.6);
  const lip = mix(skin, '#8c1f33', 0.5);
  return (
    <>
      <linearGradient id={`${id}-skin`} x1="0" y1="0.1" x2="1" y2="0.5">
        <stop offset="0" stopColor={lit} />
        <stop offset="0.7" stopColor={skin} />
      </linearGradient>
      <radialGradient id={`${id}-blush`}>
        <stop offset="0" stopColor={blush} stopOpacity={0.5} />
        <stop offset="1" stopColor={blush} stopOpacity={0} />
      </radialGradient>
      <Piece id={`${id}-face`} outline={FACE} fill={`url(#${id}-skin)`}>
        <path d={SHADED} fill={flesh.shade} opacity={0.62} />
        <path d={shadow} transform="translate(5 11)" fill={flesh.shade} fillRule="evenodd" opacity={0.75} />
        <ellipse cx={193} cy={246} rx={30} ry={21} fill={`url(#${id}-blush)`} />
        <ellipse cx={290} cy={246} rx={26} ry={20} fill={`url(#${id}-blush)`} />
        {/* The hollow under the lower lip, which makes the chin look round. */}
        <path d="M226 289Q242 295 256 287Q243 302 226 289Z" fill={flesh.shade} opacity={0.45} />
      </Piece>
      <g transform="translate(10 0)" fill={INK}>
        <path d={band([[180, 185, 1], [189, 179, 4.6], [200, 176.5, 5.4], [214, 180, 2]]) + band([[250, 180, 2], [263, 176, 5.2], [274, 178.5, 4.4], [282, 184, 1]])} fill={mix(INK, skin, 0.12)} />
        {/* The far plane of the nose, and the shadow under its tip. */}
        <path d={hasGlasses ? 'M236 222C238 230 249 237 248 243C245 249 236 249 229 246C238 243 238 234 236 222Z' : 'M236 198C236 214 250 234 249 242C246 249 236 249 228 246C239 242 238 226 236 198Z'} fill={mix(flesh.shade, INK, 0.16)} />
        <path d={band([[226, 243, 0], [233, 248, 3.4], [243, 248, 3.4], [249, 243, 0]])} fill={mix(flesh.shade, INK, 0.5)} />
        <path d={band([[230, 212, 0], [229, 226, 4], [231, 237, 0]])} fill={lit} opacity={0.6} />
        <path d={band([[184, 218, 1], [190, 210.5, 4.6], [198, 208, 6], [206, 210.5, 4.6], [212, 217, 1]]) + band([[251, 217, 1], [257, 210.5, 4.6], [265, 208, 6], [273, 210.5, 4.6], [279, 218, 1]])} />
        <path d="M217 271Q231 276 245 270Q241 284 231 284.5Q221 284 217 271Z" fill={lip} />
        <path d={band([[207, 262, 1.5], [217, 269.5, 3.8], [231, 273, 4.4], [245, 269, 3.8], [255, 261, 1.5]])} fill={mix(INK, '#6b1626', 0.35)} />
        {hasBindi && <circle cx={231} cy={166} r={5} fill="#9c2436" />}
        {hasGlasses && <Glasses />}
      </g>
    </>
  );
}

/** Round glasses, resting on the nose, with an arm on each side. */
const Glasses = () => (
  <g fill="none" stroke={INK} strokeWidth={3.6} strokeLinecap="round">
    <circle cx={197} cy={211} r={25} fill="#fff6e4" fillOpacity={0.08} />
    <circle cx={266} cy={211} r={25} fill="#fff6e4" fillOpacity={0.06} />
    <path d="M222 207Q231.500 200 241 207M172 207L150 202M291 207L314 203" />
    <path d="M181 203Q184 195 192 192M251 202Q254 195 261 192" stroke="#fff6e4" strokeWidth={2.6} opacity={0.7} />
  </g>
);
