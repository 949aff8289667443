/** Basic outlines, as SVG path data in picture units, so that many can share one <path>; and helpers for lines of spots. */
import { n, Pen, smooth, type Point } from '../kit/curves.ts';
import type { Random } from '../kit/random.ts';

/** [x, y] in picture units. */
export type Spot = readonly [x: number, y: number];
/** The side the light comes from; the default is the left everywhere. */
export type Light = 'left' | 'right';
/** −1 for light from the left, 1 from the right. */
export const lightSign = (light: Light) => (light === 'left' ? -1 : 1);

/** A soft, uneven round shape: `jitter` 0 gives an ellipse, .3 a stone. */
export function blob(r: Random, x: number, y: number, rx: number, ry = rx, count = 10, jitter = 0.16): string {
  const turn = r.between(0, Math.PI * 2);
  const outline: Point[] = [];
  for (let i = 0; i < count; i += 1) {
    const angle = turn + (i / count) * Math.PI * 2;
    const reach = 1 + r.between(-jitter, jitter);
    outline.push({ x: x + Math.cos(angle) * rx * reach, y: y + Math.sin(angle) * ry * reach });
  }
  return smooth(outline);
}

/** Bumps shorter than this, in picture units, are drawn with one control point, which moves their outline by less than half a pixel. */
const SMALL_BUMP = 6;

/** A crown of leaves or a puff: `count` bumps with sharp notches between them; `depth`: how far they swell (.1 soft, .3 leafy). */
export function scallop(r: Random, x: number, y: number, rx: number, ry = rx, count = 10, depth = 0.2): string {
  const angles: number[] = [];
  const turn = r.between(0, Math.PI * 2);
  for (let i = 0; i < count; i += 1) angles.push(turn + ((i + r.between(-0.32, 0.32)) / count) * Math.PI * 2);
  const reach = angles.map(() => r.between(0.88, 1.06));
  const on = (angle: number, far: number): Spot => [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far];
  let start = on(angles[0] ?? 0, reach[0] ?? 1);
  const pen = new Pen(...start);
  angles.forEach((angle, i) => {
    const next = (angles[(i + 1) % count] ?? 0) + (i + 1 === count ? Math.PI * 2 : 0);
    const far = reach[(i + 1) % count] ?? 1;
    const swell = (1 + depth * r.between(0.7, 1.4)) * (((reach[i] ?? 1) + far) / 2);
    const before = on(angle + (next - angle) * 0.18, swell);
    const after = on(angle + (next - angle) * 0.82, swell);
    const end = on(next, far);
    // The control point of the quadratic curve nearest to the cubic one.
    const control = (k: 0 | 1) => (3 * (before[k] + after[k]) - start[k] - end[k]) / 4;
    if (Math.hypot(end[0] - start[0], end[1] - start[1]) < SMALL_BUMP) pen.quadratic(control(0), control(1), ...end);
    else pen.cubic(...before, ...after, ...end);
    start = end;
  });
  return pen.closed();
}

/** A leaf pointed at both ends, growing from (x, y); `angle` in radians: 0 = right, −π/2 = up. */
export function leaf(x: number, y: number, length: number, width: number, angle: number): string {
  const dx = Math.cos(angle);
  const dy = Math.sin(angle);
  const mid = length * 0.45;
  return new Pen(x, y)
    .quadratic(x + dx * mid - dy * width, y + dy * mid + dx * width, x + dx * length, y + dy * length)
    .quadratic(x + dx * mid + dy * width, y + dy * mid - dx * width, x, y)
    .closed();
}

/** A band through [x, y, width] stations: trunk, rope, tail, road. A last width of 0 to 2 gives it a pointed end. */
export function band(stations: readonly (readonly [x: number, y: number, width: number])[]): string {
  const left: Point[] = [];
  const right: Point[] = [];
  stations.forEach(([x, y, width], i) => {
    const [ax, ay] = stations[Math.max(i - 1, 0)] ?? [x, y];
    const [bx, by] = stations[Math.min(i + 1, stations.length - 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const ox = (-(by - ay) / length) * (width / 2);
    const oy = ((bx - ax) / length) * (width / 2);
    const corner = i === 0 || i === stations.length - 1;
    left.push({ x: x + ox, y: y + oy, corner });
    right.unshift({ x: x - ox, y: y - oy, corner });
  });
  return smooth([...left, ...right]);
}

/** A flat lens, pointed at both ends: ripple, streak of cloud, shadow. (x, y) is its middle. */
export const lens = (x: number, y: number, width: number, height: number) =>
  new Pen(x - width / 2, y).quadratic(x, y - height, x + width / 2, y).quadratic(x, y + height, x - width / 2, y).closed();

/** An ellipse as path data; (x, y) is its middle. */
export const oval = (x: number, y: number, rx: number, ry = rx) =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0Z`;

/** A rectangle as path data, from its upper left corner. */
export const box = (x: number, y: number, width: number, height: number) => `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}Z`;

/** The point and direction at `t` (0 to 1, by length) on a line of spots. */
export function alongLine(line: readonly Spot[], t: number): { x: number; y: number; angle: number } {
  const lengths = line.slice(1).map(([x, y], i) => Math.hypot(x - (line[i]?.[0] ?? x), y - (line[i]?.[1] ?? y)));
  let rest = lengths.reduce((sum, length) => sum + length, 0) * Math.min(Math.max(t, 0), 1);
  let i = 0;
  while (i < lengths.length - 1 && rest > (lengths[i] ?? 0)) {
    rest -= lengths[i] ?? 0;
    i += 1;
  }
  const [ax, ay] = line[i] ?? [0, 0];
  const [bx, by] = line[i + 1] ?? [ax + 1, ay];
  const part = rest / (lengths[i] || 1);
  return { x: ax + (bx - ax) * part, y: ay + (by - ay) * part, angle: Math.atan2(by - ay, bx - ax) };
}

/** The y of a line of spots (x ascending) at x, such as for placing trees on a crest. */
export function heightAt(line: readonly Spot[], x: number): number {
  for (let i = 1; i < line.length; i += 1) {
    const [ax, ay] = line[i - 1] ?? [0, 0];
    const [bx, by] = line[i] ?? [0, 0];
    if (x <= bx) return ay + (by - ay) * Math.min(Math.max((x - ax) / (bx - ax || 1), 0), 1);
  }
  return line[line.length - 1]?.[1] ?? 0;
}

/** A line of spots smoothed by Catmull-Rom, with `steps` points per segment. Use it before `heightAt` when the drawn line is a curve. */
export function rounded(line: readonly Spot[], steps = 12): Spot[] {
  const at = (i: number): Spot => line[Math.min(Math.max(i, 0), line.length - 1)] ?? [0, 0];
  const out: Spot[] = [];
  for (let i = 0; i < line.length - 1; i += 1) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let s = 0; s < steps; s += 1) {
      const t = s / steps;
      const of = (k: 0 | 1) =>
        0.5 * (2 * p1[k] + (p2[k] - p0[k]) * t + (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t * t + (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t * t * t);
      out.push([of(0), of(1)]);
    }
  }
  out.push(at(line.length - 1));
  return out;
}
