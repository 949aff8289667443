/** The buildings on the roof: the pierced parapet, the stair house with its lit door, and the pavilion on top. */
import { polygon } from '../../../kit/curves.ts';
import { archPath, Dome } from '../../../scenery/architecture.tsx';
import { Gradient } from '../../../scenery/canvas.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { Bunting, Diya } from '../../../scenery/props.tsx';
import { box } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';
import { at, BACK, face, floor, HOUSE, LIME, ROOF, WALL } from './roof-view.ts';

/** The pierced parapet with its coping, and the light that falls through it onto the floor. */
export function Parapet() {
  const holes = Array.from({ length: 27 }, (_, i) => -6.6 + i * 0.36);
  const part = (low: number, high: number, z = BACK) => face([-7, low, z], [HOUSE.left, low, z], [HOUSE.left, high, z], [-7, high, z]);
  return (
    <>
      <path d={floor([[-7, BACK], [HOUSE.left, BACK], [HOUSE.left, 7.3], [-7, 7.3]])} fill={WALL.dark} opacity={0.5} />
      <path d={holes.map((x) => floor([[x + 0.2, 7.9], [x + 0.36, 7.9], [x + 0.52, 7.46], [x + 0.36, 7.46]])).join('')} fill="#f3c6a4" opacity={0.34} />
      <path d={part(0, 0.86)} fill={WALL.lit} />
      <path d={holes.map((x) => archPath('ogee', at(x, 0, BACK)[0], at(x, 0.2, BACK)[1], 24, 46)).join('')} fill={WALL.shade} />
      <path d={holes.map((x) => archPath('ogee', at(x, 0, BACK)[0] + 3, at(x, 0.2, BACK)[1], 18, 42)).join('')} fill="#e0a59a" />
      <path d={part(0, 0.12)} fill={WALL.shade} />
      <path d={part(0.78, 0.86)} fill={WALL.shade} />
      <path d={face([-7, 0.86, BACK], [HOUSE.left, 0.86, BACK], [HOUSE.left, 0.86, BACK - 0.3], [-7, 0.86, BACK - 0.3])} fill={WALL.high} />
      <path d={part(0.8, 0.86, BACK - 0.3)} fill="#f2d8cc" />
    </>
  );
}

/** The pavilion on the stair house: four columns, cusped arches, eaves and a dome. (x, y) is the middle of its floor. */
function Pavilion({ x, y, width }: { x: number; y: number; width: number }) {
  const bays = [-1, 0, 1].map((i) => x + i * width * 0.28);
  const top = y - width * 0.5;
  return (
    <>
      <path d={box(x - width * 0.42, y - width * 0.16, width * 0.84, width * 0.16)} fill={ROOF.mid} />
      <path d={box(x - width * 0.42, y - width * 0.16, width * 0.84, 6)} fill={ROOF.line} />
      <path d={box(x - width * 0.44, top, width * 0.88, width * 0.34) + bays.map((middle) => archPath('cusped', middle, y - width * 0.16, width * 0.22, width * 0.28)).join('')} fill={ROOF.mid} fillRule="evenodd" />
      <path d={bays.map((middle) => box(middle - width * 0.17, top, width * 0.03, width * 0.34)).join('')} fill={ROOF.high} />
      <path d={polygon([[x - width * 0.6, top + 8], [x - width * 0.46, top - width * 0.12], [x + width * 0.46, top - width * 0.12], [x + width * 0.6, top + 8]])} fill={ROOF.lit} />
      <path d={polygon([[x - width * 0.6, top + 8], [x + width * 0.6, top + 8], [x + width * 0.5, top + width * 0.07], [x - width * 0.5, top + width * 0.07]])} fill={ROOF.shade} />
      <Dome x={x} y={top - width * 0.1} width={width * 0.8} kind="cap" tones={ROOF} drum={0.06} />
    </>
  );
}

