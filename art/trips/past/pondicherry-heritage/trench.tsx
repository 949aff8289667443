/** An excavation trench at Arikamedu, square and fenced with string, with layered earth on the far side and a half-unearthed Roman jar. */
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { At, Gradient } from '../../../scenery/canvas.tsx';
import { band, blob, lens, oval, type Spot } from '../../../scenery/shapes.ts';

/** Corners of the trench's rim: near left, far left, far right. */
const RIM = [[896, 1030], [1004, 868], [1640, 852]] as const satisfies readonly Spot[];
const FLOOR = 940;
/** Layers of earth on the far side, from the turf down: starting depth and colour. */
const LAYERS = [[0, '#8a7440'], [9, '#b5764a'], [30, '#8f5a3c'], [48, '#a3654a'], [62, '#6b3f30']] as const;

/** An amphora: neck, two handles, pointed foot. */
const Amphora = ({ x, y, turn, size }: { x: number; y: number; turn: number; size: number }) => (
  <At x={x} y={y} turn={turn} scale={size / 200} flip>
    <path d="M-16 -84q-34 4 -26 50M16 -84q34 4 26 50" stroke="#a85f3c" strokeWidth={10} fill="none" />
    <path d={shape([[-14, -96], [14, -96], [12, -58], [40, -40], [46, 0], [30, 58], [9, 96], [0, 110], [-9, 96], [-30, 58], [-46, 4], [-40, -40], [-12, -58]])} fill="#cf8152" />
    <path d={shape([[2, -96], [14, -96], [12, -58], [40, -40], [46, 0], [30, 58], [9, 96], [0, 110], [4, 80], [18, 40], [24, 0], [12, -46]])} fill="#8f4a34" />
    <path d={shape([[-32, -28], [-20, -42], [-12, -36], [-24, -10], [-26, 20], [-34, 0]])} fill="#eeb184" />
    <path d={shape([[-21, -104], [21, -104], [18, -88], [-18, -88]])} fill="#e0a070" />
    <path d={oval(0, -103, 17, 4)} fill="#6b3428" />
    <path d="M-44 -14Q0 -2 46 -14M-45 10Q0 24 46 8" stroke="#8f4a34" strokeWidth={2.4} fill="none" opacity={0.6} />
  </At>
);

export function Trench() {
  const r = random('trench');
  const [near, far, farRight] = RIM;
  const layer = (depth: number) => polygon([[far[0], far[1] + depth], [farRight[0], farRight[1] + depth], [1640, 1030], [near[0] + depth * 0.84, 1030]]);
  /** The side of the trench that faces away from the sun. */
  const shaded = polygon([far, [far[0], FLOOR], [956, 1030], near]);
  const sherds = Array.from({ length: 26 }, () => blob(r, r.between(1060, 1590), r.between(884, 926), r.between(3, 9), r.between(2, 4), 6, 0.3)).join('');
  const stones = Array.from({ length: 34 }, () => { const y = r.between(FLOOR + 8, 1000); return blob(r, r.between(1030, 1590), y, r.between(4, 12), r.between(2, 4.5), 7, 0.25); }).join('');
  const stakes: readonly Spot[] = [[892, 1006], [984, 866], [1580, 848]];
  return (
    <>
      {LAYERS.map(([depth, colour]) => <path key={depth} d={layer(depth)} fill={colour} />)}
      <path d={sherds} fill="#e0a878" opacity={0.85} />
      <Gradient id="trench-floor" from={[0, FLOOR]} to={[0, 1000]} stops={[[0, '#8a5540'], [1, '#b97d54']]} />
      <path d={polygon([[far[0], FLOOR], [1640, FLOOR - 16], [1640, 1030], [956, 1030]])} fill="url(#trench-floor)" />
      <path d={polygon([[far[0], FLOOR], [1640, FLOOR - 16], [1640, FLOOR - 8], [1140, FLOOR + 8], [1096, 1030], [956, 1030]])} fill="#4a2430" opacity={0.55} />
      <path d={shaded} fill="#4a2430" opacity={0.72} />
      <path d={stones} fill="#d69a70" opacity={0.7} />
      <path d={lens(1420, 974, 260, 20)} fill="#4a2430" opacity={0.5} />
      <Amphora x={1360} y={952} turn={-72} size={190} />
      {/* Earth still piled against the jar's belly. */}
      <path d={shape([[1256, 992], [1290, 974], [1330, 982], [1380, 968], [1420, 980], [1466, 972], [1500, 990], [1490, 1020], [1270, 1020]])} fill="#a86f4c" />
      <path d={polygon([[1204, 978], [1230, 966], [1242, 982], [1216, 990]]) + polygon([[1530, 984], [1556, 974], [1560, 992]])} fill="#d9683f" />
      {/* The diggers' trowel. */}
      <path d={band([[1180, 962, 7], [1206, 956, 8]])} fill="#6b4a2c" />
      <path d={polygon([[1206, 952], [1244, 944], [1210, 962]])} fill="#c9c4c8" />
      <path d={polygon(stakes.map(([x, y]): Spot => [x, y - 26]), false)} fill="none" stroke="#fff3d6" strokeWidth={2.6} />
      {stakes.map(([x, y]) => (
        <g key={x}>
          <path d={lens(x + 16, y + 8, 50, 6)} fill="#4b2f3c" opacity={0.4} />
          <path d={band([[x, y + 10, 8], [x, y - 34, 10]])} fill="#5a3d26" />
          <path d={band([[x - 2.4, y + 8, 3], [x - 2.4, y - 33, 4]])} fill="#a87c50" />
        </g>
      ))}
    </>
  );
}
