/** The great banyan, large enough to stand under: tiers of leaf pads, limbs on pillar roots, a fluted trunk, tufts of hanging roots. */
import { mix } from '../kit/colour.ts';
import { random, type Random } from '../kit/random.ts';
import { rootRope } from './banyan.tsx';
import type { Leaves } from './foliage.tsx';
import { band, leaf, scallop, type Spot } from './shapes.ts';

/** A pad of leaves: centre and radii. The crown is a pile of pads, each flatter below than above. */
export type Pad = readonly [x: number, y: number, rx: number, ry: number];

/** One pad, lit as a whole from the upper left so that its clumps don't look like balls. `fleck`: length of a leaf. */
export function LeafPad({ id, pad: [x, y, rx, ry], tones, fleck, glow = 1 }: { id: string; pad: Pad; tones: Leaves; fleck: number; glow?: number }) {
  const r = random(id);
  const count = Math.round(8 + rx / 13);
  let dark = scallop(r, x, y, rx * 0.86, ry * 0.72, 15, 0.14);
  const clump = (t: number, lift: number, size: number, bumps: number) => {
    const px = x + (t * 2 - 1) * rx * 0.86;
    const dome = Math.sqrt(Math.max(0.06, 1 - (t * 2 - 1) ** 2));
    const s = size * ry * r.between(0.6, 1.15);
    return { d: scallop(r, px, y - ry * lift * dome, s * 1.35, s * 0.86, bumps, 0.2), px, py: y - ry * lift * dome, s };
  };
  let mid = '';
  let light = '';
  let bright = '';
  for (let i = 0; i < count; i += 1) dark += clump((i + r.next()) / count, r.between(-0.42, 0.72), 0.46, 9).d;
  for (let i = 0; i < count * 1.2; i += 1) mid += clump(r.next() ** 1.25, r.between(-0.1, 0.86), 0.3, 8).d;
  // The light comes from the upper left: it is strongest on that part of the pad and thins out to the right.
  for (let i = 0; i < count * 1.5; i += 1) {
    const t = r.next() ** 1.7 * 0.86;
    const { d, px, py, s } = clump(t, 0.42 + r.next() * 0.5 - t * 0.2, 0.2, 7);
    light += d;
    if (i % 2) bright += scallop(r, px - s * 0.3, py - s * 0.3, s * 0.62, s * 0.36, 6, 0.28);
  }
  const flecks = Math.round((rx / fleck) * 7);
  for (let i = 0; i < flecks; i += 1) {
    const angle = r.between(0, Math.PI * 2);
    const length = fleck * r.between(0.6, 1.25);
    const rim = r.between(0.84, 1.04);
    const [px, py] = [x + Math.cos(angle) * rx * rim, y + Math.sin(angle) * ry * (Math.sin(angle) > 0 ? 0.74 : 1.04) * rim];
    dark += leaf(px, py, length, length * 0.34, angle + r.between(-0.8, 0.8));
    const [ix, iy] = [x + r.between(-0.86, 0.7) * rx, y - r.between(-0.2, 0.95) * ry];
    if (i % 3 === 0) light += leaf(ix, iy, length, length * 0.32, r.between(-2.6, 0.4));
    else if (i % 3 === 1) mid += leaf(ix + rx * 0.14, iy + ry * 0.3, length, length * 0.32, r.between(-2.6, 0.4));
    if (i % 6 === 0 && ix < x) bright += leaf(ix, iy - ry * 0.06, length * 0.9, length * 0.28, r.between(-2.6, 0.4));
  }
  return (
    <>
      <path d={dark} fill={tones.dark} />
      <path d={mid} fill={tones.mid} />
      <path d={light} fill={tones.light} opacity={glow} />
      <path d={bright} fill={tones.bright} opacity={glow} />
    </>
  );
}

/** Path data of a pillar of fused roots, from a limb at `top` down to its `foot`, where it splits into toes. */
function rootPillar(r: Random, top: Spot, foot: Spot, width: number): string {
  // Without toes the pillar would look sawn off.
  const toes = [-1, 1].map((side) => band([[foot[0], foot[1] - width * 1.6, width * 1.3], [foot[0] + side * width * 0.9, foot[1] - width * 0.2, width * 0.6], [foot[0] + side * width * 2.2, foot[1] + 5, 1]])).join('');
  const strands = Array.from({ length: Math.max(2, Math.round(2 + width / 7)) }, (_, i) => {
    const aside = (i % 2 ? 1 : -1) * width * r.between(0.1, 0.9);
    return rootRope(r, [top[0] + aside * 1.6, top[1]], [foot[0] + aside * r.between(0.5, 1.5), foot[1] + r.between(-2, 3)], width * 0.34, width * r.between(0.5, 0.8), Math.max(4, width * 0.3));
  });
  return toes + strands.join('');
}

