/**
 * Dolphin's Nose in the early morning: a rock spur over a sea of cloud, Catherine Falls opposite, a family and a macaque at the railing.
 * The spur is a flat-topped, overhanging slab with a railing almost to its tip; the thin fall drops down a wooded cliff in two steps.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon, smooth } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Turf } from '../../../scenery/ground.tsx';
import { Land, Ridge, ridgeLine } from '../../../scenery/ridge.tsx';
import { band, box, heightAt, oval, scallop, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Boulder, RockFace, rock } from '../../../scenery/stone.tsx';
import { Fern } from '../../../scenery/undergrowth.tsx';
import { Waterfall } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.56];

const SHOLA = leaves('#1f4f3c', '#6f9a58', '#fbf0b0');
/** The colour of the cloud, into which the hills and the rock fade at the bottom. */
const SEA = '#cddde2';
const SLAB: readonly Spot[] = [[-40, 396], [120, 390], [300, 402], [480, 414], [640, 430], [780, 452], [880, 474], [934, 490], [956, 512]];
const TIP: readonly Spot[] = [[950, 548], [918, 562], [928, 600], [890, 622], [850, 630], [838, 668], [790, 690], [748, 700], [738, 756], [722, 800], [728, 860], [700, 960], [-40, 960]];

/** Gradients for cloud: `cloud-lit` fades out at the bottom; the others fade out all round. All scale with the shape. */
const CloudPaint = () => (
  <>
    <linearGradient id="cloud-lit" x1={0.2} y1={0} x2={0.5} y2={1}>
      {[[0, '#fffdf4', 0.9], [0.2, '#fffaee', 0.66], [0.42, '#f4f5f0', 0.3], [0.66, '#e6eef0', 0.07], [0.8, '#e6eef0', 0]].map(([at, colour, opacity]) => <stop key={at} offset={at} stopColor={String(colour)} stopOpacity={opacity} />)}
    </linearGradient>
    {[['cloud-veil', '#f1f4f0'], ['cloud-glow', '#fffcf2'], ['cloud-shade', '#86a6bb']].map(([id, colour]) => (
      <radialGradient key={id} id={id}>
        {[[0, 0.85], [0.3, 0.62], [0.6, 0.26], [0.82, 0.07], [1, 0]].map(([at, opacity]) => <stop key={at} offset={at} stopColor={colour} stopOpacity={opacity} />)}
      </radialGradient>
    ))}
  </>
);

/** A layer of the sea of cloud, thin enough to show the hills: veils, blue hollows, lit tops. `size`: mean half-width of a top. */
function CloudLayer({ id, y, size, from = -80, to = 1680, tops = 0.5 }: { id: string; y: number; size: number; from?: number; to?: number; tops?: number }) {
  const r = random(id);
  const heaps = Array.from({ length: Math.round((to - from) / (size * 0.9)) }, (_, i) => {
    const x = from + (i + r.between(0.1, 0.9)) * size * 0.9;
    return { x, y: y + Math.sin(x * 0.006 + y) * size * 0.34 + r.between(-0.2, 0.3) * size, w: size * r.between(0.5, 1.5), hasTop: r.next() < tops };
  });
  return (
    <>
      {heaps.map((heap, i) => <ellipse key={i} cx={Math.round(heap.x)} cy={Math.round(heap.y + size * 0.5)} rx={Math.round(heap.w * 2.2)} ry={Math.round(size * 0.7)} fill="url(#cloud-veil)" />)}
      {heaps.map((heap, i) => i % 2 === 0 && <ellipse key={i} cx={Math.round(heap.x + heap.w)} cy={Math.round(heap.y + size * 0.55)} rx={Math.round(heap.w * 1.5)} ry={Math.round(size * 0.34)} fill="url(#cloud-shade)" opacity={0.5} />)}
      {heaps.map((heap, i) => <ellipse key={i} cx={Math.round(heap.x - heap.w * 0.2)} cy={Math.round(heap.y + size * 0.12)} rx={Math.round(heap.w * 1.3)} ry={Math.round(heap.w * 0.42)} fill="url(#cloud-glow)" />)}
      {heaps.map((heap, i) => heap.hasTop && <path key={i} d={scallop(r, heap.x, heap.y + size * 0.2, heap.w, heap.w * r.between(0.3, 0.5), 11, 0.12)} fill="url(#cloud-lit)" />)}
    </>
  );
}

