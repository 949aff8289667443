/** The Golden Temple at dusk, reflected in its pool. Four women in phulkari shawls are on the marble, three of them seated. */
import { polygon } from '../../../kit/curves.ts';
import { DRESS, type Dress, SKIN } from '../../../people/dress.ts';
import { Phulkari } from '../../../people/phulkari.tsx';
import { type Pose, Posed, POSE } from '../../../people/posed.tsx';
import { Arcade, Chhatri, Dome, stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Causeway, CausewayGate, GoldenTemple } from '../../../scenery/golden-temple.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { Diya } from '../../../scenery/props.tsx';
import { box, lens } from '../../../scenery/shapes.ts';
import { Halo, Moon, Sky, Stars, Stratus } from '../../../scenery/sky.tsx';
import { Reflection, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.56];

const DUSK = stone('#8a76a4', { sun: '#f6c6b0', night: '#3a2a68', dark: '#4a3560', line: '#c3aac6' });
const BRICK = stone('#7d5a86', { sun: '#f0a98a', night: '#3a2a68' });
const LINE = 592;
const at = projection({ vanishing: [740, LINE - 10], eye: 2.9 });
const floor = (left: number, right: number, near: number, far: number) => polygon([at(left, 0, near), at(right, 0, near), at(right, 0, far), at(left, 0, far)]);

/** Hands in prayer: palms together in front of the chest. */
const FOLDED = { near: [30, 132], far: [34, 128] } as const;
const LISTENING: Pose = { ...POSE.crossed, nod: 4, near: [24, 66], far: [30, 72] };
const WOMEN: readonly { x: number; y: number; size: number; pose: Pose; isSeated: boolean; dress: Dress; skin: string; isGrey?: boolean; cloth: string; border: string; stitch: string }[] = [
  { x: 1226, y: 928, size: 232, pose: { ...POSE.stand, ...FOLDED }, isSeated: false, dress: { ...DRESS.lotus, second: '#f4ebdd' }, skin: SKIN.cocoa, cloth: '#1f7f86', border: '#f6d58a', stitch: '#f6d58a' },
  { x: 1122, y: 916, size: 262, pose: { ...LISTENING, lean: 5 }, isSeated: true, dress: { ...DRESS.teal, second: '#f4ebdd' }, skin: SKIN.honey, cloth: '#f2a51b', border: '#b32e63', stitch: '#d2432f' },
  { x: 1004, y: 928, size: 258, pose: { ...LISTENING, lean: 10, nod: 10, ...FOLDED }, isSeated: true, dress: { ...DRESS.indigo, second: '#e9a6a0' }, skin: SKIN.cinnamon, isGrey: true, cloth: '#f4ebdd', border: '#d2432f', stitch: '#e07b5c' },
  { x: 876, y: 914, size: 262, pose: { ...LISTENING, lean: -2, nod: -8 }, isSeated: true, dress: { ...DRESS.cream, second: '#f6d58a' }, skin: SKIN.wheat, cloth: '#b32e63', border: '#f6d58a', stitch: '#f2b53f' },
];

/** Buildings on the far shore of the pool: arcades, two domed houses and the two watchtowers. */
function FarShore() {
  return (
    <>
      <Thicket id="trees" line={[[-40, 548], [220, 540], [420, 552], [560, 560]]} count={26} radius={22} tones={leaves('#4d3d6c', '#7d6590', '#f0a98a')} />
      <Arcade id="shore-left" x={-60} y={LINE} width={640} height={52} bays={24} tones={DUSK} glow="#ffc27a" kind="pointed" share={0.5} lit={(bay) => bay % 5 !== 2} />
      <Arcade id="shore-right" x={900} y={LINE} width={760} height={46} bays={30} tones={DUSK} glow="#ffc27a" kind="pointed" share={0.5} lit={(bay) => bay % 4 !== 1} />
      {[[70, 118, 150], [330, 92, 112]].map(([x = 0, width = 0, tall = 0], i) => (
        <g key={x}>
          <Arcade id={`house-${i}-low`} x={x - width / 2} y={LINE} width={width} height={tall * 0.5} bays={4} tones={DUSK} glow="#ffd08a" kind="cusped" />
          <Arcade id={`house-${i}-high`} x={x - width / 2} y={LINE - tall * 0.5} width={width} height={tall * 0.4} bays={6} tones={DUSK} glow="#ffd08a" kind="cusped" />
          <path d={box(x + width * 0.28, LINE - tall * 0.9, width * 0.22, tall * 0.9)} fill={DUSK.shade} opacity={0.5} />
          <Dome x={x} y={LINE - tall * 0.88} width={width * 0.44} tones={DUSK} ribs={7} />
          {[-0.42, 0.42].map((side) => (
            <Chhatri key={side} x={x + side * width} y={LINE - tall * 0.9} width={width * 0.2} tones={DUSK} kind="onion" />
          ))}
        </g>
      ))}
      {[424, 476].map((x) => (
        <g key={x}>
          <path d={polygon([[x - 13, LINE], [x - 10, 372], [x + 10, 372], [x + 13, LINE]])} fill={BRICK.lit} />
          <path d={polygon([[x + 3, LINE], [x + 2, 372], [x + 10, 372], [x + 13, LINE]])} fill={BRICK.shade} />
          {[372, 446, 520].map((y) => (
            <path key={y} d={box(x - 15, y, 30, 5)} fill={BRICK.line} />
          ))}
          <Chhatri x={x} y={372} width={24} tones={BRICK} kind="onion" />
        </g>
      ))}
    </>
  );
}

