/** A town seen from high above, with north at the top: houses, roads and trees on a tilted plan. The morning sun is on the right. */
import { mix } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { Mass, type Leaves } from './foliage.tsx';
import { band, oval, rounded, type Spot } from './shapes.ts';

/** The plan's vertical scale: because it is seen at an angle, a north–south length is drawn at this fraction of its true length. */
export const TILT = 0.63;

/** The distance from a spot to a line on the untilted plan, in picture units. */
export function planDistance(line: readonly Spot[], [x, y]: Spot): number {
  let nearest = Infinity;
  for (let i = 1; i < line.length; i += 1) {
    const [ax, ay] = line[i - 1] ?? [0, 0];
    const [bx, by] = line[i] ?? [0, 0];
    const [dx, dy] = [bx - ax, (by - ay) / TILT];
    const [px, py] = [x - ax, (y - ay) / TILT];
    const t = Math.min(Math.max((px * dx + py * dy) / (dx * dx + dy * dy || 1), 0), 1);
    nearest = Math.min(nearest, Math.hypot(px - dx * t, py - dy * t));
  }
  return nearest;
}

/** Whether a spot lies inside a closed outline. */
export const isInside = (outline: readonly Spot[], [x, y]: Spot): boolean =>
  outline.reduce((is, [ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [0, 0];
    return ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay) ? !is : is;
  }, false);

/** The `turn` (radians) of a house or coach along a line at `angle` in the picture; its front is on the right if the line runs down. */
export const turnAlong = (angle: number) => Math.atan2(Math.sin(angle) / TILT, Math.cos(angle)) + Math.PI;

/** A house on the plan: middle of its floor, size before tilting, height, and turn (radians; at 0 its front faces us). */
export type HousePlace = { x: number; y: number; width: number; depth: number; height: number; turn?: number };
/** Wall and roof colours in sunlight. */
export type HouseColours = { wall: string; roof: string };

/** Corners of the floor, named as they lie before it is turned: far left, far right, near right, near left. */
function floorOf({ x, y, width, depth, turn = 0 }: HousePlace): [Spot, Spot, Spot, Spot] {
  const corner = (across: number, back: number): Spot => {
    const [u, v] = [(across * width) / 2, (back * depth) / 2];
    return [x + u * Math.cos(turn) - v * Math.sin(turn), y + (u * Math.sin(turn) + v * Math.cos(turn)) * TILT];
  };
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)];
}

const PLUM = '#4a2a5c';

/** A house from above with a flat roof and parapet. `gable`: height of a gable roof instead; `windows`: front windows per storey. */
export function HouseFromAbove({ wall, roof, gable = 0, windows = 0, ...place }: HousePlace & HouseColours & { gable?: number; windows?: number }) {
  const [farLeft, farRight, nearRight, nearLeft] = floorOf(place);
  const { height, turn = 0 } = place;
  const up = ([x, y]: Spot, by = height): Spot => [x, y - by];
  const shadow = ([x, y]: Spot): Spot => [x - height * 0.75, y + height * 0.12];
  const sunny = turn > 0;
  const sideWall = sunny ? mix(wall, '#ffe9b8', 0.35) : mix(wall, PLUM, 0.46);
  const [sideFar, sideNear] = sunny ? [farRight, nearRight] : [farLeft, nearLeft];
  const middle = (a: Spot, b: Spot): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const ridge = [middle(farLeft, nearLeft), middle(farRight, nearRight)].map((spot) => up(spot, height + gable)) as [Spot, Spot];
  const inset = floorOf({ ...place, width: place.width - 7, depth: place.depth - 7 });
  const pane = (t: number, level: number, width: number): string => {
    const on = (at: number): Spot => [nearLeft[0] + (nearRight[0] - nearLeft[0]) * at, nearLeft[1] + (nearRight[1] - nearLeft[1]) * at - level];
    return polygon([on(t - width), on(t + width), up(on(t + width), 5.4), up(on(t - width), 5.4)]);
  };
  const storeys = Math.max(1, Math.floor(height / 13));
  const panes = Array.from({ length: windows * storeys }, (_, i) => pane(((i % windows) + 0.5) / windows, Math.floor(i / windows) * 12 + 4.5, 0.26 / windows)).join('');
  return (
    <>
      <path d={polygon([nearLeft, farLeft, shadow(farLeft), shadow(nearLeft)]) + polygon([nearRight, nearLeft, shadow(nearLeft), shadow(nearRight)])} fill={PLUM} opacity={0.24} />
      <path d={polygon([nearLeft, nearRight, up(nearRight), up(nearLeft)])} fill={mix(wall, '#8a4048', 0.26)} />
      <path d={polygon([sideNear, sideFar, up(sideFar), up(sideNear)])} fill={sideWall} />
      {windows > 0 && <path d={panes} fill={mix(wall, PLUM, 0.66)} />}
      {gable > 0 ? (
        <>
          <path d={polygon([up(sideFar), up(sideNear), sunny ? ridge[1] : ridge[0]])} fill={sideWall} stroke={sideWall} strokeWidth={0.6} />
          <path d={polygon([up(farLeft), up(farRight), ridge[1], ridge[0]])} fill={mix(roof, '#ffe0b0', 0.3)} />
          <path d={polygon([up(nearLeft), up(nearRight), ridge[1], ridge[0]])} fill={roof} />
        </>
      ) : (
        <>
          <path d={polygon([farLeft, farRight, nearRight, nearLeft].map((spot) => up(spot)))} fill={mix(roof, '#fff6e0', 0.5)} />
          <path d={polygon(inset.map((spot) => up(spot)))} fill={roof} />
        </>
      )}
    </>
  );
}

/** A tree from above: its shadow and one clump of leaves, `size` across. */
export function TreeFromAbove({ id, x, y, size, tones }: { id: string; x: number; y: number; size: number; tones: Leaves }) {
  return (
    <>
      <path d={oval(x - size * 0.22, y, size * 0.52, size * 0.26)} fill={PLUM} opacity={0.24} />
      <Mass id={id} lobes={[[x, y - size * 0.34, size * 0.5, size * 0.44]]} tones={tones} light="right" />
    </>
  );
}

/** A road, river or railway: a ribbon along a line. `edge`: the colour of a rim that sets it off from the ground (no rim by default). */
export function Ribbon({ line, width, fill, edge, rim = 2 }: { line: readonly Spot[]; width: number; fill: string; edge?: string; rim?: number }) {
  const of = (wide: number) => band(rounded(line, 4).map(([x, y]) => [x, y, wide]));
  return (
    <>
      {edge && <path d={of(width + rim * 2)} fill={edge} />}
      <path d={of(width)} fill={fill} />
    </>
  );
}

/** Possible places for houses and trees: a grid, turned and jittered, row by row from far to near. */
export function plots({ id, pitch, turn, width = 1600, height = 1000 }: { id: string; pitch: readonly [across: number, back: number]; turn: number; width?: number; height?: number }): Spot[] {
  const r = random(id);
  const spots: Spot[] = [];
  const reach = Math.hypot(width, height / TILT) / 2;
  for (let v = -reach; v < reach; v += pitch[1]) {
    for (let u = -reach; u < reach; u += pitch[0]) {
      const [a, b] = [u + r.between(-3, 3), v + r.between(-3, 3)];
      const x = width / 2 + a * Math.cos(turn) - b * Math.sin(turn);
      const y = height / 2 + (a * Math.sin(turn) + b * Math.cos(turn)) * TILT;
      if (x > -60 && x < width + 60 && y > -20 && y < height + 60) spots.push([x, y]);
    }
  }
  return spots;
}
