/** The Gumbaz at four o'clock: cypress shadows on the avenue, two boys racing, a mother and a girl with coconuts under a mango tree. */
// Tipu's tomb is a square domed hall on a stepped platform, with corner minarets, a black-columned veranda and an avenue of cypresses.
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family, Women } from '../../../people/family.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { archPath, Dome, Finial, stone } from '../../../scenery/architecture.tsx';
import { LeafShade } from '../../../scenery/banyan.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Bush, faded, leaves, lobesAlong, Mass, Petals, Thicket } from '../../../scenery/foliage.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { band, box, leaf, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.52, 0.56];

const at = projection({ vanishing: [960, 566], focal: 900, eye: 2 });
const ground = (left: number, right: number, near: number, far: number) => polygon([at(left, 0, near), at(right, 0, near), at(right, 0, far), at(left, 0, far)]);
const CREAM = stone('#f0dcb4', { sun: '#fffaf0', night: '#7a5f94', dark: '#5a4a5c', line: '#fffaf0' });
const GREEN = leaves('#1f4f36', '#93b54e', '#fff0a8');
const X = 960;
const BASE = 600;

/** A minaret on a corner of the parapet or of the storey above it. (x, y) is its base. */
const Minaret = ({ x, y, height }: { x: number; y: number; height: number }) => (
  <>
    <path d={polygon([[x - height * 0.1, y], [x - height * 0.08, y - height * 0.62], [x + height * 0.08, y - height * 0.62], [x + height * 0.1, y]])} fill={CREAM.lit} />
    <path d={polygon([[x + height * 0.01, y], [x + height * 0.01, y - height * 0.62], [x + height * 0.08, y - height * 0.62], [x + height * 0.1, y]])} fill={CREAM.shade} />
    <path d={[0.2, 0.4, 0.6].map((level) => box(x - height * 0.12, y - height * level, height * 0.24, height * 0.035)).join('')} fill={CREAM.line} />
    <Dome x={x} y={y - height * 0.62} width={height * 0.22} kind="bulb" tones={CREAM} finial={0.5} />
  </>
);

function Gumbaz() {
  const columns = Array.from({ length: 12 }, (_, i) => X - 208 + i * 37.8);
  return (
    <>
      <path d={box(X - 290, BASE - 34, 580, 40) + box(X - 316, BASE - 12, 632, 24)} fill="#b8a08a" />
      <path d={box(X - 290, BASE - 36, 580, 8) + box(X - 316, BASE - 14, 632, 7)} fill="#f0dfc0" />
      <path d={polygon([[X - 60, BASE + 12], [X - 46, BASE - 36], [X + 46, BASE - 36], [X + 60, BASE + 12]])} fill="#8f7a70" />
      <path d={[0, 1, 2, 3, 4, 5].map((i) => box(X - 58 + i * 2.4, BASE + 6 - i * 8, 116 - i * 4.8, 3.4)).join('')} fill="#e8d6b8" />
      {/* The veranda: the hall's wall in shade behind the black columns. */}
      <path d={box(X - 222, BASE - 132, 444, 98)} fill="#c2a58c" />
      <path d={box(X - 222, BASE - 132, 444, 34)} fill="#7a6478" opacity={0.6} />
      <path d={archPath('pointed', X, BASE - 36, 58, 82) + [-150, -88, 88, 150].map((dx) => archPath('pointed', X + dx, BASE - 44, 30, 54)).join('')} fill="#4a3440" />
      <path d={columns.map((x) => polygon([[x - 6, BASE - 34], [x - 5, BASE - 128], [x + 5, BASE - 128], [x + 6, BASE - 34]])).join('')} fill="#221e2a" />
      <path d={columns.map((x) => box(x - 4, BASE - 124, 2.4, 88)).join('')} fill="#8a86a0" />
      <path d={columns.map((x) => box(x - 10, BASE - 134, 20, 8) + box(x - 9, BASE - 40, 18, 7)).join('')} fill="#3a3444" />
      <path d={polygon([[X - 246, BASE - 130], [X - 228, BASE - 146], [X + 228, BASE - 146], [X + 246, BASE - 130]])} fill={CREAM.high} />
      <path d={box(X - 236, BASE - 130, 472, 7)} fill={CREAM.shade} />
      <path d={box(X - 228, BASE - 176, 456, 32)} fill={CREAM.lit} />
      <path d={box(X + 110, BASE - 176, 118, 32)} fill={CREAM.shade} opacity={0.5} />
      <path d={Array.from({ length: 27 }, (_, i) => archPath('pointed', X - 219 + i * 16.8, BASE - 148, 9, 20)).join('')} fill={CREAM.mid} />
      {[-214, 214].map((dx) => <Minaret key={dx} x={X + dx} y={BASE - 172} height={104} />)}
      <path d={box(X - 140, BASE - 252, 280, 80)} fill={CREAM.lit} />
      <path d={box(X + 40, BASE - 252, 100, 80)} fill={CREAM.shade} opacity={0.6} />
      <path d={[-92, -46, 0, 46, 92].map((dx) => archPath('pointed', X + dx, BASE - 184, 28, 48)).join('')} fill={CREAM.mid} />
      <path d={box(X - 148, BASE - 258, 296, 11) + box(X - 146, BASE - 178, 292, 6)} fill={CREAM.line} />
      {[-134, 134].map((dx) => <Minaret key={dx} x={X + dx} y={BASE - 256} height={92} />)}
      <path d={Array.from({ length: 15 }, (_, i) => archPath('pointed', X - 119 + i * 17, BASE - 256, 11, 18)).join('')} fill={CREAM.mid} />
      <Dome x={X} y={BASE - 258} width={236} height={196} kind="bulb" tones={CREAM} ribs={4} drum={0.1} finial={0} />
      <path d={Array.from({ length: 9 }, (_, i) => leaf(X - 88 + i * 22, BASE - 280, 30, 8, -Math.PI / 2)).join('')} fill={CREAM.mid} opacity={0.6} />
      <Finial x={X} y={BASE - 474} height={70} />
    </>
  );
}

