/** Things on the roof: the mandana, a rope cot, a tray of lamps, pots, marigolds and tulsi. */
import { points, polygon, smooth } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { archPath } from '../../../scenery/architecture.tsx';
import { leaves, lobesIn, Mass } from '../../../scenery/foliage.tsx';
import { Bunting, Diya } from '../../../scenery/props.tsx';
import { band, box, lens, oval, scallop, type Spot } from '../../../scenery/shapes.ts';
import { at, face, floor, LIME } from './roof-view.ts';

/** The mandana on the floor, centred at (x, z) in metres: white lime lines on ochre. */
export function Mandana({ x, z, size }: { x: number; z: number; size: number }) {
  const ring = (count: number, radius: number, turn = 0): Spot[] => Array.from({ length: count }, (_, i) => [x + Math.cos(turn + (i / count) * Math.PI * 2) * radius * size, z + Math.sin(turn + (i / count) * Math.PI * 2) * radius * size]);
  const line = (list: readonly Spot[]) => floor(list);
  const star = (count: number, out: number, inside: number, turn = 0) => line(ring(count, out, turn).flatMap((spot, i) => [spot, ring(count, inside, turn + Math.PI / count)[i] ?? spot]));
  return (
    <>
      <path d={line(ring(40, 1.12))} fill="#a3402f" />
      <path d={line(ring(40, 1.12)) + line(ring(40, 1.02))} fill={LIME} fillRule="evenodd" opacity={0.9} />
      <path d={star(8, 0.96, 0.62, 0.2)} fill={LIME} />
      <path d={star(8, 0.86, 0.56, 0.2)} fill="#b44a34" />
      <g fill="none" stroke={LIME} strokeWidth={2.4}>
        <path d={star(8, 0.74, 0.5, 0.2) + line(ring(30, 0.46)) + line(ring(4, 0.44, 0.2)) + line(ring(4, 0.44, 0.985))} />
        <path d={ring(8, 0.8, 0.2 + Math.PI / 8).map((spot) => line([0, 1, 2, 3, 4, 5, 6, 7].map((k): Spot => [spot[0] + Math.cos(k * 0.785) * 0.1 * size, spot[1] + Math.sin(k * 0.785) * 0.1 * size]))).join('')} />
      </g>
      <path d={star(8, 0.26, 0.13)} fill={LIME} />
    </>
  );
}

/** A rope cot with a folded durrie, seen from the front; its near left leg is at (x, z), in metres. */
export function Charpai({ x, z, width, deep }: { x: number; z: number; width: number; deep: number }) {
  const top = 0.4;
  const leg = (lx: number, lz: number) => face([lx - 0.05, 0, lz], [lx + 0.05, 0, lz], [lx + 0.07, 0.2, lz], [lx + 0.04, 0.26, lz], [lx + 0.07, 0.34, lz], [lx + 0.06, top + 0.1, lz], [lx - 0.06, top + 0.1, lz], [lx - 0.07, 0.34, lz], [lx - 0.04, 0.26, lz], [lx - 0.07, 0.2, lz]);
  const flat = (u0: number, v0: number, u1: number, v1: number) => face([x + u0 * width, top, z + v0 * deep], [x + u1 * width, top, z + v0 * deep], [x + u1 * width, top, z + v1 * deep], [x + u0 * width, top, z + v1 * deep]);
  const rope = (u0: number, v0: number, u1: number, v1: number) => `M${at(x + u0 * width, top, z + v0 * deep).join(' ')}L${at(x + u1 * width, top, z + v1 * deep).join(' ')}`;
  const steps = Array.from({ length: 15 }, (_, i) => i / 14);
  return (
    <>
      <path d={lens(at(x + width / 2 + 0.3, 0, z)[0], at(x, 0, z + 0.3)[1], width * 200, 44)} fill="#1d1a4a" opacity={0.42} />
      <path d={leg(x, z + deep) + leg(x + width, z + deep)} fill="#4a2638" />
      <path d={flat(0, 0, 1, 1)} fill="#8a6a5a" />
      <path d={steps.map((t) => rope(t, 0, Math.min(1, t + 0.5), Math.min(1, (1 - t) * 2)) + rope(t, 0, Math.max(0, t - 0.5), Math.min(1, t * 2)) + rope(t, 1, Math.min(1, t + 0.5), Math.max(0, 1 - (1 - t) * 2)) + rope(t, 1, Math.max(0, t - 0.5), Math.max(0, 1 - t * 2))).join('')} stroke="#e6cfa8" strokeWidth={3} />
      <path d={flat(0.5, -0.02, 1.02, 1.02)} fill="#8f2f4a" />
      {[0.56, 0.66, 0.76, 0.88].map((u, i) => <path key={u} d={flat(u, -0.02, u + 0.05, 1.02)} fill={i % 2 ? '#e8d3b8' : '#f2a54a'} />)}
      <path d={flat(0, -0.05, 1, 0.05) + flat(0, 0.95, 1, 1.05) + flat(-0.02, -0.05, 0.02, 1.05) + flat(0.98, -0.05, 1.02, 1.05)} fill="#a8623c" />
      <path d={face([x, top, z - 0.04], [x + width, top, z - 0.04], [x + width, top - 0.08, z - 0.04], [x, top - 0.08, z - 0.04])} fill="#6b3830" />
      <path d={leg(x, z) + leg(x + width, z)} fill="#8a4630" />
    </>
  );
}

