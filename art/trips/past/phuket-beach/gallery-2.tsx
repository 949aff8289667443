/**
 * Koh Panyee in the morning: a match on the floating pitch, a family at its edge, the stilt village and gold-domed mosque under the cliff.
 * Tin-roofed plank houses and their walkways are built on stilts above the tide. The pitch is made of boards on blue drums.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { archPath, Dome, stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { LongTail } from '../../../scenery/boats.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { band, box, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Mist, Sky, Stratus } from '../../../scenery/sky.tsx';
import { rock, RockFace, Stack } from '../../../scenery/stone.tsx';
import { Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.58];

const GREEN = leaves('#1f4f3c', '#86b052');
const LINE = 600;
const WHITE = stone('#f6ecd8', { line: '#fffaf0', dark: '#2f6f66' });
const GOLD = stone('#e8b03a', { line: '#fff0b8', dark: '#7a4a1c' });

const FAR_GREEN = faded(GREEN, '#bcd6c6', 0.22);
const NEAR_GREEN = faded(GREEN, '#bcd6c6', 0.08);

/** The cliff behind the village, with its lower shoulder: streaked walls, forest on the tops and ledges. */
function Cliffs() {
  return (
    <>
      <RockFace id="shoulder" outline={[[1060, 594], [1080, 420], [1130, 340], [1220, 296], [1310, 300], [1370, 360], [1400, 450], [1450, 520], [1470, 594]]} tones={rock('#aaa793', '#fbeccb', '#54707f')} facets={26} />
      <Thicket id="shoulder-top" line={[[1100, 380], [1180, 306], [1290, 290], [1370, 348], [1410, 450]]} count={40} radius={24} tones={FAR_GREEN} fleck={5} spread={0.7} />
      <RockFace id="cliff" outline={[[560, 594], [556, 470], [590, 330], [640, 210], [720, 130], [830, 96], [950, 104], [1040, 160], [1090, 260], [1130, 380], [1180, 470], [1190, 594]]} tones={rock('#b5a68a', '#ffe9c2', '#4a6070')} facets={44} />
      <Thicket id="cliff-top" line={[[610, 270], [680, 160], [800, 96], [940, 92], [1050, 156], [1100, 280]]} count={64} radius={30} tones={NEAR_GREEN} fleck={6} spread={0.8} />
      <Thicket id="cliff-top-2" line={[[700, 170], [820, 124], [950, 130], [1030, 190]]} count={26} radius={26} tones={NEAR_GREEN} fleck={6} spread={0.9} />
      <Thicket id="ledge-1" line={[[570, 430], [620, 410], [660, 440]]} count={16} radius={20} tones={NEAR_GREEN} fleck={5} spread={0.9} />
      <Thicket id="ledge-2" line={[[960, 330], [1020, 360], [1070, 350]]} count={16} radius={19} tones={NEAR_GREEN} fleck={5} spread={0.9} />
      <Thicket id="ledge-3" line={[[1080, 480], [1150, 450], [1190, 500]]} count={16} radius={24} tones={NEAR_GREEN} fleck={5} spread={0.8} />
      <Thicket id="foot" line={[[540, 560], [640, 540], [760, 552]]} count={20} radius={24} tones={NEAR_GREEN} fleck={5} spread={0.7} />
    </>
  );
}

