/** Loose curls to the shoulders, for a head in the box of `Bust`. Many small coils of unequal size: a few large ones look like balloons. */
import { mix } from '../kit/colour.ts';
import { type Random, random } from '../kit/random.ts';
import { alongLine, band, oval, rounded, type Spot } from '../scenery/shapes.ts';
import { shape } from './body.tsx';

/** Dark and sheen of the hair. */
type Tones = { dark: string; sheen: string };
type Coil = { x: number; y: number; r: number; turn: number };

/** The whole mass behind face, ears and neck: widest below the ears, flat where it lies on the shoulders. */
const MASS: readonly Spot[] = [[232, 44], [304, 56], [350, 100], [374, 164], [386, 236], [384, 306], [352, 358], [296, 372], [186, 374], [124, 362], [94, 312], [90, 240], [102, 168], [124, 104], [168, 60], [232, 44]];

/** A coil: a round of hair in shade, the light on its shoulder, and the turn of the strand inside it. The light comes from the left, so coils on the right have less. */
function Coils({ coils, dark, sheen }: Tones & { coils: readonly Coil[] }) {
  return coils.map(({ x, y, r, turn }, i) => {
    const at = (angle: number, reach: number): Spot => [x + Math.cos(turn + angle) * r * reach, y + Math.sin(turn + angle) * r * reach];
    const glow = x < 190 ? 0.9 : x < 300 ? 0.75 : 0.6;
    return (
      <g key={i}>
        <path d={oval(x, y, r, r * 1.08)} fill={mix(dark, sheen, i % 3 ? 0 : 0.16)} />
        <path d={band([[...at(-3.5, 0.74), 0], [...at(-2.5, 0.8), r * 0.2], [...at(-1.5, 0.76), r * 0.16], [...at(-0.6, 0.7), 0]])} fill={mix(dark, sheen, glow)} />
        {i % 2 > 0 && <path d={band([[...at(-2.6, 0.4), 0], [...at(-1.3, 0.42), r * 0.14], [...at(0, 0.38), r * 0.1], [...at(1.1, 0.32), 0]])} fill={mix(dark, sheen, glow * 0.6)} />}
      </g>
    );
  });
}

const coilAt = (r: Random, [x, y]: Spot, least: number, most: number): Coil => ({ x: x + r.between(-4, 4), y: y + r.between(-4, 4), r: r.between(least, most), turn: r.between(-0.5, 0.7) });

/** What lies behind the face. The outline has coils too, so that no smooth edge is left. */
export function CurlsBehind(tones: Tones) {
  const r = random('curls-behind');
  const line = rounded(MASS);
  const edge = Array.from({ length: 34 }, (_, i) => alongLine(line, i / 34)).map(({ x, y }) => coilAt(r, [x + (240 - x) * 0.05, y + (210 - y) * 0.05], 14, 27));
  const inside = [0.84, 0.68].flatMap((reach, ring) =>
    Array.from({ length: 27 - ring * 7 }, (_, i) => alongLine(line, (i + ring * 0.5) / (27 - ring * 7))).map(({ x, y }) => coilAt(r, [240 + (x - 240) * reach, 210 + (y - 210) * reach], 13, 22)),
  );
  return (
    <>
      <path d={shape(MASS)} fill={tones.dark} />
      <Coils {...tones} coils={[...edge, ...inside].toSorted((a, b) => a.y - b.y)} />
    </>
  );
}

/** The hair over the brow: coils of unequal size overlap the hairline, so that it is no drawn edge. */
export function CurlsInFront(tones: Tones) {
  const r = random('curls-front');
  const left: readonly Spot[] = [[200, 102], [182, 114], [170, 130], [161, 148], [154, 168], [148, 190]];
  const right: readonly Spot[] = [[216, 98], [236, 106], [258, 110], [279, 120], [297, 134], [311, 150], [322, 170], [331, 192]];
  const outer: readonly Spot[] = [[184, 76], [158, 92], [140, 116], [132, 146], [206, 68], [234, 66], [264, 70], [294, 82], [320, 102], [338, 130], [346, 158]];
  return (
    <>
      <path d={shape([[206, 70], [160, 86], [136, 130], [134, 190], [156, 204], [166, 164], [184, 134], [208, 114], [250, 122], [290, 140], [314, 170], [324, 204], [346, 190], [344, 130], [310, 86], [256, 68]])} fill={tones.dark} />
      <Coils {...tones} coils={[...outer.map((spot) => coilAt(r, spot, 15, 22)), ...left.map((spot) => coilAt(r, spot, 10, 16)), ...right.map((spot) => coilAt(r, spot, 11, 18))]} />
    </>
  );
}
