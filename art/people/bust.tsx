/** A portrait bust: head and shoulders with a lit and a shaded side, and a smile. Drawn in a box of 480 × 480. */
import type { ReactNode } from 'react';
import { mix } from '../kit/colour.ts';
import { band, lens } from '../scenery/shapes.ts';
import { Piece } from './body.tsx';
import { Face } from './bust-face.tsx';
import { BackHair, FrontHair, type HairStyle, hairShadow, Plait } from './bust-hair.tsx';
import { Scarf, SCARF_SHADOW } from './bust-scarf.tsx';
import { DRESS, type Dress, HAIR, skinTones, tonesOf } from './dress.ts';

type Looks = {
  skin: string;
  dress: Dress;
  /** The colour of the background; `disc` is the colour of the disc on it. */
  field: string;
  disc: string;
  hair: HairStyle | 'scarf';
  wears: 'sari' | 'kurta';
  hasGlasses?: boolean;
  isGrey?: boolean;
};

const INK = '#2a1512';
/** The tilt of the head with its ears and hair, and of the part of a scarf round it. */
const LEAN = 'rotate(4 240 300)';

/** A whole portrait, 960 × 960. Each `hair` style has its own outline; the slight tilt of the head makes the face look friendly. */
export function Bust({ skin, dress, field, disc, hair, wears, hasGlasses = false, isGrey = false }: Looks) {
  const flesh = skinTones(skin);
  const [dark, sheen] = isGrey ? HAIR.grey : HAIR.black;
  const id = `bust-${hair}${isGrey ? '-grey' : ''}`;
  const isScarf = hair === 'scarf';
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width={960} height={960}>
      <Ground id={id} field={field} disc={disc} />
      <g transform="translate(0 14)">
        {!isScarf && (
          <g transform={LEAN}>
            <BackHair hair={hair} dark={dark} sheen={sheen} />
          </g>
        )}
        {/* A headscarf has the colour of the dress; the kurta under it is magenta, so that the two contrast. */}
        <Shoulders id={id} wears={wears} flesh={flesh} dress={isScarf ? DRESS.magenta : dress} />
        <g transform={LEAN}>
          {!isScarf && <Ears flesh={flesh} stud={dress.trim} isFarHidden={hair === 'bob'} />}
          <Face id={id} skin={skin} shadow={isScarf ? SCARF_SHADOW : hairShadow(hair)} hasGlasses={hasGlasses} hasBindi={!hasGlasses && !isScarf} />
          {!isScarf && <FrontHair hair={hair} dark={dark} sheen={sheen} />}
        </g>
        {isScarf && <Scarf colour={dress.base} lean={LEAN} />}
        {hair === 'plait' && <Plait dark={dark} sheen={sheen} tie={dress.trim} />}
      </g>
    </svg>
  );
}

/** The background, which darkens towards the bottom, with a large disc behind the head and thin clouds. */
function Ground({ id, field, disc }: { id: string; field: string; disc: string }) {
  return (
    <>
      <linearGradient id={`${id}-field`} x1="0" y1="0" x2="0.3" y2="1">
        <stop offset="0" stopColor={mix(field, '#fffaf0', 0.5)} />
        <stop offset="1" stopColor={mix(field, disc, 0.45)} />
      </linearGradient>
      <linearGradient id={`${id}-disc`} x1="0.1" y1="0" x2="0.6" y2="1">
        <stop offset="0" stopColor={mix(disc, field, 0.35)} />
        <stop offset="1" stopColor={mix(disc, '#b0506a', 0.14)} />
      </linearGradient>
      <rect width={480} height={480} fill={`url(#${id}-field)`} />
      <circle cx={216} cy={214} r={176} fill={`url(#${id}-disc)`} />
      <path d={lens(92, 168, 190, 9) + lens(52, 182, 130, 6) + lens(400, 132, 170, 8) + lens(440, 146, 120, 5)} fill={mix(field, '#fffaf0', 0.6)} opacity={0.75} />
    </>
  );
}

