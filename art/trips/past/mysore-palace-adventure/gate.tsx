/**
 * The gate of Mysore Palace from inside: a cusped Indo-Saracenic arch in a thick painted wall, fluted pilasters, a stone floor.
 * The sun is on the left and lights the right reveal, part of the soffit and most of the floor; the sand bounces light onto the rest.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { Gradient } from '../../../scenery/canvas.tsx';
import { band, box, leaf, oval, type Spot } from '../../../scenery/shapes.ts';

/** The vanishing point, and the size of the wall's far edge relative to the near one. */
const EYE: Spot = [800, 630];
const FAR = 0.905;
const [HALF, SPRING, RISE, FOOT] = [694, 462, 366, 944];
const LOBES = 7;

const away = ([x, y]: Spot, size = FAR): Spot => [EYE[0] + (x - EYE[0]) * size, EYE[1] + (y - EYE[1]) * size];

/** A point on the arch: `t` runs from 0 (left springing) to 1 (right). `grow` enlarges the arch; `cusp` is the depth of its cusps. */
function onArch(t: number, grow = 0, cusp = 0.06): Spot {
  const angle = Math.PI * t;
  const isEnd = Math.min(t, 1 - t) < 0.5 / LOBES;
  const lobe = isEnd ? 1 : 1 - cusp * (1 - Math.abs(Math.sin(LOBES * angle)));
  const tip = Math.exp(-(((t - 0.5) / 0.03) ** 2)) * 14;
  return [800 - Math.cos(angle) * (HALF + grow) * lobe, SPRING - Math.sin(angle) ** 0.9 * (RISE + grow) * lobe - tip];
}
const archLine = (grow = 0, cusp = 0.06): Spot[] => Array.from({ length: 141 }, (_, i) => onArch(i / 140, grow, cusp));
const opening = (grow = 0, cusp = 0.06): Spot[] => [[800 - HALF - grow, FOOT], ...archLine(grow, cusp), [800 + HALF + grow, FOOT]];

/** The cusps between the lobes, from left to right; garlands and a lamp hang from them. */
export const CUSPS: readonly Spot[] = Array.from({ length: LOBES - 1 }, (_, i) => onArch((i + 1) / LOBES));

const [LEFT, RIGHT] = [800 - HALF, 800 + HALF];
const SHADE = '#5b3a5a';
const SUNLIT = '#ffdca0';
const BOUNCE = '#c07f62';
const GILT = '#c08f52';

