/**
 * Dudhsagar in the monsoon: four tiers of milky water, the train on its curved viaduct in front of the third, and a family opposite.
 * The lip is a notch in the plateau; the water slides over slanting slabs and parts round buttresses, so no tier is level.
 */
import { Canvas } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { projection, trackOver } from '../../../scenery/perspective.ts';
import { Ridge } from '../../../scenery/ridge.tsx';
import { rounded } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky, Stratus, Wisps } from '../../../scenery/sky.tsx';
import { Boulder, rock, RockFace } from '../../../scenery/stone.tsx';
import { DieselEngine, MAROON, Train } from '../../../scenery/trains.tsx';
import { BroadLeaves, Fern } from '../../../scenery/undergrowth.tsx';
import { masonry, Viaduct } from '../../../scenery/viaduct.tsx';
import { Pool, Ripples } from '../../../scenery/water.tsx';
import { Lookout } from './lookout.tsx';
import { Burst, Nose, Stream } from './milk-fall.tsx';

export const focus: [number, number] = [0.45, 0.6];

const MIST = '#dfe9d8';
const WOOD = leaves('#1d4d3a', '#86b356', '#f6f0b0');
const FAR = faded(WOOD, '#b9cfc2', 0.62);
const MIDDLE = faded(WOOD, '#a9c7b8', 0.34);
const WET = rock('#4a5f5a', '#c9d6c4', '#14242b');

const CLIFF = rock('#5f766f', '#dbe4d0', '#1c3036');

const NEAR = leaves('#143d2f', '#5f9a4c', '#e8ea9a');

// The railway leaves the left slope, curves round the head of the valley and enters the right slope.
const line = trackOver(projection({ vanishing: [760, 700], eye: 0 }), rounded([[-60, 72], [-34, 90], [-6, 103], [22, 105], [46, 96], [72, 78]]), 25.5);

/** The upper tiers: a leap from the notch, a slanting slab that splits it, and the third tier behind the viaduct, fading out below it. */
const UpperFall = () => (
  <>
    <RockFace id="gorge" outline={[[852, 150], [892, 134], [936, 142], [966, 220], [984, 320], [1016, 420], [1050, 650], [560, 650], [600, 500], [650, 400], [710, 320], [780, 230]]} tones={CLIFF} facets={46} bands={3} />
    <Thicket id="rim-left" line={[[870, 138], [842, 168], [790, 222], [730, 294], [668, 376], [622, 450], [584, 540]]} count={27} radius={21} tones={FAR} />
    <Thicket id="rim-right" line={[[924, 132], [958, 180], [980, 260], [992, 330], [1022, 410], [1044, 520]]} count={24} radius={21} tones={FAR} />
    <Thicket id="tuft-1" line={[[690, 392], [740, 368]]} count={5} radius={13} tones={FAR} />
    <Nose x={862} y={318} width={64} height={150} tones={CLIFF} />
    <Stream id="left" course={[[800, 314, 12], [758, 346, 17], [716, 392, 22], [700, 440, 40], [690, 510, 54], [682, 570, 60], [674, 660, 90]]} threads={16} />
    <Stream id="middle" course={[[884, 262, 22], [904, 300, 26], [910, 350, 30], [902, 400, 42], [888, 450, 62], [880, 510, 66], [882, 570, 74], [886, 660, 104]]} threads={24} />
    <Stream id="right" course={[[924, 158, 6], [938, 210, 10], [948, 280, 15], [962, 340, 18], [968, 420, 32], [976, 500, 42], [982, 580, 48], [988, 660, 66]]} threads={18} />
    <Stream id="main" course={[[900, 134, 22], [897, 170, 34], [886, 220, 46], [874, 256, 66], [856, 280, 72], [828, 310, 62], [796, 350, 70], [774, 400, 88], [768, 450, 116], [770, 510, 126], [778, 570, 134], [776, 660, 176]]} threads={44} />
    <Halo id="ledge-1" x={868} y={272} rx={70} ry={20} colour="#fafcf4" opacity={0.9} />
    <Halo id="spray-1" x={800} y={620} rx={320} ry={80} colour="#f8faf2" opacity={0.95} />
  </>
);

/** The fourth tier, below the viaduct: it splits round noses of rock and breaks on ledges of uneven height. */
const LowerFall = () => (
  <>
    <RockFace id="step-2" outline={[[548, 690], [590, 640], [680, 622], [830, 616], [960, 600], [1060, 616], [1110, 680], [1124, 760], [1170, 870], [500, 870], [530, 770]]} tones={WET} facets={54} bands={3} />
    <Nose x={866} y={624} width={92} height={170} tones={WET} />
    <Nose x={712} y={672} width={60} height={130} tones={WET} />
    <Stream id="fourth-left" course={[[660, 630, 56], [646, 676, 54], [636, 726, 60], [628, 764, 88], [614, 800, 92], [600, 880, 126]]} threads={24} />
    <Stream id="fourth-thread" course={[[842, 672, 10], [852, 730, 14], [868, 790, 20], [876, 880, 40]]} threads={6} />
    <Stream id="fourth" course={[[786, 614, 124], [782, 664, 112], [778, 714, 124], [768, 756, 158], [760, 790, 156], [752, 880, 206]]} threads={44} />
    <Stream id="fourth-middle" course={[[922, 602, 62], [938, 650, 56], [950, 696, 64], [958, 730, 92], [966, 774, 90], [974, 880, 130]]} threads={28} />
    <Stream id="fourth-right" course={[[1016, 600, 22], [1036, 660, 28], [1050, 720, 36], [1060, 790, 44], [1068, 880, 76]]} threads={12} />
    {[[636, 768, 70], [762, 762, 130], [958, 736, 84]].map(([x = 0, y = 0, rx = 0]) => <Halo key={x} id={`ledge-${x}`} x={x} y={y} rx={rx} ry={24} colour="#fafcf4" opacity={0.95} />)}
    {[[726, 776, 50, 30], [764, 770, 26, 13], [648, 780, 32, 20], [972, 748, 42, 26]].map(([x = 0, y = 0, width = 0, height = 0]) => <Boulder key={x} id={`ledge-stone-${x}`} x={x} y={y} width={width} height={height} tones={WET} wet="#f4f8f2" />)}
    <Halo id="brink" x={800} y={610} rx={330} ry={42} colour="#f8faf2" opacity={0.95} />
  </>
);

