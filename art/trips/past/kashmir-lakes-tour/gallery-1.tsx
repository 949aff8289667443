/**
 * Nishat Bagh at nine in the morning: two children have found the gardeners' heap of chinar leaves; the fountains have just come on.
 * The Mughal garden climbs its hill along one axis: channel, carved slides between terraces, steps and beds beside them, chinars outside,
 * and at the top the high arcaded wall of the women's garden with a pavilion over it.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { archPath } from '../../../scenery/architecture.tsx';
import { LeafShade } from '../../../scenery/banyan.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { faded, leaves, Mass, Petals, Thicket, type Leaves, type Lobe } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { band, blob, box, lens } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus } from '../../../scenery/sky.tsx';
import { SnowWall } from '../../../scenery/snow-wall.tsx';
import { Chinar } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Channel, flat, Fountain, see, Slide, upright } from './nishat-water.tsx';

export const focus: [number, number] = [0.5, 0.6];

/** Where each terrace starts, in metres away (the first is drawn from 7), and its height. The last entry is the foot of the top wall. */
const TERRACES = [{ z: 8, h: 0 }, { z: 15, h: 0.7 }, { z: 23, h: 1.4 }, { z: 33, h: 2.1 }, { z: 46, h: 2.8 }, { z: 64, h: 3.5 }, { z: 92, h: 3.5 }];
const FLOWERS: readonly Leaves[] = [
  { dark: '#9c2a2c', mid: '#c8392f', light: '#ea5a3c', bright: '#ff9a70' },
  { dark: '#b5601c', mid: '#e08a22', light: '#f6b23a', bright: '#ffe08a' },
  { dark: '#5f3a86', mid: '#7f55ac', light: '#a57ccc', bright: '#d3b4ea' },
  { dark: '#a83a68', mid: '#d0608a', light: '#ee8fae', bright: '#ffc8d6' },
  { dark: '#b5601c', mid: '#e08a22', light: '#f6b23a', bright: '#ffe08a' },
];
// The Zabarwan hills: bare grey spurs, highest to the right of the garden's axis.
const ZABARWAN = [[-80, 240, 0], [40, 176, 60], [120, 206, 0], [250, 150, -60], [330, 190, 20], [470, 186, 60], [560, 210, 0], [690, 156, -90], [740, 174, -20], [800, 162, 60], [880, 190, 20], [1010, 104, -80], [1080, 138, 20], [1130, 130, 90], [1250, 196, 10], [1370, 152, -50], [1450, 182, 20], [1540, 168, 60], [1700, 220, 0]] as const;
const GREEN = leaves('#3a6a35', '#93b84c', '#fff0a0');
const TURNING: Leaves = { dark: '#7f4a24', mid: '#b4722c', light: '#dfa03c', bright: '#ffd876' };
const STONE = { lit: '#e9d7b2', mid: '#cbb288', shade: '#8f7a68' };

/** A flower bed: clumps of flowers, larger towards us. */
function Bed({ id, x0, x1, z0, z1, h, tones }: { id: string; x0: number; x1: number; z0: number; z1: number; h: number; tones: Leaves }) {
  const r = random(id);
  const lobes: Lobe[] = [];
  for (let z = z1 - 0.5; z > z0 + 0.3; z -= 0.45 + z * 0.028) {
    for (let x = x0 + 0.2; x < x1; x += 0.62) {
      const [px, py] = see(x + r.between(-0.12, 0.12), h + 0.2, z);
      const size = (900 * r.between(0.28, 0.44)) / z;
      lobes.push([px, py, size, size * 0.8]);
    }
  }
  return (
    <>
      <path d={flat(x0 - 0.15, x1 + 0.15, z0 + 0.2, z1 - 0.3, h)} fill="#4a6a34" />
      <Mass id={id} lobes={lobes.map(([x, y, rx]): Lobe => [x, y + rx * 0.4, rx * 1.05, rx * 0.7])} tones={GREEN} />
      <Mass id={`${id}-flowers`} lobes={lobes.filter((_, i) => i % 4 !== 3)} tones={tones} fleck={z0 < 12 ? 8 : 0} />
    </>
  );
}

