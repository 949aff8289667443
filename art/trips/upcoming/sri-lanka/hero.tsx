/** Sigiriya straight up out of dark forest at sunrise, mist round its foot; the water gardens' two ponds hold it upside down, and between them a boy looks for fish among the lotus, his sister runs up, their mother follows. */
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Bush, faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { Lotus } from '../../../scenery/lotus.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { lens } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun, Wisps } from '../../../scenery/sky.tsx';
import { RockFortress, rock } from '../../../scenery/stone.tsx';
import { Palm, Tree } from '../../../scenery/trees.tsx';
import { BroadLeaves, GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Reflection, Ripples } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.52, 0.6];

const AIR = '#f6d9a8';
const DARK = leaves('#1c4536', '#7d9a4a', '#ffdc8a');
const at = projection({ vanishing: [836, 610], eye: 3.1, focal: 900 });
const slab = (left: number, right: number, near: number, far: number, up = 0) => polygon([at(left, up, near), at(right, up, near), at(right, up, far), at(left, up, far)]);

export default function SriLanka() {
  return (
    <Canvas>
      <clipPath id="ponds">
        <path d={slab(-6.7, -2.3, 8.6, 22, -0.1) + slab(2.3, 6.7, 8.6, 22, -0.1)} />
      </clipPath>
      <Sky id="sky" height={600} stops={[[0, '#6f9fc0'], [0.36, '#b9c9c4'], [0.66, '#fbdcae'], [0.86, '#ffc88c'], [1, '#ffb87e']]} />
      <Sun id="sun" x={412} y={508} r={50} colour="#fff6d8" glow="#ffe0a0" reach={13} />
      <Stratus x={260} y={330} width={480} height={9} colour="#ffeccc" opacity={0.6} />
      <Stratus x={1330} y={200} width={460} height={10} colour="#ffe6c8" opacity={0.5} />
      <Flock id="swifts" x={430} y={250} width={240} height={70} count={7} size={13} colour="#8f7f86" />
      <Ridge id="hills" anchors={[[-40, 560], [160, 520], [360, 556], [620, 548], [1100, 552], [1320, 500], [1500, 520], [1640, 500]]} colour="#cdae98" mist={AIR} bottom={760} />
      <WoodedSlope id="jungle-far" crest={[[-40, 600], [240, 584], [560, 600], [1000, 596], [1320, 580], [1660, 596]]} tones={faded(DARK, '#d9b98e', 0.55)} mist={AIR} radius={15} depth={90} groups={4} bottom={760} />
      <RockFortress id="sigiriya" x={850} y={676} width={640} height={448} tones={rock('#b06a48', '#ffcf90', '#3a2050')} green={leaves('#2f5238', '#a9a850', '#ffe28a')} />
      <Wisps id="wisps" x={820} y={622} width={1300} colour="#ffe6c0" opacity={0.85} count={6} />
      <WoodedSlope id="jungle" crest={[[-40, 640], [160, 616], [360, 628], [560, 660], [800, 670], [1050, 664], [1240, 640], [1460, 612], [1660, 624]]} tones={faded(DARK, '#b98f6a', 0.2)} mist="#7a8a5a" radius={24} depth={90} groups={4} fade={0.3} bottom={800} />
      <Mist id="mist" y={676} height={70} colour="#ffdcb0" opacity={0.5} />
      <Wisps id="wisps-2" x={900} y={690} width={900} colour="#ffe6c4" opacity={0.7} count={4} />
      <Thicket id="jungle-near" line={[[-40, 690], [200, 676], [420, 700], [700, 708], [980, 706], [1240, 700], [1440, 680], [1660, 690]]} count={64} radius={30} tones={DARK} fleck={6} />

      <Gradient id="lawn" from={[0, 690]} to={[0, 1000]} stops={[[0, '#4f6f38'], [0.3, '#7a9440'], [1, '#3a6636']]} />
      <Land crest={[[-60, 712], [500, 706], [1100, 706], [1660, 714]]} fill="url(#lawn)" />
      <path d={slab(-7.1, -1.9, 8.2, 22.8) + slab(1.9, 7.1, 8.2, 22.8)} fill="#b5764f" />
      <path d={slab(-6.9, -2.1, 8.4, 22.4, -0.06) + slab(2.1, 6.9, 8.4, 22.4, -0.06)} fill="#6f4238" />
      <g clipPath="url(#ponds)">
        <Reflection id="water" line={704} squash={0.62} depth={320} veil="#2f4f4c" opacity={0.95} waves={9}>
          <rect x={0} y={100} width={1600} height={604} fill="#f5c58f" />
          <rect x={0} y={100} width={1600} height={240} fill="#c9c9b8" />
          <RockFortress id="mirror" x={850} y={704} width={640} height={448} tones={rock('#a5664c', '#f2bd88', '#3a2050')} />
          <Thicket id="mirror-trees" line={[[-40, 700], [420, 704], [1240, 704], [1660, 700]]} count={60} radius={32} tones={leaves('#2a4d3a', '#6a8348')} />
        </Reflection>
        <Ripples id="ripples" y={740} height={220} count={110} colour="#ffe6bc" opacity={0.5} />
      </g>
      <Lotus id="lotus" x={1096} y={790} width={190} height={120} size={74} count={15} flowers={5} />
      <path d={slab(-1.5, 1.5, 3.2, 30)} fill="#b98258" />
      <path d={slab(-1.2, 0.5, 3.2, 30)} fill="#d9a672" />
      {Array.from({ length: 18 }, (_, i) => 3.6 + i * 0.9 + i * i * 0.04).map((z) => (
        <path key={z} d={slab(-1.5, 1.5, z, z + 0.05)} fill="#8f5c40" opacity={0.6} />
      ))}
      <Halo id="glow" x={700} y={760} rx={520} ry={60} colour="#ffe0a0" opacity={0.35} />
      <Tree id="tree" x={1530} y={872} height={450} tones={leaves('#173c2f', '#6f9440', '#ffd98a')} form="spread" />
      <Bush id="shrub" x={1580} y={926} width={240} tones={leaves('#173c2f', '#6f9440', '#ffd98a')} fleck={9} />
      <Palm id="palm" x={40} y={920} height={610} lean={0.09} dark="#1f4f3c" lit="#8fa552" />
      <Palm id="palm-2" x={150} y={850} height={400} lean={-0.1} dark="#1f4f3c" lit="#8fa552" />
      {Array.from({ length: 22 }, (_, tuft) => (tuft * 98.9) % 1600).filter((x) => Math.abs(x - 820) > 260).map((x, tuft) => (
        <GrassTuft key={x} id={`tuft-${tuft}`} x={x} y={962 + (tuft % 3) * 14} size={34 + (tuft % 4) * 9} dark="#24502f" light="#a3ad52" />
      ))}
      <BroadLeaves id="leaves" x={40} y={1040} size={230} lean={0.25} />
      <path d={lens(796, 864, 170, 10) + lens(936, 846, 150, 9) + lens(872, 906, 120, 9)} fill="#3a1f2c" opacity={0.4} />
      <Posed id="mother" x={762} y={862} height={196} wears="sari" dress={DRESS.teal} skin={SKIN.cinnamon} hair="bun" pose={{ lean: 4, near: [-8, 14], far: [58, 96], nearLeg: [12, 2], farLeg: [-8, -16] }} />
      <Posed id="son" x={908} y={826} height={190} isSeated age={8} wears="shorts" dress={DRESS.crimson} skin={SKIN.cinnamon} hair="crop" pose={{ lean: 20, nod: 10, near: [78, 70], far: [40, 60], nearLeg: [116, -18], farLeg: [108, -24] }} />
      <Posed id="daughter" x={838} y={902} height={212} age={5} wears="frock" dress={DRESS.marigold} skin={SKIN.cinnamon} hair="plaits" pose={{ lean: 8, nod: 4, near: [-40, -10], far: [70, 96], nearLeg: [40, -4], farLeg: [-18, -60] }} />
    </Canvas>
  );
}
