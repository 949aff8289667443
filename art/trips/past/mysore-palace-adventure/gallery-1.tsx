/** Chamundi hill after sunrise: the black Nandi with fresh marigolds, a girl reaching for its hoof, a woman marking a step with kumkum. */
// Pilgrims dot the steps with turmeric and kumkum on their way up.
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { OverhangingBranch } from '../../../scenery/bough.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Diya } from '../../../scenery/props.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { box, lens, oval } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Sun } from '../../../scenery/sky.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { FOOT, Nandi } from './nandi.tsx';

export const focus: [number, number] = [0.5, 0.58];

const GREEN = leaves('#1f4a38', '#93ad4c', '#ffe08a');

const hand = random('kumkum');
const DOTS = Array.from({ length: 19 }, (_, i) => [34 + i * 59.5 + hand.between(-9, 9), 937 + hand.between(-3, 3), hand.between(15, 20)] as const);

/** The plinth with its carved edge, and its shadow on the court. */
function Court() {
  return (
    <>
      <Gradient id="plinth" from={[500, 0]} to={[1460, 0]} stops={[[0, '#a38c80'], [0.3, '#8f7a74'], [1, '#614e5a']]} />
      <path d={lens(1080, 872, 1300, 44)} fill="#3a2030" opacity={0.4} />
      <path d={box(500, FOOT, 960, 92)} fill="url(#plinth)" />
      <path d={box(486, FOOT - 6, 990, 20)} fill="#cdb39c" />
      <path d={box(480, 838, 1004, 20)} fill="#b59a88" />
      <path d={box(500, 776, 960, 9)} fill="#5a4450" opacity={0.55} />
      <path d={Array.from({ length: 24 }, (_, i) => `M${502 + i * 40} 838q2 -30 18 -38q16 8 18 38Z`).join('')} fill="#6d5a62" />
      <path d={Array.from({ length: 24 }, (_, i) => `M${506 + i * 40} 838q2 -24 14 -32q4 4 7 10q-10 6 -11 22Z`).join('')} fill="#c4a898" opacity={0.55} />
    </>
  );
}

/** The brass plate, with a heap of kumkum and one of turmeric. */
const Plate = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y}>
    <path d={lens(16, 6, 120, 9)} fill="#3a2030" opacity={0.4} />
    <path d={oval(0, 0, 46, 13)} fill="#8a5a24" />
    <path d={oval(0, -3, 46, 12)} fill="#e6b04a" />
    <path d={oval(0, -2, 37, 8.4)} fill="#b8802e" />
    <path d="M-30 -1Q-22 -20 -14 -19Q-4 -17 2 -1Z" fill="#c9242c" />
    <path d="M4 -1Q10 -15 17 -15Q26 -13 30 -1Z" fill="#f2b530" />
  </At>
);

