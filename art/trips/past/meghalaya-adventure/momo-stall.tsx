/**
 * A momo stall by the road above Umiam: a counter on two sides, the cook behind it, steam.
 * Bamboo posts carry a ridge pole and rafters with a blue sheet tied over them; the near gable is open, so the inside of the roof shows.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { SKIN } from '../../../people/dress.ts';
import { Posed } from '../../../people/posed.tsx';
import { Gradient } from '../../../scenery/canvas.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { band, lens, oval, type Spot } from '../../../scenery/shapes.ts';

/** Projects a point by the road, in metres, into the picture. Eye level (y = 400) is where the lake meets the far shore. */
export const at = projection({ vanishing: [620, 400], focal: 900, eye: 2.64 });

const CORNER: Spot = [2.35, 4.75];
const TURN = 0.5;
/** A point on the stall, in metres: u along the shaded front, w along the sunny side where customers are served, y up. */
const stall = (u: number, y: number, w: number): Spot => at(CORNER[0] + u * Math.cos(TURN) - w * Math.sin(TURN), y, CORNER[1] + u * Math.sin(TURN) + w * Math.cos(TURN));
const LONG = 2.3;
const SIDE = 2;
/** Heights in metres: the tops of the posts, and the ridge pole over the middle. */
const PLATE = 2.42;
const RIDGE = 3.16;
/** A point on the roof, which slopes from the ridge to eaves beyond the posts on both sides. */
const roof = (u: number, w: number, sag = 0) => stall(u, RIDGE - sag - ((RIDGE - PLATE) * Math.abs(u - LONG / 2)) / (LONG / 2), w);
const EAVES = [-0.26, LONG + 0.3] as const;
const GABLES = [-0.36, SIDE + 0.3] as const;
const RAFTERS = [-0.3, 0.34, 0.98, 1.62, 2.24] as const;

const front = (from: number, to: number, low: number, high: number, w = 0) => polygon([stall(from, low, w), stall(to, low, w), stall(to, high, w), stall(from, high, w)]);
const side = (from: number, to: number, low: number, high: number, u = 0) => polygon([stall(u, low, from), stall(u, low, to), stall(u, high, to), stall(u, high, from)]);
const pole = (from: Spot, to: Spot, width: number) => band([[...from, width], [...to, width * 0.86]]);

/** A bamboo post, its lit edge, and the rings of its joints. */
function Post({ u, w, isFar = false }: { u: number; w: number; isFar?: boolean }) {
  const [foot, top] = [stall(u, 0, w), stall(u, PLATE, w)];
  const [tone, edge] = isFar ? ['#8f6a44', '#b98a50'] : ['#b98a50', '#f0d090'];
  return (
    <>
      <path d={oval(foot[0] + 3, foot[1], 12, 4)} fill="#3a1f28" opacity={0.5} />
      <path d={pole(foot, top, isFar ? 10 : 13)} fill={tone} />
      <path d={pole([foot[0] - 4, foot[1]], [top[0] - 3, top[1]], 3)} fill={edge} />
      {[0.36, 0.82, 1.24, 1.7].map((y) => <path key={y} d={lens(...stall(u, y + (u + w) * 0.05, w), isFar ? 12 : 15, 2.4)} fill="#6a4a30" />)}
    </>
  );
}

/** Pleated bite-sized momos on a plate. (x, y) is the middle of the plate. */
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

/** The side of a counter, made of planks of uneven width. */
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

/** A jar of sweets or biscuits on the counter: lid, glass, contents, a gleam. */
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

