/** Sigiriya rises out of the forest at first light, its water garden in front, a mother and two children on the path. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band } from '../../../scenery/shapes.ts';
import { Mist, Sky, Stratus, Sun, Wisps } from '../../../scenery/sky.tsx';
import { RockFortress } from '../../../scenery/stone.tsx';
import { Palm, Tree } from '../../../scenery/trees.tsx';
import { BroadLeaves, GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Pool, Ripples } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.5];

const GREEN = leaves('#1d5138', '#86b052', '#fff0a0');

export default function SriLanka() {
  return (
    <Canvas>
      <Sky id="sky" height={620} stops={[[0, '#7fb3cf'], [0.5, '#d3e0cf'], [0.8, '#fde6b4'], [1, '#ffd39a']]} />
      <Sun id="sun" x={300} y={400} r={48} colour="#fffbe4" glow="#ffe2a0" reach={11} />
      <Stratus x={1120} y={180} width={560} colour="#fff6e0" opacity={0.6} />
      <Flock id="birds" x={520} y={300} width={240} height={70} count={7} size={14} colour="#6a7a86" />
      <Ridge id="hills" anchors={[[-40, 600], [260, 560], [560, 596], [980, 584], [1300, 548], [1640, 590]]} colour="#a3bfae" mist="#f3e6c0" bottom={720} />
      <Thicket id="jungle-far" line={[[-40, 640], [260, 620], [560, 630], [900, 626], [1240, 616], [1660, 636]]} count={80} radius={26} tones={faded(GREEN, '#e9dcb0', 0.5)} />
      <RockFortress id="sigiriya" x={820} y={690} width={520} height={430} />
      <Thicket id="foot" line={[[520, 706], [700, 690], [900, 694], [1120, 704]]} count={26} radius={30} tones={faded(GREEN, '#cfd6a8', 0.12)} fleck={5} />
      <Wisps id="wisps" x={380} y={600} width={900} colour="#fff6dc" opacity={0.65} />
      <Land crest={[[-60, 700], [400, 690], [1200, 690], [1660, 704]]} fill="#3f7a4a" />
      <Thicket id="jungle" line={[[-40, 720], [220, 690], [440, 704]]} count={22} radius={44} tones={GREEN} fleck={6} />
      <Thicket id="jungle-right" line={[[1180, 704], [1400, 686], [1660, 716]]} count={22} radius={46} tones={GREEN} fleck={6} />
      <Mist id="mist" y={690} height={70} colour="#fff0cf" opacity={0.4} />
      <Land crest={[[-60, 770], [500, 748], [1100, 748], [1660, 772]]} fill="#86ab52" />
      <Pool id="pool-left" outline={[[240, 800], [640, 780], [690, 810], [560, 884], [90, 900], [100, 850]]} stops={[[0, '#f3d9a4'], [1, '#6f9c94']]} />
      <Pool id="pool-right" outline={[[940, 780], [1340, 798], [1480, 846], [1520, 900], [1060, 884], [910, 810]]} stops={[[0, '#f3d9a4'], [1, '#6f9c94']]} />
      <Ripples id="ripples" y={790} height={100} count={50} colour="#fff6dc" opacity={0.5} />
      <path d={band([[800, 1080, 520], [800, 940, 320], [800, 850, 190], [804, 780, 110], [812, 750, 70]])} fill="#c98a5a" />
      <path d={band([[730, 1080, 240], [754, 940, 140], [772, 850, 80], [796, 760, 30]])} fill="#dfa877" />
      <Palm id="palm" x={220} y={930} height={480} lean={-0.12} />
      <Tree id="tree" x={1450} y={900} height={360} tones={GREEN} form="spread" />
      {[90, 560, 1060, 1300].map((x) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={950} size={48} />
      ))}
      <BroadLeaves id="leaves" x={60} y={1030} size={210} lean={0.25} />
      <Family id="family" x={770} y={924} height={170} mother={{ dress: DRESS.magenta, skin: SKIN.cinnamon, arm: 'hold' }} kids={[{ age: 8, wears: 'shorts', dress: DRESS.cream, hasPack: true }, { age: 5, dress: DRESS.marigold }]} />
    </Canvas>
  );
}
