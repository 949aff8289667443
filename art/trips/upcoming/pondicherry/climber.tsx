/** The bougainvillea on the French Quarter's wall: it climbs beside the door, over the cornice and along the parapet. */
import { mix } from '../../../kit/colour.ts';
import { random } from '../../../kit/random.ts';
import { leaves, type Leaves, type Lobe, Mass } from '../../../scenery/foliage.tsx';
import { alongLine, band, leaf, oval, scallop, type Spot } from '../../../scenery/shapes.ts';
import { onWall, type OnWall } from '../../../scenery/street.tsx';

const PINKS: Leaves = { dark: '#8e1456', mid: '#c52a78', light: '#ea4c95', bright: '#ff9cc4' };
const GREENS = leaves('#24523a', '#6fa04a');
const WOOD = ['#5a3a2e', '#a9794f'] as const;
/** The stem: depth, height, distance from the wall and thickness, in metres. It bends out in front of the cornice and rises past it. */
const STEM = [[8.32, 0.1, 0.16, 0.15], [8.42, 1.3, 0.08, 0.11], [8.36, 2.6, 0.08, 0.095], [8.46, 3.7, 0.12, 0.085], [8.5, 4.25, 0.38, 0.075], [8.6, 4.9, 0.36, 0.06]] as const;
/** Its branches from the fork: along the parapet both ways, and up over it. Like `STEM`, but without the thickness. */
const ARMS = [
  [[8.5, 4.2, 0.38], [9.6, 4.9, 0.34], [11.4, 5.3, 0.3], [13.6, 5.62, 0.2], [15.6, 5.7, 0.16]],
  [[8.5, 4.2, 0.38], [7.9, 4.9, 0.36], [7.1, 5.3, 0.3], [6.4, 5.6, 0.2], [5.9, 5.78, 0.16]],
  [[8.5, 4.3, 0.38], [9.3, 5.3, 0.3], [10.4, 5.9, 0.2], [11.2, 6.35, 0.3], [11.9, 6.3, 0.5]],
  [[8.5, 4.3, 0.38], [8.5, 5.4, 0.3], [8.1, 6, 0.2], [7.9, 6.4, 0.4], [8, 6.5, 0.8]],
] as const;
/** Hanging tresses in metres: depth and height on the wall where they leave the mass, and length. */
const TRESSES = [[12.6, 5.3, 0.7], [11.2, 5.1, 1.3], [10.1, 4.9, 0.7], [9.4, 4.7, 1.75], [8.8, 4.6, 0.7], [7.9, 4.7, 1], [7.2, 4.9, 1.45], [6.65, 5.3, 0.7]] as const;

/** A lobe on the wall; position and `size` in metres. */
const lobeAt = (wall: OnWall, z: number, y: number, out: number, size: number): Lobe => {
  const [x, top] = wall(z, y, out);
  const radius = (900 * size) / z;
  return [x, top, radius, radius * 0.86];
};