const Ears = ({ flesh, stud, isFarHidden }: { flesh: { base: string; shade: string }; stud: string; isFarHidden: boolean }) => (
  <>
    <ellipse cx={160} cy={216} rx={13} ry={20} fill={flesh.base} />
    <path d="M156 206Q150 214 157 226" stroke={mix(flesh.shade, INK, 0.35)} strokeWidth={2.4} strokeLinecap="round" fill="none" />
    <circle cx={159} cy={242} r={5.4} fill={stud} />
    {!isFarHidden && (
      <>
        <ellipse cx={322} cy={216} rx={12} ry={19} fill={flesh.shade} />
        <path d="M326 206Q331 214 325 225" stroke={mix(flesh.shade, INK, 0.35)} strokeWidth={2.4} strokeLinecap="round" fill="none" />
        <circle cx={323} cy={241} r={5.4} fill={stud} />
      </>
    )}
  </>
);

/** Neck, collar bones, and the clothes over them. The pallu of a sari goes over her left shoulder, on the right of the picture. */
function Shoulders({ id, wears, flesh, dress }: { id: string; wears: Looks['wears']; flesh: { base: string; shade: string }; dress: Dress }): ReactNode {
  const isSari = wears === 'sari';
  const cloth = tonesOf(dress.base);
  const upper = isSari ? tonesOf(dress.second) : cloth;
  return (
    <>
      <linearGradient id={`${id}-cloth`} x1="0" y1="0" x2="1" y2="0.5">
        <stop offset="0" stopColor={mix(upper.base, upper.lit, 0.9)} />
        <stop offset="0.7" stopColor={upper.base} />
      </linearGradient>
      <Piece id={`${id}-body`} outline="M58 500C60 440 74 404 112 386C148 370 178 366 200 352L280 352C304 366 334 370 370 386C408 404 422 440 424 500Z" fill={`url(#${id}-cloth)`}>
        <path d="M318 340C336 390 344 440 344 500H440V340Z" fill={upper.shade} />
        {/* Folds fall from the shoulders. */}
        <path d={band([[128, 412, 0], [146, 452, 8], [144, 500, 10]]) + band([[150, 436, 0], [176, 462, 5], [190, 500, 6]]) + band([[318, 408, 0], [296, 446, 6], [288, 500, 8]]) + band([[372, 420, 0], [362, 456, 8], [366, 500, 8]])} fill={upper.fold} opacity={0.45} />
      </Piece>
      <Piece id={`${id}-neck`} outline={`M203 250V322Q203 342 190 357${isSari ? 'C200 410 284 410 292 357' : 'L240 424L292 357'}Q277 342 277 322V250Z`} fill={flesh.base}>
        <path d="M195 286C198 330 216 348 246 346C266 344 282 330 285 280Z" fill={flesh.shade} />
        <path d="M277 300C268 340 262 372 262 430H330V300Z" fill={flesh.shade} opacity={0.55} />
        <path d={band([[200, 366, 0], [218, 374, 3], [232, 384, 0]]) + band([[280, 366, 0], [264, 374, 3], [250, 384, 0]])} fill={mix(flesh.shade, INK, 0.2)} opacity={0.6} />
      </Piece>
      {isSari ? (
        <>
          <path d="M188 359C199 410 285 410 294 359" stroke={upper.shade} strokeWidth={5} fill="none" />
          <Piece id={`${id}-pallu`} outline="M292 358C330 368 352 376 370 386C408 404 424 440 426 500H150C220 470 268 424 292 358Z" fill={cloth.base}>
            <path d="M384 376C396 420 392 460 386 500H440V376Z" fill={cloth.shade} />
            <path d={band([[322, 372, 0], [300, 430, 7], [240, 500, 9]]) + band([[350, 382, 0], [334, 446, 7], [304, 500, 9]])} fill={cloth.fold} opacity={0.6} />
          </Piece>
          <path d="M293 358C268 424 220 470 150 500" stroke={dress.trim} strokeWidth={11} fill="none" />
          <path d="M304 362C280 430 236 474 176 504" stroke={dress.trim} strokeWidth={2} fill="none" opacity={0.8} />
        </>
      ) : (
        <g clipPath={`url(#${id}-body)`}>
          <path d="M182 348L240 424L300 348" stroke={dress.trim} strokeWidth={9} strokeLinejoin="round" fill="none" />
        </g>
      )}
    </>
  );
}
