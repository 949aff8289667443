/** Forts: walls that follow a rock, with round bastions, and towns of small cubes below them. */
import { mix } from '../kit/colour.ts';
import { n, polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { archPath, type StoneTones } from './architecture.tsx';
import { band, box, heightAt, rounded, type Light, type Spot } from './shapes.ts';

/** Path data of merlons (kangura) along a level or sloping top. */
function merlons(from: Spot, to: Spot, size: number): string {
  // There are no merlons where the top is steeper than 45°, such as at a step in the wall.
  if (to[0] - from[0] < Math.abs(to[1] - from[1])) return '';
  const count = Math.max(2, Math.round((to[0] - from[0]) / (size * 1.35)));
  return Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    const [x, y] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    return archPath('pointed', x, y + 1, size, size * 1.25);
  }).join('');
}

/** One round bastion, tapering upwards, with a moulding and merlons; (x, y) is the middle of its base. `light`: its sunny side. */
export function Bastion({ x, y, width, height, tones, light = 'left' }: { x: number; y: number; width: number; height: number; tones: StoneTones; light?: Light }) {
  const w = width / 2;
  const top = y - height;
  const side = light === 'left' ? 1 : -1;
  const strip = (a: number, b: number) => polygon([[x + side * a * w * 1.12, y], [x + side * b * w * 1.12, y], [x + side * b * w * 0.92, top], [x + side * a * w * 0.92, top]]);
  return (
    <>
      <path d={merlons([x - w, top], [x + w, top], width * 0.12)} fill={tones.mid} />
      {[[-1, -0.55, tones.high], [-0.55, 0.1, tones.lit], [0.1, 0.6, tones.mid], [0.6, 1, tones.shade]].map(([a, b, tone], i) => (
        <path key={i} d={strip(Number(a), Number(b))} fill={String(tone)} stroke={String(tone)} strokeWidth={0.6} />
      ))}
      <path d={box(x - w * 0.98, top, width * 0.98, Math.max(3, height * 0.035))} fill={tones.line} />
      <path d={box(x - w * 0.97, top + Math.max(3, height * 0.035), width * 0.97, Math.max(2, height * 0.03))} fill={tones.shade} opacity={0.6} />
      <path d={archPath('ogee', x - side * w * 0.1, y - height * 0.6, width * 0.1, height * 0.1)} fill={tones.dark} />
    </>
  );
}

/**
 * A fort wall along `crest` (the line of its wall-walk, left to right) down to `foot` (a line or a level): merlons, a moulding, loopholes,
 * and `bastions` at the given x, each about `width` wide. For Mehrangarh, put it on a `RockFace`.
 */
export function FortWall({ id, crest, foot, tones, bastions = [], width = 64, light = 'left' }: { id: string; crest: readonly Spot[]; foot: readonly Spot[] | number; tones: StoneTones; bastions?: readonly number[]; width?: number; light?: Light }) {
  const r = random(id);
  const ground = (x: number) => (typeof foot === 'number' ? foot : heightAt(foot, x));
  const first = crest[0] ?? [0, 0];
  const last = crest[crest.length - 1] ?? [1600, 0];
  const steps = 40;
  const low: Spot[] = Array.from({ length: steps + 1 }, (_, i) => {
    const x = first[0] + ((last[0] - first[0]) * i) / steps;
    return [x, ground(x)];
  });
  const holes = Array.from({ length: Math.round((last[0] - first[0]) / 46) }, (_, i) => {
    const x = first[0] + 20 + i * 46 + r.between(-8, 8);
    const y = heightAt(crest, x);
    const tall = ground(x) - y;
    return tall > 70 ? archPath('ogee', x, y + tall * r.between(0.28, 0.34), 7, 14) : '';
  }).join('');
  // Rain stains of different lengths, running down from the moulding.
  const stains = Array.from({ length: Math.round((last[0] - first[0]) / 34) }, () => {
    const x = r.between(first[0], last[0]);
    const y = heightAt(crest, x);
    const tall = ground(x) - y;
    return band([[x, y + 6, r.between(4, 12)], [x + 1, y + tall * r.between(0.2, 0.4), r.between(3, 9)], [x, y + tall * r.between(0.5, 0.85), 0.6]]);
  }).join('');
  const course = (drop: number, thick: number) => polygon([...crest.map(([x, y]): Spot => [x, y + drop]), ...[...crest].toReversed().map(([x, y]): Spot => [x, y + drop + thick])]);
  return (
    <>
      <path d={crest.slice(1).map((to, i) => merlons(crest[i] ?? to, to, width * 0.13)).join('')} fill={tones.mid} />
      <path d={polygon([...crest, ...low.toReversed()])} fill={mix(tones.lit, tones.mid, 0.5)} />
      <path d={stains} fill={tones.shade} opacity={0.32} />
      <path d={holes} fill={tones.dark} />
      <path d={course(0, 5)} fill={tones.line} />
      <path d={course(5, 6)} fill={tones.shade} opacity={0.6} />
      {bastions.map((x) => (
        <g key={x}>
          <path d={polygon([[x + (light === 'left' ? width * 0.4 : -width * 0.4), heightAt(crest, x)], [x + (light === 'left' ? width * 0.9 : -width * 0.9), ground(x)], [x, ground(x)]])} fill={tones.shade} opacity={0.45} />
          <Bastion x={x} y={ground(x) + 4} width={width} height={ground(x) - heightAt(crest, x) + width * 0.1} tones={tones} light={light} />
        </g>
      ))}
    </>
  );
}

