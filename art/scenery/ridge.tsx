/** Ridges, snow peaks and smooth land. Place the anchors by hand: chance only roughens the silhouette. */
import { polygon, smooth } from '../kit/curves.ts';
import { mix } from '../kit/colour.ts';
import { random } from '../kit/random.ts';
import { Gradient } from './canvas.tsx';
import { alongLine, type Spot } from './shapes.ts';

/** A line through the anchors, roughened at finer and finer scales. `rough`: .15 meadow, .45 soft hill, .75 rock, .9 cliff. */
export function ridgeLine(seed: string, anchors: readonly Spot[], rough = 0.6, depth = 5): Spot[] {
  const r = random(seed);
  let line = [...anchors];
  for (let level = 0; level < depth; level += 1) {
    line = line.flatMap((spot, i) => {
      const next = line[i + 1];
      if (!next) return [spot];
      const length = Math.hypot(next[0] - spot[0], next[1] - spot[1]);
      const mid: Spot = [(spot[0] + next[0]) / 2, (spot[1] + next[1]) / 2 + r.between(-0.5, 0.5) * 0.36 * length * rough];
      return [spot, mid];
    });
  }
  return line;
}

/** One far ridge with a rough crest; its colour fades towards mist at its foot. `anchors` run from the left edge to the right. */
export function Ridge({ id, anchors, colour, mist, rough = 0.6, fade = 0.45, bottom = 1000 }: { id: string; anchors: readonly Spot[]; colour: string; mist: string; rough?: number; fade?: number; bottom?: number }) {
  const line = ridgeLine(id, anchors, rough);
  const top = Math.min(...line.map(([, y]) => y));
  const [first, last] = [line[0], line[line.length - 1]];
  if (!first || !last) return null;
  return (
    <>
      <Gradient id={id} from={[0, top]} to={[0, Math.min(bottom, top + 340)]} stops={[[0, colour], [1, mix(colour, mist, fade)]]} />
      <path d={polygon([...line, [last[0], bottom], [first[0], bottom]])} fill={`url(#${id})`} />
    </>
  );
}

/** Smooth ground from a crest down to `bottom`, for bushes, rows and people. Extend the crest beyond the edges of the picture. */
export function Land({ crest, fill, bottom = 1020, opacity = 1 }: { crest: readonly Spot[]; fill: string; bottom?: number; opacity?: number }) {
  const first = crest[0];
  const last = crest[crest.length - 1];
  if (!first || !last) return null;
  const d = smooth([...crest.map(([x, y], i) => ({ x, y, corner: i === 0 || i === crest.length - 1 })), { x: last[0], y: bottom, corner: true }, { x: first[0], y: bottom, corner: true }]);
  return <path d={d} fill={fill} opacity={opacity} />;
}

/** A snow mountain: summit, width of its foot to each side, sideways `drift` of its spine, and how far down the `snow` reaches (0 to 1). */
export type Peak = { x: number; y: number; left: number; right: number; drift?: number; snow?: number };

