/** The water and wet rock of Dudhsagar: milky streams, noses of rock that part them, and the splash and mist where they land. */
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Gradient } from '../../../scenery/canvas.tsx';
import { band, blob, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';
import type { Rock } from '../../../scenery/stone.tsx';

/** The course of a stream from its lip down: position and width. */
export type Course = readonly (readonly [x: number, y: number, width: number])[];

/**
 * One stream: an unbroken body, shade along the side away from the light, and threads that follow its course.
 * Its foot fades out, so that it dissolves into the mist instead of ending in an edge.
 */
export function Stream({ id, course, threads = 14 }: { id: string; course: Course; threads?: number }) {
  const r = random(id);
  const middle = rounded(course.map(([x, y]): Spot => [x, y]), 8);
  const widths = rounded(course.map(([, y, w]): Spot => [w, y]), 8);
  const last = middle.length - 1;
  /** A thread at `lane` (−1 left edge, 1 right edge) from `from` to `to` (0 to 1 down the course), as wide as `share` of the stream. */
  const thread = (lane: number, from: number, to: number, share: number) => {
    const [first, end] = [Math.round(from * last), Math.max(Math.round(to * last), Math.round(from * last) + 3)];
    const way = [];
    for (let i = first; i <= Math.min(end, last); i += 2) {
      const [x, y] = middle[i] ?? [0, 0];
      const width = widths[i]?.[0] ?? 0;
      way.push([x + lane * width * 0.5, y, Math.max(0.5, width * share * Math.sin((Math.PI * (i - first + 0.2)) / (end - first + 0.4)))] as const);
    }
    return way.length > 1 ? band(way) : '';
  };
  const side = (sign: 1 | -1) => middle.map(([x, y], i): Spot => [x + sign * (widths[i]?.[0] ?? 0) * (0.5 + r.between(-0.025, 0.025)), y]);
  const body = polygon([...side(-1), ...side(1).toReversed()]);
  let [shade, bright, spray] = ['', '', ''];
  for (let i = 0; i < threads; i += 1) {
    const from = r.next() ** 2 * 0.5;
    const to = from + r.between(0.5, 1);
    if (i % 2) bright += thread(r.between(-0.9, 0.6), from, to, r.between(0.04, 0.13));
    else shade += thread(r.between(-0.6, 0.9), from, to, r.between(0.03, 0.08));
    if (i % 4 === 0) spray += thread(r.pick([-1, 1]) * r.between(1.12, 1.3), from, Math.min(0.92, to), 0.05);
  }
  const [brinkX, brinkY, brink] = course[0] ?? [0, 0, 0];
  const [top, foot] = [course[0]?.[1] ?? 0, course[course.length - 1]?.[1] ?? 0];
  const fading = (colour: string) => [[0, colour], [0.8, colour], [1, colour, 0]] as const;
  const ends = { from: [0, top] as const, to: [0, foot] as const };
  return (
    <>
      <Gradient id={`${id}-body`} {...ends} stops={[[0, '#f6faf4'], [0.4, '#e2ecea'], [0.82, '#eff5f1'], [1, '#f8fbf5', 0]]} />
      <Gradient id={`${id}-shade`} {...ends} stops={fading('#a9c3c4')} />
      <Gradient id={`${id}-bright`} {...ends} stops={fading('#ffffff')} />
      <path d={body + spray + oval(brinkX, brinkY, brink / 2, brink * 0.12)} fill={`url(#${id}-body)`} />
      <path d={thread(0.74, 0, 1, 0.24)} fill={`url(#${id}-shade)`} opacity={0.5} />
      <path d={shade} fill={`url(#${id}-shade)`} opacity={0.85} />
      <path d={bright} fill={`url(#${id}-bright)`} />
    </>
  );
}

/** Splashing water where a fall lands, between x = `from` and `to`: uneven puffs with a shaded underside, in fine spray. */
export function Burst({ id, from, to, y, size, mist = 0.7 }: { id: string; from: number; to: number; y: number; size: number; mist?: number }) {
  const r = random(id);
  let [puffs, under] = ['', ''];
  const count = Math.max(4, Math.round((to - from) / (size * 0.8)));
  for (let i = 0; i < count; i += 1) {
    const t = (i + r.next()) / count;
    const swell = size * r.between(0.4, 1.1) * (0.55 + 0.45 * Math.sin(Math.PI * t));
    const [x, py] = [from + t * (to - from), y - swell * r.between(0, 0.5)];
    under += blob(r, x + swell * 0.2, py + swell * 0.3, swell * 1.15, swell * 0.56, 9);
    puffs += blob(r, x, py, swell, swell * 0.6, 9);
  }
  return (
    <>
      <path d={under} fill="#c4d8d6" opacity={0.8} />
      <path d={puffs} fill="#fafcf6" opacity={0.92} />
      <Halo id={`${id}-mist`} x={(from + to) / 2} y={y - size * 0.4} rx={(to - from) * 0.68} ry={size * 2.6} colour="#fafcf4" opacity={mist} />
    </>
  );
}

/** A nose of rock between two streams: rounded shoulders, tapering below. (x, y) is its top. */
export function Nose({ x, y, width, height, tones }: { x: number; y: number; width: number; height: number; tones: Rock }) {
  const at = (list: readonly Spot[]) => polygon(list.map(([px, py]): Spot => [x + (px * width) / 2, y + py * height]));
  return (
    <>
      <path d={at([[-1, 0.34], [-0.84, 0.14], [-0.5, 0.03], [0, 0], [0.5, 0.05], [0.86, 0.18], [1, 0.4], [0.7, 0.7], [0.14, 1], [-0.5, 0.74]])} fill={tones.shade} />
      <path d={at([[-1, 0.34], [-0.84, 0.14], [-0.5, 0.03], [0, 0], [0.22, 0.1], [-0.1, 0.26], [-0.36, 0.44]])} fill={tones.lit} />
      <path d={at([[-1, 0.34], [-0.36, 0.44], [-0.1, 0.26], [0, 0.62], [0.14, 1], [-0.5, 0.74]])} fill={tones.mid} />
      <path d={at([[0.22, 0.1], [0.5, 0.05], [0.7, 0.2], [0.4, 0.34]])} fill={tones.mid} />
      <path d={at([[-0.1, 0.26], [0.06, 0.5], [0.04, 0.86], [-0.02, 0.5]])} fill={tones.crack} />
    </>
  );
}
