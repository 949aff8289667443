/**
 * People close to us, seen from behind down to the hips, such as on a sofa. The seat is at (0, 0); a woman is 530 high, a child 370.
 * Light comes from the left. `look` 1 turns the head to the right, −1 to the left: a cheek and an ear show, but no eye.
 */
import type { ReactNode } from 'react';
import { mix } from '../kit/colour.ts';
import { n } from '../kit/curves.ts';
import { At } from '../scenery/canvas.tsx';
import { band, oval } from '../scenery/shapes.ts';
import { Piece, shape } from './body.tsx';
import { type Dress, HAIR, skinTones, tonesOf } from './dress.ts';

/** An arm. `isBeyondBody`: beyond the body, which hides part of it. `holds` is drawn under the fingers, its x axis along the forearm. */
export type Reach = { elbow: readonly [number, number]; hand: readonly [number, number]; isBeyondBody?: boolean; isPointing?: boolean; holds?: ReactNode };

/** A tapered arm with a sleeve, bangles if given, and a mitten-like or pointing hand. */
function NearArm({ from, elbow, hand, skin, sleeve, long, girth, bangles, isPointing, holds }: Reach & { from: readonly [number, number]; skin: string; sleeve: string; long: number; girth: number; bangles?: string }) {
  const between = (a: readonly [number, number], b: readonly [number, number], t: number): readonly [number, number] => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  const g = girth;
  const turn = (Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0]) * 180) / Math.PI;
  const cuff = between(from, elbow, long);
  return (
    <>
      <path d={band([[...from, g], [...between(from, elbow, 0.5), g * 0.94], [...elbow, g * 0.76]]) + oval(elbow[0], elbow[1], g * 0.38)} fill={skin} />
      <path d={band([[...elbow, g * 0.76], [...between(elbow, hand, 0.34), g * 0.74], [...hand, g * 0.48]])} fill={skin} />
      <At x={hand[0]} y={hand[1]} turn={turn} scale={g / 44}>
        {holds}
        <path d={isPointing ? shape([[-6, -11], [14, -14], [26, -12], [62, -9], [63, 1], [34, 3], [30, 12], [8, 14], [-6, 10]]) : shape([[-6, -11], [10, -15], [30, -13], [42, -4], [38, 8], [22, 14], [-6, 11]])} fill={skin} />
        {!isPointing && <path d={shape([[4, -10], [14, -24], [24, -24], [20, -10]])} fill={skin} />}
        {bangles && <path d="M-10 -12Q-5 0 -10 12M-19 -12Q-14 0 -19 13" stroke={bangles} strokeWidth={5} fill="none" />}
      </At>
      <path d={oval(from[0], from[1], g * 0.58) + band([[...from, g * 1.14], [...cuff, g * 1.16]])} fill={sleeve} />
    </>
  );
}

/** How a woman near us looks. `down`: how far the cloth continues below the seat. */
export type NearLooks = { wears?: 'sari' | 'kurta'; dress: Dress; skin: string; hair?: 'bun' | 'plait' | 'bob'; look?: 1 | -1; tilt?: number; left?: Reach; right?: Reach; down?: number };

