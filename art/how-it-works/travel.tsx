/** Morning at a viewpoint: mothers and children walk from their coach to the wall, where the guide points out the hills. */
import { polygon } from '../kit/curves.ts';
import { Child } from '../people/child.tsx';
import { DRESS, SKIN } from '../people/dress.ts';
import { Family } from '../people/family.tsx';
import { Woman } from '../people/woman.tsx';
import { OverhangingBranch } from '../scenery/banyan.tsx';
import { Flock } from '../scenery/birds.tsx';
import { Canvas, Gradient, Shadow } from '../scenery/canvas.tsx';
import { Coach } from '../scenery/coach.tsx';
import { faded, leaves, Thicket } from '../scenery/foliage.tsx';
import { WoodedSlope } from '../scenery/forest.tsx';
import { Suitcase } from '../scenery/luggage.tsx';
import { Ridge } from '../scenery/ridge.tsx';
import { box } from '../scenery/shapes.ts';
import { Cumulus, Mist, Sky, Stratus, Sun, Wisps } from '../scenery/sky.tsx';
import { GrassTuft } from '../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.62];

const AIR = '#fbe6bd';
const WOOD = leaves('#24573f', '#8fae57', '#ffe9a6');
const NEAR = leaves('#163f30', '#6f9f48', '#ffe28a');

export default function Travel() {
  return (
    <Canvas>
      <Sky id="sky" height={620} stops={[[0, '#7fb9d0'], [0.45, '#c9ded2'], [0.8, '#fde6b4'], [1, '#ffd9a0']]} />
      <Sun id="sun" x={250} y={392} r={52} colour="#fffbe8" glow="#fff0b8" reach={10} />
      <Cumulus id="cloud" x={1190} y={300} width={620} height={130} lit="#fffdf2" shade="#cfdcd6" opacity={0.9} />
      <Stratus x={560} y={210} width={520} colour="#fffaea" opacity={0.65} />
      <Stratus x={240} y={280} width={340} height={8} colour="#fffaea" opacity={0.55} />
      <Flock id="birds" x={520} y={268} width={190} height={60} count={6} size={13} colour="#8a9a94" />
      <Ridge id="far" anchors={[[-40, 470], [160, 420], [330, 450], [520, 372], [640, 292], [720, 322], [800, 386], [980, 350], [1200, 410], [1640, 380]]} colour="#b5bfb6" mist="#fde9bf" />
      <Ridge id="second" anchors={[[-40, 500], [180, 520], [380, 470], [560, 496], [760, 440], [960, 486], [1640, 450]]} colour="#8faea8" mist={AIR} />
      <Mist id="mist" y={540} height={90} colour="#fff3cf" opacity={0.7} />
      <WoodedSlope id="wood-1" crest={[[-40, 560], [220, 548], [420, 590], [640, 560], [860, 590], [1640, 560]]} tones={faded(WOOD, '#c9d2a8', 0.55)} mist={AIR} radius={16} depth={140} groups={5} />
      <Wisps id="wisps" x={520} y={630} width={900} colour="#fff0cf" opacity={0.75} />
      <WoodedSlope id="wood-2" crest={[[-40, 610], [160, 616], [340, 660], [560, 690], [800, 650], [1640, 640]]} tones={faded(WOOD, '#c9d2a8', 0.16)} mist={AIR} radius={26} depth={140} groups={4} fleck={5} fade={0.5} />

      {/* The wall of the viewpoint and its paved ground. */}
      <Gradient id="ground" from={[0, 720]} to={[0, 1000]} stops={[[0, '#f0d2a0'], [0.4, '#dcb182'], [1, '#b07f5c']]} />
      <path d={box(-10, 744, 1620, 270)} fill="url(#ground)" />
      <path d={box(-10, 700, 1620, 52)} fill="#c99a78" />
      <path d={Array.from({ length: 20 }, (_, i) => box(i * 84 - 10, 704, 76, 20) + box(i * 84 - 52, 728, 76, 22)).join('')} fill="#dcb592" />
      <path d={box(-10, 688, 1620, 18)} fill="#fbe9c8" />
      <path d={box(-10, 702, 1620, 6)} fill="#a87a62" />
      <path d={[786, 838, 912].map((y) => box(-10, y, 1620, 2.6)).join('') + Array.from({ length: 13 }, (_, i) => polygon([[640 + (i - 6) * 150, 752], [643 + (i - 6) * 150, 752], [648 + (i - 6) * 300, 1000], [640 + (i - 6) * 300, 1000]])).join('')} fill="#9a6b4c" opacity={0.36} />
      <path d={polygon([[800, 840], [1620, 800], [1620, 960], [1010, 930]])} fill="#4b2f5c" opacity={0.2} />

      <Coach id="coach" x={786} y={856} height={478} />
      <Shadow x={456} y={791} width={60} height={10} />
      <Woman id="guide" x={446} y={790} height={206} wears="kurta" dress={DRESS.banyan} skin={SKIN.cinnamon} hair="bob" arm="point" />
      <path d={polygon([[511, 626], [515, 626], [524, 540], [520, 540]])} fill="#6b4a38" />
      <path d={polygon([[522, 540], [580, 562], [519, 580]])} fill="#f2a51b" />
      <path d={polygon([[520, 566], [580, 562], [519, 580]])} fill="#c2682b" />
      <Shadow x={716} y={806} width={84} height={9} />
      <Woman id="grandmother" x={676} y={798} height={196} dress={DRESS.lotus} skin={SKIN.honey} isGrey isWindy={false} />
      <Child id="boy" x={736} y={806} height={210} age={6} wears="shorts" dress={DRESS.teal} skin={SKIN.honey} isHeld={false} arm="point" />
      <Family id="family" x={548} y={880} height={240} mother={{ dress: DRESS.crimson, skin: SKIN.wheat }} kids={[{ age: 7, dress: DRESS.marigold }]} />
      <Family id="last" x={806} y={934} height={268} mother={{ wears: 'kurta', dress: DRESS.indigo, skin: SKIN.cocoa, hair: 'plait' }} kids={[{ age: 8, wears: 'shorts', dress: DRESS.cream, hasPack: true }]} />
      <Suitcase x={1226} y={922} height={150} colour="#bf4a2b" tag="#fff3dc" />
      <Suitcase x={1292} y={930} height={118} colour="#2c6e8f" />
      <Suitcase x={1356} y={924} height={136} colour="#f2a51b" tag="#1e5a49" />

      <OverhangingBranch id="branch" line={[[-80, 40], [120, 90], [300, 70], [430, 112]]} radius={74} count={14} tones={NEAR} fleck={15} width={30} />
      <OverhangingBranch id="branch-2" line={[[-80, 180], [60, 220], [170, 268]]} radius={56} count={8} tones={NEAR} fleck={14} width={18} />
      <Thicket id="corner" line={[[-40, 990], [120, 960], [250, 1000]]} count={9} radius={60} tones={NEAR} fleck={14} />
      {[290, 350, 1320, 1440, 1540].map((x, i) => <GrassTuft key={x} id={`tuft-${x}`} x={x} y={1010} size={60 + (i % 3) * 16} dark="#2f5a3c" light="#b8c46a" />)}
    </Canvas>
  );
}
