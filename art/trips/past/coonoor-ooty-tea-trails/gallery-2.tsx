/**
 * A Toda hut in a hollow of the grass hills at mid-morning: a mother and her daughter bend to the knee-high door, a Toda woman and a buffalo look on.
 * How it is built: a half-barrel of bent bamboo and cane, thatched in courses down to the ground; the front a plank wall under two bent hoops, its door under a metre high.
 */
import { mix } from '../../../kit/colour.ts';
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Piece, shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Head } from '../../../people/heads.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Canvas, Shadow } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { LongShadow, Turf } from '../../../scenery/ground.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, leaf, oval, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky, Stratus, Wisps } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';

export const focus: [number, number] = [0.46, 0.58];

const SHOLA = leaves('#1f4f3c', '#6f9a58', '#f2f0b8');
const THATCH = { lit: '#e3c27c', mid: '#b98f52', shade: '#7d5a3a', dark: '#4a3226' };
const FOOT: Spot = [590, 800];
const WIDTH = 400;
const HEIGHT = 400;

/** The hoop of the barrel: upright below, round above. `t` 0 is the front, 1 the back end; it runs away to the right and a little up. */
function hoop(t: number, grow = 1): string {
  const [x, y] = [FOOT[0] + t * 400, FOOT[1] - t * 66];
  const [w, h] = [(WIDTH / 2) * grow * (1 - t * 0.12), HEIGHT * grow * (1 - t * 0.12)];
  return `M${n(x - w)} ${n(y)}C${n(x - w * 1.12)} ${n(y - h * 0.62)} ${n(x - w * 0.66)} ${n(y - h)} ${n(x)} ${n(y - h)}C${n(x + w * 0.66)} ${n(y - h)} ${n(x + w * 1.12)} ${n(y - h * 0.62)} ${n(x + w)} ${n(y)}Z`;
}

/** A spot on the barrel: `turn` 0 on its ridge to 1.5 at the ground, `t` from front to back. */
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
      {/* Courses: each laps over the one below and throws a ragged line of shade on it. */}
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
      {/* The carvings of a Toda front: sun, moon, and the horns of a buffalo. */}
      <path d={oval(520, 606, 17)} fill="#e9d9b8" />
      <path d="M664 590A18 18 0 1 0 678 618A14 14 0 1 1 664 590Z" fill="#e9d9b8" />
      <path d="M556 640Q552 596 574 584Q566 612 592 614Q618 612 610 584Q632 596 628 640L614 640Q614 626 592 626Q570 626 570 640Z" fill="#2a1a1a" />
      <path d={box(546, 700, 92, 102)} fill="#3a2618" />
      <path d={box(553, 707, 78, 95)} fill="#150d10" />
      <path d={box(536, 690, 112, 14)} fill="#caa06a" />
    </>
  );
}

const HIDE = { base: '#67595a', lit: '#9a8676', shade: '#44393f', dark: '#2d262b', horn: '#2a2226', pale: '#b7a48e' };

/** A leg through [x, y, width] stations down to its hoof. */
const Leg = ({ stations, tone }: { stations: readonly (readonly [number, number, number])[]; tone: string }) => {
  const [fx, fy, fw] = stations.at(-1)!;
  return (
    <>
      <path d={band(stations)} fill={tone} />
      <path d={polygon([[fx - fw * 0.52, fy - 9], [fx + fw * 0.5, fy - 9], [fx + fw * 0.62, fy + 2], [fx - fw * 0.7, fy + 2]])} fill={HIDE.dark} />
    </>
  );
};

