/** The great sundial of Jantar Mantar, in metres on its site: the wedge, its two quarter circles, and the camera. */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { archPath, Chhatri, stone } from '../../../scenery/architecture.tsx';
import { Gradient } from '../../../scenery/canvas.tsx';
import { cameraAt, type SitePlace } from '../../../scenery/perspective.ts';
import { band } from '../../../scenery/shapes.ts';

const EYE: SitePlace = [-19, 11, -2];
/** Projects a point on the site into the picture. */
export const at = cameraAt({ eye: EYE, turn: 0.36, focal: 1240, vanishing: [800, 400] });
/** A flat face between points on the site. */
export const face = (...corners: readonly SitePlace[]) => polygon(corners.map(at));
/** Length of an upright metre at a point, in picture units. */
export const metre = (place: SitePlace) => at(place)[1] - at([place[0], place[1] + 1, place[2]])[1];
/** Where the shadow of a point falls at about half past ten solar time in January: the sun is 37 degrees high, 28 degrees east of south. */
export const shadowOf = ([x, y, z]: SitePlace): SitePlace => [x - y * 0.635, 0, z + y * 1.182];

const EAST = 5;
const WEST = 1.6;
const FOOT = 19;
const LENGTH = 44;
const [SIN, COS] = [Math.sin((27 * Math.PI) / 180), Math.cos((27 * Math.PI) / 180)];
const SLOPE = SIN / COS;
const RADIUS = 14.4;
const HUB = 29;
/** Where the wedge's shadow ends on the western scale: 24 degrees before noon. */
const HOUR = 1 - 24 / 90;
export const WALL = { lit: '#f2c583', mid: '#dda468', shade: '#a66c70', deep: '#5f3650', edge: '#fff0d0' };
export const MARBLE = { sun: '#fdf4e0', shade: '#8578ab', line: '#8a6a6a' };
export const SHADOW = '#5d3556';
const JOINT = '#7c4a52';

/** A point on a quarter circle: `t` from its tip (0) to its lowest point (1), `aside` along the polar axis, `out` behind the marble. */
const onScale = (side: 1 | -1, t: number, aside: number, out = 0): SitePlace => {
  const angle = (t * Math.PI) / 2;
  const r = RADIUS + out;
  const drop = Math.sin(angle) * r;
  return [(side > 0 ? EAST : WEST) + side * Math.cos(angle) * r, Math.max(0, HUB * SLOPE - drop * COS + aside * SIN), FOOT + HUB + drop * SIN + aside * COS];
};
const STEPS = Array.from({ length: 31 }, (_, i) => i / 30);
const strip = (side: 1 | -1, [from, to]: readonly [number, number], [a, b]: readonly [number, number]) => polygon([...STEPS.map((t) => at(onScale(side, from + (to - from) * t, a))), ...STEPS.map((t) => at(onScale(side, from + (to - from) * t, b))).toReversed()]);
const ground = ([x, , z]: SitePlace): SitePlace => [x, 0, z];
const lineThrough = (...places: readonly SitePlace[]) => polygon(places.map(at), false);

/** A pointed opening in a wall: the left side of its reveal catches light from the ground, and the inside is dark. */
function Opening({ id, place, width, height, reveal }: { id: string; place: SitePlace; width: number; height: number; reveal: string }) {
  const [x, y] = at(place);
  const size = metre(place);
  const outline = archPath('pointed', x, y, size * width, size * height);
  return (
    <>
      <path d={archPath('pointed', x, y, size * (width + 0.5), size * (height + 0.4))} fill={WALL.edge} opacity={0.22} />
      <clipPath id={id}>
        <path d={outline} />
      </clipPath>
      <path d={outline} fill={reveal} />
      <g clipPath={`url(#${id})`}>
        <path d={archPath('pointed', x + size * width * 0.26, y, size * width, size * height)} fill={WALL.deep} />
        <path d={archPath('pointed', x + size * width * 0.5, y + size * height * 0.06, size * width * 0.8, size * height * 0.8)} fill={mix(WALL.deep, '#1e1026', 0.5)} />
      </g>
    </>
  );
}

