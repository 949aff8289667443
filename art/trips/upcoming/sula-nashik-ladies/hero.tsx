/**
 * Evening in Sula's vineyard: women taste wine at a long table, come up the path or look at a vine leaf; mesas and a lake behind.
 * In September the vines have only leaves and are held upright between wires. A rose at the head of each row is the first to show mildew.
 */
import { n } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves, lobesIn, Mass } from '../../../scenery/foliage.tsx';
import { GroundMarks, Turf } from '../../../scenery/ground.tsx';
import { House } from '../../../scenery/houses.tsx';
import { Line } from '../../../scenery/props.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, leaf, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stars, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Pool, Ripples } from '../../../scenery/water.tsx';
import { Glass, inFingers, Jug } from './tasting.tsx';
import { TastingTable } from './tasting-table.tsx';
import { at, face, FAR, ground, HEAD, Row, ROWS, SHADE, tall } from './vineyard.tsx';

export const focus: [number, number] = [0.52, 0.6];
const MIST = '#f2c9b4';

/** A five-lobed vine leaf; the hand is at (0, 0). */
const VineLeaf = () => (
  <>
    <path d={[-2.5, -2.03, -1.57, -1.1, -0.64].map((angle) => leaf(6, -10, 34, 14, angle)).join('')} fill="#6f9a3c" />
    <path d={[-2.5, -2.03, -1.57, -1.1, -0.64].map((angle) => leaf(6, -10, 28, 1.6, angle)).join('')} fill="#d6dc8a" />
  </>
);

/** A sagging string of bulbs between two points. */
function Bulbs({ id, from, to }: { id: string; from: Spot; to: Spot }) {
  const spots = Array.from({ length: 11 }, (_, i): Spot => [from[0] + ((to[0] - from[0]) * i) / 10, from[1] + ((to[1] - from[1]) * i) / 10 + Math.sin((i / 10) * Math.PI) * 46]);
  return (
    <>
      <Line spots={spots} colour="#3a2a3c" width={2.4} />
      {spots.slice(1, -1).map(([x, y]) => (
        <g key={x}>
          <Halo id={`${id}-${n(x)}`} x={x} y={y + 10} rx={34} colour="#ffcf7a" opacity={0.7} />
          <path d={oval(x, y + 10, 6, 8)} fill="#fff3c4" />
          <path d={box(x - 3, y, 6, 5)} fill="#3a2a3c" />
        </g>
      ))}
    </>
  );
}

/** The nearest tree, with a branch over the table. */
function NearTree() {
  const r = random('near-tree');
  const bark = (x: number, width: number, tone: string) => <path d={band([[x + 40, 1020, width * 1.9], [x + 12, 930, width * 1.1], [x, 760, width * 0.86], [x + 10, 560, width * 0.74], [x - 26, 330, width * 0.5]])} fill={tone} />;
  return (
    <>
      <path d={lens(1560, 986, 420, 40)} fill={SHADE} opacity={0.5} />
      <path d={band([[1520, 520, 46], [1440, 420, 34], [1340, 396, 22], [1180, 352, 10], [1090, 350, 4]])} fill="#2c2036" />
      {bark(1530, 96, '#3a2a3c')}
      {bark(1508, 34, '#7a5a56')}
      <path d={Array.from({ length: 22 }, () => { const [x, y] = [r.between(1494, 1560), r.between(380, 960)]; return leaf(x, y, r.between(30, 70), 3, Math.PI / 2 + r.between(-0.1, 0.1)); }).join('')} fill="#241a30" opacity={0.7} />
      <Mass id="canopy" lobes={[...lobesIn('canopy-1', 1480, 190, 300, 150, 22), ...lobesIn('canopy-2', 1200, 300, 150, 66, 10), ...lobesIn('canopy-3', 1560, 330, 120, 80, 8)]} tones={leaves('#1f3540', '#6f8a4c', '#ffcf8a')} fleck={15} />
    </>
  );
}

/** A shadow to the right, cast by the low sun; x and z in metres. */
const Cast = ({ x, z, width = 150 }: { x: number; z: number; width?: number }) => <path d={lens(ground(x, z).x + width * 0.34, ground(x, z).y + 2, width, width * 0.09)} fill={SHADE} opacity={0.45} />;

