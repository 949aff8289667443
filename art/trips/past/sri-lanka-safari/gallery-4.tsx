/** Tissamaharama at dusk: the white dagoba mirrored in the tank, flags from its spire, a mother and daughters with lotuses and lamps. */
// A dagoba has three basal rings, a dome, here wound with saffron cloth, a square box and a spire of rings. Pilgrims wear white.
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Piece, shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Women } from '../../../people/family.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { Lotus } from '../../../scenery/lotus.tsx';
import { Diya } from '../../../scenery/props.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { box, leaf, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { Reflection, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.56];

const LINE = 640;
const X = 640;
const TREES = leaves('#2a3a48', '#7a805c', '#ffc88a');

/** A round step of the dagoba, seen a little from above: its edges curve down in front, and its coping catches the light. */
function Ring({ y, half, height }: { y: number; half: number; height: number }) {
  const sag = half * 0.05;
  const edge = (at: number) => `M${X - half} ${n(at)}Q${X} ${n(at + sag * 2)} ${X + half} ${n(at)}`;
  return (
    <>
      <path d={`M${X - half} ${y - height}Q${X} ${n(y - height - sag)} ${X + half} ${y - height}V${y}Q${X} ${n(y + sag * 2)} ${X - half} ${y}Z`} fill="url(#plaster)" />
      <path d={edge(y - height + 8)} fill="none" stroke="#7d6a9c" strokeWidth={5} opacity={0.45} />
      <path d={edge(y - height + 2)} fill="none" stroke="url(#coping)" strokeWidth={7} />
    </>
  );
}

/** Half-width of the dome at a height above the water. */
const girth = (up: number) => 250 * Math.sqrt(Math.max(0, 1 - ((up - 150) / (up > 150 ? 224 : 190)) ** 2));
/** A line round the front of the dome at a height above the water. */
const round = (up: number, sag: number) => `M${n(X - girth(up))} ${LINE - up}Q${X} ${n(LINE - up + sag)} ${n(X + girth(up))} ${LINE - up}`;
const DOME = shape([[X - girth(84), LINE - 84, 'corner'], ...[120, 160, 200, 240, 280, 320, 352].map((up) => [X - girth(up), LINE - up] as const), [X, LINE - 374], ...[352, 320, 280, 240, 200, 160, 120].map((up) => [X + girth(up), LINE - up] as const), [X + girth(84), LINE - 84, 'corner'], [X, LINE - 62]]);

/** The dome: plaster that turns from violet shade to the low sun, faint courses, and the saffron cloth that pilgrims wind round it. */
function Dome() {
  const r = random('plaster');
  return (
    <Piece id="dome" outline={DOME} fill="url(#plaster)">
      <path d={Array.from({ length: 30 }, () => { const x = X + r.between(-190, 210); return leaf(x, LINE - r.between(150, 350), r.between(26, 74), r.between(2, 5), Math.PI / 2); }).join('')} fill="#8a74a4" opacity={0.2} />
      <path d={[290, 318, 340].map((up) => round(up, 34)).join('')} fill="none" stroke="#8a74a4" strokeWidth={2.4} opacity={0.4} />
      <path d={round(352, 26)} fill="none" stroke="#6f5f96" strokeWidth={20} opacity={0.3} />
      <path d={round(138, 46)} fill="none" stroke="#7a4a5c" strokeWidth={30} opacity={0.35} />
      <path d={round(142, 46)} fill="none" stroke="url(#saffron)" strokeWidth={26} />
      <path d={round(150, 46) + round(134, 46)} fill="none" stroke="#ffd27a" strokeWidth={2.4} opacity={0.7} />
    </Piece>
  );
}

