/**
 * Gulmarg in October: a gondola cabin rises over the brown meadow, a mother and a girl look down from it to a family on the bridle path who wave.
 * One hauling rope carries six-seat cabins up and, five metres beside it, down; towers are single steel tubes with a cross arm. Far left Nanga Parbat.
 */
import type { ReactNode } from 'react';
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { At, Canvas, Gradient, Shadow } from '../../../scenery/canvas.tsx';
import { GroundMarks, Turf } from '../../../scenery/ground.tsx';
import { House } from '../../../scenery/houses.tsx';
import { Land, Ridge, SnowPeaks } from '../../../scenery/ridge.tsx';
import { band, box, heightAt, lens, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Mist, Sky, Stratus } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { Conifer } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.58, 0.5];

const UP = rounded([[196, 664], [322, 560], [560, 432], [960, 214], [1680, -50]] as Spot[]);
const DOWN = rounded([[150, 660], [262, 556], [478, 424], [800, 196], [1330, -80]] as Spot[]);
const RIM = '#20293a';

/** A cabin hanging at (0, 0) on its rope: hanger, roof, front in the sun, side in shade. `children` are seen through the front window. */
function Cabin({ id, x, y, size, colour, children }: { id: string; x: number; y: number; size: number; colour: string; children?: ReactNode }) {
  const dark = mix(colour, '#3a1030', 0.42);
  return (
    <At x={x} y={y} scale={size}>
      <path d={box(-34, -10, 68, 15)} fill={RIM} />
      <path d={band([[0, 0, 13], [20, 34, 11], [22, 84, 10], [4, 112, 13]])} fill={RIM} />
      <path d={shape([[-128, 122, 'corner'], [-120, 106], [90, 104], [132, 112], [146, 124, 'corner']])} fill={mix(colour, '#ffe6c0', 0.3)} />
      <path d={shape([[-130, 122, 'corner'], [-152, 240], [-134, 352], [-108, 376, 'corner'], [64, 380, 'corner'], [72, 250], [64, 122, 'corner']])} fill={colour} />
      <path d={shape([[64, 122, 'corner'], [72, 250], [64, 380, 'corner'], [128, 366, 'corner'], [156, 330], [164, 230], [148, 122, 'corner']])} fill={dark} />
      <clipPath id={`${id}-pane`}>
        <path d={shape([[-114, 142, 'corner'], [-130, 240], [-128, 272, 'corner'], [50, 276, 'corner'], [54, 220], [48, 142, 'corner']])} />
      </clipPath>
      <g clipPath={`url(#${id}-pane)`}>
        <path d={box(-160, 130, 230, 160)} fill="#4f7f9c" />
        <path d={box(-160, 236, 230, 60)} fill="#28455c" />
        {children}
        <path d={polygon([[-126, 130], [-86, 130], [-136, 290], [-176, 290]]) + polygon([[-70, 130], [-58, 130], [-108, 290], [-120, 290]])} fill="#ffffff" opacity={0.32} />
      </g>
      <path d={shape([[82, 142, 'corner'], [90, 240], [86, 274, 'corner'], [144, 266, 'corner'], [150, 220], [138, 142, 'corner']])} fill="#2f5a76" />
      <path d={polygon([[98, 142], [116, 142], [106, 272], [92, 272]])} fill="#9fc4d6" opacity={0.5} />
      <path d={shape([[-150, 296, 'corner'], [-40, 306], [70, 304, 'corner'], [70, 322, 'corner'], [-40, 324], [-146, 314, 'corner']])} fill="#fff1d8" />
      <path d={shape([[71, 304, 'corner'], [120, 300], [161, 290, 'corner'], [159, 306, 'corner'], [120, 316], [70, 322, 'corner']])} fill="#c9a8a0" />
      <path d="M-40 128V376" stroke={dark} strokeWidth={4} />
      <path d={band([[94, 376, 7], [100, 250, 7], [104, 206, 4]]) + band([[116, 372, 7], [122, 250, 7], [125, 204, 4]])} fill="#f2b02b" />
      <path d={box(88, 330, 44, 8)} fill={RIM} />
    </At>
  );
}

