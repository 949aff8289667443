/**
 * Mawsmai cave: a mother bends under the low roof and lights the dripstone with her torch, a girl crouches before it, a boy goes ahead to the green way out.
 * Limestone: water leaves it as stalactites ringed like candles, as stumps below them, as columns where both have met, and as flowstone, tongues that hang over each other like a fall of wax. Electric lamps stand on the floor behind the stones.
 */
import { mix } from '../../../kit/colour.ts';
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, type Dress, SKIN } from '../../../people/dress.ts';
import { Posed } from '../../../people/posed.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { band, lens, oval, rounded, heightAt, type Spot } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { Fern } from '../../../scenery/undergrowth.tsx';
import { SunPath } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

const LAMP: Spot = [640, 800];
const EXIT: Spot = [1270, 600];
const DARK = '#17131f';
const near = ([lx, ly]: Spot, x: number, y: number, reach: number) => Math.max(0, 1 - Math.hypot(x - lx, (y - ly) * 0.9) / reach);
/** A stone's colour where it stands: amber by the lamp, grey green by the way out, almost black away from both; `air` is how far back it lies, below nought how far before the light. */
const lit = (x: number, y: number, bright = 0, air = 0): string => {
  const lamp = Math.max(0, Math.min(1, near(LAMP, x, y, 900) * 0.95 + bright));
  const day = near(EXIT, x, y, 430);
  return mix(mix(mix(DARK, '#c98844', lamp ** 1.5), '#a9b688', Math.max(0, Math.min(0.85, day * (0.7 + bright)))), air < 0 ? DARK : '#5a4038', Math.abs(air));
};
/** How much darker the roof is than what the lamp shines on. */
const ROOF = -0.06;
const isDayNearer = (x: number, y: number) => near(EXIT, x, y, 520) > near(LAMP, x, y, 620);

/** A stalactite with its root at (x, y): it grows out of the roof without a seam, has candle rings, a bright side towards the nearer light, a drop at the tip. */
function Stalactite({ x, y, width, length, roof, air = 0 }: { x: number; y: number; width: number; length: number; roof: string; air?: number }) {
  const side = isDayNearer(x, y + length) === x < EXIT[0] ? 1 : x < LAMP[0] ? 1 : -1;
  const half = (t: number) => width * (0.62 * (1 - t) ** 3.4 + 0.2 * (1 - t) ** 0.7);
  const edge = (part: number, from = 0) => [0, 0.1, 0.22, 0.36, 0.52, 0.7, 0.86, 0.97].map((t): Spot => [x + part * half(from + t * (1 - from)), y + length * (from + t * (1 - from))]);
  const tip: Spot = [x, y + length];
  return (
    <>
      <path d={polygon([[x - width * 0.9, y - 60], ...edge(-1), tip, ...edge(1).toReversed(), [x + width * 0.9, y - 60]])} fill={roof} />
      <path d={polygon([[x + side * half(0.03) * 0.9, y + length * 0.02], ...edge(side, 0.1), tip, ...edge(side * 0.3, 0.24).toReversed()])} fill={lit(x, y + length * 0.7, 0.2, air)} />
      <path d={[0.2, 0.32, 0.46, 0.62].map((t) => `M${n(x - half(t))} ${n(y + length * t)}q${n(half(t))} ${n(width * 0.14)} ${n(half(t) * 2)} 0`).join('')} stroke={DARK} strokeWidth={Math.max(1.4, width * 0.03)} fill="none" opacity={0.4} />
      {length > 120 && <path d={oval(x, y + length + 4, 2.6, 4.6)} fill="#fff3cf" />}
    </>
  );
}

