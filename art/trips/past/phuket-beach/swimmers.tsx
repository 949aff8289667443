/** Those who float over the reef, from straight above: heads in masks, life jackets, fins, and their shadows on the sand. */
import type { ReactNode } from 'react';
import { mix } from '../../../kit/colour.ts';
import { shape } from '../../../people/body.tsx';
import { HAIR, skinTones, tonesOf } from '../../../people/dress.ts';
import { At } from '../../../scenery/canvas.tsx';
import { band, box, oval, type Spot } from '../../../scenery/shapes.ts';

/** What the deep water takes for a shadow. */
export const DEEP = '#0f6f86';

type Suit = { top: string; legs: string; fins: string; skin: string; braids: 1 | 2 | 0 };

/** A head from above that looks down and a little ahead: nape, ears, parted hair, the mask before it, its strap, the snorkel clipped to the right. */
function DivingHead({ skin, braids, tube }: { skin: string; braids: Suit['braids']; tube: string }) {
  const flesh = skinTones(skin);
  const [dark, sheen] = HAIR.black;
  const plait = (spots: readonly Spot[], tie: string) => (
    <>
      {spots.map(([x, y], i) => (
        <path key={i} d={oval(x, y, 8 - i * 0.4, 7)} fill={i % 2 ? mix(dark, sheen, 0.75) : dark} />
      ))}
      {spots.slice(-1).map(([x, y]) => <path key={x} d={oval(x, y, 6, 5)} fill={tie} />)}
    </>
  );
  return (
    <>
      <path d={band([[0, -214, 21], [0, -236, 19]])} fill={flesh.shade} />
      {[-1, 1].map((side) => (
        <g key={side}>
          <path d={oval(side * 26, -252, 6.4, 9)} fill={side < 0 ? flesh.base : flesh.shade} />
          <path d={oval(side * 27, -252, 3, 5)} fill={flesh.shade} />
        </g>
      ))}
      <path d={shape([[-24, -262], [-26, -282], [-12, -291], [0, -287], [12, -291], [26, -282], [24, -262]])} fill="#1f3a5a" />
      <path d={shape([[-20, -268], [-21, -280], [-11, -286], [0, -282], [11, -286], [21, -280], [20, -268]])} fill="#8fe0ea" />
      <path d={shape([[-18, -272], [-18, -280], [-10, -284], [-4, -281]])} fill="#ffffff" opacity={0.8} />
      <path d={shape([[0, -277], [-19, -270], [-25, -250], [-19, -232], [0, -224], [19, -232], [25, -250], [19, -270]])} fill={dark} />
      {braids === 0 && <path d={shape([[-14, -232], [-9, -222], [-4, -228], [0, -220], [5, -228], [10, -222], [14, -232]])} fill={dark} />}
      {braids > 0 && <path d="M0 -276Q-3 -254 0 -228" stroke={mix(dark, skin, 0.7)} strokeWidth={2.4} fill="none" />}
      <path d={[-14, -8, 8, 14].map((x) => `M${x * 0.5} -274Q${x * 1.35} -254 ${x * 0.7} -232`).join('')} stroke={sheen} strokeWidth={2.6} fill="none" opacity={0.85} />
      <path d="M-25 -258Q0 -243 25 -258" stroke="#2f8fd0" strokeWidth={6} fill="none" />
      <path d="M-25 -260Q0 -245 25 -260" stroke="#9fd8f4" strokeWidth={1.8} fill="none" />
      {braids === 1 && plait([[0, -228], [3, -218], [5, -208], [5, -197], [3, -186], [2, -175], [3, -164], [4, -154]], '#f2b02b')}
      {braids === 2 && plait([[-17, -236], [-22, -227], [-26, -217], [-29, -207], [-31, -197], [-32, -188]], '#e2362f')}
      {braids === 2 && plait([[17, -236], [22, -227], [26, -217], [29, -207], [31, -197], [32, -188]], '#e2362f')}
      <path d="M32 -252V-302Q32 -312 39 -320" stroke={mix(tube, '#14182b', 0.35)} strokeWidth={9} fill="none" strokeLinecap="round" />
      <path d="M32 -252V-302Q32 -312 39 -320" stroke={mix(tube, '#ffffff', 0.25)} strokeWidth={5.4} fill="none" strokeLinecap="round" />
      <path d={band([[35, -313, 10], [45, -330, 10]])} fill="#e2362f" />
      <path d={box(22, -262, 15, 6)} fill="#14182b" />
    </>
  );
}

