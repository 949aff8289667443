/**
 * Wenlock Downs in the last light: two children race downhill with a kite while their mother and the little one watch; ponies graze.
 * Between round folds of grass, sholas grow only in the wet hollows, some crowns copper with young leaves. A rhododendron is in flower.
 */
import type { ReactNode } from 'react';
import { mix } from '../../../kit/colour.ts';
import { polygon, smooth } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { handsOf } from '../../../people/pose.ts';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves } from '../../../scenery/foliage.tsx';
import { GroundMarks, LongShadow, Turf } from '../../../scenery/ground.tsx';
import { Kite } from '../../../scenery/props.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { band, heightAt, leaf, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Mist, Sky, Stratus } from '../../../scenery/sky.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { TallGrass } from '../../../scenery/undergrowth.tsx';
import { WindRows } from './downs.tsx';
import { FarDowns, MiddleDowns, RedPath } from './folds.tsx';

export const focus: [number, number] = [0.46, 0.6];

const NEAR_SHADE = '#24492f';
const SLOPE: readonly Spot[] = [[-80, 590], [160, 606], [420, 656], [760, 746], [1080, 822], [1360, 868], [1700, 896]];
const CREST = rounded(SLOPE);
const on = (x: number, drop = 0): number => heightAt(CREST, x) + drop;

/** A kite's tail: bows on a string, blown downwind. */
const Tail = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={`M${x} ${y}q-14 54 -52 66q-34 12 -30 52q4 30 -24 48`} stroke="#fff6e0" strokeWidth={2.6} fill="none" />
    {[[-12, 40, 0.6], [-50, 66, 0.1], [-81, 108, 1.3], [-98, 152, 0.8]].map(([dx = 0, dy = 0, turn = 0], i) => (
      <path key={dy} d={leaf(x + dx, y + dy, 20, 8, turn) + leaf(x + dx, y + dy, 20, 8, turn + Math.PI)} fill={i % 2 ? '#1f7f86' : '#f2a51b'} />
    ))}
  </>
);

/** A point on the shawl: `u` from its left end, `v` from its far edge, both 0 to 1. The shawl slopes down to the right with the ground. */
const onShawl = (u: number, v: number): Spot => {
  const [far, near] = [[1046 + u * 372, 868 + u * 34 - Math.sin(u * 7) * 3], [1000 + u * 478, 950 + u * 36 + Math.sin(u * 9) * 4]] as const;
  return [far[0] + (near[0] - far[0]) * v, far[1] + (near[1] - far[1]) * v];
};
const ACROSS = Array.from({ length: 25 }, (_, i) => i / 24);
const cloth = (u0: number, u1: number, v0 = 0, v1 = 1) => polygon([...ACROSS.map((t) => onShawl(u0 + (u1 - u0) * t, v0)), ...ACROSS.map((t) => onShawl(u1 + (u0 - u1) * t, v1))]);

/** A Toda woman's white shawl with red and black bands at both ends, creased where it lies on the tussocks. */
const Shawl = () => (
  <>
    <path d={cloth(-0.01, 1.05, 0.1, 1.13)} fill={NEAR_SHADE} opacity={0.5} />
    <path d={cloth(0, 1)} fill="#fbf0d8" />
    {[0.05, 0.13, 0.83, 0.91].map((u) => <path key={u} d={cloth(u, u + 0.045)} fill="#b8292c" />)}
    {[0.022, 0.105, 0.186, 0.806, 0.886, 0.966].map((u) => <path key={u} d={cloth(u, u + 0.013)} fill="#2a2028" />)}
    <path d={cloth(0, 1, 0.95, 1)} fill="#8a6a78" opacity={0.35} />
    {[[0.3, 0.2, 0.5], [0.62, 0.5, 1], [0.24, 0.7, 1], [0.75, 0.05, 0.5]].map(([u = 0, v = 0, w = 0]) => (
      <path key={u} d={smooth([onShawl(u, v), onShawl(u + 0.05, (v + w) / 2), onShawl(u + 0.03, w), onShawl(u - 0.005, (v + w) / 2)].map(([x, y]) => ({ x, y })))} fill="#9a7a88" opacity={0.28} />
    ))}
  </>
);

/** Lunch: a three-tier brass carrier and an orange; sandals beside the shawl. */
const Lunch = () => (
  <>
    <path d={lens(1426, 956, 110, 8) + lens(1356, 972, 50, 5)} fill="#5a3a4a" opacity={0.4} />
    {[0, 1, 2].map((tier) => (
      <g key={tier}>
        <path d={`M1366 ${950 - tier * 19}v-15a23 7 0 0 1 46 0v15a23 7 0 0 1 -46 0Z`} fill="#c98f3a" />
        <path d={`M1366 ${950 - tier * 19}v-15q10 5 18 6v16q-12 -2 -18 -7Z`} fill="#ffe2a0" />
        <path d={`M1402 ${957 - tier * 19}v-16q8 -2 10 -6v15q-3 5 -10 7Z`} fill="#7f5028" />
      </g>
    ))}
    <path d={oval(1389, 897, 23, 7)} fill="#ecc36c" />
    <path d="M1368 896V880Q1389 862 1410 880V896" stroke="#8a5a2c" strokeWidth={4.5} fill="none" />
    <path d={oval(1340, 965, 11)} fill="#e8862a" />
    <path d={oval(1336, 961, 5)} fill="#ffc46a" />
    <path d={lens(958, 958, 44, 8) + lens(972, 972, 44, 8)} fill="#5a2f2c" />
    <path d={lens(956, 955, 38, 6) + lens(970, 969, 38, 6)} fill="#c2683c" />
  </>
);

