/** Out of the shade of the banyan: the Matrimandir's golden globe over green lawns and red earth in late light. A mother unpacks tiffin on a mat with her small daughter, her son runs out of the shade; peafowl walk on the lawns, as they do in Auroville. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { HangingRoots, LeafShade } from '../../../scenery/banyan.tsx';
import { Flock, Peacock } from '../../../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { LeafPad, type Pad, rootPillar } from '../../../scenery/great-banyan.tsx';
import { Matrimandir } from '../../../scenery/matrimandir.tsx';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Land } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.8];

const FAR = leaves('#4f7050', '#a9b868', '#ffe49a');
const SHADE = leaves('#14352c', '#4f7a40', '#d9c060');
const CANOPY: readonly Pad[] = [[1560, 90, 260, 110], [1300, 40, 240, 90], [1020, 4, 220, 70], [760, -20, 200, 62], [1500, 200, 190, 70], [1260, 130, 150, 50], [520, -30, 170, 50]];
const PILLARS = [[1336, 160, 40], [1204, 130, 12], [1470, 190, 18]] as const;

/** A steel tiffin carrier of three boxes, standing at (x, y). */
const Tiffin = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <At x={x} y={y} scale={width / 46}>
    {[0, 1, 2].map((tier) => (
      <g key={tier}>
        <path d={box(-23, -18 - tier * 19, 46, 18)} fill="#b9b4c0" />
        <path d={box(-23, -18 - tier * 19, 14, 18)} fill="#f6f2ee" />
        <path d={oval(0, -18 - tier * 19, 23, 4)} fill="#8f8a98" />
      </g>
    ))}
    <path d="M-25 0V-68Q0 -86 25 -68V0" stroke="#8f8a98" strokeWidth={4} fill="none" />
  </At>
);

/** A woven mat in the shade, tiffin boxes and bananas on it, a mother and her small daughter at either end. */
const Picnic = () => (
  <>
    <path d={polygon([[880, 922], [1226, 912], [1290, 968], [850, 980]])} fill="#8f2f4a" />
    <path d={[0.1, 0.3, 0.5, 0.7, 0.9].map((t) => polygon([[880 + 346 * t, 922 - 10 * t], [904 + 346 * t, 922 - 10 * t], [884 + 440 * t, 980 - 12 * t], [852 + 440 * t, 980 - 12 * t]])).join('')} fill="#e8b04a" />
    <path d={lens(1210, 946, 190, 15) + lens(960, 950, 120, 12)} fill="#1d1626" opacity={0.4} />
    <Posed id="mother" x={1180} y={942} height={270} flip isSeated wears="kurta" dress={DRESS.indigo} skin={SKIN.cinnamon} hair="plait" pose={{ ...POSE.crossed, lean: 10, nod: 8, near: [34, 72], far: [46, 80] }} />
    <Posed id="daughter" x={942} y={946} height={276} isSeated age={5} wears="frock" dress={DRESS.marigold} skin={SKIN.cinnamon} hair="plaits" pose={{ ...POSE.crossed, lean: 6, near: [62, 92], far: [50, 84] }} />
    <Tiffin x={1062} y={934} width={34} />
    <path d={[[1010, 948], [1016, 954], [1024, 958]].map(([x = 0, y = 0]) => band([[x - 22, y - 10, 3], [x - 4, y, 9], [x + 16, y - 6, 4]])).join('')} fill="#f2c33a" />
    <path d={lens(1128, 950, 60, 12)} fill="#3f8a4a" />
    <path d={oval(1120, 946, 9, 6) + oval(1136, 946, 9, 6)} fill="#fff6e4" />
  </>
);

