/** The rim of the gorge at Nohkalikai and the wall below: buttresses, gullies, rock beds with ferns in their shade, rubble at the foot. */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Mass, type Lobe } from '../../../scenery/foliage.tsx';
import { ridgeLine } from '../../../scenery/ridge.tsx';
import { band, box, heightAt, leaf, lens, type Spot } from '../../../scenery/shapes.ts';
import { rock, RockFace } from '../../../scenery/stone.tsx';

export const WOOD = leaves('#1f5439', '#90b850', '#f8f0a0');
export const AIR = '#e6eddd';
const RIM: Spot[] = [[-60, 286], [180, 276], [420, 262], [600, 258], [690, 258], [900, 250], [1180, 258], [1400, 246], [1660, 252]];
export const FALL = 640;

const STONE = rock(mix('#b39a70', AIR, 0.14), '#ffeec6', '#39485a');
const HOLLOW = rock(mix('#7f7a68', AIR, 0.1), '#e8d8ae', '#22343f');

/** A buttress: the x of its two sides, the y of its foot and, unless it reaches the rim, the y of its head. */
type Buttress = readonly [from: number, to: number, foot: number, head?: number];
const BUTTRESSES: readonly Buttress[] = [[-90, 92, 830], [118, 214, 640], [250, 414, 800], [446, 530, 560], [748, 838, 650], [872, 1046, 820], [1082, 1150, 600], [1178, 1386, 820], [1420, 1490, 620], [1516, 1690, 820], [30, 196, 880, 476], [372, 512, 900, 592], [166, 262, 800, 640], [776, 902, 900, 566], [1010, 1120, 860, 500], [1330, 1440, 840, 448]];

/** The side of a buttress from the head down: sheer drops of uneven height with short steps between them, to the right if `out` > 0. */
export function steps(id: string, x: number, top: number, foot: number, out: number): Spot[] {
  const r = random(id);
  const line: Spot[] = [[x, top]];
  for (let [px, y] = [x, top]; y < foot; ) {
    y += r.between(24, 110);
    line.push([px + out * r.between(-3, 3), y]);
    px += out * r.next() ** 2 * 20;
    line.push([px, y + r.between(2, 8)]);
  }
  return line;
}

/** The top line of a buttress: the rim, or a broken shoulder lower down. */
const headOf = ([from, to, , head]: Buttress): Spot[] => [0, 0.3, 0.62, 1].map((t, k) => { const x = from + (to - from) * t; return [x, head === undefined ? heightAt(RIM, x) : head + [18, -12, 8, 30][k]!]; });

/** Depths of the rock beds below the rim: hard sandstone juts out over softer beds that weather back into shade. */
const BEDS = [52, 84, 150, 176, 236, 306, 330, 398, 462, 520];
/** The y of a bed at x: all beds share a gentle wave, and each adds a small one of its own. */
const bedAt = (depth: number, x: number) => 262 + depth + 13 * Math.sin(x * 0.0042 + 0.6) + 5 * Math.sin(x * 0.017 + depth);

/** The strata across a rock face: rock of three tones, a lit lip on each bed and shade under it, ferns and bushes on some. */
export function Strata({ id, from, to, out }: { id: string; from: number; to: number; out: number }) {
  const r = random(id);
  const levels = BEDS.map((depth) => {
    const line: Spot[] = [];
    // Beds break along joints: each runs level, then steps up or down by a block.
    for (let x = from - 40; x < to + 40; ) { const y = bedAt(depth, x) + out + r.between(-7, 7); const long = r.between(16, 62); line.push([x, y], [x + long, y + r.between(-2, 2)]); x += long + r.between(1, 4); }
    const strength = r.next();
    return { line, strength, under: line.map(([x, y], k): Spot => [x, y + (k % 2 ? 0.7 : 1) * (3 + strength * 17) * r.between(0.35, 1.2)]) };
  });
  const course = (k: number) => polygon([...levels[k]!.line, ...(levels[k + 1]?.line ?? levels[k]!.under).toReversed()]);
  const clumps = levels.flatMap(({ line, strength }) => {
    if (strength < 0.42 || r.next() < 0.35) return [];
    const [start, long] = [r.between(from, to - 30), r.between(24, 110)];
    return Array.from({ length: Math.ceil(long / 9) }, (_, k): Lobe => { const x = start + k * 9; const size = 5 + 9 * r.next() ** 2; return [x, heightAt(line, x) - size * 0.35, size * 1.3, size]; });
  });
  const ferns = levels.flatMap(({ line, under, strength }) => strength < 0.3 ? [] : Array.from({ length: Math.round((to - from) / 26) }, () => { const x = r.between(from, to); const y = (heightAt(line, x) + heightAt(under, x)) / 2; return [0.5, 1, 1.6, 2.2, 2.7].map((angle) => leaf(x, y, r.between(7, 17), 2.4, angle)).join(''); }));
  return (
    <g clipPath={`url(#${id}-form)`}>
      <path d={[0, 3, 6, 8].map(course).join('')} fill="#8a5a40" opacity={0.2} />
      <path d={[1, 4, 7].map(course).join('')} fill="#fff0c8" opacity={0.17} />
      {levels.map(({ line, under, strength }, k) => (
        <g key={k}>
          <path d={polygon([...line, ...under.map(([x, y]): Spot => [x, y + 7 + strength * 16]).toReversed()])} fill="#39485a" opacity={0.2} />
          <path d={polygon([...line, ...under.toReversed()])} fill="#3a3a40" opacity={0.3 + strength * 0.3} />
          <path d={polygon([...line.map(([x, y]): Spot => [x, y - 2 - strength * 6]), ...line.toReversed()])} fill="#ffeec6" opacity={0.3 + strength * 0.4} />
        </g>
      ))}
      <path d={ferns.join('')} fill="#5f8a48" opacity={0.8} />
      <path d={clumps.map(([x, y, rx, ry = rx]) => lens(x + rx * 0.8, y + ry, rx * 2.8, ry * 1.2)).join('')} fill="#2c3a38" opacity={0.4} />
      <Mass id={`${id}-clumps`} lobes={clumps} tones={faded(WOOD, mix('#9a9468', AIR, 0.3), 0.16)} />
    </g>
  );
}

