/** The palace of Mysore: on a feast night every arch, cornice and rib drawn in bulbs; by day (`isLit` false) in plain stone. */
import { mix } from '../kit/colour.ts';
import { archPath, Dome, type StoneTones } from './architecture.tsx';
import { Gradient } from './canvas.tsx';
import { alongLine, box, oval, rounded, type Spot } from './shapes.ts';

/** Bulbs strung along a line of spots, `gap` apart: path data. */
export function bulbs(line: readonly Spot[], gap: number, size: number): string {
  const length = line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (line[i]?.[0] ?? x), y - (line[i]?.[1] ?? y)), 0);
  const count = Math.max(1, Math.round(length / gap));
  return Array.from({ length: count + 1 }, (_, i) => {
    const { x, y } = alongLine(line, i / count);
    return oval(x, y, size);
  }).join('');
}

// The head of a round arch as a line of spots; (x, y) is the middle of its foot.
const archLine = (x: number, y: number, width: number, height: number): Spot[] => [[x - width / 2, y], [x - width / 2, y - height + width / 2], ...Array.from({ length: 9 }, (_, i): Spot => [x - (Math.cos((Math.PI * i) / 8) * width) / 2, y - height + width / 2 - (Math.sin((Math.PI * i) / 8) * width) / 2]), [x + width / 2, y]];

/** (x, y) is the middle of its foot, `width` from corner tower to corner tower; about .42 of that high. `wall`, `dome`: tones in lamplight, or by day without `isLit`. */
export function MysorePalace({ id, x, y, width, wall, dome, bulb = '#fff3b8', glow = '#ffb84a', isLit = true }: { id: string; x: number; y: number; width: number; wall: StoneTones; dome: StoneTones; bulb?: string; glow?: string; isLit?: boolean }) {
  const u = width / 100;
  const lamps: string[] = [];
  const gap = u * 0.52;
  const size = u * 0.115;
  const string = (...line: Spot[]) => lamps.push(bulbs(line, gap, size));
  const openings: string[] = [];
  const arches = (from: number, to: number, count: number, foot: number, tall: number, share = 0.7) => {
    const pitch = (to - from) / count;
    for (let i = 0; i < count; i += 1) {
      const ax = x + (from + pitch * (i + 0.5)) * u;
      openings.push(archPath('round', ax, y - foot * u, pitch * share * u, tall * u));
      lamps.push(bulbs(archLine(ax, y - foot * u, pitch * share * u, tall * u), gap, size));
    }
  };
  const block = (from: number, to: number, low: number, high: number) => box(x + from * u, y - high * u, (to - from) * u, (high - low) * u);
  const level = (from: number, to: number, up: number) => string([x + from * u, y - up * u], [x + to * u, y - up * u]);
  const upright = (at: number, low: number, high: number) => string([x + at * u, y - low * u], [x + at * u, y - high * u]);
  const domes: { at: number; foot: number; wide: number; tall: number }[] = [];
  for (const s of [-1, 1]) {
    for (const [from, to, count] of [[18.3, 24.9, 2], [32.1, 41.8, 3]] as const) {
      arches(s < 0 ? -to : from, s < 0 ? -from : to, count, 1.5, 6.4, 0.74);
      arches(s < 0 ? -to : from, s < 0 ? -from : to, count + 1, 10, 4.6);
    }
    for (const up of [0.6, 9, 15.6, 17.4]) level(s < 0 ? -44 : 13, s < 0 ? -13 : 44, up);
    // Corner tower, half-way tower, and the tower beside the great arch.
    for (const [at, half, high] of [[46, 4, 21], [28.5, 3.4, 20], [14.5, 3.6, 24]] as const) {
      arches(s * at - half, s * at + half, 1, high - 7, 5.4, 0.5);
      arches(s * at - half, s * at + half, 1, 1.5, 6.6, 0.56);
      for (const side of [-half, half]) upright(s * at + side, 0, high);
      for (const up of [high, high - 8.4]) level(s * at - half, s * at + half, up);
      domes.push({ at: s * at, foot: high, wide: half * 1.9, tall: half * 1.9 });
    }
    for (const at of [21.5, 36.5]) domes.push({ at: s * at, foot: 17.4, wide: 3, tall: 3 });
    domes.push({ at: s * 7.6, foot: 27, wide: 3.6, tall: 3.8 });
    upright(s * 11, 0, 27);
    upright(s * 5.6, 27, 34);
  }
  arches(-11, -5.4, 1, 1.5, 12, 0.72);
  arches(5.4, 11, 1, 1.5, 12, 0.72);
  arches(-5.4, 5.4, 1, 1.5, 16.6, 0.84);
  arches(-11, 11, 7, 19.6, 4.4, 0.66);
  arches(-5.6, 5.6, 5, 28.2, 3.6, 0.6);
  for (const up of [18.6, 25.4, 27]) level(-11, 11, up);
  for (const up of [33, 34]) level(-5.6, 5.6, up);
  domes.push({ at: 0, foot: 34, wide: 9.4, tall: 9.6 });
  for (const { at, foot, wide, tall } of domes) {
    // Ribs: the outline and the middle of each dome, a little outside the stone.
    for (const k of wide > 4 ? [-1, -0.45, 0.45, 1] : [-1, 1]) {
      lamps.push(bulbs(rounded([[0, 0.9], [0.25, 1.06], [0.5, 0.96], [0.76, 0.56], [0.98, 0.06]].map(([t = 0, half = 0]): Spot => [x + (at + (k * half * wide) / 2) * u, y - (foot + t * tall + wide * 0.1) * u]), 4), gap, size));
    }
    upright(at, foot + tall * 1.1, foot + tall * 1.4);
  }
  return (
    <>
      <Gradient id={`${id}-inside`} from={[0, y - 34 * u]} to={[0, y]} stops={[[0, glow], [1, mix(glow, '#fff2c0', 0.5)]]} />
      <path d={block(-44, 44, 0, 16.6) + block(-11, 11, 0, 27) + block(-5.6, 5.6, 27, 34)} fill={wall.mid} />
      <path d={block(-44, -13, 9, 15.6) + block(13, 44, 9, 15.6)} fill={wall.lit} />
      {[-46, -28.5, -14.5, 14.5, 28.5, 46].map((at) => (
        <path key={at} d={block(at - (Math.abs(at) > 40 ? 4 : 3.5), at + (Math.abs(at) > 40 ? 4 : 3.5), 0, Math.abs(at) > 40 ? 21 : Math.abs(at) > 20 ? 20 : 24)} fill={mix(wall.lit, wall.high, 0.4)} />
      ))}
      <path d={openings.join('')} fill={isLit ? `url(#${id}-inside)` : wall.dark} />
      {!isLit && <Daylight x={x} y={y} u={u} wall={wall} />}
      {domes.map(({ at, foot, wide, tall }) => (
        <Dome key={at} x={x + at * u} y={y - foot * u} width={wide * u} height={tall * u} tones={at === 0 ? wall : dome} ribs={wide > 4 ? 9 : 5} finial={0.36} />
      ))}
      {isLit && <path d={lamps.join('')} fill={glow} opacity={0.35} stroke={glow} strokeWidth={size * 2.6} />}
      {isLit && <path d={lamps.join('')} fill={bulb} />}
    </>
  );
}

