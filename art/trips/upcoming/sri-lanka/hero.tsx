/** Sigiriya above dark forest at sunrise, reflected in the great pond of the water gardens; a mother and two children at its edge. */
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Bush, faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { Lotus } from '../../../scenery/lotus.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { lens } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun, Wisps } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { Palm, Tree } from '../../../scenery/trees.tsx';
import { BroadLeaves, GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Reflection, Ripples, SunPath } from '../../../scenery/water.tsx';
import { Sigiriya } from './sigiriya.tsx';

export const focus: [number, number] = [0.52, 0.6];

const AIR = '#f6d9a8';
const DARK = leaves('#1c4536', '#7d9a4a', '#ffdc8a');
const at = projection({ vanishing: [812, 610], eye: 3.1, focal: 900 });
const slab = (left: number, right: number, near: number, far: number, up = 0) => polygon([at(left, up, near), at(right, up, near), at(right, up, far), at(left, up, far)]);
const GREEN = leaves('#2f5238', '#a9a850', '#ffe28a');
const NEAR_GREEN = leaves('#173c2f', '#6f9440', '#ffd98a');
const SKY = [[0, '#6f9fc0'], [0.36, '#b9c9c4'], [0.66, '#fbdcae'], [0.86, '#ffc88c'], [1, '#ffb87e']] as const;
/** The pond: sides, near and far edges in metres from the eye; `line`: the y at which the reflection is flipped; `squash`: its scale. */
const POND = { left: -14, right: 12.5, near: 9, far: 34, line: 696, squash: 0.42 };
/** The y for the copy of a tree inside the reflection: its mirror image then starts at `y`, the foot of the real tree. */
const mirrored = (y: number) => POND.line - (y - POND.line) / POND.squash;

const BANK_STONES: readonly (readonly [x: number, y: number, width: number])[] = [[1252, 716, 60], [392, 710, 54], [30, 772, 90]];

/** A low ruined wall of a pavilion: a sunlit top, and a shaded front with a course of bricks. */
const Ruin = ({ left, right, z, deep, up }: { left: number; right: number; z: number; deep: number; up: number }) => (
  <>
    <path d={slab(left, right + 1.4, z - 0.2, z + deep * 0.5, 0.01)} fill="#22402f" opacity={0.4} />
    <path d={polygon([at(left, 0, z), at(right, 0, z), at(right, up, z), at(left, up, z)])} fill="#8f5440" />
    <path d={polygon([at(left, up * 0.52, z), at(right, up * 0.52, z), at(right, up * 0.6, z), at(left, up * 0.6, z)])} fill="#6f4038" />
    <path d={polygon([at(left, up, z), at(right, up, z), at(right, up, z + deep), at(left, up, z + deep)])} fill="#d99a68" />
  </>
);
const Bank = ({ foot = (y: number) => y, id }: { foot?: (y: number) => number; id: string }) => (
  <>
    <Palm id={`palm-${id}`} x={70} y={foot(758)} height={500} lean={0.1} dark="#1f4f3c" lit="#8fa552" />
    <Palm id={`palm-2-${id}`} x={196} y={foot(736)} height={350} lean={-0.09} dark="#1f4f3c" lit="#8fa552" />
    <Tree id={`tree-${id}`} x={1482} y={foot(744)} height={390} tones={NEAR_GREEN} form="spread" />
  </>
);

