/** Small props, such as kites, umbrellas, flags, lamps, tents and swings. */
import { mix } from '../kit/colour.ts';
import { n, polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { At } from './canvas.tsx';
import { alongLine, band, box, leaf, lens, oval, rounded, type Spot } from './shapes.ts';
import { Halo } from './sky.tsx';

/** A paper kite centred on (x, y), about `size` high. Its string sags in one curve down to `hand`. */
export function Kite({ x, y, size, colour = '#c9302c', second = mix(colour, '#2a1030', 0.3), tilt = 14, hand, string = '#fff6e0' }: { x: number; y: number; size: number; colour?: string; second?: string; tilt?: number; hand?: Spot; string?: string }) {
  const s = size / 2;
  return (
    <>
      {hand && <path d={`M${n(x)} ${n(y + s * 0.2)}Q${n((x + hand[0]) / 2 + (hand[0] < x ? 0.12 : -0.12) * Math.abs(x - hand[0]))} ${n((y + hand[1]) / 2 + Math.abs(y - hand[1]) * 0.22)} ${n(hand[0])} ${n(hand[1])}`} fill="none" stroke={string} strokeWidth={1.6} opacity={0.8} />}
      <At x={x} y={y} turn={tilt}>
        <path d={polygon([[0, -s], [s * 0.82, -s * 0.1], [0, s * 0.9], [-s * 0.82, -s * 0.1]])} fill={colour} />
        <path d={polygon([[0, -s], [s * 0.82, -s * 0.1], [0, s * 0.9]])} fill={second} />
        <path d={polygon([[0, s * 0.82], [s * 0.24, s * 1.2], [0, s * 1.1], [-s * 0.24, s * 1.2]])} fill={second} />
        <path d={`M0 ${n(-s)}V${n(s * 0.9)}M${n(-s * 0.82)} ${n(-s * 0.1)}Q0 ${n(-s * 0.52)} ${n(s * 0.82)} ${n(-s * 0.1)}`} fill="none" stroke={mix(colour, '#fff0c0', 0.5)} strokeWidth={1.6} />
      </At>
    </>
  );
}

/** An open umbrella, `width` across; (x, y) is the hand that holds it; `tilt` is in degrees. */
export function Umbrella({ x, y, width, colour = '#f2b02b', tilt = 0, stick = '#3a2a2a', rod = 0.62 }: { x: number; y: number; width: number; colour?: string; tilt?: number; stick?: string; rod?: number }) {
  const w = width / 2;
  const top = -width * rod;
  const dark = mix(colour, '#6a2a1c', 0.34);
  const rib = (a: number, b: number, tone: string) => <path d={`M0 ${n(top - w * 0.62)}Q${n(w * a * 0.9)} ${n(top - w * 0.52)} ${n(w * a)} ${n(top)}Q${n((w * (a + b)) / 2)} ${n(top - w * 0.14)} ${n(w * b)} ${n(top)}Q${n(w * b * 0.9)} ${n(top - w * 0.52)} 0 ${n(top - w * 0.62)}Z`} fill={tone} />;
  return (
    <At x={x} y={y} turn={tilt}>
      <path d={`${box(-1.5, top - w * 0.6, 3, width * rod + w * 0.6)}`} fill={stick} />
      <path d={lens(0, top - w * 0.04, w * 1.7, w * 0.16)} fill={mix(colour, '#3a1638', 0.55)} />
      {rib(-1, -0.5, mix(colour, '#fff0b0', 0.4))}
      {rib(-0.5, 0.1, colour)}
      {rib(0.1, 0.62, mix(colour, dark, 0.5))}
      {rib(0.62, 1, dark)}
      <path d={box(-1.2, top - w * 0.72, 2.4, w * 0.14)} fill={stick} />
      <path d={`M0 0v6q0 6 -6 6q-5 0 -5 -5`} fill="none" stroke={stick} strokeWidth={3} />
    </At>
  );
}

/** The colours of prayer flags, always in this order: blue (sky), white (air), red (fire), green (water), yellow (earth). */
const PRAYER = ['#2f66b0', '#f7f3e8', '#c9372c', '#2f8a4f', '#f0b52e'] as const;

/** Prayer flags on a line that sags between the spots; each flutters at its own angle. `size`: a flag's width. */
export function PrayerFlags({ id, line, size = 18, sag = 0.12, colours = PRAYER, rope = '#5a4a44' }: { id: string; line: readonly Spot[]; size?: number; sag?: number; colours?: readonly string[]; rope?: string }) {
  const r = random(id);
  const curve: Spot[] = [];
  line.slice(1).forEach((to, i) => {
    const from = line[i] ?? to;
    const drop = Math.hypot(to[0] - from[0], to[1] - from[1]) * sag;
    for (let k = 0; k <= 16; k += 1) curve.push([from[0] + ((to[0] - from[0]) * k) / 16, from[1] + ((to[1] - from[1]) * k) / 16 + Math.sin((Math.PI * k) / 16) * drop]);
  });
  const length = curve.slice(1).reduce((sum, [x, y], i) => sum + Math.hypot(x - (curve[i]?.[0] ?? x), y - (curve[i]?.[1] ?? y)), 0);
  const count = Math.floor(length / (size * 1.16));
  return (
    <>
      <path d={polygon(curve, false)} fill="none" stroke={rope} strokeWidth={1.6} />
      {Array.from({ length: count }, (_, i) => {
        const a = alongLine(curve, (i + 0.08) / count);
        const b = alongLine(curve, (i + 0.92) / count);
        const blow = r.between(-0.1, 0.42) * size;
        const drop = size * r.between(0.95, 1.12);
        const colour = colours[i % colours.length] ?? '#fff';
        return (
          <g key={i}>
            <path d={`M${n(a.x)} ${n(a.y)}L${n(b.x)} ${n(b.y)}Q${n(b.x + blow * 0.2)} ${n(b.y + drop * 0.5)} ${n(b.x + blow)} ${n(b.y + drop)}Q${n((a.x + b.x) / 2 + blow)} ${n((a.y + b.y) / 2 + drop * 1.12)} ${n(a.x + blow)} ${n(a.y + drop * 0.94)}Q${n(a.x + blow * 0.2)} ${n(a.y + drop * 0.5)} ${n(a.x)} ${n(a.y)}Z`} fill={colour} />
            <path d={`M${n((a.x * 0.4 + b.x * 0.6))} ${n((a.y + b.y) / 2)}L${n(b.x)} ${n(b.y)}Q${n(b.x + blow * 0.2)} ${n(b.y + drop * 0.5)} ${n(b.x + blow)} ${n(b.y + drop)}L${n(a.x * 0.4 + b.x * 0.6 + blow)} ${n((a.y + b.y) / 2 + drop * 1.03)}Z`} fill={mix(colour, '#2b1f4a', 0.22)} />
          </g>
        );
      })}
    </>
  );
}

/** Bunting: small pennants on a sagging line between two spots, or a garland of marigolds with `garland`. */
export function Bunting({ id, from, to, sag = 0.14, size = 16, colours = ['#c9372c', '#f2b02b', '#1e5a49', '#2c3e73'], garland = false }: { id: string; from: Spot; to: Spot; sag?: number; size?: number; colours?: readonly string[]; garland?: boolean }) {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const at = (t: number): Spot => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * length * sag];
  const line = Array.from({ length: 25 }, (_, i) => at(i / 24));
  const r = random(id);
  if (garland) {
    const beads = Math.floor(length / (size * 0.52));
    const tones = ['#f2a51b', '#e07b2c', '#ffd35c'];
    return tones.map((tone, k) => <path key={tone} d={Array.from({ length: beads }, (_, i) => (i % 3 === k ? oval(at(i / beads)[0], at(i / beads)[1], size * r.between(0.36, 0.46)) : '')).join('')} fill={tone} />);
  }
  const count = Math.floor(length / (size * 1.5));
  return (
    <>
      <path d={polygon(line, false)} fill="none" stroke="#5a4a44" strokeWidth={1.4} />
      {Array.from({ length: count }, (_, i) => {
        const [x, y] = at((i + 0.5) / count);
        return <path key={i} d={polygon([[x - size / 2, y], [x + size / 2, y], [x + r.between(-2, 2), y + size * 1.25]])} fill={colours[i % colours.length]} />;
      })}
    </>
  );
}