/** One terrace with its lawn, beds, path and channel, and the wall up to the next terrace with its slide and steps. */
function Terrace({ index }: { index: number }) {
  const { z, h } = TERRACES[index] ?? TERRACES[0]!;
  const next = TERRACES[index + 1] ?? { z: z + 20, h };
  const near = index ? z : 7;
  // The near part of the first lawn is left clear for the people.
  const planted = index ? z : 11;
  const air = index * 0.09;
  const fadedTo = (colour: string) => mix(colour, '#e6ecd6', air);
  const tones = faded(FLOWERS[index] ?? FLOWERS[0]!, '#e6ecd6', air);
  return (
    <>
      <path d={flat(-60, 60, near, next.z, h)} fill={fadedTo(index % 2 ? '#93bf58' : '#86b450')} />
      <path d={[-34, -26, -18, 10, 18, 26, 34].map((x) => flat(x, x + 4, near, next.z, h)).join('')} fill={fadedTo('#a3cb64')} opacity={0.6} />
      <path d={flat(-4.3, 4.3, near, next.z, h)} fill={fadedTo('#dcc9a0')} />
      <path d={Array.from({ length: 7 }, (_, i) => near + ((next.z - near) * (i + 0.5)) / 7).map((at) => flat(-4.3, 4.3, at, at + 0.08 + at * 0.004, h)).join('')} fill={fadedTo('#a98f6c')} opacity={0.7} />
      <Channel id={`channel-${index}`} from={near} to={next.z} h={h} bank={tones.mid} fadedTo={fadedTo} />
      {next.h > h && (
        <>
          <path d={upright(-60, 60, next.z, h, next.h)} fill={fadedTo(STONE.mid)} />
          <path d={upright(-60, 60, next.z, next.h - 0.12, next.h)} fill={fadedTo(STONE.lit)} />
          <path d={Array.from({ length: 5 }, (_, i) => upright(-4.3 + i * 0.06, 4.3 - i * 0.06, next.z - 1 + i * 0.2, h + (i * (next.h - h)) / 5, h + ((i + 1) * (next.h - h)) / 5)).join('')} fill={fadedTo('#d9c59c')} />
          {Array.from({ length: 5 }, (_, i) => <path key={i} d={upright(-4.3, 4.3, next.z - 1 + i * 0.2, h + ((i + 0.62) * (next.h - h)) / 5, h + ((i + 1) * (next.h - h)) / 5)} fill={fadedTo('#fbeccb')} />)}
          <Slide id={`slide-${index}`} z={next.z} from={next.h} to={h} fadedTo={fadedTo} />
        </>
      )}
      <Bed id={`bed-left-${index}`} x0={-8} x1={-4.9} z0={planted} z1={next.z} h={h} tones={tones} />
      <Bed id={`bed-right-${index}`} x0={4.9} x1={8} z0={planted} z1={next.z} h={h} tones={tones} />
    </>
  );
}

/** The arcaded wall at the top, and the pavilion over it. */
function TopWall() {
  const z = 92;
  const [left, top] = see(-34, 9.4, z);
  const [right, foot] = see(34, 3.5, z);
  const arches = 21;
  const step = (right - left) / arches;
  return (
    <>
      <path d={box(left, top, right - left, foot - top)} fill="#dcc7a2" />
      <path d={Array.from({ length: arches }, (_, i) => archPath('cusped', left + (i + 0.5) * step, foot - 6, step * 0.62, (foot - top) * 0.66)).join('')} fill="#8a7468" />
      <path d={box(left, top, right - left, 6)} fill="#f6e6c4" />
      <path d={box(740, top - 46, 120, 46)} fill="#e3d0ac" />
      <path d={[758, 782, 818, 842].map((x) => archPath('cusped', x, top, 16, 34)).join('')} fill="#7a6660" />
      <path d={polygon([[722, top - 46], [878, top - 46], [846, top - 74], [754, top - 74]]) + polygon([[768, top - 74], [832, top - 74], [804, top - 100], [796, top - 100]])} fill="#6f8577" />
    </>
  );
}

