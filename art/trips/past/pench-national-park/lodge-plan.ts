/** The plan of the lodge near Turia, in metres: `x` along its front, `up` from the ground, `z` inwards from the edge of its veranda. */
import { polygon } from '../../../kit/curves.ts';
import { cameraAt } from '../../../scenery/perspective.ts';
import type { Spot } from '../../../scenery/shapes.ts';

const see = cameraAt({ eye: [0, 1.5, -5.2], turn: 0.42, focal: 1300, vanishing: [860, 520] });
/** Projects a point of the plan into the picture. */
export const at = (x: number, up: number, z: number): Spot => see([x, up, z]);
/** Picture units per metre at a point on the ground. */
export const metre = (x: number, z: number) => at(x, 0, z)[1] - at(x, 1, z)[1];

/** Height of the floor. */
export const FLOOR = 0.5;
/** The wall (z), and the right end of the lodge (x). */
export const WALL = 2.2;
export const END = 4.1;
/** The lamp's flame. */
export const LAMP = { x: 1.5, up: 2.04, z: 1.2 };
/** An upright rectangle along the front: on the wall, or at another `z`. */
export const onWall = (x0: number, x1: number, up0: number, up1: number, z = WALL) => polygon([at(x0, up0, z), at(x1, up0, z), at(x1, up1, z), at(x0, up1, z)]);
/** A level rectangle, on the floor or `up` metres above the ground. */
export const onFloor = (x0: number, x1: number, z0: number, z1: number, up = FLOOR) => polygon([at(x0, up, z0), at(x1, up, z0), at(x1, up, z1), at(x0, up, z1)]);
