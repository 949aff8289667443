/** How bodies bend: poses as tables of angles, and the joints, hands and feet that follow. Side views face right in a box 300 high. */
import type { Spot } from '../scenery/shapes.ts';
import { BOX } from './body.tsx';
import { heightAtAge } from './child.tsx';

/** Angles of a limb's upper and lower parts in degrees: 0 is down, 90 forward (front and back views: to the right), 180 up. */
export type Bend = readonly [upper: number, lower: number];
/** A pose. `lean` tips the trunk forward, `nod` the head. The `near` limbs are on our side (front and back views: on the right). */
export type Pose = { lean?: number; nod?: number; near?: Bend; far?: Bend; nearLeg?: Bend; farLeg?: Bend };

/** Basic poses. From `sit` on, they need `isSeated`, which places the figure by its hips instead of its feet. */
export const POSE = {
  stand: { near: [-6, 10], far: [4, 16], nearLeg: [3, -1], farLeg: [-3, -3] },
  point: { nod: -6, near: [-6, 12], far: [82, 96], nearLeg: [4, -2], farLeg: [-5, -5] },
  shadeEyes: { nod: -4, near: [100, 226], far: [-4, 10], nearLeg: [4, -2], farLeg: [-5, -5] },
  walk: { lean: 3, near: [-26, -6], far: [24, 44], nearLeg: [26, 6], farLeg: [-20, -44] },
  run: { lean: 13, nod: -4, near: [-48, 28], far: [41, 116], nearLeg: [60, -7], farLeg: [-23, -80] },
  climb: { lean: 12, near: [-24, 10], far: [30, 70], nearLeg: [58, 2], farLeg: [-8, -24] },
  bend: { lean: 62, nod: -26, near: [38, 24], far: [30, 14], nearLeg: [16, -4], farLeg: [4, -10] },
  kneel: { lean: 22, nod: 12, near: [36, 54], far: [48, 64], nearLeg: [14, -92], farLeg: [8, -96] },
  heels: { lean: 16, nod: 10, near: [34, 66], far: [44, 78], nearLeg: [82, -92], farLeg: [78, -96] },
  squat: { lean: 26, nod: 10, near: [42, 64], far: [58, 78], nearLeg: [112, -26], farLeg: [104, -26] },
  sit: { near: [16, 74], far: [24, 70], nearLeg: [88, 4], farLeg: [82, -4] },
  astride: { near: [30, 66], far: [38, 70], nearLeg: [44, -10], farLeg: [50, 0] },
  crossed: { near: [22, 70], far: [30, 74], nearLeg: [98, -98], farLeg: [92, -94] },
} as const satisfies Record<string, Pose>;

/** The point at distance `length` from another, in the direction `angle` (as in `Bend`). */
export const along = ([x, y]: Spot, angle: number, length: number): Spot => [x + Math.sin((angle * Math.PI) / 180) * length, y + Math.cos((angle * Math.PI) / 180) * length];
/** A point beside a limb: `aside` is in front of a limb that hangs down, and above one that points forward. */
export const beside = ([x, y]: Spot, angle: number, aside: number): Spot => [x + Math.cos((angle * Math.PI) / 180) * aside, y - Math.sin((angle * Math.PI) / 180) * aside];

/** Whether an age counts as grown up. */
export const isGrown = (age: number) => age >= 18;
/** The height of a person of a given age, where a grown woman is `height` high. */
const heightOf = (height: number, age: number) => height * (isGrown(age) ? 1 : heightAtAge(age));

/** Body measurements in the box: children have larger heads, shorter legs and stouter limbs. */
function buildOf(age: number) {
  const head = isGrown(age) ? 43 : age <= 3 ? 76 : age <= 7 ? 68 : age <= 9 ? 58 : 54;
  const leg = (isGrown(age) ? 150 : age <= 3 ? 104 : age <= 7 ? 122 : 136) / 2 - 3;
  const trunk = BOX - head - 14 - leg * 2;
  const upper = isGrown(age) ? 56 : trunk * 0.58;
  return { head, leg, trunk, upper, fore: upper * 0.92, stout: isGrown(age) ? 1 : 1.12 };
}

