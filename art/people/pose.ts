/** How bodies bend: poses as tables of angles, the joints that follow from them, and where hands and feet come to. Figures face right in a box 300 high. */
import type { Spot } from '../scenery/shapes.ts';
import { BOX } from './body.tsx';
import { heightAt } from './child.tsx';

/** Degrees of the upper and the lower part of a limb: 0 hangs straight down, plus goes forward, 180 straight up. */
export type Bend = readonly [upper: number, lower: number];
/** `lean` tips the trunk forward, `nod` the head. The near limb comes first. */
export type Pose = { lean?: number; nod?: number; legs: readonly [near: Bend, far: Bend]; arms: readonly [near: Bend, far: Bend] };

/** Poses that many scenes want. */
export const POSE = {
  stand: { legs: [[3, -2], [-4, -4]], arms: [[-6, 10], [6, 18]] },
  point: { nod: -6, legs: [[4, -2], [-5, -5]], arms: [[-6, 12], [82, 96]] },
  shadeEyes: { nod: -4, legs: [[4, -2], [-5, -5]], arms: [[100, 226], [-4, 10]] },
  walk: { lean: 4, legs: [[24, 8], [-16, -32]], arms: [[-24, -8], [22, 44]] },
  run: { lean: 14, nod: -8, legs: [[62, -8], [-24, -84]], arms: [[-52, 24], [42, 122]] },
  heels: { lean: 16, nod: 10, legs: [[82, -92], [78, -96]], arms: [[34, 66], [44, 78]] },
  kneel: { lean: 22, nod: 12, legs: [[14, -92], [8, -96]], arms: [[36, 54], [48, 64]] },
  crouch: { lean: 30, nod: 4, legs: [[112, -18], [104, -24]], arms: [[46, 72], [56, 82]] },
  bend: { lean: 62, nod: -26, legs: [[16, -4], [4, -10]], arms: [[38, 24], [30, 14]] },
  sit: { lean: -4, legs: [[84, 2], [88, 10]], arms: [[18, 58], [26, 66]] },
} as const satisfies Record<string, Pose>;

/** Somebody of an age in a pose; without an `age` it is a grown woman. */
export type Posed = { pose: Pose; age?: number };
/** Where a figure is: (x, y) under the hip on the ground, or with `hangs` the hip itself. */
export type Place = { x: number; y: number; height: number; flip?: boolean; hangs?: boolean };

/** The direction of an angle, 0 straight down, plus forward. */
export const turn = (degrees: number): Spot => [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
/** The spot that lies `far` from another in a direction. */
export const go = ([x, y]: Spot, degrees: number, far: number): Spot => [x + turn(degrees)[0] * far, y + turn(degrees)[1] * far];
/** The spot between two others. */
export const on = (a: Spot, b: Spot, t: number): Spot => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** Lengths in the box: children have larger heads and shorter legs. */
function build(age: number | undefined) {
  const [head, leg] = age === undefined ? [43, 146] : age <= 3 ? [72, 102] : age <= 6 ? [62, 122] : age <= 9 ? [55, 130] : [50, 136];
  const trunk = BOX - leg - head - (age === undefined ? 12 : 6);
  return { head, leg, trunk, upper: trunk * 0.57, fore: trunk * 0.53, stout: age === undefined ? 1 : age <= 6 ? 1.26 : 1.14 };
}

/** All joints in the box and how far down the lowest lies, so that the lowest part of the body can stand on the ground. */
export function skeleton({ pose, age }: Posed, hangs: boolean) {
  const size = build(age);
  const lean = pose.lean ?? 0;
  const hip: Spot = [0, 0];
  const legs = pose.legs.map(([thigh, shin]) => {
    const knee = go(hip, thigh, size.leg * 0.5);
    return { thigh, shin, knee, ankle: go(knee, shin, size.leg * 0.46) };
  });
  const neck = go(hip, 180 - lean, size.trunk);
  const shoulder = on(hip, neck, 0.9);
  const arms = pose.arms.map(([upper, fore]) => {
    const elbow = go(shoulder, upper, size.upper);
    return { elbow, fore, hand: go(elbow, fore, size.fore) };
  });
  const drop = hangs ? 0 : Math.max(...legs.map(({ ankle, knee, shin }) => Math.max(ankle[1] + (Math.abs(shin) > 60 ? 6 * size.stout : size.leg * 0.04), knee[1] + 9)));
  return { size, lean, hip, neck, shoulder, legs, arms, drop };
}

/** The height of somebody of an age where a grown woman is `height` high. */
export const heightOf = (height: number, age?: number) => height * (age === undefined ? 1 : heightAt(age));

/** Where the near and the far hand are in the picture, for strings, ropes, cups. Takes what `Profile` takes. */
export function handsOf({ x, y, height, flip = false, hangs = false, pose, age }: Place & Posed): { near: Spot; far: Spot } {
  const { arms, drop } = skeleton({ pose, ...(age !== undefined && { age }) }, hangs);
  const scale = heightOf(height, age) / BOX;
  const place = ([px, py]: Spot): Spot => [x + (flip ? -px : px) * scale, y + (py - drop) * scale];
  return { near: place(arms[0]?.hand ?? [0, 0]), far: place(arms[1]?.hand ?? [0, 0]) };
}

/** The bend with which a leg or an arm of somebody whose hip is at `hip` gets to a place: knees give way forward, elbows back. */
export function reachOf(limb: 'leg' | 'arm', age: number | undefined, height: number, hip: Spot, to: Spot, lean = 0): Bend {
  const { leg, trunk, upper, fore } = build(age);
  const scale = heightOf(height, age) / BOX;
  const from = limb === 'leg' ? hip : go(hip, 180 - lean, trunk * 0.9 * scale);
  const [a, b] = (limb === 'leg' ? [leg * 0.5, leg * 0.46] : [upper, fore]).map((part) => part * scale) as [number, number];
  const far = Math.min(Math.hypot(to[0] - from[0], to[1] - from[1]), (a + b) * 0.998);
  const angle = (Math.atan2(to[0] - from[0], to[1] - from[1]) * 180) / Math.PI;
  const inner = (opposite: number, c: number, d: number) => (Math.acos(Math.min(1, Math.max(-1, (c * c + d * d - opposite * opposite) / (2 * c * d)))) * 180) / Math.PI;
  const side = limb === 'leg' ? 1 : -1;
  return [angle + side * inner(b, a, far), angle - side * inner(a, b, far)];
}
