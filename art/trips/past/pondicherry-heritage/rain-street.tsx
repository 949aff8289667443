/** A wall of the French Quarter in the rain: rose limewash dark where the water runs, white mouldings, shutters, a door to a lit hall. */
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { archPath } from '../../../scenery/architecture.tsx';
import { Gradient } from '../../../scenery/canvas.tsx';
import { Bougainvillea, leaves, lobesIn, Mass, Petals } from '../../../scenery/foliage.tsx';
import { band, box, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus } from '../../../scenery/sky.tsx';

const WALL = { shade: '#b9a6a6', foot: '#5f6a78', line: '#f6eee2', wet: '#7c5f66' };
const KERB = 742;
export const ROAD = 790;
const DOOR = 834;

/** The bougainvillea, which grows from a ring of bricks in the pavement, up the wall on wires and along its top. */
const Climber = () => (
  <>
    <path d={band([[128, KERB + 14, 26], [134, 690, 19], [124, 590, 16], [136, 470, 15], [126, 350, 14], [134, 262, 13], [150, 206, 12], [230, 190, 10], [380, 184, 7], [500, 194, 3]]) + band([[128, 560, 9], [142, 500, 9], [124, 420, 8], [118, 320, 8], [112, 250, 7], [80, 206, 6], [-30, 196, 5]])} fill="#54433f" />
    <path d={band([[122, KERB + 12, 7], [129, 690, 6], [119, 590, 5], [131, 470, 5], [121, 350, 5], [129, 262, 4], [148, 200, 3]])} fill="#93807a" />
    <path d={[320, 460, 610].map((y) => box(108, y, 44, 3) + oval(108, y + 1, 4) + oval(152, y + 1, 4)).join('')} fill={WALL.foot} />
    <Mass id="shoots" lobes={[[142, 628, 13, 10], [112, 474, 16, 13], [96, 456, 11, 9], [150, 352, 15, 12], [112, 290, 17, 14], [146, 262, 22, 18], [102, 248, 24, 18]]} tones={leaves('#24523a', '#6fa04a')} fleck={9} />
    <Bougainvillea id="bougainvillea" line={[[-40, 196], [120, 176], [260, 186], [400, 182], [520, 196]]} falls={[{ at: 0.12, length: 76 }, { at: 0.5, length: 120 }, { at: 0.66, length: 70 }, { at: 0.84, length: 150 }]} radius={36} />
    <Petals id="petals" x={290} y={KERB + 11} rx={300} ry={8} count={46} colour="#c8407f" size={9} />
    <path d={box(88, KERB - 4, 82, 24)} fill="#8a5a4c" />
    <path d={box(88, KERB - 4, 82, 6) + [108, 129, 150].map((x) => box(x, KERB - 4, 2, 24)).join('')} fill="#b98a78" />
    <path d={lens(129, KERB - 3, 74, 9)} fill="#43342f" />
    <path d={band([[126, KERB + 1, 34], [131, 724, 23], [134, 690, 19]])} fill="#54433f" />
  </>
);

/** Wet stains on the wall: groups of long streaks under the coping, and damp rising from the street. */
function Damp() {
  const r = random('damp');
  const run = (x: number, y: number, long: number, wide: number) => band([[x, y, wide], [x + r.between(-3, 3), y + long * 0.4, wide * 0.8], [x + r.between(-6, 6), y + long * 0.75, wide * 0.5], [x + r.between(-8, 8), y + long, 0.8]]);
  const groups = Array.from({ length: 15 }, () => { const x = r.between(-20, 1620); return Array.from({ length: r.whole(2, 6) }, () => run(x + r.between(-44, 44), 252, 50 + 300 * r.next() ** 2, r.between(4, 26))).join(''); });
  const glints = Array.from({ length: 16 }, () => run(r.between(0, 1600), r.between(262, 500), r.between(30, 120), 2.2)).join('');
  const climb: Spot[] = Array.from({ length: 82 }, (_, i) => [-20 + i * 20, 634 - 16 - 40 * r.next() ** 2]);
  return (
    <>
      <Gradient id="runs" from={[0, 250]} to={[0, 620]} stops={[[0, WALL.wet, 0.5], [1, WALL.wet, 0.12]]} />
      {groups.map((d, i) => <path key={i} d={d} fill="url(#runs)" />)}
      <path d={polygon([...climb, [1640, 640], [-20, 640]])} fill={WALL.wet} opacity={0.3} />
      <path d={polygon([...climb.map(([x, y]): Spot => [x + 9, y + 14 + (x % 7)]), [1640, 640], [-20, 640]])} fill="#5a3440" opacity={0.24} />
      <path d={glints} fill="#fff3ea" opacity={0.5} />
    </>
  );
}

