/** A head in profile, for people of middle size who bend, squat or ride: brow, nose, lips and chin as one line, an eye as one stroke. */
import { oval } from '../scenery/shapes.ts';
import { shape } from './body.tsx';
import { HAIR, skinTones } from './dress.ts';

/** `hair`: bun with jasmine, plait down the back, short crop, or a cloth wound round (`tie` is its colour). */
export type ProfileHeadLooks = { skin: string; hair?: 'bun' | 'plait' | 'crop' | 'turban'; tie?: string; isGrey?: boolean };

/** (x, y): the middle of the head, which looks left; `flip` turns it. `size` is its height, `turn` lowers (minus) or lifts the chin in degrees. */
export function ProfileHead({ x, y, size, turn = 0, flip = false, skin, hair = 'bun', tie = '#f2a51b', isGrey = false }: ProfileHeadLooks & { x: number; y: number; size: number; turn?: number; flip?: boolean }) {
  const flesh = skinTones(skin);
  const [dark, sheen] = isGrey ? HAIR.grey : HAIR.black;
  const scale = Math.round(size * 10) / 1000;
  return (
    <g transform={`translate(${x} ${y}) scale(${flip ? -scale : scale} ${scale}) rotate(${turn})`}>
      {hair === 'plait' && (
        <>
          {Array.from({ length: 6 }, (_, bead) => (
            <ellipse key={bead} cx={36 + bead * 2.5} cy={28 + bead * 19} rx={13 - bead} ry={12} fill={bead % 2 ? sheen : dark} />
          ))}
          <path d={oval(50, 140, 9, 7)} fill={tie} />
          <path d={shape([[44, 144], [58, 144], [56, 168], [48, 160]])} fill={dark} />
        </>
      )}
      <path d={shape([[-12, 30], [-14, 66], [26, 66], [24, 30]])} fill={flesh.shade} />
      <path d={shape([[-24, -42], [-34, -24], [-36, -10], [-40, -2], [-49, 11, 'corner'], [-46, 16], [-38, 17], [-41, 23], [-38, 27], [-40, 32], [-37, 36], [-36, 44], [-26, 51], [-6, 46], [14, 34], [24, 6], [14, -40]])} fill={flesh.base} />
      <path d={shape([[-22, 51], [-6, 46], [14, 34], [20, 14], [2, 30], [-16, 40]])} fill={flesh.shade} opacity={0.8} />
      <path d={oval(-22, 16, 8, 6)} fill="#d2432f" opacity={0.22} />
      <path d="M-37 -13Q-30 -18 -22 -15" stroke={dark} strokeWidth={3} fill="none" strokeLinecap="round" />
      <path d="M-36 -2Q-31 3 -24 -1" stroke={dark} strokeWidth={3.6} fill="none" strokeLinecap="round" />
      <path d="M-39 27Q-32 31 -26 26" stroke={flesh.shade} strokeWidth={3.4} fill="none" strokeLinecap="round" />
      {hair === 'turban' ? (
        <>
          <path d={shape([[30, 34], [40, 0], [30, -26], [4, -12], [6, 14], [16, 34]])} fill={dark} />
          <path d={shape([[-36, -22], [-40, -40], [-20, -60], [14, -64], [42, -48], [48, -20], [40, -2], [10, -14]])} fill={tie} />
          <path d="M-34 -30Q0 -46 44 -26M-26 -46Q4 -58 38 -46" stroke="#2a1a2e" strokeWidth={3} opacity={0.35} fill="none" />
        </>
      ) : (
        <path d={shape([[-28, -36], [-22, -52], [4, -60], [32, -50], [44, -20], [40, 12], [28, 36], [14, 34], [14, 14], [6, -4], [-4, -6], [-8, -18], [-20, -26]])} fill={dark} />
      )}
      {hair !== 'turban' && <path d={shape([[-16, -46], [6, -54], [26, -44], [34, -26], [18, -36], [-2, -42]])} fill={sheen} />}
      <path d={oval(8, 8, 7, 10)} fill={flesh.base} />
      <path d={oval(9, 9, 3, 5)} fill={flesh.shade} />
      {hair !== 'crop' && hair !== 'turban' && <path d={oval(8, 21, 4.4)} fill="#f2c14e" />}
      {hair === 'bun' && (
        <>
          <path d={oval(46, 14, 21, 19)} fill={dark} />
          <path d={Array.from({ length: 9 }, (_, i) => oval(46 + Math.cos(-1.9 + i * 0.42) * 23, 14 + Math.sin(-1.9 + i * 0.42) * 21, 6)).join('')} fill="#fff8e8" />
        </>
      )}
    </g>
  );
}
