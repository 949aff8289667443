/** The ghost tree of the dry hills, Sterculia urens, and the owlet that sits in it. The afterglow lights the tree from the left. */
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { At } from '../../../scenery/canvas.tsx';
import { band, leaf, lens, oval, type Spot } from '../../../scenery/shapes.ts';

type Stations = readonly (readonly [x: number, y: number, width: number])[];

/** Smooth bark: lit by the glow, rose where it turns away, violet in shade. */
const BARK = { lit: '#f7e0d6', rose: '#dcb6b6', dusk: '#bd99ac', shade: '#876b92', core: '#6c5680', peel: '#c77f70', under: '#cf9284' };
const GLOW: Spot = [-0.9, -0.42];

const TRUNK: Stations = [[552, 880, 120], [546, 850, 158], [537, 806, 148], [542, 740, 134], [560, 664, 124], [564, 590, 120], [552, 520, 104], [552, 430, 8]];
/** The x of the bend in the lowest limb. The owlet sits near it. */
const SEAT = 334;
const LIMBS: readonly Stations[] = [
  [[556, 560, 86], [512, 470, 80], [440, 412, 64], [376, 334, 50], [346, 252, 38], [300, 178, 26], [288, 106, 15], [262, 46, 5]],
  [[552, 560, 92], [604, 462, 84], [672, 402, 70], [722, 322, 54], [800, 256, 40], [846, 176, 28], [886, 110, 16], [892, 46, 5]],
  [[552, 510, 66], [562, 420, 58], [542, 342, 46], [556, 262, 36], [598, 186, 26], [606, 110, 15], [634, 44, 5]],
  [[540, 690, 56], [474, 628, 48], [404, 606, 38], [SEAT, 570, 30], [264, 566, 21], [204, 532, 13], [146, 528, 4]],
  [[576, 640, 46], [650, 566, 40], [730, 552, 30], [798, 508, 22], [866, 500, 14], [928, 462, 4]],
  [[446, 416, 40], [384, 404, 32], [316, 376, 23], [252, 378, 14], [190, 344, 4]],
  [[714, 332, 38], [792, 322, 29], [862, 294, 20], [934, 300, 13], [1006, 262, 4]],
  [[612, 452, 40], [640, 376, 32], [632, 304, 24], [668, 236, 16], [672, 170, 4]],
  [[350, 268, 26], [396, 208, 20], [404, 142, 13], [440, 88, 4]],
];
const ROOTS: readonly Stations[] = [
  [[506, 790, 66], [452, 846, 50], [384, 866, 36], [318, 902, 22], [258, 912, 4]],
  [[524, 810, 66], [488, 876, 50], [452, 916, 32], [420, 950, 18], [392, 956, 3]],
  [[552, 820, 66], [562, 886, 48], [540, 930, 32], [550, 962, 16], [566, 974, 3]],
  [[582, 810, 60], [626, 868, 44], [664, 906, 30], [694, 938, 16], [728, 944, 3]],
  [[592, 794, 52], [656, 842, 38], [732, 862, 27], [796, 892, 15], [846, 894, 3]],
];

/** Twigs of all limbs: they bend up and fork once or twice, each fork finer than the last. */
const TWIGS: readonly Stations[] = (() => {
  const r = random('kulu-twigs');
  const twigs: Stations[] = [];
  const grow = (x: number, y: number, angle: number, length: number, width: number, left: number): void => {
    const bend = r.between(-0.35, 0.35);
    const [mx, my] = [x + Math.cos(angle + bend) * length * 0.5, y + Math.sin(angle + bend) * length * 0.5];
    const [ex, ey] = [mx + Math.cos(angle - bend) * length * 0.5, my + Math.sin(angle - bend) * length * 0.5];
    twigs.push([[x, y, width], [mx, my, width * 0.78], [ex, ey, left ? width * 0.58 : 1]]);
    if (!left) return;
    for (const side of [-1, 1]) {
      const aim = angle + side * r.between(0.28, 0.62);
      grow(ex, ey, aim + (-Math.PI / 2 - aim) * 0.2, length * r.between(0.5, 0.78), width * 0.56, left - 1);
    }
    if (left > 1) grow(mx, my, angle + (r.next() < 0.5 ? -0.8 : 0.8), length * 0.5, width * 0.4, left - 2);
  };
  for (const limb of LIMBS)
    limb.slice(3).forEach(([x, y, w], i, rest) => {
      const [px, py] = limb[i + 2] ?? [x, y];
      // Kept between −3π/2 and π/2, so that bending towards −π/2, which is up, is always the shorter way.
      const heading = Math.atan2(y - py, x - px);
      const along = heading > Math.PI / 2 ? heading - 2 * Math.PI : heading;
      const isEnd = i === rest.length - 1;
      // No twig where the owlet sits: one behind it would look like horns.
      const sides = isEnd ? [-1, 1] : x === SEAT ? [] : [i % 2 ? 1 : -1];
      for (const side of sides) {
        const wish = along + side * (isEnd ? 0.35 : r.between(0.6, 0.95));
        // Twigs must not hang, so one that would point down or sideways grows on the other side.
        const aim = Math.sin(wish) > -0.15 ? along - side * 0.7 : wish;
        grow(x, y, aim + (-Math.PI / 2 - aim) * 0.24, isEnd ? 44 : r.between(46, 74), isEnd ? 6 : Math.min(w * 0.5, 10), isEnd ? 1 : 2);
      }
    });
  return twigs;
})();

