/** The Matrimandir's golden globe in late light, seen from the old banyan's knoll, with a mother, two children, tiffin and a peacock. */
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed } from '../../../people/posed.tsx';
import { HangingRoots, LeafShade } from '../../../scenery/banyan.tsx';
import { Limb, Pillar, Trunk } from '../../../scenery/banyan-hall.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Bush, faded, leaves, lobesIn, Mass, Petals, Thicket } from '../../../scenery/foliage.tsx';
import { GroundMarks, Turf } from '../../../scenery/ground.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { heightAt, lens, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { Palm, Tree } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Garden } from './garden.tsx';
import { Peacock } from './peacock.tsx';
import { Picnic } from './picnic.tsx';

export const focus: [number, number] = [0.5, 0.4];

const AIR = '#f6d493';
const FAR = leaves('#4f7050', '#a9b868', '#ffe49a');
const IXORA = { dark: '#7a2430', mid: '#b8402e', light: '#e8643a', bright: '#ffb070' };
const BLOSSOM = [[20, 880, 22, 16, 4], [76, 900, 15, 11, 3], [118, 930, 19, 13, 4], [48, 938, 13, 10, 3], [100, 968, 12, 9, 3], [152, 978, 16, 11, 3], [10, 970, 18, 13, 4], [64, 990, 17, 12, 3], [36, 906, 8, 6, 2], [136, 950, 8, 6, 2], [90, 928, 7, 5, 2]] as const;
/** Trees on the far lawn. */
const GROVE = [[352, 606, 104, 'round'], [426, 602, 70, 'spread'], [1092, 604, 92, 'spread'], [1180, 610, 120, 'round']] as const;
const KNOLL: readonly Spot[] = [[-60, 846], [160, 838], [420, 832], [700, 812], [1000, 792], [1300, 790], [1660, 806]];
const CREST = rounded(KNOLL);
/** A worn path over the knoll, down to the gardens: its left and right edges, far to near. */
const FOOTPATH = [[[482, 825], [486, 866], [470, 920], [404, 1030]], [[626, 813], [660, 860], [676, 920], [664, 1030]]] as const;
/** The shaded inner crown, seen from below. */
const SHADY = [[1560, 70, 330, 200, 16], [1270, 20, 240, 110, 12], [1040, -10, 190, 70, 9]] as const;
/** Boughs at the crown's edge, which catch the light; sky shows between them. */
const FRINGE = [[1590, 310, 110, 78, 9], [1494, 296, 96, 54, 9], [1400, 262, 66, 34, 6], [1500, 130, 110, 44, 7], [1352, 206, 92, 50, 8], [1330, 90, 120, 46, 7], [1208, 150, 84, 40, 7], [1180, 50, 110, 40, 7], [1196, 204, 44, 22, 5], [1090, 98, 84, 36, 7], [1036, 142, 40, 20, 4], [1000, 40, 96, 38, 7], [930, 92, 54, 26, 6], [838, 22, 80, 30, 7], [752, 40, 46, 20, 5]] as const;
const LIMBS = [
  [[1490, 312, 60], [1400, 290, 62], [1250, 226, 40], [1100, 170, 24], [960, 112, 12], [800, 50, 2]],
  [[1600, 420, 80], [1450, 360, 54], [1330, 322, 36], [1220, 300, 22], [1120, 250, 10], [1060, 190, 2]],
] as const;
const [LEFT_EDGE, RIGHT_EDGE] = [rounded(FOOTPATH[0], 5), rounded(FOOTPATH[1], 5)];
const lobes = (pads: readonly (readonly [x: number, y: number, rx: number, ry: number, count: number])[]) => pads.flatMap(([x, y, rx, ry, count]) => lobesIn(`crown-${x}`, x, y, rx, ry, count));

