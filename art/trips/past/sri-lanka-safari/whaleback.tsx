/**
 * The leopard's rock: granite worn to the shape of a whale's back, split vertically into great plates.
 * Its top and its left shoulder face the sun, and the front is in shade; joints run down the rock and separate the plates.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Gradient } from '../../../scenery/canvas.tsx';
import { ridgeLine } from '../../../scenery/ridge.tsx';
import { alongLine, band, blob, type Spot } from '../../../scenery/shapes.ts';
import { rock } from '../../../scenery/stone.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

const STONE = rock('#a8787a', '#ffdca8', '#33204e');

/** Colours of the plates, from the sunny side into the shade. */
const PLATES = ['#dca384', '#bd8680', '#9c6c78', '#8c6078', '#6c4a6a', '#5f4264', '#4c3558'] as const;

/** The rock's outline, from left to right. */
const CREST = ridgeLine('crest', [[452, 1060], [482, 968], [540, 884], [612, 822], [662, 768], [744, 723], [860, 703], [1000, 700], [1180, 698], [1330, 708], [1440, 736], [1520, 780], [1596, 836], [1700, 900]], 0.16, 3);
/** The edge between the top and the front. */
const LIP = ridgeLine('lip', [[600, 868], [660, 816], [770, 772], [906, 750], [1080, 742], [1250, 750], [1380, 772], [1480, 812], [1580, 880], [1700, 952]], 0.2, 3);
/** Joints: start along the lip (0 to 1), x of the lower end, sideways bend. They are steep in the middle and splayed at both ends. */
const JOINTS: readonly (readonly [at: number, foot: number, bend: number])[] = [[0, 500, -20], [0.12, 604, -30], [0.3, 842, -26], [0.42, 1002, 14], [0.6, 1216, 20], [0.71, 1404, 34], [0.86, 1608, 40], [1, 1760, 20]];

/** A joint as a rough line of points. */
const jointLine = ([at, foot, bend]: (typeof JOINTS)[number], i: number): Spot[] => {
  const { x, y } = alongLine(LIP, at);
  return ridgeLine(`joint-${i}`, [[x, y], [x + (foot - x) * 0.3 + bend, y + (1060 - y) * 0.36], [x + (foot - x) * 0.62 - bend * 0.4, y + (1060 - y) * 0.66], [foot, 1060]], 0.5, 2);
};

/** A plate between two joints, with a lit edge on its left, a shaded wedge on its right and a few chips. */
function Plate({ index, left, right, top }: { index: number; left: readonly Spot[]; right: readonly Spot[]; top: readonly Spot[] }) {
  const r = random(`plate-${index}`);
  // Each plate faces further from the sun than the one before.
  const t = index / (JOINTS.length - 2);
  const face = PLATES[index] ?? STONE.shade;
  const between = (down: number, over: number): Spot => {
    const [a, b] = [alongLine(left, down), alongLine(right, down)];
    return [a.x + (b.x - a.x) * over, a.y + (b.y - a.y) * over];
  };
  // A facet is a broken-out flake with five irregular corners.
  const facet = (down: number, over: number, wide: number, deep: number) => polygon([between(down, over), between(down + deep * r.between(-0.1, 0.2), over + wide), between(down + deep * r.between(0.5, 0.8), over + wide * r.between(0.7, 1.1)), between(down + deep, over + wide * r.between(0.1, 0.5)), between(down + deep * 0.5, over - wide * r.between(0, 0.3))]);
  const flakes = (count: number) => Array.from({ length: count }, () => facet(r.between(0.02, 0.7), r.between(0.05, 0.6), r.between(0.16, 0.5), r.between(0.1, 0.34))).join('');
  const crack = (down: number, over: number, long: number) => band([[...between(down, over), 1], [...between(down + long * 0.4, over + r.between(-0.1, 0.06)), 3.2], [...between(down + long, over + r.between(-0.1, 0.1)), 0.8]]);
  const [edge, split] = [r.between(0.1, 0.34), r.between(0.6, 0.86)];
  return (
    <>
      <Gradient id={`plate-${index}`} from={[0, 740]} to={[0, 1010]} stops={[[0, mix(face, '#f0c09a', 0.3)], [0.22, face], [1, mix(face, '#33204e', 0.55)]]} />
      <path d={polygon([...top, ...right, ...left.toReversed()])} fill={`url(#plate-${index})`} />
      <path d={polygon([between(0, split), between(0, 1), between(0.95, 1), between(r.between(0.5, 0.8), split + 0.1), between(r.between(0.2, 0.45), split - 0.06)]) + flakes(2)} fill={STONE.crack} opacity={0.26} />
      <path d={polygon([between(0, 0), between(0, edge), between(r.between(0.16, 0.3), edge * 0.8), between(r.between(0.4, 0.6), edge * 0.5), between(0.86, 0)]) + flakes(index % 2 ? 3 : 2)} fill={mix(STONE.lit, face, 0.3)} opacity={0.46 - t * 0.2} />
      <path d={crack(r.between(0.1, 0.4), r.between(0.3, 0.7), r.between(0.14, 0.3)) + (index % 2 ? crack(r.between(0.5, 0.7), r.between(0.3, 0.8), 0.22) : '')} fill={STONE.crack} opacity={0.7} />
    </>
  );
}

