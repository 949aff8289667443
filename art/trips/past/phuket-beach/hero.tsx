/** Noon haze over limestone stacks, a long-tail boat moored in the shallows, a mother and two children watching a ghost crab. */
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { OverhangingBranch } from '../../../scenery/bough.tsx';
import { LongTail } from '../../../scenery/boats.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { band, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus } from '../../../scenery/sky.tsx';
import { rock, Stack } from '../../../scenery/stone.tsx';
import { Foam, Reflection, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.66, 0.68];

const GREEN = leaves('#1f4f3c', '#86b052');
const LINE = 600;

/** The nearest stack; the ones in `Stacks` fade into the haze. */
const Near = () => <Stack id="near" x={1380} y={LINE + 26} width={460} height={600} tones={rock('#ab9474', '#ffe9c2', '#3a4a60')} green={GREEN} lean={-0.03} fleck={9} />;

function Stacks() {
  return (
    <g>
      {[[520, 130, 150], [640, 90, 210], [745, 70, 120], [905, 110, 180]].map(([x = 0, width = 0, height = 0]) => (
        <Stack key={x} id={`haze-${x}`} x={x} y={LINE} width={width} height={height} tones={rock('#bcd3cc', '#e8f2e2', '#7fa8b0')} green={faded(GREEN, '#c6dfd4', 0.72)} fleck={0} lean={x % 2 ? 0.04 : -0.05} />
      ))}
      <Stack id="mid-left" x={360} y={LINE + 5} width={230} height={380} tones={rock('#a9b5a6', '#f2efd8', '#5a7f8a')} green={faded(GREEN, '#bcd6c6', 0.42)} lean={-0.04} fleck={4} />
      <Stack id="mid" x={1040} y={LINE + 5} width={200} height={440} tones={rock('#b0aa92', '#fbeccb', '#556f80')} green={faded(GREEN, '#bcd6c6', 0.26)} lean={0.03} />
    </g>
  );
}

const BOAT = { x: 740, y: 716, length: 590, wood: '#a3562f', awning: '#2c5f9a', ribbons: ['#e83f8a', '#f6b52b', '#3fb08a'] };

/** The water's edge, which rises to the right; the beach is below it. */
const EDGE: readonly Spot[] = [[-60, 984], [300, 962], [640, 906], [940, 832], [1240, 776], [1660, 740]];
const edge = (down: number): Spot[] => EDGE.map(([x, y]) => [x, y + down]);

/** Shallow water, foam, wet sand reflecting the sky, dry sand. */
function Shore() {
  return (
    <g>
      <Gradient id="dry" from={[0, 780]} to={[0, 1000]} stops={[[0, '#f6e4b8'], [1, '#ebcd94']]} />
      <Land crest={edge(-30)} fill="#b9ead2" opacity={0.6} />
      <Land crest={edge(0)} fill="#cdb88c" />
      <Land crest={edge(16)} fill="#dfe3c8" opacity={0.6} />
      <Land crest={edge(44)} fill="url(#dry)" />
      <Foam id="foam" line={edge(-2)} width={11} />
      <Foam id="foam-out" line={edge(-34)} width={5} opacity={0.6} />
      <GroundMarks id="sand-shade" x={760} y={850} width={840} height={140} count={70} colour="#b98a58" opacity={0.4} />
      <GroundMarks id="sand-light" x={700} y={860} width={900} height={130} count={40} colour="#fff6dd" opacity={0.8} />
    </g>
  );
}

/** A ghost crab at the mouth of its hole, with the sand pellets it has rolled. */
function Crab({ x, y }: { x: number; y: number }) {
  const r = random('pellets');
  const pellets = Array.from({ length: 26 }, () => {
    const angle = r.between(0, Math.PI * 2);
    const far = r.between(46, 84);
    return oval(x + Math.cos(angle) * far, y + 10 + Math.sin(angle) * far * 0.3, r.between(2.5, 5));
  }).join('');
  const legs = [-1, 1].flatMap((side) => [0, 1, 2].map((i) => band([[x + side * 12, y - 8, 4], [x + side * (26 + i * 5), y - 18 + i * 5, 3.4], [x + side * (32 + i * 4), y + 2 + i * 3, 2]]))).join('');
  return (
    <g transform={`translate(${x * 0.3} ${y * 0.3}) scale(0.7)`}>
      <path d={pellets} fill="#b98a58" />
      <path d={oval(x + 44, y + 6, 16, 6)} fill="#6d4632" />
      <path d={lens(x + 4, y + 6, 76, 10)} fill="#6d4632" opacity={0.4} />
      <path d={legs} fill="#c9532f" />
      <path d={oval(x, y - 10, 22, 14) + oval(x - 27, y - 24, 9, 7) + oval(x + 27, y - 24, 9, 7)} fill="#e2673a" />
      <path d={oval(x - 6, y - 15, 11, 5)} fill="#f6a06c" />
      <path d={oval(x - 7, y - 27, 3.4, 5) + oval(x + 7, y - 27, 3.4, 5)} fill="#2a1a1e" />
    </g>
  );
}

