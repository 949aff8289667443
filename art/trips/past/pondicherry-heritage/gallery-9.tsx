/**
 * Ousteri lake at dusk: egrets fly home in a line over violet water; on the bank, a mother pours tea and a girl looks through binoculars.
 * A great egret flies with its neck in an S, its legs trailing and its wings beating slowly. The roosting birds share one dead tree.
 */
import { mix } from '../../../kit/colour.ts';
import { n, polygon, type Station } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN, skinTones, tonesOf } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { BareTree, growBareTree } from '../../../scenery/bare-tree.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { GrassTuft, TallGrass } from '../../../scenery/undergrowth.tsx';
import { Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.44, 0.55];

const SHORE = 560;
const DUSK = leaves('#3f2f5c', '#8f5f74', '#f0a080');
const ROOST = { id: 'roost-b', x: 1412, y: 648, height: 310, forks: 3, spread: 0.62, lean: -0.04, girth: 0.07 };
/** The line of egrets: x, y, scale, wing position from up (1) to down (−1). */
const LINE = [[130, 356, 0.5, 0.8], [232, 314, 0.54, -0.5], [346, 276, 0.6, 0.95], [474, 242, 0.68, 0.3], [642, 204, 0.86, -0.66], [842, 208, 1, 0.86], [1020, 262, 0.86, 0.4], [1128, 318, 0.66, -0.6], [1170, 416, 0.5, 0.9]] as const;

/** A wing from the side, its tip at y = `tip`: wrist forward, four spread fingers, the arm feathers behind in scallops. */
const wing = (tip: number, dx = 0) =>
  shape(
    [[30, -4, 'corner'], [37, tip * 0.24], [36, tip * 0.46], [22, tip * 0.78], [2, tip, 'corner'], [0, tip * 0.9, 'corner'], [-12, tip * 0.99, 'corner'], [-11, tip * 0.86, 'corner'], [-24, tip * 0.93, 'corner'], [-20, tip * 0.78, 'corner'], [-34, tip * 0.82, 'corner'], [-30, tip * 0.66, 'corner'], [-40, tip * 0.6], [-36, tip * 0.5, 'corner'], [-44, tip * 0.42], [-39, tip * 0.32, 'corner'], [-46, tip * 0.22], [-40, tip * 0.12, 'corner'], [-42, 2, 'corner'], [-6, 8]].map(([x, y, corner]) => (corner ? [Number(x) + dx, Number(y), 'corner'] : [Number(x) + dx, Number(y)]) as Station),
  );

/** An egret flying to the right, about 225 from bill to toe; `beat` raises (1) or lowers (−1) its wings. */
function Egret({ x, y, scale, beat }: { x: number; y: number; scale: number; beat: number }) {
  const tip = 10 - beat * 124;
  const quill = (from: number, to: number, end: number) => `M${from} ${n(tip * 0.2)}Q${from - 2} ${n(tip * 0.5)} ${to} ${n(tip * end)}`;
  return (
    <At x={x} y={y} scale={scale} turn={-4}>
      <path d={wing(-26 - beat * 96, 14)} fill="#cf9fb4" />
      <path d={band([[-34, 4, 6], [-70, 9, 3.4], [-104, 12, 2.6]])} fill="#2a2440" />
      <path d={shape([[-100, 10], [-116, 9, 'corner'], [-104, 16, 'corner']])} fill="#2a2440" />
      <path d={shape([[50, -4], [44, 7], [10, 13], [-30, 9], [-58, 6, 'corner'], [-58, 1, 'corner'], [-30, -3], [6, -10], [40, -12]])} fill="#fff6ec" />
      <path d={shape([[44, 7], [10, 13], [-30, 9], [-58, 6, 'corner'], [-10, 6], [30, 3]])} fill="#dca6ae" />
      <path d={band([[34, -5, 17], [52, 8, 13], [63, 6, 9], [60, -6, 8], [70, -13, 8]])} fill="#fff6ec" />
      <path d={band([[40, 8, 6], [52, 14, 5], [64, 9, 2]])} fill="#dca6ae" />
      <path d={oval(74, -14, 8.4, 5.8)} fill="#fff6ec" />
      <path d={shape([[80, -18], [110, -12, 'corner'], [80, -11]])} fill="#f2a83c" />
      <path d={oval(76, -15, 1.4)} fill="#2a2440" />
      <path d={wing(tip)} fill="#fffaf4" />
      <path d={shape([[-6, 8], [-42, 2, 'corner'], [-40, tip * 0.12], [-44, tip * 0.42], [-32, tip * 0.66], [-24, tip * 0.9], [-14, tip * 0.6], [-16, tip * 0.2]])} fill="#e6bcc2" opacity={0.85} />
      <path d={quill(2, -8, 0.86) + quill(-10, -20, 0.78) + quill(-20, -30, 0.66) + quill(-28, -36, 0.5)} stroke="#c9939f" strokeWidth={1.8} fill="none" opacity={0.8} />
    </At>
  );
}

