/**
 * The stepwell Panna Meena ka Kund, seen towards a corner: one wall in sun, one in shade, a family at the edge, a guard by a kiosk.
 * It is a square funnel: each storey steps in by a walkway, and paired flights of steps form triangles, fewer of them further down.
 */
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Arcade, Chhatri, Eave, stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { FortWall } from '../../../scenery/fort.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { band, box, lens } from '../../../scenery/shapes.ts';
import { Halo, Sky } from '../../../scenery/sky.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { Ripples } from '../../../scenery/water.tsx';
import { at, face, LEFT, Mirror, mirrored, POOL, RIGHT, SHORE, Storey, STOREYS, VIOLET } from './stepwell.tsx';

export const focus: [number, number] = [0.46, 0.55];
const OCHRE = stone('#dfa85c', { sun: '#fff0c0', night: '#6a3058' });
const AIR = '#f1dcb6';
const NEEM = leaves('#2f5a38', '#9fb554', '#ffe28a');

/** Behind the rim: bare earth, a garden wall with treetops behind it, a veranda and Jaigarh's wall on its hill. */
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

/** A position on the rim: its point in the picture, and how many picture units a metre is there. */
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

/** In metres: where the rim on the near side begins (x), and the height of its curb. */
const EDGE = 20.3;
const CURB = 0.38;
/** The near side of the well, where the viewer is: a paved rim with a low curb, from the left wall to the foreground. */
function NearRim() {
  const strip = (from: number, to: number, z0 = 0, z1 = z0, y0 = -0.3, y1 = 18.5) => face([from, y0, z0], [from, y1, z0], [to, y1, z1], [to, y0, z1]);
  return (
    <>
      <Gradient id="paving" from={at([21, 0, 0])} to={[420, 1000]} stops={[[0, '#e6bd82'], [0.5, '#e3b273'], [1, '#d49b5e']]} />
      <path d={face([EDGE, -0.3, 0], [EDGE, 18.5, 0], [25, 16.5, 0], [26.4, -0.3, 0])} fill="url(#paving)" />
      {Array.from({ length: 13 }, (_, i) => 0.9 + i * 1.3).map((y, i) => (
        <path key={y} d={face([EDGE, y, 0], [EDGE, y + 0.045, 0], [25, y + 0.045, 0], [25, y, 0]) + [21.7, 23.1, 24.5].map((x) => face([x + (i % 2) * 0.7, y, 0], [x + 0.045 + (i % 2) * 0.7, y, 0], [x + 0.045 + (i % 2) * 0.7, y + 1.3, 0], [x + (i % 2) * 0.7, y + 1.3, 0])).join('')} fill="#8a5a4c" opacity={0.32} />
      ))}
      <path d={strip(EDGE + 0.36, EDGE + 0.62)} fill={VIOLET} opacity={0.22} />
      <path d={strip(EDGE + 0.36, EDGE + 0.36, 0, CURB)} fill="#d9a062" />
      <path d={strip(EDGE, EDGE + 0.36, CURB)} fill="#ffe8b2" />
      {Array.from({ length: 9 }, (_, i) => 1.4 + i * 1.9).map((y) => (
        <path key={y} d={face([EDGE, y, CURB], [EDGE + 0.36, y, CURB], [EDGE + 0.36, y, 0], [EDGE + 0.36, y + 0.05, 0], [EDGE + 0.36, y + 0.05, CURB], [EDGE, y + 0.05, CURB])} fill="#8a5a4c" opacity={0.4} />
      ))}
    </>
  );
}

