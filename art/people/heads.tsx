/** Heads of posed people, at the middle of the head, 40 high: from the side (facing right), from the front, from behind. Features are a few strokes. */
import { mix } from '../kit/colour.ts';
import { At } from '../scenery/canvas.tsx';
import { oval } from '../scenery/shapes.ts';
import { shape } from './body.tsx';
import { HAIR, skinTones } from './dress.ts';

/** Which side of somebody we see. */
export type View = 'side' | 'front' | 'back';
/** Hair and what is on it: `cap` is the colour of a knitted cap, with a bobble unless the hair is cropped. `turn` moves the features of a front face aside (−1 to 1). */
export type HeadLooks = { skin: string; hair?: 'bun' | 'plait' | 'bob' | 'crop' | 'plaits'; isGrey?: boolean; cap?: string; trim?: string; turn?: number };

const INK = '#2a1512';
const lips = (skin: string) => mix(skin, '#6a1420', 0.62);

/** One head, `size` high, tilted by `tilt` degrees. */
export function Head({ view, size, tilt = 0, ...looks }: HeadLooks & { view: View; size: number; tilt?: number }) {
  const Seen = { side: SideHead, front: FrontHead, back: BackHead }[view];
  return (
    <At x={0} y={0} scale={size / 40} turn={tilt}>
      <Seen {...looks} />
    </At>
  );
}

/** A hanging plait from (x, y), `beads` long. */
const Plait = ({ x, y, beads, dark, sheen, tie }: { x: number; y: number; beads: number; dark: string; sheen: string; tie: string }) => (
  <>
    {Array.from({ length: beads }, (_, bead) => (
      <path key={bead} d={oval(x + Math.sin(bead) * 0.8, y + bead * 5.6, 4.6 - bead * 0.22, 4)} fill={bead % 2 ? mix(dark, sheen, 0.6) : dark} />
    ))}
    <path d={oval(x, y + beads * 5.6, 3.6, 3)} fill={tie} />
  </>
);

function SideHead({ skin, hair = 'bun', isGrey = false, cap, trim = '#F2A51B' }: HeadLooks) {
  const flesh = skinTones(skin);
  const [dark, sheen] = isGrey ? HAIR.grey : HAIR.black;
  return (
    <>
      {hair === 'bun' && <path d={oval(-17, 4, 9, 9.5)} fill={dark} />}
      {hair === 'bun' && Array.from({ length: 7 }, (_, pearl) => <path key={pearl} d={oval(-17 + 9.6 * Math.cos(1.4 + pearl * 0.5), 4 + 10 * Math.sin(1.4 + pearl * 0.5), 2.3)} fill={pearl % 2 ? '#fff8e8' : '#f1e2c0'} />)}
      <path d={shape([[2, -19], [11, -16], [14.6, -8], [14.4, -3], [18.4, 3], [15.2, 5.4], [15.4, 9], [13.4, 15], [7, 19], [0, 16], [-9, 8], [-8, -10]])} fill={flesh.base} />
      <path d={shape([[0, 16], [7, 19], [3, 13], [-4, 4], [-9, 6]])} fill={flesh.shade} />
      <path d={oval(6.4, 6.4, 3.6, 2.6)} fill={mix(skin, '#d2432f', 0.5)} opacity={0.35} />
      <path d="M8 -.6Q10 -3 12 -.6M7.4 -6Q10.4 -7.8 13 -6" stroke={INK} strokeWidth={1.5} fill="none" strokeLinecap="round" />
      <path d="M9.6 9.4Q11.6 11.6 14.6 10" stroke={lips(skin)} strokeWidth={1.5} fill="none" strokeLinecap="round" />
      <path d={hair === 'bob' ? shape([[13.6, -10], [11, -19], [0, -23], [-13, -20], [-19, -6], [-18, 14, 'corner'], [-8, 18], [2, 14, 'corner'], [1, 2], [4, -8]]) : shape([[13.6, -10], [11, -19], [0, -23], [-13, -20], [-18.6, -6], [-16, 8], [-9, 14], [-5, 6], [-2, -3], [4, -9]])} fill={dark} />
      <path d={shape([[-2, -19], [-12, -15], [-15, -4], [-11, -6], [-8, -14]])} fill={sheen} />
      <path d={oval(-2.6, 2.4, 3, 4)} fill={flesh.base} />
      {hair !== 'crop' && <path d={oval(-2.6, 7.4, 1.7)} fill={trim} />}
      {(hair === 'plait' || hair === 'plaits') && <Plait x={hair === 'plait' ? -13 : -9} y={13} beads={hair === 'plait' ? 9 : 5} dark={dark} sheen={sheen} tie={trim} />}
      {cap && (
        <>
          <path d={shape([[15.6, -6, 'corner'], [14, -18], [2, -27], [-13, -23], [-20.6, -8], [-19.6, 1, 'corner'], [0, -3]])} fill={cap} />
          <path d={shape([[15.8, -9, 'corner'], [0, -7], [-20.8, -5, 'corner'], [-19.8, 2.4, 'corner'], [0, 0], [16.4, -3, 'corner']])} fill={mix(cap, '#fff6e0', 0.55)} />
          {hair !== 'crop' && <path d={oval(-1, -27, 5)} fill={mix(cap, '#fff6e0', 0.55)} />}
        </>
      )}
    </>
  );
}