export default function PhuketBeach() {
  return (
    <Canvas>
      <Sky id="sky" height={LINE} stops={[[0, '#4ba8c9'], [0.55, '#b3dcd8'], [1, '#f3f3dc']]} />
      <Halo id="noon" x={380} y={120} rx={620} ry={420} colour="#fffbe0" opacity={0.6} />
      <Stratus x={640} y={170} width={520} colour="#ffffff" opacity={0.6} />
      <Stratus x={930} y={110} width={360} height={8} colour="#ffffff" opacity={0.5} />
      <Flock id="birds" x={690} y={270} width={240} height={80} count={6} size={13} colour="#6f9aa4" />
      <Water id="bay" y={LINE - 18} stops={[[0, '#cfe9dc'], [0.14, '#5fbfb2'], [0.42, '#1f9a94'], [0.7, '#4cc0ae'], [1, '#c6efd8']]} />
      <Mist id="haze" y={LINE - 34} height={90} colour="#f6f7e4" opacity={0.55} />
      <Reflection id="image" line={LINE + 4} squash={0.4} depth={150} veil="#1f8f8c" opacity={0.5}>
        <Stacks />
      </Reflection>
      <Reflection id="image-near" line={LINE + 26} squash={0.36} depth={190} veil="#1f8f8c" opacity={0.6}>
        <Near />
      </Reflection>
      {/* Dark reflections of the stacks' undercut feet. */}
      <path d={lens(1380, LINE + 30, 430, 16) + lens(1300, LINE + 36, 200, 9) + lens(360, LINE + 8, 212, 9) + lens(1040, LINE + 8, 184, 9)} fill="#24424a" opacity={0.62} />
      <path d={lens(90, 816, 520, 30) + lens(420, 812, 480, 22) + lens(760, 818, 560, 34) + lens(1080, 812, 420, 26)} fill="#43b7a7" />
      <path d={lens(540, 838, 800, 14) + lens(180, 874, 620, 12) + lens(980, 742, 700, 8)} fill="#8fdcc6" opacity={0.55} />
      <path d={lens(BOAT.x - 20, BOAT.y + 10, 560, 30)} fill="#0d5f66" opacity={0.4} />
      <g transform={`translate(0 ${BOAT.y * 1.55 + 4}) scale(1 -0.55)`} opacity={0.42}>
        <LongTail {...BOAT} />
      </g>
      <Ripples id="ripples" y={LINE + 6} height={300} count={150} colour="#effdf4" opacity={0.5} />
      <LongTail {...BOAT} />
      <path d={band([[BOAT.x + 259, BOAT.y - 82, 3], [970, 760, 3], [956, 846, 4]])} fill="#f2e3bd" />
      <Shore />
      <path d={lens(972, 888, 60, 8)} fill="#6d4632" opacity={0.4} />
      <path d={band([[952, 890, 13], [958, 834, 10]])} fill="#6b4630" />
      <Crab x={1200} y={914} />
      <Posed id="girl" x={1068} y={912} height={340} age={5} pose={POSE.squat} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="bob" hasShadow />
      <Posed id="mother" x={1340} y={916} height={340} flip pose={{ ...POSE.squat, near: [52, 66], far: [40, 84] }} wears="kurta" dress={DRESS.crimson} skin={SKIN.honey} hair="plait" hasShadow />
      <Posed id="boy" x={1476} y={884} height={340} age={8} flip pose={{ ...POSE.point, lean: 14, nod: 8, near: [-8, 14], far: [56, 68] }} wears="shorts" hasStripes={false} dress={DRESS.indigo} skin={SKIN.honey} hair="crop" hasShadow />
      <OverhangingBranch id="almond" line={[[-60, 20], [110, 66], [250, 60], [390, 96]]} tones={leaves('#123f31', '#5f9a4a')} radius={48} twigs={8} fleck={18} width={22} />
    </Canvas>
  );
}
