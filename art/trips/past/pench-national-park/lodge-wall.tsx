/** The wall of the lodge's veranda in lamplight: mud plaster, a red-ochre base, a painted deer, a window, a door; and the storm lamp. */
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { box, leaf, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';
import { at, END, FLOOR, LAMP, onWall, WALL } from './lodge-plan.ts';

/** A gradient for lamplight on a surface; `stops` run from the bright middle to the dark rim. */
export function Lamplight({ id, middle: [x, y], rx, ry = rx, stops }: { id: string; middle: Spot; rx: number; ry?: number; stops: readonly (readonly [number, string])[] }) {
  return (
    <radialGradient id={id} gradientUnits="userSpaceOnUse" cx={0} cy={0} r={1} gradientTransform={`translate(${n(x)} ${n(y)}) scale(${rx} ${ry})`}>
      {stops.map(([offset, colour]) => <stop key={offset} offset={offset} stopColor={colour} />)}
    </radialGradient>
  );
}

/** Gond art on the wall: a deer whose antlers grow into a tree. */
function PaintedDeer() {
  const [x, y] = at(-0.72, 1.62, WALL);
  const twigs = [[60, -70, 20, -118], [60, -70, 52, -128], [60, -70, 86, -116], [24, -78, -8, -104], [96, -84, 128, -108], [40, -96, 14, -136], [76, -96, 104, -136], [-2, -92, -28, -84], [118, -96, 136, -78]] as const;
  return (
    <g transform={`translate(${n(x - 50)} ${n(y)}) scale(0.86)`} opacity={0.85}>
      <path d="M58 -40Q48 -60 60 -72M66 -40Q72 -60 60 -72M60 -72Q40 -84 24 -78Q6 -80 -4 -92M60 -72Q80 -88 96 -84Q110 -88 120 -96" stroke="#c9a898" strokeWidth={4} fill="none" strokeLinecap="round" />
      <path d={twigs.map(([a, b, c, d]) => `M${a} ${b}L${c} ${d}`).join('')} stroke="#c9a898" strokeWidth={2.6} strokeLinecap="round" />
      <path d={twigs.flatMap(([a, b, c, d]) => [-0.9, 0, 0.9].map((turn) => leaf(c, d, 15, 4.4, Math.atan2(d - b, c - a) + turn))).join('')} fill="#d98a5a" />
      <path d={shape([[-44, 8], [-40, -8], [-10, -14], [22, -8], [40, -22], [50, -42], [66, -44], [84, -30], [78, -24], [64, -24], [54, -4], [44, 16], [20, 24], [-16, 22], [-38, 26]])} fill="#d8bca6" />
      <path d="M-38 18L-34 44L-40 68M-26 20L-24 44L-28 68M36 16L34 42L38 68M26 20L22 44L26 68M-44 6Q-56 10 -54 24" stroke="#d8bca6" strokeWidth={5} fill="none" strokeLinejoin="round" strokeLinecap="round" />
      <path d={[[-32, 4], [-18, -2], [-4, 2], [10, 0], [24, 4], [-24, 14], [-8, 14], [8, 14], [22, 14], [38, -4], [48, -22], [62, -36]].map(([px = 0, py = 0]) => oval(px, py, 3)).join('')} fill="#8c3a34" />
    </g>
  );
}

/** The wall: mud plaster smoothed by hand, a painted base, a painted deer, a barred window, the kitchen door. */
export function Wall() {
  const r = random('plaster');
  const marks = Array.from({ length: 30 }, () => {
    const [x, up] = [r.between(-1.4, 4), r.between(1.3, 2.7)];
    const [px, py] = at(x, up, WALL);
    const reach = r.between(16, 40);
    return `M${n(px - reach)} ${n(py + 4)}Q${n(px)} ${n(py - reach * 0.28)} ${n(px + reach)} ${n(py + 2)}`;
  }).join('');
  const peaks = Array.from({ length: 33 }, (_, i) => {
    const x = -1.8 + i * 0.175;
    return polygon([at(x, 1.16, WALL), at(x + 0.08, 1.26, WALL), at(x + 0.16, 1.16, WALL)]);
  }).join('');
  const dots = Array.from({ length: 34 }, (_, i) => oval(...at(-1.72 + i * 0.175, 1.08, WALL), 3.2)).join('');
  return (
    <>
      <Lamplight id="wall" middle={at(LAMP.x, LAMP.up - 0.15, WALL)} rx={720} ry={520} stops={[[0, '#ffdf9c'], [0.14, '#f5c47c'], [0.36, '#cf9058'], [0.64, '#8a5648'], [1, '#452c46']]} />
      <path d={onWall(-3, END, FLOOR, 3.2)} fill="url(#wall)" />
      <path d={marks} stroke="#6b3a30" strokeWidth={3} fill="none" opacity={0.1} />
      <Lamplight id="foot" middle={at(LAMP.x, 1, WALL)} rx={620} ry={420} stops={[[0, '#c4583a'], [0.4, '#953f36'], [1, '#43243c']]} />
      <path d={onWall(-3, END, FLOOR, 1.16)} fill="url(#foot)" />
      <Lamplight id="lime" middle={at(LAMP.x, 1.1, WALL)} rx={640} stops={[[0, '#fff0cc'], [0.5, '#d3a888'], [1, '#6a5066']]} />
      <path d={peaks + dots} fill="url(#lime)" />
      <PaintedDeer />
      <path d={onWall(-0.08, 0.84, 1.34, 2.2)} fill="#3a2026" />
      <path d={onWall(-0.01, 0.77, 1.4, 2.14)} fill="#1c1a3a" />
      <path d={[0.11, 0.23, 0.35, 0.47, 0.59, 0.71].map((x) => onWall(x - 0.02, x + 0.02, 1.4, 2.14)).join('') + onWall(-0.01, 0.77, 1.75, 1.79)} fill="#6b4030" />
      <path d={onWall(-0.12, 0.88, 1.29, 1.35)} fill="#d9a878" />
      <path d={onWall(-0.12, 0.88, 1.25, 1.29)} fill="#5a3236" />
      <path d={onWall(2.86, 3.78, FLOOR, 2.5)} fill="#4a2824" />
      <Lamplight id="kitchen" middle={at(3.2, 1.1, WALL)} rx={190} stops={[[0, '#ffd58a'], [0.6, '#dd9a52'], [1, '#8f5238']]} />
      <path d={onWall(2.95, 3.69, FLOOR, 2.42)} fill="url(#kitchen)" />
      <path d={onWall(2.95, 3.69, FLOOR, 0.9)} fill="#a8643c" />
      <path d={onWall(2.95, 3.69, 2.02, 2.06)} fill="#6b3a26" />
      {[3.06, 3.2, 3.36].map((x, i) => {
        const [px, py] = at(x, 2.06, WALL);
        return <path key={x} d={oval(px, py - 9 - i * 2, 9 + i * 2, 9 + i * 2) + box(px - 6, py - 22 - i * 4, 12, 5)} fill={i % 2 ? '#8a93a0' : '#c98a3a'} />;
      })}
      <path d={polygon([at(3.69, FLOOR, WALL), at(3.69, 2.42, WALL), at(3.56, 2.4, WALL - 0.5), at(3.56, FLOOR, WALL - 0.5)])} fill="#7a4628" />
    </>
  );
}

/** A gecko waiting by the lamp, centred on `spot`. */
const Gecko = ({ spot: [x, y] }: { spot: Spot }) => (
  <g transform={`translate(${n(x)} ${n(y)}) rotate(-142) scale(0.95)`} fill="none" stroke="#8a5c3c" strokeLinecap="round">
    <path d="M-8 -3L-14 -11M-8 3L-13 11M9 -3L15 -10M9 3L16 9" strokeWidth={2.6} />
    <path d="M-11 0Q0 -3 11 0" strokeWidth={7} />
    <path d="M-12 0Q-24 1 -30 8" strokeWidth={3.4} />
    <path d="M15 0L20 0" strokeWidth={8} />
    <path d="M-6 -3Q2 -5 10 -3" stroke="#c99a68" strokeWidth={2} />
  </g>
);

/** The storm lamp on its wire, with moths round it and a gecko nearby. */
export function HangingLamp() {
  const [x, y] = at(LAMP.x, LAMP.up, LAMP.z);
  const [, top] = at(LAMP.x, 2.7, LAMP.z);
  const moths = [[-52, -34, 7], [-34, 22, 5], [30, -50, 5], [44, 34, 7], [-78, 6, 5], [84, -52, 4], [-16, -66, 4]] as const;
  return (
    <>
      <Halo id="lamplight" x={x} y={y} rx={330} ry={300} colour="#ffdf9a" opacity={0.72} />
      <path d={box(x - 1.2, top, 2.4, y - top - 34)} fill="#2a1a1a" />
      <path d={`M${n(x - 15)} ${n(y + 14)}V${n(y - 20)}Q${n(x)} ${n(y - 50)} ${n(x + 15)} ${n(y - 20)}V${n(y + 14)}`} stroke="#33202a" strokeWidth={2.6} fill="none" />
      <path d={polygon([[x - 12, y - 18], [x - 7, y - 30], [x + 7, y - 30], [x + 12, y - 18]]) + polygon([[x - 11, y + 15], [x + 11, y + 15], [x + 16, y + 31], [x - 16, y + 31]])} fill="#33202a" />
      <path d={`M${n(x - 10)} ${n(y - 18)}Q${n(x - 16)} ${n(y)} ${n(x - 10)} ${n(y + 15)}H${n(x + 10)}Q${n(x + 16)} ${n(y)} ${n(x + 10)} ${n(y - 18)}Z`} fill="#ffeebb" />
      <path d={`M${n(x)} ${n(y - 12)}Q${n(x + 7)} ${n(y + 4)} ${n(x)} ${n(y + 12)}Q${n(x - 7)} ${n(y + 4)} ${n(x)} ${n(y - 12)}Z`} fill="#fffdf0" />
      <path d={moths.map(([dx, dy, s]) => leaf(x + dx, y + dy, s * 1.7, s * 0.8, -0.5 + dx * 0.01) + leaf(x + dx, y + dy, s * 1.7, s * 0.8, -2.3 + dx * 0.01)).join('')} fill="#fffaf0" stroke="#9a6a44" strokeWidth={1} />
      <Gecko spot={at(1.98, 2.2, WALL)} />
    </>
  );
}
