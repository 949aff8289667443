/**
 * Trincomalee in the morning: two mothers and their children help a fisherman haul in a beach net; Swami Rock and its temple behind.
 * A beach net (ma-del) is laid by boat in a wide arc marked by floats; then everybody hauls it in together by its long ropes.
 */
import { mix, skinShade } from '../../../kit/colour.ts';
import { polygon, smooth } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { type Pose, Posed } from '../../../people/posed.tsx';
import { stone } from '../../../scenery/architecture.tsx';
import { Outrigger, SailingBoat } from '../../../scenery/boats.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { At, Canvas } from '../../../scenery/canvas.tsx';
import { CoconutPalm } from '../../../scenery/coconut-palm.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { Line } from '../../../scenery/props.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { alongLine, band, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { rock, RockFace } from '../../../scenery/stone.tsx';
import { Gopuram } from '../../../scenery/temple.tsx';
import { BroadLeaves } from '../../../scenery/undergrowth.tsx';
import { Foam, Ripples, SunPath, Water } from '../../../scenery/water.tsx';
import { CoconutBunch, Creeper, KingCoconut } from './strand-plants.tsx';

export const focus: [number, number] = [0.52, 0.55];

const GREEN = leaves('#1f5a3f', '#83b052', '#fff0a8');

const SHADE = '#7a5a52';
const FISHERMAN = { base: '#e6dcc8', trim: '#2f6f8f', second: '#2f6f8f' };
/** The pose for hauling: heels in the sand, both hands on the rope, leaning back. `arms`: their angle, larger for children. */
const haul = (arms: number): Pose => ({ lean: -20, nod: 12, near: [arms, arms + 10], far: [arms + 6, arms + 16], nearLeg: [40, 14], farLeg: [6, -22] });
/** Where each person grips the rope with both hands, from the one nearest the sea to the last. */
const GRIPS: readonly Spot[] = [[592, 731], [687, 735], [805, 753], [896, 760], [1007, 773], [1156, 826]];
/** The rope: from the water through everybody's hands, slack behind the last one, to its coil. It sags a little between people. */
const ROPE = rounded([[322, 706], [456, 724], ...GRIPS.flatMap(([x, y], i): Spot[] => (GRIPS[i + 1] ? [[x, y], [(x + (GRIPS[i + 1]?.[0] ?? x)) / 2, (y + (GRIPS[i + 1]?.[1] ?? y)) / 2 + (i === 4 ? 14 : 6)]] : [[x, y]])), [1196, 880], [1234, 920], [1292, 934], [1340, 938]], 5);
/** The upper edge of the net: a wide arc from the rope's end out into the bay and back to the rocks. */
const NET = rounded([[322, 706], [274, 696], [280, 672], [378, 648], [560, 634], [760, 634], [900, 656], [968, 690]]);

/** A coil of thick rope on the sand at (x, y). */
const Coil = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <>
    <path d={lens(x + size * 0.2, y + size * 0.1, size * 2.6, size * 0.34)} fill={SHADE} opacity={0.4} />
    {[0, 1, 2, 3].map((turn) => <path key={turn} d={oval(x, y - turn * size * 0.11, size * (1 - turn * 0.06), size * 0.3)} fill="none" stroke={turn % 2 ? '#d9b67c' : '#b98f56'} strokeWidth={size * 0.13} />)}
  </>
);

/** The shadow of a person or a thing at (x, y); the sun is low on the left. */
const Cast = ({ x, y, width }: { x: number; y: number; width: number }) => <path d={lens(x + width * 0.3, y + 2, width, width * 0.1)} fill={SHADE} opacity={0.42} />;

/** Everybody hauling the rope, from the water's edge to the coil. */
const HAULERS = [
  { id: 'fisherman', arms: 50, x: 640, y: 852, height: 212, wears: 'shorts', dress: FISHERMAN, skin: SKIN.coffee, hair: 'crop' },
  { id: 'son', arms: 75, x: 742, y: 860, height: 222, age: 10, wears: 'shorts', dress: DRESS.crimson, skin: SKIN.cinnamon, hair: 'crop' },
  { id: 'mother', arms: 43, x: 846, y: 874, height: 228, wears: 'kurta', dress: DRESS.magenta, skin: SKIN.cinnamon, hair: 'plait' },
  { id: 'daughter', arms: 80, x: 946, y: 884, height: 236, age: 8, wears: 'frock', dress: DRESS.marigold, skin: SKIN.honey, hair: 'plaits' },
  { id: 'friend', arms: 37, x: 1050, y: 898, height: 240, wears: 'kurta', dress: DRESS.teal, skin: SKIN.honey, hair: 'bob' },
  { id: 'little', arms: 72, x: 1196, y: 922, height: 250, age: 4, wears: 'frock', dress: DRESS.cream, skin: SKIN.honey, hair: 'bob' },
] as const;

