/** The mother standing in the shallows, her daughter floating face down and holding her hands, and their snorkelling gear. */
import type { ReactNode } from 'react';
import { mix } from '../../../kit/colour.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, type Dress, SKIN, tonesOf } from '../../../people/dress.ts';
import { LifeJacket } from '../../../people/life-jacket.tsx';
import { PosedArm } from '../../../people/limbs.tsx';
import { along, bodyOf, footingOf, reachOf, type Place, type Pose } from '../../../people/pose.ts';
import { Posed, type PosedLooks } from '../../../people/posed.tsx';
import { At } from '../../../scenery/canvas.tsx';
import { band, oval, type Spot } from '../../../scenery/shapes.ts';

/** The water's surface in the foreground (y). */
export const SURFACE = 572;

const HANDS: Spot = [744, SURFACE - 8];
const HEIGHT = 460;
const HER_HIPS: Spot = [572, SURFACE + 22];
const bent: Pose = { lean: 13, nod: 10, nearLeg: [22, -8], farLeg: [-10, -22] };
const MOTHER = { x: HER_HIPS[0], y: HER_HIPS[1], height: HEIGHT, isSeated: true, pose: { ...bent, near: reachOf('arm', 30, HEIGHT, HER_HIPS, [HANDS[0] - 14, HANDS[1] + 6], 13), far: reachOf('arm', 30, HEIGHT, HER_HIPS, [HANDS[0] + 8, HANDS[1] - 4], 13) } };
/** The daughter faces left, so her figure is flipped. */
const DAUGHTER = { x: 974, y: SURFACE + 22, height: 500, isSeated: true, flip: true, age: 7, pose: { lean: 76, nod: 26, near: [88, 98], far: [98, 90], nearLeg: [-50, -86], farLeg: [-84, -70] } as Pose };

/** Places `children`, drawn for a head 100 high, on a figure's head. */
function OnHead({ place, children }: { place: Place; children: ReactNode }) {
  const { x, y, flip = false, pose = {}, age = 30 } = place;
  const body = bodyOf(pose, age, true);
  const { scale, lift } = footingOf(place, body);
  const [nx, ny] = body.at(1 + (body.size.head * 0.5 + 11) / body.size.trunk, 4);
  return (
    <At x={x} y={y} scale={scale} flip={flip}>
      <At x={nx} y={ny - lift} scale={body.size.head / 100} turn={body.lean * 0.4 + (pose.nod ?? 0)}>
        {children}
      </At>
    </At>
  );
}

/** A mask and strap, over the eyes or pushed up onto the hair. */
export const Mask = ({ colour, isUp = false }: { colour: string; isUp?: boolean }) => (
  <g transform={isUp ? 'translate(-12 -36) rotate(-20)' : undefined}>
    <path d={isUp ? 'M18 -6Q-14 4 -38 26' : 'M18 -4Q-14 -12 -46 -6'} stroke="#22304f" strokeWidth={8} fill="none" />
    <path d={shape([[14, -20], [30, -25], [44, -22], [52, 6], [50, 16], [38, 18], [26, 13], [14, 14]])} fill={colour} />
    <path d={shape([[22, -14], [32, -18], [41, -16], [45, 2], [36, 7], [22, 7]])} fill="#cfeef0" />
    <path d={shape([[24, -12], [31, -15], [34, 4], [24, 5]])} fill="#ffffff" opacity={0.75} />
  </g>
);

/** A snorkel from the mouth past the temple to above the crown. */
const Snorkel = ({ colour }: { colour: string }) => (
  <>
    <path d="M38 28Q34 46 18 34L-44 -34Q-58 -50 -58 -76" stroke={mix(colour, '#14182b', 0.3)} strokeWidth={11} fill="none" strokeLinecap="round" />
    <path d="M36 26Q32 42 16 31L-46 -36Q-60 -52 -61 -72" stroke={mix(colour, '#ffffff', 0.35)} strokeWidth={4} fill="none" strokeLinecap="round" />
    <path d="M-58 -66V-84" stroke="#e2502f" strokeWidth={13} fill="none" />
  </>
);

