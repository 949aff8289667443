/**
 * Umiam from the road above it, in the afternoon: momos from a stall, the lake with its pine islands far below, a rower's wake.
 * The lake is a drowned valley: long arms, islands that were hilltops, a rim of red earth where the water has fallen. Khasi pines are bare below, with flat tufted crowns.
 */
import { mix } from '../../../kit/colour.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { handsOf } from '../../../people/pose.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, lobesAlong, Mass, Thicket, type Leaves } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Mist, Sky, Stratus } from '../../../scenery/sky.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.62, 0.6];

const PINE = leaves('#1d4a40', '#86a35a', '#ffe29a');
const AIR = '#dfe6d2';
const EARTH = '#b8683f';

/** A Khasi pine: tall bare stem, a few level boughs with tufts near the top. */
function Pine({ id, x, y, height: h, tones, lean = 0.03 }: { id: string; x: number; y: number; height: number; tones: Leaves; lean?: number }) {
  const r = random(id);
  const boughs = Array.from({ length: 9 }, (_, i) => {
    const up = 0.52 + i * 0.052;
    const side = i % 2 ? 1 : -1;
    const reach = h * (0.2 - i * 0.014) * r.between(0.7, 1.15);
    return { x: x + lean * h * up, y: y - h * up, tip: x + lean * h * up + side * reach, rise: h * r.between(0.02, 0.06) };
  });
  const tufts = boughs.flatMap((b, i) => lobesAlong(`${id}-${i}`, [[b.x + (b.tip - b.x) * 0.3, b.y - b.rise * 0.6], [b.tip, b.y - b.rise]], 4, h * 0.042, 0.3));
  return (
    <>
      <path d={band([[x, y, h * 0.04], [x + lean * h * 0.5, y - h * 0.5, h * 0.026], [x + lean * h, y - h * 0.98, 1]]) + boughs.map((b) => band([[b.x, b.y, h * 0.014], [b.tip, b.y - b.rise, 1]])).join('')} fill={mix('#4a3230', tones.dark, 0.2)} />
      <path d={band([[x - h * 0.011, y, h * 0.012], [x + lean * h * 0.5 - h * 0.008, y - h * 0.5, h * 0.008], [x + lean * h * 0.8, y - h * 0.8, 1]])} fill="#b87848" />
      <Mass id={id} lobes={[...tufts, ...lobesAlong(`${id}-top`, [[x + lean * h - h * 0.05, y - h * 0.95], [x + lean * h + h * 0.05, y - h]], 5, h * 0.045, 0.4)]} tones={tones} fleck={h > 300 ? h * 0.018 : 0} rim={0.3} />
    </>
  );
}

/** An island: a hilltop with pines, a rim of red earth, its dark image in the water. */
function Island({ id, x, y, width: w, far }: { id: string; x: number; y: number; width: number; far: number }) {
  const tones = faded(PINE, AIR, far);
  const high = w * 0.2;
  return (
    <>
      <path d={shape([[x - w * 0.52, y + 2, 'corner'], [x - w * 0.2, y + high * 0.5], [x + w * 0.1, y + high * 0.66], [x + w * 0.52, y + 2, 'corner']])} fill={tones.dark} opacity={0.28} />
      <path d={[-0.28, -0.14, 0.02, 0.12, 0.28].map((at) => band([[x + at * w, y, w * 0.014], [x + at * w + 2, y + w * 0.12, w * 0.03], [x + at * w - 2, y + w * 0.2, 1]])).join('')} fill={tones.dark} opacity={0.24} />
      <path d={shape([[x - w * 0.54, y, 'corner'], [x - w * 0.36, y - high * 0.22], [x, y - high * 0.3], [x + w * 0.38, y - high * 0.2], [x + w * 0.54, y, 'corner'], [x + w * 0.1, y + high * 0.1], [x - w * 0.3, y + high * 0.08]])} fill={mix(EARTH, AIR, far)} />
      <path d={shape([[x - w * 0.47, y - high * 0.06, 'corner'], [x - w * 0.3, y - high * 0.5], [x + w * 0.06, y - high * 0.8], [x + w * 0.34, y - high * 0.4], [x + w * 0.48, y - high * 0.05, 'corner']])} fill={tones.dark} />
      <Thicket id={`${id}-bush`} line={[[x - w * 0.42, y - high * 0.24], [x + w * 0.05, y - high * 0.66], [x + w * 0.42, y - high * 0.2]]} count={16} radius={w * 0.045} tones={tones} />
      {[-0.28, -0.14, 0.02, 0.12, 0.28].map((at, i) => <Pine key={at} id={`${id}-${i}`} x={x + at * w} y={y - high * (0.62 - Math.abs(at - 0.03) * 1.1)} height={w * (0.24 + ((i * 7) % 5) * 0.035)} tones={tones} lean={i % 2 ? 0.05 : -0.03} />)}
    </>
  );
}

