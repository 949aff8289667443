/** Sheep of the Bakarwal herdsmen, who bring them down from the high pastures in October. */
import { random } from '../../../kit/random.ts';
import { At } from '../../../scenery/canvas.tsx';
import { band, leaf, lens, oval, scallop } from '../../../scenery/shapes.ts';

/** A sheep: the ground midway between its feet, its height, pose and direction. */
export type SheepAt = readonly [x: number, y: number, height: number, does: 'grazes' | 'looks', way?: 'left'];

/** A sheep 100 high, facing right, lit from the upper left. */
function Sheep({ id, does, isDark }: { id: string; does: 'grazes' | 'looks'; isDark: boolean }) {
  const r = random(id);
  const [wool, shade, face] = isDark ? ['#6d5546', '#4c3a36', '#2c2326'] : ['#f6ecd8', '#c9b8a6', '#4a3a36'];
  const [headX, headY, tilt] = does === 'grazes' ? [70, -18, 0.9] : [74, -82, 0.35];
  const leg = (x: number) => band([[x, -40, 13], [x + r.between(-3, 3), -18, 8], [x + r.between(-2, 4), 0, 9]]);
  return (
    <>
      <path d={lens(14, 1, 190, 12)} fill="#23301f" opacity={0.45} />
      <path d={leg(-34) + leg(36)} fill={shade} />
      <path d={leg(-44) + leg(26)} fill={face} />
      <path d={band([[44, -66, 44], [62, (headY - 66) / 2, 30], [headX, headY, 20]])} fill={shade} />
      <path d={scallop(r, 0, -62, 62, 36, 15, 0.12)} fill={shade} />
      <path d={scallop(r, -6, -70, 54, 27, 14, 0.14)} fill={wool} />
      <path d={band([[headX - 8, headY - 8, 20], [headX + Math.cos(tilt) * 14, headY + Math.sin(tilt) * 14, 20], [headX + Math.cos(tilt) * 30, headY + Math.sin(tilt) * 30, 12]])} fill={face} />
      <path d={leaf(headX - 2, headY - 8, 24, 8, tilt + 1.9)} fill={face} />
      <path d={oval(-60, -58, 9, 15)} fill={wool} />
    </>
  );
}

/** A flock, drawn in the order given. Every fourth sheep is brown. */
export const Flock = ({ sheep }: { sheep: readonly SheepAt[] }) =>
  sheep.map(([x, y, height, does, way], i) => (
    <At key={x} x={x} y={y} scale={height / 100} flip={way === 'left'}>
      <Sheep id={`sheep-${x}`} does={does} isDark={i % 4 === 2} />
    </At>
  ));
