/**
 * The planter's bungalow above Coonoor at night: a fire and a boy in the bay window, raincoats drying on the verandah, where a woman reads; a mother with a storm lamp and two children on the lawn.
 * How it is built: one long low storey under Mangalore tiles, a gabled bay with fretted boards, a verandah under a lean-to, a stone chimney. 84 units are a metre: doors 2.1, a woman 1.6.
 */
import type { ReactNode } from 'react';
import { mix } from '../../../kit/colour.ts';
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { archPath } from '../../../scenery/architecture.tsx';
import { At, Canvas, Gradient, Shadow } from '../../../scenery/canvas.tsx';
import { TeaHill } from '../../../scenery/fields.tsx';
import { leaves, lobesAlong, Mass, Thicket } from '../../../scenery/foliage.tsx';
import { Turf } from '../../../scenery/ground.tsx';
import { Lantern } from '../../../scenery/props.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, leaf, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Moon, Sky, Stars } from '../../../scenery/sky.tsx';
import { SilverOak } from '../../../scenery/trees.tsx';

export const focus: [number, number] = [0.6, 0.62];

const WALL = { moon: '#8a8ebc', mid: '#64659a', shade: '#43406f' };
const ROOF = { moon: '#83608c', mid: '#5c3c63', line: '#38244a' };
const LAMP = '#ffd98a';
const WOOD = '#cfcbe6';
const DARK_WOOD = '#5a3428';
const NIGHT = leaves('#10243c', '#34607a', '#a9c4dc');
/** A grown woman at the house, and on the lawn. */
const AT_HOUSE = 134;
const ON_LAWN = 186;
const FLOOR = 770;

/** The lamps of the town far below: strings along the roads, a thick knot in the middle, a few alone. */
function TownLamps() {
  const r = random('coonoor');
  const tones = ['', '', ''];
  const lamp = (x: number, y: number, i: number) => {
    tones[i % 3] += oval(x, y, r.between(1.2, 3.2));
  };
  for (let i = 0; i < 90; i += 1) lamp(250 + (r.next() + r.next() - 1) * 230, 640 + (r.next() + r.next() - 1) * 38, i);
  for (let i = 0; i < 34; i += 1) lamp(20 + i * 17, 676 - Math.sin(i * 0.22) * 18 + r.between(-2, 2), i);
  for (let i = 0; i < 22; i += 1) lamp(330 + i * 13, 604 - i * 2.6 + Math.sin(i * 0.6) * 6, i);
  for (let i = 0; i < 16; i += 1) lamp(r.between(0, 620), r.between(585, 700), i);
  return (
    <>
      <Halo id="town" x={260} y={644} rx={330} ry={80} colour="#ffb870" opacity={0.4} />
      <path d={tones[0]} fill="#ffcf8a" />
      <path d={tones[1]} fill="#fff1cf" />
      <path d={tones[2]} fill="#ff9f5a" opacity={0.8} />
    </>
  );
}

/** A lit window of `across` × `up` panes between half-drawn curtains; what stands in the room is cut off by its frame. */
function Window({ id, x, y, width, height, across, up, glow, curtain, children }: { id: string; x: number; y: number; width: number; height: number; across: number; up: number; glow: readonly [top: string, low: string]; curtain: string; children?: ReactNode }) {
  const drape = (side: 0 | 1) => {
    const at = (share: number) => (side ? x + width * (1 - share) : x + width * share);
    return shape([[at(0), y, 'corner'], [at(0.3), y, 'corner'], [at(0.24), y + height * 0.5], [at(0.11), y + height * 0.66], [at(0.15), y + height, 'corner'], [at(0), y + height, 'corner']]);
  };
  return (
    <>
      <path d={box(x - 6, y - 6, width + 12, height + 12)} fill={WOOD} />
      <Gradient id={`${id}-glow`} from={[0, y]} to={[0, y + height]} stops={[[0, glow[0]], [1, glow[1]]]} />
      <path d={box(x, y, width, height)} fill={`url(#${id}-glow)`} />
      <clipPath id={`${id}-frame`}>
        <path d={box(x, y, width, height)} />
      </clipPath>
      <g clipPath={`url(#${id}-frame)`}>{children}</g>
      <path d={drape(0) + drape(1)} fill={curtain} />
      <path d={Array.from({ length: across - 1 }, (_, i) => box(x + (width * (i + 1)) / across - 2, y, 4, height)).join('') + Array.from({ length: up - 1 }, (_, i) => box(x, y + (height * (i + 1)) / up - 1.5, width, 3)).join('')} fill="#5f4258" />
      <path d={box(x - 12, y + height + 5, width + 24, 7)} fill={WALL.moon} />
      <path d={box(x - 12, y + height + 12, width + 24, 4)} fill={WALL.shade} />
    </>
  );
}

