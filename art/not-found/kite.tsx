/**
 * For addresses without a page: a kite has come loose over the roofs of Chennai, and a boy fishes for it with a twig on a bamboo pole.
 * An Indian kite is a paper diamond on an upright spine and a bowed spar. The roofs have washing, black water tanks or Mangalore tiles.
 */
import { mix } from '../kit/colour.ts';
import { n, polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { DRESS, SKIN } from '../people/dress.ts';
import { Posed, POSE } from '../people/posed.tsx';
import { stone } from '../scenery/architecture.tsx';
import { Flock } from '../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../scenery/canvas.tsx';
import { Bougainvillea, faded, leaves, Thicket } from '../scenery/foliage.tsx';
import { CubeTown } from '../scenery/fort.tsx';
import { GroundMarks } from '../scenery/ground.tsx';
import { Line } from '../scenery/props.tsx';
import { band, box, oval, rounded, type Spot } from '../scenery/shapes.ts';
import { Cumulus, Halo, Sky, Stratus } from '../scenery/sky.tsx';
import { Pot } from '../scenery/street-life.tsx';
import { Gopuram } from '../scenery/temple.tsx';
import { Palm } from '../scenery/trees.tsx';

export const focus: [number, number] = [0.5, 0.5];

const PAPER = { lit: '#e8503a', red: '#cf3a2c', gold: '#f2a51b', shade: '#c97a16', cane: '#8a5a34' };
const SHADE = '#4b2f5c';
const GREEN = leaves('#2a5c44', '#8fb05a');

/** The kite at (x, y), `size` high plus its paper tail, bulging in the wind: two colours, each lit and shaded, and a bowed spar. */
function LooseKite({ x, y, size, tilt }: { x: number; y: number; size: number; tilt: number }) {
  const s = size / 2;
  return (
    <At x={x} y={y} turn={tilt} scale={s / 100}>
      <path d="M0 -100Q-46 -66 -92 -14Q-44 34 0 92Q8 0 0 -100Z" fill={PAPER.lit} />
      <path d="M0 -100Q54 -66 92 -14Q46 34 0 92Q8 0 0 -100Z" fill={PAPER.gold} />
      <path d="M-92 -14Q-44 34 0 92Q5 40 5 -2Q-40 -26 -92 -14Z" fill={PAPER.red} />
      <path d="M92 -14Q46 34 0 92Q5 40 5 -2Q46 -26 92 -14Z" fill={PAPER.shade} />
      <path d={`${oval(-34, -26, 15, 17)}${oval(38, -26, 14, 17)}`} fill="#fff3dc" />
      <path d={`${oval(-33, -25, 7, 9)}${oval(38, -25, 7, 9)}`} fill="#2c3e73" />
      <path d="M0 -104Q9 0 0 98" stroke={PAPER.cane} strokeWidth={4} fill="none" />
      <path d="M-96 -12Q0 -66 96 -12" stroke={PAPER.cane} strokeWidth={3.4} fill="none" />
      <path d="M0 86Q-30 118 -24 148Q-8 128 0 132Q10 126 26 150Q28 116 0 86Z" fill={PAPER.red} />
      <path d="M0 86Q20 116 26 150Q28 116 0 86Z" fill="#8f2a2c" />
      {[-1, 1].map((side) => <path key={side} d={`M${side * 94} -12q${side * 16} 12 ${side * 8} 34q${side * 10} 4 ${side * 2} 20`} stroke={PAPER.gold} strokeWidth={5} fill="none" />)}
    </At>
  );
}

/** A house crow facing right, with its feet at (x, y), about 1.3 × `size` long. */
const Crow = ({ x, y, size, flip = false }: { x: number; y: number; size: number; flip?: boolean }) => (
  <At x={x} y={y} scale={size / 100} flip={flip}>
    <path d="M-6 -20L-9 0M8 -20L8 0" stroke="#241f2b" strokeWidth={4} />
    <path d={band([[-62, -22, 8], [-30, -30, 22], [0, -40, 40], [20, -58, 30], [32, -70, 22]])} fill="#2a2733" />
    <path d={band([[6, -50, 22], [22, -62, 26], [30, -68, 20]])} fill="#7d7784" />
    <path d={oval(32, -72, 14, 12)} fill="#241f2b" />
    <path d="M42 -78Q60 -74 66 -66Q54 -66 42 -66Z" fill="#1a1620" />
    <path d={band([[-58, -26, 4], [-28, -40, 16], [4, -50, 12]])} fill="#4a4658" />
    <path d={oval(36, -74, 2.4)} fill="#f6efe0" />
  </At>
);

/** A black, ribbed water tank on its slab; (x, y) is the middle of its base. */
const WaterTank = ({ x, y, width }: { x: number; y: number; width: number }) => (
  <>
    <path d={box(x - width * 0.6, y - 8, width * 1.2, 10)} fill="#c9a890" />
    <path d={`M${x - width / 2} ${y - 8}V${y - width * 0.8}Q${x - width / 2} ${y - width} ${x} ${y - width * 1.04}Q${x + width / 2} ${y - width} ${x + width / 2} ${y - width * 0.8}V${y - 8}Z`} fill="#3a3644" />
    <path d={box(x - width * 0.42, y - width * 0.8, width * 0.16, width * 0.7)} fill="#6a6676" />
    <path d={[0.2, 0.42, 0.64].map((up) => box(x - width * 0.52, y - width * up, width * 1.04, 5)).join('')} fill="#25222e" />
    <path d={oval(x, y - width * 1.04, width * 0.2, 5)} fill="#25222e" />
  </>
);

/** A piece of washing on the line between two points, `drop` long, with a border at its lower edge. */
function Washing({ from, to, drop, colour, trim }: { from: Spot; to: Spot; drop: number; colour: string; trim: string }) {
  const w = to[0] - from[0];
  const foot = (t: number) => from[1] + (to[1] - from[1]) * t + drop + Math.sin(t * 7) * 5;
  const edge = (lift: number) => [0, 0.25, 0.5, 0.75, 1].map((t): Spot => [from[0] + w * t + 10 - lift * 0.06, foot(t) - lift]);
  return (
    <>
      <path d={polygon([from, to, ...edge(0).toReversed()])} fill={colour} />
      <path d={[0.2, 0.52, 0.8].map((t) => band([[from[0] + w * t, from[1] + (to[1] - from[1]) * t + 2, 2], [from[0] + w * t + 6, from[1] + drop * 0.6, w * 0.07], [from[0] + w * t + 10, foot(t) - 3, w * 0.1]])).join('')} fill={mix(colour, '#3a1638', 0.24)} />
      <path d={polygon([...edge(22), ...edge(8).toReversed()])} fill={trim} />
    </>
  );
}

/** The front of a house with a flat roof: a parapet with coping and pierced blocks, and plaster below. */
function Terrace({ id, left, right, top, wall, coping }: { id: string; left: number; right: number; top: number; wall: string; coping: string }) {
  const count = Math.floor((right - left) / 120);
  const pitch = (right - left) / count;
  return (
    <>
      <Gradient id={`${id}-wall`} from={[left, 0]} to={[right, 0]} stops={[[0, mix(wall, '#fff2d0', 0.36)], [0.6, wall], [1, mix(wall, SHADE, 0.2)]]} />
      <path d={box(left, top, right - left, 320)} fill={`url(#${id}-wall)`} />
      {Array.from({ length: count }, (_, i) => {
        const x = left + pitch * (i + 0.5);
        return (
          <g key={i}>
            <path d={box(x - 38, top + 34, 76, 56)} fill={mix(wall, SHADE, 0.4)} />
            <path d={[0, 1, 2].map((k) => box(x - 38 + k * 26, top + 34, 5, 56)).join('') + box(x - 38, top + 59, 76, 5) + [0, 1, 2].flatMap((k) => [48, 76].map((down) => oval(x - 22 + k * 24, top + down, 6))).join('')} fill={coping} />
          </g>
        );
      })}
      <path d={box(left - 10, top, right - left + 20, 18)} fill={coping} />
      <path d={box(left - 6, top + 18, right - left + 12, 7)} fill={mix(wall, SHADE, 0.45)} />
      <path d={box(left - 6, top + 112, right - left + 12, 12)} fill={coping} />
      <path d={box(left, top + 124, right - left, 9)} fill={mix(wall, SHADE, 0.4)} />
      <GroundMarks id={`${id}-plaster`} x={left} y={top + 140} width={right - left} height={160} count={26} colour={SHADE} opacity={0.14} />
    </>
  );
}

/** A window under the roof, with open shutters and a grille. */
const Window = ({ x, y, colour }: { x: number; y: number; colour: string }) => (
  <>
    <path d={box(x - 70, y - 16, 140, 12)} fill={mix(colour, '#fff6e0', 0.4)} />
    <path d={box(x - 60, y, 120, 170)} fill="#4a3048" />
    <path d={[0, 1, 2, 3].map((bar) => box(x - 40 + bar * 26, y, 4, 170)).join('') + box(x - 60, y + 60, 120, 4)} fill="#d9c3a8" />
    {[-1, 1].map((side) => (
      <g key={side}>
        <path d={polygon([[x + side * 60, y], [x + side * 104, y + 8], [x + side * 104, y + 190], [x + side * 60, y + 170]])} fill={side < 0 ? colour : mix(colour, SHADE, 0.3)} />
        <path d={Array.from({ length: 8 }, (_, slat) => polygon([[x + side * 66, y + 12 + slat * 20], [x + side * 98, y + 18 + slat * 20], [x + side * 98, y + 23 + slat * 20], [x + side * 66, y + 17 + slat * 20]])).join('')} fill={mix(colour, SHADE, 0.5)} />
      </g>
    ))}
  </>
);

/** The roof of Mangalore tiles between the terraces, with a row of ridge tiles. */
function TiledRoof() {
  const rows = Array.from({ length: 9 }, (_, row) => 776 + row * 28);
  return (
    <>
      <path d={box(500, 770, 500, 240)} fill="#b5523a" />
      {rows.map((y, row) => (
        <path key={y} d={Array.from({ length: 22 }, (_, tile) => `M${510 + tile * 23 + (row % 2) * 11} ${y}q11 14 22 0v9q-11 12 -22 0Z`).join('')} fill={row % 2 ? '#d9774e' : '#cf6a46'} />
      ))}
      <path d={polygon([[560, 770], [680, 770], [560, 1010]])} fill={SHADE} opacity={0.2} />
      <path d={Array.from({ length: 17 }, (_, cap) => oval(550 + cap * 27, 768, 16, 9)).join('')} fill="#a2452f" />
      <path d={Array.from({ length: 17 }, (_, cap) => oval(546 + cap * 27, 765, 11, 5)).join('')} fill="#e08a5c" />
    </>
  );
}

export default function LostKite() {
  const r = random('lost-kite');
  const line: Spot[] = [[36, 474], [160, 494], [300, 498], [500, 476]];
  const onLine = (x: number): Spot => [x, 474 + Math.sin(((x - 36) / 464) * Math.PI) * 24];
  const string: Spot[] = [[648, 470], [690, 510], [664, 560], [720, 612], [800, 560], [862, 556], [892, 610], [870, 664]];
  return (
    <Canvas>
      <Sky id="sky" height={760} stops={[[0, '#6fb0cc'], [0.5, '#cfe4dc'], [0.86, '#fdeec6'], [1, '#ffe0a8']]} />
      <Halo id="sun" x={300} y={600} rx={620} ry={420} colour="#fff3c0" opacity={0.95} />
      <Cumulus id="cloud-1" x={1290} y={420} width={700} height={190} lit="#fffdf4" shade="#cfdfdf" opacity={0.92} />
      <Cumulus id="cloud-2" x={250} y={360} width={460} height={120} lit="#fffdf4" shade="#d6e2de" opacity={0.8} />
      <Stratus x={760} y={190} width={620} colour="#ffffff" opacity={0.6} />
      <Stratus x={1040} y={270} width={300} height={8} colour="#ffffff" opacity={0.5} />
      <Flock id="parakeets" x={980} y={390} width={190} height={60} count={6} size={14} colour="#3f8a5c" />
      {/* Mylapore in the distance: the temple tower, palms and roofs in the sea haze. */}
      <Thicket id="trees-far" line={[[-40, 660], [500, 650], [1000, 656], [1640, 646]]} count={46} radius={34} tones={faded(GREEN, '#f2e6c4', 0.55)} />
      <Gopuram id="gopuram" x={760} y={690} width={124} height={210} tones={stone('#d9b48c', { night: '#7a5a78' })} />
      {[[560, 690, 170], [940, 690, 190], [1000, 690, 140], [1500, 680, 210], [60, 690, 150]].map(([x = 0, y = 0, height = 0]) => <Palm key={x} id={`palm-${x}`} x={x} y={y} height={height} lean={r.between(-0.2, 0.2)} dark="#5f9070" lit="#a3bd80" trunk="#a08468" />)}
      <CubeTown id="roofs" line={[[-40, 682], [500, 676], [1000, 684], [1640, 674]]} bottom={800} rows={3} size={32} walls={['#e6b48c', '#f0d0a4', '#a9c6c0', '#f6e3c4', '#e8a9a0']} dark="#6a4a5c" />
      <Thicket id="trees-near" line={[[400, 780], [620, 760], [900, 772], [1040, 790]]} count={16} radius={36} tones={faded(GREEN, '#f2e6c4', 0.15)} fleck={8} />
      <Halo id="haze" x={250} y={640} rx={700} ry={130} colour="#fff0c0" opacity={0.55} />
      <TiledRoof />

      {/* The mother's roof. */}
      <WaterTank x={96} y={730} width={120} />
      <path d={box(30, 456, 8, 280) + box(498, 458, 8, 276)} fill="#7d5a48" />
      <Line spots={line} colour="#f6efe0" width={3} />
      <Washing from={onLine(180)} to={onLine(262)} drop={172} colour="#f4ebdd" trim="#d2432f" />
      <Washing from={onLine(60)} to={onLine(164)} drop={206} colour="#1f7f86" trim="#f6d58a" />
      <Washing from={onLine(410)} to={onLine(486)} drop={196} colour="#e9a6a0" trim="#8c2f4b" />
      <Posed id="mother" x={308} y={872} height={330} wears="sari" dress={DRESS.indigo} skin={SKIN.honey} hair="bun" pose={{ ...POSE.stand, lean: -3, nod: -10, near: [130, 134], far: [54, 96] }} />
      <Terrace id="left" left={-20} right={560} top={736} wall="#7fb3ae" coping="#e6f0dc" />
      <Window x={290} y={906} colour="#b5563a" />
      <Pot id="chilli" x={470} y={738} size={44} />
      <Pot id="tulsi" x={530} y={738} size={36} clay="#b5563a" />
      <Crow x={196} y={738} size={64} />

      {/* The children's roof. */}
      <WaterTank x={1480} y={712} width={140} />
      <Crow x={1480} y={568} size={66} flip />
      <Posed id="sister" x={1260} y={850} height={372} flip age={7} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="plaits" pose={{ lean: -2, nod: -14, near: [124, 130], far: [50, 150], nearLeg: [3, 0], farLeg: [-3, 0] }} />
      <Posed
        id="boy"
        x={1110}
        y={856}
        height={380}
        flip
        age={10}
        grips
        wears="shorts"
        dress={DRESS.crimson}
        skin={SKIN.honey}
        hair="crop"
        pose={{ lean: 8, nod: -16, near: [96, 118], far: [70, 122], nearLeg: [8, 0], farLeg: [-10, -6] }}
        inHand={
          <>
            <path d={band([[-60, 52, 9], [140, -132, 6]])} fill="#c9a25a" />
            <path d="M-20 16l7 7M30 -30l7 7M80 -76l7 7" stroke="#8a6a34" strokeWidth={3} />
            <path d="M132 -124L172 -176M140 -132L184 -142M136 -128L140 -186M154 -152L186 -172M160 -137L178 -118" stroke="#5a4030" strokeWidth={4} strokeLinecap="round" />
          </>
        }
      />
      <Terrace id="right" left={960} right={1640} top={708} wall="#e8b25c" coping="#fff0cf" />
      <Bougainvillea id="flowers" line={[[1330, 716], [1420, 700], [1520, 712], [1640, 694]]} falls={[{ at: 0.3, length: 90 }, { at: 0.7, length: 140 }]} radius={30} green={GREEN} />
      <Window x={1180} y={880} colour="#2f7a6a" />

      <path d={`M${rounded(string).map((spot) => spot.map(n).join(' ')).join('L')}`} stroke="#7a4a3c" strokeWidth={3} fill="none" strokeLinecap="round" />
      <LooseKite x={616} y={414} size={186} tilt={-24} />
    </Canvas>
  );
}