/** The heap of leaves: copper in three tones, with leaves flying off it. */
function Heap({ x, y }: { x: number; y: number }) {
  const r = random('heap');
  return (
    <>
      <path d={lens(x + 60, y + 6, 360, 22)} fill="#2f3a2a" opacity={0.4} />
      <path d={`M${x - 160} ${y + 6}Q${x - 70} ${y - 66} ${x} ${y - 72}Q${x + 80} ${y - 64} ${x + 160} ${y + 6}Z`} fill="#9c4a24" />
      <path d={Array.from({ length: 26 }, () => { const a = r.between(-0.84, 0.84); return blob(r, x + a * 118, y - 14 - (1 - a * a) * r.between(0, 54), r.between(18, 34), r.between(12, 20), 8, 0.4); }).join('')} fill="#9c4a24" />
      <Petals id="heap-1" x={x - 14} y={y - 42} rx={112} ry={40} count={90} colour="#d9782c" size={13} />
      <Petals id="heap-2" x={x - 26} y={y - 54} rx={86} ry={30} count={60} colour="#f6b548" size={12} />
      <Petals id="flying" x={x + 10} y={y - 180} rx={170} ry={100} count={34} colour="#e08a30" size={13} />
    </>
  );
}

export default function KashmirLakesTour1() {
  const tree = (x: number, z: number, h: number): { x: number; y: number; size: number } => { const [px, py] = see(x, h, z); return { x: px, y: py, size: 900 / z }; };
  const rows: readonly (readonly [z: number, h: number])[] = [[80, 3.5], [66, 3.5], [54, 2.8], [44, 2.1], [36, 2.1], [28, 1.4]];
  return (
    <Canvas>
      <Sky id="sky" height={400} stops={[[0, '#6fb0d8'], [0.6, '#c3e0e2'], [1, '#fbf1d2']]} />
      <Halo id="morning" x={160} y={180} rx={620} ry={330} colour="#fff6d4" opacity={0.75} />
      <Stratus x={1010} y={86} width={520} colour="#ffffff" opacity={0.65} />
      <SnowWall id="zabarwan" base={400} crest={ZABARWAN} tones={{ lit: '#b0bbb8', shade: '#93a9b8', snow: '#c3c8bc', snowShade: '#9fb3be', mist: '#efe9cf' }} snow={0.3} />
      <Ridge id="zabarwan-2" anchors={[[-40, 270], [240, 240], [480, 276], [760, 236], [1060, 268], [1340, 226], [1660, 262]]} colour="#7f9f8c" mist="#e9ebcf" rough={0.6} bottom={460} />
      <WoodedSlope id="orchards" crest={[[-60, 340], [240, 318], [520, 334], [800, 308], [1120, 332], [1660, 310]]} tones={faded(leaves('#4a7448', '#a9b85c'), '#e6ecd0', 0.35)} mist="#e9ecd0" radius={20} groups={4} bottom={470} depth={110} />
      <Mist id="haze" y={400} height={80} colour="#fdf6dc" opacity={0.6} />
      <Thicket id="top-trees" line={[[-40, 440], [300, 430], [1300, 430], [1660, 440]]} count={60} radius={22} tones={faded(GREEN, '#e6ecd0', 0.34)} />
      <TopWall />
      {[5, 4, 3, 2, 1, 0].map((index) => (
        <g key={index}>
          <Terrace index={index} />
          {rows.filter(([z]) => z >= (TERRACES[index]?.z ?? 0) && z < (TERRACES[index + 1]?.z ?? 999)).map(([z, h], i) => [-1, 1].map((side) => {
            const at = tree(side * (14 + (z > 50 ? 4 : 0)), z, h);
            return <Chinar key={`${z}-${side}`} id={`row-${index}-${i}-${side}`} x={at.x} y={at.y} height={at.size * (11 + ((z * 7) % 4))} tones={faded((z + side) % 3 ? GREEN : TURNING, '#e6ecd6', index * 0.1)} />;
          }))}
          {[0.35, 0.72].map((t) => { const { z = 8, h = 0 } = TERRACES[index] ?? {}; const to = TERRACES[index + 1]?.z ?? 100; return <Fountain key={t} h={h} z={(index ? z : 9) + (to - z) * t} />; })}
        </g>
      ))}
      <LeafShade id="shade-left" x={270} y={890} rx={290} ry={84} colour="#24452f" opacity={0.4} sun="#c9d878" />
      <Chinar id="near-left" x={36} y={880} height={800} tones={GREEN} />
      {Array.from({ length: 56 }, (_, i) => {
        const x = i % 2 ? 1220 + ((i * 61.8) % 400) : ((i * 61.8) % 400) - 10;
        return <GrassTuft key={i} id={`tuft-${i}`} x={x} y={872 + ((i * 37) % 128)} size={18 + ((i * 13) % 22)} dark="#5f8f3c" light="#c9dc78" blades={8} />;
      })}
      <LeafShade id="shade-right" x={1560} y={800} rx={240} ry={46} colour="#24452f" opacity={0.36} sun="#c9d878" />
      <Chinar id="near-right" x={1490} y={790} height={600} tones={TURNING} />
      <Petals id="fallen" x={1400} y={890} rx={260} ry={90} count={110} colour="#d98a34" size={11} />

      <path d={lens(1170, 944, 130, 9)} fill="#2f3a2a" opacity={0.4} />
      <Heap x={1310} y={946} />
      <Posed id="boy" x={1214} y={948} height={280} view="front" age={6} wears="pheran" dress={DRESS.teal} skin={SKIN.wheat} hair="crop" cap="#d2432f" turn={0.6} pose={{ near: [140, 160], far: [-140, -160], nearLeg: [10, 0], farLeg: [-10, 0] }} />
      <Posed id="girl" x={1372} y={944} height={280} flip age={9} wears="kurta" dress={DRESS.marigold} skin={SKIN.wheat} hair="plaits" pose={{ lean: 10, near: [110, 140], far: [80, 120], nearLeg: [30, -10], farLeg: [-14, -30] }} />
      {/* Leaves that cover the children's feet, so that the heap looks deep. */}
      <Petals id="heap-foot" x={1308} y={944} rx={176} ry={15} count={190} colour="#9c4a24" size={17} />
      <Petals id="heap-front" x={1300} y={938} rx={150} ry={13} count={80} colour="#d9782c" size={14} />
      <path d={lens(510, 962, 230, 14)} fill="#2f3a2a" opacity={0.4} />
      <Posed id="mother" x={462} y={960} height={290} wears="sari" dress={DRESS.magenta} skin={SKIN.wheat} hair="bun" pose={{ ...POSE.stand, lean: 8, nod: 12, near: [40, 20], far: [20, 50] }} />
      <Posed id="toddler" x={540} y={968} height={290} age={3} wears="frock" dress={DRESS.cream} skin={SKIN.wheat} hair="bob" pose={{ near: [-146, -156], far: [80, 96], nearLeg: [16, 4], farLeg: [-12, -20] }} />
      <path d={lens(1560, 862, 150, 10)} fill="#2f3a2a" opacity={0.4} />
      <Posed id="gardener" grips x={1566} y={862} height={230} flip wears="pheran" dress={{ base: '#5f6b5c', trim: '#cdbb90', second: '#4a4650' }} skin={SKIN.honey} hair="crop" cap="#d9d2c0" pose={{ lean: 16, near: [34, 56], far: [50, 80], nearLeg: [10, 0], farLeg: [-16, -12] }} />
      <path d={band([[1496, 722, 6], [1468, 826, 7]])} fill="#b58a4c" />
      <path d={polygon([[1462, 816], [1476, 822], [1462, 874], [1426, 864]])} fill="#d9b45c" />
    </Canvas>
  );
}
