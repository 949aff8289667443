/** Yala at dawn: a leopard on a whaleback of granite above a misty tank, egrets in flight, an open jeep on the far bank. */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Bush, faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { RestingLeopard } from '../../../scenery/resting-leopard.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { lens } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun, Wisps } from '../../../scenery/sky.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { BroadLeaves, GrassTuft, TallGrass } from '../../../scenery/undergrowth.tsx';
import { Jeep } from '../../../scenery/vehicles.tsx';
import { Reflection, Ripples, SunPath, Water } from '../../../scenery/water.tsx';
import { Whaleback } from './whaleback.tsx';

export const focus: [number, number] = [0.56, 0.58];

const GREEN = leaves('#2f4a40', '#8f9a58', '#ffdc9a');
const AIR = '#f3c9a0';
const SHORE = 560;

/** The far bank: a rock dome in the haze, trees, scrub, and a strip of earth and grass on which the jeep has stopped. */
const FarBank = () => (
  <g>
    <path d={shape([[1010, 556, 'corner'], [1030, 500], [1090, 420], [1170, 392], [1260, 400], [1330, 450], [1400, 500], [1470, 556, 'corner']])} fill="#b58a86" />
    <path d={shape([[1150, 556, 'corner'], [1180, 490], [1164, 430], [1176, 393], [1260, 400], [1330, 450], [1400, 500], [1470, 556, 'corner']])} fill="#967080" opacity={0.5} />
    <path d={polygon([[1040, 520], [1066, 462], [1096, 428], [1110, 440], [1090, 500], [1070, 540]]) + polygon([[1120, 470], [1150, 412], [1168, 420], [1158, 480], [1140, 520]])} fill="#d9a890" opacity={0.45} />
    <Thicket id="bank-far" line={[[-40, 526], [200, 510], [520, 520], [800, 508], [1100, 518], [1660, 508]]} count={70} radius={26} tones={faded(GREEN, AIR, 0.6)} />
    <Tree id="tank-tree" x={300} y={540} height={210} tones={faded(GREEN, AIR, 0.34)} form="spread" trunk="#6f5250" />
    <Tree id="tank-tree-2" x={168} y={540} height={140} tones={faded(GREEN, AIR, 0.44)} form="spread" trunk="#7f6258" />
    <Thicket id="bank" line={[[-40, 536], [240, 530], [470, 536]]} count={26} radius={20} tones={faded(GREEN, AIR, 0.3)} fleck={4} />
    <Thicket id="bank-right" line={[[860, 534], [1100, 530], [1660, 524]]} count={40} radius={22} tones={faded(GREEN, AIR, 0.36)} fleck={4} />
    <Gradient id="earth" from={[0, 526]} to={[0, SHORE]} stops={[[0, '#dcae84'], [0.5, '#b98f6c'], [1, '#7d6a56']]} />
    <Land crest={[[-40, 534], [300, 536], [500, 530], [680, 527], [900, 531], [1640, 536]]} bottom={SHORE + 2} fill="url(#earth)" />
    <path d={lens(620, 546, 176, 6)} fill="#5a3f48" opacity={0.5} />
    <Jeep x={640} y={545} length={136} body="#4f5f3c" guests={3} />
    <TallGrass id="shore-grass" x={-20} y={SHORE} width={560} height={20} dark="#7a7a58" mid="#a89a68" light="#d8bc82" />
    <TallGrass id="shore-grass-2" x={540} y={SHORE} width={1080} height={13} dark="#7a7a58" mid="#a89a68" light="#d8bc82" density={0.7} />
  </g>
);

export default function SriLankaSafari() {
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#6d7fb0'], [0.35, '#b79ab4'], [0.65, '#f2ab8a'], [1, '#ffd99a']]} />
      <Sun id="sun" x={470} y={452} r={46} colour="#fffae0" glow="#ffdf9c" reach={13} />
      <Stratus x={360} y={176} width={620} colour="#ffd8c0" opacity={0.6} />
      <Stratus x={1180} y={118} width={520} height={10} colour="#f2c4c4" opacity={0.5} />
      <Stratus x={860} y={296} width={460} height={8} colour="#ffe6c0" opacity={0.6} />
      <Ridge id="hills" anchors={[[0, 500], [220, 470], [420, 496], [700, 450], [940, 486], [1280, 440], [1600, 470]]} colour="#b493a8" mist="#ffd9a8" bottom={650} />
      <Water id="tank" y={SHORE} stops={[[0, '#ffe0a8'], [0.3, '#e8ae94'], [0.65, '#8f7f9e'], [1, '#3f4468']]} />
      <Reflection id="image" line={SHORE} squash={0.85} depth={440} veil="#4a4a70" opacity={0.7}>
        <FarBank />
      </Reflection>
      <SunPath id="path" x={470} y={566} height={330} width={250} colour="#fff2c4" />
      <Halo id="water-glow" x={470} y={600} rx={420} ry={90} colour="#fff0c0" opacity={0.5} />
      <Ripples id="ripples" y={590} height={350} count={90} colour="#fff0d8" opacity={0.4} />
      <Mist id="mist" y={580} height={80} colour="#fff0d4" opacity={0.6} />
      <Wisps id="wisps" x={120} y={612} width={760} colour="#fff6e4" opacity={0.55} />
      <Wisps id="wisps-2" x={1000} y={590} width={700} colour="#fff0d8" opacity={0.6} />
      <Flock id="egrets" x={830} y={366} width={430} height={90} count={9} size={24} colour="#fffaf0" />

      <Bush id="scrub-behind" x={1500} y={860} width={420} height={240} tones={leaves('#33443c', '#84904e', '#ffd48a')} fleck={9} />
      <Tree id="palu" x={1440} y={830} height={520} tones={leaves('#2f4239', '#8a9652', '#ffd48a')} form="spread" trunk="#5a4040" />
      <Whaleback />
      <RestingLeopard id="leopard" x={1060} y={726} length={370} flip />

      <Gradient id="below" from={[0, 820]} to={[0, 1000]} stops={[[0, '#241a38', 0], [1, '#241a38', 0.6]]} />
      <path d="M0 820H1600V1000H0Z" fill="url(#below)" />
      <Land crest={[[-60, 900], [120, 880], [320, 912], [500, 960], [640, 1040]]} fill="#26302f" />
      <Thicket id="near" line={[[-40, 910], [140, 894], [330, 934], [480, 990]]} count={20} radius={30} tones={leaves('#26302f', '#5f6e40', '#e8b878')} fleck={8} />
      {[150, 270, 390, 1240, 1390, 700].map((x, i) => <GrassTuft key={x} id={`tuft-${x}`} x={x} y={i < 3 ? 905 + i * 28 : 1010} size={110} dark="#2a302c" light="#b08a4c" />)}
      <BroadLeaves id="leaves" x={40} y={1040} size={230} lean={0.25} dark="#1d2f2c" light="#3f5f40" vein="#7f8a58" />
    </Canvas>
  );
}
