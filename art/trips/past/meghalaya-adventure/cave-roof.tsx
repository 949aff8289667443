/** The roof of Mawsmai cave: hollows eaten out by water, and the stalactites that hang from it. */
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { Gradient } from '../../../scenery/canvas.tsx';
import { heightAt, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { DARK, EXIT, isDayNearer, LAMP, lit } from './cave-light.tsx';

/** Brightness of the roof relative to the rest of the stone; negative is darker. */
const ROOF = -0.06;

/** A stalactite at (x, y): seamless at the roof, ringed like candle wax, bright towards the nearer light. Long ones end in a drop. */
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

/** Hollows eaten into the roof by water, each with a dark upper lip and a lit lower one; smaller towards the edge. */
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

/** The roof down to a line, with its stalactites: most are short, a few long. */
export function Roof({ id, line, count, longest, width, air = 0 }: { id: string; line: readonly Spot[]; count: number; longest: number; width: number; air?: number }) {
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
