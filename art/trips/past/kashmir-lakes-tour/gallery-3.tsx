/** A brown pony with a child in the saddle, her mother beside it, on the green meadow of Aru, dark firs and a snow peak behind. */
import { Child } from '../../../people/child.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Woman } from '../../../people/woman.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Horse } from '../../../scenery/horse.tsx';
import { Land, SnowPeaks } from '../../../scenery/ridge.tsx';
import { Cumulus, Sky } from '../../../scenery/sky.tsx';
import { Conifer } from '../../../scenery/trees.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function KashmirLakesTour3() {
  return (
    <Canvas>
      <Sky id="sky" height={460} stops={[[0, '#5fa9d6'], [1, '#e6f0e6']]} />
      <Cumulus id="cloud" x={420} y={220} width={520} height={100} lit="#ffffff" shade="#d3e3ea" opacity={0.9} />
      <SnowPeaks id="peak" base={520} rock="#7f8da8" mist="#dfe9e6" peaks={[{ x: 300, y: 280, left: 300, right: 280, snow: 0.45 }, { x: 980, y: 110, left: 420, right: 420, snow: 0.6 }, { x: 1440, y: 270, left: 280, right: 300, snow: 0.45 }]} />
      {Array.from({ length: 18 }, (_, tree) => (
        <Conifer key={tree} id={`fir-${tree}`} x={20 + tree * 94} y={600 + (tree % 3) * 14} height={190 + (tree % 4) * 40} slim={0.36} dark="#1d4a3c" lit="#4f8060" />
      ))}
      <Land crest={[[-60, 600], [500, 580], [1100, 592], [1660, 570]]} fill="#8fbf5c" />
      <Land crest={[[-60, 780], [600, 740], [1660, 770]]} fill="#6fa548" />
      {Array.from({ length: 26 }, (_, flower) => (
        <circle key={flower} cx={(flower * 173) % 1600} cy={800 + ((flower * 61) % 190)} r={7} fill={['#fff6e0', '#f2a51b', '#e9a6a0'][flower % 3]} />
      ))}
      <Horse x={860} y={900} height={330} pony coat="#8a5630" blanket="#c2392f" harness="#3a2a24" />
      <Child id="rider" x={838} y={818} height={330} isHeld={false} age={7} dress={DRESS.marigold} skin={SKIN.wheat} />
      <Woman id="mother" x={600} y={912} height={330} wears="kurta" dress={DRESS.teal} skin={SKIN.wheat} hair="plait" arm="hold" />
    </Canvas>
  );
}
