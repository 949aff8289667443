/** A point of an outline, in SVG user units; `corner` keeps it sharp. */
export type Point = { x: number; y: number; corner?: boolean };

/** Formats a number rounded to a tenth, so that files stay small and builds are byte-identical. */
export const n = (value: number) => String(Math.round(value * 10) / 10);

/** A point as a tuple, so that outlines read like tables. */
export type Station = readonly [x: number, y: number, corner?: 'corner'];
export const points = (list: readonly Station[]): Point[] => list.map(([x, y, corner]) => ({ x, y, corner: corner === 'corner' }));

/**
 * A smooth SVG path through the points. Each tangent is parallel to the chord between the two neighbours, and each handle is a third
 * of its segment, so that the curve does not overshoot where the spacing is uneven.
 */
export function smooth(list: readonly Point[], closed = true): string {
  const count = list.length;
  const at = (i: number): Point => list[closed ? (i + count) % count : Math.min(Math.max(i, 0), count - 1)] ?? { x: 0, y: 0 };
  const handle = (i: number, towards: 1 | -1): Point => {
    const here = at(i);
    const length = Math.hypot(at(i + towards).x - here.x, at(i + towards).y - here.y) / 3;
    if (here.corner) return here;
    const dx = at(i + 1).x - at(i - 1).x;
    const dy = at(i + 1).y - at(i - 1).y;
    const chord = Math.hypot(dx, dy) || 1;
    return { x: here.x + (towards * dx * length) / chord, y: here.y + (towards * dy * length) / chord };
  };
  let path = `M${n(at(0).x)} ${n(at(0).y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const a = handle(i, 1);
    const b = handle(i + 1, -1);
    const end = at(i + 1);
    path += `C${n(a.x)} ${n(a.y)} ${n(b.x)} ${n(b.y)} ${n(end.x)} ${n(end.y)}`;
  }
  return closed ? `${path}Z` : path;
}

/** A straight-edged SVG path through the points. */
export const polygon = (list: readonly (readonly [number, number])[], closed = true) =>
  list.map(([x, y], i) => `${i ? 'L' : 'M'}${n(x)} ${n(y)}`).join('') + (closed ? 'Z' : '');
