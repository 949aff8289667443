/** The water of Nishat Bagh: a stone channel, carved slides between terraces, fountains. Drawn in metres; the sun is on the left. */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Gradient } from '../../../scenery/canvas.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { band, lens, oval } from '../../../scenery/shapes.ts';

export const see = projection({ vanishing: [800, 430], eye: 5 });
/** A level surface of a terrace: from x0 to x1 and from z0 to z1, at height h. */
export const flat = (x0: number, x1: number, z0: number, z1: number, h: number) => polygon([see(x0, h, z0), see(x1, h, z0), see(x1, h, z1), see(x0, h, z1)]);
export const upright = (x0: number, x1: number, z: number, h0: number, h1: number) => polygon([see(x0, h0, z), see(x1, h0, z), see(x1, h1, z), see(x0, h1, z)]);
/** A wall along the channel, at x. */
const along = (x: number, z0: number, z1: number, h0: number, h1: number) => polygon([see(x, h0, z0), see(x, h0, z1), see(x, h1, z1), see(x, h1, z0)]);

type Air = (colour: string) => string;

/** A stretch of the channel: coping, side walls, and water that reflects the sky and the flower beds. `bank` is the flowers' colour. */
export function Channel({ id, from, to, h, bank, fadedTo }: { id: string; from: number; to: number; h: number; bank: string; fadedTo: Air }) {
  const r = random(id);
  const [level, half] = [h - 0.28, 1.8];
  const [[, farY], [, nearY]] = [see(0, level, to), see(0, level, from)];
  /** Streaks on the water between x0 and x1 (metres from the middle), longer the nearer they are. */
  const streaks = (count: number, x0: number, x1: number, wide: number) =>
    Array.from({ length: count }, () => {
      const z = from + (to - from) * r.next() ** 1.6;
      const [x, y] = see(r.between(x0, x1), level, z);
      return lens(x, y, ((900 * wide) / z) * r.between(0.4, 1.2), (900 * r.between(0.012, 0.03)) / z);
    }).join('');
  return (
    <>
      <path d={flat(-2.3, 2.3, from, to, h)} fill={fadedTo('#efdfbc')} />
      <path d={Array.from({ length: Math.round((to - from) / 1.4) }, (_, i) => from + i * 1.4 + 0.7).map((z) => flat(-2.3, -half, z, z + 0.06, h) + flat(half, 2.3, z, z + 0.06, h)).join('')} fill={fadedTo('#b39a76')} />
      <Gradient id={id} from={[0, farY]} to={[0, nearY]} stops={[[0, fadedTo('#b5dbe0')], [0.5, fadedTo('#6db0c2')], [1, fadedTo('#3c87a2')]]} />
      <path d={flat(-half, half, from, to, level)} fill={`url(#${id})`} />
      <path d={flat(-half, -half + 0.34, from, to, level)} fill="#1f566f" opacity={0.5} />
      <path d={streaks(9, -1.5, -0.9, 0.5) + streaks(9, 0.9, 1.6, 0.5)} fill={bank} opacity={0.4} />
      <path d={streaks(14, -0.5, 0.5, 0.6) + streaks(8, -1.5, 1.5, 0.4)} fill="#f4fbfa" opacity={0.7} />
      <path d={streaks(8, -1.5, 1.5, 0.5)} fill="#2a6f8c" opacity={0.4} />
      <path d={along(-half, from, to, level, h)} fill={fadedTo('#8d7c70')} />
      <path d={along(half, from, to, level, h)} fill={fadedTo('#d9c096')} />
      <path d={along(-half, from, to, level, level + 0.08) + along(half, from, to, level, level + 0.08)} fill={fadedTo('#55685c')} opacity={0.8} />
    </>
  );
}

/** A slide: a stone slab down which the water runs in threads, with foam at the lip and the foot. */
export function Slide({ id, z, from, to, fadedTo }: { id: string; z: number; from: number; to: number; fadedTo: Air }) {
  const r = random(id);
  const [x, top] = see(0, from - 0.1, z);
  const [, foot] = see(0, to - 0.28, z - 1);
  const [scale, tall] = [900 / z, foot - top];
  const half = (down: number) => scale * (1.5 + 0.28 * down);
  const thread = (count: number, wide: number, reach: number) =>
    Array.from({ length: count }, () => {
      const [at, start] = [r.between(-0.97, 0.97), r.next() ** 2 * (1 - reach)];
      const on = (down: number, w: number) => [x + at * half(down) + r.between(-0.02, 0.02) * scale, top + tall * down, scale * w] as const;
      return band([on(start, wide * 0.3), on(start + reach * 0.5, wide * r.between(0.6, 1.3)), on(Math.min(1, start + reach), wide * 0.4)]);
    }).join('');
  return (
    <>
      <path d={polygon([[x - half(0) - scale * 0.2, top], [x + half(0) + scale * 0.2, top], [x + half(1) + scale * 0.22, foot], [x - half(1) - scale * 0.22, foot]])} fill={fadedTo('#d3bd94')} />
      <path d={polygon([[x - half(0), top], [x + half(0), top], [x + half(1), foot], [x - half(1), foot]])} fill={fadedTo('#8fb9c2')} />
      <path d={polygon([[x - half(0), top], [x - half(0) * 0.8, top], [x - half(1) * 0.84, foot], [x - half(1), foot]])} fill={fadedTo('#5f93a4')} />
      <path d={thread(22, 0.12, 0.9)} fill={fadedTo('#c4e0e2')} />
      <path d={thread(24, 0.09, 0.95)} fill="#ffffff" opacity={0.92} />
      <path d={lens(x, top + tall * 0.02, half(0) * 2, tall * 0.12)} fill="#ffffff" opacity={0.8} />
      <path d={Array.from({ length: 28 }, (_, i) => oval(x + ((i + r.next()) / 14 - 1) * half(1) * 0.96, foot + tall * r.between(-0.08, 0.1), scale * r.between(0.1, 0.26), scale * r.between(0.03, 0.07))).join('')} fill="#ffffff" opacity={0.9} />
    </>
  );
}

/** A fountain: a jet that bursts at its top, falling drops, and the ring they make. */
export function Fountain({ h, z }: { h: number; z: number }) {
  const r = random(`fountain-${z}`);
  const [x, y] = see(0, h - 0.28, z);
  const tall = (900 * 1.5) / z;
  const fall = (reach: number, up: number) => band([[x, y - tall * 0.97, tall * 0.03], [x + reach * tall * 0.55, y - tall * up, tall * 0.034], [x + reach * tall * 0.9, y - tall * up * 0.56, tall * 0.022], [x + reach * tall, y - tall * 0.03, 0.6]]);
  const drops = Array.from({ length: 26 }, () => {
    const [out, down] = [r.between(-0.3, 0.3), r.next()];
    return oval(x + out * tall * (0.5 + down * 0.5), y - tall * (1.06 - down * 0.95), tall * r.between(0.008, 0.02));
  }).join('');
  return (
    <>
      <path d={lens(x, y + tall * 0.01, tall * 0.95, tall * 0.09)} fill={mix('#3c87a2', '#ffffff', 0.45)} />
      <path d={lens(x, y, tall * 0.6, tall * 0.055)} fill="#ffffff" />
      <path d={band([[x, y, tall * 0.035], [x, y - tall * 0.7, tall * 0.05], [x, y - tall * 1.04, 1]]) + [-0.3, -0.17, 0.14, 0.26].map((reach, i) => fall(reach, 0.92 - (i % 2) * 0.05)).join('') + drops} fill="#ffffff" opacity={0.9} />
    </>
  );
}