/** The shrine at the dome's foot: a gabled front with a lamp in its niche. */
const Shrine = () => (
  <>
    <path d={box(X - 46, LINE - 132, 92, 104)} fill="#d9bcc0" />
    <path d={box(X - 46, LINE - 132, 34, 104)} fill="#b09ac0" />
    <path d={box(X - 54, LINE - 140, 108, 10) + polygon([[X - 50, LINE - 140], [X, LINE - 166], [X + 50, LINE - 140]])} fill="#fbe3d0" />
    <path d={box(X - 54, LINE - 133, 108, 4)} fill="#7d6a9c" opacity={0.5} />
    <path d={`M${X - 18} ${LINE - 30}V${LINE - 92}Q${X - 16} ${LINE - 112} ${X} ${LINE - 116}Q${X + 16} ${LINE - 112} ${X + 18} ${LINE - 92}V${LINE - 30}Z`} fill="#6a3f5c" />
    <path d={`M${X - 12} ${LINE - 30}V${LINE - 90}Q${X - 10} ${LINE - 104} ${X} ${LINE - 108}Q${X + 10} ${LINE - 104} ${X + 12} ${LINE - 90}V${LINE - 30}Z`} fill="#ffc46a" />
    <path d={oval(X, LINE - 58, 5, 9)} fill="#fff6d0" />
  </>
);

/** The square box on the dome: one face in shade, one in the sun, both carved with a stone railing. */
const SquareBox = ({ y }: { y: number }) => (
  <>
    <path d={box(X - 58, y - 52, 70, 52)} fill="#a58fb8" />
    <path d={box(X + 12, y - 52, 46, 52)} fill="#ffe9cc" />
    <path d={[-50, -38, -26, -14, -2].map((dx) => box(X + dx, y - 40, 5, 32)).join('')} fill="#7d6a9c" opacity={0.6} />
    <path d={[18, 27, 36, 45].map((dx) => box(X + dx, y - 40, 4, 32)).join('')} fill="#d9a58c" opacity={0.7} />
    <path d={box(X - 58, y - 25, 70, 3)} fill="#7d6a9c" opacity={0.6} />
    <path d={box(X + 12, y - 25, 46, 3)} fill="#d9a58c" opacity={0.7} />
    <path d={box(X - 64, y - 60, 76, 9)} fill="#c3aec4" />
    <path d={box(X + 12, y - 60, 52, 9)} fill="#fff6e4" />
  </>
);

/** The spire of rings, each smaller than the one below, under a gilded pinnacle. */
const Spire = ({ foot }: { foot: number }) => (
  <>
    {Array.from({ length: 11 }, (_, i) => {
      const [w, y] = [35 - i * 2.6, foot - i * 12];
      return (
        <g key={i}>
          <path d={polygon([[X - w, y], [X + w, y], [X + w - 2.6, y - 12], [X - w + 2.6, y - 12]])} fill="#c9aec0" />
          <path d={polygon([[X + w * 0.1, y], [X + w, y], [X + w - 2.6, y - 12], [X + w * 0.1, y - 12]])} fill="#ffdfb8" />
          <path d={`M${n(X - w)} ${y - 1}Q${X} ${y + 4} ${n(X + w)} ${y - 1}`} stroke="#7d6a9c" strokeWidth={3} fill="none" opacity={0.7} />
        </g>
      );
    })}
    <path d={polygon([[X - 7, foot - 130], [X + 7, foot - 130], [X + 1, foot - 180], [X - 1, foot - 180]])} fill="#e8b04a" />
    <path d={polygon([[X + 1, foot - 130], [X + 7, foot - 130], [X + 1, foot - 180]])} fill="#fff0b8" />
    <path d={oval(X, foot - 182, 6, 8)} fill="#fff3c4" />
  </>
);