/** The roof along a line, and what hangs from it: many short, few long. */
function Roof({ id, line, count, longest, width, air = 0 }: { id: string; line: readonly Spot[]; count: number; longest: number; width: number; air?: number }) {
  const r = random(id);
  const edge = rounded(line);
  const spikes = Array.from({ length: count }, (_, i) => {
    const x = ((i + r.between(0.15, 0.85)) / count) * 1680 - 40;
    const grow = r.next() ** 2.2;
    return { x, y: heightAt(edge, x), length: longest * (0.16 + grow * 0.84), width: width * (0.55 + grow * 0.6) };
  });
  return (
    <>
      <Gradient id={id} from={[0, 0]} to={[1600, 0]} stops={Array.from({ length: 33 }, (_, i) => [i / 32, lit(i * 50, heightAt(edge, i * 50), ROOF, air)])} />
      <path d={polygon([[-40, -20], ...edge, [1640, -20]])} fill={`url(#${id})`} />
      {spikes.toSorted((a, b) => a.length - b.length).map((spike) => <Stalactite key={spike.x} {...spike} roof={`url(#${id})`} air={air} />)}
    </>
  );
}

/** Flowstone: long tongues of unequal width, tier hanging over tier. */
function Flowstone({ id, x, top, bottom, width, tiers }: { id: string; x: number; top: number; bottom: number; width: number; tiers: number }) {
  const r = random(id);
  const high = (bottom - top) / tiers;
  return Array.from({ length: tiers }, (_, up) => {
    const i = tiers - 1 - up;
    const w = width * (0.26 + 0.74 * (i / (tiers - 1)) ** 0.7);
    const tongues = 4 + i * 2;
    // The middle ones hang in front of those at the sides.
    const order = Array.from({ length: tongues }, (_unused, j) => j).toSorted((a, b) => Math.abs(b - tongues / 2 + 0.5) - Math.abs(a - tongues / 2 + 0.5));
    return order.map((j) => {
      const off = (j + 0.5) / tongues - 0.5;
      const cx = x + off * w + r.between(-8, 8);
      const half = (w / tongues) * r.between(0.52, 0.95);
      const y = top + high * i - high * (1 - Math.abs(off));
      const end = top + high * (i + 1) - Math.abs(off) * high * 0.5 + high * r.between(-0.34, 0.4);
      const long = end - y;
      const side = cx < LAMP[0] ? 1 : -1;
      const lean = off * half * 1.4;
      const tongue = (inner: number, outer: number) => shape([[cx + inner * half * 0.5 - lean, y], [cx + inner * half * 0.9, y + long * 0.44], [cx + inner * half * 0.8 + lean, y + long * 0.76], [cx + ((inner + outer) / 2) * half * 0.4 + lean, end], [cx + outer * half * 0.8 + lean, y + long * 0.76], [cx + outer * half * 0.9, y + long * 0.44], [cx + outer * half * 0.5 - lean, y]]);
      return (
        <g key={`${i}-${j}`}>
          <path d={tongue(-1, 1)} fill={lit(cx, end, 0.02)} />
          <path d={tongue(-side, -side * 0.3)} fill={DARK} opacity={0.3} />
          <path d={tongue(side * 0.3, side * 0.76)} fill={lit(cx, end, 0.2)} />
          <path d={band([[cx + side * half * 0.5, y + long * 0.3, 1], [cx + side * half * 0.62, y + long * 0.55, half * 0.14], [cx + side * half * 0.4 + lean, end - long * 0.1, 1]])} fill={lit(cx, end, 0.5)} />
        </g>
      );
    });
  });
}

/** A column: waisted, fluted from top to foot. */
function Column({ id, x, top, foot, width }: { id: string; x: number; top: number; foot: number; width: number }) {
  const r = random(id);
  const waist = top + (foot - top) * 0.56;
  const stem = (at: number, wide: number) => band([[x + at * width * 1.5, top, wide * width * 2.6], [x + at * width, top + (waist - top) * 0.5, wide * width * 1.3], [x + at * width * 0.6, waist, wide * width * 0.8], [x + at * width * 0.9, (waist + foot) / 2, wide * width * 1.1], [x + at * width * 1.6, foot, wide * width * 2.2]]);
  return (
    <>
      <path d={stem(0, 1)} fill={lit(x, waist, -0.1)} />
      {Array.from({ length: 7 }, (_, i) => {
        const at = -0.42 + i * 0.14;
        return <path key={i} d={stem(at, r.between(0.05, 0.1))} fill={i < 3 ? lit(x, waist, 0.4 - i * 0.1) : i > 4 ? mix(lit(x, waist), '#a9b688', 0.5) : DARK} opacity={i < 3 || i > 4 ? 0.75 : 0.4} />;
      })}
    </>
  );
}

