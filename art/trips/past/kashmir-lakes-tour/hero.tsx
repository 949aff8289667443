/** A canopied shikara on the mirror of Dal lake beside a chinar turning copper, blue mountains behind, a mother and two children under the awning. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Child } from '../../../people/child.tsx';
import { Woman } from '../../../people/woman.tsx';
import { Shikara } from '../../../scenery/boats.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Petals, Thicket, faded, leaves } from '../../../scenery/foliage.tsx';
import { House } from '../../../scenery/houses.tsx';
import { Land, Ridge, SnowPeaks } from '../../../scenery/ridge.tsx';
import { Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Chinar } from '../../../scenery/trees.tsx';
import { Reflection, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.6];

const COPPER = leaves('#8a3f24', '#e08a3a', '#ffd98a');
const SHORE = 560;

function FarShore() {
  return (
    <g>
      <SnowPeaks id="peaks" base={SHORE} rock="#8798b8" mist="#dfe3dc" peaks={[{ x: 260, y: 300, left: 300, right: 280, snow: 0.4 }, { x: 680, y: 240, left: 320, right: 320, snow: 0.45 }, { x: 1100, y: 290, left: 300, right: 300, snow: 0.4 }, { x: 1460, y: 250, left: 320, right: 300, snow: 0.42 }]} />
      <Ridge id="hill" anchors={[[-40, 500], [220, 452], [520, 500], [860, 470], [1200, 506], [1640, 460]]} colour="#7f96ac" mist="#dfe0d2" bottom={SHORE} />
      <Thicket id="poplars" line={[[-40, 548], [360, 540], [760, 546], [1160, 540], [1660, 548]]} count={70} radius={20} tones={faded(COPPER, '#d9cfae', 0.4)} />
      <House x={330} y={SHORE} width={110} height={54} wall="#c9a878" roof="#7a6a5c" />
      <House x={470} y={SHORE} width={130} height={60} wall="#b98f62" roof="#6f6056" />
    </g>
  );
}

export default function KashmirLakesTour() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#8fb4d0'], [0.55, '#d9dfd4'], [1, '#fbe6c0']]} />
      <Sun id="sun" x={470} y={300} r={44} colour="#fffbe8" glow="#ffeec4" reach={10} />
      <Stratus x={1140} y={150} width={560} colour="#fffaf0" opacity={0.55} />
      <Water id="lake" y={SHORE} stops={[[0, '#e6dcc0'], [0.3, '#a3b8bc'], [1, '#4f7490']]} />
      <Reflection id="image" line={SHORE} squash={0.7} depth={260} veil="#7f98a8" opacity={0.6}>
        <FarShore />
      </Reflection>
      <Mist id="mist" y={548} height={70} colour="#fdf3dc" opacity={0.7} />
      <Ripples id="ripples" y={590} height={380} count={130} colour="#fdf6e4" opacity={0.45} />
      <Shikara x={740} y={800} length={820} />
      <clipPath id="under-awning">
        <rect x={626} y={690} width={240} height={86} />
      </clipPath>
      <g clipPath="url(#under-awning)">
        <Woman id="mother" x={742} y={850} height={138} dress={DRESS.magenta} skin={SKIN.wheat} hair="bun" isWindy={false} />
        <Child id="girl" x={800} y={824} height={150} isHeld={false} age={8} dress={DRESS.marigold} skin={SKIN.wheat} />
        <Child id="boy" x={690} y={818} height={150} isHeld={false} age={7} wears="shorts" dress={DRESS.teal} skin={SKIN.wheat} />
      </g>
      <Land crest={[[1080, 1040], [1160, 930], [1300, 872], [1460, 846], [1660, 836]]} fill="#7a6a3a" />
      <Chinar id="chinar" x={1420} y={900} height={660} />
      <Petals id="leaves" x={1060} y={930} rx={300} ry={40} count={40} colour="#e08a3a" size={8} />
      <Petals id="leaves-land" x={1420} y={920} rx={190} ry={30} count={50} colour="#c9602f" size={8} />
    </Canvas>
  );
}