/** The skull and horns of one who looks at us: a long wedge of a face between drooping ears, horns level from the poll, then up and in, a crescent as wide as the animal is deep. */
const FacingHead = () => (
  <>
    <path d={[-1, 1].map((side) => leaf(-172 + side * 24, -146, 40, 9, side < 0 ? Math.PI - 0.35 : 0.35)).join('')} fill={HIDE.shade} />
    <path d={[-1, 1].map((side) => band([[-172 + side * 12, -166, 21], [-172 + side * 44, -161, 19], [-172 + side * 78, -172, 16], [-172 + side * 98, -200, 12], [-172 + side * 96, -230, 7], [-172 + side * 80, -250, 1.5]])).join('')} fill={HIDE.horn} />
    <path d={[-1, 1].map((side) => band([[-172 + side * 20, -171, 4], [-172 + side * 46, -167, 5], [-172 + side * 76, -177, 4], [-172 + side * 93, -202, 3], [-172 + side * 92, -226, 1]])).join('')} fill="#6f625e" />
    <path d={shape([[-196, -160], [-198, -142], [-190, -112], [-193, -92], [-184, -79], [-160, -79], [-151, -92], [-154, -112], [-146, -142], [-148, -160], [-172, -174]])} fill={HIDE.base} />
    <path d={shape([[-172, -172], [-148, -160], [-146, -142], [-154, -112], [-151, -92], [-160, -79], [-168, -84], [-166, -120]])} fill={HIDE.shade} />
    <path d={shape([[-192, -158], [-194, -142], [-187, -116], [-180, -130], [-182, -158]])} fill={HIDE.lit} />
    <path d={shape([[-192, -96], [-184, -79], [-160, -79], [-152, -94], [-172, -102]])} fill={HIDE.dark} />
    <path d={oval(-181, -89, 3.6, 2.6) + oval(-163, -89, 3.6, 2.6)} fill="#120d0f" />
    <path d={oval(-191, -136, 3.4, 4.4) + oval(-153, -136, 3.4, 4.4)} fill="#120d0f" />
    <path d={oval(-192, -138, 1.2) + oval(-154, -138, 1.2)} fill="#f4e6d0" />
    <path d={Array.from({ length: 9 }, (_, i) => leaf(-186 + i * 3.6, -170, 15, 2.2, Math.PI / 2 + (i - 4) * 0.1)).join('')} fill={HIDE.dark} />
  </>
);

/** Head down in the grass, seen from the side; the crescent stands up behind the poll. */
const GrazingHead = () => (
  <>
    <path d={band([[-140, -70, 17], [-168, -84, 15], [-186, -116, 11], [-178, -152, 2]])} fill={HIDE.dark} />
    <path d={shape([[-112, -140], [-140, -112], [-160, -66], [-170, -30], [-168, -6], [-150, -2], [-138, -16], [-126, -50], [-96, -84]])} fill={HIDE.base} />
    <path d={shape([[-140, -30], [-126, -50], [-96, -84], [-104, -96], [-140, -56]])} fill={HIDE.shade} />
    <path d={shape([[-171, -18], [-168, -6], [-150, -2], [-142, -12], [-154, -20]])} fill={HIDE.dark} />
    <path d={leaf(-132, -76, 36, 8, 0.5)} fill={HIDE.shade} />
    <path d={oval(-151, -56, 3.4, 4)} fill="#120d0f" />
    <path d={band([[-140, -76, 19], [-116, -92, 17], [-104, -124, 13], [-114, -156, 8], [-132, -172, 1.5]])} fill={HIDE.horn} />
  </>
);

