/** Albert Hall lit up at the blue hour: on the low wall a mother and her son drink hot milk from clay cups, a girl holds her coin up to the man who ladles it, families stroll across the court. */
// Indo-Saracenic, of 1887: open verandahs below, arcaded galleries above, square corner towers with domed kiosks, and a middle that steps up in three tiers to one dome. The lamps stand at its foot, so it is brightest below.
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family, Women } from '../../../people/family.tsx';
import { Jointed, POSE } from '../../../people/jointed.tsx';
import { Arcade, Chhatri, Dome, Eave, stone } from '../../../scenery/architecture.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { LampPost } from '../../../scenery/props.tsx';
import { box, lens, oval } from '../../../scenery/shapes.ts';
import { Halo, Moon, Sky, Stars, Stratus } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { Ripples } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.6];

const HALL = stone('#e0a45a', { sun: '#fff0b8', night: '#5a2a5c', dark: '#6a3440', line: '#ffe9b8' });
const HIGH = stone('#c08a5c', { sun: '#ffe0a0', night: '#3f2a64', dark: '#5a3048', line: '#f2cf98' });
const GLOW = '#ffc864';
const X = 620;
const BASE = 668;

/** A tier of the hall, middle on X: arcade, eave, kiosks at both ends. */
function Tier({ id, y, width, height, bays, kiosk, tones = HALL }: { id: string; y: number; width: number; height: number; bays: number; kiosk?: number; tones?: typeof HALL }) {
  return (
    <>
      <Arcade id={id} x={X - width / 2} y={y} width={width} height={height} bays={bays} tones={tones} glow={GLOW} kind="cusped" lit={(bay) => bay % 4 !== 2} share={0.6} />
      <path d={box(X + width * 0.36, y - height, width * 0.14, height)} fill="#5a2a5c" opacity={0.2} />
      <Eave x={X - width / 2} y={y - height} width={width} height={11} out={13} tones={tones} />
      <path d={box(X - width / 2 - 4, y - height - 22, width + 8, 13)} fill={tones.mid} />
      <path d={Array.from({ length: Math.round(width / 15) }, (_, i) => box(X - width / 2 + i * 15, y - height - 20, 6, 9)).join('')} fill={tones.dark} opacity={0.6} />
      {kiosk && [-1, 1].map((side) => <Chhatri key={side} x={X + side * (width / 2 - kiosk * 0.4)} y={y - height - 20} width={kiosk} tones={tones} />)}
    </>
  );
}

function AlbertHall() {
  return (
    <>
      {[-1, 1].map((side) => (
        <g key={side}>
          <Arcade id={`tower-${side}-low`} x={X + side * 432 - 62} y={BASE} width={124} height={108} bays={2} tones={HALL} glow={GLOW} />
          <Arcade id={`tower-${side}-high`} x={X + side * 432 - 56} y={BASE - 108} width={112} height={92} bays={2} tones={HALL} glow={GLOW} />
          <Eave x={X + side * 432 - 56} y={BASE - 200} width={112} tones={HALL} />
          <Chhatri x={X + side * 432} y={BASE - 210} width={106} tones={HIGH} />
          {[-44, 44].map((dx) => <Chhatri key={dx} x={X + side * 432 + dx} y={BASE - 210} width={30} tones={HALL} columns={2} />)}
        </g>
      ))}
      <Tier id="gallery" y={BASE - 92} width={770} height={84} bays={15} kiosk={58} />
      <Tier id="verandah" y={BASE} width={770} height={92} bays={13} />
      <Arcade id="porch" x={X - 92} y={BASE} width={184} height={126} bays={1} tones={HALL} glow="#ffe08a" share={0.6} tall={0.84} />
      <Eave x={X - 92} y={BASE - 126} width={184} tones={HALL} />
      <Chhatri x={X - 70} y={BASE - 134} width={38} tones={HALL} columns={2} />
      <Chhatri x={X + 70} y={BASE - 134} width={38} tones={HALL} columns={2} />
      <Tier id="middle-1" y={BASE - 198} width={330} height={72} bays={7} kiosk={62} />
      <Tier id="middle-2" y={BASE - 292} width={226} height={58} bays={5} kiosk={48} tones={HIGH} />
      <Arcade id="drum" x={X - 62} y={BASE - 372} width={124} height={40} bays={5} tones={HIGH} glow={GLOW} />
      <Dome x={X} y={BASE - 410} width={124} kind="onion" tones={HIGH} ribs={8} />
    </>
  );
}

