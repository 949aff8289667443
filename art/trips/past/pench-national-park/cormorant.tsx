/**
 * Cormorants on their perches and on the water. The neck is pulled in at rest and stretched when alert.
 * A wing hung out to dry shows its bones: down from shoulder to elbow, up to the wrist, out to the hand; separate quills from the elbow on.
 */
import { shape } from '../../../people/body.tsx';
import { At } from '../../../scenery/canvas.tsx';
import { band, lens, oval, type Spot } from '../../../scenery/shapes.ts';

type Stations = readonly (readonly [x: number, y: number, width: number])[];
type Pose = 'upright' | 'alert' | 'hunched' | 'preening' | 'drying';
/** A bird on a limb, facing left unless `flip` is set. Its feet are at (x, y); when upright, it is 1.12 × `size` high. */
export type PerchedCormorant = { x: number; y: number; size: number; perch: Stations; pose: Pose; flip?: boolean };

const INK = { dark: '#141b24', body: '#1f2935', mid: '#33424f', lit: '#5c7281' };

/** For each pose, the neck from breast to head, then the head's position, its turn in degrees and whether it looks back. */
const HELD: Record<Pose, { neck: Stations; head: Spot; turn: number; isBack?: boolean }> = {
  upright: { neck: [[0, -56, 26], [-5, -70, 15], [-1, -82, 11], [-1, -90, 11]], head: [-3, -91], turn: 0 },
  alert: { neck: [[0, -56, 25], [-7, -72, 14], [-7, -88, 10], [-9, -99, 10]], head: [-11, -101], turn: 14 },
  hunched: { neck: [[0, -52, 27], [-15, -63, 16], [-12, -74, 13], [-3, -78, 11]], head: [-5, -79], turn: -6 },
  preening: { neck: [[0, -54, 26], [-13, -70, 14], [-8, -84, 11], [6, -86, 10], [13, -78, 10]], head: [13, -77], turn: 62, isBack: true },
  drying: { neck: [[0, -56, 25], [-6, -71, 14], [-3, -84, 11], [-4, -93, 11]], head: [-6, -94], turn: 8 },
};

/** Skull and hooked bill; a bird that looks back has its bill to the right. */
const Head = ({ head: [x, y], turn, isBack = false }: { head: Spot; turn: number; isBack?: boolean }) => (
  <At x={x} y={y} turn={turn} flip={isBack}>
    <path d={shape([[8, -1], [4, -8], [-4, -9], [-10, -5], [-10, 2], [0, 6], [7, 5]])} fill={INK.body} />
    <path d={shape([[7, -4], [3, -8], [-4, -9], [-9, -6], [-2, -5]])} fill={INK.lit} />
    <path d={shape([[-8, -6], [-20, -4], [-30, -4], [-34, -1], [-33, 4, 'corner'], [-29, 0], [-20, 1], [-9, 3]])} fill="#c99a4c" />
    <path d={shape([[-9, 0], [-20, 0], [-29, 0], [-20, 3], [-9, 4]])} fill="#8f6a36" />
    <path d={shape([[-10, 0], [-2, 0], [0, 6], [-7, 5]])} fill="#f0e0c0" />
    <path d={oval(-5, -3, 1.8)} fill="#8fe0d0" />
  </At>
);

/** The gripping feet: dark webbed toes over the front of the limb. */
const GRASP = [-9, 7].map((x) => shape([[x - 3, -12], [x + 3, -12], [x + 4, -4], [x + 10, 4], [x + 11, 11, 'corner'], [x + 5, 7], [x + 1, 12, 'corner'], [x - 4, 7], [x - 10, 10, 'corner'], [x - 8, 2], [x - 3, -4]])).join('');

/** A quill from its root to its rounded tip. */
function quill([rx, ry]: Spot, [tx, ty]: Spot, width: number): string {
  const length = Math.hypot(tx - rx, ty - ry);
  const [nx, ny] = [(-(ty - ry) / length) * width, ((tx - rx) / length) * width];
  const at = (t: number, side: number): [number, number] => [rx + (tx - rx) * t + nx * side, ry + (ty - ry) * t + ny * side];
  return shape([at(0, -0.4), at(0.5, -0.9), at(0.86, -0.9), at(1, 0), at(0.86, 0.9), at(0.5, 0.9), at(0, 0.4)]);
}

const [SHOULDER, ELBOW, WRIST, FINGER]: [Spot, Spot, Spot, Spot] = [[6, -60], [27, -50], [50, -77], [66, -72]];
const between = ([ax, ay]: Spot, [bx, by]: Spot, t: number): Spot => [ax + (bx - ax) * t, ay + (by - ay) * t];
/** Root and tip of each quill. The hand quills fan out; the arm quills hang. */
const HAND = ([[104, -58], [103, -43], [98, -29], [91, -17], [82, -8], [73, -3]] as const).map((tip, i): [Spot, Spot] => [between(FINGER, WRIST, i / 5), tip]);
const ARM = ([[64, -1], [55, -2], [46, -4], [38, -7], [30, -10]] as const).map((tip, i): [Spot, Spot] => [between(WRIST, ELBOW, (i + 0.5) / 5), tip]);
const COVERTS = [...HAND, ...ARM].map(([root, tip]): [Spot, Spot] => [root, between(root, tip, 0.46)]);

