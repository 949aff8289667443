/**
 * A carriage gate in the morning, with bougainvillea and a cat on the step: a boy lifts the lion's ring, and his sister points.
 * Such gates have two leaves under a fanlight, louvres over panels, iron studs, brass lion knockers and a white plaster surround.
 */
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { Child } from '../../../people/child.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { archPath } from '../../../scenery/architecture.tsx';
import { At, Canvas, Gradient, Shadow } from '../../../scenery/canvas.tsx';
import { Bougainvillea, leaves, Petals } from '../../../scenery/foliage.tsx';
import { alongLine, band, blob, box, leaf, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Pot } from '../../../scenery/street-life.tsx';
import { Bicycle } from '../../../scenery/vehicles.tsx';

export const focus: [number, number] = [0.46, 0.62];

const GATE = { x: 700, foot: 812, width: 420, height: 690 };
const SEA_GREEN = { lit: '#5cb8a6', base: '#3a9a8a', shade: '#256e6a', dark: '#164a4c' };
const TRIM = { lit: '#fffaf0', shade: '#dcc4b4', dark: '#b08f8c' };
const BRASS = { lit: '#ffe09a', base: '#d9a03c', dark: '#7a4f1c' };
const GREEN = leaves('#24523a', '#6fa04a');

/** RUE over DUMAS, as strokes, because fonts render differently from machine to machine. */
const SIGN = 'M38 30V0h10q9 0 9 8q0 7 -9 7h-10M48 15l10 15M70 0v20q0 10 9 10q9 0 9 -10v-20M120 0H102V30H120M102 14H116M0 44V74H8Q19 74 19 59Q19 44 8 44ZM32 44v20q0 10 9 10q9 0 9 -10v-20M64 74V44L75 62L86 44V74M98 74L108 44L118 74M102 65H114M150 48Q146 44 141 44Q133 44 133 51Q133 57 141 59Q150 61 150 67Q150 74 141 74Q135 74 132 70';

/** A leaf of the gate, from x to x + width: louvres over a panel, studs along the rails. */
function GateLeaf({ x, width, shaded }: { x: number; width: number; shaded: boolean }) {
  const top = 346;
  const slats = Array.from({ length: 17 }, (_, i) => top + 26 + i * 14);
  return (
    <>
      <path d={box(x, top, width, GATE.foot - top)} fill={shaded ? SEA_GREEN.shade : SEA_GREEN.base} />
      <path d={box(x, top, 10, GATE.foot - top)} fill={shaded ? SEA_GREEN.base : SEA_GREEN.lit} />
      <path d={box(x + 26, top + 20, width - 52, 246)} fill={SEA_GREEN.dark} />
      <path d={slats.map((y) => polygon([[x + 26, y], [x + width - 26, y], [x + width - 26, y + 8], [x + 26, y + 8]])).join('')} fill={shaded ? '#2f8076' : SEA_GREEN.base} />
      <path d={slats.map((y) => box(x + 26, y, width - 52, 2.6)).join('')} fill={shaded ? SEA_GREEN.base : SEA_GREEN.lit} />
      {[[634, 150]].map(([y = 0, h = 0]) => (
        <g key={y}>
          <path d={box(x + 26, y, width - 52, h)} fill={SEA_GREEN.dark} opacity={0.7} />
          <path d={polygon([[x + 40, y + 14], [x + width - 40, y + 14], [x + width - 40, y + h - 14], [x + 40, y + h - 14]])} fill={shaded ? SEA_GREEN.shade : SEA_GREEN.base} />
          <path d={polygon([[x + 40, y + 14], [x + width - 40, y + 14], [x + width - 48, y + 22], [x + 48, y + 22], [x + 48, y + h - 22], [x + 40, y + h - 14]])} fill={SEA_GREEN.lit} opacity={shaded ? 0.4 : 0.8} />
        </g>
      ))}
      <path d={[622, 800].flatMap((y) => Array.from({ length: 6 }, (_, i) => oval(x + 26 + i * ((width - 52) / 5), y, 5))).join('')} fill="#173236" />
      <path d={[622, 800].flatMap((y) => Array.from({ length: 6 }, (_, i) => oval(x + 25 + i * ((width - 52) / 5), y - 1.4, 2))).join('')} fill="#9fd6c8" />
    </>
  );
}

