/** The near half of the ring of dry-laid field stones round the hut, with grass at its foot and an opening for the path. */
import { mix } from '../../../kit/colour.ts';
import { polygon, type Station } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Piece, shape } from '../../../people/body.tsx';
import { band, leaf, lens, type Spot } from '../../../scenery/shapes.ts';
import { rock, type Rock } from '../../../scenery/stone.tsx';

const TONES: readonly [Rock, ...Rock[]] = [rock('#98978a'), rock('#7d847f'), rock('#a59a86'), rock('#8b8178'), rock('#8f9a94'), rock('#757a7c')];
const LICHEN = '#c9cf8a';

/** Six field stones, x from -1 to 1, y from 0 to 1: slab, loaf, wedge, block, egg, tooth. `lit` is the upper face, `dark` the right one. */
const STONES: readonly { wide: number; high: number; outline: readonly Station[]; lit: readonly Spot[]; dark: readonly Spot[] }[] = [
  { wide: 1.4, high: 0.76, outline: [[-1, 0.1], [-0.94, 0.7], [-0.7, 1, 'corner'], [0.5, 0.92], [0.96, 0.72, 'corner'], [1, 0.2], [0.84, 0], [-0.86, 0]], lit: [[-1.2, 0.56], [-0.6, 0.62], [0.5, 0.6], [1.1, 0.5], [1.1, 1.2], [-1.2, 1.2]], dark: [[0.6, 1.2], [0.7, 0.5], [0.62, -0.1], [1.2, -0.1], [1.2, 1.2]] },
  { wide: 1, high: 0.95, outline: [[-0.92, 0], [-1, 0.4], [-0.76, 0.82], [-0.2, 1], [0.46, 0.94], [0.9, 0.56], [0.94, 0.1], [0.8, 0]], lit: [[-1.2, 0.5], [-0.66, 0.52], [-0.1, 0.72], [0.5, 0.7], [0.9, 1.2], [-1.2, 1.2]], dark: [[1.2, 0.9], [0.56, 0.6], [0.3, 0.24], [0.36, -0.1], [1.2, -0.1]] },
  { wide: 1.15, high: 0.8, outline: [[-1, 0], [-0.96, 0.36], [-0.5, 0.7], [0.3, 1, 'corner'], [0.8, 0.9], [0.98, 0.4], [0.9, 0, 'corner']], lit: [[-1.2, 0.3], [-0.5, 0.4], [0.34, 0.74], [0.4, 1.3], [-1.2, 1.3]], dark: [[0.3, 1.1], [0.4, 0.7], [0.5, -0.1], [1.2, -0.1], [1.2, 1.1]] },
  { wide: 0.85, high: 1, outline: [[-0.96, 0], [-1, 0.8], [-0.8, 1, 'corner'], [0.7, 0.96, 'corner'], [0.98, 0.74], [0.94, 0]], lit: [[-1.2, 0.74], [0.2, 0.72], [0.6, 1.3], [-1.2, 1.3]], dark: [[0.62, 1.1], [0.22, 0.7], [0.16, -0.1], [1.2, -0.1], [1.2, 1.1]] },
  { wide: 0.75, high: 0.84, outline: [[-0.7, 0], [-1, 0.42], [-0.72, 0.86], [0, 1], [0.74, 0.84], [1, 0.4], [0.7, 0]], lit: [[-1.2, 0.5], [-0.5, 0.6], [0, 0.76], [0.4, 1.3], [-1.2, 1.3]], dark: [[1.2, 0.8], [0.4, 0.56], [0.1, -0.1], [1.2, -0.1]] },
  { wide: 0.75, high: 1.25, outline: [[-0.9, 0], [-1, 0.3], [-0.6, 0.8], [-0.1, 1, 'corner'], [0.4, 0.84], [0.8, 0.5], [1, 0.06], [0.8, 0]], lit: [[-1.2, 0.4], [-0.5, 0.46], [-0.06, 0.8], [0, 1.3], [-1.2, 1.3]], dark: [[0, 1.2], [0.1, 0.7], [0.34, -0.1], [1.2, -0.1], [1.2, 1.2]] },
];

