/** What the women taste from: glasses, a jug of grape juice, the long table under its cloth. */
import { mix } from '../../../kit/colour.ts';
import { n, polygon } from '../../../kit/curves.ts';
import { Gradient } from '../../../scenery/canvas.tsx';
import { band, box, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { at, face } from './vineyard.tsx';

const CLOTH = { lit: '#fff2e0', shade: '#c9b4c8' };

/** A stemmed glass, 46 high, a third full; (0, 0) is where fingers close round its stem. `wine` may be grape juice; the `hand` that holds it lays its fingers over the stem. */
export const Glass = ({ x = 0, y = 0, size = 1, wine = '#8f2347', hand }: { x?: number; y?: number; size?: number; wine?: string; hand?: string }) => (
  <g transform={`translate(${n(x)} ${n(y)}) scale(${size})`}>
    <path d={`${box(-1.2, -4, 2.4, 21)}${oval(0, 17, 9, 2.2)}`} fill="#d3c6e2" />
    <path d="M-8.5 -29Q-14 -10 -6 -5Q0 -2 6 -5Q14 -10 8.5 -29Z" fill="#f2ecf6" opacity={0.66} />
    <path d="M-10.6 -17Q-11.4 -9 -5.6 -5.6Q0 -3 5.6 -5.6Q11.4 -9 10.6 -17Z" fill={wine} />
    <path d={oval(0, -17, 10.6, 1.8)} fill={mix(wine, '#ffe6d0', 0.34)} />
    <path d={oval(0, -29, 8.5, 1.6)} fill="none" stroke="#ffffff" strokeWidth={1} />
    <path d="M-6.6 -26Q-9.4 -14 -5.6 -8" stroke="#ffffff" strokeWidth={1.8} fill="none" />
    {hand && <path d={[-2, 2, 6].map((down) => oval(1, down, 6.4 - down * 0.2, 2.9)).join('')} fill={hand} />}
  </g>
);

/** Where a glass goes in a hand at the end of a forearm: a finger's length beyond the wrist. */
export const inFingers = (bend: number) => ({ x: Math.sin((bend * Math.PI) / 180) * 9, y: Math.cos((bend * Math.PI) / 180) * 9 });

/** A jug of grape juice held by its handle, at (0, 0), and tipped: juice runs from its lip. */
export const Jug = () => (
  <>
    <path d="M59 10Q66 16 67 40" stroke="#a8b84a" strokeWidth={3.4} fill="none" strokeLinecap="round" />
    <g transform="rotate(34) translate(32 10)">
      <path d="M-18 -34q-6 22 2 44h34q8 -22 2 -44l6 -8Z" fill="#f2ecf6" opacity={0.8} />
      <path d="M-20 -4q0 8 4 14h34q7 -18 4 -36Z" fill="#a8b84a" />
      <path d="M-20 -28q-24 2 -15 20q4 8 14 10" stroke="#e4dcee" strokeWidth={5} fill="none" strokeLinecap="round" />
      <path d="M-12 -28q-4 16 0 32" stroke="#ffffff" strokeWidth={3} fill="none" opacity={0.8} />
    </g>
  </>
);

/** The tasting table's ends and depth, in metres. */
const TABLE = { left: 0.75, right: 3.9, front: 6.05, back: 6.85, top: 0.76 };

/** The long table: a cloth that falls in folds, bottles, a jug of grape juice, plates. */
export function TastingTable() {
  const { left, right, front, back, top } = TABLE;
  const on = (x: number, z: number) => at(x, top, z);
  const [x0, y0] = on(left, front);
  const [x1] = on(right, front);
  const drop = 104;
  const hem = Array.from({ length: 33 }, (_, i): Spot => [x1 + ((x0 - x1) * i) / 32, y0 + drop + Math.sin(i * 1.9) * 4]);
  const folds = Array.from({ length: 13 }, (_, i) => x0 + ((x1 - x0) * (i + 0.2 + 0.5 * Math.sin(i * 2.3) ** 2)) / 13);
  const bottle = (x: number, z: number, glass: string) => {
    const [bx, by] = on(x, z);
    return (
      <g key={`${x}-${z}`}>
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
        <path d={oval(px, py, 34, 8)} fill="#b9a6bd" />
        <path d={oval(px, py - 2, 33, 7.4)} fill="#fffaf0" />
        {food.map((tone, i) => <path key={i} d={oval(px - 18 + i * 9, py - 5 - (i % 2) * 4, 7, 5)} fill={tone} />)}
      </g>
    );
  };
  return (
    <>
      <Gradient id="cloth" from={[x0, 0]} to={[x1, 0]} stops={[[0, '#ffe6c4'], [0.3, CLOTH.lit], [1, '#d9c6d2']]} />
      <path d={face([left, top, front], [right, top, front], [right, top, back], [left, top, back])} fill={CLOTH.lit} />
      {plate(1.3, 6.4, ['#f2c33a', '#f6e3c4', '#f2c33a', '#e8a84a', '#f6e3c4'])}
      {plate(3.05, 6.4, ['#ef8a4a', '#9cbf4f', '#ef8a4a', '#ef8a4a', '#9cbf4f'])}
      {bottle(1.85, 6.55, '#2c4a3a')}
      {bottle(2.72, 6.6, '#4a2238')}
      {[[0.98, 6.5], [2.5, 6.24], [3.49, 6.5]].map(([x = 0, z = 0], i) => (
        <g key={x}>
          <path d={lens(on(x, z)[0] + 13, on(x, z)[1] + 1, 40, 4)} fill="#7d5a7c" opacity={0.5} />
          <Glass x={on(x, z)[0]} y={on(x, z)[1] - 13} size={0.76} wine={i % 2 ? '#8f2347' : '#a8b84a'} />
        </g>
      ))}
      <path d={polygon([[x0, y0], [x1, y0], ...rounded(hem)])} fill="url(#cloth)" />
      <path d={folds.map((x, i) => band([[x, y0 + 6, 1], [x + 2, y0 + drop * 0.5, 7 + (i % 3) * 4], [x + 5, y0 + drop - 2, 12 + (i % 3) * 6]])).join('')} fill={CLOTH.shade} opacity={0.62} />
      <path d={polygon([[x0, y0], [x1, y0], [x1, y0 + 5], [x0, y0 + 5]])} fill="#ffffff" />
    </>
  );
}
