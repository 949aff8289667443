/** Benaulim in the morning: a canoe drawn up under leaning palms, the long flat beach, a family on its way to the water. */
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Outrigger, SailingBoat } from '../../../scenery/boats.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Hut } from '../../../scenery/houses.tsx';
import { LeafShade } from '../../../scenery/banyan.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { Cumulus, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { Foam, Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.45, 0.6];

export default function GoaBeachRetreat() {
  return (
    <Canvas>
      <Sky id="sky" height={540} stops={[[0, '#58b4cf'], [0.55, '#b9e2de'], [1, '#fdf0cf']]} />
      <Sun id="sun" x={300} y={330} r={46} colour="#fffbe8" glow="#fff2c4" reach={11} />
      <Cumulus id="cloud" x={560} y={300} width={380} height={76} lit="#ffffff" shade="#cfe6e6" opacity={0.8} />
      <Stratus x={780} y={180} width={520} colour="#ffffff" opacity={0.55} />
      <Flock id="gulls" x={620} y={390} width={200} height={50} count={5} size={13} colour="#6f97a4" />
      <Ridge id="cape" anchors={[[620, 494], [800, 478], [980, 462], [1200, 452], [1640, 430]]} colour="#7fae9c" mist="#cfe6d6" bottom={520} />
      <Water id="sea" y={496} stops={[[0, '#7accd0'], [0.5, '#2f9fb4'], [1, '#55b9bd']]} />
      <SunPath id="path" x={300} y={504} height={170} width={150} />
      <Ripples id="ripples" y={506} height={180} count={110} colour="#eafaf4" opacity={0.55} />
      <SailingBoat x={470} y={520} length={46} />
      <Land crest={[[-60, 690], [200, 664], [480, 616], [760, 570], [1000, 532], [1240, 506], [1660, 486]]} fill="#d2b888" />
      <Land crest={[[-60, 720], [200, 692], [480, 640], [760, 590], [1000, 546], [1240, 512], [1660, 490]]} fill="#f5dfb2" />
      <Foam id="surf" line={[[-60, 686], [200, 660], [480, 612], [760, 566], [1000, 529], [1240, 504], [1660, 484]]} width={12} />
      <Foam id="surf-2" line={[[-60, 640], [200, 622], [480, 584], [760, 546], [960, 520]]} width={5} opacity={0.6} />
      <Thicket id="grove" line={[[1120, 520], [1280, 500], [1440, 490], [1640, 470]]} count={24} radius={28} tones={leaves('#2c6a46', '#8fbb5c')} fleck={5} />
      <Palm id="far-1" x={1170} y={528} height={220} lean={-0.12} />
      <Palm id="far-2" x={1250} y={524} height={260} lean={-0.16} />
      <Palm id="far-3" x={1330} y={532} height={240} lean={0.1} />
      <Hut x={1440} y={566} width={170} height={120} />
      <LeafShade id="shade" x={1130} y={860} rx={420} ry={90} colour="#8a5a3c" opacity={0.3} />
      <Outrigger x={1010} y={808} length={430} wood="#1f7f86" trim="#f7e3b0" float="#8a5a3c" />
      <Family id="family" x={520} y={826} height={140} mother={{ dress: DRESS.terracotta, wears: 'kurta', hair: 'bob', isWindy: true }} kids={[{ age: 6, wears: 'shorts', dress: DRESS.indigo }, { age: 9, dress: DRESS.marigold }]} />
      <Palm id="near-1" x={1430} y={960} height={840} lean={-0.2} />
      <Palm id="near-2" x={1560} y={1000} height={700} lean={-0.14} dark="#265c40" />
    </Canvas>
  );
}
