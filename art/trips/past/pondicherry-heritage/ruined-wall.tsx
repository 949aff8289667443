/** A broken wall of old thin bricks in lime mortar: edges toothed where bricks have fallen, and its thickness visible on the right. */
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Gradient } from '../../../scenery/canvas.tsx';
import { box, type Spot } from '../../../scenery/shapes.ts';

const BRICK = ['#c2643f', '#b5573a', '#a84c36', '#cf7a4e', '#97402f'] as const;
/** The vanishing point. */
const VANISHING: Spot = [1190, 590];
/** A round-arched doorway: centre x, half-width, and the y of its springing and of its base. */
type Doorway = { x: number; half: number; spring: number; foot: number };

/** The parts of a horizontal line at y that are inside an outline, as pairs of x. */
function inside(outline: readonly Spot[], y: number): Spot[] {
  const crossings = outline.flatMap(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] ?? [ax, ay];
    return ay > y === by > y ? [] : [ax + ((bx - ax) * (y - ay)) / (by - ay)];
  }).toSorted((a, b) => a - b);
  return crossings.flatMap((x, i): Spot[] => (i % 2 ? [] : [[x, crossings[i + 1] ?? x]]));
}

/** Half-width of a doorway's opening at y; 0 above the arch. */
const openAt = ({ half, spring }: Doorway, y: number) => (y >= spring ? half : y > spring - half ? Math.sqrt(half ** 2 - (spring - y) ** 2) : 0);
const opening = ({ x, half, spring, foot }: Doorway) => `M${x - half} ${foot}V${spring}A${half} ${half} 0 0 1 ${x + half} ${spring}V${foot}Z`;

