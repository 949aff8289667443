/** Morning at Ranganathittu: painted storks nesting above us, a rowing boat by an islet full of birds, a crocodile asleep on a rock. */
// On islets in the Cauvery, painted storks nest in early summer and marsh crocodiles bask. Boatmen row standing, with one long oar.
import { mix } from '../../../kit/colour.ts';
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { OverhangingBranch } from '../../../scenery/bough.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, lobesAlong, Mass, Thicket } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, heightAt, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Mist, Sky } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { FadingReflection, Reflection, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.48, 0.56];

const SHORE = 560;
const GREEN = leaves('#1f5240', '#9dbb55', '#fff2b0');
const STONE = rock('#8f8478', '#ffe9c0', '#2a2140');
const JACKET = '#f0702a';

/** A painted stork, `size` high, looking right; its feet are at (x, y). */
function Stork({ x, y, size, flip = false, nod = 0 }: { x: number; y: number; size: number; flip?: boolean; nod?: number }) {
  return (
    <At x={x} y={y} scale={size / 100} flip={flip}>
      <path d="M-3 -36L-5 0M6 -36L8 0" stroke="#c9707a" strokeWidth={2.6} />
      <path d={shape([[-42, -34], [-30, -50], [-6, -60], [16, -58], [24, -48], [18, -36], [0, -28], [-24, -28]])} fill="#fdfaf2" />
      <path d={shape([[-44, -30], [-30, -44], [-12, -44], [-18, -32], [-32, -24]])} fill="#f08a9a" />
      <path d={shape([[-46, -28], [-32, -36], [-8, -36], [4, -30], [-16, -26], [-34, -24]])} fill="#2a2833" />
      <path d="M-22 -50Q-6 -46 12 -48M-26 -46Q-8 -42 10 -43" stroke="#3a3844" strokeWidth={2.6} fill="none" />
      <path d={shape([[2, -34], [18, -38], [24, -46], [14, -30], [4, -28]])} fill="#c9c3cc" />
      <g transform={`rotate(${nod} 20 -56)`}>
        <path d={band([[16, -52, 13], [24, -66, 9], [22, -80, 8], [27, -90, 9]])} fill="#fdfaf2" />
        <path d={oval(29, -92, 7, 6)} fill="#f2803a" />
        <path d={band([[33, -92, 7], [48, -88, 5], [62, -78, 1.4]])} fill="#f2c04a" />
        <circle cx={30} cy={-93.5} r={1.3} fill="#1d1518" />
      </g>
    </At>
  );
}

/** A nest of sticks. */
function Nest({ id, x, y, width }: { id: string; x: number; y: number; width: number }) {
  const r = random(id);
  const sticks = Array.from({ length: 46 }, () => {
    const px = x + r.between(-0.5, 0.5) * width;
    const py = y + r.between(-0.08, 0.1) * width;
    const turn = r.between(-0.4, 0.4);
    const long = width * r.between(0.16, 0.34);
    return band([[px - Math.cos(turn) * long * 0.5, py - Math.sin(turn) * long * 0.5, 1], [px, py, width * 0.02], [px + Math.cos(turn) * long * 0.5, py + Math.sin(turn) * long * 0.5, 1]]);
  });
  return (
    <>
      <path d={lens(x, y + width * 0.02, width * 1.04, width * 0.2)} fill="#3f2c28" />
      <path d={sticks.filter((_, i) => i % 2).join('')} fill="#6b4c3c" />
      <path d={sticks.filter((_, i) => i % 2 === 0).join('')} fill="#a5805c" />
    </>
  );
}

const BIRDS: readonly (readonly [x: number, y: number, size: number, flip: boolean])[] = [
  [560, 300, 52, false], [612, 250, 48, true], [668, 286, 54, false], [716, 226, 50, false], [770, 262, 54, true], [830, 240, 48, false], [880, 290, 52, true], [936, 318, 46, false], [630, 350, 46, false], [742, 336, 44, true], [852, 358, 46, false], [520, 372, 42, true], [1046, 402, 40, false], [1076, 384, 42, true], [1130, 410, 38, false], [470, 420, 38, false],
];