/** A tower: one steel tube, a cross arm with a row of wheels at either end. (x, y) is its foot. */
const Tower = ({ x, y, height, arm }: { x: number; y: number; height: number; arm: number }) => (
  <>
    <path d={band([[x, y, height * 0.05], [x + height * 0.26, y + height * 0.05, height * 0.03], [x + height * 0.5, y + height * 0.07, 1]])} fill="#4a3320" opacity={0.3} />
    <path d={band([[x, y, height * 0.075], [x, y - height, height * 0.045]])} fill="#6f7f92" />
    <path d={band([[x - height * 0.02, y, height * 0.026], [x - height * 0.012, y - height, height * 0.016]])} fill="#dfe6ea" />
    <path d={box(x - arm, y - height, arm * 2, height * 0.04)} fill="#4f5f74" />
    {[-1, 1].map((side) => <path key={side} d={box(x + side * arm - arm * 0.34, y - height - height * 0.02, arm * 0.68, height * 0.035) + box(x + side * arm - 2, y - height, 4, height * 0.07)} fill={RIM} />)}
  </>
);

const HILL: Spot[] = [[-60, 812], [180, 806], [420, 830], [700, 806], [1000, 720], [1300, 650], [1660, 560]];

const GRANITE = rock('#8d8078', '#ffe9c4', '#2f2438');
/** Stones that lie in the slope: foot and width. */
const STONES: readonly (readonly [number, number, number])[] = [[1070, 770, 44], [1120, 784, 78], [1172, 778, 36], [1392, 822, 60], [1440, 842, 118], [1506, 838, 52], [108, 918, 96], [176, 924, 44], [330, 866, 34], [1196, 936, 84], [1260, 944, 40]];

/** A stand of firs along a crest, unequal and in clumps. */
function Firs({ id, crest, count, size, dark, lit }: { id: string; crest: readonly Spot[]; count: number; size: number; dark: string; lit: string }) {
  const r = random(id);
  const [from, to] = [crest[0]?.[0] ?? 0, crest[crest.length - 1]?.[0] ?? 1600];
  const firs = Array.from({ length: count }, () => {
    const t = r.next();
    const x = from + (to - from) * (t + 0.05 * Math.sin(t * 31));
    return { x, y: heightAt(crest, x) + r.between(0, size * 0.35), height: size * r.between(0.55, 1.15) };
  }).toSorted((a, b) => a.y - b.y);
  return firs.map(({ x, y, height }, i) => <Conifer key={i} id={`${id}-${i}`} x={x} y={y} height={height} slim={0.36} dark={dark} lit={lit} />);
}

/** The near slope: folds that catch or lose the sun, the bridle path with its worn edges, stones, tussocks, and the shadow of the cabin. */
const Slope = () => {
  const line = rounded(HILL);
  const r = random('slope');
  const tussocks = Array.from({ length: 130 }, () => {
    const x = r.between(-20, 1640);
    return { x, y: heightAt(line, x) + 14 + r.next() ** 0.8 * 250 };
  }).toSorted((a, b) => a.y - b.y);
  return (
    <>
      <path d={polygon(rounded([[700, 846], [900, 784], [1160, 716], [1420, 652], [1660, 590], [1660, 640], [1440, 690], [1180, 760], [960, 806], [700, 846]]))} fill="#dcb566" opacity={0.6} />
      <Gradient id="fold" from={[0, 740]} to={[0, 1000]} stops={[[0, '#8f6130'], [0.5, '#7c5430', 0.6], [1, '#7c5430', 0]]} />
      <Land crest={[[760, 908], [960, 840], [1180, 800], [1420, 742], [1660, 716]]} fill="url(#fold)" />
      <Land crest={[[-60, 880], [120, 868], [330, 900], [560, 962], [640, 1030]]} fill="url(#fold)" />
      <path d={band([[596, 810, 12], [556, 824, 15], [500, 848, 24], [470, 880, 40], [570, 944, 84], [760, 1010, 130], [900, 1080, 190]])} fill="#8a6232" />
      <path d={band([[596, 809, 10], [557, 823, 11], [504, 848, 18], [478, 879, 32], [578, 940, 70], [774, 1006, 112], [920, 1080, 170]])} fill="#e6cc92" />
      <path d={band([[500, 862, 1], [492, 884, 7], [572, 932, 9], [680, 970, 1]]) + band([[600, 950, 1], [700, 984, 9], [820, 1030, 6]])} fill="#c9a868" />
      <GroundMarks id="earth" x={560} y={770} width={1060} height={210} count={70} colour="#6d4526" opacity={0.34} />
      <GroundMarks id="straw" x={0} y={836} width={1640} height={150} count={60} colour="#f0cf86" opacity={0.4} />
      <Shadow x={1236} y={812} width={170} height={17} colour="#3a2420" opacity={0.42} />
      {tussocks.map(({ x, y }, i) => <GrassTuft key={i} id={`tuft-${i}`} x={x} y={y} size={12 + ((y - 600) / 400) * 30} dark="#80592a" light="#ecc878" blades={8} />)}
      {STONES.map(([x, y, width]) => (
        <g key={x}>
          <path d={lens(x + width * 0.26, y, width * 1.3, width * 0.12)} fill="#3a2420" opacity={0.4} />
          <Boulder id={`stone-${x}`} x={x} y={y} width={width} height={width * 0.46} tones={GRANITE} />
        </g>
      ))}
    </>
  );
};

