/**
 * First time snorkelling, off Coral Island: a mother in the shallows holds her floating daughter's hands; a boy points from the boat.
 * Above water, a forested headland and a beach with palms; below, sand and coral heads. Boats moor to buoys because anchors break coral.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Mist, Sky, Stratus } from '../../../scenery/sky.tsx';
import { rock, RockFace } from '../../../scenery/stone.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { Foam, Ripples, Water } from '../../../scenery/water.tsx';
import { Belly, Bow, Ladder } from './long-tail-bow.tsx';
import { Anemone, BrainCoral, DEEP, SeaFan, SeaStar, Staghorn, TableCoral, WATER } from './reef.tsx';
import { Clownfish, FarSchool, SergeantMajor } from './reef-fish.tsx';
import { Daughter, Mother, shadows, SURFACE } from './snorkellers.tsx';

export const focus: [number, number] = [0.5, 0.56];

const LINE = 462;
const GREEN = leaves('#1f4f3c', '#86b052');
const AIR = '#c6dfd4';

/** The water's surface where the picture cuts through it, in gentle waves. */
const WAVE: readonly Spot[] = [[-40, SURFACE - 10], [180, SURFACE - 2], [430, SURFACE + 5], [640, SURFACE], [860, SURFACE + 3], [1100, SURFACE - 2], [1360, SURFACE + 4], [1640, SURFACE - 6]];
const BELOW = polygon([...WAVE, [1640, 1040], [-40, 1040]]);

/** Headland and beach on the left, Phuket's hills in the haze on the right. */
function Shore() {
  return (
    <>
      <Ridge id="phuket" anchors={[[560, 452], [760, 420], [930, 436], [1100, 398], [1290, 424], [1450, 404], [1640, 430]]} colour="#9fc4c4" mist="#dcebe0" bottom={LINE} />
      <Ridge id="hill" anchors={[[300, 380], [420, 366], [540, 410], [640, 440], [760, 462]]} colour={mix('#4f8a6a', AIR, 0.45)} mist="#cfe3d2" bottom={LINE} />
      <Land crest={[[340, 446], [480, 440], [640, 448], [800, 463]]} fill="#f1e2ba" bottom={LINE + 2} />
      <Thicket id="beach-wood" line={[[330, 428], [470, 424], [540, 430], [588, 436]]} count={22} radius={17} tones={faded(GREEN, AIR, 0.3)} spread={0.3} />
      {[[470, 92, 0.14], [512, 74, -0.1], [418, 70, -0.08]].map(([x = 0, height = 0, lean = 0]) => (
        <Palm key={x} id={`palm-${x}`} x={x} y={450} height={height} lean={lean} dark="#4f8a66" lit="#9ac07a" trunk="#a08a74" />
      ))}
      <RockFace id="headland" outline={[[-60, 468], [-60, 200], [40, 196], [130, 226], [196, 280], [250, 340], [300, 372], [350, 416], [384, 458], [392, 464], [200, 468]]} tones={rock('#a9a08a', '#ffecc6', '#4a6074')} facets={34} />
      <Thicket id="wood-back" line={[[-60, 196], [40, 176], [130, 214], [214, 268], [290, 330], [344, 392]]} count={54} radius={34} tones={faded(GREEN, AIR, 0.12)} fleck={6} spread={0.9} />
      <Thicket id="wood-front" line={[[-50, 262], [60, 246], [150, 290], [220, 336]]} count={30} radius={28} tones={faded(GREEN, AIR, 0.06)} fleck={6} spread={0.9} />
      <Thicket id="wood-foot" line={[[-40, 420], [40, 432], [90, 420]]} count={10} radius={24} tones={faded(GREEN, AIR, 0.06)} fleck={6} spread={0.5} />
      <Foam id="surf" line={[[-40, 470], [180, 468], [396, 466], [620, 460], [800, 466]]} width={4} opacity={0.7} />
    </>
  );
}

const FAR_CORAL = leaves('#3f6f86', '#b59a92', '#ffeed8');
/** Far coral heads, almost lost in the blue. */
const FAR_REEFS: readonly (readonly [id: string, radius: number, tone: number, line: readonly Spot[]])[] = [
  ['far-left', 27, 0.76, [[-40, 742], [130, 726], [300, 752], [420, 780], [500, 810]]],
  ['far-right', 25, 0.8, [[900, 806], [1000, 776], [1080, 752], [1220, 730], [1420, 722], [1640, 740]]],
  ['nearer-left', 25, 0.6, [[-40, 782], [160, 780], [310, 796], [390, 816]]],
  ['nearer-right', 24, 0.64, [[1060, 812], [1160, 790], [1300, 776], [1640, 770]]],
];

