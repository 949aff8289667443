/**
 * Heads for posed people, or on their own, 101 to 111 high, centred near (0, 0): from the side (facing right), the front or behind.
 * In profile, brow, nose, lips and chin are one line. The other features are a few strokes. A slight tilt makes a head look friendly.
 */
import { mix } from '../kit/colour.ts';
import { At } from '../scenery/canvas.tsx';
import { oval } from '../scenery/shapes.ts';
import { shape } from './body.tsx';
import { HAIR, skinTones } from './dress.ts';
import { Headwear, type HeadwearLooks } from './headwear.tsx';
import { Plait } from './plait.tsx';

/** The side from which a person is seen. */
export type View = 'side' | 'front' | 'back';
/**
 * Hair, features and headwear. `trim` colours ribbons and ear studs; `wind` (0 to 1) lifts plaits, except in front views.
 * `eyes`: closed in a smile (smiling), dots (open), or looking down at the hands (down).
 * `turn` (−1 to 1) moves the features of a front view sideways; in a back view it makes a cheek show.
 */
export type HeadLooks = HeadwearLooks & { skin: string; hair?: 'bun' | 'plait' | 'bob' | 'crop' | 'plaits'; isGrey?: boolean; eyes?: 'smiling' | 'open' | 'down'; trim?: string; turn?: number; wind?: number };
type Drawn = HeadLooks & { shadeSide: 1 | -1; hasPlait?: boolean };

const INK = '#2a1512';
const PEARLS = ['#fff8e8', '#f1e2c0'] as const;
const lips = (skin: string) => mix(skin, '#6a1420', 0.62);
const blush = (skin: string) => mix(skin, '#d2432f', 0.5);

/** A head about `size` high. Positive `tilt` (degrees) nods it in profile; `shadeSide` 1 shades front or right; `hasPlait`: in profile. */
export function Head({ view, size, x = 0, y = 0, tilt = 0, flip = false, shadeSide = flip ? -1 : 1, hasNeck = false, ...looks }: HeadLooks & { view: View; size: number; x?: number; y?: number; tilt?: number; flip?: boolean; shadeSide?: 1 | -1; hasNeck?: boolean; hasPlait?: boolean }) {
  const Seen = { side: SideHead, front: FrontHead, back: BackHead }[view];
  return (
    <At x={x} y={y} scale={size / 100} turn={flip ? -tilt : tilt} flip={flip}>
      {hasNeck && <path d={shape([[12, 30], [14, 66], [-26, 66], [-24, 30]])} fill={skinTones(looks.skin).shade} />}
      <Seen {...looks} shadeSide={shadeSide} />
      <Headwear view={view} hasBobble={looks.hair !== 'crop'} {...looks} />
    </At>
  );
}

/** A bun with jasmine round it between the angles `from` and `to` (radians). */
const Bun = ({ x, y, dark, from, to }: { x: number; y: number; dark: string; from: number; to: number }) => (
  <>
    <path d={oval(x, y, 22, 21)} fill={dark} />
    {Array.from({ length: 9 }, (_, pearl) => {
      const angle = from + ((to - from) * pearl) / 8;
      return <path key={pearl} d={oval(x + Math.cos(angle) * 23, y + Math.sin(angle) * 22, 6)} fill={PEARLS[pearl % 2]} />;
    })}
  </>
);