export default function PondicherrySeptember() {
  return (
    <Canvas>
      <Sky id="sky" height={580} stops={[[0, '#3f8f9f'], [0.42, '#98c3b2'], [0.76, '#fbe2a6'], [1, '#ffc983']]} />
      <Halo id="evening" x={60} y={500} rx={900} ry={380} colour="#ffe6a8" opacity={0.85} />
      <Cumulus id="cloud-1" x={300} y={430} width={560} height={130} lit="#fff1c8" shade="#e9b48a" opacity={0.85} />
      <Cumulus id="cloud-2" x={1190} y={450} width={460} height={110} lit="#fff1c8" shade="#dcae90" opacity={0.8} />
      <Stratus x={420} y={262} width={420} height={9} colour="#fff3d0" opacity={0.5} />
      <Flock id="parakeets" x={330} y={170} width={230} height={70} count={7} size={14} colour="#3f7a5c" />
      <Land crest={[[-60, 546], [420, 556], [1000, 560], [1660, 546]]} fill={faded(FAR, AIR, 0.48).dark} />
      <Thicket id="far" line={[[-40, 566], [240, 540], [420, 560], [640, 570], [1000, 566], [1240, 540], [1420, 556], [1660, 540]]} count={90} radius={38} tones={faded(FAR, AIR, 0.48)} />
      <Palm id="palm" x={196} y={596} height={250} lean={-0.12} dark="#5f7a50" lit="#b3b868" />
      <Palm id="palm-2" x={262} y={598} height={176} lean={0.13} dark="#5f7a50" lit="#b3b868" />
      <Palm id="palm-3" x={96} y={600} height={200} lean={0.06} dark="#6f8458" lit="#bcbc70" />
      <Thicket id="hedge" line={[[-40, 594], [180, 586], [400, 596], [1080, 598], [1340, 588], [1660, 594]]} count={80} radius={22} tones={faded(leaves('#3f6a3c', '#9bb554', '#ffe08a'), AIR, 0.16)} />
      {GROVE.map(([x, y, height, form]) => <Tree key={x} id={`tree-${x}`} x={x} y={y} height={height} form={form} fleck={0} trunk="#7a6148" tones={faded(leaves('#3a6438', '#93ac50', '#ffe08a'), AIR, 0.2)} />)}
      <Halo id="glow" x={760} y={440} rx={560} ry={380} colour="#ffe9a8" opacity={0.7} />
      <Garden />
      <LeafShade id="grove" x={20} y={752} rx={330} ry={24} colour="#24503a" opacity={0.5} sun="#c9d27a" />
      <Gradient id="knoll" from={[0, 790]} to={[0, 1000]} stops={[[0, '#6f9440'], [0.3, '#4a7a3c'], [1, '#1f4a34']]} />
      <Land crest={KNOLL} fill="url(#knoll)" />
      <path d="M1660 800C1500 808 1330 806 1210 826C1120 840 1010 836 960 858C880 880 860 904 800 926C740 950 760 990 700 1020H1660Z" fill="#17332c" opacity={0.34} />
      <LeafShade id="shade" x={1250} y={930} rx={600} ry={78} colour="#17332c" opacity={0.5} sun="#e8d27a" />
      <LeafShade id="shade-edge" x={860} y={960} rx={230} ry={50} colour="#17332c" opacity={0.4} sun="#e8d27a" />
      <Turf id="turf" crest={KNOLL} bottom={1000} size={30} dark="#2f5f38" light="#a3b852" count={700} />
      <Gradient id="earth" from={[0, 820]} to={[0, 1000]} stops={[[0, '#cf7a50'], [0.4, '#b9653f'], [1, '#8a4632']]} />
      <path d={polygon([...LEFT_EDGE, ...RIGHT_EDGE.toReversed()])} fill="url(#earth)" />
      <GroundMarks id="ruts" x={480} y={836} width={130} height={150} count={44} colour="#e9a878" opacity={0.5} size={0.8} />
      {[...LEFT_EDGE, ...RIGHT_EDGE].map(([x, y], i) => y > 836 && <GrassTuft key={i} id={`edge-${i}`} x={x + (i % 3) * 5 - 5} y={y + 4} size={18 + (y - 830) * 0.16} dark="#2f6238" light="#8fae4a" />)}
      <Petals id="fallen" x={1180} y={930} rx={480} ry={70} count={70} colour="#d9a04a" size={12} />
      <path d={lens(1262, 810, 150, 8) + lens(1350, 832, 240, 12)} fill="#17332c" opacity={0.5} />
      <Pillar id="young" x={1236} foot={808} top={220} width={9} air={0.12} />
      <Pillar id="pillar" x={1310} foot={830} top={250} width={17} />
      <Limb line={LIMBS[1]} />
      <At x={1360} y={170} scale={0.84}>
        <Trunk id="banyan" shadow="#17332c" />
      </At>
      <Limb line={LIMBS[0]} />
      <HangingRoots id="roots" line={[[960, 112], [1400, 280]]} count={34} length={280} colour="#4a352a" />
      <HangingRoots id="roots-2" line={[[1230, 220], [1600, 330]]} count={18} length={300} colour="#3a2820" />
      <Mass id="crown" lobes={lobes(SHADY)} tones={leaves('#12342a', '#2f6238', '#6f8f48')} fleck={15} />
      <Mass id="fringe" lobes={lobes(FRINGE.slice(0, 7))} tones={leaves('#153a2a', '#74994a', '#f0dc84')} fleck={15} />
      <Mass id="sunny" lobes={lobes(FRINGE.slice(7))} tones={leaves('#1d4a2e', '#9ab44a', '#ffec90')} fleck={14} />
      <Picnic />
      <Peacock x={352} y={908} height={136} />
      <path d={lens(660, 890, 190, 13)} fill="#17332c" opacity={0.5} />
      <Posed id="son" x={610} y={884} height={250} flip age={8} wears="shorts" dress={DRESS.crimson} skin={SKIN.cinnamon} hair="crop" pose={{ lean: 12, nod: -10, near: [-70, -40], far: [74, 104], nearLeg: [56, -10], farLeg: [-24, -80] }} />
      <Bush id="ixora" x={30} y={1020} width={280} height={180} tones={{ dark: '#14352c', mid: '#2f5f38', light: '#5f8f42', bright: '#a3b852' }} fleck={17} />
      <Mass id="blossom" lobes={lobes(BLOSSOM)} tones={IXORA} fleck={5} />
      {[214, 300, 380, 740, 800, 1360, 1500, 1580].map((x, i) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={Math.max(heightAt(CREST, x) + 40, 900 + ((i * 37) % 90))} size={40 + (i % 4) * 12} dark="#1f4a34" light="#9fb052" />
      ))}
    </Canvas>
  );
}
