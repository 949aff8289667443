/**
 * People from the side, posed by their joints: they climb, sit, pull a string, pour tea. They face right; `flip` turns them.
 * Angles are in degrees from straight down; plus is forward, 180 is straight up. The near limb comes first, the far one second.
 */
import type { ReactNode } from 'react';
import { mix } from '../kit/colour.ts';
import { n, type Station } from '../kit/curves.ts';
import { At } from '../scenery/canvas.tsx';
import { band, oval, type Light, type Spot } from '../scenery/shapes.ts';
import { BOX, Piece, shape } from './body.tsx';
import { heightAt } from './child.tsx';
import { DRESS, type Dress, SKIN, skinTones, tonesOf } from './dress.ts';
import { JointedHead } from './jointed-head.tsx';

/** The angles of a body. `lean` bends the trunk forward, `nod` lowers the head. */
export type Pose = { thigh: readonly [number, number]; shin: readonly [number, number]; upper: readonly [number, number]; fore: readonly [number, number]; lean?: number; nod?: number };

/** Poses to start from. */
export const POSE = {
  stand: { thigh: [4, -5], shin: [-1, -8], upper: [-8, 6], fore: [8, 22] },
  walk: { thigh: [24, -18], shin: [6, -38], upper: [-26, 26], fore: [-6, 44], lean: 4 },
  run: { thigh: [56, -22], shin: [-6, -78], upper: [-44, 40], fore: [30, 110], lean: 12 },
  climb: { thigh: [68, -4], shin: [-4, -12], upper: [30, 52], fore: [62, 92], lean: 10 },
  sit: { thigh: [84, 80], shin: [-4, 10], upper: [10, 24], fore: [62, 70] },
  squat: { thigh: [112, 104], shin: [-32, -26], upper: [40, 60], fore: [58, 76], lean: 26, nod: 14 },
} as const satisfies Record<string, Pose>;

/** How she or he looks. `age` under 14 makes a child; `face` turns the head to us; `hat` has a brim, `cap` is of wool; `carries` lies in the near hand, x running on along the forearm. */
export type JointedLooks = { pose?: Pose; wears?: 'sari' | 'kurta' | 'frock' | 'shorts'; dress?: Dress; skin?: string; hair?: 'bun' | 'plait' | 'bob' | 'crop'; isGrey?: boolean; age?: number; face?: 'side' | 'front'; hat?: string; cap?: string; light?: Light; carries?: ReactNode };

type Build = { thigh: number; shin: number; trunk: number; upper: number; fore: number; girth: number; leg: number; head: number; neck: number };
const GROWN: Build = { thigh: 74, shin: 70, trunk: 88, upper: 54, fore: 48, girth: 1, leg: 17, head: 1, neck: 29 };
const SMALL: Build = { thigh: 58, shin: 58, trunk: 84, upper: 46, fore: 42, girth: 1.08, leg: 19, head: 1.42, neck: 36 };

const RADIANS = Math.PI / 180;
const onward = ([x, y]: Spot, angle: number, length: number): Spot => [x + Math.sin(angle * RADIANS) * length, y + Math.cos(angle * RADIANS) * length];
/** A spot aside of a bone: towards its front with a plus, its back with a minus. */
const aside = ([x, y]: Spot, angle: number, by: number): Spot => [x + Math.cos(angle * RADIANS) * by, y - Math.sin(angle * RADIANS) * by];
const part = (a: Spot, b: Spot, t: number): Spot => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const bone = (a: Spot, b: Spot, from: number, to: number) => band([[...a, from], [...part(a, b, 0.5), (from * 0.55 + to * 0.45)], [...b, to]]) + oval(a[0], a[1], from / 2) + oval(b[0], b[1], to / 2);

/**
 * Where the joints of a pose lie. The feet (or the seat) stay at 0, the hips rise as far as the straighter leg carries them.
 * `along` walks up the trunk, hips 0, neck 1; `out` is to its front.
 */
