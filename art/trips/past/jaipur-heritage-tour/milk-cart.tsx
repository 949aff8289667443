/**
 * The milk seller's cart outside Albert Hall: an iron pan of simmering milk, towers of clay cups, a striped roof with light bulbs.
 * To cool and froth the milk, the seller pours it from a brass jug held high above the pan; his other hand stirs with a ladle.
 */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { SKIN } from '../../../people/dress.ts';
import { handsOf, reachOf } from '../../../people/pose.ts';
import { Posed } from '../../../people/posed.tsx';
import { At, Gradient } from '../../../scenery/canvas.tsx';
import { band, box, leaf, lens, oval } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';

const SKIN_LIT = SKIN.wheat;
const BRASS = { lit: '#fff0b0', base: '#e0a93e', dark: '#8f5a22' };
const MAN = { x: -52, y: -30, height: 300 };
const POSE = { lean: 3, nod: -10, near: [116, 150], far: reachOf('arm', 30, MAN.height, [MAN.x, MAN.y - 150], [2, -226]) } as const;
const HAND = handsOf({ ...MAN, pose: POSE });
const PAN = { x: 66, y: -199 };

/** The jug hangs by its handle from the seller's fist, tipped far enough to pour. */
function JugInFist() {
  return (
    <At x={HAND.near[0]} y={HAND.near[1]} turn={56} scale={1.16}>
      <path d="M14 -14Q-4 -17 -4 2Q-3 18 14 14" fill="none" stroke={BRASS.dark} strokeWidth={5} />
      <path d={shape([[14, -20, 'corner'], [34, -21], [49, -29, 'corner'], [44, -12], [46, 4], [40, 20], [27, 25], [14, 20], [8, 4], [16, -11]])} fill={BRASS.base} />
      <path d={shape([[14, -20, 'corner'], [20, -20, 'corner'], [22, -11], [15, 4], [22, 22], [14, 20], [8, 4], [16, -11]])} fill={BRASS.dark} opacity={0.7} />
      <path d={shape([[38, -14], [42, 4], [36, 17], [33, 4]])} fill={BRASS.lit} />
      <path d={shape([[14, -20, 'corner'], [28, -25], [49, -29, 'corner'], [36, -19], [24, -17]])} fill="#fffaf0" />
      <path d={oval(-4, 1, 7, 8.4)} fill={SKIN_LIT} />
      <path d="M-9 -3Q-2 -4 2 -3M-9 2Q-2 1 3 2M-8 6Q-2 6 2 6" stroke="#7a4a30" strokeWidth={1.4} fill="none" strokeLinecap="round" />
    </At>
  );
}

/** The milk pours from the jug's lip in an arc, thins as it falls, and splashes. */
function Milk() {
  const [x, y] = [HAND.near[0] + 58, HAND.near[1] + 28];
  return (
    <>
      <path d={band([[x - 5, y - 4, 6], [x + 3, y + 3, 8], [x + 8, y + 30, 6.4], [x + 10, PAN.y, 4.6]])} fill="#fffdf4" />
      <path d={oval(x + 10, PAN.y - 1, 15, 4.4) + oval(x + 3, PAN.y - 5, 5, 3.4) + oval(x + 22, PAN.y - 5, 6, 4) + oval(x + 11, PAN.y - 8, 5, 4) + oval(x + 28, PAN.y - 13, 2) + oval(x - 4, PAN.y - 14, 1.8)} fill="#ffffff" />
    </>
  );
}

/** The striped roof, darker towards the right, with a scalloped edge and four bulbs on a wire. */
function Roof() {
  const outline = 'M-164 -448Q0 -516 166 -448L154 -410H-152Z';
  const edge = (i: number) => -152 + i * 27.8;
  return (
    <>
      <clipPath id="cart-roof">
        <path d={outline} />
      </clipPath>
      <path d={outline} fill="#c9363a" />
      <g clipPath="url(#cart-roof)">
        <path d={[1, 3, 5, 7, 9].map((i) => polygon([[edge(i), -408], [edge(i + 1), -408], [edge(i + 1) * 0.9, -520], [edge(i) * 0.9, -520]])).join('')} fill="#fff0d0" />
        <Gradient id="roof-shade" from={[-160, -500]} to={[150, -400]} stops={[[0, '#ffd9a0', 0.3], [0.35, '#3a1850', 0.06], [1, '#3a1850', 0.5]]} />
        <path d={box(-170, -520, 340, 120)} fill="url(#roof-shade)" />
      </g>
      {Array.from({ length: 11 }, (_, i) => (
        <path key={i} d={`M${-152 + i * 27.8} -411h27.8v14q-13.9 17 -27.8 0Z`} fill={i % 2 ? '#f6d9a4' : '#e08a34'} />
      ))}
      <path d={box(-152, -411, 306, 5)} fill="#7a2036" opacity={0.5} />
      <path d="M-146 -388Q-74 -366 0 -386Q74 -366 146 -388" stroke="#3a2a34" strokeWidth={2} fill="none" />
      {[[-112, -375], [-64, -372], [56, -374], [108, -374]].map(([x = 0, y = 0]) => (
        <g key={x}>
          <path d={box(x - 3, y - 4, 6, 7)} fill="#3a2a34" />
          <path d={oval(x, y + 9, 7, 8)} fill="#fff8dc" />
        </g>
      ))}
    </>
  );
}