/** The lion's head, with a mane of rays 1.16 × `size` wide. `lift` (in degrees) swings up the ring in its mouth. */
const Lion = ({ x, y, size, lift = 0 }: { x: number; y: number; size: number; lift?: number }) => (
  <At x={x} y={y} scale={size / 100}>
    <path d={oval(5, 6, 50)} fill="#0f2f30" opacity={0.5} />
    <path d={Array.from({ length: 14 }, (_, i) => leaf(Math.cos(i * 0.449) * 20, Math.sin(i * 0.449) * 20, 38, 11, i * 0.449)).join('')} fill={BRASS.dark} />
    <path d={Array.from({ length: 14 }, (_, i) => leaf(Math.cos(i * 0.449 + 0.22) * 14, Math.sin(i * 0.449 + 0.22) * 14, 36, 10, i * 0.449 + 0.22)).join('')} fill={BRASS.base} />
    <path d={shape([[0, -30], [20, -26], [28, -8], [24, 14], [12, 28], [-12, 28], [-24, 14], [-28, -8], [-20, -26]])} fill={BRASS.base} />
    <path d={shape([[-20, -26], [0, -30], [4, -22], [-8, 0], [-20, 14], [-27, -4]])} fill={BRASS.lit} />
    <path d={shape([[-8, -6], [8, -6], [12, 10], [0, 16], [-12, 10]])} fill={BRASS.lit} />
    <path d="M-18 -10q6 -6 12 0M6 -10q6 -6 12 0M-10 18q10 8 20 0" stroke={BRASS.dark} strokeWidth={4} fill="none" />
    <g transform={`rotate(${lift} 0 18)`}>
      <path d={oval(0, 46, 27, 29)} fill="none" stroke={BRASS.dark} strokeWidth={11} />
      <path d={oval(-2, 44, 27, 29)} fill="none" stroke={BRASS.lit} strokeWidth={5} />
    </g>
  </At>
);

/** A white and ginger cat sitting at (x, y), its tail along the step, looking towards the children. */
const Cat = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y} scale={1.06}>
    <path d={lens(14, 2, 150, 8)} fill="#4b2f4c" opacity={0.4} />
    <path d={band([[-28, -9, 15], [-56, -4, 12], [-78, -9, 10], [-88, -26, 6]])} fill="#c9762e" />
    <path d={band([[11, -40, 16], [12, -14, 9], [13, 0, 9]])} fill="#cdbcbe" />
    <path d={shape([[-34, 1, 'corner'], [-43, -16], [-37, -40], [-19, -60], [-2, -74], [22, -70], [29, -50], [20, -24], [4, 1, 'corner']])} fill="#fbf4ea" />
    <path d={shape([[-41, -26], [-36, -42], [-19, -60], [-5, -72], [4, -66], [-2, -48], [-16, -38], [-30, -34]])} fill="#dd8c3c" />
    <path d={shape([[0, -34], [14, -46], [24, -34], [16, -12], [6, 1, 'corner'], [2, -16]])} fill="#d9c9c6" />
    <path d={shape([[-36, 1, 'corner'], [-43, -16], [-35, -32], [-17, -36], [-2, -26], [3, -10], [-2, 1, 'corner']])} fill="#fffaf2" />
    <path d="M-22 -35Q0 -32 2 -8" stroke="#cdbcbe" strokeWidth={2.4} fill="none" strokeLinecap="round" />
    <path d={band([[20, -52, 17], [22, -18, 10.6], [23, 0, 9.6]])} fill="#fffaf2" />
    <path d={oval(26, -3.6, 8.6, 4.4) + oval(3, -3.6, 12, 4.6) + oval(16, -3, 7, 3.6)} fill="#fbf4ea" />
    <path d={polygon([[1, -90], [-1, -115], [16, -101]])} fill="#dd8c3c" />
    <path d={polygon([[4, -94], [2.6, -108], [12, -100]])} fill="#e8a49a" />
    <path d={shape([[14, -103], [28, -97], [35, -85], [42, -76], [37, -67], [22, -62], [4, -66], [-4, -80], [1, -95]])} fill="#fffaf2" />
    <path d={shape([[14, -103], [28, -97], [26, -88], [12, -86], [2, -72], [-4, -80], [1, -95]])} fill="#dd8c3c" />
    <path d={shape([[42, -76], [37, -67], [22, -62], [8, -65], [24, -68], [36, -72]])} fill="#d9c9c6" />
    <path d={polygon([[17, -101], [28, -116], [31, -92]])} fill="#b5672a" />
    <path d={oval(27.4, -82, 3, 3.8)} fill="#3a2a2a" />
    <path d={oval(40.4, -76.6, 2.6, 2.1)} fill="#b5606a" />
    <path d="M39 -73q-3 4 -8 2.4" stroke="#3a2a2a" strokeWidth={1.8} fill="none" strokeLinecap="round" />
    <path d="M36 -72l11 3M36 -74l12 -1" stroke="#fffaf2" strokeWidth={1.2} fill="none" />
  </At>
);

