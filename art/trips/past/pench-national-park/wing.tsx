/**
 * The open wing of an Indian roller, shoulder at (0, 0), leading edge to the left, about 410 long.
 * It has ten quills on the hand, the tips of the outer six spread like fingers, ten on the arm, and tiers of coverts over their roots.
 * The quills are blue, purplish on the hand; a pale blue band crosses the outer fifteen before their dark tips.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { band, rounded, type Spot } from '../../../scenery/shapes.ts';

// The tip of each quill, from the outermost to the innermost; together they give the wing its shape.
const TIPS: readonly Spot[] = [[-2, -376], [31, -405], [62, -408], [92, -396], [118, -374], [138, -346], [149, -316], [152, -288], [149, -262], [143, -238], [138, -216], [136, -194], [135, -172], [133, -150], [130, -128], [126, -107], [121, -86], [114, -66], [105, -46], [92, -26]];
/** The bones the quills grow from: fingertip, wrist, shoulder. */
const BONES: readonly Spot[] = [[-20, -250], [-36, -158], [4, -10]];
const HAND = 10;
/** The leading edge: taut skin from shoulder to wrist, the wrist jutting out, the hand bending back. */
const FRONT: readonly Spot[] = [[-14, 26], [-18, -20], [-36, -74], [-54, -122], [-61, -156], [-57, -190], [-51, -230], [-42, -272], [-26, -320]];

/** Half-width along a feather: [share of its length, share of `width`]. The outer six narrow past the middle, which parts their tips. */
const WIDTHS = {
  finger: [[0, 0.6], [0.3, 0.95], [0.5, 1.05], [0.62, 0.86], [0.74, 0.66], [0.9, 0.54], [0.97, 0.3]],
  full: [[0, 0.6], [0.3, 0.86], [0.6, 1], [0.8, 0.94], [0.92, 0.68], [0.98, 0.3]],
} as const;

/** A feather from root to tip; a positive `bow` bends it towards the leading edge. */
function feather([rx, ry]: Spot, [tx, ty]: Spot, width: number, bow: number, kind: keyof typeof WIDTHS = 'full') {
  const length = Math.hypot(tx - rx, ty - ry) || 1;
  const [nx, ny] = [-(ty - ry) / length, (tx - rx) / length];
  const at = (t: number, side: number): Spot => {
    const off = -bow * length * t * (1 - t) * 2 + side;
    return [rx + (tx - rx) * t + nx * off, ry + (ty - ry) * t + ny * off];
  };
  const edge = (side: 1 | -1) => WIDTHS[kind].map(([t, share]) => at(t, side * share * width));
  const line = (from: number, to: number, off: number, thick: number) => band([[...at(from, off), 0.4], [...at(from + (to - from) * 0.4, off), thick], [...at(to, off * 0.7), 0.4]]);
  return {
    outline: shape([...edge(-1), at(1, 0), ...edge(1).toReversed()]),
    shaft: line(0.2, 0.94, 0, 2.4),
    /** The thin shadow of the feather's edge on its neighbour. */
    seam: (side: 1 | -1) => line(0.3, kind === 'finger' ? 0.68 : 0.95, side * width * 0.95, 2.8),
  };
}

const QUILLS = TIPS.map((tip, i) => {
  const isHand = i < HAND;
  const t = isHand ? i / HAND : (i - HAND) / (TIPS.length - 1 - HAND);
  const [from = [0, 0], to = [0, 0]] = isHand ? BONES : BONES.slice(1);
  const root: Spot = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  const kind = i < 6 ? ('finger' as const) : ('full' as const);
  const width = isHand ? 15 - Math.max(0, 3 - i) * 0.8 : 15.5;
  return { root, tip, isHand, i, width, ...feather(root, tip, width, isHand ? Math.min(0.04 + i * 0.02, 0.13 - i * 0.012) : -0.05, kind) };
});

