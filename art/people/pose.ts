/** How bodies bend: poses as tables of angles, the joints that follow from them, and where hands and feet come to. Figures face right in a box 300 high. */
import type { Spot } from '../scenery/shapes.ts';
import { BOX } from './body.tsx';
import { heightAt } from './child.tsx';

/** Degrees of the upper and lower limb: 0 hangs down, 90 points the way they face (front and back views: to the right of the picture), 180 up. */
export type Bend = readonly [upper: number, lower: number];
/** How somebody holds herself. `lean` tips the trunk forward, `nod` the head. `near` limbs are those towards us (front and back views: on the right of the picture). */
export type Pose = { lean?: number; nod?: number; near?: Bend; far?: Bend; nearLeg?: Bend; farLeg?: Bend };

/** Poses to begin from. Those from `sit` on need `isSeated`: they have a seat instead of the ground under the feet. */
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

/** The spot that lies `length` from another in a direction. */
export const along = ([x, y]: Spot, angle: number, length: number): Spot => [x + Math.sin((angle * Math.PI) / 180) * length, y + Math.cos((angle * Math.PI) / 180) * length];
/** A spot beside a limb: `aside` to the front of one that hangs down, to the top of one that lies forward. */
export const beside = ([x, y]: Spot, angle: number, aside: number): Spot => [x + Math.cos((angle * Math.PI) / 180) * aside, y - Math.sin((angle * Math.PI) / 180) * aside];

/** Somebody of 18 or more is grown. */
export const isGrown = (age: number) => age >= 18;
/** The height of somebody of an age where a grown woman is `height` high. */
const heightOf = (height: number, age: number) => height * (isGrown(age) ? 1 : heightAt(age));

/** Lengths in the box: children have larger heads, shorter legs, stouter limbs. */
function buildOf(age: number) {
  const head = isGrown(age) ? 43 : age <= 3 ? 76 : age <= 7 ? 68 : age <= 9 ? 58 : 54;
  const leg = (isGrown(age) ? 150 : age <= 3 ? 104 : age <= 7 ? 122 : 136) / 2 - 3;
  const trunk = BOX - head - 14 - leg * 2;
  const upper = isGrown(age) ? 56 : trunk * 0.58;
  return { head, leg, trunk, upper, fore: upper * 0.92, stout: isGrown(age) ? 1 : 1.12 };
}

export type Body = ReturnType<typeof bodyOf>;
/** A body in the box: its lengths, its joints round the hips at (0, 0), and how deep the ground lies below them. */
export function bodyOf(pose: Pose, age: number, isSide: boolean) {
  const size = buildOf(age);
  const { lean = 0, near = [0, 0], far = [0, 0], nearLeg = [0, 0], farLeg = [0, 0] } = pose;
  /** A spot of the trunk: `up` 0 at the hips, 1 at the neck; `aside` to its front (front and back views: to the right). */
  const at = (up: number, aside: number): Spot => beside(along([0, 0], 180 - lean, size.trunk * up), -lean, aside);
  const limb = (root: Spot, bend: Bend, upper: number, lower: number) => {
    const joint = along(root, bend[0], upper);
    return { root, joint, end: along(joint, bend[1], lower), bend };
  };
  const legGap = isSide ? 0 : 10 * size.stout;
  const shoulderGap = isSide ? 0 : 27 * size.stout;
  const legs = [limb([legGap, 0], nearLeg, size.leg, size.leg), limb([-legGap, 0], farLeg, size.leg, size.leg)] as const;
  const arms = [limb(at(0.95, shoulderGap), near, size.upper, size.fore), limb(at(0.95, -shoulderGap), far, size.upper, size.fore)] as const;
  // Feet, knees or the seat, whichever is lowest.
  const ground = Math.max(20 * size.stout, ...legs.flatMap(({ joint, end }) => [joint[1] + 9, end[1] + 6]));
  return { size, lean, isSide, at, legs, arms, ground };
}

/** What `Posed` takes to place a figure. */
export type Place = { x: number; y: number; height: number; flip?: boolean; isSeated?: boolean; pose?: Pose; age?: number };

/** How large a figure is drawn, and how far its hips are lifted from its place. */
export const footingOf = ({ height, isSeated = false, age = 30 }: Place, body: Body) => ({ scale: heightOf(height, age) / BOX, lift: isSeated ? 0 : body.ground });

/** Where the hands of somebody seen from the side are in the picture, for strings, ropes, cups. Takes what `Posed` takes. */
export function handsOf(place: Place): { near: Spot; far: Spot } {
  const { x, y, flip = false, pose = POSE.stand, age = 30 } = place;
  const body = bodyOf(pose, age, true);
  const { scale, lift } = footingOf(place, body);
  const inPicture = ([px, py]: Spot): Spot => [x + (flip ? -px : px) * scale, y + (py - lift) * scale];
  return { near: inPicture(body.arms[0].end), far: inPicture(body.arms[1].end) };
}

/** The bend with which a leg or an arm of somebody whose hips are at `hips` gets to a place: knees give way forward, elbows back. */
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
