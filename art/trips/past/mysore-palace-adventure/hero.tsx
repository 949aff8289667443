/** Mysore Palace by day seen through the shaded gate: pink domes and long arcades across the bright court, a horse tonga, a mother and two children walking in. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Women } from '../../../people/family.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { archPath, stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Bush, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { MysorePalace } from '../../../scenery/mysore-palace.tsx';
import { Bunting } from '../../../scenery/props.tsx';
import { box, lens } from '../../../scenery/shapes.ts';
import { polygon } from '../../../kit/curves.ts';
import { Cumulus, Sky, Stratus } from '../../../scenery/sky.tsx';
import { CoconutPalm } from '../../../scenery/coconut-palm.tsx';
import { Tonga } from '../../../scenery/vehicles.tsx';

export const focus: [number, number] = [0.5, 0.6];

const GREY = stone('#d8cbb4', { sun: '#fffaf0', night: '#6a5f8c', dark: '#5f5468', line: '#fff8e8' });
const ROSE = stone('#c9556a', { sun: '#ffd2bc', night: '#5a2448', dark: '#4a1f3c' });
const BASE = 640;
const GATE = 1180;

/** The gate we stand in: a wall of shade with one wide cusped opening, its sunlit reveal on the right. */
function GateArch() {
  const opening = archPath('cusped', 800, 1010, GATE, 940);
  return (
    <g>
      <clipPath id="opening">
        <path d={opening} />
      </clipPath>
      <Gradient id="gate" from={[0, 0]} to={[0, 1000]} stops={[[0, '#2c1f3c'], [0.6, '#43304e'], [1, '#2a1d34']]} />
      <g clipPath="url(#opening)">
        <path d={`${box(-20, -20, 1640, 1060)}${archPath('cusped', 766, 1010, GATE - 20, 926)}`} fill="#e0b48c" fillRule="evenodd" />
      </g>
      <path d={`${box(-20, -20, 1640, 1060)}${opening}`} fill="url(#gate)" fillRule="evenodd" />
      <path d={archPath('cusped', 800, 1010, GATE + 34, 962)} fill="none" stroke="#76586c" strokeWidth={7} />
      <path d={archPath('cusped', 800, 1010, GATE + 74, 992)} fill="none" stroke="#563f5c" strokeWidth={4} />
      {[60, 128, 1472, 1540].map((x) => (
        <path key={x} d={box(x, 300, 8, 720) + lens(x + 4, 300, 26, 10)} fill="#5a4260" />
      ))}
    </g>
  );
}

export default function MysorePalaceAdventure() {
  return (
    <Canvas>
      <Sky id="sky" height={BASE} stops={[[0, '#4f9fcb'], [0.55, '#b3dae2'], [1, '#fbf1da']]} />
      <Cumulus id="cloud" x={450} y={380} width={420} height={110} lit="#ffffff" shade="#cfe0e6" opacity={0.85} />
      <Cumulus id="cloud-right" x={1190} y={330} width={360} height={80} lit="#ffffff" shade="#d6e4e8" opacity={0.7} />
      <Stratus x={640} y={216} width={320} height={8} colour="#ffffff" opacity={0.6} />
      <Flock id="birds" x={1080} y={236} width={220} height={70} count={6} size={12} colour="#5f87a0" />
      <Thicket id="garden-back" line={[[180, 626], [400, 604], [620, 622], [1000, 622], [1220, 600], [1440, 624]]} count={50} radius={26} tones={leaves('#4f7f5c', '#a3c07a')} />
      <MysorePalace id="palace" x={800} y={BASE} width={1030} wall={GREY} dome={ROSE} isLit={false} />
      <Gradient id="court" from={[0, BASE]} to={[0, 1000]} stops={[[0, '#f4e4bf'], [0.4, '#e3c491'], [1, '#a87a54']]} />
      <path d={box(-10, BASE, 1620, 370)} fill="url(#court)" />
      <path d={polygon([[300, BASE], [1300, BASE], [1350, 662], [250, 662]])} fill="#a98f86" opacity={0.5} />
      <path d={polygon([[180, 676], [700, 666], [640, 716], [180, 740]])} fill="#6f9a4a" />
      <path d={polygon([[1420, 676], [900, 666], [960, 716], [1420, 740]])} fill="#6f9a4a" />
      {[260, 380, 500, 980, 1100, 1220, 1340].map((x, i) => (
        <Bush key={x} id={`bush-${x}`} x={x} y={712 + Math.abs(x - 800) * 0.03} width={62 + (i % 3) * 12} height={36} tones={leaves('#2f5f3c', '#8fb85a')} fleck={4} />
      ))}
      <CoconutPalm id="palm-right" x={1310} y={740} height={330} lean={-0.08} />
      <CoconutPalm id="palm-left" x={286} y={736} height={260} lean={0.1} />
      <Women id="visitors" x={850} y={690} height={46} count={3} />
      <Tonga x={1060} y={812} length={380} />
      <GateArch />
      <Gradient id="gate-shade" from={[0, 850]} to={[0, 1000]} stops={[[0, '#4a2f48', 0.62], [1, '#2a1a30', 0.86]]} />
      <path d={polygon([[205, 1010], [205, 900], [640, 874], [1394, 900], [1394, 1010]])} fill="url(#gate-shade)" />
      {([[[246, 330], [330, 206]], [[330, 206], [560, 108]], [[560, 108], [800, 66]], [[800, 66], [1040, 108]], [[1040, 108], [1270, 206]], [[1270, 206], [1354, 330]]] as const).map(([from, to], i) => (
        <Bunting key={from[0]} id={`garland-${i}`} from={from} to={to} sag={0.13} size={13} garland />
      ))}
      <path d={lens(520, 930, 190, 9) + lens(620, 936, 150, 8) + lens(770, 900, 130, 7)} fill="#1d1228" opacity={0.5} />
      <Posed id="mother" x={520} y={930} height={236} wears="kurta" dress={DRESS.marigold} skin={SKIN.cinnamon} hair="plait" pose={{ ...POSE.walk, near: [22, 66], far: [104, 112] }} />
      <Posed id="boy" x={622} y={936} height={236} age={9} wears="shorts" dress={DRESS.teal} skin={SKIN.cinnamon} hair="crop" pose={{ ...POSE.stand, near: [84, 190] }} />
      <Posed id="girl" x={764} y={896} height={226} age={6} wears="frock" dress={DRESS.magenta} skin={SKIN.cinnamon} hair="plaits" pose={{ lean: 14, nod: -6, near: [60, 130], far: [-50, 20], nearLeg: [-14, -84], farLeg: [54, 2] }} />
    </Canvas>
  );
}