/** An oil lamp on the ground or floating; (x, y) is the middle of its base. */
export function Diya({ id, x, y, size = 14, clay = '#a8532e', glow = '#ffc25a' }: { id: string; x: number; y: number; size?: number; clay?: string; glow?: string }) {
  return (
    <>
      <Halo id={id} x={x} y={y - size * 0.6} rx={size * 2.6} colour={glow} opacity={0.75} />
      <path d={`M${n(x - size)} ${n(y - size * 0.5)}Q${n(x - size * 0.5)} ${n(y + size * 0.1)} ${n(x)} ${n(y)}Q${n(x + size * 0.7)} ${n(y + size * 0.06)} ${n(x + size)} ${n(y - size * 0.5)}Q${n(x)} ${n(y - size * 0.26)} ${n(x - size)} ${n(y - size * 0.5)}Z`} fill={clay} />
      <path d={lens(x, y - size * 0.5, size * 1.9, size * 0.2)} fill={mix(clay, '#ffd9a0', 0.4)} />
      <path d={leaf(x + size * 0.3, y - size * 0.46, size * 1.2, size * 0.36, -Math.PI / 2)} fill="#ffd35c" />
      <path d={leaf(x + size * 0.3, y - size * 0.46, size * 0.7, size * 0.2, -Math.PI / 2)} fill="#fffbe6" />
    </>
  );
}

