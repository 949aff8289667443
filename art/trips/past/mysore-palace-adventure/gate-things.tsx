/** Details for the gate of Mysore Palace: a brass lamp and pigeons. */
import { mix } from '../../../kit/colour.ts';
import { shape } from '../../../people/body.tsx';
import { At } from '../../../scenery/canvas.tsx';
import { box, leaf, oval } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';

/** A standing pigeon, its feet at (x, y). */
export const Pigeon = ({ x, y, size, flip = false, tone = '#8a86a0' }: { x: number; y: number; size: number; flip?: boolean; tone?: string }) => (
  <At x={x} y={y} scale={size / 40} flip={flip}>
    <path d="M-4 -8L-5 0H-1M3 -8L3 0H7" stroke="#b0584a" strokeWidth={1.8} fill="none" />
    <path d={shape([[-30, -10, 'corner'], [-12, -20], [2, -26], [6, -34], [12, -36], [17, -32], [16, -24], [12, -12], [2, -6], [-12, -8]])} fill={tone} />
    <path d={shape([[-30, -10, 'corner'], [-10, -20], [4, -18], [0, -9], [-12, -8]])} fill={mix(tone, '#2a1a40', 0.4)} />
    <path d={shape([[5, -30], [14, -28], [15, -22], [6, -20]])} fill="#4f8a80" />
    <path d="M16 -33L22 -30L16 -30Z" fill="#5a4450" />
    <path d={oval(12.6, -32.6, 1.3)} fill="#e8923a" />
  </At>
);

/** A brass lamp on a chain from (x, y): a bowl with four lit wicks under a pointed cap. */
export const BrassLamp = ({ x, y, drop }: { x: number; y: number; drop: number }) => (
  <At x={x} y={y + drop}>
    <path d={`M0 ${-drop}V-58`} stroke="#8a5c2c" strokeWidth={4} strokeDasharray="7 4" />
    <path d={shape([[-4, -58], [-12, -44], [-22, -38], [0, -34], [22, -38], [12, -44], [4, -58]])} fill="#c98a34" />
    <path d={box(-2.5, -38, 5, 34)} fill="#a86a28" />
    <path d={box(-7, -26, 14, 5) + shape([[-38, -6, 'corner'], [38, -6, 'corner'], [26, 8], [8, 16], [0, 26], [-8, 16], [-26, 8]])} fill="#b97a2c" />
    <path d={shape([[-38, -6, 'corner'], [-6, -6, 'corner'], [-10, 12], [-26, 8]])} fill="#f2c25c" />
    <path d={box(-39, -9, 78, 4)} fill="#ffdc84" />
    <Halo id="brass-glow" x={0} y={-16} rx={64} colour="#ffd27a" opacity={0.6} />
    <path d={[-28, -14, 14, 28].map((dx) => leaf(dx, -8, 17, 4.5, -Math.PI / 2)).join('')} fill="#fff2b0" />
  </At>
);
