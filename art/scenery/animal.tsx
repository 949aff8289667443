/** What all animals share: they face right, stand at (x, y) on the middle of their feet, are drawn 100 high and scaled, and carry their shade underneath so that they may be flipped. */
import type { ReactNode } from 'react';
import { mix } from '../kit/colour.ts';
import { points, smooth, type Station } from '../kit/curves.ts';
import { At } from './canvas.tsx';
import { band, lens, oval } from './shapes.ts';

/** The place of an animal. `id` unique in the scene; `height` in picture units (each animal says what its height is); `ink` draws a plain silhouette. */
export type AnimalPlace = { id: string; x: number; y: number; height: number; flip?: boolean; shadow?: boolean; ink?: string };

/** A smooth outline from a table of spots. */
export const form = (list: readonly Station[]) => smooth(points(list));
/** A leg or tail through [x, y, width] stations; its upper end is round, so that it sits in the body without a corner. */
export function limb(stations: readonly (readonly [x: number, y: number, width: number])[]): string {
  const [x, y, width] = stations[0] ?? [0, 0, 0];
  return width > 6 ? `${band(stations)}${oval(x, y, width / 2, width / 2)}` : band(stations);
}
/** Fur or hide in shade. */
export const underside = (coat: string, t = 0.3) => mix(coat, '#3a1638', t);

/** The frame of an animal: its place, its shadow (`reach` = half its stance), its scale. */
export function Standing({ x, y, height, flip = false, shadow = true, reach = 50, children }: Omit<AnimalPlace, 'id'> & { reach?: number; children: ReactNode }) {
  return (
    <At x={x} y={y} scale={height / 100} flip={flip}>
      {shadow && <path d={lens(2, 0, reach * 2.3, 7)} fill="#2a1a2e" opacity={0.28} />}
      {children}
    </At>
  );
}

/** A body whose lower part lies in shade and whose back catches light: everything is clipped to the outline. */
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
