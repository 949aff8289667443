/** A herd of five elephants with a small calf at the edge of Udawalawe reservoir in late gold light. */
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Elephant } from '../../../scenery/elephant.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { Sky, Sun } from '../../../scenery/sky.tsx';
import { TallGrass } from '../../../scenery/undergrowth.tsx';
import { Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function SriLankaSafari1() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#a9b9cf'], [0.5, '#f3d2a0'], [1, '#ffc97a']]} />
      <Sun id="sun" x={330} y={330} r={52} colour="#fff6d0" glow="#ffd07a" reach={10} />
      <Ridge id="hills" anchors={[[-40, 480], [300, 420], [700, 460], [1100, 400], [1640, 450]]} colour="#a393a8" mist="#fbdcaa" bottom={560} />
      <Water id="tank" y={510} bottom={700} stops={[[0, '#ffe0a0'], [1, '#a3a08c']]} />
      <SunPath id="path" x={330} y={516} height={160} width={150} />
      <Ripples id="ripples" y={520} height={160} count={90} colour="#fff3d0" opacity={0.55} />
      <Land crest={[[-60, 700], [500, 660], [1000, 670], [1660, 630]]} fill="#b3a04a" />
      <Elephant id="e-1" x={420} y={780} height={260} pose="walk" />
      <Elephant id="e-2" x={700} y={760} height={230} />
      <Elephant id="calf" x={880} y={800} height={120} calf />
      <Elephant id="e-3" x={1060} y={790} height={280} pose="walk" />
      <Elephant id="e-4" x={1370} y={760} height={220} />
      <TallGrass id="grass" x={-60} y={980} width={1720} height={150} dark="#7a6a2a" mid="#b39a44" light="#e0cc78" />
      <Flock id="egrets" x={760} y={360} width={420} height={90} count={8} size={22} colour="#fffaf0" />
    </Canvas>
  );
}
