/** A child from behind, in a frock (with plaits), in shorts and shirt, or in a raincoat. */
import { Arm, Piece, shape, Standing } from './body.tsx';
import { DRESS, type Dress, HAIR, SKIN, skinTones, tonesOf } from './dress.ts';

/** How a child looks. All fields are optional. */
export type ChildLooks = { age?: number; wears?: 'frock' | 'shorts' | 'raincoat'; dress?: Dress; skin?: string; arm?: 'down' | 'up' | 'point'; hasPack?: boolean };

const ARMS = { down: [[27, -128], [29, -92]], up: [[36, -190], [46, -236]], point: [[54, -178], [84, -192]] } as const;
const HANDS = { down: undefined, up: 'open', point: 'points' } as const;

/** A child's height at a given age, as a fraction of a woman's. */
export const heightAtAge = (age: number): number => (age <= 3 ? 0.5 : age <= 5 ? 0.58 : age <= 7 ? 0.66 : age <= 9 ? 0.74 : age <= 11 ? 0.83 : 0.9);

/**
 * (x, y): where the child stands. `height` is how high a grown woman would be there; the child is scaled by age.
 * With `isHeld`, the left hand reaches up to a grown woman's, 0.15 of the child's own height to the left of x.
 */
export function Child({ id, x, y, height, isHeld = true, flip = false, ...looks }: ChildLooks & { id: string; x: number; y: number; height: number; isHeld?: boolean; flip?: boolean }) {
  const { age = 6, wears = 'frock', dress = DRESS.marigold, skin = SKIN.honey, arm = 'down', hasPack = false } = looks;
  const flesh = skinTones(skin);
  const cloth = tonesOf(dress.base);
  const [dark, sheen] = HAIR.black;
  const [elbow, hand] = ARMS[arm];
  // A woman 300 high has her hand at 140: a toddler has to reach up to it, while a tall child hardly lifts its arm.
  const reach = -Math.min(140 / heightAtAge(age), 244);
  const isGirl = wears === 'frock';
  return (
    <Standing x={x} y={y} height={height * heightAtAge(age)} flip={flip}>
      <g stroke={flesh.base} strokeWidth={17} strokeLinecap="round">
        <path d="M-13 -100L-14 -10" />
        <path d="M14 -100L16 -10" stroke={flesh.shade} />
      </g>
      <path d={shape([[-24, -2], [-22, -12], [-12, -14], [-5, -2]])} fill={dress.second} />
      <path d={shape([[7, -2], [9, -14], [20, -12], [26, -2]])} fill={dress.second} />
      <path d={shape([[-10, -206], [-10, -192], [10, -192], [10, -206]])} fill={flesh.shade} />
      {isHeld ? <Arm from={[-28, -180]} elbow={[-43, (reach - 180) / 2 + 14]} to={[-45, reach]} skin={flesh.base} width={15} /> : <Arm from={[-27, -182]} elbow={[-34, -146]} to={[-33, -108]} skin={flesh.base} width={15} />}
      <Arm from={[27, -182]} elbow={elbow} to={hand} skin={flesh.shade} width={15} hand={HANDS[arm]} />
      {wears === 'frock' && (
        <Piece id={`${id}-frock`} outline={shape([[-28, -192], [-34, -170], [-24, -160, 'corner'], [-23, -134], [-38, -100], [-52, -66, 'corner'], [-18, -59], [18, -59], [52, -66, 'corner'], [40, -100], [24, -134], [25, -160, 'corner'], [35, -170], [29, -192], [10, -198], [-10, -198]])} fill={cloth.base}>
          <path d={shape([[14, -200], [12, -140], [20, -56], [70, -56], [70, -200]])} fill={cloth.shade} />
          <path d={shape([[-10, -132], [-18, -60], [-10, -58], [-4, -132]])} fill={cloth.fold} opacity={0.5} />
          <path d={shape([[8, -132], [8, -58], [18, -58], [13, -132]])} fill={cloth.fold} opacity={0.5} />
          <path d="M-24 -135Q0 -131 25 -135" stroke={dress.trim} strokeWidth={6} fill="none" />
          <path d="M-54 -68Q0 -58 54 -68" stroke={dress.trim} strokeWidth={10} fill="none" />
        </Piece>
      )}
      {wears === 'shorts' && (
        <>
          <path d={shape([[-28, -124], [-31, -70, 'corner'], [-2, -68, 'corner'], [0, -92], [3, -68, 'corner'], [32, -70, 'corner'], [29, -124]])} fill={dress.second === dress.base ? '#3F4A5A' : dress.second} />
          <Piece id={`${id}-shirt`} outline={shape([[-28, -194], [-38, -164], [-26, -156, 'corner'], [-29, -106, 'corner'], [0, -102], [30, -106, 'corner'], [27, -156, 'corner'], [39, -164], [29, -194], [10, -199], [-10, -199]])} fill={cloth.base}>
            <path d={shape([[12, -202], [10, -150], [14, -98], [60, -98], [60, -202]])} fill={cloth.shade} />
            <path d="M-40 -150H44" stroke={dress.trim} strokeWidth={6} />
          </Piece>
        </>
      )}
      {wears === 'raincoat' && (
        <Piece id={`${id}-coat`} outline={shape([[-26, -200], [-40, -160], [-40, -110], [-46, -50, 'corner'], [0, -44], [46, -50, 'corner'], [40, -110], [40, -160], [26, -200]])} fill={cloth.base}>
          <path d={shape([[12, -204], [10, -130], [16, -40], [60, -40], [60, -204]])} fill={cloth.shade} />
        </Piece>
      )}
      {hasPack && <rect x={-21} y={-186} width={42} height={54} rx={12} fill={dress.trim} />}
      <path d={shape([[-22, -262], [-27, -240], [-29, -232], [-25, -228], [-23, -214], [-8, -206], [8, -212]])} fill={flesh.base} />
      {wears === 'raincoat' ? (
        <path d={shape([[0, -284], [26, -274], [32, -242], [26, -206], [0, -196], [-24, -206], [-26, -244], [-22, -274]])} fill={cloth.base} />
      ) : (
        <>
          <path d={shape([[2, -282], [24, -274], [30, -248], [24, -220], [10, -206], [-8, -208], [-18, -224], [-22, -250], [-18, -274]])} fill={dark} />
          <path d={shape([[-12, -268], [-16, -248], [-10, -232], [-6, -250]])} fill={sheen} />
        </>
      )}
      {isGirl &&
        [-19, 19].map((side) => (
          <g key={side}>
            {Array.from({ length: 6 }, (_, bead) => (
              <ellipse key={bead} cx={side * (1 + bead * 0.02)} cy={-214 + bead * 10} rx={8 - bead * 0.5} ry={7} fill={bead % 2 ? sheen : dark} />
            ))}
            <circle cx={side * 1.1} cy={-153} r={5.5} fill={dress.trim} />
          </g>
        ))}
    </Standing>
  );
}
