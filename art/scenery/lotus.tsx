/** Lotus on still water: flat leaves that get larger towards us, and a few flowers above them. */
import { mix } from '../kit/colour.ts';
import { n } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { leaf } from './shapes.ts';

/** Leaves in a box with its upper left corner at (x, y); `size`: about the width of the nearest leaf; `flowers`: about how many bloom. */
export function Lotus({ id, x, y, width, height, count = 22, size = 120, flowers = 3, tone = '#3f7a54', lit = '#8fb86a', pink = '#e88aa8' }: { id: string; x: number; y: number; width: number; height: number; count?: number; size?: number; flowers?: number; tone?: string; lit?: string; pink?: string }) {
  const r = random(id);
  const places = Array.from({ length: count }, () => ({ px: x + r.between(0, width), t: r.next() ** 0.8, turn: r.between(0.4, 2.6), wide: r.between(0.7, 1.15) })).toSorted((a, b) => a.t - b.t);
  return places.map(({ px, t, turn, wide }, i) => {
    const py = y + t * height;
    const rx = (size / 2) * (0.28 + 0.72 * t) * wide;
    const ry = rx * (0.2 + 0.1 * t);
    // A round leaf with a slit: without the slit it would look like a stone.
    const at = (angle: number, k = 1) => `${n(px + Math.cos(angle) * rx * k)} ${n(py + Math.sin(angle) * ry * k)}`;
    const pad = (k: number, dy: number) => `M${n(px)} ${n(py + dy)}L${at(turn - 0.16, k)}A${n(rx * k)} ${n(ry * k)} 0 1 0 ${at(turn + 0.16, k)}Z`;
    const bloom = i % Math.max(1, Math.floor(count / (flowers || 1))) === 2 && flowers > 0;
    const s = rx * 0.55;
    return (
      <g key={i}>
        <ellipse cx={n(px + rx * 0.06)} cy={n(py + ry * 0.34)} rx={n(rx)} ry={n(ry)} fill="#12303c" opacity={0.3} />
        <path d={pad(1, 0)} fill={i % 3 ? tone : mix(tone, '#123b3a', 0.22)} />
        <path d={`M${at(turn + 0.5, 0.96)}A${n(rx)} ${n(ry)} 0 0 1 ${at(turn + 3.6, 0.96)}Q${n(px - rx * 0.1)} ${n(py)} ${at(turn + 0.5, 0.96)}Z`} fill={mix(tone, lit, 0.65)} opacity={0.75} />
        {bloom && [-1.15, 1.15, -0.62, 0.62, 0].map((lean, k) => <path key={k} d={leaf(px, py - ry * 0.1, s * (1.05 + k * 0.05), s * 0.42, -Math.PI / 2 + lean)} fill={mix(pink, k % 2 ? '#fff2ec' : '#a83a6a', k === 4 ? 0.1 : 0.3)} />)}
      </g>
    );
  });
}
