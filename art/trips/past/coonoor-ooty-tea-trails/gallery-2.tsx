/**
 * A Toda hut in the grass hills at mid-morning: a Toda woman shows a mother and daughter the low door while a buffalo looks on.
 * The hut is a half-barrel of bent bamboo thatched to the ground; the front is a plank wall under hoops, its door under a metre high.
 */
import { mix } from '../../../kit/colour.ts';
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Piece } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Turf } from '../../../scenery/ground.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, leaf, oval, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky, Stratus, Wisps } from '../../../scenery/sky.tsx';
import { PeeringMother } from './peering-mother.tsx';
import { Buffalo } from './toda-buffalo.tsx';
import { RingWall } from './ring-wall.tsx';
import { TodaWoman } from './toda-woman.tsx';

export const focus: [number, number] = [0.46, 0.58];

const SHOLA = leaves('#1f4f3c', '#6f9a58', '#f2f0b8');
const THATCH = { lit: '#e3c27c', mid: '#b98f52', shade: '#7d5a3a', dark: '#4a3226' };
const FOOT: Spot = [590, 800];
const WIDTH = 400;
const HEIGHT = 400;

/** A hoop of the barrel: upright sides, a round top. `t` runs from 0 at the front to 1 at the back, which is further right and higher. */
function hoop(t: number, grow = 1): string {
  const [x, y] = [FOOT[0] + t * 400, FOOT[1] - t * 66];
  const [w, h] = [(WIDTH / 2) * grow * (1 - t * 0.12), HEIGHT * grow * (1 - t * 0.12)];
  return `M${n(x - w)} ${n(y)}C${n(x - w * 1.12)} ${n(y - h * 0.62)} ${n(x - w * 0.66)} ${n(y - h)} ${n(x)} ${n(y - h)}C${n(x + w * 0.66)} ${n(y - h)} ${n(x + w * 1.12)} ${n(y - h * 0.62)} ${n(x + w)} ${n(y)}Z`;
}

/** A point on the right side of the barrel: `turn` from 0 on the ridge to π/2 at the ground, `t` from 0 at the front to 1 at the back. */
function along(turn: number, t: number, drop = 0): Spot {
  const [w, h] = [(WIDTH / 2) * 1.05 * (1 - t * 0.12), HEIGHT * 1.02 * (1 - t * 0.12)];
  return [FOOT[0] + t * 400 + Math.sin(turn) * w * 0.98, FOOT[1] - t * 66 - Math.cos(turn) ** 0.8 * h + drop];
}

function Hut() {
  const r = random('thatch');
  const straws = Array.from({ length: 420 }, () => {
    const turn = r.between(0.06, 1.4);
    const [x, y] = along(turn, r.between(0.06, 1));
    return leaf(x, y, r.between(22, 46), 2.2, 0.1 + turn * 1.05 + r.between(-0.16, 0.16));
  });
  return (
    <>
      <path d={polygon([[420, 812], [1010, 720], [1240, 742], [1010, 800], [820, 850], [480, 836]])} fill="#1d3a2a" opacity={0.34} />
      {Array.from({ length: 34 }, (_, i) => 1 - i / 33).map((t, i) => (
        <path key={i} d={hoop(t, 1.02)} fill={mix(THATCH.mid, THATCH.shade, 0.1 + 0.42 * t + (i % 3) * 0.05)} />
      ))}
      {/* Courses of thatch: each overlaps the one below and casts a ragged shadow on it. */}
      {[0.34, 0.66, 0.96, 1.22].map((turn) => (
        <path key={turn} d={polygon([...Array.from({ length: 41 }, (_, i) => along(turn, 0.04 + (i / 40) * 0.96, r.between(-5, 3))), ...Array.from({ length: 41 }, (_, i) => along(turn, 1 - (i / 40) * 0.96, r.between(3, 17)))])} fill={THATCH.dark} opacity={0.4} />
      ))}
      <path d={straws.filter((_, i) => i % 2).join('')} fill={THATCH.dark} opacity={0.45} />
      <path d={straws.filter((_, i) => i % 2 === 0).join('')} fill={THATCH.lit} opacity={0.7} />
      <path d={hoop(0.03, 1.08)} fill={THATCH.shade} />
      <path d={hoop(0, 1.06)} fill={THATCH.lit} />
      <path d={Array.from({ length: 25 }, (_, i) => {
        const a = Math.PI * (0.04 + (i / 24) * 0.92);
        return band([[FOOT[0] - Math.cos(a) * 186, FOOT[1] - Math.sin(a) ** 0.75 * 376, 4], [FOOT[0] - Math.cos(a) * 214, FOOT[1] - Math.sin(a) ** 0.75 * 420, 6]]);
      }).join('')} fill={THATCH.shade} opacity={0.55} />
      <path d={hoop(0, 0.93)} fill={THATCH.dark} />
      <path d={hoop(0, 0.86)} fill="#a9784a" />
      <path d={hoop(0, 0.8)} fill="#5d3f2b" />
      <Piece id="front" outline={hoop(0, 0.77)} fill="#8a623e">
        {Array.from({ length: 9 }, (_, i) => (
          <path key={i} d={box(436 + i * 36, 440, 33, 380)} fill={mix('#a9784a', '#6b4730', (i * 0.37) % 1)} />
        ))}
        <path d={box(620, 440, 240, 380)} fill="#3a2030" opacity={0.22} />
        <path d={polygon([[400, 470], [800, 470], [800, 560], [690, 590], [500, 590], [400, 560]])} fill="#2a1a24" opacity={0.32} />
        <path d={box(430, 652, 330, 13)} fill="#5d3f2b" />
      </Piece>
      {/* Carvings on the front: sun, moon and buffalo horns. */}
      <path d={oval(520, 606, 17)} fill="#e9d9b8" />
      <path d="M664 590A18 18 0 1 0 678 618A14 14 0 1 1 664 590Z" fill="#e9d9b8" />
      <path d="M556 640Q552 596 574 584Q566 612 592 614Q618 612 610 584Q632 596 628 640L614 640Q614 626 592 626Q570 626 570 640Z" fill="#2a1a1a" />
      <path d={box(546, 700, 92, 102)} fill="#3a2618" />
      <path d={box(553, 707, 78, 95)} fill="#150d10" />
      <path d={box(536, 690, 112, 14)} fill="#caa06a" />
    </>
  );
}

