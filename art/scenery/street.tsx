/** A street in one-point perspective, in metres: walls with bays, left and right of the eye, and the paving between the walls. */
import { mix } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import type { Project } from './perspective.ts';
import type { Spot } from './shapes.ts';

/** A point on a wall: z (depth) and y (height) in metres, and how far it projects from the wall. */
export type OnWall = (z: number, y: number, out?: number) => Spot;

/** The plane of a wall `aside` metres from the eye (negative = left); `out` moves a point towards the street. */
export const wallAt = (project: Project, aside: number): OnWall => (z, y, out = 0) => project(aside - Math.sign(aside) * out, y, z);

/** A rectangle on a wall as path data. */
export const onWall = (wall: OnWall, z0: number, z1: number, y0: number, y1: number, out = 0) => polygon([wall(z0, y0, out), wall(z1, y0, out), wall(z1, y1, out), wall(z0, y1, out)]);

/** An arched opening on a wall as path data: z0 to z1, sill to crown; the head is a half ellipse, `rise` metres high. */
export function archOnWall(wall: OnWall, z0: number, z1: number, sill: number, crown: number, rise = (z1 - z0) / 2, out = 0): string {
  const spring = crown - rise;
  const head = Array.from({ length: 25 }, (_, i): Spot => {
    const angle = Math.PI * (1 - i / 24);
    return wall((z0 + z1) / 2 + (Math.cos(angle) * (z1 - z0)) / 2, spring + Math.sin(angle) * rise, out);
  });
  return polygon([wall(z0, sill, out), ...head, wall(z1, sill, out)]);
}

/** A projecting moulding: its face, its near end, and its top (`light`) or underside (`shade`), whichever shows. */
function Moulding({ wall, z0, z1, y0, y1, out, light, shade }: { wall: OnWall; z0: number; z1: number; y0: number; y1: number; out: number; light: string; shade: string }) {
  const eye = wall(z0, 1.75)[1];
  const below = wall(z0, y0)[1] > eye;
  const rim = below ? y1 : y0;
  return (
    <>
      <path d={polygon([wall(z0, rim), wall(z1, rim), wall(z1, rim, out), wall(z0, rim, out)])} fill={below ? light : shade} />
      <path d={onWall(wall, z0, z1, y0, y1, out)} fill={mix(light, shade, 0.12)} />
      <path d={polygon([wall(z0, y0), wall(z0, y1), wall(z0, y1, out), wall(z0, y0, out)])} fill={shade} />
    </>
  );
}

/** How much of a window's far jamb is visible, in metres. */
const REVEAL = 0.12;

/** Two louvred leaves in an arched opening from z0 to z1, with stiles and two middle rails. With `isAjar` the far leaf swings out. */
function ArchedShutters({ wall, z0, z1, sill, crown, colour, isAjar }: { wall: OnWall; z0: number; z1: number; sill: number; crown: number; colour: string; isAjar: boolean }) {
  const [mid, half] = [(z0 + z1) / 2, (z1 - z0) / 2];
  const spring = crown - half;
  /** Half the width of the opening at height y, minus `stile`. */
  const reach = (y: number, stile = 0) => (half - stile) * Math.sqrt(Math.max(0, 1 - (Math.max(0, y - spring) / (half - stile)) ** 2));
  return ([-1, 1] as const).map((side) => {
    const swings = isAjar && side > 0;
    // Closed shutters start flush at the near jamb and recede towards the far one, so that its reveal shows.
    const place = (aside: number, y: number) => (swings ? wall(z1 - (half - aside) * 0.5, y, (half - aside) * 0.86) : wall(mid + side * aside, y, (-REVEAL * (half + side * aside)) / (z1 - z0)));
    const inside = (y0: number, y1: number, stile: number, inner: number) => {
      const rows = Array.from({ length: 25 }, (_, i) => y1 - (y1 - y0) * (1 - i / 24) ** 2);
      return polygon([place(inner, y0), place(inner, y1), ...rows.toReversed().map((y) => place(Math.max(inner, reach(y, stile)), y))]);
    };
    const panels = [[sill + 0.12, 1.88], [2, spring - 0.03], [spring + 0.09, crown - 0.13]] as const;
    const louvres = panels.flatMap(([from, to]) => {
      const pitch = (to - from) / Math.round((to - from) / 0.085);
      const feet = Array.from({ length: Math.round((to - from) / pitch) }, (_, i) => from + 0.02 + i * pitch);
      return feet.filter((y) => reach(y + 0.05, 0.1) > 0.16).map((y) => polygon([place(0.1, y), place(reach(y, 0.1), y), place(reach(y + 0.05, 0.1), y + 0.05), place(0.1, y + 0.05)]));
    });
    return (
      <g key={side}>
        <path d={inside(sill, crown, 0, swings ? 0 : 0.012)} fill={side > 0 ? colour : mix(colour, '#10262e', 0.08)} />
        <path d={panels.map(([from, to]) => inside(from, to, 0.1, 0.1)).join('')} fill={mix(colour, '#10262e', 0.5)} />
        <path d={louvres.join('')} fill={mix(colour, '#e9fff0', side > 0 ? 0.2 : 0.1)} />
      </g>
    );
  });
}

/** The colours of a plastered house. */
export type HouseColours = { wall: string; high: string; trim: string; trimShade: string; shutter: string; door: string; inside: string };
/** Pondicherry's mustard and white. */
const MUSTARD: HouseColours = { wall: '#f0ab2d', high: '#ffc75c', trim: '#fffaf0', trimShade: '#d9c5a6', shutter: '#3fa094', door: '#8a4f2b', inside: '#3d4a4a' };

