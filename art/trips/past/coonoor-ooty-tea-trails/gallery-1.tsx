/**
 * Dolphin's Nose in the early morning: the snout of rock over a sea of cloud, Catherine Falls on the wall across, a family and a macaque at the railing.
 * How it is built: a flat-topped slab that overhangs below, railed to its tip; the fall comes down a wooded cliff in two steps, thin as a thread.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon, smooth } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Profile } from '../../../people/in-profile.tsx';
import { POSE } from '../../../people/pose.ts';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Turf } from '../../../scenery/ground.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, heightAt, oval, scallop, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { RockFace, rock } from '../../../scenery/stone.tsx';
import { Fern } from '../../../scenery/undergrowth.tsx';
import { Waterfall } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.56];

const SHOLA = leaves('#1f4f3c', '#6f9a58', '#fbf0b0');
const SLAB: readonly Spot[] = [[-40, 396], [120, 390], [300, 402], [480, 414], [640, 430], [780, 452], [880, 478], [944, 508]];
const TIP: readonly Spot[] = [[930, 536], [850, 548], [770, 562], [700, 600], [640, 660], [590, 690], [540, 770], [470, 860], [420, 960], [-40, 960]];

/** One bank of the sea of cloud: heaped tops in the sun that sink into blue shade. `size` = radius of a heap. */
function CloudBank({ id, y, size, from = -80, to = 1680, lit = '#ffffff', shade = '#b3c9d6' }: { id: string; y: number; size: number; from?: number; to?: number; lit?: string; shade?: string }) {
  const r = random(id);
  let heaps = '';
  let folds = '';
  for (let x = from; x < to; x += size * r.between(0.4, 0.9)) {
    const swell = Math.sin(x * 0.0052 + y) ** 2;
    const level = y - swell * size * 0.2;
    const [rx, ry] = [size * r.between(0.5, 1.3), size * r.between(0.3, 0.8)];
    heaps += scallop(r, x, level, rx, ry, 9, 0.18) + box(x - rx * 0.96, level, rx * 1.92, size * 2);
    folds += scallop(r, x + rx * 0.3, level + ry * 0.5, rx * 0.9, ry * 0.7, 8, 0.2);
  }
  return (
    <>
      <Gradient id={`${id}-heap`} from={[0, y - size * 1.2]} to={[0, y + size * 1.2]} stops={[[0, lit], [0.42, lit], [0.8, mix(lit, shade, 0.7)], [1, shade]]} />
      <Gradient id={`${id}-fold`} from={[0, y - size * 0.7]} to={[0, y + size * 0.9]} stops={[[0, shade, 0.75], [0.5, shade, 0.4], [1, shade, 0]]} />
      <path d={heaps} fill={`url(#${id}-heap)`} />
      <path d={folds} fill={`url(#${id}-fold)`} />
    </>
  );
}

/** A bonnet macaque sitting on the rail, seen from the side, looking right. (x, y) is where it sits, `size` its height. */
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

/** A railing of steel pipe along a line of ground. */
function Railing({ line, height, gap, colour, lit }: { line: readonly Spot[]; height: number; gap: number; colour: string; lit: string }) {
  const [from, to] = [line[0]?.[0] ?? 0, line[line.length - 1]?.[0] ?? 0];
  const posts: Spot[] = [];
  for (let x = from; x <= to; x += gap) posts.push([x, heightAt(line, x)]);
  const rail = (up: number, thick: number) => band(posts.map(([x, y]) => [x, y - height * up, thick] as const));
  const t = height * 0.075;
  return (
    <>
      <path d={posts.map(([x, y]) => box(x - t / 2, y - height, t, height + 4)).join('') + rail(1, t * 1.2) + rail(0.66, t * 0.8) + rail(0.34, t * 0.8)} fill={colour} />
      <path d={posts.map(([x, y]) => box(x - t / 2, y - height, t * 0.36, height)).join('') + band(posts.map(([x, y]) => [x, y - height - t * 0.34, t * 0.4] as const))} fill={lit} />
    </>
  );
}

