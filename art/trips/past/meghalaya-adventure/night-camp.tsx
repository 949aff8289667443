/** The camp on the river stones at Shnongpdeng: dome tents lit from inside, the fire, logs to sit on, a beached boat. */
import { mix } from '../../../kit/colour.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { At, Gradient, Shadow } from '../../../scenery/canvas.tsx';
import { band, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';

/** A child's shadow on the wall of a tent: profile to the right, hair tied at the neck, both hands raised to make a shadow bird. */
const ShadowPlay = () => (
  <>
    <path d={shape([[-20, 2, 'corner'], [-17, -20], [-6, -29], [-6, -34], [-13, -42], [-10, -56], [2, -61], [11, -55], [11, -49], [15, -43, 'corner'], [11, -41], [10, -34], [4, -31], [12, -24], [16, 2, 'corner']])} />
    <path d={oval(-13, -38, 6, 10)} />
    <path d={band([[4, -22, 9], [26, -18, 8], [48, -34, 6]]) + band([[-2, -14, 8], [26, -9, 8], [50, -32, 6]])} />
    <path d={shape([[46, -28, 'corner'], [36, -42], [28, -52], [27, -62, 'corner'], [38, -57], [46, -46], [49, -52], [54, -54], [60, -50, 'corner'], [55, -47], [58, -60], [70, -70], [73, -64, 'corner'], [67, -50], [54, -30, 'corner']])} />
  </>
);

/**
 * A dome tent lit from inside: bent poles, a seam at the bottom, guy lines to pegs. (x, y) is the middle of its base.
 * The door is half open, offset by `turn` to the right of the middle, or zipped up with a shadow play inside (`isShut`).
 */
export function Dome({ id, x, y, width, colour, turn = 0, isShut = false }: { id: string; x: number; y: number; width: number; colour: string; turn?: number; isShut?: boolean }) {
  const dark = mix(colour, '#3a1030', 0.5);
  const half = 34 * (1 - Math.abs(turn) / 160);
  const form = shape([[-100, 0, 'corner'], [-92, -48], [-56, -96], [0, -114], [56, -96], [92, -48], [100, 0, 'corner'], [0, 5]]);
  return (
    <At x={x} y={y} scale={width / 200}>
      <Shadow x={0} y={3} width={124} height={11} colour="#0b1220" opacity={0.6} />
      <radialGradient id={id} cx={0.5} cy={0.8} r={0.75}>
        <stop offset={0} stopColor={isShut ? mix(colour, '#fff3b8', 0.8) : '#fff3b8'} />
        <stop offset={0.4} stopColor={mix(colour, '#ffd98a', 0.5)} />
        <stop offset={1} stopColor={dark} />
      </radialGradient>
      <clipPath id={`${id}-form`}>
        <path d={form} />
      </clipPath>
      <path d={form} fill={`url(#${id})`} />
      {isShut ? (
        <>
          <g fill={dark} opacity={0.75}>
            <At x={-44} y={2}>
              <ShadowPlay />
            </At>
          </g>
          <path d="M52 3Q54 -58 14 -96" stroke={dark} strokeWidth={2.4} fill="none" opacity={0.8} />
        </>
      ) : (
        <g transform={`translate(${turn} ${Math.abs(turn) * -0.06}) scale(${half / 34} 1)`}>
          <path d={shape([[-34, 4, 'corner'], [-26, -50], [0, -78], [26, -50], [34, 4, 'corner']])} fill="#fff6cf" />
          <path d={shape([[-26, 4, 'corner'], [-20, -8], [0, -12], [20, -8], [26, 4, 'corner']])} fill={mix(colour, '#fff0c0', 0.6)} />
          <path d={shape([[0, -78, 'corner'], [26, -50], [34, 4, 'corner'], [18, 4, 'corner'], [12, -40]])} fill={mix(colour, '#fff0c0', 0.45)} />
        </g>
      )}
      <path d={`M-100 0Q${turn - 60} -112 ${turn * 0.3} -114Q${74 + turn * 0.5} -100 ${66 + turn * 0.6} 3M100 0Q${60 + turn * 0.7} -112 ${turn * 0.3} -114Q${turn - 74} -100 ${turn - 66} 4`} stroke={dark} strokeWidth={3.4} fill="none" opacity={0.75} clipPath={`url(#${id}-form)`} />
      <path d={shape([[-56, -96], [0, -114], [56, -96], [30, -104], [0, -107], [-30, -104]])} fill="#dfe9ea" opacity={0.5} />
      <path d={isShut ? band([[-100, 0, 2], [-60, 2, 7], [0, 4, 7], [60, 2, 7], [100, 0, 2]]) : band([[-100, 0, 2], [-60, 2, 7], [turn - half, 3, 6]]) + band([[turn + half, 3, 6], [60 + turn / 2, 2, 6], [100, 0, 2]])} fill={dark} />
      <path d="M-92 -46L-116 4M92 -46L116 4" stroke="#c9b48a" strokeWidth={1.6} />
      <path d={band([[-118, 7, 3], [-114, -3, 2]]) + band([[118, 7, 3], [114, -3, 2]])} fill="#5a4a44" />
    </At>
  );
}

/** A log to sit on, its sawn end at `from`, away from the fire. Its top is lit, most of all near the fire. */
export const Log = ({ from: [x0, y0], to: [x1, y1] }: { from: Spot; to: Spot }) => (
  <>
    <path d={band([[x0, y0, 46], [x1, y1, 42]]) + oval(x1, y1, 8, 21)} fill="#3a2628" />
    <path d={band([[x0, y0 - 18, 9], [x1, y1 - 15, 13]])} fill="#b06a3c" />
    <path d={band([[x0, y0 - 2, 2], [(x0 + x1) / 2, y0, 4], [x1, y1 - 3, 3]]) + band([[x0, y0 + 10, 3], [(x0 + x1) / 2, y0 + 12, 3], [x1, y1 + 9, 2]])} fill="#6b4436" />
    <path d={oval(x0, y0, 12, 23)} fill="#8a5f48" />
    <path d={oval(x0, y0, 8, 16) + oval(x0, y0, 4, 8)} fill="none" stroke="#553530" strokeWidth={2} />
  </>
);

/** A flame: x, width, height, and lean of the tip. Its foot is nearer the middle of the fire, and it curls back before the tip. */
const tongue = (x: number, wide: number, high: number, lean: number) => band([[x * 0.7, 8, wide * 0.3], [x - lean * 0.2, -high * 0.24, wide], [x + lean * 0.3, -high * 0.52, wide * 0.62], [x + lean * 0.1, -high * 0.76, wide * 0.3], [x + lean, -high, 0.6]]);
const FLAMES: readonly (readonly [colour: string, tongues: readonly (readonly [number, number, number, number])[]])[] = [
  ['#e85a24', [[-34, 34, 66, -16], [-16, 46, 118, -10], [10, 52, 150, 16], [36, 36, 84, 18]]],
  ['#ffa636', [[-26, 24, 44, -8], [-8, 34, 84, 8], [14, 34, 104, -10], [32, 20, 48, 8]]],
  ['#fff0a8', [[-10, 20, 46, 6], [10, 24, 62, -4]]],
];

/** A stone of the fire ring. One behind the fire shows its lit face, one in front only a lit rim. */
const HearthStone = ({ x, y, width: w, high = 0.42 }: { x: number; y: number; width: number; high?: number }) => {
  const isBehind = y < 0;
  const top: Spot[] = [[x - w * 0.42, y - w * high * 0.62], [x - w * 0.16, y - w * high], [x + w * 0.24, y - w * high * 0.92], [x + w * 0.46, y - w * high * 0.5]];
  return (
    <>
      <path d={shape([[x - w / 2, y + 4], ...top, [x + w / 2, y + 5], [x + w * 0.1, y + 9]])} fill={isBehind ? '#a0603c' : '#33303f'} />
      <path d={isBehind ? shape([...top, [x + w * 0.1, y - w * high * 0.6]]) : band([[top[0]![0], top[0]![1] + 2, 1], [top[1]![0], top[1]![1] + 2, 4], [top[2]![0], top[2]![1] + 2, 5], [top[3]![0], top[3]![1] + 2, 1]])} fill={isBehind ? '#e0975a' : '#d98a4e'} />
    </>
  );
};

/** The fire in its ring of stones: glowing crossed logs, flames, sparks that rise and die. */
export function Campfire({ x, y }: { x: number; y: number }) {
  const r = random('sparks');
  const sparks = Array.from({ length: 20 }, () => {
    const high = r.next();
    return oval(r.between(-34, 34) * (1 + high) + high * 26, -120 - high * 270, 2.4 - high * 1.4);
  });
  return (
    <At x={x} y={y}>
      <Halo id="embers" x={0} y={10} rx={190} ry={40} colour="#ffb04a" opacity={0.8} />
      {[[-66, -7, 40, 0.5], [-28, -15, 30, 0.4], [30, -14, 42, 0.44], [68, -5, 30, 0.5]].map(([sx = 0, sy = 0, width = 0, high = 0]) => <HearthStone key={sx} x={sx} y={sy} width={width} high={high} />)}
      <path d={band([[-70, 14, 15], [52, -10, 12]]) + band([[66, 15, 15], [-48, -12, 12]]) + band([[-10, 20, 13], [8, -16, 10]])} fill="#3a2320" />
      <path d={band([[-44, 8, 3], [20, -5, 5]]) + band([[42, 8, 3], [-20, -5, 5]])} fill="#ff8a3a" />
      {FLAMES.map(([colour, tongues]) => <path key={colour} d={tongues.map((one) => tongue(...one)).join('')} fill={colour} />)}
      <path d={band([[-74, 18, 14], [-14, 8, 12]]) + band([[72, 19, 14], [16, 9, 12]])} fill="#4a2c24" />
      <path d={band([[-62, 11, 2], [-16, 4, 4]]) + band([[60, 12, 2], [18, 5, 4]])} fill="#ffb45a" />
      {[[-86, 12, 34, 0.5], [-54, 24, 46, 0.36], [-10, 30, 32, 0.46], [30, 29, 52, 0.34], [76, 18, 38, 0.52]].map(([sx = 0, sy = 0, width = 0, high = 0]) => <HearthStone key={sx} x={sx} y={sy} width={width} high={high} />)}
      <path d={sparks.join('')} fill="#ffc070" />
    </At>
  );
}

/** A beached plank boat, bow to the left: the lit inner face of the far side, floor, ribs, two seats, the near side, a paddle across it. */
export const Canoe = () => (
  <>
    <path d={lens(1430, 962, 640, 30)} fill="#0b1220" opacity={0.6} />
    {/* The far side is higher in the picture than the near one, so the inside shows between the rims. */}
    <path d={shape([[1180, 838, 'corner'], [1250, 836], [1400, 822], [1660, 800, 'corner'], [1660, 930, 'corner'], [1400, 930], [1240, 900]])} fill="#43292e" />
    <path d={shape([[1180, 838, 'corner'], [1250, 836], [1400, 822], [1660, 800, 'corner'], [1660, 848, 'corner'], [1420, 866], [1270, 872]])} fill="#6b4238" />
    <path d={shape([[1270, 872, 'corner'], [1420, 864], [1660, 846, 'corner'], [1660, 900, 'corner'], [1440, 910], [1300, 900]])} fill="#4a3034" />
    <path d={band([[1330, 884, 2], [1480, 880, 3], [1660, 870, 3]])} fill="#2a1d28" />
    {[1300, 1400, 1500, 1600].map((x) => <path key={x} d={band([[x, 832 - (x - 1300) * 0.08, 8], [x + 4, 868 - (x - 1300) * 0.06, 9], [x + 22, 912, 9]])} fill="#8a5a40" />)}
    <path d="M1330 836L1372 832L1396 900L1352 904ZM1534 818L1580 814L1606 894L1558 898Z" fill="#b0744a" />
    <path d="M1352 904L1396 900V908L1353 912ZM1558 898L1606 894V903L1559 907Z" fill="#3a2428" />
    <path d={band([[1176, 838, 6], [1250, 836, 8], [1400, 822, 8], [1660, 800, 8]])} fill="#c98a52" />
    <Gradient id="boat" from={[1160, 0]} to={[1640, 0]} stops={[[0, '#b5703a'], [0.45, '#7a4c3c'], [1, '#463642']]} />
    <path d={shape([[1172, 836, 'corner'], [1204, 872], [1290, 898], [1420, 906], [1660, 892, 'corner'], [1660, 964, 'corner'], [1420, 970], [1270, 958], [1200, 920]])} fill="url(#boat)" />
    <path d={band([[1190, 876, 2], [1280, 922, 3], [1420, 936, 3], [1660, 926, 3]]) + band([[1206, 912, 2], [1290, 944, 3], [1420, 954, 3], [1660, 946, 3]])} fill="#33222a" opacity={0.7} />
    <path d={band([[1172, 836, 5], [1206, 873, 8], [1290, 898, 9], [1420, 906, 9], [1660, 892, 9]])} fill="#dd9a5a" />
    <path d={band([[1412, 914, 8], [1484, 850, 8], [1520, 818, 9]])} fill="#1b1522" opacity={0.5} />
    <path d={band([[1392, 930, 7], [1470, 852, 8], [1516, 806, 8]]) + shape([[1506, 812, 'corner'], [1514, 786], [1540, 758], [1560, 756], [1560, 776], [1540, 802], [1516, 814, 'corner']])} fill="#e0a45c" />
    <path d={band([[1516, 806, 3], [1536, 786, 4], [1552, 766, 1]])} fill="#a8703c" />
  </>
);
