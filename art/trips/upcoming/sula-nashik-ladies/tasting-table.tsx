/** The long tasting table: a printed cloth over wooden legs, and the things on it. */
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Gradient } from '../../../scenery/canvas.tsx';
import { band, box, leaf, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';
import { Glass } from './tasting.tsx';
import { at, face } from './vineyard.tsx';

const CLOTH = { lit: '#fff0dc', mid: '#ecd3c4', shade: '#8d6f96', border: '#a8325e', gold: '#f2c46a' };
const WOOD = { lit: '#b07c4c', shade: '#5c3a34' };

/** The tasting table in metres: its two ends, its front and back edges, and its height. */
const TABLE = { left: 0.75, right: 3.9, front: 6.05, back: 6.85, top: 0.76 };

/** The lower edge of the cloth on the side facing us: it waves, and its corners hang lower. */
function hemOf(from: Spot, to: Spot, drop: number): Spot[] {
  const dip = (px: number) => [from[0], to[0]].reduce((sum, corner) => sum + 17 * Math.exp(-(((px - corner) / 12) ** 2)), 0);
  return rounded(Array.from({ length: 65 }, (_, i): Spot => {
    const px = from[0] + ((to[0] - from[0]) * i) / 64;
    return [px, from[1] + drop + Math.sin(i * 1.26) * 2.6 + Math.sin(i * 0.71 + 1) * 1.8 + dip(px)];
  }), 3);
}

/** The overhanging cloth: folds that widen towards the hem, a printed border along it, and the short side in the last sun. */
function Drape({ from, to, corner, drop }: { from: Spot; to: Spot; corner: Spot; drop: number }) {
  const r = random('folds');
  const hem = hemOf(from, to, drop);
  const strip = (up: number, down: number) => polygon([...hem.map(([x, y]): Spot => [x, y - up]), ...hem.toReversed().map(([x, y]): Spot => [x, y - down])]);
  const folds = Array.from({ length: 21 }, (_, i) => ({ x: from[0] + ((to[0] - from[0]) * (i + r.between(0.15, 0.85))) / 21, wide: r.between(6, 17), long: r.between(0.5, 1) }));
  const fold = (x: number, wide: number, long: number) => band([[x - 1, from[1] + drop * (1 - long), 1], [x, from[1] + drop * (1 - long * 0.7), wide * 0.34], [x + 2, from[1] + drop * 0.7, wide * 0.5], [x + 3, from[1] + drop + 8, wide]]);
  return (
    <>
      <path d={polygon([corner, from, [from[0] + 2, from[1] + drop + 15], [corner[0] + 1, corner[1] + drop * 0.9]])} fill="#ffd9a8" />
      <path d={polygon([[corner[0] + 1, corner[1] + drop * 0.66], [from[0], from[1] + drop - 10], [from[0], from[1] + drop + 4], [corner[0] + 1, corner[1] + drop * 0.8]])} fill={CLOTH.border} />
      <Gradient id="cloth" from={[from[0], 0]} to={[to[0], 0]} stops={[[0, CLOTH.lit], [0.35, CLOTH.mid], [1, '#cfb2bd']]} />
      <clipPath id="drape">
        <path d={polygon([from, to, ...hem.toReversed()])} />
      </clipPath>
      <g clipPath="url(#drape)">
        <path d={box(from[0], from[1], to[0] - from[0], drop + 30)} fill="url(#cloth)" />
        <path d={strip(27, 7)} fill={CLOTH.border} />
        <path d={strip(30, 28) + strip(5, 3)} fill={CLOTH.gold} />
        <path d={hem.filter((_, i) => i % 5 === 2).map(([x, y]) => polygon([[x - 5, y - 17], [x, y - 23], [x + 5, y - 17], [x, y - 11]])).join('')} fill={CLOTH.gold} />
        <path d={folds.map(({ x, wide, long }) => fold(x, wide, long)).join('')} fill={CLOTH.shade} opacity={0.34} />
        <path d={folds.map(({ x, wide, long }) => fold(x - wide * 0.7, wide * 0.5, long * 0.86)).join('')} fill="#fff8ea" opacity={0.55} />
        <path d={box(from[0], from[1], to[0] - from[0], 3)} fill="#fffaf0" />
      </g>
    </>
  );
}

/** A round board with cheese and a bunch of grapes, centred at (x, y). */
const Board = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={oval(x + 4, y + 2, 47, 8)} fill="#7d5a7c" opacity={0.5} />
    <path d={oval(x, y - 1, 44, 8)} fill={WOOD.shade} />
    <path d={oval(x, y - 4, 44, 8)} fill={WOOD.lit} />
    <path d={polygon([[x - 32, y - 4], [x - 6, y - 2], [x - 6, y - 15], [x - 30, y - 12]])} fill="#f2c33a" />
    <path d={polygon([[x - 30, y - 12], [x - 6, y - 15], [x - 14, y - 20]])} fill="#ffe69a" />
    {[[10, -6], [20, -5], [29, -7], [15, -13], [25, -13], [20, -19]].map(([dx = 0, dy = 0]) => (
      <g key={dx}>
        <path d={oval(x + dx, y + dy, 6)} fill="#5a2a62" />
        <path d={oval(x + dx - 2, y + dy - 2, 1.8)} fill="#d3b0dc" />
      </g>
    ))}
  </>
);

