/** Seas, lakes and rivers, reflections in them, and waterfalls. */
import type { ReactNode } from 'react';
import { n, polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { Gradient, type Stop } from './canvas.tsx';
import { band, lens, oval, rounded, type Spot } from './shapes.ts';

/** Still or open water across the whole picture, from its waterline down; a thin light line marks the far shore. */
export function Water({ id, y, bottom = 1000, stops, shine = '#ffffff', shineOpacity = 0.5 }: { id: string; y: number; bottom?: number; stops: readonly Stop[]; shine?: string; shineOpacity?: number }) {
  return (
    <>
      <Gradient id={id} stops={stops} from={[0, y]} to={[0, bottom]} />
      <rect x={0} y={y} width={1600} height={bottom - y} fill={`url(#${id})`} />
      <rect x={0} y={y} width={1600} height={3} fill={shine} opacity={shineOpacity} />
    </>
  );
}

/** A river, pool or lake with the given outline. */
export function Pool({ id, outline, stops, fill }: { id: string; outline: readonly Spot[]; stops?: readonly Stop[]; fill?: string }) {
  const d = polygon(rounded([...outline, ...outline.slice(0, 1)]));
  return (
    <>
      {stops && <Gradient id={id} stops={stops} />}
      <path d={d} fill={fill ?? `url(#${id})`} />
    </>
  );
}

/** Slivers of light (or of the subject's colour) on water inside a box; larger and further apart towards us. */
export function Ripples({ id, x = 0, y, width = 1600, height, count = 90, colour = '#ffffff', opacity = 0.5, size = 1 }: { id: string; x?: number; y: number; width?: number; height: number; count?: number; colour?: string; opacity?: number; size?: number }) {
  const r = random(id);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const t = r.next() ** 1.25;
    const long = (16 + 92 * t) * r.between(0.5, 1.2) * size;
    d += lens(x + r.between(0, width), y + t * height, long, (1.2 + 4 * t) * size);
  }
  return <path d={d} fill={colour} opacity={opacity} />;
}

/** The sun's path on water: slivers below the sun at x, spreading out towards us. */
export function SunPath({ id, x, y, height, width = 220, colour = '#fff0bf', opacity = 0.75, count = 46 }: { id: string; x: number; y: number; height: number; width?: number; colour?: string; opacity?: number; count?: number }) {
  const r = random(id);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const t = (i + r.next()) / count;
    const spread = width * (0.14 + 0.5 * t);
    d += lens(x + r.between(-0.5, 0.5) * spread, y + 4 + t * height, spread * r.between(0.25, 0.8), 1.4 + 3.4 * t);
  }
  return <path d={d} fill={colour} opacity={opacity} />;
}

/**
 * A filter that ripples an image by up to half of `scale`, in picture units; `children`: further filter steps. It computes only
 * the water that shows, from `line` down to `depth`, and what can be shifted into it, because noise takes long.
 */
const Waves = ({ id, frequency, scale, line, depth, children }: { id: string; frequency: string; scale: number; line: number; depth: number; children?: ReactNode }) => (
  <filter id={`${id}-waves`} filterUnits="userSpaceOnUse" x={-scale} y={line - scale} width={1600 + 2 * scale} height={depth + 2 * scale}>
    <feTurbulence type="fractalNoise" baseFrequency={frequency} numOctaves={2} seed={7} />
    <feDisplacementMap in="SourceGraphic" scale={scale} xChannelSelector="R" yChannelSelector="G" />
    {children}
  </filter>
);

/** The reflected copy of a group: flipped at `line`, squashed and rippled. */
const Flipped = ({ id, line, squash, opacity }: { id: string; line: number; squash: number; opacity: number }) => (
  <g filter={`url(#${id}-waves)`} opacity={opacity}>
    <use href={`#${id}-group`} transform={`translate(0 ${n(line * (1 + squash))}) scale(1 ${-squash})`} />
  </g>
);

/**
 * Objects on the water and their reflection: the children are drawn upright, and then again flipped at `line`, squashed and rippled.
 * `veil`: colour of deep water over the reflection. The reflection reuses the drawing, so ids in the children stay unique.
 */
export function Reflection({ id, line, children, squash = 0.8, depth = 360, veil = '#1d2350', opacity = 0.82, waves = 16 }: { id: string; line: number; children: ReactNode; squash?: number; depth?: number; veil?: string; opacity?: number; waves?: number }) {
  return (
    <>
      <Waves id={id} frequency="0.006 0.085" scale={waves} line={line} depth={depth} />
      <clipPath id={`${id}-below`}>
        <rect x={0} y={line} width={1600} height={depth} />
      </clipPath>
      <g id={`${id}-group`}>{children}</g>
      <g clipPath={`url(#${id}-below)`}>
        <Flipped id={id} line={line} squash={squash} opacity={opacity} />
        <Gradient id={`${id}-veil`} from={[0, line]} to={[0, line + depth]} stops={[[0, veil, 0], [1, veil, 0.72]]} />
        <rect x={0} y={line} width={1600} height={depth} fill={`url(#${id}-veil)`} />
      </g>
    </>
  );
}

