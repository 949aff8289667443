/**
 * Coonoor, early morning: the blue toy train's engine pushes its coaches round the hill and over the viaduct, between rows of tea.
 * Keep the footpath clear for the family from x 620 to 730; their feet are at y 916.
 */
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { TeaHill } from '../../../scenery/fields.tsx';
import { Bush, faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { projection, trackOver } from '../../../scenery/perspective.ts';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, blob, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { NILGIRI, NilgiriEngine, Rails, Smoke, Train } from '../../../scenery/trains.tsx';
import { SilverOak } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { masonry, Viaduct } from '../../../scenery/viaduct.tsx';

export const focus: [number, number] = [0.48, 0.6];

const AIR = '#dfe6c8';
const TEA = { lit: '#b3cc4c', mid: '#6f9a30', dark: '#1a5230' };
const TEA_MIDDLE = { lit: '#b4cb6a', mid: '#7ba44e', dark: '#3f7a4a' };
const TEA_FAR = { lit: '#c3d394', mid: '#9bbb7c', dark: '#74a075' };
const SHOLA = leaves('#174a35', '#5f9448', '#f6e9a0');
const OAK = leaves('#244f36', '#8aa866', '#fff4c8');

// Three metres of track are about forty picture units where the line bends towards us in the middle.
const line = trackOver(projection({ vanishing: [760, 640], eye: 0 }), rounded([[-110, 112], [-72, 92], [-40, 78], [-12, 70], [14, 67], [42, 72], [74, 86], [112, 108]]), 7.6);
const engine = 95;
const chimney = line(engine + 6.93, 0, 4.2);

/** The bank of the railway: bare earth below the rails, grass on the shoulder, and an uneven lower edge in the tea. */
function RailwayBank({ id, from, to }: { id: string; from: number; to: number }) {
  const r = random(id);
  const count = Math.round((to - from) / 1.6);
  const edge = (up: number, rough: number) => Array.from({ length: count + 1 }, (_, i): Spot => { const { x, y, size } = line(from + ((to - from) * i) / count, 0, up); return [x, y + size * r.between(-rough, rough)]; });
  const scrub = edge(-2.6, 0.1).filter(() => r.next() < 0.3);
  return (
    <>
      <path d={polygon([...edge(-0.3, 0), ...edge(-3.5, 0.5).toReversed()])} fill="#2f6a44" opacity={0.6} />
      <path d={polygon([...edge(-0.3, 0), ...edge(-2.7, 0.4).toReversed()])} fill="#a9754c" />
      <path d={polygon([...edge(-1.7, 0.3), ...edge(-2.7, 0.4).toReversed()])} fill="#7c5640" />
      <path d={polygon([...edge(-0.4, 0), ...edge(-0.95, 0.26).toReversed()])} fill="#a9bb5a" />
      <path d={scrub.map(([x, y]) => blob(r, x, y, r.between(7, 15), r.between(5, 8), 9, 0.24)).join('')} fill="#2f6b40" />
      <path d={scrub.map(([x, y]) => blob(r, x - 2, y - 2.4, r.between(4, 8), r.between(2, 4), 8, 0.24)).join('')} fill="#84ab4e" />
    </>
  );
}

export default function CoonoorOoty() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#7fb7cf'], [0.55, '#c7dfd6'], [1, '#ffeec4']]} />
      <Sun id="sun" x={236} y={296} r={44} colour="#fff6dc" glow="#ffeebc" reach={11} />
      <Stratus x={400} y={214} width={420} height={9} colour="#fff8e6" opacity={0.65} />
      <Stratus x={1260} y={120} width={520} height={11} colour="#ffffff" opacity={0.5} />
      <Cumulus id="cloud" x={1180} y={276} width={430} height={96} lit="#fffdf4" shade="#cfdcd8" opacity={0.85} />

      <Ridge id="nilgiri-1" anchors={[[0, 372], [170, 336], [330, 366], [560, 292], [700, 332], [880, 300], [1060, 352], [1280, 318], [1440, 350], [1600, 322]]} colour="#a3c0cd" mist="#f3eccb" />
      <Ridge id="nilgiri-2" anchors={[[0, 420], [220, 398], [430, 416], [640, 366], [860, 412], [1120, 366], [1330, 404], [1600, 372]]} colour="#7ea8b4" mist={AIR} />
      <Ridge id="nilgiri-3" anchors={[[0, 452], [300, 440], [560, 462], [900, 436], [1240, 424], [1600, 440]]} colour="#6b9c98" mist={AIR} rough={0.5} />
      <Mist id="valley-mist" y={462} height={90} colour="#fbf2d2" opacity={0.55} />

      <TeaHill id="far-left" crest={[[-60, 470], [180, 446], [420, 462], [700, 520], [980, 560]]} gap={9} growth={1.06} rows={16} tones={TEA_FAR} bottom={760} />
      <TeaHill id="far-right" crest={[[470, 650], [600, 566], [820, 506], [1060, 452], [1320, 430], [1660, 462]]} gap={10} growth={1.06} rows={17} tones={TEA_FAR} tilt={0.2} bottom={760} />
      <SilverOak id="oak-far-1" x={1180} y={466} height={92} tones={faded(OAK, AIR, 0.4)} />
      <SilverOak id="oak-far-2" x={1222} y={462} height={70} tones={faded(OAK, AIR, 0.4)} />
      <SilverOak id="oak-far-3" x={96} y={468} height={84} tones={faded(OAK, AIR, 0.4)} />

      <TeaHill id="middle-right" crest={[[700, 780], [880, 640], [1060, 560], [1260, 528], [1460, 512], [1680, 520]]} gap={15} growth={1.08} rows={14} tones={TEA_MIDDLE} tilt={0.3} sun={0.4} bottom={900} />
      <TeaHill id="middle-left" crest={[[-80, 522], [140, 510], [330, 536], [480, 580], [640, 690], [760, 800]]} gap={15} growth={1.08} rows={15} tones={TEA_MIDDLE} tilt={-0.3} bottom={900} />

      <Smoke id="steam" x={chimney.x} y={chimney.y} dx={-290} dy={-120} size={14} shade="#aeb9bd" />
      <RailwayBank id="bank-left" from={0} to={92.6} />
      <RailwayBank id="bank-right" from={140.4} to={line.span} />
      <Viaduct track={line} from={92} to={141} arches={7} feet={() => 12} stone={masonry('#c98f6c')} width={3} />
      <Rails track={line} to={92} />
      <Rails track={line} from={141} />
      <Thicket id="abutment-right" line={[[1046, 590], [1070, 612], [1086, 650]]} count={9} radius={17} tones={SHOLA} fleck={5} />
      <Bush id="abutment-left" x={430} y={690} width={96} height={110} tones={SHOLA} fleck={5} />
      <NilgiriEngine track={line} at={engine} />
      <Train id="coaches" track={line} at={engine + 8.6} coaches={4} length={9} livery={NILGIRI} />
      <Land crest={[[480, 740], [620, 690], [760, 668], [900, 672], [1010, 646], [1120, 668], [1260, 720]]} bottom={860} fill={SHOLA.dark} />
      <Thicket id="shola-1" line={[[500, 722], [640, 690], [760, 674], [900, 676], [1020, 652], [1160, 682]]} count={34} radius={22} tones={SHOLA} fleck={5} />
      <Thicket id="shola-2" line={[[560, 734], [700, 712], [880, 712], [1020, 684], [1100, 694]]} count={32} radius={27} spread={0.6} tones={SHOLA} fleck={6} />
      <Thicket id="shola-3" line={[[610, 756], [740, 744], [900, 744], [1000, 722]]} count={24} radius={32} spread={0.6} tones={SHOLA} fleck={7} />
      <Thicket id="shola-4" line={[[690, 792], [800, 782], [930, 772]]} count={15} radius={36} spread={0.6} tones={SHOLA} fleck={8} />
      <Thicket id="shola-5" line={[[770, 826], [860, 812]]} count={7} radius={36} spread={0.6} tones={SHOLA} fleck={8} />

      <TeaHill id="near-right" crest={[[600, 1040], [800, 838], [1000, 742], [1240, 676], [1460, 648], [1700, 668]]} gap={27} growth={1.13} rows={12} tones={TEA} tilt={0.35} sun={0.3} />
      <SilverOak id="oak-1" x={1290} y={690} height={250} tones={OAK} />
      <SilverOak id="oak-2" x={1336} y={684} height={190} tones={OAK} />
      <SilverOak id="oak-3" x={212} y={640} height={190} tones={OAK} />
      <TeaHill id="near-left" crest={[[-100, 676], [140, 648], [380, 678], [620, 742], [830, 830], [1000, 930], [1120, 1060]]} gap={33} growth={1.15} rows={10} tones={TEA} tilt={-0.25} sun={0.3} />

      {/* The footpath winds up between the rows and over the crest. It is clipped to the hill's outline, so it has no blunt end. */}
      <g clipPath="url(#near-left-hill)">
        <path d={band([[604, 1104, 452], [636, 988, 256], [712, 908, 130], [764, 866, 70], [766, 830, 40], [724, 802, 25], [676, 780, 16], [654, 754, 9], [650, 734, 6]])} fill="#1a5230" opacity={0.75} />
        <path d={band([[610, 1100, 430], [640, 985, 236], [714, 905, 112], [764, 862, 58], [763, 828, 31], [720, 801, 18], [674, 779, 11], [653, 754, 6], [650, 734, 4]])} fill="#9c5836" />
        <path d={band([[546, 1100, 190], [596, 985, 104], [684, 902, 48], [752, 858, 24], [756, 828, 14], [716, 799, 9], [672, 777, 6], [652, 753, 4], [650, 734, 2]])} fill="#c98a56" />
      </g>
      {[[500, 1000, 70], [566, 944, 44], [655, 890, 28], [722, 856, 20], [800, 900, 30], [786, 940, 44], [772, 992, 64], [798, 838, 18], [748, 816, 14], [700, 770, 11], [622, 772, 12]].map(([x = 0, y = 0, size = 0]) => <GrassTuft key={x} id={`verge-${x}`} x={x} y={y} size={size} dark="#2c6a34" light="#b3cc4c" blades={9} />)}
      <Gradient id="dusk-below" from={[0, 820]} to={[0, 1000]} stops={[[0, '#0c3324', 0], [1, '#0c3324', 0.5]]} />
      <rect y={820} width={1600} height={180} fill="url(#dusk-below)" />
      <SilverOak id="frame-oak" x={1486} y={1010} height={640} tones={leaves('#123d2c', '#4f7d4a', '#f0dc90')} trunk="#241f22" />
      <SilverOak id="frame-oak-2" x={1566} y={1030} height={460} tones={leaves('#0f3527', '#42704a', '#f0dc90')} trunk="#241f22" />
      <Bush id="corner" x={60} y={1020} width={330} height={190} tones={leaves('#0f3527', '#4a7d40', '#f0dc90')} fleck={13} />
      <Family id="family" x={668} y={916} height={100} mother={{ dress: DRESS.lotus, arm: 'hold' }} kids={[{ age: 8, wears: 'shorts', dress: DRESS.cream, arm: 'point' }, { age: 4, dress: DRESS.crimson }]} />
    </Canvas>
  );
}