/** The bougainvillea: its line over the cornice and the tresses hanging from it. It is drawn again in one dark colour as its shadow. */
const LINE: readonly Spot[] = [[-30, 150], [90, 90], [230, 60], [360, 50], [500, 34]];
const TRESSES = [{ at: 0.16, length: 320 }, { at: 0.34, length: 190 }, { at: 0.52, length: 250 }, { at: 0.7, length: 120 }, { at: 0.92, length: 80 }];
const SHADE = { dark: '#7a2c50', mid: '#7a2c50', light: '#7a2c50', bright: '#7a2c50' };
const Plant = ({ isShade = false }: { isShade?: boolean }) => (
  <>
    <path d={band([[60, 870, 34], [76, 700, 24], [50, 480, 20], [88, 260, 16], [120, 110, 10], [220, 74, 4]]) + band([[54, 536, 11], [128, 384, 8], [200, 240, 6], [236, 100, 3]])} fill={isShade ? SHADE.dark : '#6b4438'} />
    {!isShade && <path d={band([[52, 870, 10], [68, 700, 8], [43, 480, 6], [82, 260, 5]])} fill="#b58a68" />}
    <Bougainvillea id="bougainvillea" line={LINE} falls={TRESSES} radius={56} {...(isShade ? { tones: SHADE, green: SHADE } : { green: GREEN })} />
    {TRESSES.map(({ at, length }) => <Tip key={at} at={at} length={length} isShade={isShade} />)}
  </>
);

/** A tress ends in a twig with single leaves and flowers. */
function Tip({ at, length, isShade }: { at: number; length: number; isShade: boolean }) {
  const r = random(`tip-${at}`);
  const { x, y } = alongLine(LINE, at);
  const [top, end] = [y + length * 0.66, y + length + 66];
  const sway = Math.sin(2.4 + at * 9) * 15;
  const leavesAt = (count: number, size: number) => Array.from({ length: count }, (_, i) => { const t = (i + r.next()) / count; return leaf(x + sway + r.between(-9, 9) * (1.2 - t), top + (end - top) * t, size * r.between(0.7, 1.2), size * 0.32, r.between(0.2, 2.9)); }).join('');
  return (
    <>
      <path d={band([[x + sway, top, 5], [x + sway + 4, (top + end) / 2, 3], [x + sway - 2, end, 1]]) + leavesAt(12, 22)} fill={isShade ? SHADE.dark : GREEN.mid} />
      <path d={leavesAt(30, 17)} fill={isShade ? SHADE.dark : '#ea4c95'} />
      <path d={leavesAt(8, 14)} fill={isShade ? SHADE.dark : '#ff9cc4'} />
    </>
  );
}

