/**
 * Umiam from the road in the afternoon: momos from a stall, the lake with its pine islands far below, a rower's wake.
 * The lake is a drowned valley with long arms, hilltop islands and, at low water, a rim of red earth. Khasi pines have bare lower trunks.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { handsOf } from '../../../people/pose.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, lobesAlong, Mass, Petals, Thicket, type Leaves } from '../../../scenery/foliage.tsx';
import { GroundMarks, LongShadow } from '../../../scenery/ground.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Mist, Sky, Stratus } from '../../../scenery/sky.tsx';
import { Fern, GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Ripples, SunPath, Water } from '../../../scenery/water.tsx';
import { at, BuyersShadow, Momos, Stall } from './momo-stall.tsx';

export const focus: [number, number] = [0.6, 0.6];

const PINE = leaves('#1d4a40', '#86a35a', '#ffe29a');
const AIR = '#dfe6d2';
const EARTH = '#b8683f';

/** A Khasi pine: its trunk is bare to about half its height, with level, tufted boughs above. */
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
      <path d={shape([[x - h * 0.034, y + h * 0.012, 'corner'], [x - h * 0.02, y - h * 0.016], [x - h * 0.016, y - h * 0.06, 'corner'], [x + h * 0.018, y - h * 0.06, 'corner'], [x + h * 0.02, y - h * 0.014], [x + h * 0.036, y + h * 0.01, 'corner'], [x + h * 0.01, y + h * 0.004], [x - h * 0.008, y + h * 0.014]])} fill={mix('#4a3230', tones.dark, 0.2)} />
      <path d={band([[x - h * 0.011, y, h * 0.012], [x + lean * h * 0.5 - h * 0.008, y - h * 0.5, h * 0.008], [x + lean * h * 0.8, y - h * 0.8, 1]])} fill="#b87848" />
      <Mass id={id} lobes={[...tufts, ...lobesAlong(`${id}-top`, [[x + lean * h - h * 0.05, y - h * 0.95], [x + lean * h + h * 0.05, y - h]], 5, h * 0.045, 0.4)]} tones={tones} fleck={h > 300 ? h * 0.018 : 0} rim={0.3} />
    </>
  );
}

/** An island: a hilltop with pines, a rim of red earth, its dark reflection. */
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

/** The low wall along the edge of the road: [x, z] of its ends, in metres. */
const WALL = { from: [-4.2, 5] as const, to: [1.05, 6.75] as const };
const onWall = (t: number, y: number): Spot => at(WALL.from[0] + (WALL.to[0] - WALL.from[0]) * t, y, WALL.from[1] + (WALL.to[1] - WALL.from[1]) * t);

/** The low dry-stone wall: three uneven courses of stones lit from above, with moss at the foot. */
function Wall() {
  const r = random('wall');
  const stones = [0, 1, 2].flatMap((course) => {
    const out: { d: string; tone: string; top: string }[] = [];
    for (let t = -0.02; t < 1; ) {
      const next = t + r.between(0.03, 0.075);
      const [low, high] = [course * 0.17, course * 0.17 + 0.165 + (course === 2 ? r.between(-0.05, 0.05) : 0)];
      out.push({ d: shape([onWall(t + 0.003, low), onWall((t + next) / 2, low - 0.01), onWall(next - 0.002, low + 0.01), onWall(next - 0.003, high - 0.03), onWall((t + next) / 2, high), onWall(t + 0.004, high - 0.03)]), tone: mix(r.pick(['#8f8678', '#9c8a72', '#7c7a76', '#a38f78']), '#4a4a58', 0.18 - course * 0.06), top: band([[...onWall(t + 0.008, high - 0.03), 1], [...onWall((t + next) / 2, high - 0.012), 5], [...onWall(next - 0.012, high - 0.035), 1]]) });
      t = next;
    }
    return out;
  });
  return (
    <>
      <path d={polygon([onWall(-0.02, 0), onWall(1, 0), onWall(1, 0.46), onWall(-0.02, 0.46)])} fill="#453c40" />
      {stones.map(({ d, tone }, i) => <path key={i} d={d} fill={tone} />)}
      <path d={stones.map(({ top }) => top).join('')} fill="#e9d8b0" opacity={0.6} />
      <Thicket id="moss" line={[onWall(0, 0.04), onWall(1, 0.04)]} count={50} radius={11} tones={leaves('#4a5f38', '#93a050')} />
    </>
  );
}

