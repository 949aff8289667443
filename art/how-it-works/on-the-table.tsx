/** Things on the table at home, seen from above at a steep angle: a circle is drawn 0.8 times as high as it is wide. */
import { random } from '../kit/random.ts';
import { At, Gradient } from '../scenery/canvas.tsx';
import { alongLine, band, box, leaf, oval, type Spot } from '../scenery/shapes.ts';

const SHADE = '#3a1a24';
const STEEL = [[0, '#fdf6e8'], [0.16, '#cfc6c0'], [0.34, '#fffaf0'], [0.56, '#a8989c'], [0.8, '#6f606c'], [1, '#b89c90']] as const;

/** A circle of radius `r` lying flat on the table. */
const flat = (x: number, y: number, r: number) => oval(x, y, r, r * 0.8);

/** A steel tumbler of filter coffee in its davara (saucer); (x, y) is the middle of the davara's base. */
export function CoffeeFromAbove({ x, y }: { x: number; y: number }) {
  return (
    <At x={x} y={y}>
      <path d={flat(30, 20, 84) + flat(66, 40, 46)} fill={SHADE} opacity={0.3} />
      <Gradient id="davara" from={[-84, 0]} to={[84, 0]} stops={STEEL} />
      <Gradient id="davara-wall" from={[-76, -20]} to={[76, 0]} stops={[[0, '#6a5a64'], [0.5, '#a4969a'], [1, '#f4ece0']]} />
      <Gradient id="tumbler" from={[-48, 0]} to={[48, 0]} stops={STEEL} />
      <path d="M-84 -24C-82 10 -62 51 0 51C62 51 82 10 84 -24Z" fill="url(#davara)" />
      <path d={flat(0, -25, 84)} fill="url(#davara)" />
      <path d={flat(0, -24, 77)} fill="url(#davara-wall)" />
      <path d={flat(0, -8, 58)} fill="#8f8288" />
      <path d={flat(16, -2, 42)} fill="#4a3a48" opacity={0.75} />
      <path d="M-51 -84L-39 -2Q-36 24 0 25Q36 24 39 -2L51 -84Z" fill="url(#tumbler)" />
      <path d="M-41 -14L-39 -2Q-36 24 0 25Q36 24 39 -2L41 -14Q32 12 0 13Q-32 12 -41 -14Z" fill="#a8663c" opacity={0.5} />
      <path d={flat(0, -84, 53)} fill="url(#tumbler)" />
      <path d={flat(0, -83, 47)} fill="#6b3a22" />
      <path d={flat(1, -79, 44)} fill="#b9773f" />
      <path d={flat(5, -77, 36)} fill="#d9a066" />
      <path d={flat(9, -76, 23)} fill="#e9bd84" />
      <path d={[[-24, -88, 6], [-32, -80, 4.4], [-18, -98, 4], [-27, -70, 3], [-12, -91, 3], [22, -60, 3.4], [30, -66, 2.4]].map(([bx = 0, by = 0, r = 0]) => flat(bx, by, r)).join('')} fill="#f6dcb0" />
      <path d="M-6 -104Q-26 -134 -2 -158Q16 -182 2 -214Q28 -184 10 -154Q-8 -130 4 -104ZM22 -98Q8 -124 24 -144Q38 -160 30 -184Q50 -160 38 -140Q24 -120 30 -98Z" fill="#fff6e6" opacity={0.42} />
    </At>
  );
}

