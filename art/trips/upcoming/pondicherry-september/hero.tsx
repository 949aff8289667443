/** The Matrimandir's golden sphere over lawns and red earth in late light, a family on the path looking across to it. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { band } from '../../../scenery/shapes.ts';
import { Banyan } from '../../../scenery/banyan.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Bush, faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { Halo, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { GoldenSphere } from '../../../scenery/temple.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.5];

const GREEN = leaves('#2a5a36', '#9bb554', '#ffe08a');

export default function PondicherrySeptember() {
  return (
    <Canvas>
      <Sky id="sky" height={600} stops={[[0, '#7a9fb8'], [0.45, '#d9cfae'], [0.8, '#fbd795'], [1, '#f7b76a']]} />
      <Sun id="sun" x={330} y={400} r={50} colour="#fff4cf" glow="#ffd98a" reach={10} />
      <Stratus x={520} y={230} width={620} colour="#fff0cf" opacity={0.55} />
      <Stratus x={1220} y={170} width={480} height={9} colour="#fff6e0" opacity={0.5} />
      <Flock id="birds" x={500} y={310} width={240} height={60} count={7} size={14} colour="#8a6a5a" />
      <Thicket id="far" line={[[-40, 560], [240, 530], [520, 548], [820, 536], [1160, 540], [1420, 524], [1660, 548]]} count={60} radius={34} tones={faded(GREEN, '#f0d49a', 0.5)} />
      <Land crest={[[-60, 590], [400, 574], [820, 568], [1240, 574], [1660, 592]]} fill="#8fae54" />
      <Halo id="glow" x={840} y={430} rx={400} ry={280} colour="#ffe2a0" opacity={0.6} />
      <GoldenSphere x={840} y={640} r={165} />
      <Banyan id="banyan" x={1370} y={668} height={300} tones={leaves('#20482f', '#86a44c', '#ffdf84')} />
      <Palm id="palm" x={210} y={650} height={300} lean={-0.12} />
      <Palm id="palm-2" x={290} y={644} height={240} lean={0.14} />
      <Land crest={[[-60, 690], [360, 664], [840, 656], [1280, 668], [1660, 700]]} fill="#7a9f47" />
      <path d={band([[700, 1100, 560], [720, 960, 330], [770, 850, 180], [812, 760, 96], [836, 690, 48], [840, 656, 30]])} fill="#b8583a" />
      <path d={band([[640, 1100, 260], [676, 960, 150], [744, 850, 80], [800, 760, 40], [832, 690, 18]])} fill="#d07a52" />
      <Land crest={[[-60, 820], [160, 800], [420, 846], [560, 940], [600, 1060]]} fill="#5c8a3c" />
      <Land crest={[[960, 1060], [1040, 930], [1220, 850], [1440, 806], [1660, 800]]} fill="#5c8a3c" />
      <Bush id="bush-1" x={160} y={860} width={300} tones={GREEN} />
      <Bush id="bush-2" x={1450} y={880} width={360} tones={GREEN} />
      {[330, 460, 1110, 1240].map((x) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={930} size={46} />
      ))}
      <Family id="family" x={700} y={902} height={164} mother={{ wears: 'kurta', dress: DRESS.indigo, skin: SKIN.cinnamon, hair: 'plait' }} kids={[{ age: 5, dress: DRESS.cream }, { age: 9, wears: 'shorts', dress: DRESS.teal }]} />
    </Canvas>
  );
}
