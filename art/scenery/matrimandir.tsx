/** The Matrimandir seen from its gardens: the golden globe amid twelve petals of red sandstone. */
import { polygon } from '../kit/curves.ts';
import { type Direction, Globe, SUN, toneAt } from './matrimandir-globe.tsx';
import type { Project } from './perspective.ts';
import { oval, rounded, type Spot } from './shapes.ts';

const STONE = ['#4f1f2c', '#7d322f', '#ad4d36', '#d5744a', '#f2a675'] as const;
const stone = (light: number) => toneAt(STONE, light);

/** Stations of a petal, from lip to tip: distance out, half-width, height of its back and of its edges; 1 = half the globe's width. */
const SHAPE = [[0.92, 0.15, 0.305, 0.215], [0.97, 0.2, 0.3, 0.19], [1.1, 0.26, 0.28, 0.14], [1.32, 0.31, 0.205, 0.085], [1.58, 0.285, 0.12, 0.045], [1.86, 0.19, 0.058, 0.022], [2.14, 0.085, 0.022, 0.01], [2.36, 0.006, 0.004, 0.002]] as const;
const OUTLINE = rounded(SHAPE.map(([out, half]) => [out, half]), 4);
const HEIGHTS = rounded(SHAPE.map(([, , back, edge]) => [back, edge]), 4);
type Station = { out: number; half: number; back: number; edge: number };
const PETAL = OUTLINE.map(([out, half], i): Station => ({ out, half, back: HEIGHTS[i]?.[0] ?? 0, edge: HEIGHTS[i]?.[1] ?? 0 }));
const TIP: Station = { out: 2.36, half: 0, back: 0, edge: 0 };
/** Points across a petal: position (−1 to 1), and the height there as a fraction of the rise from edge to back. */
const VAULT = Array.from({ length: 11 }, (_, i): readonly [number, number] => [i / 5 - 1, 1 - Math.abs(i / 5 - 1) ** 2.2]);
/** The stations of a petal at which a joint between slabs runs across it. */
const COURSES = [5, 8, 11, 14, 17, 20, 23];
/** The direction of the path that leads towards us between two petals, in radians (positive to the right). */
const WAY_IN = -0.12;
const AROUND = Array.from({ length: 12 }, (_, i) => WAY_IN + ((i + 0.5) / 12) * Math.PI * 2);
/** How high the centre of the globe is above the ground; 1 = half the globe's width. */
const MIDDLE = 0.74;

type Site = { project: Project; x: number; z: number; r: number };
/** A point on the site: `out` from the centre in direction `turn` (0 = towards us), `aside`, `up`; 1 = half the globe's width. */
const onSite = ({ project, x, z, r }: Site, turn: number, out: number, aside = 0, up = 0): Spot =>
  project(x + r * (out * Math.sin(turn) + aside * Math.cos(turn)), r * up, z - r * (out * Math.cos(turn) - aside * Math.sin(turn)));

const bright = ([x, y, z]: Direction) => 0.2 + 0.72 * Math.max(0, (x * SUN[0] + y * SUN[1] + z * SUN[2]) / Math.hypot(x, y, z));