function Dagoba() {
  return (
    <>
      <Gradient id="plaster" from={[X - 270, 0]} to={[X + 270, 0]} stops={[[0, '#9a86b4'], [0.1, '#8f7aae'], [0.3, '#b09ac0'], [0.5, '#dcc3c8'], [0.68, '#f7e4d6'], [0.84, '#fff4e0'], [1, '#ffd9ac']]} />
      <Gradient id="coping" from={[X - 300, 0]} to={[X + 300, 0]} stops={[[0, '#a994c0'], [0.5, '#f0dcd6'], [0.8, '#fffaf0'], [1, '#ffe2bc']]} />
      <Gradient id="saffron" from={[X - 250, 0]} to={[X + 250, 0]} stops={[[0, '#8f4a5c'], [0.4, '#d9762f'], [0.8, '#f7a53a'], [1, '#ffc46a']]} />
      <Ring y={LINE - 24} half={306} height={26} />
      <Ring y={LINE - 48} half={282} height={22} />
      <Ring y={LINE - 68} half={262} height={22} />
      <Dome />
      <Shrine />
      <Spire foot={LINE - 418} />
      <SquareBox y={LINE - 358} />
      <path d={box(X - 420, LINE - 32, 840, 32)} fill="url(#plaster)" />
      <path d={box(X - 420, LINE - 36, 840, 8)} fill="url(#coping)" />
      <path d={Array.from({ length: 27 }, (_, i) => box(X - 408 + i * 31, LINE - 25, 16, 23)).join('')} fill="#7d6a9c" opacity={0.4} />
    </>
  );
}

/** Flags in the five Buddhist colours on a sagging line. */
function Flags({ from, to }: { from: Spot; to: Spot }) {
  const colours = ['#2f5fb0', '#f2c83a', '#c9302c', '#fff6ea', '#f0802a'];
  const at = (t: number): Spot => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * 46];
  return (
    <>
      <path d={`M${n(from[0])} ${n(from[1])}Q${n((from[0] + to[0]) / 2)} ${n((from[1] + to[1]) / 2 + 92)} ${n(to[0])} ${n(to[1])}`} fill="none" stroke="#6a5a70" strokeWidth={1.6} />
      {Array.from({ length: 17 }, (_, i) => {
        const [x, y] = at((i + 0.5) / 17);
        return <path key={i} d={polygon([[x - 7, y], [x + 7, y + 2], [x + 5, y + 20], [x - 8, y + 18]])} fill={colours[i % 5]} />;
      })}
    </>
  );
}

/** A lotus bud on its stalk; the hand is at (0, 0). */
const Bud = () => (
  <g transform="rotate(-40)">
    <path d="M8 0H44" stroke="#5f8a52" strokeWidth={4} />
    <path d={leaf(40, 0, 30, 12, 0)} fill="#e86f9a" />
    <path d={leaf(40, 0, 28, 6, -0.12)} fill="#ffb3c9" />
  </g>
);

const WHITE = { base: '#f7efe6', trim: '#e8b04a', second: '#f7efe6' };