/** (x, y): her seat; `size` 1 = 530 high. `children`, such as something she holds, are drawn between `isBeyondBody` arms and the body. */
export function NearWoman({ id, x, y, size = 1, wears = 'sari', dress, skin, hair = 'bun', look = 1, tilt = 4, left = { elbow: [-128, -190], hand: [-120, -60], isBeyondBody: true }, right = { elbow: [128, -190], hand: [118, -60], isBeyondBody: true }, down = 60, children }: NearLooks & { id: string; x: number; y: number; size?: number; children?: ReactNode }) {
  const flesh = skinTones(skin);
  const cloth = tonesOf(dress.base);
  const top = wears === 'sari' ? tonesOf(dress.second) : cloth;
  const scarf = tonesOf(dress.trim);
  const arm = (side: -1 | 1, reach: Reach) => <NearArm {...reach} from={[side * 92, -318]} skin={side < 0 ? flesh.base : flesh.shade} sleeve={side < 0 ? top.base : top.shade} long={wears === 'sari' ? 0.5 : 0.86} girth={40} bangles={wears === 'sari' ? '#f2c14e' : mix(dress.trim, '#ffffff', 0.2)} />;
  return (
    <At x={x} y={y} scale={size}>
      {left.isBeyondBody && arm(-1, left)}
      {right.isBeyondBody && arm(1, right)}
      {children}
      <path d={shape([[-27, -410], [-28, -366], [-60, -348], [-100, -322], [-80, -200], [-62, -104, 'corner'], [62, -104, 'corner'], [80, -200], [100, -322], [60, -348], [28, -366], [27, -410]])} fill={flesh.base} />
      <path d={shape([[6, -410], [8, -370], [30, -344], [36, -260], [24, -104, 'corner'], [62, -104, 'corner'], [80, -200], [100, -322], [60, -348], [28, -366], [27, -410]])} fill={flesh.shade} />
      {wears === 'sari' ? (
        <>
          <Piece id={`${id}-skirt`} outline={shape([[-66, -124, 'corner'], [-98, -50], [-116, Math.min(10, down - 16)], [-118, down, 'corner'], [118, down, 'corner'], [116, Math.min(10, down - 16)], [98, -50], [66, -124, 'corner'], [0, -112]])} fill={cloth.base}>
            <path d={shape([[40, -130], [44, -40], [30, down + 10, 'corner'], [140, down + 10, 'corner'], [140, -130]])} fill={cloth.shade} />
            <path d={shape([[-60, -112], [10, -70], [90, -66], [10, -58]])} fill={cloth.fold} opacity={0.5} />
            <path d={shape([[-70, -90], [0, -30], [100, -20], [0, -16]])} fill={cloth.fold} opacity={0.5} />
          </Piece>
          <Piece id={`${id}-top`} outline={shape([[-62, -350, 'corner'], [-100, -330], [-108, -270], [-90, -206, 'corner'], [0, -192], [90, -206, 'corner'], [108, -270], [100, -330], [62, -350, 'corner'], [46, -292], [0, -276], [-46, -292]])} fill={top.base}>
            <path d={shape([[40, -370], [30, -290], [34, -180, 'corner'], [150, -180, 'corner'], [150, -370]])} fill={top.shade} />
            <path d="M-96 -202Q0 -188 96 -202" stroke={dress.trim} strokeWidth={7} fill="none" />
            <path d="M-62 -352Q-50 -286 0 -275Q50 -286 62 -352" stroke={dress.trim} strokeWidth={6} fill="none" />
          </Piece>
        </>
      ) : (
        <Piece id={`${id}-top`} outline={shape([[-46, -358, 'corner'], [-100, -330], [-106, -270], [-80, -190], [-72, -120], [-96, -50], [-116, Math.min(10, down - 16)], [-118, down, 'corner'], [118, down, 'corner'], [116, Math.min(10, down - 16)], [96, -50], [72, -120], [80, -190], [106, -270], [100, -330], [46, -358, 'corner'], [0, -336]])} fill={cloth.base}>
          <path d={shape([[46, -370], [38, -250], [30, -120], [44, -30], [38, down + 10, 'corner'], [150, down + 10, 'corner'], [150, -370]])} fill={cloth.shade} />
          <path d={shape([[-40, -130], [-48, -30], [-62, down], [-46, down], [-34, -40]])} fill={cloth.fold} opacity={0.5} />
          <path d={shape([[26, -136], [20, -40], [12, down], [28, down], [34, -40]])} fill={cloth.fold} opacity={0.6} />
          <path d={shape([[-74, -140], [-20, -122], [40, -136], [-20, -112]])} fill={cloth.fold} opacity={0.5} />
        </Piece>
      )}
      {wears === 'sari' ? (
        <Piece id={`${id}-pallu`} outline={shape([[-104, -332], [-70, -352], [-34, -348, 'corner'], [-14, -270], [-18, -150], [-26, -20], [-26, down, 'corner'], [-122, down, 'corner'], [-118, -60], [-100, -180], [-110, -290]])} fill={cloth.base}>
          <path d={shape([[-40, -352], [-44, -240], [-60, -100], [-56, down, 'corner'], [10, down, 'corner'], [10, -352]])} fill={cloth.shade} />
          <path d={shape([[-84, -344], [-82, -240], [-96, -100], [-92, down], [-82, down], [-84, -120], [-72, -240]])} fill={cloth.fold} opacity={0.55} />
          <path d={shape([[-98, -330], [-104, -260], [-98, -160], [-92, -240]])} fill={cloth.lit} />
          <path d={`M-34 -350Q-12 -270 -18 -150Q-26 -40 -26 ${n(down)}`} stroke={dress.trim} strokeWidth={13} fill="none" />
        </Piece>
      ) : (
        <>
          <path d={shape([[-106, -330], [-60, -356], [-44, -352], [-30, -312], [0, -296], [30, -312], [44, -352], [60, -356], [106, -330], [90, -306], [40, -258], [0, -246], [-40, -258], [-90, -306]])} fill={scarf.base} />
          <path d={shape([[20, -306], [44, -352], [60, -356], [106, -330], [90, -306], [40, -258], [10, -247]])} fill={scarf.shade} />
          <path d={shape([[-80, -322], [-40, -284], [0, -270], [36, -282], [0, -276], [-44, -296]])} fill={scarf.fold} opacity={0.5} />
        </>
      )}
      <At x={0} y={-392} turn={look * tilt} flip={look < 0}>
        <At x={0} y={-64}>
          <WomansHead skin={flesh} hair={hair} trim={dress.trim} look={look} />
        </At>
      </At>
      {!left.isBeyondBody && arm(-1, left)}
      {!right.isBeyondBody && arm(1, right)}
    </At>
  );
}

