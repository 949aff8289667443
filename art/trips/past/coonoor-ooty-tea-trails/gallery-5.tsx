/**
 * The planter's bungalow above Coonoor at night: firelight in the bay window, one mother on the verandah, another with two children and a lantern on the lawn.
 * How it is built: one long low storey under a tiled hip, a gabled bay with fretted boards, a verandah on white posts, a stone chimney.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { TeaHill } from '../../../scenery/fields.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Turf } from '../../../scenery/ground.tsx';
import { Lantern } from '../../../scenery/props.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, oval } from '../../../scenery/shapes.ts';
import { Halo, Mist, Moon, Sky, Stars } from '../../../scenery/sky.tsx';
import { Smoke } from '../../../scenery/trains.tsx';
import { SilverOak } from '../../../scenery/trees.tsx';

export const focus: [number, number] = [0.56, 0.58];

const WALL = { moon: '#8a8ebc', mid: '#64659a', shade: '#43406f' };
const ROOF = { moon: '#7a5a86', mid: '#56395f', line: '#38244a' };
const FIRE = '#ffb24a';
const LAMP = '#ffd98a';
const WOOD = '#cfcbe6';
const NIGHT = leaves('#10243c', '#34607a', '#a9c4dc');

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

/** A lit window of `across` × `up` panes; the frame catches the light. */
const Window = ({ x, y, width, height, across, up, glow = LAMP }: { x: number; y: number; width: number; height: number; across: number; up: number; glow?: string }) => (
  <>
    <path d={box(x - 7, y - 7, width + 14, height + 14)} fill={WOOD} />
    <path d={box(x, y, width, height)} fill={glow} />
    <path d={box(x, y, width, height * 0.34)} fill="#c9763a" opacity={0.4} />
    <path d={Array.from({ length: across - 1 }, (_, i) => box(x + (width * (i + 1)) / across - 2.5, y, 5, height)).join('') + Array.from({ length: up - 1 }, (_, i) => box(x, y + (height * (i + 1)) / up - 2, width, 4)).join('')} fill="#6a4a5c" />
    <path d={box(x - 14, y + height + 5, width + 28, 9)} fill={WALL.moon} />
  </>
);