/** The thickness of the wall, in facets toned by their direction. */
function Reveal() {
  const near = opening();
  const tones = new Map<string, string>();
  near.slice(1).forEach((to, i) => {
    const from = near[i] ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
    const sun = Math.max(0, Math.min(1, (-nx * 0.9 - ny * 0.44) * 1.3));
    const tone = mix(mix(SHADE, BOUNCE, Math.round((0.24 + Math.max(0, ny) * 0.42) * 12) / 12), SUNLIT, Math.round(sun * 10) / 10);
    tones.set(tone, (tones.get(tone) ?? '') + polygon([from, to, away(to), away(from)]));
  });
  // A carved panel on each jamb: a frame, a sunk field, pairs of leaves under a flower.
  const panel = (edge: number, top: number, foot: number, near: number, far: number) => polygon([away([edge, top], near), away([edge, top], far), away([edge, foot], far), away([edge, foot], near)]);
  const flower = (edge: number) => [...[840, 780, 720, 660].flatMap((y) => [-9, 9].map((dx) => leaf(...away([edge, y], 0.949), 50, 7, Math.atan2(-46, dx)))), oval(...away([edge, 600], 0.949), 9, 20)].join('');
  return (
    <>
      {[...tones].map(([tone, d]) => <path key={tone} d={d} fill={tone} stroke={tone} strokeWidth={0.8} />)}
      <Gradient id="jamb-sun" from={[0, 460]} to={[0, FOOT]} stops={[[0, '#ffe6b4'], [0.5, '#fbcf92'], [1, '#e0a46c']]} />
      <path d={panel(RIGHT, 470, FOOT, 1, FAR)} fill="url(#jamb-sun)" />
      <path d={panel(LEFT, 452, 476, 1, FAR)} fill="#8f5f6a" />
      <path d={panel(RIGHT, 452, 476, 1, FAR)} fill="#ffeec4" />
      <path d={panel(LEFT, 470, 478, 1, FAR)} fill="#40264a" />
      <path d={panel(RIGHT, 470, 478, 1, FAR)} fill="#b9804e" />
      {([[LEFT, '#7d4f66', '#3d2548', '#6a4058', '#a06a70'], [RIGHT, '#fff0c8', '#bf8450', '#edbb80', '#c98a58']] as const).map(([edge, lit, dark, field, carved]) => (
        <g key={edge}>
          <path d={panel(edge, 510, 880, 0.974, 0.924)} fill={lit} />
          <path d={panel(edge, 514, 884, 0.971, 0.921)} fill={dark} />
          <path d={panel(edge, 522, 876, 0.969, 0.929)} fill={field} />
          <path d={flower(edge)} fill={carved} />
        </g>
      ))}
      {([[0.962, '#f0c894', 2], [0.958, '#4a2c50', 2.4], [0.94, '#f0c894', 2], [0.936, '#4a2c50', 2.4]] as const).map(([size, colour, width]) => (
        <path key={size} d={polygon(archLine().map((spot) => away(spot, size)), false)} fill="none" stroke={colour} strokeWidth={width} opacity={0.5} />
      ))}
      <Gradient id="jamb-foot" from={[0, 620]} to={[0, FOOT]} stops={[[0, '#e0a070', 0], [1, '#e0a070', 0.5]]} />
      <path d={polygon([[LEFT, 620], [LEFT, FOOT], away([LEFT, FOOT]), away([LEFT, 620])])} fill="url(#jamb-foot)" />
      <path d={polygon(opening().map((spot) => away(spot)), false)} fill="none" stroke="#fff0cc" strokeWidth={3} opacity={0.55} />
    </>
  );
}

/** A rosette of painted petals round a boss. */
const Rosette = ({ x, y, r, petals = 12 }: { x: number; y: number; r: number; petals?: number }) => (
  <>
    <path d={oval(x, y, r)} fill="#3a2350" />
    <path d={oval(x, y, r) + oval(x, y, r * 0.9)} fill={GILT} fillRule="evenodd" />
    <path d={Array.from({ length: petals }, (_, i) => leaf(x, y, r * 0.84, r * 0.2, ((i + 0.5) / petals) * Math.PI * 2)).join('')} fill="#8f4a66" />
    <path d={Array.from({ length: petals }, (_, i) => leaf(x, y, r * 0.66, r * 0.15, (i / petals) * Math.PI * 2)).join('')} fill="#c0788a" />
    <path d={oval(x, y, r * 0.22)} fill={GILT} />
  </>
);

/** A painted tendril, curling inwards from its outer end, with leaves on the outside. */
function Tendril({ x, y, r, start, turn }: { x: number; y: number; r: number; start: number; turn: 1 | -1 }) {
  const at = (t: number): Spot => [x + Math.cos(start + turn * t * 9) * r * (1 - t * 0.86), y + Math.sin(start + turn * t * 9) * r * (1 - t * 0.86)];
  const line = Array.from({ length: 26 }, (_, i) => [...at(i / 25), r * 0.15 * (1 - i / 32)] as const);
  const leafs = [0.04, 0.14, 0.24, 0.36, 0.5].map((t) => leaf(...at(t), r * (0.62 - t * 0.5), r * 0.14, start + turn * (t * 9 + 0.7)));
  return (
    <>
      <path d={leafs.join('')} fill="#4f9486" />
      <path d={band(line)} fill={GILT} />
      <path d={oval(...at(1), r * 0.16)} fill="#c0788a" />
    </>
  );
}

