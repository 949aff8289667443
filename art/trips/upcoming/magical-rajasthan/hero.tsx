/**
 * A blue roof of Jodhpur at dusk, in the week of lights: three mothers and their children set clay lamps round a mandana and along the parapet, Mehrangarh beyond.
 * A mandana is painted on floors of red ochre (geru) in white lime: a star in a square, its corners filled. A charpai is four turned legs, a frame and rope crossed in diamonds.
 */
import { points, polygon, smooth } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { archPath, Dome, stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves, lobesIn, Mass } from '../../../scenery/foliage.tsx';
import { CubeTown, FortWall } from '../../../scenery/fort.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { PalaceWing } from '../../../scenery/palace.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { Bunting, Diya } from '../../../scenery/props.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval, scallop, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { rock, RockFace } from '../../../scenery/stone.tsx';

export const focus: [number, number] = [0.52, 0.58];

const SAND = stone('#c47f55', { sun: '#ffdca0', night: '#4a2a66', line: '#f6cf9c' });
const HIGH = stone('#b8684a', { sun: '#ffd9a0', night: '#4a2a66', line: '#f2c292' });
const ROOF = stone('#b98490', { sun: '#ffd9b0', night: '#2a2466', line: '#f2d2c0', dark: '#3a2858' });
const WALL = { high: '#c3c6e2', lit: '#8fa2d6', mid: '#6d82c0', shade: '#4c60a4', dark: '#33458a' };
const LIME = '#f6e8d4';

const at = projection({ focal: 900, vanishing: [700, 505], eye: 2.2 });
type Metres = readonly [x: number, y: number, z: number];
const face = (...corners: readonly Metres[]) => polygon(corners.map(([x, y, z]) => at(x, y, z)));
const floor = (list: readonly Spot[]) => face(...list.map(([x, z]): Metres => [x, 0, z]));

/** Where the parapet stands, and the stair house: its front, its left side. */
const BACK = 8.2;
const HOUSE = { left: 2.85, front: 6.4, height: 2.75 };

/** The pierced parapet with its coping, and the light that falls through it on the floor. */
function Parapet() {
  const holes = Array.from({ length: 27 }, (_, i) => -6.6 + i * 0.36);
  const part = (low: number, high: number, z = BACK) => face([-7, low, z], [HOUSE.left, low, z], [HOUSE.left, high, z], [-7, high, z]);
  return (
    <>
      <path d={floor([[-7, BACK], [HOUSE.left, BACK], [HOUSE.left, 7.3], [-7, 7.3]])} fill={WALL.dark} opacity={0.5} />
      <path d={holes.map((x) => floor([[x + 0.2, 7.9], [x + 0.36, 7.9], [x + 0.52, 7.46], [x + 0.36, 7.46]])).join('')} fill="#f3c6a4" opacity={0.34} />
      <path d={part(0, 0.86)} fill={WALL.lit} />
      <path d={holes.map((x) => archPath('ogee', at(x, 0, BACK)[0], at(x, 0.2, BACK)[1], 24, 46)).join('')} fill={WALL.shade} />
      <path d={holes.map((x) => archPath('ogee', at(x, 0, BACK)[0] + 3, at(x, 0.2, BACK)[1], 18, 42)).join('')} fill="#e0a59a" />
      <path d={part(0, 0.12)} fill={WALL.shade} />
      <path d={part(0.78, 0.86)} fill={WALL.shade} />
      <path d={face([-7, 0.86, BACK], [HOUSE.left, 0.86, BACK], [HOUSE.left, 0.86, BACK - 0.3], [-7, 0.86, BACK - 0.3])} fill={WALL.high} />
      <path d={part(0.8, 0.86, BACK - 0.3)} fill="#f2d8cc" />
    </>
  );
}

