/** A forearm and an open hand, seen from the back, waving or reaching away from us: fingers spread, thumb towards the head. */
import { mix } from '../kit/colour.ts';
import { At } from '../scenery/canvas.tsx';
import { band, oval } from '../scenery/shapes.ts';
import { shape } from '../people/body.tsx';
import { skinTones } from '../people/dress.ts';

const FINGERS = [
  [[-20, -40, 17], [-30, -64, 14.5], [-38, -80, 11.5]],
  [[-9, -44, 18], [-15, -76, 16], [-19, -97, 12.5]],
  [[5, -44, 18], [6, -82, 16.5], [6, -105, 12.5]],
  [[18, -42, 18], [26, -76, 16], [32, -96, 12.5]],
  [[10, -8, 26], [34, -34, 20], [48, -50, 16.5], [55, -64, 12.5]],
] as const;

const PALM = shape([[-16, 10], [-20, -10], [-28, -28], [-30, -46], [-20, -58], [0, -62], [20, -58], [28, -44], [27, -26], [20, -8], [16, 10]]);

/** A left hand (with `flip`, a right one), lit from the left. (x, y): the wrist. At `size` 1, the hand is 111 high and the arm 150 long. */
export function WavingHand({ x, y, size, turn, skin, flip = false }: { x: number; y: number; size: number; turn: number; skin: string; flip?: boolean }) {
  const { base, shade } = skinTones(skin);
  const [lit, nail] = [mix(base, '#ffdca0', 0.3), mix(base, '#f6c4ae', 0.6)];
  const away = flip ? -1 : 1;
  /** A band along the arm, in the coordinates of a left arm; `flip` mirrors it back, so that the light stays on the left. */
  const edge = (stations: readonly (readonly [number, number, number])[]) => band(stations.map(([ex, ey, thick]) => [ex * away, ey, thick] as const));
  return (
    <At x={x} y={y} scale={size} turn={turn} flip={flip}>
      <path d={edge([[-13, 150, 34], [-8, 104, 40], [0, 34, 37], [0, 0, 36]])} fill={base} />
      <path d={PALM} fill={base} />
      <path d={edge([[-2, 146, 1], [9, 100, 8], [14, 30, 7], [14, 2, 6], [22, -16, 1]])} fill={shade} />
      {FINGERS.map((finger, i) => {
        const [x2, y2, w] = finger[finger.length - 1] ?? [0, 0, 0];
        const side = (off: number, thick: number) => band(finger.map(([fx, fy, fw], j) => [fx + off * fw, fy, j ? thick : 0.5] as const));
        return (
          <g key={i}>
            <path d={band(finger) + oval(x2, y2, w / 2)} fill={base} />
            <path d={side(0.36 * away, 3.6)} fill={shade} />
            <path d={side(-0.36 * away, 2.4)} fill={lit} />
            <path d={oval(x2 - 0.6, y2 - 0.6, 3, 4)} fill={nail} />
          </g>
        );
      })}
      <path d={[[-21, -46], [-9, -51], [5, -52], [18, -49]].map(([kx = 0, ky = 0]) => band([[kx - 4, ky, 0.4], [kx, ky - 2.4, 2], [kx + 4, ky, 0.4]])).join('')} fill={shade} />
      <path d={edge([[-28, 146, 0.5], [-24, 100, 4], [-15, 34, 4], [-16, 4, 3], [-22, -22, 3], [-28, -44, 0.5]])} fill={lit} />
    </At>
  );
}