function SideHead({ skin, hair = 'bun', isGrey = false, eyes = 'smiling', trim = '#F2A51B', wind, shadeSide, hasPlait = true, cap, hat, turban }: Drawn) {
  const flesh = skinTones(skin);
  const [dark, sheen] = isGrey ? HAIR.grey : HAIR.black;
  const face = [[36, -10], [39, -2], [46, 9], [44, 14], [37.6, 16], [40, 22], [37.6, 26], [39, 31], [36.4, 35], [35, 44]] as const;
  const crown = hair === 'bob' ? ([[-47, -15], [-45, 36, 'corner'], [-20, 44], [3, 36, 'corner'], [1, 6], [8, -18]] as const) : hair === 'crop' ? ([[-44, -18], [-41, 8], [-32, 25], [-22, 24], [-16, 8], [-10, -4], [2, -6], [7, -18]] as const) : ([[-44, -20], [-40, 12], [-28, 36], [-14, 34], [-14, 14], [-6, -4], [4, -6], [8, -18]] as const);
  return (
    <>
      {hair === 'bun' && <Bun x={-44} y={13} dark={dark} from={5.1} to={1.6} />}
      <path d={shape([[24, -42], [34, -24], ...face, [25, 50], [6, 46], [-14, 34], [-24, 6], [-14, -40]])} fill={flesh.base} />
      <path d={shape([[22, 50.6], [6, 46], [-14, 34], [-20, 14], [-2, 30], [14, 41]])} fill={flesh.shade} opacity={0.8} />
      {shadeSide === 1 && <path d={shape([[28, -36], [34, -24], ...face, [25, 50], [28, 30], [27, 8], [25, -14]])} fill={flesh.shade} opacity={0.45} />}
      <path d={oval(19, 17, 8.6, 6.4)} fill={blush(skin)} opacity={0.35} />
      <path d="M19 -15Q26.6 -19.6 33.6 -15" stroke={INK} strokeWidth={3.6} fill="none" strokeLinecap="round" />
      {eyes === 'open' ? <path d={oval(26.4, -3, 4, 5)} fill={INK} /> : <path d={eyes === 'down' ? 'M22 -2Q28.4 3 34.4 -2' : 'M20.6 -1Q26 -7.4 31.4 -1.4'} stroke={INK} strokeWidth={3.8} fill="none" strokeLinecap="round" />}
      <path d="M24 24.4Q29.6 30 37.4 26.4" stroke={lips(skin)} strokeWidth={3.6} fill="none" strokeLinecap="round" />
      <path d={shape([[28, -35], [22, -52], [-4, -60], [-32, -50], ...crown, [20, -26]])} fill={dark} />
      {!cap && !hat && !turban && <path d={shape([[16, -46], [-6, -54], [-26, -44], [-34, -26], [-18, -36], [2, -42]])} fill={sheen} />}
      <path d={oval(-8, 7, 7, 9.6)} fill={flesh.base} />
      <path d={oval(-9, 8, 3, 5)} fill={flesh.shade} />
      {hair !== 'crop' && <path d={oval(-8, 19.6, 4.4)} fill={trim} />}
      {hasPlait && (hair === 'plait' || hair === 'plaits') && <Plait x={hair === 'plait' ? -34 : -23} y={34} beads={hair === 'plait' ? 8 : 4} isGrey={isGrey} tie={trim} wind={wind} />}
    </>
  );
}