/** Half-width of a cypress at `up` (0.08 to 1), as a share of its height: widest at 0.3, rounded below, tapering to a point above. */
const reachOf = (up: number) => 0.105 * (up > 0.3 ? 1 - ((up - 0.3) / 0.7) ** 2 * 0.97 : 1 - 0.85 * ((0.3 - up) / 0.22) ** 3);

/** A cypress rooted at (x, y): upright sprays lit from the left, the trunk limewashed, with a band of red earth. */
function Cypress({ id, x, y, height: h }: { id: string; x: number; y: number; height: number }) {
  const r = random(id);
  const levels = Array.from({ length: 15 }, (_, i) => 0.08 + (i * 0.92) / 14);
  const outline = polygon([...levels.map((up): Spot => [x - reachOf(up) * h, y - up * h]), ...levels.toReversed().map((up): Spot => [x + reachOf(up) * h, y - up * h])]);
  const sprays = (count: number, from: number, to: number, size: number) =>
    Array.from({ length: count }, () => {
      const [up, side] = [0.08 + 0.8 * r.next() ** 1.2, r.between(from, to)];
      return leaf(x + side * reachOf(up) * h, y - up * h, h * size * r.between(0.7, 1.3), h * size * 0.17, -Math.PI / 2 + side * 0.34);
    }).join('');
  return (
    <>
      <path d={lens(x + h * 0.05, y, h * 0.34, h * 0.024)} fill="#26402c" opacity={0.7} />
      <path d={polygon([[x - h * 0.03, y + h * 0.004], [x - h * 0.018, y - h * 0.12], [x + h * 0.018, y - h * 0.12], [x + h * 0.03, y + h * 0.004]])} fill="#e9dcc4" />
      <path d={polygon([[x + h * 0.006, y + h * 0.004], [x + h * 0.004, y - h * 0.12], [x + h * 0.018, y - h * 0.12], [x + h * 0.03, y + h * 0.004]])} fill="#8f8078" />
      <path d={box(x - h * 0.026, y - h * 0.054, h * 0.052, h * 0.018)} fill="#a8492e" />
      <path d={outline + sprays(26, -1, -0.8, 0.07) + sprays(26, 0.8, 1, 0.07)} fill="#1d4a34" />
      <path d={sprays(44, -0.85, 0.4, 0.085)} fill="#39703c" />
      <path d={sprays(38, -0.9, 0, 0.07)} fill="#6f9a44" />
      <path d={sprays(16, -0.9, -0.35, 0.055)} fill="#b4c766" />
      <path d={sprays(18, 0.2, 0.9, 0.08)} fill="#143a30" />
      <GrassTuft id={`${id}-foot`} x={x} y={y + h * 0.012} size={h * 0.07} dark="#3f7034" light="#b4cf62" />
    </>
  );
}

