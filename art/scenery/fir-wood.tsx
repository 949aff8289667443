/** Fir woods on a slope: rows of spires, dense along the crest, ragged where they meet a meadow. Each row is only three paths. */
import { mix } from '../kit/colour.ts';
import { Pen } from '../kit/curves.ts';
import { random, type Random } from '../kit/random.ts';
import { Gradient } from './canvas.tsx';
import { Land } from './ridge.tsx';
import { band, heightAt, rounded, type Spot } from './shapes.ts';

/** The colours of a fir: its shade, its sunny side, and the light on its boughs. */
export type FirTones = { dark: string; mid: string; light: string };

type Paths = [dark: string, mid: string, light: string];
/** The tip of a bough, and how far the bough reaches from the trunk; negative is left. */
type Tip = readonly [x: number, y: number, reach: number];

/** Light on a fir that isn't drawn bough by bough: on every second bough on the left. */
function farLight(r: Random, tips: readonly Tip[], tier: number, height: number) {
  const every = height < 90 ? 1 : 0;
  return tips.map(([x, y, reach], i) => ((i + every) % 2 ? '' : band([[x, y, 0.4], [x - reach * 0.36, y - tier * 0.34, tier * 0.34], [x - reach * r.between(0.66, 0.9), y - tier * 0.5, 0.4]]))).join('');
}

/** The boughs of a near fir, drawn one by one with hanging sprays and dark gaps between them. */
function nearBoughs(r: Random, left: readonly Tip[], right: readonly Tip[], tier: number): [mid: string, light: string] {
  /** A bough from the trunk to the fraction `to` of its reach: sloping gently, then drooping. */
  const bough = ([x, y, reach]: Tip, to: number, drop: number, fat: number) => {
    const [from, end] = [x - reach * 1.06, x - reach * (1 - to)];
    return band([[from, y - tier * 0.62 + drop, tier * fat * 0.5], [(from + end) / 2, y - tier * 0.4 + drop, tier * fat], [from + (end - from) * 0.85, y - tier * 0.12 + drop, tier * fat * 0.6], [end, y + drop, 0.5]]);
  };
  const spray = ([x, y, reach]: Tip, at: number) => {
    const [fromX, fromY] = [x - reach * (1 - at), y - tier * (0.5 - at * 0.5)];
    return band([[fromX, fromY - tier * 0.1, tier * 0.2], [fromX + reach * 0.04, fromY + tier * 0.2, tier * 0.16], [fromX + reach * 0.07, fromY + tier * r.between(0.34, 0.56), 0.5]]);
  };
  const towardsUs = ([x, y, reach]: Tip) => band([[x - reach * 0.9, y - tier * 0.3, 1], [x - reach * 0.78, y + tier * 0.1, tier * 0.3], [x - reach * 0.7, y + tier * 0.44, 0.5]]);
  const sprays = left.map((tip) => Array.from({ length: 5 }, () => spray(tip, r.between(0.3, 0.95))).join(''));
  const mid = left.map((tip, i) => bough(tip, 0.98, 0, 0.5) + (sprays[i] ?? '')).join('') + right.map((tip) => bough(tip, r.between(0.3, 0.6), tier * 0.1, 0.3)).join('');
  const light = left.map((tip, i) => bough(tip, r.between(0.5, 0.94), -tier * 0.12, 0.2) + (i % 2 ? towardsUs(tip) : '')).join('');
  return [mid, light];
}

