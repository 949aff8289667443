/** Masses of leaves: hedges, forests, crowns and bougainvillea differ mainly in lobes and tones. */
import { mix } from '../kit/colour.ts';
import { random } from '../kit/random.ts';
import { alongLine, leaf, lightSign, scallop, type Light, type Spot } from './shapes.ts';

/** The four tones of a mass of leaves, from dark to bright. Use the colour of the land below as `dark`, or the mass seems to float. */
export type Leaves = { dark: string; mid: string; light: string; bright: string };

/** Four tones from a dark and a light green; the bright one is tinted by the sun's colour. */
export const leaves = (dark: string, light: string, sun = '#fff0a8'): Leaves => ({ dark, mid: mix(dark, light, 0.4), light: mix(dark, light, 0.78), bright: mix(light, sun, 0.3) });
/** The same leaves further away: blended by `t` (0 to 1) with the colour of the air. */
export const faded = (tones: Leaves, air: string, t: number): Leaves => ({ dark: mix(tones.dark, air, t), mid: mix(tones.mid, air, t), light: mix(tones.light, air, t), bright: mix(tones.bright, air, t) });

/** A rounded clump of leaves: centre and two radii, in picture units. */
export type Lobe = readonly [x: number, y: number, rx: number, ry?: number];

/** Lobes along a line: many small ones, a few large ones. `spread`: how far above or below the line they may lie, in radii. */
export function lobesAlong(seed: string, line: readonly Spot[], count: number, radius: number, spread = 0.4): Lobe[] {
  const r = random(seed);
  return Array.from({ length: count }, (_, i) => {
    const at = alongLine(line, (i + r.between(0.1, 0.9)) / count);
    const size = radius * (0.5 + r.next() ** 2 * 0.9);
    return [at.x, at.y + r.between(-spread, spread) * radius, size * r.between(1, 1.25), size * r.between(0.78, 0.95)];
  });
}

/** Lobes that fill an oval, as for a crown or a bush: larger inside, smaller at the rim. */
export function lobesIn(seed: string, x: number, y: number, rx: number, ry: number, count: number): Lobe[] {
  const r = random(seed);
  return Array.from({ length: count }, (_, i) => {
    // The golden angle spreads the lobes without a visible pattern.
    const angle = i * 2.399 + r.between(-0.3, 0.3);
    const far = Math.sqrt((i + 0.4) / count) * 0.76;
    const size = Math.sqrt(rx * ry) * r.between(1.05, 1.6) * (1.15 - far * 0.45) / Math.sqrt(count);
    return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far, size * 1.24, size * 0.98];
  });
}

/**
 * A mass of leaves. Every lobe is a dark body with a lighter part towards the sun and clusters of paler leaves on it.
 * `fleck`: length of single leaves in picture units (0 = none, for far planes); `lit`: size of the sunlit clusters (0 to 1).
 */
export function Mass({ id, lobes, tones, light = 'left', fleck = 0, lit = 0.6, rim = 0.18 }: { id: string; lobes: readonly Lobe[]; tones: Leaves; light?: Light; fleck?: number; lit?: number; rim?: number }) {
  const r = random(id);
  const side = lightSign(light);
  const sorted = [...lobes].toSorted((a, b) => a[1] - b[1]);
  return sorted.map(([x, y, rx, ry = rx * 0.85], index) => {
    const bumps = Math.max(7, Math.min(17, Math.round(Math.sqrt(rx) * 1.9)));
    // A lobe not much larger than its leaves is drawn like a far one: single leaves would cost bytes and look like noise.
    const near = fleck > 0 && rx > fleck * 1.1;
    let dark = scallop(r, x, y, rx, ry, bumps, rim);
    let mid = scallop(r, x + side * rx * 0.1, y - ry * (near ? 0.26 : 0.38), rx * (near ? 0.86 : 0.8), ry * (near ? 0.7 : 0.56), bumps, rim);
    let pale = '';
    let bright = '';
    // The clusters are on the sunny half only, small and uneven: equal ones would look like balls, large ones like camouflage.
    const clusters = near ? Math.round(5 + rx / 8) : 3;
    const grain = near ? Math.min(1, 2.6 / Math.sqrt(rx / 8)) : 1;
    for (let i = 0; i < clusters; i += 1) {
      const angle = Math.atan2(-1.1, side) + r.between(-1.5, 1.5);
      const far = Math.sqrt(r.next()) * 0.66;
      const size = (near ? r.between(0.13, 0.32) * grain : r.between(0.2, 0.36)) * lit * 1.5;
      pale += scallop(r, x + Math.cos(angle) * rx * far, y - ry * (near ? 0.08 : 0.3) + Math.sin(angle) * ry * far * (near ? 1 : 0.6), rx * size, ry * size * 0.8, near ? 8 : 6, rim * 1.2);
      if (near && i % 2) bright += scallop(r, x + Math.cos(angle) * rx * far + side * rx * size * 0.3, y - ry * 0.08 + Math.sin(angle) * ry * far - ry * size * 0.35, rx * size * 0.5, ry * size * 0.36, 6, rim * 1.4);
    }
    if (near) {
      const count = Math.round(8 + (rx / fleck) * 2.6);
      for (let i = 0; i < count; i += 1) {
        const angle = r.between(0, Math.PI * 2);
        const length = fleck * r.between(0.7, 1.4);
        const at = (far: number, turn: number): string => leaf(x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far, length, length * 0.34, angle + r.between(-turn, turn));
        dark += at(0.95, 0.7);
        const sunny = Math.cos(angle) * side - Math.sin(angle);
        if (sunny > 0.2) pale += at(r.between(0.3, 0.92), 1.2);
        if (sunny > 0.5 && i % 2) bright += at(r.between(0.2, 0.8), 1.2);
        else if (sunny > -0.4) mid += at(r.between(0.6, 0.9), 0.9);
      }
    }
    return (
      <g key={index}>
        <path d={dark} fill={tones.dark} />
        <path d={mid} fill={tones.mid} />
        <path d={pale} fill={tones.light} />
        {bright && <path d={bright} fill={tones.bright} />}
      </g>
    );
  });
}

