/**
 * An Indian roller, 33 cm long and 70 across its wings, flies up before us from a branch where its mate sits dull and brown; far behind, a jeep has stopped on the meadow and a mother and two children look up.
 * The dry leaves of the teak beside it are as long as the bird.
 */
import { mix } from '../../../kit/colour.ts';
import { n } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
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
const AIR = '#e3e6c8';
const BARK = { mid: '#5a443c', lit: '#a8876e', dark: '#33252a' };

/** Those in the jeep, the driver first: its side hides them below the waist. */
const Guests = () => (
  <>
    <Posed id="driver" x={1192} y={808} height={190} isSeated wears="pheran" dress={{ base: '#8c7a4a', second: '#6a5a34', trim: '#6a5a34' }} skin={SKIN.cocoa} hair="crop" flip pose={{ ...POSE.sit, near: [50, 84], nod: -18 }} />
    <Posed id="mother" x={1252} y={862} height={196} wears="kurta" dress={DRESS.crimson} skin={SKIN.honey} hair="plait" flip pose={{ ...POSE.stand, lean: -4, nod: -16, near: [118, 128], far: [20, 70] }} />
    <Posed id="girl" x={1312} y={856} height={214} age={9} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="plaits" flip pose={{ ...POSE.stand, nod: -18, near: [70, 186], far: [16, 60] }} />
    <Posed id="boy" x={1366} y={850} height={222} age={6} wears="shorts" dress={DRESS.teal} skin={SKIN.honey} hair="crop" flip pose={{ ...POSE.stand, nod: -18, near: [140, 150], far: [146, 158] }} />
  </>
);

/** The side veins of a leaf: how far down each pair leaves the midrib, how far out it reaches. */
const VEINS = [[0.2, 0.42], [0.31, 0.64], [0.43, 0.82], [0.55, 0.84], [0.67, 0.7], [0.78, 0.4]] as const;

/** A dry leaf of the teak, hanging from its stalk at (x, y): obovate, side veins in pairs, one half in shade. */
function TeakLeaf({ x, y, length, turn, colour = '#a8742f' }: { x: number; y: number; length: number; turn: number; colour?: string }) {
  const w = length * 0.3;
  const half = (side: 1 | -1) => shape([[0, length * 0.1, 'corner'], [side * w * 0.55, length * 0.26], [side * w, length * 0.54], [side * w * 0.78, length * 0.78], [side * w * 0.3, length * 0.92], [0, length, 'corner']]);
  const veins = VEINS.flatMap(([at, reach]) => [reach, -reach].map((to) => `M0 ${n(at * length)}q${n(to * w * 0.5)} ${n(length * 0.02)} ${n(to * w)} ${n(length * 0.1)}`)).join('');
  return (
    <At x={x} y={y} turn={turn}>
      <path d={half(-1)} fill={mix(colour, '#f2cf80', 0.34)} />
      <path d={half(1)} fill={mix(colour, '#4a2c20', 0.22)} />
      <path d={veins} stroke="#6b431f" strokeWidth={2.4} fill="none" opacity={0.7} />
      <path d={band([[0, -4, 7], [0, length * 0.2, 6], [0, length, 2]])} fill="#e8c27a" />
    </At>
  );
}

/** The branch that the mate sits on, at the height of our eyes: it comes in from the left and forks. */
const Perch = () => (
  <>
    <TeakLeaf x={84} y={842} length={250} turn={16} colour="#8a5a2a" />
    <TeakLeaf x={150} y={690} length={210} turn={126} />
    <path d={band([[120, 812, 26], [142, 740, 18], [146, 676, 10]])} fill={BARK.mid} />
    <path d={band([[-50, 930, 84], [90, 838, 66], [220, 772, 50], [330, 752, 38], [440, 722, 25], [530, 684, 15], [596, 634, 7]])} fill={BARK.mid} />
    <path d={band([[-50, 906, 22], [90, 818, 18], [220, 757, 13], [330, 741, 10], [440, 714, 7], [530, 679, 4]])} fill={BARK.lit} />
    <path d="M-20 936Q80 868 190 806M40 866Q120 820 176 796M250 776Q320 764 380 748M404 742Q452 728 492 708" stroke={BARK.dark} strokeWidth={4} fill="none" opacity={0.6} />
    <path d={oval(196, 792, 13, 9) + oval(410, 730, 9, 6)} fill={BARK.dark} />
    <TeakLeaf x={452} y={722} length={240} turn={-8} />
    <TeakLeaf x={594} y={638} length={150} turn={104} colour="#98692c" />
    <TeakLeaf x={596} y={634} length={180} turn={-64} colour="#b98a3c" />
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
      <path d={band([[1700, 900, 56], [1400, 874, 40], [1100, 850, 26], [820, 812, 15], [640, 782, 9], [520, 762, 5]])} fill="#f4dea8" />
      <At x={410} y={245} scale={0.68}>
        <path d={lens(1270, 908, 620, 20)} fill="#6b4a20" opacity={0.45} />
        <Guests />
        <path d={box(1076, 846, 290, 34)} fill="#241f2b" />
        <Jeep x={1220} y={906} length={380} guests={0} flip />
      </At>
      <TallGrass id="grass-mid" x={-60} y={940} width={1720} height={110} dark="#a87c34" mid="#cfa452" light="#f2d78c" density={1.1} />
      <TallGrass id="grass-near" x={-60} y={1030} width={1720} height={150} dark="#6b4a20" mid="#94702f" light="#d9b060" density={1.5} />
      <Perch />
      <At x={300} y={736} scale={1.02}>
        <SittingRoller />
      </At>
      <At x={800} y={372} scale={1.1} turn={-20}>
        <FlyingRoller />
      </At>
    </Canvas>
  );
}