/** The stair house: lit side, shaded front, a door with light behind it, niches with lamps, and a garland of marigolds. */
export function StairHouse() {
  const { left, front, height } = HOUSE;
  const wall = (x0: number, x1: number, low: number, high: number) => face([x0, low, front], [x1, low, front], [x1, high, front], [x0, high, front]);
  const side = (z0: number, z1: number, low: number, high: number) => face([left, low, z0], [left, low, z1], [left, high, z1], [left, high, z0]);
  const opening = (x: number, low: number, width: number, high: number) => archPath('ogee', at(x, 0, front)[0], at(0, low, front)[1], width * 140.6, high * 140.6);
  return (
    <>
      <Pavilion x={1322} y={442} width={264} />
      <path d={side(front, BACK, 0, height)} fill="#dcc3d2" />
      <path d={side(front, BACK, 0, 0.5)} fill={WALL.lit} />
      <path d={side(front, BACK, 0.5, 0.54) + side(front, BACK, 2.46, 2.5)} fill={LIME} />
      <path d={[0, 1, 2].flatMap((row) => [6.85, 7.2, 7.55].map((z) => side(z, z + 0.22, 1.3 + row * 0.26, 1.48 + row * 0.26))).join('')} fill="#6a5a98" />
      <path d={wall(left, 8, 0, height)} fill={WALL.mid} />
      <GroundMarks id="plaster" x={1110} y={450} width={490} height={350} count={50} colour={WALL.shade} opacity={0.4} />
      <path d={wall(left, 8, 0, 0.5)} fill={WALL.shade} />
      <path d={wall(left, 8, 0.5, 0.54) + wall(left, 8, 2.46, 2.5)} fill={LIME} opacity={0.8} />
      <path d={wall(left - 0.12, 8, height - 0.12, height)} fill={WALL.high} />
      <path d={wall(left, 8, height - 0.18, height - 0.12)} fill={WALL.dark} />
      <Gradient id="indoors" from={at(4, 2.1, front)} to={at(4, 0, front)} stops={[[0, '#b8562c'], [0.5, '#f2a24a'], [1, '#ffdf92']]} />
      <path d={opening(4, 0, 1.3, 2.16)} fill={LIME} />
      <path d={opening(4, 0, 1.16, 2.06)} fill={WALL.dark} />
      <path d={opening(4, 0, 0.98, 1.94)} fill="url(#indoors)" />
      <clipPath id="doorway">
        <path d={opening(4, 0, 0.98, 1.94)} />
      </clipPath>
      <g clipPath="url(#doorway)">
        <path d={wall(4.2, 4.5, 0, 1.9)} fill="#3f6a9c" />
        <path d={wall(4.2, 4.23, 0, 1.9) + wall(4.34, 4.36, 0, 1.9) + wall(4.2, 4.5, 0.5, 0.56) + wall(4.2, 4.5, 1.1, 1.16)} fill="#27477a" />
      </g>
      <path d={face([3.3, 0, front], [4.7, 0, front], [4.8, 0, front - 0.35], [3.2, 0, front - 0.35])} fill="#c9b4c8" />
      <path d={face([3.2, 0, front - 0.35], [4.8, 0, front - 0.35], [4.8, -0.1, front - 0.35], [3.2, -0.1, front - 0.35])} fill={WALL.shade} />
      {[3.14, 4.92].map((x) => (
        <g key={x}>
          <path d={opening(x, 1.14, 0.36, 0.5)} fill={LIME} />
          <path d={opening(x, 1.16, 0.28, 0.42)} fill="#7a3a3c" />
          <Diya id={`niche-${x}`} x={at(x, 0, front)[0]} y={at(0, 1.17, front)[1]} size={12} />
        </g>
      ))}
      <Bunting id="garland" from={at(3.3, 2.4, front)} to={at(4.7, 2.4, front)} garland size={12} sag={0.08} />
      <Halo id="door-light" x={1262} y={830} rx={250} ry={70} colour="#ffbe6a" opacity={0.55} />
    </>
  );
}