/** One fir as three outlines. Its boughs droop and vary in length; the left half is sunlit. At 200 high or more, every bough is drawn. */
export function firPaths(r: Random, x: number, y: number, height: number, slim: number): Paths {
  const tiers = Math.max(5, Math.round(4 + height / (16 + height * 0.03)));
  const [tier, half, lean] = [height / tiers, (height * slim) / 2, r.between(-0.02, 0.02) * height];
  const side = (sign: number) =>
    Array.from({ length: tiers }, (_, i): Tip => {
      const t = (i + 0.9) / tiers;
      const reach = sign * half * (0.06 + 0.94 * t ** 0.8) * r.between(0.62, 1.16);
      return [x + lean * (1 - t) + reach, y - height * (1 - 0.96 * t) + height * r.between(-0.008, 0.014), reach];
    });
  /** The outline down one side from the top: out along each bough, and back in underneath. */
  const edge = (tips: readonly Tip[]) => {
    const pen = new Pen(x + lean, y - height);
    for (const [tx, ty, reach] of tips) pen.quadratic(tx - reach * 0.58, ty - tier * 0.3, tx, ty).line(tx - reach * 0.6, ty - tier * 0.16);
    return pen;
  };
  const [left, right] = [side(-1), side(1)];
  const dark = edge(right).line(x, y).closed() + edge(left).line(x, y).closed();
  if (height >= 200) return [dark, ...nearBoughs(r, left, right, tier)];
  return [dark, edge(left).line(x - half * 0.1, y).closed(), farLight(r, left, tier, height)];
}

/**
 * A wooded slope from its `crest` down to its `foot`, in `rows` rows; the firs of the nearest row are .3 to 1.2 × `size` high.
 * `haze`: how much `air` colours the far rows; `gap`: roughly the share of glades (0 to .5); `hasFloor` false draws only the firs.
 */
export function FirWood({ id, crest, foot, rows, size, tones, air, haze = 0.3, gap = 0.2, slim = 0.38, hasFloor = true }: { id: string; crest: readonly Spot[]; foot: readonly Spot[]; rows: number; size: number; tones: FirTones; air: string; haze?: number; gap?: number; slim?: number; hasFloor?: boolean }) {
  const [line, hem] = [rounded(crest), rounded(foot)];
  const [from, to] = [line[0]?.[0] ?? 0, line[line.length - 1]?.[0] ?? 1600];
  const ys = [...crest, ...foot].map(([, y]) => y);
  const [top, low] = [Math.min(...ys), Math.max(...ys)];
  const far = mix(tones.dark, air, haze);
  return (
    <>
      {hasFloor && <Gradient id={`${id}-floor`} from={[0, top]} to={[0, low]} stops={[[0, far], [0.6, tones.dark]]} />}
      {hasFloor && <Land crest={crest} fill={`url(#${id}-floor)`} />}
      {Array.from({ length: rows }, (_, row) => {
        const r = random(`${id}-${row}`);
        const near = rows > 1 ? row / (rows - 1) : 1;
        const own = size * (0.6 + 0.4 * near);
        const sunk = haze * (1 - near);
        const swing = r.between(0, 6);
        const paths: Paths = ['', '', ''];
        for (let x = from; x < to; x += own * r.between(0.1, 0.3)) {
          // Two long sine waves thin the wood into glades. They differ from row to row, so that glades don't run straight down the slope.
          const thin = 0.5 + 0.32 * Math.sin(x / (own * 1.9) + swing) + 0.18 * Math.sin(x / (own * 0.7) + swing * 2);
          if (thin < gap * (0.5 + near)) continue;
          const [high, deep] = [heightAt(line, x), heightAt(hem, x)];
          const y = high + size * 0.08 + Math.max(0, deep - high) * near + r.between(-0.12, 0.12) * own;
          const tall = own * (0.5 + 0.5 * thin) * r.between(0.55, 1.2);
          firPaths(r, x, y, tall, slim * r.between(0.85, 1.25)).forEach((d, i) => (paths[i] += d));
        }
        return (
          <g key={row}>
            <path d={paths[0]} fill={mix(tones.dark, air, sunk)} />
            <path d={paths[1]} fill={mix(tones.mid, air, sunk)} />
            <path d={paths[2]} fill={mix(tones.light, air, sunk)} />
          </g>
        );
      })}
    </>
  );
}
