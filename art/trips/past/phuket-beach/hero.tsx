/** A long-tail boat with ribbons on its prow under tall limestone stacks in noon haze; a mother and two children in the glass-green shallows beside it. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { OverhangingBranch } from '../../../scenery/banyan.tsx';
import { LongTail } from '../../../scenery/boats.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { lens } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus } from '../../../scenery/sky.tsx';
import { rock, Stack } from '../../../scenery/stone.tsx';
import { Foam, Reflection, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.6];

const GREEN = leaves('#1f4f3c', '#86b052');
const LINE = 600;

/** The stack we lie under, and behind it the others from the haze towards us: the air takes the far ones almost whole. */
const Near = () => <Stack id="near" x={1380} y={LINE + 26} width={460} height={600} tones={rock('#ab9474', '#ffe9c2', '#3a4a60')} green={GREEN} lean={-0.03} fleck={9} />;

function Stacks() {
  return (
    <g>
      {[[520, 130, 150], [640, 90, 210], [745, 70, 120], [905, 110, 180]].map(([x = 0, width = 0, height = 0]) => (
        <Stack key={x} id={`haze-${x}`} x={x} y={LINE - 14} width={width} height={height} tones={rock('#bcd3cc', '#e8f2e2', '#7fa8b0')} green={faded(GREEN, '#c6dfd4', 0.72)} fleck={0} lean={x % 2 ? 0.04 : -0.05} />
      ))}
      <Stack id="mid-left" x={360} y={LINE - 4} width={230} height={380} tones={rock('#a9b5a6', '#f2efd8', '#5a7f8a')} green={faded(GREEN, '#bcd6c6', 0.42)} lean={-0.04} fleck={4} />
      <Stack id="mid" x={1040} y={LINE} width={200} height={440} tones={rock('#b0aa92', '#fbeccb', '#556f80')} green={faded(GREEN, '#bcd6c6', 0.26)} lean={0.03} />
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
      <Stacks />
      <Mist id="haze" y={LINE - 34} height={90} colour="#f6f7e4" opacity={0.55} />
      <Near />
      <Reflection id="image" line={LINE + 4} squash={0.4} depth={150} veil="#1f8f8c" opacity={0.5}>
        <Stacks />
      </Reflection>
      <Reflection id="image-near" line={LINE + 26} squash={0.36} depth={190} veil="#1f8f8c" opacity={0.6}>
        <Near />
      </Reflection>
      <path d={lens(640, 846, 900, 16) + lens(1180, 880, 760, 14) + lens(300, 800, 520, 9)} fill="#8fdcc6" opacity={0.55} />
      <Ripples id="ripples" y={LINE + 6} height={300} count={120} colour="#effdf4" opacity={0.5} />
      <Gradient id="under-boat" from={[0, 800]} to={[0, 900]} stops={[[0, '#0d5f66', 0.55], [1, '#0d5f66', 0]]} />
      <path d={lens(930, 826, 610, 42)} fill="url(#under-boat)" />
      <LongTail x={930} y={806} length={700} wood="#a3562f" awning="#2c5f9a" ribbons={['#e83f8a', '#f6b52b', '#3fb08a']} />
      <Land crest={[[-60, 908], [260, 900], [640, 926], [1080, 962], [1660, 950]]} fill="#9fdcc4" opacity={0.7} />
      <Land crest={[[-60, 930], [260, 922], [640, 950], [1080, 986], [1660, 972]]} fill="#f3dfb0" />
      <Foam id="foam" line={[[-60, 926], [260, 918], [640, 946], [1080, 982], [1660, 968]]} width={9} />
      <Family id="family" x={480} y={880} height={176} mother={{ wears: 'kurta', dress: DRESS.crimson, skin: SKIN.honey, hair: 'plait' }} kids={[{ age: 5, dress: DRESS.marigold, arm: 'point' }, { age: 8, wears: 'shorts', dress: DRESS.indigo }]} />
      <path d={lens(480, 882, 66, 5) + lens(526, 884, 46, 4) + lens(428, 883, 48, 4)} fill="#effdf4" opacity={0.85} />
      <OverhangingBranch id="almond" line={[[-60, 20], [110, 66], [250, 60], [390, 96]]} tones={leaves('#123f31', '#5f9a4a')} radius={52} count={12} fleck={18} width={22} />
    </Canvas>
  );
}