/** A hilltop above the cloud; its crest runs from `left` over `top` to `right`. The left flank is sunny, and both flanks have spurs. */
function Hilltop({ id, left, top, right, tone }: { id: string; left: Spot; top: Spot; right: Spot; tone: string }) {
  const r = random(id);
  const west = ridgeLine(`${id}-west`, [left, [left[0] * 0.45 + top[0] * 0.55, left[1] * 0.42 + top[1] * 0.58], top], 0.5, 4);
  const east = ridgeLine(`${id}-east`, [top, [right[0] * 0.5 + top[0] * 0.5, right[1] * 0.38 + top[1] * 0.62], right], 0.5, 4);
  const high = Math.max(left[1], right[1]) - top[1];
  const spur = ([x, y]: Spot, long: number) => polygon([[x, y], [x + long * 0.3, y + long * 0.42], [x + long * 0.2, y + long], [x + long * 0.64, y + long * 1.3], [x + long * 0.9, y + long * 0.6]]);
  return (
    <>
      <clipPath id={`${id}-form`}>
        <path d={polygon([...west, ...east])} />
      </clipPath>
      <g clipPath={`url(#${id}-form)`}>
        <path d={polygon([...west, ...east])} fill={mix(tone, '#ffe9b0', 0.36)} />
        <path d={polygon([...east, [top[0] + high * 0.1, right[1]], ...ridgeLine(`${id}-spine`, [[top[0] - high * 0.1, top[1] + high], [top[0] + high * 0.14, top[1] + high * 0.5], top], 0.8, 3)])} fill={mix(tone, '#2f4a66', 0.3)} />
        <path d={west.filter((_, i) => i % 9 === 5).map((spot) => spur(spot, high * r.between(0.3, 0.6))).join('')} fill={tone} />
        <path d={east.filter((_, i) => i % 8 === 4).map((spot) => spur(spot, -high * r.between(-0.5, -0.24))).join('')} fill={mix(tone, '#ffe9b0', 0.1)} opacity={0.7} />
        <Gradient id={`${id}-foot`} from={[0, top[1] + high * 0.3]} to={[0, top[1] + high * 0.96]} stops={[[0, SEA, 0], [0.5, SEA, 0.5], [1, SEA]]} />
        <rect x={left[0]} y={top[1]} width={right[0] - left[0]} height={high * 1.2} fill={`url(#${id}-foot)`} />
      </g>
    </>
  );
}

/** The gneiss of Dolphin's Nose: rows of blocks, each bright at the upper left and shaded on the right, most with a dark joint below. */
function Blocks() {
  const r = random('blocks');
  const [columns, rows] = [15, 7];
  const knots = Array.from({ length: rows + 1 }, (_, row) => Array.from({ length: columns + 1 }, (_, column): Spot => [-60 + column * 70 + (row % 2) * 28 + r.between(-28, 28), heightAt(SLAB, column * 66) + row * 62 * (1 + row * 0.07) + (row ? r.between(-26, 26) : 0)]));
  const at = (row: number, column: number): Spot => knots[row]?.[column] ?? [0, 0];
  const between = (a: Spot, b: Spot, t: number): Spot => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  return Array.from({ length: rows * columns }, (_, i) => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const [a, b, c, d] = [at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)];
    const edge = r.between(0.4, 0.75);
    const [top, foot] = [between(a, b, edge), between(d, c, edge + r.between(-0.2, 0.1))];
    const dark = Math.min(1, Math.max(0, (column / columns) * 0.62 + row * 0.055 + r.between(-0.2, 0.2)));
    const stone = mix('#c9b592', '#4c5468', dark);
    return (
      <g key={i}>
        <path d={polygon([a, b, c, d])} fill={stone} />
        <path d={polygon([top, b, c, foot])} fill={mix(stone, '#2c3450', r.between(0.06, 0.36))} />
        <path d={polygon([a, top, between(top, foot, r.between(0.2, 0.5)), between(a, d, r.between(0.1, 0.3))])} fill={mix(stone, '#ffe9b8', r.between(0.05, 0.4))} />
        <path d={band([[...d, 1.5], [...between(d, c, 0.5), r.between(2, 6)], [...c, 1.5]])} fill="#333a4e" opacity={i % 3 ? 0.7 : 0} />
      </g>
    );
  });
}