/** The post of a cast-iron lamp in the foreground: stepped foot, box, tapering shaft with rings; lit from the left. (x, y): its foot. */
function CastPost({ x, y, height, iron }: { x: number; y: number; height: number; iron: string }) {
  const w = height * 0.07;
  const shine = mix(iron, '#c9cbe6', 0.32);
  const ring = (up: number, half: number, deep = 0.16) => `M${n(x - half * w)} ${n(y - height * up)}h${n(half * 2 * w)}l${n(-w * 0.06)} ${n(w * deep)}h${n(-(half * 2 - 0.12) * w)}Z`;
  return (
    <>
      <path d={oval(x, y, w * 0.98, w * 0.2)} fill={iron} />
      <path d={polygon([[x - w * 0.98, y], [x - w * 0.9, y - w * 0.34], [x + w * 0.9, y - w * 0.34], [x + w * 0.98, y]]) + polygon([[x - w * 0.72, y - w * 0.3], [x - w * 0.66, y - w * 0.62], [x + w * 0.66, y - w * 0.62], [x + w * 0.72, y - w * 0.3]]) + band([[x, y - w * 0.5, w * 1.16], [x, y - w * 1.1, w * 0.92], [x, y - w * 2, w * 0.86], [x, y - w * 2.3, w * 0.5], [x, y - w * 3.4, w * 0.4], [x, y - height + w * 3, w * 0.26]])} fill={iron} />
      <path d={ring(0.165, 0.54) + ring(0.145, 0.42) + ring(0.25, 0.32, 0.12) + ring(0.62, 0.24, 0.12) + ring(0.8, 0.34, 0.2)} fill={iron} />
      <path d={band([[x - w * 0.3, y - w * 0.7, w * 0.1], [x - w * 0.28, y - w * 2, w * 0.1]]) + band([[x - w * 0.1, y - w * 2.4, w * 0.07], [x - w * 0.07, y - height * 0.5, w * 0.07], [x - w * 0.04, y - height + w * 3.4, w * 0.05]]) + polygon([[x - w * 0.88, y - w * 0.3], [x - w * 0.86, y - w * 0.34], [x + w * 0.6, y - w * 0.34], [x + w * 0.6, y - w * 0.3]]) + polygon([[x - w * 0.64, y - w * 0.57], [x - w * 0.62, y - w * 0.61], [x + w * 0.4, y - w * 0.61], [x + w * 0.4, y - w * 0.57]])} fill={shine} />
    </>
  );
}

/** A lamp on a post; (x, y) is its foot. `glow` lights it; `isCast` draws the detailed post for the foreground. */
export function LampPost({ id, x, y, height, iron = '#2b2633', glow, isCast = false }: { id: string; x: number; y: number; height: number; iron?: string; glow?: string; isCast?: boolean }) {
  const w = height * 0.07;
  const top = y - height;
  return (
    <>
      {glow && <Halo id={id} x={x} y={top + w * 1.4} rx={height * 0.36} colour={glow} opacity={0.7} />}
      {isCast ? <CastPost x={x} y={y} height={height} iron={iron} /> : <path d={band([[x, y, w * 0.9], [x, y - height * 0.1, w * 0.5], [x, top + w * 3, w * 0.34]]) + box(x - w * 0.8, y - height * 0.03, w * 1.6, height * 0.03) + box(x - w * 0.5, y - height * 0.12, w, height * 0.02)} fill={iron} />}
      <path d={polygon([[x - w * 0.8, top + w * 0.4], [x + w * 0.8, top + w * 0.4], [x + w * 0.5, top + w * 3], [x - w * 0.5, top + w * 3]])} fill={glow ?? '#e8e0c8'} />
      <path d={polygon([[x + w * 0.1, top + w * 0.4], [x + w * 0.8, top + w * 0.4], [x + w * 0.5, top + w * 3], [x + w * 0.06, top + w * 3]])} fill={mix(glow ?? '#e8e0c8', '#7a3f1c', 0.26)} />
      <path d={polygon([[x - w, top + w * 0.5], [x, top - w * 0.5], [x + w, top + w * 0.5]]) + box(x - w * 0.6, top + w * 2.9, w * 1.2, w * 0.3) + oval(x, top - w * 0.6, w * 0.24)} fill={iron} />
    </>
  );
}

