/** Mysore Palace by day: pink domes and long arcades across the courtyard, a horse tonga waiting, a mother and two children beside it. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { polygon } from '../../../kit/curves.ts';
import { Dome, stone } from '../../../scenery/architecture.tsx';
import { LeafShade } from '../../../scenery/banyan.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { PalaceWing } from '../../../scenery/palace.tsx';
import { Cumulus, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Palm, Tree } from '../../../scenery/trees.tsx';
import { Tonga } from '../../../scenery/vehicles.tsx';

export const focus: [number, number] = [0.5, 0.55];

const GREY = stone('#cfc6b8', { sun: '#fffaf0', night: '#6a5f8c', dark: '#5a5464' });
const ROSE = stone('#c25a66', { sun: '#ffd9c0', night: '#5a2448', dark: '#4a1f3c' });
const BASE = 660;

export default function MysorePalaceAdventure() {
  return (
    <Canvas>
      <Sky id="sky" height={640} stops={[[0, '#6fb3d6'], [0.6, '#c9e4e4'], [1, '#fdf3dc']]} />
      <Sun id="sun" x={1310} y={180} r={40} colour="#fffdf0" glow="#fff6d6" reach={9} />
      <Cumulus id="cloud" x={330} y={300} width={480} height={110} lit="#ffffff" shade="#d3e2e6" opacity={0.9} />
      <Stratus x={900} y={130} width={520} colour="#ffffff" opacity={0.6} />
      <Flock id="birds" x={420} y={220} width={220} height={60} count={6} size={13} colour="#6f8496" />
      <Thicket id="trees-far" line={[[-40, 640], [200, 610], [420, 640], [1180, 640], [1400, 606], [1660, 630]]} count={46} radius={40} tones={leaves('#4f7f5c', '#a3c07a')} />
      <PalaceWing id="left" x={130} y={BASE} width={470} storey={84} storeys={2} bays={10} tones={GREY} kind="round" bay={false} chhatris={[0.1, 0.9]} />
      <PalaceWing id="right" x={1000} y={BASE} width={470} storey={84} storeys={2} bays={10} tones={GREY} kind="round" bay={false} chhatris={[0.1, 0.9]} />
      <PalaceWing id="middle" x={580} y={BASE} width={440} storey={104} storeys={3} bays={7} tones={GREY} kind="cusped" chhatris={[]} bay />
      {[[612, 340, 96], [988, 340, 96]].map(([x = 0, y = 0, width = 0]) => (
        <Dome key={x} x={x} y={y} width={width} height={92} tones={ROSE} ribs={7} />
      ))}
      <Dome x={800} y={336} width={156} height={168} tones={ROSE} ribs={9} finial={0.4} />
      {[[360, 486], [1240, 486]].map(([x = 0, y = 0]) => (
        <Dome key={x} x={x} y={y} width={84} height={82} tones={ROSE} ribs={7} />
      ))}
      <Gradient id="court" from={[0, 656]} to={[0, 1000]} stops={[[0, '#ecdcb8'], [1, '#c9a878']]} />
      <path d={polygon([[-10, 656], [1610, 656], [1610, 1010], [-10, 1010]])} fill="url(#court)" />
      <path d={polygon([[120, 660], [1480, 660], [1540, 690], [60, 690]])} fill="#b9a58c" opacity={0.5} />
      <Palm id="palm-left" x={90} y={760} height={420} lean={0.12} />
      <Tree id="tree" x={1520} y={790} height={420} tones={leaves('#24563a', '#86b052')} form="spread" />
      <LeafShade id="shade" x={1330} y={880} rx={380} ry={90} colour="#6a4a3c" opacity={0.28} />
      <Tonga x={1010} y={890} length={430} />
      <Family id="family" x={560} y={930} height={190} mother={{ dress: DRESS.indigo, skin: SKIN.cinnamon, hair: 'plait' }} kids={[{ age: 6, dress: DRESS.crimson }, { age: 9, wears: 'shorts', dress: DRESS.marigold }]} />
    </Canvas>
  );
}