// Fractions of the height; places are from the foot of the trunk. The crown is lower on the left; its right half may leave the picture.
const BACK: readonly Pad[] = [[-0.34, -0.66, 0.4, 0.1], [0.2, -0.7, 0.46, 0.12], [0.72, -0.62, 0.36, 0.12], [-0.84, -0.54, 0.24, 0.06]];
const CROWN: readonly Pad[] = [[0.3, -0.86, 0.36, 0.13], [-0.06, -0.84, 0.34, 0.12], [0.66, -0.76, 0.34, 0.13], [-0.4, -0.74, 0.3, 0.1], [0.98, -0.66, 0.28, 0.11], [-0.7, -0.63, 0.25, 0.08], [0.14, -0.7, 0.34, 0.1], [0.52, -0.64, 0.28, 0.09], [-0.24, -0.64, 0.26, 0.075], [-0.98, -0.545, 0.19, 0.06], [-0.54, -0.555, 0.19, 0.055], [-1.18, -0.48, 0.1, 0.035]];
const LIMBS: readonly (readonly [to: Spot, width: number, sag: number])[] = [[[-1.1, -0.5], 0.085, 0.05], [[-0.52, -0.62], 0.075, 0.02], [[-0.12, -0.74], 0.075, 0], [[0.34, -0.76], 0.08, 0], [[0.66, -0.64], 0.08, 0.02], [[1.06, -0.58], 0.08, 0.04]];
const PILLARS: readonly (readonly [at: number, from: number, width: number, isBack?: boolean])[] = [[-0.62, -0.5, 0.012, true], [-0.3, -0.56, 0.02, true], [0.36, -0.58, 0.026, true], [0.84, -0.54, 0.03, true], [-0.47, -0.5, 0.03], [-0.98, -0.48, 0.012], [0.28, -0.54, 0.02], [0.58, -0.54, 0.05], [-0.22, -0.52, 0.016]];

/**
 * The great banyan, lit from the left. (x, y): foot of the trunk; `height`: to the top; the crown reaches about 1.3 × `height` each way.
 * `ground(x)`: the y of the ground under pillars and roots; `air`: the colour that fades the far pillars and leaves.
 */