/** The cut bank above the road: layers of red earth, a sunny edge, fallen clods at its foot. */
const CutBank = () => (
  <>
    <path d={lens(1520, 862, 330, 22)} fill="#2a2030" opacity={0.3} />
    <path d={shape([[1660, 500, 'corner'], [1560, 590], [1500, 690], [1410, 800], [1376, 850, 'corner'], [1450, 862], [1540, 858], [1660, 866, 'corner']])} fill="#a8603f" />
    <path d={shape([[1660, 500, 'corner'], [1560, 590], [1500, 690], [1410, 800], [1376, 850, 'corner'], [1420, 846], [1470, 770], [1540, 690], [1590, 610], [1660, 570, 'corner']])} fill="#cf8a58" />
    <path d={band([[1400, 826, 2], [1490, 800, 6], [1580, 806, 4], [1670, 790, 7]]) + band([[1446, 766, 2], [1540, 736, 5], [1670, 728, 8]]) + band([[1510, 690, 2], [1590, 668, 6], [1670, 664, 4]])} fill="#8a4a34" opacity={0.7} />
    <path d={band([[1500, 792, 2], [1508, 826, 4], [1500, 858, 2]]) + band([[1596, 740, 2], [1590, 776, 4], [1602, 804, 1]])} fill="#7a3f30" opacity={0.6} />
    <path d={oval(1402, 858, 12, 6) + oval(1438, 868, 8, 4) + oval(1482, 864, 14, 7) + oval(1376, 864, 6, 3)} fill="#8a4a34" />
    <path d={oval(1399, 856, 9, 4) + oval(1478, 861, 10, 4) + oval(1436, 867, 5, 2)} fill="#cf8a58" />
  </>
);

/** Converts a person's position in metres on the ground to a point in the picture and the height of a woman there. */
const place = (x: number, z: number) => ({ x: at(x, 0, z)[0], y: at(x, 0, z)[1], height: (900 / z) * 1.62 });

const MOTHER = { ...place(1.36, 5.55), pose: { ...POSE.stand, lean: 4, near: [36, 84], far: [24, 88] } } as const;
const GIRL = { ...place(0.3, 4.75), age: 7, flip: true, pose: { ...POSE.walk, lean: 2, nod: 6, near: [34, 84], far: [30, 92] } } as const;
const BOY = place(-0.62, 4.3);
const FRIEND = place(-1.5, 4.95);
/** The hands of the mother and the girl, who hold plates. */
const [HANDS, GIRLS_HANDS] = [handsOf(MOTHER), handsOf(GIRL)];