export default function PondicherryHeritage3() {
  const r = random('plaster');
  const patches = Array.from({ length: 16 }, () => blob(r, r.between(0, 1600), r.between(120, 780), r.between(20, 80), r.between(8, 30), 9, 0.3)).join('');
  const cobbles = Array.from({ length: 90 }, () => { const t = r.next(); return blob(r, r.between(-20, 1620), 906 + t * 100, 26 + t * 26, 7 + t * 7, 8, 0.12); }).join('');
  const { x, foot, width, height } = GATE;
  return (
    <Canvas>
      <Gradient id="wall" from={[0, 0]} to={[1600, 900]} stops={[[0, '#f2a08c'], [0.5, '#e58a80'], [1, '#c9707a']]} />
      <rect width={1600} height={1000} fill="url(#wall)" />
      <path d={patches} fill="#f9c0a8" opacity={0.34} />
      <path d={box(-10, 0, 1620, 64)} fill={TRIM.lit} />
      <path d={box(-10, 44, 1620, 20)} fill={TRIM.shade} />
      <path d={box(-10, 64, 1620, 22)} fill="#8f4458" opacity={0.5} />
      {[150, 1290].map((px) => (
        <g key={px}>
          <path d={box(px - 48, 64, 96, 780)} fill={TRIM.lit} />
          <path d={box(px + 22, 64, 26, 780)} fill={TRIM.shade} />
          <path d={box(px + 48, 86, 34, 760)} fill="#8f4458" opacity={0.3} />
          <path d={box(px - 60, 100, 120, 22) + box(px - 56, 760, 112, 84)} fill={TRIM.lit} />
          <path d={box(px - 60, 122, 120, 8) + box(px + 20, 760, 36, 84)} fill={TRIM.shade} />
        </g>
      ))}
      <path d={box(-10, 770, 1620, 90)} fill="#a8566a" opacity={0.55} />

      {/* The surround projects from the wall, so its shadow falls to the right. */}
      <path d={archPath('round', x + 44, foot + 20, width + 130, height + 66)} fill="#8f4458" opacity={0.42} />
      <path d={archPath('round', x, foot + 10, width + 130, height + 66)} fill={TRIM.shade} />
      <path d={archPath('round', x - 5, foot + 10, width + 118, height + 58)} fill={TRIM.lit} />
      <path d={archPath('round', x, foot, width + 30, height + 14)} fill={TRIM.dark} />
      <path d={Array.from({ length: 9 }, (_, i) => { const a = Math.PI * (0.1 + i * 0.1); return `M${n(x + Math.cos(a) * 226)} ${n(346 - Math.sin(a) * 226)}L${n(x + Math.cos(a) * 268)} ${n(346 - Math.sin(a) * 268)}`; }).join('')} stroke={TRIM.shade} strokeWidth={5} />
      <path d={polygon([[x - 34, 56], [x + 34, 56], [x + 24, 132], [x - 24, 132]])} fill={TRIM.lit} />
      <path d={polygon([[x + 8, 56], [x + 34, 56], [x + 24, 132], [x + 6, 132]])} fill={TRIM.shade} />
      <path d={archPath('round', x, foot, width, height)} fill={SEA_GREEN.dark} />
      <path d={[-1, 1].map((s) => polygon([[x + s * 208, 326], [x + s * 286, 326], [x + s * 286, 366], [x + s * 208, 366]])).join('')} fill={TRIM.lit} />
      <path d={[-1, 1].map((s) => box(x + Math.min(s * 208, s * 286), 356, 78, 10)).join('')} fill={TRIM.shade} />
      {/* The fanlight: panes between the spokes, some reflecting the sky. */}
      {Array.from({ length: 8 }, (_, i) => {
        const [a, b] = [Math.PI * (1 - i / 8) - 0.04, Math.PI * (1 - (i + 1) / 8) + 0.04];
        const at = (angle: number, far: number) => `${n(x + Math.cos(angle) * far)} ${n(336 - Math.sin(angle) * far)}`;
        return <path key={i} d={`M${at(a, 62)}L${at(a, 196)}A196 196 0 0 1 ${at(b, 196)}L${at(b, 62)}A62 62 0 0 0 ${at(a, 62)}Z`} fill={['#7fb8bc', '#a9d3cc', '#5f9aa0', '#8fc4c0'][i % 4]} />;
      })}
      <path d={`M${x - 52} 336a52 52 0 0 1 104 0Z`} fill={SEA_GREEN.base} />
      <path d={`M${x - 34} 336a34 34 0 0 1 68 0Z`} fill="#e8b35c" />
      <path d={box(x - 210, 330, 420, 20)} fill={SEA_GREEN.lit} />
      <GateLeaf x={x - 210} width={208} shaded={false} />
      <GateLeaf x={x + 2} width={208} shaded />
      <path d={box(x - 4, 350, 8, 462)} fill={SEA_GREEN.dark} />
      <path d={box(x - 210, 350, 26, 462)} fill="#0f3a3c" opacity={0.4} />
      <Lion x={x - 58} y={596} size={74} lift={-34} />
      <Lion x={x + 62} y={596} size={74} />

      {/* Two steps of granite. */}
      <path d={polygon([[x - 290, foot], [x + 290, foot], [x + 306, foot + 26], [x - 306, foot + 26]])} fill="#e9d6cc" />
      <path d={box(x - 306, foot + 26, 612, 26)} fill="#9c8088" />
      <path d={polygon([[x - 340, foot + 52], [x + 340, foot + 52], [x + 360, foot + 80], [x - 360, foot + 80]])} fill="#f3e3d6" />
      <path d={box(x - 360, foot + 80, 720, 26)} fill="#8a7080" />
      <Gradient id="street" from={[0, 850]} to={[0, 1000]} stops={[[0, '#d9a890'], [1, '#8f6470']]} />
      <path d={`M-10 846H${x - 326}L${x - 360} ${foot + 106}H${x + 360}L${x + 326} 846H1610V1010H-10Z`} fill="url(#street)" />
      <path d={cobbles} fill="#f0c8a8" opacity={0.3} />
      {/* The street sign, in blue enamel. */}
      <path d={box(1010, 250, 200, 104)} fill="#fffaf0" />
      <path d={box(1017, 257, 186, 90)} fill="#24508f" />
      <At x={1044} y={272} scale={0.9}>
        <path d={SIGN} fill="none" stroke="#fffaf0" strokeWidth={6} strokeLinejoin="round" />
      </At>
      {/* The sun is on the left, so the plant's shadow falls to its right on plaster and trim. */}
      <clipPath id="above-street">
        <path d={box(-10, -10, 1620, 856)} />
      </clipPath>
      <g clipPath="url(#above-street)" opacity={0.3}>
        <At x={112} y={64}>
          <Plant isShade />
        </At>
      </g>
      <path d={polygon([[166, 846], [194, 846], [92, 872], [44, 872]])} fill={SHADE.dark} opacity={0.3} />
      <path d={oval(60, 868, 56, 12)} fill="#e9cdb0" />
      <path d={oval(60, 868, 46, 8.6)} fill="#5f3834" />
      <Plant />
      <Petals id="petals" x={280} y={930} rx={330} ry={50} count={90} size={9} />
      <Bicycle x={1210} y={918} length={400} frame="#2c5f9a" flowers="#f2a51b" />
      <Pot id="pot" x={1500} y={906} size={130} clay="#b5562f" />
      <Cat x={468} y={foot + 50} />
      <path d={lens(620, foot + 20, 150, 12)} fill="#4b2f4c" opacity={0.45} />
      <Child id="boy" x={604} y={foot + 18} height={320} age={6} wears="shorts" dress={DRESS.cream} skin={SKIN.honey} isHeld={false} arm="up" />
      <Shadow x={844} y={foot + 78} width={74} height={9} opacity={0.4} />
      <Child id="girl" x={826} y={foot + 76} height={330} age={9} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} isHeld={false} arm="point" flip />
    </Canvas>
  );
}