/**
 * A colonial wall along a street: plinth, arched windows with shutters (some ajar), pilasters, string course, cornice, parapet.
 * `near`, `far`: depth of its ends in metres; `bay`: about how many metres per bay; `doors`: the bays with a door, from 0 at the near end.
 */
export function ColonialWall({ project, aside, near, far, bay = 2.1, doors = [], colours = MUSTARD, parapet = 5.6, shutters = true }: { project: Project; aside: number; near: number; far: number; bay?: number; doors?: readonly number[]; colours?: HouseColours; parapet?: number; shutters?: boolean }) {
  const wall = wallAt(project, aside);
  const count = Math.max(1, Math.round((far - near) / bay));
  const pitch = (far - near) / count;
  const shade = mix(colours.wall, '#7a3f24', 0.42);
  const bays = Array.from({ length: count }, (_, i) => count - 1 - i).map((i) => {
    const z = near + pitch * i;
    const door = doors.includes(i);
    const [a, b] = [z + pitch * 0.27, z + pitch * 0.8];
    const sill = door ? 0.16 : 1.2;
    const leafWidth = (b - a) / 2;
    return (
      <g key={i}>
        <path d={archOnWall(wall, a - 0.2, b + 0.2, door ? 0 : sill - 0.06, 3.72, undefined, 0.05)} fill={colours.trimShade} />
        <path d={archOnWall(wall, a - 0.18, b + 0.16, door ? 0 : sill, 3.68, undefined, 0.07)} fill={colours.trim} />
        <path d={archOnWall(wall, a, b, sill, 3.46)} fill={colours.inside} />
        {door ? (
          <>
            <path d={archOnWall(wall, a, b, sill, 3.4, undefined, -0.12)} fill={colours.door} />
            <path d={[0.4, 1.5].flatMap((y) => [onWall(wall, a + 0.12, a + leafWidth - 0.08, y, y + 0.9, -0.12), onWall(wall, a + leafWidth + 0.08, b - 0.12, y, y + 0.9, -0.12)]).join('')} fill={mix(colours.door, '#22120f', 0.4)} />
            <path d={onWall(wall, a + leafWidth - 0.02, a + leafWidth + 0.02, sill, 3.2, -0.12)} fill={mix(colours.door, '#22120f', 0.6)} />
          </>
        ) : shutters ? (
          <ArchedShutters wall={wall} z0={a} z1={b} sill={sill} crown={3.46} colour={colours.shutter} isAjar={i % 3 === 2} />
        ) : null}
        {!door && <Moulding wall={wall} z0={a - 0.26} z1={b + 0.26} y0={sill - 0.16} y1={sill} out={0.18} light={colours.trim} shade={colours.trimShade} />}
        <path d={onWall(wall, z + pitch * 0.04, z + pitch * 0.16, 0.62, 4.2, 0.1)} fill={colours.trim} />
        <path d={polygon([wall(z + pitch * 0.04, 0.62), wall(z + pitch * 0.04, 0.62, 0.1), wall(z + pitch * 0.04, 4.2, 0.1), wall(z + pitch * 0.04, 4.2)])} fill={colours.trimShade} />
      </g>
    );
  });
  return (
    <>
      <path d={onWall(wall, near, far, 0, parapet)} fill={colours.wall} />
      <path d={onWall(wall, near, far, 3.2, 4.2)} fill={colours.high} opacity={0.5} />
      <path d={onWall(wall, near, far, 3.94, 4.16)} fill={shade} opacity={0.5} />
      {bays}
      <Moulding wall={wall} z0={near} z1={far} y0={0} y1={0.56} out={0.1} light={colours.trim} shade={colours.trimShade} />
      <Moulding wall={wall} z0={near} z1={far} y0={4.18} y1={4.62} out={0.3} light={colours.trim} shade={colours.trimShade} />
      <path d={onWall(wall, near, far, 4.8, 5.3)} fill={colours.high} />
      <Moulding wall={wall} z0={near} z1={far} y0={parapet - 0.28} y1={parapet} out={0.14} light={colours.trim} shade={colours.trimShade} />
    </>
  );
}

/** Paving between `left` and `right`, in metres, with joints that run to the vanishing point and rows `slab` metres long. */
export function Paving({ project, left, right, near = 1.6, far, fill, joint, slab = 1.2, lanes = 6 }: { project: Project; left: number; right: number; near?: number; far: number; fill: string; joint: string; slab?: number; lanes?: number }) {
  let lines = '';
  const thick = (right - left) / 900;
  for (let i = 1; i < lanes; i += 1) {
    const x = left + ((right - left) * i) / lanes;
    lines += polygon([project(x - thick * 2, 0, near), project(x + thick * 2, 0, near), project(x + thick * 2, 0, far), project(x - thick * 2, 0, far)]);
  }
  for (let z = near; z < far; z += slab) lines += polygon([project(left, 0, z), project(right, 0, z), project(right, 0, z + 0.02), project(left, 0, z + 0.02)]);
  return (
    <>
      <path d={polygon([project(left, 0, near), project(right, 0, near), project(right, 0, far), project(left, 0, far)])} fill={fill} />
      <path d={lines} fill={joint} opacity={0.6} />
    </>
  );
}
