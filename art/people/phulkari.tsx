/** The embroidered cloth of the Punjab, worn over the head. */
import { polygon } from '../kit/curves.ts';
import { Piece, shape, Standing } from './body.tsx';
import { tonesOf } from './dress.ts';

/** Lies over head, shoulders and back of a `Woman` whose hair is covered; give it her place and height. `stitch`: the silk of the flowers. */
export function Phulkari({ id, x, y, height, cloth, border, stitch }: { id: string; x: number; y: number; height: number; cloth: string; border: string; stitch: string }) {
  const tones = tonesOf(cloth);
  const flowers = Array.from({ length: 5 }, (_, row) => Array.from({ length: 5 }, (_, i) => {
    const [fx, fy] = [(i - 2) * 16 + (row % 2) * 8, -232 + row * 22];
    return polygon([[fx - 4.4, fy], [fx, fy - 5.4], [fx + 4.4, fy], [fx, fy + 5.4]]);
  }).join('')).join('');
  return (
    <Standing x={x} y={y} height={height}>
      <Piece id={id} outline={shape([[5, -303], [17, -296], [20, -280], [17, -264], [22, -249], [34, -236], [37, -206], [33, -160], [35, -112, 'corner'], [14, -98], [-16, -96], [-36, -108, 'corner'], [-33, -160], [-37, -206], [-35, -236], [-21, -249], [-17, -264], [-20, -280], [-11, -298]])} fill={tones.base}>
        <path d={shape([[10, -310], [12, -270], [10, -230], [18, -160], [12, -90], [70, -90], [70, -310]])} fill={tones.shade} />
        <path d={shape([[-14, -250], [-22, -180], [-18, -100], [-12, -100], [-14, -180], [-6, -246]])} fill={tones.fold} opacity={0.5} />
        <path d={shape([[4, -246], [6, -180], [2, -100], [8, -100], [13, -180], [10, -246]])} fill={tones.fold} opacity={0.5} />
        <path d={flowers} fill={stitch} opacity={0.9} />
        <path d="M-40 -110Q0 -88 40 -114" stroke={border} strokeWidth={13} fill="none" />
        <path d="M-40 -122Q0 -100 40 -126" stroke={border} strokeWidth={2.4} fill="none" />
      </Piece>
    </Standing>
  );
}
