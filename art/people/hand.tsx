/** Hands of standing and posed people, 15 to 23 long from the wrist at (0, 0). They point right with the thumb up. */
import { points, smooth } from '../kit/curves.ts';
import { At } from '../scenery/canvas.tsx';

const OUTLINES = {
  closed: [[-5, -3.8], [2, -6], [6, -8.4], [9.6, -6.4], [14, -2.4], [14.6, 2], [9, 5.6], [-5, 4]],
  open: [[-5, -3.8], [1.6, -5], [4.4, -8.6], [7.4, -12.6], [9.8, -11.8], [9, -7.6], [9.8, -5], [15, -5.6], [20.4, -5.4], [20.8, -3], [16.4, -1.6], [21.4, -0.6], [21.2, 2], [16, 2.2], [18.2, 4.2], [16.6, 6], [10, 6.4], [3, 5.2], [-5, 4]],
  points: [[-5, -3.8], [1.6, -5], [4.4, -8.2], [7.6, -11], [9.6, -9.8], [9, -6.6], [10.6, -4.8], [16, -5.2], [22.4, -5], [23, -2.8], [17, -1.4], [13.6, -0.6], [14.6, 2], [12.4, 5.2], [8, 6.4], [2, 5.2], [-5, 4]],
} as const;

/** `turn` is in degrees; `thumbDown` mirrors the drawing, to show the other hand. */
export const Hand = ({ x, y, turn, scale = 1, skin, holds = 'closed', thumbDown = false }: { x: number; y: number; turn: number; scale?: number; skin: string; holds?: keyof typeof OUTLINES; thumbDown?: boolean }) => (
  <At x={x} y={y} turn={turn} scale={scale}>
    <path d={smooth(points(OUTLINES[holds]))} fill={skin} {...(thumbDown && { transform: 'scale(1 -1)' })} />
  </At>
);