/** The pavilion on the stair house: four columns, cusped arches, an eave, a dome. (x, y) is the middle of its floor. */
function Pavilion({ x, y, width }: { x: number; y: number; width: number }) {
  const bays = [-1, 0, 1].map((i) => x + i * width * 0.28);
  const top = y - width * 0.5;
  return (
    <>
      <path d={box(x - width * 0.42, y - width * 0.16, width * 0.84, width * 0.16)} fill={ROOF.mid} />
      <path d={box(x - width * 0.42, y - width * 0.16, width * 0.84, 6)} fill={ROOF.line} />
      <path d={box(x - width * 0.44, top, width * 0.88, width * 0.34) + bays.map((middle) => archPath('cusped', middle, y - width * 0.16, width * 0.22, width * 0.28)).join('')} fill={ROOF.mid} fillRule="evenodd" />
      <path d={bays.map((middle) => box(middle - width * 0.17, top, width * 0.03, width * 0.34)).join('')} fill={ROOF.high} />
      <path d={polygon([[x - width * 0.6, top + 8], [x - width * 0.46, top - width * 0.12], [x + width * 0.46, top - width * 0.12], [x + width * 0.6, top + 8]])} fill={ROOF.lit} />
      <path d={polygon([[x - width * 0.6, top + 8], [x + width * 0.6, top + 8], [x + width * 0.5, top + width * 0.07], [x - width * 0.5, top + width * 0.07]])} fill={ROOF.shade} />
      <Dome x={x} y={top - width * 0.1} width={width * 0.8} kind="cap" tones={ROOF} drum={0.06} />
    </>
  );
}

/** The stair house: a lit side, a front in shade, a door with light behind it, niches with lamps, a garland of marigolds. */
function StairHouse() {
  const { left, front, height } = HOUSE;
  const wall = (x0: number, x1: number, low: number, high: number) => face([x0, low, front], [x1, low, front], [x1, high, front], [x0, high, front]);
  const side = (z0: number, z1: number, low: number, high: number) => face([left, low, z0], [left, low, z1], [left, high, z1], [left, high, z0]);
  const opening = (x: number, low: number, width: number, high: number) => archPath('ogee', at(x, 0, front)[0], at(0, low, front)[1], width * 140.6, high * 140.6);
  return (
    <>
      <Pavilion x={1322} y={442} width={264} />
      <path d={side(front, BACK, 0, height)} fill="#dcc3d2" />
      <path d={side(front, BACK, 0, 0.5)} fill={WALL.lit} />
      <path d={side(front, BACK, 0.5, 0.54) + side(front, BACK, 2.46, 2.5)} fill={LIME} />
      <path d={[0, 1, 2].flatMap((row) => [6.85, 7.2, 7.55].map((z) => side(z, z + 0.22, 1.3 + row * 0.26, 1.48 + row * 0.26))).join('')} fill="#6a5a98" />
      <path d={wall(left, 8, 0, height)} fill={WALL.mid} />
      <GroundMarks id="plaster" x={1110} y={450} width={490} height={350} count={50} colour={WALL.shade} opacity={0.4} />
      <path d={wall(left, 8, 0, 0.5)} fill={WALL.shade} />
      <path d={wall(left, 8, 0.5, 0.54) + wall(left, 8, 2.46, 2.5)} fill={LIME} opacity={0.8} />
      <path d={wall(left - 0.12, 8, height - 0.12, height)} fill={WALL.high} />
      <path d={wall(left, 8, height - 0.18, height - 0.12)} fill={WALL.dark} />
      <Gradient id="indoors" from={at(4, 2.1, front)} to={at(4, 0, front)} stops={[[0, '#b8562c'], [0.5, '#f2a24a'], [1, '#ffdf92']]} />
      <path d={opening(4, 0, 1.3, 2.16)} fill={LIME} />
      <path d={opening(4, 0, 1.16, 2.06)} fill={WALL.dark} />
      <path d={opening(4, 0, 0.98, 1.94)} fill="url(#indoors)" />
      <clipPath id="doorway">
        <path d={opening(4, 0, 0.98, 1.94)} />
      </clipPath>
      <g clipPath="url(#doorway)">
        <path d={wall(4.2, 4.5, 0, 1.9)} fill="#3f6a9c" />
        <path d={wall(4.2, 4.23, 0, 1.9) + wall(4.34, 4.36, 0, 1.9) + wall(4.2, 4.5, 0.5, 0.56) + wall(4.2, 4.5, 1.1, 1.16)} fill="#27477a" />
      </g>
      <path d={face([3.3, 0, front], [4.7, 0, front], [4.8, 0, front - 0.35], [3.2, 0, front - 0.35])} fill="#c9b4c8" />
      <path d={face([3.2, 0, front - 0.35], [4.8, 0, front - 0.35], [4.8, -0.1, front - 0.35], [3.2, -0.1, front - 0.35])} fill={WALL.shade} />
      {[3.14, 4.92].map((x) => (
        <g key={x}>
          <path d={opening(x, 1.14, 0.36, 0.5)} fill={LIME} />
          <path d={opening(x, 1.16, 0.28, 0.42)} fill="#7a3a3c" />
          <Diya id={`niche-${x}`} x={at(x, 0, front)[0]} y={at(0, 1.17, front)[1]} size={12} />
        </g>
      ))}
      <Bunting id="garland" from={at(3.3, 2.4, front)} to={at(4.7, 2.4, front)} garland size={12} sag={0.08} />
      <Halo id="door-light" x={1262} y={830} rx={250} ry={70} colour="#ffbe6a" opacity={0.55} />
    </>
  );
}