/** A stump that grows where drops fall. */
const Stump = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <>
    <path d={lens(x, y, width * 2.4, width * 0.2)} fill={DARK} opacity={0.6} />
    <path d={shape([[x - width / 2, y, 'corner'], [x - width * 0.34, y - height * 0.3], [x - width * 0.22, y - height * 0.8], [x, y - height], [x + width * 0.22, y - height * 0.8], [x + width * 0.34, y - height * 0.3], [x + width / 2, y, 'corner']])} fill={lit(x, y - height / 2)} />
    <path d={x < LAMP[0] ? shape([[x + width * 0.05, y - height * 0.95], [x + width * 0.2, y - height * 0.8], [x + width * 0.32, y - height * 0.3], [x + width * 0.46, y, 'corner'], [x + width * 0.16, y, 'corner'], [x + width * 0.12, y - height * 0.4]]) : shape([[x - width * 0.05, y - height * 0.95], [x - width * 0.2, y - height * 0.8], [x - width * 0.32, y - height * 0.3], [x - width * 0.46, y, 'corner'], [x - width * 0.16, y, 'corner'], [x - width * 0.12, y - height * 0.4]])} fill={lit(x, y - height / 2, 0.34)} />
  </>
);

const dim = (colour: string, depth: number) => mix(colour, '#1d1420', depth);
const inShade = (dress: Dress, depth: number): Dress => ({ base: dim(dress.base, depth), trim: dim(dress.trim, depth), second: dim(dress.second, depth) });

/** A torch and its beam, from the hand, to the right. */
const Torch = () => (
  <g transform="rotate(-34)">
    <path d="M20 -6L560 -130V96L20 6Z" fill="url(#beam)" />
    <path d="M-12 -5H10V5H-12Z" fill="#2b2a33" />
    <path d="M10 -5L22 -9V9L10 5Z" fill="#c9c3bd" />
    <path d={oval(22, 0, 3, 8)} fill="#fffbe4" />
  </g>
);