export default function SriLanka() {
  return (
    <Canvas>
      <clipPath id="ponds">
        <path d={slab(POND.left, POND.right, POND.near, POND.far, -0.14)} />
      </clipPath>
      <Sky id="sky" height={600} stops={SKY} />
      <Sun id="sun" x={412} y={508} r={50} colour="#fff6d8" glow="#ffe0a0" reach={13} />
      <Stratus x={260} y={330} width={480} height={9} colour="#ffeccc" opacity={0.6} />
      <Stratus x={1330} y={200} width={460} height={10} colour="#ffe6c8" opacity={0.5} />
      <Flock id="swifts" x={430} y={250} width={240} height={70} count={7} size={13} colour="#8f7f86" />
      <Ridge id="hills" anchors={[[-40, 560], [160, 520], [360, 556], [620, 548], [1100, 552], [1320, 500], [1500, 520], [1640, 500]]} colour="#cdae98" mist={AIR} bottom={760} />
      <WoodedSlope id="jungle-far" crest={[[-40, 600], [240, 584], [560, 600], [1000, 596], [1320, 580], [1660, 596]]} tones={faded(DARK, '#d9b98e', 0.55)} mist={AIR} radius={15} depth={90} groups={4} bottom={760} />
      <Sigiriya id="sigiriya" x={846} y={678} width={650} height={466} tones={rock('#b4704c', '#ffd09a', '#3a2050')} green={GREEN} air="#f2c696" />
      <Wisps id="wisps" x={820} y={622} width={1300} colour="#ffe6c0" opacity={0.85} count={6} />
      <WoodedSlope id="jungle" crest={[[-40, 640], [160, 616], [360, 628], [560, 660], [800, 670], [1050, 664], [1240, 640], [1460, 612], [1660, 624]]} tones={faded(DARK, '#b98f6a', 0.2)} mist="#7a8a5a" radius={24} depth={90} groups={4} fade={0.3} bottom={800} />
      <Mist id="mist" y={676} height={70} colour="#ffdcb0" opacity={0.5} />
      <Wisps id="wisps-2" x={900} y={690} width={900} colour="#ffe6c4" opacity={0.7} count={4} />
      <Thicket id="jungle-near" line={[[-40, 690], [200, 676], [420, 700], [700, 708], [980, 706], [1240, 700], [1440, 680], [1660, 690]]} count={64} radius={30} tones={DARK} fleck={6} />

      <Gradient id="lawn" from={[0, 690]} to={[0, 1000]} stops={[[0, '#4f6f38'], [0.3, '#7a9440'], [1, '#3a6636']]} />
      <Land crest={[[-60, 712], [500, 706], [1100, 706], [1660, 714]]} fill="url(#lawn)" />
      <path d={lens(250, 716, 420, 7) + lens(1330, 722, 380, 8) + lens(1560, 742, 420, 9) + lens(100, 760, 300, 8)} fill="#1f4a38" opacity={0.4} />
      <Ruin left={-24} right={-17.2} z={30} deep={3} up={0.5} />
      <Ruin left={-19} right={-16.4} z={24} deep={2} up={0.6} />
      <Ruin left={15} right={22} z={31} deep={3} up={0.45} />
      <Ruin left={14.6} right={17} z={23} deep={2.4} up={0.6} />
      <path d={slab(POND.left - 0.7, POND.right + 0.7, POND.near - 0.5, POND.far + 1.2)} fill="#c98a5c" />
      <path d={slab(POND.left, POND.right, POND.near, POND.far, -0.02)} fill="#6f4238" />
      <g clipPath="url(#ponds)">
        <Reflection id="water" line={POND.line} squash={POND.squash} depth={260} veil="#4f5a5c" opacity={1} waves={6}>
          <Gradient id="mirror-sky" from={[0, 0]} to={[0, 600]} stops={SKY} />
          <rect x={0} y={0} width={1600} height={POND.line} fill="url(#mirror-sky)" />
          <Halo id="mirror-glow" x={412} y={508} rx={330} ry={200} colour="#ffe9b8" opacity={0.9} />
          <Sigiriya id="mirror" x={846} y={690} width={650} height={478} tones={rock('#b4704c', '#ffd09a', '#3a2050')} green={GREEN} air="#f2c696" />
          <Thicket id="mirror-trees" line={[[-40, 690], [420, 694], [1240, 694], [1660, 690]]} count={64} radius={34} tones={DARK} />
          <Bank id="image" foot={mirrored} />
        </Reflection>
        <SunPath id="glitter" x={412} y={734} height={120} width={150} colour="#fff0c4" opacity={0.7} count={26} />
        <Ripples id="ripples" y={712} height={220} count={70} colour="#ffe6bc" opacity={0.36} />
      </g>
      <Lotus id="lotus" x={1180} y={822} width={330} height={80} size={78} count={19} flowers={6} />
      <Lotus id="lotus-2" x={250} y={812} width={200} height={44} size={48} count={10} flowers={3} />
      <Bank id="shore" />
      {BANK_STONES.map(([x, y, width]) => (
        <Boulder key={x} id={`stone-${x}`} x={x} y={y} width={width} tones={rock('#a5705a', '#ffd09a', '#3a2050')} />
      ))}
      <Bush id="shrub" x={1590} y={786} width={160} tones={NEAR_GREEN} fleck={8} />
      <Bush id="shrub-2" x={1330} y={742} width={110} tones={NEAR_GREEN} fleck={6} />
      <Bush id="shrub-3" x={330} y={728} width={100} tones={NEAR_GREEN} fleck={6} />

      <Gradient id="walk" from={[0, 916]} to={[1600, 1000]} stops={[[0, '#e6b884'], [0.5, '#cf9768'], [1, '#a87050']]} />
      <path d={slab(-15, 15, 5.8, POND.near - 0.5)} fill="url(#walk)" />
      <path d={slab(-15, 15, POND.near - 0.5, POND.near, 0.02)} fill="#e9bd88" />
      <path d={slab(-15, 15, POND.near - 0.56, POND.near - 0.5)} fill="#8f5c40" opacity={0.7} />
      {Array.from({ length: 5 }, (_, row) => POND.near - 0.5 - row * 0.42).map((z, row) => (
        <path key={z} d={slab(-15, 15, z - 0.42, z - 0.4) + Array.from({ length: 34 }, (_, i) => -13 + i * 0.8 + (row % 2) * 0.4).map((left) => slab(left, left + 0.025, z - 0.4, z)).join('')} fill="#8f5c40" opacity={0.5} />
      ))}
      {Array.from({ length: 15 }, (_, i) => i).map((i) => (
        <path key={i} d={slab(-9 + ((i * 37) % 190) / 10, -8.3 + ((i * 37) % 190) / 10, POND.near - 0.9 - (i % 4) * 0.42, POND.near - 0.52 - (i % 4) * 0.42)} fill={i % 3 ? '#b57a54' : '#f0c892'} opacity={0.5} />
      ))}
      {[16, 150, 470, 1330, 1500, 1590].map((x, tuft) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={990 + (tuft % 3) * 6} size={36 + (tuft % 4) * 9} dark="#24502f" light="#a3ad52" />
      ))}
      <BroadLeaves id="leaves" x={60} y={1050} size={210} lean={0.25} />
      <path d={lens(720, 968, 210, 8) + lens(934, 984, 180, 7) + lens(1082, 946, 150, 7)} fill="#3a1f2c" opacity={0.42} />
      <Posed id="mother" x={646} y={968} height={226} wears="sari" dress={DRESS.teal} skin={SKIN.cinnamon} hair="bun" pose={{ ...POSE.walk, lean: 5, nod: 5, far: [44, 74] }} />
      <Posed id="daughter" x={868} y={984} height={232} age={6} wears="frock" dress={DRESS.marigold} skin={SKIN.cinnamon} hair="plaits" pose={POSE.run} wind={0.4} />
      <Posed id="son" x={1032} y={922} height={216} isSeated age={8} wears="shorts" dress={DRESS.crimson} skin={SKIN.cinnamon} hair="crop" pose={{ ...POSE.squat, lean: 30, nod: 18, near: [66, 52] }} />
    </Canvas>
  );
}
