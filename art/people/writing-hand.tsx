/** A hand that writes, seen from above. */
import type { ReactNode } from 'react';
import { clothShade, mix } from '../kit/colour.ts';
import { At } from '../scenery/canvas.tsx';
import { band, oval } from '../scenery/shapes.ts';
import { shape } from './body.tsx';
import { skinTones } from './dress.ts';

/**
 * The point of what she holds is at (x, y); `turn` 0 brings the forearm up from below. `size` 1 = a hand 150 long.
 * `tool`: drawn along x with its point at 65, 0 (see `Crayon`); `bangles` and a `sleeve` dress the arm.
 */
export function WritingHand({ x, y, turn = 0, size = 1, skin, sleeve, bangles = [], tool }: { x: number; y: number; turn?: number; size?: number; skin: string; sleeve?: string; bangles?: readonly string[]; tool: ReactNode }) {
  const flesh = skinTones(skin);
  const nail = '#e8b09a';
  return (
    <At x={x} y={y} turn={turn} scale={size}>
      <At x={52} y={102}>
        <path d={band([[34, 640, 150], [28, 380, 120], [20, 190, 88], [20, 110, 96]]) + oval(16, 70, 60, 74)} fill="#3a1a24" opacity={0.28} transform="translate(26 20)" />
        <path d={band([[10, 640, 146], [6, 380, 116], [0, 180, 80], [2, 120, 84]])} fill={flesh.base} />
        <path d={band([[52, 640, 62], [42, 380, 48], [26, 180, 32], [30, 116, 26]])} fill={flesh.shade} />
        <path d={band([[34, 50, 38], [18, 2, 33], [-8, -36, 24]]) + oval(-8, -36, 12) + band([[48, 84, 38], [42, 30, 34], [20, -8, 26]]) + oval(20, -8, 13)} fill={flesh.shade} />
        <path d={shape([[-38, 150], [-50, 100], [-44, 50], [-16, 22], [24, 24], [52, 56], [58, 104], [46, 150], [2, 166]])} fill={flesh.base} />
        <path d={shape([[20, 30], [52, 56], [58, 104], [46, 150], [24, 158], [36, 110], [32, 70]])} fill={flesh.shade} opacity={0.7} />
        <path d={band([[-34, 116, 34], [-56, 70, 31], [-52, 18, 27], [-38, -28, 20]]) + oval(-38, -29, 10)} fill={flesh.base} />
        <At x={-23} y={-45} turn={-128}>{tool}</At>
        <path d={band([[4, 62, 38], [-6, 14, 34], [-26, -32, 27], [-38, -56, 19]]) + oval(-38, -56, 9.5)} fill={flesh.base} />
        <path d={band([[14, 56, 10], [8, 14, 10], [-12, -30, 8], [-28, -56, 4]])} fill={flesh.shade} opacity={0.7} />
        <path d={oval(-39, -55, 5.4, 7.4)} fill={nail} />
        {bangles.map((colour, i) => <path key={i} d={`M${-44 - i * 2} ${176 + i * 17}Q0 ${204 + i * 17} ${46 + i * 2.4} ${178 + i * 17}`} fill="none" stroke={colour} strokeWidth={10} />)}
        {sleeve && (
          <>
            <path d="M-70 372Q4 408 84 374L116 700H-100Z" fill={sleeve} />
            <path d="M40 393Q62 384 84 374L116 700H60Z" fill={clothShade(sleeve)} />
            <path d="M-69 382Q4 418 85 384" fill="none" stroke={mix(sleeve, '#f6d58a', 0.8)} strokeWidth={13} />
          </>
        )}
      </At>
    </At>
  );
}
