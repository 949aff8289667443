/** Loose, shoulder-length curls for `Bust`: one mass with a lobed edge; wavy strands catch the light on each crest. */
import { mix } from '../kit/colour.ts';
import { type Random, random } from '../kit/random.ts';
import { alongLine, band, oval, rounded, type Spot } from '../scenery/shapes.ts';
import { shape } from './body.tsx';

/** The dark tone of the hair, and its sheen. */
type Tones = { dark: string; sheen: string };

/** The whole mass behind face, ears and neck: widest below the ears, flat on the shoulders. */
const MASS: readonly Spot[] = [[232, 50], [300, 60], [342, 100], [364, 164], [378, 236], [380, 306], [352, 356], [296, 370], [186, 372], [124, 360], [98, 312], [98, 240], [112, 168], [132, 106], [172, 66], [232, 50]];
/** The hair over the brow, down to the ears. The shadow on the face follows its lower edge. */
export const FRINGE = shape([[206, 66], [160, 84], [136, 130], [132, 190], [152, 214], [166, 192], [164, 166], [180, 152], [184, 130], [206, 124], [222, 108], [244, 120], [268, 116], [284, 138], [304, 144], [308, 172], [322, 184], [324, 212], [346, 196], [346, 130], [310, 86], [256, 64]]);

/** How strands fall from the crown: an inner and an outer line on either side, and how brightly the strands glow. */
const FALLS: readonly { inner: readonly Spot[]; outer: readonly Spot[]; glow: number }[] = [
  { inner: [[214, 88], [172, 112], [146, 160], [142, 230], [140, 300], [150, 360]], outer: [[222, 54], [156, 76], [120, 140], [102, 230], [100, 300], [128, 352]], glow: 1 },
  { inner: [[226, 88], [286, 106], [326, 150], [338, 220], [340, 290], [330, 356]], outer: [[236, 56], [306, 68], [350, 130], [370, 220], [374, 300], [346, 350]], glow: 0.62 },
];

/** Lobes of unequal size along a line. */
function Lobes({ line, count, least, most, r, fill }: { line: readonly Spot[]; count: number; least: number; most: number; r: Random; fill: string }) {
  const d = Array.from({ length: count }, (_, i) => {
    const { x, y } = alongLine(line, (i + r.between(-0.25, 0.25)) / count);
    const size = r.between(least, most);
    return oval(x, y, size, size * 1.12);
  });
  return <path d={d.join('')} fill={fill} />;
}

/** A wavy strand along a line: broad on the crests that face the light, thin between them. */
function strand(line: readonly Spot[], r: Random): string {
  const waves = r.between(4.2, 5.6);
  const phase = r.between(0, 6.3);
  const swing = r.between(4.5, 7);
  const steps = 40;
  return band(
    Array.from({ length: steps + 1 }, (_, i) => {
      const { x, y } = alongLine(line, i / steps);
      const turn = phase + (i / steps) * waves * 6.283;
      return [x + Math.sin(turn) * swing, y + Math.cos(turn) * swing * 0.6, i === 0 || i === steps ? 0 : 0.9 + 4.2 * Math.max(0, -Math.sin(turn))] as const;
    }),
  );
}

const between = (inner: readonly Spot[], outer: readonly Spot[], t: number): Spot[] => inner.map(([x, y], i) => [x + ((outer[i]?.[0] ?? x) - x) * t, y + ((outer[i]?.[1] ?? y) - y) * t]);

/** The hair behind the face. */
export function CurlsBehind({ dark, sheen }: Tones) {
  const r = random('curls-behind');
  return (
    <>
      <path d={shape(MASS)} fill={dark} />
      <Lobes line={rounded(MASS.map(([x, y]): Spot => [x + (238 - x) * 0.07, y + (210 - y) * 0.07]))} count={44} least={14} most={25} r={r} fill={dark} />
      {FALLS.map(({ inner, outer, glow }) =>
        [0.05, 0.28, 0.52, 0.74, 0.95].map((t) => <path key={t} d={strand(rounded(between(inner, outer, t)), r)} fill={mix(dark, sheen, glow * (0.55 + t * 0.4))} />),
      )}
    </>
  );
}

/** The hair over the brow, with wavy strands on top. */
export function CurlsInFront({ dark, sheen }: Tones) {
  const r = random('curls-front');
  return (
    <>
      <path d={FRINGE} fill={dark} />
      {FALLS.map(({ inner, outer, glow }) =>
        [-0.1, 0.25, 0.6].map((t) => <path key={t} d={strand(rounded(between(inner, outer, t).slice(0, 4)), r)} fill={mix(dark, sheen, glow * 0.9)} />),
      )}
    </>
  );
}
