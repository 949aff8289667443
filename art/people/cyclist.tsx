/** A cyclist riding to the right, seen from the side: feet on the pedals, hands on the handlebar. A passenger can sit on the carrier. */
import { At, Shadow } from '../scenery/canvas.tsx';
import { band, type Spot } from '../scenery/shapes.ts';
import { Bicycle } from '../scenery/vehicles.tsx';
import { reachOf } from './pose.ts';
import { Posed, type PosedLooks, POSE } from './posed.tsx';

/** About where a `Bicycle` 100 long has its saddle, crank axle and grips. */
const SADDLE: Spot = [-16, -57];
const CRANK: Spot = [-2, -20];
const GRIP: Spot = [20, -61];

/** (x, y): the road between the wheels; `length`: the bicycle's; `pedal`: the near pedal's angle (0° is down); `pillion`: a passenger. */
export function Cyclist({ id, x, y, length, frame, pedal = 20, looks, pillion }: { id: string; x: number; y: number; length: number; frame: string; pedal?: number; looks: PosedLooks; pillion?: PosedLooks }) {
  const scale = length / 100;
  // At the scale where a bicycle is 100 long, a grown woman is 92 high.
  const height = 92;
  const turn = (pedal * Math.PI) / 180;
  const foot = (side: 1 | -1): Spot => [CRANK[0] + side * Math.sin(turn) * 8, CRANK[1] + side * Math.cos(turn) * 8 - 3];
  const lean = 16;
  const age = looks.age ?? 30;
  const arm = reachOf('arm', age, height, SADDLE, GRIP, lean);
  const pose = { lean, nod: -8, near: arm, far: [arm[0] + 3, arm[1] + 3], nearLeg: reachOf('leg', age, height, SADDLE, foot(1), lean), farLeg: reachOf('leg', age, height, SADDLE, foot(-1), lean) } as const;
  return (
    <>
      <Shadow x={x + length * 0.2} y={y + 2} width={length * 0.66} height={length * 0.045} />
      <At x={x} y={y} scale={scale}>
        <path d={band([[-46, -47.4, 2], [-34, -48.4, 2], [-14, -47.4, 2]])} fill="#2b2633" />
        {pillion && <path d={band([[-43, -47, 1.4], [-28, -23, 1.4]])} fill="#2b2633" />}
        <Bicycle x={0} y={0} length={100} frame={frame} />
        {pillion && <Posed id={`${id}-pillion`} x={-36} y={-53.4} height={height} isSeated {...pillion} pose={{ ...POSE.sit, lean: 8, near: [58, 78], far: [62, 86], nearLeg: [72, 10], farLeg: [80, 16] }} />}
        <Posed id={`${id}-rider`} x={SADDLE[0]} y={SADDLE[1]} height={height} isSeated {...looks} pose={pose} />
      </At>
    </>
  );
}