const JASMINE = ['#fff8e8', '#f1e2c0'] as const;

/** A head that looks left is mirrored; its sheen is mirrored back to the lit side, where the hair is narrower. */
const toTheLight = (look: 1 | -1) => (look < 0 ? 'translate(2 -8) scale(-.72 .8)' : undefined);

function WomansHead({ skin, hair, trim, look }: { skin: { base: string; shade: string }; hair: NonNullable<NearLooks['hair']>; trim: string; look: 1 | -1 }) {
  const [dark, sheen] = HAIR.black;
  return (
    <>
      <path d={shape([[26, -56], [52, -36], [60, -12], [70, 4], [62, 13], [61, 32], [50, 58], [26, 70], [-6, 60]])} fill={skin.base} />
      <path d={shape([[4, -77], [42, -64], [57, -34], [50, -6], [36, 12], [30, 40], [18, 58], [-6, 62], [-34, 54], [-52, 28], [-60, -10], [-50, -48], [-26, -71]])} fill={dark} />
      <g transform={toTheLight(look)}>
        <path d={shape([[-30, -60], [-50, -24], [-50, 10], [-43, 14], [-42, -20], [-22, -56]])} fill={sheen} />
        <path d={shape([[-10, -70], [-26, -40], [-30, -4], [-24, -6], [-18, -40]])} fill={sheen} opacity={0.6} />
      </g>
      <path d={shape([[28, -4], [40, -10], [47, 4], [42, 22], [33, 28], [28, 14]])} fill={skin.base} />
      <path d={shape([[33, 2], [40, 0], [41, 10], [35, 18]])} fill={skin.shade} />
      <path d={oval(36, 36, 6.5)} fill={trim} />
      {hair === 'bun' && (
        <>
          <path d={oval(-26, 44, 40, 36)} fill={dark} />
          <path d={shape([[-56, 34], [-34, 14], [-6, 24], [-4, 46], [-14, 28], [-36, 26]])} fill={sheen} opacity={0.8} />
          {Array.from({ length: 13 }, (_, pearl) => {
            const angle = 0.6 + pearl * 0.3;
            return <path key={pearl} d={oval(-26 + 43 * Math.cos(angle), 44 + 39 * Math.sin(angle), 10.5)} fill={JASMINE[pearl % 2]} />;
          })}
        </>
      )}
      {hair === 'bob' && <path d={shape([[-30, -66], [-64, -24], [-68, 44], [-60, 96, 'corner'], [-10, 90], [34, 94, 'corner'], [36, 50], [30, 0], [0, -40]])} fill={dark} />}
      {hair === 'bob' && <path d={shape([[-46, -30], [-56, 20], [-52, 70], [-44, 20]])} fill={sheen} />}
      {hair === 'plait' && (
        <>
          {Array.from({ length: 9 }, (_, pair) => (
            <g key={pair}>
              <ellipse cx={-14} cy={62 + pair * 26} rx={19 - pair * 0.9} ry={17} fill={dark} transform={`rotate(30 -14 ${62 + pair * 26})`} />
              <ellipse cx={4} cy={66 + pair * 26} rx={18 - pair * 0.9} ry={16} fill={mix(dark, sheen, 0.7)} transform={`rotate(-30 4 ${66 + pair * 26})`} />
            </g>
          ))}
          <path d={oval(-5, 298, 12, 9)} fill={trim} />
          <path d={shape([[-14, 304], [4, 304], [6, 330], [-6, 352], [-15, 330]])} fill={dark} />
          {Array.from({ length: 9 }, (_, pearl) => <path key={pearl} d={oval(-34 + pearl * 7, 58 + Math.sin((pearl / 8) * Math.PI) * 13, 8)} fill={JASMINE[pearl % 2]} />)}
        </>
      )}
    </>
  );
}