/** The net in the water: a dark veil under its line of floats, which get smaller with distance. */
function Net() {
  const floats = Array.from({ length: 48 }, (_, i) => alongLine(NET, (i / 47) ** 0.9));
  const size = (y: number) => 0.36 + Math.max(0, y - 634) / 130;
  return (
    <>
      <path d={polygon(NET)} fill="#0f5f78" opacity={0.22} />
      <Line spots={NET} colour="#d9bd88" width={1.6} />
      <path d={floats.map(({ x, y }) => lens(x + 3, y + 5 * size(y), 26 * size(y), 4 * size(y))).join('')} fill="#0c4a60" opacity={0.5} />
      <path d={floats.map(({ x, y }) => oval(x, y, 8 * size(y), 5 * size(y))).join('')} fill="#f07a2a" />
      <path d={floats.map(({ x, y }) => oval(x - 2 * size(y), y - 1.6 * size(y), 4.6 * size(y), 2.4 * size(y))).join('')} fill="#ffe0b0" />
    </>
  );
}

/** Two fists gripping the rope, the far hand nearer to the sea: fingers over the rope, thumb on top. */
const Fists = ({ at: [x, y], size, skin }: { at: Spot; size: number; skin: string }) => (
  <>
    {[-13, 0].map((aside) => (
      <At key={aside} x={x + aside * size} y={y + aside * 0.14} scale={size}>
        <path d={smooth([[-7, -5], [0, -7.4], [7, -5], [8, 1], [6, 6.6], [0, 8], [-6, 6.4], [-8, 0]].map(([px = 0, py = 0]) => ({ x: px, y: py })))} fill={aside ? skinShade(skin) : skin} />
        <path d="M-3.6 -2L-3.4 6.6M0.4 -2L0.5 7.6M4.2 -2L4 6.6" stroke={mix(skin, '#2a1018', 0.42)} strokeWidth={1} strokeLinecap="round" />
        <path d={band([[7, -4, 3], [1, -5.6, 3.6], [-4.6, -4.4, 2.6]])} fill={mix(skin, '#ffd9a8', aside ? 0.04 : 0.2)} />
      </At>
    ))}
  </>
);

/** The rope and the people hauling it. */
const Hauling = () => (
  <>
    {HAULERS.map(({ id, x, y, height }) => <Cast key={id} x={x - 20} y={y} width={height * 0.7} />)}
    <Coil x={1330} y={928} size={46} />
    {HAULERS.map(({ arms, ...looks }) => <Posed key={looks.id} {...looks} flip grips pose={haul(arms)} shoe={looks.skin} />)}
    <path d={lens(322, 709, 70, 7) + lens(334, 715, 40, 4)} fill="#e4f8f2" opacity={0.7} />
    <path d={band(ROPE.map(([x, y]) => [x, y, 3 + Math.min(4, Math.max(0, x - 330) / 90)] as const))} fill="#a87f48" />
    <path d={band(ROPE.map(([x, y]) => [x, y - 1.4, 1 + Math.min(1.4, Math.max(0, x - 330) / 200)] as const))} fill="#e0c08a" />
    {HAULERS.map(({ id, skin, height }, i) => <Fists key={id} at={GRIPS[i] ?? [0, 0]} size={(height / 236) * (i % 2 ? 0.84 : 1)} skin={skin} />)}
  </>
);

