/** A living root bridge of Meghalaya: deck and rails of roots that have grown between two trees, with links, moss and hanging roots. */
import { mix } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { rootRope, type Bark } from './banyan.tsx';
import { alongLine, band, blob, rounded, type Light, type Spot } from './shapes.ts';

const BARK: Bark = ['#2a1d18', '#553a2a', '#8b6243', '#c79a64'];

/** The walking line of a bridge; `sag` in picture units at the middle. Use `alongLine(deck, t)` to place people on it. */
export const bridgeDeck = (from: Spot, to: Spot, sag: number): Spot[] => rounded(Array.from({ length: 9 }, (_, i): Spot => [from[0] + ((to[0] - from[0]) * i) / 8, from[1] + ((to[1] - from[1]) * i) / 8 + Math.sin((Math.PI * i) / 8) * sag]));

/** A line above the deck, for the rails; it rises towards both trees, where people step on. */
const lifted = (deck: readonly Spot[], by: number, lower: number): Spot[] => deck.map(([x, y], i) => [x, y - by * (0.82 + 0.5 * (Math.abs(i / (deck.length - 1) - 0.5) * 2) ** 2) + lower]);

/**
 * `part="back"` draws the far rail and the deck, `part="front"` the near rail; draw people between the two.
 * `rail`: height of the rail above the deck; `thick`: thickness of the deck.
 */
export function RootBridge({ id, from, to, sag, part, rail = 88, thick = 34, bark = BARK, moss = '#7f9f3c' }: { id: string; from: Spot; to: Spot; sag: number; part: 'back' | 'front'; rail?: number; thick?: number; bark?: Bark; moss?: string }) {
  const r = random(`${id}-${part}`);
  const deck = bridgeDeck(from, to, sag);
  const strand = (line: readonly Spot[], width: number, wobble: number) => {
    const turn = r.between(0, 6);
    const beat = r.between(5, 9);
    return band(Array.from({ length: 15 }, (_, i): [number, number, number] => {
      const t = i / 14;
      const at = alongLine(line, t);
      return [at.x, at.y + wobble * (Math.sin(turn + t * beat) + 0.4 * Math.sin(turn * 2 + t * beat * 2.7)), Math.max(1.5, width * (0.7 + 0.3 * Math.sin(t * 9 + turn)))];
    }));
  };
  const links = (line: readonly Spot[], count: number, width: number) => Array.from({ length: count }, (_, i) => {
    const t = (i + r.between(0.1, 0.9)) / count;
    const top = alongLine(line, t + r.between(-0.04, 0.04));
    const foot = alongLine(deck, t);
    return rootRope(r, [top.x, top.y], [foot.x, foot.y + 4], width * r.between(0.2, 0.6), width, 6);
  }).join('');
  if (part === 'front') {
    const line = lifted(deck, rail * 0.62, 14);
    return (
      <>
        <path d={links(line, 30, 3)} fill={bark[1]} />
        <path d={Array.from({ length: 4 }, (_, i) => strand(lifted(deck, rail * (0.34 + i * 0.11), 14), 6, 4)).join('')} fill={bark[1]} />
        <path d={Array.from({ length: 3 }, (_, i) => strand(lifted(deck, rail * (0.4 + i * 0.12), 12), 2.4, 4)).join('')} fill={bark[2]} />
        <path d={strand(lifted(deck, rail * 0.64, 12), 1.8, 3)} fill={bark[3]} />
      </>
    );
  }
  const mossy = Array.from({ length: 9 }, () => {
    const at = alongLine(deck, r.between(0.08, 0.94));
    return blob(r, at.x, at.y + r.between(-1, thick * 0.3), r.between(14, 34), r.between(3, 7), 8, 0.3);
  }).join('');
  const hanging = Array.from({ length: 30 }, () => {
    const at = alongLine(deck, r.between(0.06, 0.94));
    const long = 20 + r.next() ** 2 * 120;
    return band([[at.x, at.y + thick * 0.7, 2.6], [at.x + r.between(-6, 6), at.y + thick + long * 0.5, 1.8], [at.x + r.between(-10, 10), at.y + thick + long, 0.6]]);
  }).join('');
  const body = polygon([...deck, ...[...deck].toReversed().map(([x, y], i): Spot => [x, y + thick * (1.02 + 0.16 * Math.sin(i * 0.5))])]);
  return (
    <>
      <path d={hanging} fill={bark[1]} />
      <path d={links(lifted(deck, rail, 0), 26, 2.6)} fill={bark[2]} opacity={0.8} />
      <path d={Array.from({ length: 4 }, (_, i) => strand(lifted(deck, rail * (0.7 + i * 0.12), -4), 4, 4)).join('')} fill={bark[2]} />
      <path d={body} fill={bark[0]} />
      {[1, 2, 3].map((tone) => (
        <path key={tone} d={Array.from({ length: tone === 3 ? 4 : 7 }, (_, i) => strand(deck.map(([x, y]): Spot => [x, y + (tone === 3 ? 2 : 4) + (thick * i) / 7]), tone === 3 ? 2 : thick * 0.15, thick * 0.1)).join('')} fill={bark[tone]} />
      ))}
      <path d={mossy} fill={moss} />
    </>
  );
}

/**
 * The rubber fig at one end of a bridge: foot at (x, y), top beyond the picture. Draw it after the bridge, to cover the end.
 * `side`: 1 if the bridge runs to the right, −1 to the left. Some roots fan out into rails and deck; others brace the deck from below.
 */
