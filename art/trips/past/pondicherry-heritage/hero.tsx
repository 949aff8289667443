/** The white Aayi Mandapam in morning light; a boy runs along a path through rain-tree shade, ahead of his mother and sister. */
// Bharathi Park: lawns with clipped hedges and beds of cannas under old rain trees, whose fine leaves let the sun through in flecks.
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { type Pose, Posed, POSE } from '../../../people/posed.tsx';
import { LeafShade } from '../../../scenery/banyan.tsx';
import { OverhangingBranch } from '../../../scenery/bough.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { CoconutPalm } from '../../../scenery/coconut-palm.tsx';
import { faded, leaves, lobesAlong, lobesIn, Mass, Petals, Thicket } from '../../../scenery/foliage.tsx';
import { GroundMarks, LongShadow, Turf } from '../../../scenery/ground.tsx';
import { band, leaf, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { at, HALF, MIDDLE, Pavilion, plan, TURN } from './aayi-mandapam.tsx';

export const focus: [number, number] = [0.55, 0.5];

const GREEN = leaves('#1f5139', '#86b052', '#fff0a0');
const SHADE = '#2f4a44';

/** Where the shadow of a point of the pavilion falls on the ground: to the right and back. */
const thrown = (u: number, y: number, w: number): Spot => at(MIDDLE[0] + u * Math.cos(TURN) + w * Math.sin(TURN) + y * 0.95, 0, MIDDLE[1] - u * Math.sin(TURN) + w * Math.cos(TURN) + y * 0.12);
const ring = (radius: number) => polygon(Array.from({ length: 40 }, (_, i) => at(MIDDLE[0] + radius * Math.cos((i / 20) * Math.PI), 0, MIDDLE[1] + radius * Math.sin((i / 20) * Math.PI))));
const path = (spread: number) => polygon([at(1.2 - spread, 0, 2.2), at(1.4 - spread, 0, 5), at(1.1 - spread, 0, 9), at(-0.6 - spread, 0, 13), at(1.2 + spread, 0, 14), at(3.3 + spread, 0, 9), at(3.6 + spread, 0, 5), at(3.6 + spread, 0, 2.2)]);

/** A clipped hedge between two points on the ground, in metres: shaded sides, a sunlit flat top, and leaves all over. */
function Hedge({ id, from, to, high = 0.55, deep = 0.6 }: { id: string; from: Spot; to: Spot; high?: number; deep?: number }) {
  const r = random(id);
  const on = (t: number, y: number, aside = 0): Spot => at(from[0] + (to[0] - from[0]) * t + aside, y, from[1] + (to[1] - from[1]) * t);
  const line = Array.from({ length: 9 }, (_, i) => i / 8);
  /** A leaf somewhere along the hedge, scaled by its distance. */
  const stray = (y: number, aside = 0) => {
    const t = r.next() ** 1.6;
    const size = Math.min(1.6, 6 / (from[1] + (to[1] - from[1]) * t));
    return leaf(...on(t, y, aside), size * r.between(10, 18), size * 4.6, r.between(-3.1, 0));
  };
  const flecks = (low: number, top: number, aside: () => number) => Array.from({ length: 210 }, () => stray(r.between(low, top), aside())).join('');
  return (
    <>
      <path d={polygon([on(0, 0, 0.2), on(1, 0, 0.2), on(1, 0, deep + 0.8), on(0, 0, deep + 0.8)])} fill={SHADE} opacity={0.4} />
      <path d={polygon([on(0, 0), on(0, 0, deep), on(0, high, deep), on(0, high)])} fill="#2a5a3a" />
      <path d={polygon([on(0, 0), on(1, 0), on(1, high), on(0, high)])} fill="#4f8446" />
      <path d={flecks(0.04, high, () => 0)} fill="#7aa854" />
      <path d={flecks(0, high * 0.7, () => 0)} fill="#2f6540" />
      <path d={Array.from({ length: 70 }, () => leaf(...on(0, r.between(0.02, high), r.between(0, deep)), r.between(8, 15), 3.8, r.between(-3.1, 0))).join('')} fill="#447a48" />
      <path d={polygon([on(0, high), on(1, high), on(1, high, deep), on(0, high, deep)])} fill="#9fc062" />
      <Mass id={`${id}-edge`} lobes={lobesAlong(`${id}-edge`, line.map((t) => on(t, high)), 30, 9, 0.2)} tones={leaves('#5f9448', '#b9cf6a')} />
      <path d={flecks(high, high + 0.04, () => r.between(0, deep))} fill="#c9d878" />
    </>
  );
}

/** A canna: broad upright leaves round the stalk, and a flower like crumpled silk at its tip. */
function Canna({ id, x, y, height: h, colour }: { id: string; x: number; y: number; height: number; colour: string }) {
  const r = random(id);
  const blades = Array.from({ length: 7 }, (_, i) => ({ up: y - h * (0.04 + i * 0.085), turn: -Math.PI / 2 + (i % 2 ? 1 : -1) * r.between(0.3, 0.8), long: h * r.between(0.4, 0.52) }));
  const top = y - h * 0.86;
  return (
    <>
      <path d={band([[x, y, h * 0.04], [x + 2, top, h * 0.018]])} fill="#4a7a40" />
      {blades.map(({ up, turn, long }, i) => (
        <g key={i}>
          <path d={leaf(x, up, long, long * 0.34, turn)} fill={i % 2 ? '#2c6440' : '#4c8a48'} />
          <path d={leaf(x, up, long * 0.96, long * 0.13, turn - 0.1)} fill={i % 2 ? '#46804a' : '#8db85c'} />
          <path d={leaf(x, up, long * 0.98, 2, turn)} fill="#cfdc94" opacity={0.7} />
        </g>
      ))}
      {[-2.5, -0.7, -1.9, -1.2, -1.57].map((turn, i) => <path key={turn} d={leaf(x + 2, top + (i < 2 ? h * 0.05 : 0), h * 0.19, h * 0.075, turn)} fill={mix(colour, i % 2 ? '#7a1f30' : '#ffe9b0', i === 4 ? 0.4 : 0.2)} />)}
      <path d={oval(x + 2, top - h * 0.02, h * 0.014)} fill="#ffe9a0" />
    </>
  );
}

/** The bed of cannas in the left corner, back row first. */
const CANNAS = [[40, 900, 150], [150, 890, 140], [262, 900, 146], [-10, 950, 176], [96, 944, 186], [204, 946, 170], [322, 944, 164], [430, 950, 150], [40, 1000, 206], [160, 1004, 200], [282, 1002, 194], [402, 1002, 176], [516, 1004, 160]] as const;

/** Ridges in the bark of the rain tree. */
const BARK = Array.from({ length: 13 }, (_, i) => band([[1504 + ((i * 17) % 40), 430 + i * 40, 1], [1501 + ((i * 17) % 40), 462 + i * 40, 6], [1505 + ((i * 17) % 40), 506 + i * 40, 1]])).join('');

/** Pose of the child running ahead. */
const RUN: Pose = { lean: 14, nod: -8, near: [60, 130], far: [-50, 20], nearLeg: [-14, -84], farLeg: [54, 2] };

export default function PondicherryHeritage() {
  return (
    <Canvas>
      <Sky id="sky" height={620} stops={[[0, '#5fb0c8'], [0.6, '#c3e2dc'], [1, '#fff2cf']]} />
      <Halo id="morning" x={60} y={330} rx={760} ry={420} colour="#fff4cc" opacity={0.85} />
      <Stratus x={1010} y={190} width={460} colour="#ffffff" opacity={0.5} />
      <path d={polygon([[-20, 530], [1620, 520], [1620, 620], [-20, 620]])} fill="#7f9f84" />
      <Thicket id="far" line={[[-40, 540], [220, 500], [520, 520], [800, 530], [1080, 510], [1360, 500], [1660, 530]]} count={70} radius={48} tones={faded(GREEN, '#d6e6c8', 0.5)} />
      <CoconutPalm id="palm" x={1030} y={616} height={340} lean={0.1} />
      <Tree id="tree-1" x={150} y={622} height={390} tones={faded(GREEN, '#cfe0b8', 0.2)} form="spread" />
      <Tree id="tree-2" x={1260} y={616} height={330} tones={faded(GREEN, '#cfe0b8', 0.26)} />
      <Thicket id="near" line={[[-40, 602], [220, 606], [520, 604], [1000, 604], [1300, 600], [1660, 604]]} count={56} radius={34} tones={faded(GREEN, '#cfe0b8', 0.12)} fleck={6} />
      <Gradient id="grass" from={[0, 600]} to={[0, 1000]} stops={[[0, '#d3d583'], [0.25, '#a9c062'], [0.6, '#7da04c'], [1, '#4a7440']]} />
      <path d={polygon([[-20, 612], [1620, 612], [1620, 1020], [-20, 1020]])} fill="url(#grass)" />
      <Turf id="turf" crest={[[-20, 690], [1620, 690]]} bottom={1010} size={16} dark="#3f7040" light="#a8c862" count={900} />
      <Halo id="sunny-lawn" x={420} y={730} rx={520} ry={70} colour="#f6eb9e" opacity={0.55} />
      {[[240, 800, 380, 46], [720, 850, 300, 40], [560, 940, 420, 60], [1480, 720, 260, 30]].map(([x = 0, y = 0, rx = 0, ry = 0]) => <LeafShade key={x} id={`dapple-${x}`} x={x} y={y} rx={rx} ry={ry} colour={SHADE} opacity={0.34} sun="#dfe08a" />)}
      <path d={path(0.14)} fill="#fbf0d8" />
      <path d={ring(7.4)} fill="#fbf0d8" />
      <path d={path(0) + ring(7.1)} fill="#e6c592" />
      <GroundMarks id="sand" x={900} y={690} width={700} height={300} count={110} colour="#a97a54" opacity={0.4} size={0.5} />
      <path d={[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => lens(930 + i * 67 - (i % 3) * 40, 720 + i * 31, 60 + i * 16, 3 + (i % 3))).join('')} fill="#c79c68" opacity={0.6} />
      <path d={polygon([plan(-HALF, 0, -HALF - 0.9), plan(HALF + 0.9, 0, -HALF - 0.9), thrown(3.4, 5.8, -3.4), thrown(2, 8, 0), thrown(3.4, 5.8, 3.4), plan(HALF, 0, HALF)])} fill={SHADE} opacity={0.42} />
      <Pavilion />

      <Hedge id="hedge-far" from={[3.9, 12.6]} to={[8.6, 12.2]} high={0.7} />
      <LeafShade id="shade" x={1330} y={880} rx={430} ry={120} colour="#5a4448" opacity={0.4} sun="#f6e2b0" />
      <Hedge id="hedge-path" from={[0.72, 2.3]} to={[0.1, 9.4]} high={0.4} deep={0.36} />
      <LeafShade id="hedge-shade" x={960} y={880} rx={110} ry={70} colour="#23503c" opacity={0.34} sun="#d8e07a" />
      {/* The rain tree at the right edge, and the bed of cannas in the left corner. */}
      <path d={band([[1530, 1010, 190], [1520, 930, 110], [1512, 700, 84], [1530, 400, 74], [1570, 60, 60]]) + band([[1516, 470, 46], [1400, 250, 30], [1260, 110, 12]])} fill="#3d2a2c" />
      <path d={band([[1470, 1004, 44], [1488, 920, 26], [1486, 700, 20], [1506, 400, 16], [1548, 60, 12]])} fill="#9a7052" />
      <path d={BARK} fill="#6b4a40" opacity={0.7} />
      <OverhangingBranch id="branch" line={[[1640, 60], [1440, 70], [1260, 110], [1140, 92]]} radius={66} twigs={10} tones={GREEN} width={34} />
      <Mass id="crown" lobes={lobesIn('crown', 1520, 40, 260, 170, 14)} tones={GREEN} fleck={14} />
      <path d={lens(240, 1010, 960, 150)} fill={SHADE} opacity={0.5} />
      <path d={lens(200, 1010, 860, 130)} fill="#6a4a3a" />
      {CANNAS.map(([x, y, height], i) => <Canna key={`${x} ${y}`} id={`canna-${i}`} x={x} y={y} height={height} colour={['#d8482f', '#e8a02c', '#dc6a3a', '#e9b94a', '#c93a3f'][i % 5] ?? '#d8482f'} />)}
      <Petals id="fallen" x={1290} y={900} rx={200} ry={80} count={46} colour="#e7a0ac" size={9} />
      <LongShadow x={1246} y={938} to={[1480, 950]} width={66} colour="#4a3040" opacity={0.46} />
      <LongShadow x={1394} y={952} to={[1496, 957]} width={50} colour="#4a3040" opacity={0.46} />
      <LongShadow x={1108} y={826} to={[1260, 834]} width={44} colour="#4a3040" opacity={0.46} />
      <Posed id="boy" x={1096} y={824} height={262} flip age={9} wears="shorts" dress={DRESS.teal} skin={SKIN.cinnamon} hair="crop" shoe="#6a3a34" pose={RUN} />
      <Posed id="mother" x={1252} y={936} height={350} flip wears="sari" dress={DRESS.crimson} skin={SKIN.cinnamon} hair="bun" pose={{ lean: 2, near: [-18, 0], far: [22, 40], nearLeg: [13, 2], farLeg: [-7, -18] }} />
      <Posed id="girl" x={1392} y={950} height={350} flip age={6} wears="frock" dress={DRESS.marigold} skin={SKIN.cinnamon} hair="plaits" pose={{ ...POSE.walk, near: [104, 120], far: [20, 40] }} />
    </Canvas>
  );
}
