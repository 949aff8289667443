/** A peacock with its tail fully spread on a sandy track in Yala at daybreak, thorn scrub on both sides. */
import { polygon } from '../../../kit/curves.ts';
import { Peacock } from '../../../scenery/birds.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Thicket, faded, leaves } from '../../../scenery/foliage.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { Sky, Sun } from '../../../scenery/sky.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function SriLankaSafari2() {
  return (
    <Canvas>
      <Sky id="sky" height={620} stops={[[0, '#b3a9c9'], [0.6, '#f6cfc0'], [1, '#ffe3c0']]} />
      <Sun id="sun" x={1180} y={420} r={46} colour="#fff6e0" glow="#ffd9b0" reach={10} />
      <Thicket id="scrub-far" line={[[-40, 600], [800, 580], [1660, 600]]} count={80} radius={30} tones={faded(leaves('#4f5f3a', '#a3a85c'), '#f3d9c0', 0.5)} />
      <Land crest={[[-60, 640], [800, 624], [1660, 640]]} fill="#c9a06c" />
      <path d={polygon([[700, 630], [900, 630], [1360, 1010], [240, 1010]])} fill="#f0d3a0" />
      <Thicket id="scrub-left" line={[[-40, 760], [200, 720], [420, 690]]} count={20} radius={54} tones={leaves('#3f5a34', '#9ba854')} fleck={7} />
      <Thicket id="scrub-right" line={[[1180, 690], [1400, 720], [1660, 760]]} count={20} radius={54} tones={leaves('#3f5a34', '#9ba854')} fleck={7} />
      <Peacock id="peacock" x={800} y={890} height={560} pose="display" />
      {[120, 330, 1280, 1480].map((x) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={930} size={90} dark="#6a6a34" light="#c9bf6c" />
      ))}
    </Canvas>
  );
}