/** Tussocks of grass, bright on the sunny side and dark on the other. */
function Tussocks({ id, from, bottom, count }: { id: string; from: number; bottom: number; count: number }) {
  const r = random(id);
  const spots = Array.from({ length: count }, () => {
    const x = r.between(-40, 1640);
    const t = r.next() ** 0.8;
    const y = on(x) + from + t * (bottom - from - on(x));
    return { x, y, w: (26 + 90 * t) * r.between(0.7, 1.3) };
  });
  return (
    <>
      <path d={spots.map(({ x, y, w }) => lens(x + w * 0.45, y + w * 0.07, w * 1.2, w * 0.13)).join('')} fill={NEAR_SHADE} opacity={0.15} />
      <path d={spots.map(({ x, y, w }) => lens(x - w * 0.1, y, w, w * 0.12)).join('')} fill="#e6d878" opacity={0.34} />
    </>
  );
}

/** The rhododendron of the downs: small, leaning and dark, with heads of red flowers. */
function Rhododendron({ x, y, height }: { x: number; y: number; height: number }) {
  const r = random('rhododendron');
  const heads = Array.from({ length: 70 }, () => {
    const [angle, far] = [r.between(0, Math.PI * 2), Math.sqrt(r.next())];
    return [x + Math.cos(angle) * far * height * 0.4, y - height * 0.72 + Math.sin(angle) * far * height * 0.17, r.between(1.8, 4)] as const;
  });
  return (
    <>
      <path d={band([[x, y + 3, 16], [x + 150, y + 44, 26], [x + 260, y + 72, 90], [x + 430, y + 118, 40], [x + 500, y + 138, 2]])} fill={NEAR_SHADE} opacity={0.34} />
      <g transform={`translate(${x} ${y}) skewX(11) translate(${-x} ${-y})`}>
        <Tree id="rhododendron" x={x} y={y} height={height} form="spread" trunk="#7a5242" tones={leaves('#22463a', '#6d8a4c', '#ffdf90')} fleck={9} />
        <path d={heads.map(([hx, hy, size]) => oval(hx, hy, size) + oval(hx + size, hy + 2, size * 0.7) + oval(hx - size * 0.7, hy + 3, size * 0.7)).join('')} fill="#b3262e" />
        <path d={heads.map(([hx, hy, size]) => oval(hx - size * 0.3, hy - size * 0.3, size * 0.5)).join('')} fill="#f0645a" />
      </g>
    </>
  );
}

/** A runner and, as the shadow down the slope, the same figure mirrored, skewed and darkened. `foot` is the y of the ground. */
function OnSlope({ id, foot, children }: { id: string; foot: number; children: ReactNode }) {
  const [away, down] = [1.05, 0.4];
  return (
    <>
      <filter id={`${id}-shade`} x="-10%" y="-10%" width="120%" height="120%" colorInterpolationFilters="sRGB">
        <feColorMatrix values="0 0 0 0 0.14  0 0 0 0 0.28  0 0 0 0 0.18  0 0 0 0.46 0" />
        <feGaussianBlur stdDeviation={1.4} />
      </filter>
      <g filter={`url(#${id}-shade)`}>
        <use href={`#${id}-figure`} transform={`matrix(1 0 ${-away} ${-down} ${away * foot} ${(1 + down) * foot})`} />
      </g>
      <g id={`${id}-figure`}>{children}</g>
    </>
  );
}