/** A Toda buffalo facing left: a deep barrel on short strong legs. (x, y) is the ground in the middle of its feet; at size 1 it is 150 high at the withers. */
const Buffalo = ({ id, x, y, size, flip = false, grazes = false }: { id: string; x: number; y: number; size: number; flip?: boolean; grazes?: boolean }) => (
  <g transform={`translate(${x} ${y}) scale(${flip ? -size : size} ${size})`}>
    <path d={oval(34, 0, 176, 13)} fill="#1d3a2a" opacity={0.4} />
    <Leg stations={[[-60, -84, 40], [-58, -54, 27], [-54, -34, 20], [-56, -12, 16], [-56, 0, 18]]} tone={HIDE.shade} />
    <Leg stations={[[70, -92, 54], [70, -62, 34], [80, -42, 21], [72, -14, 16], [70, 0, 18]]} tone={HIDE.shade} />
    <path d={band([[122, -132, 10], [138, -104, 7], [136, -66, 6], [132, -46, 5]]) + leaf(132, -52, 34, 6, Math.PI / 2)} fill={HIDE.dark} />
    {!grazes && <path d={shape([[-76, -152], [-120, -158], [-156, -150], [-164, -112], [-140, -84], [-104, -70], [-70, -90]])} fill={HIDE.shade} />}
    <Piece id={id} outline={shape([[-92, -150], [-56, -153], [0, -144], [56, -148], [94, -154], [120, -138], [128, -112], [120, -80], [96, -58], [50, -46], [0, -38], [-48, -42], [-92, -56], [-118, -84], [-122, -116], [-110, -138]])} fill={HIDE.base}>
      <path d={shape([[-130, -92], [-84, -84], [-30, -78], [30, -80], [84, -88], [140, -90], [140, -36], [-130, -36]])} fill={HIDE.shade} />
      <path d={shape([[-114, -142], [-56, -156], [0, -146], [56, -151], [110, -152], [60, -136], [0, -130], [-50, -136], [-96, -124]])} fill={HIDE.lit} opacity={0.8} />
      <path d={band([[-66, -140, 3], [-78, -112, 6], [-76, -84, 3]]) + band([[62, -140, 3], [54, -112, 6], [58, -84, 3]])} fill={HIDE.shade} opacity={0.6} />
    </Piece>
    <Leg stations={[[-92, -96, 50], [-92, -64, 34], [-88, -38, 24], [-92, -14, 18], [-92, 0, 20]]} tone={HIDE.base} />
    <Leg stations={[[98, -104, 62], [98, -74, 44], [112, -46, 25], [104, -16, 18], [102, 0, 20]]} tone={HIDE.base} />
    <path d={band([[-72, -92, 4], [-76, -64, 8], [-80, -40, 4]]) + band([[74, -96, 4], [80, -70, 9], [98, -50, 4]])} fill={HIDE.shade} opacity={0.7} />
    {!grazes && <path d={band([[-118, -92, 3], [-132, -84, 8], [-146, -92, 3]]) + band([[-108, -76, 3], [-124, -68, 7], [-136, -74, 2]])} fill={HIDE.pale} opacity={0.7} />}
    {grazes ? <GrazingHead /> : <FacingHead />}
    <path d={Array.from({ length: 46 }, (_, i) => leaf(-150 + i * 6.6 + ((i * 7) % 5), 9 + ((i * 3) % 4), 13 + ((i * 5) % 4) * 5, 2.2, -Math.PI / 2 + (((i * 11) % 7) - 3) * 0.14)).join('')} fill="#5a8a38" />
    <path d={Array.from({ length: 30 }, (_, i) => leaf(-146 + i * 10 + ((i * 7) % 6), 11 + ((i * 3) % 3), 10 + ((i * 5) % 4) * 4, 2, -Math.PI / 2 + (((i * 13) % 7) - 3) * 0.16)).join('')} fill="#b4d46c" />
  </g>
);