/** A half-round fluted pilaster with two painted bands, a lotus capital and a stepped base. */
function Pilaster({ x, side }: { x: number; side: 'left' | 'right' }) {
  const id = `pilaster-${side}`;
  const flutes = [-28, -17, -6, 6, 17, 28];
  return (
    <>
      <Gradient id={id} from={[x - 40, 0]} to={[x + 40, 0]} stops={side === 'left' ? [[0, '#3a2348'], [0.5, '#5d4066'], [0.84, '#9a6c72'], [1, '#6a4660']] : [[0, '#7a5268'], [0.2, '#a0727a'], [0.6, '#553a60'], [1, '#33203f']]} />
      <path d={box(x - 36, 480, 72, 410)} fill={`url(#${id})`} />
      <path d={flutes.map((dx) => box(x + dx - 2, 496, 4, 380)).join('')} fill="#2c1a3a" opacity={0.5} />
      <path d={flutes.map((dx) => box(x + dx + 2, 496, 1.6, 380)).join('')} fill="#d7a288" opacity={0.4} />
      {[640, 792].map((y) => (
        <g key={y}>
          <path d={box(x - 39, y, 78, 46)} fill={`url(#${id})`} />
          <path d={box(x - 39, y, 78, 46)} fill="#2f6f70" opacity={0.55} />
          <path d={[-26, -9, 9, 26].map((dx) => polygon([[x + dx, y + 8], [x + dx + 8, y + 23], [x + dx, y + 38], [x + dx - 8, y + 23]])).join('')} fill={GILT} />
          <path d={box(x - 41, y - 5, 82, 6) + box(x - 41, y + 45, 82, 6)} fill={GILT} />
        </g>
      ))}
      {/* The capital: a ring of lotus petals under stepped slabs. */}
      <path d={polygon([[x - 36, 492], [x + 36, 492], [x + 48, 456], [x - 48, 456]])} fill={`url(#${id})`} />
      <path d={[-36, -18, 0, 18, 36].map((dx) => leaf(x + dx * 0.86, 494, 42, 11, -Math.PI / 2 + dx * 0.007)).join('')} fill="#b06a80" />
      <path d={[-27, -9, 9, 27].map((dx) => leaf(x + dx * 0.86, 494, 32, 8, -Math.PI / 2 + dx * 0.007)).join('')} fill="#7a3f60" />
      <path d={box(x - 50, 440, 100, 16) + box(x - 56, 424, 112, 12) + box(x - 40, 490, 80, 7)} fill={GILT} />
      <path d={box(x - 50, 450, 100, 6) + box(x - 56, 432, 112, 5)} fill="#6a4448" />
      <path d={box(x - 42, 868, 84, 14) + box(x - 48, 882, 96, 22) + box(x - 56, 904, 112, 44)} fill={`url(#${id})`} />
      <path d={box(x - 42, 868, 84, 3) + box(x - 48, 882, 96, 3) + box(x - 56, 904, 112, 4)} fill="#dca986" opacity={0.7} />
    </>
  );
}

