/** Head and shoulders, kind and plain: eyes and smile are a few strokes. Drawn in a box of 480. */
import type { ReactNode } from 'react';
import { mix } from '../kit/colour.ts';
import { n } from '../kit/curves.ts';
import { band } from '../scenery/shapes.ts';
import { Piece, shape } from './body.tsx';
import { CurlsBehind, CurlsInFront } from './curls.tsx';
import { type Dress, HAIR, skinTones, tonesOf } from './dress.ts';

type Looks = {
  skin: string;
  dress: Dress;
  /** The field behind, and the disc on it. */
  field: string;
  disc: string;
  hair: 'bun' | 'bob' | 'plait' | 'curls' | 'scarf';
  wears: 'sari' | 'kurta';
  hasGlasses?: boolean;
  isGrey?: boolean;
};

type Locks = { hair: Looks['hair']; dark: string; sheen: string; veil: ReturnType<typeof tonesOf> };

const INK = '#2a1512';
/** The lean of the head: what hangs on it turns with it. */
const LEAN = 'rotate(4 240 300)';
const FACE = shape([[240, 96], [300, 112], [322, 168], [318, 232], [294, 284], [246, 312], [196, 288], [166, 234], [160, 168], [182, 112]]);

/** A whole portrait, 960 × 960. Every `hair` brings its own outline; the head leans a little, which is most of the kindness. */
export function Bust({ skin, dress, field, disc, hair, wears, hasGlasses = false, isGrey = false }: Looks) {
  const flesh = skinTones(skin);
  const [dark, sheen] = isGrey ? HAIR.grey : HAIR.black;
  const locks: Locks = { hair, dark, sheen, veil: tonesOf(dress.base) };
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width={960} height={960}>
      <rect width={480} height={480} fill={field} />
      <circle cx={216} cy={214} r={176} fill={disc} />
      <g transform="translate(0 14)">
        <g transform={LEAN}>
          <BackHair {...locks} />
        </g>
        <Shoulders id={`bust-${hair}`} wears={wears} flesh={flesh} dress={dress} />
        {hair === 'scarf' && <Drape veil={locks.veil} />}
        <g transform={LEAN}>
          {hair !== 'scarf' && (
            <>
              <ellipse cx={160} cy={216} rx={13} ry={20} fill={flesh.base} />
              <ellipse cx={322} cy={216} rx={12} ry={19} fill={flesh.shade} />
              <path d="M156 206Q150 214 157 226M326 206Q331 214 325 225" stroke={mix(flesh.shade, INK, 0.35)} strokeWidth={2.4} strokeLinecap="round" fill="none" />
              <circle cx={159} cy={242} r={5.4} fill={dress.trim} />
              <circle cx={323} cy={241} r={5.4} fill={dress.trim} />
            </>
          )}
          <Piece id={`bust-${hair}-face`} outline={FACE} fill={flesh.base}>
            <path d="M300 104C304 130 303 160 302 190C300 236 282 282 246 314H340V104Z" fill={flesh.shade} opacity={0.6} />
          </Piece>
          <Face skin={skin} hasGlasses={hasGlasses} hasBindi={!hasGlasses && hair !== 'scarf'} />
          <FrontHair {...locks} />
        </g>
        {hair === 'plait' && <Plait dark={dark} sheen={sheen} tie={dress.trim} />}
      </g>
    </svg>
  );
}

function Face({ skin, hasGlasses, hasBindi }: { skin: string; hasGlasses: boolean; hasBindi: boolean }) {
  const blush = mix(skin, '#d2432f', 0.55);
  return (
    <g transform="translate(10 0)" fill="none" stroke={INK} strokeWidth={4.4} strokeLinecap="round">
      <ellipse cx={186} cy={246} rx={20} ry={13} fill={blush} opacity={0.28} stroke="none" />
      <ellipse cx={280} cy={246} rx={17} ry={12} fill={blush} opacity={0.28} stroke="none" />
      <path d="M182 184Q198 174 214 182M250 181Q265 173 280 182" strokeWidth={4} />
      {hasGlasses ? (
        <>
          <ellipse cx={198} cy={213} rx={5.6} ry={7} fill={INK} stroke="none" />
          <ellipse cx={265} cy={213} rx={5.6} ry={7} fill={INK} stroke="none" />
          <circle cx={198} cy={212} r={27} strokeWidth={4} />
          <circle cx={265} cy={212} r={27} strokeWidth={4} />
          <path d="M225 208Q231 203 238 208" strokeWidth={4} />
        </>
      ) : (
        <path d="M186 216Q198 204 210 216M253 216Q265 204 277 216" />
      )}
      <path d="M234 214Q228 236 236 243Q241 246 246 243" opacity={0.75} strokeWidth={4} />
      <path d="M208 264Q230 286 254 262" />
      <circle cx={231} cy={168} r={5} fill="#9c2436" stroke="none" opacity={hasBindi ? 1 : 0} />
    </g>
  );
}

