/** Young green paddy with a narrow lane across it, a mother and two children cycling in line, palms far behind. */
import { polygon } from '../../../kit/curves.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Woman } from '../../../people/woman.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { Cumulus, Sky } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Bicycle } from '../../../scenery/vehicles.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function GoaBeachRetreat2() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#7fc4d6'], [1, '#f6f3d6']]} />
      <Cumulus id="cloud" x={480} y={270} width={560} height={110} lit="#ffffff" shade="#d3e6e6" opacity={0.85} />
      <Ridge id="hills" anchors={[[-40, 470], [400, 430], [900, 462], [1640, 424]]} colour="#9cc0b0" mist="#e2efd8" bottom={560} />
      {Array.from({ length: 16 }, (_, palm) => (
        <Palm key={palm} id={`far-${palm}`} x={20 + palm * 104} y={540} height={150 + (palm % 4) * 34} lean={palm % 2 ? 0.12 : -0.12} dark="#3f7a5a" lit="#8fb86a" />
      ))}
      <Land crest={[[-60, 536], [800, 530], [1660, 538]]} fill="#8fbf4f" />
      {Array.from({ length: 11 }, (_, row) => (
        <path key={row} d={polygon([[-20, 560 + row * row * 3.4], [1620, 552 + row * row * 3.4], [1620, 558 + row * row * 3.8], [-20, 566 + row * row * 3.8]])} fill="#6fa53c" />
      ))}
      <path d={polygon([[-20, 700], [1620, 660], [1620, 706], [-20, 756]])} fill="#d9a878" />
      <path d={polygon([[-20, 752], [1620, 704], [1620, 716], [-20, 770]])} fill="#a8744c" />
      <Bicycle x={1090} y={702} length={230} frame="#b5342c" />
      <Bicycle x={790} y={716} length={190} frame="#2c3e73" />
      <Bicycle x={520} y={728} length={170} frame="#1f7f86" />
      <Woman id="mother" x={1080} y={690} height={190} wears="kurta" dress={DRESS.crimson} hair="plait" isWindy />
      <Child id="girl" x={784} y={706} height={190} isHeld={false} age={9} dress={DRESS.marigold} />
      <Child id="boy" x={514} y={718} height={190} isHeld={false} age={6} wears="shorts" dress={DRESS.cream} />
      {[80, 240, 420, 640, 880, 1120, 1380, 1540].map((x) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={960} size={120} dark="#4f8a2f" light="#b3d95c" />
      ))}
    </Canvas>
  );
}
