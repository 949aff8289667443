/** Jantar Mantar at eleven: the great sundial seen from its foot, its stair climbing into the sky; on the marble scale lies its shadow, and a family reads the time against a watch. */
// Samrat Yantra: a wedge of 27 metres whose edge points at the pole (27 degrees, Jaipur's latitude), a stair on its back, a kiosk on its head. Two quarter circles faced with marble rise on both sides; before noon the wedge's shadow creeps down the western one, a hand's breadth a minute.
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family, Women } from '../../../people/family.tsx';
import { Jointed, POSE } from '../../../people/jointed.tsx';
import { archPath, Chhatri, stone } from '../../../scenery/architecture.tsx';
import { LeafShade } from '../../../scenery/banyan.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { box, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Sky, Stratus } from '../../../scenery/sky.tsx';
import { archOnWall, wallAt } from '../../../scenery/street.tsx';
import { Palm } from '../../../scenery/trees.tsx';

export const focus: [number, number] = [0.5, 0.6];

// Metres: x to the east, y up, z to the north; the eye stands south-west of the wedge's foot.
const FOCAL = 1480;
const at = projection({ focal: FOCAL, vanishing: [730, 716], eye: 1.75 });
const EAST = 5;
const FOOT = 19;
const HALF = 1.7;
const SLOPE = Math.tan((27 * Math.PI) / 180);
const [SIN, COS] = [Math.sin((27 * Math.PI) / 180), Math.cos((27 * Math.PI) / 180)];
const LENGTH = 44;
const RADIUS = 14.4;
const HUB = 29;
const WALL = { lit: '#f2c47a', mid: '#dca05c', shade: '#a8656a', deep: '#7a4458', edge: '#fff0d0' };
const edgeAt = (along: number, x: number, more = 0): Spot => at(x, along * SLOPE + more, FOOT + along);

/** A spot on a quarter circle: `t` 0 = its horn, 1 = its lowest point; `aside` along the polar axis; `out` beyond the marble. */
function onScale(side: 1 | -1, t: number, aside: number, out = 0): readonly [number, number, number] {
  const angle = (t * Math.PI) / 2;
  const r = RADIUS + out;
  const drop = Math.sin(angle) * r;
  return [EAST + side * (HALF + Math.cos(angle) * r), Math.max(0, HUB * SLOPE - drop * COS + aside * SIN), FOOT + HUB + drop * SIN + aside * COS];
}

const STEPS = Array.from({ length: 25 }, (_, i) => i / 24);

/** Joints of the paved court. */
const PAVING = [9.2, 10.6, 12.4, 15, 19, 26].map((z) => polygon([at(-30, 0, z), at(30, 0, z), at(30, 0, z * 1.004), at(-30, 0, z * 1.004)])).join('') + Array.from({ length: 19 }, (_, i) => (i - 9) * 1.6).map((x) => polygon([at(x, 0, 9), at(x + 0.03, 0, 9), at(x + 0.03, 0, 40), at(x, 0, 40)])).join('');