/**
 * A town of flat-roofed cubes on a slope (blue Jodhpur, white hill towns). `line`: upper edge; its `rows` get larger towards `bottom`.
 * `walls`: base colours, from which the shaded sides are mixed. The windows are dark slits; with `glow`, some are lit.
 */
export function CubeTown({ id, line, bottom, rows = 5, size = 26, walls, dark = '#2b2452', glow, light = 'left' }: { id: string; line: readonly Spot[]; bottom: number; rows?: number; size?: number; walls: readonly [string, ...string[]]; dark?: string; glow?: string; light?: Light }) {
  const r = random(id);
  const top = rounded(line);
  const [x0, x1] = [top[0]?.[0] ?? 0, top[top.length - 1]?.[0] ?? 1600];
  return Array.from({ length: rows }, (_, row) => {
    const grown = size * (1 + row * 0.32);
    const houses = [];
    for (let x = x0 - r.next() * grown; x < x1; ) {
      const w = grown * r.between(0.9, 2);
      const h = grown * r.between(0.9, 1.9);
      const roof = heightAt(top, x + w / 2) + ((bottom - heightAt(top, x + w / 2)) * row) / rows + r.between(-0.3, 0.3) * grown;
      const wall = mix(r.pick(walls), '#fff2d8', r.between(0, 0.22));
      const shade = mix(wall, '#2b2452', 0.3);
      const cut = w * r.between(0.56, 0.72);
      const lit = light === 'left' ? [x, x + cut] : [x + w - cut, x + w];
      let panes = '';
      let lamps = '';
      for (let k = 0; k < r.whole(1, 3); k += 1) {
        const pane = box((lit[0] ?? x) + cut * r.between(0.12, 0.72), roof + h * r.between(0.2, 0.55), grown * 0.14, grown * 0.24);
        if (glow && r.next() < 0.4) lamps += pane;
        else panes += pane;
      }
      houses.push(
        <g key={n(x)}>
          <path d={box(x, roof, w, h + grown * 2)} fill={shade} />
          <path d={box(lit[0] ?? x, roof, cut, h + grown * 2)} fill={wall} />
          <path d={box(x - 1, roof - grown * 0.1, w + 2, grown * 0.12)} fill={mix(wall, '#fff6e4', 0.45)} />
          {r.next() < 0.25 && <path d={box(x + w * 0.3, roof - grown * 0.5, w * 0.36, grown * 0.42)} fill={wall} />}
          <path d={panes} fill={dark} opacity={0.75} />
          {lamps && <path d={lamps} fill={glow} />}
        </g>,
      );
      x += w * r.between(0.72, 0.98);
    }
    return <g key={row}>{houses}</g>;
  });
}
