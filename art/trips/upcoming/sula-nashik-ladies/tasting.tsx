/** Things for the tasting: glasses, and a jug of grape juice. */
import { mix } from '../../../kit/colour.ts';
import { n } from '../../../kit/curves.ts';
import { box, oval } from '../../../scenery/shapes.ts';

/** A stemmed glass, about 50 high. With `hand`, a skin colour, fingers hold the stem at (0, 0). `wine` is the colour of wine or juice. */
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

/** Where to put a glass in a hand: 9 units beyond the wrist, in the direction `bend` of the forearm (degrees). */
export const inFingers = (bend: number) => ({ x: Math.sin((bend * Math.PI) / 180) * 9, y: Math.cos((bend * Math.PI) / 180) * 9 });

/** A jug of grape juice, held by its handle at (0, 0) and tipped: juice runs from its lip. */
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
