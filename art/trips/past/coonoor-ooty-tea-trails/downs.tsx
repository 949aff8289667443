/** The grass hills round Ooty: rounded folds lit from the left, woods in their hollows, grazing ponies, waves of wind in the grass. */
import { polygon, smooth } from '../../../kit/curves.ts';
import { mix } from '../../../kit/colour.ts';
import { random } from '../../../kit/random.ts';
import { form, limb, Standing, type AnimalPlace, underside } from '../../../scenery/animal.tsx';
import { Gradient } from '../../../scenery/canvas.tsx';
import { Mass, type Leaves, type Lobe } from '../../../scenery/foliage.tsx';
import { alongLine, heightAt, leaf, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';

/** A soft patch of light or shade on a fold: centre and radii. */
type Patch = readonly [x: number, y: number, rx: number, ry: number];
export type DownTones = { lit: string; base: string; shade: string };

/** One round fold of grass: bright on the sunny side, shaded on the other, with strokes of grass, about `grain` long, along the slope. */
export function Fold({ id, crest, bottom, tones: { lit, base, shade }, sun = [], hollows = [], grain }: { id: string; crest: readonly Spot[]; bottom: number; tones: DownTones; sun?: readonly Patch[]; hollows?: readonly Patch[]; grain: number }) {
  const r = random(id);
  const line = rounded(crest);
  const [left, right] = [line[0]?.[0] ?? 0, line.at(-1)?.[0] ?? 1600];
  const top = Math.min(...line.map(([, y]) => y));
  const d = polygon([...line, [right, bottom], [left, bottom]]);
  const strokes = ['', ''];
  for (let i = 0; i < ((right - left) * (bottom - top)) / (grain * 17); i += 1) {
    const [x, t] = [r.between(left, right), r.next()];
    const y = heightAt(line, x);
    const fall = Math.atan2(heightAt(line, x + 20) - y, 20);
    const long = grain * (0.6 + t) * r.between(0.5, 1.4);
    strokes[i % 2] += leaf(x, y + 3 + t * (bottom - y), long, Math.max(0.7, grain * 0.05), fall * (1 - t * 0.5) + r.between(-0.1, 0.1));
  }
  return (
    <>
      <Gradient id={id} from={[left + (right - left) * 0.2, top]} to={[left + (right - left) * 0.75, bottom]} stops={[[0, lit], [0.34, mix(lit, base, 0.6)], [0.58, base], [1, shade]]} />
      <clipPath id={`${id}-form`}>
        <path d={d} />
      </clipPath>
      <path d={d} fill={`url(#${id})`} />
      <g clipPath={`url(#${id}-form)`}>
        {hollows.map(([x, y, rx, ry], i) => <Halo key={x} id={`${id}-hollow-${i}`} x={x} y={y} rx={rx} ry={ry} colour={shade} opacity={0.9} />)}
        {sun.map(([x, y, rx, ry], i) => <Halo key={x} id={`${id}-sun-${i}`} x={x} y={y} rx={rx} ry={ry} colour={mix(lit, '#fff3b8', 0.3)} opacity={0.8} />)}
        <path d={strokes[0]} fill={mix(shade, base, 0.3)} opacity={0.42} />
        <path d={strokes[1]} fill={mix(lit, '#fff6c4', 0.35)} opacity={0.5} />
      </g>
    </>
  );
}

/** A shola, a wood in a hollow: dense along `line`, thinning out up to `depth` above it. A few crowns have copper leaves (`young`). */
export function Shola({ id, line, depth, radius, count, tones, young, fleck = 0 }: { id: string; line: readonly Spot[]; depth: number; radius: number; count: number; tones: Leaves; young: Leaves; fleck?: number }) {
  const r = random(id);
  const [phase, lean] = [r.between(0, 6), r.between(-0.25, 0.25)];
  const crowns = Array.from({ length: count }, (): Lobe => {
    const u = r.next();
    const up = r.next() ** 1.9;
    const at = alongLine(line, u);
    // Fingers of wood run up the side gullies; the wood tapers at both ends.
    const reach = depth * (0.4 + 0.6 * Math.abs(Math.sin(u * 5 + phase))) * Math.sin(Math.PI * Math.min(1, u + 0.06)) ** 0.6;
    const size = radius * (0.5 + r.next() ** 2 * 0.8) * (1 - up * 0.4);
    return [at.x + up * reach * lean + r.between(-0.4, 0.4) * radius, at.y - up * reach, size * r.between(1, 1.2), size * r.between(0.86, 1.05)];
  });
  return (
    <>
      <path d={crowns.map(([x, y, rx]) => lens(x + rx * 0.8, y + rx * 0.75, rx * 3.2, rx * 0.9)).join('')} fill="#1f3c34" opacity={0.24} />
      {crowns.toSorted((a, b) => a[1] - b[1]).map((crown, i) => (
        <Mass key={i} id={`${id}-${i}`} lobes={[crown]} tones={i % 11 === 3 ? young : tones} fleck={fleck} />
      ))}
    </>
  );
}

/** A small hill pony with its head in the grass. `height` is measured as if its head were up. */
export function GrazingPony({ coat, mane = mix(coat, '#1a1016', 0.6), ...place }: AnimalPlace & { coat: string; mane?: string }) {
  const shade = underside(coat, 0.34);
  const d = form([[-44, -54], [-41, -65], [-29, -70], [-12, -66], [6, -66], [18, -69], [30, -65], [42, -52], [53, -36], [60, -24], [52, -14], [42, -26], [34, -42], [20, -38], [-4, -35], [-22, -40], [-37, -44]]);
  return (
    <Standing {...place} reach={42}>
      <path d={lens(40, 1, 150, 6)} fill="#1f3c2a" opacity={0.32} />
      <path d={limb([[14, -44, 11], [12, -24, 6.4], [10, -8, 4.4], [9, 0, 5.6]]) + limb([[-24, -46, 14], [-19, -32, 8.4], [-25, -20, 5.4], [-22, 0, 5.4]])} fill={underside(coat, 0.46)} />
      <path d={limb([[-41, -62, 5], [-51, -54, 8], [-54, -34, 8], [-51, -14, 1]])} fill={mane} />
      <clipPath id={`${place.id}-body`}>
        <path d={d} />
      </clipPath>
      <path d={d} fill={coat} />
      <g clipPath={`url(#${place.id}-body)`}>
        <path d="M-48 -50Q-20 -50 6 -48Q28 -48 40 -40L62 -18V-6H-48Z" fill={shade} />
        <path d="M-46 -58Q-28 -76 -12 -71Q6 -70 20 -74Q10 -62 -6 -61Q-26 -64 -38 -54Z" fill={mix(coat, '#ffe9bd', 0.42)} />
      </g>
      <path d={limb([[26, -46, 13], [27, -25, 7], [28, -8, 5], [30, 0, 6]]) + limb([[-35, -48, 19], [-31, -33, 9.6], [-39, -20, 6], [-37, -6, 5], [-35, 0, 6]])} fill={coat} />
      <path d={form([[48, -32], [57, -32], [64, -22], [71, -9], [73, -2], [67, 2], [61, -3], [54, -13], [49, -20]])} fill={mix(coat, shade, 0.4)} />
      <path d={leaf(53, -33, 9, 3, -0.9) + leaf(49, -33, 9, 3, -1.9)} fill={coat} />
      <path d={form([[22, -70], [34, -66], [46, -52], [56, -36], [58, -26], [50, -32], [44, -38], [38, -42], [34, -50], [26, -56], [24, -62]])} fill={mane} />
      <path d={oval(61, -21, 1.4)} fill="#16100f" />
      <path d={Array.from({ length: 22 }, (_, i) => leaf(-54 + i * 6 + ((i * 7) % 4), 4, 8 + ((i * 5) % 4) * 2, 1.4, -Math.PI / 2 - 0.3 + (((i * 11) % 5) - 2) * 0.16)).join('')} fill="#a9b450" />
    </Standing>
  );
}

/** Waves of wind in long grass: pale strokes along the slope. */
export function WindRows({ id, crest, count, depth, colour, opacity = 0.5 }: { id: string; crest: readonly Spot[]; count: number; depth: number; colour: string; opacity?: number }) {
  const r = random(id);
  const line = rounded(crest);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const t = r.next();
    const at = alongLine(line, r.next());
    const drop = 12 + t ** 0.8 * depth;
    const long = (24 + 90 * t) * r.between(0.6, 1.3);
    const tilt = Math.tan(at.angle * 0.85);
    d += smooth([{ x: at.x - long, y: at.y + drop - long * tilt, corner: true }, { x: at.x, y: at.y + drop - 3 - 7 * t }, { x: at.x + long, y: at.y + drop + long * tilt, corner: true }, { x: at.x + long * 0.1, y: at.y + drop + 1 }]);
  }
  return <path d={d} fill={colour} opacity={opacity} />;
}
