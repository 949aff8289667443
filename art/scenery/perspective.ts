/** Cameras and tracks for scenes drawn in metres, such as streets and curved viaducts. */
import type { Spot } from './shapes.ts';

/** `focal` length (900 looks natural) and `vanishing` point in picture units; `eye` height above the ground in metres. */
export type Camera = { focal?: number; vanishing: Spot; eye?: number };
/** Metres to picture units: x right of the eye, y above the ground, z away from us. */
export type Project = (x: number, y: number, z: number) => Spot;

/** The projection of a camera. Points nearer than 0.4 metres are drawn as if at that distance. */
export function projection({ focal = 900, vanishing, eye = 1.75 }: Camera): Project {
  return (x, y, z) => [vanishing[0] + (focal * x) / Math.max(z, 0.4), vanishing[1] - (focal * (y - eye)) / Math.max(z, 0.4)];
}

/** A place on a site plan, in metres: east, up, north. */
export type SitePlace = readonly [east: number, up: number, north: number];

/** A camera at `eye`, looking `turn` radians east of north. */
export function cameraAt({ eye, turn, ...camera }: Omit<Camera, 'eye'> & { eye: SitePlace; turn: number }): (place: SitePlace) => Spot {
  const project = projection({ ...camera, eye: eye[1] });
  return ([x, y, z]) => {
    const [dx, dz] = [x - eye[0], z - eye[2]];
    return project(dx * Math.cos(turn) - dz * Math.sin(turn), y, dx * Math.sin(turn) + dz * Math.cos(turn));
  };
}

/** A place on a track, and the picture units per metre there. */
export type Place = { x: number; y: number; size: number };
/** A track: metres along it, to the side (positive: right; away from us in `trackAlong`) and up; `span` is its length. */
export type Track = ((along: number, aside?: number, up?: number) => Place) & { span: number };

/** A track over the ground: plan points [x, z] and `height`, in metres. */
export function trackOver(project: Project, plan: readonly Spot[], height: number): Track {
  const lengths = plan.slice(1).map(([x, z], i) => Math.hypot(x - (plan[i]?.[0] ?? x), z - (plan[i]?.[1] ?? z)));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const walk = (along: number, aside = 0, up = 0): Place => {
    let rest = Math.min(Math.max(along, 0), total - 0.001);
    let i = 0;
    while (i < lengths.length - 1 && rest > (lengths[i] ?? 0)) {
      rest -= lengths[i] ?? 0;
      i += 1;
    }
    const [ax, az] = plan[i] ?? [0, 1];
    const [bx, bz] = plan[i + 1] ?? [ax, az + 1];
    const length = lengths[i] || 1;
    const [dx, dz] = [(bx - ax) / length, (bz - az) / length];
    // Extending both ends keeps trains whole where they leave the picture.
    const over = along < 0 ? along : along > total ? along - total : 0;
    const x = ax + dx * (rest + over) + dz * aside;
    const z = az + dz * (rest + over) - dx * aside;
    const [px, py] = project(x, height + up, z);
    const [, foot] = project(x, height + up - 1, z);
    return { x: px, y: py, size: foot - py };
  };
  return Object.assign(walk, { span: total });
}

/** A track drawn directly in the picture: a line of spots and a constant scale of `size` units per metre. */
export function trackAlong(line: readonly Spot[], size: number): Track {
  const flat = trackOver((x, y, z) => [x, z - y], line.map(([x, y]): Spot => [x / size, y / size]), 0);
  const walk = (along: number, aside = 0, up = 0): Place => {
    const at = flat(along);
    return { x: at.x * size, y: (at.y - up) * size - aside * size * 0.2, size };
  };
  return Object.assign(walk, { span: flat.span });
}