function FrontHead({ skin, hair = 'plait', isGrey = false, eyes = 'smiling', trim = '#F2A51B', turn = 0, shadeSide, cap, hat, turban }: Drawn) {
  const flesh = skinTones(skin);
  const [dark, sheen] = isGrey ? HAIR.grey : HAIR.black;
  const t = turn * 10;
  const s = shadeSide;
  const back = hair === 'bob' ? ([[48, 0], [47, 42, 'corner'], [0, 40], [-47, 42, 'corner'], [-48, 0]] as const) : ([[42, 22], [28, 34], [-28, 34], [-42, 22]] as const);
  const at = (x: number) => Math.round((x + t) * 10) / 10;
  return (
    <>
      {hair === 'bun' && <Bun x={26} y={-34} dark={dark} from={-2.2} to={0.6} />}
      <path d={shape([[0, -54], [32, -46], [45, -16], ...back, [-45, -16], [-32, -46]])} fill={dark} />
      {hair === 'plaits' && [-42, 42].map((x) => <Plait key={x} x={x} y={27} beads={5} isGrey={isGrey} tie={trim} />)}
      <path d={oval(s * -39, 6, 7, 11)} fill={flesh.base} />
      <path d={oval(s * 39, 6, 7, 11)} fill={flesh.shade} />
      {hair !== 'crop' && <path d={oval(-40, 18, 4) + oval(40, 18, 4)} fill={trim} />}
      <path d={shape([[t * 0.4, -46], [27, -38], [38, -10], [36, 14], [25, 38], [t * 0.5, 51], [-25, 38], [-36, 14], [-38, -10], [-27, -38]])} fill={flesh.base} />
      <path d={shape([[s * 16, -42], [s * 28, -36], [s * 38, -10], [s * 36, 14], [s * 25, 38], [s * 4 + t * 0.4, 50], [s * 20, 30], [s * 28, 4], [s * 27, -20]])} fill={flesh.shade} opacity={0.7} />
      <path d={oval(at(-21), 18, 9, 6) + oval(at(20), 18, 8, 6)} fill={blush(skin)} opacity={0.35} />
      <g fill="none" stroke={INK} strokeWidth={3.8} strokeLinecap="round">
        <path d={`M${at(-24)} -11Q${at(-16)} -17 ${at(-8)} -12M${at(8)} -12Q${at(16)} -17 ${at(24)} -11`} strokeWidth={3} />
        {eyes === 'down' && <path d={`M${at(-23)} 3Q${at(-16)} 9 ${at(-9)} 3M${at(9)} 3Q${at(16)} 9 ${at(23)} 3`} />}
        {eyes === 'smiling' && <path d={`M${at(-22)} 4Q${at(-15.6)} -4 ${at(-9)} 4M${at(9)} 4Q${at(15.6)} -4 ${at(22)} 4`} />}
        <path d={`M${at(0)} 4Q${at(-4)} 14 ${at(2)} 17`} opacity={0.55} strokeWidth={3} />
        <path d={`M${at(-11)} 27Q${at(1)} 38 ${at(12)} 26.4`} stroke={lips(skin)} />
      </g>
      {eyes === 'open' && <path d={oval(at(-16), 3, 4.2, 5) + oval(at(16), 3, 4.2, 5)} fill={INK} />}
      {hair === 'bun' && <path d={oval(at(0), -17, 3.2)} fill="#9c2436" />}
      {hair === 'crop' ? (
        <path d={shape([[-43, 0], [-47, -24], [-30, -52], [2, -60], [34, -50], [46, -22], [42, 0], [36, -16], [28, -26], [10, -23], [-4, -30], [-20, -23], [-34, -24], [-38, -10]])} fill={dark} />
      ) : (
        <path d={shape([[0, -57], [32, -48], [46, -18], [42, 14], [37, -8], [24, -30], [t, -42, 'corner'], [-24, -30], [-37, -8], [-42, 14], [-46, -18], [-32, -48]])} fill={dark} />
      )}
      {!cap && !hat && !turban && <path d={hair === 'crop' ? shape([[-34, -34], [-16, -50], [4, -53], [-12, -42], [-26, -28]]) : shape([[-8, -49], [-28, -41], [-40, -17], [-34, -19], [-22, -35]])} fill={sheen} />}
      {hair === 'plait' && <Plait x={34} y={38} beads={7} isGrey={isGrey} tie={trim} />}
    </>
  );
}

function BackHead({ skin, hair = 'plait', isGrey = false, trim = '#F2A51B', turn = 0, wind, cap, hat, turban }: Drawn) {
  const flesh = skinTones(skin);
  const [dark, sheen] = isGrey ? HAIR.grey : HAIR.black;
  return (
    <>
      <path d={shape([[turn * 20, -40], [turn * 38, -15], [turn * 47, 5], [turn * 38, 25], [turn * 15, 42]])} fill={flesh.base} />
      {hair === 'crop' && <path d={oval(-42, 6, 6, 10) + oval(42, 6, 6, 10)} fill={flesh.shade} />}
      <path d={hair === 'bob' ? shape([[0, -56], [35, -43], [46, 0], [46, 42, 'corner'], [0, 47], [-46, 42, 'corner'], [-46, 0], [-35, -43]]) : shape([[0, -56], [35, -43], [43, -5], [33, 28], [0, 45], [-33, 28], [-43, -5], [-35, -43]])} fill={dark} />
      {!cap && !hat && !turban && <path d={shape([[-12, -45], [-32, -25], [-32, 5], [-22, 0], [-20, -25]])} fill={sheen} />}
      {hair === 'bun' && <Bun x={-turn * 12} y={20} dark={dark} from={-0.2} to={3.4} />}
      {hair === 'plait' && <Plait x={-2} y={45} beads={9} isGrey={isGrey} tie={trim} wind={wind} />}
      {hair === 'plaits' && [-32, 32].map((x) => <Plait key={x} x={x} y={30} beads={6} isGrey={isGrey} tie={trim} wind={wind} />)}
    </>
  );
}
