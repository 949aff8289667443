/** A closed garden gate at the end of a path. For trips that are not in the catalogue. */
import { Canvas } from '../scenery/canvas.tsx';
import { Bougainvillea, Bush, leaves } from '../scenery/foliage.tsx';
import { Gate } from '../scenery/props.tsx';
import { Land, Ridge } from '../scenery/ridge.tsx';
import { band } from '../scenery/shapes.ts';
import { Sky, Stratus, Sun } from '../scenery/sky.tsx';
import { Tree } from '../scenery/trees.tsx';

export const focus: [number, number] = [0.5, 0.6];

const GREEN = leaves('#24563a', '#8fb54a');

export default function ClosedGate() {
  return (
    <Canvas>
      <Sky id="sky" height={700} stops={[[0, '#8fbfce'], [0.6, '#e6e3c8'], [1, '#ffe3b0']]} />
      <Sun id="sun" x={800} y={430} r={60} colour="#fff8dc" glow="#ffe0a0" reach={9} />
      <Stratus x={420} y={200} width={560} colour="#fff6e0" opacity={0.6} />
      <Ridge id="hills" anchors={[[-40, 640], [400, 590], [800, 630], [1200, 580], [1640, 630]]} colour="#a9bf9c" mist="#f9e9c4" bottom={800} />
      <Land crest={[[-60, 700], [800, 680], [1660, 700]]} fill="#8fb356" />
      <path d={band([[800, 1080, 520], [800, 940, 330], [800, 840, 230], [800, 720, 130], [800, 684, 80]])} fill="#dcb886" />
      <Tree id="tree-left" x={230} y={820} height={520} tones={GREEN} form="spread" />
      <Tree id="tree-right" x={1390} y={820} height={480} tones={GREEN} />
      <rect x={-10} y={680} width={500} height={170} fill="#e9cfa4" />
      <rect x={1110} y={680} width={500} height={170} fill="#d9b98c" />
      <rect x={-10} y={664} width={516} height={24} fill="#f6e6c8" />
      <rect x={1094} y={664} width={516} height={24} fill="#ecd6b0" />
      <Gate x={800} y={850} width={560} height={330} />
      <Bougainvillea id="left" line={[[60, 690], [240, 650], [440, 676]]} falls={[{ at: 0.6, length: 110 }]} radius={50} green={GREEN} />
      <Bush id="bush-left" x={330} y={940} width={360} tones={GREEN} />
      <Bush id="bush-right" x={1300} y={950} width={400} tones={GREEN} />
    </Canvas>
  );
}