/** A plank house on stilts, with a tin roof. (x, y) is the left end of its floor. */
function StiltHouse({ x, y, width, wall, roof, gable = false }: { x: number; y: number; width: number; wall: string; roof: string; gable?: boolean }) {
  const h = width * 0.46;
  const shade = mix(wall, '#2b1a4a', 0.34);
  const planks = Array.from({ length: 5 }, (_, i) => box(x, y - h + (i + 1) * (h / 6), width, 2)).join('');
  return (
    <>
      <path d={Array.from({ length: 6 }, (_, i) => band([[x + 6 + (i * (width - 12)) / 5, y, 7], [x + 4 + (i * (width - 12)) / 5, LINE + 26, 6]])).join('')} fill="#5a4438" />
      <path d={band([[x + 8, y + 12, 3], [x + width * 0.4, LINE + 16, 3]]) + band([[x + width * 0.9, y + 12, 3], [x + width * 0.56, LINE + 16, 3]])} fill="#5a4438" />
      <path d={box(x, y - h, width, h)} fill={wall} />
      <path d={planks} fill={shade} opacity={0.6} />
      <path d={box(x + width * 0.78, y - h, width * 0.22, h)} fill={shade} opacity={0.7} />
      <path d={box(x + width * 0.14, y - h * 0.66, width * 0.17, h * 0.66)} fill={mix(wall, '#1d1630', 0.7)} />
      <path d={box(x + width * 0.42, y - h * 0.66, width * 0.22, h * 0.34)} fill="#2f4a5a" />
      <path d={box(x + width * 0.52, y - h * 0.66, width * 0.12, h * 0.34)} fill="#e9ddc4" opacity={0.8} />
      {gable ? <path d={polygon([[x - 12, y - h + 4], [x + width / 2, y - h * 1.7], [x + width + 12, y - h + 4]])} fill={roof} /> : <path d={polygon([[x - 14, y - h + 6], [x + width * 0.1, y - h * 1.5], [x + width * 0.94, y - h * 1.5], [x + width + 14, y - h + 6]])} fill={roof} />}
      <path d={gable ? polygon([[x + width / 2, y - h * 1.7], [x + width + 12, y - h + 4], [x + width * 0.72, y - h + 4]]) : polygon([[x + width * 0.66, y - h * 1.5], [x + width * 0.94, y - h * 1.5], [x + width + 14, y - h + 6], [x + width * 0.76, y - h + 6]])} fill={mix(roof, '#2b1a4a', 0.32)} />
      {!gable && <path d={Array.from({ length: 9 }, (_, i) => polygon([[x + width * (0.12 + i * 0.092), y - h * 1.5], [x + width * (0.127 + i * 0.092), y - h * 1.5], [x + width * (0.02 + i * 0.12), y - h + 4], [x + width * (0.01 + i * 0.12), y - h + 4]])).join('')} fill={mix(roof, '#ffffff', 0.3)} opacity={0.7} />}
      <path d={box(x - 10, y - 3, width + 20, 9)} fill="#8a6a4c" />
    </>
  );
}

/** The mosque: a white hall with green arches, a great gold dome and two minarets. (x, y) is the middle of its floor. */
function Mosque({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={Array.from({ length: 9 }, (_, i) => box(x - 130 + i * 32, y, 9, LINE + 26 - y)).join('')} fill="#b5a890" />
      {[-150, 150].map((dx) => (
        <g key={dx}>
          <path d={box(x + dx - 19, y - 220, 38, 220)} fill={WHITE.lit} />
          <path d={box(x + dx + 5, y - 220, 14, 220)} fill={WHITE.shade} />
          <path d={box(x + dx - 26, y - 168, 52, 9) + box(x + dx - 26, y - 226, 52, 10)} fill={WHITE.line} />
          <path d={archPath('pointed', x + dx - 4, y - 100, 14, 34) + archPath('pointed', x + dx - 4, y - 180, 14, 30)} fill={WHITE.dark} />
          <Dome x={x + dx} y={y - 226} width={44} kind="onion" tones={GOLD} finial={0.5} />
        </g>
      ))}
      <path d={box(x - 132, y - 112, 264, 112)} fill={WHITE.lit} />
      <path d={box(x + 60, y - 112, 72, 112)} fill={WHITE.shade} opacity={0.5} />
      <path d={box(x - 140, y - 122, 280, 14) + box(x - 76, y - 152, 152, 34)} fill={WHITE.line} />
      <path d={Array.from({ length: 14 }, (_, i) => polygon([[x - 136 + i * 20, y - 122], [x - 127 + i * 20, y - 136], [x - 118 + i * 20, y - 122]])).join('')} fill={WHITE.line} />
      <path d={[-94, -32, 30, 92].map((dx) => archPath('pointed', x + dx, y, 46, 84)).join('')} fill={WHITE.line} />
      <path d={[-94, -32, 30, 92].map((dx) => archPath('pointed', x + dx, y, 32, 72)).join('')} fill={WHITE.dark} />
      <Dome x={x} y={y - 150} width={136} height={112} kind="onion" tones={GOLD} ribs={8} finial={0.36} />
      <path d={box(x - 142, y - 6, 284, 10)} fill="#c9b58a" />
    </>
  );
}

