/**
 * People who do something: sit, ride, climb, reach, point. Limbs are posed by angles, in degrees: 0 hangs down, 90 points the way they face
 * (for front and back views: to the right of the picture), 180 up. Light comes from the left: on a flipped figure the cloth keeps its shade on the right.
 */
import type { ReactNode } from 'react';
import { mix } from '../kit/colour.ts';
import { n } from '../kit/curves.ts';
import { At } from '../scenery/canvas.tsx';
import { band, oval, type Spot } from '../scenery/shapes.ts';
import { BOX, Piece, shape } from './body.tsx';
import { heightAt } from './child.tsx';
import { DRESS, type Dress, SKIN, skinTones, tonesOf } from './dress.ts';
import { Head, type HeadLooks, type View } from './heads.tsx';

/** Angles of upper and lower limb. */
export type Bend = readonly [upper: number, lower: number];
/** How somebody holds herself. `near` limbs are those towards us (front and back views: on the right of the picture). */
export type Pose = { lean?: number; nod?: number; near?: Bend; far?: Bend; nearLeg?: Bend; farLeg?: Bend };
/** Poses to begin from. */
export const POSE = {
  stand: { near: [-6, 10], far: [4, 16], nearLeg: [3, -1], farLeg: [-3, -3] },
  walk: { lean: 3, near: [-26, -6], far: [24, 44], nearLeg: [26, 6], farLeg: [-20, -44] },
  climb: { lean: 12, near: [-24, 10], far: [30, 70], nearLeg: [58, 2], farLeg: [-8, -24] },
  sit: { near: [16, 74], far: [24, 70], nearLeg: [88, 4], farLeg: [82, -4] },
  astride: { near: [30, 66], far: [38, 70], nearLeg: [44, -10], farLeg: [50, 0] },
  crossed: { near: [22, 70], far: [30, 74], nearLeg: [98, -98], farLeg: [92, -94] },
} as const satisfies Record<string, Pose>;

/** Who it is. An `age` of 18 or more is a grown person. A `pheran` is Kashmir's long loose cloak, which men and women wear. */
export type PosedLooks = Omit<HeadLooks, 'skin'> & { view?: View; age?: number; wears?: 'kurta' | 'sari' | 'frock' | 'shorts' | 'pheran'; dress?: Dress; skin?: string; shoe?: string };

const along = ([x, y]: Spot, angle: number, length: number): Spot => [x + Math.sin((angle * Math.PI) / 180) * length, y + Math.cos((angle * Math.PI) / 180) * length];
/** A spot beside a limb: `aside` to the front of one that hangs down, to the top of one that lies forward. */
const beside = ([x, y]: Spot, angle: number, aside: number): Spot => [x + Math.cos((angle * Math.PI) / 180) * aside, y - Math.sin((angle * Math.PI) / 180) * aside];

/**
 * (x, y): the ground under the lower foot, or the seat with `isSeated`. `height` is that of a grown woman in the same place; children are smaller by age.
 * `inHand` is drawn at the near hand, over its fingers.
 */
