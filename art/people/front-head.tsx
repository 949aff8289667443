/** A head from the front, for people of middle size who sit and face us: eyes and smile are a few strokes, kindness is the tilt. */
import { oval } from '../scenery/shapes.ts';
import { shape } from './body.tsx';
import { HAIR, skinTones } from './dress.ts';

/** `eyes`: down (reading, laughing) or open. `tie` colours hair ribbons, ear studs. */
export type FrontHeadLooks = { skin: string; hair?: 'bun' | 'plaits' | 'crop'; eyes?: 'down' | 'open'; tie?: string; hasBindi?: boolean };

const INK = '#2a1512';

/** (x, y): the middle of the head; `size` is its height; `turn` tilts it in degrees. The neck is the body's. Light from the left. */
export function FrontHead({ x, y, size, turn = 0, skin, hair = 'bun', eyes = 'down', tie = '#f2a51b', hasBindi = hair === 'bun' }: FrontHeadLooks & { x: number; y: number; size: number; turn?: number }) {
  const flesh = skinTones(skin);
  const [dark, sheen] = HAIR.black;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${Math.round(size * 10) / 1000})`}>
      {hair === 'bun' && (
        <>
          <path d={oval(26, -34, 24, 22)} fill={dark} />
          <path d={Array.from({ length: 8 }, (_, i) => oval(28 + Math.cos(-2.2 + i * 0.36) * 25, -35 + Math.sin(-2.2 + i * 0.36) * 23, 6.5)).join('')} fill="#fff8e8" />
        </>
      )}
      {hair === 'plaits' && (
        <>
          {[-1, 1].map((s) => (
            <g key={s}>
              {[0, 1, 2, 3].map((bead) => (
                <ellipse key={bead} cx={s * (42 + bead * 3)} cy={26 + bead * 17} rx={13 - bead} ry={11} fill={bead % 2 ? sheen : dark} />
              ))}
              <path d={oval(s * 52, 90, 10, 8)} fill={tie} />
              <path d={shape([[s * 46, 94], [s * 60, 94], [s * 56, 116], [s * 50, 108]])} fill={dark} />
            </g>
          ))}
        </>
      )}
      <path d={shape([[0, -54], [32, -46], [45, -16], [42, 22], [28, 34], [-28, 34], [-42, 22], [-45, -16], [-32, -46]])} fill={dark} />
      <path d={oval(-39, 6, 7, 11)} fill={flesh.base} />
      <path d={oval(39, 6, 7, 11)} fill={flesh.shade} />
      {hair !== 'crop' && <path d={oval(-40, 18, 4) + oval(40, 18, 4)} fill={tie} />}
      <path d={shape([[0, -46], [27, -38], [38, -10], [36, 14], [25, 38], [0, 51], [-25, 38], [-36, 14], [-38, -10], [-27, -38]])} fill={flesh.base} />
      <path d={shape([[16, -42], [28, -36], [38, -10], [36, 14], [25, 38], [4, 50], [20, 30], [28, 4], [27, -20]])} fill={flesh.shade} opacity={0.75} />
      {hair === 'crop' ? (
        <>
          <path d={shape([[-43, 0], [-47, -24], [-30, -52], [2, -60], [34, -50], [46, -22], [42, 0], [36, -16], [28, -26], [10, -22], [-4, -30], [-20, -22], [-34, -24], [-38, -10]])} fill={dark} />
          <path d={shape([[-34, -34], [-16, -50], [4, -53], [-12, -42], [-26, -28]])} fill={sheen} />
        </>
      ) : (
        <>
          <path d={shape([[0, -55], [32, -47], [46, -18], [42, 14], [37, -8], [24, -30], [0, -42, 'corner'], [-24, -30], [-37, -8], [-42, 14], [-46, -18], [-32, -47]])} fill={dark} />
          <path d={shape([[-8, -48], [-28, -40], [-40, -16], [-34, -18], [-22, -34]])} fill={sheen} />
        </>
      )}
      <path d={oval(-21, 18, 9, 6) + oval(20, 18, 8, 6)} fill="#d2432f" opacity={0.22} />
      <g fill="none" stroke={INK} strokeWidth={3.6} strokeLinecap="round">
        <path d="M-24 -8Q-16 -14 -8 -9M9 -9Q17 -14 24 -8" strokeWidth={3} />
        {eyes === 'down' && <path d="M-23 4Q-16 10 -9 4M9 4Q16 10 23 4" />}
        <path d="M0 4Q-5 15 2 18" opacity={0.7} strokeWidth={3} />
        <path d="M-12 27Q1 39 13 26" />
      </g>
      {eyes === 'open' && <path d={oval(-16, 4, 4.2, 5) + oval(16, 4, 4.2, 5)} fill={INK} />}
      {hasBindi && <path d={oval(0, -14, 3.2)} fill="#9c2436" />}
    </g>
  );
}