function FrontHead({ skin, hair = 'plait', isGrey = false, cap, trim = '#F2A51B', turn = 0 }: HeadLooks) {
  const flesh = skinTones(skin);
  const [dark, sheen] = isGrey ? HAIR.grey : HAIR.black;
  const t = turn * 4;
  return (
    <>
      <path d={hair === 'bob' ? shape([[0, -23], [15, -18], [20, 0], [19, 17, 'corner'], [0, 16], [-19, 17, 'corner'], [-20, 0], [-15, -18]]) : shape([[0, -23], [14, -18], [18, -2], [14, 10], [-14, 10], [-18, -2], [-14, -18]])} fill={dark} />
      {hair === 'plaits' && [-15, 15].map((x) => <Plait key={x} x={x} y={11} beads={5} dark={dark} sheen={sheen} tie={trim} />)}
      <path d={oval(-15, 2, 2.8, 4.2) + oval(15, 2, 2.8, 4.2)} fill={flesh.shade} />
      <path d={shape([[t * 0.4, -18], [12, -14], [15, -2], [12.4, 10], [t * 0.5, 19.4], [-12.4, 10], [-15, -2], [-12, -14]])} fill={flesh.base} />
      <path d={shape([[12, -14], [15, -2], [12.4, 10], [t * 0.5 + 1, 19.4], [9, 8], [10, -4]])} fill={flesh.shade} opacity={0.65} />
      <path d={oval(-8 + t, 7, 3.4, 2.4) + oval(8 + t, 7, 3.4, 2.4)} fill={mix(skin, '#d2432f', 0.5)} opacity={0.35} />
      <path d={`M${-8.6 + t} .6Q${-6 + t} -2.2 ${-3.4 + t} .6M${3.4 + t} .6Q${6 + t} -2.2 ${8.6 + t} .6`} stroke={INK} strokeWidth={1.6} fill="none" strokeLinecap="round" />
      <path d={`M${-3.6 + t} 10Q${t} 13.6 ${3.6 + t} 10`} stroke={lips(skin)} strokeWidth={1.6} fill="none" strokeLinecap="round" />
      <path d={shape([[t - 2, -22], [12, -19], [17, -8], [16, 0], [12, -8], [t + 1, -15], [-10, -9], [-16, 1], [-17, -8], [-13, -19]])} fill={dark} />
      <path d={shape([[-5, -19], [-12, -14], [-13, -8], [-9, -12]])} fill={sheen} />
      {hair === 'plait' && <Plait x={13} y={16} beads={7} dark={dark} sheen={sheen} tie={trim} />}
      {cap && (
        <>
          <path d={shape([[-18.6, -2, 'corner'], [-17, -17], [0, -28], [17, -17], [18.6, -2, 'corner'], [0, -7]])} fill={cap} />
          <path d={shape([[-19, -8, 'corner'], [0, -12], [19, -8, 'corner'], [19, -1, 'corner'], [0, -5], [-19, -1, 'corner']])} fill={mix(cap, '#fff6e0', 0.55)} />
          {hair !== 'crop' && <path d={oval(0, -28, 5)} fill={mix(cap, '#fff6e0', 0.55)} />}
        </>
      )}
    </>
  );
}

function BackHead({ skin, hair = 'plait', isGrey = false, cap, trim = '#F2A51B', turn = 0 }: HeadLooks) {
  const flesh = skinTones(skin);
  const [dark, sheen] = isGrey ? HAIR.grey : HAIR.black;
  return (
    <>
      <path d={shape([[turn * 8, -16], [turn * 15, -6], [turn * 19, 2], [turn * 15, 10], [turn * 6, 17]])} fill={flesh.base} />
      <path d={hair === 'bob' ? shape([[0, -22], [14, -17], [18, 0], [18, 17, 'corner'], [0, 19], [-18, 17, 'corner'], [-18, 0], [-14, -17]]) : shape([[0, -22], [14, -17], [17, -2], [13, 11], [0, 18], [-13, 11], [-17, -2], [-14, -17]])} fill={dark} />
      <path d={shape([[-5, -18], [-13, -10], [-13, 2], [-9, 0], [-8, -10]])} fill={sheen} />
      {hair === 'bun' && <path d={oval(-turn * 5, 9, 11, 9)} fill={dark} />}
      {hair === 'bun' && Array.from({ length: 9 }, (_, pearl) => <path key={pearl} d={oval(-turn * 5 + 11 * Math.cos(pearl * 0.42 - 0.1), 9 + 9 * Math.sin(pearl * 0.42 - 0.1), 2.4)} fill={pearl % 2 ? '#fff8e8' : '#f1e2c0'} />)}
      {hair === 'plait' && <Plait x={-1} y={18} beads={10} dark={dark} sheen={sheen} tie={trim} />}
      {hair === 'plaits' && [-13, 13].map((x) => <Plait key={x} x={x} y={12} beads={6} dark={dark} sheen={sheen} tie={trim} />)}
      {cap && (
        <>
          <path d={shape([[-18.6, 2, 'corner'], [-17, -16], [0, -28], [17, -16], [18.6, 2, 'corner'], [0, 4]])} fill={cap} />
          <path d={shape([[-19, -3, 'corner'], [0, -1], [19, -3, 'corner'], [19, 4, 'corner'], [0, 6], [-19, 4, 'corner']])} fill={mix(cap, '#fff6e0', 0.55)} />
          {hair !== 'crop' && <path d={oval(0, -28, 5)} fill={mix(cap, '#fff6e0', 0.55)} />}
        </>
      )}
    </>
  );
}
