/**
 * An Indian roller (33 cm long) flies up from a branch, leaving its mate; in the distance, a mother and two children watch from a jeep.
 * In December the large leaves of the teak dry on the branch and fall one by one.
 */
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Mass } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { Teak } from '../../../scenery/trees.tsx';
import { TallGrass } from '../../../scenery/undergrowth.tsx';
import { Jeep } from '../../../scenery/vehicles.tsx';
import { FlyingRoller, SittingRoller } from './roller.tsx';

export const focus: [number, number] = [0.5, 0.42];

const DRY = leaves('#5a5a2c', '#b4a24e', '#ffe9a0');
const TEAK = leaves('#554a28', '#bb9d4c', '#ffe6a4');
const AIR = '#e3e6c8';
const BARK = { mid: '#5a443c', lit: '#a8876e', dark: '#33252a' };

/** The people in the jeep, the driver first. The jeep's side hides them below the waist. */
const Guests = () => (
  <>
    <Posed id="driver" x={1192} y={808} height={190} isSeated wears="pheran" dress={{ base: '#8c7a4a', second: '#6a5a34', trim: '#6a5a34' }} skin={SKIN.cocoa} hair="crop" flip pose={{ ...POSE.sit, near: [50, 84], nod: -18 }} />
    <Posed id="mother" x={1252} y={862} height={196} wears="kurta" dress={DRESS.crimson} skin={SKIN.honey} hair="plait" flip pose={{ ...POSE.stand, lean: -4, nod: -16, near: [118, 128], far: [20, 70] }} />
    <Posed id="girl" x={1312} y={856} height={214} age={9} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="plaits" flip pose={{ ...POSE.stand, nod: -18, near: [70, 186], far: [16, 60] }} />
    <Posed id="boy" x={1366} y={850} height={222} age={6} wears="shorts" dress={DRESS.teal} skin={SKIN.honey} hair="crop" flip pose={{ ...POSE.stand, nod: -18, near: [140, 150], far: [146, 158] }} />
  </>
);

/** A single dry teak leaf, hanging from its stalk at (x, y): obovate, bent along the midrib, one half in shade. */
function TeakLeaf({ id, x, y, length, turn }: { id: string; x: number; y: number; length: number; turn: number }) {
  const w = length * 0.26;
  const half = (side: number) => shape([[0, length * 0.08, 'corner'], [side * w * 0.5, length * 0.24], [side * w, length * 0.54], [side * w * 0.74, length * 0.8], [0, length, 'corner'], [w * 0.16, length * 0.5]]);
  const veins = [0.26, 0.4, 0.54, 0.68].flatMap((t) => [-1, 0.72].map((side) => band([[w * 0.14, t * length, 2], [side * w * 0.5, (t + 0.07) * length, 1.4], [side * w * 0.84, (t + 0.12) * length, 0.4]]))).join('');
  return (
    <At x={x} y={y} turn={turn}>
      <Gradient id={id} from={[-w, length * 0.3]} to={[w * 0.4, length]} stops={[[0, '#e6bd6a'], [0.6, '#c08a3c'], [1, '#94622c']]} />
      <path d={half(-1)} fill={`url(#${id})`} />
      <path d={half(0.72)} fill="#7d5228" />
      <path d={veins} fill="#5f3c1e" opacity={0.45} />
      <path d={band([[0, -4, 5], [w * 0.13, length * 0.3, 4], [w * 0.16, length * 0.6, 3], [0, length, 1]])} fill="#efcf8c" />
    </At>
  );
}