/** The islet: boulders, and trees full of birds. The water mirrors it. */
function Islet() {
  return (
    <>
      <Land crest={[[390, SHORE], [470, 520], [620, 500], [900, 504], [1100, 520], [1230, SHORE]]} bottom={SHORE} fill="#3a5a48" />
      <Tree id="arjuna" x={700} y={530} height={360} tones={GREEN} trunk="#c9b49a" form="spread" fleck={9} />
      <Tree id="arjuna-2" x={900} y={528} height={300} tones={GREEN} trunk="#c9b49a" form="round" fleck={9} />
      <Tree id="arjuna-3" x={1080} y={536} height={200} tones={GREEN} trunk="#b59a84" form="round" fleck={8} />
      <Tree id="arjuna-4" x={520} y={540} height={220} tones={GREEN} trunk="#b59a84" form="round" fleck={8} />
      <Thicket id="islet-bush" line={[[420, 540], [560, 520], [800, 516], [1040, 524], [1200, 544]]} count={26} radius={26} tones={GREEN} fleck={6} />
      {BIRDS.map(([x, y, size, flip]) => <Stork key={x} x={x} y={y} size={size} flip={flip} nod={(x % 3) * 9 - 9} />)}
      {[[500, 200, 84], [760, 240, 96], [1010, 230, 88]].map(([x = 0, width = 0, height = 0]) => (
        <Boulder key={x} id={`back-rock-${x}`} x={x} y={SHORE + 2} width={width} height={height} tones={STONE} />
      ))}
      {[[440, 120, 40], [610, 90, 36], [664, 150, 56], [880, 70, 30], [906, 150, 44], [1128, 150, 60], [1204, 76, 26]].map(([x = 0, width = 0, height = 0]) => (
        <Boulder key={x} id={`rock-${x}`} x={x} y={SHORE + 4} width={width} height={height} tones={STONE} />
      ))}
    </>
  );
}

/** The boat with its people: about 450 long, its waterline at about y = 12. */
function Boat() {
  return (
    <>
      <path d={lens(0, 8, 500, 16)} fill="#123c44" opacity={0.5} />
      <path d="M-212 -54Q0 -16 222 -62L214 -40H-204Z" fill="#4f3226" />
      <Posed id="boatman" grips x={-160} y={-24} height={232} wears="kurta" dress={{ base: '#f4ebdd', trim: '#f4ebdd', second: '#3f5a6a' }} skin={SKIN.coffee} hair="crop" pose={{ ...POSE.stand, lean: 8, near: [-9, 77], far: [10, 106], nearLeg: [16, 4], farLeg: [-14, -20] }} />
      <path d="M-62 -232L-70 -224L-262 30L-250 36Z" fill="#a5764a" />
      <path d="M-250 12L-286 58Q-276 68 -262 62L-238 22Z" fill="#8a5c38" />
      {[{ id: 'mother', x: -50, looks: { wears: 'sari' as const, dress: { ...DRESS.teal, second: JACKET } }, point: false }, { id: 'boy', x: 44, looks: { age: 9, wears: 'shorts' as const, dress: { ...DRESS.crimson, base: JACKET }, hair: 'crop' as const }, point: true }, { id: 'girl', x: 124, looks: { age: 7, wears: 'frock' as const, dress: { ...DRESS.marigold, base: JACKET }, hair: 'plait' as const }, point: false }].map(({ id, x, looks, point }) => (
        <Posed key={id} id={id} x={x} y={-41} height={222} isSeated skin={SKIN.honey} pose={{ ...POSE.sit, nod: -16, near: point ? [130, 136] : [30, 76], far: point ? [30, 70] : [40, 84], nearLeg: [84, 58], farLeg: [80, 52] }} {...looks} {...(id === 'mother' ? { carries: <path d="M2 -9H20V9H2Z" fill="#2a2233" /> } : {})} />
      ))}
      <path d="M-222 -58Q-120 -26 0 -24Q120 -26 234 -68Q210 -6 160 8Q0 20 -170 8Q-208 -8 -222 -58Z" fill="#2f7fa8" />
      <path d="M-206 -20Q0 0 212 -28Q196 -2 160 8Q0 20 -170 8Q-198 0 -206 -20Z" fill="#1a4a72" />
      <path d="M-222 -58Q-120 -26 0 -24Q120 -26 234 -68L230 -58Q120 -16 0 -14Q-120 -16 -218 -48Z" fill="#fff0c8" />
    </>
  );
}

type Station = readonly [x: number, y: number, width: number];