export default function PondicherrySeptember() {
  const r = random('pillars');
  return (
    <Canvas>
      <Sky id="sky" height={580} stops={[[0, '#4f9aa8'], [0.42, '#a5c9b4'], [0.76, '#fbe2a6'], [1, '#ffc983']]} />
      <Halo id="evening" x={120} y={470} rx={820} ry={360} colour="#ffe6a8" opacity={0.8} />
      <Cumulus id="cloud-1" x={330} y={360} width={620} height={150} lit="#fff1c8" shade="#e9b48a" opacity={0.9} />
      <Cumulus id="cloud-2" x={1160} y={400} width={560} height={130} lit="#fff1c8" shade="#dcae90" opacity={0.8} />
      <Stratus x={460} y={210} width={420} height={9} colour="#fff3d0" opacity={0.6} />
      <Flock id="parakeets" x={360} y={170} width={230} height={70} count={7} size={14} colour="#3f7a5c" />
      <Thicket id="far" line={[[-40, 590], [240, 560], [520, 574], [1100, 574], [1420, 556], [1660, 574]]} count={110} radius={34} tones={faded(FAR, '#f6d493', 0.42)} />
      <Palm id="palm" x={212} y={610} height={250} lean={-0.1} dark="#5f7a50" lit="#b3b868" />
      <Palm id="palm-2" x={276} y={612} height={190} lean={0.12} dark="#5f7a50" lit="#b3b868" />
      <Land crest={[[-60, 572], [1660, 572]]} fill="#8a9a52" />
      <Thicket id="hedge" line={[[-40, 612], [300, 602], [560, 606], [1040, 606], [1340, 600], [1660, 612]]} count={90} radius={18} tones={faded(leaves('#3f6a3c', '#9bb554', '#ffe08a'), '#f6d493', 0.14)} />
      <Gradient id="lawn" from={[0, 600]} to={[0, 1000]} stops={[[0, '#a9bb58'], [0.3, '#7fa348'], [0.7, '#3f7440'], [1, '#1f4a34']]} />
      <Land crest={[[-60, 622], [400, 612], [820, 610], [1240, 612], [1660, 622]]} fill="url(#lawn)" />
      <Halo id="glow" x={720} y={430} rx={520} ry={360} colour="#ffe9a8" opacity={0.75} />
      <Matrimandir id="globe" x={720} y={640} r={206} />
      <path d={lens(860, 672, 760, 16)} fill="#2f4a34" opacity={0.35} />
      {[[690, 712, 1500, 26], [280, 744, 900, 30]].map(([x = 0, y = 0, width = 0, height = 0]) => (
        <path key={x} d={lens(x, y, width, height)} fill="#c3cc68" opacity={0.35} />
      ))}
      <path d={band([[380, 1240, 620], [440, 1090, 400], [550, 930, 220], [650, 810, 120], [702, 730, 76], [720, 672, 54]])} fill="#a94f36" />
      <path d={band([[330, 1240, 300], [398, 1090, 196], [522, 930, 108], [634, 810, 58], [692, 730, 36], [714, 672, 24]])} fill="#cf7a50" />

      <LeafShade id="shade" x={1330} y={930} rx={560} ry={90} colour="#17332c" opacity={0.5} />
      <At x={86} y={-10} scale={0.9}>
        <Picnic />
      </At>
      {PILLARS.map(([x, top, width]) => (
        <g key={x}>
          <path d={rootPillar(r, [x + 10, top], [x, 884], width)} fill="#33241e" />
          <path d={rootPillar(r, [x - 2 + 10, top], [x - width * 0.3, 880], width * 0.4)} fill="#6a4a34" />
        </g>
      ))}
      <path d={band([[1700, 300, 120], [1480, 190, 84], [1240, 110, 60], [980, 62, 40], [720, 30, 22], [520, 8, 8]])} fill="#2b1f1a" />
      <path d={band([[1700, 276, 30], [1480, 170, 24], [1240, 94, 18], [980, 50, 12], [720, 22, 6]])} fill="#7a553a" />
      <HangingRoots id="roots" line={[[600, 30], [1180, 120]]} count={26} length={230} colour="#3a2a22" />
      <HangingRoots id="roots-2" line={[[1150, 130], [1600, 260]]} count={30} length={330} colour="#4a352a" />
      {CANOPY.map((pad, i) => (
        <LeafPad key={i} id={`pad-${i}`} pad={pad} tones={SHADE} fleck={20} />
      ))}
      {Array.from({ length: 24 }, (_, tuft) => (tuft * 98.9) % 1600).filter((x) => x < 150 || x > 700).map((x, tuft) => (
        <GrassTuft key={x} id={`tuft-${tuft}`} x={x} y={900 + ((tuft * 37) % 100)} size={32 + (tuft % 4) * 9} dark="#1f4a34" light="#9fb052" />
      ))}
      <path d={lens(360, 806, 150, 9)} fill="#1f4a34" opacity={0.5} />
      <Peacock id="peacock" x={320} y={804} height={96} />
      <path d={lens(692, 854, 150, 10)} fill="#3a1626" opacity={0.36} />
      <Posed id="son" x={648} y={846} height={224} flip age={8} wears="shorts" dress={DRESS.crimson} skin={SKIN.cinnamon} hair="crop" pose={{ lean: 12, nod: -10, near: [-70, -40], far: [74, 104], nearLeg: [56, -10], farLeg: [-24, -80] }} />
    </Canvas>
  );
}