// What the sun shows and lamps do not: cornices, the shade under them, and the dark side of every tower. `u` is a hundredth of the palace's width.
function Daylight({ x, y, u, wall }: { x: number; y: number; u: number; wall: StoneTones }) {
  const strip = (from: number, to: number, up: number, tall: number) => box(x + from * u, y - up * u, (to - from) * u, tall * u);
  const towers: readonly (readonly [at: number, half: number, high: number])[] = [-46, -28.5, -14.5, 14.5, 28.5, 46].map((at) => (Math.abs(at) > 40 ? [at, 4, 21] : Math.abs(at) > 20 ? [at, 3.5, 20] : [at, 3.5, 24]));
  const shade = towers.map(([at, half, high]) => strip(at + half * 0.62, at + half, high, high) + strip(at + half, at + half + 1.2, 16, 16)).join('') + strip(4.4, 5.6, 34, 7) + strip(9.6, 11, 27, 27);
  const ledges = [[9, 0.5], [16.6, 0.7]].map(([up = 0, tall = 0]) => strip(-44, -13, up + tall, tall) + strip(13, 44, up + tall, tall)).join('') + strip(-11.6, 11.6, 27.6, 0.8) + strip(-11.4, 11.4, 18.8, 0.6) + strip(-6, 6, 34.6, 0.8) + towers.map(([at, half, high]) => strip(at - half - 0.5, at + half + 0.5, high + 0.4, 0.8) + strip(at - half - 0.3, at + half + 0.3, high - 8, 0.5)).join('') + strip(-50, 50, 0.8, 0.8);
  const under = [[-44, -13], [13, 44]].map(([from = 0, to = 0]) => strip(from, to, 8.5, 0.7) + strip(from, to, 16, 0.6)).join('') + strip(-11, 11, 26.8, 0.7) + strip(-11, 11, 18.2, 0.5) + strip(-5.6, 5.6, 33.8, 0.6);
  return (
    <>
      <path d={under} fill={wall.shade} opacity={0.6} />
      <path d={shade} fill={wall.shade} opacity={0.55} />
      <path d={ledges} fill={wall.line} />
    </>
  );
}