/** Like `Reflection`, but for clear or lit water: it has no veil, and the soft reflection fades out completely `depth` below the line. */
export function FadingReflection({ id, line, depth, squash = 0.8, opacity = 0.6, waves = 26, children }: { id: string; line: number; depth: number; squash?: number; opacity?: number; waves?: number; children: ReactNode }) {
  return (
    <>
      <Waves id={id} frequency="0.005 0.07" scale={waves} line={line} depth={depth}>
        <feGaussianBlur stdDeviation="3 1.4" />
      </Waves>
      <Gradient id={`${id}-fade`} from={[0, line]} to={[0, line + depth]} stops={[[0, '#ffffff'], [0.55, '#ffffff', 0.6], [1, '#ffffff', 0]]} />
      <mask id={`${id}-below`} maskUnits="userSpaceOnUse" x={0} y={line} width={1600} height={depth}>
        <rect x={0} y={line} width={1600} height={depth} fill={`url(#${id}-fade)`} />
      </mask>
      <g mask={`url(#${id}-below)`}>
        <Flipped id={id} line={line} squash={squash} opacity={opacity} />
      </g>
      <g id={`${id}-group`}>{children}</g>
    </>
  );
}

/** Foam along a line where water meets sand or stone: a row of uneven flat bubbles. */
export function Foam({ id, line, width = 10, colour = '#f6fbf4', opacity = 0.9 }: { id: string; line: readonly Spot[]; width?: number; colour?: string; opacity?: number }) {
  const r = random(id);
  const d = rounded(line, 14).map(([x, y]) => {
    const size = width * r.between(0.5, 1.3);
    return oval(x + r.between(-4, 4), y + r.between(-2, 2), size * 1.7, size * 0.42);
  });
  return <path d={d.join('')} fill={colour} opacity={opacity} />;
}

/** The tones of a waterfall: body, threads of shade, threads of light. */
export type FallTones = { body: string; thread: string; bright: string };
const WHITE_WATER: FallTones = { body: '#e4eeea', thread: '#a9c4c3', bright: '#ffffff' };

/**
 * A waterfall made of ribbons, not of one outline with wavy sides. `spine`: [x, y, width] stations from the lip down.
 * Narrow it at ledges, and hide its end in mist, foam or boulders. `ribbons`: about 30 to 80.
 */
export function Waterfall({ id, spine, ribbons = 60, tones = WHITE_WATER }: { id: string; spine: readonly (readonly [x: number, y: number, width: number])[]; ribbons?: number; tones?: FallTones }) {
  const r = random(id);
  const middle = rounded(spine.map(([x, y]): Spot => [x, y]), 6);
  const widths = rounded(spine.map(([, y, w]): Spot => [w, y]), 6);
  const steps = middle.length - 1;
  const height = (spine[spine.length - 1]?.[1] ?? 0) - (spine[0]?.[1] ?? 0);
  // In a low, broad step the strands run most of the height: short wide ones would look like beans.
  const squat = (widths[steps]?.[0] ?? 0) > height * 1.6;
  const strand = (lane: number, from: number, to: number, share: number) => {
    const stations: [number, number, number][] = [];
    const first = Math.floor(from * steps);
    const last = Math.ceil(to * steps);
    for (let i = first; i <= last; i += Math.max(1, Math.floor((last - first) / 9))) {
      const [x, y] = middle[Math.min(i, steps)] ?? [0, 0];
      const w = widths[Math.min(i, steps)]?.[0] ?? 0;
      const t = (i - first) / (last - first || 1);
      // A strand is thin at both ends: it starts as a thread and breaks up before it lands.
      stations.push([x + lane * w * 0.5 + Math.sin(i * 1.7 + lane * 9) * Math.min(w, height * 0.4) * 0.012, y, Math.max(0.6, Math.min(w * share, height * (squat ? 0.1 : 0.16)) * Math.sin(Math.PI * (0.12 + 0.8 * t)))]);
    }
    return band(stations);
  };
  let body = '';
  let thread = '';
  let bright = '';
  // Broad overlapping strands form one sheet with a ragged end; gaps near its edges show the rock.
  const lanes = Math.max(13, Math.round(((widths[steps]?.[0] ?? 0) / (height * 0.13 || 1)) * 1.6));
  for (let i = 0; i < lanes; i += 1) body += strand((i / (lanes - 1) - 0.5) * 1.5 + r.between(-0.05, 0.05), 0, r.between(0.92, 1), (r.between(0.13, 0.2) * (i % 7 === 2 ? 0.5 : 1) * 13) / Math.min(lanes, 20));
  for (let i = 0; i < ribbons; i += 1) {
    const lane = r.between(-0.96, 0.96);
    const from = r.next() ** 1.3 * (squat ? 0.3 : 0.8);
    const to = Math.min(1, from + (squat ? r.between(0.6, 1) : r.between(0.16, 0.5)));
    if (i % 5 < 2) thread += strand(lane * 0.86, from, to, r.between(0.02, 0.055));
    else if (i % 5 < 4) bright += strand(lane * 0.94, from, to, r.between(0.03, 0.075));
    else body += strand(lane * 1.1, from, to, r.between(0.04, 0.08));
  }
  return (
    <>
      <path d={body} fill={tones.body} />
      <path d={thread} fill={tones.thread} />
      <path d={bright} fill={tones.bright} />
    </>
  );
}
