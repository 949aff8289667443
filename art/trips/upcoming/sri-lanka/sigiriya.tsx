/** Sigiriya from its water gardens: rain-streaked overhanging walls, the Mirror Wall, lion terrace, summit palace, and forest below. */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Gradient } from '../../../scenery/canvas.tsx';
import { type Leaves, lobesAlong, Mass } from '../../../scenery/foliage.tsx';
import { ridgeLine } from '../../../scenery/ridge.tsx';
import { band, type Spot } from '../../../scenery/shapes.ts';
import { Boulder, type Rock } from '../../../scenery/stone.tsx';

// Positions on the rock: across from about −1 to 1, up from 0 to about 1.
const OUTLINE: readonly Spot[] = [[-1.06, 0], [-1, 0.14], [-0.92, 0.3], [-0.87, 0.4], [-0.7, 0.44], [-0.67, 0.56], [-0.61, 0.72], [-0.64, 0.85], [-0.55, 0.92], [-0.3, 0.945], [0.02, 0.99], [0.4, 0.975], [0.62, 0.925], [0.76, 0.85], [0.7, 0.72], [0.71, 0.55], [0.67, 0.38], [0.79, 0.22], [0.9, 0.1], [1, 0]];
const SUNNY: readonly Spot[] = [[-0.64, 0.85], [-0.5, 0.9], [-0.3, 0.86], [-0.36, 0.7], [-0.27, 0.5], [-0.42, 0.28], [-0.36, 0], [-1.1, 0], [-1, 0.3], [-0.87, 0.4], [-0.7, 0.44], [-0.61, 0.72]];
const SHADED: readonly Spot[] = [[0.36, 0.99], [0.25, 0.84], [0.37, 0.62], [0.27, 0.42], [0.42, 0.2], [0.34, 0], [1.1, 0], [1, 1]];
/** The hollow under the brow, where the wall overhangs most. */
const HOLLOW: readonly Spot[] = [[-0.3, 0.86], [-0.14, 0.88], [0.06, 0.91], [0.26, 0.9], [0.3, 0.8], [0.22, 0.7], [0.1, 0.74], [0, 0.66], [-0.12, 0.75], [-0.24, 0.7]];
/** Palace walls on the summit: left, right, bottom, top. */
const TERRACES = [[-0.5, -0.12, 0.93, 0.962], [-0.2, 0.2, 0.965, 1.008], [-0.02, 0.36, 0.985, 1.034], [0.1, 0.24, 1.03, 1.056]] as const;

