/**
 * Dinner at a beach shack in Benaulim: two mothers and two children at a table under paper lanterns, a young moon over the sea.
 * The shack has casuarina poles, a palm-leaf roof in courses and a counter open to the beach; the table is out on the sand.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Outrigger } from '../../../scenery/boats.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { Lantern, Line } from '../../../scenery/props.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, leaf, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Moon, Sky, Stars, Stratus } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { Foam, Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.6];

const POLE = { lit: '#c98a54', shade: '#5a3540' };
const GLOW = '#ffc76a';

/** The shack from the front; its poles end at y = 752. */
function Shack() {
  const r = random('thatch');
  const courses = [0, 1, 2, 3, 4].map((row) => {
    const y = 330 + row * 40;
    const [from, to] = [1040 - row * 30, 1490 + row * 34];
    return { y, leaves: Array.from({ length: 46 }, (_, i) => leaf(from + ((to - from) * i) / 45, y, r.between(48, 74), 7, Math.PI / 2 + (i / 45 - 0.5) * 0.7 + r.between(-0.12, 0.12))) };
  });
  return (
    <>
      <Gradient id="inside" from={[0, 500]} to={[0, 750]} stops={[[0, '#a8562f'], [0.4, '#f0a54e'], [1, '#d9823e']]} />
      <path d={box(950, 480, 620, 268)} fill="url(#inside)" />
      <path d={box(990, 560, 250, 10) + box(990, 616, 250, 10)} fill="#6b3a2c" />
      {[[1004, 560, '#2f7f6a'], [1030, 560, '#c9302c'], [1052, 560, '#f4ebdd'], [1082, 560, '#2c6f8f'], [1110, 560, '#e8a13a'], [1140, 560, '#2f7f6a'], [1172, 560, '#8e1456'], [1204, 560, '#f4ebdd'], [1010, 616, '#e8a13a'], [1046, 616, '#2f7f6a'], [1078, 616, '#f4ebdd'], [1116, 616, '#c9302c'], [1150, 616, '#2c6f8f'], [1190, 616, '#e8a13a']].map(([x, y, colour]) => (
        <path key={`${x}-${y}`} d={box(Number(x), Number(y) - 30, 14, 30) + box(Number(x) + 4, Number(y) - 42, 6, 14)} fill={String(colour)} />
      ))}
      <Halo id="inside-lamp" x={1250} y={590} rx={330} ry={150} colour="#fff0b8" opacity={0.7} />
      <path d={box(1296, 548, 210, 112)} fill="#3a2a30" />
      <path d={box(1304, 556, 194, 96)} fill="#2f4a44" />
      <path d={[576, 596, 616, 636].map((y, i) => band([[1322, y, 4], [1390 + (i % 3) * 26, y + 1, 4]]) + band([[1450, y, 4], [1482, y, 4]])).join('')} fill="#f4ebdd" opacity={0.85} />
      <Posed id="cook" x={1110} y={744} height={216} flip pose={{ ...POSE.stand, nod: 12, near: [30, 78], far: [40, 84] }} dress={DRESS.teal} skin={SKIN.coffee} hair="crop" wears="kurta" />
      <path d={box(950, 646, 330, 100)} fill="#8a4f36" />
      <path d={box(940, 632, 350, 18)} fill="#e0a468" />
      <path d={Array.from({ length: 14 }, (_, i) => box(956 + i * 24, 652, 4, 92)).join('')} fill="#5a3028" />
      <path d={oval(1010, 628, 34, 8) + oval(1072, 626, 22, 6)} fill="#f4ebdd" />
      <path d={oval(1010, 622, 24, 8)} fill="#5f9a4a" />
      {[958, 1284, 1556].map((x) => (
        <g key={x}>
          <path d={band([[x, 752, 20], [x + 3, 640, 17], [x - 2, 480, 17]])} fill={POLE.shade} />
          <path d={band([[x - 4, 752, 8], [x - 1, 640, 7], [x - 6, 480, 7]])} fill={POLE.lit} />
        </g>
      ))}
      <path d={polygon([[1044, 318], [1490, 318], [1650, 516], [900, 516]])} fill="#4a2f3c" />
      {courses.map(({ y, leaves }, row) => (
        <g key={y}>
          <path d={leaves.join('')} fill={mix('#5a3a3c', '#b9824a', row / 5)} />
          <path d={leaves.filter((_, i) => i % 3 === 0).join('')} fill={mix('#7a5244', '#e0aa62', row / 5)} />
        </g>
      ))}
      <path d={band([[1030, 322, 10], [1260, 312, 22], [1504, 322, 10]])} fill="#8a6048" />
    </>
  );
}