export default function MeghalayaAdventure4() {
  const mouth = shape([[1104, 764, 'corner'], [1112, 690], [1096, 640, 'corner'], [1130, 560], [1142, 500, 'corner'], [1190, 452], [1226, 446, 'corner'], [1270, 418], [1318, 440, 'corner'], [1352, 470], [1376, 520, 'corner'], [1400, 560], [1396, 640, 'corner'], [1420, 700], [1414, 770, 'corner']]);
  return (
    <Canvas>
      <rect width={1600} height={1000} fill={DARK} />
      <Halo id="wall-glow" x={LAMP[0]} y={640} rx={980} ry={680} colour="#8f5a34" opacity={1} />
      <Roof id="far" line={[[-40, 250], [240, 170], [560, 130], [860, 210], [1060, 330], [1180, 400], [1340, 380], [1640, 300]]} count={46} longest={250} width={44} air={0.3} />
      <clipPath id="mouth">
        <path d={mouth} />
      </clipPath>
      <g clipPath="url(#mouth)">
        <rect x={1100} y={380} width={320} height={400} fill="#f4f8d6" />
        <WoodedSlope id="wood" crest={[[1080, 560], [1200, 530], [1300, 560], [1420, 520]]} tones={leaves('#6ea070', '#c3dc8e', '#ffffd8')} mist="#eef5c8" radius={22} groups={4} bottom={800} />
        <WoodedSlope id="wood-near" crest={[[1080, 650], [1200, 680], [1300, 690], [1420, 630]]} tones={leaves('#1f6440', '#86b552', '#f6f6a0')} mist="#3f8a4e" radius={26} fleck={8} groups={4} bottom={820} />
      </g>
      <g fill="none">
        <path d={mouth} stroke="#8d9a78" strokeWidth={20} opacity={0.5} />
        <path d={mouth} stroke="#dfe6b0" strokeWidth={5} opacity={0.9} />
      </g>
      <Halo id="day" x={1260} y={600} rx={330} ry={330} colour="#eef6c4" opacity={0.34} />
      <Flowstone id="flow" x={420} top={170} bottom={790} width={600} tiers={5} />
      <Gradient id="floor" from={[0, 720]} to={[0, 1000]} stops={[[0, '#4a3430'], [0.4, '#2b2129'], [1, '#15111b']]} />
      <path d={shape([[-20, 1020, 'corner'], [-20, 800, 'corner'], [200, 806], [520, 790], [820, 800], [1060, 770], [1260, 744], [1420, 770], [1620, 800, 'corner'], [1620, 1020, 'corner']])} fill="url(#floor)" />
      <SunPath id="wet-lamp" x={640} y={812} height={180} width={560} colour="#ffbe62" opacity={0.6} count={90} />
      <SunPath id="wet-day" x={1262} y={756} height={230} width={300} colour="#e4eeb6" opacity={0.75} count={90} />
      <Halo id="lamp-glow" x={LAMP[0]} y={LAMP[1]} rx={330} ry={250} colour="#ffb958" opacity={0.75} />
      <path d={oval(LAMP[0], LAMP[1] - 4, 20, 15)} fill="#fff6d2" />
      <Boulder id="lamp-stone" x={650} y={840} width={120} height={42} tones={rock('#4a3430', '#d99a4a', '#0f0e15')} />
      {[[110, 870, 90, 180], [214, 846, 54, 96], [792, 838, 60, 120], [852, 824, 40, 66], [1046, 800, 46, 80]].map(([x = 0, y = 0, width = 0, height = 0]) => <Stump key={x} x={x} y={y} width={width} height={height} />)}
      <Posed id="boy" x={1236} y={776} height={236} age={9} wears="shorts" dress={inShade(DRESS.teal, 0.26)} skin={dim(SKIN.honey, 0.3)} hair="crop" pose={{ lean: 44, nod: -30, near: [30, 76], far: [60, 96], nearLeg: [54, -22], farLeg: [6, -46] }} />
      <Column id="column" x={1010} top={180} foot={840} width={62} />
      <Roof id="mid" line={[[-40, 190], [180, 120], [460, 60], [720, 110], [900, 250], [1020, 330], [1120, 300], [1260, 250], [1420, 330], [1640, 420]]} count={28} longest={250} width={70} />
      <Gradient id="beam" from={[20, 0]} to={[560, 0]} stops={[[0, '#fff3c4', 0.75], [0.5, '#ffe7a4', 0.3], [1, '#ffe7a4', 0]]} />
      <path d={lens(850, 912, 300, 14)} fill="#0c0a10" opacity={0.6} />
      <Posed id="mother" x={850} y={910} height={392} flip wears="kurta" dress={inShade(DRESS.crimson, 0.1)} skin={dim(SKIN.honey, 0.12)} hair="plait" pose={{ lean: 34, nod: -34, near: [74, 118], far: [20, 50], nearLeg: [46, -18], farLeg: [4, -34] }} inHand={<Torch />} />
      <path d={lens(446, 930, 240, 12)} fill="#0c0a10" opacity={0.6} />
      <Posed id="girl" x={446} y={930} height={392} age={8} wears="frock" dress={inShade(DRESS.marigold, 0.08)} skin={dim(SKIN.honey, 0.14)} hair="plaits" flip pose={{ lean: 12, nod: -20, near: [96, 120], far: [30, 80], nearLeg: [112, -36], farLeg: [84, -50] }} />
      <Roof id="near" line={[[-40, 330], [90, 150], [300, 30], [620, -20], [980, 40], [1240, 60], [1420, 110], [1540, 200], [1640, 280]]} count={17} longest={300} width={110} air={-0.5} />
      <Boulder id="near-left" x={120} y={1030} width={480} height={120} tones={rock('#2b2129', '#c98844', '#0f0e15')} light="right" />
      <Boulder id="near-right" x={1470} y={1040} width={520} height={260} tones={rock('#25222c', '#8f9478', '#0f0e15')} />
      <Fern id="fern" x={1400} y={770} size={70} dark="#35573a" light="#9cc65c" lean={0.4} />
    </Canvas>
  );
}