/** The parts of the rock face turned away from the sun: shaded clefts, from the top down. */
const CLEFTS: readonly (readonly Spot[])[] = [[[150, 396], [190, 400], [236, 520], [226, 640], [270, 800], [190, 960], [176, 760], [140, 600], [160, 480]], [[392, 412], [452, 416], [486, 560], [450, 660], [470, 800], [400, 960], [380, 760], [412, 600], [380, 500]], [[600, 426], [650, 432], [640, 520], [610, 600], [560, 720], [540, 620], [584, 520]]];

/** Tufts and bushes on the ledges of the rock face. */
const LEDGE_PLANTS: readonly [x: number, y: number, size: number][] = [[238, 470, 13], [292, 492, 8], [470, 508, 9], [526, 532, 17], [136, 566, 24], [212, 560, 10], [374, 612, 21], [436, 604, 10], [616, 598, 12], [706, 540, 8], [290, 668, 12], [548, 676, 10], [470, 706, 19], [46, 462, 9], [676, 486, 7], [350, 448, 7], [590, 470, 6]];

/** A bonnet macaque sitting on the rail, seen from the side, looking right. (x, y) is where it sits; it rises about `size` above that. */
const Macaque = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <g transform={`translate(${x} ${y}) scale(${size / 100})`}>
    <path d={band([[-22, -6, 7], [-30, 30, 6], [-24, 70, 6], [-34, 104, 3]])} fill="#7a6248" />
    <path d={shape([[-26, -2], [-32, -30], [-20, -58], [0, -66], [14, -54], [14, -30], [24, -8], [16, 2], [-14, 4]])} fill="#a08462" />
    <path d={shape([[2, -64], [14, -54], [14, -30], [24, -8], [16, 2], [0, 2], [6, -30]])} fill="#806648" />
    <path d={shape([[-10, -70], [-8, -92], [6, -100], [20, -94], [24, -80], [18, -66], [2, -62]])} fill="#a08462" />
    <path d={shape([[10, -88], [22, -88], [30, -74], [24, -66], [12, -68]])} fill="#d9a88a" />
    <path d={shape([[-8, -90], [4, -106], [18, -98], [10, -94], [2, -96]])} fill="#5a442e" />
    <path d={oval(-1, -80, 6, 7)} fill="#d9a88a" />
    <path d={oval(19, -81, 2)} fill="#1c0d0c" />
    <path d={band([[8, -46, 11], [26, -34, 9], [34, -48, 7]]) + band([[14, -12, 13], [26, -22, 10], [24, 0, 9]])} fill="#8f7252" />
    <path d={oval(36, -52, 8, 7)} fill="#e9c24a" />
  </g>
);

/** A steel pipe railing along a line on the ground. */
function Railing({ line, height, gap, colour, lit }: { line: readonly Spot[]; height: number; gap: number; colour: string; lit: string }) {
  const [from, to] = [line[0]?.[0] ?? 0, line[line.length - 1]?.[0] ?? 0];
  const posts: Spot[] = [];
  for (let x = from; x <= to; x += gap) posts.push([x, heightAt(line, x)]);
  const rail = (up: number, thick: number) => band(posts.map(([x, y]) => [x, y - height * up, thick] as const));
  const t = height * 0.075;
  return (
    <>
      <path d={rail(0.66, t * 0.8) + rail(0.34, t * 0.8)} fill={colour} />
      <path d={posts.map(([x, y]) => box(x - t / 2, y - height, t, height + 4)).join('')} fill={colour} />
      <path d={posts.map(([x, y]) => box(x - t / 2, y - height, t * 0.36, height)).join('')} fill={lit} />
      <path d={rail(1, t * 1.3)} fill={colour} />
      <path d={band(posts.map(([x, y]) => [x, y - height - t * 0.34, t * 0.4] as const))} fill={lit} />
    </>
  );
}

