/**
 * Totladoh reservoir in the afternoon: drowned trees with cormorants, one drying its wings; a jeep on the spit, and on the mud a crocodile that might have been a log.
 * The dam filled in 1989 and the teak forest still stands in the water, bark gone, silver grey; cormorants have no oil in their feathers and hang their wings out to dry.
 */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { type Bend, Posed, type PosedLooks, POSE } from '../../../people/posed.tsx';
import { BareTree } from '../../../scenery/bare-tree.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { alongLine, band, box, heightAt, leaf, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Mist, Sky } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { GrassTuft, TallGrass } from '../../../scenery/undergrowth.tsx';
import { Jeep } from '../../../scenery/vehicles.tsx';
import { FadingReflection, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.45, 0.5];

const SHORE = 430;
const DRY = leaves('#4d5a30', '#b2a850', '#ffeca8');
const BARK = { bark: '#d3cbc4', shade: '#85808c' };
const NEAR = { id: 'near-d', x: 560, y: 792, height: 660, forks: 3, spread: 0.6, lean: -0.05, girth: 0.075 };
const MID = { id: 'mid-b', x: 1010, y: 600, height: 330, forks: 3, spread: 0.56, lean: 0.08, girth: 0.08 };
const FAR = [{ id: 'far-a', x: 200, y: 506, height: 190 }, { id: 'far-b', x: 300, y: 488, height: 130 }, { id: 'far-c', x: 800, y: 494, height: 150 }, { id: 'far-d', x: 1240, y: 500, height: 170 }] as const;

/** Those in the jeep, the driver first; its side hides them below the waist. */
const GUESTS: readonly (PosedLooks & { at: number })[] = [
  { at: 1382, age: 12, wears: 'pheran', hair: 'crop', dress: { base: '#8c7a4a', second: '#6a5a34', trim: '#6a5a34' } },
  { at: 1420, wears: 'sari', hair: 'bun', dress: DRESS.lotus },
  { at: 1452, age: 9, wears: 'frock', hair: 'plaits', dress: DRESS.marigold },
  { at: 1482, age: 13, wears: 'shorts', hair: 'crop', dress: DRESS.crimson },
];

const POINTS: readonly Bend[] = [[36, 80], [108, 114], [84, 190], [30, 60]];

type Perch = readonly (readonly [x: number, y: number, width: number])[];

/** Where the cormorants sit: each on a limb that grows from the tree under its feet and runs on beyond them. */
const PERCHED: readonly { x: number; y: number; size: number; perch: Perch; flip?: boolean; isDrying?: boolean }[] = [
  { x: 270, y: 290, size: 104, perch: [[330, 317, 4.5], [298, 303, 10], [270, 295, 9], [232, 290, 6], [192, 276, 2]] },
  { x: 398, y: 454, size: 110, isDrying: true, perch: [[496, 459, 5.4], [440, 462, 11], [398, 459, 10], [350, 464, 7], [304, 452, 2]] },
  { x: 520, y: 174, size: 96, flip: true, perch: [[464, 206, 4], [476, 187, 9], [520, 178, 8], [556, 179, 5], [590, 164, 2]] },
  { x: 812, y: 240, size: 100, perch: [[752, 260, 3.6], [785, 249, 9], [812, 244, 8], [846, 245, 6], [890, 230, 2]] },
  { x: 718, y: 504, size: 104, flip: true, perch: [[648, 548, 4], [676, 523, 10], [718, 509, 9], [756, 508, 6], [802, 490, 2]] },
  { x: 906, y: 358, size: 66, perch: [[946, 371, 2.2], [926, 364, 6], [906, 361, 5.5], [884, 361, 4], [858, 350, 1.4]] },
  { x: 1024, y: 287, size: 62, flip: true, perch: [[1057, 308, 2.1], [1046, 293, 5.4], [1024, 290, 5], [1004, 290, 3.6], [980, 280, 1.4]] },
  { x: 1158, y: 337, size: 66, isDrying: true, perch: [[1112, 349, 2.2], [1136, 341, 6], [1158, 340, 5.5], [1184, 341, 4], [1212, 330, 1.4]] },
];

/** The grasp of a cormorant: dark webbed toes that lie over the limb, claws round its front. */
const GRASP = [-9, 7].map((x) => shape([[x - 3, -12], [x + 3, -12], [x + 4, -4], [x + 10, 4], [x + 11, 11, 'corner'], [x + 5, 7], [x + 1, 12, 'corner'], [x - 4, 7], [x - 10, 10, 'corner'], [x - 8, 2], [x - 3, -4]])).join('');

