/** The grass hills round Ooty: rounded folds, woods in their hollows, and the ponies that graze there. All is lit from the left. */
import { polygon, smooth } from '../../../kit/curves.ts';
import { mix } from '../../../kit/colour.ts';
import { random } from '../../../kit/random.ts';
import { form, limb, Standing, type AnimalPlace, underside } from '../../../scenery/animal.tsx';
import { Gradient } from '../../../scenery/canvas.tsx';
import { Mass, type Leaves, type Lobe } from '../../../scenery/foliage.tsx';
import { alongLine, band, leaf, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';

/** The back of a spur, from the crest down, and how far its shade reaches to the right. */
export type Spur = { spine: readonly Spot[]; reach: number };

/** One plane of hills: every spur has a bright edge towards the sun and a shaded flank that melts into the next. */
export function Down({ id, crest, lit, base, shade, spurs, bottom }: { id: string; crest: readonly Spot[]; lit: string; base: string; shade: string; spurs: readonly Spur[]; bottom: number }) {
  const line = rounded(crest);
  const top = Math.min(...line.map(([, y]) => y));
  const d = polygon([...line, [line.at(-1)?.[0] ?? 1700, bottom], [line[0]?.[0] ?? -80, bottom]]);
  return (
    <>
      <Gradient id={id} from={[0, top]} to={[0, bottom]} stops={[[0, mix(base, lit, 0.5)], [0.5, base], [1, mix(base, shade, 0.5)]]} />
      <clipPath id={`${id}-form`}>
        <path d={d} />
      </clipPath>
      <path d={d} fill={`url(#${id})`} />
      <g clipPath={`url(#${id}-form)`}>
        {spurs.map(({ spine, reach }, i) => {
          const back = rounded(spine);
          const [[x0, y0], [x1, y1]] = [back[0] ?? [0, 0], back.at(-1) ?? [0, 1]];
          const length = Math.hypot(x1 - x0, y1 - y0);
          const away: Spot = [(y1 - y0) / length, -(x1 - x0) / length];
          const middle: Spot = [(x0 + x1) / 2, (y0 + y1) / 2];
          const flank = (far: number) => polygon([...back, ...back.map(([x, y]): Spot => [x + away[0] * far, y + away[1] * far]).toReversed()]);
          const to = (far: number): Spot => [middle[0] + away[0] * far, middle[1] + away[1] * far];
          return (
            <g key={i}>
              <Gradient id={`${id}-sun-${i}`} from={middle} to={to(-reach * 0.8)} stops={[[0, lit, 0.5], [0.18, lit, 0.85], [0.55, lit, 0.4], [1, lit, 0]]} />
              <path d={flank(-reach * 1.4)} fill={`url(#${id}-sun-${i})`} />
              <Gradient id={`${id}-shade-${i}`} from={middle} to={to(reach)} stops={[[0, shade, 0], [0.14, shade, 0.36], [0.36, shade, 0.85], [0.68, shade, 0.42], [1, shade, 0]]} />
              <path d={flank(reach * 1.6)} fill={`url(#${id}-shade-${i})`} />
            </g>
          );
        })}
      </g>
    </>
  );
}

/** A shola: a wood that fills a hollow, along [x, y, half-width] stations from its head down. Here and there a crown stands in its copper `young` leaves. */
export function Shola({ id, line, radius, tones, young, fleck = 0 }: { id: string; line: readonly (readonly [number, number, number])[]; radius: number; tones: Leaves; young: Leaves; fleck?: number }) {
  const r = random(id);
  const spots = line.map(([x, y]): Spot => [x, y]);
  const length = spots.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (spots[i]?.[0] ?? x), y - (spots[i]?.[1] ?? y)), 0);
  const rows = Math.round(length / (radius * 0.62));
  const crowns = Array.from({ length: rows }, (_, i) => {
    const t = (i + 0.5) / rows;
    const at = alongLine(spots, t);
    const part = t * (line.length - 1);
    const k = Math.min(Math.floor(part), line.length - 2);
    const half = (line[k]?.[2] ?? 0) + ((line[k + 1]?.[2] ?? 0) - (line[k]?.[2] ?? 0)) * (part - k);
    const across = Math.max(1, Math.round((half * 2) / (radius * 1.1)));
    return Array.from({ length: across }, (__, j): Lobe => {
      const size = radius * (0.55 + r.next() ** 2 * 0.75);
      return [at.x + (((j + 0.5) / across) * 2 - 1 + r.between(-0.16, 0.16)) * half, at.y + r.between(-0.4, 0.4) * radius, size * r.between(1, 1.25), size * r.between(0.8, 1)];
    });
  }).flat();
  return (
    <>
      <path d={band(line.map(([x, y, half]) => [x + half * 0.34 + radius * 0.6, y + radius * 0.6, half * 2 + radius] as const))} fill="#1f3c34" opacity={0.3} />
      <path d={band(line.map(([x, y, half]) => [x, y, half * 1.36] as const))} fill={tones.dark} />
      {crowns.toSorted((a, b) => a[1] - b[1]).map((crown, i) => (
        <Mass key={i} id={`${id}-${i}`} lobes={[crown]} tones={i % 9 === 3 ? young : tones} fleck={fleck} />
      ))}
    </>
  );
}

/** A small hill pony with its head in the grass. Height = what it would be with its head up. */
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

/** Waves that the wind draws into long grass: pale combed strokes in rows that follow the slope. */
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