/** White sand between coral heads, from the blue distance to the foreground, with light and dark ripple marks. */
function SeaFloor() {
  return (
    <>
      <Gradient id="deep" from={[0, SURFACE]} to={[0, 860]} stops={[[0, '#a6e2d0'], [0.16, '#7fd0c4'], [0.6, '#4fb0ae'], [1, '#4aa6a8']]} />
      <path d={BELOW} fill="url(#deep)" />
      <Halo id="sunlit" x={330} y={SURFACE} rx={620} ry={300} colour="#eefbe6" opacity={0.6} />
      <FarSchool fish={[[700, 668, 30], [742, 656, 26], [760, 682, 30], [806, 664, 26], [838, 690, 30], [866, 672, 24], [716, 700, 26]]} colour="#3f9ea0" />
      {FAR_REEFS.map(([id, radius, tone, line]) => (
        <g key={id}>
          <Land crest={line.map(([x, y]): Spot => [x, y + 4])} fill={faded(FAR_CORAL, WATER, tone).dark} bottom={860} />
          <Thicket id={id} line={line} count={Math.round(640 / radius)} radius={radius} tones={faded(FAR_CORAL, WATER, tone)} spread={0.5} />
        </g>
      ))}
      <Gradient id="sand" from={[0, 770]} to={[0, 1000]} stops={[[0, '#86c9bc'], [0.26, '#cfe6ca'], [0.6, '#eee6c2'], [1, '#f6e6bc']]} />
      <Land crest={[[-60, 800], [300, 786], [640, 778], [980, 784], [1300, 792], [1660, 800]]} fill="url(#sand)" />
      <GroundMarks id="ripple-dark" x={300} y={800} width={900} height={200} count={70} colour="#7fb0a2" opacity={0.5} size={1.3} />
      <GroundMarks id="ripple-light" x={260} y={800} width={960} height={200} count={60} colour="#fffbe4" opacity={0.75} size={1.2} />
    </>
  );
}

/** Shafts of light from the upper left. */
const Shafts = () => (
  <>
    <Gradient id="shaft" from={[0, SURFACE]} to={[0, 960]} stops={[[0, '#fdfff0', 0.55], [0.5, '#f2fff0', 0.24], [1, '#f2fff0', 0]]} />
    <filter id="shaft-soft" x="-5%" y="-5%" width="110%" height="110%">
      <feGaussianBlur stdDeviation={7} />
    </filter>
    <g clipPath="url(#below)">
    <path filter="url(#shaft-soft)" d={[[60, 60, 90], [230, 26, 50], [330, 90, 150], [700, 40, 80], [830, 22, 40], [1090, 70, 120]].map(([x = 0, top = 0, low = 0]) => polygon([[x, SURFACE - 20], [x + top, SURFACE - 20], [x + top + 150 + low * 0.6, 980], [x + 150, 980]])).join('')} fill="url(#shaft)" />
    </g>
  </>
);

const STONE = rock('#8a9c8c', '#fbf0cc', '#1f4a60');

/** The reef on both sides of the sand, far parts first: rock, corals, and an anemone with its clownfish. */
function Reef() {
  return (
    <>
      <Staghorn id="stag-far" x={262} y={806} size={130} colour={mix('#b08aa0', WATER, 0.42)} />
      <BrainCoral id="brain-far" x={418} y={826} size={54} colour={mix('#b8935c', WATER, 0.42)} />
      <TableCoral id="table-far" x={1176} y={836} size={104} colour={mix('#b88a7c', WATER, 0.42)} />
      <BrainCoral id="brain-mid" x={868} y={846} size={38} colour={mix('#b87f62', WATER, 0.32)} />

      <RockFace id="rock-left" outline={[[-60, 1040], [-60, 790], [60, 800], [170, 848], [280, 872], [360, 924], [430, 1040]]} tones={STONE} facets={26} />
      <SeaFan id="fan-left" x={64} y={846} size={172} colour="#8a6aa2" lean={0.1} />
      <BrainCoral id="brain-left" x={222} y={908} size={106} colour="#c99a54" />
      <Thicket id="cauliflower" line={[[10, 884], [70, 900], [104, 934]]} count={8} radius={36} tones={leaves('#6a3a52', '#cf9088', '#ffeede')} />
      <Staghorn id="stag-left" x={352} y={1010} size={180} colour="#c9858a" />
      <Thicket id="cauliflower-2" line={[[-30, 980], [120, 990], [230, 1010]]} count={10} radius={40} tones={leaves('#4f4a72', '#a89cc2', '#f6eee6')} />

      <RockFace id="rock-right" outline={[[1040, 1040], [1110, 946], [1210, 890], [1330, 862], [1460, 816], [1660, 800], [1660, 1040]]} tones={STONE} facets={34} />
      <Staghorn id="stag-right" x={1390} y={876} size={150} colour="#d0a85e" />
      <SeaFan id="fan-right" x={1530} y={866} size={150} colour="#b8647c" lean={-0.06} />
      <BrainCoral id="brain-right" x={1562} y={946} size={104} colour="#a086a8" />
      <Thicket id="cauliflower-3" line={[[1300, 944], [1370, 926], [1440, 940]]} count={9} radius={34} tones={leaves('#7a4a3a', '#d9aa70', '#fff2d2')} />
      <Clownfish id="clown" x={1186} y={880} size={66} turn={-8} flip />
      <Clownfish id="clown-small" x={1266} y={872} size={42} turn={14} flip />
      <Anemone id="anemone" x={1206} y={940} size={82} colour="#d0ab80" />
      <TableCoral id="table-right" x={1404} y={1030} size={124} colour="#bd7a78" />
    </>
  );
}