export default function MeghalayaAdventure3() {
  return (
    <Canvas>
      <Sky id="sky" height={380} stops={[[0, '#5a9fcf'], [0.5, '#a9d0dc'], [0.85, '#f2ecd0'], [1, '#fdf3d2']]} />
      <Halo id="light" x={330} y={60} rx={760} ry={420} colour="#fff4cc" opacity={0.75} />
      <Cumulus id="cloud-1" x={1260} y={236} width={430} height={92} lit="#fff6e2" shade="#c4d4d8" opacity={0.85} />
      <Stratus x={1080} y={150} width={520} colour="#fff8e8" opacity={0.45} />
      <Stratus x={800} y={226} width={380} height={8} colour="#fff8e8" opacity={0.5} />
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
      <Island id="island-1" x={606} y={452} width={150} far={0.34} />
      <Island id="island-2" x={1492} y={512} width={190} far={0.24} />
      <Island id="island-3" x={658} y={588} width={248} far={0.08} />
      <path d={band([[574, 670, 1], [664, 659, 8], [764, 652, 1]]) + band([[574, 670, 1], [674, 677, 8], [784, 683, 1]])} fill="#f2f8f2" opacity={0.6} />
      <path d={shape([[548, 668, 'corner'], [562, 674], [594, 674], [612, 667, 'corner'], [584, 670]])} fill="#5a3424" />
      <path d={band([[578, 670, 9], [580, 652, 7]]) + oval(580, 648, 4.4, 5) + band([[582, 658, 2], [604, 676, 2]])} fill="#3a2430" />

      <Gradient id="terrace" from={[0, 720]} to={[0, 1000]} stops={[[0, '#b9a565'], [0.35, '#98934f'], [1, '#55693a']]} />
      <Gradient id="earth" from={[300, 760]} to={[1300, 1000]} stops={[[0, '#e3bd86'], [0.5, '#cf9f6c'], [1, '#a87552']]} />
      <Thicket id="brow" line={[[-60, 842], [400, 790], [776, 726], [1100, 728], [1660, 690]]} count={66} radius={26} tones={PINE} fleck={6} />
      <Land crest={[[-60, 838], [300, 800], [776, 740], [1150, 738], [1660, 700]]} fill="url(#terrace)" />
      <path d={shape([[-60, 930, 'corner'], [260, 896], [560, 850], [760, 770], [900, 764], [1000, 860], [1300, 850], [1660, 800, 'corner'], [1660, 930, 'corner'], [1200, 968], [700, 990], [-60, 985, 'corner']])} fill="url(#earth)" />
      <GroundMarks id="gravel" y={830} height={150} count={90} colour="#8a5a44" opacity={0.4} size={0.5} />
      <Petals id="needles" x={700} y={930} rx={620} ry={44} count={130} colour="#8f5a3c" size={11} />
      <CutBank />
      <Pine id="near-3" x={1540} y={720} height={560} tones={PINE} lean={-0.04} />
      <Thicket id="bank" line={[[1660, 500], [1586, 560], [1530, 640], [1500, 690]]} count={17} radius={40} tones={PINE} fleck={8} />
      <Thicket id="bank-foot" line={[[1480, 722], [1452, 764], [1424, 800]]} count={7} radius={19} tones={PINE} fleck={6} />
      <Fern id="bank-fern" x={1420} y={846} size={84} lean={-0.3} />
      <Fern id="bank-fern-2" x={1560} y={866} size={120} lean={0.1} />
      <Wall />
      <path d={lens(240, 952, 420, 18) + lens(312, 890, 270, 12)} fill="#2a2030" opacity={0.36} />
      <Pine id="near-1" x={84} y={944} height={920} tones={PINE} lean={0.04} />
      <Pine id="near-2" x={214} y={886} height={600} tones={PINE} lean={-0.03} />
      {[56, 92, 118, 196, 232].map((x, i) => <GrassTuft key={x} id={`pine-${i}`} x={x} y={(x < 150 ? 962 : 896) + (i % 2) * 4} size={30 + i * 3} dark="#4a5f38" light="#b9b45c" blades={11} />)}
      <Stall />
      <BuyersShadow />
      {[GIRL, BOY, FRIEND].map(({ x, y, height }) => <LongShadow key={x} x={x + 6} y={y + 2} to={[x + height * 0.62, y + height * 0.07]} width={height * 0.17} opacity={0.38} />)}
      <Posed id="friend" {...FRIEND} view="back" wears="kurta" dress={DRESS.teal} skin={SKIN.cinnamon} hair="plait" turn={1} pose={{ near: [98, 120], far: [-30, 36], nearLeg: [5, 1], farLeg: [-5, 0] }} />
      <Posed id="mother" {...MOTHER} wears="sari" dress={DRESS.magenta} skin={SKIN.honey} hair="bun" />
      <Momos x={HANDS.near[0] + 6} y={HANDS.near[1] - 3} count={3} />
      <Posed id="girl" {...GIRL} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="plaits" />
      <Momos x={GIRLS_HANDS.near[0] - 8} y={GIRLS_HANDS.near[1] - 3} count={4} />
      <Posed id="boy" {...BOY} age={8} wears="shorts" dress={DRESS.crimson} skin={SKIN.cinnamon} hair="crop" pose={{ ...POSE.stand, lean: 6, near: [58, 92], far: [48, 80], nearLeg: [10, -2], farLeg: [-8, -12] }} />
      {Array.from({ length: 40 }, (_, i) => <GrassTuft key={i} id={`front-${i}`} x={(i * 45.7) % 1620} y={1016 - ((i * 23) % 40)} size={30 + ((i * 31) % 36)} dark="#3f5a34" light="#c9c06a" blades={10} />)}
    </Canvas>
  );
}
