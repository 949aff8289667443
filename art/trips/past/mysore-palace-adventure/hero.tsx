/** Mysore Palace by day through its painted gate: pink domes, long arcades, a horse tonga, a mother and two children going in. */
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Women } from '../../../people/family.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Bush, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { MysorePalace } from '../../../scenery/mysore-palace.tsx';
import { Bunting } from '../../../scenery/props.tsx';
import { box, lens, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Sky, Stratus } from '../../../scenery/sky.tsx';
import { CoconutPalm } from '../../../scenery/coconut-palm.tsx';
import { Tonga } from '../../../scenery/vehicles.tsx';
import { BrassLamp, Pigeon } from './gate-things.tsx';
import { CUSPS, PalaceGate } from './gate.tsx';

export const focus: [number, number] = [0.5, 0.6];

const GREY = stone('#d8cbb4', { sun: '#fffaf0', night: '#6a5f8c', dark: '#5f5468', line: '#fff8e8' });
const ROSE = stone('#c9556a', { sun: '#ffd2bc', night: '#5a2448', dark: '#4a1f3c' });
const BASE = 666;

/** The lawns on both sides of the drive, back edge first. */
const LAWNS: readonly (readonly [Spot, Spot, Spot, Spot])[] = [[[100, 698], [640, 690], [560, 752], [100, 786]], [[1500, 702], [960, 692], [1060, 752], [1500, 786]]];

export default function MysorePalaceAdventure() {
  return (
    <Canvas>
      <Sky id="sky" height={BASE} stops={[[0, '#4f9fcb'], [0.55, '#b3dae2'], [1, '#fbf1da']]} />
      <Cumulus id="cloud" x={450} y={380} width={420} height={110} lit="#ffffff" shade="#cfe0e6" opacity={0.85} />
      <Cumulus id="cloud-right" x={1190} y={330} width={360} height={80} lit="#ffffff" shade="#d6e4e8" opacity={0.7} />
      <Stratus x={640} y={216} width={320} height={8} colour="#ffffff" opacity={0.6} />
      <Flock id="birds" x={1080} y={236} width={220} height={70} count={6} size={12} colour="#5f87a0" />
      <Thicket id="garden-back" line={[[180, 626], [400, 604], [620, 622], [1000, 622], [1220, 600], [1440, 624]]} count={50} radius={26} tones={leaves('#4f7f5c', '#a3c07a')} />
      <MysorePalace id="palace" x={776} y={BASE} width={1040} wall={GREY} dome={ROSE} isLit={false} turn={-0.3} />
      <Gradient id="court" from={[0, BASE]} to={[0, 940]} stops={[[0, '#f6e6c2'], [0.4, '#edd2a0'], [1, '#cf9a6a']]} />
      <path d={box(-10, BASE, 1620, 370)} fill="url(#court)" />
      <path d={polygon([[270, BASE], [1400, BASE], [1530, 698], [440, 686]])} fill="#9c7f86" opacity={0.45} />
      <GroundMarks id="gravel" x={180} y={700} width={1240} height={200} count={90} colour="#b98a5c" opacity={0.35} />
      <Gradient id="lawn" from={[0, 690]} to={[0, 786]} stops={[[0, '#86ad55'], [1, '#4f7f40']]} />
      {LAWNS.map((lawn) => (
        <g key={lawn[1][0]}>
          <path d={polygon(lawn.map(([x, y]) => [x, y + 6]))} fill="#c79a6a" />
          <path d={polygon(lawn)} fill="url(#lawn)" />
        </g>
      ))}
      <GroundMarks id="mown-left" x={150} y={706} width={440} height={50} count={60} colour="#b5cc74" opacity={0.55} />
      <GroundMarks id="mown-right" x={1060} y={706} width={400} height={50} count={60} colour="#b5cc74" opacity={0.55} />
      {[[226, 58], [352, 74], [470, 62], [1130, 66], [1236, 88], [1356, 62]].map(([x = 0, width = 0]) => (
        <g key={x}>
          <path d={lens(x + width * 0.34, 738, width * 1.3, 14)} fill="#2a4a30" opacity={0.5} />
          <Bush id={`bush-${x}`} x={x} y={742} width={width} height={width * 0.56} tones={leaves('#2f5f3c', '#8fb85a')} fleck={4} />
        </g>
      ))}
      <path d={lens(420, 778, 330, 12)} fill="#5a4a3a" opacity={0.35} />
      <CoconutPalm id="palm-left" x={262} y={776} height={280} lean={0.08} />
      <Women id="visitors" x={850} y={712} height={46} count={3} />
      <Tonga x={1080} y={838} length={390} />
      <PalaceGate />
      {CUSPS.slice(1).map((to, i) => (
        <Bunting key={to[0]} id={`garland-${i}`} from={CUSPS[i] ?? to} to={to} sag={0.13} size={13} garland />
      ))}
      <BrassLamp x={CUSPS[1]?.[0] ?? 0} y={CUSPS[1]?.[1] ?? 0} drop={104} />
      <Pigeon x={1270} y={908} size={40} flip tone="#a09ab0" />
      <Pigeon x={1342} y={914} size={38} />
      <Pigeon x={76} y={424} size={44} tone="#a79cba" />
      <path d={lens(590, 950, 230, 14) + lens(690, 955, 190, 12)} fill="#4f2f44" opacity={0.55} />
      <path d={lens(812, 872, 170, 10)} fill="#7a4f4a" opacity={0.5} />
      <Posed id="mother" x={520} y={940} height={250} wears="kurta" dress={DRESS.marigold} skin={SKIN.cinnamon} hair="plait" pose={{ ...POSE.walk, near: [22, 66], far: [104, 112] }} />
      <Posed id="boy" x={628} y={946} height={250} age={9} wears="shorts" dress={DRESS.teal} skin={SKIN.cinnamon} hair="crop" pose={{ ...POSE.stand, near: [84, 190] }} />
      <Posed id="girl" x={764} y={868} height={216} age={6} wears="frock" dress={DRESS.magenta} skin={SKIN.cinnamon} hair="plaits" pose={{ lean: 14, nod: -6, near: [60, 130], far: [-50, 20], nearLeg: [-14, -84], farLeg: [54, 2] }} />
    </Canvas>
  );
}