/** One wing: masonry below, marble scale above, stairs along its southern rim; `shade` is where the wedge's shadow begins. */
function Wing({ side, shade }: { side: 1 | -1; shade?: number }) {
  const rim = (aside: number, out = 0) => STEPS.map((t) => at(...onScale(side, t, aside, out)));
  const foot = (aside: number): Spot[] => STEPS.map((t) => { const [x, , z] = onScale(side, t, aside, 1.2); return at(x, 0, z); });
  const strip = (a: number, b: number, from: number, to: number) => polygon([...STEPS.map((t) => at(...onScale(side, from + (to - from) * t, a))), ...STEPS.map((t) => at(...onScale(side, from + (to - from) * t, b))).toReversed()]);
  const ticks = Array.from({ length: 46 }, (_, i) => strip(-1.5, i % 5 ? -0.9 : 0.2, i / 46, i / 46 + 0.004)).join('');
  const outer = at(...onScale(side, 0, -1.5, 1.4));
  return (
    <>
      <path d={polygon([...rim(-1.5), ...foot(-1.5).toReversed()])} fill={side < 0 ? WALL.mid : WALL.lit} />
      <path d={polygon([outer, at(...onScale(side, 0, -1.5)), [at(...onScale(side, 0, -1.5))[0], foot(-1.5)[0]![1]], [outer[0], foot(-1.5)[0]![1]]])} fill={side < 0 ? WALL.lit : WALL.mid} />
      <path d={polygon([...rim(-1.5), ...STEPS.map((t) => at(...onScale(side, t, -1.5, 0.7))).toReversed()])} fill={WALL.shade} opacity={0.6} />
      <path d={Array.from({ length: 30 }, (_, i) => { const a = onScale(side, i / 30, -1.5, 0.7); const b = onScale(side, (i + 1) / 30, -1.5, 0.7); return polygon([at(a[0], a[1], a[2]), at(b[0], a[1], b[2]), at(b[0], b[1], b[2])]); }).join('')} fill={WALL.edge} />
      <path d={strip(-1.5, 1.5, 0, 1)} fill="#fdf6e6" />
      {shade !== undefined && <path d={strip(-1.5, 1.5, shade, 1)} fill="#8a7ca8" />}
      <path d={ticks} fill="#8a6a6a" />
      <path d={strip(-0.84, -0.78, 0, 1)} fill="#8a6a6a" />
      {[0, 1, 2].map((i) => {
        const [x, , z] = onScale(side, 0.16 + i * 0.13, -1.5, 1);
        const [px, py] = at(x, 0, z);
        const size = FOCAL / z;
        return <path key={i} d={archPath('pointed', px, py, size * 1.3, size * (3.4 - i * 0.7))} fill={WALL.deep} />;
      })}
    </>
  );
}

/** The wedge: west wall, stair between two parapets, and the kiosk at its head. */
function Wedge() {
  const west = EAST - HALF;
  const stairs = Array.from({ length: 64 }, (_, i) => (i / 64) * LENGTH);
  return (
    <>
      <path d={polygon([at(west, 0, FOOT), edgeAt(LENGTH, west), at(west, 0, FOOT + LENGTH)])} fill={WALL.shade} />
      <path d={polygon([at(west, 0, FOOT), edgeAt(LENGTH, west), edgeAt(LENGTH, west, -1.2), at(west, 0, FOOT + 2.4)])} fill={mix(WALL.shade, WALL.lit, 0.35)} />
      <path d={[[12, 16], [21, 26], [32, 38]].map(([from = 0, to = 0]) => archOnWall(wallAt(at, west), FOOT + from, FOOT + to, 0, from * SLOPE * 0.5)).join('')} fill={WALL.deep} />
      <path d={polygon([edgeAt(0, west), edgeAt(LENGTH, west), edgeAt(LENGTH, EAST + HALF), edgeAt(0, EAST + HALF)])} fill={WALL.mid} />
      {stairs.map((along, i) => (
        <path key={along} d={polygon([edgeAt(along, west + 0.5, -0.1), edgeAt(along, EAST + HALF - 0.5, -0.1), edgeAt(along + LENGTH / 128, EAST + HALF - 0.5, -0.1), edgeAt(along + LENGTH / 128, west + 0.5, -0.1)])} fill={i % 2 ? '#b8785c' : '#a8665a'} />
      ))}
      {[west, EAST + HALF - 0.5].map((x) => (
        <g key={x}>
          <path d={polygon([edgeAt(-0.6, x), edgeAt(-0.6, x + 0.5), edgeAt(LENGTH, x + 0.5, 0.5), edgeAt(LENGTH, x, 0.5)])} fill={WALL.edge} />
        </g>
      ))}
      <Chhatri x={edgeAt(LENGTH, EAST)[0]} y={edgeAt(LENGTH, EAST, 0.4)[1]} width={112} tones={stone('#e0ae6a', { sun: '#fff4d2', night: '#7a4a6a' })} light="right" />
    </>
  );
}

