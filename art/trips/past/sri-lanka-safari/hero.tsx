/** Yala at dawn: a leopard lies on a whaleback of granite above a misty tank, egrets cross the light, an open jeep has stopped on the far bank. */
import { shape } from '../../../people/body.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { RestingLeopard } from '../../../scenery/resting-leopard.tsx';
import { Bush, faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, lens } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun, Wisps } from '../../../scenery/sky.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { BroadLeaves, GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Jeep } from '../../../scenery/vehicles.tsx';
import { Reflection, Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.56, 0.58];

const GREEN = leaves('#2f4a40', '#8f9a58', '#ffdc9a');
const AIR = '#f3c9a0';
const SHORE = 560;
const WHALEBACK = shape([[520, 1060, 'corner'], [560, 960], [640, 850], [760, 756], [890, 708], [1090, 698], [1290, 716], [1450, 770], [1560, 850], [1680, 930, 'corner'], [1680, 1060, 'corner']]);

const FarBank = () => (
  <g>
    <path d={shape([[1010, 566, 'corner'], [1030, 500], [1090, 420], [1170, 392], [1260, 400], [1330, 450], [1400, 500], [1470, 566, 'corner']])} fill="#b58a86" />
    <path d={shape([[1200, 566, 'corner'], [1230, 480], [1220, 396], [1260, 400], [1330, 450], [1400, 500], [1470, 566, 'corner']])} fill="#967080" opacity={0.7} />
    <Thicket id="bank-far" line={[[-40, 540], [200, 522], [520, 534], [800, 520], [1100, 532], [1660, 520]]} count={70} radius={26} tones={faded(GREEN, AIR, 0.6)} />
    <Tree id="tank-tree" x={300} y={556} height={210} tones={faded(GREEN, AIR, 0.34)} form="spread" trunk="#6f5250" />
    <Tree id="tank-tree-2" x={168} y={556} height={140} tones={faded(GREEN, AIR, 0.44)} form="spread" trunk="#7f6258" />
    <Thicket id="bank" line={[[-40, 552], [240, 546], [470, 552]]} count={26} radius={20} tones={faded(GREEN, AIR, 0.3)} fleck={4} />
    <Thicket id="bank-right" line={[[860, 552], [1100, 546], [1660, 540]]} count={40} radius={22} tones={faded(GREEN, AIR, 0.36)} fleck={4} />
    <Land crest={[[-40, 552], [500, 550], [900, 548], [1640, 552]]} bottom={SHORE + 2} fill="#8f6f56" />
    <Jeep x={640} y={SHORE - 4} length={118} body="#4f5f3c" guests={3} />
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
      <Mist id="mist" y={556} height={90} colour="#fff0d4" opacity={0.75} />
      <Wisps id="wisps" x={120} y={612} width={760} colour="#fff6e4" opacity={0.55} />
      <Wisps id="wisps-2" x={1000} y={590} width={700} colour="#fff0d8" opacity={0.6} />
      <Flock id="egrets" x={800} y={410} width={430} height={90} count={9} size={24} colour="#fffaf0" />

      <Bush id="scrub-behind" x={1500} y={860} width={420} height={240} tones={leaves('#33443c', '#84904e', '#ffd48a')} fleck={9} />
      <Tree id="palu" x={1440} y={830} height={520} tones={leaves('#2f4239', '#8a9652', '#ffd48a')} form="spread" trunk="#5a4040" />
      <Gradient id="granite" from={[560, 700]} to={[1500, 1000]} stops={[[0, '#f0b98c'], [0.22, '#c98f74'], [0.55, '#86607a'], [1, '#4a3658']]} />
      <clipPath id="whaleback">
        <path d={WHALEBACK} />
      </clipPath>
      <path d={WHALEBACK} fill="url(#granite)" />
      <g clipPath="url(#whaleback)">
        <path d={shape([[500, 1010], [620, 862], [770, 758], [900, 713], [1090, 702], [1290, 718], [1400, 750], [1260, 732], [1100, 722], [940, 744], [800, 806], [690, 900], [600, 1060]])} fill="#ffdca8" opacity={0.75} />
        {[[760, 800, -70, 0.5], [850, 756, -50, 0.7], [905, 740, -44, 0.4], [1030, 716, -20, 0.8], [1090, 712, -4, 0.5], [1180, 716, 16, 0.9], [1270, 730, 30, 0.6], [1350, 752, 44, 0.8], [1450, 800, 50, 0.6]].map(([x = 0, y = 0, lean = 0, long = 1]) => (
          <path key={x} d={band([[x, y, 2], [x + lean * 0.4, y + 110 * long, 26 * long], [x + lean, y + 240 * long, 15], [x + lean * 1.3, y + 330 * long, 1]])} fill="#4a2f4a" opacity={0.34} />
        ))}
        <path d={band([[560, 980, 2], [760, 872, 6], [980, 846, 5], [1180, 880, 1]]) + band([[900, 1000, 1], [1130, 930, 7], [1330, 940, 1]])} fill="#3a2440" opacity={0.55} />
        <path d={lens(960, 800, 130, 10) + lens(1120, 790, 80, 7) + lens(780, 900, 110, 9)} fill="#ffe0b4" opacity={0.28} />
      </g>
      <RestingLeopard id="leopard" x={1050} y={706} length={300} flip />

      <Gradient id="below" from={[0, 820]} to={[0, 1000]} stops={[[0, '#241a38', 0], [1, '#241a38', 0.6]]} />
      <path d="M0 820H1600V1000H0Z" fill="url(#below)" />
      <Land crest={[[-60, 900], [120, 880], [320, 912], [500, 960], [640, 1040]]} fill="#26302f" />
      <Thicket id="near" line={[[-40, 910], [140, 894], [330, 934], [480, 990]]} count={20} radius={30} tones={leaves('#26302f', '#5f6e40', '#e8b878')} fleck={8} />
      {[150, 270, 390, 1240, 1390, 700].map((x, i) => <GrassTuft key={x} id={`tuft-${x}`} x={x} y={i < 3 ? 905 + i * 28 : 1010} size={110} dark="#2a302c" light="#b08a4c" />)}
      <BroadLeaves id="leaves" x={40} y={1040} size={230} lean={0.25} dark="#1d2f2c" light="#3f5f40" vein="#7f8a58" />
    </Canvas>
  );
}