/** A goal seen from the side: near and far posts, bar and net. `high` gives the posts' heights, `out` the net's offset. */
function Goal({ near, far, high, out }: { near: Spot; far: Spot; high: readonly [number, number]; out: number }) {
  const top: readonly Spot[] = [[near[0], near[1] - high[0]], [far[0], far[1] - high[1]]];
  const net = Array.from({ length: 9 }, (_, i) => i / 8).map((t) => {
    const [x, y, h] = [near[0] + (far[0] - near[0]) * t, near[1] + (far[1] - near[1]) * t, high[0] + (high[1] - high[0]) * t];
    return `M${x} ${y - h}L${x + out} ${y - 4}M${near[0] + out * t} ${near[1] - high[0] * (1 - t)}L${far[0] + out * t} ${far[1] - high[1] * (1 - t)}`;
  }).join('');
  return (
    <>
      <path d={net} stroke="#ffffff" strokeWidth={1.8} opacity={0.75} fill="none" />
      <path d={polygon([near, ...top, far], false)} stroke="#fff6e2" strokeWidth={9} fill="none" strokeLinejoin="round" />
      <path d={polygon([[near[0] + 4, near[1]], [near[0] + 4, near[1] - high[0]]], false)} stroke="#b9a8b0" strokeWidth={3} fill="none" />
    </>
  );
}

/** The floating pitch: boards on drums, white lines, two goals. */
function Pitch() {
  const at = (u: number, v: number): Spot => [240 - v * 150 + u * (900 + v * 290), 762 + v * 168];
  const quad = (u0: number, u1: number, v0: number, v1: number) => polygon([at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)]);
  return (
    <>
      <path d={polygon([at(-0.02, 0), at(1.02, 0), at(1.04, 1.28), at(-0.04, 1.28)])} fill="#0f4f5a" opacity={0.5} />
      {Array.from({ length: 17 }, (_, i) => (
        <g key={i}>
          <path d={oval(at(i / 16, 1)[0], 962, 30, 22)} fill="#2c5fa0" />
          <path d={oval(at(i / 16, 1)[0] - 6, 956, 20, 10)} fill="#5f93cf" />
        </g>
      ))}
      <path d={polygon([at(0, 1), at(1, 1), [at(1, 1)[0], 954], [at(0, 1)[0], 954]])} fill="#7a4a30" />
      <Gradient id="boards" from={[100, 0]} to={[1440, 0]} stops={[[0, '#d99a5c'], [0.5, '#c9824a'], [1, '#a8623c']]} />
      <path d={quad(0, 1, 0, 1)} fill="url(#boards)" />
      <path d={Array.from({ length: 13 }, (_, i) => quad(0, 1, (i + 0.92) / 13, (i + 1) / 13)).join('')} fill="#8a5434" opacity={0.55} />
      <path d={quad(0.02, 0.98, 0.04, 0.06) + quad(0.02, 0.98, 0.94, 0.97) + quad(0.496, 0.504, 0.04, 0.97) + quad(0.02, 0.028, 0.04, 0.97) + quad(0.972, 0.98, 0.04, 0.97)} fill="#fff6e2" opacity={0.9} />
      <path d={oval(at(0.5, 0.5)[0], at(0.5, 0.5)[1], 120, 40) + oval(at(0.5, 0.5)[0], at(0.5, 0.5)[1], 112, 36.6)} fillRule="evenodd" fill="#fff6e2" opacity={0.9} />
      <Goal near={at(0.01, 0.74)} far={at(0.01, 0.2)} high={[112, 88]} out={-46} />
      <Goal near={at(0.99, 0.74)} far={at(0.99, 0.2)} high={[112, 88]} out={46} />
    </>
  );
}

