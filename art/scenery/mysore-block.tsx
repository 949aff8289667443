/** One block of Mysore Palace in perspective: front, side, openings in thick walls, eaves, and the bulbs that trace them. */
import { mix } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import type { StoneTones } from './architecture.tsx';
import { alongLine, oval, type Spot } from './shapes.ts';

/** How the palace is seen and lit. `at` takes distances in hundredths of the palace's width: right of its middle, up, and away. */
export type Site = { id: string; at: (right: number, up: number, away: number) => Spot; eyeRight: number; u: number; wall: StoneTones; bulb: string; glow: string; isLit: boolean };
/** A row of arches: foot, height, number, and their width as a share of the pitch. */
export type Row = { foot: number; tall: number; count: number; share?: number };
/** A place on a wall: along it, up, and depth behind its face (negative: in front). */
type Wall = (along: number, up: number, deep?: number) => Spot;

/** How far the eaves project, in hundredths of the palace's width. */
const OUT = 0.9;

/** Bulbs strung along a line of spots, `gap` apart: path data. */
function bulbs(line: readonly Spot[], gap: number, size: number): string {
  const length = line.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (line[i]?.[0] ?? x), y - (line[i]?.[1] ?? y)), 0);
  const count = Math.max(1, Math.round(length / gap));
  return Array.from({ length: count + 1 }, (_, i) => {
    const { x, y } = alongLine(line, i / count);
    return oval(x, y, size);
  }).join('');
}

/** Bulbs with the glow round them. */
export const Bulbs = ({ site: { u, bulb, glow }, lines }: { site: Site; lines: readonly (readonly Spot[])[] }) => {
  const d = lines.map((line) => bulbs(line, u * 0.56, u * 0.115)).join('');
  return (
    <>
      <path d={d} fill={glow} opacity={0.3} stroke={glow} strokeWidth={u * 0.3} />
      <path d={d} fill={bulb} />
    </>
  );
};

/** A cusped arch on a wall, from its left foot over its head to its right foot. */
function archOn(wall: Wall, middle: number, foot: number, width: number, tall: number, deep = 0): Spot[] {
  const half = width / 2;
  const rise = Math.min(half * 1.15, tall * 0.6);
  const head = Array.from({ length: 31 }, (_, i): Spot => {
    const angle = (Math.PI * i) / 30;
    const lobe = 0.88 + 0.12 * Math.abs(Math.sin(angle * 5));
    return wall(middle - Math.cos(angle) * half * lobe, foot + tall - rise + Math.sin(angle) * rise * (0.92 + 0.08 * Math.abs(Math.sin(angle * 5))), deep);
  });
  return [wall(middle - half, foot, deep), wall(middle - half, foot + tall - rise, deep), ...head, wall(middle + half, foot + tall - rise, deep), wall(middle + half, foot, deep)];
}

