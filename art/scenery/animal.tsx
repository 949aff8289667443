/** Parts shared by the animals. Most face right and are 100 high, shaded below so that `flip` works. (x, y): the ground under the body. */
import type { ReactNode } from 'react';
import { mix } from '../kit/colour.ts';
import { points, smooth, type Station } from '../kit/curves.ts';
import { At } from './canvas.tsx';
import { band, lens, oval } from './shapes.ts';

/** Where and how to draw an animal. `id`: unique in the scene; `height`: see each animal's comment; `ink`: colour of a plain silhouette. */
export type AnimalPlace = { id: string; x: number; y: number; height: number; flip?: boolean; shadow?: boolean; ink?: string };

/** A smooth closed outline through the stations. */
export const form = (list: readonly Station[]) => smooth(points(list));
/** A leg or tail through [x, y, width] stations. Its first end, if over 6 wide, is rounded so that it joins the body without a corner. */
export function limb(stations: readonly (readonly [x: number, y: number, width: number])[]): string {
  const [x, y, width] = stations[0] ?? [0, 0, 0];
  return width > 6 ? `${band(stations)}${oval(x, y, width / 2, width / 2)}` : band(stations);
}
/** The colour of a coat or cloth in shade. */
export const underside = (coat: string, t = 0.3) => mix(coat, '#3a1638', t);

/** Places and scales an animal and draws its shadow. `reach`: half the width of its stance. */
export function Standing({ x, y, height, flip = false, shadow = true, reach = 50, children }: Omit<AnimalPlace, 'id'> & { reach?: number; children: ReactNode }) {
  return (
    <At x={x} y={y} scale={height / 100} flip={flip}>
      {shadow && <path d={lens(2, 0, reach * 2.3, 7)} fill="#2a1a2e" opacity={0.28} />}
      {children}
    </At>
  );
}

/** A body or a part of one: the outline `d` with its `shade` (usually the lower part) and its `light` (usually the back) clipped to it. */
export function Body({ id, d, coat, shade, light, children }: { id: string; d: string; coat: string; shade: string; light?: string; children?: ReactNode }) {
  return (
    <>
      <clipPath id={id}>
        <path d={d} />
      </clipPath>
      <path d={d} fill={coat} />
      <g clipPath={`url(#${id})`}>
        {light && <path d={light} fill={mix(coat, '#ffe9bd', 0.26)} />}
        <path d={shade} fill={underside(coat, 0.26)} />
        {children}
      </g>
    </>
  );
}