/** Towers of clay cups, each cup in shade on the right. */
const Cups = () => (
  <>
    {[-118, -95, -72].map((x, i) =>
      Array.from({ length: 5 - i }, (_, k) => (
        <g key={`${x} ${k}`}>
          <path d={`M${x - 11} ${-181 - k * 12}H${x + 11}L${x + 7} ${-160 - k * 12}H${x - 7}Z`} fill={k % 2 ? '#c06a3e' : '#cc7b4c'} />
          <path d={`M${x + 3} ${-181 - k * 12}H${x + 11}L${x + 7} ${-160 - k * 12}H${x + 3}Z`} fill="#8f4630" opacity={0.7} />
          <path d={oval(x, -181 - k * 12, 11, 2.6)} fill="#f0b07c" />
        </g>
      )),
    )}
  </>
);

/** A lotus painted on the side of the cart. */
const Lotus = ({ x }: { x: number }) => (
  <>
    <path d={[-2.5, -2.02, -1.57, -1.12, -0.64].map((angle) => leaf(x, -108, 26, 6, angle)).join('')} fill="#f4a9a8" />
    <path d={[-2.2, -0.94].map((angle) => leaf(x, -108, 22, 5, angle)).join('')} fill="#e8677f" />
    <path d={leaf(x, -107, 32, 4, 0.1) + leaf(x, -107, 32, 4, 3.04)} fill="#f2b53f" />
  </>
);

/** The cart, 300 wide below the counter, its wheels on y = 0, with the seller standing behind it. */
export function MilkCart() {
  return (
    <>
      <path d={lens(10, 6, 420, 24)} fill="#120d2c" opacity={0.6} />
      <path d={box(-134, -430, 7, 370) + box(128, -430, 7, 370)} fill="#6a4a38" />
      <path d={box(-134, -430, 2.4, 370) + box(128, -430, 2.4, 370)} fill="#e8b070" />
      <Halo id="bulbs" x={0} y={-350} rx={230} ry={150} colour="#ffd98a" opacity={0.6} />
      <Posed id="milk-seller" grips {...MAN} wears="pheran" dress={{ base: '#f4ebdd', trim: '#d9c5a6', second: '#8a5a3c' }} skin={SKIN_LIT} hair="crop" turban="#e08a2e" eyes="open" light="right" pose={POSE} />
      <path d="M-32 -304q5 -5 11 -2.4q-3 5 -11 2.4Z" fill="#2a1512" />
      <Halo id="on-his-face" x={-30} y={-318} rx={62} ry={56} colour="#ffdf9c" opacity={0.34} />
      {/* The ladle in the seller's other hand. */}
      <path d={band([[HAND.far[0] - 5, HAND.far[1] - 14, 4], [HAND.far[0] + 2, HAND.far[1], 4.4], [34, -196, 4]])} fill="#d8d4de" />
      <path d={oval(HAND.far[0] + 1, HAND.far[1] - 2, 6.4, 7.4)} fill={SKIN_LIT} />
      <Roof />
      <Gradient id="panel" from={[-150, 0]} to={[150, 0]} stops={[[0, '#2c9a98'], [0.5, '#1f7f86'], [1, '#14556a']]} />
      <path d="M-150 -150H150L138 -62H-138Z" fill="url(#panel)" />
      <path d="M-141 -84H141L138 -62H-138Z" fill="#0f3f56" opacity={0.8} />
      <path d={box(-147, -140, 294, 3) + box(-142, -88, 284, 3)} fill="#f2b53f" />
      {[-96, -32, 32, 96].map((x) => <Lotus key={x} x={x} />)}
      <path d={box(-156, -160, 312, 14)} fill="#ffd98a" />
      <path d={box(-156, -149, 312, 4)} fill="#9a6234" />
      <path d={oval(PAN.x - 92, -190, 7, 6) + oval(PAN.x + 92, -190, 7, 6)} fill="none" stroke="#2a2633" strokeWidth={4} />
      <path d="M-22 -199Q-16 -168 20 -160H112Q148 -168 154 -199Z" fill="#4a4652" />
      <path d="M96 -160Q122 -172 128 -199H154Q148 -168 112 -160Z" fill="#2a2633" />
      <path d="M-10 -186Q0 -170 20 -164" stroke="#8a8494" strokeWidth={4} fill="none" strokeLinecap="round" />
      <path d={oval(PAN.x, PAN.y, 88, 12)} fill="#9a94a4" />
      <path d={oval(PAN.x, PAN.y + 1, 80, 9)} fill="#fff6e4" />
      <path d={lens(PAN.x - 34, PAN.y + 3, 46, 4) + lens(PAN.x + 20, PAN.y + 6, 40, 3)} fill="#e8d0a8" />
      <Milk />
      <JugInFist />
      <Cups />
      {[0, 1].map((puff) => <Halo key={puff} id={`steam-${puff}`} x={106 + puff * 16} y={-232 - puff * 38} rx={30 + puff * 12} ry={34} colour="#fff6e4" opacity={0.36 - puff * 0.12} />)}
      {[-86, 86].map((x) => (
        <g key={x} fill="none" stroke="#e8a53c">
          <circle cx={x + 3} cy={-50} r={48} strokeWidth={8} stroke="#8a5220" />
          <circle cx={x} cy={-52} r={48} strokeWidth={8} />
          <path d={Array.from({ length: 10 }, (_, i) => `M${x} -52L${Math.round(x + Math.cos(i * 0.628) * 46)} ${Math.round(-52 + Math.sin(i * 0.628) * 46)}`).join('')} strokeWidth={3.4} />
          <circle cx={x} cy={-52} r={7} fill="#8a5220" strokeWidth={3} />
        </g>
      ))}
    </>
  );
}
