/** The home page's sunrise for phones held upright: more sky for the headline, and the banyan's bough over the family. */
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

export const focus: [number, number] = [0.5, 0.8];

const AIR = '#fbe6b8';
const WOOD = leaves('#24573f', '#86a857', '#ffe9a6');
const knoll = ridgeLine('knoll-tall', [[-60, 1450], [200, 1432], [460, 1396], [720, 1366], [1060, 1340]], 0.12);

export default function HomeHeroTall() {
  return (
    <Canvas width={1000} height={1600}>
      <At x={0} y={0} scale={1.6}>
        <Sky id="sky" height={570} stops={[[0, '#9fcbcb'], [0.34, '#cfe0cb'], [0.66, '#fbe8bd'], [0.88, '#ffdca0'], [1, '#ffcf92']]} />
      </At>
      <Sun id="sun" x={300} y={884} r={58} colour="#fffbe8" glow="#fff0b8" reach={10} />
      <Stratus x={230} y={800} width={330} height={8} colour="#fffaea" opacity={0.6} />
      <Stratus x={640} y={744} width={420} height={9} colour="#fffaea" opacity={0.5} />
      <Flock id="birds" x={560} y={806} width={170} height={50} count={5} size={14} colour="#8a8f7c" />

      <Ridge id="far" anchors={[[-40, 940], [120, 906], [240, 940], [380, 918], [560, 944], [760, 886], [880, 910], [1040, 880]]} colour="#dccfb2" mist="#fde9bf" bottom={1600} />
      <Ridge id="second" anchors={[[-40, 960], [140, 976], [330, 946], [520, 980], [760, 956], [1040, 974]]} colour="#bfc7ab" mist={AIR} bottom={1600} />
      <Halo id="wash" x={300} y={960} rx={620} ry={170} colour="#fff2c8" opacity={0.7} />
      <Ridge id="third" anchors={[[-40, 1010], [110, 986], [300, 1026], [480, 1040], [700, 1012], [1040, 1036]]} colour="#97b49c" mist={AIR} bottom={1600} fade={0.6} />
      <Wisps id="wisps" x={420} y={1056} width={900} colour="#fff0cf" opacity={0.8} />
      <WoodedSlope id="wood-1" crest={[[-40, 1086], [160, 1072], [360, 1106], [560, 1126], [760, 1110], [1040, 1084]]} tones={faded(WOOD, '#c3cfa6', 0.62)} mist={AIR} radius={16} depth={150} groups={5} bottom={1600} />
      <path d={band([[560, 1130, 1], [490, 1138, 3], [430, 1152, 5], [480, 1168, 8], [540, 1186, 12], [490, 1212, 20], [380, 1240, 34], [260, 1290, 60]])} fill="#fff0c8" opacity={0.9} />
      <Wisps id="wisps-2" x={480} y={1160} width={700} colour="#ffeecb" opacity={0.8} />
      <WoodedSlope id="wood-2" crest={[[-40, 1150], [120, 1152], [260, 1190], [400, 1244], [520, 1310]]} tones={faded(WOOD, '#c3cfa6', 0.34)} mist={AIR} radius={24} depth={190} groups={4} bottom={1600} />
      <WoodedSlope id="wood-3" crest={[[500, 1400], [620, 1300], [760, 1240], [900, 1206], [1040, 1190]]} tones={faded(WOOD, '#c3cfa6', 0.4)} mist={AIR} radius={25} depth={190} groups={3} bottom={1600} />
      <WoodedSlope id="wood-4" crest={[[-40, 1256], [90, 1260], [200, 1310], [320, 1400]]} tones={faded(WOOD, '#c3cfa6', 0.08)} mist={AIR} radius={34} depth={170} groups={2} fleck={6} fade={0.5} bottom={1600} />

      <Gradient id="meadow" from={[0, 1340]} to={[0, 1600]} stops={[[0, '#7fa04c'], [0.25, '#4f8546'], [0.6, '#2a6643'], [1, '#16472f']]} />
      <Land crest={knoll} fill="url(#meadow)" bottom={1640} />
      <path d={band([[250, 1720, 330], [300, 1590, 190], [390, 1490, 92], [500, 1436, 44], [620, 1402, 18], [720, 1378, 2]])} fill="#b58752" />
      <path d={band([[240, 1720, 150], [288, 1590, 88], [378, 1490, 44], [490, 1435, 20], [612, 1401, 8], [714, 1377, 1]])} fill="#dcb27a" />
      <LeafShade id="shade" x={830} y={1430} rx={300} ry={60} colour="#0f3a2c" opacity={0.34} />
      <GreatBanyan id="banyan" x={905} y={1376} height={590} tones={leaves('#17432f', '#82a648', '#ffe28a')} ground={(x) => heightAt(knoll, x) + 8} />
      <Swing x={700} y={1152} drop={196} turn={-5} width={56} />
      <path d={lens(560, 1440, 230, 10) + lens(610, 1447, 180, 8)} fill="#123b30" opacity={0.3} />
      <Family id="family" x={458} y={1424} height={172} mother={{ dress: DRESS.crimson }} kids={[{ age: 7 }]} hasShadow={false} />
      <Child id="brother" x={545} y={1430} height={172} isHeld={false} age={5} wears="shorts" dress={DRESS.cream} arm="point" />
      {Array.from({ length: 30 }, (_, tuft) => (tuft * 43.7) % 1020).map((x, tuft) => (
        <GrassTuft key={x} id={`crest-${tuft}`} x={x} y={heightAt(knoll, x) + 6} size={17 + (tuft % 4) * 5} dark="#3f7a40" light="#d9d878" blades={9} />
      ))}
      {[40, 180, 520, 640, 760, 900].map((x, tuft) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={heightAt(knoll, x) + 90 + (tuft % 3) * 34} size={50 + (tuft % 3) * 16} dark="#143f2c" light="#8fae52" blades={15} />
      ))}
      {[[120, 1530], [620, 1540], [800, 1500], [470, 1580]].map(([x = 0, y = 0]) => (
        <Petals key={x} id={`flowers-${x}`} x={x} y={y} rx={90} ry={22} count={22} colour="#f6d58a" size={7} />
      ))}
      <Fern id="fern" x={40} y={1630} size={190} dark="#0f3a2b" light="#4f8a46" lean={0.25} />
      <Fern id="fern-right" x={950} y={1630} size={200} dark="#0f3a2b" light="#4f8a46" lean={-0.25} />
    </Canvas>
  );
}