/** An egret at rest on its twig, 100 high, toes at (0, 0), bill to the right; `isTall`: its neck is stretched, to a height of 130. */
const Roosting = ({ x, y, scale, flip, isTall }: { x: number; y: number; scale: number; flip: boolean; isTall: boolean }) => (
  <At x={x} y={y} scale={scale} flip={flip}>
    <path d={band([[-5, -26, 6], [-4, -12, 3.6], [-3, 0, 3.4]]) + band([[5, -26, 6], [5, -12, 3.6], [5, 0, 3.4]]) + band([[-12, 1, 2], [0, 0, 6], [16, 1, 2]])} fill="#2a2440" />
    <path d={isTall ? band([[6, -60, 22], [22, -66, 14], [18, -86, 10], [16, -108, 9], [23, -122, 9]]) : band([[2, -66, 24], [24, -54, 17], [25, -70, 12], [14, -82, 11], [20, -93, 11]])} fill="#fff6ec" />
    <path d={shape([[-38, -8, 'corner'], [-31, -32], [-16, -62], [2, -75], [18, -70], [25, -54], [20, -36], [6, -23], [-12, -19]])} fill="#fff6ec" />
    <path d={shape([[-38, -8, 'corner'], [-31, -32], [-18, -58], [-4, -62], [4, -48], [-4, -30], [-16, -18]])} fill="#e6bcc2" />
    <path d="M-13 -54Q-16 -32 -30 -16M-4 -50Q-8 -32 -20 -19" stroke="#c9939f" strokeWidth={2} fill="none" />
    <At x={isTall ? 24 : 22} y={isTall ? -122 : -94}>
      <path d={oval(0, 0, 10, 7.4)} fill="#fff6ec" />
      <path d={shape([[7, -4], [36, 3, 'corner'], [7, 4]])} fill="#f2a83c" />
      <path d={oval(3, -1.6, 1.8)} fill="#2a2440" />
    </At>
  </At>
);

type Twig = readonly (readonly [x: number, y: number, width: number])[];

/** The roost: picks twigs with room for a bird, thickens them and bends their ends outwards. Returns each bird's place, side and twig. */
function perchesOf({ limbs, tips }: ReturnType<typeof growBareTree>): { x: number; y: number; side: 1 | -1; twig: Twig }[] {
  const perches: ReturnType<typeof perchesOf> = [];
  for (const [x, y] of tips.toSorted((a, b) => a[1] - b[1])) {
    if (perches.some((other) => Math.abs(other.x - x) < 50 && Math.abs(other.y - y) < 78)) continue;
    const limb = limbs.find((stations) => stations.at(-1)?.[0] === x && stations.at(-1)?.[1] === y) ?? [];
    const side = x < ROOST.x ? -1 : 1;
    const twig = limb.slice(0, -1).map(([tx, ty, width]) => [tx, ty, Math.max(width, 5.4)] as const);
    perches.push({ x: x + side * 14, y: y - 3, side, twig: [...twig, [x, y + 2, 5], [x + side * 14, y - 2, 4], [x + side * 34, y - 8, 0.8]] });
  }
  return perches;
}

