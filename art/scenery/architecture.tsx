/** Parts of Indian buildings: arches, domes, finials, chhatris, arcades. Lit from the left by default; sizes in picture units. */
import { mix } from '../kit/colour.ts';
import { n, polygon } from '../kit/curves.ts';
import { Gradient } from './canvas.tsx';
import { box, oval, type Light, type Spot } from './shapes.ts';

/** Stone tones, from the brightest (`high`) to the deepest (`shade`); `line` = mouldings and pale surrounds, `dark` = openings. */
export type StoneTones = { high: string; lit: string; mid: string; shade: string; line: string; dark: string };
/** All tones of a building from one stone colour; `sun` and `night` tint light and shade; `line` and `dark` can be set directly. */
export const stone = (base: string, { line = mix(base, '#fff3dc', 0.72), dark = mix(base, '#2b1236', 0.72), sun = '#ffe9c2', night = '#5a2350' } = {}): StoneTones => ({ high: mix(base, sun, 0.42), lit: mix(base, sun, 0.16), mid: mix(base, night, 0.14), shade: mix(base, night, 0.36), line, dark });

/** Kinds of arch: round (colonial), pointed, ogee (Rajput), cusped (Mughal, five lobes), flat (segmental). */
export type ArchKind = 'round' | 'pointed' | 'ogee' | 'cusped' | 'flat';

/** The outline of an arched opening; (x, y) is the middle of its base. */
export function archPath(kind: ArchKind, x: number, y: number, width: number, height: number): string {
  const w = width / 2;
  const [left, right, top] = [x - w, x + w, y - height];
  const spring = { round: Math.min(y - height + w, y), pointed: y - height * 0.55, ogee: y - height * 0.5, cusped: y - height * 0.54, flat: y - height + width * 0.18 }[kind];
  const open = `M${n(left)} ${n(y)}V${n(spring)}`;
  const close = `V${n(y)}Z`;
  const rise = spring - top;
  if (kind === 'round') return `${open}A${n(w)} ${n(w)} 0 0 1 ${n(right)} ${n(spring)}${close}`;
  if (kind === 'flat') return `${open}Q${n(x)} ${n(top - rise)} ${n(right)} ${n(spring)}${close}`;
  if (kind === 'pointed') return `${open}C${n(left)} ${n(spring - rise * 0.5)} ${n(x - w * 0.4)} ${n(top + rise * 0.16)} ${n(x)} ${n(top)}C${n(x + w * 0.4)} ${n(top + rise * 0.16)} ${n(right)} ${n(spring - rise * 0.5)} ${n(right)} ${n(spring)}${close}`;
  if (kind === 'ogee') return `${open}C${n(left)} ${n(spring - rise * 0.62)} ${n(x - w * 0.3)} ${n(top + rise * 0.42)} ${n(x)} ${n(top)}C${n(x + w * 0.3)} ${n(top + rise * 0.42)} ${n(right)} ${n(spring - rise * 0.62)} ${n(right)} ${n(spring)}${close}`;
  // Lobes swing out between points on a pointed arch; the middle one ends in a tip.
  const lobes: Spot[] = [[left, spring], [x - w * 0.86, spring - rise * 0.42], [x - w * 0.5, spring - rise * 0.76], [x, top], [x + w * 0.5, spring - rise * 0.76], [x + w * 0.86, spring - rise * 0.42], [right, spring]];
  return `${open}${lobes.slice(1).map(([px, py], i) => `A${n(width * (i === 2 || i === 3 ? 0.32 : 0.19))} ${n(width * (i === 2 || i === 3 ? 0.32 : 0.19))} 0 0 1 ${n(px)} ${n(py)}`).join('')}${close}`;
}

/** An arched opening with its pale surround; `glow` lights it from inside and needs an `id`. */
export function Arch({ id, x, y, width, height, kind = 'ogee', tones, glow, inner = 0.75 }: { id?: string; x: number; y: number; width: number; height: number; kind?: ArchKind; tones: StoneTones; glow?: string; inner?: number }) {
  const lit = glow && id;
  return (
    <>
      {lit && <Gradient id={id} stops={[[0, mix(glow, tones.dark, 0.75)], [1, glow]]} />}
      <path d={archPath(kind, x, y, width, height)} fill={tones.line} />
      <path d={archPath(kind, x, y, width * inner, height * (0.5 + inner / 2))} fill={lit ? `url(#${id})` : tones.dark} />
      {!lit && <path d={box(x - (width * inner) / 2, y - height * 0.42, width * 0.1, height * 0.42)} fill={tones.shade} opacity={0.55} />}
    </>
  );
}

