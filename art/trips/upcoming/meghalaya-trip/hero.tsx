/** A living bridge of rubber-fig roots over a jade stream; a mother and two children on it look at the waterfall upstream. */
import { random } from '../../../kit/random.ts';
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { HangingRoots } from '../../../scenery/banyan.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { LeafPad, type Pad } from '../../../scenery/great-banyan.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { bridgeDeck, BridgeTree, RootBridge } from '../../../scenery/root-bridge.tsx';
import { blob, heightAt, lens, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky } from '../../../scenery/sky.tsx';
import { Boulder, rock, RockFace } from '../../../scenery/stone.tsx';
import { BroadLeaves, Fern } from '../../../scenery/undergrowth.tsx';
import { Foam, Pool, Ripples, Waterfall } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

const WOOD = leaves('#173f30', '#6fa24e', '#eef0a8');
const STONE = rock('#5d7169', '#d3e2cc', '#172a30');
const MOSS = '#6d8f3e';
const LEAVES = leaves('#0f3327', '#4f8a46', '#e2e890');
const CROWNS: readonly Pad[] = [[520, 24, 110, 44], [330, 34, 190, 70], [80, 50, 260, 96], [1290, 10, 130, 50], [1530, 36, 230, 92]];
const FROM: [number, number] = [150, 560];
const TO: [number, number] = [1450, 548];
const deck = bridgeDeck(FROM, TO, 46);

/** Where the fall lands: puffs of spray, largest in the middle, that hide the lower ends of its strands. */
const chance = random('spray');
const SPRAY = Array.from({ length: 26 }, (_, i) => { const t = (i + chance.next()) / 13 - 1; return blob(chance, 800 + t * 150, 706 - chance.next() * 18, 26 - 12 * Math.abs(t), (20 - 12 * Math.abs(t)) * chance.between(0.6, 1.2)); }).join('');

/** A near bank that slopes from the tree's foot to the water: solid ground, bushes on the edge, stones at the waterline. */
const Bank = ({ id, crest, shore }: { id: string; crest: readonly Spot[]; shore: readonly (readonly [number, number, number])[] }) => (
  <>
    <Gradient id={id} from={[0, 640]} to={[0, 1000]} stops={[[0, WOOD.dark], [0.5, '#1d4a36'], [1, '#12322c']]} />
    <Land crest={crest} fill={`url(#${id})`} />
    <Thicket id={`${id}-brink`} line={crest.slice(1, 5)} count={16} radius={30} tones={WOOD} fleck={8} spread={0.4} />
    <Thicket id={`${id}-low`} line={crest.slice(0, 5).map(([x, y]): Spot => [x + (x < 800 ? -70 : 70), y + 110])} count={20} radius={46} tones={WOOD} fleck={8} spread={0.9} />
    {shore.map(([x, y, width]) => <Boulder key={x} id={`${id}-${x}`} x={x} y={y} width={width} height={width * 0.56} tones={STONE} moss={MOSS} wet="#eaf8ee" />)}
  </>
);

/** A stone in the stream with its dark reflection. */
const Stone = ({ x, y, width, moss }: { x: number; y: number; width: number; moss?: boolean }) => (
  <>
    <path d={lens(x + width * 0.04, y + width * 0.05, width * 1.2, width * 0.2)} fill="#174f50" opacity={0.5} />
    <Boulder id={`stone-${x}`} x={x} y={y} width={width} height={width * 0.4} tones={STONE} wet="#eaf8ee" {...(moss && { moss: MOSS })} />
  </>
);

