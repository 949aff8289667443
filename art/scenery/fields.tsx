/** Tea plantations: the rows follow the shape of the hill and get larger towards us. */
import { mix } from '../kit/colour.ts';
import { Pen, polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { Gradient } from './canvas.tsx';
import { Land } from './ridge.tsx';
import { heightAt, leaf, rounded, type Spot } from './shapes.ts';

/** Tea tones, from the sunny top of a bush to the gaps between the rows. */
export type TeaTones = { lit: string; mid: string; dark: string };

/**
 * One hill of tea. `crest` runs from edge to edge (extend it beyond the picture); the rows below repeat its shape.
 * `gap`: height of the first row (about 10 far, 35 near); `growth`: factor from row to row (about 1.08 far, 1.15 near);
 * `tilt` turns the lower rows (so that hills meet in a chevron); `sun` 0 to 1: where along the width the light is strongest.
 */
export function TeaHill({ id, crest, gap, growth = 1.1, rows, tones, tilt = 0, sun = 0.25, bottom = 1040 }: { id: string; crest: readonly Spot[]; gap: number; growth?: number; rows: number; tones: TeaTones; tilt?: number; sun?: number; bottom?: number }) {
  const r = random(id);
  const line = rounded(crest);
  const left = line[0]?.[0] ?? 0;
  const right = line[line.length - 1]?.[0] ?? 1600;
  const bands = [];
  let offset = gap * 0.55;
  let height = gap;
  for (let row = 0; row < rows; row += 1) {
    const level = (x: number) => heightAt(line, x) + offset + (tilt * offset * (x - (left + right) / 2)) / (right - left);
    let top: Pen | undefined;
    let shine = '';
    let flecks = '';
    const feet: Spot[] = [];
    const hem: Spot[] = [];
    for (let x = left; x < right; ) {
      // The bushes vary in width: if all were the same, they would look like waves.
      const width = height * r.between(0.7, 1.7);
      const swell = height * r.between(0.2, 0.34);
      const [y0, y1] = [level(x), level(x + width)];
      const arc = [x + width * 0.16, y0 - swell * 1.25, x + width * 0.84, y1 - swell * 1.25, x + width, y1] as const;
      top ??= new Pen(x, y0);
      top.cubic(...arc);
      const deep = height * r.between(0.1, 0.22);
      // The shine lies along the whole top of each bush.
      const dip: Spot = [x + width * 0.4, (y0 + y1) / 2 - swell * 0.66 + deep];
      const under: Spot = [x + width * 0.66, y1 - swell * 0.72 + deep];
      const foot: Spot = [x + width * 0.02, y0 - swell * 0.1];
      shine += new Pen(...foot).cubic(...arc).quadratic(...under, ...dip).quadratic(2 * dip[0] - under[0], 2 * dip[1] - under[1], ...foot).closed();
      hem.push([x + width * 0.5, (y0 + y1) / 2 + height * r.between(0.4, 0.54)], [x + width, y1 + height * r.between(0.32, 0.42)]);
      feet.push([x + width, y1]);
      if (height > 26) for (let k = 0; k < 4; k += 1) flecks += leaf(x + width * r.next(), (y0 + y1) / 2 - swell * r.between(-0.4, 1), height * r.between(0.14, 0.24), height * 0.045, -Math.PI / 2 + r.between(-0.9, 0.9));
      x += width;
    }
    for (const [x, y] of hem.toReversed()) top?.line(x, y);
    bands.push(
      <g key={row}>
        <path d={top?.closed()} fill={`url(#${id}-mid)`} />
        <path d={shine} fill={`url(#${id}-lit)`} />
        {flecks && <path d={flecks} fill={`url(#${id}-lit)`} />}
      </g>,
    );
    offset += height;
    height *= growth;
  }
  const across = { from: [left, 0], to: [right, 0] } as const;
  const edge = (base: string, t: number) => mix(base, tones.dark, t);
  return (
    <>
      <Gradient id={`${id}-lit`} {...across} stops={[[0, edge(tones.lit, 0.18)], [sun, tones.lit], [1, edge(tones.lit, 0.5)]]} />
      <Gradient id={`${id}-mid`} {...across} stops={[[0, edge(tones.mid, 0.16)], [sun, tones.mid], [1, edge(tones.mid, 0.42)]]} />
      <clipPath id={`${id}-hill`}>
        <path d={polygon([...line.map(([x, y]): Spot => [x, y - gap * 0.35]), [right, bottom], [left, bottom]])} />
      </clipPath>
      <Land crest={crest} fill={tones.dark} bottom={bottom} />
      <g clipPath={`url(#${id}-hill)`}>{bands}</g>
    </>
  );
}