function Bungalow() {
  const tiles = Array.from({ length: 8 }, (_, i) => `M${816 - i * 14} ${418 + i * 18}H${1322 + i * 13}`).join('');
  return (
    <>
      <path d={box(1210, 330, 66, 120)} fill={WALL.mid} />
      <path d={box(1210, 330, 22, 120)} fill={WALL.moon} />
      <path d={Array.from({ length: 10 }, (_, i) => box(1214 + (i % 3) * 20, 346 + Math.floor(i / 3) * 26, 15, 12)).join('')} fill={WALL.shade} opacity={0.6} />
      <path d={box(1202, 320, 82, 14) + box(1220, 304, 16, 18) + box(1250, 304, 16, 18)} fill={ROOF.line} />
      <path d={box(720, 556, 690, 212)} fill={WALL.mid} />
      <path d={polygon([[700, 566], [822, 408], [1316, 408], [1450, 566]])} fill={ROOF.mid} />
      <path d={polygon([[700, 566], [822, 408], [850, 408], [760, 566]])} fill={ROOF.moon} />
      <path d={tiles} stroke={ROOF.line} strokeWidth={3.4} />
      <path d={polygon([[816, 404], [1322, 404], [1330, 416], [808, 416]])} fill={ROOF.moon} />
      {/* The verandah: its back wall is bright, its posts stand dark before it. */}
      <Gradient id="verandah" from={[930, 0]} to={[1420, 0]} stops={[[0, '#c98a5c'], [0.4, '#f2bd74'], [1, '#8a5f6a']]} />
      <path d={box(930, 566, 480, 196)} fill="url(#verandah)" />
      <path d={box(930, 566, 480, 40)} fill="#3a2444" opacity={0.4} />
      <path d={box(1072, 606, 84, 156)} fill={WOOD} />
      <path d={box(1080, 614, 68, 148)} fill="#fff0c0" />
      <path d={box(1080, 614, 34, 148)} fill="#7a4a3c" />
      <Window x={966} y={626} width={66} height={80} across={2} up={2} glow="#fff0c0" />
      <Window x={1304} y={626} width={66} height={80} across={2} up={2} glow="#fff0c0" />
      <path d={polygon([[912, 560], [1436, 560], [1448, 590], [912, 590]])} fill={ROOF.mid} />
      <path d={polygon([[912, 586], [1448, 586], [1448, 593], [912, 593]])} fill={WOOD} />
      <path d={Array.from({ length: 33 }, (_, i) => `M${914 + i * 16} 593h14l-7 13Z`).join('')} fill={WOOD} />
      <Lantern id="lantern" x={1226} y={592} size={30} colour={LAMP} />
      <path d={band([[1180, 754, 5], [1188, 716, 5], [1172, 672, 5]]) + band([[1240, 754, 5], [1232, 716, 5]]) + box(1178, 708, 62, 8) + polygon([[1166, 664], [1178, 664], [1190, 712], [1180, 712]])} fill="#5a3428" />
      <Posed id="reader" x={1202} y={704} height={186} isSeated pose={{ ...POSE.sit, lean: -8, near: [22, 104], far: [30, 112], nod: 10 }} wears="kurta" dress={DRESS.magenta} skin={SKIN.honey} hair="bun" light="right" />
      <path d={polygon([[1234, 660], [1262, 648], [1268, 674], [1240, 684]])} fill="#2c3e73" />
      <path d={polygon([[1234, 660], [1262, 648], [1263, 652], [1235, 664]])} fill="#fff6e0" />
      <path d={[936, 1056, 1166, 1292, 1404].map((x) => box(x - 6, 592, 12, 176) + box(x - 10, 606, 20, 6)).join('')} fill={WOOD} />
      <path d={[936, 1056, 1166, 1292, 1404].map((x) => box(x + 1, 592, 5, 176)).join('')} fill={WALL.shade} opacity={0.6} />
      <path d={box(936, 714, 120, 7) + box(1166, 714, 238, 7) + Array.from({ length: 22 }, (_, i) => (i < 7 ? box(944 + i * 16, 720, 5, 44) : box(1166 + (i - 7) * 16, 720, 5, 44))).join('')} fill={WOOD} />
      <path d={box(700, 762, 724, 22)} fill={WALL.shade} />
      <path d={polygon([[1046, 762], [1170, 762], [1178, 780], [1038, 780]]) + polygon([[1034, 782], [1182, 782], [1190, 800], [1026, 800]])} fill="#d6a878" />
      <path d={polygon([[1038, 778], [1178, 778], [1179, 784], [1037, 784]]) + polygon([[1026, 798], [1190, 798], [1191, 806], [1025, 806]])} fill="#7a5460" />
      {/* The bay stands out before the rest: three faces, each with its own light. */}
      <path d={polygon([[690, 560], [806, 414], [924, 560]])} fill={WALL.moon} />
      <path d={polygon([[690, 560], [924, 560], [924, 770], [690, 770]])} fill={WALL.moon} />
      <path d={polygon([[884, 560], [924, 560], [924, 770], [884, 770]])} fill={WALL.shade} opacity={0.7} />
      <path d={polygon([[676, 572], [806, 404], [938, 572], [918, 572], [806, 428], [696, 572]])} fill={WOOD} />
      <path d={Array.from({ length: 11 }, (_, i) => oval(704 + i * 10.2, 556 - i * 12.8 + 16, 5) + oval(908 - i * 10.2, 556 - i * 12.8 + 16, 5)).join('')} fill={WOOD} />
      <path d={oval(806, 494, 17)} fill={WOOD} />
      <path d={oval(806, 494, 12)} fill={FIRE} />
      <path d={polygon([[708, 580], [732, 566], [882, 566], [906, 580], [906, 590], [708, 590]])} fill={ROOF.mid} />
      <path d={box(712, 588, 190, 182)} fill={mix(WALL.moon, WALL.mid, 0.4)} />
      <Window x={736} y={604} width={142} height={108} across={4} up={3} glow={FIRE} />
      <path d={polygon([[712, 596], [728, 602], [728, 714], [712, 724]]) + polygon([[902, 596], [886, 602], [886, 714], [902, 724]])} fill="#d98a44" />
      <Halo id="fire" x={786} y={690} rx={90} ry={70} colour="#fff3b0" opacity={0.9} />
      <path d={oval(770, 672, 12, 14) + polygon([[746, 712], [754, 688], [786, 688], [794, 712]]) + oval(836, 682, 10, 12) + polygon([[818, 712], [824, 696], [850, 696], [856, 712]])} fill="#5a2a24" />
      <path d={[0, 1, 2].map((i) => box(736 + i * 35.5 + 33, 604, 5, 108)).join('')} fill="#6a4a5c" />
    </>
  );
}

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
      <SilverOak id="oak-back" x={1480} y={760} height={430} tones={leaves('#16274a', '#3a567c', '#a9c4dc')} trunk="#141a38" />
      <Smoke id="smoke" x={1230} y={300} dx={150} dy={-210} size={13} lit="#aab2d4" shade="#5a6496" puffs={13} />

      <Gradient id="lawn" from={[0, 720]} to={[0, 960]} stops={[[0, '#2c4f66'], [1, '#152c48']]} />
      <Land crest={[[-60, 830], [240, 800], [520, 772], [800, 764], [1200, 758], [1660, 736]]} fill="url(#lawn)" />
      <Bungalow />
      <Thicket id="hedge-left" line={[[700, 776], [790, 784], [900, 780]]} count={13} radius={22} tones={leaves('#14283f', '#3d6a78', '#ffd08a')} fleck={6} light="right" />
      <Thicket id="hedge-right" line={[[1200, 784], [1320, 780], [1440, 784]]} count={18} radius={22} tones={leaves('#14283f', '#3d6a78', '#ffd08a')} fleck={6} />
      {/* The windows lie on the lawn once more. */}
      <Gradient id="patch" from={[0, 780]} to={[0, 930]} stops={[[0, '#ffc66a', 0.6], [1, '#ffc66a', 0]]} />
      <path d={polygon([[724, 800], [890, 800], [930, 930], [600, 930]])} fill="url(#patch)" />
      <path d={polygon([[1040, 806], [1190, 806], [1290, 930], [1010, 930]])} fill="url(#patch)" />
      <Turf id="turf" crest={[[-60, 840], [240, 812], [520, 786], [800, 800], [1200, 806], [1660, 800]]} bottom={930} size={26} dark="#13294a" light="#5d8a96" count={700} />

      <Halo id="lamplight" x={556} y={866} rx={240} ry={100} colour="#ffc870" opacity={0.75} />
      <Family id="family" x={470} y={872} height={176} mother={{ wears: 'kurta', dress: DRESS.crimson, hair: 'plait', skin: SKIN.honey }} kids={[{ age: 8, wears: 'shorts', dress: DRESS.marigold, arm: 'point' }, { age: 5, dress: DRESS.lotus }]} />
      <Lantern id="storm-lamp" x={604} y={824} size={34} colour="#fff0b8" />
      <path d={box(592, 872, 24, 6) + `M590 846Q604 800 618 846`} fill="none" stroke="#2a2440" strokeWidth={3} />
      <TeaHill id="tea" crest={[[-100, 900], [240, 910], [520, 940], [800, 930], [1100, 900], [1400, 880], [1720, 860]]} gap={34} growth={1.16} rows={5} tones={{ lit: '#5f97a0', mid: '#2f5f70', dark: '#0f2338' }} sun={0.12} />
      <SilverOak id="oak" x={1540} y={1000} height={800} tones={NIGHT} trunk="#0d1430" />
      <SilverOak id="oak-left" x={40} y={990} height={420} tones={NIGHT} trunk="#0d1430" />
    </Canvas>
  );
}