/** A point of the rug: `along` runs from its left end (0 to 1), `deep` from the far edge (0) to the near one (1). */
const rug = (along: number, deep: number): Spot => [206 - deep * 108 + along * (560 + deep * 118), 872 + deep * 84];
const onRug = (from: number, to: number, back = 0, front = 1) => polygon([rug(from, back), rug(to, back), rug(to, front), rug(from, front)]);

/** A striped cotton rug in perspective, with a knotted fringe at both ends. */
const Rug = () => (
  <>
    <path d={polygon([rug(-0.015, 0), rug(1.02, 0), [rug(1.03, 1)[0], rug(1, 1)[1] + 9], [rug(-0.03, 1)[0], rug(1, 1)[1] + 9]])} fill="#150f2c" opacity={0.55} />
    <path d={[0, 1].map((end) => Array.from({ length: 15 }, (_, i) => polygon([rug(end, (i + 0.2) / 15), rug(end + (end ? 0.026 : -0.026), (i + 0.4) / 15), rug(end + (end ? 0.026 : -0.026), (i + 0.6) / 15), rug(end, (i + 0.8) / 15)])).join('')).join('')} fill="#e9b98a" />
    <path d={onRug(0, 1)} fill="#b5443a" />
    <path d={onRug(0.42, 1)} fill="#9a3644" />
    <path d={onRug(0.72, 1)} fill="#7f2c46" />
    <path d={[0.03, 0.3, 0.57, 0.84].map((at) => onRug(at, at + 0.03) + onRug(at + 0.1, at + 0.13)).join('')} fill="#f0c07c" opacity={0.85} />
    <path d={[0.03, 0.3, 0.57, 0.84].map((at) => onRug(at + 0.046, at + 0.084)).join('')} fill="#3a2f6a" opacity={0.75} />
    <path d={polygon([rug(0, 1), rug(1, 1), [rug(1, 1)[0], rug(1, 1)[1] + 6], [rug(0, 1)[0], rug(0, 1)[1] + 6]])} fill="#5a1f3a" />
  </>
);

/** The boy's crossed legs from the front, hips at (0, 0): knees out, shins crossed, each foot under the other thigh. */
function TailorLegs({ skin, cloth }: { skin: string; cloth: string }) {
  const flesh = skinTones(skin);
  const shorts = tonesOf(cloth);
  const half = (side: 1 | -1, tone: 'base' | 'shade') => (
    <g key={side} transform={`scale(${side} 1)`}>
      <path d={band([[60, 15, 24], [40, 25, 20], [8, 33, 15], [-22, 37, 12]])} fill={mix(flesh.shade, '#2a1230', 0.4)} />
      <path d={shape([[-14, 30], [-28, 28], [-42, 30], [-53, 34], [-52, 40], [-30, 41], [-14, 40]])} fill={flesh[tone]} />
      <path d={band([[60, 12, 21], [40, 22, 18], [8, 31, 13], [-20, 35, 11]]) + oval(60, 12, 12)} fill={flesh[tone]} />
      <path d={shape([[-2, -16, 'corner'], [22, -15], [46, -6], [62, 0, 'corner'], [58, 10], [50, 18, 'corner'], [26, 15], [4, 13], [-2, 10, 'corner']])} fill={shorts[tone]} />
      <path d={shape([[2, 9], [26, 9], [52, 13], [50, 18, 'corner'], [26, 15], [4, 13]])} fill={shorts.fold} opacity={0.6} />
    </g>
  );
  return (
    <>
      <path d={oval(0, 26, 50, 12)} fill="#3a1434" />
      {half(-1, 'shade')}
      {half(1, 'base')}
      {/* The hand without the cup lies on his knee. */}
      <path d={band([[-55, -10, 9], [-60, 2, 12], [-63, 12, 9]])} fill={flesh.base} />
    </>
  );
}

