/** The clothes of posed people: one outline over trunk and legs that follows the limbs, with shade, folds, stripes and borders. */
import { n, type Station } from '../kit/curves.ts';
import type { Spot } from '../scenery/shapes.ts';
import { Piece, shape } from './body.tsx';
import { Dupatta, Pallu, Streamer } from './drapes.tsx';
import { type Dress, tonesOf } from './dress.ts';
import { along, beside, type Body } from './pose.ts';

/** The kinds of clothes. A `pheran` is Kashmir's long loose cloak, worn by men and women. */
export type Wears = 'kurta' | 'sari' | 'frock' | 'shorts' | 'pheran';
/** How far down each garment hangs (1 at the knee, 2 at the ankle), and how wide it flares. */
const CUT = { sari: { hem: 1.93, flare: 18 }, pheran: { hem: 1.3, flare: 21 }, kurta: { hem: 0.86, flare: 18 }, frock: { hem: 0.74, flare: 22 }, shorts: { hem: 0.1, flare: 18 } } as const satisfies Record<Wears, unknown>;

const polygon = (list: readonly Spot[]) => `M${list.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
const line = (...ends: readonly [Spot, Spot]) => `M${ends[0].map(n).join(' ')}L${ends[1].map(n).join(' ')}`;
const corner = ([x, y]: Spot): Station => [x, y, 'corner'];

/** The outline of a garment on a body, its hem, and what places its shade and folds. */
function cutOf({ at, legs, isSide, size }: Body, wears: Wears, wind: number) {
  const { hem, flare } = CUT[wears];
  const isLong = hem > 1;
  /** Half the garment's width, as seen from the side or from the front. */
  const half = (side: number, front: number) => (isSide ? side : front) * size.stout;
  const [front, back] = legs[0].bend[0] >= legs[1].bend[0] || !isSide ? legs : [legs[1], legs[0]];
  /** A point beside a leg: `down` is 1 at the knee and 2 at the ankle. */
  const on = ({ root, joint, bend: [a, b] }: typeof front, down: number, aside: number): Spot => (down <= 1 ? beside(along(root, a, size.leg * down), a, aside) : beside(along(joint, b, size.leg * (down - 1)), b, aside));
  const knee = ({ joint, bend: [a, b] }: typeof front, aside: number): Spot => beside(joint, (a + b) / 2, aside);
  // Over thighs that point forward, a garment follows the seat, and a long one the knees too. Under drawn-up thighs a short one ends early.
  const lies = isSide && front.bend[0] > 45;
  const isDrawnUp = lies && back.bend[0] > 95;
  const seat = [at(0.06, -half(20, 27)), ...(lies ? [on(back, 0.05, -19)] : [])];
  const lap = lies ? on(front, isLong ? 0.1 : 0.3, 21) : at(0.06, half(19, 27));
  const belowSeat = !isLong || isDrawnUp ? [] : [lies ? knee(back, -18) : on(back, 0.9, -flare)];
  const aboveHem = !isLong ? [] : [lies ? knee(front, 17) : on(front, 0.9, flare)];
  const [hemX, hemY] = isDrawnUp && !isLong ? on(back, 0.5, -16) : on(back, hem, -flare);
  const hemBack: Spot = [hemX - wind * 26, hemY - wind * 10];
  const hemFront = on(front, hem, flare * (lies ? 0.8 : 1));
  const waist = wears === 'pheran' ? half(21, 28) : half(14, 20);
  const downTheBack = [at(1.04, -half(8, 14)), at(0.94, -half(15, 29)), at(0.66, -half(17, 27)), at(0.4, -waist), ...seat, ...belowSeat];
  const upTheFront = [...aboveHem, lap, at(0.4, waist), at(0.7, half(19, 27)), at(0.94, half(14, 29)), at(1.04, half(8, 14))];
  return { outline: shape([...downTheBack, corner(hemBack), corner(hemFront), ...upTheFront]), hem, hemBack, hemFront, half, front, back, on, lies, isLong };
}

/** Draws the clothes. `hasStripes`: the shirt worn with shorts is striped; `shadeSide`: 1 if the shade is in front or on the right. */
export function Clothes({ id, body, wears, dress, isGrown, hasStripes, shadeSide, wind }: { id: string; body: Body; wears: Wears; dress: Dress; isGrown: boolean; hasStripes: boolean; shadeSide: 1 | -1; wind: number }) {
  const { at } = body;
  const { outline, hem, hemBack, hemFront, half, front, back, on, lies, isLong } = cutOf(body, wears, wind);
  const cloth = tonesOf(dress.base);
  const hasSari = wears === 'sari';
  const hasDupatta = wears === 'kurta' && isGrown;
  const chest = half(24, 60);
  const [midX, midY] = on(front, Math.min(hem, 1), 0);
  const shadeEnd: Spot[] = lies ? [at(0, shadeSide * 90)] : [[midX * 0.5 + shadeSide * 6, midY * 1.6], [shadeSide * 140, midY * 1.6]];
  const isFoldedAway = lies && front.bend[1] < -60;
  return (
    <>
      {wind > 0 && isGrown && (hasSari || hasDupatta) && <Streamer at={at} wind={wind} cloth={hasSari ? cloth.shade : tonesOf(dress.trim).shade} />}
      <Piece id={`${id}-cloth`} outline={outline} fill={cloth.base}>
        {hasSari && <path d={polygon([at(1.1, -chest), at(1.1, chest), at(0.46, chest), at(0.46, -chest)])} fill={dress.second} />}
        <path d={polygon([at(1.1, shadeSide * 4), at(0.5, shadeSide * half(4, 9)), at(0, shadeSide * half(5, 8)), ...shadeEnd, at(1.1, shadeSide * 120)])} fill={hasSari ? cloth.fold : cloth.shade} opacity={hasSari ? 0.55 : 1} />
        {lies ? (
          <path d={polygon([at(0.05, -30), on(front, 0, -2), on(front, 1, -4), on(front, isLong ? 2 : 1, isLong ? -4 : -40), on(back, 1, -60)])} fill={cloth.fold} opacity={0.5} />
        ) : (
          <path d={shape([at(0.3, -4), on(back, hem * 0.5, -5), on(back, hem, -4), on(back, hem, 3), at(0.3, 0)])} fill={cloth.fold} opacity={0.45} />
        )}
        {hasStripes && <path d={line(at(0.62, -60), at(0.62, 60)) + line(at(0.36, -60), at(0.36, 60))} stroke={dress.trim} strokeWidth={7} />}
        {wears === 'frock' && <path d={polygon([at(0.26, -60), at(0.26, 60), at(0.18, 60), at(0.18, -60)])} fill={dress.trim} />}
        {wears !== 'shorts' && !isFoldedAway && <path d={line(hemBack, hemFront)} stroke={dress.trim} strokeWidth={wears === 'pheran' ? 8 : 15} />}
        {hasSari && <path d={shape([at(1.08, -half(14, 30)), at(1.02, half(2, -4)), at(0.55, half(18, 24)), at(0.2, half(24, 30)), at(0.1, half(10, 0)), at(0.5, -half(4, 10)), at(0.9, -half(16, 30))])} fill={cloth.lit} />}
      </Piece>
      {hasSari && body.isSide && !wind && <Pallu body={body} cloth={cloth.shade} />}
      {hasDupatta && <Dupatta body={body} cloth={dress.trim} isBlown={wind > 0} />}
    </>
  );
}
