/** Mehrangarh above the blue cubes of Jodhpur at dusk, a mother and two children on a roof terrace. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { polygon } from '../../../kit/curves.ts';
import { Chhatri, stone } from '../../../scenery/architecture.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { CubeTown, FortWall } from '../../../scenery/fort.tsx';
import { PalaceWing } from '../../../scenery/palace.tsx';
import { Kite, Lantern } from '../../../scenery/props.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Halo, Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { rock, RockFace } from '../../../scenery/stone.tsx';

export const focus: [number, number] = [0.5, 0.5];

const SAND = stone('#c98a5c', { sun: '#ffd9a0', night: '#5a2a58' });

export default function MagicalRajasthan() {
  return (
    <Canvas>
      <Sky id="sky" height={600} stops={[[0, '#5a5f9c'], [0.45, '#c98f9a'], [0.78, '#f6b884'], [1, '#ffdca0']]} />
      <Sun id="sun" x={330} y={400} r={52} colour="#fff0c4" glow="#ffc27a" reach={10} />
      <Stratus x={980} y={170} width={640} colour="#ffd9b8" opacity={0.55} />
      <Stratus x={480} y={260} width={480} height={9} colour="#ffe2bc" opacity={0.5} />
      <Flock id="birds" x={560} y={320} width={220} height={60} count={6} size={13} colour="#6a4a68" />
      <Ridge id="far" anchors={[[-40, 560], [300, 540], [640, 566], [1000, 540], [1640, 560]]} colour="#c98f86" mist="#fbd3a4" rough={0.3} bottom={700} />
      <RockFace id="crag" outline={[[640, 610], [690, 500], [760, 440], [900, 404], [1100, 390], [1300, 396], [1480, 430], [1640, 500], [1640, 690], [600, 690]]} tones={rock('#a8694f', '#ffd9a0', '#4a2458')} facets={40} />
      <FortWall id="fort" crest={[[740, 330], [900, 290], [1120, 276], [1360, 290], [1520, 350]]} foot={440} tones={SAND} bastions={[760, 920, 1120, 1330, 1500]} width={74} />
      <PalaceWing id="palace" x={880} y={300} width={340} storey={52} storeys={2} bays={8} tones={SAND} glow="#ffd98a" />
      <Chhatri x={1300} y={290} width={46} tones={SAND} />
      <Halo id="lights" x={1060} y={300} rx={320} ry={110} colour="#ffd08a" opacity={0.3} />
      <CubeTown id="town-far" line={[[-40, 640], [300, 620], [640, 640], [1000, 650], [1640, 640]]} bottom={760} rows={4} size={28} walls={['#7f9cc9', '#93add4', '#6d8bbd', '#a9bcd9']} glow="#ffd98a" />
      <CubeTown id="town" line={[[-40, 720], [360, 706], [800, 730], [1200, 716], [1640, 730]]} bottom={940} rows={5} size={44} walls={['#4f78b8', '#6b90c9', '#3f67a6', '#86a4d4', '#e0b48c']} glow="#ffdf9a" />
      <Mist id="dusk" y={700} height={90} colour="#e9a690" opacity={0.3} />
      <Kite x={560} y={470} size={52} colour="#f2a51b" hand={[640, 800]} />
      <Kite x={1230} y={220} size={34} colour="#d2432f" hand={[1400, 700]} />
      <path d={polygon([[-10, 862], [1610, 862], [1610, 1010], [-10, 1010]])} fill="#3f5f9c" />
      <path d={polygon([[-10, 840], [1610, 840], [1610, 866], [-10, 866]])} fill="#8fabd6" />
      {Array.from({ length: 17 }, (_, post) => (
        <rect key={post} x={post * 100 - 8} y={800} width={18} height={44} fill="#7f9ccc" />
      ))}
      <rect x={-10} y={786} width={1620} height={18} fill="#a3bce0" />
      <Lantern id="lantern" x={1290} y={760} size={40} />
      <Family id="family" x={700} y={950} height={204} mother={{ dress: DRESS.marigold, skin: SKIN.honey }} kids={[{ age: 7, wears: 'shorts', dress: DRESS.crimson, arm: 'up' }, { age: 9, dress: DRESS.cream }]} />
    </Canvas>
  );
}