/** A closed slatted shutter in a white frame, rain running from its sill. */
const Shutter = ({ x }: { x: number }) => (
  <>
    <path d={archPath('round', x + 8, 606, 178, 302)} fill={WALL.wet} opacity={0.4} />
    <path d={archPath('round', x, 600, 176, 300)} fill={WALL.line} />
    <path d={archPath('round', x, 592, 138, 272)} fill="#2f6f86" />
    <path d={`M${x} 592V320A69 69 0 0 0 ${x - 69} 389V592Z`} fill="#3f8aa0" />
    <path d={Array.from({ length: 20 }, (_, i) => box(x - 60, 370 + i * 10.5, 54, 4) + box(x + 6, 370 + i * 10.5, 54, 4)).join('') + box(x - 3, 322, 6, 270)} fill="#1f4f66" />
    <path d={box(x - 100, 592, 200, 18)} fill={WALL.line} />
    <path d={box(x - 100, 610, 200, 8)} fill="#5a3440" opacity={0.5} />
    <path d={[-90, -62, -20, 34, 78].map((dx, i) => band([[x + dx, 616, 9], [x + dx + 2, 622 + (i % 3) * 2, 6], [x + dx, 627 + (i % 2) * 6, 1]])).join('')} fill={WALL.wet} opacity={0.5} />
  </>
);

/** The open door: blue leaves swung in, a coloured fanlight, a tiled hall with a lamp, a picture and an archway. */
const LitDoor = () => (
  <>
    <path d={archPath('round', DOOR + 10, KERB, 252, 442)} fill={WALL.wet} opacity={0.4} />
    <path d={archPath('round', DOOR, KERB, 250, 440)} fill={WALL.line} />
    <Gradient id="hall" from={[0, 440]} to={[0, KERB]} stops={[[0, '#ffe3a0'], [0.5, '#fbc268'], [1, '#d98a45']]} />
    <path d={archPath('round', DOOR, KERB, 196, 404)} fill="url(#hall)" />
    <path d={polygon([[DOOR - 98, KERB], [DOOR - 52, 684], [DOOR + 52, 684], [DOOR + 98, KERB]])} fill="#a8552f" />
    <path d={[-3, -1, 1].map((i) => polygon([[DOOR + i * 17, 684], [DOOR + (i + 1) * 17, 684], [DOOR + (i + 1) * 24, 706], [DOOR + i * 24, 706]]) + polygon([[DOOR + (i + 1) * 24, 706], [DOOR + (i + 2) * 24, 706], [DOOR + (i + 2) * 32, KERB], [DOOR + (i + 1) * 32, KERB]])).join('')} fill="#f2c98a" />
    <path d={box(DOOR - 52, 446, 104, 238)} fill="#ffd98c" />
    <path d={archPath('round', DOOR + 12, 684, 56, 130)} fill="#b5643a" />
    <path d={archPath('round', DOOR + 12, 684, 44, 122)} fill="#6f8a5c" />
    <path d={box(DOOR - 44, 540, 30, 40)} fill="#8a4a2c" />
    <path d={box(DOOR - 40, 544, 22, 32)} fill="#e8d2a8" />
    <path d={polygon([[DOOR + 52, 446], [DOOR + 98, 446], [DOOR + 98, KERB], [DOOR + 52, 684]])} fill="#e09a50" />
    <path d={polygon([[DOOR - 98, 446], [DOOR - 60, 452], [DOOR - 60, 704], [DOOR - 98, KERB]])} fill="#2f66b0" />
    <path d={polygon([[DOOR + 98, 446], [DOOR + 66, 452], [DOOR + 66, 700], [DOOR + 98, KERB]])} fill="#1c3f78" />
    <path d={polygon([[DOOR - 90, 470], [DOOR - 68, 472], [DOOR - 68, 570], [DOOR - 90, 578]]) + polygon([[DOOR - 90, 600], [DOOR - 68, 590], [DOOR - 68, 684], [DOOR - 90, 708]])} fill="#24508f" />
    <path d={box(DOOR - 1.5, 448, 3, 36)} fill="#5a3420" />
    <path d={polygon([[DOOR - 6, 484], [DOOR + 6, 484], [DOOR + 16, 504], [DOOR - 16, 504]])} fill="#7a3f2a" />
    <Halo id="lamp" x={DOOR} y={512} rx={80} ry={86} colour="#fff6d0" opacity={0.9} />
    <path d={oval(DOOR, 508, 9)} fill="#fffbe6" />
    {['#f2b04a', '#e0604a', '#f6d27a', '#4fa09a', '#f6d27a', '#e0604a', '#f2b04a'].map((glass, i) => { const at = (k: number) => `${n(DOOR - Math.cos((k * Math.PI) / 7) * 98)} ${n(436 - Math.sin((k * Math.PI) / 7) * 98)}`; return <path key={i} d={`M${DOOR} 436L${at(i)}L${at(i + 1)}Z`} fill={glass} stroke={WALL.line} strokeWidth={5} />; })}
    <path d={box(DOOR - 100, 436, 200, 12)} fill={WALL.line} />
    <path d={box(DOOR - 122, KERB - 10, 244, 12)} fill="#e9d8c4" />
    <Halo id="door-light" x={DOOR} y={560} rx={300} ry={250} colour="#ffd48a" opacity={0.4} />
  </>
);

