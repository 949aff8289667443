/**
 * Gulmarg in October: a gondola cabin rises over the brown meadow, a mother and a girl wave from it to a mother and children in the grass.
 * One hauling rope carries six-seat cabins up and, five metres beside it, down; towers are single steel tubes with a cross arm. Far left Nanga Parbat.
 */
import type { ReactNode } from 'react';
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { House } from '../../../scenery/houses.tsx';
import { Land, Ridge, SnowPeaks } from '../../../scenery/ridge.tsx';
import { band, box, heightAt, lens, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Mist, Sky, Stratus } from '../../../scenery/sky.tsx';
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
    <path d={lens(x + height * 0.36, y - 1, height * 0.8, height * 0.022)} fill="#4a3320" opacity={0.45} />
    <path d={band([[x, y, height * 0.075], [x, y - height, height * 0.045]])} fill="#6f7f92" />
    <path d={band([[x - height * 0.02, y, height * 0.026], [x - height * 0.012, y - height, height * 0.016]])} fill="#dfe6ea" />
    <path d={box(x - arm, y - height, arm * 2, height * 0.04)} fill="#4f5f74" />
    {[-1, 1].map((side) => <path key={side} d={box(x + side * arm - arm * 0.34, y - height - height * 0.02, arm * 0.68, height * 0.035) + box(x + side * arm - 2, y - height, 4, height * 0.07)} fill={RIM} />)}
  </>
);

const HILL: Spot[] = [[-60, 812], [180, 806], [420, 830], [700, 806], [1000, 720], [1300, 650], [1660, 560]];

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
      <path d={band([[330, 700, 3], [470, 724, 6], [560, 770, 10], [480, 830, 20]])} fill="#ecd9a4" />
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
      <path d={lens(1180, 800, 330, 26) + lens(1190, 786, 250, 22)} fill="#4a2f22" opacity={0.34} />
      <path d="M980 872Q1300 760 1640 640" stroke="#4a2f22" strokeWidth={6} opacity={0.26} fill="none" />
      {Array.from({ length: 90 }, (_, i) => {
        const x = (i * 61.8 * 1.7) % 1640;
        const y = heightAt(rounded(HILL), x) + 10 + ((i * 47) % 170);
        return <GrassTuft key={i} id={`tuft-${i}`} x={x} y={y} size={12 + ((y - 600) / 400) * 34} dark="#8a6530" light="#ecc878" blades={8} />;
      })}
      <Firs id="near-firs" crest={[[1400, 800], [1500, 770], [1660, 740]]} count={6} size={360} dark="#183c33" lit="#5a8a5c" />

      <Cabin id="cabin" x={1010} y={heightAt(UP, 1010)} size={1.08} colour="#d2392f">
        <Posed id="rider-mother" x={-74} y={300} height={290} view="front" wears="kurta" dress={DRESS.teal} skin={SKIN.wheat} hair="plait" turn={-0.8} isSeated pose={{ near: [20, 10], far: [-20, -6] }} />
        <Posed id="rider-girl" x={6} y={296} height={290} view="front" age={7} wears="pheran" dress={DRESS.marigold} skin={SKIN.wheat} hair="plaits" cap="#2c3e73" turn={-0.8} isSeated pose={{ near: [158, 196], far: [-14, 0] }} />
      </Cabin>

      <path d={lens(470, 908, 190, 14)} fill="#4a2f22" opacity={0.42} />
      <Posed id="watcher" x={420} y={906} height={276} wears="sari" dress={DRESS.magenta} skin={SKIN.honey} hair="bun" pose={{ ...POSE.heels, lean: 4, nod: -18, near: [104, 222], far: [30, 60] }} />
      {[366, 402, 446, 488].map((x, i) => <GrassTuft key={x} id={`watcher-${x}`} x={x} y={914 + (i % 2) * 6} size={[26, 20, 24, 22][i] ?? 24} dark="#7a5228" light="#e0b060" blades={8} />)}
      <path d={lens(712, 914, 130, 11)} fill="#4a2f22" opacity={0.45} />
      <Posed id="jumper" x={676} y={912} height={268} age={8} wears="shorts" dress={{ ...DRESS.cream, second: '#2c3e73' }} skin={SKIN.honey} hair="crop" pose={{ lean: -8, nod: -14, near: [148, 168], far: [118, 140], nearLeg: [14, -4], farLeg: [-16, -20] }} />
      <path d={lens(960, 922, 120, 11)} fill="#4a2f22" opacity={0.4} />
      <Posed id="runner" x={930} y={922} height={260} flip age={5} wears="pheran" dress={DRESS.teal} skin={SKIN.honey} hair="bob" cap="#f2a51b" pose={{ ...POSE.walk, near: [120, 140], far: [104, 120] }} />
      <path d={lens(238, 894, 120, 12)} fill="#4a2f22" opacity={0.4} />
      <Posed id="waver" x={214} y={894} height={250} view="back" age={9} wears="pheran" dress={DRESS.crimson} skin={SKIN.wheat} hair="plaits" cap="#1f7f86" turn={1} pose={{ near: [142, 156], far: [-20, -4], nearLeg: [6, 0], farLeg: [-6, 0] }} />
      {Array.from({ length: 44 }, (_, i) => <GrassTuft key={i} id={`near-${i}`} x={(i * 37.7) % 1620} y={1004 - ((i * 23) % 34)} size={54 + ((i * 31) % 46)} dark="#6b4726" light="#e0b060" blades={11} />)}
    </Canvas>
  );
}