export default function MeghalayaTrip() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#a9c9bf'], [0.5, '#d6e6cf'], [1, '#f4f3d6']]} />
      <Halo id="light" x={800} y={200} rx={620} ry={340} colour="#fffbe2" opacity={0.85} />
      <WoodedSlope id="back-left" crest={[[-40, 150], [240, 170], [480, 226], [620, 270], [700, 330]]} tones={faded(WOOD, '#cfe0c8', 0.6)} mist="#e6efda" radius={30} groups={4} />
      <WoodedSlope id="back-right" crest={[[900, 330], [1000, 280], [1160, 224], [1360, 160], [1640, 130]]} tones={faded(WOOD, '#cfe0c8', 0.6)} mist="#e6efda" radius={30} groups={4} />
      <RockFace id="cliff" outline={[[150, 470], [320, 372], [500, 290], [640, 240], [756, 216], [860, 216], [980, 242], [1100, 290], [1270, 366], [1450, 470], [1450, 730], [150, 730]]} tones={rock('#74897e', '#e2ead6', '#2a3f42')} facets={84} />
      <Thicket id="lip-left" line={[[160, 468], [320, 374], [500, 288], [640, 238], [764, 208]]} count={46} radius={22} tones={faded(WOOD, '#cfe0c8', 0.42)} />
      <Thicket id="lip-right" line={[[848, 208], [980, 240], [1100, 288], [1270, 364], [1440, 466]]} count={46} radius={22} tones={faded(WOOD, '#cfe0c8', 0.42)} />
      <Thicket id="ledge-left" line={[[560, 450], [690, 470]]} count={9} radius={15} tones={faded(WOOD, '#cfe0c8', 0.38)} />
      <Thicket id="ledge-right" line={[[930, 396], [1060, 420]]} count={8} radius={15} tones={faded(WOOD, '#cfe0c8', 0.38)} />
      <Waterfall id="fall" spine={[[806, 204, 40], [804, 236, 52], [802, 310, 78], [794, 420, 110], [800, 560, 150], [796, 726, 200]]} ribbons={70} />
      <Waterfall id="fall-foot" spine={[[801, 520, 140], [799, 630, 168], [796, 750, 204]]} ribbons={40} />
      <WoodedSlope id="mid-left" crest={[[-60, 270], [120, 350], [260, 440], [380, 540], [490, 640], [580, 712]]} tones={faded(WOOD, '#cfe0c8', 0.24)} mist="#86ab8a" radius={36} groups={9} depth={320} fade={0.3} />
      <WoodedSlope id="mid-right" crest={[[1030, 712], [1110, 640], [1220, 540], [1340, 440], [1480, 350], [1660, 270]]} tones={faded(WOOD, '#cfe0c8', 0.24)} mist="#86ab8a" radius={36} groups={9} depth={320} fade={0.3} />
      <Pool id="stream" outline={[[240, 1060], [330, 900], [430, 806], [520, 744], [630, 708], [800, 702], [980, 708], [1090, 744], [1180, 806], [1270, 900], [1360, 1060]]} stops={[[0, '#cfeada'], [0.35, '#5fb09c'], [1, '#1f6f68']]} />
      <Ripples id="ripples" x={380} y={730} width={840} height={260} count={80} colour="#eafaf0" opacity={0.5} />
      <Foam id="foam" line={[[620, 710], [720, 716], [800, 718], [900, 716], [986, 708]]} width={13} />
      <path d={SPRAY} fill="#fbfdf5" opacity={0.9} />
      <Halo id="spray" x={800} y={694} rx={280} ry={104} colour="#fbfdf2" opacity={1} />
      <Thicket id="shore-left" line={[[250, 870], [340, 812], [440, 752], [530, 720], [600, 704]]} count={30} radius={28} tones={faded(WOOD, '#cfe0c8', 0.14)} fleck={5} spread={0.7} />
      <Thicket id="shore-right" line={[[1000, 702], [1080, 722], [1170, 758], [1260, 812], [1350, 870]]} count={30} radius={28} tones={faded(WOOD, '#cfe0c8', 0.14)} fleck={5} spread={0.7} />
      {[[520, 748, 90], [590, 724, 60], [1010, 722, 70], [1092, 752, 96], [452, 806, 120], [1168, 812, 130]].map(([x = 0, y = 0, width = 0]) => <Stone key={x} x={x} y={y} width={width} />)}
      <Stone x={610} y={800} width={170} moss />
      <Stone x={700} y={822} width={70} />
      <Stone x={1010} y={830} width={200} moss />
      <Stone x={900} y={800} width={60} />
      <Stone x={800} y={900} width={130} />

      <RootBridge id="bridge" from={FROM} to={TO} sag={46} part="back" />
      <Family id="family" x={760} y={heightAt(deck, 760) + 2} height={150} hasShadow={false} mother={{ wears: 'kurta', dress: DRESS.crimson, hair: 'plait' }} kids={[{ age: 7, wears: 'raincoat', dress: DRESS.marigold }, { age: 10, wears: 'shorts', dress: DRESS.cream, hasPack: true }]} />
      <RootBridge id="bridge" from={FROM} to={TO} sag={46} part="front" />
      <Bank id="bank-left" crest={[[-60, 720], [120, 730], [240, 766], [320, 830], [340, 910], [300, 1040]]} shore={[[398, 838, 76], [330, 862, 110], [400, 916, 150], [460, 984, 90], [330, 1024, 300]]} />
      <Bank id="bank-right" crest={[[1660, 716], [1490, 730], [1370, 770], [1290, 840], [1270, 920], [1310, 1040]]} shore={[[1214, 840, 80], [1280, 868, 120], [1210, 926, 140], [1130, 980, 84], [1270, 1026, 290]]} />
      <BridgeTree id="fig-left" x={70} y={780} width={190} side={1} from={FROM} to={TO} sag={46} />
      <BridgeTree id="fig-right" x={1540} y={776} width={170} side={-1} from={FROM} to={TO} sag={46} />
      {CROWNS.map((pad, i) => <LeafPad key={i} id={`crown-${i}`} pad={pad} tones={LEAVES} fleck={15} />)}
      <HangingRoots id="roots" line={[[170, 100], [520, 60]]} count={20} length={190} />
      <HangingRoots id="roots-right" line={[[1240, 50], [1450, 90]]} count={10} length={130} />
      <Fern id="fern" x={120} y={1010} size={230} lean={0.25} />
      <BroadLeaves id="leaves" x={1520} y={1030} size={260} lean={-0.25} />
      <Fern id="fern-right" x={1330} y={1020} size={170} lean={-0.1} />
    </Canvas>
  );
}