export default function JaipurHeritageTour2() {
  return (
    <Canvas>
      <Sky id="sky" height={700} stops={[[0, '#2f86c0'], [0.5, '#7fbfdc'], [1, '#eef2dc']]} />
      <Cumulus id="cloud" x={330} y={470} width={420} height={110} lit="#ffffff" shade="#c3dbe6" opacity={0.9} />
      <Stratus x={1300} y={150} width={460} colour="#ffffff" opacity={0.6} />
      <Flock id="pigeons" x={300} y={240} width={260} height={80} count={7} size={13} colour="#4f7a98" />
      <path d={box(-10, 640, 1620, 70)} fill="#e0a884" />
      <path d={Array.from({ length: 40 }, (_, i) => archPath('ogee', 10 + i * 41, 700, 20, 40)).join('')} fill="#b5705e" />
      <path d={box(-10, 636, 1620, 7)} fill="#fbe4c4" />
      <Thicket id="garden" line={[[-40, 706], [300, 694], [700, 704], [1200, 696], [1660, 704]]} count={60} radius={18} tones={leaves('#3a6a3c', '#a5bf5c', '#fff0a8')} light="right" />
      <Palm id="palm" x={1500} y={724} height={250} lean={-0.06} light="right" />
      <Gradient id="ground" from={[0, 700]} to={[0, 1000]} stops={[[0, '#f0cf98'], [0.4, '#e3b078'], [1, '#b9805c']]} />
      <path d={box(-10, 716, 1620, 300)} fill="url(#ground)" />
      <path d={polygon([at(-40, 0, 70), at(EAST - HALF, 0, 70), at(EAST - HALF, 0, FOOT + 4), at(-9, 0, 46)])} fill="#8a5a62" opacity={0.45} />
      <path d={PAVING} fill="#9a6a4c" opacity={0.4} />
      <Wing side={1} />
      <Wedge />
      <Wing side={-1} shade={0.4} />
      <Women id="visitors" x={edgeAt(16, EAST)[0]} y={edgeAt(16, EAST)[1]} height={58} count={2} />
      <Family id="climbers" x={edgeAt(7, EAST)[0]} y={edgeAt(7, EAST)[1]} height={88} mother={{ dress: DRESS.crimson, isWindy: false }} kids={[{ age: 8, dress: DRESS.marigold }]} hasShadow={false} />
      <LeafShade id="neem-shade" x={1250} y={962} rx={420} ry={46} colour="#5a2f48" opacity={0.42} />
      <path d={[[300, 926], [520, 946], [392, 940]].map(([x = 0, y = 0]) => polygon([[x - 26, y + 4], [x + 30, y - 2], [x - 150, y + 34], [x - 200, y + 30]])).join('')} fill="#5a2f48" opacity={0.4} />
      <Jointed id="mother" x={300} y={928} height={272} dress={DRESS.indigo} skin={SKIN.honey} light="right" pose={{ ...POSE.stand, upper: [24, 20], fore: [128, 60], nod: 12 }} carries={<path d="M-8 -6H-2V6H-8ZM-9 -3H-1V3H-9Z" fill="#fff3c4" />} />
      <Jointed id="girl" x={398} y={944} height={272} age={8} dress={DRESS.crimson} skin={SKIN.honey} hair="plait" light="right" flip pose={{ ...POSE.stand, upper: [70, 30], fore: [110, 60], nod: -12 }} />
      <Jointed id="boy" x={524} y={948} height={272} age={10} wears="shorts" dress={{ ...DRESS.cream, trim: '#1f7f86' }} skin={SKIN.honey} hair="crop" light="right" flip pose={{ ...POSE.stand, upper: [118, 6], fore: [122, 20], nod: -16 }} hat="#d2432f" />
    </Canvas>
  );
}