/** A plate with a painted rim and two biscuits, one of them bitten. */
export const BiscuitPlate = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y}>
    <path d={flat(22, 16, 118)} fill={SHADE} opacity={0.3} />
    <path d={flat(0, 5, 118)} fill="#c9b8a8" />
    <path d={flat(0, 0, 118)} fill="#fbf5ea" />
    <path d={Array.from({ length: 20 }, (_, i) => flat(Math.cos(i * 0.314) * 100, Math.sin(i * 0.314) * 80, i % 2 ? 7 : 4)).join('')} fill="#3f8f9a" />
    <path d={flat(0, 0, 84)} fill="#d8cabb" />
    <path d={flat(4, 5, 81)} fill="#fbf5ea" />
    <g transform="scale(1 0.8)">
      {[[-34, -6, -18], [30, 10, 13]].map(([bx = 0, by = 0, turn = 0], i) => (
        <At key={bx} x={bx} y={by} turn={turn}>
          <path d={box(-23, -34, 64, 86)} fill={SHADE} opacity={0.3} />
          <path d={i ? 'M-30 -36H10Q6 -24 18 -22Q20 -8 34 -10V50H-30Z' : box(-30, -36, 64, 86)} fill="#a8703c" />
          <path d={i ? 'M-32 -42H8Q4 -30 16 -28Q18 -14 32 -16V44H-32Z' : box(-32, -42, 64, 86)} fill="#e8b872" />
          <path d={i ? 'M-25 -35H0Q0 -22 10 -20Q14 -6 25 -7V37H-25Z' : box(-25, -35, 50, 72)} fill="#d09a52" />
          <path d={[-20, 2, 24].map((v) => oval(-12, v, 3.4) + (i && v < 0 ? '' : oval(12, v, 3.4))).join('')} fill="#9a632f" />
        </At>
      ))}
      <path d={[[66, -36, 5], [78, -24, 3], [58, -50, 3], [84, -44, 2.4], [72, 66, 3]].map(([bx = 0, by = 0, r = 0]) => oval(bx, by, r)).join('')} fill="#b87f45" />
    </g>
  </At>
);

/** A string of jasmine for the hair, lying in a loose coil. */
export function JasmineString({ x, y }: { x: number; y: number }) {
  const r = random('jasmine');
  const coil = Array.from({ length: 54 }, (_, i): Spot => {
    const turn = 0.5 + i * 0.24;
    const reach = 92 - i * 1.15;
    return [Math.cos(turn) * reach + r.between(-2, 2) - i * 0.3, Math.sin(turn) * reach * 0.8 + r.between(-2, 2)];
  });
  const buds = coil.flatMap(([bx, by], i) => [-0.5, 0.4, 2.7, 3.6].map((off) => ({ at: [bx, by] as Spot, long: r.between(13, 19), angle: i * 0.24 + 0.5 + off + r.between(-0.25, 0.25), isLit: r.next() < 0.62 })));
  const drawn = (list: typeof buds) => list.map(({ at: [bx, by], long, angle }) => leaf(bx, by, long, 6.5, angle)).join('');
  return (
    <At x={x} y={y}>
      <g transform="translate(9 9)">
        <path d={drawn(buds)} fill={SHADE} opacity={0.34} />
      </g>
      <path d={band([[74, 70, 2], [104, 92, 3], [124, 86, 3], [140, 100, 1]])} fill="#5f8a4a" />
      <path d={drawn(buds.filter(({ isLit }) => !isLit))} fill="#d5cbb4" />
      <path d={coil.map(([bx, by]) => oval(bx, by, 4.4, 3.6)).join('')} fill="#7fa05a" />
      <path d={drawn(buds.filter(({ isLit }) => isLit))} fill="#fffaf0" />
    </At>
  );
}

/** The shadow of a neem branch outside the window. */
export function NeemShade() {
  const r = random('neem');
  const sprigs: readonly (readonly Spot[])[] = [
    [[-40, 20], [90, 110], [210, 230], [280, 390]],
    [[60, 88], [190, 110], [300, 100]],
    [[-40, 300], [60, 370], [150, 480], [190, 610]],
    [[150, 166], [140, 290], [86, 350]],
  ];
  const leaflets = sprigs.flatMap((line) =>
    Array.from({ length: 9 }, (_, i) => alongLine(line, 0.16 + i * 0.1)).flatMap(({ x, y, angle }, i) => [-1, 1].map((side) => leaf(x, y, r.between(50, 72) * (1 - i * 0.045), r.between(9, 14), angle + side * r.between(0.55, 0.95)))),
  );
  return (
    <g fill="#7a4426" opacity={0.26}>
      <path d={sprigs.map((line) => band(line.map(([x, y], i) => [x, y, 9 - i * 2.2] as const))).join('') + leaflets.join('')} />
    </g>
  );
}