/** Snow mountains with their feet at `base`, listed back to front. Each snow cap follows the peak's flanks; light from the left. */
export function SnowPeaks({ id, peaks, base, rock, shade = mix(rock, '#2c3e73', 0.4), snow = '#fdfaf2', snowShade = mix(snow, '#6f8fc0', 0.45), mist }: { id: string; peaks: readonly Peak[]; base: number; rock: string; shade?: string; snow?: string; snowShade?: string; mist: string }) {
  return peaks.map((peak, index) => {
    const { x, y, left, right, drift = 30, snow: snowPart = 0.55 } = peak;
    const seed = `${id}-${index}`;
    const r = random(seed);
    const height = base - y;
    const west = ridgeLine(`${seed}w`, [[x, y], [x - left * 0.16, y + height * 0.25], [x - left * 0.3, y + height * 0.31], [x - left * 0.52, y + height * 0.6], [x - left, base]], 0.9, 4);
    const east = ridgeLine(`${seed}e`, [[x, y], [x + right * 0.2, y + height * 0.18], [x + right * 0.34, y + height * 0.42], [x + right * 0.6, y + height * 0.58], [x + right, base]], 0.9, 4);
    const spine: Spot[] = [[x, y]];
    for (let i = 1; i <= 9; i += 1) spine.push([x + drift * (i / 9) + r.between(-0.5, 0.5) * left * 0.16 * (i % 2 ? 1 : -1), y + (height * i) / 9]);
    // Snow ends in uneven tongues that run down the slope of the flank, not straight down.
    const hem = (a: readonly Spot[], b: readonly Spot[], reach: number, lean: number): Spot[] => {
      const from = alongLine(a, reach);
      const to = alongLine(b, reach);
      const out: Spot[] = [[from.x, from.y]];
      let t = 0;
      for (let i = 0; t < 0.86; i += 1) {
        t += r.between(0.05, 0.17);
        const fall = (i % 2 ? -r.between(0.02, 0.2) : r.next() ** 2 * 0.26) * height;
        out.push([from.x + (to.x - from.x) * Math.min(t, 0.96) + lean * fall, from.y + (to.y - from.y) * Math.min(t, 0.96) + fall]);
      }
      out.push([to.x, to.y]);
      return out;
    };
    const upTo = (line: readonly Spot[], reach: number): Spot[] => Array.from({ length: 14 }, (_, i) => alongLine(line, (reach * i) / 13)).map((at) => [at.x, at.y]);
    const litHem = hem(west, spine, snowPart, -0.55);
    const shadeHem = hem(spine, east, snowPart * 0.92, 0.5);
    // The ribs are blades of shade that branch off the spine on the lit flank; on the other flank, bare rock shows through the snow.
    const blade = (t: number, length: number, lean: number) => {
      const at = alongLine(spine, t);
      return polygon([[at.x, at.y], [at.x + lean * length * 0.6, at.y + length * 0.5], [at.x + lean * length, at.y + length], [at.x + lean * length * 0.3, at.y + length * 0.62], [at.x + drift * 0.1, at.y + length * 0.3]]);
    };
    const ribs = [0.1, 0.24, 0.36, 0.5].map((t) => blade(t, height * r.between(0.2, 0.36), -r.between(0.4, 0.75))).join('');
    const bare = [0.2, 0.34].map((t) => {
      const at = alongLine(east, t);
      const length = height * r.between(0.08, 0.16);
      return polygon([[at.x - 4, at.y], [at.x - length * 0.2, at.y + length], [at.x - length * 0.6, at.y + length * 0.7]]);
    }).join('');
    const form = polygon([...[...west].toReversed(), ...east.slice(1)]);
    return (
      <g key={seed}>
        <Gradient id={`${seed}-lit`} from={[0, y]} to={[0, base]} stops={[[0, rock], [0.45, rock], [1, mix(rock, mist, 0.85)]]} />
        <Gradient id={`${seed}-dark`} from={[0, y]} to={[0, base]} stops={[[0, shade], [0.45, shade], [1, mix(shade, mist, 0.85)]]} />
        <clipPath id={`${seed}-form`}>
          <path d={form} />
        </clipPath>
        <path d={form} fill={`url(#${seed}-lit)`} />
        <g clipPath={`url(#${seed}-form)`}>
          <path d={polygon([...spine, ...[...east].toReversed()])} fill={`url(#${seed}-dark)`} />
          <path d={polygon([...upTo(west, snowPart), ...litHem, ...upTo(spine, snowPart).toReversed()])} fill={snow} />
          <path d={polygon([...upTo(spine, snowPart * 0.92), ...shadeHem, ...upTo(east, snowPart * 0.92).toReversed()])} fill={snowShade} />
          <path d={ribs} fill={snowShade} />
          <path d={bare} fill={shade} />
        </g>
      </g>
    );
  });
}