/** One wing: masonry courses with arches, a stair on its southern rim, the marble scale and, on the western wing, the wedge's shadow. */
export function Wing({ side }: { side: 1 | -1 }) {
  const rim = (out: number) => STEPS.map((t) => onScale(side, t, -1.5, out));
  const outer = rim(1.5)[0] ?? EYE;
  const far = onScale(side, 0, 1.5, 1.5);
  const south = STEPS.map((t) => onScale(side, t, -2.5, 0.2));
  const [horn, back] = [south[0] ?? EYE, outer];
  const id = side < 0 ? 'west' : 'east';
  // The wedge shades everything past the hour line: marble, stair and wall.
  const shaded = STEPS.filter((t) => t >= HOUR).map((t) => onScale(side, t, -2.5, 0.2));
  const first = onScale(side, HOUR, -2.5, 0.2);
  return (
    <>
      <path d={face(outer, far, ground(far), ground(outer))} fill={side < 0 ? WALL.shade : WALL.lit} />
      <path d={strip(side, [0, 1], [-1.5, 1.5])} fill={MARBLE.sun} />
      {side < 0 && <path d={strip(side, [HOUR, 1], [-1.5, 1.5])} fill={MARBLE.shade} />}
      <path d={Array.from({ length: 54 }, (_, i) => strip(side, [i / 54, i / 54 + 0.0035], [-1.5, i % 6 ? -0.8 : 0.7])).join('') + strip(side, [0, 1], [-0.78, -0.7])} fill={MARBLE.line} opacity={0.8} />
      <path d={face(onScale(side, 0, -1.5), onScale(side, 0, 1.5), far, outer)} fill={WALL.edge} />
      <path d={face(...rim(0), ...rim(1.5).toReversed())} fill={WALL.mid} />
      <Gradient id={`${id}-wall`} from={[0, 300]} to={[0, 680]} stops={[[0, mix(WALL.mid, WALL.lit, 0.5)], [0.6, WALL.mid], [1, mix(WALL.mid, '#a8604a', 0.4)]]} />
      <path d={face(...south, ...south.map(ground).toReversed())} fill={`url(#${id}-wall)`} />
      <path d={Array.from({ length: 13 }, (_, k) => 0.9 + k * 1.05).map((y) => lineThrough(...south.filter(([, high]) => high > y).map(([x, , z]): SitePlace => [x, y, z]))).join('')} stroke={JOINT} strokeWidth={1.4} opacity={0.4} fill="none" />
      <path d={Array.from({ length: 13 }, (_, k) => k).flatMap((k) => south.filter(([, high], i) => high > 1.95 + k * 1.05 && (i + k * 2) % 4 === 0).map(([x, , z]) => lineThrough([x, 0.9 + k * 1.05, z], [x, 1.95 + k * 1.05, z]))).join('')} stroke={JOINT} strokeWidth={1.2} opacity={0.34} fill="none" />
      <path d={face(horn, back, ground(back), ground(horn))} fill={WALL.lit} />
      <path d={Array.from({ length: 13 }, (_, k) => 0.9 + k * 1.05).map((y) => lineThrough([horn[0], y, horn[2]], [back[0], y, back[2]])).join('')} stroke={JOINT} strokeWidth={1.4} opacity={0.36} fill="none" />
      {[[0.13, 6.6], side < 0 ? [0.56, 2.3] : [0.34, 4.6]].map(([t = 0, high = 0], i) => (
        <Opening key={t} id={`${id}-arch-${i}`} place={ground(onScale(side, t, -2.5, 0.2))} width={1.5} height={high} reveal={mix(WALL.mid, WALL.shade, 0.45)} />
      ))}
      {side < 0 && <path d={face(first, ...shaded, ...shaded.map(ground).toReversed(), shadowOf([WEST, first[1] * 0.4, FOOT + 16]))} fill={SHADOW} opacity={0.5} />}
      <path d={strip(side, [0, 1], [-2.5, -1.5])} fill="#c9875c" />
      <path d={Array.from({ length: 36 }, (_, i) => strip(side, [i / 36, (i + 0.45) / 36], [-2.5, -1.5])).join('')} fill={WALL.edge} />
      {side < 0 && <path d={strip(side, [HOUR, 1], [-2.5, -1.5])} fill={SHADOW} opacity={0.5} />}
    </>
  );
}

/** The wedge's shadow on the ground, from the foot of its western wall to where the shadow of its top falls. */
export const WedgeShadow = () => <path d={face([WEST, 0, FOOT], shadowOf([WEST, LENGTH * SLOPE, FOOT + LENGTH]), [WEST, 0, FOOT + LENGTH])} fill={SHADOW} opacity={0.5} />;

