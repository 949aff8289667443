/** The stone of Mawsmai cave below the roof: the far wall, curtains of flowstone, a column, stumps, broken rock round the exit. */
import { mix } from '../../../kit/colour.ts';
import { n, polygon, type Station } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { At, Gradient } from '../../../scenery/canvas.tsx';
import { alongLine, lens, rounded, type Spot } from '../../../scenery/shapes.ts';
import { DARK, EXIT, LAMP, lit } from './cave-light.tsx';

/** The far wall: faint blocks of limestone, brighter towards the lamp. */
export function Wall() {
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

/** A curtain of flowstone from the ledge above (`brow`) to its `hem`: a few broad, uneven folds that part only below the brow. */
export function Curtain({ id, brow, hem, folds, drip }: { id: string; brow: readonly Spot[]; hem: readonly Spot[]; folds: number; drip: number }) {
  const r = random(id);
  const widths = Array.from({ length: folds }, () => r.between(0.45, 1.7));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  const cuts = widths.reduce<number[]>((list, width) => [...list, (list.at(-1) ?? 0) + width / whole], [0]);
  const [over, under] = [rounded(brow), rounded(hem)];
  /** A point on the curtain: `t` from left to right, `v` from brow to hem. The curtain bulges as it comes over the ledge. */
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
  /** A strip of a fold, between two fractions of the fold's width, that widens on the way down and ends in a point. */
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
  // Growth lines along the hem.
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

/** A column of a few fused stems, waisted, splayed at roof and floor; amber on the lamp's side, green on the daylight side. */
export function Column({ x, top, foot, width }: { x: number; top: number; foot: number; width: number }) {
  const flare = [[0, 5], [0.08, 3.4], [0.17, 2.2], [0.27, 1.46], [0.4, 1.08], [0.55, 0.94], [0.7, 1], [0.84, 1.34], [0.94, 2], [1, 2.7]] as const;
  /** A stem between two positions across the column's width (−1 is the left edge, 1 the right); its lower end bulges towards us. */
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

/** A stalagmite stump. */
export const Stump = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => (
  <>
    <path d={lens(x, y, width * 2.4, width * 0.2)} fill={DARK} opacity={0.6} />
    <path d={shape([[x - width / 2, y, 'corner'], [x - width * 0.34, y - height * 0.3], [x - width * 0.22, y - height * 0.8], [x, y - height], [x + width * 0.22, y - height * 0.8], [x + width * 0.34, y - height * 0.3], [x + width / 2, y, 'corner']])} fill={lit(x, y - height / 2)} />
    <path d={x < LAMP[0] ? shape([[x + width * 0.05, y - height * 0.95], [x + width * 0.2, y - height * 0.8], [x + width * 0.32, y - height * 0.3], [x + width * 0.46, y, 'corner'], [x + width * 0.16, y, 'corner'], [x + width * 0.12, y - height * 0.4]]) : shape([[x - width * 0.05, y - height * 0.95], [x - width * 0.2, y - height * 0.8], [x - width * 0.32, y - height * 0.3], [x - width * 0.46, y, 'corner'], [x - width * 0.16, y, 'corner'], [x - width * 0.12, y - height * 0.4]])} fill={lit(x, y - height / 2, 0.34)} />
  </>
);

/** The outline of the exit, clockwise from its lower left. */
export const MOUTH: readonly Spot[] = [[1104, 764], [1112, 690], [1096, 640], [1130, 560], [1142, 500], [1190, 452], [1226, 446], [1270, 418], [1318, 440], [1352, 470], [1376, 520], [1400, 560], [1396, 640], [1420, 700], [1414, 770]];

/** Broken rock round the exit: rings of facets, bright with daylight at the opening and soon lost in the dark. */
export function MouthRock() {
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
