/** A morning in the French Quarter: a mustard wall under bougainvillea, the street leading to the sea, and a mother with two children. */
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed } from '../../../people/posed.tsx';
import { LeafShade } from '../../../scenery/banyan.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { SailingBoat } from '../../../scenery/boats.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves, lobesIn, Mass, Petals, Thicket } from '../../../scenery/foliage.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { band, lens } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { LeaningBicycle, Pot } from '../../../scenery/street-life.tsx';
import { ColonialWall, onWall, Paving, wallAt } from '../../../scenery/street.tsx';
import { CoconutPalm } from '../../../scenery/coconut-palm.tsx';
import { Foam, Ripples, Water } from '../../../scenery/water.tsx';
import { Climber } from './climber.tsx';

export const focus: [number, number] = [0.5, 0.6];

const at = projection({ focal: 900, vanishing: [620, 560], eye: 2.3 });
const END = 17;
const strip = (left: number, right: number, near: number, far: number, up = 0) => polygon([at(left, up, near), at(right, up, near), at(right, up, far), at(left, up, far)]);
const LILAC = { wall: '#a68fb4', cap: '#e4d6e4', shade: '#7d6895' };
const wall = wallAt(at, 3.8);
const garden = wallAt(at, -4.5);
const GREEN = leaves('#1f5239', '#86b352');

