/** A wall of snow mountains: spurs run down from summits, gullies from notches; the face left of a spur is sunlit. */
import { mix } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { Gradient } from './canvas.tsx';
import { ridgeLine } from './ridge.tsx';
import { alongLine, band, type Spot } from './shapes.ts';

/** A summit or notch on the crest; `drift`: how far its spur or gully has moved sideways at the foot. */
type Turn = readonly [x: number, y: number, drift: number];
type Tones = { lit: string; shade: string; snow: string; snowShade: string; mist: string };
/** How far down the unbroken snow reaches, as a fraction of the height. */
type Snow = number;

const spotOn = (line: readonly Spot[], t: number): Spot => {
  const { x, y } = alongLine(line, t);
  return [x, y];
};
const stretch = (line: readonly Spot[], from: number, to: number, steps = 12): Spot[] => Array.from({ length: steps + 1 }, (_, i) => spotOn(line, from + ((to - from) * i) / steps));

/** One face between a spur and the gully beside it, with its snow. */
function Face({ id, spur, gully, isLit, tones, snow }: { id: string; spur: readonly Spot[]; gully: readonly Spot[]; isLit: boolean; tones: Tones; snow: Snow }) {
  const r = random(id);
  const between = (t: number, part: number): Spot => {
    const [a, b] = [spotOn(spur, t), spotOn(gully, t)];
    return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part];
  };
  // The snow reaches far down in the gully and ends early on the spur; its edge runs in uneven steps between the two.
  const low = Math.min(0.94, snow + r.between(0.16, 0.34));
  const hem = Array.from({ length: 9 }, (_, i): Spot => between(snow * 0.86 + (low - snow * 0.86) * (i / 8) ** 1.5 + (i % 2 ? r.between(0.03, 0.12) : -r.between(0.01, 0.07)), i / 8));
  // Ribs run from the spur down towards the gully and taper off before reaching it.
  const ribs = Array.from({ length: 5 }, (_, i) => {
    const t = 0.05 + i * 0.14 + r.between(-0.03, 0.05);
    const long = r.between(0.12, 0.26);
    return polygon([between(t, 0), between(t + long * 0.42, 0.24), between(t + long, r.between(0.5, 0.82)), between(t + long * 0.74, 0.34), between(t + long * 0.5, 0.06)]);
  }).join('');
  const slabs = Array.from({ length: 4 }, () => {
    const [t, part] = [r.between(0.12, 0.5), r.between(0.3, 0.72)];
    const long = r.between(0.07, 0.16);
    return polygon([between(t, part), between(t + long * 0.3, part + 0.07), between(t + long * 1.2, part + 0.05), between(t + long * 0.5, part - 0.01)]);
  }).join('');
  // Buttresses below the snow: shade on the lit face, light on the shaded one.
  const buttresses = Array.from({ length: 4 }, (_, i) => {
    const [t, part] = [snow + 0.06 + r.between(0, 0.12), 0.08 + i * 0.23];
    return polygon([between(t, part), between(t + 0.16, part + 0.12), between(t + 0.42, part + 0.15), between(t + 0.3, part + 0.02)]);
  }).join('');
  return (
    <>
      <path d={polygon([...spur, ...gully.toReversed()])} fill={`url(#${id.split('~')[0]}-${isLit ? 'lit' : 'shade'})`} />
      <path d={buttresses} fill={isLit ? tones.shade : tones.lit} opacity={isLit ? 0.4 : 0.22} />
      <path d={polygon([...stretch(spur, 0, snow * 0.86), ...hem, ...stretch(gully, 0, low).toReversed()])} fill={isLit ? tones.snow : tones.snowShade} />
      <path d={ribs} fill={isLit ? mix(tones.snowShade, tones.snow, 0.25) : mix(tones.snowShade, tones.snow, 0.3)} opacity={isLit ? 1 : 0.8} />
      <path d={slabs} fill={isLit ? mix(tones.lit, tones.shade, 0.3) : tones.shade} opacity={0.75} />
    </>
  );
}

/** A wall of mountains. `crest` alternates notch, summit, notch … and begins and ends with a notch. */
export function SnowWall({ id, crest, base, tones, snow }: { id: string; crest: readonly Turn[]; base: number; tones: Tones; snow: Snow }) {
  const top = Math.min(...crest.map(([, y]) => y));
  const fall = ([x, y, drift]: Turn, i: number): Spot[] => ridgeLine(`${id}-fall-${i}`, [[x, y], [x + drift * 0.1, y + (base - y) * 0.22], [x + drift * 0.62, y + (base - y) * 0.5], [x + drift, base]], 0.34, 3);
  const falls = crest.map(fall);
  const skyline = crest.slice(1).map((to, i) => {
    const [from, isRising] = [crest[i] ?? to, i % 2 === 0];
    // The edge from notch to summit is concave, hollowed out by ice.
    const hollow: Spot = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + Math.abs(from[1] - to[1]) * 0.12];
    return { isRising, line: ridgeLine(`${id}-edge-${i}`, [[from[0], from[1]], hollow, [to[0], to[1]]], 0.6, 3) };
  });
  return (
    <>
      <Gradient id={`${id}-lit`} from={[0, top]} to={[0, base]} stops={[[0, tones.lit], [0.55, tones.lit], [1, mix(tones.lit, tones.mist, 0.9)]]} />
      <Gradient id={`${id}-shade`} from={[0, top]} to={[0, base]} stops={[[0, tones.shade], [0.55, tones.shade], [1, mix(tones.shade, tones.mist, 0.9)]]} />
      {/* One face for each edge of the crest, from left to right. */}
      {skyline.map(({ isRising, line }, i) => {
        const edge = isRising ? line.toReversed() : line;
        const [spur, gully] = isRising ? [falls[i + 1] ?? [], falls[i] ?? []] : [falls[i] ?? [], falls[i + 1] ?? []];
        return <Face key={line[0]?.[0] ?? i} id={`${id}~${i}`} spur={spur} gully={[...edge, ...gully.slice(1)]} isLit={isRising} tones={tones} snow={snow} />;
      })}
      {/* Couloirs: the snow left in the gullies below the snow fields. */}
      <path d={falls.filter((_, i) => i % 2 === 0).map((gully, i) => band([0.3, 0.5, 0.66, 0.86].map((t, k): [number, number, number] => [...spotOn(gully, t), [1, 15 - (i % 3) * 3, 8, 1][k] ?? 1]))).join('')} fill={mix(tones.snow, tones.snowShade, 0.45)} />
    </>
  );
}