/** The pool: walls, kiosk and sky upside down, broken into level strips by a light wind, with duckweed along the sides. */
function Pool() {
  const r = random('pool');
  const [kx, ky] = at(mirrored([-1.1, -1.1, 0]));
  // Whole shifts, so that strips can share one: each shift draws the walls again.
  const strips = Array.from({ length: 44 }, (_, i) => ({ y: SHORE + i * 8, dx: Math.round(Math.sin(i * 1.9) * (1 + i * 0.16) * r.between(0.5, 1.3)) }));
  const shifts = Map.groupBy(strips, ({ dx }) => dx);
  return (
    <>
      <Gradient id="water" from={[0, SHORE]} to={[0, 1000]} stops={[[0, '#cfdcc0'], [0.55, '#bccfa8'], [1, '#86a86c']]} />
      <path d={POOL} fill="url(#water)" />
      <clipPath id="pool">
        <path d={POOL} />
      </clipPath>
      <defs>
        <g id="reflection">
          <g transform={`translate(0 ${2 * ky}) scale(1 -1)`} opacity={0.7}>
            <Chhatri x={kx} y={ky} width={112} tones={stone('#a58a52', { sun: '#d8cf96', night: '#4c4a44' })} columns={4} />
          </g>
          <Mirror />
        </g>
      </defs>
      <g clipPath="url(#pool)">
        {[...shifts].map(([dx, shifted]) => (
          <g key={dx}>
            <clipPath id={`strips-${dx}`}>
              <path d={shifted.map(({ y }) => box(0, y, 1600, 8.4)).join('')} />
            </clipPath>
            <g clipPath={`url(#strips-${dx})`}>
              <use href="#reflection" x={dx} />
            </g>
          </g>
        ))}
        <Gradient id="murk" from={[0, SHORE]} to={[0, 1000]} stops={[[0, '#27453a', 0.5], [0.3, '#4a7450', 0.22], [1, '#7a9f62', 0.62]]} />
        <path d={POOL} fill="url(#murk)" />
        <path d={Array.from({ length: 120 }, () => {
          const [side, from] = [r.next() < 0.5, r.next() ** 2 * 2.2];
          const along = 5.4 + r.next() * 12;
          const [x, y] = at(side ? [along + from, 5.3 + from, -9.8] : [5.3 + from, along + from, -9.8]);
          const w = ((y - 560) / 10) * r.between(0.4, 1.2);
          return lens(x, y, w, w * 0.22);
        }).join('')} fill="#8fb558" opacity={0.85} />
        <Ripples id="ripples" x={420} y={790} width={900} height={200} count={60} colour="#e3f2ba" opacity={0.45} />
      </g>
    </>
  );
}

/** Height of a woman (1.62 m) on the rim whose feet are at y. The eye is 5 m above the rim, and the horizon is at y = 130. */
const tallAt = (y: number) => ((y - 130) / 5) * 1.62;
const FAMILY = [
  { id: 'girl', x: 300, y: 812, age: 9, wears: 'frock', dress: DRESS.teal, hair: 'plaits', pose: { lean: 5, near: [84, 96], far: [10, 40], nearLeg: [5, -2], farLeg: [-6, -6] } },
  { id: 'mother', x: 196, y: 868, age: 34, wears: 'sari', dress: DRESS.crimson, hair: 'bun', pose: { lean: 2, near: [66, 88], far: [6, 24], nearLeg: [5, 0], farLeg: [-4, -4], nod: 8 } },
  { id: 'boy', x: 366, y: 944, age: 6, wears: 'shorts', dress: DRESS.marigold, hair: 'crop', pose: { ...POSE.squat, near: [76, 92], far: [50, 96] } },
] as const;

/** A pigeon on the curb in the sun. (x, y) is under its feet. */
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

/** A long flat morning shadow on the ground, pointing away from the sun. */
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
      <Pool />
      <CastShadow x={KIOSK.x} y={KIOSK.y} height={130} />
      <Chhatri x={KIOSK.x} y={KIOSK.y} width={112} tones={OCHRE} columns={4} />
      {ON_RIM.map(({ metre, ...who }, i) => (
        <g key={i}>
          <CastShadow x={who.x} y={who.y} height={metre * 1.5} />
          <Posed id={`rim-${i}`} {...who} height={metre * 1.62} hair={who.age === 50 ? 'crop' : 'plait'} pose={who.age === 50 ? { ...POSE.stand, near: [96, 100] } : POSE.stand} flip={who.age < 50} />
        </g>
      ))}
      <NearRim />
      {[10.9, 11.8, 15.8].map((along, i) => <Pigeon key={along} x={at([EDGE + 0.2, along, CURB])[0]} y={at([EDGE + 0.2, along, CURB])[1]} size={24 + i * 5} flip={i === 1} />)}
      {FAMILY.map(({ id, ...who }) => (
        <g key={id}>
          <CastShadow x={who.x} y={who.y} height={tallAt(who.y) * (who.age < 18 ? 0.6 : 1)} />
          <Posed id={id} {...who} height={tallAt(who.y)} skin={SKIN.honey} hasShadow />
        </g>
      ))}
    </Canvas>
  );
}
