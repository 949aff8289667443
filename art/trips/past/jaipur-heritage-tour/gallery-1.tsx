/** Jal Mahal in the still water of Man Sagar in pale dawn fog, a mother and a boy at the railing. */
import { polygon } from '../../../kit/curves.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Woman } from '../../../people/woman.tsx';
import { Dome, stone } from '../../../scenery/architecture.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { PalaceWing } from '../../../scenery/palace.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { Halo, Mist, Sky, Wisps } from '../../../scenery/sky.tsx';
import { Reflection, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function JaipurHeritageTour1() {
  return (
    <Canvas>
      <Sky id="sky" height={600} stops={[[0, '#b3c3cf'], [0.6, '#e6ddd0'], [1, '#f9e6c8']]} />
      <Halo id="light" x={520} y={420} rx={520} ry={260} colour="#fff6e0" opacity={0.8} />
      <Ridge id="hills" anchors={[[-40, 500], [240, 430], [560, 480], [900, 420], [1260, 470], [1640, 430]]} colour="#c9c3c0" mist="#f3ead8" bottom={640} />
      <Water id="lake" y={600} stops={[[0, '#f0e3cc'], [0.5, '#b9bcbc'], [1, '#8797a3']]} />
      <Reflection id="image" line={600} squash={0.85} depth={260} veil="#b9bcbc" opacity={0.6}>
        <PalaceWing id="jal" x={470} y={600} width={660} storey={92} storeys={2} bays={13} tones={stone('#d9a878', { sun: '#fff3dc', night: '#8a6a84' })} chhatris={[0.02, 0.5, 0.98]} bay={false} />
        {[560, 1040].map((x) => (
          <Dome key={x} x={x} y={416} width={96} height={60} tones={stone('#d9a878', { sun: '#fff3dc', night: '#8a6a84' })} kind="cap" />
        ))}
      </Reflection>
      <Mist id="fog-1" y={580} height={130} colour="#fdf6e8" opacity={0.75} />
      <Wisps id="wisps" x={200} y={520} width={1100} colour="#fffaf0" opacity={0.8} />
      <path d={polygon([[-10, 860], [1610, 860], [1610, 1010], [-10, 1010]])} fill="#b98f74" />
      {Array.from({ length: 21 }, (_, post) => (
        <rect key={post} x={post * 80 - 6} y={774} width={14} height={90} fill="#8a5f50" />
      ))}
      <rect x={-10} y={764} width={1620} height={16} fill="#a3745f" />
      <rect x={-10} y={812} width={1620} height={10} fill="#a3745f" />
      <Woman id="mother" x={330} y={950} height={330} wears="kurta" dress={DRESS.crimson} hair="plait" isWindy={false} />
      <Child id="boy" x={470} y={954} height={330} isHeld={false} age={8} wears="shorts" dress={DRESS.teal} />
    </Canvas>
  );
}
