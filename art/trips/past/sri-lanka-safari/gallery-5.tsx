/** Night near Tissa: an old farmer climbs to the watch hut in his tree, lamp in hand; below, a mother and two children light the rungs with a torch, and far off elephants stand at the forest's edge. */
// The hut is a floor of poles in a fork, walls of woven palm leaf, a thatch of straw; its ladder is two poles with tied rungs. All night somebody sits there and shouts elephants off the paddy.
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { handsOf } from '../../../people/pose.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Elephant } from '../../../scenery/elephant.tsx';
import { leaves, lobesIn, Mass, Thicket } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, leaf, lens, oval } from '../../../scenery/shapes.ts';
import { Halo, Mist, Moon, Sky, Stars, Stratus } from '../../../scenery/sky.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Ripples } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

const NIGHT = leaves('#10203a', '#35567a', '#a9bce0');
const BARK = '#2a2438';
const rim = '#7f8fc0';

/** Straw in rows: a thatched slope between its ridge and its eave. */
function Thatch({ id, outline, dark, lit }: { id: string; outline: readonly (readonly [number, number])[]; dark: string; lit: string }) {
  const r = random(id);
  const [a, b, c, d] = outline as [(typeof outline)[0], (typeof outline)[0], (typeof outline)[0], (typeof outline)[0]];
  const straw = Array.from({ length: 120 }, () => {
    const [u, v] = [r.next(), r.next()];
    const x = a[0] + (b[0] - a[0]) * u + ((d[0] - a[0]) * (1 - u) + (c[0] - b[0]) * u) * v;
    const y = a[1] + (b[1] - a[1]) * u + ((d[1] - a[1]) * (1 - u) + (c[1] - b[1]) * u) * v;
    const angle = Math.atan2((d[1] - a[1]) * (1 - u) + (c[1] - b[1]) * u, (d[0] - a[0]) * (1 - u) + (c[0] - b[0]) * u);
    return leaf(x, y, r.between(26, 50), 2.6, angle + r.between(-0.08, 0.08));
  });
  return (
    <>
      <path d={polygon(outline)} fill={dark} />
      <path d={straw.join('')} fill={lit} opacity={0.8} />
    </>
  );
}

/** The old farmer on the ladder: one hand on a rung, the lamp in the other. */
const FARMER = { x: 992, y: 800, height: 262, age: 30, flip: true, pose: { ...POSE.climb, lean: -2, nod: -20, near: [30, 64], far: [124, 170], nearLeg: [58, -30], farLeg: [4, -14] } } as const;

/** A storm lantern that hangs by its wire from a hand at (x, y). */
const Lantern = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y}>
    <path d="M-13 24Q-12 2 0 0Q12 2 13 24" stroke="#c9b48a" strokeWidth={2.6} fill="none" />
    <path d={polygon([[-9, 22], [0, 12], [9, 22]]) + box(-13, 22, 26, 5) + box(-14, 54, 28, 8)} fill="#4a3a34" />
    <path d={polygon([[-11, 27], [11, 27], [13, 54], [-13, 54]])} fill="#ffe9a8" />
    <path d={oval(0, 44, 4, 9)} fill="#ffffff" />
    <path d="M-12 27V54M12 27V54M-12 40H12" stroke="#4a3a34" strokeWidth={1.8} />
  </At>
);

function Hut() {
  return (
    <>
      <Halo id="hut-glow" x={760} y={410} rx={420} ry={300} colour="#ffb85a" opacity={0.5} />
      <path d={polygon([[610, 340], [900, 340], [900, 470], [610, 470]])} fill="#ffcf7a" />
      <path d={polygon([[610, 340], [760, 340], [720, 470], [610, 470]])} fill="#f0a850" />
      <path d={box(640, 360, 34, 60)} fill="#7a4a30" opacity={0.5} />
      <path d={oval(800, 372, 11, 14) + box(798, 340, 3, 22)} fill="#fff6d0" />
      <Halo id="lamp" x={800} y={372} rx={110} colour="#fff0b0" opacity={0.9} />
      {/* Half walls of woven leaf, posts, the floor of poles. */}
      <path d={polygon([[596, 420], [830, 420], [830, 480], [596, 480]])} fill="#7a5638" />
      <path d={Array.from({ length: 12 }, (_, i) => polygon([[600 + i * 20, 420], [610 + i * 20, 420], [600 + i * 20, 480], [590 + i * 20, 480]])).join('')} fill="#a5764a" />
      <path d={box(594, 414, 240, 8)} fill="#d99a56" />
      <path d={[600, 716, 830, 902].map((x) => box(x, 318, 9, 166)).join('')} fill="#5a3c2c" />
      <path d={box(560, 478, 400, 20)} fill="#8a5c38" />
      <path d={Array.from({ length: 20 }, (_, i) => oval(572 + i * 20, 490, 9, 9)).join('')} fill="#5a3c2c" />
      <path d={Array.from({ length: 20 }, (_, i) => oval(572 + i * 20, 488, 6, 6)).join('')} fill="#c9894e" />
      <Thatch id="thatch" outline={[[640, 226], [880, 232], [990, 352], [536, 346]]} dark="#6a5238" lit="#b5935c" />
      <path d={polygon([[536, 346], [990, 352], [984, 366], [544, 360]])} fill="#3f2c2c" />
      <path d={band([[628, 226, 14], [760, 218, 18], [892, 232, 14]])} fill="#8f7448" />
    </>
  );
}

