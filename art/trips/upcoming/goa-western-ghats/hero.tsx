/**
 * Dudhsagar in the monsoon: the milk-white fall in three steps, the train on its curved viaduct, a mother and child on the wet rock.
 * The rock is kept clear for the family: x 430 to 600, feet at y 880 to 895.
 */
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { projection, trackOver } from '../../../scenery/perspective.ts';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { rounded } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky, Stratus, Wisps } from '../../../scenery/sky.tsx';
import { Boulder, rock, RockFace } from '../../../scenery/stone.tsx';
import { DieselEngine, MAROON, Train } from '../../../scenery/trains.tsx';
import { BroadLeaves, Fern } from '../../../scenery/undergrowth.tsx';
import { masonry, Viaduct } from '../../../scenery/viaduct.tsx';
import { Foam, Pool, Ripples, Waterfall } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.6];

const MIST = '#dfe9d8';
const WOOD = leaves('#1d4d3a', '#86b356', '#f6f0b0');
const FAR = faded(WOOD, '#b9cfc2', 0.62);
const MIDDLE = faded(WOOD, '#a9c7b8', 0.34);
const WET = rock('#4a5f5a', '#c9d6c4', '#14242b');

const NEAR = leaves('#143d2f', '#5f9a4c', '#e8ea9a');

// The line comes out of the left slope, swings round the head of the valley and goes into the right one.
const line = trackOver(projection({ vanishing: [760, 700], eye: 0 }), rounded([[-60, 72], [-34, 90], [-6, 103], [22, 105], [46, 96], [72, 78]]), 25.5);