function bonesOf(pose: Pose, b: Build, isSeated: boolean) {
  const { lean = 0 } = pose;
  const drop = ([0, 1] as const).map((i) => Math.cos(pose.thigh[i] * RADIANS) * b.thigh + Math.cos(pose.shin[i] * RADIANS) * b.shin);
  const hip: Spot = [0, isSeated ? -20 * b.girth : -Math.max(...drop) - 7];
  const legs = ([0, 1] as const).map((i) => {
    const root: Spot = [hip[0] + (i ? 3 : -3), hip[1]];
    const knee = onward(root, pose.thigh[i], b.thigh);
    return { root, knee, ankle: onward(knee, pose.shin[i], b.shin), thigh: pose.thigh[i], shin: pose.shin[i] };
  });
  const [near, far] = legs as [(typeof legs)[0], (typeof legs)[0]];
  const [front, rear] = near.thigh + near.shin >= far.thigh + far.shin ? [near, far] : [far, near];
  const up = 180 - lean;
  const neck = onward(hip, up, b.trunk);
  const along = (t: number, out = 0): Spot => aside(onward(hip, up, b.trunk * t), -lean, out);
  const shoulder = along(0.9, -2);
  const arms = ([0, 1] as const).map((i) => {
    const root: Spot = [shoulder[0] + (i ? 8 : -1), shoulder[1] + (i ? 0 : 2)];
    const elbow = onward(root, pose.upper[i], b.upper);
    return { root, elbow, hand: onward(elbow, pose.fore[i], b.fore), fore: pose.fore[i] };
  });
  return { near, far, front, rear, neck, along, arms };
}