/** A paper or tin lantern hanging from (x, y). */
export function Lantern({ id, x, y, size = 26, colour = '#e8583a', glow = '#ffc25a' }: { id: string; x: number; y: number; size?: number; colour?: string; glow?: string }) {
  const cy = y + size * 0.9;
  return (
    <>
      <Halo id={id} x={x} y={cy} rx={size * 2} colour={glow} opacity={0.55} />
      <path d={box(x - 0.7, y, 1.4, size * 0.45)} fill="#3a2a2a" />
      <path d={oval(x, cy, size * 0.5, size * 0.54)} fill={colour} />
      <path d={oval(x - size * 0.1, cy, size * 0.24, size * 0.5)} fill={mix(colour, glow, 0.6)} />
      <path d={box(x - size * 0.2, cy - size * 0.58, size * 0.4, size * 0.1) + box(x - size * 0.2, cy + size * 0.48, size * 0.4, size * 0.1)} fill="#3a2a2a" />
      <path d={[-0.1, 0, 0.1].map((at) => box(x + at * size - 0.8, cy + size * 0.56, 1.6, size * 0.3)).join('')} fill={colour} />
    </>
  );
}

/** A ridge tent with an open door; `glow`: the colour inside. (x, y) is the middle of its base. */
export function Tent({ x, y, width, height = width * 0.56, colour = '#d9823a', glow = '#6b3424', light = 'left' }: { x: number; y: number; width: number; height?: number; colour?: string; glow?: string; light?: 'left' | 'right' }) {
  const s = light === 'left' ? -1 : 1;
  const w = width / 2;
  const face = x - s * w * 0.34;
  const top = y - height;
  return (
    <>
      <path d={polygon([[face, top], [x + s * w, y - height * 0.06], [x + s * w * 0.5, top + height * 0.06]])} fill={mix(colour, '#ffe6b8', 0.4)} />
      <path d={polygon([[face, top], [x + s * w * 0.5, top + height * 0.05], [x + s * w, y - height * 0.03], [face + s * w * 0.42, y]])} fill={mix(colour, '#ffe6b8', 0.2)} />
      <path d={polygon([[face, top], [face + s * w * 0.44, y], [face - s * w * 0.66, y]])} fill={mix(colour, '#3a1638', 0.16)} />
      <path d={polygon([[face, top + height * 0.1], [face + s * w * 0.2, y], [face - s * w * 0.36, y]])} fill={glow} />
      <path d={`M${n(face)} ${n(top + height * 0.08)}Q${n(face + s * w * 0.06)} ${n(y - height * 0.4)} ${n(face + s * w * 0.3)} ${n(y)}L${n(face + s * w * 0.16)} ${n(y)}Q${n(face + s * w * 0.02)} ${n(y - height * 0.4)} ${n(face)} ${n(top + height * 0.08)}Z`} fill={mix(colour, '#ffe6b8', 0.5)} />
      <path d={`M${n(face)} ${n(top)}L${n(face - s * w * 0.98)} ${n(y + 3)}M${n(x + s * w * 0.5)} ${n(top + height * 0.06)}L${n(x + s * w * 1.24)} ${n(y + 2)}`} stroke={mix(colour, '#2a1030', 0.5)} strokeWidth={1.6} />
    </>
  );
}

/** A plank swing on two ropes, `drop` long, from the branch at (x, y), swung by `turn` degrees. Seat a child at the middle of the plank. */
export function Swing({ x, y, drop, width = 44, turn = 8, rope = '#c79a64', seat = '#8b6243' }: { x: number; y: number; drop: number; width?: number; turn?: number; rope?: string; seat?: string }) {
  return (
    <At x={x} y={y} turn={turn}>
      <path d={`M${n(-width * 0.4)} 0L${n(-width * 0.44)} ${n(drop)}M${n(width * 0.4)} 0L${n(width * 0.44)} ${n(drop)}`} stroke={rope} strokeWidth={2.4} />
      <path d={box(-width / 2, drop - 2, width, 7)} fill={seat} />
      <path d={box(-width / 2, drop + 3, width, 3)} fill={mix(seat, '#2a1030', 0.4)} />
    </At>
  );
}

/** A rope through the spots, such as a washing line, as a smooth stroke. */
export const Line = ({ spots, colour, width = 2 }: { spots: readonly Spot[]; colour: string; width?: number }) => <path d={polygon(rounded(spots), false)} fill="none" stroke={colour} strokeWidth={width} strokeLinecap="round" />;