/** The painted wall round the arch. */
function WallFace() {
  const side = (flip: boolean) => (
    <g transform={flip ? 'translate(1600 0) scale(-1 1)' : undefined}>
      <Rosette x={96} y={122} r={74} petals={16} />
      <Tendril x={226} y={60} r={46} start={2.6} turn={1} />
      <Tendril x={330} y={26} r={36} start={2.4} turn={-1} />
      <Tendril x={50} y={262} r={44} start={-1.2} turn={-1} />
      <Tendril x={24} y={356} r={32} start={-1.4} turn={1} />
    </g>
  );
  const petals = Array.from({ length: 63 }, (_, i) => {
    const t = (i + 0.5) / 63;
    const [[ax, ay], [bx, by]] = [onArch(t, 26, 0), onArch(t, 60, 0)];
    return leaf(ax, ay, Math.hypot(bx - ax, by - ay), 13, Math.atan2(by - ay, bx - ax));
  });
  return (
    <>
      <Gradient id="wall" from={[0, 0]} to={[0, 1000]} stops={[[0, '#2b2148'], [0.45, '#3f2c52'], [0.9, '#6a4558'], [1, '#5c3a50']]} />
      <Gradient id="spandrel" from={[0, 0]} to={[0, 460]} stops={[[0, '#1d3f5a'], [1, '#2f5f6c']]} />
      <path d={box(-20, -20, 1640, 1060) + polygon(opening())} fill="url(#wall)" fillRule="evenodd" />
      <path d={polygon([[-20, -20], [1620, -20], [1620, 440], ...archLine(70, 0).toReversed().filter(([, y]) => y < 440), [-20, 440]])} fill="url(#spandrel)" />
      {side(false)}
      {side(true)}
      <Gradient id="ring" from={[0, 40]} to={[0, 470]} stops={[[0, '#4a2c56'], [1, '#7d4f66']]} />
      <path d={polygon([...archLine(70, 0), ...archLine().toReversed()])} fill="url(#ring)" />
      <path d={petals.filter((_, i) => i % 2).join('')} fill="#a85c74" />
      <path d={petals.filter((_, i) => !(i % 2)).join('')} fill="#3f8480" />
      {([[70, 0, 16, '#2a1838'], [70, 0, 11, '#9a6a5c'], [73, 0, 4, '#e0b480'], [22, 0, 5, GILT], [10, 0.06, 12, '#3a2246'], [8, 0.06, 8, '#a4746a'], [5, 0.06, 3, '#f0c894']] as const).map(([grow, cusp, width, colour]) => (
        <path key={`${grow}-${width}`} d={polygon(cusp ? opening(grow, cusp) : archLine(grow, cusp), false)} fill="none" stroke={colour} strokeWidth={width} strokeLinejoin="round" />
      ))}
    </>
  );
}

/** The floor of the passage: worn slabs, a raised sill, and a patch of sun from the arch. */
function Floor() {
  const sill = away([0, FOOT])[1];
  const [left, right] = [away([LEFT, FOOT])[0], away([RIGHT, FOOT])[0]];
  const slabs = polygon([[left, sill], [right, sill], [RIGHT, FOOT], [1620, FOOT], [1620, 1010], [-20, 1010], [-20, FOOT], [LEFT, FOOT]]);
  const joints = Array.from({ length: 13 }, (_, i) => {
    const x = -500 + i * 216;
    return polygon([[x, 1010], away([x, 1010], (sill - EYE[1]) / (1010 - EYE[1]))], false);
  });
  return (
    <>
      <Gradient id="floor" from={[0, sill]} to={[0, 1000]} stops={[[0, '#7a5060'], [1, '#4a2d48']]} />
      <path d={slabs} fill="url(#floor)" />
      <Gradient id="sun-in" from={[0, sill]} to={[0, 1010]} stops={[[0, '#f0c48c'], [0.5, '#dda676'], [1, '#bf8462']]} />
      <path d={polygon([[left + 60, sill], [right, sill], [RIGHT, FOOT], [1620, 966], [1620, 1010], [470, 1010]])} fill="url(#sun-in)" />
      <clipPath id="slabs">
        <path d={slabs} />
      </clipPath>
      <path clipPath="url(#slabs)" d={joints.join('') + polygon([[-20, 950], [1620, 950]], false)} stroke="#4f2f44" strokeWidth={2.4} opacity={0.42} fill="none" />
      <path d={shape([[left - 4, sill - 12, 'corner'], [520, sill - 12], [800, sill - 7], [1080, sill - 12], [right + 4, sill - 12, 'corner'], [right + 4, sill, 'corner'], [left - 4, sill, 'corner']])} fill="#ffe9bf" />
      <path d={shape([[left - 6, sill - 2, 'corner'], [560, sill - 1], [800, sill + 3], [1040, sill - 1], [right + 6, sill - 2, 'corner'], [right + 10, sill + 11, 'corner'], [left - 10, sill + 11, 'corner']])} fill="#9a6858" />
    </>
  );
}

/** The whole gate. Draw the scene first: it shows through the opening. */
export const PalaceGate = () => (
  <>
    <Reveal />
    <WallFace />
    <Floor />
    <Pilaster x={48} side="left" />
    <Pilaster x={1552} side="right" />
    <path d={[...CUSPS].map(([x, y]) => oval(x, y, 8)).join('')} fill="#e0b070" />
  </>
);
