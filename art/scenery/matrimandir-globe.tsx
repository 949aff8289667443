/** The Matrimandir's globe: a gold skin with slightly raised golden discs; the large ones are shallow dishes, the small ones bulge. */
import { mix } from '../kit/colour.ts';
import { n } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { oval } from './shapes.ts';

/** A direction: right, up, towards us. */
export type Direction = readonly [x: number, y: number, z: number];
/** Low evening sun: from the left, in front and a little above. */
export const SUN: Direction = [-0.7, 0.42, 0.58];
/** The height of the globe as a fraction of its width: it is flattened like a river pebble. */
const FLATNESS = 0.81;

const GOLD = ['#4c2420', '#6e3820', '#955320', '#bd7624', '#dd9a30', '#f1b944', '#fad56c', '#ffec9f', '#fffbe2'] as const;
const LEVELS = 14;
/** The colour for a brightness of 0 to 1, interpolated between `tones` (dark to bright). */
export function toneAt(tones: readonly string[], light: number): string {
  const at = Math.min(0.999, Math.max(0, light)) * (tones.length - 1);
  const [below = '#000000', above = below] = tones.slice(Math.floor(at));
  return mix(below, above, at % 1);
}

/** How bright the gold is for a surface normal: sunlight, its reflection towards us, sky on the far shoulder, shade below. */
function lightOn([x, y, z]: Direction): number {
  const sun = Math.max(0, x * SUN[0] + y * SUN[1] + z * SUN[2]);
  // Highlight: strongest where the surface faces halfway between the sun and us.
  const blaze = Math.max(0, x * -0.394 + y * 0.236 + z * 0.888) ** 26;
  const shoulder = Math.max(0, x * 0.7 + y * 0.6 - z * 0.5) ** 2 * 0.2;
  const underside = Math.max(0, -y - 0.25) * 0.34;
  return 0.14 + sun ** 1.05 * 0.66 + blaze * 0.32 + shoulder - underside;
}

/** A round disc on the globe as we see it: an ellipse, narrower the more it faces away from us. */
function tilted(x: number, y: number, radius: number, [nx, ny, nz]: Direction): string {
  const turn = Math.atan2(-ny, nx);
  const [dx, dy] = [-Math.sin(turn) * radius, Math.cos(turn) * radius];
  const arc = `A${n(radius * Math.max(0.1, nz))} ${n(radius)} ${n((turn * 180) / Math.PI)} 1 0`;
  return `M${n(x + dx)} ${n(y + dy)}${arc} ${n(x - dx)} ${n(y - dy)}${arc} ${n(x + dx)} ${n(y + dy)}Z`;
}

/** (x, y) is the middle of the globe, `r` half its width. */
export function Globe({ id, x, y, r }: { id: string; x: number; y: number; r: number }) {
  const chance = random(id);
  // One path per layer and brightness level.
  const layers = [0, 1, 2].map(() => Array.from({ length: LEVELS }, () => ''));
  const paint = (layer: number, light: number, d: string) => {
    const level = Math.min(LEVELS - 1, Math.max(0, Math.round(light * (LEVELS - 1))));
    const of = layers[layer];
    if (of) of[level] += d;
  };
  let shadows = '';
  const rows = 21;
  for (let row = 0; row < rows; row += 1) {
    const up = ((row + 0.5) / rows - 0.5) * Math.PI;
    const pairs = Math.max(2, Math.round((Math.cos(up) * Math.PI) / 0.142));
    for (let col = 0; col < pairs * 2; col += 1) {
      const turn = ((col + (row % 2) + 0.3) / (pairs * 2)) * Math.PI * 2;
      const spot = [Math.cos(up) * Math.sin(turn), Math.sin(up) * FLATNESS, Math.cos(up) * Math.cos(turn)] as const;
      const steep = Math.hypot(spot[0], spot[1] / FLATNESS ** 2, spot[2]);
      const look: Direction = [spot[0] / steep, spot[1] / FLATNESS ** 2 / steep, spot[2] / steep];
      if (look[2] < 0.05) continue;
      const isDish = col % 2 === 0;
      const size = r * (isDish ? 0.071 : 0.047);
      const [px, py] = [x + (spot[0] + look[0] * 0.007) * r, y - (spot[1] + look[1] * 0.007) * r];
      const light = lightOn(look) + chance.between(-0.035, 0.035);
      shadows += tilted(px + r * 0.02, py + r * 0.013, size * 1.04, look);
      const inner = (away: number, share: number) => tilted(px - SUN[0] * away * size * (0.3 + look[2] * 0.7), py + SUN[1] * away * size, size * share, look);
      paint(0, light + 0.06, tilted(px, py, size, look));
      // A dish is in shade on the side nearest the sun; a bulge is brightest there.
      paint(1, isDish ? light - 0.1 : light + 0.14, isDish ? inner(0.04, 0.84) : inner(-0.22, 0.62));
      if (isDish) paint(2, light + 0.04, inner(0.17, 0.62));
    }
  }
  const ry = r * FLATNESS;
  return (
    <>
      <radialGradient id={id} cx={0.26} cy={0.3} r={0.86}>
        <stop offset={0} stopColor="#e2a53a" />
        <stop offset={0.34} stopColor="#bf7a28" />
        <stop offset={0.66} stopColor="#7d441f" />
        <stop offset={1} stopColor="#3f1d1e" />
      </radialGradient>
      <path d={oval(x, y, r, ry)} fill={`url(#${id})`} />
      <clipPath id={`${id}-outline`}>
        <path d={oval(x, y, r, ry)} />
      </clipPath>
      <path d={shadows} fill="#3f1d1e" opacity={0.42} clipPath={`url(#${id}-outline)`} />
      {layers.flatMap((levels, layer) => levels.map((d, level) => d && <path key={`${layer}-${level}`} d={d} fill={toneAt(GOLD, level / (LEVELS - 1))} />))}
    </>
  );
}