/** Kinds of dome: onion (Mughal), cap (half round), bulb (lotus), bangla (long roof, widest at the eaves), spire (shikhara). */
export type DomeKind = 'onion' | 'cap' | 'bulb' | 'bangla' | 'spire';

// Half-widths (1 = half of the dome's `width`) by height (0 to 1), from the springing to the tip.
const PROFILES: Record<DomeKind, readonly (readonly [at: number, half: number])[]> = {
  onion: [[0, 0.9], [0.1, 0.99], [0.24, 1.05], [0.38, 1.04], [0.52, 0.94], [0.66, 0.76], [0.78, 0.5], [0.87, 0.27], [0.94, 0.11], [1, 0]],
  cap: [[0, 1], [0.2, 0.98], [0.4, 0.9], [0.58, 0.79], [0.74, 0.64], [0.87, 0.45], [0.95, 0.27], [0.99, 0.1], [1, 0]],
  bulb: [[0, 0.74], [0.08, 0.9], [0.2, 1.02], [0.34, 1.06], [0.5, 1], [0.64, 0.84], [0.76, 0.6], [0.86, 0.36], [0.94, 0.2], [1, 0.08]],
  bangla: [[0, 1.08], [0.16, 0.98], [0.4, 0.9], [0.62, 0.76], [0.8, 0.56], [0.92, 0.34], [0.98, 0.14], [1, 0]],
  spire: [[0, 1], [0.14, 0.97], [0.3, 0.9], [0.46, 0.79], [0.62, 0.63], [0.76, 0.46], [0.88, 0.3], [0.95, 0.24], [1, 0.08]],
};

/** A dome of upright wedges, fluted if `ribs` is over 4. (x, y): middle of its drum's foot; `finial`: height as a share of the dome's. */
export function Dome({ x, y, width, height, kind = 'onion', tones, light = 'left', ribs = 4, drum = 0.1, finial = 0.34, gold = '#e8b04a' }: { x: number; y: number; width: number; height?: number; kind?: DomeKind; tones: StoneTones; light?: Light; ribs?: number; drum?: number; finial?: number; gold?: string }) {
  const tall = height ?? width * { onion: 0.9, cap: 0.6, bulb: 0.86, bangla: 0.56, spire: 1.5 }[kind];
  const base = y - width * drum;
  const profile = PROFILES[kind];
  const side = light === 'left' ? 1 : -1;
  const edges = ribs <= 4 ? [-1, -0.5, 0.14, 0.58, 1] : Array.from({ length: ribs + 1 }, (_, i) => -Math.cos((Math.PI * i) / ribs));
  const at = ([level, half]: readonly [number, number], k: number): Spot => [x + (side * k * half * width) / 2, base - level * tall];
  const four = [tones.high, tones.lit, tones.mid, tones.shade];
  return (
    <>
      {drum > 0 && <path d={box(x - width * 0.46, base, width * 0.92, width * drum + 1)} fill={tones.mid} />}
      {drum > 0 && <path d={box(x - width * 0.49, base - width * 0.02, width * 0.98, width * 0.05)} fill={tones.line} />}
      {edges.slice(1).map((right, i) => {
        const left = edges[i] ?? -1;
        const middle = (left + right) / 2;
        const tone = ribs <= 4 ? four[i] : mix(four[middle < -0.3 ? 0 : middle < 0.2 ? 1 : middle < 0.65 ? 2 : 3] ?? tones.mid, tones.shade, i % 2 ? 0.2 : 0);
        return <path key={i} d={polygon([...profile.map((p) => at(p, left)), ...[...profile].toReversed().map((p) => at(p, right))])} fill={tone} stroke={tone} strokeWidth={0.6} />;
      })}
      {finial > 0 && <Finial x={x} y={base - tall + width * 0.02} height={tall * finial} colour={gold} />}
    </>
  );
}

/** A finial: a spike and two balls, with its foot at (x, y). */
export function Finial({ x, y, height, colour = '#e8b04a' }: { x: number; y: number; height: number; colour?: string }) {
  const w = height * 0.13;
  return <path d={`${polygon([[x - w * 0.4, y], [x + w * 0.4, y], [x + 0.3, y - height], [x - 0.3, y - height]])}${oval(x, y - height * 0.2, w, w * 0.86)}${oval(x, y - height * 0.48, w * 0.66, w * 0.6)}${box(x - w * 1.1, y - height * 0.06, w * 2.2, height * 0.07)}`} fill={colour} />;
}