/** The tiers of coverts, longest first: length as a share of the quill's, on the arm and on the outermost quill, and colour. */
const TIERS = {
  below: [[0.54, 0.36, '#3f9fcf'], [0.4, 0.25, '#5bbbdc'], [0.25, 0.14, '#8ad9e4']],
  above: [[0.5, 0.34, '#5cc6e2'], [0.36, 0.22, '#359ccb'], [0.22, 0.12, '#2f4db4']],
} as const;

const along = ({ root, tip }: { root: Spot; tip: Spot }, share: number): Spot => [root[0] + (tip[0] - root[0]) * share, root[1] + (tip[1] - root[1]) * share];

/** A strip across the quills between two shares of their length. Over the seven quills up to `last`, it tapers to a point near the tip. */
function across(last: number, inner: number, outer: number): string {
  const run = QUILLS.slice(0, last + 1);
  const slide = (i: number, from: number) => from + (0.84 - from) * Math.max(0, (i - last + 7) / 7) ** 1.6;
  const inside = rounded(run.map((q) => along(q, slide(q.i, inner))), 4);
  const outside = rounded(run.map((q) => along(q, slide(q.i, outer))), 4);
  const beforeEdge = ([[x, y] = [0, 0]]: readonly Spot[]): Spot => [x - 60, y + 6];
  return polygon([beforeEdge(inside), ...inside, ...outside.toReversed(), beforeEdge(outside)]);
}

/** The open wing. `dim` (0 to 1) darkens it, for the far wing. */
export function Wing({ id, side, dim = 0 }: { id: string; side: 'above' | 'below'; dim?: number }) {
  const tone = (colour: string) => mix(colour, '#1a2a72', dim);
  // Seen from below, each outer feather overlaps the next inner one; from above it is the other way round.
  const inOrder = side === 'below' ? QUILLS.toReversed() : QUILLS;
  const seam = side === 'below' ? 1 : -1;
  return (
    <>
      {inOrder.map(({ outline, i, isHand }) => (
        <path key={i} d={outline} fill={tone(isHand ? ['#3a3fae', '#3238a0'][i % 2] ?? '' : ['#2c50bc', '#2746ae'][i % 2] ?? '')} />
      ))}
      <clipPath id={`${id}-quills`}>
        <path d={QUILLS.map(({ outline }) => outline).join('')} />
      </clipPath>
      <g clipPath={`url(#${id}-quills)`}>
        <path d={polygon([[-60, -330], ...QUILLS.map((q) => along(q, 0.86)), ...QUILLS.toReversed().map((q) => along(q, 1.2))])} fill={tone('#1c2270')} />
        <path d={across(14, 0.46, 0.82)} fill={tone('#56bfe2')} />
        <path d={across(12, 0.52, 0.76)} fill={tone('#a9eef0')} />
        <path d={QUILLS.map((quill) => quill.seam(seam)).join('')} fill="#0f174e" opacity={0.5} />
        <path d={QUILLS.map(({ shaft }) => shaft).join('')} fill="#0f174e" opacity={0.3} />
      </g>
      {TIERS[side].map(([arm, hand, colour], tier) =>
        inOrder.map((quill) => {
          const covert = feather(quill.root, along(quill, quill.isHand ? hand + quill.i * (arm - hand) * 0.1 : arm), 12.5, 0.04);
          return (
            <g key={`${tier}-${quill.i}`}>
              <path d={covert.outline} fill={tone(colour)} />
              <path d={covert.seam(seam)} fill={tone(mix(colour, '#14357a', 0.5))} />
            </g>
          );
        }),
      )}
      <path d={shape([...FRONT, [-16, -262], [-24, -196], [-24, -140], [0, -70], [26, 24]])} fill={tone(side === 'below' ? '#4aa6d0' : '#2b3398')} />
      <path d={shape([...FRONT, [-32, -256], [-42, -196], [-44, -150], [-24, -80], [-4, 10]])} fill={tone(side === 'below' ? '#b0e8e8' : '#5a6ad0')} />
    </>
  );
}
