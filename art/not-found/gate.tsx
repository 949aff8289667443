/** For trips that are not in the catalogue: a garden gate with one leaf ajar, and a mother and child who look through it at a banyan. */
import { DRESS, SKIN } from '../people/dress.ts';
import { Family } from '../people/family.tsx';
import { polygon } from '../kit/curves.ts';
import { stone } from '../scenery/architecture.tsx';
import { Banyan } from '../scenery/banyan.tsx';
import { OverhangingBranch } from '../scenery/bough.tsx';
import { Flock } from '../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../scenery/canvas.tsx';
import { Bougainvillea, faded, leaves, lobesAlong, lobesIn, Mass, Petals, Thicket } from '../scenery/foliage.tsx';
import { GroundMarks, LongShadow, Turf } from '../scenery/ground.tsx';
import { projection } from '../scenery/perspective.ts';
import { Ridge } from '../scenery/ridge.tsx';
import { band, lens, oval, type Spot } from '../scenery/shapes.ts';
import { Halo, Sky, Stratus } from '../scenery/sky.tsx';
import { BroadLeaves, GrassTuft } from '../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.6];

const GREEN = leaves('#24563a', '#8fb54a');
const STONE = stone('#dcc19a', { sun: '#fff0cc', night: '#5a3f6a' });
const IRON = { dark: '#1c2a2c', lit: '#6f8f84' };
const SHADE = '#3f2f52';

const at = projection({ focal: 900, vanishing: [800, 590], eye: 1.5 });
const DEEP = 6;
const LEAF = 1.62;
/** Projects a point on a gate leaf, `along` metres from the hinge and `y` up. `open` in `leafAt`: 0 shut, 1 at right angles to the wall. */
type Leaf = (along: number, y: number) => Spot;
const leafAt = (hinge: number, open: number): Leaf => (along, y) => at(hinge - Math.sign(hinge) * along * Math.cos((open * Math.PI) / 2), y, DEEP + along * Math.sin((open * Math.PI) / 2));
const SHUT = leafAt(-LEAF, 0);
const AJAR = leafAt(LEAF, 0.62);
/** Height of the top rail: it sweeps up towards the middle of the gate. */
const topAt = (along: number) => 1.75 + 0.5 * (along / LEAF) ** 2;
const STEPS = Array.from({ length: 13 }, (_, i) => (i / 12) * LEAF);

/** Path data of one leaf: `rails`, `bars` and `scrolls` are to be stroked, and `heads`, the spear heads, filled as well. */
function ironOf(leaf: Leaf) {
  const line = (list: readonly Spot[]) => polygon(list.map(([along, y]) => leaf(along, y)), false);
  const circle = (along: number, y: number, radius: number) => line(Array.from({ length: 17 }, (_, i): Spot => [along + radius * Math.cos((i / 8) * Math.PI), y + radius * Math.sin((i / 8) * Math.PI)]));
  const scroll = (along: number, side: number) => line(Array.from({ length: 22 }, (_, i): Spot => [along + side * (0.13 - i * 0.005) * Math.cos(i * 0.5), 0.4 + (0.2 - i * 0.0075) * Math.sin(i * 0.5)]));
  const bars = STEPS.slice(1, -1);
  return {
    rails: [0.12, 0.68, 0.86].map((y) => line([[0, y], [LEAF, y]])).join('') + line(STEPS.map((t) => [t, topAt(t)])) + line([[0.02, 0.05], [0.02, 1.9]]) + line([[LEAF - 0.02, 0.05], [LEAF - 0.02, 2.3]]),
    bars: bars.map((t) => line([[t, 0.68], [t, topAt(t) + 0.16]])).join(''),
    scrolls: [0.2, 0.61, 1.02, 1.43].map((t) => scroll(t, 1) + scroll(t, -1)).join('') + bars.map((t) => circle(t, 0.77, 0.06)).join(''),
    heads: bars.map((t) => polygon([leaf(t, topAt(t) + 0.34), leaf(t + 0.045, topAt(t) + 0.18), leaf(t, topAt(t) + 0.12), leaf(t - 0.045, topAt(t) + 0.18)])).join(''),
  };
}