export default function GoaWesternGhats() {
  return (
    <Canvas>
      <Sky id="sky" height={640} stops={[[0, '#6f959d'], [0.45, '#b4cac4'], [1, '#f1f0d8']]} />
      <Halo id="light" x={800} y={300} rx={640} ry={300} colour="#fbf6df" opacity={0.75} />
      <Stratus x={1270} y={128} width={520} height={11} colour="#eef2ea" opacity={0.4} />
      <Cumulus id="monsoon-1" x={330} y={320} width={620} height={150} lit="#e3eae2" shade="#b4c6c1" opacity={0.6} />
      <Cumulus id="monsoon-2" x={1420} y={310} width={460} height={110} lit="#e3eae2" shade="#b4c6c1" opacity={0.5} />

      <Ridge id="ghat-1" anchors={[[0, 330], [180, 288], [420, 318], [640, 262], [820, 236], [1010, 272], [1240, 262], [1420, 300], [1600, 262]]} colour="#a3bbb4" mist={MIST} />
      <Wisps id="wisps-1" x={330} y={350} width={760} colour="#f6f8ec" opacity={0.75} />
      <WoodedSlope id="wall" crest={[[-40, 430], [260, 376], [520, 320], [700, 268], [800, 272], [900, 266], [1100, 326], [1340, 366], [1640, 400]]} tones={FAR} mist={MIST} radius={27} depth={300} groups={5} />

      <RockFace id="gorge" outline={[[742, 296], [806, 280], [866, 292], [890, 380], [960, 470], [1000, 620], [690, 620], [668, 480], [722, 400]]} tones={rock('#6d827a', '#dbe4d0', '#22353a')} facets={26} />
      <Thicket id="lip" line={[[684, 330], [732, 300], [786, 294]]} count={8} radius={22} tones={FAR} />
      <Thicket id="lip-right" line={[[838, 294], [880, 296], [920, 350], [946, 420]]} count={11} radius={20} tones={FAR} />
      <Waterfall id="fall-1" spine={[[812, 288, 34], [812, 330, 64], [818, 400, 112], [824, 470, 158], [836, 540, 210], [840, 610, 250]]} ribbons={80} />
      <Halo id="spray-1" x={840} y={596} rx={230} ry={50} colour="#f8faf2" opacity={0.8} />

      <Viaduct track={line} from={6} to={142} arches={12} feet={() => 17} stone={masonry('#c0a283')} />
      <Train id="coaches" track={line} at={58} coaches={4} length={17} height={3.2} livery={MAROON} />
      <DieselEngine track={line} at={40.4} towards={-1} />
      <Wisps id="wisps-2" x={560} y={600} width={300} colour="#eef3e6" opacity={0.6} count={3} />
      <Wisps id="wisps-3" x={1080} y={610} width={300} colour="#eef3e6" opacity={0.6} count={3} />

      <WoodedSlope id="left-far" crest={[[-40, 400], [150, 376], [300, 396], [420, 458], [510, 560], [570, 660], [620, 800]]} tones={MIDDLE} mist={MIST} radius={36} depth={280} groups={3} fleck={5} />
      <WoodedSlope id="right-far" crest={[[1020, 800], [1080, 640], [1160, 520], [1250, 450], [1380, 406], [1500, 388], [1640, 350]]} tones={MIDDLE} mist={MIST} radius={36} depth={280} groups={3} fleck={5} />

      <RockFace id="step-2" outline={[[560, 650], [640, 618], [860, 606], [990, 614], [1090, 660], [1150, 850], [540, 850]]} tones={WET} facets={40} bands={3} />
      <Waterfall id="fall-2a" spine={[[756, 612, 70], [748, 660, 104], [730, 760, 150]]} ribbons={34} />
      <Waterfall id="fall-2b" spine={[[892, 608, 130], [900, 660, 170], [912, 770, 230]]} ribbons={50} />
      <Waterfall id="fall-2c" spine={[[1012, 626, 18], [1022, 680, 30], [1040, 770, 56]]} ribbons={16} />
      <Foam id="ledge-foam" line={[[716, 614], [830, 606], [972, 616]]} width={9} />
      <Boulder id="ledge-1" x={800} y={770} width={130} height={54} tones={WET} wet="#f4f8f2" />
      <Boulder id="ledge-2" x={1000} y={778} width={110} height={46} tones={WET} wet="#f4f8f2" />
      <Waterfall id="fall-3" spine={[[860, 756, 340], [866, 790, 390], [876, 856, 460]]} ribbons={80} />

      <WoodedSlope id="left-near" crest={[[-40, 520], [120, 510], [250, 560], [370, 660], [450, 770], [540, 900]]} tones={NEAR} mist="#1d4a3a" radius={54} fleck={9} depth={320} groups={4} fade={0.3} />
      <WoodedSlope id="right-near" crest={[[1130, 860], [1200, 740], [1300, 630], [1430, 560], [1540, 540], [1640, 500]]} tones={NEAR} mist="#1d4a3a" radius={54} fleck={9} depth={320} groups={4} fade={0.3} />

      <Pool id="pool" outline={[[560, 858], [760, 846], [1000, 848], [1220, 856], [1420, 910], [1640, 1060], [300, 1060], [440, 910]]} stops={[[0, '#dcebe2'], [0.25, '#8fc0b4'], [1, '#1d6468']]} />
      <Foam id="foam" line={[[610, 858], [860, 848], [1150, 862]]} width={22} />
      <Halo id="spray-2" x={870} y={846} rx={300} ry={44} colour="#ffffff" opacity={0.75} />
      <Ripples id="ripples" x={560} y={878} width={820} height={130} count={46} opacity={0.55} />
      <Boulder id="stone-1" x={1150} y={884} width={150} tones={WET} wet="#f4f8f2" />
      <Boulder id="stone-2" x={1040} y={868} width={74} tones={WET} wet="#f4f8f2" />
      <Boulder id="stone-3" x={650} y={878} width={96} tones={WET} wet="#f4f8f2" />

      <Land crest={[[-40, 850], [200, 838], [440, 862], [640, 900], [740, 960], [800, 1040]]} fill="#16262a" />
      <Land crest={[[-40, 862], [200, 850], [430, 872], [610, 908], [560, 916], [300, 900], [-40, 890]]} bottom={890} fill="#52665f" />
      <BroadLeaves id="taro" x={1500} y={1040} size={220} count={7} />
      <Fern id="fern-1" x={70} y={960} size={200} />
      <Fern id="fern-2" x={1330} y={1010} size={150} />
      <Family id="family" x={480} y={892} height={104} mother={{ dress: DRESS.crimson }} kids={[{ age: 7, wears: 'raincoat', dress: DRESS.marigold }, { age: 10, wears: 'shorts', dress: DRESS.cream, hasPack: true }]} />
    </Canvas>
  );
}
