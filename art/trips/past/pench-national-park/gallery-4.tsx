/**
 * Totladoh reservoir in the afternoon: cormorants on drowned trees, a jeep on the spit, a log-like crocodile on the mud.
 * The reservoir filled in 1989, and the dead teaks still stand in the water, silver grey. Cormorants hang out their wings to dry.
 */
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { type Bend, Posed, type PosedLooks, POSE } from '../../../people/posed.tsx';
import { BareTree } from '../../../scenery/bare-tree.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, heightAt, lens, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Mist, Sky } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { GrassTuft, TallGrass } from '../../../scenery/undergrowth.tsx';
import { Jeep } from '../../../scenery/vehicles.tsx';
import { FadingReflection, Ripples, Water } from '../../../scenery/water.tsx';
import { Cormorant, type PerchedCormorant, SwimmingCormorant } from './cormorant.tsx';
import { Mugger } from './mugger.tsx';

export const focus: [number, number] = [0.45, 0.5];

const SHORE = 430;
const DRY = leaves('#4d5a30', '#b2a850', '#ffeca8');
const BARK = { bark: '#d3cbc4', shade: '#85808c' };
const NEAR = { id: 'near-d', x: 560, y: 792, height: 660, forks: 3, spread: 0.6, lean: -0.05, girth: 0.075 };
const MID = { id: 'mid-b', x: 1010, y: 600, height: 330, forks: 3, spread: 0.56, lean: 0.08, girth: 0.08 };
const FAR = [{ id: 'far-a', x: 200, y: 506, height: 190 }, { id: 'far-b', x: 300, y: 488, height: 130 }, { id: 'far-c', x: 800, y: 494, height: 150 }, { id: 'far-d', x: 1240, y: 500, height: 170 }] as const;

/** Smaller drowned trees in the middle distance. */
const SNAGS = [{ id: 'snag-a', x: 176, y: 690, height: 250, forks: 2, lean: 0.16, girth: 0.1 }, { id: 'snag-b', x: 40, y: 596, height: 120, forks: 1, lean: -0.2, girth: 0.11 }, { id: 'snag-c', x: 866, y: 690, height: 130, forks: 1, lean: 0.24, girth: 0.13 }] as const;
const WIND = [[260, 540, 620, 7], [900, 520, 520, 6], [760, 640, 560, 9], [120, 760, 520, 12], [960, 790, 460, 11], [420, 860, 520, 13]] as const;
const CALM = [[640, 570, 700, 8], [200, 640, 560, 10], [900, 730, 480, 11], [330, 810, 520, 13], [760, 880, 520, 14]] as const;

/** The people in the jeep, the driver first. The jeep's side hides them below the waist. */
const GUESTS: readonly (PosedLooks & { at: number })[] = [
  { at: 1382, age: 12, wears: 'pheran', hair: 'crop', dress: { base: '#8c7a4a', second: '#6a5a34', trim: '#6a5a34' } },
  { at: 1420, wears: 'sari', hair: 'bun', dress: DRESS.lotus },
  { at: 1452, age: 9, wears: 'frock', hair: 'plaits', dress: DRESS.marigold },
  { at: 1482, age: 13, wears: 'shorts', hair: 'crop', dress: DRESS.crimson },
];

const POINTS: readonly Bend[] = [[36, 80], [108, 114], [84, 190], [30, 60]];

/** The perched cormorants, each on a limb that runs from the tree and on past the bird's feet. */
const PERCHED: readonly PerchedCormorant[] = [
  { x: 270, y: 290, size: 104, pose: 'alert', perch: [[330, 317, 4.5], [298, 303, 10], [270, 295, 9], [232, 290, 6], [192, 276, 2]] },
  { x: 398, y: 454, size: 114, pose: 'drying', perch: [[496, 459, 5.4], [440, 462, 11], [398, 459, 10], [350, 464, 7], [304, 452, 2]] },
  { x: 520, y: 174, size: 100, pose: 'upright', flip: true, perch: [[464, 206, 4], [476, 187, 9], [520, 178, 8], [556, 179, 5], [590, 164, 2]] },
  { x: 812, y: 240, size: 104, pose: 'preening', perch: [[752, 260, 3.6], [785, 249, 9], [812, 244, 8], [846, 245, 6], [890, 230, 2]] },
  { x: 718, y: 504, size: 108, pose: 'hunched', flip: true, perch: [[648, 548, 4], [676, 523, 10], [718, 509, 9], [756, 508, 6], [802, 490, 2]] },
  { x: 906, y: 358, size: 66, pose: 'hunched', perch: [[946, 371, 2.2], [926, 364, 6], [906, 361, 5.5], [884, 361, 4], [858, 350, 1.4]] },
  { x: 1024, y: 287, size: 62, pose: 'alert', flip: true, perch: [[1057, 308, 2.1], [1046, 293, 5.4], [1024, 290, 5], [1004, 290, 3.6], [980, 280, 1.4]] },
  { x: 1158, y: 337, size: 66, pose: 'drying', flip: true, perch: [[1112, 349, 2.2], [1136, 341, 6], [1158, 340, 5.5], [1184, 341, 4], [1212, 330, 1.4]] },
];