export default function Pondicherry() {
  return (
    <Canvas>
      <Sky id="sky" height={580} stops={[[0, '#3f93bf'], [0.55, '#9fd0d6'], [1, '#fdf0d0']]} />
      <Halo id="morning" x={300} y={520} rx={620} ry={260} colour="#fff2c8" opacity={0.8} />
      <Cumulus id="cloud-1" x={560} y={392} width={470} height={120} lit="#fffdf4" shade="#bcd3d8" opacity={0.95} />
      <Cumulus id="cloud-2" x={840} y={476} width={420} height={90} lit="#fff8e6" shade="#cfdcd6" opacity={0.8} />
      <Stratus x={640} y={210} width={420} colour="#ffffff" opacity={0.55} />
      <Flock id="gulls" x={680} y={270} width={230} height={70} count={6} size={13} colour="#4f7f98" />
      <Water id="sea" y={558} bottom={680} stops={[[0, '#5fb3c0'], [0.3, '#2f93a8'], [1, '#1f7f98']]} />
      <Ripples id="ripples" x={300} y={562} width={640} height={64} count={70} colour="#e8f8f4" opacity={0.6} size={0.6} />
      <SailingBoat x={690} y={580} length={46} />
      <Foam id="surf" line={[[300, 624], [620, 628], [960, 622]]} width={3} />

      {/* The sea road across the end of the street, with its white balustrade. */}
      <path d={polygon([[0, 632], [1100, 632], [1100, 700], [0, 700]])} fill="#ecd3ab" />
      <path d={strip(-16, 16, 25, 25.5, 0.75) + polygon([at(-16, 0.7, 25.2), at(16, 0.7, 25.2), at(16, 0.86, 25.2), at(-16, 0.86, 25.2)]) + Array.from({ length: 40 }, (_, i) => polygon([at(-12 + i * 0.6, 0, 25.2), at(-11.8 + i * 0.6, 0, 25.2), at(-11.8 + i * 0.6, 0.8, 25.2), at(-12 + i * 0.6, 0.8, 25.2)])).join('')} fill="#fffaf0" />
      <CoconutPalm id="palm" x={480} y={650} height={250} lean={0.12} />
      <CoconutPalm id="palm-2" x={790} y={648} height={170} lean={-0.1} />

      <Gradient id="road" from={[0, 640]} to={[0, 1000]} stops={[[0, '#f3d3a6'], [0.5, '#dfb48a'], [1, '#c08f72']]} />
      <path d={polygon([at(-5, 0, END), at(5, 0, END), at(5, 0, 2), at(-5, 0, 2)])} fill="url(#road)" />
      <Paving project={at} left={-3.4} right={2.7} near={2.6} far={END} fill="url(#road)" joint="#a9765e" />
      <path d={strip(2.7, 3.8, 2, END, 0.14)} fill="#f6dfbc" />
      <path d={polygon([at(2.7, 0, 2), at(2.7, 0, END), at(2.7, 0.14, END), at(2.7, 0.14, 2)])} fill="#fff3da" />
      {Array.from({ length: 14 }, (_, i) => 3 + i).map((z) => (
        <path key={z} d={strip(2.7, 3.8, z, z + 0.03, 0.14)} fill="#c9a27c" />
      ))}
      <path d={strip(-5, -3.4, 2, END, 0.14)} fill="#c7a8a4" />
      <path d={polygon([at(-3.4, 0, 2), at(-3.4, 0, END), at(-3.4, 0.14, END), at(-3.4, 0.14, 2)])} fill="#7d5a78" />

      {/* The garden wall on the left, which faces away from the sun. */}
      <Thicket id="garden" line={[at(-4.9, 2.4, 16), at(-4.9, 2.6, 11), at(-4.9, 2.5, 8), at(-4.9, 2.7, 5)]} count={26} radius={46} tones={GREEN} fleck={9} />
      <path d={onWall(garden, 2, END, 0, 2)} fill={LILAC.wall} />
      <path d={onWall(garden, 2, END, 0, 0.5)} fill={LILAC.shade} />
      {[16.6, 13.6, 10.6, 7.6, 4.6].map((z) => (
        <g key={z}>
          <path d={onWall(garden, z, z + 0.4, 0, 2.2, 0.12)} fill={LILAC.cap} />
          <path d={polygon([garden(z, 0), garden(z, 0, 0.12), garden(z, 2.2, 0.12), garden(z, 2.2)])} fill={LILAC.shade} />
        </g>
      ))}
      <path d={onWall(garden, 2, END, 1.94, 2.14, 0.1)} fill={LILAC.cap} />
      <path d={strip(-4.5, -2.9, 2, END, 0.01)} fill="#4b2f5c" opacity={0.3} />

      <ColonialWall project={at} aside={3.8} near={3.05} far={END} bay={2.85} doors={[1, 4]} />
      <path d={onWall(wall, 5.5, 5.86, 2.48, 2.84, 0.06)} fill="#fffaf0" />
      <path d={onWall(wall, 5.53, 5.83, 2.51, 2.81, 0.07)} fill="#2c5aa0" />
      <Climber wall={wall} />
      <Petals id="petals" x={870} y={800} rx={170} ry={70} count={70} />
      <Pot id="pot-1" x={at(3.32, 0.14, 9.7)[0]} y={at(3.32, 0.14, 9.7)[1]} size={40} />
      <Pot id="pot-2" x={at(3.3, 0.14, 11.6)[0]} y={at(3.3, 0.14, 11.6)[1]} size={31} />
      <LeaningBicycle project={at} aside={3.7} z={5.35} flowers={['#ea4c95', '#fff3dc', '#f2a51b']} />

      <LeafShade id="shade" x={330} y={900} rx={430} ry={110} opacity={0.4} />
      <ellipse cx={186} cy={862} rx={92} ry={17} fill="#5f3f40" />
      <path d={band([[182, 866, 104], [178, 838, 66], [176, 790, 48], [186, 560, 40], [150, 300, 30], [180, 60, 8]]) + band([[182, 520, 26], [280, 330, 18], [330, 120, 4]])} fill="#3f2a2c" />
      <path d={band([[158, 862, 34], [162, 832, 20], [163, 780, 15], [174, 560, 12], [142, 320, 6]])} fill="#8a6450" />
      <Mass id="crown" lobes={[...lobesIn('crown-a', 120, 90, 260, 150, 16), ...lobesIn('crown-b', 360, 40, 150, 100, 9)]} tones={GREEN} fleck={15} />
      <path d={lens(712, 842, 120, 9) + lens(600, 863, 84, 6) + lens(894, 871, 126, 8)} fill="#4b2f5c" opacity={0.36} />
      <Posed id="mother" x={690} y={840} height={216} view="front" wears="sari" dress={DRESS.magenta} skin={SKIN.honey} hair="bun" turn={0.7} pose={{ near: [22, 60], far: [-16, -4], nearLeg: [4, 0], farLeg: [-4, 0] }} />
      <Posed id="boy" x={588} y={862} height={252} age={6} wears="shorts" dress={DRESS.banyan} skin={SKIN.honey} hair="crop" pose={{ lean: 4, nod: 4, near: [84, 104], far: [-56, -84], nearLeg: [24, 4], farLeg: [-14, -26] }} />
      <Posed id="girl" x={866} y={824} height={250} flip isSeated age={8} wears="frock" dress={DRESS.crimson} skin={SKIN.honey} hair="plaits" eyes="down" pose={{ lean: 24, nod: 14, near: [30, 18], far: [44, 74], nearLeg: [14, -92], farLeg: [8, -96] }} />
    </Canvas>
  );
}