/** The mate's branch, at eye level: it comes in from the left, forks, and still has leaves at its ends. */
const Perch = () => (
  <>
    <Mass id="leaves-back" lobes={[[20, 716, 74, 52], [92, 668, 70, 48], [166, 640, 48, 34], [40, 660, 50, 36], [594, 606, 42, 30], [640, 640, 46, 30]]} tones={TEAK} fleck={24} />
    <path d={band([[120, 812, 26], [142, 740, 18], [146, 676, 10]])} fill={BARK.mid} />
    <path d={band([[114, 806, 8], [136, 740, 6], [142, 680, 3]])} fill={BARK.lit} />
    <path d={band([[-50, 930, 84], [90, 838, 66], [220, 772, 50], [330, 752, 38], [440, 722, 25], [530, 684, 15], [596, 634, 7]])} fill={BARK.mid} />
    <path d={band([[-50, 952, 34], [90, 858, 24], [220, 789, 17], [330, 765, 12], [440, 731, 8], [530, 690, 4]])} fill={BARK.dark} opacity={0.55} />
    <path d={band([[-50, 906, 22], [90, 818, 18], [220, 757, 13], [330, 741, 10], [440, 714, 7], [530, 679, 4]])} fill={BARK.lit} />
    <path d={[[-20, 912], [60, 866], [130, 824], [250, 776], [330, 762], [404, 742]].map(([x = 0, y = 0]) => band([[x, y, 1], [x + 34, y - 18, 4], [x + 74, y - 34, 1]])).join('')} fill={BARK.dark} opacity={0.6} />
    <path d={oval(196, 792, 13, 9) + oval(410, 730, 9, 6)} fill={BARK.dark} />
    <path d={band([[452, 720, 9], [490, 744, 6], [512, 770, 3]])} fill={BARK.mid} />
    <TeakLeaf id="leaf-1" x={510} y={768} length={120} turn={-14} />
    <TeakLeaf id="leaf-2" x={486} y={742} length={104} turn={24} />
    <Mass id="leaves" lobes={[[-10, 990, 100, 64], [90, 1000, 84, 54], [0, 900, 60, 44], [590, 640, 46, 32], [548, 664, 34, 24], [640, 612, 34, 24]]} tones={TEAK} fleck={24} />
    <TeakLeaf id="leaf-3" x={630} y={640} length={110} turn={-52} />
  </>
);

export default function PenchNationalPark3() {
  return (
    <Canvas>
      <Sky id="sky" height={800} stops={[[0, '#6fb0d4'], [0.5, '#c6e0da'], [1, '#fbefc6']]} />
      <Halo id="sun" x={120} y={180} rx={760} ry={520} colour="#fff6d8" opacity={0.85} />
      <Stratus x={1330} y={120} width={440} colour="#ffffff" opacity={0.55} />
      <Stratus x={260} y={250} width={360} height={9} colour="#ffffff" opacity={0.55} />
      <WoodedSlope id="hill" crest={[[-60, 620], [300, 584], [700, 618], [1100, 576], [1660, 606]]} tones={faded(DRY, '#c7dbd6', 0.68)} mist="#eef0d8" radius={22} depth={120} bottom={760} />
      <WoodedSlope id="teak" crest={[[-60, 690], [260, 668], [520, 700], [800, 722], [1080, 700], [1340, 664], [1660, 672]]} tones={faded(DRY, AIR, 0.4)} mist="#f3e6b4" radius={30} depth={90} groups={3} bottom={860} />
      <Gradient id="meadow" from={[0, 730]} to={[0, 1000]} stops={[[0, '#ecd492'], [0.5, '#d2aa58'], [1, '#9a7034']]} />
      <Land crest={[[-60, 762], [500, 744], [1000, 750], [1660, 738]]} fill="url(#meadow)" />
      <Teak id="tree" x={1520} y={810} height={520} tones={faded(DRY, AIR, 0.16)} trunk="#b39468" />
      <TallGrass id="grass-far" x={-60} y={810} width={1720} height={56} dark="#c29c4c" mid="#dcba6a" light="#f8e6ac" density={0.8} />
      <path d={band([[1700, 900, 56], [1400, 874, 40], [1100, 850, 26], [820, 812, 15], [640, 780, 9], [500, 758, 4], [430, 752, 1]])} fill="#f4dea8" />
      <At x={410} y={245} scale={0.68}>
        <path d={lens(1270, 908, 620, 20)} fill="#6b4a20" opacity={0.45} />
        <Guests />
        <path d={box(1076, 846, 290, 34)} fill="#241f2b" />
        <Jeep x={1220} y={906} length={380} guests={0} flip />
      </At>
      <TallGrass id="grass-mid" x={-60} y={940} width={1720} height={110} dark="#a87c34" mid="#cfa452" light="#f2d78c" density={1.1} />
      <TallGrass id="grass-near" x={-60} y={1030} width={1720} height={150} dark="#6b4a20" mid="#94702f" light="#d9b060" density={1.5} />
      <Perch />
      <path d={lens(316, 752, 96, 9)} fill={BARK.dark} opacity={0.6} />
      <At x={300} y={744} scale={1.15}>
        <SittingRoller />
      </At>
      <At x={820} y={440} turn={8}>
        <FlyingRoller />
      </At>
    </Canvas>
  );
}
