/**
 * The memorial stones of Mawphlang: rough slabs of granite set on end for the men, flat ones on low feet for the women.
 * Upright ones have a few large, sharp-edged faces, dark rain streaks from the top, lichen (mostly on the sunny face) and moss at the foot.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random, type Random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { Gradient } from '../../../scenery/canvas.tsx';
import { ridgeLine } from '../../../scenery/ridge.tsx';
import { band, blob, lens, scallop, type Spot } from '../../../scenery/shapes.ts';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

const STONE = { lit: '#c9c7b0', mid: '#8d948b', shade: '#566069', deep: '#3d474e' };
const SHADOW = '#1f4330';
const MOSS = { dark: '#4a6f38', light: '#83a04c' };

/**
 * A stone as fractions of its width and height: left and right edges from the foot up, then the two edges between its faces.
 * x runs from about −0.5 to 0.5, y from 0 (foot) to 1 (top).
 */
type Form = { left: readonly Spot[]; right: readonly Spot[]; arris: readonly Spot[]; second: readonly Spot[] };
/** The shapes of stones: a pointed blade, a broad slab with a slanting top, a bent pillar, one with a broken shoulder, a stump. */
const FORMS = {
  blade: { left: [[-0.46, 0], [-0.5, 0.26], [-0.4, 0.62], [-0.2, 0.9], [0.02, 1]], right: [[0.5, 0], [0.46, 0.3], [0.47, 0.52], [0.3, 0.86], [0.02, 1]], arris: [[-0.12, 0], [-0.2, 0.3], [-0.08, 0.66], [0.02, 1]], second: [[0.24, 0], [0.16, 0.36], [0.22, 0.6], [0.02, 1]] },
  slab: { left: [[-0.5, 0], [-0.48, 0.4], [-0.42, 0.76], [-0.3, 0.84]], right: [[0.48, 0], [0.5, 0.34], [0.44, 0.7], [0.36, 1], [0.1, 0.97], [-0.3, 0.84]], arris: [[0.1, 0], [0.16, 0.4], [0.1, 0.74], [0.1, 0.97]], second: [[0.34, 0], [0.38, 0.42], [0.28, 0.76], [0.36, 1]] },
  bent: { left: [[-0.5, 0], [-0.4, 0.2], [-0.44, 0.48], [-0.2, 0.78], [0.02, 0.97]], right: [[0.42, 0], [0.5, 0.24], [0.4, 0.5], [0.5, 0.78], [0.36, 0.96], [0.2, 1], [0.02, 0.97]], arris: [[-0.22, 0], [-0.1, 0.22], [-0.18, 0.5], [0.1, 0.8], [0.2, 1]], second: [[0.14, 0], [0.26, 0.26], [0.12, 0.5], [0.32, 0.78], [0.36, 0.96]] },
  broken: { left: [[-0.5, 0], [-0.46, 0.3], [-0.5, 0.58], [-0.28, 0.68], [-0.2, 0.9], [-0.02, 1]], right: [[0.5, 0], [0.44, 0.34], [0.48, 0.64], [0.36, 0.88], [0.2, 0.98], [-0.02, 1]], arris: [[-0.26, 0], [-0.14, 0.34], [-0.2, 0.6], [-0.04, 0.78], [-0.02, 1]], second: [[0.2, 0], [0.12, 0.4], [0.26, 0.7], [0.2, 0.98]] },
  stump: { left: [[-0.5, 0], [-0.52, 0.42], [-0.36, 0.8], [-0.16, 0.92]], right: [[0.5, 0], [0.54, 0.3], [0.44, 0.66], [0.4, 0.86], [0.16, 1], [-0.16, 0.92]], arris: [[-0.08, 0], [0, 0.36], [-0.12, 0.7], [-0.16, 0.92]], second: [[0.28, 0], [0.24, 0.4], [0.3, 0.68], [0.16, 1]] },
} as const satisfies Record<string, Form>;

/** A ring of lichen: its crust and its dead centre. `squash` narrows it on a face that turns away. */
const ring = (r: Random, [x, y]: Spot, size: number, squash: number) => ({ crust: blob(r, x, y, size * squash, size, 9, 0.14), heart: blob(r, x, y, size * 0.5 * squash, size * 0.5, 7, 0.2) });