/** The mandana: ochre ground, white lime lines, round the spot (x, z) in metres. */
function Mandana({ x, z, size }: { x: number; z: number; size: number }) {
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

/** A rope cot, its near left leg at (x, z), turned to the picture; a folded durrie lies on it. */
function Charpai({ x, z, width, deep }: { x: number; z: number; width: number; deep: number }) {
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

/** A brass tray of lit lamps, held at its rim. */
const Tray = ({ id }: { id: string }) => (
  <>
    <path d={lens(20, -4, 78, 12)} fill="#7a4a1c" />
    <path d={oval(20, -8, 38, 7)} fill="#f0bd58" />
    {[0, 20, 40].map((x) => <Diya key={x} id={`${id}-${x}`} x={x} y={-8} size={9} />)}
  </>
);

/** A round clay or brass vessel of a height at (x, y); `lip` is the width of its mouth. */
const Vessel = ({ x, y, width, height, lip, colour, lit }: { x: number; y: number; width: number; height: number; lip: number; colour: string; lit: string }) => (
  <>
    <path d={lens(x + width * 0.25, y, width * 1.5, width * 0.16)} fill="#1d1a4a" opacity={0.45} />
    <path d={smooth(points([[x - lip / 2, y - height, 'corner'], [x - lip * 0.4, y - height * 0.86], [x - width / 2, y - height * 0.5], [x - width * 0.3, y - height * 0.06], [x, y], [x + width * 0.3, y - height * 0.06], [x + width / 2, y - height * 0.5], [x + lip * 0.4, y - height * 0.86], [x + lip / 2, y - height, 'corner']]))} fill={colour} />
    <path d={smooth(points([[x - lip * 0.3, y - height * 0.84], [x - width * 0.44, y - height * 0.5], [x - width * 0.3, y - height * 0.16], [x - width * 0.24, y - height * 0.5]]))} fill={lit} />
    <path d={oval(x, y - height, lip / 2, lip * 0.13)} fill={lit} />
  </>
);

/** Marigolds heaped at (x, y). */
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

/** What stands nearest: tulsi in its painted planter, a brass pot, a basket of marigolds with a garland begun. */
function NearThings() {
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

const ground = (x: number, z: number) => ({ x: at(x, 0, z)[0], y: at(x, 0, z)[1] });
/** A grown woman's height in picture units at a distance. */
const tall = (z: number) => (900 / z) * 1.66;
const COPING = [-5.6, -4.9, -4.2, -3.5, -2.8, -2.1];

/** Lamps stand round the mandana except where the painter sits. */
const lampTurn = (i: number) => 0.4 + (i < 4 ? i * 0.62 : (i + 1.6) * 0.62);

export default function MagicalRajasthan() {
  const lamps = Array.from({ length: 9 }, (_, i) => [0.1 + Math.cos(lampTurn(i)) * 1.12, 6.15 + Math.sin(lampTurn(i)) * 1.12] as const);
  return (
    <Canvas>
      <Sky id="sky" height={600} stops={[[0, '#46508f'], [0.34, '#8d7ba8'], [0.62, '#e5a08f'], [0.84, '#fbc78a'], [1, '#ffdf9e']]} />
      <Sun id="sun" x={150} y={448} r={44} colour="#fff3cc" glow="#ffc877" reach={13} />
      <Stratus x={1080} y={110} width={560} height={9} colour="#f0b8a6" opacity={0.5} />
      <Stratus x={330} y={230} width={460} height={9} colour="#ffd9a8" opacity={0.55} />
      <Ridge id="far" anchors={[[-40, 500], [180, 486], [400, 504], [700, 480], [1100, 494], [1640, 500]]} colour="#c78f93" mist="#fbd0a0" rough={0.35} bottom={700} />
      <At x={20} y={120} scale={0.74}>
        <RockFace id="crag" outline={[[250, 640], [330, 560], [420, 500], [560, 452], [800, 430], [1080, 424], [1270, 450], [1400, 520], [1500, 600], [1560, 700], [240, 720]]} tones={rock('#9a5f52', '#ffcf96', '#3a2054')} facets={62} bands={3} />
        <PalaceWing id="court" x={930} y={380} width={300} storey={46} storeys={3} bays={9} tones={HIGH} glow="#ffd27a" chhatris={[0.1, 0.86]} />
        <PalaceWing id="zenana" x={520} y={384} width={250} storey={42} storeys={2} bays={8} tones={HIGH} glow="#ffd27a" chhatris={[0.2, 0.62]} bay={false} />
        <PalaceWing id="pearl" x={700} y={384} width={290} storey={50} storeys={4} bays={7} tones={HIGH} glow="#ffd27a" chhatris={[0.12, 0.5, 0.88]} />
        <FortWall id="upper" crest={[[470, 386], [640, 368], [700, 350], [1000, 346], [1070, 358], [1260, 376], [1330, 420]]} foot={[[470, 470], [800, 436], [1100, 430], [1330, 490]]} tones={SAND} bastions={[690, 1010, 1250]} width={84} />
        <FortWall id="lower" crest={[[330, 478], [470, 430], [690, 424], [900, 404], [1090, 408], [1290, 440], [1440, 512]]} foot={[[330, 566], [470, 506], [700, 488], [900, 470], [1100, 474], [1300, 506], [1440, 580]]} tones={SAND} bastions={[350, 486, 860, 1120, 1300, 1424]} width={66} />
      </At>
      <Flock id="kites" x={980} y={190} width={230} height={70} count={4} size={24} colour="#4a3560" />
      <Flock id="kites-2" x={300} y={310} width={130} height={60} count={3} size={19} colour="#6a4a6c" />
      <CubeTown id="town-far" line={[[-40, 552], [160, 560], [360, 548], [800, 534], [1100, 546], [1640, 560]]} bottom={620} rows={3} size={17} walls={['#7f92c9', '#94a5d6', '#6a80bd', '#b3a9c6', '#8b8fc4']} glow="#ffd98a" />
      <Mist id="smoke" y={578} height={60} colour="#d99aa0" opacity={0.4} />
      <CubeTown id="town" line={[[-40, 586], [360, 580], [800, 590], [1200, 580], [1640, 590]]} bottom={700} rows={3} size={36} walls={['#4b6fb8', '#6186c8', '#3d5fa6', '#7795d0', '#8a83b8']} glow="#ffdf9a" />
      <Halo id="lamps" x={700} y={650} rx={700} ry={90} colour="#ffb86a" opacity={0.22} />

      <Gradient id="floor" from={[0, 740]} to={[0, 1000]} stops={[[0, '#8b96cc'], [0.5, '#6b7cba'], [1, '#46559a']]} />
      <path d={box(-10, at(0, 0, BACK)[1], 1620, 300)} fill="url(#floor)" />
      <path d={[7.2, 6.3, 5.4, 4.6].map((z) => floor([[-9, z], [9, z], [9, z - 0.03], [-9, z - 0.03]])).join('') + Array.from({ length: 12 }, (_, i) => floor([[i - 5.4, BACK], [i - 5.38, BACK], [i - 5.38, 3.6], [i - 5.4, 3.6]])).join('')} fill="#3d4c92" opacity={0.5} />
      <Parapet />
      {COPING.map((x) => <Diya key={x} id={`coping-${x}`} x={at(x, 0.86, BACK - 0.15)[0]} y={at(x, 0.86, BACK - 0.15)[1]} size={11} />)}
      <StairHouse />

      <path d={lens(ground(-1.1, 7.5).x + 40, ground(-1.1, 7.5).y, 150, 10) + lens(ground(-0.3, 7.5).x + 40, ground(-0.3, 7.5).y, 120, 9)} fill="#1d1a4a" opacity={0.4} />
      <Posed id="lighting" {...ground(-0.3, 7.5)} height={tall(7.5)} flip wears="sari" dress={DRESS.magenta} skin={SKIN.cinnamon} shoe={SKIN.cinnamon} hair="bun" pose={{ ...POSE.stand, lean: 4, near: [44, 84], far: [30, 70] }} inHand={<Diya id="in-hand" x={14} y={0} size={18} />} />
      <Posed id="tiptoe" {...ground(-1.15, 7.5)} height={tall(7.5)} view="back" age={9} wears="shorts" dress={DRESS.terracotta} skin={SKIN.cinnamon} shoe={SKIN.cinnamon} hair="crop" turn={-0.6} pose={{ near: [20, 10], far: [-136, -160], nearLeg: [4, 0], farLeg: [-4, 0] }} />

      <Halo id="mandana-light" x={720} y={840} rx={330} ry={100} colour="#ffb45a" opacity={0.5} />
      <Mandana x={0.1} z={6.15} size={0.92} />
      {lamps.filter(([, z]) => z > 6.5).map(([x, z], i) => <Diya key={i} id={`far-lamp-${i}`} {...ground(x, z)} size={13} />)}
      <path d={lens(ground(-1.35, 6.1).x + 40, ground(0, 6.1).y + 8, 250, 22) + lens(ground(1.5, 6).x + 30, ground(0, 6).y + 6, 190, 18)} fill="#1d1a4a" opacity={0.45} />
      <Posed id="painter" {...ground(-1.4, 6.1)} height={tall(6.1)} isSeated wears="kurta" dress={DRESS.crimson} skin={SKIN.honey} shoe={SKIN.honey} hair="plait" pose={{ ...POSE.crossed, lean: 20, nod: 10, near: [54, 60], far: [40, 66] }} />
      <Posed id="girl" {...ground(1.5, 6)} height={tall(6)} isSeated flip age={7} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} shoe={SKIN.honey} hair="plaits" pose={{ lean: 20, nod: 8, near: [52, 60], far: [40, 60], nearLeg: [118, -18], farLeg: [112, -24] }} />
      {lamps.filter(([, z]) => z <= 6.5).map(([x, z], i) => <Diya key={i} id={`near-lamp-${i}`} {...ground(x, z)} size={15} />)}

      <path d={lens(ground(2.5, 5.9).x + 50, ground(0, 5.9).y + 4, 210, 14)} fill="#1d1a4a" opacity={0.45} />
      <Posed id="bringing" {...ground(2.5, 5.9)} height={tall(5.9)} flip wears="kurta" dress={DRESS.teal} skin={SKIN.wheat} shoe={SKIN.wheat} hair="bun" pose={{ ...POSE.walk, near: [26, 84], far: [30, 80], nearLeg: [16, 2], farLeg: [-12, -24] }} inHand={<Tray id="tray" />} />
      <Charpai x={-3.9} z={5.5} width={1.75} deep={0.95} />
      <Posed id="small" x={at(-2.75, 0, 5.55)[0]} y={at(0, 0.44, 5.55)[1]} height={tall(5.55)} isSeated age={5} wears="shorts" dress={DRESS.cream} skin={SKIN.wheat} shoe={SKIN.wheat} hair="crop" pose={{ ...POSE.sit, nod: -8, near: [100, 112], far: [20, 60] }} />
      <Vessel {...ground(-2.05, 5.35)} width={46} height={32} lip={44} colour="#b06a4a" lit="#d9a58c" />
      <NearThings />
    </Canvas>
  );
}
