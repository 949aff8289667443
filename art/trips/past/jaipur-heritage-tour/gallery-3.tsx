/**
 * The stepwell Panna Meena ka Kund, looking into its corner: one wall in the sun, one in shade, a family at the edge, the guard in the far kiosk.
 * Built as a square funnel: each storey steps in behind a walkway, and in front of every wall stand stepped triangles, two short flights up to one landing, column under column, fewer the deeper it gets.
 */
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Arcade, Chhatri, Eave, stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { FortWall } from '../../../scenery/fort.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { band, lens } from '../../../scenery/shapes.ts';
import { Halo, Sky } from '../../../scenery/sky.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { Ripples } from '../../../scenery/water.tsx';
import { at, face, LEFT, Mirror, type Place, POOL, RIGHT, Storey, STOREYS, VIOLET } from './stepwell.tsx';

export const focus: [number, number] = [0.46, 0.55];
const OCHRE = stone('#dfa85c', { sun: '#fff0c0', night: '#6a3058' });
const AIR = '#f1dcb6';
const NEEM = leaves('#2f5a38', '#9fb554', '#ffe28a');

/** Behind the rim: the earth, a garden wall, neem trees, a verandah and Jaigarh's wall on its hill. */
function Garden() {
  return (
    <>
      <Ridge id="aravalli" anchors={[[-40, 128], [200, 70], [480, 138], [760, 84], [980, 118], [1290, 34], [1640, 92]]} rough={0.35} colour="#b99a86" mist="#f6dcb4" bottom={300} />
      <FortWall id="jaigarh" crest={[[1010, 112], [1060, 92], [1160, 62], [1290, 28], [1450, 54], [1640, 86]]} foot={[[1010, 114], [1060, 106], [1160, 76], [1290, 42], [1450, 68], [1640, 100]]} tones={stone('#c4a184')} bastions={[1160, 1290, 1450]} width={18} />
      <Thicket id="trees" line={[[-40, 196], [220, 184], [560, 196], [1140, 190], [1420, 184], [1660, 196]]} count={60} radius={26} tones={faded(leaves('#44643c', '#a3ad5c', '#ffe6a0'), AIR, 0.34)} />
      <Gradient id="earth" from={[0, 190]} to={[0, 480]} stops={[[0, '#eccb93'], [1, '#d9a76a']]} />
      <path d="M-10 200H1610V1010H-10Z" fill="url(#earth)" />
      <path d="M-10 186H1610V222H-10Z" fill="#d6a26c" />
      <path d="M-10 181H1610V190H-10Z" fill="#f7dfae" />
      <path d="M-10 222H1610V232H-10Z" fill="#8a5a66" opacity={0.35} />
      <Arcade id="verandah" x={1010} y={238} width={230} height={66} bays={6} tones={OCHRE} kind="cusped" />
      <Eave x={1010} y={176} width={230} tones={OCHRE} />
    </>
  );
}

/** Whoever or whatever stands on the rim: where, and how many picture units a metre is there. */
const rim = (x: number, y: number) => {
  const [px, py] = at([x, y, 0]);
  return { x: px, y: py, metre: py - at([x, y, 1])[1] };
};

const KIOSK = rim(-1.1, -1.1);

const ON_RIM = [
  { ...rim(-0.9, 8.2), dress: DRESS.magenta, wears: 'sari' as const, age: 34 },
  { ...rim(-0.9, 9), dress: DRESS.teal, wears: 'frock' as const, age: 8 },
  { ...rim(-1, 4.3), dress: { base: '#a98f5c', second: '#8f7848', trim: '#6a4a2a' }, wears: 'pheran' as const, age: 50 },
];

/** The near ledge: its top, and a low curb. */
function Ledge() {
  const tip: Place = [20.3, 13.3, 0];
  const up = (place: Place, z: number): Place => [place[0], place[1], z];
  const [left, right]: readonly [Place, Place] = [[25.4, 13.3, 0], [20.3, 18.4, 0]];
  const into = (place: Place): Place => [place[0] + 0.32, place[1] + 0.32, place[2]];
  return (
    <>
      <path d={face(tip, left, [26, 19, 0], right)} fill="#d8a466" />
      <path d={face(into(tip), into(left), up(into(left), 0.4), up(into(tip), 0.4))} fill="#a5677a" />
      <path d={face(into(tip), into(right), up(into(right), 0.4), up(into(tip), 0.4))} fill="#eeb96e" />
      <path d={face(up(tip, 0.4), up(left, 0.4), up(into(left), 0.4), up(into(tip), 0.4))} fill="#c99a8c" />
      <path d={face(up(tip, 0.4), up(right, 0.4), up(into(right), 0.4), up(into(tip), 0.4))} fill="#ffe8b2" />
    </>
  );
}