/** Binoculars held to the eyes. */
const Glass = () => <path d="M-2 -10H14L18 -12V2L14 0H-2Z" fill="#1d1830" />;
/** The tea flask: a steel neck and base, a green body with a highlight, and the fingers that hold it. */
const Flask = () => (
  <g transform="rotate(118)">
    <path d="M-5 -46H5V-32H-5Z" fill="#c9c3cf" />
    <path d="M-6 -36H6L11 -27V20H-11V-27Z" fill="#2f7a6a" />
    <path d="M-11 -24H-6V20H-11Z" fill="#7fc0a4" />
    <path d="M-11 14H11V20H-11Z" fill="#c9c3cf" />
    <path d={band([[-12, -6, 8], [0, -4, 10], [11, -4, 7]])} fill={SKIN.honey} />
  </g>
);
/** The open bird book: two curved pages, one with lines of text, the other with an egret. */
const Book = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y}>
    <path d={polygon([[-58, 18], [-34, -14], [48, -14], [44, 20]])} fill="#2f4f7a" />
    <path d={shape([[-54, 14, 'corner'], [-31, -14, 'corner'], [-12, -18], [6, -13, 'corner'], [-3, 15, 'corner'], [-24, 9]])} fill="#fff3dc" />
    <path d={shape([[6, -13, 'corner'], [26, -19], [45, -14, 'corner'], [40, 16, 'corner'], [18, 10], [-3, 15, 'corner']])} fill="#e9cdbb" />
    <path d="M-26 -7l22 -3M-30 -2l24 -2M-34 4l28 -2" stroke="#8a6a80" strokeWidth={2} />
    <path d={shape([[12, 6], [16, -4], [24, -8], [30, -2], [26, 5]]) + oval(29, -10, 4, 3)} fill="#8a6a80" />
  </At>
);

