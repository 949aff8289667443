/** A woman bending at the hips and knees, hands on her thighs, to look in at a low door. Her kurta hangs loose in front of her thighs. */
import { Piece, shape } from '../../../people/body.tsx';
import { DRESS, SKIN, skinTones, tonesOf } from '../../../people/dress.ts';
import { Head } from '../../../people/heads.tsx';
import { PosedArm, PosedLeg } from '../../../people/limbs.tsx';
import { bodyOf, reachOf } from '../../../people/pose.ts';
import { At, Shadow } from '../../../scenery/canvas.tsx';
import { band } from '../../../scenery/shapes.ts';

const LEAN = 58;
const POSE = { lean: LEAN, nearLeg: [40, -8], farLeg: [28, -28], near: reachOf('arm', 30, 300, [0, 0], [52, 44], LEAN), far: reachOf('arm', 30, 300, [0, 0], [58, 40], LEAN) } as const;
const BODY = bodyOf(POSE, 30, true);
const DRESSED = DRESS.crimson;

/** The kurta's outline: from the nape down the back, round the seat to the hem, and up the front, which hangs in front of the thighs. */
const KURTA = shape([[88, -64], [66, -60], [38, -47], [8, -31], [-14, -18], [-25, 4], [-25, 30], [-19, 60, 'corner'], [14, 67], [56, 55, 'corner'], [60, 34], [66, 12], [76, -8], [90, -28], [96, -46]]);

/** She looks left. (x, y) is the ground under her. */
export function PeeringMother({ x, y, height }: { x: number; y: number; height: number }) {
  const { size, at, legs, arms } = BODY;
  const cloth = tonesOf(DRESSED.base);
  const trousers = tonesOf(DRESSED.second);
  const scarf = tonesOf(DRESSED.trim);
  const skin = skinTones(SKIN.honey);
  const [headX, headY] = at(1 + (size.head * 0.5 + 9) / size.trunk, 5);
  return (
    <>
      <Shadow x={x + 14} y={y + 1} width={90} height={10} />
      <At x={x} y={y} scale={height / 300} flip>
        <At x={-14} y={-BODY.ground}>
          <PosedArm arm={arms[1]} stout={1} skin={skin.shade} sleeve={cloth.shade} sleeveTo={1.4} />
          <PosedLeg leg={legs[1]} length={size.leg} stout={1} tone={trousers.shade} shoe={scarf.shade} isSide isOnGround />
          <PosedLeg leg={legs[0]} length={size.leg} stout={1} tone={trousers.base} shoe={DRESSED.trim} isSide isOnGround />
          <path d={band([[...at(0.9, 0), 20], [...at(1.2, 3), 15]])} fill={skin.shade} />
          <Piece id="peering-kurta" outline={KURTA} fill={cloth.base}>
            <path d={shape([[-40, 80], [-40, -10], [-16, 8], [2, 22], [8, 44], [6, 80]])} fill={cloth.shade} />
            <path d={shape([[100, -30], [78, -22], [58, -8], [34, -6], [44, 8], [42, 36], [48, 70], [80, 70]])} fill={cloth.shade} />
            <path d={band([[24, 2, 1], [26, 30, 5], [30, 66, 8]]) + band([[-4, 2, 1], [-8, 30, 4], [-8, 66, 6]])} fill={cloth.fold} opacity={0.6} />
            <path d={band([[-26, 56, 10], [14, 64, 10], [62, 51, 10]])} fill={DRESSED.trim} />
          </Piece>
          <path d={band([[94, -50, 9], [84, -63, 12], [62, -61, 13], [40, -46, 15], [24, -22, 17], [18, 2, 19]])} fill={DRESSED.trim} />
          <path d={band([[66, -55, 2], [42, -40, 4], [28, -16, 5], [22, 2, 5]])} fill={scarf.shade} />
          <Head view="side" size={size.head} x={headX} y={headY} tilt={8} shadeSide={-1} skin={SKIN.honey} trim={DRESSED.trim} hair="bun" />
          <PosedArm arm={arms[0]} stout={1} skin={skin.base} sleeve={cloth.lit} sleeveTo={1.4} />
        </At>
      </At>
    </>
  );
}