/** Wisps of steam from the lid: where, how high, how far they sway. */
const WISPS = [[-52, 70, 7], [-30, 96, 9], [-4, 82, 8], [16, 56, 6]] as const;

/** Momos on a plate, (x, y) in the middle of the plate: each small enough for two fingers, pleated to a tip. */
const Momos = ({ x, y, count }: { x: number; y: number; count: number }) => (
  <>
    <path d={oval(x, y + 2, count * 4.5 + 10, 5.5)} fill="#cfc2ae" />
    <path d={oval(x, y, count * 4.5 + 10, 5)} fill="#f6efe0" />
    {Array.from({ length: count }, (_, i) => x + (i - (count - 1) / 2) * 9.5).map((at) => (
      <g key={at}>
        <path d={shape([[at - 5.5, y], [at - 4, y - 5], [at, y - 8, 'corner'], [at + 4, y - 5], [at + 5.5, y], [at, y + 1.5]])} fill="#fff8ea" />
        <path d={`M${at} ${y - 8}L${at + 2} ${y - 1}M${at} ${y - 8}L${at + 4.6} ${y - 2}`} stroke="#d9c2a0" strokeWidth={1.2} />
      </g>
    ))}
  </>
);

/** The stall: bamboo posts, a blue sheet for a roof, a counter with the steamer, steam rising. */
function Stall({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path d={lens(x + 70, y + 6, 520, 22)} fill="#2a2030" opacity={0.4} />
      <path d={box(x - 170, y - 330, 340, 250)} fill="#4f3a34" />
      {[-176, 168].map((at) => <path key={at} d={band([[x + at, y, 15], [x + at + 4, y - 350, 13]])} fill="#c79a58" />)}
      <Posed id="cook" x={x + 40} y={y} height={306} view="front" wears="kurta" dress={{ base: '#a8622f', trim: '#f0d9a8', second: '#4a3430' }} skin={SKIN.wheat} hair="bun" turn={-0.8} pose={{ near: [24, -50], far: [-30, 40] }} />
      <path d={box(x - 186, y - 130, 372, 22)} fill="#d9a868" />
      <path d={box(x - 180, y - 110, 360, 110)} fill="#7f4f34" />
      <path d={Array.from({ length: 11 }, (_, i) => box(x - 176 + i * 33, y - 108, 25, 108)).join('')} fill="#a86f44" />
      <path d={box(x + 40, y - 108, 140, 108)} fill="#3a1f28" opacity={0.3} />
      {[0, 1, 2].map((tier) => <path key={tier} d={box(x - 60, y - 156 - tier * 24, 84, 22)} fill={tier % 2 ? '#b9c3c6' : '#d9e0de'} />)}
      <path d={shape([[x - 66, y - 202, 'corner'], [x - 50, y - 222], [x - 18, y - 230], [x + 14, y - 222], [x + 30, y - 202, 'corner']])} fill="#c9d2d2" />
      <Momos x={x - 120} y={y - 136} count={5} />
      <filter id="steam" x="-40%" y="-20%" width="180%" height="140%">
        <feGaussianBlur stdDeviation="5" />
      </filter>
      <path d={WISPS.map(([at, rise, sway]) => band([[x + at, y - 226, 4], [x + at + sway, y - 226 - rise * 0.3, 12], [x + at - sway * 0.6, y - 226 - rise * 0.65, 17], [x + at + sway, y - 226 - rise, 3]])).join('')} fill="#fffaf0" opacity={0.54} filter="url(#steam)" />
      <path d={shape([[x - 220, y - 316, 'corner'], [x - 190, y - 384], [x, y - 396], [x + 190, y - 384], [x + 226, y - 312, 'corner'], [x + 110, y - 326], [x, y - 320], [x - 110, y - 328]])} fill="#2f6fa8" />
      <path d={shape([[x + 60, y - 394, 'corner'], [x + 190, y - 384], [x + 226, y - 312, 'corner'], [x + 110, y - 326, 'corner']])} fill="#1f4a80" />
      <path d={band([[x - 150, y - 388, 2], [x - 140, y - 350, 5], [x - 150, y - 326, 1]]) + band([[x - 20, y - 394, 2], [x - 16, y - 350, 5], [x - 24, y - 324, 1]])} fill="#8fc0dc" opacity={0.7} />
    </>
  );
}