/** A lighter strip along a limb. `at` (offset from the middle towards the light) and `part` (width) are shares of the limb's width. */
function strip(stations: Stations, [lx, ly]: Spot, at: number, part: number): string {
  return band(stations.map(([x, y, w], i) => {
    const [ax, ay] = stations[Math.max(i - 1, 0)] ?? [x, y];
    const [bx, by] = stations[Math.min(i + 1, stations.length - 1)] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [(by - ay) / length, -(bx - ax) / length];
    const facing = nx * lx + ny * ly;
    const sign = facing < 0 ? -1 : 1;
    // The strip starts inside the parent limb; narrowing it there hides the cut end.
    return [x + nx * sign * w * at, y + ny * sign * w * at, Math.max(w * part * (i ? 1 : 0.2), 0.8)] as const;
  }));
}

/** Strips of one tone over many limbs. */
const strips = (limbs: readonly Stations[], light: Spot, at: number, part: number) => limbs.map((stations) => strip(stations, light, at, part)).join('');

/** Limbs in three tones with hard edges: shade, the rose of dusk and, in a strip of uneven width, the glow. */
const Faceted = ({ limbs }: { limbs: readonly Stations[] }) => (
  <>
    <path d={limbs.map((stations) => band(stations)).join('')} fill={BARK.shade} />
    <path d={strips(limbs, GLOW, 0.15, 0.7)} fill={BARK.rose} />
    <path d={strips(limbs.map(uneven), GLOW, 0.25, 0.46)} fill={BARK.lit} />
  </>
);

/** The same line with an uneven width. */
const uneven = (stations: Stations, seed: number): Stations => stations.map(([x, y, w], i) => [x, y, w * (0.5 + 0.5 * Math.abs(Math.sin(i * 1.9 + seed * 2.3)))] as const);
/** Where a sheet of bark peels: x, y, width, height, turn in degrees. */
const PEELS = [[522, 742, 34, 84, -3], [578, 800, 26, 54, 4], [566, 652, 30, 92, 3], [528, 596, 18, 50, -6], [596, 728, 14, 52, 4], [476, 440, 20, 58, -44], [640, 430, 20, 66, 42], [716, 346, 14, 46, 38], [374, 340, 14, 44, -32], [550, 346, 16, 56, 2], [446, 618, 14, 46, 62], [338, 240, 10, 34, -24], [790, 266, 10, 38, 48], [506, 838, 16, 38, 26]] as const;

/** A sheet of bark curling off: rosy new bark with a ragged lower end, and beside it the curl's shadow, back and bright edge. */
const Peel = ({ x, y, w, h, turn }: { x: number; y: number; w: number; h: number; turn: number }) => {
  const r = random(`peel-${x}-${y}`);
  const ragged = Array.from({ length: 5 }, (_, i) => [w * (0.44 - i * 0.22), h * (0.44 - (i % 2) * r.between(0.1, 0.3)), 'corner'] as const);
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <path d={shape([[-w * 0.3, -h * 0.44], [w * 0.1, -h * 0.52], [w * 0.4, -h * 0.34], [w * 0.52, 0], ...ragged, [-w * 0.52, h * 0.02], [-w * 0.36, -h * 0.2]])} fill={BARK.under} opacity={0.5} />
      <path d={leaf(w * 0.34, -h * 0.42, h * 0.86, w * 0.3, Math.PI / 2)} fill="#4f3450" opacity={0.34} />
      <path d={leaf(w * 0.26, -h * 0.46, h * 0.8, w * 0.24, Math.PI / 2 + 0.04)} fill={BARK.peel} />
      <path d={leaf(w * 0.2, -h * 0.42, h * 0.66, w * 0.09, Math.PI / 2 + 0.03)} fill="#ffe6d8" />
    </g>
  );
};

