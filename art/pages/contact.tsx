/** After bedtime in Chennai: a mother phones from her lit veranda, looking over roofs to the moon, a temple tower and the lighthouse. */
import { polygon } from '../kit/curves.ts';
import { DRESS, SKIN } from '../people/dress.ts';
import { NearWoman, PhoneAtEar } from '../people/near.tsx';
import { stone } from '../scenery/architecture.tsx';
import { Canvas, Gradient } from '../scenery/canvas.tsx';
import { faded, leaves, lobesIn, Mass, Thicket } from '../scenery/foliage.tsx';
import { Lighthouse } from '../scenery/houses.tsx';
import { ToyElephant } from '../scenery/luggage.tsx';
import { Lantern } from '../scenery/props.tsx';
import { band, box, oval } from '../scenery/shapes.ts';
import { Halo, Moon, Sky, Stars, Stratus } from '../scenery/sky.tsx';
import { Gopuram } from '../scenery/temple.tsx';
import { Terraces } from '../scenery/terraces.tsx';
import { Palm } from '../scenery/trees.tsx';

export const focus: [number, number] = [0.5, 0.52];

const GROVE = leaves('#15284a', '#3d5f78', '#a8b8c8');

/** A turned post under the rail. */
const Baluster = ({ x }: { x: number }) => (
  <>
    <path d={band([[x, 990, 30], [x, 950, 18], [x, 900, 34], [x, 860, 16], [x, 800, 14], [x, 776, 26]])} fill="#c98a5c" />
    <path d={band([[x + 7, 990, 15], [x + 5, 950, 8], [x + 9, 900, 15], [x + 4, 860, 7], [x + 4, 800, 6], [x + 7, 776, 12]])} fill="#6f3f4a" />
  </>
);