/** Mangalore tiles: rows of round lips, `slope` leans the ends of the rows. */
const tiles = (left: number, right: number, top: number, bottom: number, slope: readonly [number, number]) =>
  Array.from({ length: Math.round((bottom - top) / 15) }, (_, i) => {
    const [t, y] = [(i * 15) / (bottom - top), top + 8 + i * 15];
    const from = left + slope[0] * t;
    const count = Math.floor((right + slope[1] * t - from) / 15);
    return `M${n(from + (i % 2) * 7)} ${y}${'q7.5 7 15 0'.repeat(count)}`;
  }).join('');

/** A geranium in a clay pot, standing at (x, y). */
function Geranium({ x, y, flower }: { x: number; y: number; flower: string }) {
  const r = random(`pot-${x}`);
  const foliage = Array.from({ length: 15 }, () => leaf(x + r.between(-5, 5), y - 26, r.between(13, 22), 5, r.between(-2.9, -0.2))).join('');
  return (
    <>
      <path d={polygon([[x - 12, y - 26], [x + 12, y - 26], [x + 8, y], [x - 8, y]])} fill="#a0563e" />
      <path d={polygon([[x + 3, y - 26], [x + 12, y - 26], [x + 8, y], [x + 3, y]]) + box(x - 14, y - 29, 28, 5)} fill="#7a3f38" />
      <path d={foliage} fill="#3f6a58" />
      <path d={Array.from({ length: 4 }, (_, i) => oval(x - 13 + i * 8 + r.between(-2, 2), y - 41 - r.between(0, 8), 4.6)).join('')} fill={flower} />
    </>
  );
}

/** A raincoat on its peg, dripping; (x, y) is the peg. */
const Raincoat = ({ x, y, length, colour }: { x: number; y: number; length: number; colour: string }) => (
  <>
    <path d={shape([[x - 3, y, 'corner'], [x + 4, y, 'corner'], [x + 11, y + 16], [x + 13, y + length * 0.6], [x + 16, y + length, 'corner'], [x - 15, y + length, 'corner'], [x - 12, y + length * 0.6], [x - 10, y + 16]])} fill={colour} />
    <path d={shape([[x + 2, y + 8], [x + 11, y + 16], [x + 13, y + length * 0.6], [x + 16, y + length, 'corner'], [x + 2, y + length, 'corner']])} fill={mix(colour, '#3a1638', 0.34)} />
    <path d={oval(x, y - 1, 3)} fill={DARK_WOOD} />
  </>
);

/** The hearth side of the room behind the bay: a mantelpiece with a clock, the fire, a picture, a boy at the pane. */
const FiresideRoom = () => (
  <>
    <path d={box(742, 596, 34, 26) + box(830, 590, 22, 30)} fill="#a8582c" />
    <path d={box(746, 600, 26, 18) + box(833, 594, 16, 22)} fill="#f4cf86" />
    <path d={box(768, 636, 78, 80)} fill="#8a4426" />
    <path d={box(762, 632, 90, 8)} fill="#5a2a1c" />
    <path d={oval(807, 622, 9) + box(800, 624, 14, 8)} fill="#5a2a1c" />
    <path d={oval(807, 622, 6)} fill="#fff3cf" />
    <path d={archPath('round', 807, 716, 52, 62)} fill="#3f1a16" />
    <Halo id="fire" x={807} y={700} rx={74} ry={62} colour="#ffe08a" opacity={0.95} />
    <path d={shape([[788, 716], [790, 690], [798, 700], [806, 668], [814, 698], [824, 684], [826, 716]])} fill="#ff8a2a" />
    <path d={shape([[796, 716], [800, 700], [807, 686], [813, 704], [818, 716]])} fill="#fff0a0" />
    <Posed id="boy-inside" x={764} y={720} height={AT_HOUSE} isSeated age={7} view="front" pose={{ near: [30, 150], far: [-34, -152] }} wears="shorts" dress={DRESS.teal} skin={SKIN.honey} hair="crop" light="right" />
  </>
);