export default function AmritsarLadies() {
  return (
    <Canvas>
      <Sky id="sky" height={LINE} stops={[[0, '#151a4c'], [0.36, '#343a86'], [0.64, '#7d5a92'], [0.84, '#e08a78'], [1, '#ffc98a']]} />
      <Stars id="stars" count={80} height={330} />
      <Moon id="moon" x={1290} y={140} r={28} isCrescent />
      <Stratus x={330} y={286} width={560} colour="#d48a9a" opacity={0.4} />
      <Stratus x={1230} y={356} width={520} height={9} colour="#f0b08a" opacity={0.45} />
      <Stratus x={120} y={430} width={380} height={8} colour="#ffc49a" opacity={0.5} />
      <Flock id="birds" x={1120} y={270} width={230} height={70} count={7} size={12} colour="#2b2a66" />
      <Halo id="glow" x={740} y={420} rx={560} ry={330} colour="#ffc46a" opacity={0.6} />
      <Water id="pool" y={LINE} stops={[[0, '#c98a86'], [0.2, '#6a5490'], [0.6, '#2c2f72'], [1, '#14184a']]} shine="#ffe3a8" shineOpacity={0.7} />
      <Reflection id="image" line={LINE} squash={0.72} depth={430} veil="#1b2056" opacity={0.94} waves={13}>
        <FarShore />
        <Causeway from={980} to={1340} y={LINE} size={4.1} />
        <CausewayGate id="gate" x={1372} y={LINE} width={112} />
        <GoldenTemple id="temple" x={740} y={LINE} width={410} />
      </Reflection>
      <Ripples id="gold" x={520} y={612} width={440} height={230} count={52} colour="#ffd98a" opacity={0.5} />
      <Ripples id="violet" y={620} height={260} count={80} colour="#8f86c4" opacity={0.34} />

      {/* The marble walk beside the pool, its inlaid border, and the lamps along its edge. */}
      <Gradient id="marble" from={[0, 856]} to={[0, 1000]} stops={[[0, '#a58fb6'], [0.4, '#5d5190'], [1, '#241f56']]} />
      <path d={polygon([at(-20, 0, 9.2), at(20, 0, 9.2), [1700, 1010], [-100, 1010]])} fill="url(#marble)" />
      <path d={floor(-20, 20, 8.9, 9.2)} fill="#fff0e0" />
      <path d={polygon([at(-20, -0.14, 9.2), at(20, -0.14, 9.2), at(20, 0, 9.2), at(-20, 0, 9.2)])} fill="#7d6a9c" />
      <path d={floor(-20, 20, 8.2, 8.32) + floor(-20, 20, 7.3, 7.4)} fill="#2b2458" opacity={0.8} />
      <path d={Array.from({ length: 44 }, (_, i) => -15.4 + i * 0.7).map((x) => polygon([at(x, 0, 7.85), at(x + 0.3, 0, 8.14), at(x + 0.6, 0, 7.85), at(x + 0.3, 0, 7.5)])).join('')} fill="#d6a06a" opacity={0.55} />
      <path d={[6.7, 6.1].map((z) => floor(-20, 20, z, z + 0.03)).join('') + Array.from({ length: 26 }, (_, i) => -13 + i).map((x) => floor(x, x + 0.03, 4, 7.3)).join('')} fill="#8d80ba" opacity={0.3} />
      <Halo id="warm" x={740} y={880} rx={330} ry={46} colour="#ffcf8a" opacity={0.45} />
      {[-7.4, -6.5, -5.6, -4.7, -3.8, -2.9, -2, -1.1, -0.2, 0.7, 1.5, 5.9, 6.8, 7.7].map((x, lamp) => (
        <Diya key={x} id={`diya-${lamp}`} x={at(x, 0, 9.02)[0]} y={at(x, 0, 9.02)[1]} size={9} />
      ))}

      <path d={lens(1004, 928, 420, 18) + lens(1234, 930, 120, 8)} fill="#171340" opacity={0.5} />
      {WOMEN.map(({ x, y, size, cloth, border, stitch, ...looks }) => {
        const lean = looks.pose.lean ?? 0;
        // In a figure 300 high the head is 131 above the hips, and a standing figure's hips are 150 above the ground.
        const [up, ahead] = [131 * Math.cos((lean * Math.PI) / 180) + (looks.isSeated ? 0 : 150), 131 * Math.sin((lean * Math.PI) / 180) + 4];
        return (
          <g key={x}>
            <Posed id={`woman-${x}`} x={x} y={y} height={size} flip hair="crop" shoe={looks.skin} {...looks} />
            <Phulkari id={`shawl-${x}`} x={x - (ahead * size) / 300} y={y - (up * size) / 300} size={size} tilt={-lean * 0.4} cloth={cloth} border={border} stitch={stitch} />
          </g>
        );
      })}
    </Canvas>
  );
}
