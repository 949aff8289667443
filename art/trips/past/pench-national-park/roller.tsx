/**
 * The Indian roller, flying and at rest. From above, each wing runs from the shoulder out: deep blue lesser coverts, turquoise coverts, deep blue flight feathers, and on the ten hand feathers a pale turquoise band before the dark tips.
 * Mantle olive brown, rump blue, tail turquoise with a dark end band and two dull middle feathers; blue cap, streaked lilac throat.
 */
import { mix } from '../../../kit/colour.ts';
import { n } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { alongLine, oval, type Spot } from '../../../scenery/shapes.ts';

const BLUE = { deep: '#1d3a9a', dark: '#16296f', coverts: '#2f9fc4', pale: '#8be0e4', sky: '#4fb4e2' };
const OLIVE = '#8a7a4c';
const LILAC = '#b98aa0';

const lerp = (a: Spot, b: Spot, t: number): Spot => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];

/** A flight feather from root to tip; `part` is the length between two shares of it, the last one with a round end. */
function feather(root: Spot, tip: Spot, width: number) {
  const length = Math.hypot(tip[0] - root[0], tip[1] - root[1]) || 1;
  const [nx, ny] = [-(tip[1] - root[1]) / length, (tip[0] - root[0]) / length];
  const at = (t: number, side: number): Spot => {
    const [x, y] = lerp(root, tip, t);
    const w = width * (0.55 + 0.45 * Math.min(t * 1.6, 1)) * side;
    return [x + nx * w, y + ny * w];
  };
  const to = ([x, y]: Spot) => `${n(x)} ${n(y)}`;
  const part = (from: number, end: number) => `M${to(at(from, -1))}L${to(at(Math.min(end, 0.94), -1))}${end >= 1 ? `Q${to(at(1.02, -0.9))} ${to(at(1.025, 0))}Q${to(at(1.01, 0.9))} ${to(at(0.92, 1))}` : `L${to(at(end, 1))}`}L${to(at(from, 1))}Z`;
  return { part, shaft: `M${to(at(0.2, 0))}L${to(at(0.98, 0))}`, edge: `M${to(at(0.2, 1))}L${to(at(0.92, 1))}` };
}

// Where each quill starts on the arm and where its tip lies, by hand: that is the shape of the wing.
const HAND_TIPS: readonly Spot[] = [[352, -128], [384, -98], [396, -62], [392, -24], [376, 12], [352, 44], [324, 70], [296, 90], [270, 104], [246, 112]];
const ARM_TIPS: readonly Spot[] = [[222, 116], [198, 118], [175, 119], [152, 118], [130, 116], [108, 112], [88, 106], [70, 98]];

/** A row of small feathers with rounded ends, each a little over the next. */
const Tiles = ({ line, count, size, fill, edge }: { line: readonly Spot[]; count: number; size: number; fill: string; edge: string }) =>
  Array.from({ length: count }, (_, i) => {
    const { x, y } = alongLine(line, i / (count - 1));
    return <path key={i} d={oval(x, y, size, size * 0.94)} fill={fill} stroke={edge} strokeWidth={1.6} strokeDasharray={`0 ${n(size * 0.3)} ${n(size * 2.7)} 999`} transform={`rotate(5 ${n(x)} ${n(y)})`} />;
  });

