/** A tiger walks through tall golden grass, with teaks and early light behind it; far back, a jeep with a mother and two children. */
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Tiger } from '../../../scenery/tiger.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { OverhangingBranch } from '../../../scenery/bough.tsx';
import { polygon } from '../../../kit/curves.ts';
import { Land } from '../../../scenery/ridge.tsx';
import { band } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky } from '../../../scenery/sky.tsx';
import { Teak } from '../../../scenery/trees.tsx';
import { TallGrass } from '../../../scenery/undergrowth.tsx';
import { Jeep } from '../../../scenery/vehicles.tsx';

export const focus: [number, number] = [0.48, 0.6];

const DRY = leaves('#4a4a28', '#a89a48', '#ffe08a');
const AIR = '#fbdca0';
const FAR = [[330, 600, 470], [420, 612, 560], [560, 596, 430], [655, 606, 520], [980, 600, 460], [1075, 612, 570], [1220, 602, 500]] as const;

/** Grass in front of each paw: its left end (x), its base (y), width, height. */
const PAWS = [[280, 912, 130, 78], [446, 908, 90, 60], [700, 914, 120, 84], [880, 908, 110, 66]] as const;

/** Light falling through the crowns from the upper left. */
const Shaft = ({ x, width }: { x: number; width: number }) => <path d={polygon([[x, -20], [x + width * 0.5, -20], [x + 520 + width, 760], [x + 420, 760]])} fill="url(#shaft)" />;

export default function PenchNationalPark() {
  return (
    <Canvas>
      <Sky id="sky" height={600} stops={[[0, '#c9b77a'], [0.45, '#f2d592'], [1, '#fff0c0']]} />
      <Halo id="sun" x={800} y={420} rx={760} ry={420} colour="#fff6d4" opacity={0.95} />
      <WoodedSlope id="far" crest={[[-60, 430], [260, 400], [560, 440], [900, 452], [1240, 404], [1660, 420]]} tones={faded(DRY, AIR, 0.74)} mist="#fdeabb" radius={26} bottom={640} />
      <Mist id="mist" y={560} height={170} colour="#fff3cc" opacity={0.8} />
      {FAR.map(([x, y, height]) => (
        <Teak key={x} id={`far-${x}`} x={x} y={y} height={height} tones={faded(DRY, AIR, 0.52)} trunk="#c9ae84" />
      ))}
      <Thicket id="brush" line={[[-40, 606], [260, 596], [620, 602], [1000, 596], [1660, 604]]} count={60} radius={22} tones={faded(DRY, AIR, 0.42)} />
      <Gradient id="meadow" from={[0, 610]} to={[0, 1000]} stops={[[0, '#ecca7c'], [0.35, '#c99a48'], [1, '#7a5426']]} />
      <Land crest={[[-60, 616], [400, 608], [900, 612], [1660, 604]]} fill="url(#meadow)" />
      <path d={band([[1700, 1100, 420], [1420, 850, 190], [1220, 734, 90], [1110, 668, 46], [1070, 612, 18]])} fill="#f2d9a4" />
      <Jeep x={1128} y={680} length={124} guests={3} />
      <TallGrass id="grass-far" x={-60} y={690} width={960} height={84} dark="#c09848" mid="#dcb868" light="#f6e0a0" />
      <TallGrass id="grass-far-right" x={1210} y={700} width={440} height={84} dark="#c09848" mid="#dcb868" light="#f6e0a0" />
      <Teak id="mid-left" x={206} y={760} height={940} tones={faded(DRY, AIR, 0.2)} trunk="#a88a62" />
      <Teak id="mid-right" x={1490} y={728} height={900} tones={faded(DRY, AIR, 0.24)} trunk="#b08f66" />
      <TallGrass id="grass-mid-left" x={60} y={782} width={330} height={74} dark="#b58a40" mid="#d3aa58" light="#f2d994" density={1.2} />
      <TallGrass id="grass-mid-right" x={1430} y={742} width={140} height={60} dark="#b58a40" mid="#d3aa58" light="#f2d994" density={1.4} />
      <Gradient id="shaft" from={[0, 0]} to={[0, 760]} stops={[[0, '#fff3c4', 0.34], [1, '#fff3c4', 0]]} />
      <Shaft x={180} width={110} />
      <Shaft x={470} width={60} />
      <TallGrass id="grass-back" x={-60} y={884} width={1180} height={210} dark="#a87c34" mid="#cfa452" light="#f2d78c" />
      <Halo id="pool" x={660} y={700} rx={460} ry={170} colour="#fff0b4" opacity={0.6} />
      {/* The tiger's shadow: darker grass under it. */}
      <TallGrass id="grass-shade" x={330} y={906} width={620} height={124} dark="#6b4820" mid="#8a6028" light="#a87c3c" density={1.5} />
      <Tiger id="tiger" x={596} y={892} height={292} shadow={false} />
      {PAWS.map(([x, y, width, height]) => (
        <TallGrass key={x} id={`grass-paw-${x}`} x={x} y={y} width={width} height={height} dark="#946a2c" mid="#c0933f" light="#ecd088" density={1.6} />
      ))}
      <TallGrass id="grass-feet" x={-60} y={918} width={1300} height={58} dark="#946a2c" mid="#b98c3e" light="#e8c878" density={1.4} />
      <TallGrass id="grass-blades" x={-60} y={930} width={1300} height={220} dark="#8a6028" mid="#c79a48" light="#f0d690" density={0.3} />
      <TallGrass id="grass-front" x={-60} y={960} width={1300} height={116} dark="#8a6028" mid="#b98c3e" light="#e8c878" density={2} />
      <TallGrass id="grass-side" x={1240} y={960} width={440} height={260} dark="#5f4220" mid="#94702f" light="#c9a050" density={1.2} />
      <Land crest={[[1180, 1030], [1380, 968], [1660, 930]]} fill="#5a4020" />
      <TallGrass id="grass-near" x={-60} y={1040} width={1720} height={180} dark="#3f2c1a" mid="#5f4422" light="#946c30" density={2.2} />
      <TallGrass id="grass-corner" x={-80} y={1040} width={330} height={330} dark="#33241a" mid="#553c20" light="#8a642c" density={1.1} />
      <path d={band([[40, 1010, 150], [62, 900, 84], [70, 700, 60], [62, 340, 54], [76, -20, 48]])} fill="#4a3626" />
      <path d={band([[10, 1010, 40], [40, 900, 24], [50, 700, 16], [44, 340, 14], [58, -20, 12]])} fill="#8a6640" />
      <OverhangingBranch id="bough" line={[[-40, 60], [150, 74], [330, 50], [470, 70]]} tones={leaves('#33351f', '#8a8438', '#ffe08a')} radius={48} twigs={8} fleck={20} bark="#4a3626" width={20} />
    </Canvas>
  );
}