/** Fins on the daughter's feet. */
function Fins({ colour }: { colour: string }) {
  const body = bodyOf(DAUGHTER.pose, DAUGHTER.age, true);
  const { scale } = footingOf(DAUGHTER, body);
  return (
    <At x={DAUGHTER.x} y={DAUGHTER.y} scale={scale} flip>
      {[body.legs[1], body.legs[0]].map(({ joint, end, bend }, i) => {
        const [x, y] = along(joint, bend[1], 64);
        return (
          <At key={end[1]} x={x} y={y} turn={90 - bend[1] + (i ? 14 : -12)}>
            <path d={shape([[-18, -8], [4, -10], [30, -15], [82, -21, 'corner'], [88, -4], [84, 10, 'corner'], [34, 8], [4, 9], [-16, 8]])} fill={i ? colour : mix(colour, '#12405c', 0.4)} />
            <path d={shape([[20, 2], [84, 2], [84, 10, 'corner'], [34, 8], [4, 9], [-16, 8]])} fill={mix(colour, '#12405c', 0.36)} />
            <path d={band([[12, -9, 2], [80, -15, 4]]) + band([[14, -1, 2], [82, -3, 4]])} fill={mix(colour, '#fff6dc', 0.5)} />
          </At>
        );
      })}
    </At>
  );
}

/** A figure in a life jacket, the near arm through the armhole; `children` are worn on the head. */
export function InJacket({ id, place, jacket, hangsDown = false, shoe = '#2c5f78', children, ...looks }: PosedLooks & { id: string; place: Place; jacket: number; hangsDown?: boolean; children: ReactNode; dress: Dress; wears: 'kurta' | 'shorts' }) {
  const { x, y, flip = false, pose = {}, age = 30 } = place;
  const body = bodyOf(pose, age, true);
  const { scale, lift } = footingOf(place, body);
  const { lean = 0 } = pose;
  const sleeve = tonesOf(looks.dress.base);
  return (
    <>
      <Posed id={id} {...place} {...looks} hasStripes={false} skin={SKIN.honey} shoe={shoe} />
      {hangsDown ? (
        <At x={x} y={y - lift * scale} flip={flip}>
          <LifeJacket x={0} y={0} size={jacket} lean={lean} />
        </At>
      ) : (
        <LifeJacket x={x} y={y - lift * scale} size={jacket} lean={flip ? -lean : lean} />
      )}
      <At x={x} y={y - lift * scale} scale={scale} flip={flip}>
        <PosedArm arm={body.arms[0]} stout={body.size.stout} skin={SKIN.honey} sleeve={mix(sleeve.base, sleeve.shade, flip ? 0 : 0.4)} sleeveTo={looks.wears === 'kurta' ? 1.4 : 0.6} />
      </At>
      <OnHead place={place}>{children}</OnHead>
    </>
  );
}

/** The mother. She is drawn twice, above the water and magnified below it, so each copy needs its own `id`. */
export const Mother = ({ id }: { id: string }) => (
  <InJacket id={id} place={MOTHER} jacket={1.56} wears="kurta" dress={{ ...DRESS.magenta, trim: '#d0577f' }} hair="plait">
    <Mask colour="#2f7fa8" isUp />
  </InJacket>
);

/** The daughter, floating face down. */
export const Daughter = () => (
  <>
    <InJacket id="daughter" place={DAUGHTER} jacket={1.06} hangsDown shoe="#e8b23a" wears="shorts" dress={{ ...DRESS.marigold, second: '#22406a' }} hair="plaits">
      <Mask colour="#c9442f" />
      <Snorkel colour="#e8b23a" />
    </InJacket>
    <Fins colour="#e8b23a" />
  </>
);

/** The shadows that the mother's feet and the daughter cast on the sand; the light comes from the upper left. */
export const shadows = oval(590, 846, 108, 10) + oval(1030, 842, 150, 13);