export function Whaleback() {
  const joints = JOINTS.map(jointLine);
  const r = random('lichen');
  const top = (from: number, to: number): Spot[] => Array.from({ length: 9 }, (_, i) => alongLine(LIP, from + ((to - from) * i) / 8)).map(({ x, y }) => [x, y]);
  const lichen = (count: number, pick: (t: number) => Spot, size: number) => Array.from({ length: count }, () => pick(r.next())).map(([x, y]) => blob(r, x, y, size * r.between(0.5, 1.5), size * r.between(0.24, 0.5), 9, 0.3)).join('');
  return (
    <>
      <Gradient id="rock-top" from={[470, 0]} to={[1600, 0]} stops={[[0, '#ffdba6'], [0.34, '#f0bb92'], [0.7, '#c08c86'], [1, '#8a6a80']]} />
      <clipPath id="rock">
        <path d={polygon([...CREST, [1700, 1060]])} />
      </clipPath>
      <path d={polygon([...CREST, [1700, 1060]])} fill="url(#rock-top)" />
      <g clipPath="url(#rock)">
        <path d={polygon([[640, 800], [760, 752], [900, 730], [860, 748], [750, 780], [640, 836]]) + polygon([[1250, 716], [1420, 744], [1540, 812], [1600, 880], [1480, 800], [1360, 760]]) + polygon([[940, 714], [1100, 708], [1240, 712], [1100, 722]])} fill={STONE.mid} opacity={0.32} />
        <path d={polygon([[486, 1000], [548, 900], [606, 850], [580, 930], [520, 1060]])} fill="#fff0cc" opacity={0.4} />
        {joints.slice(1).map((right, i) => (
          <Plate key={right[0]?.[0]} index={i} left={joints[i] ?? right} right={right} top={top(JOINTS[i]?.[0] ?? 0, JOINTS[i + 1]?.[0] ?? 1)} />
        ))}
        <path d={joints.slice(1, -1).map((line, i) => band(line.map(([x, y], k): [number, number, number] => [x, y, k === 0 ? 2 : 4 + ((k * 7 + i * 3) % 5) * 1.3]))).join('')} fill={STONE.crack} />
        <path d={joints.slice(1, -1).map((line) => band(line.map(([x, y], k): [number, number, number] => [x + 5, y, k % 3 ? 1.6 : 2.6]))).join('')} fill={STONE.lit} opacity={0.35} />
        <path d={polygon([...LIP, ...LIP.map(([x, y], i): Spot => [x, y + ((i * 5) % 7)]).toReversed()])} fill="#ffe6bc" opacity={0.5} />
        <path d={lichen(16, (t) => [640 + t * 780, 744 + ((t * 97) % 1) * 16 + Math.abs(t - 0.5) * 40], 12)} fill="#fff0cc" opacity={0.3} />
        <path d={lichen(18, (t) => [680 + t * 700, 800 + ((t * 53) % 1) * 120], 11)} fill="#d9b48c" opacity={0.26} />
      </g>
      <GrassTuft id="crack-grass" x={808} y={776} size={34} dark="#3a4030" light="#c9a45a" />
      <GrassTuft id="crack-grass-2" x={1386} y={784} size={40} dark="#3a4030" light="#b08a4c" />
    </>
  );
}
