/** The rim of the gorge at Nohkalikai and the wall below it: buttresses, gullies, bedding, bushes at its breaks, rubble at its foot. */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Mass, type Lobe } from '../../../scenery/foliage.tsx';
import { ridgeLine } from '../../../scenery/ridge.tsx';
import { band, box, heightAt, lens, type Spot } from '../../../scenery/shapes.ts';
import { rock, RockFace } from '../../../scenery/stone.tsx';

export const WOOD = leaves('#1f5439', '#90b850', '#f8f0a0');
export const AIR = '#e6eddd';
const RIM: Spot[] = [[-60, 286], [180, 276], [420, 262], [600, 258], [690, 258], [900, 250], [1180, 258], [1400, 246], [1660, 252]];
export const FALL = 640;

const STONE = rock(mix('#b39a70', AIR, 0.14), '#ffeec6', '#39485a');
const HOLLOW = rock(mix('#7f7a68', AIR, 0.1), '#e8d8ae', '#22343f');

/** A buttress: its two sides at the top, how far down it stands out, and where its head lies if not at the rim. */
type Buttress = readonly [from: number, to: number, foot: number, head?: number];
const BUTTRESSES: readonly Buttress[] = [[-90, 92, 830], [118, 214, 640], [250, 414, 800], [446, 530, 560], [748, 838, 650], [872, 1046, 820], [1082, 1150, 600], [1178, 1386, 820], [1420, 1490, 620], [1516, 1690, 820], [30, 196, 880, 476], [372, 512, 900, 592], [166, 262, 800, 640], [776, 902, 900, 566], [1010, 1120, 860, 500], [1330, 1440, 840, 448]];

/** The side of a buttress from its head down: sheer drops of unequal height, and between them steps outwards where a hard bed holds. */
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

/** The line of a buttress's head: the rim, or a broken shoulder lower down. */
const headOf = ([from, to, , head]: Buttress): Spot[] => [0, 0.3, 0.62, 1].map((t, k) => { const x = from + (to - from) * t; return [x, head === undefined ? heightAt(RIM, x) : head + [18, -12, 8, 30][k]!]; });

/** Clumps of bushes at random breaks of the rock, two to six together, and thicker ones on the heads of the low buttresses. */
function Holds() {
  const r = random('holds');
  const clump = (x: number, y: number, size: number): Lobe[] => Array.from({ length: r.whole(2, 6) }, (_, k) => [x + (k - 2) * size * r.between(0.7, 1.3), y + r.between(-0.5, 0.4) * size, size * r.between(0.5, 1.25), size * r.between(0.45, 0.95)]);
  const wild = Array.from({ length: 30 }, () => { const y = 320 + r.next() ** 0.7 * 480; const x = r.between(-20, 1640); return Math.abs(x - FALL) < 120 ? [] : clump(x, y, r.between(5, 13)); }).flat();
  const heads = BUTTRESSES.filter(([, , , head]) => head).flatMap((of) => headOf(of).flatMap(([x, y]) => clump(x, y + 4, r.between(9, 18))));
  const tones = faded(WOOD, mix('#9a9468', AIR, 0.3), 0.26);
  return (
    <>
      <path d={[...wild, ...heads].map(([x, y, rx, ry = rx]) => lens(x + rx * 0.6, y + ry * 0.9, rx * 2.6, ry)).join('')} fill="#3a3d38" opacity={0.4} />
      <Mass id="holds" lobes={[...wild, ...heads]} tones={tones} />
    </>
  );
}

/** The wall: a hollow in shade behind the fall, buttresses before it with gullies between them, bedding that runs a little way and breaks off. */
export function Wall() {
  const r = random('wall');
  // A bed dips and swells, and shows only here and there.
  const beds = Array.from({ length: 150 }, () => {
    const [bed, x, long] = [r.whole(1, 11), r.between(-60, 1600), 18 + 130 * r.next() ** 2];
    const y = 276 + bed ** 1.12 * 36 + 20 * Math.sin(x * 0.006 + bed * 2.1) + r.between(-13, 13);
    const bend = r.between(-7, 7);
    return [x, y, long, bend, r.between(3, 13)] as const;
  });
  const seam = (lower: number, thick: number) => beds.map(([x, y, long, bend, w]) => { const line: Spot[] = [[x, y], [x + long * 0.3, y + bend], [x + long * 0.36, y + bend * 0.2], [x + long * 0.8, y - bend * 0.5], [x + long, y]]; return polygon([...line.map(([px, py]): Spot => [px, py + lower]), [x + long * 0.76, y - bend * 0.5 + lower + w * thick], [x + long * 0.4, y + bend * 0.3 + lower + w * thick * 0.5], [x + long * 0.2, y + bend * 0.6 + lower + w * thick]]); }).join('');
  const stains = Array.from({ length: 46 }, () => { const x = r.between(-20, 1640); const y = heightAt(RIM, x) + r.between(6, 60); const h = r.between(40, 240); return band([[x, y, 2], [x + r.between(-4, 4), y + h * 0.4, r.between(4, 13)], [x + r.between(-8, 8), y + h, 0.6]]); }).join('');
  const [first, last] = [RIM[0]!, RIM.at(-1)!];
  return (
    <>
      <RockFace id="back" outline={[...RIM, [last[0], 900], [first[0], 900]]} tones={HOLLOW} facets={120} />
      <Gradient id="hollow" from={[FALL - 240, 0]} to={[FALL + 260, 0]} stops={[[0, '#22333c', 0], [0.4, '#22333c', 0.62], [0.6, '#22333c', 0.62], [1, '#22333c', 0]]} />
      <path d={box(FALL - 240, 262, 500, 640)} fill="url(#hollow)" />
      {BUTTRESSES.map((of, i) => {
        const head = headOf(of);
        const [[x0, y0], [x1, y1]] = [head[0]!, head[3]!];
        const tones = i % 3 === 1 ? rock(mix(STONE.mid, '#7d7258', 0.3), '#ffeec6', '#39485a') : STONE;
        return <RockFace key={i} id={`buttress-${i}`} outline={[...head, ...steps(`right-${i}`, x1, y1, of[2], 1), ...steps(`left-${i}`, x0, y0, of[2], -1).toReversed()]} tones={tones} facets={Math.round((of[1] - of[0]) / 9)} />;
      })}
      <path d={stains} fill="#4a4640" opacity={0.34} />
      <path d={seam(-5, 0.8)} fill="#f6e4b6" opacity={0.5} />
      <path d={seam(1, 1)} fill="#453f3c" opacity={0.42} />
      <Holds />
    </>
  );
}

/** Fallen stone between the wall and its woods: a bank of rubble along a line, with blocks of all sizes. */
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