/** The milk seller's cart, 300 wide, its wheels on y = 0: the wide pan in which milk simmers all evening, and towers of clay cups. */
function Cart() {
  return (
    <>
      <path d={lens(10, 6, 380, 22)} fill="#120d2c" opacity={0.55} />
      <path d={box(-120, -330, 6, 240) + box(116, -330, 6, 240)} fill="#5a4034" />
      <path d="M-150 -318Q0 -390 152 -318L140 -290H-140Z" fill="#c9363a" />
      {[-100, -20, 60].map((x) => <path key={x} d={`M${x - 14} ${-352 + Math.abs(x) * 0.14}L${x + 24} ${-354 + Math.abs(x) * 0.14}L${x + 26} -290H${x - 22}Z`} fill="#fff0d0" />)}
      <path d={`M-140 -290H140V-278${Array.from({ length: 14 }, () => 'q-10 16 -20 0').join('')}Z`} fill="#e8a53c" />
      <path d="M-150 -150H150L138 -62H-138Z" fill="#1f7f86" />
      <path d="M-144 -106H144L138 -62H-138Z" fill="#14506a" />
      <path d={box(-156, -160, 312, 14)} fill="#ffd98a" />
      <path d="M-70 -132L-40 -92L-10 -132L20 -92L50 -132L80 -92" stroke="#f2b53f" strokeWidth={6} fill="none" />
      <path d="M-28 -160Q-20 -196 -52 -214H132Q100 -196 108 -160Z" fill="#4a4652" />
      <path d="M50 -160Q90 -190 96 -214H132Q100 -196 108 -160Z" fill="#2a2633" />
      <path d={lens(40, -214, 186, 26)} fill="#8a8494" />
      <path d={lens(40, -213, 160, 18)} fill="#fff6e4" />
      {[-124, -96, -68].map((x, i) => Array.from({ length: 4 - (i % 2) }, (_, k) => <path key={`${x} ${k}`} d={`M${x - 12} ${-182 - k * 15}H${x + 12}L${x + 8} ${-160 - k * 15}H${x - 8}Z`} fill={k % 2 ? '#b5603a' : '#c9754a'} />))}
      {[0, 1, 2].map((puff) => <Halo key={puff} id={`steam-${puff}`} x={44 + puff * 16} y={-240 - puff * 34} rx={44 + puff * 10} ry={34} colour="#fff6e4" opacity={0.5 - puff * 0.1} />)}
      {[-86, 86].map((x) => (
        <g key={x} fill="none" stroke="#e8a53c">
          <circle cx={x} cy={-52} r={48} strokeWidth={8} />
          <path d={Array.from({ length: 10 }, (_, i) => `M${x} -52L${Math.round(x + Math.cos(i * 0.628) * 46)} ${Math.round(-52 + Math.sin(i * 0.628) * 46)}`).join('')} strokeWidth={3.4} />
        </g>
      ))}
      {[-110, -64, -16, 32, 80, 122].map((x, i) => <path key={x} d={oval(x, -270 + Math.sin(i * 1.7) * 5, 7)} fill="#fff3c4" />)}
    </>
  );
}

/** A clay cup of hot milk, upright in a hand whose forearm rises. */
const ClayCup = ({ turn = 0 }: { turn?: number }) => <path transform={`rotate(${turn})`} d="M2 -13H24L20 11H6Z" fill="#c9754a" />;