/** A stone seat round the foot of a shade tree, as in many villages and gardens. */
const TreeSeat = () => (
  <>
    <path d={lens(150, 944, 620, 18)} fill="#26402c" opacity={0.5} />
    <path d="M-140 866V930A250 22 0 0 0 360 930V866Z" fill="#b59c86" />
    <path d="M210 866V950A250 22 0 0 0 360 930V866Z" fill="#8f7872" />
    <path d="M-140 884A250 22 0 0 0 360 884V894A250 22 0 0 1 -140 894Z" fill="#a8492e" opacity={0.75} />
    <path d="M20 900V950M120 904V952M214 902V950M296 894V942M-10 926A250 22 0 0 0 360 912" stroke="#7a655e" strokeWidth={2.4} fill="none" />
    <path d={oval(110, 866, 250, 22)} fill="#dcc6a6" />
    <path d={oval(110, 862, 238, 17)} fill="#c9b192" />
    <path d={oval(96, 868, 82, 10)} fill="#5f4a3c" opacity={0.6} />
  </>
);

const AVENUE = [27, 19, 13.6, 10] as const;

/** A green coconut with a straw; the hand is at (0, 0). */
const Coconut = () => (
  <>
    <path d={oval(12, -4, 14, 15)} fill="#5f9a3e" />
    <path d={lens(12, -17, 16, 4)} fill="#fff6e0" />
    <path d="M12 -17L6 -34" stroke="#d2432f" strokeWidth={3} />
  </>
);