/** The bay stands out before the rest under its own gable: three faces of window, a hood of tiles, boards fretted like lace. */
function Bay() {
  const rake = (t: number, side: 1 | -1): Spot => [790 + side * (8 + t * 138), 362 + t * 194];
  return (
    <>
      <path d={polygon([[662, 552], [790, 370], [918, 552]])} fill={WALL.moon} />
      <path d={box(670, 550, 242, 258)} fill={WALL.moon} />
      <path d={box(878, 550, 34, 258)} fill={WALL.shade} opacity={0.5} />
      <path d={box(666, 772, 250, 40)} fill={WALL.shade} />
      <path d={Array.from({ length: 16 }, (_, i) => box(669 + (i % 8) * 31 - Math.floor(i / 8) * 14, 776 + Math.floor(i / 8) * 17, 27, 13)).join('')} fill={mix(WALL.shade, WALL.mid, 0.6)} />
      {/* The window stands out from the wall, so its sides are seen aslant. */}
      <path d={polygon([[676, 556], [714, 540], [866, 540], [904, 556], [900, 574], [680, 574]])} fill={ROOF.mid} />
      <path d={tiles(690, 890, 542, 570, [-10, 10])} stroke={ROOF.line} strokeWidth={2} fill="none" />
      <path d={box(688, 574, 204, 150)} fill={WOOD} />
      <path d={polygon([[692, 578], [716, 584], [716, 712], [692, 718]]) + polygon([[888, 578], [864, 584], [864, 712], [888, 718]])} fill="#f09a48" />
      <path d={polygon([[692, 578], [706, 582], [700, 650], [697, 717], [692, 718]]) + polygon([[888, 578], [874, 582], [880, 650], [883, 717], [888, 718]])} fill="#b8404a" />
      <path d="M692 626L716 629M692 672L716 670M888 626L864 629M888 672L864 670" stroke="#5f4258" strokeWidth={3} />
      <Window id="bay" x={724} y={582} width={132} height={130} across={3} up={3} glow={['#e08a3c', '#ffc566']} curtain="#b8404a">
        <FiresideRoom />
      </Window>
      <path d={box(684, 722, 212, 9)} fill={WALL.moon} />
      <path d={box(694, 731, 192, 41)} fill={mix(WALL.moon, WALL.mid, 0.55)} />
      <path d={Array.from({ length: 4 }, (_, i) => box(702 + i * 47, 738, 36, 28)).join('')} fill={mix(WALL.moon, WALL.mid, 0.25)} />
      {/* The gable: a round vent with the loft's lamp behind it, bargeboards, a finial. */}
      <path d={oval(790, 470, 20)} fill={WOOD} />
      <path d={oval(790, 470, 15)} fill="#c98a4c" />
      <path d="M790 455V485M775 470H805" stroke={WOOD} strokeWidth={3} />
      <path d={polygon([[642, 560], [790, 346], [938, 560], [916, 560], [790, 376], [664, 560]])} fill={WOOD} />
      <path d={polygon([[790, 346], [938, 560], [928, 560], [790, 360]])} fill={WALL.shade} opacity={0.45} />
      <path d={Array.from({ length: 13 }, (_, i) => [rake(0.1 + i * 0.07, -1), rake(0.1 + i * 0.07, 1)]).flat().map(([x, y]) => oval(x + (x < 790 ? 7 : -7), y + 14, 6)).join('')} fill={WOOD} />
      <path d={band([[790, 300, 2], [790, 330, 6], [790, 392, 7]]) + oval(790, 326, 6)} fill={WOOD} />
    </>
  );
}