function Petal({ site, turn }: { site: Site; turn: number }) {
  const at = ({ out, half, back, edge }: Station, [aside, rise]: readonly [number, number]): Spot => onSite(site, turn, out, aside * half, edge + (back - edge) * rise);
  const foot = ({ out, half }: Station, side: number): Spot => onSite(site, turn, out, side * half);
  const [sin, cos] = [Math.sin(turn), Math.cos(turn)];
  // The globe shades the petals to its right.
  const shaded = Math.max(0, Math.sin(turn - 0.5)) * 0.2;
  const strips = VAULT.slice(1).map((to, i) => {
    const from = VAULT[i] ?? to;
    const tilt = ((from[1] - to[1]) / (to[0] - from[0])) * 0.42;
    return {
      middle: (from[0] + to[0]) / 2,
      d: polygon([...PETAL.map((station) => at(station, from)), ...PETAL.map((station) => at(station, to)).toReversed()]),
      joints: COURSES.map((course) => polygon([at(PETAL[course] ?? TIP, from), at(PETAL[course] ?? TIP, to)], false)).join(''),
      light: bright([tilt * cos + 0.3 * sin, 0.9, -tilt * sin + 0.3 * cos]) - shaded,
    };
  });
  const near = sin > 0 ? -1 : 1;
  const wall = polygon([...PETAL.map((station) => at(station, [near, 0])), ...PETAL.map((station) => foot(station, near)).toReversed()]);
  return (
    <>
      <path d={wall} fill={stone(bright([near * cos, 0.1, -near * sin]) - 0.2 - shaded)} />
      {strips.toSorted((a, b) => near * (a.middle - b.middle)).map(({ middle, d, joints, light }) => (
        <g key={middle}>
          <path d={d} fill={stone(light)} stroke={stone(light)} strokeWidth={0.6} strokeLinejoin="round" />
          <path d={joints} stroke={stone(light - 0.16)} strokeWidth={1.2} fill="none" />
        </g>
      ))}
      <path d={polygon(PETAL.map((station) => at(station, [near, 0])), false)} stroke={stone(0.95 - shaded * 2)} strokeWidth={2} fill="none" />
    </>
  );
}

/** The building at (x, z) on the ground; `r`: half the globe's width (all in metres); `project`: the camera. A low sun is on the left. */
export function Matrimandir({ id, ...site }: Site & { id: string }) {
  const { project, x, z, r } = site;
  const [middleX, middleY] = project(x, r * MIDDLE, z);
  const size = project(x + r, 0, z)[0] - middleX;
  const [shadowX, shadowY] = project(x + r * 1.5, 0, z + r * 0.7);
  const farFirst = AROUND.toSorted((a, b) => Math.cos(a) - Math.cos(b));
  const behind = farFirst.filter((turn) => Math.cos(turn) < 0);
  const before = farFirst.filter((turn) => Math.cos(turn) >= 0);
  /** The outlines of all petals on the ground, widened by the factor `wider` and shifted in the picture. */
  const ground = (wider: number, [right, down]: Spot) => {
    const foot = (turn: number, { out, half }: Station, side: number): Spot => {
      const [px, py] = onSite(site, turn, out, side * half * wider);
      return [px + right, py + down];
    };
    return AROUND.map((turn) => polygon([...PETAL.map((station) => foot(turn, station, -1)), ...PETAL.map((station) => foot(turn, station, 1)).toReversed()])).join('');
  };
  const [pitX, pitY] = project(x, 0, z - r * 0.1);
  return (
    <>
      <path d={oval(shadowX, shadowY, size * 1.75, size * 0.13)} fill="#2c4a34" opacity={0.5} />
      <path d={ground(1, [size * 0.16, 2])} fill="#2c4a34" opacity={0.45} />
      <path d={ground(1.1, [4, 2])} fill="#2b3326" opacity={0.5} />
      <path d={oval(pitX, pitY, size * 0.98, size * 0.12)} fill="#40171f" />
      {behind.map((turn) => <Petal key={turn} site={site} turn={turn} />)}
      <Globe id={id} x={middleX} y={middleY} r={size} />
      <linearGradient id={`${id}-foot`} x1={0} y1={0} x2={0} y2={1}>
        <stop offset={0} stopColor="#3a141c" stopOpacity={0} />
        <stop offset={1} stopColor="#3a141c" stopOpacity={0.85} />
      </linearGradient>
      <rect x={middleX - size} y={middleY + size * 0.3} width={size * 2} height={size * 0.5} fill={`url(#${id}-foot)`} clipPath={`url(#${id}-outline)`} />
      {before.map((turn) => <Petal key={turn} site={site} turn={turn} />)}
    </>
  );
}