/** Somebody floating face down, head up the page, 300 long from crown to fins; hands where `left` and `right` say. */
export function Floating({ top, legs, fins, skin, braids, left, right, kick = 1 }: Suit & { left: readonly [Spot, Spot]; right: readonly [Spot, Spot]; kick?: 1 | -1 }) {
  const flesh = skinTones(skin);
  const cloth = tonesOf(top);
  const arm = (side: -1 | 1, [elbow, hand]: readonly [Spot, Spot]) => (
    <g key={side}>
      <path d={band([[side * 30, -206, 20], [...elbow, 15], [...hand, 10]]) + oval(elbow[0], elbow[1], 7.4) + oval(hand[0], hand[1], 8, 9)} fill={side < 0 ? flesh.base : flesh.shade} />
      <path d={oval(side * 30, -205, 14) + band([[side * 30, -205, 25], [side * 30 + (elbow[0] - side * 30) * 0.62, -205 + (elbow[1] + 205) * 0.62, 20]])} fill={side < 0 ? cloth.base : cloth.shade} />
    </g>
  );
  const leg = (side: -1 | 1) => {
    const bent = side === kick ? 14 : 0;
    return (
      <g key={side}>
        <path d={shape([[side * 26 - 12, -18 - bent], [side * 30 - 22, 44 - bent], [side * 34 - 8, 58 - bent], [side * 34 + 18, 46 - bent], [side * 24 + 14, -18 - bent]])} fill={fins} />
        <path d={band([[side * 26, -14 - bent, 3], [side * 32, 50 - bent, 3]])} fill={mix(fins, '#ffffff', 0.4)} />
        <path d={band([[side * 14, -128, 31], [side * 19, -74, 25], [side * 24, -16 - bent, 14]])} fill={side < 0 ? legs : mix(legs, '#14182b', 0.26)} />
      </g>
    );
  };
  return (
    <>
      {leg(-1)}
      {leg(1)}
      {arm(-1, left)}
      {arm(1, right)}
      <path d={shape([[-10, -228], [-34, -216], [-37, -186], [-27, -152], [-30, -118], [0, -112], [30, -118], [27, -152], [37, -186], [34, -216], [10, -228]])} fill={cloth.base} />
      <path d={shape([[12, -230], [10, -180], [14, -114], [30, -118], [27, -152], [37, -186], [34, -216]])} fill={cloth.shade} />
      <path d={shape([[-28, -214], [-12, -220], [0, -206], [12, -220], [28, -214], [31, -172], [26, -138], [0, -134], [-26, -138], [-31, -172]])} fill="#f07a2a" />
      <path d={shape([[8, -216], [12, -220], [28, -214], [31, -172], [26, -138], [8, -134]])} fill="#c4571f" />
      <path d={box(-31, -186, 62, 7) + box(-29, -158, 58, 7)} fill="#2b2f4a" />
      <path d={box(-20, -210, 7, 70) + box(13, -210, 7, 70)} fill="#fff0b8" opacity={0.85} />
      <DivingHead skin={skin} braids={braids} tube={fins} />
    </>
  );
}

/** A swimmer, the ring of broken light round the body, and the shadow on the sand far below. */
export function Swimmer({ x, y, size, turn, children }: { x: number; y: number; size: number; turn: number; children: ReactNode }) {
  return (
    <>
      <At x={x + 92} y={y + 96} scale={size / 300} turn={turn}>
        <path d={`${oval(0, -250, 24, 27)}${shape([[-34, -216], [-30, -120], [-40, 30], [-10, 40], [0, -80], [10, 40], [40, 30], [30, -120], [34, -216]])}${band([[-30, -206, 20], [-84, -216, 12]])}${band([[30, -206, 20], [84, -200, 12]])}`} fill={DEEP} opacity={0.34} />
      </At>
      <At x={x} y={y} scale={size / 300} turn={turn}>
        <path d={shape([[0, -292], [44, -262], [56, -190], [48, -110], [58, 20], [44, 74], [0, 50], [-44, 74], [-58, 20], [-48, -110], [-56, -190], [-44, -262]])} fill="#e9fff6" opacity={0.34} />
        {children}
      </At>
    </>
  );
}