/** Bushes on top of the low buttresses. */
function Heads() {
  const r = random('holds');
  const heads = BUTTRESSES.filter(([, , , head]) => head).flatMap((of) => headOf(of).flatMap(([x, y]) => Array.from({ length: r.whole(2, 6) }, (_, k): Lobe => { const size = r.between(9, 18); return [x + (k - 2) * size * r.between(0.7, 1.3), y + 4 + r.between(-0.5, 0.4) * size, size * r.between(0.5, 1.25), size * r.between(0.45, 0.95)]; })));
  return (
    <>
      <path d={heads.map(([x, y, rx, ry = rx]) => lens(x + rx * 0.6, y + ry * 0.9, rx * 2.6, ry)).join('')} fill="#3a3d38" opacity={0.4} />
      <Mass id="holds" lobes={heads} tones={faded(WOOD, mix('#9a9468', AIR, 0.3), 0.2)} />
    </>
  );
}

/** The wall: a shaded hollow behind the fall, buttresses and gullies in front, the same beds through all of them. */
export function Wall() {
  const r = random('wall');
  const stains = Array.from({ length: 46 }, () => { const x = r.between(-20, 1640); const y = heightAt(RIM, x) + r.between(6, 60); const h = r.between(40, 240); return band([[x, y, 2], [x + r.between(-4, 4), y + h * 0.4, r.between(4, 13)], [x + r.between(-8, 8), y + h, 0.6]]); }).join('');
  const [first, last] = [RIM[0]!, RIM.at(-1)!];
  return (
    <>
      <RockFace id="back" outline={[...RIM, [last[0], 900], [first[0], 900]]} tones={HOLLOW} facets={120} />
      <Strata id="back" from={-60} to={1660} out={-6} />
      <Gradient id="hollow" from={[FALL - 240, 0]} to={[FALL + 260, 0]} stops={[[0, '#22333c', 0], [0.4, '#22333c', 0.62], [0.6, '#22333c', 0.62], [1, '#22333c', 0]]} />
      <path d={box(FALL - 240, 262, 500, 640)} fill="url(#hollow)" />
      {BUTTRESSES.map((of, i) => {
        const head = headOf(of);
        const [[x0, y0], [x1, y1]] = [head[0]!, head[3]!];
        const tones = i % 3 === 1 ? rock(mix(STONE.mid, '#7d7258', 0.3), '#ffeec6', '#39485a') : STONE;
        return (
          <g key={i}>
            <RockFace id={`buttress-${i}`} outline={[...head, ...steps(`right-${i}`, x1, y1, of[2], 1), ...steps(`left-${i}`, x0, y0, of[2], -1).toReversed()]} tones={tones} facets={Math.round((of[1] - of[0]) / 9)} />
            <Strata id={`buttress-${i}`} from={x0 - 30} to={x1 + 30} out={((i * 7) % 5) * 4} />
          </g>
        );
      })}
      <path d={stains} fill="#4a4640" opacity={0.28} />
      <Heads />
    </>
  );
}

/** Talus between the wall and the woods below it: a bank of rubble along a line, with blocks of many sizes. */
export function Talus({ id, line }: { id: string; line: readonly Spot[] }) {
  const r = random(id);
  const [from, to] = [line[0]![0], line.at(-1)![0]];
  const block = () => { const x = r.between(from, to); const y = heightAt(line, x) + 46 * r.next(); const s = 3 + 15 * r.next() ** 3; return polygon([[x - s, y], [x - s * 0.6, y - s * 0.8], [x + s * 0.4, y - s], [x + s, y - s * 0.2], [x + s * 0.8, y + s * 0.2]]); };
  return (
    <>
      <path d={polygon([...ridgeLine(id, line, 0.9, 4), [to, 960], [from, 960]])} fill={mix('#8f8a6e', AIR, 0.3)} />
      <path d={Array.from({ length: 70 }, block).join('')} fill="#5d5a4c" opacity={0.6} />
      <path d={Array.from({ length: 60 }, block).join('')} fill="#e6d5a4" opacity={0.7} />
    </>
  );
}
