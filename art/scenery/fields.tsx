/** What people have planted: tea, vines, rice. Rows copy the land they grow on, and get wider towards us. */
import { mix } from '../kit/colour.ts';
import { n, polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { Gradient } from './canvas.tsx';
import { Mass, type Leaves, type Lobe } from './foliage.tsx';
import { Land } from './ridge.tsx';
import { heightAt, leaf, rounded, type Spot } from './shapes.ts';

/** Tea from the sunny top of a bush to the gap between the rows. */
export type TeaTones = { lit: string; mid: string; dark: string };

/**
 * One hill of tea. `crest` runs from edge to edge (carry it beyond the picture); rows copy it downwards.
 * `gap` is the first row's height (13 far, 40 near), `growth` the next row's factor (1.1 far, 1.18 near), `rows` how many;
 * `tilt` turns the rows of lower lines (so that hills meet in a chevron); `sun` 0 to 1 = where along the width the light is strongest.
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
    let top = '';
    let shine = '';
    let flecks = '';
    const feet: Spot[] = [];
    const hem: Spot[] = [];
    for (let x = left; x < right; ) {
      // Every bush has its own width: equal ones read as waves of the sea.
      const width = height * r.between(0.7, 1.7);
      const swell = height * r.between(0.2, 0.34);
      const [y0, y1] = [level(x), level(x + width)];
      const arc = `${n(x + width * 0.16)} ${n(y0 - swell * 1.25)} ${n(x + width * 0.84)} ${n(y1 - swell * 1.25)} ${n(x + width)} ${n(y1)}`;
      top += top ? `C${arc}` : `M${n(x)} ${n(y0)}C${arc}`;
      const deep = height * r.between(0.1, 0.22);
      // The shine lies on the sunward shoulder of each bush and stops short of the next one.
      shine += `M${n(x + width * 0.02)} ${n(y0 - swell * 0.1)}C${arc}Q${n(x + width * 0.66)} ${n(y1 - swell * 0.72 + deep)} ${n(x + width * 0.4)} ${n((y0 + y1) / 2 - swell * 0.66 + deep)}T${n(x + width * 0.02)} ${n(y0 - swell * 0.1)}Z`;
      hem.push([x + width * 0.5, (y0 + y1) / 2 + height * r.between(0.4, 0.54)], [x + width, y1 + height * r.between(0.32, 0.42)]);
      feet.push([x + width, y1]);
      if (height > 26) for (let k = 0; k < 4; k += 1) flecks += leaf(x + width * r.next(), (y0 + y1) / 2 - swell * r.between(-0.4, 1), height * r.between(0.14, 0.24), height * 0.045, -Math.PI / 2 + r.between(-0.9, 0.9));
      x += width;
    }
    const body = `${top}${[...hem].toReversed().map(([x, y]) => `L${n(x)} ${n(y)}`).join('')}Z`;
    bands.push(
      <g key={row}>
        <path d={body} fill={`url(#${id}-mid)`} />
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

/**
 * Vine rows running to one point on the horizon: `to` is that point, `near` the y of the nearest ground, `feet` the x of every row there.
 * Earth strips in two tones, trellis posts, leaves growing towards us.
 */
export function VineRows({ id, to, near, feet, height, tones, earth, earthShade, post = '#5a4034', fleck = 9 }: { id: string; to: Spot; near: number; feet: readonly number[]; height: number; tones: Leaves; earth: string; earthShade: string; post?: string; fleck?: number }) {
  const r = random(id);
  const [vx, vy] = to;
  const at = (foot: number, t: number): Spot => [vx + (foot - vx) * t, vy + (near - vy) * t];
  const pitch = Math.abs((feet[1] ?? 200) - (feet[0] ?? 0));
  const order = [...feet].toSorted((a, b) => Math.abs(b - vx) - Math.abs(a - vx));
  return (
    <>
      <path d={polygon([[vx, vy], at(Math.min(...feet) - pitch * 4, 1.1), at(Math.max(...feet) + pitch * 4, 1.1)])} fill={earth} />
      {order.map((foot, i) => {
        const lobes: Lobe[] = [];
        let posts = '';
        let count = 0;
        // Every bush stands a fixed part of its distance behind the next: so the row is as dense far away as here.
        for (let t = 0.05; t < 1.14; t *= 1.06) {
          const [x, y] = at(foot, t);
          const size = height * t * 0.3;
          for (const rise of [0.76, 0.5, 0.24]) lobes.push([x + r.between(-0.25, 0.25) * size, y - height * t * (rise + r.between(-0.06, 0.06)), size * r.between(0.7, 1.15), size * r.between(0.6, 0.95)]);
          count += 1;
          if (count % 6 === 0) posts += `M${n(x)} ${n(y)}v${n(-height * t * 1.12)}`;
        }
        return (
          <g key={i}>
            <path d={polygon([[vx, vy], at(foot - pitch * 0.16, 1.1), at(foot + pitch * 0.3, 1.1)])} fill={earthShade} />
            <path d={polygon([[vx, vy], ...[0.8, 0.1].map((rise): Spot => { const [x, y] = at(foot, 1.12); return [x, y - height * 1.12 * rise]; })])} fill={tones.dark} stroke={tones.dark} strokeWidth={n(height * 0.02)} />
            <path d={posts} stroke={post} strokeWidth={n(Math.max(2, height * 0.028))} fill="none" />
            <Mass id={`${id}-${i}`} lobes={lobes} tones={tones} fleck={fleck} />
          </g>
        );
      })}
    </>
  );
}

