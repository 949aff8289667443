/** Tissamaharama at the hour of lamps: the great white dagoba in the tank's still water, flags from its spire, a mother and her daughters in white on the steps with lotus buds. */
// A dagoba is built in steps: three basal rings, a bell-shaped dome, a square box, a spire of rings, a gilded pinnacle. People come in white, carry lotus buds with folded petals and light clay lamps on the wall.
import { mix } from '../../../kit/colour.ts';
import { n, polygon } from '../../../kit/curves.ts';
import { Piece, shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Women } from '../../../people/family.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
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
const LIT = '#fff1dc';
const WARM = '#ffd3a8';
const MID = '#e3c4c4';
const SHADE = '#a58fb8';
const TREES = leaves('#2a3a48', '#7a805c', '#ffc88a');

/** A ring or box of the dagoba: its lit right part, its left part in shade. */
function Ring({ y, half, height }: { y: number; half: number; height: number }) {
  return (
    <>
      <path d={box(X - half, y - height, half * 2, height)} fill={MID} />
      <path d={box(X - half, y - height, half * 0.7, height)} fill={SHADE} />
      <path d={box(X + half * 0.3, y - height, half * 0.7, height)} fill={LIT} />
      <path d={box(X - half - 5, y - height - 5, half * 2 + 10, 7)} fill={mix(LIT, MID, 0.4)} />
      <path d={box(X - half - 5, y - height - 5, half * 0.8, 7)} fill={mix(SHADE, MID, 0.4)} />
    </>
  );
}

function Dagoba() {
  const dome = shape([[X - 236, LINE - 88, 'corner'], [X - 250, LINE - 150], [X - 226, LINE - 250], [X - 150, LINE - 336], [X, LINE - 372], [X + 150, LINE - 336], [X + 226, LINE - 250], [X + 250, LINE - 150], [X + 236, LINE - 88, 'corner']]);
  return (
    <>
      <path d={box(X - 420, LINE - 30, 840, 30)} fill="#d9b8b4" />
      <path d={box(X - 420, LINE - 34, 840, 8)} fill={LIT} />
      <path d={Array.from({ length: 27 }, (_, i) => box(X - 408 + i * 31, LINE - 24, 16, 22)).join('')} fill="#8f7aa4" opacity={0.55} />
      <Ring y={LINE - 28} half={300} height={22} />
      <Ring y={LINE - 50} half={276} height={20} />
      <Ring y={LINE - 70} half={254} height={20} />
      <Piece id="dome" outline={dome} fill={MID}>
        <path d={`M${X - 60} ${LINE - 380}C${X - 130} ${LINE - 330} ${X - 160} ${LINE - 230} ${X - 150} ${LINE - 80}H${X - 300}V${LINE - 400}Z`} fill={SHADE} />
        <path d={`M${X + 10} ${LINE - 380}C${X + 70} ${LINE - 330} ${X + 96} ${LINE - 230} ${X + 90} ${LINE - 80}H${X + 300}V${LINE - 400}Z`} fill={LIT} />
        <path d={`M${X + 60} ${LINE - 380}C${X + 160} ${LINE - 340} ${X + 206} ${LINE - 230} ${X + 190} ${LINE - 80}H${X + 300}V${LINE - 400}Z`} fill={WARM} />
      </Piece>
      <Ring y={LINE - 362} half={58} height={50} />
      <path d={[-40, -16, 8, 32].map((dx) => box(X + dx, LINE - 404, 10, 34)).join('')} fill={SHADE} opacity={0.5} />
      {Array.from({ length: 11 }, (_, i) => {
        const [w, h] = [34 - i * 2.6, 12];
        const y = LINE - 412 - i * h;
        return (
          <g key={i}>
            <path d={polygon([[X - w, y], [X + w, y], [X + w - 2.6, y - h], [X - w + 2.6, y - h]])} fill={MID} />
            <path d={polygon([[X + w * 0.2, y], [X + w, y], [X + w - 2.6, y - h], [X + w * 0.2, y - h]])} fill={WARM} />
            <path d={box(X - w, y - 3, w * 2, 3)} fill={SHADE} opacity={0.7} />
          </g>
        );
      })}
      <path d={polygon([[X - 7, LINE - 542], [X + 7, LINE - 542], [X + 1, LINE - 592], [X - 1, LINE - 592]])} fill="#e8b04a" />
      <path d={oval(X, LINE - 594, 6, 8)} fill="#fff3c4" />
    </>
  );
}

/** Flags in the five colours of the faith, on a line that sags. */
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

/** A lotus bud on its stalk, for a hand. */
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
      <Women id="pilgrims" x={900} y={LINE - 2} height={50} count={3} dresses={[WHITE, WHITE, WHITE]} />
      <Women id="pilgrims-2" x={420} y={LINE - 2} height={50} count={2} dresses={[WHITE, WHITE]} />
      <Ripples id="gold" x={1040} y={652} width={500} height={190} count={60} colour="#ffdca0" opacity={0.65} />
      <Ripples id="ripples" y={670} height={210} count={70} colour="#ffe0cc" opacity={0.35} />
      <Lotus id="lotus" x={-40} y={712} width={760} height={150} count={24} size={150} flowers={6} tone="#4a6a60" lit="#b5a86c" />
      {/* The tank's stone steps, and the wall where lamps are lit. */}
      <Gradient id="steps" from={[0, 0]} to={[1600, 0]} stops={[[0, '#7f6a86'], [0.6, '#b8948e'], [1, '#e3b294']]} />
      {[0, 1, 2].map((step) => (
        <g key={step}>
          <path d={box(-10, 868 + step * 46, 1620, 50)} fill="url(#steps)" />
          <path d={box(-10, 868 + step * 46, 1620, 26)} fill="#ffdcb8" opacity={0.75 - step * 0.12} />
          <path d={box(-10, 906 + step * 46, 1620, 9)} fill="#3f2f54" opacity={0.5} />
        </g>
      ))}
      <path d={lens(950, 890, 170, 8) + lens(842, 888, 130, 7) + lens(1130, 936, 150, 8)} fill="#2f2148" opacity={0.5} />
      <Posed id="mother" x={1000} y={888} height={290} wears="sari" dress={{ ...WHITE, second: '#8c2f4b' }} skin={SKIN.cinnamon} light="right" flip pose={{ ...POSE.stand, nod: 8, near: [40, 118], far: [36, 110] }} carries={<Bud />} />
      <Posed id="girl" x={880} y={886} height={290} age={8} wears="frock" dress={WHITE} skin={SKIN.cinnamon} hair="plait" light="right" flip pose={{ ...POSE.stand, nod: -6, near: [50, 128], far: [44, 120] }} carries={<Bud />} />
      <Posed id="sister" x={1180} y={932} height={300} age={11} wears="frock" dress={{ ...DRESS.lotus, second: '#f7efe6' }} skin={SKIN.cinnamon} hair="plait" light="right" pose={{ ...POSE.squat, near: [50, 56], far: [60, 66] }} />
      {[1274, 1326, 1384, 1440, 1500].map((x, i) => <Diya key={x} id={`lamp-${i}`} x={x} y={928 + (i % 2) * 6} size={17} />)}
      <Halo id="lamplight" x={1360} y={912} rx={240} ry={70} colour="#ffc87a" opacity={0.45} />
    </Canvas>
  );
}