/** How a child near us looks. */
export type NearChildLooks = { dress: Dress; skin: string; hair?: 'plaits' | 'crop' | 'bob'; look?: 1 | -1; tilt?: number; left?: Reach; right?: Reach; down?: number };

/** (x, y): the seat; `size` 1 = 370 high. */
export function NearChild({ id, x, y, size = 1, dress, skin, hair = 'plaits', look = -1, tilt = 4, left = { elbow: [-94, -110], hand: [-88, -20], isBeyondBody: true }, right = { elbow: [94, -110], hand: [88, -20], isBeyondBody: true }, down = 50 }: NearChildLooks & { id: string; x: number; y: number; size?: number }) {
  const flesh = skinTones(skin);
  const cloth = tonesOf(dress.base);
  const [dark, sheen] = HAIR.black;
  const arm = (side: -1 | 1, reach: Reach) => <NearArm {...reach} from={[side * 64, -190]} skin={side < 0 ? flesh.base : flesh.shade} sleeve={side < 0 ? cloth.base : cloth.shade} long={0.42} girth={36} />;
  return (
    <At x={x} y={y} scale={size}>
      {left.isBeyondBody && arm(-1, left)}
      {right.isBeyondBody && arm(1, right)}
      <path d={shape([[-22, -260], [-24, -222], [-50, -206], [50, -206], [24, -222], [22, -260]])} fill={flesh.shade} />
      <Piece id={`${id}-top`} outline={shape([[-32, -220, 'corner'], [-70, -206], [-78, -160], [-64, -90], [-70, -30], [-84, Math.min(10, down - 16)], [-90, down, 'corner'], [90, down, 'corner'], [84, Math.min(10, down - 16)], [70, -30], [64, -90], [78, -160], [70, -206], [32, -220, 'corner'], [0, -210]])} fill={cloth.base}>
        <path d={shape([[30, -230], [26, -120], [34, down + 10, 'corner'], [120, down + 10, 'corner'], [120, -230]])} fill={cloth.shade} />
        {hair === 'crop' ? (
          <path d="M-90 -130H90M-90 -92H90M-90 -54H90M-90 -16H90M-90 22H90" stroke={dress.trim} strokeWidth={11} />
        ) : (
          <>
            <path d="M-90 -72Q0 -60 90 -72" stroke={dress.trim} strokeWidth={13} fill="none" />
            <path d={shape([[-26, -62], [-40, down], [-28, down], [-18, -62]])} fill={cloth.fold} opacity={0.5} />
            <path d={shape([[20, -62], [18, down], [32, down], [28, -62]])} fill={cloth.fold} opacity={0.5} />
            <path d={shape([[-32, -222], [0, -206], [32, -222], [36, -208], [0, -190], [-36, -208]])} fill={dress.trim} />
          </>
        )}
      </Piece>
      <At x={0} y={-234} turn={look * tilt} flip={look < 0}>
        <At x={0} y={-64}>
          <path d={shape([[24, -50], [54, -34], [62, -4], [69, 12], [63, 20], [62, 38], [48, 62], [20, 72], [-6, 60]])} fill={flesh.base} />
          <path d={hair === 'bob' ? shape([[2, -72], [44, -60], [60, -28], [52, 4], [40, 20], [42, 62, 'corner'], [0, 74], [-56, 64, 'corner'], [-66, 20], [-64, -26], [-46, -58]]) : shape([[2, -72], [44, -60], [60, -28], [52, 0], [38, 18], [32, 44], [14, 60], [-8, 63], [-36, 54], [-56, 28], [-63, -6], [-52, -46], [-28, -66]])} fill={dark} />
          <path transform={toTheLight(look)} d={shape([[-32, -54], [-52, -20], [-52, 12], [-45, 14], [-44, -18], [-24, -50]])} fill={sheen} />
          {hair === 'crop' && <path d={shape([[-10, -66], [6, -84], [12, -70], [24, -80], [22, -62]])} fill={dark} />}
          <path d={shape([[30, 0], [42, -6], [50, 8], [45, 26], [36, 32], [30, 18]])} fill={flesh.base} />
          <path d={shape([[35, 6], [42, 4], [43, 14], [38, 21]])} fill={flesh.shade} />
          {hair === 'plaits' && (
            <>
              <path d="M-2 -70Q-10 0 -4 60" stroke={mix(dark, skin, 0.55)} strokeWidth={4} fill="none" />
              {[-1, 1].map((side) => (
                <g key={side}>
                  {Array.from({ length: 5 }, (_, bead) => <ellipse key={bead} cx={side * (46 + bead * 2)} cy={46 + bead * 19} rx={17 - bead} ry={14} fill={bead % 2 ? mix(dark, sheen, 0.7) : dark} transform={`rotate(${side * 24} ${side * (46 + bead * 2)} ${46 + bead * 19})`} />)}
                  <path d={`${oval(side * 56, 137, 12, 10)}${shape([[side * 56, 136], [side * 56 - 34, 122], [side * 56 - 36, 150]])}${shape([[side * 56, 136], [side * 56 + 34, 122], [side * 56 + 36, 150]])}`} fill={dress.trim} />
                  <path d={shape([[side * 48, 144], [side * 64, 144], [side * 62, 168], [side * 56, 178], [side * 50, 166]])} fill={dark} />
                </g>
              ))}
            </>
          )}
        </At>
      </At>
      {!left.isBeyondBody && arm(-1, left)}
      {!right.isBeyondBody && arm(1, right)}
    </At>
  );
}

/** A phone held to an ear, seen edge-on; for `holds`. */
export const PhoneAtEar = () => (
  <>
    <path d="M-34 -30Q-40 -30 -40 -24Q-40 -17 -34 -17H64Q70 -17 70 -24Q70 -30 64 -30Z" fill="#1d1826" />
    <path d="M-34 -31H64" stroke="#bfe3f2" strokeWidth={3} />
  </>
);
