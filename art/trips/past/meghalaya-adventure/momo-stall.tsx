/** A momo stall by the road above Umiam: bamboo posts, a blue sheet over a ridge pole, a counter on two sides, the cook behind it, steam. */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { SKIN } from '../../../people/dress.ts';
import { Posed } from '../../../people/posed.tsx';
import { Gradient } from '../../../scenery/canvas.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { band, oval, type Spot } from '../../../scenery/shapes.ts';

/** Metres on the ground beside the road to the picture. The eye is as high as the lake's horizon. */
export const at = projection({ vanishing: [620, 400], focal: 900, eye: 2.64 });

const CORNER: Spot = [2.35, 4.75];
const TURN = 0.5;
/** A place of the stall in metres: u along its shady front, w along the sunny side where one buys. */
const stall = (u: number, y: number, w: number): Spot => at(CORNER[0] + u * Math.cos(TURN) - w * Math.sin(TURN), y, CORNER[1] + u * Math.sin(TURN) + w * Math.cos(TURN));
const LONG = 2.3;
const SIDE = 2;

const front = (from: number, to: number, low: number, high: number, w = 0) => polygon([stall(from, low, w), stall(to, low, w), stall(to, high, w), stall(from, high, w)]);
const side = (from: number, to: number, low: number, high: number, u = 0) => polygon([stall(u, low, from), stall(u, low, to), stall(u, high, to), stall(u, high, from)]);
const post = (u: number, w: number, high: number) => band([[...stall(u, 0, w), 13], [...stall(u + 0.02, high, w), 11]]);

/** Momos on a plate, (x, y) in the middle of the plate: each small enough for two fingers, pleated to a tip. */
export const Momos = ({ x, y, count }: { x: number; y: number; count: number }) => (
  <>
    <path d={oval(x, y + 2, count * 4.5 + 10, 5.5)} fill="#cfc2ae" />
    <path d={oval(x, y, count * 4.5 + 10, 5)} fill="#f6efe0" />
    {Array.from({ length: count }, (_, i) => x + (i - (count - 1) / 2) * 9.5).map((px) => (
      <g key={px}>
        <path d={shape([[px - 5.5, y], [px - 4, y - 5], [px, y - 8, 'corner'], [px + 4, y - 5], [px + 5.5, y], [px, y + 1.5]])} fill="#fff8ea" />
        <path d={`M${px} ${y - 8}L${px + 2} ${y - 1}M${px} ${y - 8}L${px + 4.6} ${y - 2}`} stroke="#d9c2a0" strokeWidth={1.2} />
      </g>
    ))}
  </>
);

/** Planks of a counter's side, none as wide as the next. */
function Planks({ face, to, base, gap }: { face: typeof front; to: number; base: string; gap: string }) {
  const r = random(base);
  const edges = [0];
  while (edges.at(-1)! < to - 0.2) edges.push(Math.min(to, edges.at(-1)! + r.between(0.13, 0.3)));
  edges[edges.length - 1] = to;
  return (
    <>
      <path d={face(0, to, 0, 0.9)} fill={gap} />
      {edges.slice(1).map((edge, i) => (
        <path key={i} d={face(edges[i]! + 0.012, edge - 0.012, 0.03, 0.88)} fill={mix(base, r.pick(['#3a1f28', '#f0c890', '#8a5a48']), r.between(0.02, 0.2))} />
      ))}
    </>
  );
}

/** Jars of sweets and biscuits on the counter: lid, glass, what is left in it, a gleam. */
function Jar({ u, colour }: { u: number; colour: string }) {
  const [x, y] = stall(u, 0.96, 0.12);
  return (
    <>
      <path d={shape([[x - 13, y, 'corner'], [x - 14, y - 26], [x - 9, y - 34], [x + 9, y - 34], [x + 14, y - 26], [x + 13, y, 'corner']])} fill="#b9c9c4" opacity={0.8} />
      <path d={shape([[x - 12, y, 'corner'], [x - 12, y - 16], [x, y - 19], [x + 12, y - 15], [x + 12, y, 'corner']])} fill={colour} />
      <path d={shape([[x - 11, y - 33, 'corner'], [x - 11, y - 39], [x + 11, y - 39], [x + 11, y - 33, 'corner']])} fill="#a8483a" />
      <path d={band([[x - 9, y - 28, 2], [x - 9, y - 8, 1]])} fill="#ffffff" opacity={0.7} />
    </>
  );
}