/** The crocodile's rock: a flat top, a jagged edge, and below it faces turned towards or away from the sun. */
function CrocodileRock() {
  const edge: readonly Spot[] = [[884, 944], [968, 930], [1052, 956], [1170, 934], [1296, 962], [1404, 932], [1520, 958], [1640, 930]];
  const foot: readonly Spot[] = [[858, 1020], [950, 1020], [1030, 1020], [1190, 1020], [1280, 1020], [1424, 1020], [1500, 1020], [1640, 1020]];
  const tones = [STONE.mid, STONE.shade, mix(STONE.mid, STONE.lit, 0.3), STONE.shade, STONE.mid, mix(STONE.shade, STONE.crack, 0.4), STONE.mid];
  return (
    <>
      <path d={lens(1240, 1000, 860, 26)} fill="#0f3a44" opacity={0.4} />
      {tones.map((tone, i) => <path key={i} d={polygon([edge[i] ?? [0, 0], edge[i + 1] ?? [0, 0], foot[i + 1] ?? [0, 0], foot[i] ?? [0, 0]])} fill={tone} />)}
      <path d={polygon([[884, 944], [912, 908], [1002, 876], [1080, 850], [1204, 838], [1330, 842], [1450, 830], [1560, 846], [1640, 838], ...edge.toReversed()])} fill={STONE.lit} />
      <path d={polygon([[912, 908], [1002, 876], [1080, 850], [1204, 838], [1140, 868], [1050, 888], [980, 916]])} fill={mix(STONE.lit, '#fff6e0', 0.5)} />
      <path d={polygon([[1404, 932], [1450, 898], [1560, 880], [1640, 884], [1640, 930], [1520, 958]])} fill={mix(STONE.lit, STONE.mid, 0.55)} />
      <path d={band([[1052, 956, 3], [1086, 926, 4], [1150, 912, 0]]) + band([[1404, 932, 3], [1440, 910, 4], [1530, 896, 0]]) + band([[1296, 962, 3], [1310, 988, 4], [1300, 1020, 2]])} fill={STONE.crack} opacity={0.6} />
      <path d={[[1000, 906, 9], [1020, 912, 5], [1560, 904, 8], [1580, 912, 5], [1180, 928, 5]].map(([x = 0, y = 0, r = 0]) => oval(x, y, r, r * 0.45)).join('')} fill={STONE.mid} />
    </>
  );
}

/** The crocodile's back, from the neck to the tip of the tail. */
const BACK: readonly Spot[] = [[-96, -28], [-62, -38], [-20, -47], [24, -47], [64, -38], [104, -22], [150, -10], [196, -2]];

/** Shading that rounds the body: light along the back, dark under the flank, curved rows of scutes, bands round the tail. */
function Hide() {
  const r = random('scutes');
  const scutes = [0, 1, 2, 3].flatMap((row) => Array.from({ length: 17 }, (_, i) => {
    const x = -84 + i * 10.6 + (row % 2) * 5;
    const deep = (5 + row * 7.4) * Math.min(1, -heightAt(BACK, x) / 44);
    return { x, y: heightAt(BACK, x) + 3 + deep, size: r.between(3.2, 4.6) * Math.min(1, -heightAt(BACK, x) / 38) * (1 - row * 0.1) };
  }));
  const bands = [78, 98, 118, 138, 158, 174].map((x, i) => { const y = heightAt(BACK, x); return band([[x, y + 1, 7 - i * 0.7], [x + 5, y * 0.5, 6 - i * 0.7], [x + 2, 1, 2]]); });
  return (
    <>
      <clipPath id="hide">
        <path d={polygon([[-172, -2], [-170, -12], [-150, -16], [-124, -20], [-110, -31], ...BACK, [196, 4], [60, 6], [-60, 6], [-96, 2], [-150, 2]])} />
      </clipPath>
      <g clipPath="url(#hide)">
        <Gradient id="hide-round" from={[0, -48]} to={[0, 7]} stops={[[0, '#e6dfa0', 0.5], [0.26, '#b9b97c', 0.12], [0.5, '#2a2f2c', 0.16], [0.84, '#1d2028', 0.62], [1, '#5a4a40', 0.5]]} />
        <path d={bands.join('')} fill="#3f4434" opacity={0.6} />
        <path d={scutes.map(({ x, y, size }) => oval(x, y, size, size * 0.68)).join('')} fill="#474c38" opacity={0.62} />
        <path d={scutes.map(({ x, y, size }) => oval(x - size * 0.3, y - size * 0.3, size * 0.62, size * 0.32)).join('')} fill="#c3c28a" opacity={0.75} />
        <path d={polygon([[-180, -60], [210, -60], [210, 8], [-180, 8]])} fill="url(#hide-round)" />
        <path d={oval(-34, -8, 20, 15) + oval(84, -6, 22, 16)} fill="#20242a" opacity={0.3} />
      </g>
    </>
  );
}