function GateLeaf({ leaf }: { leaf: Leaf }) {
  const { rails, bars, scrolls, heads } = ironOf(leaf);
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={scrolls} stroke={IRON.dark} strokeWidth={5} />
      <path d={bars} stroke={IRON.dark} strokeWidth={8} />
      <path d={rails} stroke={IRON.dark} strokeWidth={12} />
      <path d={heads} fill={IRON.dark} stroke={IRON.dark} strokeWidth={3} />
      <g transform="translate(-2.4 -1.6)" stroke={IRON.lit}>
        <path d={bars} strokeWidth={2} />
        <path d={rails} strokeWidth={2.6} />
        <path d={scrolls} strokeWidth={1.2} />
      </g>
    </g>
  );
}

/** Where the shadow of a point falls on the ground: to the right and towards us. */
const thrown = (x: number, y: number, z: number): Spot => at(x + y * 0.72, 0, z - y * 0.5);
const bar = (x: number, high: number, width = 0.05) => polygon([thrown(x - width, 0, DEEP), thrown(x + width, 0, DEEP), thrown(x + width, high, DEEP), thrown(x - width, high, DEEP)]);

/** A stone post from `x` to `x` + 0.62 m, with courses, cap and plinth. `inner` is the x of the side that faces the opening. */
function Post({ x, inner, isLit }: { x: number; inner: number; isLit: boolean }) {
  const front = (low: number, high: number, out = 0) => polygon([at(x - out, low, DEEP - 0.3), at(x + 0.62 + out, low, DEEP - 0.3), at(x + 0.62 + out, high, DEEP - 0.3), at(x - out, high, DEEP - 0.3)]);
  const side = (low: number, high: number) => polygon([at(inner, low, DEEP - 0.3), at(inner, low, DEEP + 0.3), at(inner, high, DEEP + 0.3), at(inner, high, DEEP - 0.3)]);
  return (
    <>
      <path d={side(0, 2.6)} fill={isLit ? STONE.high : STONE.shade} />
      <path d={front(0, 2.6)} fill={STONE.mid} />
      <path d={polygon([at(x, 0, 5.7), at(x + 0.12, 0, 5.7), at(x + 0.12, 2.6, 5.7), at(x, 2.6, 5.7)])} fill={STONE.lit} />
      <path d={polygon([at(x + 0.48, 0, 5.7), at(x + 0.62, 0, 5.7), at(x + 0.62, 2.6, 5.7), at(x + 0.48, 2.6, 5.7)])} fill={STONE.shade} opacity={0.6} />
      {[0.36, 0.8, 1.24, 1.68, 2.12].map((y, i) => (
        <path key={y} d={front(y, y + 0.022) + polygon([at(x + 0.2 + (i % 2) * 0.2, y, 5.7), at(x + 0.222 + (i % 2) * 0.2, y, 5.7), at(x + 0.222 + (i % 2) * 0.2, y + 0.44, 5.7), at(x + 0.2 + (i % 2) * 0.2, y + 0.44, 5.7)])} fill={STONE.shade} />
      ))}
      <path d={front(0, 0.24, 0.05) + front(2.6, 2.68, 0.06)} fill={STONE.lit} />
      <path d={front(2.44, 2.6)} fill={STONE.shade} opacity={0.7} />
      <path d={front(2.68, 2.84, 0.12)} fill={STONE.high} />
      <path d={front(2.66, 2.7, 0.12)} fill={STONE.shade} />
    </>
  );
}

/** A ginger cat sitting at (x, y), its tail hanging down. */
const Cat = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y} scale={1.1}>
    <path d={band([[22, -8, 12], [44, 0, 11], [48, 36, 10], [40, 62, 6]])} fill="#a8642f" />
    <path d={band([[-2, 2, 58], [0, -30, 48], [-8, -62, 26]])} fill="#e0994e" />
    <path d={band([[16, 0, 26], [14, -28, 18], [2, -58, 6]])} fill="#a8642f" />
    <path d={`${polygon([[-36, -76], [-33, -106], [-12, -86]])}${polygon([[-16, -86], [4, -106], [8, -76]])}`} fill="#c97f3c" />
    <path d={oval(-14, -74, 22, 19)} fill="#e0994e" />
    <path d="M-24 -76q4 3 7 0M-10 -76q4 3 7 0M-16 -68q3 3 6 0M12 -46q-8 -2 -12 3M18 -32q-10 -2 -15 3M20 -18q-10 -2 -15 3" stroke="#4a2a1c" strokeWidth={2.6} strokeLinecap="round" fill="none" />
    <path d={oval(-16, -2, 9, 6) + oval(2, -2, 9, 6)} fill="#f7e2c0" />
  </At>
);

