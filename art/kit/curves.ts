/** A point of an outline, in SVG user units; `corner` keeps it sharp. */
export type Point = { x: number; y: number; corner?: boolean };

/** The texts of the tenths from 0 up, made on first use: formatting numbers would take most of the time of a drawing. */
const TEXTS: string[] = [];

/** The text of a whole number of tenths: -12 is '-1.2', 5 is '.5'. */
function text(tenths: number): string {
  const size = Math.abs(tenths);
  const unsigned = (TEXTS[size] ??= String(size / 10).replace(/^0\./, '.'));
  return tenths < 0 ? `-${unsigned}` : unsigned;
}

/** Formats a number rounded to a tenth, so that files stay small and builds are byte-identical. */
export const n = (value: number) => text(Math.round(value * 10));

/**
 * Writes SVG path data. Every point is rounded to a tenth and written as its distance from the point before, which takes
 * about a third fewer characters than its place.
 */
export class Pen {
  #data: string;
  #x: number;
  #y: number;
  #command = 'M';
  #last = '';

  constructor(x: number, y: number) {
    this.#x = Math.round(x * 10);
    this.#y = Math.round(y * 10);
    this.#data = `M${text(this.#x)} ${text(this.#y)}`;
  }

  /** A straight line. */
  line(x: number, y: number): this {
    return this.#to('l', [x, y]);
  }

  /** A quadratic curve with one control point. */
  quadratic(ax: number, ay: number, x: number, y: number): this {
    return this.#to('q', [ax, ay, x, y]);
  }

  /** A cubic curve with two control points. */
  cubic(ax: number, ay: number, bx: number, by: number, x: number, y: number): this {
    return this.#to('c', [ax, ay, bx, by, x, y]);
  }

  open(): string {
    return this.#data;
  }

  closed(): string {
    return `${this.#data}Z`;
  }

  #to(command: string, coordinates: readonly number[]): this {
    const [x, y] = [this.#x, this.#y];
    if (command !== this.#command) {
      this.#data += command;
      this.#last = command;
      this.#command = command;
    }
    coordinates.forEach((coordinate, i) => {
      const place = Math.round(coordinate * 10);
      const distance = text(place - (i % 2 ? y : x));
      this.#data += isSeparate(this.#last, distance) ? distance : ` ${distance}`;
      this.#last = distance;
      if (i % 2) this.#y = place;
      else this.#x = place;
    });
    return this;
  }
}

/** Whether a number can follow without a space: after a letter, with a minus sign, or as a second decimal point ('1.2.5'). */
function isSeparate(last: string, next: string): boolean {
  return next.startsWith('-') || (next.startsWith('.') && last.includes('.')) || last >= 'a';
}

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
  const pen = new Pen(at(0).x, at(0).y);
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const end = at(i + 1);
    if (at(i).corner && end.corner) {
      pen.line(end.x, end.y);
      continue;
    }
    const a = handle(i, 1);
    const b = handle(i + 1, -1);
    pen.cubic(a.x, a.y, b.x, b.y, end.x, end.y);
  }
  return closed ? pen.closed() : pen.open();
}

/** A straight-edged SVG path through the points. */
export function polygon(list: readonly (readonly [number, number])[], closed = true): string {
  const [[startX, startY] = [0, 0], ...rest] = list;
  const pen = new Pen(startX, startY);
  for (const [x, y] of rest) pen.line(x, y);
  return closed ? pen.closed() : pen.open();
}
