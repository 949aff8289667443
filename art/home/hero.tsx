/**
 * The home page's main picture: sunrise over the ghats from the knoll of the great banyan. A mother, hand in hand with her
 * daughter, and a small son look out. The sky on the upper left is kept empty for the headline.
 */
import { Child } from '../people/child.tsx';
import { DRESS } from '../people/dress.ts';
import { Family } from '../people/family.tsx';
import { LeafShade } from '../scenery/banyan.tsx';
import { Flock } from '../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../scenery/canvas.tsx';
import { faded, leaves, Petals } from '../scenery/foliage.tsx';
import { WoodedSlope } from '../scenery/forest.tsx';
import { GreatBanyan } from '../scenery/great-banyan.tsx';
import { Swing } from '../scenery/props.tsx';
import { Land, Ridge, ridgeLine } from '../scenery/ridge.tsx';
import { band, heightAt, lens } from '../scenery/shapes.ts';
import { Halo, Sky, Stratus, Sun, Wisps } from '../scenery/sky.tsx';
import { Fern, GrassTuft } from '../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.6, 0.72];

const AIR = '#fbe6b8';
const WOOD = leaves('#24573f', '#86a857', '#ffe9a6');
const knoll = ridgeLine('knoll', [[-60, 1040], [340, 1012], [760, 972], [1080, 942], [1420, 922], [1980, 900]], 0.12);

export default function HomeHero() {
  return (
    <Canvas width={1920} height={1080}>
      <At x={0} y={0} scale={1.2}>
        <Sky id="sky" height={540} stops={[[0, '#9fcbcb'], [0.34, '#d6e2c9'], [0.64, '#fbe8bd'], [0.86, '#ffdca0'], [1, '#ffcf92']]} />
      </At>
      <Sun id="sun" x={800} y={578} r={56} colour="#fffbe8" glow="#fff0b8" reach={13} />
      <Stratus x={420} y={505} width={560} height={8} colour="#fffaea" opacity={0.6} />
      <Stratus x={1030} y={470} width={440} height={8} colour="#fffaea" opacity={0.5} />
      <Flock id="birds" x={985} y={505} width={170} height={40} count={5} size={13} colour="#8a8f7c" />

      <Ridge id="far" anchors={[[-40, 640], [150, 602], [330, 640], [560, 610], [690, 634], [860, 606], [1010, 640], [1210, 574], [1330, 604], [1500, 566], [1960, 610]]} colour="#dccfb2" mist="#fde9bf" bottom={1080} />
      <Ridge id="second" anchors={[[-40, 640], [170, 664], [420, 626], [600, 668], [800, 664], [1030, 648], [1260, 668], [1500, 630], [1960, 650]]} colour="#bfc7ab" mist={AIR} bottom={1080} />
      <Halo id="wash" x={800} y={650} rx={760} ry={170} colour="#fff2c8" opacity={0.7} />
      <Ridge id="third" anchors={[[-40, 690], [130, 668], [300, 706], [520, 720], [760, 694], [980, 728], [1200, 702], [1450, 724], [1960, 690]]} colour="#97b49c" mist={AIR} bottom={1080} fade={0.6} />
      <Wisps id="wisps" x={700} y={738} width={1200} colour="#fff0cf" opacity={0.8} />
      <WoodedSlope id="wood-1" crest={[[-40, 762], [200, 736], [420, 770], [700, 804], [980, 800], [1300, 770], [1960, 760]]} tones={faded(WOOD, '#c3cfa6', 0.62)} mist={AIR} radius={15} depth={150} groups={7} bottom={1080} />
      <path d={band([[1010, 806, 1], [930, 812, 3], [856, 825, 5], [905, 840, 8], [970, 856, 11], [930, 880, 18], [830, 906, 28], [720, 950, 50]])} fill="#fff0c8" opacity={0.9} />
      <Wisps id="wisps-2" x={1000} y={830} width={900} colour="#ffeecb" opacity={0.8} />
      <WoodedSlope id="wood-2" crest={[[-40, 812], [160, 800], [380, 832], [600, 876], [820, 920], [1100, 980]]} tones={faded(WOOD, '#c3cfa6', 0.34)} mist={AIR} radius={22} depth={190} groups={5} bottom={1080} />
      <WoodedSlope id="wood-3" crest={[[1000, 990], [1240, 900], [1420, 850], [1660, 820], [1960, 800]]} tones={faded(WOOD, '#c3cfa6', 0.4)} mist={AIR} radius={24} depth={190} groups={4} bottom={1080} />
      <WoodedSlope id="wood-4" crest={[[-40, 884], [160, 880], [320, 912], [520, 972], [720, 1040]]} tones={faded(WOOD, '#c3cfa6', 0.08)} mist={AIR} radius={34} depth={170} groups={3} fleck={6} fade={0.5} bottom={1080} />

      <Gradient id="meadow" from={[0, 900]} to={[0, 1080]} stops={[[0, '#7fa04c'], [0.2, '#4f8546'], [0.6, '#2a6643'], [1, '#16472f']]} />
      <Land crest={knoll} fill="url(#meadow)" bottom={1100} />
      <path d={band([[890, 1200, 330], [930, 1090, 180], [1020, 1022, 84], [1140, 984, 40], [1270, 958, 16], [1390, 938, 2]])} fill="#b58752" />
      <path d={band([[880, 1200, 150], [918, 1090, 84], [1008, 1022, 40], [1130, 983, 18], [1262, 957, 7], [1384, 937, 1]])} fill="#dcb27a" />
      <LeafShade id="shade" x={1690} y={990} rx={420} ry={54} colour="#0f3a2c" opacity={0.34} />
      <GreatBanyan id="banyan" x={1700} y={930} height={640} tones={leaves('#17432f', '#82a648', '#ffe28a')} ground={(x) => heightAt(knoll, x) + 8} />
      <Swing x={1462} y={690} drop={204} turn={-5} width={58} />
      <path d={lens(1256, 980, 240, 9) + lens(1310, 986, 190, 7)} fill="#123b30" opacity={0.3} />
      <Family id="family" x={1160} y={968} height={150} mother={{ dress: DRESS.crimson }} kids={[{ age: 7 }]} hasShadow={false} />
      <Child id="brother" x={1236} y={973} height={150} isHeld={false} age={5} wears="shorts" dress={DRESS.cream} arm="point" />
      {Array.from({ length: 46 }, (_, tuft) => (tuft * 43.7) % 1940).map((x, tuft) => (
        <GrassTuft key={x} id={`crest-${tuft}`} x={x} y={heightAt(knoll, x) + 6} size={15 + (tuft % 4) * 5} dark="#3f7a40" light="#d9d878" blades={9} />
      ))}
      {[60, 300, 470, 660, 800, 1340, 1530, 1750, 1880].map((x, tuft) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={heightAt(knoll, x) + 70 + (tuft % 3) * 22} size={46 + (tuft % 3) * 14} dark="#143f2c" light="#8fae52" blades={15} />
      ))}
      {[[1560, 1060], [640, 1052], [1240, 1056], [330, 1046]].map(([x = 0, y = 0]) => (
        <Petals key={x} id={`flowers-${x}`} x={x} y={y} rx={120} ry={18} count={26} colour="#f6d58a" size={6} />
      ))}
      <Fern id="fern" x={130} y={1100} size={170} dark="#0f3a2b" light="#4f8a46" lean={0.2} />
      <Fern id="fern-right" x={1860} y={1110} size={180} dark="#0f3a2b" light="#4f8a46" lean={-0.2} />
    </Canvas>
  );
}
