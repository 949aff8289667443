/** The veranda of the bungalow above Coonoor: raincoats drying, geraniums, a woman reading by lamplight. */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Gradient } from '../../../scenery/canvas.tsx';
import { Lantern } from '../../../scenery/props.tsx';
import { band, box, leaf, oval } from '../../../scenery/shapes.ts';
import { AT_HOUSE, ROOF, tiles, WALL, Window, WOOD } from './bungalow-wall.tsx';

const DARK_WOOD = '#5a3428';
const LAMP = '#ffd98a';
const FLOOR = 770;

/** A geranium in a clay pot. (x, y) is the middle of the pot's base. */
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

/** A raincoat on its peg. (x, y) is the peg. */
const Raincoat = ({ x, y, length, colour }: { x: number; y: number; length: number; colour: string }) => (
  <>
    <path d={shape([[x - 3, y, 'corner'], [x + 4, y, 'corner'], [x + 11, y + 16], [x + 13, y + length * 0.6], [x + 16, y + length, 'corner'], [x - 15, y + length, 'corner'], [x - 12, y + length * 0.6], [x - 10, y + 16]])} fill={colour} />
    <path d={shape([[x + 2, y + 8], [x + 11, y + 16], [x + 13, y + length * 0.6], [x + 16, y + length, 'corner'], [x + 2, y + length, 'corner']])} fill={mix(colour, '#3a1638', 0.34)} />
    <path d={oval(x, y - 1, 3)} fill={DARK_WOOD} />
  </>
);

/** The reader in her cane chair, a teapot and a cup on a table in front of her. */
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

/** The veranda seen from the lawn: door and windows behind posts, a lean-to of tiles over them, steps down to the gravel. */
export function Veranda() {
  const posts = [930, 1082, 1234, 1390, 1536];
  return (
    <>
      <Gradient id="veranda" from={[920, 0]} to={[1560, 0]} stops={[[0, '#a86f5c'], [0.32, '#eab56e'], [0.62, '#f6c880'], [1, '#8a5f6a']]} />
      <path d={box(912, 552, 640, 206)} fill="url(#veranda)" />
      <path d={box(912, 700, 640, 58)} fill="#8a4a3a" opacity={0.35} />
      <path d={box(912, 552, 640, 44)} fill="#3a2444" opacity={0.42} />
      <path d={polygon([[912, 756], [1552, 756], [1560, FLOOR], [912, FLOOR]])} fill="#b9764e" />
      {/* The hall door is open: a lamp on a table and a picture inside. */}
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
      {/* The lean-to roof over the veranda, a step lower than the main roof. */}
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