/** A jar of roses from the vineyard; (x, y) is its foot. */
const Roses = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={[-2.2, -1.75, -1.3, -0.9].map((angle) => leaf(x, y - 20, 32, 6, angle)).join('')} fill="#3f6a40" />
    <path d={polygon([[x - 9, y - 26], [x + 9, y - 26], [x + 10, y], [x - 10, y]])} fill="#d9e6e8" opacity={0.85} />
    <path d={polygon([[x - 10, y - 14], [x + 10, y - 14], [x + 10, y], [x - 10, y]])} fill="#8fb4b0" opacity={0.8} />
    {[[-13, -41], [3, -48], [16, -39], [-2, -35]].map(([dx = 0, dy = 0]) => (
      <g key={dx}>
        <path d={oval(x + dx, y + dy, 8.5, 8)} fill="#c22f5c" />
        <path d={oval(x + dx - 2, y + dy - 2, 4)} fill="#f08aa6" />
      </g>
    ))}
  </>
);

/** The long table: a printed cloth over wooden legs, bottles, stemmed glasses, plates, a board, roses, and candles in glasses. */
export function TastingTable() {
  const { left, right, front, back, top } = TABLE;
  const on = (x: number, z: number) => at(x, top, z);
  const drop = 72;
  const leg = (x: number) => {
    const [px, py] = at(x, 0, front + 0.08);
    return { lit: band([[px - 1, py - 90, 13], [px, py - 30, 11], [px, py, 8]]), shade: box(px, py - 90, 5, 90) };
  };
  const legs = [left + 0.16, (left + right) / 2, right - 0.16].map(leg);
  const bottle = (x: number, z: number, glass: string) => {
    const [bx, by] = on(x, z);
    return (
      <g key={`${x}-${z}`}>
        <path d={lens(bx + 14, by, 44, 5)} fill="#7d5a7c" opacity={0.5} />
        <path d={`M${n(bx - 9)} ${n(by)}v-30q0 -8 5.4 -12v-14h7.2v14q5.4 4 5.4 12v30Z`} fill={glass} />
        <path d={box(bx - 9, by - 27, 18, 15)} fill="#f6e3c4" />
        <path d={box(bx - 7, by - 28, 3, 26)} fill="#ffffff" opacity={0.3} />
        <path d={box(bx - 3.8, by - 57, 7.6, 8)} fill="#b02a4e" />
      </g>
    );
  };
  const plate = (x: number, z: number, food: readonly string[]) => {
    const [px, py] = on(x, z);
    return (
      <g key={`${x}-${z}`}>
        <path d={oval(px + 3, py + 1, 36, 8)} fill="#7d5a7c" opacity={0.55} />
        <path d={oval(px, py - 2, 33, 7.4)} fill="#fffaf0" />
        <path d={oval(px, py - 2, 24, 4.8)} fill="#dccbd6" />
        {food.map((tone, i) => <path key={i} d={oval(px - 18 + i * 9, py - 5 - (i % 2) * 4, 7, 5)} fill={tone} />)}
      </g>
    );
  };
  return (
    <>
      <path d={face([left + 0.16, 0, front + 0.05], [right + 0.05, 0, front + 0.05], [right + 0.1, 0, 7.1], [left + 0.1, 0, 7.1])} fill="#484a50" />
      <path d={legs.map(({ lit }) => lit).join('')} fill={WOOD.lit} />
      <path d={legs.map(({ shade }) => shade).join('')} fill={WOOD.shade} />
      <path d={face([left, top, front], [right, top, front], [right, top, back], [left, top, back])} fill={CLOTH.lit} />
      <path d={face([left, top, 6.36], [right, top, 6.36], [right, top, 6.6], [left, top, 6.6])} fill={CLOTH.border} opacity={0.9} />
      <path d={face([left, top, 6.35], [right, top, 6.35], [right, top, 6.37], [left, top, 6.37])} fill={CLOTH.gold} />
      <Roses x={on(2.3, 6.72)[0]} y={on(2.3, 6.72)[1]} />
      {plate(1.3, 6.4, ['#f2c33a', '#f6e3c4', '#f2c33a', '#e8a84a', '#f6e3c4'])}
      {plate(3.1, 6.4, ['#ef8a4a', '#9cbf4f', '#ef8a4a', '#ef8a4a', '#9cbf4f'])}
      {bottle(1.85, 6.55, '#2c4a3a')}
      {bottle(2.72, 6.6, '#4a2238')}
      <Board x={on(2.12, 6.28)[0]} y={on(2.12, 6.28)[1]} />
      {[[0.98, 6.5], [2.5, 6.24], [3.49, 6.5]].map(([x = 0, z = 0], i) => (
        <g key={x}>
          <path d={lens(on(x, z)[0] + 13, on(x, z)[1] + 1, 40, 4)} fill="#7d5a7c" opacity={0.5} />
          <Glass x={on(x, z)[0]} y={on(x, z)[1] - 13} size={0.76} wine={i % 2 ? '#8f2347' : '#a8b84a'} />
        </g>
      ))}
      {[1.64, 2.86].map((x) => (
        <g key={x}>
          <Halo id={`candle-${x}`} x={on(x, 6.2)[0]} y={on(x, 6.2)[1] - 10} rx={34} colour="#ffd98a" opacity={0.8} />
          <path d={polygon([[on(x, 6.2)[0] - 7, on(x, 6.2)[1] - 15], [on(x, 6.2)[0] + 7, on(x, 6.2)[1] - 15], [on(x, 6.2)[0] + 6, on(x, 6.2)[1]], [on(x, 6.2)[0] - 6, on(x, 6.2)[1]]])} fill="#ffb84a" />
          <path d={leaf(on(x, 6.2)[0], on(x, 6.2)[1] - 4, 12, 4, -Math.PI / 2)} fill="#fff6cf" />
        </g>
      ))}
      <Drape from={on(left, front)} to={on(right, front)} corner={on(left, back)} drop={drop} />
    </>
  );
}