/** A wooden bench from the side. (x, y) is the middle of the top of its seat; its legs end at y + 94. */
const Bench = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <>
    <path d={box(x - width / 2, y, width, 12) + box(x - width / 2 + 8, y + 10, 11, 84) + box(x + width / 2 - 19, y + 10, 11, 84)} fill="#4a2c34" />
    <path d={box(x - width / 2, y, width, 4)} fill="#b8744c" />
  </>
);

/** The table with its cloth, plates of food and glasses, and a candle in the middle. (x, y) is the middle of its top. */
function DinnerTable({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={box(x - 130, y + 8, 14, 140) + box(x + 116, y + 8, 14, 140)} fill="#4a2c34" />
      <path d={polygon([[x - 170, y], [x + 170, y], [x + 176, y + 62], [x + 120, y + 46], [x + 60, y + 64], [x, y + 48], [x - 60, y + 64], [x - 120, y + 46], [x - 176, y + 62]])} fill="#c9403a" />
      <path d={Array.from({ length: 9 }, (_, i) => polygon([[x - 160 + i * 38, y], [x - 146 + i * 38, y], [x - 146 + i * 38, y + 50], [x - 160 + i * 38, y + 50]])).join('')} fill="#fff0d8" opacity={0.5} />
      <path d={lens(x, y, 356, 18)} fill="#f7d9b0" />
      {[-112, -30, 66, 124].map((dx, i) => (
        <g key={dx}>
          <path d={oval(x + dx, y - 3, 32, 7)} fill="#fffaf0" />
          <path d={i % 2 ? oval(x + dx, y - 8, 20, 7) : leaf(x + dx - 22, y - 7, 44, 9, -0.06)} fill={i % 2 ? '#f2d9a0' : '#a8572f'} />
        </g>
      ))}
      <path d={[-72, 24, 98].map((dx) => polygon([[x + dx - 9, y - 34], [x + dx + 9, y - 34], [x + dx + 7, y - 2], [x + dx - 7, y - 2]])).join('')} fill="#b32e63" />
      <path d={[-72, 24, 98].map((dx) => oval(x + dx, y - 34, 9, 2.6)).join('')} fill="#f2a9c0" />
      <Halo id="candle" x={x - 4} y={y - 30} rx={210} ry={150} colour="#ffdf9a" opacity={0.85} />
      <path d={polygon([[x - 16, y - 40], [x + 8, y - 40], [x + 5, y - 2], [x - 13, y - 2]])} fill="#fff3cf" opacity={0.9} />
      <path d={leaf(x - 4, y - 10, 28, 7, -Math.PI / 2)} fill="#ff9f3a" />
    </>
  );
}

/** A beach dog asleep. (x, y) is on the ground under it; `size` is roughly its length. */
const SleepingDog = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
    <path d={lens(0, 0, 116, 8)} fill="#2a1f44" opacity={0.5} />
    <path d={shape([[-48, -2], [-50, -22], [-34, -38], [-4, -40], [26, -32], [44, -14], [44, -1, 'corner'], [-40, 2]])} fill="#c98f52" />
    <path d={shape([[-30, -2], [-10, -12], [20, -12], [44, -8], [44, -1, 'corner'], [-30, 2]])} fill="#8a5a44" />
    <path d={shape([[8, -26], [30, -32], [40, -14], [30, -2], [8, -2], [2, -14]])} fill="#b57c48" />
    <path d={shape([[-58, -4], [-62, -14], [-50, -24], [-34, -24], [-26, -12], [-32, -2]])} fill="#d9a466" />
    <path d={shape([[-44, -24], [-34, -26], [-26, -12], [-36, -12]])} fill="#8a5a3c" />
    <path d={oval(-61, -7, 3.4, 3)} fill="#2a1a1a" />
    <path d="M-50 -13q4 3 8 0" stroke="#2a1a1a" strokeWidth={1.8} fill="none" />
    <path d={band([[42, -6, 9], [20, 0, 8], [-16, 1, 6], [-24, -1, 2]])} fill="#c98f52" />
  </g>
);