/** A brass tray of lit lamps. (0, 0) is the hand that holds it. */
export const Tray = ({ id }: { id: string }) => (
  <>
    <path d={lens(20, -4, 78, 12)} fill="#7a4a1c" />
    <path d={oval(20, -8, 38, 7)} fill="#f0bd58" />
    {[0, 20, 40].map((x) => <Diya key={x} id={`${id}-${x}`} x={x} y={-8} size={9} />)}
  </>
);

/** A round clay or brass vessel, its foot at (x, y); `lip` is the width of its mouth. */
export const Vessel = ({ x, y, width, height, lip, colour, lit }: { x: number; y: number; width: number; height: number; lip: number; colour: string; lit: string }) => (
  <>
    <path d={lens(x + width * 0.25, y, width * 1.5, width * 0.16)} fill="#1d1a4a" opacity={0.45} />
    <path d={smooth(points([[x - lip / 2, y - height, 'corner'], [x - lip * 0.4, y - height * 0.86], [x - width / 2, y - height * 0.5], [x - width * 0.3, y - height * 0.06], [x, y], [x + width * 0.3, y - height * 0.06], [x + width / 2, y - height * 0.5], [x + lip * 0.4, y - height * 0.86], [x + lip / 2, y - height, 'corner']]))} fill={colour} />
    <path d={smooth(points([[x - lip * 0.3, y - height * 0.84], [x - width * 0.44, y - height * 0.5], [x - width * 0.3, y - height * 0.16], [x - width * 0.24, y - height * 0.5]]))} fill={lit} />
    <path d={oval(x, y - height, lip / 2, lip * 0.13)} fill={lit} />
  </>
);

/** A heap of marigolds at (x, y). */
const Marigolds = ({ id, x, y, rx, ry, count }: { id: string; x: number; y: number; rx: number; ry: number; count: number }) => {
  const r = random(id);
  return Array.from({ length: count }, (_, i) => {
    const [fx, fy, size] = [x + r.between(-rx, rx), y + r.between(-ry, ry), r.between(7, 11)];
    return (
      <g key={i}>
        <path d={scallop(r, fx, fy, size, size * 0.8, 9, 0.2)} fill={i % 3 ? '#f2941f' : '#e26a1e'} />
        <path d={oval(fx - size * 0.16, fy - size * 0.16, size * 0.5, size * 0.36)} fill="#ffc14a" />
      </g>
    );
  });
};

/** The nearest things: tulsi in its painted planter, a brass pot, and a basket of marigolds with an unfinished garland. */
export function NearThings() {
  return (
    <>
      <path d={lens(1490, 978, 300, 26)} fill="#1d1a4a" opacity={0.5} />
      <path d={polygon([[1372, 1010], [1384, 872], [1560, 872], [1572, 1010]])} fill="#c65a3c" />
      <path d={polygon([[1500, 1010], [1494, 872], [1560, 872], [1572, 1010]])} fill="#8f3a3c" />
      <path d={box(1370, 848, 204, 30)} fill="#e58a5c" />
      <path d={box(1500, 848, 74, 30)} fill="#a8493e" />
      <path d={[1404, 1446, 1488, 1530].map((x) => archPath('ogee', x, 986, 30, 64)).join('')} fill={LIME} />
      <path d={[1404, 1446, 1488, 1530].map((x) => archPath('ogee', x, 986, 18, 46)).join('')} fill="#2c4f9a" />
      <path d={[[1440, 850, 1430, 740], [1470, 850, 1476, 716], [1500, 850, 1524, 746]].map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) => band([[x0, y0, 9], [(x0 + x1) / 2 + 3, (y0 + y1) / 2, 7], [x1, y1, 4]])).join('')} fill="#4a2f38" />
      <Mass id="tulsi" lobes={lobesIn('tulsi-lobes', 1472, 760, 106, 84, 12)} tones={leaves('#1f4440', '#6f9a5c', '#ffd28a')} fleck={15} />
      <Vessel x={1286} y={960} width={104} height={92} lip={70} colour="#b5762f" lit="#d9a548" />
      <Marigolds id="in-pot" x={1286} y={864} rx={30} ry={9} count={13} />
      <path d={lens(1020, 946, 250, 26)} fill="#1d1a4a" opacity={0.45} />
      <path d={smooth(points([[910, 888, 'corner'], [924, 926], [954, 944], [1020, 948], [1052, 940], [1084, 920], [1094, 888, 'corner']]))} fill="#9a6238" />
      <path d={[0, 1, 2].map((row) => Array.from({ length: 9 }, (_, i) => oval(930 + row * 5 + i * (18 - row * 1.2), 904 + row * 15, 8, 5)).join('')).join('')} fill="#d6a468" />
      <path d={oval(1002, 888, 92, 20)} fill="#6b3d2c" />
      <Marigolds id="in-basket" x={1002} y={880} rx={76} ry={15} count={54} />
      <Bunting id="begun" from={[926, 890]} to={[800, 946]} garland size={13} sag={0.3} />
    </>
  );
}
