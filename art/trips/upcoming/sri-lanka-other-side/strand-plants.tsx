/** Plants on the sand of Trincomalee: king coconuts on their cut stalk, and goat's-foot creeper. */
import { mix } from '../../../kit/colour.ts';
import { random } from '../../../kit/random.ts';
import { alongLine, band, leaf, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';

/** A king coconut centred at (x, y), stalk end up, rotated by `turn` degrees; an open one has its cap cut off and a straw in it. */
export const KingCoconut = ({ x, y, size, turn = 0, isOpen = false }: { x: number; y: number; size: number; turn?: number; isOpen?: boolean }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 20})`}>
    <path d="M0 -21Q16 -19 17 0Q16 18 1 22Q-15 19 -17 1Q-16 -18 0 -21Z" fill="#c9651c" />
    <path d="M-2 -20Q11 -17 11 0Q10 14 -2 19Q-15 15 -16 0Q-15 -17 -2 -20Z" fill="#ee8f34" />
    <path d="M-8 -15Q-2 -12 -3 0Q-5 9 -9 10Q-14 4 -13 -4Q-12 -12 -8 -15Z" fill="#ffbe68" />
    {isOpen ? <path d={oval(0, -17, 9, 4.4)} fill="#fff6e0" /> : <path d="M-5 -20L0 -23L5 -20L3 -16L-2 -15Z" fill="#6f7a34" />}
    {isOpen && <path d={oval(0, -16.4, 6, 2.6)} fill="#d9cdb0" />}
    {isOpen && <path d="M1 -16L9 -38L15 -40" fill="none" stroke="#d2432f" strokeWidth={2.6} strokeLinejoin="round" />}
  </g>
);

/** A bunch of king coconuts lowered from the palm: a stalk and nuts of different sizes. The stalk's cut end is at (x − 35, y − 20). */
export const CoconutBunch = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={band([[x - 34, y - 20, 9], [x, y - 10, 11], [x + 50, y - 8, 8], [x + 96, y + 2, 3]])} fill="#7f8a3c" />
    <path d={band([[x - 36, y - 22, 3], [x, y - 13, 4], [x + 50, y - 11, 2]])} fill="#b9bd62" />
    <path d={oval(x - 35, y - 20, 4, 5)} fill="#efe2b0" />
    <path d={band([[x + 30, y - 8, 5], [x + 44, y + 2, 3]]) + band([[x + 70, y - 6, 5], [x + 92, y + 14, 2]])} fill="#6f7a34" />
    {([[8, -10, 17, -70], [72, -16, 18, 30], [34, -4, 21, -14], [-4, 10, 19, -118], [62, 6, 21, 62], [26, 17, 16, 154], [102, 14, 18, 104]] as const).map(([dx, dy, size, turn]) => (
      <g key={dx}>
        <path d={lens(x + dx + 6, y + dy + size * 0.8, size * 2.4, size * 0.34)} fill="#5a3a2c" opacity={0.4} />
        <KingCoconut x={x + dx} y={y + dy} size={size} turn={turn} />
      </g>
    ))}
  </>
);

/** Runners that grow from the clump over open sand, their leaves smaller towards the tip. */
const RUNNERS: readonly (readonly Spot[])[] = [[[1330, 984], [1230, 962], [1150, 972], [1080, 966]], [[1300, 1000], [1180, 992], [1060, 1000], [960, 988]], [[1470, 950], [1420, 934], [1366, 938], [1330, 930]], [[1560, 940], [1600, 916], [1640, 908]]];

/** Goat's-foot creeper: a heap of notched leaves at various angles, long runners, and a few open pink flowers. */
export function Creeper({ id }: { id: string }) {
  const r = random(id);
  const greens = ['#245c3c', '#33744a', '#4c8f4a', '#79ad54'] as const;
  const heap = Array.from({ length: 150 }, () => {
    const angle = r.between(0, Math.PI * 2);
    const far = r.next() ** 0.6;
    return { x: 1496 + Math.cos(angle) * far * 220, y: 990 + Math.sin(angle) * far * 52, size: 0, tone: r.whole(0, 3), turn: -Math.PI / 2 + r.between(-1.5, 1.5) };
  }).map((one) => ({ ...one, size: (16 + (one.y - 930) * 0.24) * r.between(0.6, 1.2) }));
  const trailing = RUNNERS.flatMap((runner) => Array.from({ length: 11 }, (_, i) => {
    const { x, y, angle } = alongLine(runner, (i + r.between(0, 0.8)) / 11.6);
    return { x, y, size: r.between(15, 24) * (1 - i * 0.045), tone: r.whole(1, 3), turn: angle + (i % 2 ? 1 : -1) * r.between(0.4, 1.7) };
  }));
  const notched = ({ x, y, size, turn }: { x: number; y: number; size: number; turn: number }) => leaf(x, y, size, size * 0.5, turn - 0.32) + leaf(x, y, size * 0.96, size * 0.5, turn + 0.32);
  const flowers: readonly (readonly [x: number, y: number, size: number, turn: number])[] = [[1392, 956, 12, -24], [1472, 934, 9, 18], [1520, 962, 15, -8], [1588, 944, 10, 34], [1440, 982, 13, 12], [1180, 958, 8, -30]];
  return (
    <>
      <path d={lens(1530, 1004, 560, 66) + lens(1180, 980, 300, 8)} fill="#7a5a3a" opacity={0.4} />
      {RUNNERS.map((runner, i) => <path key={i} d={band(rounded(runner, 4).map(([x, y], k, all) => [x, y, 5 - (4 * k) / all.length] as const))} fill="#7a5f3a" />)}
      {[...trailing, ...heap].toSorted((a, b) => a.y - b.y).map((one, i) => (
        <g key={i}>
          <path d={notched(one)} fill={greens[one.tone] ?? greens[0]} />
          {one.size > 22 && <path d={leaf(one.x, one.y, one.size * 0.78, 1.3, one.turn)} fill={mix(greens[one.tone] ?? greens[0], '#e9efa0', 0.4)} />}
        </g>
      ))}
      {flowers.map(([x, y, size, turn]) => (
        <g key={x} transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 10})`}>
          <path d="M-7 -6Q-3 0 -1 5L2 5Q3 0 7 -6Z" fill="#b84a80" />
          <path d="M-10 -6Q-11 -11 -5 -11Q0 -14 5 -11Q11 -11 10 -6Q8 -1 4 -2Q0 1 -4 -2Q-9 -1 -10 -6Z" fill="#e786b4" />
          <path d={oval(0, -6, 3.6, 2)} fill="#8f2a5c" />
        </g>
      ))}
    </>
  );
}