/** A sleeping marsh crocodile facing left, a little longer than `size`; (x, y) is under the belly. The near legs lie bent on the rock. */
const Crocodile = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At x={x} y={y} scale={size / 330}>
    <path d={shape([[-168, 4], [-60, 6], [60, 6], [196, 2], [232, 8], [190, 16], [110, 24], [20, 26], [-60, 22], [-130, 12]])} fill="#2a2140" opacity={0.4} />
    <path d={lens(10, 6, 340, 12)} fill="#1d1830" opacity={0.6} />
    {/* Only the feet of the far legs show. */}
    <path d={shape([[-86, -4], [-96, 2], [-112, 3], [-110, 7], [-84, 6], [-72, -2]]) + shape([[22, -4], [10, 3], [-4, 4], [-2, 8], [26, 6]])} fill="#4b4f39" />
    <path d={shape([[-172, -2], [-170, -12], [-150, -16], [-124, -20], [-110, -31], [-98, -32], [-88, -26], [-62, -38], [-20, -47], [24, -47], [64, -38], [104, -22], [150, -10], [196, -2], [200, 3], [150, 5], [60, 6], [-60, 6], [-96, 2], [-150, 2]])} fill="#7b7d55" />
    <path d={shape([[-172, -2], [-150, -4], [-110, -8], [-80, -6], [-30, -8], [40, -8], [90, -6], [90, 4], [40, 6], [-60, 6], [-96, 2], [-150, 2]])} fill="#c2b184" />
    <path d={shape([[-150, -16], [-124, -20], [-110, -31], [-98, -32], [-88, -26], [-62, -38], [-20, -47], [24, -47], [64, -38], [104, -22], [140, -12], [100, -16], [60, -28], [20, -36], [-20, -36], [-62, -27], [-90, -18], [-124, -15]])} fill="#a5a774" />
    <path d={Array.from({ length: 11 }, (_, i) => `M${-66 + i * 12} ${n(-36 - Math.sin((i + 0.6) * 0.29) * 10)}l6 -8l7 8Z`).join('') + Array.from({ length: 10 }, (_, i) => `M${68 + i * 12} ${n(-36 + i * 3.5)}l7 ${n(-10 + i * 0.5)}l6 ${n(12 - i * 0.4)}Z`).join('')} fill="#4f5440" />
    <Hide />
    <path d="M-170 -6Q-150 -9 -128 -8Q-112 -7 -100 -13" stroke="#3a3d30" strokeWidth={2.2} fill="none" />
    <path d={Array.from({ length: 7 }, (_, i) => `M${-160 + i * 8} -8l2 4l2 -4Z`).join('')} fill="#fdf8e6" />
    <path d={oval(-103, -29, 7, 5)} fill="#858a60" />
    <path d="M-108 -29h9" stroke="#2a2a22" strokeWidth={2.4} />
    <path d={oval(-163, -14, 2.4, 1.6)} fill="#3a3d30" />
    {/* The near foreleg has its elbow back and forearm forward; the near hind leg has its knee forward, shank back and foot forward. */}
    <Leg joints={[[-50, -20, 24], [-30, -4, 16], [-50, 9, 10]]} foot={[-52, 11]} />
    <Leg joints={[[66, -20, 30], [40, -6, 20], [70, 8, 12]]} foot={[62, 12]} />
  </At>
);

