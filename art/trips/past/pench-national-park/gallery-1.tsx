/** An open green jeep on a dusty forest track at sunrise, tall teak on both sides, mist in the shafts of light. */
import { polygon } from '../../../kit/curves.ts';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Thicket, faded, leaves } from '../../../scenery/foliage.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { Mist, Sky, Sun } from '../../../scenery/sky.tsx';
import { Teak } from '../../../scenery/trees.tsx';
import { Jeep } from '../../../scenery/vehicles.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PenchNationalPark1() {
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#d9c9a0'], [1, '#ffe2a0']]} />
      <Sun id="sun" x={800} y={400} r={56} colour="#fffbe0" glow="#ffdf90" reach={11} />
      <Thicket id="far" line={[[-40, 560], [800, 540], [1660, 560]]} count={60} radius={36} tones={faded(leaves('#5f5a2a', '#b9a24a'), '#f6dfa0', 0.6)} />
      <Mist id="mist" y={560} height={160} colour="#fff3cc" opacity={0.7} />
      <Land crest={[[-60, 620], [800, 610], [1660, 620]]} fill="#b08f4a" />
      <path d={polygon([[740, 612], [860, 612], [1460, 1010], [140, 1010]])} fill="#e0bd84" />
      <path d={polygon([[786, 612], [814, 612], [930, 1010], [670, 1010]])} fill="#c99f64" />
      {[[600, 650, 330], [490, 700, 450], [330, 770, 610], [110, 880, 860], [1000, 650, 340], [1110, 700, 460], [1270, 780, 620], [1490, 890, 880]].map(([x = 0, y = 0, h = 0]) => (
        <Teak key={x} id={`teak-${x}`} x={x} y={y} height={h} tones={faded(leaves('#5f5a2a', '#b9a24a', '#ffe9a0'), '#f3d998', Math.max(0, 0.5 - h / 1400))} />
      ))}
      {[[560, 0, 700, 0, 620, 1000, 380, 1000], [860, 0, 960, 0, 1240, 1000, 1040, 1000]].map(([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0]) => (
        <path key={a} d={polygon([[a, b], [c, d], [e, f], [g, h]])} fill="#fff6d0" opacity={0.16} />
      ))}
      <Jeep x={800} y={850} length={430} guests={4} />
    </Canvas>
  );
}