export default function CoonoorOotyTeaTrails3() {
  // Both runners push off from the rear foot, with the other knee up.
  const runner = { x: 742, y: on(690, 20), height: 320, age: 10, pose: { lean: 15, nod: -4, nearLeg: [70, -34], farLeg: [-22, -36], near: [-46, 30], far: [-128, -142] } } as const;
  const brother = { x: 520, y: on(482, 20), height: 310, age: 7, pose: { lean: 16, nod: -20, nearLeg: [-22, -40], farLeg: [72, -26], near: [48, 124], far: [-56, 20] } } as const;
  const hand = handsOf(runner).far;
  return (
    <Canvas>
      <Sky id="sky" height={430} stops={[[0, '#5f9fc4'], [0.5, '#a9cfd2'], [0.85, '#f3dfb2'], [1, '#fbe7bc']]} />
      <Halo id="sun" x={-40} y={300} rx={900} ry={460} colour="#ffe2a0" opacity={0.9} />
      <Cumulus id="cloud-1" x={1130} y={236} width={520} height={120} lit="#fff6e2" shade="#c9c3cf" opacity={0.9} />
      <Stratus x={700} y={120} width={460} colour="#fff4dc" opacity={0.6} />
      <Stratus x={1440} y={130} width={360} height={8} colour="#fff4dc" opacity={0.5} />
      <Flock id="birds" x={860} y={270} width={200} height={40} count={5} size={12} colour="#6f8fa6" />
      <Ridge id="range-1" anchors={[[-40, 366], [200, 330], [430, 362], [700, 318], [960, 346], [1200, 300], [1420, 330], [1640, 296]]} colour="#93b3c6" mist="#efdcb4" bottom={560} />
      <Ridge id="range-2" anchors={[[-40, 400], [260, 384], [560, 392], [860, 366], [1080, 384], [1330, 356], [1640, 372]]} colour="#7499a6" mist="#e6d6a8" fade={0.7} bottom={600} />
      <Mist id="mist" y={412} height={80} colour="#f6e2b4" opacity={0.6} />
      <FarDowns />
      <MiddleDowns />
      <Gradient id="slope" from={[-60, 560]} to={[1240, 1060]} stops={[[0, '#e2d674'], [0.35, '#b9be55'], [0.7, '#88a045'], [1, '#587f3c']]} />
      <path d={polygon([...CREST, [1700, 1020], [-80, 1020]])} fill="url(#slope)" />
      <Rhododendron x={92} y={on(92, 22)} height={236} />
      <Tussocks id="tussocks" from={20} bottom={1010} count={170} />
      <WindRows id="wind" crest={SLOPE} count={64} depth={300} colour="#f2e490" opacity={0.4} />
      <Turf id="turf-far" crest={SLOPE} bottom={900} size={26} dark="#7d9440" light="#efe394" count={1100} />

      <Turf id="turf-near" crest={[[-80, 760], [400, 780], [900, 900], [1700, 960]]} bottom={1010} size={46} dark="#6f8a3a" light="#e6da80" count={520} />
      <RedPath line={[[1030, 790, 28], [1000, 814, 34], [950, 846, 52], [880, 884, 80], [820, 944, 130], [790, 1040, 210]]} />
      <GroundMarks id="ruts" x={800} y={850} width={70} height={150} count={26} colour="#8f4c36" opacity={0.5} size={0.7} />

      <Kite x={404} y={176} size={150} colour="#d2432f" tilt={24} hand={hand} />
      <Tail x={376} y={246} />
      <OnSlope id="brother" foot={brother.y}>
        <Posed id="brother-runs" {...brother} wears="shorts" hasStripes={false} dress={DRESS.indigo} skin={SKIN.honey} hair="crop" />
      </OnSlope>
      <OnSlope id="runner" foot={runner.y}>
        <Posed id="runner-runs" grips {...runner} wears="frock" dress={DRESS.crimson} skin={SKIN.honey} hair="plait" wind={0.8} />
      </OnSlope>
      <Turf id="turf-feet" crest={[[440, on(440, 16)], [620, on(620, 16)], [860, on(860, 16)]]} bottom={on(860, 40)} size={26} dark="#7d9440" light="#efe394" count={200} />

      <Shawl />
      <LongShadow x={1250} y={944} to={[1440, 984]} width={130} colour="#4a2f48" opacity={0.4} />
      <path d={lens(1216, 944, 210, 12)} fill="#4a2f48" opacity={0.45} />
      <Posed id="mother" x={1262} y={930} height={350} isSeated flip pose={{ ...POSE.sit, lean: -12, nod: -14, nearLeg: [106, 60], farLeg: [114, 44], near: [-36, -16], far: [98, 226] }} wears="kurta" dress={DRESS.marigold} skin={SKIN.honey} hair="bun" />
      <path d={lens(1120, 952, 110, 9)} fill="#4a2f48" opacity={0.45} />
      <Posed id="little" x={1136} y={940} height={350} isSeated flip age={3} pose={{ ...POSE.sit, lean: -4, nod: -16, nearLeg: [88, 80], farLeg: [96, 70], near: [128, 140], far: [40, 70] }} wears="frock" dress={DRESS.magenta} skin={SKIN.honey} hair="plaits" />
      <Lunch />
      <TallGrass id="tall-left" x={-40} y={1020} width={720} height={150} dark="#6a7d36" mid="#a8a548" light="#f0dc92" wind={-0.42} density={0.9} />
      <TallGrass id="tall-right" x={860} y={1030} width={800} height={64} dark="#48693a" mid="#7d9344" light="#dccb7c" wind={-0.42} density={0.9} />
      <TallGrass id="tall-edge" x={1480} y={1020} width={180} height={150} dark="#48693a" mid="#8a9646" light="#e6d488" wind={-0.36} />
      <Halo id="glow" x={-40} y={520} rx={900} ry={520} colour={mix('#ffd890', '#fff3c4', 0.3)} opacity={0.3} />
    </Canvas>
  );
}
