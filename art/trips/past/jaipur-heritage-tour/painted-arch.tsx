/** The bays of Patrika Gate: cusped arches with mouldings in light and shade, lotus vines and pictures on the walls, painted jambs. */
import { mix } from '../../../kit/colour.ts';
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Gradient } from '../../../scenery/canvas.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { alongLine, blob, leaf, oval, type Spot } from '../../../scenery/shapes.ts';
import { Miniature } from './painted-miniature.tsx';

export const at = projection({ vanishing: [900, 560], focal: 900, eye: 1.9 });

/** In metres: distance of the first wall, bay length, wall thickness, half the opening's width, heights of springing and (about) crown. */
export const NEAR = 3.4;
export const BAY = 3.6;
export const DEEP = 0.9;
export const HALF = 2.35;
const SPRING = 2.7;
const CROWN = 5.2;

const DUSK = '#4a2350';
const SUN = '#fff0cc';
const AIR = '#f8ddb0';

/** Sun-faded pigments for each bay: the wall, the painted band, the light details. */
const PIGMENTS = [
  { wall: '#c9847a', band: '#7c3550', pale: '#f3dcae' },
  { wall: '#6f9a98', band: '#2f5566', pale: '#f3e4bf' },
  { wall: '#d0a25c', band: '#8f4f34', pale: '#f7e9c9' },
  { wall: '#8f9f76', band: '#40604f', pale: '#f2deb0' },
  { wall: '#c48a68', band: '#88443c', pale: '#f6e4c6' },
  { wall: '#9a8ba6', band: '#5a4a7a', pale: '#f3d9c2' },
  { wall: '#d8b79c', band: '#a06a58', pale: '#fbeedd' },
] as const;
export const BAYS = PIGMENTS.length;
const ROSE = '#d98c88';
const LEAF = '#4f7358';

/** Positions of small lotuses on a wall, beside and above the opening. */
const SPRIGS = Array.from({ length: 130 }, (_, i): Spot => [-5.2 + (i % 13) * 0.87, 0.6 + Math.floor(i / 13) * 0.7 + (i % 2) * 0.35]).filter(([x, y]) => Math.abs(x) > HALF + 1.3 || y > CROWN + 1);

/** The outline of the opening at depth z, enlarged by `more` metres: up the left pillar, over seven lobes, down the right pillar. */
function opening(z: number, more = 0): Spot[] {
  const points: Spot[] = [at(-HALF - more, 0, z)];
  for (let i = 0; i <= 56; i += 1) {
    const angle = Math.PI * (1 - i / 56);
    const swell = 1 + 0.075 * Math.abs(Math.sin((i / 8) * Math.PI)) + 0.05 * Math.max(0, 1 - Math.abs(i - 28) / 10);
    points.push(at(Math.cos(angle) * HALF * swell + Math.cos(angle) * more, SPRING + Math.sin(angle) * ((CROWN - SPRING) * swell * 0.94 + more), z));
  }
  points.push(at(HALF + more, 0, z));
  return points;
}

/** Outer and inner petals of a lotus in profile, about `size` high, growing in direction `turn` (radians). */
function lotus(x: number, y: number, size: number, turn: number): { outer: string; inner: string } {
  const petals = (turns: readonly number[], long: number) => turns.map((aside) => leaf(x, y, size * long * (1 - Math.abs(aside) * 0.16), size * 0.3, turn + aside)).join('');
  return { outer: petals([-1.25, 1.25, -0.75, 0.75], 1), inner: petals([-0.4, 0.4, 0], 1.04) };
}

/** A wavy vine round the arch, with a lotus in every bend and leaves in between. */
function Vine({ z, size, pale, fade }: { z: number; size: number; pale: string; fade: (colour: string) => string }) {
  const line = opening(z, 0.86);
  const waves = 26;
  const stem = Array.from({ length: waves * 6 + 1 }, (_, i): Spot => {
    const spot = alongLine(line, 0.2 + (0.6 * i) / (waves * 6));
    const out = Math.sin((i / 6) * Math.PI) * size * 0.15;
    return [spot.x + Math.sin(spot.angle) * out, spot.y - Math.cos(spot.angle) * out];
  });
  const flowers = Array.from({ length: waves }, (_, i) => {
    const [x, y] = stem[i * 6 + 3]!;
    const { angle } = alongLine(line, 0.2 + (0.6 * (i + 0.5)) / waves);
    return lotus(x, y, size * (i % 2 ? 0.2 : 0.25), angle + (i % 2 ? -Math.PI / 2 : Math.PI / 2));
  });
  const sprays = stem.filter((_, i) => i % 3 === 1).map(([x, y], i) => leaf(x, y, size * 0.2, size * 0.07, i * 2.4)).join('');
  return (
    <>
      <path d={polygon(stem, false)} fill="none" stroke={fade(LEAF)} strokeWidth={n(size * 0.026)} opacity={0.85} />
      <path d={sprays} fill={fade(LEAF)} opacity={0.85} />
      <path d={flowers.map(({ outer }) => outer).join('')} fill={fade(ROSE)} />
      <path d={flowers.map(({ inner }) => inner).join('')} fill={pale} />
    </>
  );
}