/** A bush with its foot at (x, y), `width` across. */
export function Bush({ id, x, y, width, height = width * 0.6, tones, fleck = 7, light = 'left' }: { id: string; x: number; y: number; width: number; height?: number; tones: Leaves; fleck?: number; light?: Light }) {
  const lobes = lobesIn(id, x, y - height * 0.45, width * 0.46, height * 0.46, 7);
  const skirt: Lobe[] = [[x - width * 0.26, y - height * 0.16, width * 0.24, height * 0.2], [x + width * 0.2, y - height * 0.14, width * 0.28, height * 0.2]];
  return <Mass id={id} lobes={[...lobes, ...skirt]} tones={tones} fleck={fleck} light={light} />;
}

/** A belt of bushes or treetops along a line. The land behind it should have the colour `tones.dark`. */
export function Thicket({ id, line, count, radius, tones, fleck = 0, light = 'left', spread = 0.4 }: { id: string; line: readonly Spot[]; count: number; radius: number; tones: Leaves; fleck?: number; light?: Light; spread?: number }) {
  return <Mass id={id} lobes={lobesAlong(`${id}-lobes`, line, count, radius, spread)} tones={tones} fleck={fleck} light={light} />;
}

const PINKS: Leaves = { dark: '#8e1456', mid: '#c52a78', light: '#ea4c95', bright: '#ff9cc4' };

/**
 * Bougainvillea along `line` (for example up a wall and along a parapet), with tapering `falls` hanging from it.
 * The flowers lie over a green mass. `radius`: size of the clumps on the line.
 */
export function Bougainvillea({ id, line, falls = [], radius = 34, tones = PINKS, green = leaves('#24523a', '#6fa04a'), light = 'left' }: { id: string; line: readonly Spot[]; falls?: readonly { at: number; length: number }[]; radius?: number; tones?: Leaves; green?: Leaves; light?: Light }) {
  const r = random(id);
  const count = Math.max(6, Math.round(line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (line[i]?.[0] ?? x), y - (line[i]?.[1] ?? y)), 0) / (radius * 0.9)));
  const onLine = lobesAlong(`${id}-line`, line, count, radius, 0.5);
  const hanging = falls.flatMap(({ at, length }): Lobe[] => {
    const start = alongLine(line, at);
    const steps = Math.max(3, Math.round(length / (radius * 0.55)));
    return Array.from({ length: steps }, (_, i) => {
      const t = i / steps;
      const size = radius * (0.92 - t * 0.62);
      return [start.x + Math.sin(t * 3 + at * 9) * radius * 0.28, start.y + t * length, size * 0.9, size * 0.9];
    });
  });
  const lobes = [...onLine, ...hanging];
  const under = lobes.filter((_, i) => i % 3 === 0).map(([x, y, rx]): Lobe => [x + r.between(-8, 8), y + 12, rx * 1.02, rx * 0.86]);
  return (
    <>
      <Mass id={`${id}-green`} lobes={under} tones={green} fleck={radius * 0.26} light={light} />
      <Mass id={id} lobes={lobes} tones={tones} fleck={radius * 0.22} light={light} lit={0.74} />
    </>
  );
}

/** Fallen petals or leaves on the ground, inside a flat oval. */
export function Petals({ id, x, y, rx, ry, count = 60, colour = '#ea4c95', size = 5 }: { id: string; x: number; y: number; rx: number; ry: number; count?: number; colour?: string; size?: number }) {
  const r = random(id);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const angle = r.between(0, Math.PI * 2);
    const far = Math.sqrt(r.next());
    const length = size * r.between(0.7, 1.4);
    d += leaf(x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far, length, length * 0.3, r.between(-0.5, 0.5));
  }
  return <path d={d} fill={colour} />;
}
