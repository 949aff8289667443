/** What posed people wear on the trunk and over the thighs: one outline that follows the limbs, with shade, folds, border and drape. */
import { n, type Station } from '../kit/curves.ts';
import type { Spot } from '../scenery/shapes.ts';
import { Piece, shape } from './body.tsx';
import { type Dress, tonesOf } from './dress.ts';
import { along, beside, type Body } from './pose.ts';

/** What somebody wears. A `pheran` is Kashmir's long loose cloak, which men and women wear. */
export type Wears = 'kurta' | 'sari' | 'frock' | 'shorts' | 'pheran';
/** How far down each garment hangs (1 at the knee, 2 at the ankle), and how wide it stands off. */
const CUT = { sari: { hem: 1.93, flare: 18 }, pheran: { hem: 1.3, flare: 21 }, kurta: { hem: 0.86, flare: 18 }, frock: { hem: 0.74, flare: 22 }, shorts: { hem: 0.1, flare: 18 } } as const;

type Worn = { id: string; body: Body; wears: Wears; dress: Dress; isGrown: boolean; hasStripes: boolean; shadeSide: 1 | -1; wind: number };

const polygon = (list: readonly Spot[]) => `M${list.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
const corner = ([x, y]: Spot): Station => [x, y, 'corner'];

/** The dress. `hasStripes` for a shirt worn with shorts. */
export function Clothes({ id, body, wears, dress, isGrown, hasStripes, shadeSide, wind }: Worn) {
  const { at, legs, lean, isSide, size } = body;
  const { hem, flare } = CUT[wears];
  const cloth = tonesOf(dress.base);
  const half = (side: number, front: number) => (isSide ? side : front) * size.stout;
  const isNearInFront = legs[0].bend[0] >= legs[1].bend[0] || !isSide;
  const [front, back] = isNearInFront ? legs : [legs[1], legs[0]];
  /** A spot beside a leg, `down` 1 at the knee, 2 at the ankle. */
  const on = ({ root, joint, bend: [a, b] }: typeof front, down: number, aside: number): Spot => (down <= 1 ? beside(along(root, a, size.leg * down), a, aside) : beside(along(joint, b, size.leg * (down - 1)), b, aside));
  const isLong = hem > 1;
  const lies = isSide && front.bend[0] > 45;
  // Over a thigh that lies forward cloth rounds the seat, a long skirt the knee too; below a thigh that is drawn up it ends under the seat.
  const isDrawnUp = lies && back.bend[0] > 95;
  const round = (leg: typeof front, aside: number): Spot => beside(leg.joint, (leg.bend[0] + leg.bend[1]) / 2, aside);
  const seat = [at(0.06, -half(20, 27)), ...(lies ? [on(back, 0.05, -19)] : [])];
  const lap = lies ? on(front, isLong ? 0.1 : 0.3, 21) : at(0.06, half(19, 27));
  const knees = lies ? [isDrawnUp ? [] : [round(back, -18)], [round(front, 17)]] : [[on(back, 0.9, -flare)], [on(front, 0.9, flare)]];
  const blown = isDrawnUp && !isLong ? on(back, 0.5, -16) : on(back, hem, -flare);
  const hemBack: Spot = [blown[0] - wind * 26, blown[1] - wind * 10];
  const hemFront = on(front, hem, flare * (lies ? 0.8 : 1));
  const waist = wears === 'pheran' ? half(21, 28) : half(14, 20);
  const downTheBack = [at(1.04, -half(8, 14)), at(0.94, -half(15, 29)), at(0.66, -half(17, 27)), at(0.4, -waist), ...seat, ...(isLong ? (knees[0] ?? []) : [])];
  const upTheFront = [...(isLong ? (knees[1] ?? []) : []), lap, at(0.4, waist), at(0.7, half(19, 27)), at(0.94, half(14, 29)), at(1.04, half(8, 14))];
  const outline = shape([...downTheBack, corner(hemBack), corner(hemFront), ...upTheFront]);
  const chest = half(24, 60);
  const mid = on(front, Math.min(hem, 1), 0);
  const shade = [at(1.1, shadeSide * 4), at(0.5, shadeSide * half(4, 9)), at(0, shadeSide * half(5, 8)), ...(lies ? [at(0, shadeSide * 90)] : [[mid[0] * 0.5 + shadeSide * 6, mid[1] * 1.6] as Spot, [shadeSide * 140, mid[1] * 1.6] as Spot]), at(1.1, shadeSide * 120)];
  const line = (...ends: readonly [Spot, Spot]) => `M${ends[0].map(n).join(' ')}L${ends[1].map(n).join(' ')}`;
  const hasSari = wears === 'sari';
  return (
    <>
      {wind > 0 && isGrown && (hasSari || wears === 'kurta') && <Streamer at={at} wind={wind} cloth={hasSari ? cloth.shade : tonesOf(dress.trim).shade} />}
      <Piece id={`${id}-cloth`} outline={outline} fill={cloth.base}>
        {hasSari && <path d={polygon([at(1.1, -chest), at(1.1, chest), at(0.46, chest), at(0.46, -chest)])} fill={dress.second} />}
        <path d={polygon(shade)} fill={hasSari ? cloth.fold : cloth.shade} opacity={hasSari ? 0.55 : 1} />
        {lies ? (
          <path d={polygon([at(0.05, -30), on(front, 0, -2), on(front, 1, -4), on(front, isLong ? 2 : 1, isLong ? -4 : -40), on(back, 1, -60)])} fill={cloth.fold} opacity={0.5} />
        ) : (
          <path d={shape([at(0.3, -4), on(back, hem * 0.5, -5), on(back, hem, -4), on(back, hem, 3), at(0.3, 0)])} fill={cloth.fold} opacity={0.45} />
        )}
        {hasStripes && <path d={line(at(0.62, -60), at(0.62, 60)) + line(at(0.36, -60), at(0.36, 60))} stroke={dress.trim} strokeWidth={7} />}
        {wears === 'frock' && <path d={polygon([at(0.26, -60), at(0.26, 60), at(0.18, 60), at(0.18, -60)])} fill={dress.trim} />}
        {wears !== 'shorts' && !(lies && front.bend[1] < -60) && <path d={line(hemBack, hemFront)} stroke={dress.trim} strokeWidth={wears === 'pheran' ? 8 : 15} />}
        {hasSari && <path d={shape([at(1.08, -half(14, 30)), at(1.02, half(2, -4)), at(0.55, half(18, 24)), at(0.2, half(24, 30)), at(0.1, half(10, 0)), at(0.5, -half(4, 10)), at(0.9, -half(16, 30))])} fill={cloth.lit} />}
      </Piece>
      {hasSari && isSide && !wind && <path d={shape([corner(at(1.04, -4)), at(0.9, -16), at(0.4, -26), corner(hanging(at(0.4, -26), lean, size.trunk * 0.5)), corner(hanging(at(0.4, -12), lean, size.trunk * 0.5)), at(0.4, -12), at(0.8, -4)])} fill={cloth.shade} />}
      {wears === 'kurta' && isGrown && (isSide ? <path d={wind ? shape([at(1.06, 8), at(0.98, 17), at(0.86, 8), at(0.86, -14), at(1.02, -10)]) : shape([at(1.06, 8), at(0.98, 17), at(0.9, 6), at(0.94, -16), at(0.5, -26), corner(at(0.16, -36)), corner(at(0.14, -22)), at(0.6, -14), at(0.9, -10), at(1.04, -8)])} fill={dress.trim} /> : <path d={shape([at(1.04, -22), at(0.84, 0), at(1.04, 22), at(0.98, 28), at(0.72, 0), at(0.98, -28)])} fill={dress.trim} />)}
    </>
  );
}

/** The end of a drape below a spot of the back: it hangs down, drawn along a little by a trunk that leans. */
const hanging = ([x, y]: Spot, lean: number, length: number): Spot => [x - length * 0.16 - Math.max(0, lean) * 0.1, y + length];

/** A pallu or dupatta that streams out behind. */
const Streamer = ({ at, wind, cloth }: { at: Body['at']; wind: number; cloth: string }) => {
  const [x, y] = at(1, 0);
  const far = (reach: number) => x - wind * reach - 22;
  return <path d={shape([at(0.98, 4), at(0.86, -26), [far(62), y + 30], [far(110), y + 22, 'corner'], [far(104), y + 62, 'corner'], [far(60), y + 62], at(0.6, -20), at(0.9, -8)])} fill={cloth} />;
};