export default function MysorePalaceAdventure1() {
  return (
    <Canvas>
      <Sky id="sky" height={700} stops={[[0, '#7fb2d2'], [0.5, '#f0dfc0'], [0.8, '#ffd093'], [1, '#ffbd7c']]} />
      <Sun id="sun" x={236} y={454} r={44} colour="#fffbe4" glow="#ffe09a" reach={12} />
      <Flock id="kites" x={420} y={170} width={220} height={90} count={5} size={17} colour="#8a7480" />
      <Ridge id="plain-far" anchors={[[-40, 600], [200, 574], [420, 590], [700, 570], [1640, 560]]} colour="#d9a98c" mist="#ffdcae" bottom={760} />
      <Ridge id="plain" anchors={[[-40, 640], [240, 622], [520, 640], [900, 610], [1640, 600]]} colour="#a98a74" mist="#f3c99a" bottom={780} />
      {/* Mysuru below: roofs, and the palace's towers in the haze. */}
      <path d={Array.from({ length: 26 }, (_, i) => box(20 + i * 21, 628 - ((i * 13) % 9), 15, 26)).join('') + box(330, 600, 70, 40) + [340, 365, 390].map((x, i) => oval(x, 600 - (i === 1 ? 12 : 0), i === 1 ? 12 : 8, i === 1 ? 18 : 12)).join('')} fill="#c48f7c" opacity={0.75} />
      <Mist id="haze" y={650} height={90} colour="#ffe2b4" opacity={0.7} />
      <Tree id="rain-tree" x={1500} y={780} height={690} tones={GREEN} trunk="#6b4a3c" form="spread" fleck={13} />
      <Thicket id="hill" line={[[420, 720], [700, 690], [1000, 660], [1300, 640], [1660, 650]]} count={36} radius={56} tones={faded(GREEN, '#d9b98a', 0.12)} fleck={8} />
      <Thicket id="hill-left" line={[[-40, 720], [120, 708], [330, 730], [480, 740]]} count={22} radius={32} tones={faded(GREEN, '#e0b080', 0.2)} fleck={5} />
      <Gradient id="court" from={[0, 740]} to={[0, 1000]} stops={[[0, '#e6bd8c'], [0.5, '#c9966c'], [1, '#94634e']]} />
      <Land crest={[[-60, 752], [500, 756], [1100, 756], [1660, 750]]} fill="url(#court)" />
      <path d={[790, 838, 900].map((y, i) => box(-10, y, 1620, 3 + i)).join('') + Array.from({ length: 12 }, (_, i) => polygon([[800 + (i - 5.5) * 150, 752], [803 + (i - 5.5) * 150, 752], [808 + (i - 5.5) * 270, 900], [802 + (i - 5.5) * 270, 900]])).join('')} fill="#8a5a4c" opacity={0.4} />
      <Halo id="sunlight" x={330} y={830} rx={420} ry={70} colour="#ffe6b0" opacity={0.6} />
      <Court />
      <Nandi />
      <Diya id="lamp-1" x={966} y={771} size={15} />
      <Diya id="lamp-2" x={1020} y={773} size={13} />
      <path d={lens(530, 900, 250, 14) + lens(390, 906, 190, 10)} fill="#3a2030" opacity={0.36} />
      <Posed id="girl" x={486} y={898} height={222} age={7} wears="frock" dress={DRESS.magenta} skin={SKIN.honey} hair="plait" pose={{ ...POSE.stand, lean: -3, nod: -16, near: [138, 152], far: [122, 140] }} />
      <Posed id="mother" x={360} y={905} height={226} wears="kurta" dress={{ ...DRESS.teal, trim: '#f2a51b' }} skin={SKIN.honey} hair="plait" pose={{ ...POSE.stand, nod: -12, near: [96, 116], far: [20, 60] }} />
      <Plate x={1044} y={897} />
      {/* The nearest step, its tread dotted with turmeric and kumkum up to where the pilgrim's fingers are now. */}
      <path d={box(-10, 914, 1620, 42)} fill="#e3bd90" />
      <path d={box(-10, 914, 1620, 5)} fill="#f6dcb0" />
      <path d={box(-10, 952, 1620, 60)} fill="#7d5448" />
      <path d={box(-10, 952, 1620, 10)} fill="#5f3a38" opacity={0.6} />
      <path d={[180, 520, 880, 1240, 1520].map((x, i) => polygon([[x, 918], [x + 4, 918], [x + 6 + i * 3, 952], [x + i * 3, 952]]) + box(x + i * 3, 956, 6, 50)).join('')} fill="#8a5a4c" opacity={0.5} />
      {DOTS.map(([x, y, size]) => (
        <path key={x} d={oval(x, y, size, size * 0.46)} fill="#f2b530" />
      ))}
      <path d={DOTS.map(([x, y, size]) => oval(x + 1, y, size * 0.42, size * 0.22)).join('')} fill="#c9242c" />
      <path d={lens(1250, 938, 260, 12)} fill="#3a2030" opacity={0.4} />

      <Posed id="pilgrim" x={1214} y={938} height={262} wears="sari" dress={DRESS.crimson} skin={SKIN.cinnamon} flip pose={{ ...POSE.squat, lean: 44, nod: 10, near: [34, 22], far: [46, 70] }} />
      <OverhangingBranch id="bough" line={[[1680, 150], [1500, 70], [1260, 44], [1000, 70]]} radius={60} twigs={12} width={38} tones={GREEN} bark="#6b4a3c" fleck={15} />
    </Canvas>
  );
}