/** A standing stone, lit from the upper left. (x, y) is the middle of its base. */
export function StandingStone({ id, form, x, y, width, height }: { id: string; form: keyof typeof FORMS; x: number; y: number; width: number; height: number }) {
  const r = random(id);
  const { left, right, arris, second }: Form = FORMS[form];
  const at = ([across, up]: Spot): Spot => [x + across * width, y + 8 - up * (height + 8)];
  const edge = (name: string, line: readonly Spot[], rough = 0.26) => ridgeLine(`${id}-${name}`, line.map(at), rough, 3);
  const [from, to, inner, outer] = [edge('left', left), edge('right', right), edge('arris', arris, 0.5), edge('second', second, 0.5)];
  const face = (one: readonly Spot[], other: readonly Spot[]) => polygon([...one, ...other.toReversed()]);
  const outline = face(from, to);
  /** The point at height `up`: `across` 0 to 1 spans the sunny face up to the arris, 1 to 2 the face beside it. */
  const spotAt = (across: number, up: number): Spot => {
    const near = (line: readonly Spot[]) => line.reduce((best, spot) => (Math.abs(spot[1] - (y - up * height)) < Math.abs(best[1] - (y - up * height)) ? spot : best))[0];
    const [a, b] = across <= 1 ? [near(from), near(inner)] : [near(inner), near(outer)];
    return [a + (b - a) * (across % 1.0001), y - up * height];
  };
  const colony = (count: number, across: number, up: number, size: number) => Array.from({ length: count }, () => ring(r, spotAt(Math.min(Math.max(across + r.between(-0.3, 0.3), 0.05), 1.9), up + r.between(-0.05, 0.05)), size * r.between(0.4, 1), across > 1 ? 0.5 : 0.85));
  const pale = [...colony(6, 0.7, 0.82, width * 0.06), ...colony(6, 0.35, 0.52, width * 0.07), ...colony(5, 1.3, 0.64, width * 0.06), ...colony(4, 0.8, 0.28, width * 0.06)];
  const ochre = [...colony(4, 0.6, 0.72, width * 0.04), ...colony(4, 0.9, 0.44, width * 0.04)];
  const chips = [0.2, 0.38, 0.55, 0.74].map((up) => {
    const here = up + r.between(-0.05, 0.05);
    const tall = r.between(0.05, 0.1);
    return polygon([spotAt(0.99, here + tall), spotAt(0.99, here - tall), spotAt(r.between(0.6, 0.8), here - tall * 0.3)]);
  });
  const ledges = [0.3, 0.62].map((up) => { const [a, b] = [spotAt(1.05, up), spotAt(1.95, up - r.between(0.04, 0.1))]; return polygon([a, b, [b[0], b[1] + height * 0.05], [a[0], a[1] + height * 0.09]]); });
  const cracks = [0.66, 0.34].map((up, i) => { const [a, b, c] = [spotAt(0.3 + i * 1.2, up), spotAt(0.42 + i * 1.2, up - 0.09), spotAt(0.34 + i * 1.2, up - 0.2)]; return band([[...a, 0.6], [...b, 3], [...c, 0.6]]); });
  const rain = Array.from({ length: 5 }, () => { const [px, py] = spotAt(r.between(0.2, 1.9), r.between(0.82, 0.94)); return band([[px, py - height * 0.1, width * 0.06], [px + 2, py, width * 0.05], [px, py + height * r.between(0.1, 0.24), 1]]); });
  /** A cushion of moss. Large ones grow along the foot, smaller ones up the edges between the faces. */
  const cushion = (across: number, up: number, size: number) => { const [px] = spotAt(across, up); return [px, y + 4 - up * height, width * size * r.between(0.7, 1.2)] as const; };
  const moss = [...Array.from({ length: 15 }, (_, i) => cushion((i / 14) * 1.95, r.between(-0.01, 0.022), 0.1)), ...Array.from({ length: 12 }, (_, i) => cushion(0.98 + r.between(-0.22, 0.26) * (1 - i / 18), 0.016 + i * 0.0045, 0.085 - i * 0.004)), ...Array.from({ length: 7 }, (_, i) => cushion(1.86 + r.between(-0.14, 0.1), 0.016 + i * 0.005, 0.07 - i * 0.004))];
  return (
    <>
      <path d={shape([[x - width * 0.46, y + 4], [x + width * 0.5, y - 6], [x + width * 0.7 + height * 0.56, y + height * 0.085], [x + width * 0.3 + height * 0.62, y + height * 0.12], [x + width * 0.2, y + 14]])} fill={SHADOW} opacity={0.45} />
      <clipPath id={`${id}-form`}>
        <path d={outline} />
      </clipPath>
      <Gradient id={`${id}-lit`} from={[x, y - height]} to={[x, y]} stops={[[0, mix(STONE.lit, '#fff2cc', 0.35)], [0.7, STONE.lit], [1, mix(STONE.lit, '#6f8a50', 0.45)]]} />
      <Gradient id={`${id}-mid`} from={[x, y - height]} to={[x, y]} stops={[[0, mix(STONE.mid, STONE.lit, 0.25)], [0.6, STONE.mid], [1, mix(STONE.mid, '#4a6a40', 0.5)]]} />
      <Gradient id={`${id}-shade`} from={[x, y - height]} to={[x, y]} stops={[[0, STONE.shade], [0.6, STONE.deep], [1, mix(STONE.deep, '#2f5a38', 0.5)]]} />
      <path d={outline} fill={`url(#${id}-mid)`} />
      <g clipPath={`url(#${id}-form)`}>
        <path d={face(from, inner)} fill={`url(#${id}-lit)`} />
        <path d={face(outer, to)} fill={`url(#${id}-shade)`} />
        <path d={chips.join('')} fill={STONE.mid} opacity={0.55} />
        <path d={ledges.join('')} fill={STONE.shade} opacity={0.55} />
        <path d={rain.join('')} fill={STONE.deep} opacity={0.3} />
        <path d={cracks.join('')} fill={STONE.deep} opacity={0.8} />
        <path d={pale.map(({ crust }) => crust).join('')} fill="#e2e4cc" opacity={0.7} />
        <path d={pale.map(({ heart }) => heart).join('')} fill="#a9b394" opacity={0.6} />
        <path d={ochre.map(({ crust }) => crust).join('')} fill="#cf9f4a" opacity={0.75} />
        <path d={moss.map(([px, py, size]) => scallop(r, px, py, size, size * 0.62, 8, 0.22)).join('')} fill={MOSS.dark} />
        <path d={moss.map(([px, py, size]) => scallop(r, px - size * 0.2, py - size * 0.2, size * 0.56, size * 0.28, 6, 0.22)).join('')} fill={MOSS.light} opacity={0.75} />
      </g>
      {[-0.5, -0.34, -0.2, -0.02, 0.14, 0.34, 0.52].map((across, i) => <GrassTuft key={across} id={`${id}-${i}`} x={x + across * width} y={y + 14} size={24 + ((i * 13) % 22)} dark="#3f6d35" light="#a9bf56" blades={10} />)}
    </>
  );
}