/** The right wing from above, shoulder at (26, −60), leading edge up. `dim` shades the wing that turns from the light. */
function Wing({ dim = 0 }: { dim?: number }) {
  const tone = (colour: string) => mix(colour, '#141a58', dim);
  const hand = HAND_TIPS.map((tip, i) => ({ ...feather(lerp([206, -112], [150, -78], i / 9), tip, 15 - i * 0.25), isHand: true }));
  const arm = ARM_TIPS.map((tip, i) => ({ ...feather(lerp([148, -74], [54, -20], i / 7), tip, 14), isHand: false }));
  return (
    <>
      {[...[...arm].toReversed(), ...[...hand].toReversed()].map(({ part, shaft, edge, isHand }, i) => (
        <g key={i}>
          <path d={part(0, 1)} fill={tone(i % 2 ? BLUE.deep : '#2443aa')} />
          {isHand && <path d={part(0.42 + (17 - i) * 0.008, 0.74 - (17 - i) * 0.012)} fill={tone(i % 2 ? BLUE.pale : '#7ad6de')} />}
          <path d={shaft} stroke={tone(BLUE.dark)} strokeWidth={1.5} opacity={0.55} />
          <path d={edge} stroke={tone(BLUE.dark)} strokeWidth={2.2} opacity={0.5} />
        </g>
      ))}
      {/* Tiers of coverts lie over the quills like tiles. */}
      <path d={shape([[40, -40], [140, -106], [206, -124], [250, -106], [180, -22], [60, 48], [34, 30]])} fill={tone(BLUE.coverts)} />
      <Tiles line={[[250, -94], [176, -22], [60, 46]]} count={15} size={15} fill={tone(BLUE.coverts)} edge={tone('#1d6f98')} />
      <path d={shape([[30, -54], [130, -116], [204, -124], [222, -100], [140, -56], [50, 4], [28, 0]])} fill={tone(BLUE.sky)} />
      <Tiles line={[[216, -102], [140, -62], [48, 0]]} count={12} size={13} fill={tone(BLUE.sky)} edge={tone('#2c7fb8')} />
      <path d={shape([[16, -62], [70, -86], [134, -122], [180, -134], [232, -124, 'corner'], [190, -108], [136, -84], [80, -44], [34, -18]])} fill={tone(BLUE.deep)} />
      <path d={shape([[20, -62], [70, -86], [134, -122], [180, -134], [228, -126, 'corner'], [180, -124], [130, -106], [70, -70], [30, -48]])} fill={tone('#3f63cf')} />
    </>
  );
}

/** The flying bird from above, head up at (0, −150), tail down. */
export function FlyingRoller() {
  const tail = [-3, -2, -1, 1, 2, 3].map((i) => feather([i * 7, 78], [i * 21, 206 - Math.abs(i) * 4], 14));
  return (
    <>
      {tail.map(({ part, shaft }, i) => (
        <g key={i}>
          <path d={part(0, 1)} fill={i % 2 ? BLUE.sky : '#63c3e4'} />
          <path d={part(0.74, 1)} fill={BLUE.dark} />
          <path d={shaft} stroke={BLUE.dark} strokeWidth={1.4} opacity={0.5} />
        </g>
      ))}
      <path d={feather([0, 70], [0, 200], 13).part(0, 1)} fill="#5f7f6a" />
      {/* The wing towards us is lit and drops a little; the far one lifts and is shorter to the eye. */}
      <g transform="matrix(-0.93 -0.1 0.04 1 0 0)"><Wing /></g>
      <g transform="matrix(0.86 -0.24 -0.02 0.98 0 -10)"><Wing dim={0.2} /></g>
      <g transform="scale(1.22 1)">
        <path d={shape([[-26, -96], [-36, -60], [-40, -16], [-32, 40], [-22, 84], [0, 100], [22, 84], [32, 40], [40, -16], [36, -60], [26, -96]])} fill={OLIVE} />
        <path d={shape([[-30, 34], [-22, 84], [0, 104], [22, 84], [30, 34], [0, 48]])} fill={BLUE.coverts} />
        <path d={shape([[8, -96], [36, -60], [40, -16], [32, 40], [22, 84], [4, 98], [14, 40], [16, -30]])} fill="#3a2c44" opacity={0.32} />
        <path d="M-24 -50q6 10 12 0M-10 -46q7 11 14 0M-27 -26q6 10 12 0M-12 -22q7 11 14 0M-25 -2q6 10 12 0M-10 2q7 11 14 0M-22 20q6 9 12 0" stroke="#5f5230" strokeWidth={2.4} fill="none" opacity={0.7} />
      </g>
      <FlyingHead />
    </>
  );
}