/** The reader in her cane chair, a lamp and a teapot at her elbow. */
const Reader = () => (
  <>
    <path d={band([[1268, 768, 5], [1272, 728, 5], [1258, 682, 6]]) + band([[1322, 768, 5], [1318, 730, 5]]) + box(1262, 722, 62, 7) + polygon([[1250, 676], [1262, 672], [1280, 724], [1264, 726]]) + band([[1264, 704, 4], [1298, 700, 5], [1324, 704, 4], [1320, 728, 4]])} fill="#7a4a34" />
    <Posed id="reader" x={1288} y={718} height={AT_HOUSE} isSeated pose={{ ...POSE.sit, lean: -8, nod: 12, near: [24, 112], far: [32, 118], nearLeg: [86, 8], farLeg: [82, -2] }} wears="kurta" dress={DRESS.magenta} skin={SKIN.honey} hair="plait" eyes="down" light="right" />
    <path d={polygon([[1313, 686], [1332, 676], [1336, 694], [1317, 703]])} fill="#2c3e73" />
    <path d={polygon([[1313, 686], [1332, 676], [1333, 680], [1314, 690]])} fill="#fff6e0" />
    <path d={oval(1362, 722, 24, 5) + band([[1362, 724, 5], [1362, 764, 5]]) + band([[1346, 768, 3], [1362, 750, 4], [1378, 768, 3]])} fill={DARK_WOOD} />
    <path d={shape([[1348, 719], [1346, 708], [1356, 702], [1366, 708], [1364, 719]]) + band([[1345, 712, 3], [1338, 705, 2]]) + oval(1356, 701, 3)} fill="#e8e2f0" />
    <path d={box(1371, 711, 9, 9)} fill="#f2b04a" />
  </>
);

function Verandah() {
  const posts = [930, 1082, 1234, 1390, 1536];
  return (
    <>
      <Gradient id="verandah" from={[920, 0]} to={[1560, 0]} stops={[[0, '#a86f5c'], [0.32, '#eab56e'], [0.62, '#f6c880'], [1, '#8a5f6a']]} />
      <path d={box(912, 552, 640, 206)} fill="url(#verandah)" />
      <path d={box(912, 700, 640, 58)} fill="#8a4a3a" opacity={0.35} />
      <path d={box(912, 552, 640, 44)} fill="#3a2444" opacity={0.42} />
      <path d={polygon([[912, 756], [1552, 756], [1560, FLOOR], [912, FLOOR]])} fill="#b9764e" />
      {/* The hall door stands open: a lamp, a picture and the stairs' mat beyond it. */}
      <path d={box(1112, 578, 96, 180)} fill={WOOD} />
      <path d={box(1120, 586, 80, 172)} fill="#ffe9ae" />
      <path d={box(1166, 620, 24, 30) + box(1152, 700, 40, 6) + box(1156, 706, 5, 40) + box(1184, 706, 5, 40)} fill="#b9764e" />
      <path d={polygon([[1162, 700], [1168, 680], [1180, 680], [1186, 700]])} fill="#e8583a" />
      <path d={polygon([[1120, 586], [1148, 592], [1148, 752], [1120, 758]])} fill="#7a4a3c" />
      <path d={polygon([[1125, 600], [1143, 603], [1143, 660], [1125, 662]]) + polygon([[1125, 676], [1143, 674], [1143, 738], [1125, 742]])} fill="#5f362c" />
      <path d={box(1112, 750, 96, 8)} fill="#6a4238" />
      <Window id="dining" x={966} y={604} width={84} height={100} across={2} up={3} glow={['#ffd588', '#fff0c0']} curtain="#c9803c" />
      <Window id="bedroom" x={1434} y={604} width={70} height={100} across={2} up={3} glow={['#ffd588', '#fff0c0']} curtain="#c9803c" />
      <path d={box(1394, 637, 34, 5)} fill={DARK_WOOD} />
      {[[1400, 66, '#f2a51b'], [1418, 48, '#d2432f']].map(([x, length, colour]) => <Raincoat key={x} x={Number(x)} y={640} length={Number(length)} colour={String(colour)} />)}
      <path d={[1222, 1236].map((x) => shape([[x - 5, 742, 'corner'], [x + 4, 742, 'corner'], [x + 4, 758], [x + 13, 764], [x + 13, 768, 'corner'], [x - 5, 768, 'corner']])).join('')} fill="#2c3e73" />
      <Lantern id="lantern" x={1334} y={592} size={26} colour={LAMP} />
      <Reader />
      {/* The lean-to over it, a step lower than the roof. */}
      <path d={polygon([[914, 496], [1546, 496], [1578, 552], [906, 552]])} fill={ROOF.mid} />
      <path d={tiles(914, 1546, 498, 550, [-4, 28])} stroke={ROOF.line} strokeWidth={2.4} fill="none" />
      <path d={polygon([[906, 550], [1580, 550], [1580, 558], [906, 558]])} fill={WOOD} />
      <path d={Array.from({ length: 42 }, (_, i) => `M${908 + i * 16} 558h14l-7 12Z`).join('')} fill={WOOD} />
      <path d={posts.map((x) => box(x - 6, 558, 12, 212) + box(x - 9, 576, 18, 5) + box(x - 9, 758, 18, 12)).join('')} fill={WOOD} />
      <path d={posts.map((x) => box(x + 1, 558, 5, 212)).join('')} fill={WALL.shade} opacity={0.55} />
      <path d={posts.slice(0, 4).flatMap((x, i) => {
        const next = posts[i + 1]!;
        return [band([[x, 612, 5], [x + 14, 580, 5], [x + 36, 566, 4]]), band([[next, 612, 5], [next - 14, 580, 5], [next - 36, 566, 4]])];
      }).join('')} fill={WOOD} />
      <path d={box(906, FLOOR, 660, 38)} fill={WALL.shade} />
      <path d={Array.from({ length: 42 }, (_, i) => box(910 + (i % 21) * 31 - Math.floor(i / 21) * 14, FLOOR + 5 + Math.floor(i / 21) * 16, 27, 12)).join('')} fill={mix(WALL.shade, WALL.mid, 0.5)} />
      <path d={box(906, FLOOR - 3, 660, 6)} fill="#e0b484" />
      <path d={box(1104, 782, 116, 14) + box(1092, 796, 140, 16)} fill="#6a4a60" />
      <path d={box(1104, 779, 116, 5) + box(1092, 793, 140, 5)} fill="#e0b484" />
      {[[952, '#e0566a'], [990, '#f4c9c0'], [1058, '#e0566a'], [1088, '#f08a6a'], [1246, '#f4c9c0'], [1410, '#e0566a'], [1448, '#f08a6a'], [1510, '#f4c9c0']].map(([x, flower]) => <Geranium key={x} x={Number(x)} y={FLOOR - 1} flower={String(flower)} />)}
    </>
  );
}

