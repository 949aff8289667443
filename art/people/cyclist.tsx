/** Somebody who rides a bicycle, from the side: feet on the pedals, hands on the bar, a small child on the carrier. Rides to the right. */
import { At, Shadow } from '../scenery/canvas.tsx';
import { band, type Spot } from '../scenery/shapes.ts';
import { Bicycle } from '../scenery/vehicles.tsx';
import { Profile, type ProfileLooks } from './in-profile.tsx';
import { type Bend, POSE, reachOf } from './pose.ts';

/** The saddle, the crank's middle and the grips of `Bicycle`, of 100 long. */
const SADDLE: Spot = [-16, -57];
const CRANK: Spot = [-2, -20];
const GRIP: Spot = [20, -61];

/** (x, y): the road under the middle of the wheels; `length` of the bicycle. `pedal`: where the near pedal stands, in degrees. `pillion`: who sits behind. */
export function Cyclist({ x, y, length, frame, pedal = 20, looks, pillion }: { x: number; y: number; length: number; frame: string; pedal?: number; looks: Omit<ProfileLooks, 'pose'>; pillion?: Omit<ProfileLooks, 'pose'> }) {
  const scale = length / 100;
  // A bicycle is as long as its rider is tall, nearly: a child's own is smaller.
  const height = 92;
  const turn = (pedal * Math.PI) / 180;
  const foot = (side: 1 | -1): Spot => [CRANK[0] + side * Math.sin(turn) * 8, CRANK[1] + side * Math.cos(turn) * 8 - 3];
  const lean = 16;
  const legs = [reachOf('leg', looks.age, height, SADDLE, foot(1), lean), reachOf('leg', looks.age, height, SADDLE, foot(-1), lean)] as const satisfies readonly [Bend, Bend];
  const arm = reachOf('arm', looks.age, height, SADDLE, GRIP, lean);
  return (
    <>
      <Shadow x={x + length * 0.2} y={y + 2} width={length * 0.66} height={length * 0.045} />
      <At x={x} y={y} scale={scale}>
        {pillion && <Profile x={-35} y={-50} height={height} hangs {...pillion} pose={{ ...POSE.sit, lean: 6, legs: [[62, 8], [70, 16]], arms: [[56, 84], [60, 90]] }} />}
        <path d={band([[-46, -47.4, 2], [-34, -48.4, 2], [-14, -47.4, 2]])} fill="#2b2633" />
        <Bicycle x={0} y={0} length={100} frame={frame} />
        <Profile x={SADDLE[0]} y={SADDLE[1]} height={height} hangs {...looks} pose={{ lean, nod: -8, legs, arms: [arm, [arm[0] + 3, arm[1] + 3]] }} />
      </At>
    </>
  );
}