/** A tall panel with a vase of flowers, painted on the inner face of a pillar, foreshortened. */
function Jamb({ z, side, pale, band, fade }: { z: number; side: -1 | 1; pale: string; band: string; fade: (colour: string) => string }) {
  const on = (deep: number, up: number) => at(side * HALF, up, z + deep * DEEP);
  const panel = (inset: number) => polygon([on(0.14 + inset, 0.5 + inset), on(0.86 - inset, 0.5 + inset), on(0.86 - inset, 2.2), on(0.68, 2.46 - inset), on(0.5, 2.6 - inset), on(0.32, 2.46 - inset), on(0.14 + inset, 2.2)]);
  const round = (deep: number, up: number, r: number) => polygon(Array.from({ length: 10 }, (_, i) => on(deep + Math.cos(i * 0.628) * r, up + Math.sin(i * 0.628) * r)));
  const blooms = [[0.5, 2.2], [0.36, 2], [0.64, 2], [0.5, 1.84], [0.3, 1.66], [0.7, 1.66], [0.5, 1.5], [0.36, 1.34], [0.64, 1.34]] as const;
  return (
    <>
      <path d={panel(0)} fill={pale} opacity={0.75} />
      <path d={panel(0.06)} fill={band} opacity={0.85} />
      <path d={blooms.map(([deep, up]) => polygon([on(0.49, 1), on(deep - 0.01, up), on(deep + 0.02, up), on(0.51, 1)])).join('') + blooms.map(([deep, up]) => round(deep + 0.09, up - 0.11, 0.06) + round(deep - 0.08, up - 0.13, 0.05)).join('')} fill={fade('#7d9a70')} />
      <path d={blooms.map(([deep, up]) => round(deep, up, 0.095)).join('')} fill={fade(ROSE)} />
      <path d={blooms.map(([deep, up]) => round(deep, up + 0.02, 0.05)).join('')} fill={pale} />
      <path d={polygon([on(0.4, 0.66), on(0.6, 0.66), on(0.66, 0.84), on(0.55, 1.02), on(0.45, 1.02), on(0.34, 0.84)])} fill={pale} />
    </>
  );
}