/** A face of a block, `from` to `to` along a wall: stone, arches and eaves. When lit, about a fifth of the rooms are dim and a few dark. */
function Face({ site, id, wall, from, to, low, high, rows, eaves, isSide }: { site: Site; id: string; wall: Wall; from: number; to: number; low: number; high: number; rows: readonly Row[]; eaves: readonly number[]; isSide: boolean | 'shade' }) {
  const { wall: tones, isLit } = site;
  const r = random(`${id}-rooms`);
  const strip = (up: number, tall: number) => polygon([wall(from, up), wall(to, up), wall(to, up + tall), wall(from, up + tall)]);
  const paths = { frame: '', jamb: '', reveal: '', dim: '', dark: '', rail: '', blind: '' };
  const rooms = new Map<number, string>();
  const lines: Spot[][] = [];
  for (const { foot, tall, count, share = 0.7 } of rows) {
    const pitch = (to - from) / count;
    for (let i = 0; i < count; i += 1) {
      const middle = from + pitch * (i + 0.5);
      const wide = pitch * share;
      paths.frame += polygon(archOn(wall, middle, foot, wide * 1.2, tall + wide * 0.1));
      paths.jamb += polygon(archOn(wall, middle, foot, wide, tall));
      const room = polygon(archOn(wall, middle, foot, wide * 0.82, tall * 0.96, 0.9));
      const chance = count === 1 ? 1 : r.next();
      if (!isLit) {
        // By day rooms are dark above and lighter towards the floor, some have a blind, and the sun falls on the right-hand reveals.
        const edge = (at: number, deep: number) => wall(middle + (wide / 2) * at, at < 0.9 ? foot + 0.2 : foot, deep);
        const spring = foot + tall - Math.min(wide * 0.575, tall * 0.6);
        rooms.set(foot, (rooms.get(foot) ?? '') + room);
        if (!isSide && edge(0.82, 0.9)[0] < edge(1, 0)[0]) paths.reveal += polygon([edge(1, 0), wall(middle + wide / 2, spring), wall(middle + wide * 0.41, spring, 0.9), edge(0.82, 0.9)]);
        if (count > 1 && chance < 0.4) paths.blind += polygon(archOn(wall, middle, foot + tall * 0.34, wide * 0.82, tall * 0.62, 0.7));
        if (count > 1 || tall < 6) paths.rail += polygon([wall(middle - wide * 0.46, foot + tall * 0.2, 0.4), wall(middle + wide * 0.46, foot + tall * 0.2, 0.4), wall(middle + wide * 0.46, foot + tall * 0.14, 0.4), wall(middle - wide * 0.46, foot + tall * 0.14, 0.4)]) + [-0.36, -0.18, 0, 0.18, 0.36].map((k) => polygon([wall(middle + wide * (k - 0.035), foot, 0.4), wall(middle + wide * (k + 0.035), foot, 0.4), wall(middle + wide * (k + 0.035), foot + tall * 0.16, 0.4), wall(middle + wide * (k - 0.035), foot + tall * 0.16, 0.4)])).join('');
      } else if (chance < 0.1) paths.dark += room;
      else if (chance < 0.32) paths.dim += room;
      else rooms.set(foot, (rooms.get(foot) ?? '') + room);
      lines.push(archOn(wall, middle, foot, wide * 1.08, tall + wide * 0.05));
    }
  }
  if (isSide) lines.length = 0;
  else lines.push([wall(from, low), wall(from, high)], [wall(to, low), wall(to, high)]);
  lines.push(...eaves.map((up) => [wall(from - OUT, up - 0.1, -OUT), wall(to + OUT, up - 0.1, -OUT)]));
  const front = isSide === 'shade' ? 'side-shade' : isSide ? 'side' : 'front';
  return (
    <>
      <path d={strip(low, high - low)} fill={`url(#${site.id}-${front})`} />
      <path d={eaves.map((up) => strip(up - 1.5, 1.5)).join('')} fill={tones.shade} opacity={0.55} />
      <path d={paths.frame} fill={isSide ? mix(tones.mid, tones.shade, 0.3) : mix(tones.lit, tones.line, isLit ? 0.3 : 0.7)} opacity={0.8} />
      <path d={paths.jamb} fill={isLit ? mix(tones.shade, tones.dark, 0.4) : tones.shade} />
      <path d={paths.dark} fill={tones.dark} />
      <path d={paths.dim} fill={`url(#${site.id}-dim)`} />
      {rows.map(({ foot, tall }) => rooms.has(foot) && <path key={foot} d={rooms.get(foot)} fill={`url(#${site.id}-${foot > 6 ? (foot > 18 ? 'high' : 'upper') : tall > 8 ? 'hall' : 'ground'})`} />)}
      <path d={paths.reveal} fill={tones.line} />
      <path d={paths.blind} fill={mix(tones.shade, '#b98a4e', 0.55)} />
      <path d={paths.rail} fill={isSide === 'shade' ? tones.shade : tones.lit} />
      {eaves.map((up) => (
        <g key={up}>
          <path d={polygon([wall(from - OUT, up - 0.35, -OUT), wall(to + OUT, up - 0.35, -OUT), wall(to, up + 0.7), wall(from, up + 0.7)])} fill={isSide ? tones.mid : mix(tones.lit, tones.line, isLit ? 0.25 : 0.8)} />
          <path d={polygon([wall(from - OUT, up - 0.35, -OUT), wall(to + OUT, up - 0.35, -OUT), wall(to + OUT, up - 0.7, -OUT), wall(from - OUT, up - 0.7, -OUT)])} fill={tones.shade} />
        </g>
      ))}
      {isLit && <Bulbs site={site} lines={lines} />}
    </>
  );
}

/** A block from `left` to `right`, front at `near`, back at `far`: its front and its visible side. `sideRows`: arches on the side. */
export function Block({ site, id, left, right, near, far, low = 0.8, high, rows, sideRows = [], eaves }: { site: Site; id: string; left: number; right: number; near: number; far: number; low?: number; high: number; rows: readonly Row[]; sideRows?: readonly Row[]; eaves: readonly number[] }) {
  const { at, eyeRight } = site;
  const side: Wall | false = left > eyeRight ? (along, up, deep = 0) => at(left + deep, up, along) : right < eyeRight && ((along, up, deep = 0) => at(right - deep, up, along));
  return (
    <>
      {side && <Face site={site} id={`${id}-side`} wall={side} from={near} to={far} low={low} high={high} rows={sideRows} eaves={eaves} isSide={left > eyeRight ? true : 'shade'} />}
      <Face site={site} id={id} wall={(along, up, deep = 0) => at(along, up, near + deep)} from={left} to={right} low={low} high={high} rows={rows} eaves={eaves} isSide={false} />
    </>
  );
}
