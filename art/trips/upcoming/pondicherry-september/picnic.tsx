/** Tiffin on a mat: the mother hands over a box, and her small daughter reaches for it. */
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { At } from '../../../scenery/canvas.tsx';
import { band, box, lens, oval, type Spot } from '../../../scenery/shapes.ts';

/** A tiffin carrier's stacked steel boxes; (x, y) is the bottom of the stack. Without `hasHandle`, the top box is open, with rice in it. */
const Boxes = ({ x, y, width, count, hasHandle = false, isHeld = false }: { x: number; y: number; width: number; count: number; hasHandle?: boolean; isHeld?: boolean }) => (
  <At x={x} y={y} scale={width / 46}>
    {!isHeld && <path d={lens(16, 0, 84, 9)} fill="#2a1226" opacity={0.5} />}
    {hasHandle && <path d={`M-25 -6V${-19 * count - 8}Q0 ${-19 * count - 30} 25 ${-19 * count - 8}V-6`} stroke="#8f8a98" strokeWidth={3.6} fill="none" />}
    {Array.from({ length: count }, (_, tier) => (
      <g key={tier}>
        <path d={`M-23 ${-19 * tier - 18}V${-19 * tier - 2}Q0 ${-19 * tier + 6} 23 ${-19 * tier - 2}V${-19 * tier - 18}Z`} fill="#a8a2b0" />
        <path d={`M-23 ${-19 * tier - 18}V${-19 * tier - 2}Q-16 ${-19 * tier + 2} -9 ${-19 * tier + 3}V${-19 * tier - 18}Z`} fill="#f6f2ee" />
        <path d={box(14, -19 * tier - 18, 9, 17)} fill="#7c7688" />
        <path d={oval(0, -19 * tier - 18, 23, 5.4)} fill="#e6e0de" />
      </g>
    ))}
    <path d={oval(0, -19 * (count - 1) - 18, 19, 4)} fill={hasHandle ? '#b9b4c0' : '#8a5a2e'} />
    {!hasHandle && <path d={oval(-1, -19 * (count - 1) - 19, 16, 4)} fill="#f2c24a" />}
  </At>
);

/** The corners of the mat, clockwise from the far left one. */
const MAT = [[872, 884], [1236, 872], [1306, 944], [828, 960]] as const satisfies readonly Spot[];
/** A point on the mat: `across` from its left edge (0) to its right (1), `near` from its far edge (0) to its near one (1). */
const onMat = (across: number, near: number): Spot => {
  const mid = (a: Spot, b: Spot, t: number): Spot => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
  return mid(mid(MAT[0], MAT[1], across), mid(MAT[3], MAT[2], across), near);
};
const strip = (from: number, to: number, top = 0, bottom = 1) => polygon([onMat(from, top), onMat(to, top), onMat(to, bottom), onMat(from, bottom)]);
/** Where the stripes start and end across the mat: groups of three with gaps between them. */
const STRIPES = [[0.03, 0.06], [0.075, 0.13], [0.145, 0.175], [0.34, 0.365], [0.38, 0.43], [0.445, 0.47], [0.62, 0.645], [0.66, 0.71], [0.725, 0.75], [0.83, 0.86], [0.875, 0.93], [0.945, 0.975]] as const;

export const Picnic = () => (
  <>
    <path d={polygon(MAT.map(([x, y]): Spot => [x + 8, y + 9]))} fill="#1a2420" opacity={0.55} />
    <path d={STRIPES.map(([from]) => { const [x, y] = onMat(from, 1); return `M${x} ${y}l-3 9m9 -9l-1 9m9 -10l1 9`; }).join('')} stroke="#e0b070" strokeWidth={2} fill="none" />
    <path d={polygon(MAT)} fill="#93304a" />
    <path d={STRIPES.filter((_, i) => i % 3 !== 1).map(([from, to]) => strip(from, to)).join('')} fill="#e8b04a" />
    <path d={STRIPES.filter((_, i) => i % 3 === 1).map(([from, to]) => strip(from, to)).join('')} fill="#2f7a74" />
    <path d={strip(0, 1, 0.93, 1)} fill="#5f1d3a" opacity={0.5} />
    <path d={lens(1222, 918, 200, 22) + lens(966, 916, 130, 17)} fill="#1d1226" opacity={0.45} />
    <Posed id="mother" x={1192} y={906} height={270} flip isSeated wears="kurta" dress={DRESS.indigo} skin={SKIN.cinnamon} hair="plait" pose={{ ...POSE.crossed, lean: 12, nod: 10, near: [40, 78], far: [52, 84] }} inHand={<Boxes x={6} y={10} width={32} count={1} isHeld />} />
    <Posed id="daughter" x={938} y={910} height={276} isSeated age={5} wears="frock" dress={DRESS.marigold} skin={SKIN.cinnamon} hair="plaits" pose={{ ...POSE.crossed, lean: 10, near: [64, 96], far: [50, 90] }} />
    <Boxes x={1030} y={918} width={32} count={2} hasHandle />
    <Boxes x={1084} y={934} width={32} count={1} />
    <path d={[[1000, 944], [1005, 949], [1012, 952]].map(([x = 0, y = 0]) => band([[x - 22, y - 10, 3], [x - 4, y, 9], [x + 16, y - 6, 4]])).join('')} fill="#f2c33a" />
    <path d={lens(1150, 944, 84, 15)} fill="#3f8a4a" />
    <path d={lens(1150, 942, 80, 5)} fill="#7fb45a" />
    <path d={oval(1138, 939, 10, 6) + oval(1158, 940, 10, 6)} fill="#fff6e4" />
  </>
);