/** A family that has seen its own people go by: the mother shades her eyes, the little one before her points, one girl waves, the boy has run ahead. */
const Watchers = () => (
  <>
    <path d={lens(760, 930, 330, 18) + lens(930, 914, 150, 11)} fill="#3a2420" opacity={0.45} />
    <Posed id="waver" x={622} y={922} height={310} age={9} wears="pheran" dress={DRESS.crimson} skin={SKIN.honey} hair="plaits" cap="#1f7f86" pose={{ nod: -16, near: [-10, 8], far: [140, 160], nearLeg: [10, 2], farLeg: [-10, -8] }} />
    <Posed id="mother" x={700} y={926} height={310} wears="sari" dress={DRESS.magenta} skin={SKIN.honey} hair="bun" pose={{ ...POSE.shadeEyes, lean: -3, nod: -16, near: [24, 40], far: [104, 224] }} />
    <Posed id="pointer" x={764} y={932} height={310} age={5} wears="pheran" dress={DRESS.teal} skin={SKIN.honey} hair="bob" cap="#f2a51b" pose={{ lean: -4, nod: -18, near: [128, 136], far: [-12, 4], nearLeg: [5, 0], farLeg: [-6, -2] }} />
    <Posed id="runner" x={892} y={914} height={300} age={8} wears="shorts" dress={{ ...DRESS.cream, second: '#2c3e73' }} skin={SKIN.honey} hair="crop" pose={{ lean: 6, nod: -18, near: [146, 164], far: [60, 110], nearLeg: [34, -6], farLeg: [-22, -52] }} />
    {[588, 640, 676, 726, 792, 870, 922].map((x, i) => <GrassTuft key={x} id={`foot-${x}`} x={x} y={930 + (i % 3) * 5 - (x > 840 ? 14 : 0)} size={[26, 20, 24, 22, 28, 24, 20][i] ?? 24} dark="#7a5228" light="#e0b060" blades={8} />)}
  </>
);