/** The whole street above the road: sky, tree, wall, door and pavement. */
export function Street() {
  return (
    <>
      <Sky id="sky" height={420} stops={[[0, '#55657e'], [0.6, '#9aa3b4'], [1, '#e6c9b8']]} />
      {[[240, 60, 620, 18], [760, 104, 520, 13], [1120, 40, 560, 15], [560, 150, 420, 10]].map(([x = 0, y = 0, width = 0, height = 0]) => <Stratus key={x} x={x} y={y} width={width} height={height} colour="#dcd6da" opacity={0.5} />)}
      <Mass id="tree" lobes={[...lobesIn('tree-a', 1330, 120, 330, 150, 18), ...lobesIn('tree-b', 1040, 160, 160, 90, 9)]} tones={leaves('#2b4a48', '#6f9078', '#cfe0c4')} fleck={12} />
      <Gradient id="plaster" from={[0, 210]} to={[0, KERB]} stops={[[0, '#e8b9a0'], [0.5, '#d99f88'], [1, '#a8706a']]} />
      <path d={box(-20, 210, 1640, KERB - 210)} fill="url(#plaster)" />
      <Damp />
      <path d={box(-20, 190, 1640, 24) + box(-20, 236, 1640, 10)} fill={WALL.line} />
      <path d={box(-20, 214, 1640, 12)} fill={WALL.shade} />
      <path d={box(-20, 246, 1640, 9)} fill="#5a3440" opacity={0.45} />
      <path d={box(-20, 640, 1640, KERB - 640)} fill={WALL.foot} />
      <path d={box(-20, 634, 1640, 8)} fill={WALL.line} />
      {[80, 470, 1300].map((x) => (
        <g key={x}>
          <path d={box(x + 25, 252, 14, 384)} fill={WALL.wet} opacity={0.4} />
          <path d={box(x - 25, 252, 50, 384)} fill={WALL.line} />
          <path d={box(x + 6, 252, 19, 384)} fill={WALL.shade} />
        </g>
      ))}
      {[270, 1120, 1500].map((x) => <Shutter key={x} x={x} />)}
      {/* The street's name, white on blue enamel, as is usual in the quarter. */}
      <path d={box(548, 318, 124, 62)} fill="#f6eee2" />
      <path d={box(553, 323, 114, 52)} fill="#2a55a0" />
      <path d={[0, 1, 2].map((i) => box(568 + i * 12, 334, 8, 12)).join('') + [0, 1, 2, 3, 4].map((i) => box(610 + i * 9, 334, 6, 12)).join('') + [0, 1, 2, 3, 4, 5, 6, 7].map((i) => box(572 + i * 10, 356, 6, 8)).join('')} fill="#f6eee2" />
      <LitDoor />
      {[400, 988, 1400].map((x) => (
        <g key={x}>
          <path d={polygon([[x - 9, 262], [x + 9, 262], [x + 11, 284], [x - 11, 284]])} fill={WALL.foot} />
          <path d={band([[x, 282, 8], [x + 8, 330, 8], [x + 13, 520, 11], [x + 15, KERB + 22, 18]])} fill="#dfe9ee" opacity={0.6} />
          <path d={band([[x - 1, 284, 3], [x + 7, 340, 2], [x + 10, 560, 3], [x + 11, KERB + 18, 4]]) + band([[x + 13, 400, 1], [x + 16, 560, 3], [x + 20, KERB + 16, 2]])} fill="#ffffff" opacity={0.9} />
          <path d={[-26, -12, 4, 22, 40].map((dx, i) => oval(x + 14 + dx, KERB + 16 - (i % 3) * 8, 3)).join('') + lens(x + 16, KERB + 22, 90, 9)} fill="#f4fafb" opacity={0.9} />
        </g>
      ))}
      <Gradient id="pavement" from={[DOOR - 500, 0]} to={[DOOR + 500, 0]} stops={[[0, '#9aa2ac'], [0.5, '#f2cf9a'], [1, '#9aa2ac']]} />
      <path d={box(-20, KERB, 1640, 22)} fill="url(#pavement)" />
      <path d={box(-20, KERB + 22, 1640, ROAD - KERB - 22)} fill="#56616f" />
      <path d={Array.from({ length: 17 }, (_, i) => box(i * 98 + ((i * 31) % 20), KERB + 22, 3, ROAD - KERB - 22)).join('')} fill="#2b3644" opacity={0.5} />
      <Climber />
    </>
  );
}
