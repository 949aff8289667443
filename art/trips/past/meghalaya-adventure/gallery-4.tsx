/**
 * Mawsmai cave: a mother bends under the low roof and lights the dripstone with her torch, a girl crouches before it, a boy goes ahead to the green way out.
 * Limestone: water leaves it as stalactites ringed like candles, as stumps below them, as columns where both have met, splayed at head and foot, and as flowstone, broad curtains that hang ledge over ledge. Electric lamps stand on the floor behind the stones.
 */
import { mix } from '../../../kit/colour.ts';
import { n, polygon, type Station } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, type Dress, SKIN } from '../../../people/dress.ts';
import { handsOf, type Place } from '../../../people/pose.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { At, Canvas, Gradient, type Stop } from '../../../scenery/canvas.tsx';
import { leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { alongLine, heightAt, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
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

/** Water has eaten hollows into the roof: each has a dark upper lip and a lit lower one. Smaller and closer towards the edge. */
function Hollows({ id, edge, air }: { id: string; edge: readonly Spot[]; air: number }) {
  const r = random(id);
  const hollows = Array.from({ length: 74 }, () => {
    const x = r.between(-20, 1620);
    const up = r.next();
    const w = (20 + up * 46) * r.between(0.6, 1.3);
    const [y, h, tilt] = [heightAt(edge, x) - 6 - up * 210, w * r.between(0.3, 0.5), r.between(-0.25, 0.25) * w];
    const dark = shape([[x - w, y + tilt], [x - w * 0.4, y - h * 0.7], [x + w * 0.3, y - h], [x + w, y - tilt], [x + w * 0.4, y + h * 0.2], [x - w * 0.3, y + h * 0.3]]);
    const light = shape([[x - w, y + tilt], [x - w * 0.3, y + h * 0.3], [x + w * 0.4, y + h * 0.2], [x + w, y - tilt], [x + w * 0.5, y + h * 0.7], [x - w * 0.4, y + h * 0.8]]);
    return { x, y, dark, light };
  });
  return hollows.map(({ x, y, dark, light }) => (
    <g key={x}>
      <path d={dark} fill={DARK} opacity={0.42} />
      <path d={light} fill={lit(x, y, 0.22, air)} opacity={0.8} />
    </g>
  ));
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
      <Hollows id={`${id}-hollows`} edge={edge} air={air} />
      {spikes.toSorted((a, b) => a.length - b.length).map((spike) => <Stalactite key={spike.x} {...spike} roof={`url(#${id})`} air={air} />)}
    </>
  );
}

/** The far wall: blocks of limestone between cracks, brighter towards the lamp. */
function Wall() {
  const r = random('wall');
  return Array.from({ length: 44 }, () => {
    const [x, y] = [r.between(600, 1120), r.between(280, 780)];
    const [w, h, tilt] = [r.between(24, 70), r.between(26, 90), r.between(-16, 16)];
    return (
      <g key={x}>
        <path d={polygon([[x - w, y - h * 0.5 + tilt], [x - w * 0.2, y - h], [x + w * 0.7, y - h * 0.7], [x + w, y + h * 0.3 + tilt], [x + w * 0.1, y + h], [x - w * 0.7, y + h * 0.6]])} fill={DARK} opacity={0.12} />
        <path d={polygon([[x - w, y - h * 0.5 + tilt], [x - w * 0.1, y - h * 0.2], [x + w * 0.1, y + h], [x - w * 0.7, y + h * 0.6]])} fill="url(#lamp-ridge)" opacity={0.1} />
      </g>
    );
  });
}

/** Light that falls off all round a spot, in picture units, so that every fold of the stone shares it. */
const Falloff = ({ id, at: [x, y], reach, stops }: { id: string; at: Spot; reach: number; stops: readonly Stop[] }) => (
  <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={x} cy={y} r={reach}>
    {stops.map(([offset, colour, opacity = 1]) => (
      <stop key={offset} offset={offset} stopColor={colour} stopOpacity={opacity} />
    ))}
  </radialGradient>
);

/** Where the torch strikes the stone. */
const POOL: Spot = [392, 448];
/** The stone twice: by the lamp on the floor, and what the torch adds to it. */
const StoneLight = () => (
  <>
    <Falloff id="lamp-base" at={LAMP} reach={960} stops={[[0, '#d8944a'], [0.22, '#a96d36'], [0.48, '#6b432a'], [0.75, '#402a24'], [1, '#221a20']]} />
    <Falloff id="lamp-shade" at={LAMP} reach={960} stops={[[0, '#8a5230'], [0.26, '#5d3824'], [0.55, '#35231f'], [1, '#17131a']]} />
    <Falloff id="lamp-ridge" at={LAMP} reach={960} stops={[[0, '#ffcf80'], [0.26, '#dc9a52'], [0.5, '#966338'], [0.8, '#54392b'], [1, '#2c2224']]} />
    <Falloff id="torch-base" at={POOL} reach={240} stops={[[0, '#ffe4a0', 0.95], [0.36, '#f3c06a', 0.8], [0.68, '#c48840', 0.34], [1, '#a86c34', 0]]} />
    <Falloff id="torch-shade" at={POOL} reach={240} stops={[[0, '#c98c48', 0.95], [0.5, '#8f5a2e', 0.7], [1, '#5d3824', 0]]} />
    <Falloff id="torch-ridge" at={POOL} reach={260} stops={[[0, '#fffbe0', 1], [0.5, '#ffdf9a', 0.75], [1, '#dc9a52', 0]]} />
  </>
);

/** A curtain of flowstone between the ledge it comes over and its hem: a few broad folds of unequal width, which part only below the brow. */
function Curtain({ id, brow, hem, folds, drip }: { id: string; brow: readonly Spot[]; hem: readonly Spot[]; folds: number; drip: number }) {
  const r = random(id);
  const widths = Array.from({ length: folds }, () => r.between(0.45, 1.7));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const cuts = widths.reduce<number[]>((list, width) => [...list, (list.at(-1) ?? 0) + width / whole], [0]);
  const [over, under] = [rounded(brow), rounded(hem)];
  /** A spot on the cloth: `t` from left to right, `v` from brow to hem; it bulges as it comes over the ledge. */
  const on = (t: number, v: number): Spot => {
    const [a, b] = [alongLine(over, t), alongLine(under, t)];
    const out = Math.sin(Math.min(1, v * 1.5) * Math.PI) * (t - 0.5) * 36;
    return [a.x + (b.x - a.x) * v ** 0.8 + out, a.y + (b.y - a.y) * v];
  };
  const drops = cuts.slice(1).map(() => (0.16 + r.next() ** 2) * drip);
  const at = (i: number) => cuts[i] ?? 1;
  const corner = ([x, y]: Spot): Station => [x, y, 'corner'];
  const scallops = drops.flatMap((drop, i): Station[] => {
    const [left, right] = [at(i), at(i + 1)];
    const spot = (part: number, down: number): Spot => [on(left + (right - left) * part, 1)[0], on(left + (right - left) * part, 1)[1] + down];
    return [corner(spot(0, i ? -drip * 0.4 : 0)), spot(0.2, drop * 0.3), spot(0.5, drop), spot(0.8, drop * 0.35)];
  });
  const side = (t: number) => [0.14, 0.3, 0.5, 0.7, 0.84].map((v) => on(t, v));
  const outline = shape([...over.filter((_, i) => i % 4 === 0).toReversed().map((spot, i, all) => (i === 0 || i === all.length - 1 ? corner(spot) : spot) as Station), ...side(0), ...scallops, corner(on(1, 1)), ...side(1).toReversed()]);
  /** A strip of a fold between two parts of its width that opens as it falls. */
  const strip = (i: number, from: number, to: number, top: number, end: number) => {
    const t = (part: number) => at(i) + (at(i + 1) - at(i)) * part;
    const mid = (from + to) / 2;
    const rows = [0, 0.2, 0.45, 0.7, 0.9];
    const edge = (part: number) => rows.map((v): Spot => on(t(mid + (part - mid) * Math.min(1, 0.1 + v * 1.2)), top + (end - top) * v));
    return shape([...edge(from), on(t(mid), end), ...edge(to).toReversed()]);
  };
  const shades = drops.map((_, i) => strip(i, -0.06, 0.36, 0.12 + r.between(0, 0.16), 0.95)).join('');
  const ridges = drops.map((_, i) => strip(i, 0.56, 0.86, 0.04 + r.between(0, 0.12), 0.98) + (at(i + 1) - at(i) > 0.2 ? strip(i, 0.4, 0.5, 0.3, 0.86) : '')).join('');
  const grooves = drops.slice(1).map((_, i) => strip(i + 1, -0.1, 0.07, 0.1 + r.between(0, 0.12), 0.98)).join('');
  // Growth lines run along the hem.
  const lines = [0.72, 0.82, 0.9].map((v) => drops.map((drop, i) => `M${on(at(i) + 0.01, v - 0.03).map(n).join(' ')}Q${on((at(i) + at(i + 1)) / 2, v).map((c, k) => n(c + k * drop * 0.9)).join(' ')} ${on(at(i + 1) - 0.01, v - 0.03).map(n).join(' ')}`).join('')).join('');
  return (
    <>
      <At x={-10} y={26}>
        <path d={outline} fill={DARK} opacity={0.42} />
      </At>
      <clipPath id={`${id}-form`}>
        <path d={outline} />
      </clipPath>
      <g clipPath={`url(#${id}-form)`}>
        {(['lamp', 'torch'] as const).map((light) => (
          <g key={light}>
            <path d={outline} fill={`url(#${light}-base)`} />
            <path d={shades} fill={`url(#${light}-shade)`} opacity={0.72} />
            <path d={ridges} fill={`url(#${light}-ridge)`} opacity={0.78} />
            <path d={lines} stroke={`url(#${light}-shade)`} strokeWidth={2.4} fill="none" opacity={0.5} />
          </g>
        ))}
        <path d={grooves} fill={DARK} opacity={0.5} />
      </g>
    </>
  );
}

/** A column: waisted, splayed into roof and floor, of a few grown-together stems. Amber on the lamp's side, green on the day's. */
function Column({ x, top, foot, width }: { x: number; top: number; foot: number; width: number }) {
  const flare = [[0, 5], [0.08, 3.4], [0.17, 2.2], [0.27, 1.46], [0.4, 1.08], [0.55, 0.94], [0.7, 1], [0.84, 1.34], [0.94, 2], [1, 2.7]] as const;
  /** A stem between two parts of the width, −1 at the left edge, 1 at the right; feet round off towards us. */
  const stem = (from: number, to: number) => {
    const edge = (part: number) => flare.map(([v, wide]): Spot => [x + part * width * 0.5 * wide, top + (foot - top) * v + v ** 8 * 24 * Math.sqrt(1 - part ** 2)]);
    const [a, b] = [edge(from), edge(to)];
    const toe = [0.25, 0.5, 0.75].map((t): Spot => edge(from + (to - from) * t).at(-1) ?? [x, foot]);
    const line = [...a, ...toe, ...b.toReversed()];
    return shape(line.map(([px, py], i): Station => (i === 0 || i === line.length - 1 ? [px, py, 'corner'] : [px, py])));
  };
  return (
    <>
      <path d={lens(x - 20, foot + 18, width * 5.6, 26)} fill="#0c0a10" opacity={0.6} />
      <path d={stem(-1, 1)} fill="url(#mid)" />
      <Gradient id="column" from={[0, top]} to={[0, foot]} stops={[[0.04, '#74583c', 0], [0.34, '#74583c', 1], [0.8, '#6e4f34'], [1, '#55402f']]} />
      <Gradient id="column-lamp" from={[0, top]} to={[0, foot]} stops={[[0.08, '#b9783e', 0], [0.4, '#bd7f43', 0.9], [0.7, '#d0904c'], [1, '#c58644']]} />
      <Gradient id="column-day" from={[0, top]} to={[0, foot]} stops={[[0.08, '#97a274', 0], [0.4, '#97a274', 0.9], [0.7, '#a9b688'], [1, '#8f9a70']]} />
      <Gradient id="column-dark" from={[0, top]} to={[0, foot]} stops={[[0.04, DARK, 0], [0.3, DARK, 0.5], [1, DARK, 0.62]]} />
      <Gradient id="column-gloss" from={[0, top]} to={[0, foot]} stops={[[0.14, '#ffe6b0', 0], [0.5, '#ffe6b0', 0.46], [1, '#ffe6b0', 0.3]]} />
      <path d={stem(-1, 1)} fill="url(#column)" />
      <path d={stem(-1, -0.52) + stem(-0.36, -0.1)} fill="url(#column-lamp)" />
      <path d={stem(-0.9, -0.74) + stem(-0.3, -0.22)} fill="url(#column-gloss)" />
      <path d={stem(0.52, 1)} fill="url(#column-day)" />
      <path d={stem(0.8, 0.94)} fill="url(#column-gloss)" />
      <path d={stem(-0.54, -0.46) + stem(-0.08, 0) + stem(0.4, 0.54) + stem(0.2, 0.24)} fill="url(#column-dark)" />
      <path d={[0.4, 0.47, 0.56, 0.66, 0.73].map((v, i) => `M${n(x - width * 0.44)} ${n(top + (foot - top) * v)}q${n(width * (0.3 + 0.1 * (i % 2)))} ${n(width * 0.18)} ${n(width * 0.86)} ${n(-width * 0.04)}`).join('')} stroke={DARK} strokeWidth={2} fill="none" opacity={0.32} />
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

/** A torch that points to the right. */
const Torch = () => (
  <>
    <path d="M-16 -6H26V6H-16Z" fill="#2b2a33" />
    <path d="M-16 -6H26V-2H-16Z" fill="#6a6876" />
    <path d="M26 -6L42 -11V11L26 6Z" fill="#c9c3bd" />
    <path d={oval(42, 0, 4, 11)} fill="#fffbe4" />
  </>
);

/** Light in the damp air from the torch's glass (0, 0) to the stone `far` away: it widens, pales, and is gone where the stone takes it up. */
const Beam = ({ far, wide }: { far: number; wide: number }) => (
  <>
    <Gradient id="beam" from={[0, 0]} to={[far * 1.15, 0]} stops={[[0, '#fff6d0', 0.6], [0.3, '#ffe9ae', 0.3], [0.7, '#ffe2a0', 0.12], [1, '#ffe2a0', 0]]} />
    {[1, 0.78, 0.52].map((part) => (
      <path key={part} d={polygon([[0, -10 * part], [far * 1.15, -wide * part], [far * 1.15, wide * part], [0, 10 * part]])} fill="url(#beam)" opacity={0.7} />
    ))}
  </>
);

/** The way out, clockwise from its lower left. */
const MOUTH: readonly Spot[] = [[1104, 764], [1112, 690], [1096, 640], [1130, 560], [1142, 500], [1190, 452], [1226, 446], [1270, 418], [1318, 440], [1352, 470], [1376, 520], [1400, 560], [1396, 640], [1420, 700], [1414, 770]];

/** Broken rock round the way out: daylight comes in over its edges, ring behind ring, and is soon lost. */
function MouthRock() {
  const r = random('mouth-rock');
  const ring = (by: number, jitter: number) => MOUTH.map(([x, y]): Spot => [EXIT[0] - 12 + (x - EXIT[0] + 12) * (by + r.between(-jitter, jitter)), EXIT[1] + 40 + (y - EXIT[1] - 40) * (by + r.between(-jitter, jitter))]);
  const rings = [ring(1, 0), ring(1.12, 0.05), ring(1.34, 0.09), ring(1.66, 0.12)];
  return rings.slice(1).map((outer, k) =>
    outer.slice(1).map((spot, i) => {
      const inner = rings[k] ?? outer;
      const [a, b, c] = [inner[i] ?? spot, inner[i + 1] ?? spot, outer[i] ?? spot];
      const day = Math.max(0, ([0.62, 0.32, 0.12][k] ?? 0) + r.between(-0.14, 0.14));
      return <path key={`${k}-${i}`} d={polygon([a, b, spot, c])} fill={mix('#221b20', '#c3cf98', day)} opacity={[1, 0.85, 0.3][k]} />;
    }),
  );
}

/** The mother stoops under the roof; her torch strikes the stone at `POOL`. */
const MOTHER = { x: 850, y: 910, height: 392, flip: true, pose: { lean: 34, nod: -34, near: [74, 118], far: [20, 50], nearLeg: [46, -18], farLeg: [4, -34] } } as const satisfies Place;

export default function MeghalayaAdventure4() {
  const mouth = polygon(MOUTH);
  const hand = handsOf(MOTHER).near;
  const aim = (Math.atan2(POOL[1] - hand[1], POOL[0] - hand[0]) * 180) / Math.PI;
  return (
    <Canvas>
      <rect width={1600} height={1000} fill={DARK} />
      <Halo id="wall-glow" x={LAMP[0]} y={640} rx={980} ry={680} colour="#8f5a34" opacity={1} />
      <StoneLight />
      <Wall />
      <Roof id="far" line={[[-40, 250], [240, 170], [560, 130], [860, 210], [1060, 330], [1180, 400], [1340, 380], [1640, 300]]} count={46} longest={250} width={44} air={0.3} />
      <clipPath id="mouth">
        <path d={mouth} />
      </clipPath>
      <g clipPath="url(#mouth)">
        <rect x={1100} y={380} width={320} height={400} fill="#f4f8d6" />
        <WoodedSlope id="wood" crest={[[1080, 560], [1200, 530], [1300, 560], [1420, 520]]} tones={leaves('#6ea070', '#c3dc8e', '#ffffd8')} mist="#eef5c8" radius={22} groups={0} bottom={800} />
        <WoodedSlope id="wood-near" crest={[[1080, 650], [1200, 680], [1300, 690], [1420, 630]]} tones={leaves('#1f6440', '#86b552', '#f6f6a0')} mist="#3f8a4e" radius={26} fleck={8} groups={4} bottom={820} />
      </g>
      <MouthRock />
      <Halo id="day" x={1260} y={600} rx={330} ry={330} colour="#eef6c4" opacity={0.34} />
      <Gradient id="floor" from={[0, 720]} to={[0, 1000]} stops={[[0, '#4a3430'], [0.4, '#2b2129'], [1, '#15111b']]} />
      <path d={shape([[-20, 1020, 'corner'], [-20, 800, 'corner'], [200, 806], [520, 790], [820, 800], [1060, 770], [1260, 744], [1420, 770], [1620, 800, 'corner'], [1620, 1020, 'corner']])} fill="url(#floor)" />
      <Curtain id="curtain-back" brow={[[500, 268], [566, 250], [620, 290]]} hem={[[530, 500], [600, 566], [664, 540]]} folds={2} drip={50} />
      <Curtain id="curtain-low" brow={[[150, 560], [280, 566], [480, 585], [620, 560]]} hem={[[84, 806], [230, 826], [460, 834], [694, 804]]} folds={6} drip={14} />
      <Curtain id="curtain-mid" brow={[[210, 330], [310, 330], [450, 345], [560, 350]]} hem={[[130, 556], [280, 590], [470, 640], [632, 604]]} folds={6} drip={64} />
      <Curtain id="curtain-top" brow={[[280, 130], [340, 90], [430, 86], [510, 120]]} hem={[[200, 322], [320, 358], [460, 404], [574, 384]]} folds={4} drip={70} />
      <Curtain id="curtain-side" brow={[[86, 640], [140, 606], [196, 622], [240, 664]]} hem={[[44, 830], [120, 846], [210, 846], [268, 834]]} folds={3} drip={12} />
      <SunPath id="wet-lamp" x={640} y={812} height={180} width={560} colour="#ffbe62" opacity={0.6} count={90} />
      <SunPath id="wet-day" x={1262} y={756} height={230} width={300} colour="#e4eeb6" opacity={0.75} count={90} />
      <Halo id="lamp-glow" x={LAMP[0]} y={LAMP[1]} rx={330} ry={250} colour="#ffb958" opacity={0.75} />
      <path d={oval(LAMP[0], LAMP[1] - 4, 20, 15)} fill="#fff6d2" />
      <Boulder id="lamp-stone" x={650} y={840} width={120} height={42} tones={rock('#4a3430', '#d99a4a', '#0f0e15')} />
      {[[110, 870, 90, 180], [214, 846, 54, 96], [792, 838, 60, 120], [852, 824, 40, 66], [1046, 800, 46, 80]].map(([x = 0, y = 0, width = 0, height = 0]) => <Stump key={x} x={x} y={y} width={width} height={height} />)}
      <Posed id="boy" x={1236} y={776} height={236} age={9} wears="shorts" dress={inShade(DRESS.teal, 0.26)} skin={dim(SKIN.honey, 0.3)} hair="crop" pose={{ lean: 44, nod: -30, near: [30, 76], far: [60, 96], nearLeg: [54, -22], farLeg: [6, -46] }} />
      <Roof id="mid" line={[[-40, 190], [180, 120], [460, 60], [720, 110], [900, 250], [1020, 330], [1120, 300], [1260, 250], [1420, 330], [1640, 420]]} count={28} longest={250} width={70} />
      <Column x={1010} top={204} foot={838} width={66} />
      <Roof id="mid-near" line={[[-40, 60], [300, 0], [700, 20], [900, 130], [1010, 196], [1120, 190], [1260, 150], [1420, 214], [1640, 330]]} count={38} longest={150} width={50} air={-0.2} />
      <path d={lens(850, 912, 300, 14)} fill="#0c0a10" opacity={0.6} />
      <At x={hand[0]} y={hand[1]} turn={aim}>
        <Torch />
        <At x={44} y={0}>
          <Beam far={Math.hypot(POOL[0] - hand[0], POOL[1] - hand[1]) - 44} wide={128} />
        </At>
      </At>
      <Posed id="mother" {...MOTHER} wears="kurta" dress={inShade(DRESS.crimson, 0.1)} skin={dim(SKIN.honey, 0.12)} hair="plait" />
      <path d={lens(446, 930, 240, 12)} fill="#0c0a10" opacity={0.6} />
      <Posed id="girl" x={446} y={930} height={392} age={8} wears="frock" dress={inShade(DRESS.marigold, 0.08)} skin={dim(SKIN.honey, 0.14)} hair="plaits" flip pose={{ ...POSE.squat, lean: 12, nod: -20, near: [96, 120], far: [30, 80], nearLeg: [104, -26], farLeg: [112, -26] }} />
      <Roof id="near" line={[[-40, 330], [90, 150], [300, 30], [620, -20], [980, 40], [1240, 60], [1420, 110], [1540, 200], [1640, 280]]} count={17} longest={300} width={110} air={-0.5} />
      <Boulder id="near-left" x={120} y={1030} width={480} height={120} tones={rock('#2b2129', '#c98844', '#0f0e15')} light="right" />
      <Boulder id="near-right" x={1470} y={1040} width={520} height={260} tones={rock('#25222c', '#8f9478', '#0f0e15')} />
      <Fern id="fern" x={1400} y={770} size={70} dark="#35573a" light="#9cc65c" lean={0.4} />
    </Canvas>
  );
}