/** The bank's near and far edges, which together outline a headland coming in from the right. */
const EDGE: readonly Spot[] = [[1098, 664], [1150, 688], [1230, 704], [1310, 706], [1400, 724], [1500, 734], [1660, 756]];
const BEHIND: readonly Spot[] = [[1660, 520], [1560, 556], [1450, 584], [1340, 606], [1250, 628], [1160, 644], [1104, 658]];
const FRONT_TUFTS: readonly Spot[] = [[1176, 682], [1214, 690], [1268, 694], [1296, 686], [1352, 702], [1388, 706], [1446, 716], [1476, 708], [1530, 726], [1566, 720], [1592, 734]];

/** The headland where the jeep has stopped: dry turf, bushes, two ruts, wet mud at the shore, and the reflection in the water. */
function Bank() {
  const lower = (by: number) => EDGE.map(([x, y]): Spot => [x, y + by * Math.min(1, (x - 1080) / 90)]);
  const round = (front: readonly Spot[]) => polygon([...rounded(front), ...rounded(BEHIND)]);
  return (
    <>
      <Gradient id="bank-image" from={[1310, 704]} to={[1294, 800]} stops={[[0, '#8a7444', 0.75], [0.5, '#4f7468', 0.4], [1, '#1f5c7c', 0]]} />
      <path d={polygon([...rounded(EDGE), [1660, 860], [1420, 838], [1230, 770], [1120, 700]])} fill="url(#bank-image)" />
      <Ripples id="bank-ripples" x={1110} y={712} width={490} height={130} count={34} colour="#7fb4ba" opacity={0.6} />
      <path d={round(lower(9))} fill="#e6eedc" opacity={0.55} />
      <path d={round(lower(5))} fill="#7a5c3c" />
      <Gradient id="turf" from={[0, 530]} to={[0, 750]} stops={[[0, '#b9ab5c'], [0.45, '#d0a95e'], [1, '#b3843f']]} />
      <path d={round(lower(-5))} fill="url(#turf)" />
      <path d={band([[1316, 652, 5], [1380, 647, 8], [1500, 640, 12], [1660, 630, 16]]) + band([[1300, 666, 6], [1380, 668, 11], [1500, 672, 15], [1660, 676, 20]])} fill="#e6c98c" />
      <path d={band([[1316, 655, 1], [1380, 650, 3], [1500, 644, 4], [1660, 635, 5]]) + band([[1300, 670, 1], [1380, 673, 3], [1500, 679, 4], [1660, 684, 5]])} fill="#9a7038" />
      <path d={lens(1400, 700, 170, 5) + lens(1560, 712, 160, 6) + lens(1250, 682, 90, 3) + lens(1320, 630, 110, 3)} fill="#94762f" opacity={0.4} />
      <Thicket id="bank-bushes" line={[[1490, 566], [1560, 546], [1660, 506]]} count={12} radius={24} tones={DRY} fleck={5} />
      {Array.from({ length: 30 }, (_, i) => {
        const x = 1140 + ((i * 61.8) % 460);
        return <GrassTuft key={i} id={`bank-${i}`} x={x} y={heightAt(BEHIND.toReversed(), x) + 8 + ((i * 7) % 22)} size={18 + ((i * 13) % 16)} dark="#96813c" light="#e6cf86" blades={9} />;
      })}
    </>
  );
}