/** A string of little packets that hangs from the roof. */
function Packets({ u, colours }: { u: number; colours: readonly string[] }) {
  const [x, y] = stall(u, 2.12, 0.02);
  return (
    <>
      <path d={`M${x} ${y}V${y + 96}`} stroke="#e8d8b8" strokeWidth={1.4} />
      {[0, 1, 2, 3].map((i) => {
        const [px, py] = [x + (i % 2 ? 2 : -2), y + 6 + i * 23];
        return (
          <g key={i}>
            <path d={polygon([[px - 9, py], [px + 8, py + 1], [px + 9, py + 20], [px - 8, py + 19]])} fill={colours[i % colours.length]} />
            <path d={polygon([[px - 9, py], [px - 3, py], [px - 2, py + 19], [px - 8, py + 19]])} fill="#fff3cc" opacity={0.4} />
          </g>
        );
      })}
    </>
  );
}

/** Three tiers of the steamer with the lid on, round and shining on the sunny side. */
function Steamer({ x, y }: { x: number; y: number }) {
  const tier = (low: number, high: number) => shape([[x - 36, y - low, 'corner'], [x, y - low + 9], [x + 36, y - low, 'corner'], [x + 36, y - high, 'corner'], [x, y - high + 9], [x - 36, y - high, 'corner']]);
  return (
    <>
      <path d={oval(x + 14, y + 4, 44, 9)} fill="#3a1f28" opacity={0.4} />
      {[0, 24, 48].map((low) => (
        <g key={low}>
          <path d={tier(low, low + 22)} fill="url(#tin)" />
          <path d={`M${x - 37} ${y - low - 23}Q${x} ${y - low - 5} ${x + 37} ${y - low - 23}`} stroke="#6a7480" strokeWidth={2.4} fill="none" />
        </g>
      ))}
      <path d={shape([[x - 40, y - 72, 'corner'], [x - 28, y - 92], [x, y - 100], [x + 28, y - 92], [x + 40, y - 72, 'corner'], [x, y - 62]])} fill="url(#tin)" />
      <path d={oval(x, y - 102, 6, 5)} fill="#3a3038" />
    </>
  );
}

/** Wisps of steam over (x, y): where, how high, how far the wind takes them to the left. */
const WISPS = [[-26, 96, 20], [-8, 140, 42], [10, 112, 28], [24, 76, 14]] as const;

