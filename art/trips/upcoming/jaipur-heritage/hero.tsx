/** Hawa Mahal's honeycomb in the pink morning, a horse carriage in the street, a mother and two children looking up. */
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { polygon } from '../../../kit/curves.ts';
import { Arcade, stone } from '../../../scenery/architecture.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { HoneycombFacade } from '../../../scenery/palace.tsx';
import { Awning } from '../../../scenery/houses.tsx';
import { Kite } from '../../../scenery/props.tsx';
import { Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Bicycle } from '../../../scenery/vehicles.tsx';

export const focus: [number, number] = [0.5, 0.5];

const PINK = stone('#d9806a', { sun: '#ffe0b8', night: '#7a2f58', line: '#ffeadb' });
const ROSE = stone('#cf7866', { sun: '#ffd9b4', night: '#6a2a52', line: '#fbe0d2' });

export default function JaipurHeritage() {
  return (
    <Canvas>
      <Sky id="sky" height={700} stops={[[0, '#a9c6d6'], [0.5, '#f0d9cc'], [1, '#ffe6c0']]} />
      <Sun id="sun" x={250} y={330} r={48} colour="#fffbe8" glow="#ffe6bc" reach={10} />
      <Stratus x={1240} y={130} width={460} colour="#fff6ea" opacity={0.6} />
      <Stratus x={420} y={180} width={420} height={9} colour="#fff6ea" opacity={0.5} />
      <Flock id="pigeons" x={380} y={240} width={320} height={120} count={12} size={16} colour="#7a6070" />
      <Kite x={1380} y={220} size={50} colour="#1f7f86" hand={[1500, 560]} />
      <Arcade id="bazaar-left" x={-40} y={830} width={420} height={180} bays={5} tones={ROSE} kind="cusped" />
      <rect x={-40} y={560} width={420} height={92} fill={ROSE.lit} />
      <Arcade id="upper-left" x={-40} y={652} width={420} height={84} bays={9} tones={ROSE} kind="ogee" />
      <Arcade id="bazaar-right" x={1220} y={830} width={420} height={180} bays={5} tones={ROSE} kind="cusped" />
      <rect x={1220} y={560} width={420} height={92} fill={ROSE.mid} />
      <Arcade id="upper-right" x={1220} y={652} width={420} height={84} bays={9} tones={ROSE} kind="ogee" />
      <HoneycombFacade id="hawa" x={800} y={832} width={880} tones={PINK} />
      {[60, 230, 1330, 1500].map((x) => (
        <Awning key={x} x={x} y={664} width={130} drop={44} />
      ))}
      <Gradient id="street" from={[0, 828]} to={[0, 1000]} stops={[[0, '#e0b594'], [1, '#b8836a']]} />
      <path d={polygon([[-10, 828], [1610, 828], [1610, 1010], [-10, 1010]])} fill="url(#street)" />
      <path d={polygon([[-10, 828], [1610, 828], [1610, 842], [-10, 842]])} fill="#f3d6ba" />
      <Bicycle x={1230} y={904} length={150} />
      <Family id="family" x={560} y={946} height={172} mother={{ wears: 'kurta', dress: DRESS.teal, hair: 'plait', arm: 'hold' }} kids={[{ age: 6, wears: 'shorts', dress: DRESS.cream, arm: 'point' }, { age: 9, dress: DRESS.indigo }]} />
    </Canvas>
  );
}
