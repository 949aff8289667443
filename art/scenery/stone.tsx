/** Rock: boulders, cliffs, and stacks like the ones at Phang Nga. Lit from the left by default. */
import { mix } from '../kit/colour.ts';
import { polygon, smooth } from '../kit/curves.ts';
import { random, type Random } from '../kit/random.ts';
import { leaves, lobesAlong, Mass, type Leaves } from './foliage.tsx';
import { ridgeLine } from './ridge.tsx';
import { band, lens, lightSign, type Light, type Spot } from './shapes.ts';

/** Rock tones from the sunny side to the deep cracks. */
export type Rock = { lit: string; mid: string; shade: string; crack: string };
/** Four rock tones from one: the shade tends to plum, the light to the sun's colour. */
export const rock = (base: string, sun = '#ffe6b8', dark = '#2a2140'): Rock => ({ lit: mix(base, sun, 0.38), mid: base, shade: mix(base, dark, 0.34), crack: mix(base, dark, 0.58) });

/** A boulder with the middle of its base at (x, y). `moss` gives it a mossy cap, `wet` a line of foam at the foot. */
export function Boulder({ id, x, y, width, height = width * 0.5, tones = rock('#6f7d74'), light = 'left', moss, wet }: { id: string; x: number; y: number; width: number; height?: number; tones?: Rock; light?: Light; moss?: string; wet?: string }) {
  const r = random(id);
  const side = lightSign(light);
  const w = width / 2;
  const jag = (v: number) => v * r.between(0.86, 1.12);
  // The shoulders make it look like a worn box, not a ball.
  const outline: Spot[] = [[x - w, y], [x - jag(w * 0.96), y - jag(height * 0.42)], [x - jag(w * 0.62), y - jag(height * 0.84)], [x - jag(w * 0.12), y - height], [x + jag(w * 0.4), y - jag(height * 0.92)], [x + jag(w * 0.84), y - jag(height * 0.54)], [x + w, y]];
  const spots = outline.map(([px, py], i) => ({ x: px, y: py, corner: i === 0 || i === 6 || i === 2 }));
  const d = smooth(spots);
  const ridge: Spot = [x + side * w * r.between(-0.3, -0.05), y - height * r.between(0.5, 0.66)];
  const at = (i: number): Spot => outline[i] ?? [x, y];
  const sunny = side < 0 ? [at(1), at(2), at(3), ridge] : [at(5), at(4), at(3), ridge];
  const front = side < 0 ? [at(0), at(1), ridge, [x - w * 0.1, y] as Spot] : [at(6), at(5), ridge, [x + w * 0.1, y] as Spot];
  return (
    <>
      <clipPath id={`${id}-form`}>
        <path d={d} />
      </clipPath>
      <path d={d} fill={tones.shade} />
      <g clipPath={`url(#${id}-form)`}>
        <path d={polygon(front)} fill={tones.mid} />
        <path d={polygon([...sunny, [ridge[0] - side * w * 0.4, ridge[1] - height * 0.1]])} fill={tones.lit} />
        <path d={polygon([at(3), side < 0 ? at(4) : at(2), [ridge[0] - side * w * 0.5, ridge[1] + height * 0.06], ridge])} fill={tones.mid} />
        <path d={lens(x - side * w * 0.3, y - height * 0.2, w * 0.7, 2) + band([[ridge[0], ridge[1], 2], [ridge[0] - side * w * 0.14, y - height * 0.26, 3], [ridge[0] - side * w * 0.1, y, 1]])} fill={tones.crack} opacity={0.6} />
        {moss && <path d={smooth([...outline.slice(1, 6).map(([px, py]) => ({ x: px, y: py - 6 })), { x: x + w * 0.5, y: y - height * 0.62 }, { x: x + w * 0.1, y: y - height * 0.74 }, { x: x - w * 0.3, y: y - height * 0.58 }, { x: x - w * 0.66, y: y - height * 0.5 }])} fill={moss} />}
      </g>
      {wet && <path d={lens(x, y, width * 1.16, height * 0.07 + 3)} fill={wet} opacity={0.85} />}
    </>
  );
}

/**
 * A rock face with any outline, broken into upright wedges with cracks between them; on the sun's side most wedges are lit.
 * Use it for cliffs, stacks, gorge walls and the rock beside a waterfall. `facets`: about one per 10 to 20 units of width; `bands`: ledges.
 */