export default function SriLankaSafari4() {
  return (
    <Canvas>
      <Sky id="sky" height={LINE} stops={[[0, '#4f5f9f'], [0.38, '#a583ae'], [0.7, '#f2a08a'], [1, '#ffcf8e']]} />
      <Sun id="sun" x={1290} y={520} r={56} colour="#fff3cc" glow="#ffc27a" reach={11} />
      <Stratus x={1180} y={220} width={620} colour="#ffc0a8" opacity={0.55} />
      <Stratus x={240} y={150} width={460} colour="#c9a0c4" opacity={0.5} />
      <Flock id="bats" x={1080} y={330} width={340} height={110} count={9} size={17} colour="#5f4f78" />
      <Ridge id="hills" anchors={[[-40, 560], [260, 524], [560, 556], [1000, 530], [1300, 556], [1640, 520]]} colour="#a8788e" mist="#f7b48c" bottom={660} />
      <Reflection id="image" line={LINE} squash={0.62} depth={380} veil="#54508a" opacity={0.7} waves={12}>
        <Thicket id="trees" line={[[-40, 622], [220, 600], [420, 616], [900, 616], [1120, 604], [1400, 618], [1660, 606]]} count={56} radius={30} tones={faded(TREES, '#e09a88', 0.2)} light="right" />
        <Palm id="palm" x={170} y={636} height={250} lean={0.1} dark="#2f3f4c" lit="#8a7f5c" light="right" />
        <Palm id="palm-2" x={1090} y={634} height={220} lean={-0.1} dark="#2f3f4c" lit="#8a7f5c" light="right" />
        <Dagoba />
        <Flags from={[X, LINE - 540]} to={[150, 590]} />
        <Flags from={[X, LINE - 540]} to={[1090, 590]} />
      </Reflection>
      <Water id="tank-veil" y={LINE} stops={[[0, '#f7b890', 0.25], [0.5, '#8a6f9a', 0.35], [1, '#2f2f60', 0.75]]} shine="#ffe6c4" />
      <Women id="pilgrims" x={812} y={LINE - 35} height={42} count={3} dresses={[WHITE, WHITE, WHITE]} />
      <Women id="pilgrims-2" x={470} y={LINE - 35} height={42} count={2} dresses={[WHITE, WHITE]} />
      <Ripples id="gold" x={1040} y={652} width={500} height={190} count={60} colour="#ffdca0" opacity={0.65} />
      <Ripples id="ripples" y={670} height={210} count={70} colour="#ffe0cc" opacity={0.35} />
      <Lotus id="lotus" x={-40} y={712} width={760} height={150} count={24} size={150} flowers={6} tone="#4a6a60" lit="#b5a86c" />
      {/* The tank's stone steps. */}
      <Gradient id="steps" from={[0, 0]} to={[1600, 0]} stops={[[0, '#7f6a86'], [0.6, '#b8948e'], [1, '#e3b294']]} />
      {[0, 1, 2].map((step) => (
        <g key={step}>
          <path d={box(-10, 868 + step * 46, 1620, 50)} fill="url(#steps)" />
          <path d={box(-10, 868 + step * 46, 1620, 26)} fill="#ffdcb8" opacity={0.75 - step * 0.12} />
          <path d={box(-10, 906 + step * 46, 1620, 9)} fill="#3f2f54" opacity={0.5} />
          <path d={Array.from({ length: 9 }, (_, i) => { const x = i * 196 + ((step * 83 + i * 37) % 110); return polygon([[x, 869 + step * 46], [x + 3, 869 + step * 46], [x - 4, 906 + step * 46], [x - 8, 906 + step * 46]]); }).join('')} fill="#6a4f6c" opacity={0.4} />
          <GroundMarks id={`worn-${step}`} x={0} y={870 + step * 46} width={1600} height={32} count={46} colour="#7a5a70" opacity={0.3} />
        </g>
      ))}
      <path d={lens(950, 890, 170, 8) + lens(842, 888, 130, 7) + lens(1130, 936, 150, 8)} fill="#2f2148" opacity={0.5} />
      <Posed id="mother" x={1000} y={888} height={290} wears="sari" dress={{ ...WHITE, second: '#8c2f4b' }} skin={SKIN.cinnamon} shoe={SKIN.cinnamon} light="right" flip pose={{ ...POSE.stand, nod: 8, near: [40, 118], far: [36, 110] }} carries={<Bud />} />
      <Posed id="girl" x={880} y={886} height={290} age={8} wears="frock" dress={WHITE} skin={SKIN.cinnamon} shoe={SKIN.cinnamon} hair="plait" light="right" flip pose={{ ...POSE.stand, nod: -6, near: [50, 128], far: [44, 120] }} carries={<Bud />} />
      <Posed id="sister" x={1180} y={932} height={300} age={11} wears="frock" dress={{ ...DRESS.lotus, second: '#f7efe6' }} skin={SKIN.cinnamon} shoe={SKIN.cinnamon} hair="plait" light="right" pose={{ ...POSE.squat, near: [50, 56], far: [60, 66] }} />
      {[1274, 1326, 1384, 1440, 1500].map((x, i) => <Diya key={x} id={`lamp-${i}`} x={x} y={928 + (i % 2) * 6} size={17} />)}
      <Halo id="lamplight" x={1360} y={912} rx={240} ry={70} colour="#ffc87a" opacity={0.45} />
    </Canvas>
  );
}
