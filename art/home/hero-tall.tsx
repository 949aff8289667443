/** The same morning for windows that are higher than wide: more sky for the headline, the family in the middle of the knoll. */
import { DRESS } from '../people/dress.ts';
import { Child } from '../people/child.tsx';
import { Family } from '../people/family.tsx';
import { Banyan } from '../scenery/banyan.tsx';
import { Flock } from '../scenery/birds.tsx';
import { At, Canvas } from '../scenery/canvas.tsx';
import { faded, leaves } from '../scenery/foliage.tsx';
import { WoodedSlope } from '../scenery/forest.tsx';
import { Land, Ridge, ridgeLine } from '../scenery/ridge.tsx';
import { Halo, Mist, Sky, Stratus, Sun, Wisps } from '../scenery/sky.tsx';
import { Fern, GrassTuft } from '../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.8];

const MIST = '#f7e7c4';
const WOOD = leaves('#1d4f3c', '#7fa557', '#ffe9a6');

export default function HomeHeroTall() {
  return (
    <Canvas width={1000} height={1600}>
      <At x={0} y={0} scale={1.6}>
        <Sky id="sky" height={640} stops={[[0, '#8cc3cf'], [0.55, '#d3e3d2'], [0.82, '#fbeac0'], [1, '#ffdf9e']]} />
      </At>
      <Sun id="sun" x={380} y={870} r={58} colour="#fff8df" glow="#ffe4a0" reach={9} />
      <Stratus x={640} y={800} width={420} height={9} colour="#fff6dc" opacity={0.6} />
      <Flock id="birds" x={690} y={860} width={200} height={60} count={6} size={14} colour="#5d7a86" />

      <Ridge id="far" anchors={[[-40, 950], [180, 920], [380, 960], [600, 910], [820, 950], [1040, 915]]} colour="#b7cdc9" mist={MIST} bottom={1600} />
      <Ridge id="second" anchors={[[-40, 1020], [220, 980], [480, 1018], [720, 976], [1040, 1010]]} colour="#93b7b2" mist={MIST} bottom={1600} />
      <Wisps id="wisps" x={60} y={1030} width={620} colour="#fdf2d8" opacity={0.7} count={4} />
      <Ridge id="third" anchors={[[-40, 1078], [240, 1050], [520, 1086], [800, 1050], [1040, 1080]]} colour="#6d9c93" mist={MIST} rough={0.5} bottom={1600} />
      <Mist id="valley" y={1090} height={110} colour="#fbeccb" opacity={0.6} />
      <WoodedSlope id="wood-far" crest={[[-40, 1140], [240, 1116], [520, 1160], [800, 1150], [1040, 1130]]} tones={faded(WOOD, '#b9cdb4', 0.45)} mist={MIST} radius={26} groups={5} bottom={1600} />
      <WoodedSlope id="wood-near" crest={[[-40, 1210], [240, 1196], [520, 1240], [1040, 1230]]} tones={faded(WOOD, '#9fbf9f', 0.15)} mist={MIST} radius={38} groups={4} fleck={5} bottom={1600} />

      <Land crest={ridgeLine('knoll-back', [[-60, 1400], [300, 1350], [640, 1300], [1060, 1270]], 0.2)} fill="#2f6a45" bottom={1640} />
      <Banyan id="banyan" x={860} y={1330} height={420} tones={leaves('#123b30', '#6f9f4a', '#ffe08a')} />
      <Land crest={ridgeLine('knoll', [[-60, 1452], [300, 1412], [640, 1370], [1060, 1344]], 0.2)} fill="#1e5a3f" bottom={1640} />
      <Halo id="glow" x={420} y={1440} rx={320} ry={50} colour="#ffe6a0" opacity={0.22} />
      <Family id="family" x={400} y={1436} height={170} mother={{ dress: DRESS.crimson }} kids={[{ age: 7 }]} />
      <Child id="brother" x={520} y={1446} height={170} isHeld={false} age={5} wears="shorts" dress={DRESS.cream} arm="point" />
      {[70, 190, 640, 760, 900].map((x, tuft) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={1520 - x * 0.08 + (tuft % 2) * 30} size={36 + (tuft % 3) * 10} dark="#174a33" light="#86ad52" />
      ))}
      <Fern id="fern" x={60} y={1610} size={170} dark="#123b30" light="#4f8a46" lean={0.2} />
      <Fern id="fern-right" x={950} y={1600} size={150} dark="#123b30" light="#4f8a46" lean={-0.2} />
    </Canvas>
  );
}