type Wall = { id: string; outline: readonly Spot[]; doorway?: Doorway; depth: number; course: number; ragged: number };
const frameOf = (outline: readonly Spot[]) => {
  const [xs, ys] = [outline.map(([x]) => x), outline.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
};
/** Moves a point to the far side of a wall; `depth` is a share (0 to 1) of the way to the vanishing point. */
const behind = (depth: number) => ([x, y]: Spot): Spot => [x + (VANISHING[0] - x) * depth, y + (VANISHING[1] - y) * depth];

/** Lays the wall course by course and returns the paths of its visible parts. */
function layBricks({ id, outline, doorway, depth, course, ragged }: Wall) {
  const back = behind(depth);
  const r = random(id);
  const [left, top, , foot] = frameOf(outline);
  const tones = new Map<string, string>();
  let [core, mortar, side, sideJoints, ledges, lit] = ['', '', '', '', '', ''];
  let endBelow = 0;
  /** Adds the visible end of a run of bricks in the course at y. */
  const endRun = (end: number, y: number) => {
    const [under, over] = [[end, y + course], [end, y]] as const;
    side += polygon([over, under, back(under), back(over)]);
    sideJoints += polygon([under, back(under)], false);
  };
  for (let y = foot - course, row = 0; y > top - course; y -= course, row += 1) {
    // Measured at the foot of the course, where the opening is widest, so that no brick's corner juts into the arch.
    const open = doorway ? openAt(doorway, y + course) : 0;
    const walls = inside(outline, y + course / 2).flatMap(([from, to]): Spot[] => (doorway && open ? [[from, doorway.x - open], [doorway.x + open, to]] : [[from, to]]));
    for (const [from, to] of walls) {
      const isAtDoor = doorway !== undefined && open > 0 && to === doorway.x - open;
      let end = from;
      for (let x = left - 60 + (row % 2) * course * 1.4; x < to; ) {
        const long = course * r.between(2.4, 3.2);
        const [a, b] = [Math.max(x, from), Math.min(x + long, to)];
        const [isWhole, chance, tone] = [r.next() < ragged, r.next(), r.pick(BRICK)];
        x += long;
        // At a wall's right edge, some bricks stick out whole, some are missing and the rest are cut.
        const [start, stop] = isWhole && x > to && !isAtDoor ? (b - a > long / 2 ? [a, x] : [a, a]) : [a, b];
        if (stop - start < 4) continue;
        end = stop;
        mortar += box(start, y, stop - start, course + 0.5);
        const colour = chance < 0.1 ? '#e0a070' : chance > 0.975 ? '#6b3038' : tone;
        tones.set(colour, (tones.get(colour) ?? '') + box(start + 1.4, y + 1.4, stop - start - 2.8, course - 2.8));
        if (chance > 0.55 && chance < 0.8) lit += box(start + 1.4, y + 1.4, stop - start - 2.8, 2);
      }
      if (isAtDoor || end - from < 4) continue;
      endRun(end, y);
      // Below eye level, the top of a longer course shows beside the shorter one above it.
      const ledge = y + course;
      if (endBelow > end + 2 && ledge > VANISHING[1]) ledges += polygon([[end, ledge], [endBelow, ledge], back([endBelow, ledge]), back([end, ledge])]);
      endBelow = end;
      const inner = Math.max(from, end - 60);
      core += polygon([[inner, y], [inner, y + course], back([inner, y + course + 3]), back([end, y + course + 3]), back([end, y - 1]), [end, y - 1]]);
    }
  }
  return { core, mortar, side, sideJoints, ledges, lit, tones };
}

/** `plaster` is an outline too; `depth` is the wall's thickness, `course` a brick's height, `ragged` (0 to 1) the share of uneven ends. */
export function RuinedWall({ plaster, depth = 0.07, course = 15, ragged = 0.4, ...wall }: Partial<Wall> & Pick<Wall, 'id' | 'outline'> & { plaster: readonly Spot[] }) {
  const { id, outline, doorway } = wall;
  const r = random(`${id}-arch`);
  const [left, top, right, foot] = frameOf(outline);
  const { core, mortar, side, sideJoints, ledges, lit, tones } = layBricks({ ...wall, depth, course, ragged });
  const cover = box(left - 40, top - 20, right - left + 120, foot - top + 40);
  const ring = doorway ? Array.from({ length: 23 }, (_, i) => {
    const { x, half, spring } = doorway;
    const [a, b] = [Math.PI * (1 - i / 23) - 0.012, Math.PI * (1 - (i + 1) / 23) + 0.012];
    const at = (angle: number, radius: number): Spot => [x + Math.cos(angle) * radius, spring - Math.sin(angle) * radius];
    return { tone: r.pick(BRICK), d: polygon([at(a, half), at(a, half + 44), at(b, half + 44), at(b, half)]) };
  }) : [];
  return (
    <>
      <path d={core} fill="#54262e" />
      <path d={side} fill="#6b3038" />
      <path d={ledges} fill="#d9976c" />
      <path d={sideJoints} stroke="#4f222e" strokeWidth={1.6} fill="none" />
      <path d={mortar} fill="#dcae86" />
      {[...tones].map(([tone, d]) => <path key={tone} d={d} fill={tone} />)}
      <path d={lit} fill="#ffd9a8" opacity={0.5} />
      {doorway && <path d={`M${doorway.x - doorway.half - 46} ${doorway.spring}a${doorway.half + 46} ${doorway.half + 46} 0 0 1 ${doorway.half * 2 + 92} 0h-46a${doorway.half} ${doorway.half} 0 0 0 ${-doorway.half * 2} 0Z`} fill="#dcae86" />}
      {ring.map(({ tone, d }) => <path key={d} d={d} fill={tone} />)}
      <clipPath id={`${id}-face`}>
        <path d={mortar} />
      </clipPath>
      <g clipPath={`url(#${id}-face)`}>
      <path d={polygon(plaster.map(([x, y]): Spot => [x + 5, y + 4]))} fill="#5a2a2c" opacity={0.5} />
      <path d={polygon(plaster)} fill="#f3dcb8" />
        <Gradient id={`${id}-shade`} from={[left, 0]} to={[right, 0]} stops={[[0, '#ffd9a0', 0.24], [0.5, '#5a2440', 0.04], [1, '#5a2440', 0.4]]} />
        <path d={cover} fill={`url(#${id}-shade)`} />
        <Gradient id={`${id}-damp`} from={[0, foot - 120]} to={[0, foot]} stops={[[0, '#3f3a2c', 0], [1, '#3f3a2c', 0.55]]} />
        <path d={cover} fill={`url(#${id}-damp)`} />
      </g>
      {doorway && <Soffit id={id} doorway={doorway} back={behind(depth)} />}
    </>
  );
}

/** The thickness of the wall inside its doorway: the jamb facing right, and the arch from below. */
function Soffit({ id, doorway, back }: { id: string; doorway: Doorway; back: (spot: Spot) => Spot }) {
  const { x, half, spring, foot } = doorway;
  const round = Array.from({ length: 25 }, (_, i): Spot => [x - Math.cos((i / 24) * Math.PI) * half, spring - Math.sin((i / 24) * Math.PI) * half]);
  const rest = polygon([[x - half, foot], ...round, [x + half, foot]].map(([px = 0, py = 0]) => back([px, py])).map(([px, py], i, all): Spot => (i % (all.length - 1) ? [px, py] : [px, foot + 40])));
  const joints = round.map((spot) => polygon([spot, back(spot)], false)).join('') + Array.from({ length: Math.floor((foot - spring) / 15) }, (_, i) => polygon([[x - half, spring + 15 * i], back([x - half, spring + 15 * i])], false)).join('');
  return (
    <>
      <clipPath id={`${id}-opening`}>
        <path d={opening(doorway)} />
      </clipPath>
      <g clipPath={`url(#${id}-opening)`}>
        <path d={box(x - half, spring - half, half * 2, foot - spring + half) + rest} fillRule="evenodd" fill="#70333a" />
        <path d={joints} stroke="#4f222e" strokeWidth={1.6} fill="none" />
      </g>
    </>
  );
}

/** Fallen bricks round (x, y), fewer further out; each shows its top, its face and a shaded end. */
export function Rubble({ id, x, y, width, count, size }: { id: string; x: number; y: number; width: number; count: number; size: number }) {
  const r = random(id);
  const bricks = Array.from({ length: count }, () => {
    const far = r.between(-1, 1) * r.next();
    return { bx: x + (far * width) / 2, by: y + r.between(-5, 9), long: size * r.between(14, 30), turn: r.between(-0.3, 0.3), tone: r.pick(BRICK) };
  }).toSorted((a, b) => a.by - b.by);
  return bricks.map(({ bx, by, long, turn, tone }, i) => {
    const high = 10 * size;
    const [dx, dy] = [Math.cos(turn) * long, Math.sin(turn) * long * 0.4];
    const [tx, ty] = [5 * size, -5 * size];
    return (
      <g key={i}>
        <path d={polygon([[bx - 2, by + 1], [bx + dx, by + dy + 2], [bx + dx + 16 * size, by + dy + 1], [bx + dx + 6, by - 4]])} fill="#3a2430" opacity={0.4} />
        <path d={polygon([[bx, by], [bx + dx, by + dy], [bx + dx, by + dy - high], [bx, by - high]])} fill={tone} />
        <path d={polygon([[bx, by - high], [bx + dx, by + dy - high], [bx + dx + tx, by + dy - high + ty], [bx + tx, by - high + ty]])} fill="#e3a274" />
        <path d={polygon([[bx + dx, by + dy], [bx + dx + tx, by + dy + ty], [bx + dx + tx, by + dy - high + ty], [bx + dx, by + dy - high]])} fill="#6b3038" />
      </g>
    );
  });
}
