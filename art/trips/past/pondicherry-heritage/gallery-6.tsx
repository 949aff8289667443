/** A narrow boat on the green Chunnambar backwater, mangroves closing in from both sides. */
import { Child } from '../../../people/child.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Woman } from '../../../people/woman.tsx';
import { OverhangingBranch } from '../../../scenery/banyan.tsx';
import { RowingBoat } from '../../../scenery/boats.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Thicket, faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Halo, Sky } from '../../../scenery/sky.tsx';
import { Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PondicherryHeritage6() {
  return (
    <Canvas>
      <Sky id="sky" height={460} stops={[[0, '#8fc9cf'], [1, '#f3f3d6']]} />
      <Halo id="light" x={800} y={420} rx={420} ry={260} colour="#fffbe0" opacity={0.9} />
      <WoodedSlope id="far-left" crest={[[-40, 220], [240, 250], [480, 330], [660, 430], [760, 520]]} tones={faded(leaves('#1f5a40', '#86b052'), '#dbe9c8', 0.4)} mist="#e6efd2" radius={30} groups={4} bottom={560} />
      <WoodedSlope id="far-right" crest={[[840, 520], [940, 430], [1120, 330], [1360, 250], [1640, 210]]} tones={faded(leaves('#1f5a40', '#86b052'), '#dbe9c8', 0.4)} mist="#e6efd2" radius={30} groups={4} bottom={560} />
      <Water id="river" y={520} stops={[[0, '#d6e6b4'], [0.4, '#6fa67c'], [1, '#2f6f5c']]} />
      <Ripples id="ripples" y={540} height={400} count={120} colour="#eef6d6" opacity={0.45} />
      <g stroke="#4a3a2c" strokeWidth={7} fill="none">
        {[40, 110, 190, 270, 1330, 1410, 1490, 1570].map((x) => (
          <path key={x} d={`M${x} 560Q${x - 30} 620 ${x - 50} 700M${x} 560Q${x + 10} 640 ${x + 6} 710M${x} 560Q${x + 40} 620 ${x + 60} 690`} />
        ))}
      </g>
      <Thicket id="mangrove-left" line={[[-40, 380], [120, 420], [260, 500], [380, 590]]} count={28} radius={62} tones={leaves('#173f30', '#6f9a48')} fleck={8} />
      <Thicket id="mangrove-right" line={[[1220, 590], [1340, 500], [1490, 420], [1660, 370]]} count={28} radius={62} tones={leaves('#173f30', '#6f9a48')} fleck={8} />
      <Woman id="mother" x={770} y={830} height={200} wears="kurta" dress={DRESS.marigold} hair="plait" />
      <Child id="girl" x={860} y={826} height={200} isHeld={false} age={8} dress={DRESS.crimson} />
      <Child id="boy" x={690} y={826} height={200} isHeld={false} age={5} wears="shorts" dress={DRESS.cream} />
      <RowingBoat x={780} y={820} length={620} wood="#8a5630" inside="#4a2f22" />
      <OverhangingBranch id="branch" line={[[-60, 70], [180, 110], [420, 90], [640, 130]]} tones={leaves('#123a2c', '#5f8c42')} radius={56} />
    </Canvas>
  );
}
