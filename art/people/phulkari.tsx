/** Phulkari: the embroidered shawl of the Punjab, worn over the head. */
import { polygon } from '../kit/curves.ts';
import { At } from '../scenery/canvas.tsx';
import { Piece, shape } from './body.tsx';
import { tonesOf } from './dress.ts';

/** A phulkari for a `Posed` who faces left and has cropped hair. (x, y): her head's centre; `size`: adult height; `stitch`: silk colour. */
export function Phulkari({ id, x, y, size, tilt, cloth, border, stitch }: { id: string; x: number; y: number; size: number; tilt: number; cloth: string; border: string; stitch: string }) {
  const tones = tonesOf(cloth);
  const flowers = Array.from({ length: 7 }, (_, row) => [-3, -2, -1, 0, 1].map((i) => { const [fx, fy] = [i * 13 + (row % 2) * 6, -12 + row * 17]; return polygon([[fx - 3.6, fy], [fx, fy - 4.4], [fx + 3.6, fy], [fx, fy + 4.4]]); }).join('')).join('');
  return (
    <At x={x} y={y} scale={size / 300} flip turn={tilt}>
      <Piece id={id} outline={shape([[12, -19], [4, -26], [-12, -25], [-23, -10], [-22, 12], [-30, 34], [-44, 76], [-48, 108, 'corner'], [-22, 116], [6, 104, 'corner'], [10, 70], [13, 38], [2, 24], [-6, 10], [-5, -4], [2, -12], [13, -14, 'corner']])} fill={tones.base}>
        <path d={shape([[-24, -20], [-16, 20], [-28, 60], [-30, 120], [-70, 120], [-60, 20]])} fill={tones.shade} />
        <path d={flowers} fill={stitch} />
        <path d="M-52 104Q-20 118 10 100" stroke={border} strokeWidth={11} fill="none" />
        <path d="M13 -17Q0 -12 -4 -3Q-4 10 4 25Q14 34 12 60" stroke={border} strokeWidth={4.5} fill="none" />
      </Piece>
    </At>
  );
}