/** One bay: its wall and opening, the mouldings, the inside of the arch and, on the nearest three, paintings. The sun is on the left. */
export function Bay({ index }: { index: number }) {
  const id = `bay-${index}`;
  const fade = (colour: string) => mix(colour, AIR, index * 0.07);
  const pigment = PIGMENTS[index]!;
  const [wall, band, pale] = [fade(pigment.wall), fade(pigment.band), fade(pigment.pale)];
  const z = NEAR + index * BAY;
  const size = 900 / z;
  const front = opening(z);
  const back = opening(z + DEEP);
  const r = random(id);
  const between = (part: number) => front.map(([x, y], i): Spot => [x + (back[i]![0] - x) * part, y + (back[i]![1] - y) * part]);
  const ring = (from: number, to: number) => polygon(opening(z, to)) + polygon(opening(z, from));
  const ends = { from: at(-HALF - 0.5, 0, z), to: at(HALF + 0.5, 0, z) };
  const sides = { from: at(-5, 0, z), to: at(5, 0, z) };
  const shade = mix(pale, DUSK, 0.46);
  const top = at(0, 14, z)[1];
  const [left, right] = [at(-30, 0, z), at(30, 0, z)];
  const holed = `${polygon([[left[0], top], [right[0], top], right, left])}${polygon(front)}`;
  const isNear = index < 3;
  const beads = Array.from({ length: isNear ? 74 : 40 }, (_, i) => alongLine(opening(z, 0.21), (i + 0.5) / (isNear ? 74 : 40)));
  const soffit = Array.from({ length: 22 }, (_, i) => alongLine(between(0.5), 0.24 + (0.52 * (i + 0.5)) / 22)).map((spot) => lotus(spot.x - Math.sin(spot.angle) * size * 0.08, spot.y + Math.cos(spot.angle) * size * 0.08, size * 0.2, spot.angle - Math.PI / 2));
  return (
    <>
      <Gradient id={`${id}-wall`} {...sides} stops={[[0, mix(wall, DUSK, 0.36)], [0.42, mix(wall, DUSK, 0.1)], [0.75, wall], [1, mix(wall, SUN, 0.26)]]} />
      <Gradient id={`${id}-rise`} from={at(0, 6, z)} to={at(0, 0, z)} stops={[[0, DUSK, 0.3], [0.55, DUSK, 0], [0.78, SUN, 0], [1, SUN, 0.36]]} />
      <Gradient id={`${id}-out`} {...ends} stops={[[0, mix(pale, '#ffffff', 0.3)], [0.45, pale], [1, shade]]} />
      <Gradient id={`${id}-in`} {...ends} stops={[[0, shade], [0.5, mix(pale, shade, 0.5)], [1, mix(pale, '#ffffff', 0.4)]]} />
      <Gradient id={`${id}-band`} {...ends} stops={[[0, mix(band, DUSK, 0.3)], [0.55, band], [1, mix(band, SUN, 0.2)]]} />
      <Gradient id={`${id}-cast`} {...ends} stops={[[0, DUSK, 0.06], [0.5, DUSK, 0.26], [1, DUSK, 0.5]]} />
      <path d={holed} fill={`url(#${id}-wall)`} fillRule="evenodd" />
      {isNear && (
        <>
          {/* Faded pigment and water stains. */}
          <path d={Array.from({ length: 26 }, () => blob(r, ...at(r.pick([-1, 1]) * r.between(HALF + 0.5, 5), r.between(0.2, 6), z), size * r.between(0.06, 0.3), size * r.between(0.1, 0.5), 9, 0.3)).join('')} fill={SUN} opacity={0.08} />
          <path d={SPRIGS.map(([x, y]) => lotus(...at(x, y, z), size * 0.13, -Math.PI / 2)).map(({ outer, inner }) => outer + inner).join('')} fill={pale} opacity={0.26} />
          <Vine z={z} size={size} pale={pale} fade={fade} />
          {[-1, 1].map((side) => <Miniature key={side} id={`${id}-miniature${side}`} at={(x, y) => at(side * (HALF + 1.14) + x, 0.42 + y, z)} sight={side < 0 ? 'palace' : 'tree'} frame={pale} field={band} fade={fade} />)}
        </>
      )}
      <path d={ring(0.42, 0.54)} fill={`url(#${id}-cast)`} fillRule="evenodd" />
      <path d={holed} fill={`url(#${id}-rise)`} fillRule="evenodd" />
      {([[0.42, 0.36, 'out'], [0.36, 0.31, 'in'], [0.31, 0.11, 'band'], [0.11, 0.06, 'out'], [0.06, 0, 'in']] as const).map(([to, from, tone]) => <path key={to} d={ring(from, to)} fill={`url(#${id}-${tone})`} fillRule="evenodd" />)}
      <path d={beads.map(({ x, y, angle }, i) => (i % 2 ? oval(x, y, size * 0.034) : leaf(x, y, size * 0.11, size * 0.05, angle) + leaf(x, y, size * 0.11, size * 0.05, angle + Math.PI))).join('')} fill={pale} opacity={0.8} />
      {/* The inside of the arch: the more a facet faces the sun, the brighter it is. */}
      {front.slice(1).map((spot, i) => {
        const from = front[i]!;
        const turn = Math.atan2(spot[1] - from[1], spot[0] - from[0]);
        const lit = 0.5 + 0.42 * Math.sin(turn) - 0.14 * Math.cos(turn);
        const tone = lit < 0.5 ? mix(mix(wall, DUSK, 0.66), wall, lit * 1.5) : mix(mix(wall, DUSK, 0.17), mix(wall, SUN, 0.52), lit * 2 - 1);
        return <path key={i} d={polygon([from, spot, back[i + 1]!, back[i]!])} fill={tone} stroke={tone} strokeWidth={0.8} />;
      })}
      {isNear && (
        <>
          <path d={soffit.map(({ outer }) => outer).join('')} fill={fade(ROSE)} opacity={0.62} />
          <path d={soffit.map(({ inner }) => inner).join('')} fill={pale} opacity={0.62} />
          {[0.14, 0.86].map((part) => <path key={part} d={polygon(between(part), false)} fill="none" stroke={pale} strokeWidth={n(size * 0.02)} opacity={0.6} />)}
          <Jamb z={z} side={-1} pale={mix(pale, DUSK, 0.42)} band={mix(band, DUSK, 0.3)} fade={(colour) => mix(fade(colour), DUSK, 0.3)} />
          <Jamb z={z} side={1} pale={mix(pale, '#ffffff', 0.2)} band={mix(band, SUN, 0.12)} fade={fade} />
        </>
      )}
    </>
  );
}