/** A string of small packets hanging from the roof. */
function Packets({ u, colours }: { u: number; colours: readonly string[] }) {
  const [x, y] = stall(u, PLATE - 0.06, 0.02);
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

/** A three-tier steamer with its lid on, shiny on the sunny side. */
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

/** Wisps of steam: x offset from the steamer, height, drift in the wind from the lake. */
const WISPS = [[-26, 96, 20], [-8, 140, 42], [10, 112, 28], [24, 76, 14]] as const;

/** The roof seen through the open gable: the shaded side of the sheet from below, and the frame that carries it. */
const RoofInside = () => (
  <>
    <path d={polygon([roof(LONG / 2, GABLES[0]), roof(LONG / 2, GABLES[1]), roof(EAVES[1], GABLES[1]), roof(EAVES[1], GABLES[0])])} fill="url(#underside)" />
    <path d={RAFTERS.map((w) => pole(roof(LONG / 2, w, 0.04), roof(EAVES[1] - 0.06, w, 0.03), 7)).join('')} fill="#8a6a48" />
    <path d={pole(roof(1.8, GABLES[0], 0.05), roof(1.8, GABLES[1], 0.05), 6)} fill="#6d5240" />
  </>
);

/** The near gable: tie beam with lashings, king post, the right-hand rafter, and the sawn-off end of the ridge pole. */
function Gable() {
  const [tip, tie] = [roof(LONG / 2, -0.02, 0.06), stall(LONG / 2, PLATE - 0.04, 0)];
  const [ex, ey] = roof(LONG / 2, GABLES[0] - 0.12, 0.06);
  const joints = [stall(0, PLATE - 0.04, 0), stall(LONG, PLATE - 0.04, 0), tie];
  return (
    <>
      <path d={pole(stall(-0.14, PLATE - 0.04, 0), stall(LONG + 0.14, PLATE - 0.04, 0), 11)} fill="#a87c48" />
      <path d={pole(stall(-0.14, PLATE - 0.015, 0), stall(LONG + 0.14, PLATE - 0.015, 0), 3)} fill="#dcb67c" />
      <path d={pole(tie, tip, 9)} fill="#a87c48" />
      <path d={pole(roof(LONG / 2, 0, 0.05), roof(EAVES[1], 0, 0.05), 9)} fill="#8a6844" />
      <path d={pole(roof(LONG / 2, 0.2, 0.06), [ex, ey], 11)} fill="#a87c48" />
      <path d={oval(ex, ey, 5.4, 6.4)} fill="#e6c488" />
      <path d={oval(ex, ey, 2.4, 3)} fill="#6a4a30" />
      <path d={joints.map(([x, y]) => pole([x - 7, y - 5], [x + 7, y + 5], 3) + pole([x + 7, y - 5], [x - 7, y + 5], 3)).join('')} fill="#f0e2c0" />
    </>
  );
}

/** The sunny side of the sheet: tight over the rafters, its hem sagging a little between them. */
function Sheet() {
  const [eave] = EAVES;
  const steps = Array.from({ length: 33 }, (_, i) => GABLES[0] + (i / 32) * (GABLES[1] - GABLES[0]));
  const sag = (w: number) => {
    const i = RAFTERS.findIndex((rafter) => rafter > w);
    if (i <= 0) return 0;
    const [from, to] = [RAFTERS[i - 1]!, RAFTERS[i]!];
    return 0.05 * Math.sin(((w - from) / (to - from)) * Math.PI);
  };
  const hem = steps.map((w) => roof(eave, w, 0.02 + sag(w)));
  const fold = steps.map((w) => roof(eave, w, 0.11 + sag(w) * 1.4));
  const strip = (w: number, width: number) => polygon([roof(LONG / 2, w), roof(LONG / 2, w + width * 0.6), roof(eave, w + width), roof(eave, w)]);
  return (
    <>
      <path d={polygon([...hem, ...fold.toReversed()])} fill="#2f6088" />
      <path d={polygon([roof(LONG / 2, GABLES[1]), roof(LONG / 2, GABLES[0]), ...hem])} fill="url(#sheet)" />
      <path d={RAFTERS.slice(0, 4).map((w) => strip(w + 0.06, 0.26)).join('')} fill="#235380" opacity={0.26} />
      <path d={RAFTERS.map((w) => strip(w - 0.04, 0.07)).join('')} fill="#dceeea" opacity={0.6} />
      <path d={band([[...roof(0.42, GABLES[0]), 3], [...roof(0.42, 1, 0.01), 4], [...roof(0.42, GABLES[1]), 2]])} fill="#235380" opacity={0.3} />
      <path d={band([[...roof(0.38, GABLES[0]), 2], [...roof(0.38, 1), 3], [...roof(0.38, GABLES[1]), 1]])} fill="#dceeea" opacity={0.5} />
      {/* The edge of the sheet, turned down over both rafters of the near gable. */}
      <path d={polygon([roof(LONG / 2, GABLES[0]), roof(eave, GABLES[0]), roof(eave, GABLES[0], 0.12), roof(LONG / 2, GABLES[0], 0.1)])} fill="#3a7098" />
      <path d={polygon([roof(LONG / 2, GABLES[0]), roof(EAVES[1], GABLES[0]), roof(EAVES[1], GABLES[0], 0.12), roof(LONG / 2, GABLES[0], 0.1)])} fill="#1d4270" />
      <path d={pole(roof(LONG / 2, GABLES[0], -0.01), roof(LONG / 2, GABLES[1], -0.01), 5)} fill="#bcd9de" />
      <path d={polygon([roof(EAVES[1], GABLES[0], 0.1), stall(LONG + 0.62, 0, 0.2)], false)} stroke="#f0e2c0" strokeWidth={2.2} />
      <path d={pole(stall(LONG + 0.64, -0.05, 0.2), stall(LONG + 0.6, 0.12, 0.2), 7)} fill="#6a4a30" />
    </>
  );
}

/** The customer's shadow: across the ground to the counter, then up its boards. */
export const BuyersShadow = () => <path d={polygon([stall(-0.46, 0, 1.28), stall(-0.5, 0, 1.12), stall(0, 0, 0.72), stall(0, 0.84, 0.5), stall(0, 0.86, 0.66), stall(0, 0, 0.98)])} fill="#2a1a2e" opacity={0.34} />;

export function Stall() {
  const [cx, cy] = stall(0.66, 0, 1.3);
  const [sx, sy] = stall(0.2, 0.96, 0.24);
  return (
    <>
      <Gradient id="tin" from={[sx - 40, 0]} to={[sx + 40, 0]} stops={[[0, '#b4bec0'], [0.22, '#f8f6ea'], [0.5, '#b9c3c6'], [1, '#66707e']]} />
      <Gradient id="sheet" from={roof(LONG / 2, 0.6)} to={roof(EAVES[0], 1.2)} stops={[[0, '#3f7ea8'], [0.6, '#5f9cbc'], [1, '#93c0cc']]} />
      <Gradient id="underside" from={roof(LONG / 2, 1)} to={roof(EAVES[1], 1)} stops={[[0, '#17305a'], [1, '#2d5d8c']]} />
      <path d={polygon([stall(0, 0, SIDE), stall(0, 0, 0), stall(LONG, 0, 0), stall(LONG + 1.5, 0, -0.1), stall(LONG + 1.2, 0, SIDE)])} fill="#2a2030" opacity={0.36} />
      <RoofInside />
      <Post u={0} w={SIDE} isFar />
      <Post u={LONG} w={SIDE} isFar />
      {/* A split-bamboo mat keeps the wind off the cook's back. */}
      <path d={side(0.1, SIDE, 0.6, 2.06, LONG)} fill="#a8824f" />
      <path d={Array.from({ length: 10 }, (_, i) => side(0.1, SIDE, 0.66 + i * 0.14, 0.72 + i * 0.14, LONG)).join('')} fill="#7a5838" opacity={0.6} />
      <Posed id="cook" x={cx} y={cy} height={248} flip wears="kurta" dress={{ base: '#b5763a', trim: '#f0d9a8', second: '#4a3430' }} skin={SKIN.wheat} hair="plait" eyes="down" pose={{ lean: 9, nod: 6, near: [12, 66], far: [40, 74] }} />
      <Planks face={side} to={SIDE} base="#c08a54" gap="#6a4030" />
      <Planks face={front} to={LONG} base="#7f5240" gap="#3f2630" />
      <path d={polygon([stall(-0.1, 0.95, -0.1), stall(LONG, 0.95, -0.1), stall(LONG, 0.95, 0.3), stall(0.42, 0.95, 0.3), stall(0.42, 0.95, SIDE), stall(-0.1, 0.95, SIDE)])} fill="#dcb67c" />
      <path d={side(-0.1, SIDE, 0.88, 0.95, -0.1)} fill="#f0cf94" />
      <path d={front(-0.1, LONG, 0.88, 0.95, -0.1)} fill="#94684a" />
      <Momos x={stall(0.1, 0.96, 1.35)[0]} y={stall(0.1, 0.96, 1.35)[1]} count={4} />
      <Steamer x={sx} y={sy} />
      {[['#d9a441', 0.95], ['#b8503c', 1.18], ['#8fa05a', 1.41], ['#e6c9a0', 1.64]].map(([colour, u]) => <Jar key={u} u={Number(u)} colour={String(colour)} />)}
      <filter id="steam" x="-60%" y="-20%" width="220%" height="140%">
        <feGaussianBlur stdDeviation="8" />
      </filter>
      <path d={WISPS.map(([aside, rise, sway]) => band([[sx + aside, sy - 96, 6], [sx + aside + sway * 0.2, sy - 96 - rise * 0.3, 15], [sx + aside + sway * 0.9, sy - 96 - rise * 0.65, 22], [sx + aside + sway * 1.8, sy - 96 - rise, 5]])).join('')} fill="#fffaf0" opacity={0.62} filter="url(#steam)" />
      <Gable />
      <Post u={0} w={0} />
      <Post u={LONG} w={0} />
      <Packets u={1.3} colours={['#d9a441', '#b8503c']} />
      <Packets u={1.62} colours={['#5f8a6a', '#d9a441']} />
      <Packets u={1.95} colours={['#b8503c', '#7a6a9a']} />
      <Sheet />
    </>
  );
}