export default function JaipurHeritageTour6() {
  return (
    <Canvas>
      <Sky id="sky" height={680} stops={[[0, '#141a4e'], [0.4, '#2f3f86'], [0.72, '#7a6aa4'], [0.9, '#d98f92'], [1, '#f2ae8a']]} />
      <Stars id="stars" count={60} height={280} />
      <Moon id="moon" x={1340} y={150} r={36} />
      <Stratus x={300} y={250} width={460} colour="#a58ab4" opacity={0.4} />
      <Stratus x={1180} y={330} width={520} colour="#d99aa4" opacity={0.4} />
      <Halo id="floodlight" x={X} y={520} rx={760} ry={360} colour="#ffb45c" opacity={0.42} />
      <Thicket id="ram-niwas" line={[[-40, 640], [120, 610], [1080, 640], [1300, 600], [1660, 610]]} count={40} radius={34} tones={leaves('#2a2a50', '#5a5a6a', '#ffc88a')} />
      <Palm id="palm-1" x={1250} y={670} height={290} lean={0.06} dark="#232a4e" lit="#5a6478" trunk="#3a2c4a" />
      <Palm id="palm-2" x={1150} y={668} height={220} lean={-0.08} dark="#232a4e" lit="#5a6478" trunk="#3a2c4a" />
      <AlbertHall />
      <Gradient id="court" from={[0, BASE]} to={[0, 1000]} stops={[[0, '#f0b070'], [0.12, '#b57a74'], [0.45, '#5f4478'], [1, '#2a2050']]} />
      <path d={box(-10, BASE, 1620, 340)} fill="url(#court)" />
      <path d={[700, 744, 808, 892].map((y, i) => box(-10, y, 1620, 2 + i * 0.6)).join('') + Array.from({ length: 15 }, (_, i) => polygon([[X + (i - 7) * 110, BASE], [X + 2 + (i - 7) * 110, BASE], [X + 6 + (i - 7) * 330, 1010], [X + (i - 7) * 330, 1010]])).join('')} fill="#2a1f4a" opacity={0.36} />
      <Ripples id="lamplight" x={220} y={680} width={820} height={150} count={54} colour="#ffcf8a" opacity={0.4} />
      <Women id="friends" x={330} y={728} height={78} count={3} />
      <Family id="far-family" x={760} y={742} height={88} mother={{ dress: DRESS.crimson, isWindy: false }} kids={[{ age: 5, dress: DRESS.marigold }]} />
      <LampPost id="lamp-1" x={96} y={800} height={330} glow="#ffd98a" />
      <LampPost id="lamp-2" x={1000} y={736} height={190} glow="#ffd98a" />
      <At x={1320} y={916}>
        <Halo id="bulbs" x={0} y={-240} rx={220} ry={120} colour="#ffd98a" opacity={0.5} />
        <Jointed id="milk-seller" x={-30} y={-4} height={284} wears="kurta" dress={{ base: '#f4ebdd', trim: '#f4ebdd', second: '#8a5a3c' }} skin={SKIN.cinnamon} hair="crop" flip face="front" hat="#d2432f" pose={{ ...POSE.stand, upper: [-34, 40], fore: [-60, 90] }} />
        <Cart />
      </At>
      <path d={lens(1096, 930, 190, 14) + lens(440, 948, 760, 26)} fill="#120d2c" opacity={0.5} />
      <Jointed id="girl" x={1092} y={928} height={300} age={8} wears="kurta" cap="#b32e63" dress={{ ...DRESS.marigold, second: '#8c2f4b' }} skin={SKIN.honey} hair="plait" light="right" pose={{ ...POSE.stand, upper: [116, 20], fore: [124, 40], nod: -12 }} carries={<path d={oval(16, -2, 6)} fill="#ffe9a0" />} />
      {/* The low garden wall they sit on. */}
      <path d={box(120, 862, 660, 82)} fill="#6a4a72" />
      <path d={box(120, 862, 660, 18)} fill="#e0a888" />
      <path d={[240, 360, 480, 600, 720].map((x) => box(x, 880, 4, 64)).join('')} fill="#4a3460" />
      <Jointed id="mother" x={430} y={866} height={330} isSeated wears="kurta" dress={{ ...DRESS.lotus, trim: '#f6d58a', second: '#fff3dc' }} skin={SKIN.honey} hair="plait" light="left" pose={{ ...POSE.sit, thigh: [80, 76], shin: [4, 14], upper: [20, 30], fore: [120, 80] }} carries={<ClayCup turn={40} />} />
      <Jointed id="boy" x={560} y={866} height={330} isSeated age={7} wears="kurta" cap="#d2432f" dress={{ ...DRESS.teal, second: '#3f4a6a' }} skin={SKIN.honey} hair="crop" pose={{ ...POSE.sit, upper: [24, 24], fore: [140, 70], nod: -8 }} carries={<ClayCup turn={40} />} />
    </Canvas>
  );
}