export function GreatBanyan({ id, x, y, height: h, tones, bark = ['#241916', '#4a3128', '#83583c', '#c8935c'], air = '#cfd9b4', ground = () => y }: { id: string; x: number; y: number; height: number; tones: Leaves; bark?: readonly [string, string, string, string]; air?: string; ground?: (x: number) => number }) {
  const r = random(id);
  const at = (dx: number, dy: number): Spot => [x + dx * h, y + dy * h];
  const far: Leaves = { dark: mix(tones.dark, air, 0.16), mid: mix(tones.dark, air, 0.22), light: mix(tones.mid, air, 0.2), bright: mix(tones.mid, air, 0.24) };
  const limbs = LIMBS.map(([[dx, dy], width, sag]) => {
    const stations = [[0.02 * Math.sign(dx), -0.2, width * 1.5], [dx * 0.16, -0.36 + dy * 0.06, width * 1.15], [dx * 0.46, dy * 0.86 - 0.02 + sag, width * 0.8], [dx * 0.76, dy * 0.95 + sag * 0.8, width * 0.5], [dx, dy, 0.006]] as const;
    const line = (dyTop: number, share: number) => band(stations.map(([sx, sy, w]) => [x + sx * h, y + (sy - w * dyTop) * h, Math.max(1.4, w * h * share)] as const));
    return { body: line(0, 1), sun: line(0.28, 0.26), stations };
  });
  const pillar = (dx: number, from: number, width: number) => rootPillar(r, at(dx, from - 0.03), [x + dx * h, ground(x + dx * h)], h * width);
  const front = PILLARS.filter(([, , , isBack]) => !isBack);
  // Tufts of roots hang from the limbs, most of them short: an even fringe would look combed.
  const tufts = ['', ''];
  for (let i = 0; i < 34; i += 1) {
    const limb = limbs[[0, 0, 1, 5, 4][i % 5] ?? 0];
    const t = r.between(0.24, 0.98);
    const s = limb?.stations ?? [];
    const k = Math.min(3, Math.floor(t * 4));
    const [a, b] = [s[k], s[k + 1]];
    if (!a || !b) continue;
    const part = t * 4 - k;
    const long = h * (0.05 + r.next() ** 2.4 * 0.26);
    for (let strand = 0; strand < 5; strand += 1) {
      const px = x + (a[0] + (b[0] - a[0]) * part + r.between(-0.02, 0.02)) * h;
      const py = y + (a[1] + (b[1] - a[1]) * part) * h;
      const end = Math.min(long * r.between(0.4, 1.1), ground(px) - py - 20);
      tufts[strand % 2] += band([[px, py + h * 0.004, h * 0.006], [px + r.between(-3, 3), py + end * 0.5, h * 0.004], [px + r.between(-5, 5), py + end, 0.6]]);
    }
  }
  // Flutes: fused stems, each lit on its left edge. They spread into roots below and taper off above, under the crown.
  const flutes = Array.from({ length: 17 }, (_, i) => {
    const foot = ((i * 7) % 17) / 8 - 1;
    const head = foot * 0.78 + r.between(-0.16, 0.16);
    const wide = h * r.between(0.026, 0.046);
    const line = (shift: number, share: number) =>
      band([
        [...at(foot * 0.26 + Math.sign(foot) * 0.06 * Math.abs(foot), r.between(0.004, 0.02)), 1.5],
        [x + foot * h * 0.2 + shift, y - h * 0.035, wide * 0.9 * share],
        [x + foot * h * 0.135 + shift, y - h * 0.13, wide * share],
        [x + (foot * 0.5 + head * 0.5) * h * 0.112 + shift, y - h * 0.27, wide * 0.9 * share],
        [x + head * h * 0.13 + shift, y - h * 0.4, wide * 0.8 * share],
        [x + head * h * 0.2 + shift, y - h * 0.54, wide * 0.6 * share],
        [x + head * h * 0.3, y - h * 0.7, 1],
      ]);
    return { body: line(0, 1), sun: line(-wide * 0.26, 0.3), shade: foot + r.between(-0.3, 0.3) };
  });
  const toes = [-0.5, -0.36, -0.24, 0.24, 0.37, 0.5].map((dx, i) => band([[...at(dx * 0.26, -0.09), h * 0.05], [...at(dx * 0.5, -0.022), h * 0.034], [...at(dx * 0.74, 0.004), h * 0.02], [x + dx * h, ground(x + dx * h) + (i % 2 ? 9 : 4), 2]])).join('');
  return (
    <>
      {BACK.map(([dx, dy, rx, ry], i) => (
        <LeafPad key={i} id={`${id}-back-${i}`} pad={[...at(dx, dy), rx * h, ry * h]} tones={far} fleck={h * 0.016} />
      ))}
      <path d={PILLARS.filter(([, , , isBack]) => isBack).map(([dx, from, width]) => pillar(dx, from, width)).join('')} fill={mix(bark[1], air, 0.34)} />
      <path d={tufts[0]} fill={mix(bark[2], air, 0.2)} />
      <path d={tufts[1]} fill={bark[1]} />
      <path d={limbs.map(({ body }) => body).join('')} fill={bark[0]} />
      <path d={limbs.map(({ sun }) => sun).join('')} fill={bark[2]} />
      <path d={front.map(([dx, from, width]) => pillar(dx, from, width)).join('')} fill={bark[1]} />
      <path d={front.map(([dx, from, width]) => pillar(dx - width * 0.22, from, width * 0.3)).join('')} fill={bark[2]} />
      <path d={toes} fill={bark[1]} />
      <path d={band([[...at(0, 0.012), h * 0.44], [...at(0, -0.05), h * 0.32], [...at(0, -0.16), h * 0.25], [...at(0, -0.3), h * 0.25], [...at(0, -0.46), h * 0.28]])} fill={bark[0]} />
      {flutes.map(({ body, sun, shade }, i) => (
        <g key={i}>
          <path d={body} fill={shade < -0.35 ? mix(bark[2], bark[3], 0.25) : shade < 0.35 ? mix(bark[1], bark[2], 0.6) : bark[1]} />
          <path d={sun} fill={shade < -0.35 ? bark[3] : shade < 0.35 ? bark[2] : mix(bark[1], bark[2], 0.5)} />
        </g>
      ))}
      {CROWN.map(([dx, dy, rx, ry], i) => (
        <LeafPad key={i} id={`${id}-pad-${i}`} pad={[...at(dx, dy), rx * h, ry * h]} tones={tones} fleck={h * 0.02} />
      ))}
    </>
  );
}
