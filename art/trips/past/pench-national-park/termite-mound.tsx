/** A red-earth termite mound in the teak forest, backlit by a low sun on the right: converging ribs and a rim of light. */
import { shape } from '../../../people/body.tsx';
import { At } from '../../../scenery/canvas.tsx';
import { band } from '../../../scenery/shapes.ts';

/** The mound, `height` tall, its foot at (x, y). */
export const TermiteMound = ({ x, y, height }: { x: number; y: number; height: number }) => (
  <At x={x} y={y} scale={height / 100}>
    <path d={shape([[10, 4], [-70, 2], [-150, 44], [-120, 54], [-20, 22]])} fill="#4b2a2c" opacity={0.34} />
    <path d={shape([[-48, 2, 'corner'], [-42, -16], [-36, -34], [-34, -54], [-29, -60], [-24, -50], [-18, -66], [-14, -88], [-7, -100], [0, -90], [4, -70], [10, -62], [15, -72], [21, -70], [25, -50], [32, -32], [38, -14], [50, 2, 'corner'], [0, 8]])} fill="#7d4a2c" />
    <path d={shape([[-48, 2, 'corner'], [-42, -16], [-36, -34], [-34, -54], [-29, -60], [-26, -40], [-28, -16], [-22, 6]])} fill="#54301f" />
    <path d={shape([[-18, -64], [-14, -88], [-7, -100], [-6, -74], [-10, -44], [-8, -14], [-2, 6], [-18, 4], [-18, -30]])} fill="#5f3722" />
    <path d={shape([[10, -60], [15, -72], [18, -56], [17, -30], [24, 4], [12, 4], [10, -30]])} fill="#64391f" />
    <path d={band([[-7, -100, 1], [0, -89, 4], [4, -68, 4], [8, -50, 2], [10, -30, 0.5]]) + band([[15, -72, 1], [21, -69, 4], [25, -50, 5], [32, -32, 5], [38, -14, 5], [48, 0, 1]]) + band([[-29, -60, 1], [-25, -50, 4], [-24, -32, 0.5]])} fill="#f0b469" />
    <path d={band([[-2, -56, 0.5], [2, -40, 3], [4, -14, 0.5]]) + band([[27, -34, 0.5], [30, -18, 3], [36, 0, 0.5]]) + band([[-22, -36, 0.5], [-20, -20, 2.4], [-18, 0, 0.5]])} fill="#a5683a" />
  </At>
);
