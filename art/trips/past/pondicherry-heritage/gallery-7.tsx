/** Under a great old banyan at Auroville: hanging roots like pillars on red earth, a girl between two of them. */
import { Child } from '../../../people/child.tsx';
import { DRESS } from '../../../people/dress.ts';
import { HangingRoots, LeafShade, OverhangingBranch, RopeTrunk } from '../../../scenery/banyan.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Thicket, faded, leaves } from '../../../scenery/foliage.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { band } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PondicherryHeritage7() {
  return (
    <Canvas>
      <rect width={1600} height={1000} fill="#dfe6b8" />
      <Halo id="light" x={820} y={480} rx={620} ry={360} colour="#fffbe0" opacity={0.9} />
      <Thicket id="far" line={[[-40, 620], [400, 600], [900, 610], [1660, 600]]} count={60} radius={42} tones={faded(leaves('#2a5a3c', '#9bb554'), '#eef0c8', 0.55)} />
      <Land crest={[[-60, 690], [800, 676], [1660, 690]]} fill="#c9744a" />
      <LeafShade id="shade" x={800} y={840} rx={820} ry={140} colour="#5a2a3c" opacity={0.4} sun="#f2c28a" />
      <RopeTrunk id="trunk" x={330} y={800} height={760} width={270} />
      {[[620, 780, 15], [760, 760, 9], [1010, 770, 12], [1150, 800, 18], [1330, 780, 13], [1470, 830, 20]].map(([x = 0, y = 0, w = 0]) => (
        <g key={x}>
          <path d={band([[x, 150, w * 1.2], [x + 6, 420, w], [x - 4, 640, w * 1.1], [x, y, w * 2.2]])} fill="#4a352a" />
          <path d={band([[x - w * 0.3, 150, w * 0.4], [x, 420, w * 0.4], [x - 6, y - 20, w * 0.6]])} fill="#a3805c" />
        </g>
      ))}
      <OverhangingBranch id="crown-1" line={[[-60, 120], [300, 150], [700, 110], [1100, 150]]} radius={110} count={24} tones={leaves('#123a2c', '#6f9a48', '#ffe9a0')} />
      <OverhangingBranch id="crown-2" line={[[1660, 110], [1380, 150], [1080, 120], [860, 170]]} radius={100} count={20} tones={leaves('#123a2c', '#6f9a48', '#ffe9a0')} />
      <HangingRoots id="roots" line={[[200, 230], [1500, 230]]} count={40} length={230} />
      <Child id="girl" x={890} y={856} height={330} isHeld={false} age={8} dress={DRESS.indigo} arm="up" />
    </Canvas>
  );
}