export default function SriLankaOtherSide() {
  return (
    <Canvas>
      <Sky id="sky" height={580} stops={[[0, '#6fc0d6'], [0.55, '#c9e8e2'], [1, '#fff1d0']]} />
      <Sun id="sun" x={520} y={420} r={44} colour="#fffbe6" glow="#fff0be" reach={10} />
      <Cumulus id="cloud-1" x={620} y={330} width={460} height={90} lit="#ffffff" shade="#cfe3e2" opacity={0.85} />
      <Cumulus id="cloud-2" x={180} y={240} width={360} height={70} lit="#ffffff" shade="#d6e6e2" opacity={0.6} />
      <Stratus x={860} y={150} width={520} colour="#ffffff" opacity={0.5} />
      <Flock id="gulls" x={760} y={250} width={240} height={70} count={6} size={15} colour="#6f8f9c" />
      <Ridge id="shore" anchors={[[-40, 524], [160, 512], [380, 520], [640, 508], [860, 526], [960, 548]]} colour="#8fb8b4" mist="#d9ede2" bottom={560} />
      <Water id="bay" y={540} stops={[[0, '#86cdd0'], [0.4, '#3fa6b4'], [1, '#1f7f93']]} />
      <SunPath id="path" x={520} y={548} height={220} width={170} />
      <Ripples id="ripples" y={552} height={260} count={120} colour="#e4f8f2" opacity={0.55} />
      <SailingBoat x={770} y={566} length={52} />
      <SailingBoat x={660} y={554} length={34} sail="#f2b98a" />

      <RockFace id="swami" outline={[[930, 639], [954, 569], [946, 498], [990, 436], [1060, 406], [1180, 389], [1340, 380], [1500, 386], [1640, 370], [1640, 701], [1200, 701], [1040, 670]]} tones={rock('#b08a68', '#ffe9c0', '#3a2c48')} facets={46} bands={4} />
      <Thicket id="crown" line={[[1000, 438], [1090, 407], [1200, 389], [1330, 381]]} count={18} radius={26} tones={faded(GREEN, '#cfe0c8', 0.12)} fleck={5} />
      <Gopuram id="temple" x={1190} y={396} width={86} height={138} tiers={5} tones={stone('#e9cfa2')} />
      <Thicket id="crown-front" line={[[1250, 394], [1380, 386], [1500, 389], [1620, 378]]} count={18} radius={30} tones={GREEN} fleck={5} />
      <Thicket id="foot" line={[[1180, 628], [1330, 606], [1480, 600], [1640, 590]]} count={20} radius={34} tones={GREEN} fleck={6} />
      <Foam id="surf-rock" line={[[930, 645], [985, 660], [1040, 676], [1084, 682]]} width={9} />

      <Land crest={[[-60, 852], [240, 826], [560, 778], [860, 718], [1160, 654], [1400, 620], [1660, 600]]} fill="#cdb486" />
      <Land crest={[[-60, 880], [240, 850], [560, 800], [860, 740], [1160, 672], [1400, 630], [1660, 606]]} fill="#f0d9a8" />
      <Foam id="surf" line={[[-60, 848], [240, 822], [560, 774], [860, 714], [1160, 650], [1400, 618], [1660, 598]]} width={13} />
      <Foam id="surf-2" line={[[-60, 806], [240, 786], [560, 742], [860, 688], [940, 668]]} width={5} opacity={0.6} />
      <Outrigger x={1382} y={746} length={310} wood="#c9452f" trim="#f7e3b0" />
      <Outrigger x={1500} y={692} length={190} wood="#2f6f8f" trim="#f7e3b0" flip />
      <GroundMarks id="wet" x={300} y={800} width={1300} height={110} count={60} colour="#c9a468" opacity={0.6} />
      <Land crest={[[-60, 1000], [300, 976], [700, 956], [1100, 950], [1660, 900]]} fill="#dcbf88" />
      <GroundMarks id="near" y={960} height={40} count={50} colour="#b8935c" opacity={0.5} />

      <At x={0} y={-36}>
        <Net />
        <Hauling />
      </At>

      <CoconutPalm id="palm-2" x={-6} y={990} height={540} lean={0.1} dark="#265c40" light="right" />
      <CoconutPalm id="palm" x={150} y={952} height={660} lean={0.17} light="right" />
      <Cast x={486} y={952} width={230} />
      <CoconutBunch x={470} y={930} />
      <Cast x={614} y={958} width={76} />
      <KingCoconut x={612} y={936} size={21} turn={8} isOpen />
      <Creeper id="creeper" />
      <BroadLeaves id="leaves" x={60} y={1030} size={220} lean={0.3} />
    </Canvas>
  );
}