export function RockFace({ id, outline, tones, facets = 24, light = 'left', bands = 0 }: { id: string; outline: readonly Spot[]; tones: Rock; facets?: number; light?: Light; bands?: number }) {
  const r = random(id);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const [w, h] = [x1 - x0, y1 - y0];
  const side = lightSign(light);
  let lit = '';
  let shade = '';
  let crack = '';
  for (let i = 0; i < facets; i += 1) {
    const t = (i + r.next()) / facets;
    const px = x0 + t * w;
    const top = y0 + r.next() ** 1.5 * h * 0.7;
    const long = h * r.between(0.16, 0.5);
    const wide = (w / facets) * r.between(0.8, 2.2);
    const lean = r.between(-0.4, 0.4) * wide;
    // A wedge is taller than it is wide, pointed below and blunt above, because water and frost split rock downwards.
    const wedge = polygon([[px, top], [px + wide * 0.7, top + long * 0.06], [px + wide, top + long * 0.4], [px + wide * 0.5 + lean, top + long], [px + wide * 0.14, top + long * 0.52]]);
    const sunny = side < 0 ? 1 - t : t;
    if (r.next() < sunny * 0.85) lit += wedge;
    else shade += wedge;
    if (i % 2) crack += band([[px, top, 1], [px + lean * 0.4, top + long * 0.5, 3.4], [px + lean, top + long * 1.1, 0.6]]);
  }
  let ledges = '';
  for (let i = 0; i < bands; i += 1) {
    const y = y0 + ((i + 0.6 + r.between(-0.2, 0.2)) / bands) * h;
    const from = r.between(-0.05, 0.3);
    const reach = r.between(0.3, 0.6);
    ledges += band([[x0 + w * from, y, 1], [x0 + w * (from + reach * 0.3), y + r.between(-0.03, 0.03) * h, h * 0.012], [x0 + w * (from + reach * 0.7), y + r.between(-0.03, 0.03) * h, h * 0.02], [x0 + w * (from + reach), y + h * 0.02, 1]]);
  }
  const edge = ridgeLine(`${id}-edge`, [...outline, ...outline.slice(0, 1)], 0.5, 3);
  const dark: Spot[] = side < 0 ? [[x0 + w * 0.66, y0], [x0 + w * 0.58, y0 + h * 0.3], [x0 + w * 0.7, y0 + h * 0.55], [x0 + w * 0.6, y1], [x1, y1], [x1, y0]] : [[x0 + w * 0.34, y0], [x0 + w * 0.42, y0 + h * 0.3], [x0 + w * 0.3, y0 + h * 0.55], [x0 + w * 0.4, y1], [x0, y1], [x0, y0]];
  return (
    <>
      <clipPath id={`${id}-form`}>
        <path d={polygon(edge)} />
      </clipPath>
      <path d={polygon(edge)} fill={tones.mid} />
      <g clipPath={`url(#${id}-form)`}>
        <path d={polygon(ridgeLine(`${id}-dark`, dark, 0.7, 3))} fill={tones.shade} />
        <path d={shade} fill={tones.shade} />
        <path d={lit} fill={tones.lit} />
        <path d={crack + ledges} fill={tones.crack} opacity={0.7} />
      </g>
    </>
  );
}

/** A shelf on a rock wall from x = `from` to `to`, at `y`: light on top, its shadow underneath. */
const shelf = (r: Random, from: number, to: number, y: number, thick: number) => {
  const at = (t: number) => from + (to - from) * t;
  return {
    top: polygon([[at(0), y], [at(0.3), y - thick * 0.2], [at(0.72), y - thick * 0.1], [at(1), y - thick * 0.3], [at(0.8), y + thick * r.between(0.4, 0.6)], [at(0.4), y + thick * r.between(0.5, 0.8)], [at(0.1), y + thick * 0.5]]),
    under: polygon([[at(0.06), y + thick * 0.3], [at(0.94), y], [at(0.7), y + thick * r.between(1, 1.6)], [at(0.44), y + thick * r.between(1.4, 2.6)], [at(0.16), y + thick * r.between(1, 1.6)]]),
  };
};