/** The western wall of the wedge: courses of masonry, rain streaks, arched doors and small windows. */
function WestWall() {
  const head = LENGTH * SLOPE;
  const courses = Array.from({ length: 20 }, (_, k) => 1 + k * 1.08);
  const upright = courses.flatMap((y, k) => Array.from({ length: 15 }, (_, i) => 2 + i * 3 + (k % 2) * 1.5).filter((along) => along * SLOPE > y + 1.3 && along < LENGTH).map((along) => lineThrough([WEST, y, FOOT + along], [WEST, y + 1.08, FOOT + along])));
  const streaks = [9, 15.5, 21, 23.4, 29, 30.6, 36, 38.2, 42].map((along, i) => {
    const [x, y] = at([WEST, along * SLOPE - 0.6, FOOT + along]);
    const long = metre([WEST, 0, FOOT + along]) * (2.4 + ((i * 37) % 30) / 10);
    return band([[x, y, 5 + (i % 3) * 4], [x + 1, y + long * 0.5, 4 + (i % 2) * 4], [x - 1, y + long, 1]]);
  });
  return (
    <>
      <Gradient id="west-side" from={[0, 190]} to={[0, 900]} stops={[[0, '#94606f'], [0.5, '#a2666e'], [1, '#c08272']]} />
      <path d={face([WEST, 0, FOOT], [WEST, head, FOOT + LENGTH], [WEST, 0, FOOT + LENGTH])} fill="url(#west-side)" />
      <path d={courses.map((y) => lineThrough([WEST, y, FOOT + y / SLOPE + 0.6], [WEST, y, FOOT + LENGTH])).join('')} stroke={JOINT} strokeWidth={1.7} opacity={0.5} fill="none" />
      <path d={courses.map((y) => lineThrough([WEST, y - 0.09, FOOT + y / SLOPE + 0.6], [WEST, y - 0.09, FOOT + LENGTH])).join('')} stroke="#d69a88" strokeWidth={1.2} opacity={0.45} fill="none" />
      <path d={upright.join('')} stroke={JOINT} strokeWidth={1.4} opacity={0.42} fill="none" />
      <path d={streaks.join('')} fill="#6a3d54" opacity={0.32} />
      {[13, 18.5, 25, 32].map((along, i) => (
        <Opening key={along} id={`door-${along}`} place={[WEST, 0, FOOT + along]} width={0.8 + i * 0.18} height={3.2 + i * 2.1} reveal="#cf9480" />
      ))}
      {[20, 27, 34, 40].map((along) => {
        const [low, high] = [along * SLOPE - 4.2, along * SLOPE - 2.6];
        return (
          <g key={along}>
            <path d={face([WEST, low, FOOT + along - 0.5], [WEST, low, FOOT + along + 0.5], [WEST, high, FOOT + along + 0.5], [WEST, high, FOOT + along - 0.5])} fill={WALL.deep} />
            <path d={face([WEST, low, FOOT + along + 0.2], [WEST, low, FOOT + along + 0.5], [WEST, high, FOOT + along + 0.5], [WEST, high, FOOT + along + 0.2])} fill="#cf9480" />
          </g>
        );
      })}
    </>
  );
}

/** The wedge: its shaded western wall, the stair between two parapets, the kiosk at the top. */
export function Wedge() {
  const edge = (along: number, x: number, more = 0): SitePlace => [x, along * SLOPE + more, FOOT + along];
  const head = edge(LENGTH, (EAST + WEST) / 2, 0.6);
  return (
    <>
      <WestWall />
      <path d={face([WEST, 0, FOOT], edge(LENGTH, WEST, 0.9), edge(LENGTH, WEST, -0.5), [WEST, 0, FOOT + 1])} fill={mix(WALL.shade, WALL.lit, 0.4)} />
      <path d={face(edge(0, WEST), edge(LENGTH, WEST), edge(LENGTH, EAST), edge(0, EAST))} fill={WALL.lit} />
      {Array.from({ length: 60 }, (_, i) => (i / 60) * LENGTH).map((along, i) => (
        <path key={along} d={face(edge(along, WEST + 0.6), edge(along, EAST - 0.6), edge(along + LENGTH / 120, EAST - 0.6), edge(along + LENGTH / 120, WEST + 0.6))} fill={i % 2 ? '#b8785c' : '#c58a62'} />
      ))}
      {/* The eastern parapet shades its side of the stair. */}
      <path d={face(edge(0, EAST - 0.6), edge(LENGTH, EAST - 0.6), edge(LENGTH, EAST - 1.4), edge(0, EAST - 1.4))} fill={SHADOW} opacity={0.45} />
      {[[WEST, WEST + 0.6], [EAST - 0.6, EAST]].map(([a = 0, b = 0]) => (
        <g key={a}>
          <path d={face(edge(0, a), edge(LENGTH, a), edge(LENGTH, a, 0.9), edge(0, a, 0.9))} fill={WALL.shade} />
          <path d={face(edge(0, a, 0.9), edge(0, b, 0.9), edge(LENGTH, b, 0.9), edge(LENGTH, a, 0.9))} fill={WALL.edge} />
          <path d={Array.from({ length: 22 }, (_, i) => lineThrough(edge(i * 2, a, 0.9), edge(i * 2, b, 0.9))).join('')} stroke="#c9925e" strokeWidth={1.6} opacity={0.7} />
          <path d={face([a, 0, FOOT], [b, 0, FOOT], edge(0, b, 0.9), edge(0, a, 0.9))} fill={WALL.lit} />
        </g>
      ))}
      <Chhatri x={at(head)[0]} y={at(head)[1]} width={metre(head) * 4.4} tones={stone('#e0ae6a', { sun: '#fff4d2', night: '#7a4a6a' })} light="right" />
    </>
  );
}
