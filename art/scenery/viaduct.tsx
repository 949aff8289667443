/** Railway viaducts: stone arches on any track, straight or curved, each arch with its ring and reveal. */
import { mix } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import type { Track } from './perspective.ts';
import type { Spot } from './shapes.ts';

/** Masonry tones, from the lit face to the underside of the arches; `ring`: the pale stones round an arch. */
export type Masonry = { lit: string; shade: string; reveal: string; ring: string };
/** Masonry tones from one stone colour. */
export const masonry = (stone: string, dark = '#2f2a45'): Masonry => ({ lit: stone, shade: mix(stone, dark, 0.3), reveal: mix(stone, dark, 0.5), ring: mix(stone, '#fff3d8', 0.45) });

/**
 * A viaduct under a track, from `from` to `to` metres along it. `feet(i)`: how far down pier i (0 to `arches`) reaches, in metres.
 * `width` of the deck and `parapet` height are in metres; `near`: visible side (1 = right, −1 = left). Cover the end piers with terrain.
 * `opening`: width of an arch, `crown`: masonry above it, both as fractions of the pitch; `foot`: tint over the lowest 3 m.
 */
export function Viaduct({ track, from = 0, to = track.span, arches, feet, width = 4, near = 1, stone, parapet = 0.9, opening = 0.72, crown = 0.16, foot }: { track: Track; from?: number; to?: number; arches: number; feet: (pier: number) => number; width?: number; near?: 1 | -1; stone: Masonry; parapet?: number; opening?: number; crown?: number; foot?: string }) {
  const pitch = (to - from) / arches;
  const spot = (along: number, aside: number, up: number): Spot => {
    const at = track(along, aside, up);
    return [at.x, at.y];
  };
  // Far spans are drawn first, so that nearer piers cover them.
  const order = Array.from({ length: arches }, (_, i) => i).toSorted((a, b) => track(from + pitch * (a + 0.5)).size - track(from + pitch * (b + 0.5)).size);
  const spans = order.map((i) => {
    const start = from + pitch * i;
    const half = (pitch * opening) / 2;
    const middle = start + pitch / 2;
    const spring = -pitch * crown - half;
    const [footA, footB] = [-feet(i), -feet(i + 1)];
    const arc = (aside: number, grow = 0): Spot[] =>
      Array.from({ length: 19 }, (_, k) => {
        const angle = Math.PI * (k / 18);
        return spot(middle - Math.cos(angle) * (half + grow), aside, spring + Math.sin(angle) * (half + grow));
      });
    const hole = (aside: number): Spot[] => [spot(middle - half, aside, footA), ...arc(aside), spot(middle + half, aside, footB)];
    const face = (aside: number) => `${polygon([spot(start, aside, footA), spot(start, aside, 0), spot(start + pitch, aside, 0), spot(start + pitch, aside, footB)])}${polygon([...hole(aside)].toReversed())}`;
    const [front, back] = [(near * width) / 2, (-near * width) / 2];
    const [a, b] = [hole(front), hole(back)];
    const soffit = a.slice(1).map((p, k) => polygon([a[k] ?? p, p, b[k + 1] ?? p, b[k] ?? p]));
    const impost = (x0: number, x1: number) => polygon([spot(x0, front, spring - 0.4), spot(x1, front, spring - 0.4), spot(x1, front, spring + 0.1), spot(x0, front, spring + 0.1)]);
    const lightHalf = Math.ceil(soffit.length / 2);
    return {
      behind: (
        <g key={i}>
          <path d={face(back)} fill={stone.shade} fillRule="evenodd" />
          <path d={soffit.slice(0, lightHalf).join('')} fill={stone.reveal} />
          <path d={soffit.slice(lightHalf).join('')} fill={mix(stone.reveal, stone.lit, 0.3)} />
        </g>
      ),
      before: (
        <g key={i}>
          <path d={face(front)} fill={stone.lit} fillRule="evenodd" />
          <path d={polygon([...arc(front, half * 0.16), ...arc(front).toReversed()])} fill={stone.ring} />
          <path d={polygon([spot(middle + half, front, spring), spot(start + pitch, front, spring), spot(start + pitch, front, footB), spot(middle + half, front, footB)])} fill={stone.shade} opacity={0.38} />
          <path d={impost(start, middle - half) + impost(middle + half, start + pitch)} fill={stone.ring} />
          {foot && <path d={polygon([spot(start, front, footA), spot(start + pitch, front, footB), spot(start + pitch, front, footB + 3), spot(start, front, footA + 3)])} fill={foot} opacity={0.4} />}
        </g>
      ),
    };
  });
  const ribbon = (aside: number, low: number, high: number): string => {
    const steps = arches * 2;
    const line = (up: number) => Array.from({ length: steps + 1 }, (_, k) => spot(from + ((to - from) * k) / steps, aside, up));
    return polygon([...line(high), ...line(low).toReversed()]);
  };
  const edge = (near * width) / 2;
  return (
    <>
      {/* The back walls are all drawn before the fronts: otherwise, on a bend, the nearer span's back would show through the joint. */}
      {spans.map((span) => span.behind)}
      {spans.map((span) => span.before)}
      <path d={ribbon(edge * 1.08, -0.55, 0)} fill={stone.shade} />
      <path d={ribbon(edge * 1.12, 0, parapet * 0.78)} fill={stone.lit} />
      <path d={ribbon(edge * 1.16, parapet * 0.74, parapet)} fill={stone.ring} />
    </>
  );
}
