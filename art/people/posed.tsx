/**
 * People doing something: sitting, riding, climbing, kneeling, reaching, pointing. This figure has all views and poses; `Woman` and
 * `Child` are only for people standing with their backs to us. Poses are tables of angles (pose.ts); heads are in heads.tsx.
 */
import type { ReactNode } from 'react';
import { mix } from '../kit/colour.ts';
import { At, Shadow } from '../scenery/canvas.tsx';
import { band, type Light, lightSign } from '../scenery/shapes.ts';
import { Clothes, type Wears } from './clothes.tsx';
import { DRESS, type Dress, SKIN, skinTones, tonesOf } from './dress.ts';
import { Head, type HeadLooks, type View } from './heads.tsx';
import { PlaitDownBack } from './plait.tsx';
import { PosedArm, PosedLeg } from './limbs.tsx';
import { along, beside, bodyOf, footingOf, isGrown, type Place, POSE } from './pose.ts';

export { POSE, type Bend, type Pose } from './pose.ts';

/** What the person looks like. An `age` of 18 or more means an adult. `face` draws the head in a different view from the body. */
export type PosedLooks = Omit<HeadLooks, 'skin'> & { view?: View; face?: View; age?: number; wears?: Wears; dress?: Dress; skin?: string; shoe?: string };
type Props = PosedLooks & Place & { id: string; light?: Light; hasShadow?: boolean; hasStripes?: boolean; grips?: boolean; inHand?: ReactNode; carries?: ReactNode };

const SLEEVES = { pheran: 1.85, kurta: 1.4, sari: 0.6, frock: 0.6, shorts: 0.6 } as const satisfies Record<Wears, number>;

/**
 * (x, y): the ground below the hips; if `isSeated`, the hips. `height`: a grown woman's height there; children are scaled by age.
 * What the near hand holds: `inHand` stays upright, over the fingers; `carries` turns with the forearm (its x axis), under the fingers.
 * Raised hands are open unless one of these is set, or `grips`, for hands that hold something the scene draws.
 * `wind` (0 to 1) lifts cloth and plaits backwards. A shirt worn with shorts is striped by default, except with a cap.
 */
export function Posed({ id, x, y, height, flip = false, isSeated = false, pose = POSE.stand, light = 'left', hasShadow = false, grips = false, inHand, carries, view = 'side', face = view, age = 30, wears = 'kurta', dress = DRESS.indigo, hasStripes = true, skin = SKIN.honey, shoe = dress.trim, ...looks }: Props) {
  const isSide = view === 'side';
  const body = bodyOf(pose, age, isSide);
  const { size, lean, at, legs, arms } = body;
  const { stout } = size;
  const { scale, lift } = footingOf({ x, y, height, isSeated, age }, body);
  const shadeSide = (light === 'left') !== flip ? 1 : -1;
  const flesh = skinTones(skin);
  const lower = tonesOf(dress.second);
  const sleeve = tonesOf(wears === 'sari' ? dress.second : dress.base);
  // The folds of a sari hide the legs, so the legs are drawn in the colour of its shaded cloth.
  const under = wears === 'frock' || wears === 'shorts' ? flesh : wears === 'sari' ? { base: tonesOf(dress.base).shade, shade: tonesOf(dress.base).fold } : lower;
  const neck = at(1 + (size.head * 0.5 + 11) / size.trunk, isSide ? 4 : 0);
  const tilt = lean * 0.4 + (pose.nod ?? 0);
  const nape = along(beside(neck, -tilt, -0.3 * size.head), -tilt, 0.32 * size.head);
  const hasPlaitBehind = isSide && face === 'side' && (looks.hair === 'plait' || looks.hair === 'plaits');
  const arm = (which: 0 | 1, tone: 'base' | 'shade', cloth = sleeve[tone]) => <PosedArm arm={arms[which]} stout={stout} skin={flesh[tone]} sleeve={cloth} sleeveTo={SLEEVES[wears]} grips={grips || Boolean(inHand || carries)} {...(!which && { inHand, carries })} />;
  const leg = (which: 0 | 1, tone: 'base' | 'shade') => <PosedLeg leg={legs[which]} length={size.leg} stout={stout} tone={under[tone]} shorts={wears === 'shorts' && lower[tone]} shoe={which ? mix(shoe, '#2a1230', 0.3) : shoe} isSide={isSide} isOnGround={body.ground - legs[which].end[1] < 10} />;
  const [left, right] = shadeSide > 0 ? (['base', 'shade'] as const) : (['shade', 'base'] as const);
  return (
    <>
      {hasShadow && <Shadow x={x - lightSign(light) * scale * 22} y={y + 1} width={scale * 78} height={scale * 11} />}
      <At x={x} y={y} scale={scale} flip={flip}>
        <At x={0} y={-lift}>
          {isSide && arm(1, 'shade')}
          {leg(1, 'shade')}
          {leg(0, 'base')}
          <path d={band([[...at(0.92, 0), 20 * stout], [...at(1.2, isSide ? 2 : 0), 15 * stout]])} fill={flesh.shade} />
          <Clothes id={id} body={body} wears={wears} dress={dress} isGrown={isGrown(age)} hasStripes={hasStripes && wears === 'shorts' && !looks.cap} shadeSide={shadeSide} wind={looks.wind ?? 0} />
          {!isSide && arm(1, left)}
          {!isSide && arm(0, right)}
          {hasPlaitBehind && <PlaitDownBack nape={nape} body={body} beads={looks.hair === 'plait' ? 9 : 5} isGrey={looks.isGrey} tie={looks.trim ?? dress.trim} wind={looks.wind} />}
          <Head view={face} size={size.head} x={neck[0]} y={neck[1]} tilt={tilt} hasPlait={!hasPlaitBehind} shadeSide={shadeSide} skin={skin} trim={dress.trim} {...looks} />
          {isSide && arm(0, 'base', shadeSide < 0 ? sleeve.base : mix(sleeve.base, sleeve.shade, 0.4))}
        </At>
      </At>
    </>
  );
}