/** A Toda woman from the front: ringlets, and the white shawl with its red and black bands. (x, y) are her feet. */
const TodaWoman = ({ x, y, height }: { x: number; y: number; height: number }) => (
  <>
    <LongShadow x={x} y={y} to={[x + 150, y + 12]} width={60} colour="#1d3a2a" />
    <Shadow x={x + 4} y={y} width={height * 0.15} height={height * 0.022} />
    <g transform={`translate(${x} ${y}) scale(${height / 300})`}>
      <path d={shape([[-30, -60], [-32, -4, 'corner'], [30, -4, 'corner'], [28, -60]])} fill="#2c3e73" />
      <path d={shape([[-22, -262], [-26, -228], [-20, -206], [20, -206], [26, -228], [22, -262]])} fill="#211816" />
      <path d={box(-9, -252, 18, 22)} fill="#80503a" />
      <Piece id="shawl" outline={shape([[-12, -246], [-34, -234], [-46, -180], [-44, -110], [-40, -38, 'corner'], [0, -32], [40, -38, 'corner'], [43, -110], [44, -180], [33, -234], [12, -246], [0, -236]])} fill="#f8f0de">
        <path d={shape([[14, -250], [10, -140], [16, -30], [60, -30], [60, -250]])} fill="#cdbfb4" />
        {[-150, -122, -94, -66].map((at, i) => (
          <path key={at} d={`M-50 ${at + 2}Q0 ${at + 14} 50 ${at}`} stroke={i % 2 ? '#221c20' : '#b8292c'} strokeWidth={i % 2 ? 5 : 10} fill="none" />
        ))}
        <path d={shape([[-34, -236], [-6, -200], [12, -130], [20, -34], [10, -34], [0, -130], [-18, -196]])} fill="#b8292c" />
        <path d={shape([[-28, -238], [2, -200], [20, -130], [28, -34], [24, -34], [14, -130], [-4, -198]])} fill="#221c20" />
      </Piece>
      {/* One hand holds the shawl together; its fall over the arm ends in the bands again. */}
      <path d={shape([[24, -224], [44, -196], [52, -158], [42, -140], [16, -142], [12, -156], [28, -170]])} fill="#e9dfd0" />
      <path d={shape([[40, -204], [52, -158], [42, -140], [32, -142], [38, -164]])} fill="#cdbfb4" />
      <path d="M17 -158L24 -142M27 -164L35 -141" stroke="#b8292c" strokeWidth={4} />
      <path d={shape([[14, -156], [16, -144], [4, -140], [-8, -142], [-14, -150], [-6, -157], [4, -160]])} fill="#9a6440" />
      <path d="M-9 -148L2 -146M-8 -153L3 -152" stroke="#80503a" strokeWidth={1.8} fill="none" />
      <path d={oval(-14, -2, 11, 5) + oval(14, -2, 11, 5)} fill="#80503a" />
      <Head view="front" y={-270} size={53} skin="#9a6440" hair="bob" trim="#c9b07a" shadeSide={1} />
      {[-22, -17, 17, 22].map((at) => (
        <path key={at} d={[0, 1, 2, 3].map((k) => oval(at + (k % 2) * 2, -236 + k * 9, 4.4, 5)).join('')} fill="#2d211d" />
      ))}
    </g>
  </>
);