export function Posed({ id, x, y, height, flip = false, isSeated = false, pose = POSE.stand, inHand, view = 'side', age = 30, wears = 'kurta', dress = DRESS.indigo, skin = SKIN.honey, shoe = dress.trim, ...looks }: PosedLooks & { id: string; x: number; y: number; height: number; flip?: boolean; isSeated?: boolean; pose?: Pose; inHand?: ReactNode }) {
  const isGrown = age >= 18;
  const { lean = 0, nod = 0, near = [0, 0], far = [0, 0], nearLeg = [0, 0], farLeg = [0, 0] } = pose;
  const flesh = skinTones(skin);
  const cloth = tonesOf(dress.base);
  const lower = tonesOf(dress.second);
  const head = isGrown ? 43 : age <= 3 ? 76 : age <= 7 ? 68 : 58;
  const leg = (isGrown ? 150 : age <= 3 ? 104 : age <= 7 ? 122 : 136) / 2 - 3;
  const trunk = BOX - head - 14 - leg * 2;
  const stout = isGrown ? 1 : 1.12;
  const isSide = view === 'side';
  const half = (side: number, front: number) => (isSide ? side : front) * stout;
  const legGap = isSide ? 0 : 10 * stout;
  const shoulderGap = half(0, 27);

  const hips: Spot = [0, 0];
  const knee = [along([legGap, 0], nearLeg[0], leg), along([-legGap, 0], farLeg[0], leg)] as const;
  const ankle = [along(knee[0], nearLeg[1], leg), along(knee[1], farLeg[1], leg)] as const;
  const foot = Math.max(ankle[0][1], ankle[1][1]) + 6;
  const arm = isGrown ? 56 : trunk * 0.58;
  const at = (up: number, aside: number): Spot => beside(along(hips, 180 - lean, trunk * up), -lean, aside);
  const shadeSide = flip ? -1 : 1;

  const limb = (from: Spot, [a, b]: Bend, length: number, tone: string, thick: number, sleeve: string, part: number, inside?: ReactNode) => {
    const elbow = along(from, a, length);
    const hand = along(elbow, b, length * 0.92);
    const cuff: Spot = part > 1 ? along(elbow, b, length * 0.92 * (part - 1)) : along(from, a, length * part);
    return (
      <>
        <path d={band([[...from, thick], [...elbow, thick * 0.78], [...hand, thick * 0.52]]) + oval(hand[0], hand[1], thick * 0.46)} fill={tone} />
        {inside && <At x={hand[0]} y={hand[1]}>{inside}</At>}
        <path d={oval(from[0], from[1], thick * 0.62) + (part > 1 ? band([[...from, thick * 1.24], [...elbow, thick * 1.2], [...cuff, thick * 1.3]]) : band([[...from, thick * 1.24], [...cuff, thick * 1.26]]))} fill={sleeve} />
      </>
    );
  };
  const sleeve = wears === 'pheran' ? 1.85 : wears === 'kurta' ? 1.4 : 0.6;
  const isBare = wears === 'frock' || wears === 'shorts';
  const legOf = (side: 0 | 1, from: Spot, bend: Bend) => {
    const tone = isBare ? (side ? flesh.shade : flesh.base) : side ? lower.shade : lower.base;
    const end = ankle[side];
    const tip = isSide ? Math.max(-34, Math.min(34, -bend[1] * 0.55)) : 0;
    return (
      <>
        <path d={band([[...from, 27 * stout], [...along(from, bend[0], leg * 0.5), 23 * stout], [...knee[side], 17 * stout], [...along(knee[side], bend[1], leg * 0.45), 15 * stout], [...end, 10 * stout]])} fill={tone} />
        {wears === 'shorts' && <path d={band([[...from, 32 * stout], [...along(from, bend[0], leg * 0.84), 29 * stout]])} fill={side ? lower.shade : lower.base} />}
        <At x={end[0]} y={end[1]} turn={-tip}>
          <path d={isSide ? shape([[-8, -5], [6, -6], [14, 0], [24, 3], [25, 7, 'corner'], [-9, 7, 'corner']]) : shape([[-9, -5], [9, -5], [11, 6, 'corner'], [-11, 6, 'corner']])} fill={side ? mix(shoe, '#2a1230', 0.3) : shoe} />
        </At>
      </>
    );
  };

  const [front, back] = nearLeg[0] >= farLeg[0] || !isSide ? [0, 1] as const : [1, 0] as const;
  const bends = [nearLeg, farLeg] as const;
  const roots: readonly Spot[] = [[legGap, 0], [-legGap, 0]];
  const on = (which: 0 | 1, down: number, aside: number): Spot => {
    const [a, b] = bends[which];
    return down <= 1 ? beside(along(roots[which] ?? hips, a, leg * down), a, aside) : beside(along(knee[which], b, leg * (down - 1)), b, aside);
  };
  const hem = wears === 'sari' ? 1.93 : wears === 'pheran' ? 1.3 : wears === 'kurta' ? 0.86 : wears === 'frock' ? 0.74 : 0.1;
  const flare = wears === 'frock' ? 22 : wears === 'pheran' ? 21 : wears === 'shorts' ? 18 : 18;
  const skirtBack: Spot[] = wears === 'sari' || hem > 1 ? [on(back, 0.9, -flare), on(back, hem, -flare)] : [on(back, hem, -flare)];
  const skirtFront: Spot[] = wears === 'sari' || hem > 1 ? [on(front, hem, flare), on(front, 0.9, flare)] : [on(front, hem, flare)];
  const corner = (spot: Spot | undefined) => [spot?.[0] ?? 0, spot?.[1] ?? 0, 'corner'] as const;
  const waist = wears === 'pheran' ? half(21, 28) : half(14, 20);
  const outline = shape([at(1.04, -half(8, 14)), at(0.94, -half(15, 29)), at(0.66, -half(17, 27)), at(0.4, -waist), at(0.06, -half(20, 27)), ...skirtBack.slice(0, -1), corner(skirtBack.at(-1)), corner(skirtFront[0]), ...skirtFront.slice(1), at(0.06, half(19, 27)), at(0.4, waist), at(0.7, half(19, 27)), at(0.94, half(14, 29)), at(1.04, half(8, 14))]);
  const lying = bends[front][0] > 45 && isSide;
  const mid = on(front, Math.min(hem, 1), 0);
  const shade = [at(1.1, shadeSide * 4), at(0.5, shadeSide * half(4, 9)), at(0, shadeSide * half(5, 8)), ...(lying ? [at(0, shadeSide * 90)] : [[mid[0] * 0.5 + shadeSide * 6, mid[1] * 1.6] as Spot, [shadeSide * 140, mid[1] * 1.6] as Spot]), at(1.1, shadeSide * 120)];
  const d = (list: readonly Spot[]) => `M${list.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`;
  const [hemA, hemB] = [skirtBack.at(-1) ?? hips, skirtFront[0] ?? hips];
  const headAt = at(1 + (head * 0.5 + 11) / trunk, isSide ? 4 : 0);
  const shoulder = (side: 1 | -1): Spot => at(0.95, isSide ? 0 : side * shoulderGap);
  const sleeveTone = wears === 'sari' ? tonesOf(dress.second) : cloth;

  return (
    <At x={x} y={y} scale={(height * (isGrown ? 1 : heightAt(age))) / BOX} flip={flip}>
      <At x={0} y={isSeated ? 0 : -foot}>
        {isSide && limb(shoulder(-1), far, arm, flesh.shade, 13 * stout, sleeveTone.shade, sleeve)}
        {legOf(1, [-legGap, 0], farLeg)}
        {legOf(0, [legGap, 0], nearLeg)}
        <path d={band([[...at(0.92, 0), 20 * stout], [...at(1.2, isSide ? 2 : 0), 15 * stout]])} fill={flesh.shade} />
        <Piece id={`${id}-cloth`} outline={outline} fill={cloth.base}>
          {wears === 'sari' && <path d={d([at(1.1, -60), at(1.1, 60), at(0.46, 60), at(0.46, -60)])} fill={sleeveTone.base} />}
          <path d={d(shade)} fill={wears === 'sari' ? cloth.fold : cloth.shade} opacity={wears === 'sari' ? 0.55 : 1} />
          {lying && <path d={d([at(0.05, -30), on(front, 0, -2), on(front, 1, -4), on(front, hem > 1 ? 2 : 1, hem > 1 ? -4 : -40), on(back, 1, -60)])} fill={cloth.fold} opacity={0.5} />}
          {!lying && <path d={shape([at(0.3, -4), on(back, hem * 0.5, -5), on(back, hem, -4), on(back, hem, 3), at(0.3, 0)])} fill={cloth.fold} opacity={0.45} />}
          {wears === 'shorts' && !looks.cap && <path d={`M${at(0.62, -60).map(n).join(' ')}L${at(0.62, 60).map(n).join(' ')}M${at(0.36, -60).map(n).join(' ')}L${at(0.36, 60).map(n).join(' ')}`} stroke={dress.trim} strokeWidth={7} />}
          {wears === 'frock' && <path d={d([at(0.26, -60), at(0.26, 60), at(0.18, 60), at(0.18, -60)])} fill={dress.trim} />}
          {wears !== 'shorts' && <path d={`M${hemA.map(n).join(' ')}L${hemB.map(n).join(' ')}`} stroke={dress.trim} strokeWidth={wears === 'pheran' ? 8 : 15} />}
          {wears === 'sari' && <path d={shape([at(1.08, -half(14, 30)), at(1.02, half(2, -4)), at(0.55, half(18, 24)), at(0.2, half(24, 30)), at(0.1, half(10, 0)), at(0.5, -half(4, 10)), at(0.9, -half(16, 30))])} fill={cloth.lit} />}
        </Piece>
        {wears === 'sari' && isSide && <path d={shape([corner(at(1.04, -4)), at(0.9, -16), at(0.4, -26), corner(at(-0.1, -34)), corner(at(-0.14, -16)), at(0.4, -12), at(0.8, -4)])} fill={cloth.shade} />}
        {wears === 'kurta' && isGrown && (isSide ? <path d={shape([at(1.06, 8), at(0.98, 17), at(0.9, 6), at(0.94, -16), at(0.5, -26), corner(at(0.16, -36)), corner(at(0.14, -22)), at(0.6, -14), at(0.9, -10), at(1.04, -8)])} fill={dress.trim} /> : <path d={shape([at(1.04, -22), at(0.84, 0), at(1.04, 22), at(0.98, 28), at(0.72, 0), at(0.98, -28)])} fill={dress.trim} />)}
        {!isSide && limb(shoulder(-1), far, arm, flesh.base, 13 * stout, sleeveTone.base, sleeve)}
        {!isSide && limb(shoulder(1), near, arm, flesh.shade, 13 * stout, sleeveTone.shade, sleeve, inHand)}
        <At x={headAt[0]} y={headAt[1]}>
          <Head view={view} size={head} tilt={lean * 0.4 + nod} skin={skin} trim={dress.trim} {...looks} />
        </At>
        {isSide && limb(shoulder(1), near, arm, flesh.base, 13 * stout, flip ? sleeveTone.base : mix(sleeveTone.base, sleeveTone.shade, 0.4), sleeve, inHand)}
      </At>
    </At>
  );
}
