/** Map symbols: a location pin and a compass rose. */
import { mix } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { At, Shadow } from './canvas.tsx';
import { band, box, oval, scallop, type Spot } from './shapes.ts';

/** A pin, `height` tall, with its point at (x, y) and a banyan on its disc. Light from the right. */
export function BanyanPin({ x, y, height, colour = '#f2a51b', paper = '#fffbf4', leaf = '#1e5a49' }: { x: number; y: number; height: number; colour?: string; paper?: string; leaf?: string }) {
  const r = random('banyan-pin');
  // Drawn 100 tall: a round head of radius 33, its sides curving in to the point.
  const drop = 'M0 0C-5 -17 -33 -40 -33 -67A33 33 0 1 1 33 -67C33 -40 5 -17 0 0Z';
  const trunk = band([[0, -46, 15], [0, -51, 7], [0, -60, 6.5], [0, -70, 9]]) + band([[0, -60, 4], [-8, -66, 3], [-15, -72, 1]]) + band([[0, -60, 4], [8, -66, 3], [15, -72, 1]]);
  const roots = [-14.5, -8.5, 9, 15].map((at, i) => band([[at, -70, 1.3], [at + (i % 2 ? 0.8 : -0.6), -56, 1.4], [at, -47.5 - (i % 3) * 1.2, 2.2]])).join('');
  return (
    <>
      <Shadow x={x - height * 0.13} y={y + 1} width={height * 0.2} height={height * 0.055} colour="#4a2a5c" opacity={0.34} />
      <At x={x} y={y} scale={height / 100}>
        <path d={drop} fill={colour} />
        <path d="M0 0C-5 -17 -33 -40 -33 -67A33 33 0 0 1 -12 -97.7C-31 -78 -24 -36 0 0Z" fill={mix(colour, '#bf4a2b', 0.42)} />
        <path d={band([[13, -94.4, 0.6], [24, -85, 3], [28.6, -71, 0.6]])} fill={mix(colour, '#fff6d8', 0.6)} />
        <path d={oval(0, -67, 25)} fill={paper} />
        <path d={trunk + roots} fill="#6b4a38" />
        <path d={scallop(r, 0, -76, 19, 10, 10, 0.16)} fill={leaf} />
        <path d={scallop(r, 4, -79, 13, 6.4, 8, 0.16)} fill={mix(leaf, '#9fc25a', 0.45)} />
        <path d={scallop(r, 9, -81, 6, 3, 6, 0.16)} fill={mix(leaf, '#d9e07a', 0.7)} />
        <path d={box(-16, -47.8, 32, 2.6)} fill={colour} />
      </At>
    </>
  );
}

/** A compass rose lying on the water; its marigold point is north. */
export function WindRose({ x, y, size, light = '#fff6e0', dark = '#1d5f7c', north = '#f2a51b' }: { x: number; y: number; size: number; light?: string; dark?: string; north?: string }) {
  const tip = (turn: number, far: number): Spot => [x + Math.sin(turn) * far, y - Math.cos(turn) * far];
  const star = (turn: number, far: number, waist: number, half: -1 | 1) => polygon([[x, y], tip(turn, far), tip(turn + half * (Math.PI / 4), waist)]);
  const quarters = [0, 1, 2, 3].map((i) => (i * Math.PI) / 2);
  return (
    <>
      <path d={oval(x, y, size * 0.74) + oval(x, y, size * 0.7)} fillRule="evenodd" fill={light} opacity={0.7} />
      <path d={quarters.map((turn) => star(turn + Math.PI / 4, size * 0.62, size * 0.16, -1) + star(turn + Math.PI / 4, size * 0.62, size * 0.16, 1)).join('')} fill={light} opacity={0.55} />
      {([-1, 1] as const).map((half) => (
        <path key={half} d={quarters.slice(1).map((turn) => star(turn, size * 0.9, size * 0.2, half)).join('')} fill={half < 0 ? dark : light} />
      ))}
      <path d={star(0, size * 1.08, size * 0.2, -1)} fill={mix(north, '#bf4a2b', 0.5)} />
      <path d={star(0, size * 1.08, size * 0.2, 1)} fill={north} />
    </>
  );
}