export default function GoaBeachRetreat5() {
  const rope: readonly Spot[] = [[190, 330], [400, 420], [640, 452], [860, 436], [1044, 372]];
  const rope2: readonly Spot[] = [[190, 330], [340, 330], [620, 330], [900, 330], [1090, 318]];
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#0c1238'], [0.55, '#23326c'], [1, '#566096']]} />
      <Stars id="stars" count={130} height={400} />
      {/* A young moon, lit from the right, where the sun went down. */}
      <g transform="translate(1120 0) scale(-1 1)">
        <Moon id="moon" x={560} y={210} r={44} isCrescent />
      </g>
      <Stratus x={760} y={250} width={420} colour="#8f97c4" opacity={0.35} />
      <Ridge id="cape" anchors={[[-40, 512], [120, 520], [260, 536], [360, 548]]} colour="#2a3568" mist="#4a5488" bottom={552} />
      <Water id="sea" y={546} bottom={760} stops={[[0, '#4a5a94'], [0.5, '#253a72'], [1, '#1d2f60']]} shine="#cfd6f2" />
      <SunPath id="moon-path" x={560} y={548} height={150} width={150} colour="#f6efd2" opacity={0.55} />
      <Ripples id="ripples" y={552} height={140} count={90} colour="#aebbe6" opacity={0.35} />
      <Land crest={[[-60, 700], [300, 690], [700, 680], [1000, 676], [1660, 660]]} fill="#4a4468" />
      <Gradient id="sand" from={[1000, 680]} to={[100, 1000]} stops={[[0, '#c98f62'], [0.4, '#8a6470'], [1, '#3a3560']]} />
      <Land crest={[[-60, 726], [300, 714], [700, 704], [1000, 700], [1660, 684]]} fill="url(#sand)" />
      <Foam id="surf" line={[[-60, 698], [300, 688], [700, 678], [1000, 674]]} width={10} colour="#cfd6ee" opacity={0.8} />
      <Halo id="ground-glow" x={1240} y={800} rx={560} ry={150} colour="#ffb860" opacity={0.55} />
      <GroundMarks id="sand-dark" y={740} height={250} count={120} colour="#2a2450" opacity={0.4} />
      <GroundMarks id="sand-light" x={300} y={760} width={1200} height={180} count={60} colour="#ffd9a0" opacity={0.4} />
      <Shack />

      <Outrigger x={1370} y={940} length={470} wood="#2c5a7a" trim="#e9b878" float="#6a4a44" shadow="#2a1f44" />
      <SleepingDog x={1120} y={846} size={120} />
      <Halo id="table-glow" x={620} y={900} rx={520} ry={130} colour="#ffb860" opacity={0.6} />
      <path d={lens(640, 944, 760, 34)} fill="#2a1f44" opacity={0.5} />
      <Bench x={400} y={836} width={170} />
      <Bench x={872} y={836} width={190} />
      <Posed id="girl" x={440} y={825} height={290} isSeated age={8} pose={{ ...POSE.sit, lean: 10, nod: 4, near: [50, 96], far: [64, 104] }} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="bob" light="right" />
      <Posed id="mother" x={352} y={825} height={290} isSeated pose={{ ...POSE.sit, lean: 4, near: [30, 84], far: [60, 110] }} wears="kurta" dress={DRESS.magenta} skin={SKIN.honey} hair="plait" light="right" />
      <Posed id="boy" x={836} y={825} height={290} isSeated age={6} flip pose={{ ...POSE.sit, lean: 14, nod: 8, near: [58, 100], far: [66, 120] }} wears="shorts" dress={DRESS.teal} skin={SKIN.cinnamon} hair="crop" />
      <Posed id="aunt" x={928} y={825} height={290} isSeated flip pose={{ ...POSE.sit, lean: 2, near: [34, 92], far: [88, 150] }} wears="sari" dress={DRESS.crimson} skin={SKIN.cinnamon} hair="bun" />
      <DinnerTable x={634} y={808} />

      <Palm id="palm-1" x={70} y={980} height={860} lean={0.12} dark="#173a4a" lit="#3f6f6a" trunk="#5a4450" />
      <Line spots={rope} colour="#1a1638" width={3} />
      <Line spots={rope2} colour="#1a1638" width={3} />
      {[[300, 380, 44, '#e8583a'], [432, 428, 54, '#f2a51b'], [572, 448, 48, '#ea4c95'], [712, 450, 56, '#3fa094'], [846, 438, 46, '#f2a51b'], [966, 404, 50, '#e8583a'], [356, 330, 34, '#3fa094'], [500, 330, 38, '#f2a51b'], [660, 330, 34, '#e8583a'], [800, 330, 38, '#ea4c95'], [950, 328, 34, '#f2a51b']].map(([x, y, size, colour]) => (
        <Lantern key={`${x}-${y}`} id={`lantern-${x}`} x={Number(x)} y={Number(y)} size={Number(size)} colour={String(colour)} glow={GLOW} />
      ))}
      <Palm id="palm-2" x={1600} y={1010} height={780} lean={-0.08} dark="#122f42" lit="#35605f" trunk="#463645" />
    </Canvas>
  );
}
