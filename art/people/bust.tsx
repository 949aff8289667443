/** Head and shoulders, kind and plain: eyes and smile are a few strokes. Drawn in a box of 480. */
import type { ReactNode } from 'react';
import { mix } from '../kit/colour.ts';
import { shape } from './body.tsx';
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

const INK = '#2a1512';

/** A whole portrait, 960 × 960. Every `hair` brings its own outline; the head leans a little, which is most of the kindness. */
export function Bust({ skin, dress, field, disc, hair, wears, hasGlasses = false, isGrey = false }: Looks) {
  const flesh = skinTones(skin);
  const cloth = tonesOf(dress.base);
  const [dark, sheen] = isGrey ? HAIR.grey : HAIR.black;
  const veil = tonesOf(dress.base);
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 480" width={960} height={960}>
      <rect width={480} height={480} fill={field} />
      <circle cx={216} cy={214} r={176} fill={disc} />
      <g transform="translate(0 14)">
        <BackHair hair={hair} dark={dark} sheen={sheen} veil={veil} />
        <Shoulders wears={wears} flesh={flesh} cloth={cloth} dress={dress} />
        <g transform="rotate(4 240 300)">
          <path d={shape([[196, 250], [198, 330], [240, 356], [284, 330], [284, 250]])} fill={flesh.shade} />
          {hair !== 'scarf' && (
            <>
              <ellipse cx={160} cy={216} rx={13} ry={20} fill={flesh.base} />
              <ellipse cx={322} cy={216} rx={12} ry={19} fill={flesh.shade} />
              <circle cx={160} cy={242} r={6} fill={dress.trim} />
              <circle cx={322} cy={241} r={6} fill={dress.trim} />
            </>
          )}
          <path d={shape([[240, 96], [300, 112], [322, 168], [318, 232], [294, 284], [246, 312], [196, 288], [166, 234], [160, 168], [182, 112]])} fill={flesh.base} />
          <path d={shape([[300, 112], [322, 168], [318, 232], [294, 284], [250, 311], [280, 280], [298, 224], [300, 160]])} fill={flesh.shade} opacity={0.7} />
          <Face skin={skin} hasGlasses={hasGlasses} hasBindi={!hasGlasses && hair !== 'scarf'} />
          <FrontHair hair={hair} dark={dark} sheen={sheen} veil={veil} />
        </g>
        {hair === 'plait' && <Plait dark={dark} sheen={sheen} tie={dress.trim} />}
      </g>
    </svg>
  );
}

function Face({ skin, hasGlasses, hasBindi }: { skin: string; hasGlasses: boolean; hasBindi: boolean }) {
  const blush = mix(skin, '#d2432f', 0.55);
  return (
    <g transform="translate(10 0)" fill="none" stroke={INK} strokeWidth={5.6} strokeLinecap="round">
      <ellipse cx={186} cy={246} rx={20} ry={13} fill={blush} opacity={0.28} stroke="none" />
      <ellipse cx={280} cy={246} rx={17} ry={12} fill={blush} opacity={0.28} stroke="none" />
      <path d="M182 184Q198 174 214 182M250 181Q265 173 280 182" strokeWidth={5} />
      {hasGlasses ? (
        <>
          <ellipse cx={198} cy={213} rx={5.6} ry={7} fill={INK} stroke="none" />
          <ellipse cx={265} cy={213} rx={5.6} ry={7} fill={INK} stroke="none" />
          <circle cx={198} cy={212} r={27} strokeWidth={5} />
          <circle cx={265} cy={212} r={27} strokeWidth={5} />
          <path d="M225 208Q231 203 238 208" strokeWidth={5} />
        </>
      ) : (
        <path d="M186 216Q198 204 210 216M253 216Q265 204 277 216" />
      )}
      <path d="M234 214Q228 236 236 243Q241 246 246 243" opacity={0.75} strokeWidth={5} />
      <path d="M208 264Q230 286 254 262" />
      <circle cx={231} cy={168} r={5} fill="#9c2436" stroke="none" opacity={hasBindi ? 1 : 0} />
    </g>
  );
}

function Shoulders({ wears, flesh, cloth, dress }: { wears: Looks['wears']; flesh: { base: string; shade: string }; cloth: ReturnType<typeof tonesOf>; dress: Dress }): ReactNode {
  const body = shape([[60, 500, 'corner'], [70, 420], [110, 376], [190, 350], [240, 344], [290, 350], [372, 376], [414, 420], [424, 500, 'corner']]);
  const blouse = tonesOf(dress.second);
  return (
    <>
      <path d={body} fill={wears === 'sari' ? blouse.base : cloth.base} />
      <path d={shape([[300, 350], [372, 376], [414, 420], [424, 500], [320, 500], [330, 420]])} fill={wears === 'sari' ? blouse.shade : cloth.shade} />
      <path d={shape([[186, 346], [196, 392], [240, 420], [286, 392], [294, 346], [240, 330]])} fill={flesh.base} />
      <path d={shape([[240, 340], [294, 346], [286, 392], [248, 416], [262, 380]])} fill={flesh.shade} opacity={0.7} />
      {wears === 'sari' ? (
        <>
          <path d={shape([[96, 388], [170, 352], [230, 420], [300, 500, 'corner'], [60, 500, 'corner'], [70, 430]])} fill={cloth.base} />
          <path d={shape([[150, 364], [200, 430], [240, 500], [200, 500], [150, 430], [120, 376]])} fill={cloth.fold} opacity={0.4} />
          <path d="M172 350Q226 420 306 502" stroke={dress.trim} strokeWidth={15} fill="none" />
        </>
      ) : (
        <path d="M186 350Q200 408 240 424Q280 408 294 350" stroke={dress.trim} strokeWidth={11} fill="none" />
      )}
    </>
  );
}