function Bungalow() {
  return (
    <>
      <path d={box(1262, 236, 66, 130)} fill={WALL.mid} />
      <path d={box(1262, 236, 20, 130)} fill={WALL.moon} />
      <path d={Array.from({ length: 15 }, (_, i) => box(1265 + (i % 3) * 21 - (Math.floor(i / 3) % 2) * 5, 252 + Math.floor(i / 3) * 20, 17, 14)).join('')} fill={WALL.shade} opacity={0.45} />
      <path d={box(1254, 228, 82, 12) + polygon([[1272, 228], [1276, 206], [1290, 206], [1294, 228]]) + polygon([[1302, 228], [1306, 210], [1318, 210], [1322, 228]])} fill={ROOF.line} />
      <path d={polygon([[796, 500], [796, 332], [1446, 332], [1566, 500]])} fill={ROOF.mid} />
      <path d={polygon([[1446, 332], [1566, 500], [1490, 500]])} fill={ROOF.line} opacity={0.6} />
      <path d={tiles(796, 1446, 336, 500, [0, 108])} stroke={ROOF.line} strokeWidth={2.4} fill="none" />
      <path d={polygon([[792, 340], [904, 500], [1004, 500], [836, 330], [800, 330]])} fill="#1d1438" opacity={0.34} />
      <path d={box(794, 326, 658, 9)} fill={ROOF.moon} />
      <path d={band([[1446, 330, 8], [1506, 414, 8], [1566, 500, 8]])} fill={ROOF.moon} />
      <path d={polygon([[906, 492], [1562, 492], [1566, 502], [906, 502]])} fill={ROOF.line} />
      <Verandah />
      <Bay />
    </>
  );
}

