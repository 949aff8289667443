/**
 * The raised wing of an Indian roller, shoulder at (0, 0), leading edge to the left, about 300 high.
 * Ten quills on the hand, ten on the arm, and three tiers of coverts over their roots. A pale band crosses the hand before its dark tips.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { band, rounded, type Spot } from '../../../scenery/shapes.ts';

// Where the tip of each quill lies, from the outermost to the innermost: that is the shape of the wing.
const TIPS: readonly Spot[] = [[86, -292], [110, -300], [130, -292], [146, -274], [156, -252], [162, -229], [165, -206], [165, -185], [164, -166], [161, -149], [158, -133], [154, -117], [149, -101], [144, -86], [138, -71], [132, -57], [125, -44], [117, -32], [107, -21], [95, -12]];
/** The bones that the quills grow from: fingertip, wrist, elbow. */
const BONES: readonly Spot[] = [[34, -206], [2, -128], [2, -8]];
const HAND = 10;
const FRONT: readonly (readonly [number, number])[] = [[-30, 18], [-42, -36], [-34, -92], [-14, -140], [4, -184], [34, -232], [66, -272]];

/** The middle line of a feather, bowed back, and half its width, at a share of its length. */
const WIDTHS = [[0, 0.6], [0.3, 0.86], [0.6, 1], [0.8, 0.94], [0.92, 0.68], [0.98, 0.3]] as const;

function feather([rx, ry]: Spot, [tx, ty]: Spot, width: number, bow: number) {
  const length = Math.hypot(tx - rx, ty - ry) || 1;
  const [nx, ny] = [-(ty - ry) / length, (tx - rx) / length];
  const at = (t: number, side: number): Spot => {
    const off = -bow * length * t * (1 - t) * 2 + side;
    return [rx + (tx - rx) * t + nx * off, ry + (ty - ry) * t + ny * off];
  };
  const edge = (side: 1 | -1) => WIDTHS.map(([t, share]) => at(t, side * share * width));
  return {
    outline: shape([...edge(-1), at(1, 0), ...edge(1).toReversed()]),
    /** The thin shadow that the feather's edge throws on its neighbour, drawn out at both ends. */
    seam: (side: 1 | -1) => band(([[0.25, 0.84, 0.4], [0.6, 1, 2.6], [0.8, 0.94, 2.6], [0.93, 0.64, 0.6]] as const).map(([t, share, thick]) => [...at(t, side * share * width), thick] as const)),
  };
}

const QUILLS = TIPS.map((tip, i) => {
  const isHand = i < HAND;
  const t = isHand ? i / HAND : (i - HAND) / (TIPS.length - 1 - HAND);
  const [from = [0, 0], to = [0, 0]] = isHand ? BONES : BONES.slice(1);
  const root: Spot = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  return { root, tip, isHand, width: isHand ? 11.5 + i * 0.9 : 21, bow: Math.min(0.02 + i * 0.012, 0.1) };
});

/** From below all coverts are turquoise, from above the front ones are deep blue. The longest tier comes first: share of the quill's length, colour. */
const TIERS = {
  below: [[0.56, '#3f9fcf'], [0.42, '#5bbbdc'], [0.27, '#86d6e2']],
  above: [[0.52, '#55bade'], [0.38, '#3793c8'], [0.26, '#25409e']],
} as const;

/** A strip across the quills `from` to `to`, between two shares of their length; it narrows to a point on the innermost. */
function across(from: number, to: number, inner: number, outer: number): string {
  const at = (i: number, share: number): Spot => {
    const { root, tip } = QUILLS[i] ?? { root: [0, 0], tip: [0, 0] };
    return [root[0] + (tip[0] - root[0]) * share, root[1] + (tip[1] - root[1]) * share];
  };
  const run = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  const close = (i: number) => (outer - inner) * 0.5 * Math.max(0, (i - to + 7) / 7) ** 2;
  return polygon([...rounded(run.map((i) => at(i, inner + close(i))), 4), ...rounded(run.toReversed().map((i) => at(i, outer - close(i))), 4)]);
}

/** `dim` sinks the wing away from us into shade. Every tone ends in a clear edge. */
export function Wing({ id, side, dim = 0 }: { id: string; side: 'above' | 'below'; dim?: number }) {
  const tone = (colour: string) => mix(colour, '#1a2a72', dim);
  // From below each outer feather lies over the inner one; from above it is the other way round.
  const inOrder = (list: typeof QUILLS) => (side === 'below' ? list.toReversed() : list);
  const seam = side === 'below' ? 1 : -1;
  const quills = QUILLS.map(({ root, tip, width, bow, isHand }) => ({ ...feather(root, tip, width, bow), isHand, tip }));
  const front = shape([...FRONT, [52, -242], [30, -196], [10, -130], [4, -60], [24, 26]]);
  return (
    <>
      {inOrder(QUILLS).map(({ root, tip, width, bow, isHand }, i) => (
        <path key={tip.join()} d={feather(root, tip, width, bow).outline} fill={tone(i % 2 ? '#2b46b0' : isHand ? '#2740a6' : '#2f50ba')} />
      ))}
      <clipPath id={`${id}-quills`}>
        <path d={quills.map(({ outline }) => outline).join('')} />
      </clipPath>
      <g clipPath={`url(#${id}-quills)`}>
        <path d={across(0, 19, 0.87, 1.2)} fill={tone('#18246c')} />
        <path d={across(0, 14, 0.3, 0.76)} fill={tone('#57bfe0')} />
        <path d={across(0, 12, 0.3, 0.68)} fill={tone('#9be6ea')} />
      </g>
      <path d={quills.map((quill) => quill.seam(seam)).join('')} fill="#0f174e" opacity={0.42} />
      {TIERS[side].map(([share, colour], tier) =>
        inOrder(QUILLS).map((quill, i) => {
          const end: Spot = [quill.root[0] + (quill.tip[0] - quill.root[0]) * share, quill.root[1] + (quill.tip[1] - quill.root[1]) * share];
          const { outline, seam: line } = feather(quill.root, end, Math.min(quill.width, 15) * 0.9, 0.1);
          return (
            <g key={`${tier}-${i}`}>
              <path d={outline} fill={tone(colour)} />
              <path d={line(seam)} fill={tone(mix(colour, '#14357a', 0.5))} />
            </g>
          );
        }),
      )}
      <path d={front} fill={tone(side === 'below' ? '#4aa6d0' : '#22369a')} />
      <path d={shape([...FRONT, [58, -262], [26, -216], [-4, -160], [-16, -96], [-20, -40], [-10, 14]])} fill={tone(side === 'below' ? '#a4e4e6' : '#4668cc')} />
    </>
  );
}