export default function PhuketBeach2() {
  return (
    <Canvas>
      <Sky id="sky" height={LINE} stops={[[0, '#4ba3cc'], [0.55, '#b6dde0'], [1, '#f6f2da']]} />
      <Halo id="sun" x={120} y={140} rx={640} ry={460} colour="#fff9da" opacity={0.7} />
      <Cumulus id="cloud" x={330} y={300} width={380} height={90} lit="#ffffff" shade="#c5dee4" opacity={0.85} />
      <Stratus x={1360} y={110} width={420} colour="#ffffff" opacity={0.55} />
      <Flock id="birds" x={420} y={390} width={200} height={50} count={5} size={13} colour="#6f9aa4" />
      <Water id="bay" y={LINE - 16} stops={[[0, '#a9dcc9'], [0.2, '#4fae9e'], [0.6, '#237f7c'], [1, '#17646a']]} />
      {[[120, 130, 150], [250, 80, 90], [1520, 170, 230]].map(([x = 0, width = 0, height = 0]) => (
        <Stack key={x} id={`far-${x}`} x={x} y={LINE - 10} width={width} height={height} tones={rock('#b3cbc6', '#e8f2e2', '#7fa8b0')} green={faded(GREEN, '#c6dfd4', 0.62)} fleck={0} lean={x % 4 ? 0.04 : -0.05} />
      ))}
      <Cliffs />
      <Mist id="haze" y={560} height={110} colour="#f3f4e0" opacity={0.6} />

      <GroundMarks id="mirror" x={180} y={LINE + 6} width={1300} height={130} count={130} colour="#123f44" opacity={0.4} size={1.4} />
      <StiltHouse x={330} y={556} width={120} wall="#c9a878" roof="#7a8a96" />
      <StiltHouse x={500} y={548} width={130} wall="#d98a6a" roof="#3f7fa6" gable />
      <StiltHouse x={980} y={546} width={130} wall="#8fb0a8" roof="#b5503a" />
      <StiltHouse x={1150} y={552} width={140} wall="#e3c48c" roof="#7a8a96" gable />
      <StiltHouse x={1320} y={560} width={120} wall="#a8745c" roof="#3f7fa6" />
      <Mosque x={806} y={564} />
      <StiltHouse x={210} y={588} width={150} wall="#4f8f9c" roof="#b5624c" />
      <StiltHouse x={396} y={586} width={140} wall="#f0d9a8" roof="#5f7f9c" />
      <StiltHouse x={1060} y={586} width={150} wall="#c9604c" roof="#8f9aa0" />
      <StiltHouse x={1242} y={588} width={160} wall="#f2e3c4" roof="#b5503a" gable />
      <path d={box(170, 588, 1290, 10)} fill="#9c7a58" />
      <path d={Array.from({ length: 44 }, (_, i) => box(176 + i * 30, 566, 3, 24)).join('') + box(170, 564, 420, 4) + box(1010, 564, 450, 4)} fill="#7a5a44" />
      {[[560, '#ea4c95'], [590, '#fff6e2'], [616, '#f2b02b'], [1016, '#2c3e73'], [1040, '#ea4c95']].map(([x, colour]) => (
        <path key={x} d={polygon([[Number(x), 568], [Number(x) + 20, 568], [Number(x) + 19, 588], [Number(x) + 2, 590]])} fill={String(colour)} />
      ))}
      <Ripples id="ripples" y={LINE + 16} height={380} count={130} colour="#e9fbf0" opacity={0.42} />
      <LongTail x={220} y={712} length={330} wood="#a3562f" awning="#c9452f" />
      <LongTail x={1488} y={668} length={220} wood="#8a5a34" awning="#2f7f8f" flip />

      <Pitch />
      <Posed id="dribbler" x={470} y={840} height={150} age={10} pose={POSE.run} wears="shorts" hasStripes={false} hair="crop" dress={DRESS.crimson} skin={SKIN.cinnamon} hasShadow />
      <Posed id="tackler" x={610} y={810} height={142} age={10} flip pose={POSE.run} wears="shorts" hasStripes={false} hair="crop" dress={DRESS.indigo} skin={SKIN.wheat} hasShadow />
      <Posed id="team-mate" x={704} y={870} height={158} age={10} pose={{ ...POSE.run, lean: -8, nearLeg: [70, 46], farLeg: [-16, -20], near: [-60, -20], far: [70, 90] }} wears="shorts" hasStripes={false} hair="bob" dress={DRESS.crimson} skin={SKIN.honey} hasShadow />
      <path d={oval(812, 866, 11, 3)} fill="#2a1a2e" opacity={0.4} />
      <path d={oval(810, 852, 13)} fill="#fffaf0" />
      <path d={oval(808, 851, 4.4) + oval(818, 846, 3) + oval(816, 859, 3) + oval(801, 858, 3) + oval(804, 843, 3)} fill="#22202f" />
      <Posed id="back" x={930} y={822} height={146} age={10} flip pose={POSE.walk} wears="shorts" hasStripes={false} hair="crop" dress={DRESS.indigo} skin={SKIN.cinnamon} hasShadow />
      <Posed id="keeper" x={1190} y={848} height={152} age={10} flip pose={{ ...POSE.stand, lean: 16, nearLeg: [26, -6], farLeg: [-14, -22], near: [60, 40], far: [70, 60] }} wears="shorts" hasStripes={false} hair="crop" dress={DRESS.marigold} skin={SKIN.wheat} hasShadow />
      <path d={lens(330, 944, 330, 12)} fill="#2a1a2e" opacity={0.3} />
      <Family id="family" x={286} y={940} height={206} hasShadow={false} mother={{ wears: 'kurta', dress: DRESS.magenta, hair: 'plait', skin: SKIN.honey, arm: 'hold' }} kids={[{ age: 6, dress: DRESS.marigold, arm: 'up' }, { age: 9, wears: 'shorts', dress: DRESS.cream }]} />
    </Canvas>
  );
}