export default function PondicherryHeritage9() {
  const roost = perchesOf(growBareTree(ROOST));
  return (
    <Canvas>
      <Sky id="sky" height={SHORE} stops={[[0, '#3f3f80'], [0.4, '#94628f'], [0.75, '#ee8a70'], [1, '#ffc890']]} />
      <Sun id="sun" x={590} y={504} r={66} colour="#ff6a44" glow="#ffa368" reach={7} />
      <Stratus x={1040} y={150} width={700} colour="#f0a08a" opacity={0.5} />
      <Stratus x={260} y={420} width={480} height={9} colour="#ffd0a0" opacity={0.5} />
      <Stratus x={1280} y={300} width={380} height={9} colour="#f7b090" opacity={0.45} />
      <Ridge id="hills" anchors={[[-40, 540], [300, 526], [700, 536], [1100, 520], [1640, 500]]} colour="#8a5a80" mist="#e69a84" bottom={SHORE} />
      <WoodedSlope id="shore" crest={[[-60, 530], [300, 536], [800, 546], [1200, 534], [1660, 516]]} tones={faded(DUSK, '#c9788a', 0.34)} mist="#e69a84" radius={20} depth={46} groups={2} bottom={SHORE + 4} />
      <Palm id="palm-1" x={210} y={548} height={120} lean={0.1} dark="#5a3f6a" lit="#8a5a72" trunk="#6b4468" />
      <Palm id="palm-2" x={260} y={550} height={90} lean={-0.1} dark="#5a3f6a" lit="#8a5a72" trunk="#6b4468" />
      <Palm id="palm-3" x={1020} y={548} height={110} lean={0.08} dark="#5a3f6a" lit="#8a5a72" trunk="#6b4468" />
      <Mist id="mist" y={SHORE} height={70} colour="#ffc39a" opacity={0.55} />
      <Water id="lake" y={SHORE} stops={[[0, '#ffb588'], [0.22, '#c9738a'], [0.6, '#6a4a86'], [1, '#2f2a5c']]} />
      <SunPath id="path" x={590} y={SHORE} height={300} width={240} colour="#ffc890" count={60} />
      <Ripples id="ripples" y={570} height={330} count={130} colour="#f8c0a4" opacity={0.42} />
      {LINE.slice(2, 8).map(([x, y, scale]) => (
        <path key={x} d={lens(x, SHORE * 2 - y * 0.52 - 230, 90 * scale, 6)} fill="#fff0e4" opacity={0.4} />
      ))}
      <path d={lens(ROOST.x, ROOST.y + 2, 150, 7) + band([[ROOST.x, ROOST.y, 16], [ROOST.x + 6, 690, 9], [ROOST.x - 4, 760, 3]])} fill="#33285a" opacity={0.5} />
      <path d={roost.map(({ twig }) => band(twig)).join('')} fill="#3f2f5c" />
      <path d={roost.map(({ twig }) => band(twig.map(([x, y, width]) => [x - width * 0.16, y - width * 0.1, width * 0.55] as const))).join('')} fill="#8a5f7c" />
      <BareTree {...ROOST} bark="#8a5f7c" shade="#3f2f5c" />
      {roost.map(({ x, y, side }, i) => (
        <Roosting key={`${x}-${y}`} x={x} y={y} scale={0.56} flip={side > 0 === (i % 3 > 0)} isTall={i % 4 === 1} />
      ))}
      {LINE.map(([x, y, scale, beat]) => (
        <Egret key={x} x={x} y={y} scale={scale} beat={beat} />
      ))}
      <TallGrass id="reeds-back" x={1180} y={900} width={480} height={230} dark="#3a2f60" mid="#5a4070" light="#a8687c" density={0.9} />
      <Gradient id="bank" from={[0, 820]} to={[0, 1000]} stops={[[0, '#6b4468'], [1, '#241c40']]} />
      <Land crest={[[-60, 858], [300, 846], [760, 868], [1160, 910], [1660, 930]]} fill="url(#bank)" />
      <Rug />
      <Book x={184} y={924} />
      <path d={lens(330, 938, 230, 13) + lens(630, 937, 170, 12)} fill="#1a1434" opacity={0.5} />
      <Posed id="mother" x={300} y={936} height={410} wears="sari" dress={DRESS.lotus} skin={SKIN.honey} hair="bun" pose={{ ...POSE.heels, lean: 8, near: [70, 112], far: [26, 52], nod: 6 }} inHand={<Flask />} />
      <path d="M510 808Q517 816 516 830" stroke="#d08a52" strokeWidth={4} fill="none" />
      <Posed id="boy" x={634} y={900} height={410} isSeated flip view="front" face="side" age={7} wears="shorts" dress={{ ...DRESS.teal, second: '#f0dcb8' }} skin={SKIN.honey} hair="crop" shoe={SKIN.honey} pose={{ near: [58, 92], far: [-40, 14], nearLeg: [84, -84], farLeg: [-84, 84], nod: -4 }} inHand={<path d="M-10 -16H10L7 4H-7Z" fill="#f3e6d0" />} />
      <At x={634} y={900} scale={0.9} flip>
        <TailorLegs skin={SKIN.honey} cloth="#f0dcb8" />
      </At>
      <path d={lens(800, 902, 190, 12)} fill="#1a1434" opacity={0.5} />
      <Posed id="girl" x={790} y={902} height={410} age={9} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="plaits" pose={{ ...POSE.stand, lean: -4, nod: -16, near: [92, 204], far: [100, 200] }} inHand={<Glass />} />
      {[[60, 896], [880, 922], [980, 936], [1100, 948]].map(([x = 0, y = 0]) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={y} size={90} dark="#241c40" light="#8a5670" blades={14} />
      ))}
      <TallGrass id="reeds-right" x={1120} y={1020} width={540} height={320} dark="#1d1838" mid="#332a54" light="#6b4468" density={1.1} />
      <TallGrass id="reeds-left" x={-80} y={1020} width={230} height={270} dark="#1d1838" mid="#332a54" light="#6b4468" density={1.1} />
      <TallGrass id="near" x={100} y={1030} width={1100} height={80} dark="#1d1838" mid="#332a54" light="#5a3f62" />
    </Canvas>
  );
}
