/** Objects in a street: a bicycle leaning on a wall, drawn in metres, and a potted plant, in picture units. */
import { mix } from '../kit/colour.ts';
import { n, polygon } from '../kit/curves.ts';
import { leaves, Mass, type Leaves, type Lobe } from './foliage.tsx';
import type { Project } from './perspective.ts';
import { oval, type Spot } from './shapes.ts';

/**
 * A bicycle that points away from us and leans on a wall `aside` metres from the eye, its rear wheel at depth `z`.
 * It is drawn in the street's perspective, so that the wheels are correct ellipses. `flowers`: colours of flowers in the basket.
 */
export function LeaningBicycle({ project, aside, z, frame = '#1f7f86', tyre = '#2b2633', flowers }: { project: Project; aside: number; z: number; frame?: string; tyre?: string; flowers?: readonly string[] }) {
  const side = Math.sign(aside);
  const at = (along: number, up: number, across = 0): Spot => project(aside - side * (0.5 - 0.3 * up) + across, up, z + along);
  const scale = Math.abs(at(0, 1)[1] - at(0, 0)[1]);
  const line = (...spots: Spot[]) => polygon(spots, false);
  const ring = (hub: number, r: number) => polygon(Array.from({ length: 40 }, (_, i): Spot => at(hub + Math.cos((i / 20) * Math.PI) * r, 0.35 + Math.sin((i / 20) * Math.PI) * r)));
  const spokes = (hub: number) => Array.from({ length: 18 }, (_, i) => line(at(hub, 0.35), at(hub + Math.cos((i / 9) * Math.PI) * 0.33, 0.35 + Math.sin((i / 9) * Math.PI) * 0.33))).join('');
  const basket = [at(1.02, 0.98, -0.16), at(1.02, 0.98, 0.16), at(1.3, 0.98, 0.16), at(1.3, 0.98, -0.16)];
  const [bx, by] = at(1.15, 1.02);
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      <path d={polygon([at(-0.36, 0, 0.1 * -side), at(1.42, 0, 0.1 * -side), at(1.5, 0, 0.46 * side), at(-0.28, 0, 0.46 * side)])} fill="#4b2f5c" opacity={0.22} />
      <path d={spokes(0) + spokes(1.06)} stroke={mix(tyre, '#c9c3bd', 0.55)} strokeWidth={n(scale * 0.006)} />
      <path d={ring(0, 0.34) + ring(1.06, 0.34)} stroke={tyre} strokeWidth={n(scale * 0.036)} />
      <path d={line(at(-0.34, 0.52), at(-0.24, 0.66), at(0, 0.75), at(0.2, 0.7))} stroke={mix(frame, '#10262e', 0.2)} strokeWidth={n(scale * 0.03)} />
      <path d={line(at(0, 0.35), at(0.43, 0.32), at(0.88, 0.74), at(0.3, 0.8), at(0.43, 0.32)) + line(at(0, 0.35), at(0.3, 0.8), at(0.27, 0.93)) + line(at(1.06, 0.35), at(0.9, 0.7), at(0.86, 1))} stroke={frame} strokeWidth={n(scale * 0.04)} />
      <path d={line(at(0.8, 1.02, -0.26), at(0.88, 1.01, -0.12), at(0.88, 1.01, 0.12), at(0.8, 1.02, 0.26))} stroke={tyre} strokeWidth={n(scale * 0.032)} />
      <path d={line(at(0.12, 0.96), at(0.38, 0.97))} stroke="#5a3a2a" strokeWidth={n(scale * 0.08)} />
      <path d={polygon([at(1.06, 0.74, -0.12), at(1.06, 0.74, 0.12), basket[1]!, basket[0]!])} fill="#8a6238" />
      <path d={polygon([at(1.06, 0.74, side * -0.12), at(1.26, 0.74, side * -0.12), at(1.3, 0.98, side * -0.16), at(1.02, 0.98, side * -0.16)])} fill="#b98f56" />
      <path d={polygon(basket)} fill="#6b4a2c" />
      {flowers?.map((colour, k) => (
        <path key={k} d={Array.from({ length: 6 }, (_, i) => oval(bx + (((i * 0.618 + k * 0.21) % 1) - 0.5) * scale * 0.34, by - scale * (0.02 + 0.1 * ((i * 0.37 + k * 0.29) % 1)), scale * 0.035)).join('')} fill={colour} />
      ))}
    </g>
  );
}

/** A clay pot with a bushy plant; (x, y) is the middle of its base, `size` the pot's width. */
export function Pot({ id, x, y, size, clay = '#c26a42', tones = leaves('#1f5a3c', '#7fb05a') }: { id: string; x: number; y: number; size: number; clay?: string; tones?: Leaves }) {
  const w = size / 2;
  const lobes: readonly Lobe[] = [[x, y - size * 1.7, w * 0.8], [x - w * 0.55, y - size * 1.32, w * 0.8], [x + w * 0.6, y - size * 1.34, w * 0.8], [x, y - size * 1.16, w * 0.95]];
  return (
    <>
      <ellipse cx={n(x + size * 0.3)} cy={n(y)} rx={n(size * 0.8)} ry={n(size * 0.14)} fill="#4b2f5c" opacity={0.28} />
      <path d={polygon([[x - w * 0.9, y - size * 0.86], [x + w * 0.9, y - size * 0.86], [x + w * 0.62, y], [x - w * 0.62, y]])} fill={clay} />
      <path d={polygon([[x + w * 0.16, y - size * 0.86], [x + w * 0.9, y - size * 0.86], [x + w * 0.62, y], [x + w * 0.1, y]])} fill={mix(clay, '#3a1638', 0.26)} />
      <Mass id={id} lobes={lobes} tones={tones} fleck={size * 0.18} />
      <path d={polygon([[x - w, y - size], [x + w, y - size], [x + w, y - size * 0.8], [x - w, y - size * 0.8]])} fill={mix(clay, '#ffe6b8', 0.3)} />
    </>
  );
}
