/** Parts of figures. Whole figures are drawn in a box 300 high, standing ones with their feet at (0, 0), and then scaled. */
import type { ReactNode } from 'react';
import { points, smooth, type Station } from '../kit/curves.ts';
import { At } from '../scenery/canvas.tsx';
import { Hand } from './hand.tsx';

/** Height of the box that whole figures are drawn in. */
export const BOX = 300;

/** A smooth closed path through a table of stations. */
export const shape = (list: readonly Station[]): string => smooth(points(list));

/** A piece of cloth or skin. Its `children`, such as shade and folds, are clipped to the outline. `id` must be unique in the scene. */
export function Piece({ id, outline, fill, children }: { id: string; outline: string; fill: string; children?: ReactNode }) {
  return (
    <>
      <path d={outline} fill={fill} />
      {children && (
        <>
          <clipPath id={id}>
            <path d={outline} />
          </clipPath>
          <g clipPath={`url(#${id})`}>{children}</g>
        </>
      )}
    </>
  );
}

/** An arm from behind, through shoulder, elbow and wrist. The hand is a disc unless `hand` makes it open or pointing. */
export function Arm({ from, elbow, to, skin, width = 13, hand }: { from: readonly [number, number]; elbow: readonly [number, number]; to: readonly [number, number]; skin: string; width?: number; hand?: 'open' | 'points' | undefined }) {
  const turn = (Math.atan2(to[1] - elbow[1], to[0] - elbow[0]) * 180) / Math.PI;
  return (
    <>
      <g fill="none" stroke={skin} strokeLinecap="round" strokeLinejoin="round">
        <path d={`M${from[0]} ${from[1]}L${elbow[0]} ${elbow[1]}`} strokeWidth={width} />
        <path d={`M${elbow[0]} ${elbow[1]}L${to[0]} ${to[1]}`} strokeWidth={width * 0.72} />
        {!hand && <circle cx={to[0]} cy={to[1]} r={width * 0.22} strokeWidth={width * 0.4} />}
      </g>
      {hand && <Hand x={to[0]} y={to[1]} turn={turn} scale={width / 13} skin={skin} holds={hand} />}
    </>
  );
}

/** Places a figure with its feet at (x, y), `height` high. `flip` mirrors it, including its shading. */
export function Standing({ x, y, height, flip = false, children }: { x: number; y: number; height: number; flip?: boolean; children: ReactNode }) {
  return (
    <At x={x} y={y} scale={height / BOX} flip={flip}>
      {children}
    </At>
  );
}
