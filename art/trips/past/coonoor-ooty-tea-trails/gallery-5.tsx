/**
 * The planter's bungalow above Coonoor at night: a fire in the bay window, a reader on the veranda, a family with a storm lamp outside.
 * One long low storey under Mangalore tiles, a gabled bay, a veranda under a lean-to. At the house, 84 units make a metre.
 */
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { At, Canvas, Gradient, Shadow } from '../../../scenery/canvas.tsx';
import { TeaHill } from '../../../scenery/fields.tsx';
import { leaves, lobesAlong, Mass, Thicket } from '../../../scenery/foliage.tsx';
import { Turf } from '../../../scenery/ground.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, leaf, oval } from '../../../scenery/shapes.ts';
import { Halo, Mist, Moon, Sky, Stars } from '../../../scenery/sky.tsx';
import { SilverOak } from '../../../scenery/trees.tsx';
import { Bungalow } from './bungalow.tsx';

export const focus: [number, number] = [0.6, 0.62];

const NIGHT = leaves('#10243c', '#34607a', '#a9c4dc');
/** Height of a grown woman on the lawn, in picture units. */
const ON_LAWN = 186;

/** The lamps of the town far below: strings along the roads, a dense cluster in the middle, a few on their own. */
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

/** Smoke from a slow wood fire on a still night: it rises thin, widens and fades. */
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

/** A storm lamp hanging from a hand, 65 high when the figure is 300 high. */
const StormLamp = () => (
  <At x={3} y={4}>
    <path d="M-14 26Q-16 0 0 0Q16 0 14 26" fill="none" stroke="#2a2440" strokeWidth={3.4} />
    <path d={shape([[-10, 24], [10, 24], [15, 38], [10, 54], [-10, 54], [-15, 38]])} fill="#fff3c4" />
    <path d={leaf(0, 50, 17, 5, -Math.PI / 2)} fill="#ff9a3c" />
    <path d={box(-11, 20, 22, 6) + box(-14, 53, 28, 12) + box(-7, 13, 14, 8)} fill="#3a2f4c" />
  </At>
);

/** A mother holds the lamp; her son points at the lights of the town, and the girl holds on to her mother's kurta. */
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
      <Moon id="moon" x={250} y={170} r={46} isCrescent />
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
      {/* The gravel path leading from the steps out of the picture on the left; light from the bay and the hall door on the lawn. */}
      <path d={shape([[1094, 812, 'corner'], [1232, 812, 'corner'], [1150, 850], [860, 884], [500, 906], [-20, 930, 'corner'], [-20, 896, 'corner'], [480, 876], [800, 858], [1030, 836]])} fill="#4d5f7a" />
      <path d={shape([[1108, 812, 'corner'], [1216, 812, 'corner'], [1120, 844], [850, 872], [500, 892], [300, 900], [480, 884], [820, 860], [1050, 834]])} fill="#8a7a80" opacity={0.6} />
      <Gradient id="patch" from={[0, 790]} to={[0, 920]} stops={[[0, '#ffc66a', 0.62], [1, '#ffc66a', 0]]} />
      <path d={polygon([[716, 812], [864, 812], [912, 920], [596, 920]])} fill="url(#patch)" />
      <path d={polygon([[1108, 814], [1216, 814], [1300, 920], [1060, 920]])} fill="url(#patch)" />
      <Turf id="turf" crest={[[-60, 840], [240, 816], [520, 796], [800, 826], [1200, 836], [1660, 816]]} bottom={930} size={24} dark="#13294a" light="#5d8a96" count={520} />
      <Thicket id="hedge-left" line={[[650, 806], [690, 812]]} count={5} radius={22} tones={leaves('#14283f', '#3d6a78', '#ffd08a')} fleck={6} light="right" />
      <Thicket id="hedge-right" line={[[1250, 814], [1360, 810], [1580, 806]]} count={19} radius={19} tones={leaves('#14283f', '#3d6a78', '#ffd08a')} fleck={6} />
      {/* An old climbing rose on the corner of the bay. */}
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