/** Head turned to its left: heavy black bill, blue cap, a bare orange ring at the eye. */
const FlyingHead = () => (
  <>
    <path d={shape([[-30, -86], [-42, -116], [-40, -148], [-16, -168], [14, -162], [32, -136], [32, -100], [26, -80], [0, -72]])} fill={LILAC} />
    <path d={shape([[-40, -132], [-32, -156], [-10, -170], [16, -163], [33, -138], [33, -108], [18, -112], [2, -136], [-16, -144]])} fill="#35b3c4" />
    <path d={shape([[14, -162], [32, -136], [32, -100], [26, -80], [12, -76], [20, -110]])} fill="#33284e" opacity={0.3} />
    <path d="M-30 -104l4 18M-20 -98l4 20M-9 -96l3 20" stroke="#ecd0dc" strokeWidth={3} opacity={0.8} />
    <path d={shape([[-36, -143], [-58, -152], [-84, -156], [-96, -150, 'corner'], [-72, -138], [-40, -124]])} fill="#2b2328" />
    <path d={shape([[-36, -143], [-58, -152], [-84, -156], [-94, -152], [-62, -144], [-38, -135]])} fill="#75666c" />
    <path d={oval(-20, -135, 9)} fill="#e39a55" />
    <path d={oval(-21, -135, 6.2)} fill="#17110f" />
    <path d={oval(-23.4, -137.4, 2)} fill="#ffffff" />
  </>
);

/** Its mate at rest, from the side, facing right: brown and lilac, the blues folded away. Feet at (0, 0). */
export const SittingRoller = () => (
  <>
    <path d={shape([[-34, -34], [-60, 30], [-70, 66, 'corner'], [-50, 70, 'corner'], [-34, 30], [-14, -24]])} fill={BLUE.coverts} />
    <path d={shape([[-62, 42], [-70, 66, 'corner'], [-50, 70, 'corner'], [-42, 48]])} fill={BLUE.dark} />
    <path d={shape([[6, -152], [30, -128], [40, -96], [34, -54], [12, -20], [-20, -14], [-40, -34], [-40, -80], [-24, -124]])} fill={LILAC} />
    <path d={shape([[14, -22], [-20, -14], [-40, -32], [-26, -48], [10, -48]])} fill="#8fcfe0" />
    <path d={shape([[-14, -134], [-38, -96], [-44, -54], [-52, -4], [-56, 30, 'corner'], [-34, 4], [-12, -36], [6, -74], [6, -112]])} fill={OLIVE} />
    <path d={shape([[2, -96], [6, -74], [-12, -36], [-34, 4], [-56, 30, 'corner'], [-44, -18], [-24, -60]])} fill={BLUE.deep} />
    <path d={shape([[4, -104], [6, -78], [-8, -52], [-22, -46], [-10, -78]])} fill={BLUE.coverts} />
    <path d="M16 -108l4 20M26 -104l3 18M10 -84l4 20M22 -82l2 20" stroke="#e6c9d6" strokeWidth={3} opacity={0.75} />
    <path d={shape([[-24, -132], [-30, -158], [-14, -184], [14, -188], [34, -172], [38, -148], [28, -124], [0, -116]])} fill={LILAC} />
    <path d={shape([[-30, -150], [-26, -172], [-8, -188], [16, -189], [34, -173], [20, -168], [0, -164], [-14, -146]])} fill="#35b3c4" />
    <path d={shape([[34, -166], [58, -164], [82, -154], [84, -147, 'corner'], [58, -148], [36, -146]])} fill="#2b2328" />
    <path d={oval(18, -158, 8)} fill="#e39a55" />
    <path d={oval(19, -158, 5.6)} fill="#17110f" />
    <path d={oval(17, -160, 1.8)} fill="#ffffff" />
    <path d="M-6 -18V2M8 -20V2" stroke="#b5894a" strokeWidth={6} strokeLinecap="round" />
  </>
);