/** (x, y): the feet, or with `isSeated` the seat under the hips. `height` is a grown woman's in the same place. */
export function Jointed({ id, x, y, height, flip = false, isSeated = false, ...looks }: JointedLooks & { id: string; x: number; y: number; height: number; flip?: boolean; isSeated?: boolean }) {
  const pose: Pose = looks.pose ?? POSE.stand;
  const { age = 30, dress = DRESS.crimson, skin = SKIN.honey, hair = 'bun', isGrey = false, face = 'side', hat, cap, light = 'left', carries } = looks;
  const isChild = age < 14;
  const wears = looks.wears ?? (isChild ? 'frock' : 'sari');
  const b = isChild ? SMALL : GROWN;
  const flesh = skinTones(skin);
  const cloth = tonesOf(dress.base);
  const second = tonesOf(dress.second);
  const { lean = 0, nod = 0 } = pose;
  const { near, far, front, rear, neck, along, arms } = bonesOf(pose, b, isSeated);
  const hasSari = wears === 'sari';
  const sleeve = hasSari ? second : cloth;
  const long = wears === 'kurta' ? 1 : 0.5;
  const arm = (i: 0 | 1) => {
    const { root, elbow, hand, fore } = arms[i]!;
    const tone = i ? 'shade' : 'base';
    return (
      <>
        <path d={bone(root, elbow, 13 * b.girth, 11 * b.girth) + bone(elbow, hand, 10.5 * b.girth, 7.5 * b.girth)} fill={flesh[tone]} />
        <path d={bone(root, part(root, elbow, long), 16 * b.girth, 15 * b.girth)} fill={sleeve[tone]} />
        <At x={hand[0]} y={hand[1]} turn={90 - fore} scale={b.girth * 0.86}>
          {!i && carries}
          <path d={shape([[-3, -4], [5, -6], [12, -4], [14, 1], [9, 5], [-3, 4]])} fill={flesh[tone]} />
        </At>
      </>
    );
  };
  const isBare = wears === 'frock' || wears === 'shorts';
  const leg = (at: typeof near, tone: 'base' | 'shade') => (
    <>
      {!hasSari && <path d={bone(at.root, at.knee, b.leg * 1.25, b.leg) + bone(at.knee, at.ankle, b.leg * 0.96, b.leg * 0.6)} fill={isBare ? flesh[tone] : second[tone]} />}
      {wears === 'shorts' && <path d={bone(at.root, part(at.root, at.knee, 0.86), b.leg * 1.7, b.leg * 1.5)} fill={second[tone]} />}
      <At x={at.ankle[0]} y={at.ankle[1]} turn={at.shin < -20 ? -at.shin * 0.7 : 0} scale={b.girth}>
        <path d="M-6 -4Q0 -8 5 -3L16 2Q19 7 14 7H-6Q-9 2 -6 -4Z" fill={isBare ? mix(dress.trim, '#3a1638', tone === 'base' ? 0.15 : 0.4) : flesh[tone]} />
      </At>
    </>
  );
  // The skirt's front follows the leg that is ahead, its back the one behind: it stands, strides and sits by the same rule.
  const reach = hasSari ? 0.97 : 0;
  const flare = wears === 'frock' ? 13 : 3;
  const fa = (front.thigh + front.shin) / 2;
  const ra = (rear.thigh + rear.shin) / 2;
  const g = b.girth;
  const skirt: Station[] = hasSari
    ? [along(0.32, 17), aside(front.root, front.thigh, 23), aside(front.knee, fa, 17), [...aside(part(front.knee, front.ankle, reach), front.shin, 17), 'corner'], [...aside(part(rear.knee, rear.ankle, reach), rear.shin, -19), 'corner'], ...(rear.thigh > 95 ? [] : [aside(rear.knee, ra, -18)]), aside(rear.root, rear.thigh, -25), along(0.32, -17)]
    : [along(0.5, 16 * g), aside(front.root, front.thigh, 21 * g), [...aside(part(front.root, front.knee, 0.88), front.thigh, 17 * g + flare), 'corner'], [...aside(part(rear.root, rear.knee, 0.88), rear.thigh, -18 * g - flare), 'corner'], aside(rear.root, rear.thigh, -22 * g), along(0.5, -16 * g)];
  const shadeFront = (light === 'left') !== flip;
  const s = shadeFront ? 1 : -1;
  const hem = `M${n(skirt[hasSari ? 3 : 2]![0])} ${n(skirt[hasSari ? 3 : 2]![1])}L${n(skirt[hasSari ? 4 : 3]![0])} ${n(skirt[hasSari ? 4 : 3]![1])}`;
  const trunk = band([[...along(-0.06), 40 * g], [...along(0.12), 43 * g], [...along(0.42), 33 * g], [...along(0.72), 39 * g], [...along(0.92), 31 * g], [...along(1.02), 15 * g]]);
  return (
    <At x={x} y={y} scale={(height * (isChild ? heightAt(age) : 1)) / BOX} flip={flip}>
      {arm(1)}
      {leg(far, 'shade')}
      {leg(near, 'base')}
      {hasSari && <path d={shape([along(1, -8), along(0.9, -22), along(0.3, -32), [...along(-0.5, -40), 'corner'], [...along(-0.52, -22), 'corner'], along(0.4, -12)])} fill={cloth.shade} />}
      {hasSari && <path d={shape([along(-0.36, -38), [...along(-0.5, -40), 'corner'], [...along(-0.52, -22), 'corner'], along(-0.38, -21)])} fill={dress.trim} />}
      <path d={bone(neck, onward(neck, 180 - lean, 12 * g), 15 * g, 14 * g)} fill={flesh.shade} />
      <Piece id={`${id}-trunk`} outline={trunk} fill={hasSari ? flesh.base : cloth.base}>
        {hasSari && <path d={band([[...along(0.5), 60], [...along(0.8), 60], [...along(0.96), 60]])} fill={second.base} />}
        {hasSari && <path d={shape([along(0.3, 34), along(0.3, 2), along(0.62, -2), along(0.98, -4), along(1.02, 12), along(0.9, 36)])} fill={cloth.base} />}
        <path d={band([[...along(-0.2, s * 19), 22], [...along(0.4, s * 17), 20], [...along(1, s * 18), 20]])} fill={cloth.shade} />
      </Piece>
      {(hasSari || wears !== 'shorts') && (
        <Piece id={`${id}-skirt`} outline={shape(skirt)} fill={cloth.base}>
          <path d={band([[...along(0.4, s * 18), 20], [...aside(s > 0 ? front.knee : rear.knee, s > 0 ? fa : ra, s * 15), 24], [...aside(s > 0 ? front.ankle : rear.ankle, 0, s * 16), 26]])} fill={cloth.shade} />
          <path d={band([[...along(0.3), 2], [...part(near.root, near.knee, 0.6), 6], [...part(near.knee, near.ankle, 0.3), 5], [...near.ankle, 9]])} fill={cloth.fold} opacity={0.4} />
          <path d={hem} stroke={dress.trim} strokeWidth={hasSari ? 15 : 12} />
        </Piece>
      )}
      {wears === 'shorts' && <path d={band([[...along(0.02), 41 * g], [...along(0.1), 41 * g]])} fill={second.base} />}
      {wears === 'kurta' && <path d={shape([along(1.02, -10), along(0.9, -24), along(0.2, -34), [...along(-0.12, -36), 'corner'], [...along(-0.1, -24), 'corner'], along(0.5, -16), along(0.88, 12), along(1.02, 10)])} fill={dress.trim} />}
      <At x={onward(neck, 180 - lean, b.neck)[0]} y={onward(neck, 180 - lean, b.neck)[1]} turn={lean * 0.4 + nod} scale={b.head}>
        <JointedHead face={face} hair={hair} isGrey={isGrey} flesh={flesh} tie={dress.trim} hat={hat} cap={cap} isShadedInFront={shadeFront} />
      </At>
      {arm(0)}
    </At>
  );
}