export default function SulaNashikLadies() {
  const r = random('sonki');
  // Sonki, the small yellow flower that covers these hills after the rains.
  const flowers = Array.from({ length: 150 }, () => {
    const z = 3.9 + 3.8 * r.next() ** 0.6;
    const x = r.pick([r.between(-6, -2.9), r.between(0, 6)]);
    return [at(x, 0, z)[0], at(x, 0.05, z)[1], 22 / z] as const;
  });
  const seat = (x: number, z: number, up: number) => ({ x: at(x, up, z)[0], y: at(x, up, z)[1] });
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#4a4a8f'], [0.45, '#a688b8'], [0.78, '#f0b3a0'], [1, '#ffd9a0']]} />
      <Stars id="stars" count={26} height={180} />
      <Sun id="sun" x={420} y={424} r={46} colour="#fff0c8" glow="#ffc98a" reach={10} />
      <Stratus x={760} y={210} width={720} colour="#f6c9b8" opacity={0.55} />
      <Stratus x={320} y={290} width={460} height={9} colour="#ffe0bc" opacity={0.55} />
      <Flock id="birds" x={820} y={290} width={220} height={60} count={6} size={14} colour="#6a5a8c" />
      <Ridge id="mesa-far" anchors={[[-40, 470], [100, 404], [270, 400], [350, 456], [560, 462], [700, 392], [900, 384], [980, 450], [1640, 470]]} colour="#a78ab4" mist={MIST} rough={0.25} />
      <Ridge id="mesa" anchors={[[-40, 500], [460, 494], [700, 490], [900, 436], [990, 366], [1240, 360], [1320, 436], [1640, 460]]} colour="#7d6a9c" mist={MIST} rough={0.3} />
      <Pool id="lake" outline={[[-60, 540], [260, 512], [760, 510], [1100, 524], [1000, 552], [480, 566], [-60, 562]]} stops={[[0, '#f6cda6'], [1, '#9a7fae']]} />
      <Ripples id="ripples" x={40} y={518} width={900} height={38} count={46} colour="#fff0cf" opacity={0.6} size={0.6} />
      <Land crest={[[-60, 560], [420, 556], [900, 548], [1300, 536], [1660, 544]]} fill="#6d7f4a" />
      <House x={1110} y={560} width={120} height={56} wall="#f0dcc0" roof="#b5563a" glow="#ffd98a" />
      <Tree id="tree-1" x={1020} y={560} height={80} tones={leaves('#33513a', '#8fa04f', '#ffd98a')} />
      <Gradient id="grass" from={[0, 560]} to={[0, 1000]} stops={[[0, '#8f9a58'], [0.4, '#7d9448'], [1, '#4f6f3c']]} />
      <path d={box(-10, 562, 1620, 450)} fill="url(#grass)" />
      <path d={face([-2.1, 0, FAR], [-0.7, 0, FAR], [-0.65, 0, HEAD], [-0.5, 0, 6], [-0.2, 0, 3.4], [-3, 0, 3.4], [-2.5, 0, 6], [-2.15, 0, HEAD])} fill="#b5764f" />
      <GroundMarks id="path" x={240} y={760} width={280} height={300} count={60} colour="#7d4a44" opacity={0.45} />
      {ROWS.toSorted((a, b) => Math.abs(b) - Math.abs(a)).map((x) => <Row key={x} x={x} />)}
      <Turf id="turf" crest={[[-10, 850], [1610, 850]]} bottom={1010} size={26} dark="#3f5f38" light="#a3b45c" count={420} />

      <Gradient id="evening" from={[0, 600]} to={[0, 1000]} stops={[[0, SHADE, 0], [1, SHADE, 0.36]]} />
      <path d={box(-10, 600, 1620, 410)} fill="url(#evening)" />
      <Halo id="table-light" x={960} y={800} rx={520} ry={190} colour="#ffcf8a" opacity={0.4} />
      <path d={flowers.map(([x, y, size]) => oval(x, y, size, size * 0.6)).join('')} fill="#f2c33a" />
      <Posed id="coming-1" {...ground(-1.75, 12)} height={tall(12)} view="front" wears="sari" dress={DRESS.cream} skin={SKIN.wheat} hair="bun" turn={0.6} pose={{ near: [20, 60], far: [-12, -6], nearLeg: [4, 0], farLeg: [-4, 0] }} />
      <Posed id="coming-2" {...ground(-1.1, 12.3)} height={tall(12.2)} view="front" dress={DRESS.crimson} skin={SKIN.cinnamon} hair="plait" turn={-0.6} pose={{ near: [14, 10], far: [-20, -60], nearLeg: [6, 0], farLeg: [-6, 0] }} />

      <Cast x={-1.75} z={7.3} />
      <Posed id="guide" {...ground(-1.75, 7.3)} height={tall(7.3)} flip wears="kurta" dress={DRESS.teal} skin={SKIN.cinnamon} hair="bob" pose={{ ...POSE.stand, near: [96, 104], far: [8, 20] }} />
      <Cast x={-3.4} z={7.4} />
      <Posed id="leaf" {...ground(-3.45, 7.4)} height={tall(7.4)} wears="sari" dress={DRESS.magenta} skin={SKIN.honey} hair="bun" pose={{ ...POSE.stand, lean: 6, nod: 6, near: [40, 118], far: [30, 92] }} inHand={<VineLeaf />} />

      <path d={band([[at(1.06, 0, 7.7)[0], ground(0, 7.7).y, 9], [at(1.06, 0, 7.7)[0] + 4, 440, 7]])} fill="#8a6a4a" />
      <path d={lens(at(2.5, 0, 6.1)[0], ground(0, 6.05).y, 600, 22)} fill={SHADE} opacity={0.5} />
      <Posed id="sits-1" {...seat(1.35, 7.1, 0.6)} height={tall(7.1)} view="front" wears="sari" dress={DRESS.lotus} skin={SKIN.wheat} hair="bun" turn={0.7} isSeated pose={{ near: [16, 162], far: [-12, 60] }} inHand={<Glass {...inFingers(162)} hand={SKIN.wheat} />} />
      <Posed id="sits-2" {...seat(2.2, 7.15, 0.6)} height={tall(7.15)} flip view="front" wears="kurta" dress={DRESS.marigold} skin={SKIN.honey} hair="plait" turn={0.7} isSeated pose={{ near: [17, 150], far: [-12, 60] }} inHand={<Glass {...inFingers(150)} wine="#a8b84a" hand={SKIN.honey} />} />
      <Posed id="sits-3" {...seat(3.05, 7.1, 0.6)} height={tall(7.1)} view="front" wears="sari" dress={DRESS.banyan} skin={SKIN.cocoa} hair="bun" isGrey turn={-0.7} isSeated pose={{ near: [10, -66], far: [-12, 62] }} />
      <Cast x={0.26} z={6.3} width={170} />
      <TastingTable />
      <Cast x={4.4} z={6.4} width={180} />
      <Posed id="pours" {...ground(4.36, 6.4)} height={tall(6.4)} flip wears="kurta" dress={DRESS.indigo} skin={SKIN.honey} hair="plait" pose={{ ...POSE.stand, lean: 8, nod: 8, near: [44, 104], far: [36, 70] }} inHand={<Jug />} />
      <Posed id="toasts" {...ground(0.22, 6.3)} height={tall(6.3)} wears="kurta" dress={DRESS.terracotta} skin={SKIN.wheat} hair="bob" pose={{ ...POSE.stand, near: [40, 120], far: [10, 20] }} inHand={<Glass {...inFingers(120)} wine="#a8b84a" hand={SKIN.wheat} />} />
      <Bulbs id="bulbs" from={[at(1.06, 0, 7.7)[0] + 4, 446]} to={[1330, 400]} />
      <NearTree />
      {[[70, 1004], [170, 1012], [560, 1008], [700, 1014], [880, 1008], [1120, 1012], [1290, 1006], [330, 952], [420, 900], [548, 940], [552, 870]].map(([x = 0, y = 0], i) => <GrassTuft key={x} id={`tuft-${x}`} x={x} y={y} size={i < 7 ? 62 + (i % 3) * 16 : 34} dark="#2f4a3a" light="#9aa05a" />)}
    </Canvas>
  );
}
