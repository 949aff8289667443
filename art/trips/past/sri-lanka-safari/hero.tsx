/** A leopard lies on a rounded rock above a jungle tank at dawn, egrets over the misty water, an open jeep on the far bank. */
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Leopard } from '../../../scenery/cats.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { Halo, Mist, Sky, Stratus, Sun, Wisps } from '../../../scenery/sky.tsx';
import { rock, RockFace } from '../../../scenery/stone.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { BroadLeaves, GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Jeep } from '../../../scenery/vehicles.tsx';
import { Reflection, Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.52, 0.6];

const GREEN = leaves('#2a4f3c', '#8fa65a', '#ffe0a0');
const SHORE = 610;

function FarBank() {
  return (
    <g>
      <Thicket id="bank" line={[[-40, 590], [300, 572], [700, 586], [1100, 570], [1660, 590]]} count={90} radius={28} tones={faded(GREEN, '#f0cfa0', 0.45)} />
      <Tree id="rain-tree" x={360} y={606} height={190} tones={faded(GREEN, '#f0cfa0', 0.3)} form="spread" />
      <Land crest={[[-40, 600], [700, 596], [1640, 602]]} bottom={SHORE} fill="#b08f5c" />
      <Jeep x={620} y={604} length={92} guests={3} />
    </g>
  );
}

export default function SriLankaSafari() {
  return (
    <Canvas>
      <Sky id="sky" height={600} stops={[[0, '#8a97b8'], [0.45, '#e0bfa8'], [0.8, '#fbc98a'], [1, '#ffdca0']]} />
      <Sun id="sun" x={760} y={440} r={56} colour="#fff6d4" glow="#ffcf8a" reach={10} />
      <Stratus x={420} y={210} width={620} colour="#ffe6c4" opacity={0.55} />
      <Stratus x={1240} y={270} width={460} height={9} colour="#ffe6c4" opacity={0.5} />
      <Ridge id="hills" anchors={[[-40, 560], [220, 520], [520, 556], [860, 540], [1160, 500], [1640, 546]]} colour="#b99a94" mist="#fbdcb0" bottom={650} />
      <Water id="tank" y={SHORE} stops={[[0, '#f6d6a0'], [0.4, '#c9a48c'], [1, '#6a6a84']]} />
      <Reflection id="image" line={SHORE} squash={0.8} depth={120} veil="#c9a48c" opacity={0.5}>
        <FarBank />
      </Reflection>
      <SunPath id="path" x={760} y={624} height={260} width={210} />
      <Ripples id="ripples" y={630} height={300} count={110} colour="#fff0d0" opacity={0.45} />
      <Mist id="mist" y={600} height={90} colour="#fff0d8" opacity={0.6} />
      <Wisps id="wisps" x={240} y={640} width={900} colour="#fff6e4" opacity={0.6} />
      <Flock id="egrets" x={640} y={520} width={420} height={70} count={9} size={22} colour="#ffffff" />
      <Halo id="glow" x={760} y={640} rx={460} ry={70} colour="#ffe6b0" opacity={0.4} />
      <RockFace id="rock" outline={[[820, 1020], [850, 900], [920, 810], [1040, 748], [1220, 716], [1420, 724], [1560, 770], [1660, 860], [1660, 1020]]} tones={rock('#8a6a5a', '#ffd9a8', '#3a2440')} facets={22} />
      <Leopard id="leopard" x={1230} y={742} height={120} />
      <Land crest={[[-60, 940], [260, 904], [520, 930], [780, 980], [900, 1040]]} fill="#3a4a38" />
      {[120, 300, 470, 640].map((x) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={956} size={62} dark="#2f3f30" light="#8a8f50" />
      ))}
      <BroadLeaves id="leaves" x={90} y={1040} size={240} lean={0.3} />
      <Tree id="tree" x={1500} y={800} height={560} tones={leaves('#2a3f38', '#7d8f50', '#ffd990')} form="spread" />
    </Canvas>
  );
}