/** One side of the garden wall, with a bright coping and a shaded foot. */
function Wall({ from, to }: { from: number; to: number }) {
  const part = (low: number, high: number) => polygon([at(from, low, DEEP), at(to, low, DEEP), at(to, high, DEEP), at(from, high, DEEP)]);
  return (
    <>
      <path d={part(0, 1.8)} fill="url(#plaster)" />
      <GroundMarks id={`plaster-${from}`} x={Math.min(at(from, 0, DEEP)[0], at(to, 0, DEEP)[0])} y={at(0, 1.6, DEEP)[1]} width={Math.abs(at(to, 0, DEEP)[0] - at(from, 0, DEEP)[0])} height={210} count={46} colour={STONE.shade} opacity={0.22} />
      <path d={part(0, 0.3)} fill={STONE.shade} opacity={0.5} />
      <path d={part(1.62, 1.76)} fill={STONE.shade} opacity={0.7} />
      <path d={part(1.74, 1.94)} fill={STONE.high} />
    </>
  );
}

export default function GardenGate() {
  const lane = polygon([at(-1.6, 0, DEEP + 0.1), at(1.6, 0, DEEP + 0.1), at(1.75, 0, 2), at(-1.75, 0, 2)]);
  return (
    <Canvas>
      <Sky id="sky" height={700} stops={[[0, '#6fb0c4'], [0.6, '#dfe6cc'], [1, '#ffe3b0']]} />
      <Halo id="glow" x={200} y={380} rx={820} ry={420} colour="#fff0c0" opacity={0.85} />
      <Flock id="egrets" x={760} y={190} width={240} height={80} count={7} size={14} colour="#fff6e4" />
      <Stratus x={1240} y={150} width={520} colour="#fff6e0" opacity={0.6} />
      <Ridge id="hills" anchors={[[-40, 580], [400, 530], [800, 560], [1200, 520], [1640, 570]]} colour="#a9bf9c" mist="#f9e9c4" bottom={700} />
      <Thicket id="far" line={[[-40, 600], [400, 580], [800, 600], [1200, 580], [1640, 600]]} count={60} radius={36} tones={faded(GREEN, '#e6e3c0', 0.45)} />
      <path d={polygon([[-10, 618], [1610, 618], [1610, 1010], [-10, 1010]])} fill="#8fb356" />
      {/* The garden behind the gate, with a path that curves towards the banyan. */}
      <path d={lens(880, 672, 560, 20)} fill="#4d7a44" opacity={0.7} />
      <path d={band([[800, 830, 480], [830, 740, 300], [880, 690, 130], [840, 660, 60]])} fill="#e2c08e" />
      <Banyan id="banyan" x={870} y={668} height={330} tones={faded(leaves('#1f5139', '#86b052'), '#e6e3c0', 0.12)} />

      <Gradient id="plaster" from={[0, 540]} to={[0, 820]} stops={[[0, '#ecd2a4'], [1, '#c9a27c']]} />
      <Thicket id="over-left" line={[[-40, 540], [180, 500], [420, 550]]} count={16} radius={64} tones={GREEN} fleck={11} />
      <Thicket id="over-right" line={[[1180, 540], [1400, 500], [1660, 520]]} count={16} radius={66} tones={GREEN} fleck={11} />
      <Wall from={-6} to={-2} />
      <Wall from={2} to={6} />
      <Gradient id="verge" from={[0, 810]} to={[0, 1000]} stops={[[0, '#86ac50'], [1, '#4f7f42']]} />
      <path d={polygon([[-10, 812], [1610, 812], [1610, 1010], [-10, 1010]])} fill="url(#verge)" />
      <Turf id="turf" crest={[[-10, 830], [1610, 830]]} bottom={1010} size={22} dark="#3f7040" light="#a8c862" count={260} />
      <Gradient id="lane" from={[0, 810]} to={[0, 1000]} stops={[[0, '#e8c894'], [1, '#cf9f6c']]} />
      <path d={lane} fill="url(#lane)" />
      <GroundMarks id="ruts" x={590} y={836} width={420} height={170} count={50} colour="#a9764c" opacity={0.4} />
      <g opacity={0.4}>
        <path d={STEPS.map((t) => bar(-LEAF + t, topAt(t) + 0.2, 0.026)).join('') + bar(-2, 2.7, 0.34) + bar(2, 2.7, 0.34)} fill={SHADE} />
        <path d={[0.12, 0.77].map((y) => polygon([thrown(-LEAF, y, DEEP), thrown(0, y, DEEP), thrown(0, y + 0.1, DEEP), thrown(-LEAF, y + 0.1, DEEP)])).join('')} fill={SHADE} />
      </g>
      <GateLeaf leaf={AJAR} />
      <GateLeaf leaf={SHUT} />
      <Post x={-2.24} inner={-1.62} isLit={false} />
      <Post x={1.62} inner={1.62} isLit />
      <path d={oval(at(-1.93, 0, 5.7)[0], at(0, 3.06, 5.7)[1], 36)} fill={STONE.mid} />
      <path d={lens(at(-1.9, 0, 5.7)[0], at(0, 2.84, 5.7)[1] + 3, 76, 8)} fill={STONE.shade} />
      <path d={oval(at(-1.93, 0, 5.7)[0] - 8, at(0, 3.06, 5.7)[1] - 6, 26)} fill={STONE.high} />
      <Cat x={1108} y={at(0, 2.84, 5.7)[1]} />

      {/* The shadow that the flowers cast on the wall, below and to the right of them. */}
      <path d={lobesAlong('fall', [[1290, 610], [1400, 580], [1520, 600], [1660, 566]], 12, 50, 0.7).map(([x, y, rx, ry]) => oval(x, y, rx, ry)).join('') + band([[1404, 812, 20], [1436, 720, 14], [1420, 600, 10]])} fill={SHADE} opacity={0.3} />
      <path d={lens(1440, 838, 170, 10)} fill="#234a34" opacity={0.6} />
      <path d={band([[1390, 840, 34], [1392, 812, 20], [1400, 700, 15], [1370, 560, 10]]) + band([[1396, 720, 10], [1500, 560, 6]])} fill="#5a3c30" />
      <Bougainvillea id="flowers" line={[[1230, 560], [1350, 520], [1480, 534], [1640, 500]]} falls={[{ at: 0.3, length: 110 }, { at: 0.62, length: 150 }, { at: 0.9, length: 110 }]} radius={46} green={GREEN} />
      <Petals id="petals" x={1400} y={860} rx={190} ry={36} count={50} />
      <LongShadow x={660} y={912} to={[900, 968]} width={70} colour={SHADE} opacity={0.42} />
      <LongShadow x={760} y={918} to={[920, 956]} width={48} colour={SHADE} opacity={0.42} />
      <Family id="family" x={650} y={914} height={318} mother={{ wears: 'kurta', dress: DRESS.crimson, skin: SKIN.cinnamon, hair: 'plait' }} kids={[{ age: 7, dress: DRESS.marigold }]} />
      <OverhangingBranch id="branch" line={[[-60, 60], [140, 70], [330, 120], [470, 100]]} radius={52} twigs={14} tones={GREEN} width={30} />
      {/* The nearest bushes, each with a dark shadow under it, then leaves and grass. */}
      {[[110, 960, 300], [1500, 980, 300]].map(([x = 0, y = 0, width = 0]) => (
        <g key={x}>
          <path d={lens(x + 70, y + 16, width * 1.7, 30)} fill="#234a34" opacity={0.7} />
          <Mass id={`bush-${x}`} lobes={lobesIn(`bush-${x}`, x, y - 40, width * 0.55, 90, 11)} tones={GREEN} fleck={13} />
        </g>
      ))}
      <BroadLeaves id="near-left" x={60} y={1010} size={170} />
      <BroadLeaves id="near-right" x={1560} y={1012} size={180} />
      {[330, 420, 1210, 1290, 1380, 1100].map((x, i) => (
        <GrassTuft key={x} id={`tuft-${i}`} x={x} y={i < 4 ? 980 + (i % 2) * 16 : 834} size={i < 4 ? 60 : 34} />
      ))}
    </Canvas>
  );
}