export default function CoonoorOotyTeaTrails1() {
  const ledge: readonly Spot[] = [[640, 1000], [760, 936], [920, 900], [1120, 884], [1360, 876], [1660, 850]];
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#6fa8cf'], [0.5, '#c3dbe0'], [0.85, '#ffe9c0'], [1, '#fff1d2']]} />
      <Sun id="sun" x={560} y={262} r={46} colour="#fffbe8" glow="#ffe6a8" reach={11} />
      <Stratus x={1180} y={120} width={560} colour="#ffffff" opacity={0.6} />
      <Stratus x={900} y={200} width={340} colour="#fff6e0" opacity={0.6} />
      <Flock id="birds" x={760} y={330} width={190} height={50} count={6} size={13} colour="#7f9fb0" />
      <Ridge id="ridge-1" anchors={[[-40, 380], [260, 340], [520, 384], [800, 330], [1080, 372], [1320, 320], [1640, 360]]} colour="#b3cbd6" mist="#fbf0d8" />
      <Ridge id="ridge-2" anchors={[[-40, 440], [300, 420], [620, 450], [900, 400], [1160, 436], [1420, 380], [1640, 420]]} colour="#8fb0c0" mist="#eef0e2" />
      <CloudBank id="bank-0" y={520} size={44} lit="#fffaf0" shade="#cfdee4" />
      <Ridge id="island" anchors={[[560, 620], [680, 560], [800, 520], [900, 508], [1010, 540], [1120, 590], [1200, 640]]} colour="#6f98a8" mist="#dbe8e8" bottom={660} rough={0.7} />
      <CloudBank id="bank-1" y={590} size={62} from={400} lit="#fffaf2" shade="#c3d5de" />

      {/* The wall across the valley, with the fall in its fold. */}
      <WoodedSlope id="wall" crest={[[1080, 720], [1160, 560], [1240, 450], [1340, 372], [1480, 340], [1680, 290]]} tones={faded(SHOLA, '#a9c4cc', 0.42)} mist="#dfe9e6" radius={30} depth={300} groups={5} bottom={860} />
      <RockFace id="fall-rock" outline={[[1352, 470], [1400, 440], [1470, 448], [1490, 560], [1476, 700], [1350, 710], [1336, 570]]} tones={rock('#7f9a96', '#dfe6cc', '#4f7478')} facets={14} />
      <Thicket id="fall-trees" line={[[1330, 450], [1290, 560], [1360, 690]]} count={11} radius={26} spread={1.4} tones={faded(SHOLA, '#a9c4cc', 0.4)} />
      <Thicket id="fall-trees-2" line={[[1490, 440], [1540, 540], [1480, 690]]} count={11} radius={28} spread={1.6} tones={faded(SHOLA, '#a9c4cc', 0.36)} />
      <Waterfall id="fall-1" spine={[[1420, 446, 10], [1418, 500, 16], [1416, 566, 20]]} ribbons={24} />
      <Waterfall id="fall-2" spine={[[1412, 576, 18], [1408, 640, 30], [1404, 716, 44]]} ribbons={30} />
      <Halo id="spray" x={1406} y={716} rx={150} ry={50} colour="#ffffff" opacity={0.9} />
      {/* Hilltops stand out of the cloud: without them it would read as water. */}
      <WoodedSlope id="hilltop" crest={[[590, 760], [660, 690], [740, 650], [830, 640], [920, 672], [1000, 730], [1040, 770]]} tones={faded(SHOLA, '#a9c4cc', 0.34)} mist="#dfe9e6" radius={20} depth={110} groups={3} bottom={800} />
      <CloudBank id="bank-2" y={716} size={84} from={380} shade="#b9cdd8" />

      <Gradient id="slab-shade" from={[300, 0]} to={[960, 0]} stops={[[0, '#2f3a4c', 0], [1, '#2f3a4c', 0.4]]} />
      <RockFace id="nose" outline={[...SLAB, ...TIP]} tones={rock('#827c74', '#f6dfae', '#2f3a52')} facets={30} bands={4} />
      <path d={polygon([...SLAB.slice(4), ...TIP.slice(0, 6), [560, 620], [700, 520]])} fill="url(#slab-shade)" />
      <path d={smooth([...SLAB, [900, 506], [760, 478], [600, 456], [420, 440], [200, 430], [-40, 436]].map(([x = 0, y = 0]) => ({ x, y })))} fill="#d9c79a" />
      <path d={smooth([[-40, 392], [120, 386], [300, 398], [440, 410], [500, 424], [340, 428], [160, 424], [-40, 432]].map(([x = 0, y = 0]) => ({ x, y })))} fill="#7fa350" />
      <Turf id="slab-turf" crest={[[-40, 394], [200, 394], [470, 414]]} bottom={430} size={16} dark="#4f7f38" light="#bcd478" count={180} />
      <Thicket id="scrub" line={[[-40, 388], [90, 380], [200, 392]]} count={16} radius={34} tones={SHOLA} fleck={6} />
      <Thicket id="hanging" line={[[-40, 640], [120, 690], [260, 760], [330, 830]]} count={34} radius={34} spread={1.2} tones={leaves('#24463e', '#5f8a56', '#f2e6a8')} fleck={6} />
      <Railing line={SLAB.slice(3)} height={40} gap={44} colour="#4a5a66" lit="#e9e2cc" />
      <Profile x={560} y={438} height={76} pose={POSE.shadeEyes} dress={DRESS.crimson} />
      <Profile x={612} y={442} height={76} age={8} wears="shorts" hair="crop" pose={POSE.stand} dress={DRESS.teal} />
      <Profile x={790} y={468} height={76} pose={POSE.point} wears="sari" hair="bun" dress={DRESS.magenta} />
      <Profile x={752} y={464} height={76} age={9} pose={POSE.stand} dress={DRESS.marigold} />
      <WoodedSlope id="hilltop-2" crest={[[440, 930], [530, 812], [620, 768], [700, 780], [780, 850], [820, 930]]} tones={faded(SHOLA, '#a9c4cc', 0.16)} mist="#dfe9e6" radius={26} fleck={5} depth={120} groups={2} bottom={960} />
      <CloudBank id="bank-3" y={860} size={84} from={-120} to={1000} shade="#b3c9d6" />
      <CloudBank id="bank-4" y={800} size={96} from={860} shade="#b3c9d6" />
      <CloudBank id="bank-5" y={950} size={90} from={-120} to={900} shade="#a9c2d2" />

      <Gradient id="ledge" from={[700, 880]} to={[1600, 1010]} stops={[[0, '#b9c26a'], [0.5, '#7fa04a'], [1, '#4f7a3c']]} />
      <Land crest={ledge} fill="url(#ledge)" />
      <path d={smooth([[700, 1010], [820, 950], [980, 922], [1160, 912], [1400, 906], [1660, 886], [1660, 960], [1300, 980], [1000, 1010]].map(([x = 0, y = 0]) => ({ x, y })))} fill="#d9b684" />
      <Railing line={ledge.slice(1)} height={132} gap={128} colour="#3f5058" lit="#dfe3d6" />
      <Macaque x={870} y={780} size={86} />
      <Family id="family" x={1096} y={962} height={268} mother={{ wears: 'kurta', dress: DRESS.crimson, hair: 'plait', skin: SKIN.honey }} kids={[{ age: 9, wears: 'shorts', dress: DRESS.indigo, arm: 'point', hasPack: true }, { age: 5, dress: DRESS.marigold }]} />
      <Turf id="turf-near" crest={[[640, 990], [820, 970], [1100, 990], [1660, 960]]} bottom={1012} size={54} dark="#3f6a34" light="#b3c860" count={360} />
      <Fern id="fern" x={1500} y={1010} size={190} dark="#1c4a38" light="#5f9448" />
      <Fern id="fern-2" x={1590} y={960} size={150} dark="#1c4a38" light="#5f9448" />
    </Canvas>
  );
}