/** Pigeons live in every stepwell: they sit on the curb in the sun. */
const Pigeon = ({ x, y, size, flip = false }: { x: number; y: number; size: number; flip?: boolean }) => (
  <At x={x} y={y} scale={size / 40} flip={flip}>
    <path d={lens(14, 1, 44, 5)} fill={VIOLET} opacity={0.4} />
    <path d="M-4 -6V0M3 -6V0" stroke="#c4564a" strokeWidth={2.4} />
    <path d={shape([[-13, -31], [-8, -33], [-4, -28], [0, -21], [14, -12], [31, -7, 'corner'], [30, -3, 'corner'], [12, -4], [-4, -5], [-12, -12], [-11, -22]])} fill="#7f8aa0" />
    <path d={shape([[-13, -31], [-8, -33], [-4, -28], [-2, -21], [-10, -16], [-11, -24]])} fill="#3f7a74" />
    <path d="M10 -14L4 -6M18 -10L12 -5" stroke="#3c4256" strokeWidth={3} />
    <path d="M-13 -30l-6 2 6 1Z" fill="#2b2a33" />
  </At>
);

/** Morning shade runs flat along the ground, away from the sun. */
const CastShadow = ({ x, y, height }: { x: number; y: number; height: number }) => <path d={band([[x - height * 0.06, y, 4], [x + height * 0.1, y + 1, height * 0.08], [x + height * 0.7, y + 5, height * 0.06], [x + height * 0.95, y + 7, 1]])} fill={VIOLET} opacity={0.42} />;

export default function JaipurHeritageTour3() {
  return (
    <Canvas>
      <Sky id="sky" height={260} stops={[[0, '#78b2d6'], [0.6, '#dfe4d0'], [1, '#ffe6b8']]} />
      <Halo id="sun" x={90} y={40} rx={700} ry={260} colour="#fff3cf" opacity={0.8} />
      <Flock id="parakeets" x={420} y={54} width={200} height={50} count={6} size={12} colour="#5f8a56" />
      <Garden />
      <path d={lens(400, 280, 330, 16) + lens(440, 276, 220, 20)} fill={VIOLET} opacity={0.36} />
      <Tree id="neem" x={300} y={276} height={244} tones={NEEM} form="spread" fleck={7} />
      <path d={lens(1540, 293, 260, 14)} fill={VIOLET} opacity={0.36} />
      <Tree id="neem-2" x={1450} y={290} height={200} tones={NEEM} form="round" fleck={7} />
      {Array.from({ length: STOREYS }, (_, k) => (
        <g key={k}>
          <Storey wall={LEFT} storey={k} />
          <Storey wall={RIGHT} storey={k} />
        </g>
      ))}
      <Flock id="pigeons" x={560} y={560} width={330} height={130} count={9} size={20} colour="#d8c3cf" />
      <Gradient id="water" from={[0, 660]} to={[0, 1000]} stops={[[0, '#2c5138'], [1, '#7fae58']]} />
      <path d={POOL} fill="url(#water)" />
      <clipPath id="pool">
        <path d={POOL} />
      </clipPath>
      <g clipPath="url(#pool)" opacity={0.36}>
        <Mirror />
      </g>
      <Ripples id="ripples" x={420} y={790} width={900} height={200} count={60} colour="#e3f2ba" opacity={0.45} />
      <CastShadow x={KIOSK.x} y={KIOSK.y} height={130} />
      <Chhatri x={KIOSK.x} y={KIOSK.y} width={112} tones={OCHRE} columns={4} />
      {ON_RIM.map(({ metre, ...who }, i) => (
        <g key={i}>
          <CastShadow x={who.x} y={who.y} height={metre * 1.5} />
          <Posed id={`rim-${i}`} {...who} height={metre * 1.62} hair={who.age === 50 ? 'crop' : 'plait'} pose={who.age === 50 ? { ...POSE.stand, near: [96, 100] } : POSE.stand} flip={who.age < 50} />
        </g>
      ))}
      <Ledge />
      {[14.5, 14.9, 16.2].map((along, i) => <Pigeon key={along} x={at([20.46, along, 0.4])[0]} y={at([20.46, along, 0.4])[1]} size={30 + i * 4} flip={i === 1} />)}
      <CastShadow x={190} y={914} height={250} />
      <Posed id="mother" x={190} y={916} height={262} wears="sari" dress={DRESS.crimson} skin={SKIN.honey} hair="bun" pose={{ lean: 2, near: [64, 72], far: [14, 60], nearLeg: [5, 0], farLeg: [-4, -4], nod: 8 }} />
      <CastShadow x={352} y={850} height={160} />
      <Posed id="girl" x={352} y={852} height={244} age={9} wears="frock" dress={DRESS.teal} skin={SKIN.honey} hair="plaits" pose={{ lean: 4, near: [72, 190], far: [10, 40], nearLeg: [6, -2], farLeg: [-4, -6] }} />
      <CastShadow x={372} y={972} height={90} />
      <Posed id="boy" x={372} y={962} height={280} isSeated age={6} wears="shorts" dress={DRESS.marigold} skin={SKIN.honey} hair="crop" pose={{ ...POSE.crossed, near: [40, 110], far: [50, 96], lean: 6 }} />
    </Canvas>
  );
}