export default function KashmirLakesTour4() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#2f84c6'], [0.6, '#9fd0e6'], [1, '#f3f1df']]} />
      <Stratus x={360} y={120} width={480} colour="#ffffff" opacity={0.6} />
      <Stratus x={620} y={180} width={300} height={8} colour="#ffffff" opacity={0.5} />
      <SnowPeaks id="nanga" base={520} rock="#a9bcd6" shade="#8ea6cb" snow="#ffffff" mist="#e3ecea" peaks={[{ x: 96, y: 372, left: 220, right: 200, snow: 0.7 }, { x: 470, y: 392, left: 220, right: 240, snow: 0.62 }, { x: 270, y: 300, left: 280, right: 300, snow: 0.78, drift: 50 }]} />
      <Ridge id="pir-panjal" anchors={[[-40, 500], [160, 478], [360, 500], [560, 470], [760, 500], [1000, 470]]} colour="#7f9fb8" mist="#dbe6e2" bottom={720} />
      <SnowPeaks id="apharwat" base={700} rock="#77809a" shade="#5c6a92" snow="#fffdf6" mist="#cfd8d2" peaks={[{ x: 900, y: 400, left: 380, right: 300, snow: 0.34 }, { x: 1560, y: 190, left: 520, right: 320, snow: 0.52 }, { x: 1240, y: 268, left: 460, right: 420, snow: 0.46, drift: -30 }]} />
      <Mist id="haze" y={590} height={150} colour="#eef0e2" opacity={0.6} />
      <Land crest={[[-60, 610], [240, 596], [520, 612], [760, 590], [1100, 540], [1660, 440]]} fill="#3f6f5a" />
      <Firs id="far-firs" crest={[[-60, 604], [240, 596], [520, 612], [760, 590], [1100, 540], [1660, 440]]} count={90} size={66} dark="#33604f" lit="#7fa67c" />
      <Gradient id="meadow" from={[0, 600]} to={[0, 860]} stops={[[0, '#d9bb6a'], [1, '#b98f42']]} />
      <Land crest={[[-60, 676], [200, 660], [420, 672], [640, 640], [900, 612], [1240, 540], [1660, 470]]} fill="url(#meadow)" />
      {[[236, 684, 76, '#2f7f6a'], [150, 676, 60, '#b5483a'], [330, 694, 52, '#4f6f9c']].map(([x, y, w, roof]) => <House key={x} x={Number(x)} y={Number(y)} width={Number(w)} height={Number(w) * 0.6} wall="#e9d9b8" roof={String(roof)} windows={2} />)}
      <path d={band([[330, 700, 4], [450, 714, 8], [600, 742, 11], [650, 776, 14], [586, 812, 20]])} fill="#a97f3c" />
      <path d={band([[330, 699, 3], [450, 713, 6], [600, 741, 8], [648, 775, 11], [584, 812, 16]])} fill="#ecd9a4" />
      <Firs id="mid-firs" crest={[[980, 690], [1160, 630], [1340, 590], [1660, 500]]} count={34} size={170} dark="#24503f" lit="#6f9a68" />
      <Tower x={520} y={690} height={262} arm={42} />
      <Tower x={292} y={682} height={126} arm={32} />
      <path d={polygon(DOWN, false)} stroke={RIM} strokeWidth={3.4} fill="none" />
      <path d={polygon(UP, false)} stroke={RIM} strokeWidth={5} fill="none" />
      <Cabin id="cabin-far" x={352} y={heightAt(DOWN, 352)} size={0.16} colour="#f2a51b" />
      <Cabin id="cabin-mid" x={668} y={heightAt(DOWN, 668)} size={0.3} colour="#2f7f9c" />
      <Cabin id="cabin-up" x={440} y={heightAt(UP, 440)} size={0.2} colour="#d9432f" />

      <Gradient id="hill" from={[0, 640]} to={[0, 1000]} stops={[[0, '#c99d4c'], [0.5, '#b0803a'], [1, '#8a5f30']]} />
      <Land crest={HILL} fill="url(#hill)" />
      <Slope />
      <Firs id="near-firs" crest={[[1400, 800], [1500, 770], [1660, 740]]} count={6} size={360} dark="#183c33" lit="#5a8a5c" />

      <Cabin id="cabin" x={1010} y={heightAt(UP, 1010)} size={1.08} colour="#d2392f">
        <Posed id="rider-mother" x={10} y={322} height={300} flip wears="kurta" dress={DRESS.teal} skin={SKIN.wheat} hair="plait" isSeated pose={{ lean: 6, nod: 14, near: [20, 60], far: [30, 70] }} />
        <Posed id="rider-girl" x={-56} y={306} height={300} flip age={7} wears="pheran" dress={DRESS.marigold} skin={SKIN.wheat} hair="plaits" cap="#2c3e73" isSeated pose={{ lean: 10, nod: 14, near: [30, 80], far: [140, 172] }} />
      </Cabin>

      <Watchers />
      <Turf id="near-grass" crest={[[-60, 944], [300, 962], [640, 1000], [940, 990], [1200, 956], [1660, 916]]} bottom={1016} size={56} dark="#6b4726" light="#e0b060" count={420} />
    </Canvas>
  );
}