export type Body = ReturnType<typeof bodyOf>;
/** A body in the 300-high box: measurements, joints relative to the hips at (0, 0), and how far the ground is below the hips. */
export function bodyOf(pose: Pose, age: number, isSide: boolean) {
  const size = buildOf(age);
  const { lean = 0, near = [0, 0], far = [0, 0], nearLeg = [0, 0], farLeg = [0, 0] } = pose;
  /** A point on the trunk: `up` is 0 at the hips and 1 at the neck; `aside` is to the front (front and back views: to the right). */
  const at = (up: number, aside: number): Spot => beside(along([0, 0], 180 - lean, size.trunk * up), -lean, aside);
  const limb = (root: Spot, bend: Bend, upper: number, lower: number) => {
    const joint = along(root, bend[0], upper);
    return { root, joint, end: along(joint, bend[1], lower), bend };
  };
  const legGap = isSide ? 0 : 10 * size.stout;
  const shoulderGap = isSide ? 0 : 27 * size.stout;
  const legs = [limb([legGap, 0], nearLeg, size.leg, size.leg), limb([-legGap, 0], farLeg, size.leg, size.leg)] as const;
  const arms = [limb(at(0.95, shoulderGap), near, size.upper, size.fore), limb(at(0.95, -shoulderGap), far, size.upper, size.fore)] as const;
  // The ground is under the feet, knees or seat, whichever is lowest.
  const ground = Math.max(20 * size.stout, ...legs.flatMap(({ joint, end }) => [joint[1] + 9, end[1] + 6]));
  return { size, lean, isSide, at, legs, arms, ground };
}

/** The props of `Posed` that place and pose a figure. */
export type Place = { x: number; y: number; height: number; flip?: boolean; isSeated?: boolean; pose?: Pose; age?: number };

/** The scale of a figure, and how far its hips are above its (x, y), in box units. */
export const footingOf = ({ height, isSeated = false, age = 30 }: Place, body: Body) => ({ scale: heightOf(height, age) / BOX, lift: isSeated ? 0 : body.ground });

/** Picture positions of the hands of a figure seen from the side, for strings, ropes and cups. Takes the `Place` props of `Posed`. */
export function handsOf(place: Place): { near: Spot; far: Spot } {
  const { x, y, flip = false, pose = POSE.stand, age = 30 } = place;
  const body = bodyOf(pose, age, true);
  const { scale, lift } = footingOf(place, body);
  const inPicture = ([px, py]: Spot): Spot => [x + (flip ? -px : px) * scale, y + (py - lift) * scale];
  return { near: inPicture(body.arms[0].end), far: inPicture(body.arms[1].end) };
}

/** The bend with which a leg or an arm reaches `to` when the hips are at `hips`. Knees bend forward, elbows back. */
export function reachOf(limb: 'leg' | 'arm', age: number, height: number, hips: Spot, to: Spot, lean = 0): Bend {
  const { leg, trunk, upper, fore } = buildOf(age);
  const scale = heightOf(height, age) / BOX;
  const from = limb === 'leg' ? hips : along(hips, 180 - lean, trunk * 0.95 * scale);
  const [a, b] = limb === 'leg' ? [leg * scale, leg * scale] : [upper * scale, fore * scale];
  const far = Math.min(Math.hypot(to[0] - from[0], to[1] - from[1]), (a + b) * 0.998);
  const angle = (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI;
  const inner = (opposite: number, c: number, d: number) => (Math.acos(Math.min(1, Math.max(-1, (c * c + d * d - opposite * opposite) / (2 * c * d)))) * 180) / Math.PI;
  const side = limb === 'leg' ? 1 : -1;
  return [angle + side * inner(b, a, far), angle - side * inner(a, b, far)];
}