function BackHair({ hair, dark, sheen, veil }: { hair: Looks['hair']; dark: string; sheen: string; veil: ReturnType<typeof tonesOf> }) {
  if (hair === 'bob') return <path d={shape([[240, 70], [330, 100], [358, 190], [352, 280], [316, 316, 'corner'], [240, 300], [168, 318, 'corner'], [132, 280], [124, 190], [152, 100]])} fill={dark} />;
  if (hair === 'plait') return <path d={shape([[240, 74], [316, 100], [338, 180], [326, 260], [240, 290], [156, 260], [142, 180], [166, 100]])} fill={dark} />;
  if (hair === 'bun') {
    return (
      <>
        <circle cx={322} cy={128} r={44} fill={dark} />
        {Array.from({ length: 9 }, (_, pearl) => {
          const turn = -1.7 + pearl * 0.42;
          return <circle key={pearl} cx={Math.round(322 + 44 * Math.cos(turn))} cy={Math.round(128 + 44 * Math.sin(turn))} r={10} fill={pearl % 2 ? '#fff8e8' : '#f3e6c8'} />;
        })}
        <path d={shape([[240, 78], [310, 100], [334, 170], [322, 230], [240, 270], [158, 230], [146, 170], [170, 100]])} fill={dark} />
      </>
    );
  }
  if (hair === 'scarf') {
    return (
      <>
        <path d={shape([[240, 66], [326, 92], [358, 180], [352, 280], [384, 370], [330, 430], [240, 440], [150, 430], [96, 370], [130, 280], [126, 180], [154, 92]])} fill={veil.base} />
        <path d={shape([[312, 84], [358, 180], [352, 280], [384, 370], [330, 430], [300, 430], [330, 330], [326, 180]])} fill={veil.shade} />
      </>
    );
  }
  if (hair === 'curls') {
    return (
      <g fill={dark}>
        {[[150, 130, 50], [196, 88, 48], [256, 74, 48], [312, 100, 48], [344, 160, 48], [352, 224, 46], [344, 290, 46], [318, 344, 40], [134, 196, 48], [124, 262, 48], [136, 322, 44], [170, 360, 36]].map(([x = 0, y = 0, r = 0]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={r} />
        ))}
        <circle cx={176} cy={96} r={14} fill={sheen} />
        <circle cx={136} cy={166} r={12} fill={sheen} />
      </g>
    );
  }
  return null;
}

function FrontHair({ hair, dark, sheen, veil }: { hair: Looks['hair']; dark: string; sheen: string; veil: ReturnType<typeof tonesOf> }) {
  if (hair === 'scarf') {
    return (
      <>
        <path d={shape([[240, 74], [318, 100], [344, 180], [330, 190], [300, 132], [240, 112], [184, 134], [156, 194], [138, 180], [164, 100]])} fill={veil.base} />
        <path d={shape([[286, 86], [318, 100], [344, 180], [330, 190], [306, 140]])} fill={veil.shade} />
        <path d={shape([[150, 240], [182, 300], [246, 326], [304, 298], [330, 236], [350, 330], [300, 400], [240, 420], [172, 400], [122, 330]])} fill={veil.base} />
        <path d={shape([[330, 236], [350, 330], [300, 400], [252, 418], [300, 350], [312, 290]])} fill={veil.shade} />
        <path d={shape([[170, 312], [220, 352], [290, 350], [230, 366], [180, 340]])} fill={veil.fold} opacity={0.5} />
      </>
    );
  }
  return (
    <>
      <path d={shape([[240, 78], [308, 98], [332, 168], [320, 178], [296, 140], [262, 122], [226, 138], [184, 150], [162, 186], [148, 168], [170, 100]])} fill={dark} />
      <path d={shape([[190, 104], [168, 140], [176, 144], [204, 118]])} fill={sheen} />
    </>
  );
}

function Plait({ dark, sheen, tie }: { dark: string; sheen: string; tie: string }) {
  return (
    <g>
      {Array.from({ length: 7 }, (_, bead) => (
        <g key={bead}>
          <ellipse cx={336 + bead * 3} cy={286 + bead * 26} rx={19 - bead} ry={18} fill={dark} transform={`rotate(28 ${336 + bead * 3} ${286 + bead * 26})`} />
          <ellipse cx={352 + bead * 3} cy={290 + bead * 26} rx={15 - bead} ry={15} fill={sheen} transform={`rotate(-28 ${352 + bead * 3} ${290 + bead * 26})`} />
        </g>
      ))}
      <circle cx={364} cy={472} r={12} fill={tie} />
    </g>
  );
}