export default function SriLankaSafari5() {
  const r = random('fireflies');
  const [lampX, lampY] = handsOf(FARMER).near;
  return (
    <Canvas>
      <Sky id="sky" height={640} stops={[[0, '#0a1233'], [0.5, '#1d2f63'], [1, '#4a5f92']]} />
      <Stars id="stars" count={150} height={560} />
      <Moon id="moon" x={1310} y={190} r={52} bite="#132049" />
      <Stratus x={1180} y={330} width={520} colour="#7f90c4" opacity={0.3} />
      <Ridge id="hills" anchors={[[-40, 560], [300, 500], [640, 548], [1000, 480], [1300, 540], [1640, 490]]} colour="#2f4272" mist="#5f74a4" bottom={680} />
      <Thicket id="forest" line={[[-40, 620], [300, 596], [700, 618], [1100, 600], [1400, 580], [1660, 600]]} count={60} radius={36} tones={NIGHT} light="right" />
      <Mist id="mist" y={640} height={80} colour="#8fa4d0" opacity={0.5} />
      <Gradient id="paddy" from={[0, 640]} to={[0, 1000]} stops={[[0, '#5a74a4'], [0.4, '#30487c'], [1, '#141f42']]} />
      <Land crest={[[-60, 652], [500, 648], [1100, 650], [1660, 644]]} fill="url(#paddy)" />
      <Elephant id="cow-2" x={1250} y={668} height={62} tusks={false} ink="#14203c" shadow={false} />
      <Elephant id="cow" x={1350} y={672} height={54} tusks={false} ink="#14203c" shadow={false} pose="walk" />
      {[[0, 700], [1, 744], [2, 806], [3, 890]].map(([i = 0, y = 0]) => (
        <path key={y} d={band([[-20, y - 8 + i * 4, 8 + i * 5], [420, y, 9 + i * 6], [900, y - 10 - i * 6, 10 + i * 6], [1300, y + 4 + i * 8, 10 + i * 6], [1640, y - 12, 10 + i * 6]])} fill="#1d3a44" />
      ))}
      <Ripples id="moonlight" x={1040} y={690} width={560} height={240} count={90} colour="#dfe6ff" opacity={0.5} />
      <Ripples id="starlight" x={0} y={690} width={1000} height={240} count={60} colour="#a9bce8" opacity={0.3} />
      <Land crest={[[-60, 900], [300, 876], [700, 884], [1060, 916], [1400, 960], [1660, 980]]} fill="#1a2c3a" />
      <Halo id="pool-of-light" x={820} y={900} rx={380} ry={70} colour="#ffb85a" opacity={0.4} />
      <path d={band([[588, 918, 118], [586, 850, 106], [600, 680, 88], [640, 520, 74], [600, 300, 46], [560, 120, 20]]) + band([[630, 600, 60], [760, 500, 48], [900, 440, 34], [1010, 300, 20], [1060, 200, 6]]) + band([[610, 520, 50], [480, 400, 34], [400, 260, 12]])} fill={BARK} />
      {/* The roots run out from the foot and into the ground. */}
      <path d={band([[566, 830, 60], [520, 892, 44], [452, 922, 20], [380, 936, 2]]) + band([[580, 850, 60], [560, 912, 46], [520, 950, 18], [486, 968, 2]]) + band([[600, 850, 60], [630, 916, 44], [668, 948, 18], [700, 958, 2]]) + band([[610, 830, 50], [664, 890, 34], [724, 908, 14], [780, 912, 2]])} fill={BARK} />
      <path d={band([[622, 846, 8], [664, 884, 7], [724, 902, 5], [772, 909, 0]]) + band([[606, 880, 6], [634, 918, 7], [668, 942, 4], [694, 955, 0]])} fill={rim} opacity={0.28} />
      <path d={band([[572, 860, 4], [540, 910, 4], [500, 940, 0]]) + band([[596, 780, 4], [590, 860, 5], [594, 920, 0]]) + band([[570, 700, 3], [562, 790, 4], [548, 850, 0]])} fill="#171527" />
      <path d={band([[626, 890, 10], [630, 840, 14], [646, 680, 10], [676, 540, 6]]) + band([[900, 450, 8], [1016, 306, 6], [1062, 206, 1]])} fill={rim} opacity={0.4} />
      <Mass id="crown-back" lobes={[...lobesIn('crown-back', 600, 200, 330, 150, 18), ...lobesIn('crown-back-2', 1040, 210, 200, 110, 10)]} tones={NIGHT} light="right" fleck={11} />
      <Hut />
      <path d="M906 490L964 908M976 490L1034 904" stroke="#6a4a34" strokeWidth={11} strokeLinecap="round" />
      <path d={Array.from({ length: 10 }, (_, i) => `M${908 + i * 5.8} ${522 + i * 40}H${984 + i * 5.8}`).join('')} stroke="#8f6844" strokeWidth={8} strokeLinecap="round" />
      <Posed id="farmer" {...FARMER} wears="shorts" hasStripes={false} isGrey dress={{ base: '#d9cbb4', second: '#7a5a8a', trim: '#d9cbb4' }} skin={SKIN.cocoa} hair="crop" light="right" />
      <Halo id="hand-lamp" x={Math.round(lampX)} y={Math.round(lampY + 34)} rx={110} colour="#ffd27a" opacity={0.75} />
      <Lantern x={lampX} y={lampY} />
      <linearGradient id="beam" gradientUnits="userSpaceOnUse" x1={1170} y1={806} x2={1000} y2={590}>
        <stop offset={0} stopColor="#fff3c4" stopOpacity={0.62} />
        <stop offset={0.55} stopColor="#fff3c4" stopOpacity={0.22} />
        <stop offset={1} stopColor="#fff3c4" stopOpacity={0} />
      </linearGradient>
      <path d="M1174 801L1104 560Q1000 520 912 622L1166 811Z" fill="url(#beam)" />
      <path d={lens(1240, 946, 190, 13) + lens(1360, 966, 180, 12) + lens(1120, 936, 90, 7)} fill="#070d20" opacity={0.55} />
      <Posed id="boy" x={1236} y={942} height={250} age={9} wears="shorts" hasStripes={false} dress={DRESS.crimson} skin={SKIN.honey} hair="crop" flip pose={{ ...POSE.stand, nod: -20, near: [34, 116], far: [14, 21] }} carries={<path d="M2 -5H26L34 -9V9L26 5H2Z" fill="#c9c3bd" />} />
      <Posed id="mother" x={1372} y={960} height={258} wears="kurta" dress={{ ...DRESS.teal, trim: '#f2a51b' }} skin={SKIN.honey} hair="plait" flip pose={{ ...POSE.stand, nod: -16, near: [112, 118], far: [24, 50] }} />
      <Posed id="girl" x={1484} y={968} height={258} age={6} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="bob" flip pose={{ ...POSE.stand, nod: -18, near: [20, 70], far: [34, 84] }} />
      <path d={Array.from({ length: 46 }, () => oval(r.between(0, 1600), r.between(640, 940), r.between(1.6, 3.6))).join('')} fill="#e8f59a" opacity={0.85} />
      {[30, 110, 210, 330, 440, 760, 850, 1090, 1180, 1300, 1560].map((x, i) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={950 + ((i * 29) % 56)} size={50 + ((i * 17) % 46)} dark="#0f1f30" light={x > 560 && x < 1120 ? '#8a8048' : '#3f6a6a'} />
      ))}
      <Mass id="crown-front" lobes={lobesIn('crown-front', 330, 150, 260, 130, 14)} tones={NIGHT} light="right" fleck={14} />
    </Canvas>
  );
}