const Leg = ({ joints: [root, joint, end], foot: [x, y] }: { joints: readonly [Station, Station, Station]; foot: Spot }) => (
  <>
    <path d={band([root, joint]) + oval(joint[0], joint[1], joint[2] / 2) + band([[joint[0], joint[1], joint[2] * 0.92], end]) + oval(root[0], root[1], root[2] / 2)} fill="#626645" />
    <path d={shape([[x + 8, y - 6], [x - 4, y - 4], [x - 24, y - 1], [x - 28, y + 2, 'corner'], [x - 16, y + 2], [x - 22, y + 5, 'corner'], [x - 8, y + 4], [x + 8, y + 4]])} fill="#565a3e" />
    <path d={band([[root[0] - 6, root[1] - root[2] * 0.3, 3], [joint[0] - 2, joint[1] - joint[2] * 0.36, 4]])} fill="#9a9c6c" />
  </>
);

export default function MysorePalaceAdventure2() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#5fa9cf'], [0.6, '#bfe0e0'], [1, '#fbf3d8']]} />
      <Cumulus id="cloud" x={300} y={300} width={460} height={120} lit="#ffffff" shade="#c6dde6" opacity={0.9} />
      <Flock id="flying" x={1080} y={150} width={320} height={110} count={8} size={20} colour="#fdfaf2" />
      <Ridge id="hills" anchors={[[-40, 500], [240, 456], [560, 490], [900, 450], [1240, 486], [1640, 446]]} colour="#8fb8b0" mist="#eaf3df" bottom={560} />
      <Thicket id="far-bank" line={[[-40, 520], [300, 500], [700, 512], [1200, 506], [1660, 496]]} count={64} radius={30} tones={faded(GREEN, '#cfe3cf', 0.35)} fleck={5} />
      <Mist id="haze" y={530} height={60} colour="#fff8e0" opacity={0.5} />
      <Water id="river" y={SHORE} stops={[[0, '#cfe6dc'], [0.25, '#6fb0b0'], [1, '#1f6270']]} />
      <Reflection id="mirror" line={SHORE} squash={0.62} depth={450} veil="#1f5a66" opacity={0.6} waves={12}>
        <Islet />
      </Reflection>
      <Ripples id="ripples" y={580} height={400} count={120} colour="#eafaf4" opacity={0.5} />
      <FadingReflection id="boat-mirror" line={813} depth={185} squash={0.72} opacity={0.72} waves={14}>
        <At x={640} y={800} scale={1.06}>
          <Boat />
        </At>
      </FadingReflection>
      <path d={lens(630, 815, 420, 7) + lens(560, 826, 260, 4) + lens(720, 832, 180, 3)} fill="#0f3a4a" opacity={0.6} />
      <Ripples id="wake" x={760} y={806} width={360} height={60} count={22} colour="#f4fff8" opacity={0.7} />
      <Boulder id="near-rock-2" x={150} y={1010} width={420} height={110} tones={STONE} />
      <CrocodileRock />
      <Crocodile x={1286} y={884} size={410} />
      {/* The bough hanging into the picture, with its nest. */}
      <path d={band([[1640, 330, 60], [1480, 372, 40], [1340, 384, 26], [1210, 350, 10]]) + band([[1400, 380, 22], [1330, 440, 12], [1270, 470, 4]])} fill={mix('#7a6252', '#2a1a2e', 0.4)} />
      <path d={band([[1640, 316, 24], [1480, 360, 16], [1340, 374, 10], [1214, 346, 3]])} fill="#b59a84" />
      <OverhangingBranch id="bough-below" line={[[1680, 400], [1540, 424], [1400, 460], [1260, 474]]} radius={40} twigs={8} width={22} tones={GREEN} bark="#7a6252" fleck={13} />
      <Nest id="nest" x={1392} y={352} width={230} />
      <Stork x={1346} y={346} size={210} flip nod={8} />
      <Stork x={1500} y={346} size={196} flip nod={62} />
      {[1390, 1416, 1440].map((x, i) => (
        <g key={x}>
          <path d={oval(x, 336 - i * 3, 12, 15) + oval(x - 4, 318 - i * 3, 8, 8)} fill="#f2ece2" />
          <path d={`M${x - 10} ${316 - i * 3}l-15 -9l11 14Z`} fill="#3a3438" />
        </g>
      ))}
      <OverhangingBranch id="bough-above" line={[[1680, -30], [1560, 24], [1420, 50], [1310, 44]]} radius={44} twigs={8} width={30} tones={GREEN} bark="#7a6252" fleck={14} />
      <Mass id="bough" lobes={lobesAlong('bough-tips', [[1180, 330], [1230, 372], [1300, 400]], 6, 26, 0.6)} tones={GREEN} fleck={15} />
    </Canvas>
  );
}
