/**
 * The first picture of the site: sunrise over the ghats from the knoll of the great banyan. A mother and two children look
 * out, hand in hand. The sky on the left is kept for the headline.
 */
import { DRESS } from '../people/dress.ts';
import { Child } from '../people/child.tsx';
import { Family } from '../people/family.tsx';
import { Banyan } from '../scenery/banyan.tsx';
import { Flock } from '../scenery/birds.tsx';
import { At, Canvas } from '../scenery/canvas.tsx';
import { faded, leaves } from '../scenery/foliage.tsx';
import { WoodedSlope } from '../scenery/forest.tsx';
import { Swing } from '../scenery/props.tsx';
import { Land, Ridge, ridgeLine } from '../scenery/ridge.tsx';
import { Halo, Mist, Sky, Stratus, Sun, Wisps } from '../scenery/sky.tsx';
import { Fern, GrassTuft } from '../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.6, 0.72];

const MIST = '#f7e7c4';
const WOOD = leaves('#1d4f3c', '#7fa557', '#ffe9a6');

export default function HomeHero() {
  return (
    <Canvas width={1920} height={1080}>
      <At x={0} y={0} scale={1.2}>
        <Sky id="sky" height={640} stops={[[0, '#8cc3cf'], [0.5, '#d3e3d2'], [0.8, '#fbeac0'], [1, '#ffdf9e']]} />
      </At>
      <Sun id="sun" x={1010} y={560} r={62} colour="#fff8df" glow="#ffe4a0" reach={10} />
      <Stratus x={420} y={470} width={620} height={10} colour="#fff6dc" opacity={0.6} />
      <Stratus x={880} y={400} width={420} height={8} colour="#fff8e6" opacity={0.5} />
      <Flock id="birds" x={1120} y={420} width={260} height={80} count={7} size={15} colour="#5d7a86" />

      <Ridge id="far" anchors={[[-40, 600], [260, 566], [520, 604], [760, 556], [1010, 590], [1260, 548], [1520, 590], [1960, 560]]} colour="#b7cdc9" mist={MIST} bottom={1080} />
      <Ridge id="second" anchors={[[-40, 660], [300, 618], [620, 650], [900, 606], [1180, 650], [1500, 612], [1960, 640]]} colour="#93b7b2" mist={MIST} bottom={1080} />
      <Wisps id="wisps" x={420} y={668} width={900} colour="#fdf2d8" opacity={0.7} />
      <Ridge id="third" anchors={[[-40, 712], [240, 690], [560, 724], [880, 690], [1240, 722], [1960, 690]]} colour="#6d9c93" mist={MIST} rough={0.5} bottom={1080} />
      <Mist id="valley" y={720} height={110} colour="#fbeccb" opacity={0.6} />
      <WoodedSlope id="wood-far" crest={[[-40, 770], [260, 742], [560, 790], [860, 776], [1160, 800], [1500, 760], [1960, 780]]} tones={faded(WOOD, '#b9cdb4', 0.45)} mist={MIST} radius={26} groups={5} bottom={1080} />
      <WoodedSlope id="wood-near" crest={[[-40, 826], [240, 812], [520, 850], [840, 862], [1100, 866], [1960, 850]]} tones={faded(WOOD, '#9fbf9f', 0.15)} mist={MIST} radius={38} groups={4} fleck={5} bottom={1080} />

      <Land crest={ridgeLine('knoll-back', [[-60, 1010], [300, 960], [700, 912], [1050, 890], [1400, 872], [1980, 850]], 0.2)} fill="#2f6a45" bottom={1100} />
      <Banyan id="banyan" x={1610} y={900} height={560} tones={leaves('#123b30', '#6f9f4a', '#ffe08a')} />
      <Land crest={ridgeLine('knoll', [[-60, 1060], [340, 1016], [760, 968], [1080, 936], [1420, 918], [1980, 908]], 0.2)} fill="#1e5a3f" bottom={1100} />
      <Halo id="glow" x={1040} y={960} rx={460} ry={60} colour="#ffe6a0" opacity={0.22} />
      <Swing x={1392} y={650} drop={222} turn={-6} />
      <Family id="family" x={1130} y={952} height={150} mother={{ dress: DRESS.crimson }} kids={[{ age: 7 }]} />
      <Child id="brother" x={1236} y={960} height={150} isHeld={false} age={5} wears="shorts" dress={DRESS.cream} arm="point" />
      {[90, 260, 420, 610, 820, 1500, 1760].map((x, tuft) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={1066 - x * 0.075 + (tuft % 2) * 26} size={34 + (tuft % 3) * 10} dark="#174a33" light="#86ad52" />
      ))}
      <Fern id="fern" x={150} y={1090} size={150} dark="#123b30" light="#4f8a46" lean={0.2} />
      <Fern id="fern-right" x={1850} y={1085} size={140} dark="#123b30" light="#4f8a46" lean={-0.2} />
    </Canvas>
  );
}