export default function Contact() {
  return (
    <Canvas>
      <Sky id="sky" height={760} stops={[[0, '#141a44'], [0.45, '#2b2f6b'], [0.75, '#5a4a86'], [1, '#a86f8c']]} />
      <Stars id="stars" count={130} height={420} />
      <Moon id="moon" x={1010} y={236} r={66} />
      <Stratus x={1120} y={330} width={460} height={9} colour="#8f86b8" opacity={0.5} />
      <Stratus x={620} y={404} width={380} height={8} colour="#7f78b0" opacity={0.45} />

      {/* The lighthouse and its beam, the temple tower, roofs and palms. */}
      <Gradient id="beam" from={[470, 0]} to={[40, 0]} stops={[[0, '#fff0b8', 0.6], [1, '#fff0b8', 0]]} />
      <path d={polygon([[470, 392], [0, 250], [0, 420], [470, 400]])} fill="url(#beam)" />
      <Lighthouse id="light" x={474} y={700} height={350} white="#c9b8cc" stripe="#8f4660" glow="#fff0b8" stripes={3} />
      <Gopuram id="tower" x={1090} y={706} width={230} height={300} tiers={7} tones={stone('#6a5a8e', { line: '#8f7fae', dark: '#34305f', night: '#1a1a48' })} accents={['#6f7fae', '#a8869a', '#8a6a94', '#5f6f9a']} gold="#e8b04a" />
      <Terraces id="far" from={-20} to={1640} y={740} height={92} width={96} walls={['#5f5488', '#6b5a8a', '#544f86', '#76608a']} lit={0.5} />
      <Thicket id="grove" line={[[-20, 716], [400, 726], [800, 712], [1200, 724], [1640, 708]]} count={46} radius={24} tones={faded(GROVE, '#5a4a86', 0.3)} />
      <Palm id="palm-1" x={590} y={790} height={250} lean={0.1} dark="#1a2c55" lit="#3f5f86" trunk="#2b2a55" />
      <Palm id="palm-2" x={1236} y={800} height={330} lean={0.12} dark="#1a2c55" lit="#3f5f86" trunk="#2b2a55" />
      <Palm id="palm-3" x={1390} y={810} height={500} lean={-0.1} dark="#16264c" lit="#38567e" trunk="#262550" />
      <Palm id="palm-4" x={250} y={810} height={440} lean={0.14} dark="#16264c" lit="#38567e" trunk="#262550" />
      <Terraces id="near" from={-40} to={1680} y={860} height={150} width={190} walls={['#43407a', '#4f4880', '#3b3c74', '#5a4c7c']} lit={0.52} glow="#ffb85a" />
      <path d={box(-10, 856, 1620, 160)} fill="#262658" />
      <Terraces id="nearest" from={-90} to={1700} y={1010} height={110} width={250} walls={['#33336c', '#3c3870', '#2d3068']} lit={0.3} glow="#ffb85a" />
      <Mass id="neem" lobes={[...lobesIn('neem-a', 930, 800, 110, 80, 10), ...lobesIn('neem-b', 400, 820, 130, 80, 10)]} tones={GROVE} fleck={10} />

      {/* The veranda: lamplight, rail, posts, beam, rolled blind and lantern. */}
      <Halo id="lamp" x={622} y={290} rx={520} ry={500} colour="#ffb45e" opacity={0.55} />
      {Array.from({ length: 17 }, (_, i) => 20 + i * 98).map((x) => <Baluster key={x} x={x} />)}
      <path d={box(-10, 742, 1620, 40)} fill="#d99a66" />
      <path d={box(-10, 742, 1620, 9)} fill="#ffd59a" />
      <path d={box(-10, 772, 1620, 12)} fill="#6f3f4a" />
      <Gradient id="shade" from={[500, 0]} to={[1500, 0]} stops={[[0, '#1d1f52', 0], [1, '#1d1f52', 0.62]]} />
      <path d={box(500, 742, 1110, 260)} fill="url(#shade)" />
      {[206, 1330].map((x) => (
        <g key={x}>
          <path d={box(x - 38, 60, 76, 950)} fill={x < 800 ? '#b5733f' : '#7a4a44'} />
          <path d={box(x + 6, 60, 32, 950)} fill={x < 800 ? '#7a4636' : '#43305a'} />
          <path d={box(x - 56, 150, 112, 26) + box(x - 48, 690, 96, 30)} fill={x < 800 ? '#d99a66' : '#8f5c50'} />
          <path d={box(x + 8, 150, 48, 26) + box(x + 8, 690, 40, 30)} fill={x < 800 ? '#8f5540' : '#4f3a60'} />
          <path d={oval(x, 134, 42, 20)} fill={x < 800 ? '#c98450' : '#7f5250'} />
        </g>
      ))}
      <path d={box(-10, -10, 1620, 84)} fill="#4a2a30" />
      <path d={box(-10, 62, 1620, 14)} fill="#a8643c" />
      <path d={box(240, 76, 1056, 40)} fill="#c99452" />
      <path d={box(240, 100, 1056, 18)} fill="#7f5236" />
      <path d={Array.from({ length: 88 }, (_, i) => box(244 + i * 12, 78, 2.4, 38)).join('')} fill="#8f6238" opacity={0.7} />
      <path d={box(430, 74, 12, 48) + box(1000, 74, 12, 48)} fill="#4a2a30" />
      <Lantern id="lantern" x={622} y={116} size={96} colour="#f09a3c" glow="#ffd27a" />

      {/* The toy elephant, left on the rail at bedtime. */}
      <ToyElephant x={1040} y={744} height={128} turn={4} />
      <path d={polygon([[262, 900], [398, 900], [380, 1010], [280, 1010]])} fill="#b5563a" />
      <path d={polygon([[340, 900], [398, 900], [380, 1010], [334, 1010]]) + box(254, 884, 152, 24)} fill="#8a3f34" />
      <Mass id="tulsi" lobes={lobesIn('tulsi-a', 330, 800, 92, 110, 13)} tones={leaves('#1f4038', '#86a852', '#ffd98a')} fleck={13} />
      <NearWoman id="mother" x={730} y={990} size={1.16} dress={DRESS.marigold} skin={SKIN.cinnamon} look={1} tilt={6} left={{ elbow: [-122, -212], hand: [-62, -190], isBeyondBody: true }} right={{ elbow: [156, -226], hand: [92, -410], holds: <PhoneAtEar /> }} />
    </Canvas>
  );
}