const SHOAL: readonly (readonly [x: number, y: number, size: number, turn: number, far: number])[] = [[700, 706, 46, -6, 0.45], [768, 742, 56, -10, 0.3], [836, 716, 52, -4, 0.36], [716, 778, 62, -12, 0.16], [900, 760, 62, -14, 0.14], [806, 806, 76, -8, 0], [982, 838, 70, -18, 0], [1016, 778, 58, -22, 0.14], [722, 858, 72, -4, 0]];

export default function PhuketBeach1() {
  return (
    <Canvas>
      <Sky id="sky" height={LINE} stops={[[0, '#58a9c8'], [0.6, '#bfe0dc'], [1, '#f5f1d8']]} />
      <Halo id="sun" x={240} y={40} rx={760} ry={460} colour="#fffadc" opacity={0.75} />
      <Cumulus id="cloud-bank" x={742} y={322} width={400} height={104} lit="#ffffff" shade="#c5dee4" opacity={0.85} />
      <Stratus x={520} y={110} width={460} colour="#ffffff" opacity={0.6} />
      <Stratus x={1290} y={96} width={420} height={9} colour="#ffffff" opacity={0.5} />
      <Flock id="terns" x={560} y={200} width={230} height={50} count={5} size={13} colour="#6f9aa4" />
      <Water id="bay" y={LINE - 2} bottom={SURFACE} stops={[[0, '#c4e4d6'], [0.24, '#6fc2b4'], [0.6, '#2f9f9a'], [1, '#59bfae']]} />
      <Shore />
      <Mist id="haze" y={LINE - 12} height={50} colour="#f6f7e4" opacity={0.5} />
      <Ripples id="ripples" y={LINE + 8} height={106} count={130} colour="#effdf4" opacity={0.5} size={0.7} />
      <path d={lens(1400, 548, 520, 16)} fill="#0d5f66" opacity={0.45} />
      <Bow />
      <path d={lens(946, 545, 70, 7)} fill="#0d5f66" opacity={0.45} />
      <path d={oval(934, 530, 17, 16)} fill="#c04f22" />
      <path d={oval(930, 526, 12, 11)} fill="#ee7a36" />
      <path d={oval(926, 521, 5, 4)} fill="#ffd9a8" />
      <path d={band([[952, 524, 3], [1000, 520, 3], [1062, 420, 4]])} fill="#f2e3bd" />
      <clipPath id="above">
        <path d={polygon([[-40, -40], [1640, -40], ...WAVE.toReversed()])} />
      </clipPath>
      <clipPath id="below">
        <path d={BELOW} />
      </clipPath>

      <SeaFloor />
      <g clipPath="url(#below)">
        <Belly top={SURFACE} />
      </g>
      <Ladder />
      <path d={shadows} fill="#2f7f86" opacity={0.45} />
      <g clipPath="url(#above)">
        <Mother id="mother" />
      </g>
      <g clipPath="url(#below)" transform={`translate(${-572 * 0.1} ${-SURFACE * 0.1}) scale(1.1)`}>
        <Mother id="mother-below" />
      </g>
      <Daughter />
      <Gradient id="tint" from={[0, SURFACE]} to={[0, 900]} stops={[[0, '#9fe6d8', 0.16], [0.5, '#57b9b4', 0.24], [1, '#57b9b4', 0.02]]} />
      <path d={BELOW} fill="url(#tint)" />
      <Shafts />
      <Reef />
      <SeaStar x={790} y={926} size={40} />
      {SHOAL.map(([x, y, size, turn, far]) => (
        <SergeantMajor key={`${x}`} id={`sergeant-${x}`} x={x} y={y} size={size} turn={turn} far={far} flip={x === 1016} />
      ))}
      <Gradient id="near" from={[0, 840]} to={[0, 1000]} stops={[[0, DEEP, 0], [1, DEEP, 0.1]]} />
      <path d={box(-20, 840, 1640, 200)} fill="url(#near)" />
      <Gradient id="rim" from={[0, SURFACE]} to={[0, SURFACE + 30]} stops={[[0, '#e6fbef', 0.8], [0.4, '#d9f7ea', 0.3], [1, '#d9f7ea', 0]]} />
      <path d={BELOW} fill="url(#rim)" />
      <path d={band(WAVE.map(([x, y], i): [number, number, number] => [x, y, i % 2 ? 4 : 6]))} fill="#ffffff" opacity={0.85} />
    </Canvas>
  );
}
