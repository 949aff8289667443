/**
 * The raised wing of an Indian roller, shoulder at (0, 0), leading edge to the left, about 300 high.
 * Ten quills on the hand, ten on the arm, and three tiers of coverts over their roots: from below all the coverts are turquoise, from above the front ones are deep blue. A pale band crosses the hand before its dark tips.
 */
import { mix } from '../../../kit/colour.ts';
import { shape } from '../../../people/body.tsx';
import { Gradient, type Stop } from '../../../scenery/canvas.tsx';
import { band, type Spot } from '../../../scenery/shapes.ts';

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
    /** The thin shadow that the feather's edge throws on its neighbour; it fades at both ends. */
    seam: (side: 1 | -1) => band(([[0.25, 0.84, 0.4], [0.6, 1, 2.6], [0.8, 0.94, 2.6], [0.93, 0.64, 0.6]] as const).map(([t, share, thick]) => [...at(t, side * share * width), thick] as const)),
  };
}

const QUILLS = TIPS.map((tip, i) => {
  const isHand = i < HAND;
  const t = isHand ? i / HAND : (i - HAND) / (TIPS.length - 1 - HAND);
  const [from = [0, 0], to = [0, 0]] = isHand ? BONES : BONES.slice(1);
  const root: Spot = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  return { root, tip, isHand, width: isHand ? 11.5 + i * 0.9 : 21, bow: Math.min(0.02 + i * 0.012, 0.1), pale: Math.min(1, (10.5 - i) / 4) };
});

/** `pale` is how clear the band is: it fades on the innermost quills of the hand. */
const handStops = (tone: (colour: string) => string, pale: number): Stop[] => [[0.4, tone('#2b46b0')], [0.52, tone(mix('#2f5abc', '#a2ecec', pale))], [0.66, tone(mix('#2b46b0', '#62cbe4', pale))], [0.8, tone('#243a9c')], [1, tone('#131c58')]];
const armStops = (tone: (colour: string) => string): Stop[] => [[0.3, tone('#67c9e2')], [0.52, tone('#3a6cc8')], [0.72, tone('#2a43ac')], [1, tone('#18246c')]];
/** The tiers of coverts, the longest first: share of the quill's length, colour at root and at tip. */
const TIERS = {
  below: [[0.56, '#57bcdc', '#8fe2e6'], [0.4, '#3fa6d0', '#74d4e2'], [0.25, '#3192c2', '#5cc4de']],
  above: [[0.52, '#2f8fc0', '#62cbe0'], [0.38, '#3aa0d0', '#58c0e2'], [0.26, '#1f3494', '#3a5ac6']],
} as const;

/** `dim` sinks the wing away from us into shade. */
export function Wing({ id, side, dim = 0 }: { id: string; side: 'above' | 'below'; dim?: number }) {
  const tone = (colour: string) => mix(colour, '#1a2a72', dim);
  // From below each outer feather lies over the inner one; from above it is the other way round.
  const inOrder = (list: typeof QUILLS) => (side === 'below' ? list.toReversed() : list);
  const seam = side === 'below' ? 1 : -1;
  const whole = QUILLS.map(({ root, tip, width, bow }) => feather(root, tip, width, bow).outline).join('');
  const front = shape([...FRONT, [52, -242], [30, -196], [10, -130], [4, -60], [24, 26]]);
  return (
    <>
      {inOrder(QUILLS).map(({ root, tip, width, bow, pale, isHand }) => {
        const key = `${id}-${tip[0]}-${-tip[1]}`;
        const { outline, seam: line } = feather(root, tip, width, bow);
        return (
          <g key={key}>
            <Gradient id={key} from={root} to={tip} stops={isHand ? handStops(tone, pale) : armStops(tone)} />
            <path d={outline} fill={`url(#${key})`} />
            <path d={line(seam)} fill="#0f174e" opacity={isHand ? 0.4 : 0.3} />
          </g>
        );
      })}
      {TIERS[side].map(([share, root, tip], tier) =>
        inOrder(QUILLS).map((quill, i) => {
          const end: Spot = [quill.root[0] + (quill.tip[0] - quill.root[0]) * share, quill.root[1] + (quill.tip[1] - quill.root[1]) * share];
          const { outline, seam: line } = feather(quill.root, end, Math.min(quill.width, 15) * 0.9, 0.1);
          const key = `${id}-${tier}-${i}`;
          return (
            <g key={key}>
              <Gradient id={key} from={quill.root} to={end} stops={[[0.3, tone(root)], [1, tone(tip)]]} />
              <path d={outline} fill={`url(#${key})`} />
              <path d={line(seam)} fill="#14357a" opacity={0.22} />
            </g>
          );
        }),
      )}
      <Gradient id={`${id}-front`} from={[-40, 0]} to={[24, -10]} stops={[[0, tone(side === 'below' ? '#8fdfe6' : '#4f72da')], [1, tone(side === 'below' ? '#3f9fca' : '#22369a')]]} />
      <path d={front} fill={`url(#${id}-front)`} />
      {/* Light on the hand, shade where the wing goes down to the flank. */}
      <clipPath id={`${id}-whole`}>
        <path d={whole + front} />
      </clipPath>
      <g clipPath={`url(#${id}-whole)`}>
        <Gradient id={`${id}-shade`} from={[-20, -230]} to={[110, 20]} stops={[[0, '#fff4d0', 0.1], [0.4, '#fff4d0', 0], [0.55, '#161a58', 0], [1, '#161a58', 0.62]]} />
        <path d="M-80 -340H220V60H-80Z" fill={`url(#${id}-shade)`} />
      </g>
    </>
  );
}
