/** The Golden Temple mirrored in its pool at dusk, lamps along the marble, four women with covered heads on the near edge. */
import { DRESS } from '../../../people/dress.ts';
import { Women } from '../../../people/family.tsx';
import { polygon } from '../../../kit/curves.ts';
import { Arcade, Chhatri, Dome, stone } from '../../../scenery/architecture.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Diya } from '../../../scenery/props.tsx';
import { Halo, Moon, Sky, Stars, Stratus } from '../../../scenery/sky.tsx';
import { Reflection, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

const GOLD = stone('#e9ac3c', { sun: '#fff3b8', night: '#7a2f30', dark: '#6b3418' });
const MARBLE = stone('#d9cfe0', { sun: '#fff6e0', night: '#3a2a68', dark: '#3a2f5c' });
const WATERLINE = 610;

function Temple() {
  return (
    <g>
      <Arcade id="far-left" x={-20} y={WATERLINE} width={420} height={92} bays={9} tones={MARBLE} glow="#ffcf7a" kind="pointed" />
      <Arcade id="far-right" x={1200} y={WATERLINE} width={420} height={92} bays={9} tones={MARBLE} glow="#ffcf7a" kind="pointed" />
      {[90, 300, 1310, 1530].map((x) => (
        <Chhatri key={x} x={x} y={WATERLINE - 92} width={46} tones={MARBLE} />
      ))}
      <rect x={560} y={WATERLINE - 18} width={480} height={18} fill={MARBLE.mid} />
      <Arcade id="ground" x={590} y={WATERLINE - 18} width={420} height={104} bays={7} tones={MARBLE} glow="#ffd98a" kind="cusped" />
      <Arcade id="first" x={600} y={WATERLINE - 122} width={400} height={86} bays={7} tones={GOLD} glow="#fff0b0" kind="cusped" />
      <path d={polygon([[584, 402], [1016, 402], [1000, 412], [600, 412]])} fill={GOLD.high} />
      <Arcade id="second" x={650} y={402} width={300} height={52} bays={9} tones={GOLD} glow="#fff0b0" kind="cusped" />
      {[606, 994].map((x) => (
        <Chhatri key={x} x={x} y={402} width={52} tones={GOLD} kind="onion" />
      ))}
      {[668, 734, 866, 932].map((x) => (
        <Chhatri key={x} x={x} y={350} width={34} tones={GOLD} kind="onion" />
      ))}
      <Dome x={800} y={352} width={150} height={112} kind="onion" tones={GOLD} ribs={9} finial={0.42} />
    </g>
  );
}

export default function AmritsarLadies() {
  return (
    <Canvas>
      <Sky id="sky" height={620} stops={[[0, '#151a4a'], [0.45, '#3d3f86'], [0.8, '#a06a94'], [1, '#f0a678']]} />
      <Stars id="stars" count={70} height={300} />
      <Moon id="moon" x={1270} y={150} r={30} bite="#262a62" />
      <Stratus x={320} y={300} width={520} colour="#e9a6a0" opacity={0.35} />
      <Stratus x={1180} y={400} width={420} height={9} colour="#f0b48a" opacity={0.4} />
      <Halo id="glow" x={800} y={470} rx={520} ry={260} colour="#ffc76a" opacity={0.55} />
      <Water id="pool" y={WATERLINE} stops={[[0, '#8a5f86'], [0.4, '#3a3a7c'], [1, '#14184a']]} shine="#ffd98a" shineOpacity={0.5} />
      <Reflection id="image" line={WATERLINE} squash={0.78} depth={330} veil="#1d2350" opacity={0.78}>
        <Temple />
      </Reflection>
      <Ripples id="gold" x={560} y={640} width={480} height={240} count={60} colour="#ffcf7a" opacity={0.45} />
      <Gradient id="marble" from={[0, 880]} to={[0, 1000]} stops={[[0, '#cfc4da'], [1, '#6f6796']]} />
      <path d={polygon([[-10, 884], [1610, 884], [1610, 1010], [-10, 1010]])} fill="url(#marble)" />
      <path d={polygon([[-10, 884], [1610, 884], [1610, 896], [-10, 896]])} fill="#efe6f0" />
      {[120, 340, 1180, 1400, 1560].map((x, lamp) => (
        <Diya key={x} id={`diya-${lamp}`} x={x} y={908} size={22} />
      ))}
      <Women id="friends" x={1030} y={936} height={172} count={4} isCovered dresses={[DRESS.lotus, DRESS.magenta, DRESS.cream, DRESS.teal]} />
    </Canvas>
  );
}