export function Sigiriya({ id, x, y, width, height, tones, green, brick = '#b8704a', air }: { id: string; x: number; y: number; width: number; height: number; tones: Rock; green: Leaves; brick?: string; air: string }) {
  const r = random(`${id}-rock`);
  const at = (across: number, up: number): Spot => [x + (across * width) / 2, y - up * height];
  const cut = (name: string, list: readonly Spot[], rough = 0.3) => {
    const spots = list.map(([across, up]) => at(across, up));
    return polygon(ridgeLine(`${id}-${name}`, [...spots, ...spots.slice(0, 1)], rough, 3));
  };
  /** A streak that runs down the wall, thinner at both ends. */
  const runs = (across: number, up: number, long: number, wide: number) => {
    const sway = r.between(-0.02, 0.02);
    return band([[...at(across, up), wide * 0.5], [...at(across + sway, up - long * 0.35), wide], [...at(across + sway * 0.4, up - long * 0.7), wide * 0.6], [...at(across + sway * 1.4, up - long), 0.6]]);
  };
  // Rain runs over the brow in a few places: the streaks are in groups, long and short ones mixed.
  const rain = [-0.5, -0.2, -0.08, 0.14, 0.32, 0.5, 0.62].map((group) => Array.from({ length: 7 }, () => runs(group + r.between(-0.07, 0.07), r.between(0.8, 0.93), r.between(0.12, 0.62), r.between(2.5, 9))).join('')).join('');
  const pale = Array.from({ length: 22 }, () => runs(r.between(-0.56, 0.3), r.between(0.5, 0.86), r.between(0.1, 0.3), r.between(3, 9))).join('');
  const ribs = (from: number, to: number, count: number) =>
    Array.from({ length: count }, () => {
      const [across, up, long, wide] = [r.between(from, to), r.between(0.25, 0.88), r.between(0.1, 0.26), r.between(0.03, 0.075)];
      return polygon([at(across, up), at(across + wide * 0.7, up - 0.02), at(across + wide, up - long * 0.5), at(across + wide * 0.5, up - long), at(across + wide * 0.1, up - long * 0.6)]);
    }).join('');
  const ledges = [[-0.66, 0.575, 0.24], [-0.05, 0.79, 0.3], [0.34, 0.5, 0.34], [-0.9, 0.24, 0.44], [-0.2, 0.3, 0.3], [0.2, 0.2, 0.5]].map(([across = 0, up = 0, long = 0]) => band([[...at(across, up), 1], [...at(across + long * 0.35, up + 0.008), 3], [...at(across + long * 0.7, up + 0.002), 2.4], [...at(across + long, up + 0.01), 0.6]])).join('');
  const wall: readonly Spot[] = [[-0.74, 0.42], [-0.5, 0.434], [-0.3, 0.428], [-0.1, 0.44], [0.12, 0.452]];
  return (
    <>
      {TERRACES.map(([from, to, foot, head], i) => (
        <g key={from}>
          <path d={polygon([at(from, foot - 0.03), at(from, head), at(to, head), at(to, foot - 0.03)])} fill={mix(brick, tones.shade, 0.15 + i * 0.06)} />
          <path d={polygon([at(from, head), at(from, head - 0.009), at(to, head - 0.009), at(to, head)])} fill={mix(brick, '#ffd9a0', 0.45)} />
        </g>
      ))}
      <clipPath id={`${id}-form`}>
        <path d={cut('outline', OUTLINE)} />
      </clipPath>
      <Gradient id={`${id}-mid`} from={at(-0.6, 0)} to={at(0.6, 0)} stops={[[0, mix(tones.mid, tones.lit, 0.3)], [1, mix(tones.mid, tones.shade, 0.4)]]} />
      <Gradient id={`${id}-lit`} from={at(-0.8, 0)} to={at(-0.24, 0)} stops={[[0, tones.lit], [1, mix(tones.lit, tones.mid, 0.62)]]} />
      <Gradient id={`${id}-dark`} from={at(0.2, 0)} to={at(0.8, 0)} stops={[[0, mix(tones.mid, tones.shade, 0.75)], [1, mix(tones.shade, tones.crack, 0.25)]]} />
      <Gradient id={`${id}-air`} from={at(0, 0.5)} to={at(0, 0)} stops={[[0, air, 0], [1, air, 0.6]]} />
      <path d={cut('outline', OUTLINE)} fill={`url(#${id}-mid)`} />
      <g clipPath={`url(#${id}-form)`}>
        <path d={cut('sunny', SUNNY, 0.5)} fill={`url(#${id}-lit)`} />
        <path d={cut('shaded', SHADED, 0.5)} fill={`url(#${id}-dark)`} />
        <path d={cut('hollow', HOLLOW, 0.6)} fill={tones.shade} opacity={0.55} />
        <path d={ribs(-0.66, 0.2, 17)} fill={tones.lit} opacity={0.4} />
        <path d={ribs(-0.5, 0.3, 13) + ribs(0.3, 0.74, 8)} fill={tones.crack} opacity={0.3} />
        <path d={ribs(0.3, 0.7, 7)} fill={tones.mid} opacity={0.45} />
        <path d={pale} fill={mix(tones.lit, '#fff0cc', 0.4)} opacity={0.3} />
        <path d={rain} fill={mix(tones.crack, '#231c30', 0.3)} opacity={0.4} />
        <path d={ledges} fill={tones.crack} opacity={0.6} />
        {/* The niche of the painted ladies, the stair up to it, and the Mirror Wall with its shaded walkway. */}
        <path d={polygon([at(-0.46, 0.53), at(-0.42, 0.556), at(-0.33, 0.572), at(-0.22, 0.562), at(-0.13, 0.54), at(-0.1, 0.526)])} fill={tones.crack} opacity={0.6} />
        <path d={polygon([at(-0.46, 0.53), at(-0.43, 0.536), at(-0.14, 0.534), at(-0.1, 0.526), at(-0.14, 0.52), at(-0.42, 0.522)])} fill={mix(tones.lit, '#ffd9a0', 0.3)} />
        <path d={polygon([...wall.map(([across, up]) => at(across, up + 0.014)), ...wall.toReversed().map(([across, up]) => at(across, up))])} fill={tones.crack} opacity={0.6} />
        <path d={polygon([...wall.map(([across, up]) => at(across, up)), ...wall.toReversed().map(([across, up]) => at(across, up - 0.026 * (across > 0 ? 0.3 : 1)))])} fill={mix(brick, '#ffd9a0', 0.34)} />
        <path d={polygon([at(-0.2, 0.524), at(-0.2, 0.438)], false)} fill="none" stroke={mix(brick, '#3a2030', 0.6)} strokeWidth={4} strokeDasharray="2.5 2" opacity={0.7} />
        <rect x={x - width} y={y - height * 0.5} width={width * 2} height={height * 0.52} fill={`url(#${id}-air)`} />
      </g>
      <Mass id={`${id}-head`} lobes={[...lobesAlong(`${id}-h1`, [at(-0.6, 0.91), at(-0.36, 0.945)], 7, width * 0.026, 0.5), ...lobesAlong(`${id}-h2`, [at(-0.34, 0.95), at(0.3, 0.985)], 9, width * 0.015, 0.5), ...lobesAlong(`${id}-h3`, [at(0.36, 0.985), at(0.6, 0.94), at(0.74, 0.865)], 11, width * 0.027, 0.6)]} tones={green} fleck={4} />
      <Mass id={`${id}-terrace`} lobes={lobesAlong(`${id}-t`, [at(-0.84, 0.4), at(-0.68, 0.435)], 7, width * 0.02, 0.3)} tones={green} fleck={4} />
      <Mass id={`${id}-foot`} lobes={[...lobesAlong(`${id}-f1`, [at(-1.12, 0.04), at(-0.92, 0.19), at(-0.62, 0.11), at(-0.3, 0.15), at(-0.05, 0.06)], 30, width * 0.034, 1), ...lobesAlong(`${id}-f3`, [at(-1.1, 0.02), at(1.06, 0.02)], 34, width * 0.03, 0.9), ...lobesAlong(`${id}-f2`, [at(0.1, 0.04), at(0.36, 0.12), at(0.6, 0.1), at(0.84, 0.18), at(1.06, 0.02)], 26, width * 0.034, 1)]} tones={green} fleck={4} />
      {([[-0.14, 0.04, 0.1], [0.22, 0.05, 0.12], [-0.56, 0.045, 0.08]] as const).map(([across, up, wide]) => (
        <Boulder key={across} id={`${id}-stone-${across}`} x={at(across, 0)[0]} y={at(0, up)[1]} width={width * wide} height={width * wide * 0.62} tones={tones} />
      ))}
    </>
  );
}