const TERRACE: Spot[] = [[-60, 858], [260, 850], [620, 868], [960, 862], [1660, 846]];

const MOTHER = { x: 1090, y: 944, height: 330, pose: { ...POSE.stand, near: [40, 92], far: [14, 92] } } as const;
/** Her hands, which hold the plate. */
const HANDS = handsOf(MOTHER);

export default function MeghalayaAdventure3() {
  return (
    <Canvas>
      <Sky id="sky" height={380} stops={[[0, '#5a9fcf'], [0.5, '#a9d0dc'], [0.85, '#f2ecd0'], [1, '#fdf3d2']]} />
      <Halo id="light" x={330} y={60} rx={760} ry={420} colour="#fff4cc" opacity={0.75} />
      <Cumulus id="cloud-1" x={1180} y={240} width={640} height={150} lit="#fffcf2" shade="#c9d9de" />
      <Cumulus id="cloud-2" x={720} y={196} width={360} height={76} lit="#fffcf2" shade="#c9d9de" opacity={0.85} />
      <Stratus x={560} y={96} width={420} colour="#ffffff" opacity={0.55} />
      <Flock id="egrets" x={980} y={300} width={220} height={50} count={7} size={13} colour="#fff6e4" />
      <Ridge id="hills-1" anchors={[[-40, 286], [200, 264], [420, 290], [700, 256], [980, 280], [1280, 236], [1660, 258]]} colour="#a3c0c6" mist={AIR} bottom={520} rough={0.45} />
      <Ridge id="hills-2" anchors={[[-40, 336], [260, 318], [520, 344], [800, 316], [1100, 330], [1400, 296], [1660, 310]]} colour="#7fa5a6" mist={AIR} bottom={560} rough={0.45} />
      <Mist id="haze" y={352} height={90} colour="#f6f3dc" opacity={0.7} />
      <Ridge id="hills-3" anchors={[[-40, 372], [180, 352], [400, 380], [640, 366], [900, 376], [1160, 352], [1420, 366], [1660, 340]]} colour="#5a8a76" mist="#c9d6b4" bottom={620} rough={0.4} />
      <Water id="lake" y={400} bottom={900} stops={[[0, '#e9efdc'], [0.14, '#a5cdd2'], [0.45, '#4792b8'], [1, '#1b4f88']]} />
      <path d={band([[-60, 414, 10], [240, 400, 9], [560, 393, 7], [900, 399, 7], [1240, 393, 8], [1660, 408, 11]])} fill={mix(EARTH, AIR, 0.45)} />
      <SunPath id="sun-path" x={450} y={404} height={330} width={300} colour="#fff3cc" opacity={0.85} count={62} />
      <Ripples id="ripples" y={430} height={420} count={130} colour="#e9f4f2" opacity={0.35} />
      {/* Long arms of land reach into the lake from both sides. */}
      <path d={shape([[-80, 470, 'corner'], [60, 452], [210, 460], [330, 478], [390, 494, 'corner'], [220, 504], [-80, 512, 'corner']])} fill={mix(EARTH, AIR, 0.3)} />
      <Land crest={[[-80, 440], [60, 436], [210, 450], [320, 474], [384, 490]]} bottom={492} fill={faded(PINE, AIR, 0.3).dark} />
      <Thicket id="arm-left" line={[[-60, 442], [100, 440], [260, 462], [370, 486]]} count={40} radius={14} tones={faded(PINE, AIR, 0.3)} />
      <path d={shape([[1680, 440, 'corner'], [1480, 444], [1320, 452], [1180, 462, 'corner'], [1340, 474], [1680, 486, 'corner']])} fill={mix(EARTH, AIR, 0.34)} />
      <Land crest={[[1190, 460], [1320, 440], [1480, 426], [1680, 420]]} bottom={462} fill={faded(PINE, AIR, 0.34).dark} />
      <Thicket id="arm-right" line={[[1200, 456], [1330, 440], [1480, 428], [1660, 424]]} count={38} radius={13} tones={faded(PINE, AIR, 0.34)} />
      <Island id="island-1" x={720} y={456} width={150} far={0.34} />
      <Island id="island-2" x={1010} y={528} width={270} far={0.2} />
      <Island id="island-3" x={640} y={606} width={300} far={0.08} />
      <path d={band([[880, 700, 1], [960, 690, 8], [1060, 684, 1]]) + band([[880, 700, 1], [970, 706, 8], [1080, 712, 1]])} fill="#f2f8f2" opacity={0.6} />
      <path d={shape([[858, 698, 'corner'], [872, 704], [900, 704], [916, 697, 'corner'], [890, 700]])} fill="#5a3424" />
      <path d={band([[886, 700, 9], [888, 682, 7]]) + oval(888, 678, 4.4, 5)} fill="#3a2430" />

      <Gradient id="terrace" from={[0, 846]} to={[0, 1000]} stops={[[0, '#a9a058'], [0.4, '#7f8a48'], [1, '#4a5f38']]} />
      <Thicket id="brow" line={TERRACE.map(([x, y]): Spot => [x, y - 2])} count={60} radius={24} tones={PINE} fleck={6} />
      <Land crest={TERRACE} fill="url(#terrace)" />
      <Pine id="near-1" x={90} y={930} height={900} tones={PINE} lean={0.04} />
      <Pine id="near-2" x={246} y={900} height={640} tones={PINE} lean={-0.03} />
      <Stall x={1370} y={930} />
      <path d={lens(1060, 948, 260, 15)} fill="#2a2030" opacity={0.4} />
      <Posed id="mother" {...MOTHER} wears="sari" dress={DRESS.magenta} skin={SKIN.honey} hair="bun" />
      <Momos x={HANDS.near[0] + 6} y={HANDS.near[1] - 3} count={3} />
      <Posed id="girl" x={976} y={950} height={330} age={7} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="plaits" pose={{ ...POSE.stand, near: [40, 156] }} />
      <path d={lens(590, 946, 330, 16)} fill="#2a2030" opacity={0.4} />
      <Posed id="friend" x={486} y={944} height={330} view="back" wears="kurta" dress={DRESS.teal} skin={SKIN.cinnamon} hair="plait" turn={1} pose={{ near: [10, 18], far: [-20, -4], nearLeg: [4, 0], farLeg: [-4, 0] }} />
      <Posed id="boy" x={590} y={950} height={330} view="back" age={8} wears="shorts" dress={DRESS.crimson} skin={SKIN.cinnamon} hair="crop" turn={1} pose={{ near: [112, 104], far: [-10, 6], nearLeg: [6, 0], farLeg: [-6, 0] }} />
      {Array.from({ length: 40 }, (_, i) => <GrassTuft key={i} id={`front-${i}`} x={(i * 45.7) % 1620} y={1008 - ((i * 23) % 60)} size={34 + ((i * 31) % 40)} dark="#3f5a34" light="#c9c06a" blades={10} />)}
    </Canvas>
  );
}