export default function CoonoorOotyTeaTrails2() {
  const r = random('wall');
  return (
    <Canvas>
      <Sky id="sky" height={470} stops={[[0, '#6faed0'], [0.6, '#c9e2df'], [1, '#fbf2d2']]} />
      <Cumulus id="cloud" x={300} y={220} width={430} height={92} lit="#ffffff" shade="#c9dce2" opacity={0.9} />
      <Stratus x={1240} y={120} width={460} colour="#ffffff" opacity={0.5} />
      <Ridge id="ridge" anchors={[[-40, 330], [240, 290], [520, 330], [860, 262], [1200, 300], [1640, 240]]} colour="#8fb5bb" mist="#e3ead8" bottom={560} />
      <Wisps id="wisps" x={360} y={372} width={700} colour="#fffdf0" opacity={0.7} />
      <Land crest={[[-60, 430], [200, 380], [460, 360], [760, 420], [1000, 470], [1660, 480]]} fill="#b9d08a" />
      <Land crest={[[420, 560], [760, 470], [1060, 372], [1320, 318], [1660, 330]]} fill="#a9c878" />
      <WoodedSlope id="shola" crest={[[960, 520], [1100, 440], [1260, 400], [1430, 420], [1680, 380]]} tones={faded(SHOLA, '#bcd0bd', 0.12)} mist="#cfdfbf" radius={34} fleck={5} depth={170} groups={3} bottom={640} />
      <Land crest={[[-60, 520], [220, 500], [520, 560], [860, 600], [1200, 560], [1660, 500]]} fill="#97bf5f" />
      <Turf id="turf-far" crest={[[-60, 524], [220, 506], [520, 566], [860, 606], [1200, 566], [1660, 506]]} bottom={720} size={20} dark="#6f9a44" light="#c3da84" count={520} />
      <Buffalo id="far-cow" x={236} y={604} size={0.52} grazes />
      <Buffalo id="far-calf" x={76} y={622} size={0.3} grazes />
      <Land crest={[[-60, 640], [240, 650], [560, 700], [900, 700], [1240, 690], [1660, 620]]} fill="#86b24e" />
      <Turf id="turf" crest={[[-60, 660], [240, 670], [560, 710], [900, 710], [1240, 700], [1660, 630]]} bottom={960} size={30} dark="#5a8a38" light="#b9d86e" count={900} />
      <path d={band([[560, 812, 90], [520, 880, 130], [400, 960, 190], [330, 1040, 250]])} fill="#c79a68" />
      <path d={band([[548, 812, 50], [500, 880, 70], [376, 960, 100], [290, 1040, 140]])} fill="#dcb684" />
      <Hut />
      <Turf id="turf-hut" crest={[[660, 800], [790, 792], [1000, 726]]} bottom={818} size={30} dark="#4f8034" light="#a9cf62" count={260} />
      <Buffalo id="cow" x={1436} y={786} size={1.02} />
      <TodaWoman x={300} y={836} height={236} />
      <Posed id="mother" x={820} y={862} height={240} flip pose={{ ...POSE.bend, lean: 48, nod: -20, nearLeg: [20, -6], farLeg: [6, -12], near: [28, 14], far: [46, 70] }} wears="kurta" dress={DRESS.crimson} skin={SKIN.honey} hair="plait" hasShadow />
      <Posed id="boy" x={710} y={852} height={240} flip age={7} pose={{ ...POSE.squat, nod: 12, near: [52, 80], far: [66, 96] }} wears="shorts" dress={DRESS.marigold} skin={SKIN.honey} hair="bob" hasShadow />
      {/* The stone ring round the hut: two courses without mortar, a gap where the path comes in. */}
      {[0, 1].flatMap((course) => Array.from({ length: 27 }, (_, i) => -1 + ((i + course * 0.5) * 2) / 26).filter((across) => across < -0.8 || across > -0.26).map((across) => {
        const near = Math.sqrt(Math.max(0, 1 - across * across));
        return <Boulder key={`${course}-${across}`} id={`stone-${course}-${across}`} x={760 + across * 850} y={850 + near * 112 - course * (24 + near * 6) + r.between(-3, 3)} width={r.between(76, 104) * (0.8 + near * 0.2)} height={r.between(44, 54) * (0.72 + near * 0.28)} tones={rock(r.pick(['#8f948c', '#9a9a8a', '#848c86']))} />;
      }))}
      <Turf id="turf-near" crest={[[-60, 900], [420, 950], [1000, 950], [1660, 880]]} bottom={1010} size={60} dark="#3f7330" light="#9cc456" count={620} />
      <path d={[[80, 958], [140, 980], [1380, 950], [1450, 976], [1500, 938]].map(([x = 0, y = 0]) => oval(x, y, 7) + oval(x + 14, y - 12, 6) + oval(x - 12, y - 16, 5)).join('')} fill="#f2c14e" />
      <Halo id="sun" x={-20} y={260} rx={620} ry={420} colour="#fff6d2" opacity={0.6} />
    </Canvas>
  );
}