export function BridgeTree({ id, x, y, width, side, from, to, sag, rail = 88, thick = 34, bark = BARK, moss = '#7f9f3c', light = 'left' }: { id: string; x: number; y: number; width: number; side: 1 | -1; from: Spot; to: Spot; sag: number; rail?: number; thick?: number; bark?: Bark; moss?: string; light?: Light }) {
  const r = random(id);
  const deck = bridgeDeck(from, to, sag);
  const half = width / 2;
  const isLit = (light === 'left') === (side < 0);
  const tone = (share: number) => (share < 0.34 ? bark[1] : share < 0.72 ? mix(bark[1], bark[2], 0.6) : bark[2]);
  /** A root along `stations`, with a highlight on its upper, sunny side. */
  const rope = (stations: readonly (readonly [number, number, number])[], fill: string, sun: string, key: string) => (
    <g key={key}>
      <path d={band(stations)} fill={fill} />
      <path d={band(stations.map(([px, py, w]) => [px + (light === 'left' ? -0.2 : 0.2) * w, py - w * 0.2, w * 0.26]))} fill={sun} opacity={0.85} />
    </g>
  );
  const curve = ([ax, ay]: Spot, up: 1 | -1, on: readonly Spot[], t: number, thickness: number, end: number): [number, number, number][] => {
    const share = side > 0 ? t : 1 - t;
    const b = alongLine(on, share);
    const c = alongLine(on, share - side * 0.03);
    const far = Math.hypot(b.x - ax, b.y - ay);
    const dir = Math.hypot(b.x - c.x, b.y - c.y) || 1;
    const [kx, ky] = [b.x - ((b.x - c.x) / dir) * far * 0.55, b.y - ((b.y - c.y) / dir) * far * 0.55];
    const [hx, hy] = [ax + side * far * 0.06, ay + up * far * 0.42];
    return Array.from({ length: 9 }, (_, i) => {
      const s = i / 8;
      const q = 1 - s;
      const at = (p0: number, p1: number, p2: number, p3: number) => q ** 3 * p0 + 3 * q * q * s * p1 + 3 * q * s * s * p2 + s ** 3 * p3;
      return [at(ax, hx, kx, b.x), at(ay, hy, ky, b.y) + Math.sin(s * 9 + t * 60) * 2.4, Math.max(end, (thickness * (1 - s) ** 0.8 + end * s) * Math.min(1, 0.1 + s * 4))];
    });
  };
  const flutes = Array.from({ length: 19 }, (_, i) => {
    const foot = ((i * 7) % 19) / 9 - 1;
    const head = foot * 0.86 + r.between(-0.14, 0.14);
    const wide = width * r.between(0.1, 0.19);
    const wave = r.between(-0.06, 0.06) * width;
    const stations: [number, number, number][] = [[x + head * half * 1.1, -40, wide], [x + head * half * 0.92 + wave, y * 0.24, wide * 0.8], [x + (head + foot) * half * 0.48 - wave, y * 0.5, wide * 0.86], [x + foot * half * 1.06, y * 0.74, wide], [x + foot * half * 1.5, y * 0.92, wide * 0.9], [x + foot * half * 2.2, y + r.between(0, 26), wide * 0.5], [x + foot * half * 2.9, y + r.between(34, 66), 2]];
    return rope(stations, tone(0.46 - foot * 0.5 * (light === 'left' ? 1 : -1) + r.between(-0.22, 0.22)), mix(bark[2], bark[3], (foot < 0.1) === (light === 'left') ? 0.7 : 0.1), `flute-${i}`);
  });
  // Roots from high on the trunk lead to the rails and lower ones to the deck, in the same order from top to bottom at both ends.
  const fan = (count: number, up: 1 | -1, lift: (share: number) => number, trunk: (share: number) => number, thickness: number, end: number, reach: number) =>
    Array.from({ length: count }, (_, i) => {
      const share = (i + r.between(0.2, 0.8)) / count;
      const high = lift(share);
      const on = high > 0 ? lifted(deck, high, 0) : deck.map(([px, py]): Spot => [px, py - high]);
      const start: Spot = [x + side * half * r.between(0.1, 0.7), trunk(share)];
      return rope(curve(start, up, on, reach * r.between(0.6, 1.2), thickness * r.between(0.7, 1.2), end), tone(isLit ? r.between(0.4, 1) : r.between(0, 0.62)), mix(bark[2], bark[3], isLit ? 0.8 : 0.35), `${up}-${i}`);
    });
  const top = side > 0 ? from[1] : to[1];
  const mossy = Array.from({ length: 26 }, () => blob(r, x + r.between(-1, 1) * half * 0.9, y * (0.3 + 0.7 * r.next() ** 0.7), r.between(3, 8), r.between(8, 34), 9, 0.35)).join('');
  return (
    <>
      <path d={band([[x, -60, width * 1.16], [x, y * 0.24, width], [x, y * 0.5, width * 1.04], [x, y * 0.76, width * 1.22], [x, y * 0.93, width * 1.7], [x, y + 30, width * 2.5]])} fill={bark[0]} />
      {fan(7, -1, (share) => -thick * (0.3 + 0.6 * share), (share) => top + 150 + 130 * share, 24, 3, 0.13)}
      {flutes}
      <path d={mossy} fill={moss} opacity={0.42} />
      {fan(9, 1, (share) => rail * (0.95 - 0.75 * share), (share) => top - 330 + 190 * share, 20, 3, 0.16)}
      {fan(8, 1, (share) => -thick * (0.1 + 0.8 * share), (share) => top - 150 + 110 * share, 26, 4, 0.18)}
    </>
  );
}