/** Smoke of a slow wood fire on a still night: it rises thin, widens and is lost. */
const Smoke = () => (
  <>
    {[[0, 0.5], [10, 0.34], [-8, 0.3]].map(([aside = 0, opacity], i) => (
      <g key={i}>
        <Gradient id={`smoke-${i}`} from={[0, 206]} to={[0, 0]} stops={[[0, '#b9bede', 0.9], [0.45, '#8f98c6', 0.55], [1, '#6a76ac', 0]]} />
        <path d={band([[1283, 206, 8], [1290 + aside * 0.4, 176, 16 + i * 2], [1284 + aside, 140, 26], [1306 + aside, 96, 36 + i * 8], [1340 + aside * 2, 52, 54], [1352 + aside * 3, -20, 76]])} fill={`url(#smoke-${i})`} opacity={opacity} />
      </g>
    ))}
  </>
);

/** A storm lamp hanging from a hand, 62 high in the figure's box. */
const StormLamp = () => (
  <At x={3} y={4}>
    <path d="M-14 26Q-16 0 0 0Q16 0 14 26" fill="none" stroke="#2a2440" strokeWidth={3.4} />
    <path d={shape([[-10, 24], [10, 24], [15, 38], [10, 54], [-10, 54], [-15, 38]])} fill="#fff3c4" />
    <path d={leaf(0, 50, 17, 5, -Math.PI / 2)} fill="#ff9a3c" />
    <path d={box(-11, 20, 22, 6) + box(-14, 53, 28, 12) + box(-7, 13, 14, 8)} fill="#3a2f4c" />
  </At>
);

/** A mother lights the way; her son has found the lamps of the town, and his sister holds her shawl. */
const Family = () => (
  <>
    <Halo id="lamplight" x={438} y={826} rx={270} ry={170} colour="#ffc870" opacity={0.62} />
    <Halo id="lamp-pool" x={430} y={900} rx={230} ry={36} colour="#ffd890" opacity={0.6} />
    {[[484, 888, 34], [332, 900, 26], [552, 890, 24]].map(([x = 0, y = 0, width = 0]) => <Shadow key={x} x={x + (x > 418 ? 10 : -8)} y={y + 1} width={width} height={5} colour="#0a1230" opacity={0.6} />)}
    <Posed id="girl" x={540} y={890} height={ON_LAWN} flip age={5} wears="frock" dress={DRESS.lotus} skin={SKIN.honey} hair="plaits" light="right" pose={{ ...POSE.stand, nod: -10, near: [64, 92], far: [50, 84] }} />
    <Posed id="mother" x={484} y={888} height={ON_LAWN} flip wears="kurta" dress={DRESS.crimson} skin={SKIN.honey} hair="plait" light="right" pose={{ ...POSE.stand, nod: 4, near: [30, 62], far: [-14, 2] }} inHand={<StormLamp />} />
    <Posed id="son" x={330} y={900} height={ON_LAWN} flip age={8} wears="shorts" dress={DRESS.marigold} skin={SKIN.honey} hair="crop" light="right" pose={POSE.point} />
  </>
);

