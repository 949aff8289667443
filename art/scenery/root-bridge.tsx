/** The living root bridge of Meghalaya: deck and rails of grown roots between two trees, with links, moss and hanging ends. */
import { polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { rootRope, type Bark } from './banyan.tsx';
import { alongLine, band, blob, rounded, type Spot } from './shapes.ts';

const BARK: Bark = ['#2a1d18', '#553a2a', '#8b6243', '#c79a64'];

/** The walking line of a bridge with the given sag (picture units at the middle); `alongLine(deck, t)` stands people on it. */
export const bridgeDeck = (from: Spot, to: Spot, sag: number): Spot[] => rounded(Array.from({ length: 9 }, (_, i): Spot => [from[0] + ((to[0] - from[0]) * i) / 8, from[1] + ((to[1] - from[1]) * i) / 8 + Math.sin((Math.PI * i) / 8) * sag]));

/**
 * The far half of the bridge (far rail, deck) with `part="back"`, the near rail with `part="front"`: people stand between the two.
 * `rail` = height of the rail over the deck, `thick` of the deck.
 */
export function RootBridge({ id, from, to, sag, part, rail = 88, thick = 34, bark = BARK, moss = '#7f9f3c' }: { id: string; from: Spot; to: Spot; sag: number; part: 'back' | 'front'; rail?: number; thick?: number; bark?: Bark; moss?: string }) {
  const r = random(`${id}-${part}`);
  const deck = bridgeDeck(from, to, sag);
  const lifted = (by: number, wide: number): Spot[] => deck.map(([x, y], i) => {
    // Rails rise towards both trees, where people climb on.
    const end = Math.abs(i / (deck.length - 1) - 0.5) * 2;
    return [x, y - by * (0.82 + 0.5 * end ** 2) + wide];
  });
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
    return rootRope(r, [top.x, top.y], [foot.x, foot.y + 4], width * r.between(0.6, 1.2), width, 6);
  }).join('');
  if (part === 'front') {
    const line = lifted(rail * 0.62, 14);
    return (
      <>
        <path d={links(line, 30, 3)} fill={bark[1]} />
        <path d={Array.from({ length: 4 }, (_, i) => strand(lifted(rail * (0.34 + i * 0.11), 14), 6, 4)).join('')} fill={bark[1]} />
        <path d={Array.from({ length: 3 }, (_, i) => strand(lifted(rail * (0.4 + i * 0.12), 12), 2.4, 4)).join('')} fill={bark[2]} />
        <path d={strand(lifted(rail * 0.64, 12), 1.8, 3)} fill={bark[3]} />
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
  const body = polygon([...deck, ...[...deck].toReversed().map(([x, y], i): Spot => [x, y + thick * (0.8 + 0.24 * Math.sin(i * 0.5))])]);
  return (
    <>
      <path d={hanging} fill={bark[1]} />
      <path d={links(lifted(rail, 0), 26, 2.6)} fill={bark[2]} opacity={0.8} />
      <path d={Array.from({ length: 4 }, (_, i) => strand(lifted(rail * (0.7 + i * 0.12), -4), 4, 4)).join('')} fill={bark[2]} />
      <path d={body} fill={bark[0]} />
      {[1, 2, 3].map((tone) => (
        <path key={tone} d={Array.from({ length: tone === 3 ? 4 : 7 }, (_, i) => strand(deck.map(([x, y]): Spot => [x, y + (tone === 3 ? 2 : 4) + (thick * i) / 7]), tone === 3 ? 2 : thick * 0.15, thick * 0.1)).join('')} fill={bark[tone]} />
      ))}
      <path d={mossy} fill={moss} />
    </>
  );
}
