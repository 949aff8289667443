/** What the drawings of the bungalow above Coonoor share: moonlit colours, a woman's height, a lit window, Mangalore tiles. */
import type { ReactNode } from 'react';
import { n } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { Gradient } from '../../../scenery/canvas.tsx';
import { box } from '../../../scenery/shapes.ts';

export const WALL = { moon: '#8a8ebc', mid: '#64659a', shade: '#43406f' };
export const ROOF = { moon: '#83608c', mid: '#5c3c63', line: '#38244a' };
export const WOOD = '#cfcbe6';
/** Height of a grown woman at the house, in picture units. */
export const AT_HOUSE = 134;

/** A lit window of `across` × `up` panes with half-drawn curtains. `children` are clipped to the frame. */
export function Window({ id, x, y, width, height, across, up, glow, curtain, children }: { id: string; x: number; y: number; width: number; height: number; across: number; up: number; glow: readonly [top: string, low: string]; curtain: string; children?: ReactNode }) {
  const drape = (side: 0 | 1) => {
    const at = (share: number) => (side ? x + width * (1 - share) : x + width * share);
    return shape([[at(0), y, 'corner'], [at(0.3), y, 'corner'], [at(0.24), y + height * 0.5], [at(0.11), y + height * 0.66], [at(0.15), y + height, 'corner'], [at(0), y + height, 'corner']]);
  };
  return (
    <>
      <path d={box(x - 6, y - 6, width + 12, height + 12)} fill={WOOD} />
      <Gradient id={`${id}-glow`} from={[0, y]} to={[0, y + height]} stops={[[0, glow[0]], [1, glow[1]]]} />
      <path d={box(x, y, width, height)} fill={`url(#${id}-glow)`} />
      <clipPath id={`${id}-frame`}>
        <path d={box(x, y, width, height)} />
      </clipPath>
      <g clipPath={`url(#${id}-frame)`}>{children}</g>
      <path d={drape(0) + drape(1)} fill={curtain} />
      <path d={Array.from({ length: across - 1 }, (_, i) => box(x + (width * (i + 1)) / across - 2, y, 4, height)).join('') + Array.from({ length: up - 1 }, (_, i) => box(x, y + (height * (i + 1)) / up - 1.5, width, 3)).join('')} fill="#5f4258" />
      <path d={box(x - 12, y + height + 5, width + 24, 7)} fill={WALL.moon} />
      <path d={box(x - 12, y + height + 12, width + 24, 4)} fill={WALL.shade} />
    </>
  );
}

/** Mangalore tiles, drawn as rows of scallops. `slope` is how far the left and right ends of the rows shift from top to bottom. */
export const tiles = (left: number, right: number, top: number, bottom: number, slope: readonly [number, number]) =>
  Array.from({ length: Math.round((bottom - top) / 15) }, (_, i) => {
    const [t, y] = [(i * 15) / (bottom - top), top + 8 + i * 15];
    const from = left + slope[0] * t;
    const count = Math.floor((right + slope[1] * t - from) / 15);
    return `M${n(from + (i % 2) * 7)} ${y}${'q7.5 7 15 0'.repeat(count)}`;
  }).join('');