export default function PenchNationalPark4() {
  return (
    <Canvas>
      <Sky id="sky" height={SHORE} stops={[[0, '#5ea3c8'], [0.6, '#bcdcdc'], [1, '#f8ecca']]} />
      <Halo id="sun" x={180} y={210} rx={560} ry={330} colour="#fff6d6" opacity={0.85} />
      <Cumulus id="cloud-1" x={1180} y={250} width={560} height={130} lit="#fffdf4" shade="#b5cdd6" opacity={0.9} />
      <Cumulus id="cloud-2" x={720} y={320} width={300} height={60} lit="#fffaf0" shade="#c6d8da" opacity={0.75} />
      <Ridge id="hills" anchors={[[-40, 380], [260, 340], [520, 366], [860, 318], [1180, 356], [1640, 326]]} colour="#8fb0b4" mist="#e6ecd8" bottom={SHORE} />
      <WoodedSlope id="shore" crest={[[-60, 396], [200, 384], [460, 404], [760, 412], [1020, 396], [1320, 372], [1660, 362]]} tones={faded(DRY, '#d6e2c8', 0.5)} mist="#efeccc" radius={20} depth={60} groups={3} bottom={SHORE} />
      <Mist id="mist" y={SHORE} height={60} colour="#fbf3d4" opacity={0.7} />
      <Water id="lake" y={SHORE} stops={[[0, '#d6e6d8'], [0.2, '#8dc0c9'], [0.6, '#3f8ea6'], [1, '#1f5c7c']]} />
      <Ripples id="ripples-far" y={440} height={130} count={80} colour="#f6f3dc" opacity={0.55} size={0.6} />
      {FAR.map((tree) => (
        <FadingReflection key={tree.id} id={`${tree.id}-mirror`} line={tree.y} depth={tree.height * 0.4} squash={0.7} opacity={0.5}>
          <BareTree {...tree} forks={2} spread={0.6} bark="#c9cbc6" shade="#98a4a8" />
        </FadingReflection>
      ))}
      <FadingReflection id="mid-mirror" line={MID.y} depth={104} squash={0.5} opacity={0.55}>
        <BareTree {...MID} bark="#cfcac4" shade="#86868f" />
      </FadingReflection>
      {/* Broad streaks of wind on the lake, with smooth water between them. */}
      <path d={WIND.map(([x, y, width, height]) => lens(x, y, width, height)).join('')} fill="#bfe0de" opacity={0.24} />
      <path d={CALM.map(([x, y, width, height]) => lens(x, y, width, height)).join('')} fill="#1b5876" opacity={0.26} />
      {SNAGS.map(({ forks, ...tree }) => (
        <FadingReflection key={tree.id} id={`${tree.id}-mirror`} line={tree.y} depth={tree.height * 0.5} squash={0.6} opacity={0.5}>
          <BareTree {...tree} forks={forks} spread={0.7} bark="#cfc9c4" shade="#868490" />
        </FadingReflection>
      ))}
      <path d={SNAGS.map(({ x, y, height }) => lens(x, y + 3, height * 0.6, 4)).join('')} fill="#eef4e4" opacity={0.6} />
      <Ripples id="ripples" y={560} height={420} count={110} colour="#e6f3ea" opacity={0.5} />
      <Bank />
      {GUESTS.map(({ at, ...who }, i) => (
        <Posed key={at} id={`guest-${i}`} x={at} y={646} height={132} {...who} skin={i ? SKIN.honey : SKIN.cocoa} flip pose={{ ...POSE.stand, near: POINTS[i] ?? [20, 60], nod: -6 }} />
      ))}
      <path d={box(1316, 614, 170, 38)} fill="#241f2b" />
      <Jeep x={1400} y={656} length={240} guests={0} flip />
      {FRONT_TUFTS.map(([x, y], i) => (
        <GrassTuft key={x} id={`bank-front-${x}`} x={x} y={y} size={26 + ((i * 17) % 20)} dark="#8a6a30" light="#ecd488" blades={10} />
      ))}

      <FadingReflection id="near-mirror" line={NEAR.y} depth={190} squash={0.5} opacity={0.6}>
        <BareTree {...NEAR} {...BARK} />
      </FadingReflection>
      {PERCHED.map((bird) => (
        <Cormorant key={bird.x} {...bird} bark={BARK} />
      ))}
      <path d={lens(NEAR.x + 6, NEAR.y + 10, 170, 5)} fill="#eef4e4" opacity={0.7} />
      <SwimmingCormorant x={330} y={752} size={92} />
      <Flock id="flying" x={1180} y={92} width={320} height={54} count={6} size={17} colour="#3f5a6c" />

      <Gradient id="mud" from={[0, 880]} to={[0, 1000]} stops={[[0, '#b48f5e'], [1, '#5f4a38']]} />
      <Land crest={[[560, 1010], [700, 946], [860, 912], [1100, 894], [1400, 882], [1660, 866]]} fill="#d9e6d6" opacity={0.5} />
      <Land crest={[[580, 1014], [710, 954], [868, 918], [1104, 899], [1400, 887], [1660, 871]]} fill="#6a4f3c" />
      <Land crest={[[600, 1030], [730, 970], [880, 932], [1104, 912], [1400, 898], [1660, 882]]} fill="url(#mud)" />
      <path d={lens(1130, 968, 260, 6) + lens(900, 986, 200, 6) + lens(1290, 932, 180, 4) + lens(1010, 1000, 260, 6)} fill="#5f4636" opacity={0.5} />
      <Mugger x={1010} y={944} length={520} />
      <Land crest={[[-60, 936], [140, 944], [330, 974], [460, 1010]]} fill="url(#mud)" />
      {[[1190, 990, 64], [800, 992, 44], [60, 984, 90], [220, 992, 50]].map(([x = 0, y = 0, w = 0]) => (
        <Boulder key={x} id={`stone-${x}`} x={x} y={y} width={w} height={w * 0.4} tones={rock('#8d7763')} />
      ))}
      {[1300, 1400, 1460, 1540, 60, 170, 280].map((x, i) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={i < 4 ? 926 + i * 14 : 976} size={104} dark="#6b6a34" light="#c9b458" blades={15} />
      ))}
      <TallGrass id="reeds" x={1330} y={1030} width={330} height={250} dark="#4f5a2c" mid="#7f863c" light="#c4b860" density={1.2} />
    </Canvas>
  );
}