/** A cormorant, 100 high, facing left, its feet on (0, 0): upright, hooked bill, stiff tail behind the limb it sits on. */
function Cormorant({ x, y, size, perch, flip = false, isDrying = false }: (typeof PERCHED)[number]) {
  const place = { x, y, scale: size / 100, flip };
  return (
    <>
      <At {...place}>
        <path d={shape([[6, -12], [24, -8], [34, 36, 'corner'], [19, 41], [6, 6]])} fill="#151b24" />
      </At>
      <path d={band(perch)} fill={BARK.shade} />
      <path d={band(perch.map(([px, py, width]) => [px, py - width * 0.18, width * 0.6] as const))} fill={BARK.bark} />
      <At {...place}>
        <path d={GRASP} fill="#30323a" />
        <path d={[-9, 7].map((at) => `M${at - 1} -9L${at - 7} 7M${at} -9L${at + 1} 9M${at + 1} -9L${at + 8} 7`).join('')} stroke="#6b6a70" strokeWidth={1.6} strokeLinecap="round" />
        <At x={0} y={-12}>
          <Plumage isDrying={isDrying} />
        </At>
      </At>
    </>
  );
}

/** The bird above its feet. */
function Plumage({ isDrying }: { isDrying: boolean }) {
  return (
    <>
      {isDrying &&
        [-1, 1].map((s) => (
          <g key={s} transform={`scale(${s} 1)`}>
            <path d={shape([[6, -62], [34, -74], [62, -68], [76, -50], [80, -22, 'corner'], [70, -30], [66, -10, 'corner'], [56, -24], [50, -2, 'corner'], [40, -20], [32, 2, 'corner'], [24, -18], [8, -14]])} fill="#232c38" />
            <path d={shape([[6, -62], [34, -74], [62, -68], [76, -50], [54, -56], [30, -58], [8, -44]])} fill="#4a5f70" />
          </g>
        ))}
      <path d={shape([[16, -2], [22, -34], [14, -58], [6, -72], [5, -86], [0, -97], [-10, -100], [-18, -95], [-17, -89], [-8, -86], [-7, -74], [-15, -58], [-18, -32], [-10, -4], [2, 8]])} fill="#1d2631" />
      <path d={shape([[-8, -86], [-7, -74], [-15, -58], [-18, -32], [-11, -8], [-8, -34], [-6, -58], [-2, -76]])} fill="#51687a" opacity={0.8} />
      <path d={shape([[-16, -97], [-28, -94], [-38, -93], [-40, -88, 'corner'], [-28, -90], [-17, -89]])} fill="#d2a655" />
      <path d={shape([[-17, -91], [-8, -90], [-8, -85], [-14, -86]])} fill="#f0e0c0" />
      <path d={oval(-12, -95, 1.8)} fill="#8fe0d0" />
      {/* Feathered thighs. */}
      <path d={shape([[-16, -14], [-2, -10], [-6, 4], [-11, 7], [-15, 2]]) + shape([[2, -8], [16, -12], [12, 4], [7, 7], [3, 2]])} fill="#1d2631" />
    </>
  );
}