export function Stall() {
  const eave = (u: number, w: number, sag = 0) => stall(u, 2.16 - sag, w);
  const hem = Array.from({ length: 13 }, (_, i) => eave(-0.4, -0.4 + (i / 12) * 2.8, 0.05 + 0.09 * Math.sin((i / 3) * Math.PI) ** 2));
  const [ridge, ridgeBack] = [stall(1.15, 2.86, -0.4), stall(1.15, 2.86, 2.4)];
  const [cx, cy] = stall(0.72, 0, 1.22);
  const [sx, sy] = stall(0.2, 0.96, 0.24);
  return (
    <>
      <Gradient id="tin" from={[sx - 40, 0]} to={[sx + 40, 0]} stops={[[0, '#b4bec0'], [0.22, '#f8f6ea'], [0.5, '#b9c3c6'], [1, '#66707e']]} />
      <Gradient id="sheet" from={ridge} to={eave(-0.4, 0.6)} stops={[[0, '#2f628f'], [0.5, '#4f87ac'], [1, '#8fb6c4']]} />
      <Gradient id="gable" from={[1000, 430]} to={[1320, 560]} stops={[[0, '#2f5a88'], [1, '#1d3a66']]} />
      <path d={polygon([stall(0, 0, SIDE), stall(0, 0, 0), stall(LONG, 0, 0), stall(LONG + 1.5, 0, -0.1), stall(LONG + 1.2, 0, SIDE)])} fill="#2a2030" opacity={0.36} />
      <path d={polygon([ridge, ridgeBack, eave(2.7, 2.4), eave(2.7, -0.4)])} fill="#1d3458" />
      <path d={post(0, SIDE, 2.2) + post(LONG, SIDE, 2.2)} fill="#8f6a44" />
      {/* A mat of split bamboo keeps the wind off the cook's back. */}
      <path d={side(0.1, SIDE, 0.6, 1.9, LONG)} fill="#a8824f" />
      <path d={Array.from({ length: 9 }, (_, i) => side(0.1, SIDE, 0.66 + i * 0.14, 0.72 + i * 0.14, LONG)).join('')} fill="#7a5838" opacity={0.6} />
      <Posed id="cook" x={cx} y={cy} height={248} flip wears="kurta" dress={{ base: '#b5763a', trim: '#f0d9a8', second: '#4a3430' }} skin={SKIN.wheat} hair="plait" pose={{ lean: 6, nod: 4, near: [44, 74], far: [58, 96] }} />
      <Planks face={side} to={SIDE} base="#c08a54" gap="#6a4030" />
      <Planks face={front} to={LONG} base="#7f5240" gap="#3f2630" />
      <path d={polygon([stall(-0.1, 0.95, -0.1), stall(LONG, 0.95, -0.1), stall(LONG, 0.95, 0.3), stall(0.42, 0.95, 0.3), stall(0.42, 0.95, SIDE), stall(-0.1, 0.95, SIDE)])} fill="#dcb67c" />
      <path d={side(-0.1, SIDE, 0.88, 0.95, -0.1)} fill="#f0cf94" />
      <path d={front(-0.1, LONG, 0.88, 0.95, -0.1)} fill="#94684a" />
      <Momos x={stall(0.1, 0.96, 1.35)[0]} y={stall(0.1, 0.96, 1.35)[1]} count={4} />
      <Steamer x={sx} y={sy} />
      {[['#d9a441', 0.95], ['#b8503c', 1.18], ['#8fa05a', 1.41], ['#e6c9a0', 1.64]].map(([colour, u]) => <Jar key={u} u={Number(u)} colour={String(colour)} />)}
      <path d={post(0, 0, 2.2) + post(LONG, 0, 2.2)} fill="#b98a50" />
      <path d={[[0, 0], [LONG, 0]].map(([u = 0, w = 0]) => band([[stall(u, 0, w)[0] - 4, stall(u, 0, w)[1], 4], [stall(u, 2.2, w)[0] - 3, stall(u, 2.2, w)[1], 3]])).join('')} fill="#f0d090" />
      <Packets u={1.3} colours={['#d9a441', '#b8503c']} />
      <Packets u={1.62} colours={['#5f8a6a', '#d9a441']} />
      <Packets u={1.95} colours={['#b8503c', '#7a6a9a']} />
      <path d={polygon([ridge, stall(-0.4, 2.105, -0.4), stall(0.2, 2.04, -0.4), stall(1.15, 2.1, -0.4), stall(2, 2.03, -0.4), stall(2.7, 2.1, -0.4)])} fill="url(#gable)" />
      <path d={polygon([ridgeBack, ridge, ...hem])} fill="url(#sheet)" />
      <path d={[0.1, 0.7, 1.2, 1.8].map((w) => band([[...stall(1.1, 2.83, w), 2], [...stall(0.3, 2.46, w + 0.05), 6], [...stall(-0.4, 2.1, w - 0.04), 2]])).join('')} fill="#1f4a78" opacity={0.34} />
      <path d={[0.3, 0.9, 1.5].map((w) => band([[...stall(0.9, 2.74, w), 1], [...stall(0.2, 2.42, w), 7], [...stall(-0.36, 2.14, w), 3]])).join('')} fill="#d9ecea" opacity={0.4} />
      <filter id="steam" x="-60%" y="-20%" width="220%" height="140%">
        <feGaussianBlur stdDeviation="8" />
      </filter>
      <path d={WISPS.map(([aside, rise, sway]) => band([[sx + aside, sy - 96, 6], [sx + aside - sway * 0.2, sy - 96 - rise * 0.3, 15], [sx + aside - sway * 0.9, sy - 96 - rise * 0.65, 22], [sx + aside - sway * 1.8, sy - 96 - rise, 5]])).join('')} fill="#fffaf0" opacity={0.62} filter="url(#steam)" />
    </>
  );
}