/** The whole climber; `wall` is the plane it grows on. */
export function Climber({ wall }: { wall: OnWall }) {
  const r = random('climber');
  const flowers: Lobe[] = [];
  const greens: Lobe[] = [];
  // Flowers are dense round the fork and thin out along the branches.
  for (let i = 0; i < 74; i += 1) {
    const far = (r.next() ** 1.25) * (i % 2 ? 1 : -1);
    const z = far > 0 ? 8.6 + far * 5.8 : 8.6 + far * 2.35;
    const full = (1 - Math.abs(far)) ** 0.7;
    const y = 5.2 + Math.abs(far) * 0.34 + r.between(-0.62, 0.62) * full;
    (i % 3 ? flowers : greens).push(lobeAt(wall, z, y, 0.32, (0.1 + full * 0.2) * r.between(0.7, 1.25)));
  }
  const twigs: string[] = [];
  const tips: string[] = [];
  for (const [z, y, length] of TRESSES) {
    const sway = r.between(-0.16, 0.16);
    const steps = Math.round(length / 0.13);
    for (let i = 0; i < steps; i += 1) {
      const t = i / steps;
      if (t > 0.72) continue;
      const lobe = lobeAt(wall, z + sway * t + r.between(-0.05, 0.05), y - t * length, 0.36, 0.19 * (1 - t) ** 0.7 * r.between(0.75, 1.15) + 0.03);
      (i % 4 === 2 ? greens : flowers).push(lobe);
    }
    const [a, b] = [wall(z, y, 0.36), wall(z + sway, y - length - 0.2, 0.36)];
    twigs.push(band([[...a, 26 / z], [...b, 1]]) + sprig(r, a, b, 90 / z));
    // A tress ends in single petals.
    tips.push(...Array.from({ length: 26 }, (_, i) => { const at = alongLine([a, b], 0.52 + i * 0.017); const loose = (30 - i) * 0.34; return leaf(at.x + r.between(-loose, loose), at.y, (90 / z) * r.between(0.7, 1.2), 34 / z, r.between(0.3, 2.8)); }));
  }
  const arms = ARMS.map((arm) => arm.map(([z, y, out], i) => [...wall(z, y, out), Math.max(1.4, (900 * 0.055 * (1 - i / 4)) / z)] as const));
  // The tips of the branches carry leaves and single flowers.
  const whips = arms.map((arm) => arm.slice(2).map(([x, y]): Spot => [x, y]));
  const blossoms = whips.map((line) => Array.from({ length: 8 }, (_, i) => { const { x, y } = alongLine(line, 0.44 + i * 0.07); return scallop(r, x + r.between(-6, 6), y + r.between(-5, 6), 6.4 - i * 0.5, 5.2 - i * 0.4, 6, 0.4); }).join('')).join('');
  const shade = [...flowers, ...greens].map(([x, y, rx]) => scallop(r, x + rx * 0.5 + 8, y + rx * 0.6 + 22, rx * 0.96, rx * 0.8, 8, 0.2)).join('');
  const stem = (aside: number, share: number) => band(STEM.map(([z, y, out, wide]) => { const [x, top] = wall(z, y, out); return [x + aside * wide * 100, top, (900 * wide * share) / z] as const; }));
  const [footX, footY] = wall(8.32, 0.12, 0.16);
  return (
    <>
      <clipPath id="climbers-wall">
        <path d={onWall(wall, 5.4, 17, 0, 5.6, 0.14)} />
      </clipPath>
      <g clipPath="url(#climbers-wall)">
        <path d={shade} fill="#7a3f24" opacity={0.3} />
      </g>
      <path d={band(STEM.slice(0, 4).map(([z, y, , wide]) => { const [x, top] = wall(z, y); return [x + 9, top + 6, (900 * wide) / z] as const; }))} fill="#7a3f24" opacity={0.34} />
      <path d={oval(footX + 3, footY, 30, 8)} fill="#c9a27c" />
      <path d={oval(footX + 3, footY, 24, 5.6)} fill="#5f3f34" />
      <path d={stem(0, 1)} fill={WOOD[0]} />
      <path d={stem(-0.26, 0.32)} fill={WOOD[1]} />
      {[1.5, 2.7, 3.7].map((y) => { const [x, top] = wall(8.42, y, 0.09); return <path key={y} d={band([[x - 8, top + 2, 2], [x, top + 4, 2.6], [x + 10, top, 2]])} fill={mix(WOOD[0], '#1c120e', 0.4)} />; })}
      <path d={arms.map((arm) => band(arm)).join('') + twigs.join('')} fill={mix(WOOD[0], GREENS.dark, 0.4)} />
      <path d={whips.map((line) => sprig(r, line[0]!, line.at(-1)!, 13, line)).join('')} fill={GREENS.mid} />
      <Mass id="climber-green" lobes={greens} tones={GREENS} fleck={10} />
      <Mass id="climber-pink" lobes={flowers} tones={PINKS} fleck={8.6} lit={0.74} rim={0.26} />
      <path d={tips.join('') + blossoms} fill={PINKS.light} />
    </>
  );
}

/** Leaves along a twig, on alternate sides. */
function sprig(r: ReturnType<typeof random>, from: Spot, to: Spot, size: number, line: readonly Spot[] = [from, to]) {
  return Array.from({ length: 16 }, (_, i) => {
    const { x, y, angle } = alongLine(line, 0.2 + i * 0.05);
    return leaf(x, y, size * r.between(0.7, 1.2), size * 0.3, angle + (i % 2 ? 0.9 : -0.9) + r.between(-0.3, 0.3));
  }).join('');
}