/** An open domed pavilion (chhatri, kiosk, lookout). (x, y): middle of its floor. Height without finial: 1.24 × width (onion: 1.49). */
export function Chhatri({ x, y, width, tones, kind = 'cap', light = 'left', columns = 4, arch = 'cusped', gold = '#e8b04a' }: { x: number; y: number; width: number; tones: StoneTones; kind?: DomeKind; light?: Light; columns?: number; arch?: ArchKind; gold?: string }) {
  const tall = width * 0.62;
  const pitch = (width * 0.84) / (columns - 1);
  const far = Array.from({ length: columns - 1 }, (_, i) => box(x - width * 0.42 + pitch * (i + 0.5) - width * 0.02, y - tall, width * 0.04, tall)).join('');
  const posts = Array.from({ length: columns }, (_, i) => box(x - width * 0.42 + pitch * i - width * 0.035, y - tall, width * 0.07, tall)).join('');
  const shadeSide = Array.from({ length: columns }, (_, i) => box(x - width * 0.42 + pitch * i + (light === 'left' ? 0.004 : -0.035) * width, y - tall, width * 0.031, tall)).join('');
  const spandrels = Array.from({ length: columns - 1 }, (_, i) => {
    const middle = x - width * 0.42 + pitch * (i + 0.5);
    return `${box(middle - pitch / 2, y - tall, pitch, tall * 0.42)}${archPath(arch, middle, y - tall * 0.4, pitch * 0.86, tall * 0.52)}`;
  }).join('');
  return (
    <>
      <path d={far} fill={tones.shade} />
      <path d={spandrels} fill={tones.mid} fillRule="evenodd" />
      <path d={posts} fill={tones.lit} />
      <path d={shadeSide} fill={tones.shade} />
      <path d={box(x - width * 0.5, y - width * 0.05, width, width * 0.05) + box(x - width * 0.47, y - width * 0.14, width * 0.94, width * 0.03)} fill={tones.line} />
      <path d={polygon([[x - width * 0.6, y - tall + width * 0.03], [x - width * 0.46, y - tall - width * 0.1], [x + width * 0.46, y - tall - width * 0.1], [x + width * 0.6, y - tall + width * 0.03]])} fill={tones.lit} />
      <path d={polygon([[x - width * 0.6, y - tall + width * 0.03], [x + width * 0.6, y - tall + width * 0.03], [x + width * 0.5, y - tall + width * 0.07], [x - width * 0.5, y - tall + width * 0.07]])} fill={tones.shade} />
      <Dome x={x} y={y - tall - width * 0.08} width={width * 0.82} kind={kind} tones={tones} light={light} drum={0.06} gold={gold} />
    </>
  );
}

/** A storey: a row of arches with a string course and shade above. (x, y): lower left corner. `lit(i)`: whether bay i glows. */
export function Arcade({ id, x, y, width, height, bays, kind = 'cusped', tones, glow, lit, share = 0.66, tall = 0.74, wall = tones.lit }: { id: string; x: number; y: number; width: number; height: number; bays: number; kind?: ArchKind; tones: StoneTones; glow?: string; lit?: (bay: number) => boolean; share?: number; tall?: number; wall?: string }) {
  const pitch = width / bays;
  return (
    <>
      <path d={box(x, y - height, width, height)} fill={wall} />
      {Array.from({ length: bays }, (_, i) => (
        <Arch key={i} id={`${id}-${i}`} x={x + pitch * (i + 0.5)} y={y} width={pitch * share} height={height * tall} kind={kind} tones={tones} {...(glow && (lit?.(i) ?? true) ? { glow } : {})} />
      ))}
      <path d={box(x, y - height, width, height * 0.05) + box(x, y - height * 0.9, width, height * 0.02)} fill={tones.line} />
      <path d={box(x, y - height * 0.95, width, height * 0.05)} fill={tones.shade} opacity={0.5} />
    </>
  );
}

/** A storey's sloping eave (chajja), overhanging by `out` at both ends. (x, y): left end of the wall, level with the eave's lower edge. */
export function Eave({ x, y, width, height = 14, out = 12, tones }: { x: number; y: number; width: number; height?: number; out?: number; tones: StoneTones }) {
  return (
    <>
      <path d={polygon([[x - out, y], [x, y - height], [x + width, y - height], [x + width + out, y]])} fill={tones.high} />
      <path d={polygon([[x - out, y], [x + width + out, y], [x + width, y + height * 0.5], [x, y + height * 0.5]])} fill={tones.shade} opacity={0.7} />
    </>
  );
}