export default function MysorePalaceAdventure3() {
  return (
    <Canvas>
      <Sky id="sky" height={580} stops={[[0, '#4f9dcb'], [0.55, '#b0d6de'], [1, '#fdecc8']]} />
      <Halo id="afternoon" x={240} y={420} rx={620} ry={300} colour="#fff0c0" opacity={0.7} />
      <Cumulus id="cloud" x={1290} y={380} width={430} height={120} lit="#fffdf4" shade="#c9d9e0" opacity={0.9} />
      <Stratus x={640} y={150} width={460} colour="#ffffff" opacity={0.5} />
      <Flock id="parakeets" x={640} y={250} width={240} height={80} count={7} size={13} colour="#4f8a62" />
      <path d={box(-10, 548, 1620, 30)} fill="#7f9f66" />
      <Thicket id="trees-back" line={[[-40, 570], [260, 540], [560, 560], [760, 566], [1180, 566], [1380, 536], [1660, 556]]} count={60} radius={34} tones={faded(GREEN, '#dbe3bc', 0.3)} fleck={5} />
      <Gradient id="lawn" from={[0, 570]} to={[0, 1000]} stops={[[0, '#a9bf5c'], [0.4, '#86ab48'], [1, '#4f8038']]} />
      <path d={box(-10, 574, 1620, 440)} fill="url(#lawn)" />
      <Gumbaz />
      <path d={ground(-1.9, 1.9, 2, 50)} fill="#f0cf9a" />
      <path d={ground(-1.9, -1.74, 2, 50) + ground(1.74, 1.9, 2, 50)} fill="#c98f6a" />
      <path d={[5.4, 6.6, 8.2, 10.4, 13.4, 18, 26].map((z) => ground(-1.74, 1.74, z, z * 1.008)).join('')} fill="#b8845c" opacity={0.6} />
      <path d={[0, 1, 2, 3, 4].map((i) => ground(2.2 + i * 4.6, 4.4 + i * 4.6, 3, 46) + ground(-4.4 - i * 4.6, -2.2 - i * 4.6, 3, 46)).join('')} fill="#c3d070" opacity={0.22} />
      {/* The cypresses' shadows come first; they run from left to right across lawn and path. */}
      <path d={AVENUE.map((z) => polygon([at(-4.7, 0, z - 0.12), at(-4.7, 0, z + 0.12), at(-1, 0, z + 0.6), at(2.2, 0, z + 0.5), at(-1, 0, z - 0.3)])).join('') + AVENUE.map((z) => polygon([at(4.7, 0, z - 0.12), at(4.7, 0, z + 0.12), at(8.4, 0, z + 0.6), at(11.6, 0, z + 0.5), at(8.4, 0, z - 0.3)])).join('')} fill="#3a3a5c" opacity={0.4} />
      <Women id="pilgrims" x={at(-0.3, 0, 30)[0]} y={at(0, 0, 30)[1]} height={48} count={3} isCovered />
      <Family id="visitors" x={at(0.7, 0, 17)[0]} y={at(0, 0, 17)[1]} height={84} mother={{ dress: DRESS.crimson, isWindy: false }} kids={[{ age: 5, dress: DRESS.cream }]} />
      {AVENUE.map((z) => [-4.7, 4.7].map((x) => <Cypress key={`${z} ${x}`} id={`cypress-${z}-${x}`} x={at(x, 0, z)[0]} y={at(x, 0, z)[1]} height={(3.9 * 900) / z} />))}
      <path d={lens(930, 908, 130, 9) + lens(1102, 872, 120, 8)} fill="#3a3a5c" opacity={0.45} />
      <Posed id="racer" x={900} y={904} height={290} age={9} wears="shorts" hasStripes={false} dress={DRESS.crimson} skin={SKIN.honey} hair="crop" pose={{ ...POSE.run, near: [50, 120], far: [-50, -10] }} />
      <Posed id="racer-2" x={1080} y={870} height={262} age={7} wears="shorts" dress={{ ...DRESS.teal, second: '#3f4a5a' }} skin={SKIN.cinnamon} hair="crop" pose={{ ...POSE.run, near: [-48, 20], far: [60, 130], nearLeg: [-20, -74], farLeg: [58, -4] }} />
      {/* The mango tree in the foreground, with the seat round its foot. */}
      <LeafShade id="shade" x={340} y={950} rx={430} ry={76} opacity={0.5} />
      <TreeSeat />
      <path d={band([[94, 868, 116], [94, 830, 92], [104, 640, 76], [80, 380, 64], [40, 120, 30]]) + band([[100, 520, 50], [220, 330, 34], [330, 190, 10]])} fill="#4a342c" />
      <path d={band([[52, 868, 34], [62, 820, 28], [76, 640, 22], [60, 400, 1]])} fill="#8a6650" />
      <LeafShade id="seat-shade" x={190} y={870} rx={160} ry={12} opacity={0.35} />
      <path d={lens(318, 872, 90, 9)} fill="#4a342c" opacity={0.5} />
      <path d={lens(424, 936, 120, 9)} fill="#26402c" opacity={0.5} />
      <Posed id="mother" x={312} y={848} height={320} isSeated wears="sari" dress={DRESS.lotus} skin={SKIN.honey} pose={{ ...POSE.sit, near: [26, 136], far: [30, 80], nearLeg: [86, 2], farLeg: [82, 12] }} carries={<Coconut />} />
      <Posed id="girl" x={590} y={930} height={320} age={6} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="plait" flip pose={{ ...POSE.stand, nod: 10, near: [50, 140], far: [50, 130] }} carries={<Coconut />} />
      <path d={lens(506, 966, 130, 9)} fill="#26402c" opacity={0.5} />
      <path d={oval(480, 944, 26, 24) + oval(526, 952, 25, 23)} fill="#5f9a3e" />
      <path d={oval(472, 938, 12, 12) + oval(518, 946, 11, 11)} fill={mix('#5f9a3e', '#fff0a8', 0.4)} />
      <Petals id="fallen" x={360} y={960} rx={320} ry={40} count={46} colour="#c9b04a" size={9} />
      {[[690, 960], [790, 990], [1240, 940], [1330, 986], [1460, 930], [1540, 980], [160, 986], [420, 992]].map(([x = 0, y = 0]) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={y} size={(y - 860) * 0.5} dark="#3f7034" light="#b4cf62" />
      ))}
      <Bush id="bed" x={1540} y={1040} width={420} height={190} tones={GREEN} fleck={16} />
      <Petals id="blossom" x={1530} y={920} rx={150} ry={60} count={34} colour="#f0604a" size={20} />
      <Mass id="mango" lobes={lobesAlong('mango-lobes', [[-40, 60], [160, 40], [340, 90], [480, 60], [560, -20]], 26, 86, 0.7)} tones={GREEN} fleck={18} />
    </Canvas>
  );
}