/** A wing held out to the right of the shoulder. */
const SpreadWing = () => (
  <>
    <path d={shape([SHOULDER, [20, -50], ELBOW, [30, -20], [20, -8], [4, -14]].map(([x = 0, y = 0]) => [x, y] as const))} fill={INK.dark} />
    {[...ARM.toReversed(), ...HAND.toReversed()].map(([root, tip], i) => (
      <g key={tip.join()}>
        <path d={quill(root, tip, 5.6)} fill={i % 2 ? INK.body : INK.mid} />
        <path d={band([[...between(root, tip, 0.4), 0.6], [...between(root, tip, 0.96), 0.9]])} fill={INK.lit} opacity={0.7} />
      </g>
    ))}
    <path d={COVERTS.toReversed().map(([root, tip]) => quill(root, tip, 5)).join('')} fill="#465866" />
    <path d={COVERTS.map(([root, tip]) => quill(root, between(root, tip, 0.62), 4)).join('')} fill={INK.lit} />
    {/* The arm and the hand, bent like a Z. */}
    <path d={band([[...SHOULDER, 15], [16, -53, 13], [...ELBOW, 10], [40, -65, 9], [...WRIST, 8], [58, -77, 6], [...FINGER, 2]])} fill={INK.mid} />
    <path d={band([[8, -64, 3], [18, -58, 4], [28, -55, 3], [40, -70, 3], [50, -80, 4], [60, -78, 2], [66, -74, 1]])} fill="#7d93a0" />
  </>
);

/** The bird without its tail and feet. */
function Plumage({ pose }: { pose: Pose }) {
  const { neck, ...head } = HELD[pose];
  return (
    <>
      {pose === 'drying' && (
        <>
          <SpreadWing />
          <At x={-2} y={0} turn={7} flip>
            <SpreadWing />
          </At>
        </>
      )}
      <path d={shape([[16, 0], [23, -26], [21, -46], [12, -62], [-2, -67], [-13, -60], [-19, -44], [-19, -26], [-11, -4], [2, 8]])} fill={INK.body} />
      <path d={band(neck)} fill={INK.body} />
      <path d={shape([[-12, -60], [-18, -44], [-18, -26], [-11, -5], [-9, -26], [-9, -44], [-6, -58]])} fill={INK.lit} />
      <path d={band(neck.slice(1).map(([x, y, width]) => [x - width * 0.28, y, width * 0.34] as const))} fill={INK.lit} />
      {pose !== 'drying' && (
        <>
          {/* The folded wing: scale-like coverts, and the long quills below them. */}
          <path d={shape([[2, -58], [14, -58], [22, -42], [26, -14], [28, 12, 'corner'], [17, 4], [6, -14], [-1, -38]])} fill={INK.dark} />
          <path d={band([[14, -24, 1], [20, -6, 2.4], [27, 10, 0.6]]) + band([[8, -22, 1], [14, -6, 2.4], [20, 5, 0.6]])} fill={INK.mid} />
          <path d={shape([[2, -57], [12, -58], [20, -44], [22, -28, 'corner'], [16, -22], [12, -30, 'corner'], [7, -20], [3, -32, 'corner'], [-1, -40]])} fill={INK.mid} />
          <path d={shape([[2, -57], [10, -58], [16, -48], [16, -40, 'corner'], [11, -36], [8, -43, 'corner'], [3, -38], [0, -46]])} fill={INK.lit} />
        </>
      )}
      <Head {...head} />
      {/* Feathered thighs. */}
      <path d={shape([[-16, -14], [-2, -10], [-6, 4], [-11, 7], [-15, 2]]) + shape([[2, -8], [16, -12], [12, 4], [7, 7], [3, 2]])} fill={INK.body} />
    </>
  );
}

/** A perched cormorant: the stiff tail hangs behind the limb, and the toes curl over it. */
export function Cormorant({ x, y, size, perch, pose, flip = false, bark }: PerchedCormorant & { bark: { bark: string; shade: string } }) {
  const place = { x, y, scale: size / 100, flip };
  return (
    <>
      <At {...place}>
        <path d={shape([[6, -12], [24, -8], [34, 36, 'corner'], [19, 41], [6, 6]])} fill={INK.dark} />
        <path d={shape([[6, -12], [16, -10], [25, 39, 'corner'], [19, 41], [6, 6]])} fill={INK.mid} />
      </At>
      <path d={band(perch)} fill={bark.shade} />
      <path d={band(perch.map(([px, py, width]) => [px, py - width * 0.18, width * 0.6] as const))} fill={bark.bark} />
      <At {...place}>
        <path d={GRASP} fill="#30323a" />
        <path d={[-9, 7].map((at) => `M${at - 1} -9L${at - 7} 7M${at} -9L${at + 1} 9M${at + 1} -9L${at + 8} 7`).join('')} stroke="#6b6a70" strokeWidth={1.6} strokeLinecap="round" />
        <At x={0} y={-12}>
          <Plumage pose={pose} />
        </At>
      </At>
    </>
  );
}

/** A fishing cormorant: only its head, neck and back are above the water. (x, y) is on the waterline, a third of the way along its body. */
export const SwimmingCormorant = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At x={x} y={y} scale={size / 100}>
    <path d={lens(20, 4, 120, 6)} fill="#123f5a" opacity={0.55} />
    <path d={band([[-24, -4, 20], [-32, -22, 12], [-30, -40, 9], [-34, -54, 9]])} fill={INK.body} />
    <path d={shape([[-36, 2, 'corner'], [-34, -10], [-12, -17], [20, -14], [48, -6], [66, 2, 'corner']])} fill={INK.body} />
    <path d={shape([[-20, -12], [4, -16], [30, -11], [52, -4], [20, -7]])} fill={INK.lit} />
    <path d={band([[-29, -14, 2], [-36, -24, 3.4], [-34, -42, 3]])} fill={INK.lit} />
    <Head head={[-36, -56]} turn={10} />
    <path d={lens(-40, 4, 60, 2.4) + lens(60, 6, 130, 2.6) + lens(84, 14, 110, 2.6) + lens(10, 12, 90, 2.2)} fill="#e6f3ea" opacity={0.8} />
  </At>
);
