/** The apple trees of the orchard near Pahalgam, and their fruit. */
import { n } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { OverhangingBranch } from '../../../scenery/bough.tsx';
import { leaves, lobesIn, Mass, type Leaves, type Lobe } from '../../../scenery/foliage.tsx';
import { band, leaf, lens, oval, type Spot } from '../../../scenery/shapes.ts';

/** The colour of shadows on the grass. */
export const SHADE = '#4f4a26';

/** An apple's position, and its size relative to the others. */
export type Fruit = readonly [x: number, y: number, share?: number];

/** Apples of about radius `r`: red with an orange cheek, a glint and a stalk. In the shade they are darker and have no glint. */
export function Apples({ spots, r: most, inShade = false }: { spots: readonly Fruit[]; r: number; inShade?: boolean }) {
  const each = (draw: (x: number, y: number, r: number) => string) => spots.map(([x, y, share = 1]) => draw(x, y, most * share)).join('');
  const [rim, body, cheek] = inShade ? ['#5c1a24', '#8f2a2a', '#b34a34'] : ['#7d1f24', '#cf3a2c', '#ef7a48'];
  return (
    <>
      <path d={each((x, y, r) => oval(x + r * 0.1, y + r * 0.1, r * 1.04, r))} fill={rim} />
      <path d={each((x, y, r) => oval(x - r * 0.06, y - r * 0.04, r * 0.92, r * 0.88))} fill={body} />
      <path d={each((x, y, r) => oval(x - r * 0.34, y - r * 0.24, r * 0.48, r * 0.5))} fill={cheek} />
      {!inShade && <path d={each((x, y, r) => oval(x - r * 0.42, y - r * 0.36, r * 0.17))} fill="#fff0c8" />}
      <path d={each((x, y, r) => `M${n(x)} ${n(y - r * 0.8)}q${n(r * 0.1)} ${n(-r * 0.5)} ${n(r * 0.4)} ${n(-r * 0.6)}`)} stroke="#4a3420" strokeWidth={most * 0.16} fill="none" />
    </>
  );
}

/** Apples in ones, twos and threes on the lower halves of a crown's lobes, most of them partly covered by leaves. */
function Fruiting({ id, lobes, count, r: most, tones, inShade = false }: { id: string; lobes: readonly Lobe[]; count: number; r: number; tones: Leaves; inShade?: boolean }) {
  const r = random(id);
  const fruit = Array.from({ length: count }, (_, i) => {
    const [lx, ly, rx, ry = rx] = lobes[(i * 5 + r.whole(0, 2)) % lobes.length] ?? [0, 0, 1];
    const [x, y] = [lx + r.between(-0.8, 0.8) * rx, ly + r.between(0.1, 0.86) * ry];
    return Array.from({ length: r.pick([1, 1, 2, 3]) }, (__, k): Fruit => [x + k * most * r.between(0.7, 1.5), y + (k % 2) * most * r.between(0.9, 1.6), r.between(0.66, 1.06)]);
  }).flat();
  const cover = [0, 1].map((half) => fruit.flatMap(([x, y, share = 1], i) => (i % 4 === 3 ? [] : [leaf(x - most * r.between(0.1, 0.9), y - most * share * r.between(0.9, 1.3), most * r.between(1.5, 2.3), most * 0.62, r.between(0.2, 1.3) + half * 1.1)])).join(''));
  return (
    <>
      <Apples spots={fruit} r={most} inShade={inShade} />
      <path d={cover[0]} fill={tones.mid} />
      <path d={cover[1]} fill={inShade ? tones.dark : tones.light} />
    </>
  );
}