export default function GoaWesternGhats() {
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#6f959d'], [0.5, '#b4cac4'], [1, '#f1f0d8']]} />
      <Halo id="light" x={520} y={250} rx={640} ry={300} colour="#fbf6df" opacity={0.8} />
      <Stratus x={1290} y={96} width={520} height={11} colour="#eef2ea" opacity={0.4} />
      <Cumulus id="monsoon-1" x={300} y={290} width={640} height={170} lit="#e8ebe0" shade="#a9bfbc" opacity={0.8} />
      <Cumulus id="monsoon-2" x={1330} y={210} width={620} height={130} lit="#e3eae2" shade="#9fb8b6" opacity={0.8} />

      <Ridge id="ghat-1" anchors={[[0, 330], [180, 268], [420, 288], [640, 220], [820, 200], [1010, 222], [1240, 232], [1420, 290], [1600, 252]]} colour="#a3bbb4" mist={MIST} />
      <WoodedSlope id="wall" crest={[[-40, 390], [160, 330], [380, 236], [560, 176], [720, 150], [860, 142], [960, 130], [1090, 146], [1240, 190], [1420, 214], [1640, 270]]} tones={FAR} mist={MIST} radius={26} depth={330} groups={12} />
      <Thicket id="wall-belt" line={[[330, 312], [470, 250], [580, 226], [680, 222]]} count={16} radius={24} tones={FAR} spread={0.6} />
      <Wisps id="cloud-left" x={360} y={300} width={480} colour="#f3f5ea" opacity={0.85} />
      <Wisps id="cloud-right" x={1270} y={216} width={560} colour="#f3f5ea" opacity={0.85} count={6} />

      <UpperFall />
      <Viaduct track={line} from={6} to={142} arches={12} feet={() => 17} stone={masonry('#c0a283')} />
      <Train id="coaches" track={line} at={58} coaches={4} length={17} height={3.2} livery={MAROON} />
      <DieselEngine track={line} at={40.4} towards={-1} />
      <Wisps id="wisps-2" x={560} y={600} width={300} colour="#eef3e6" opacity={0.6} count={3} />
      <Wisps id="wisps-3" x={1080} y={610} width={300} colour="#eef3e6" opacity={0.6} count={3} />

      <WoodedSlope id="left-far" crest={[[-40, 400], [150, 376], [300, 396], [420, 458], [510, 560], [570, 660], [620, 800]]} tones={MIDDLE} mist={MIST} radius={36} depth={280} groups={3} fleck={5} />
      <WoodedSlope id="right-far" crest={[[1020, 800], [1080, 640], [1160, 520], [1250, 450], [1380, 406], [1500, 388], [1640, 350]]} tones={MIDDLE} mist={MIST} radius={36} depth={280} groups={3} fleck={5} />

      <LowerFall />

      <WoodedSlope id="left-near" crest={[[-40, 520], [120, 510], [250, 560], [370, 660], [450, 770], [540, 900]]} tones={NEAR} mist="#1d4a3a" radius={54} fleck={9} depth={320} groups={6} fade={0.3} />
      <Thicket id="left-belt" line={[[-40, 650], [90, 630], [210, 690], [320, 770]]} count={15} radius={44} tones={NEAR} fleck={9} spread={0.9} />
      <WoodedSlope id="right-near" crest={[[1130, 860], [1200, 740], [1300, 630], [1430, 560], [1540, 540], [1640, 500]]} tones={NEAR} mist="#1d4a3a" radius={54} fleck={9} depth={320} groups={4} fade={0.3} />

      <Pool id="pool" outline={[[560, 858], [760, 846], [1000, 848], [1220, 856], [1420, 910], [1640, 1060], [300, 1060], [440, 910]]} stops={[[0, '#dcebe2'], [0.25, '#8fc0b4'], [1, '#1d6468']]} />
      <Halo id="image" x={800} y={900} rx={300} ry={50} colour="#f4faf4" opacity={0.6} />
      <Burst id="landing" from={540} to={880} y={864} size={22} mist={0.8} />
      <Burst id="landing-right" from={890} to={1110} y={862} size={17} mist={0.7} />
      <Ripples id="ripples" x={560} y={878} width={820} height={130} count={46} opacity={0.55} />
      <Boulder id="stone-1" x={1150} y={884} width={150} tones={WET} wet="#f4f8f2" />
      <Boulder id="stone-2" x={1040} y={868} width={74} tones={WET} wet="#f4f8f2" />
      <Boulder id="stone-3" x={650} y={878} width={96} tones={WET} wet="#f4f8f2" />

      <BroadLeaves id="taro" x={1500} y={1040} size={220} count={7} />
      <Fern id="fern-2" x={1330} y={1010} size={150} />
      <Lookout />
    </Canvas>
  );
}