export default function CoonoorOotyTeaTrails5() {
  return (
    <Canvas>
      <Sky id="sky" height={640} stops={[[0, '#0b1233'], [0.5, '#1f2f66'], [0.85, '#475a94'], [1, '#7a7aa8']]} />
      <Stars id="stars" count={170} height={460} />
      <Moon id="moon" x={250} y={170} r={46} bite="#121c46" />
      <Ridge id="ridge-1" anchors={[[-40, 500], [200, 440], [420, 486], [700, 400], [980, 450], [1280, 380], [1640, 440]]} colour="#33447c" mist="#6f7aa8" bottom={760} />
      <Ridge id="ridge-2" anchors={[[-40, 560], [180, 540], [420, 566], [640, 520], [900, 540], [1200, 500], [1640, 540]]} colour="#25356a" mist="#4f5f96" bottom={760} />
      <Mist id="mist" y={590} height={110} colour="#9aa4cc" opacity={0.6} />
      <Land crest={[[-60, 610], [200, 600], [420, 612], [660, 590], [1000, 620]]} fill="#18264f" />
      <TownLamps />
      <Land crest={[[-60, 724], [240, 706], [520, 690], [760, 668], [1100, 700]]} fill="#13203f" />
      <Thicket id="wood" line={[[-40, 730], [200, 714], [480, 700], [700, 690]]} count={44} radius={24} tones={leaves('#13203f', '#2f4a6c', '#8fa8cc')} />
      <SilverOak id="oak-back" x={1500} y={760} height={520} tones={leaves('#16274a', '#3a567c', '#a9c4dc')} trunk="#141a38" />
      <Smoke />

      <Gradient id="lawn" from={[0, 720]} to={[0, 960]} stops={[[0, '#2c4f66'], [1, '#152c48']]} />
      <Land crest={[[-60, 830], [240, 802], [520, 780], [800, 776], [1200, 774], [1660, 752]]} fill="url(#lawn)" />
      <Bungalow />
      {/* The windows lie on the lawn once more, and the gravel leads from the steps to the edge of the garden. */}
      <path d={shape([[1094, 812, 'corner'], [1232, 812, 'corner'], [1150, 850], [860, 884], [500, 906], [-20, 930, 'corner'], [-20, 896, 'corner'], [480, 876], [800, 858], [1030, 836]])} fill="#4d5f7a" />
      <path d={shape([[1108, 812, 'corner'], [1216, 812, 'corner'], [1120, 844], [850, 872], [500, 892], [300, 900], [480, 884], [820, 860], [1050, 834]])} fill="#8a7a80" opacity={0.6} />
      <Gradient id="patch" from={[0, 790]} to={[0, 920]} stops={[[0, '#ffc66a', 0.62], [1, '#ffc66a', 0]]} />
      <path d={polygon([[716, 812], [864, 812], [912, 920], [596, 920]])} fill="url(#patch)" />
      <path d={polygon([[1108, 814], [1216, 814], [1300, 920], [1060, 920]])} fill="url(#patch)" />
      <Turf id="turf" crest={[[-60, 840], [240, 816], [520, 796], [800, 826], [1200, 836], [1660, 816]]} bottom={930} size={24} dark="#13294a" light="#5d8a96" count={520} />
      <Thicket id="hedge-left" line={[[650, 806], [690, 812]]} count={5} radius={22} tones={leaves('#14283f', '#3d6a78', '#ffd08a')} fleck={6} light="right" />
      <Thicket id="hedge-right" line={[[1250, 814], [1360, 810], [1580, 806]]} count={19} radius={19} tones={leaves('#14283f', '#3d6a78', '#ffd08a')} fleck={6} />
      {/* An old rose has climbed the corner of the bay. */}
      <path d={band([[668, 812, 8], [676, 720, 7], [672, 640, 5], [690, 556, 4], [720, 534, 3], [772, 532, 2]]) + band([[674, 700, 5], [664, 630, 4], [656, 570, 2]])} fill="#2a2440" />
      <Mass id="rose" lobes={lobesAlong('rose', [[672, 796], [676, 700], [668, 620], [676, 560], [712, 532], [770, 530]], 30, 12, 1)} tones={leaves('#16304a', '#4a7a86', '#d9d6f0')} fleck={6} />
      <path d={lobesAlong('blooms', [[668, 780], [672, 690], [664, 610], [676, 552], [712, 530], [770, 528]], 26, 12, 1.3).map(([x, y, rx], i) => oval(x + ((i * 7) % 5) * 5 - 10, y, rx * 0.3)).join('')} fill="#f0d3e0" />

      <Family />
      <TeaHill id="tea" crest={[[-100, 900], [240, 910], [520, 940], [800, 930], [1100, 900], [1400, 880], [1720, 860]]} gap={34} growth={1.16} rows={5} tones={{ lit: '#5f97a0', mid: '#2f5f70', dark: '#0f2338' }} sun={0.12} />
      <SilverOak id="oak" x={1590} y={1010} height={900} tones={NIGHT} trunk="#0d1430" />
      <SilverOak id="oak-left" x={40} y={990} height={420} tones={NIGHT} trunk="#0d1430" />
    </Canvas>
  );
}
