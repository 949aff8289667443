/** The arms and legs of posed people, bare or in sleeves and trousers. A raised, empty hand opens; a lifted foot turns with the shin. */
import type { ReactNode } from 'react';
import { At } from '../scenery/canvas.tsx';
import { band, oval } from '../scenery/shapes.ts';
import { shape } from './body.tsx';
import { Hand } from './hand.tsx';
import { along, type Bend, type Body } from './pose.ts';

type Limb = Body['arms'][number];

/** An arm; the sleeve ends at `sleeveTo` (1: elbow, 2: wrist). The hand holds `carries`, turned with the forearm, or `inHand`, upright. */
export function PosedArm({ arm, stout, skin, sleeve, sleeveTo, grips = false, carries, inHand }: { arm: Limb; stout: number; skin: string; sleeve: string; sleeveTo: number; grips?: boolean; carries?: ReactNode; inHand?: ReactNode }) {
  const { root, joint, end, bend } = arm;
  const thick = 13 * stout;
  const isRaised = Math.abs(bend[1]) > 75;
  const length = Math.hypot(joint[0] - root[0], joint[1] - root[1]);
  const cuff = sleeveTo > 1 ? along(joint, bend[1], length * 0.92 * (sleeveTo - 1)) : along(root, bend[0], length * sleeveTo);
  return (
    <>
      <path d={bentBand(bend, [[...root, thick], [...joint, thick * 0.78], [...end, thick * 0.54]])} fill={skin} />
      {carries && <At x={end[0]} y={end[1]} turn={90 - bend[1]} scale={stout * 0.86}>{carries}</At>}
      <Hand x={end[0]} y={end[1]} turn={90 - bend[1]} scale={stout * 0.86} skin={skin} holds={isRaised && !grips ? 'open' : 'closed'} thumbDown={isRaised && bend[1] < 0} />
      {inHand && <At x={end[0]} y={end[1]}>{inHand}</At>}
      <path d={oval(root[0], root[1], thick * 0.62) + (sleeveTo > 1 ? bentBand(bend, [[...root, thick * 1.24], [...joint, thick * 1.2], [...cuff, thick * 1.3]]) : band([[...root, thick * 1.24], [...cuff, thick * 1.26]]))} fill={sleeve} />
    </>
  );
}

type Width = readonly [x: number, y: number, width: number];
/** One smooth band, or two that meet in a round elbow if the arm is bent so far that a single band would look pinched. */
function bentBand([upper, lower]: Bend, [from, joint, to]: readonly [Width, Width, Width]) {
  return Math.abs(upper - lower) < 80 ? band([from, joint, to]) : band([from, joint]) + oval(joint[0], joint[1], joint[2] / 2) + band([joint, to]);
}

/** A leg in the skin or cloth colour `tone`; `shorts` end above the knee. `isOnGround`: the foot bears weight, so it is flat. */
export function PosedLeg({ leg, length, stout, tone, shorts, shoe, isSide, isOnGround }: { leg: Limb; length: number; stout: number; tone: string; shorts?: string | false; shoe: string; isSide: boolean; isOnGround: boolean }) {
  const { root, joint, end, bend } = leg;
  const [thigh, shin] = bend;
  // When the shin lies on the ground, the sole faces up; the toes of a foot lifted behind point down.
  const turn = !isSide ? 0 : shin < -88 ? 68 - shin : isOnGround ? 0 : Math.max(-20, Math.min(60, -shin * 0.7));
  return (
    <>
      <path d={band([[...root, 27 * stout], [...along(root, thigh, length * 0.5), 23 * stout], [...joint, 17 * stout], [...along(joint, shin, length * 0.45), 15 * stout], [...end, 10 * stout]])} fill={tone} />
      {shorts && <path d={band([[...root, 32 * stout], [...along(root, thigh, length * 0.84), 29 * stout]])} fill={shorts} />}
      <At x={end[0]} y={end[1]} turn={turn}>
        <path d={isSide ? shape([[-8, -5], [6, -6], [14, 0], [24, 3], [25, 7, 'corner'], [-9, 7, 'corner']]) : shape([[-9, -5], [9, -5], [11, 6, 'corner'], [-11, 6, 'corner']])} fill={shoe} />
      </At>
    </>
  );
}