/** An undercut limestone stack in the sea, overgrown with bushes. (x, y): middle at the waterline. `lean` shifts the top sideways. */
export function Stack({ id, x, y, width, height, tones = rock('#a8a08c'), green = leaves('#2c5a40', '#8fb05a'), lean = 0.06, light = 'left', fleck = 6 }: { id: string; x: number; y: number; width: number; height: number; tones?: Rock; green?: Leaves; lean?: number; light?: Light; fleck?: number }) {
  const r = random(`${id}-foot`);
  const w = width / 2;
  const top = x + lean * height;
  // The wall overhangs the notch: the rock is narrower at the waterline than just above it.
  const lip = Math.min(height * 0.075, width * 0.13);
  const outline: Spot[] = [[x - w * 0.8, y], [x - w * 0.82, y - lip * 0.5], [x - w * 0.96, y - lip * 1.15], [x - w * 0.9, y - height * 0.2], [x - w * 0.86, y - height * 0.36], [x - w * 0.62, y - height * 0.66], [top - w * 0.46, y - height * 0.9], [top - w * 0.06, y - height], [top + w * 0.4, y - height * 0.93], [top + w * 0.58, y - height * 0.72], [x + w * 0.9, y - height * 0.4], [x + w * 0.93, y - height * 0.2], [x + w * 0.98, y - lip * 1.3], [x + w * 0.84, y - lip * 0.6], [x + w * 0.82, y]];
  const crown: Spot[] = [[top - w * 0.5, y - height * 0.84], [top - w * 0.06, y - height * 0.98], [top + w * 0.46, y - height * 0.88]];
  const shelves = [[-0.92, -0.42, 0.35], [0.3, 0.9, 0.3], [-0.34, 0.06, 0.56]].map(([from = 0, to = 0, up = 0]) => ({ from: x + w * from, to: x + w * to, y: y - height * up, ...shelf(r, x + w * from, x + w * to, y - height * up, width * 0.035) }));
  // The roof of the notch is a row of uneven low caves.
  const roof = ridgeLine(`${id}-notch`, Array.from({ length: 9 }, (_, i): Spot => [x - w + ((i + (i % 8 ? r.between(-0.3, 0.3) : 0)) / 8) * w * 2, y - lip * (i % 2 ? r.between(0.75, 1.15) : r.between(0.12, 0.7))]), 0.35, 3);
  const broken = Array.from({ length: 9 }, (_, i) => lens(x + w * (i / 4.5 - 0.9 + r.between(-0.08, 0.08)), y + r.between(-1, 2), width * r.between(0.06, 0.2), Math.max(1.4, lip * r.between(0.05, 0.12))));
  return (
    <>
      <RockFace id={id} outline={outline} tones={tones} facets={Math.round(width / 11)} light={light} />
      <g clipPath={`url(#${id}-form)`}>
        <path d={polygon([...roof, [x + w, y + 6], [x - w, y + 6]])} fill={mix(tones.crack, '#0c2a3a', 0.35)} />
        <path d={polygon([...roof.map(([px, py]): Spot => [px + w * 0.03, Math.min(y - 1, py + lip * 0.42)]), [x + w, y + 6], [x - w, y + 6]])} fill={mix(tones.crack, '#0c2a3a', 0.6)} opacity={0.7} />
        <path d={shelves.map((one) => one.under).join('')} fill={tones.crack} opacity={0.7} />
        <path d={shelves.map((one) => one.top).join('')} fill={tones.lit} />
      </g>
      <path d={broken.join('')} fill={mix(tones.crack, '#0c2a3a', 0.5)} />
      <Mass id={`${id}-crown`} lobes={[...lobesAlong(`${id}-c`, crown, 13, width * 0.1, 0.9), ...lobesAlong(`${id}-d`, [[top - w * 0.44, y - height * 0.84], [top - w * 0.5, y - height * 0.66]], 4, width * 0.06), ...lobesAlong(`${id}-e`, [[top + w * 0.36, y - height * 0.86], [top + w * 0.5, y - height * 0.7], [top + w * 0.42, y - height * 0.58]], 5, width * 0.055)]} tones={green} fleck={fleck} light={light} />
      {shelves.map((one, i) => {
        const size = width * (i === 2 ? 0.035 : 0.055);
        return <Mass key={i} id={`${id}-shelf-${i}`} lobes={[...lobesAlong(`${id}-s${i}`, [[one.from + size * 0.8, one.y - size * 0.5], [one.to - size, one.y - size * 0.7]], 7, size, 0.25), ...lobesAlong(`${id}-t${i}`, [[one.from + size * 1.4, one.y - size * 1.3], [(one.from + one.to) / 2, one.y - size * 1.7]], 4, size * 0.9, 0.3)]} tones={green} fleck={fleck} light={light} />;
      })}
    </>
  );
}