/** One stone with the middle of its base at (x, y). `size` is half its width before the proportions of its `kind` are applied. */
function FieldStone({ id, kind, x, y, size, tilt }: { id: string; kind: number; x: number; y: number; size: number; tilt: number }) {
  const r = random(id);
  const stone = STONES[kind % STONES.length] ?? STONES[0];
  const tones = r.pick(TONES);
  const side = r.next() < 0.35 ? -1 : 1;
  const [w, h] = [size * (stone?.wide ?? 1) * r.between(0.92, 1.1), size * (stone?.high ?? 1) * r.between(0.9, 1.1)];
  const put = ([px, py]: Spot): Spot => [x + px * w, y - py * h + px * w * tilt];
  // Mirror only the outline, so that the light stays on the left.
  const outline = stone?.outline.map(([px, py, corner]): Station => (corner ? [...put([px * side, py]), corner] : put([px * side, py]))) ?? [];
  return (
    <Piece id={id} outline={shape(outline)} fill={tones.mid}>
      <path d={polygon((stone?.dark ?? []).map(put))} fill={tones.shade} />
      <path d={polygon((stone?.lit ?? []).map(put))} fill={tones.lit} />
      <path d={band([[...put([-0.9, 0.02]), 3], [...put([0, 0.06]), h * 0.16], [...put([0.95, 0.02]), 3]])} fill={tones.crack} opacity={0.5} />
      {r.next() < 0.4 && <path d={lens(...put([-0.3, 0.8]), w * 0.7, h * 0.16) + lens(...put([-0.1, 0.68]), w * 0.3, h * 0.14)} fill={mix(LICHEN, tones.lit, 0.3)} opacity={0.8} />}
    </Piece>
  );
}

/** Stones that have fallen from the top of the wall. */
const FALLEN = [[-0.25, 4, 24, 30], [0.18, 1, 15, 34], [0.24, 4, 12, 24], [0.72, 2, 17, 26]] as const;

/** A point along the wall, `across` from -1 at the left to 1 at the right: its base, and how near it is. */
const foot = (across: number) => ({ x: 760 + across * 860, y: 850 + Math.sqrt(Math.max(0, 1 - across * across)) * 112, near: Math.sqrt(Math.max(0.08, 1 - across * across)) });
const GATE = [-0.78, -0.27] as const;

/** One course of stones, set edge to edge from `from` to `to`. */
function course(level: number, from: number, to: number) {
  const r = random(`course-${level}-${from}`);
  const stones = [];
  let across = from;
  let last = 9;
  while (across < to) {
    const kind = (last + 1 + Math.floor(r.next() * (STONES.length - 1))) % STONES.length;
    const { x, y, near } = foot(across);
    const size = (32 - level * 2) * (0.72 + near * 0.28) * r.between(0.88, 1.12);
    const step = (size * (STONES[kind]?.wide ?? 1)) / 860;
    stones.push(<FieldStone key={across} id={`stone-${level}-${from}-${stones.length}`} kind={kind} x={x + step * 860} y={y - level * (14 + near * 4) + r.between(-2, 3)} size={size} tilt={r.between(-0.07, 0.07) - across * 0.06} />);
    across += step * 2 + r.between(-0.006, 0.003);
    last = kind;
  }
  return stones;
}

export function RingWall() {
  const r = random('wall-grass');
  const ends = [[-1.04, GATE[0]], [GATE[1], 1.02]] as const;
  const footline = Array.from({ length: 90 }, () => r.between(-1, 0.98)).filter((across) => across < GATE[0] || across > GATE[1]);
  return (
    <>
      {ends.map(([from, to]) => <path key={from} d={band(Array.from({ length: 13 }, (_, i) => { const { x, y } = foot(from + ((to - from) * i) / 12); return [x + 16, y + 2, 22] as const; }))} fill="#23401f" opacity={0.5} />)}
      {ends.map(([from, to]) => <path key={from} d={band(Array.from({ length: 13 }, (_, i) => { const { x, y, near } = foot(from + 0.02 + ((Math.min(to, 0.86) - from - 0.02) * i) / 12); return [x, y - 15, 20 + near * 8] as const; }))} fill="#3b3d35" />)}
      {[0, 1].map((level) => ends.map(([from, to]) => course(level, from + level * 0.018, to - level * 0.03)))}
      {FALLEN.map(([across, kind, size, down]) => <FieldStone key={across} id={`fallen-${across}`} kind={kind} x={foot(across).x} y={foot(across).y + down * 0.6} size={size} tilt={0.06} />)}
      <path d={footline.map((across) => { const { x, y } = foot(across); return leaf(x, y + 6, r.between(14, 34), 3.4, -Math.PI / 2 + r.between(-0.5, 0.5)); }).join('')} fill="#4f8034" />
      <path d={footline.slice(0, 46).map((across) => { const { x, y } = foot(across + 0.01); return leaf(x, y + 8, r.between(12, 24), 3, -Math.PI / 2 + r.between(-0.6, 0.6)); }).join('')} fill="#9cc456" />
    </>
  );
}
