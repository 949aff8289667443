/** A living root bridge over a jade stream, a white fall behind it, a mother and two children crossing under dripping trees. */
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { HangingRoots, OverhangingBranch } from '../../../scenery/banyan.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { bridgeDeck, RootBridge } from '../../../scenery/root-bridge.tsx';
import { heightAt } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Wisps } from '../../../scenery/sky.tsx';
import { Boulder, rock, RockFace } from '../../../scenery/stone.tsx';
import { BroadLeaves, Fern } from '../../../scenery/undergrowth.tsx';
import { Foam, Pool, Ripples, Waterfall } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

const WOOD = leaves('#173f30', '#6fa24e', '#eef0a8');
const STONE = rock('#5d7169', '#d3e2cc', '#172a30');
const FROM: [number, number] = [150, 560];
const TO: [number, number] = [1450, 548];
const deck = bridgeDeck(FROM, TO, 46);

export default function MeghalayaTrip() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#a9c9bf'], [0.5, '#d6e6cf'], [1, '#f4f3d6']]} />
      <Halo id="light" x={800} y={200} rx={620} ry={340} colour="#fffbe2" opacity={0.85} />
      <WoodedSlope id="back-left" crest={[[-40, 150], [240, 170], [480, 240], [660, 330], [800, 460]]} tones={faded(WOOD, '#cfe0c8', 0.6)} mist="#e6efda" radius={34} groups={4} />
      <WoodedSlope id="back-right" crest={[[780, 460], [940, 320], [1120, 230], [1360, 160], [1640, 130]]} tones={faded(WOOD, '#cfe0c8', 0.6)} mist="#e6efda" radius={34} groups={4} />
      <RockFace id="cliff" outline={[[640, 250], [720, 214], [860, 210], [960, 250], [1010, 420], [1040, 720], [580, 720], [600, 430]]} tones={rock('#74897e', '#e2ead6', '#2a3f42')} facets={34} />
      <Waterfall id="fall" spine={[[806, 216, 44], [802, 300, 76], [794, 420, 110], [800, 560, 150], [796, 720, 200]]} ribbons={70} />
      <Halo id="spray" x={800} y={716} rx={300} ry={70} colour="#fbfdf2" opacity={0.85} />
      <Wisps id="wisps" x={420} y={430} width={760} colour="#f8fbee" opacity={0.6} />
      <Pool id="stream" outline={[[-40, 1040], [240, 860], [480, 740], [640, 700], [980, 700], [1140, 744], [1380, 860], [1660, 1040]]} stops={[[0, '#bfe3cf'], [0.4, '#5fb09c'], [1, '#1f6f68']]} />
      <Ripples id="ripples" x={260} y={730} width={1080} height={250} count={90} colour="#eafaf0" opacity={0.5} />
      <Boulder id="boulder-1" x={560} y={772} width={190} tones={STONE} moss="#7f9f3c" wet="#eaf8ee" />
      <Boulder id="boulder-2" x={1060} y={800} width={230} tones={STONE} moss="#7f9f3c" wet="#eaf8ee" />
      <Boulder id="boulder-3" x={800} y={866} width={150} tones={STONE} wet="#eaf8ee" />
      <Foam id="foam" line={[[640, 706], [760, 714], [880, 712], [980, 704]]} width={12} />

      <WoodedSlope id="left" crest={[[-60, 300], [80, 330], [190, 430], [250, 560], [300, 720], [330, 900]]} tones={WOOD} mist="#b9d2b4" radius={46} groups={3} fleck={8} />
      <WoodedSlope id="right" crest={[[1270, 900], [1310, 720], [1360, 560], [1430, 420], [1540, 330], [1660, 290]]} tones={WOOD} mist="#b9d2b4" radius={46} groups={3} fleck={8} />
      <RootBridge id="bridge" from={FROM} to={TO} sag={46} part="back" />
      <Family id="family" x={760} y={heightAt(deck, 760) + 2} height={150} hasShadow={false} mother={{ wears: 'kurta', dress: DRESS.crimson, hair: 'plait' }} kids={[{ age: 7, wears: 'raincoat', dress: DRESS.marigold }, { age: 10, wears: 'shorts', dress: DRESS.cream, hasPack: true }]} />
      <RootBridge id="bridge" from={FROM} to={TO} sag={46} part="front" />
      <Mist id="mist" y={800} height={90} colour="#e9f3dc" opacity={0.35} />
      <OverhangingBranch id="branch" line={[[-60, 60], [160, 92], [380, 84], [560, 130]]} radius={64} count={17} tones={leaves('#0f3327', '#4f8a46', '#e2e890')} />
      <HangingRoots id="roots" line={[[60, 112], [460, 138]]} count={18} length={170} />
      <Fern id="fern" x={120} y={1010} size={230} lean={0.25} />
      <BroadLeaves id="leaves" x={1520} y={1030} size={260} lean={-0.25} />
      <Fern id="fern-right" x={1330} y={1020} size={170} lean={-0.1} />
    </Canvas>
  );
}