export default function CoonoorOotyTeaTrails1() {
  const ledge: readonly Spot[] = [[640, 1000], [760, 936], [920, 900], [1120, 884], [1360, 876], [1660, 850]];
  return (
    <Canvas>
      <CloudPaint />
      <Sky id="sky" height={560} stops={[[0, '#6fa8cf'], [0.5, '#c3dbe0'], [0.85, '#ffe9c0'], [1, '#fff1d2']]} />
      <Sun id="sun" x={300} y={218} r={46} colour="#fffbe8" glow="#ffe6a8" reach={11} />
      <Stratus x={1180} y={120} width={560} colour="#ffffff" opacity={0.6} />
      <Stratus x={900} y={200} width={340} colour="#fff6e0" opacity={0.6} />
      <Flock id="birds" x={760} y={330} width={190} height={50} count={6} size={13} colour="#7f9fb0" />
      <Ridge id="ridge-1" anchors={[[-40, 380], [260, 340], [520, 384], [800, 330], [1080, 372], [1320, 320], [1640, 360]]} colour="#b3cbd6" mist="#fbf0d8" />
      <Ridge id="ridge-2" anchors={[[-40, 440], [300, 420], [620, 450], [900, 400], [1160, 436], [1420, 380], [1640, 420]]} colour="#8fb0c0" mist="#eef0e2" />
      <Gradient id="deep" from={[0, 456]} to={[0, 900]} stops={[[0, '#e6ece6', 0], [0.08, '#dfe8e6'], [0.4, '#c9dae0'], [1, '#b3cad6']]} />
      <rect y={456} width={1600} height={544} fill="url(#deep)" />
      <CloudLayer id="layer-0" y={484} size={34} from={700} to={1300} tops={0.3} />
      <Hilltop id="hill-0" left={[560, 600]} top={[920, 492]} right={[1240, 610]} tone="#7fa6b4" />
      <CloudLayer id="layer-1" y={556} size={52} from={520} to={1400} />

      {/* The cliff across the valley, with the waterfall in a fold. */}
      {/* The cliff fades into the cloud between y = 640 and 730. */}
      <Gradient id="sinking" from={[0, 640]} to={[0, 730]} stops={[[0, '#ffffff'], [1, '#000000']]} />
      <mask id="above-cloud">
        <rect x={900} y={200} width={760} height={560} fill="url(#sinking)" />
      </mask>
      <g mask="url(#above-cloud)">
        <WoodedSlope id="wall" crest={[[1080, 720], [1160, 560], [1240, 450], [1340, 372], [1480, 340], [1680, 290]]} tones={faded(SHOLA, '#a9c4cc', 0.42)} mist="#dfe9e6" radius={30} depth={300} groups={5} bottom={860} />
        <RockFace id="fall-rock" outline={[[1352, 470], [1400, 440], [1470, 448], [1490, 560], [1476, 700], [1350, 710], [1336, 570]]} tones={rock('#7f9a96', '#dfe6cc', '#4f7478')} facets={14} />
        <Waterfall id="fall-2" spine={[[1412, 552, 20], [1409, 576, 24], [1406, 640, 34], [1402, 726, 52]]} ribbons={34} />
        <Waterfall id="fall-1" spine={[[1420, 446, 12], [1418, 500, 20], [1414, 560, 26], [1412, 590, 30]]} ribbons={28} />
        <Halo id="fall-step" x={1413} y={574} rx={34} ry={17} colour="#ffffff" opacity={0.9} />
        <Boulder id="fall-stone-left" x={1392} y={586} width={20} height={14} tones={rock('#6f8d8a', '#dfe6cc', '#3f666c')} />
        <Boulder id="fall-stone-right" x={1434} y={588} width={24} height={16} tones={rock('#6f8d8a', '#dfe6cc', '#3f666c')} />
        {/* The spurs left and right of the fall: whole hillsides, from crest to cloud. */}
        <WoodedSlope id="spur-left" crest={[[1000, 730], [1080, 640], [1170, 560], [1260, 500], [1330, 486], [1366, 540], [1372, 620], [1386, 740]]} tones={faded(SHOLA, '#a9c4cc', 0.3)} mist="#dfe9e6" radius={24} depth={220} groups={7} fade={0.5} bottom={742} />
        <WoodedSlope id="spur-right" crest={[[1436, 740], [1450, 640], [1462, 560], [1500, 486], [1570, 436], [1680, 396]]} tones={faded(SHOLA, '#a9c4cc', 0.26)} mist="#dfe9e6" radius={26} depth={260} groups={7} fade={0.5} bottom={742} />
      </g>
      <Halo id="spray" x={1406} y={716} rx={150} ry={50} colour="#ffffff" opacity={0.9} />
      {/* Without hilltops rising from it, the cloud would look like water. */}
      <Hilltop id="hill-1" left={[480, 740]} top={[800, 604]} right={[1120, 750]} tone="#54868c" />
      <Hilltop id="hill-3" left={[960, 840]} top={[1270, 742]} right={[1640, 850]} tone="#6f9c9c" />
      <CloudLayer id="layer-2" y={690} size={70} from={420} to={1680} />

      <Gradient id="slab-shade" from={[300, 0]} to={[960, 0]} stops={[[0, '#26304a', 0], [0.4, '#26304a', 0.3], [1, '#26304a', 0.55]]} />
      <clipPath id="nose">
        <path d={polygon(ridgeLine('nose-edge', [...SLAB, ...TIP], 0.4, 3))} />
      </clipPath>
      <g clipPath="url(#nose)">
        <path d={polygon([...SLAB, ...TIP])} fill="#4c5468" />
        <Blocks />
        {CLEFTS.map((line, i) => <path key={i} d={polygon(ridgeLine(`buttress-${i}`, line, 0.5, 3))} fill="#2c3450" opacity={0.34} />)}
        <path d={polygon([...SLAB.slice(4), ...TIP.slice(0, 9), [500, 760], [590, 620], [690, 520]])} fill="url(#slab-shade)" />
        <Gradient id="slab-foot" from={[0, 700]} to={[0, 880]} stops={[[0, SEA, 0], [0.5, SEA, 0.55], [1, SEA]]} />
        <rect x={-40} y={700} width={1040} height={300} fill="url(#slab-foot)" />
      </g>
      <path d={smooth([...SLAB, [900, 506], [760, 478], [600, 456], [420, 440], [200, 430], [-40, 436]].map(([x = 0, y = 0]) => ({ x, y })))} fill="#d9c79a" />
      <path d={smooth([[-40, 392], [120, 386], [300, 398], [440, 410], [500, 424], [340, 428], [160, 424], [-40, 432]].map(([x = 0, y = 0]) => ({ x, y })))} fill="#7fa350" />
      <Turf id="slab-turf" crest={[[-40, 394], [200, 394], [470, 414]]} bottom={430} size={16} dark="#4f7f38" light="#bcd478" count={180} />
      <Thicket id="scrub" line={[[-40, 388], [90, 380], [200, 392]]} count={16} radius={34} tones={SHOLA} fleck={6} />
      <Thicket id="hanging" line={[[-40, 640], [120, 690], [240, 740], [280, 780]]} count={30} radius={34} spread={1.2} tones={leaves('#24463e', '#5f8a56', '#f2e6a8')} fleck={6} />
      <g clipPath="url(#nose)">
        {LEDGE_PLANTS.map(([x, y, size]) => <path key={x} d={band([[x - size * 4, y + size * 0.9, 1], [x - size, y + size * 1.1, size * 0.9], [x + size * 2, y + size, size * 0.7], [x + size * 5, y + size * 1.3, 1]])} fill="#2c3450" opacity={0.5} />)}
        {LEDGE_PLANTS.map(([x, y, size]) => <path key={x} d={band([[x - size * 4.4, y + size * 0.7, 1], [x - size * 1.5, y + size * 0.5, size * 0.36], [x + size * 1.8, y + size * 0.6, size * 0.24], [x + size * 4, y + size, 1]])} fill="#d8c59c" />)}
      </g>
      {LEDGE_PLANTS.map(([x, y, size]) => <Thicket key={x} id={`plant-${x}`} line={[[x - size * 1.3, y + size * 0.2], [x + size * 1.2, y]]} count={6} radius={size * 0.72} tones={leaves('#2a4c3a', '#7f9f58', '#f6e6a0')} fleck={4} />)}
      <Railing line={SLAB.slice(3)} height={40} gap={44} colour="#4a5a66" lit="#e9e2cc" />
      <Posed id="looker" x={560} y={438} height={76} pose={POSE.shadeEyes} wears="kurta" hair="plait" dress={DRESS.crimson} hasShadow />
      <Posed id="looker-boy" x={612} y={442} height={76} age={8} wears="shorts" hasStripes={false} hair="crop" pose={POSE.stand} dress={DRESS.teal} hasShadow />
      <Posed id="pointer" x={790} y={468} height={76} pose={POSE.point} wears="sari" hair="bun" dress={DRESS.magenta} hasShadow />
      <Posed id="pointer-girl" x={752} y={464} height={76} age={9} pose={POSE.stand} wears="frock" hair="bob" dress={DRESS.marigold} hasShadow />
      <CloudLayer id="layer-foot" y={776} size={60} from={470} to={900} tops={0.8} />
      <CloudLayer id="layer-3" y={800} size={84} from={-120} to={1680} tops={0.34} />
      <Hilltop id="hill-2" left={[430, 960]} top={[590, 846]} right={[860, 990]} tone="#3f7468" />
      <Thicket id="hill-2-shola" line={[[506, 912], [544, 886], [590, 858], [640, 878], [692, 902]]} count={34} radius={11} spread={0.8} tones={faded(SHOLA, SEA, 0.22)} />
      <CloudLayer id="layer-4" y={920} size={96} from={-120} to={1100} />

      <Gradient id="ledge" from={[700, 880]} to={[1600, 1010]} stops={[[0, '#b9c26a'], [0.5, '#7fa04a'], [1, '#4f7a3c']]} />
      <Land crest={ledge} fill="url(#ledge)" />
      <path d={smooth([[700, 1010], [820, 950], [980, 922], [1160, 912], [1400, 906], [1660, 886], [1660, 960], [1300, 980], [1000, 1010]].map(([x = 0, y = 0]) => ({ x, y })))} fill="#d9b684" />
      <Railing line={ledge.slice(1)} height={132} gap={128} colour="#3f5058" lit="#dfe3d6" />
      <Macaque x={870} y={780} size={58} />
      <Family id="family" x={1096} y={962} height={268} mother={{ wears: 'kurta', dress: DRESS.crimson, hair: 'plait', skin: SKIN.honey }} kids={[{ age: 9, wears: 'shorts', dress: DRESS.indigo, arm: 'point', hasPack: true }, { age: 5, dress: DRESS.marigold }]} />
      <Turf id="turf-near" crest={[[640, 990], [820, 970], [1100, 990], [1660, 960]]} bottom={1012} size={54} dark="#3f6a34" light="#b3c860" count={360} />
      <Fern id="fern" x={1500} y={1010} size={190} dark="#1c4a38" light="#5f9448" />
      <Fern id="fern-2" x={1590} y={960} size={150} dark="#1c4a38" light="#5f9448" />
    </Canvas>
  );
}