/** A table stone: a rough slab on three low stones. (x, y) is the middle of its base. */
export function TableStone({ id, x, y, width: w }: { id: string; x: number; y: number; width: number }) {
  const r = random(id);
  const feet = [-0.32, 0.04, 0.34].map((at) => ({ x: x + at * w, wide: w * r.between(0.05, 0.07) }));
  const top = ridgeLine(`${id}-top`, [[x - w * 0.52, y - w * 0.17], [x - w * 0.36, y - w * 0.235], [x + w * 0.04, y - w * 0.255], [x + w * 0.4, y - w * 0.225], [x + w * 0.53, y - w * 0.165]], 0.2, 3);
  const rim = ridgeLine(`${id}-rim`, [[x - w * 0.52, y - w * 0.17], [x - w * 0.24, y - w * 0.135], [x + w * 0.1, y - w * 0.125], [x + w * 0.4, y - w * 0.14], [x + w * 0.53, y - w * 0.165]], 0.3, 3);
  const foot = ridgeLine(`${id}-foot`, [[x - w * 0.51, y - w * 0.14], [x - w * 0.3, y - w * 0.075], [x + w * 0.08, y - w * 0.06], [x + w * 0.42, y - w * 0.085], [x + w * 0.52, y - w * 0.13]], 0.4, 3);
  const lichen = Array.from({ length: 9 }, () => blob(r, x + r.between(-0.36, 0.36) * w, y - w * r.between(0.16, 0.22), w * r.between(0.012, 0.03), w * r.between(0.005, 0.011), 8, 0.16)).join('');
  return (
    <>
      <path d={lens(x + w * 0.2, y + 4, w * 1.4, w * 0.09)} fill={SHADOW} opacity={0.5} />
      <path d={feet.map(({ x: fx, wide }) => polygon([[fx - wide * 1.1, y + 4], [fx - wide, y - w * 0.1], [fx + wide, y - w * 0.1], [fx + wide * 1.2, y + 4]])).join('')} fill={STONE.deep} />
      <path d={feet.map(({ x: fx, wide }) => polygon([[fx - wide * 1.1, y + 4], [fx - wide, y - w * 0.1], [fx - wide * 0.2, y - w * 0.1], [fx - wide * 0.3, y + 4]])).join('')} fill={STONE.mid} />
      <path d={polygon([...rim, ...foot.toReversed()])} fill={STONE.shade} />
      <path d={polygon([...rim.slice(0, 6), ...foot.slice(0, 5).toReversed()])} fill={STONE.mid} />
      <path d={polygon([...top, ...rim.toReversed()])} fill={STONE.lit} />
      <path d={lichen} fill="#e9e8d2" opacity={0.8} />
      <path d={shape([[x - w * 0.5, y - w * 0.165], [x - w * 0.34, y - w * 0.205], [x - w * 0.2, y - w * 0.19], [x - w * 0.24, y - w * 0.15]])} fill={MOSS.light} opacity={0.8} />
      {feet.map(({ x: fx }, i) => <GrassTuft key={fx} id={`${id}-${i}`} x={fx} y={y + 9} size={22} dark="#3f6d35" light="#a9bf56" blades={9} />)}
    </>
  );
}
