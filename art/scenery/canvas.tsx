/** The canvas of a scene, and what most drawings need: gradients, placement and shadows. */
import type { ReactNode } from 'react';
import { n } from '../kit/curves.ts';

/** The whole picture: 1600 × 1000 units by default, origin at the upper left. */
export function Canvas({ width = 1600, height = 1000, children }: { width?: number; height?: number; children: ReactNode }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={`0 0 ${width} ${height}`} width={width} height={height}>
      {children}
    </svg>
  );
}

/** A gradient stop: offset (0 to 1), colour, opacity (default 1). */
export type Stop = readonly [at: number, colour: string, opacity?: number];

/** A gradient between two spots in user units, so that several shapes can share it. Without spots it runs down each shape. */
export function Gradient({ id, stops, from, to }: { id: string; stops: readonly Stop[]; from?: readonly [number, number]; to?: readonly [number, number] }) {
  const ends = from && to ? { gradientUnits: 'userSpaceOnUse', x1: n(from[0]), y1: n(from[1]), x2: n(to[0]), y2: n(to[1]) } : { x1: 0, y1: 0, x2: 0, y2: 1 };
  return (
    <linearGradient id={id} {...ends}>
      {stops.map(([at, colour, opacity = 1], i) => (
        <stop key={i} offset={at} stopColor={colour} stopOpacity={opacity} />
      ))}
    </linearGradient>
  );
}

/** Moves its children to (x, y), scaled, mirrored with `flip`, and rotated by `turn` degrees. */
export function At({ x, y, scale = 1, flip = false, turn = 0, children }: { x: number; y: number; scale?: number; flip?: boolean; turn?: number; children: ReactNode }) {
  const size = Math.round(scale * 1000) / 1000;
  return <g transform={`translate(${n(x)} ${n(y)})${turn ? ` rotate(${n(turn)})` : ''} scale(${flip ? -size : size} ${size})`}>{children}</g>;
}

/** The shadow under an object, centred on (x, y): an ellipse of half-width `width` and half-height `height`. */
export function Shadow({ x, y, width, height = width * 0.13, colour = '#2a1a2e', opacity = 0.28 }: { x: number; y: number; width: number; height?: number; colour?: string; opacity?: number }) {
  return <ellipse cx={n(x)} cy={n(y)} rx={n(width)} ry={n(height)} fill={colour} opacity={opacity} />;
}
