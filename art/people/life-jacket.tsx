import { shape } from './body.tsx';

/** A life jacket for a `Posed` with hips at (x, y). `size`: about 0.0024 × its `height` at age 8; `lean`: its pose's, negated by `flip`. */
export const LifeJacket = ({ x, y, size, lean = 0 }: { x: number; y: number; size: number; lean?: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${lean}) scale(${size})`}>
    <path d={shape([[-20, -88], [-2, -94], [19, -86], [22, -50], [18, -16], [-18, -16], [-22, -50]])} fill="#f0762a" />
    <path d={shape([[4, -93], [19, -86], [22, -50], [18, -16], [6, -16], [8, -50]])} fill="#c9531f" />
    <path d="M-21 -40H21M-20 -62H21" stroke="#fff0c8" strokeWidth={6} />
  </g>
);