/** The tree, its roots spread over the rock. Its base is at (552, 880). */
export function GhostTree() {
  const r = random('kulu-bark');
  const creases = [...TRUNK.slice(1), ...(LIMBS[0] ?? []).slice(1, 5), ...(LIMBS[1] ?? []).slice(1, 5)].flatMap(([x, y, w]) => [0, 1, 2].map((k) => lens(x + r.between(-0.3, 0.3) * w, y - k * 21 + r.between(-6, 6), w * r.between(0.25, 0.6), 1.8)));
  return (
    <>
      <path d={ROOTS.map((root) => band(root.map(([x, y, w]) => [x + w * 0.34, y + w * 0.3, w] as const))).join('')} fill="#1f0e22" opacity={0.5} />
      <path d={TWIGS.map((twig) => band(twig)).join('')} fill={BARK.dusk} />
      <path d={strips(TWIGS, GLOW, 0.2, 0.5)} fill={BARK.lit} />
      <Faceted limbs={[...LIMBS, ...ROOTS, TRUNK]} />
      <path d={creases.join('')} fill="#8f6c86" opacity={0.5} />
      {PEELS.map(([x, y, w, h, turn]) => <Peel key={`${x}-${y}`} x={x} y={y} w={w} h={h} turn={turn} />)}
      {/* Dark gaps between the roots. */}
      <path d={leaf(522, 856, 60, 9, 1.9) + leaf(592, 850, 62, 9, 1.1) + leaf(478, 850, 40, 6, 2.4) + leaf(640, 842, 44, 6, 0.6)} fill="#3a2038" opacity={0.75} />
      {/* The scar of a lost limb. */}
      <path d={oval(574, 536, 17, 22)} fill={BARK.core} />
      <path d={oval(572, 535, 11, 15)} fill="#4a3450" />
    </>
  );
}

/** A spotted owlet, `size` high, its feet round the branch at (x, y): round head, white brows, spots in rows, wings folded. */
export const Owlet = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At x={x} y={y} scale={size / 100}>
    <path d={shape([[-8, -8], [-12, 26], [-4, 40], [8, 38], [12, 26], [10, -8]])} fill="#3c2c34" />
    <path d={shape([[-26, 0], [-34, -30], [-33, -64], [-30, -90], [-14, -103], [14, -103], [30, -90], [33, -64], [34, -30], [24, 0], [10, 10], [-8, 10]])} fill="#6a5048" />
    <path d={shape([[-18, -62], [18, -62], [22, -30], [12, 4], [-12, 4], [-22, -30]])} fill="#cdb4a0" />
    <path d={[[-12, -50], [2, -52], [13, -48], [-14, -36], [-2, -38], [10, -34], [-10, -22], [4, -24], [-2, -10], [9, -12]].map(([px = 0, py = 0]) => leaf(px - 4, py - 3, 10, 2.6, 0.9)).join('')} fill="#6a5048" />
    <path d={shape([[-30, -62], [-20, -52], [-20, -24], [-12, 2], [-24, 8], [-35, -20]])} fill="#574038" />
    <path d={shape([[30, -62], [20, -52], [20, -24], [12, 2], [24, 8], [35, -20]])} fill="#3a2a36" />
    <path d={[[-28, -46], [-25, -34], [-29, -22], [-22, -14], [27, -44], [25, -30], [27, -16]].map(([px = 0, py = 0]) => oval(px, py, 2.8, 2.2)).join('')} fill="#f0dfca" />
    <path d={shape([[-29, -80], [-14, -94], [0, -80], [14, -94], [29, -80], [26, -62], [10, -56], [0, -62], [-10, -56], [-26, -62]])} fill="#efdccb" />
    <path d={oval(-13, -75, 10) + oval(13, -75, 10)} fill="#f2b93a" />
    <path d={oval(-12, -75, 5.6) + oval(12, -75, 5.6)} fill="#1a1214" />
    <path d={oval(-14, -78, 1.8) + oval(10, -78, 1.8)} fill="#fff6e4" />
    <path d="M0 -70l-4 8l4 7l4 -7Z" fill="#c99a4a" />
    <path d={[[-18, -98], [-6, -101], [6, -101], [18, -98], [-11, -95], [11, -95]].map(([px = 0, py = 0]) => oval(px, py, 1.8)).join('')} fill="#f0dfca" />
    <path d="M31 -88Q38 -60 35 -28" stroke="#fff0cc" strokeWidth={2.4} fill="none" />
    <path d={[-13, -7, 6, 12].map((px) => band([[px, 2, 5], [px - 0.5, 10, 5], [px, 15, 2]])).join('')} fill="#d9b48a" />
  </At>
);