/** Neck, collar bones, and the cloth over them. The pallu of a sari lies over her left shoulder, which is on our right. */
function Shoulders({ id, wears, flesh, dress }: { id: string; wears: Looks['wears']; flesh: { base: string; shade: string }; dress: Dress }): ReactNode {
  const isSari = wears === 'sari';
  const cloth = tonesOf(dress.base);
  const upper = isSari ? tonesOf(dress.second) : cloth;
  return (
    <>
      <Piece id={`${id}-body`} outline="M58 500C60 440 74 404 112 386C148 370 178 366 200 352L280 352C304 366 334 370 370 386C408 404 422 440 424 500Z" fill={upper.base}>
        <path d="M318 340C336 390 344 440 344 500H440V340Z" fill={upper.shade} />
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

function BackHair({ hair, dark, sheen, veil }: Locks) {
  if (hair === 'bob') return <path d={shape([[241, 72], [328, 102], [352, 190], [346, 276], [328, 312, 'corner'], [241, 296], [154, 312, 'corner'], [136, 276], [130, 190], [154, 102]])} fill={dark} />;
  if (hair === 'plait') {
    return (
      <>
        <path d={CAP} fill={dark} />
        {/* All of it goes behind the ear and down into the plait. */}
        <path d={band([[296, 196, 60], [330, 246, 42], [341, 286, 34], [340, 318, 26]])} fill={dark} />
      </>
    );
  }
  if (hair === 'bun') {
    return (
      <>
        <path d={CAP} fill={dark} />
        <path d={band([[300, 210, 40], [322, 240, 28], [344, 262, 26]])} fill={dark} />
        <circle cx={350} cy={266} r={40} fill={dark} />
        <Jasmine x={350} y={266} r={40} />
        <path d={band([[330, 266, 0], [338, 252, 4], [356, 250, 4], [368, 262, 0]]) + band([[336, 276, 0], [342, 264, 3], [354, 262, 3], [360, 272, 0]])} fill={sheen} />
      </>
    );
  }
  if (hair === 'scarf') {
    return (
      <>
        <path d="M240 64C306 64 352 110 354 180C356 240 346 290 360 350L130 350C142 290 126 240 128 180C130 110 176 64 240 64Z" fill={veil.base} />
        <path d="M318 96C344 120 353 150 354 180C356 240 346 290 360 350H316C328 280 336 180 318 96Z" fill={veil.shade} />
      </>
    );
  }
  if (hair === 'curls') return <CurlsBehind dark={dark} sheen={sheen} />;
  return null;
}

/** Hair combed back behind both ears. */
const CAP = shape([[241, 78], [310, 102], [334, 170], [328, 226], [300, 262], [182, 262], [154, 226], [148, 170], [172, 102]]);

/** A string of jasmine wound round a bun: small buds, close together in two rows. Its near end goes behind the ear. */
const Jasmine = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <>
    {Array.from({ length: 36 }, (_, bud) => {
      const turn = -2.2 + bud * 0.125;
      const reach = r + (bud % 2 ? -3.4 : 3.4);
      return <circle key={bud} cx={n(x + reach * Math.cos(turn))} cy={n(y + reach * Math.sin(turn))} r={4.8} fill={bud % 3 ? '#fffaf0' : '#e6d4b0'} />;
    })}
  </>
);

/** Two sweeps of hair from the parting to the temples; the light lies across them as it falls. A scarf has its edge there. */
function FrontHair({ hair, dark, sheen, veil }: Locks) {
  if (hair === 'scarf') {
    return (
      <>
        <path d="M241 66C306 66 352 112 350 180C350 250 326 306 246 330C166 308 134 250 132 180C132 112 176 66 241 66ZM241 108C196 108 162 142 164 190C166 244 192 304 240 308C292 304 318 246 320 190C320 142 286 108 241 108Z" fillRule="evenodd" fill={veil.base} />
        <path d="M300 82C338 104 352 140 350 180C350 250 326 306 232 329C292 302 318 246 320 190C320 150 312 118 300 82Z" fill={veil.shade} />
        <path d={band([[150, 178, 0], [162, 128, 5], [200, 92, 0]]) + band([[152, 250, 0], [176, 294, 5], [224, 320, 0]])} fill={veil.lit} opacity={0.45} />
      </>
    );
  }
  if (hair === 'curls') return <CurlsInFront dark={dark} sheen={sheen} />;
  const part = hair === 'plait' || hair === 'bun' ? 241 : 204;
  return (
    <>
      <path d={`M${part} 76C${part - 44} 72 146 108 148 184L160 205C164 170 ${(part + 161) / 2 - 6} 140 ${part} 114Z`} fill={dark} />
      <path d={`M${part} 76C${part + 62} 64 344 100 335 184L322 205C318 168 ${(part + 321) / 2 + 6} 142 ${part} 114Z`} fill={dark} />
      <path d={`M${part} 82V112`} stroke={sheen} strokeWidth={2.4} strokeLinecap="round" />
      <path d={band([[part - 8, 96, 0], [(part + 156) / 2, 112, 5], [160, 156, 0]]) + band([[part - 12, 86, 0], [(part + 150) / 2, 98, 3], [154, 138, 0]]) + band([[part + 8, 96, 0], [(part + 321) / 2, 110, 4], [320, 150, 0]])} fill={sheen} />
    </>
  );
}

/** A scarf over shoulders and breast, wound once under the chin. */
const Drape = ({ veil }: { veil: Locks['veil'] }) => (
  <Piece id="drape" outline="M138 288C134 330 124 350 104 368C76 388 58 440 56 500H428C424 440 408 388 378 368C358 350 344 330 340 288Z" fill={veil.base}>
    <path d="M322 288C330 352 352 420 330 500H420V288Z" fill={veil.shade} />
    <path d={band([[150, 316, 0], [196, 350, 7], [262, 362, 8], [352, 338, 0]]) + band([[132, 344, 0], [186, 390, 6], [262, 402, 7], [366, 366, 0]]) + band([[112, 382, 0], [178, 432, 6], [256, 444, 6], [372, 404, 0]])} fill={veil.fold} opacity={0.7} />
    <path d={band([[140, 330, 0], [188, 368, 4], [240, 380, 0]]) + band([[118, 366, 0], [176, 410, 4], [226, 424, 0]])} fill={veil.lit} opacity={0.5} />
  </Piece>
);

/** The plait over her shoulder, from behind the ear to its tie and the loose end. */
function Plait({ dark, sheen, tie }: { dark: string; sheen: string; tie: string }) {
  const knots = Array.from({ length: 6 }, (_, i) => ({ x: 336 + i * 2.4, y: 308 + i * 20, w: 20 - i * 1.4 }));
  return (
    <>
      <path d={band([[352, 422, 12], [356, 440, 22], [352, 464, 2]])} fill={dark} />
      {knots.map(({ x, y, w }) => (
        <g key={y}>
          <ellipse cx={x + w * 0.5} cy={y + 8} rx={w * 0.72} ry={14} fill={dark} transform={`rotate(34 ${n(x + w * 0.5)} ${y + 8})`} />
          <ellipse cx={x - w * 0.4} cy={y} rx={w * 0.72} ry={14} fill={dark} transform={`rotate(-34 ${n(x - w * 0.4)} ${y})`} />
          <path d={`M${n(x - w * 0.9)} ${y - 4}Q${n(x - w * 0.5)} ${y + 10} ${n(x + w * 0.1)} ${y + 14}M${n(x + w)} ${y + 4}Q${n(x + w * 0.6)} ${y + 18} ${n(x + w * 0.1)} ${y + 21}`} stroke={sheen} strokeWidth={3} strokeLinecap="round" fill="none" />
        </g>
      ))}
      <rect x={340} y={416} width={24} height={12} rx={5} fill={tie} />
    </>
  );
}
