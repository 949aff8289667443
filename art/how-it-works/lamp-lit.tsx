/** The sitting room's furniture in the evening, lit by one lamp on the left: the lamp itself, curtains and a rubber plant. */
import { mix } from '../kit/colour.ts';
import { polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { Piece, shape } from '../people/body.tsx';
import { At, Gradient } from '../scenery/canvas.tsx';
import { alongLine, band, lens, oval, type Spot } from '../scenery/shapes.ts';

/** A standing lamp with a brass stem and a round foot on the floor. Its shade is seen slightly from below. */
export const StandingLamp = () => (
  <At x={-76} y={0}>
    <path d={lens(290, 964, 190, 16)} fill="#3a1a24" opacity={0.4} />
    <Gradient id="stem" from={[256, 0]} to={[269, 0]} stops={[[0, '#8a5a34'], [0.4, '#e8b866'], [1, '#5a3428']]} />
    <path d={band([[262, 956, 11], [262, 700, 9], [262, 380, 9]]) + oval(262, 560, 8, 11)} fill="url(#stem)" />
    <path d="M206 958Q212 944 254 940H270Q312 944 318 958Q318 968 262 969Q206 968 206 958Z" fill="#6b3f2c" />
    <path d="M210 955Q216 944 254 940H262V951Q230 951 210 955Z" fill="#d9a05a" />
    <path d="M298 388V470" stroke="#e8b866" strokeWidth={2.4} />
    <path d={oval(298, 474, 5, 7)} fill="#e8b866" />
    <Gradient id="lampshade" from={[160, 0]} to={[364, 0]} stops={[[0, '#f3c576'], [0.3, '#fff0bf'], [0.55, '#fff6d4'], [1, '#e0a058']]} />
    <path d={oval(262, 388, 100, 13)} fill="#fff8dc" />
    <path d="M206 216Q262 207 318 216L362 388Q262 368 162 388Z" fill="url(#lampshade)" />
    <path d={[-0.72, -0.38, 0.1, 0.44, 0.76].map((t) => polygon([[262 + t * 55, 214], [262 + t * 55 + 2, 214], [262 + t * 99 + 3, 376], [262 + t * 99, 376]])).join('')} fill="#d9974e" opacity={0.5} />
    <path d="M206 216Q262 207 318 216L321 229Q262 219 203 229ZM166 373Q262 353 358 373L362 388Q262 368 162 388Z" fill="#c9603c" />
  </At>
);

/** Folds of a curtain, of uneven widths: where each starts and ends across the cloth (0 to 1), and its colour. */
const FOLDS = [[0, 0.14, '#e88a58'], [0.14, 0.24, '#a84a3c'], [0.24, 0.43, '#d9774a'], [0.43, 0.49, '#92403a'], [0.49, 0.74, '#e2824f'], [0.74, 0.86, '#b2523f'], [0.86, 1, '#d06a44']] as const;

/** A tied-back curtain. `hasCord`: false where a person hides the cord; `from`, `to`: its outer and inner edges at the rail. */
export function Curtain({ id, from, to, hasCord = true }: { id: string; from: number; to: number; hasCord?: boolean }) {
  const at = (t: number, share: number) => from + (to - from) * t * share;
  return (
    <>
      <Piece id={id} outline={shape([[from, 96, 'corner'], [to, 96, 'corner'], [at(1, 0.94), 250], [at(1, 0.74), 420], [at(1, 0.44), 520], [at(1, 0.62), 600], [at(1, 0.82), 712, 'corner'], [at(0.5, 0.8), 718], [from, 712, 'corner'], [from, 400]])} fill="#d9774a">
        {FOLDS.map(([a, b, tone]) => (
          <path key={a} d={shape([[at(a, 1), 90, 'corner'], [at(b, 1), 90, 'corner'], [at(b, 0.92), 280], [at(b, 0.44), 520], [at(b, 0.86), 724, 'corner'], [at(a, 0.86), 724, 'corner'], [at(a, 0.44), 520], [at(a, 0.92), 280]])} fill={tone} />
        ))}
        <path d={polygon([[from, 690], [to, 690], [to, 700], [from, 700]])} fill="#f2c14e" opacity={0.8} />
      </Piece>
      {hasCord && (
        <>
          <path d={band([[at(-0.04, 1), 512, 12], [at(0.2, 1), 526, 15], [at(0.48, 1), 512, 12]])} fill="#e8b04a" />
          <path d={band([[at(0.1, 1), 528, 5], [at(0.12, 1), 560, 8], [at(0.1, 1), 590, 14]])} fill="#c98a34" />
        </>
      )}
    </>
  );
}

const STEMS: readonly (readonly Spot[])[] = [
  [[1380, 770], [1356, 640], [1312, 520], [1290, 450]],
  [[1412, 770], [1440, 660], [1490, 570], [1520, 500]],
  [[1394, 770], [1396, 600], [1410, 470], [1404, 380]],
];

/** A rubber plant at the edge of the lamplight, in a pot on the floor. One half of each leaf faces the lamp. */
export function RubberPlant() {
  const r = random('rubber-plant');
  const leaves = STEMS.flatMap((stem, s) =>
    Array.from({ length: 6 }, (_, i) => ({ ...alongLine(stem, 0.3 + i * 0.14), side: (i + s) % 2 ? 1 : -1, isTip: i === 5, length: r.between(104, 140) - i * 6, off: r.between(0.6, 1.05) })),
  );
  return (
    <>
      <path d={lens(1440, 962, 260, 22)} fill="#2a1024" opacity={0.42} />
      <path d={oval(1391, 761, 87, 11)} fill="#b8664a" />
      <path d={oval(1391, 762, 78, 8)} fill="#3a2028" />
      <path d={STEMS.map((stem) => band(stem.map(([x, y], i) => [x, y, 11 - i * 2.4] as const))).join('')} fill="#4a3a3c" />
      {leaves.map(({ x, y, angle, side, isTip, length, off }) => {
        const turn = ((angle + (isTip ? 0 : side * off)) * 180) / Math.PI;
        const half = (w: number) => shape([[0, 0, 'corner'], [length * 0.3, w], [length * 0.66, w * 0.86], [length, 0, 'corner'], [length * 0.5, -w * 0.06]]);
        // The lamp lights the left half of a leaf that points up.
        const lampSide = Math.cos((turn * Math.PI) / 180 + Math.PI / 2) < 0.2 ? 1 : -1;
        const lit = mix('#5f9a6a', '#2f5f58', (x - 1270) / 270);
        return (
          <At key={`${x}-${y}`} x={x} y={y} turn={turn}>
            <path d={half(-lampSide * length * 0.24)} fill={mix(lit, '#1c2f4a', 0.62)} />
            <path d={half(lampSide * length * 0.24)} fill={lit} />
            <path d={band([[-6, 0, 4], [length * 0.5, 0, 2.6], [length * 0.96, 0, 0.5]])} fill="#b9c98a" />
          </At>
        );
      })}
      <Gradient id="clay" from={[1306, 0]} to={[1476, 0]} stops={[[0, '#c8704e'], [0.3, '#a9573f'], [0.7, '#73394a'], [1, '#55304a']]} />
      <path d={shape([[1316, 776, 'corner'], [1466, 776, 'corner'], [1458, 860], [1440, 956, 'corner'], [1391, 964], [1342, 956, 'corner'], [1324, 860]])} fill="url(#clay)" />
      <path d={shape([[1304, 761, 'corner'], [1347, 769], [1391, 772], [1435, 769], [1478, 761, 'corner'], [1474, 792, 'corner'], [1391, 802], [1308, 792, 'corner']])} fill="url(#clay)" />
      <path d={band([[1310, 794, 2], [1391, 806, 7], [1472, 795, 3]])} fill="#3a1a34" opacity={0.5} />
    </>
  );
}