/** A low apple tree, its limbs spread like a bowl; fruit hangs between the clumps of leaves and on top of them. */
export function AppleTree({ id, x, y, height: h, tones, apples, fleck = 0 }: { id: string; x: number; y: number; height: number; tones: Leaves; apples: number; fleck?: number }) {
  const lobes = lobesIn(`${id}-crown`, x, y - h * 0.66, h * 0.46, h * 0.3, 22);
  const [back, front] = [lobes.filter((_, i) => i % 2), lobes.filter((_, i) => !(i % 2))];
  const r = Math.max(3, h * 0.021);
  const limb = (dx: number, up: number, w: number) => band([[x, y - h * 0.16, h * w * 1.6], [x + dx * h * 0.4, y - h * (0.18 + up * 0.28), h * w * 1.1], [x + dx * h, y - h * up, 2]]);
  const litLimb = (dx: number, up: number, w: number) => band([[x - h * 0.03, y - h * 0.12, 1], [x + dx * h * 0.4 - h * 0.014, y - h * (0.18 + up * 0.28), h * w * 1.1], [x + dx * h, y - h * up, 2]]);
  const limbs = limb(-0.34, 0.6, 0.042) + limb(-0.14, 0.72, 0.034) + limb(0.12, 0.74, 0.034) + limb(0.34, 0.6, 0.042);
  const trunk = band([[x - h * 0.01, y + 4, h * 0.13], [x, y - h * 0.06, h * 0.085], [x + h * 0.01, y - h * 0.26, h * 0.09]]);
  return (
    <>
      <path d={lens(x + h * 0.5, y + h * 0.03, h * 1.25, h * 0.05) + lens(x + h * 0.36, y + h * 0.01, h * 0.9, h * 0.05)} fill={SHADE} opacity={0.42} />
      <path d={trunk + limbs} fill="#4c3a34" />
      <path d={band([[x - h * 0.045, y + 2, h * 0.04], [x - h * 0.026, y - h * 0.08, h * 0.026], [x - h * 0.02, y - h * 0.26, 1]]) + litLimb(-0.34, 0.6, 0.02) + litLimb(0.12, 0.74, 0.012)} fill="#96795f" />
      <Mass id={`${id}-back`} lobes={back} tones={tones} fleck={fleck} />
      <Fruiting id={`${id}-shaded`} lobes={back} count={Math.round(apples * 0.45)} r={r} tones={tones} inShade={fleck > 0} />
      <Mass id={id} lobes={front} tones={tones} fleck={fleck} />
      <Fruiting id={`${id}-fruit`} lobes={front} count={Math.round(apples * 0.4)} r={r} tones={tones} />
    </>
  );
}

const NEAR_LEAF = leaves('#2f4f2c', '#8fa844', '#ffe38a');
/** The bough of the tree in the foreground, starting inside its trunk. */
const BOUGH: readonly Spot[] = [[1596, 276], [1560, 214], [1480, 148], [1350, 96], [1190, 128]];

/** A tree in the foreground, at the picture's right edge: its trunk, the bottom of its crown, and a bough of ripe fruit. */
export const NearTree = () => (
  <>
    <OverhangingBranch id="bough" line={BOUGH} radius={46} twigs={8} tones={NEAR_LEAF} fleck={19} width={34} bark="#4c3a34" />
    <Fruiting id="near-fruit" lobes={BOUGH.slice(3).flatMap(([x, y]): Lobe[] => [[x, y + 26, 46, 34], [x + 50, y + 30, 40, 30]])} count={7} r={22} tones={NEAR_LEAF} />
    <path d={lens(1640, 948, 420, 30)} fill={SHADE} opacity={0.5} />
    <path d={band([[1588, 950, 150], [1580, 860, 96], [1576, 560, 82], [1572, 300, 74], [1566, 200, 56]]) + band([[1574, 330, 60], [1604, 180, 52], [1650, -20, 44]]) + band([[1568, 260, 46], [1520, 180, 36], [1460, 140, 26], [1360, 100, 1]])} fill="#4c3a34" />
    <path d={band([[1534, 950, 26], [1546, 860, 20], [1546, 560, 18], [1546, 300, 16], [1530, 216, 8]])} fill="#96795f" />
    <path d={band([[1566, 900, 3], [1572, 760, 6], [1566, 620, 3]]) + band([[1596, 820, 3], [1590, 640, 6], [1598, 470, 3]]) + band([[1570, 560, 2], [1576, 440, 5], [1570, 330, 2]])} fill="#33272a" />
    <Mass id="near-crown" lobes={lobesIn('near-crown', 1590, 40, 150, 90, 12)} tones={NEAR_LEAF} fleck={19} />
  </>
);