/** A mugger on the mud, broad in the snout, nose at the left; (x, y) is the ground under its middle. Its back is a row of worn plates that runs out into the keel of the tail. */
function Mugger({ x, y, length }: { x: number; y: number; length: number }) {
  const back: Spot[] = [[-88, -31], [-60, -36], [-20, -47], [40, -47], [84, -38], [132, -24], [172, -14], [206, -6]];
  const plates = Array.from({ length: 24 }, (_, i) => {
    const { x: px, y: py, angle } = alongLine(rounded(back), 0.04 + (i * 0.92) / 23);
    return leaf(px - 7, py, 16, i > 12 ? 11 : 9, angle);
  }).join('');
  return (
    <At x={x} y={y} scale={length / 400}>
      <path d={lens(20, 3, 450, 13)} fill="#3a2a26" opacity={0.55} />
      <path d={shape([[-60, -26], [-40, -24], [-34, -8], [-44, 1], [-66, 2], [-68, -3], [-52, -8]]) + shape([[92, -28], [112, -22], [112, -6], [100, 2], [76, 2], [76, -3], [96, -10]])} fill="#2f2e24" />
      <path d={plates} fill="#3d3c2a" />
      <path d={shape([[-201, -6], [-198, -16], [-188, -20], [-150, -21], [-128, -36], [-114, -36], [-104, -30], ...back, [208, 0, 'corner'], [160, 1], [110, -2], [40, 2], [-40, 3], [-84, -2], [-120, -3], [-160, -2], [-198, -2]])} fill="#5f5c42" />
      <path d={shape([[-198, -15], [-188, -19], [-150, -20], [-128, -35], [-114, -35], [-104, -29], [-88, -30], [-60, -35], [-20, -46], [40, -46], [84, -37], [132, -23], [204, -5, 'corner'], [128, -15], [80, -28], [30, -35], [-20, -34], [-64, -25], [-104, -19], [-150, -13]])} fill="#a59c6c" />
      <path d={[0, 1].map((row) => Array.from({ length: 11 }, (_, i) => leaf(-62 + i * 17 + row * 8, -32 + row * 9 + Math.abs(i - 5) * 1.7, 11, 4, 0.05)).join('')).join('')} fill="#45442f" opacity={0.7} />
      <path d={shape([[-199, -5], [-150, -7], [-110, -6], [-84, -2], [-40, 2], [40, 2], [100, -2], [40, -5], [-30, -6], [-84, -10], [-120, -11], [-196, -10]])} fill="#d3c99c" />
      <path d="M-199 -10Q-150 -13 -112 -11Q-104 -11 -98 -15" stroke="#2a281c" strokeWidth={2.4} fill="none" />
      <path d={Array.from({ length: 9 }, (_, i) => `M${-190 + i * 9} -11l2.6 5l2.6 -5Z`).join('')} fill="#fff6dc" />
      <path d={oval(-120, -30, 5, 4.4)} fill="#e2b23c" />
      <path d={oval(-120, -30, 1.6, 4)} fill="#1a1410" />
      <path d={shape([[-86, -24], [-62, -24], [-54, -10], [-62, 2], [-72, 6], [-100, 7], [-102, 2], [-82, -4]]) + shape([[58, -34], [92, -32], [100, -12], [90, 4], [78, 8], [48, 8], [46, 3], [72, -4], [62, -16]])} fill="#514f38" />
      <path d={shape([[-86, -23], [-66, -23], [-68, -14], [-80, -8]]) + shape([[58, -33], [84, -32], [84, -20], [66, -18]])} fill="#8b8459" />
    </At>
  );
}

/** The edge of the bank towards us, and its edge towards the lake behind: together one headland that comes in from the right. */
const EDGE: readonly Spot[] = [[1098, 664], [1150, 688], [1230, 704], [1310, 706], [1400, 724], [1500, 734], [1660, 756]];
const BEHIND: readonly Spot[] = [[1660, 520], [1560, 556], [1450, 584], [1340, 606], [1250, 628], [1160, 644], [1104, 658]];
const FRONT_TUFTS: readonly Spot[] = [[1176, 682], [1214, 690], [1268, 694], [1296, 686], [1352, 702], [1388, 706], [1446, 716], [1476, 708], [1530, 726], [1566, 720], [1592, 734]];

/** The headland where the jeep has stopped: dry turf, the two ruts of its track, wet mud at the shore, and its image in the water. */
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
        <Cormorant key={bird.x} {...bird} />
      ))}
      <path d={lens(NEAR.x + 6, NEAR.y + 10, 170, 5)} fill="#eef4e4" opacity={0.7} />
      <Flock id="flying" x={1180} y={92} width={320} height={54} count={6} size={17} colour="#3f5a6c" />

      <Gradient id="mud" from={[0, 880]} to={[0, 1000]} stops={[[0, '#b48f5e'], [1, '#5f4a38']]} />
      <Land crest={[[560, 1010], [700, 946], [860, 912], [1100, 894], [1400, 882], [1660, 866]]} fill="#d9e6d6" opacity={0.5} />
      <Land crest={[[580, 1014], [710, 954], [868, 918], [1104, 899], [1400, 887], [1660, 871]]} fill="#6a4f3c" />
      <Land crest={[[600, 1030], [730, 970], [880, 932], [1104, 912], [1400, 898], [1660, 882]]} fill="url(#mud)" />
      <path d={lens(1130, 968, 260, 6) + lens(900, 986, 200, 6) + lens(1290, 932, 180, 4) + lens(1010, 1000, 260, 6)} fill="#5f4636" opacity={0.5} />
      <Mugger x={1010} y={948} length={470} />
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