export default function CoonoorOotyTeaTrails2() {
  return (
    <Canvas>
      <Sky id="sky" height={470} stops={[[0, '#6faed0'], [0.6, '#c9e2df'], [1, '#fbf2d2']]} />
      <Cumulus id="cloud" x={300} y={220} width={430} height={92} lit="#ffffff" shade="#c9dce2" opacity={0.9} />
      <Stratus x={1240} y={120} width={460} colour="#ffffff" opacity={0.5} />
      <Ridge id="ridge" anchors={[[-40, 330], [240, 290], [520, 330], [860, 262], [1200, 300], [1640, 240]]} colour="#8fb5bb" mist="#e3ead8" bottom={560} />
      <Wisps id="wisps" x={360} y={372} width={700} colour="#fffdf0" opacity={0.7} />
      <Land crest={[[-60, 430], [200, 380], [460, 360], [760, 420], [1000, 470], [1660, 480]]} fill="#b9d08a" />
      <Land crest={[[420, 560], [760, 470], [1060, 372], [1320, 318], [1660, 330]]} fill="#a9c878" />
      {/* The shola keeps to the fold where water runs; the nearer slope hides its lower edge. */}
      <Land crest={[[760, 640], [900, 520], [1060, 450], [1240, 436], [1420, 452], [1560, 420], [1680, 380]]} fill="#8fb468" />
      <WoodedSlope id="shola" crest={[[900, 580], [1000, 494], [1100, 452], [1220, 432], [1320, 446], [1420, 486], [1520, 520]]} tones={faded(SHOLA, '#bcd0bd', 0.12)} mist="#8fb468" radius={30} fleck={5} depth={96} groups={4} bottom={640} />
      <Land crest={[[820, 640], [1020, 560], [1180, 524], [1330, 488], [1470, 440], [1590, 400], [1680, 384]]} fill="#a5cb6c" />
      <Thicket id="shola-foot" line={[[1100, 536], [1180, 518], [1250, 500], [1320, 482]]} count={11} radius={15} tones={faded(SHOLA, '#bcd0bd', 0.08)} fleck={4} />
      <Land crest={[[-60, 520], [220, 500], [520, 560], [860, 600], [1200, 560], [1660, 500]]} fill="#97bf5f" />
      <Turf id="turf-far" crest={[[-60, 524], [220, 506], [520, 566], [860, 606], [1200, 566], [1660, 506]]} bottom={720} size={20} dark="#6f9a44" light="#c3da84" count={520} />
      <Buffalo id="far-cow" x={166} y={590} size={0.52} grazes />
      <Buffalo id="far-calf" x={60} y={646} size={0.3} grazes />
      <Land crest={[[-60, 640], [240, 650], [560, 700], [900, 700], [1240, 690], [1660, 620]]} fill="#86b24e" />
      <Turf id="turf" crest={[[-60, 660], [240, 670], [560, 710], [900, 710], [1240, 700], [1660, 630]]} bottom={960} size={30} dark="#5a8a38" light="#b9d86e" count={900} />
      <path d={band([[560, 812, 90], [520, 880, 130], [400, 960, 190], [330, 1040, 250]])} fill="#c79a68" />
      <path d={band([[548, 812, 50], [500, 880, 70], [376, 960, 100], [290, 1040, 140]])} fill="#dcb684" />
      <Hut />
      <Turf id="turf-hut" crest={[[660, 800], [790, 792], [1000, 726]]} bottom={818} size={30} dark="#4f8034" light="#a9cf62" count={260} />
      <Buffalo id="cow" x={1436} y={786} size={1.02} />
      <TodaWoman id="toda" x={272} y={836} height={236} />
      <PeeringMother x={880} y={868} height={250} />
      <Posed id="girl" x={710} y={852} height={240} flip age={7} pose={{ ...POSE.squat, nod: 12, near: [52, 80], far: [66, 96] }} wears="shorts" dress={DRESS.marigold} skin={SKIN.honey} hair="bob" hasShadow />
      <RingWall />
      <Turf id="turf-near" crest={[[-60, 900], [420, 950], [1000, 950], [1660, 880]]} bottom={1010} size={60} dark="#3f7330" light="#9cc456" count={620} />
      <path d={[[80, 958], [140, 980], [1380, 950], [1450, 976], [1500, 938]].map(([x = 0, y = 0]) => oval(x, y, 7) + oval(x + 14, y - 12, 6) + oval(x - 12, y - 16, 5)).join('')} fill="#f2c14e" />
      <Halo id="sun" x={-20} y={260} rx={620} ry={420} colour="#fff6d2" opacity={0.6} />
    </Canvas>
  );
}
