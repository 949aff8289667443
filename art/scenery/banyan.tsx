/** A banyan, the company's emblem, and the dappled shade of leaves on the ground. */
import { mix } from '../kit/colour.ts';
import { random, type Random } from '../kit/random.ts';
import { leaves, lobesIn, Mass, type Leaves, type Lobe } from './foliage.tsx';
import { band, blob, type Light, type Spot } from './shapes.ts';

/** Bark colours, from the dark core to the highlight. */
export type Bark = readonly [core: string, dark: string, mid: string, light: string];
const BARK: Bark = ['#2a1d18', '#553a2a', '#8b6243', '#c79a64'];

/** A root like a rope, as path data: it winds from `from` to `to` in two combined sine waves. The widths set its taper. */
export function rootRope(r: Random, from: Spot, to: Spot, width: number, endWidth: number, wobble: number): string {
  const steps = 7;
  const turn = r.between(0, 6);
  const beat = r.between(2, 4);
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  return band(
    Array.from({ length: steps + 1 }, (_, i): [number, number, number] => {
      const t = i / steps;
      const away = Math.sin(Math.PI * Math.min(1, t * 1.4)) * wobble * (Math.sin(turn + t * beat) + 0.4 * Math.sin(turn * 2 + t * beat * 2.7));
      return [from[0] + (to[0] - from[0]) * t + nx * away, from[1] + (to[1] - from[1]) * t + ny * away, width + (endWidth - width) * t];
    }),
  );
}

/** A trunk of many crossing ropes over a dark core, `height` high from its foot at (x, y); the ropes spread at the foot. */
export function RopeTrunk({ id, x, y, height, width, bark = BARK, ropes = 22, light = 'left' }: { id: string; x: number; y: number; height: number; width: number; bark?: Bark; ropes?: number; light?: Light }) {
  const r = random(id);
  const tones = ['', '', ''];
  for (let i = 0; i < ropes; i += 1) {
    const foot = r.between(-0.85, 0.85);
    const head = r.between(-0.4, 0.4);
    const sunny = (foot + head) * (light === 'left' ? -1 : 1);
    const tone = sunny > 0.35 ? 2 : sunny > -0.2 ? 1 : 0;
    tones[tone] += rootRope(r, [x + head * width * 0.9, y - height], [x + foot * width * 0.86, y + r.between(-6, 6)], width * r.between(0.05, 0.1), width * r.between(0.07, 0.15), width * 0.06);
  }
  return (
    <>
      <path d={band([[x, y + 4, width * 1.9], [x, y - height * 0.12, width * 1.15], [x, y - height * 0.5, width * 0.86], [x, y - height, width * 0.95]])} fill={bark[0]} />
      {tones.map((d, i) => (
        <path key={i} d={d} fill={bark[i + 1]} opacity={i === 2 ? 0.85 : 1} />
      ))}
    </>
  );
}

/** Aerial roots hanging from the line of a branch: most are short, a few long. */
export function HangingRoots({ id, line, count = 16, length, colour = '#4a352a' }: { id: string; line: readonly [Spot, Spot]; count?: number; length: number; colour?: string }) {
  const r = random(id);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const t = (i + r.next()) / count;
    const px = line[0][0] + (line[1][0] - line[0][0]) * t;
    const py = line[0][1] + (line[1][1] - line[0][1]) * t;
    const long = length * (0.2 + r.next() ** 2 * 0.8);
    d += band([[px, py, 3.4], [px + r.between(-5, 5), py + long * 0.5, 2.4], [px + r.between(-6, 6), py + long, 0.8]]);
  }
  return <path d={d} fill={colour} />;
}

/** A whole banyan: crown about 1.9 × its height wide, rope trunk, prop roots, hanging roots. (x, y) is the foot of the main trunk. */
export function Banyan({ id, x, y, height, tones = leaves('#123b30', '#6f9f4a'), bark = BARK, light = 'left' }: { id: string; x: number; y: number; height: number; tones?: Leaves; bark?: Bark; light?: Light }) {
  const r = random(id);
  const crownY = y - height * 0.64;
  const limb = (dx: number, rise: number, w: number) => band([[x, y - height * 0.2, height * w * 1.3], [x + dx * height * 0.36, y - height * (0.36 + rise * 0.4), height * w * 0.8], [x + dx * height, y - height * (0.5 + rise), 3]]);
  const props = [-0.62, -0.34, 0.3, 0.52, 0.74].map((at) => rootRope(r, [x + at * height, crownY + height * 0.1], [x + (at + r.between(-0.03, 0.03)) * height, y + r.between(-0.02, 0.015) * height], height * 0.012, height * r.between(0.02, 0.036), height * 0.012)).join('');
  const crown: Lobe[] = [...lobesIn(`${id}-a`, x, crownY - height * 0.04, height * 0.62, height * 0.27, 20), ...lobesIn(`${id}-b`, x - height * 0.62, crownY + height * 0.06, height * 0.34, height * 0.19, 11), ...lobesIn(`${id}-c`, x + height * 0.66, crownY + height * 0.03, height * 0.32, height * 0.18, 11)];
  return (
    <>
      <path d={limb(-0.7, 0.14, 0.07) + limb(0.74, 0.16, 0.07) + limb(-0.3, 0.3, 0.06) + limb(0.28, 0.3, 0.06)} fill={bark[0]} />
      <path d={props} fill={bark[1]} />
      <RopeTrunk id={`${id}-trunk`} x={x} y={y} height={height * 0.5} width={height * 0.17} bark={bark} light={light} />
      <HangingRoots id={`${id}-roots`} line={[[x - height * 0.9, crownY + height * 0.14], [x + height * 0.92, crownY + height * 0.12]]} count={40} length={height * 0.3} colour={bark[1]} />
      <Mass id={`${id}-crown`} lobes={crown} tones={tones} fleck={height * 0.02} light={light} />
    </>
  );
}

/** Dappled tree shade on level ground: many flat overlapping blobs, with spots of sunlight among them. */
export function LeafShade({ id, x, y, rx, ry, colour = '#4b2f5c', opacity = 0.34, sun = mix(colour, '#ffe9b8', 0.9) }: { id: string; x: number; y: number; rx: number; ry: number; colour?: string; opacity?: number; sun?: string }) {
  const r = random(id);
  let shade = '';
  let holes = '';
  for (let i = 0; i < 110; i += 1) {
    const angle = r.between(0, Math.PI * 2);
    const far = r.next() ** 0.7;
    const size = r.between(0.06, 0.16) * (1.2 - far * 0.6);
    shade += blob(r, x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far, rx * size, ry * size, 7, 0.25);
    if (i % 2) holes += blob(r, x + Math.cos(angle + 1) * rx * far * 0.9, y + Math.sin(angle + 1) * ry * far * 0.9, rx * r.between(0.008, 0.022), ry * r.between(0.014, 0.04), 6, 0.2);
  }
  return (
    <g opacity={opacity}>
      <path d={shade} fill={colour} />
      <path d={holes} fill={sun} />
    </g>
  );
}
