/** Single trees. (x, y) is the foot, `height` roughly foot to tip in picture units; light from the left by default. `id`: random seed. */
import { mix } from '../kit/colour.ts';
import { Pen } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { leaves, lobesIn, Mass, type Leaves, type Lobe } from './foliage.tsx';
import { band, leaf, lightSign, oval, type Light } from './shapes.ts';

/** Props that most trees share: foot, height, random seed (`id`) and the sun's side. */
export type TreePlace = { id: string; x: number; y: number; height: number; light?: Light };

/** A coconut palm. `lean`: as a fraction of the height (usually .06 to .2; negative leans left). */
export function Palm({ id, x, y, height, lean = 0.16, dark = '#2f6b4a', lit = '#7fae5a', trunk = '#7a5a44', light = 'left', fronds = 11 }: TreePlace & { lean?: number; dark?: string; lit?: string; trunk?: string; fronds?: number }) {
  const r = random(id);
  const topX = x + lean * height;
  const topY = y - height * 0.84;
  const width = height * 0.034;
  const midX = x + lean * height * 0.28;
  const stem = (shift: number, scale: number) => band([[x + shift, y, width * 1.6 * scale], [x + lean * height * 0.06 + shift, y - height * 0.14, width * scale], [midX + shift, y - height * 0.48, width * 0.86 * scale], [topX + shift, topY, width * 0.68 * scale]]);
  const tones = ['', '', ''];
  for (let f = 0; f < fronds; f += 1) {
    const around = (f / fronds) * Math.PI * 2 + r.between(-0.18, 0.18);
    const out = Math.cos(around);
    const start = Math.sin(around) * 0.75 - 0.5;
    const length = height * r.between(0.33, 0.42);
    const back = Math.sin(around) < -0.2;
    const tone = back ? 0 : (out < 0) === (light === 'left') ? 2 : 1;
    let px = topX;
    let py = topY;
    const steps = 15;
    const rib: [number, number, number][] = [[px, py, width * 0.32]];
    for (let i = 1; i <= steps; i += 1) {
      const t = i / steps;
      const stepX = (out * length) / steps;
      // A frond bends down more and more steeply towards its tip.
      const stepY = ((start + t * t * 1.9 + t * 0.25) * length * 0.8) / steps;
      px += stepX * (1 - t * 0.2);
      py += stepY;
      const angle = Math.atan2(stepY, stepX);
      rib.push([px, py, width * 0.3 * (1 - t * 0.8)]);
      const reach = length * 0.27 * Math.sin(Math.PI * (0.2 + t * 0.66));
      tones[tone] += leaf(px, py, reach, reach * 0.11, angle + 0.72) + leaf(px, py, reach, reach * 0.11, angle - 0.72);
    }
    tones[tone] += band(rib);
  }
  const rings = Array.from({ length: 15 }, (_, i) => {
    const t = 0.1 + i * 0.06;
    const at = t < 0.5 ? midX * t * 2 + x * (1 - t * 2) : midX + (topX - midX) * (t - 0.5) * 2;
    return oval(at, y - height * 0.84 * t, width * 0.36, height * 0.003 + 0.5);
  }).join('');
  return (
    <>
      <path d={tones[0]} fill={mix(dark, '#0f2b34', 0.3)} />
      <path d={stem(0, 1)} fill={mix(trunk, '#2a1a2e', 0.32)} />
      <path d={stem(lightSign(light) * width * 0.2, 0.56)} fill={trunk} />
      <path d={rings} fill={mix(trunk, '#2a1a2e', 0.5)} opacity={0.5} />
      <path d={tones[1]} fill={dark} />
      <path d={tones[2]} fill={lit} />
      <path d={oval(topX - width * 0.7, topY + width * 0.7, width * 0.55) + oval(topX + width * 0.5, topY + width * 0.9, width * 0.6) + oval(topX, topY + width * 1.2, width * 0.5)} fill={mix(trunk, '#d98a3a', 0.4)} />
    </>
  );
}

/** A deodar or fir: drooping boughs in tiers. `slim`: .3 (spruce) to .62 (old deodar). `snow`: colour of snow on the boughs. */
export function Conifer({ id, x, y, height, dark = '#1d4238', lit = '#4b7d57', trunk = '#4a352c', slim = 0.42, light = 'left', snow }: TreePlace & { dark?: string; lit?: string; trunk?: string; slim?: number; snow?: string }) {
  const r = random(id);
  const tiers = Math.round(7 + height / 60);
  const sides = ['', ''];
  let caps = '';
  const half = (height * slim) / 2;
  for (let i = tiers - 1; i >= 0; i -= 1) {
    const t = (i + 0.6) / tiers;
    const level = y - height * (0.94 - 0.84 * t);
    for (const side of [-1, 1]) {
      const reach = half * (0.1 + 0.9 * t ** 0.85) * r.between(0.72, 1.08);
      const deep = (height / tiers) * r.between(1.05, 1.45);
      const sink = reach * 0.26;
      const tip = x + side * reach;
      const pen = new Pen(x, level - deep * 0.8).quadratic(x + side * reach * 0.4, level - deep * 0.05, tip, level + sink);
      const teeth = Math.max(3, Math.round(reach / (height * 0.028)));
      for (let k = teeth - 1; k >= 0; k -= 1) {
        const at = k / teeth;
        const base = level + sink * at + deep * 0.1;
        pen.line(x + side * reach * (at + 0.5 / teeth), base + deep * r.between(0.02, 0.12)).line(x + side * reach * at, base + deep * r.between(0.24, 0.46));
      }
      sides[(side < 0) === (light === 'left') ? 1 : 0] += pen.closed();
      if (side === lightSign(light)) caps += band([[x + side * reach * 0.12, level - deep * 0.32, 1], [x + side * reach * 0.5, level + sink * 0.2, deep * 0.16], [tip, level + sink, 0.5]]);
    }
  }
  return (
    <>
      <path d={band([[x, y, height * 0.034], [x, y - height * 0.5, height * 0.02], [x, y - height, 1]])} fill={trunk} />
      <path d={sides[0]} fill={dark} />
      <path d={sides[1]} fill={mix(dark, lit, 0.55)} />
      <path d={caps} fill={snow ?? lit} />
    </>
  );
}

/** A trunk with limbs that reach into the crown. `fork`: where it divides, as a fraction of the height; `spread`: reach of the limbs. */
function Trunk({ x, y, height, width, fork, colour, light, spread }: { x: number; y: number; height: number; width: number; fork: number; colour: string; light: Light; spread: number }) {
  const forkY = y - height * fork;
  const arm = (dx: number, dy: number, w: number) => band([[x, forkY + height * 0.08, width * w * 1.15], [x + dx * spread * 0.4, forkY - dy * height * 0.35, width * w * 0.75], [x + dx * spread, forkY - dy * height, 2]]);
  const foot = band([[x, y + height * 0.006, width * 1.9], [x, y - height * 0.05, width * 1.1], [x, forkY, width * 0.92]]);
  const limbs = arm(-0.75, 0.26, 0.62) + arm(0.7, 0.3, 0.6) + arm(0.08, 0.4, 0.6) + arm(-0.3, 0.42, 0.42);
  const side = lightSign(light);
  return (
    <>
      <path d={foot + limbs} fill={mix(colour, '#2a1a2e', 0.38)} />
      <path d={band([[x + side * width * 0.5, y, width * 0.7], [x + side * width * 0.24, y - height * 0.06, width * 0.42], [x + side * width * 0.2, forkY, width * 0.34], [x + side * spread * 0.5, forkY - height * 0.14, 2]])} fill={colour} />
    </>
  );
}

/** A broad-leaved tree. `form`: round (mango), spread (rain tree), tall (forest). `fleck`: length of a leaf, 0 for distant trees. */
export function Tree({ id, x, y, height, tones = leaves('#1f4f3a', '#8fb54a'), trunk = '#6b4a38', form = 'round', fleck = height * 0.028, light = 'left' }: TreePlace & { tones?: Leaves; trunk?: string; form?: 'round' | 'spread' | 'tall'; fleck?: number }) {
  const [rx, ry, cy, fork] = { round: [0.36, 0.33, 0.66, 0.36], spread: [0.54, 0.24, 0.72, 0.4], tall: [0.24, 0.38, 0.62, 0.4] }[form] as [number, number, number, number];
  const middle = y - height * cy;
  const crown = lobesIn(`${id}-crown`, x, middle, height * rx, height * ry, form === 'spread' ? 20 : 16);
  return (
    <>
      <Trunk x={x} y={y} height={height} width={height * 0.05} fork={fork} colour={trunk} light={light} spread={height * rx * 0.7} />
      <Mass id={id} lobes={crown} tones={tones} fleck={fleck} light={light} />
    </>
  );
}

/** Teak: straight pale trunk, tall crown, large hanging leaves. Set `tones` for the dry season. */
export function Teak({ id, x, y, height, tones = leaves('#3f5a2a', '#a9b24a'), trunk = '#a58a6e', light = 'left' }: TreePlace & { tones?: Leaves; trunk?: string }) {
  const r = random(id);
  const side = lightSign(light);
  const width = height * 0.034;
  const lobes: Lobe[] = lobesIn(`${id}-crown`, x, y - height * 0.7, height * 0.17, height * 0.28, 11);
  const boughs = [0.42, 0.5, 0.56].map((t, i) => band([[x, y - height * t, width * 0.5], [x + (i % 2 ? 1 : -1) * height * 0.085, y - height * (t + 0.12), 1.5]])).join('');
  // The big hanging leaves identify a teak. Each grows from a lobe, so that none floats beside the crown.
  let dark = '';
  let pale = '';
  for (let i = 0; i < 70; i += 1) {
    const [lx, ly, rx, ry = rx] = lobes[i % lobes.length] ?? [x, y, 0];
    const angle = r.between(0, Math.PI * 2);
    const far = r.between(0.3, 0.86);
    const px = lx + Math.cos(angle) * rx * far;
    const py = ly + Math.sin(angle) * ry * far;
    const length = height * r.between(0.03, 0.05);
    const drawn = leaf(px, py, length, length * 0.36, Math.PI / 2 + Math.cos(angle) * 0.9 * far + r.between(-0.4, 0.4));
    if (Math.cos(angle) * side > -0.1) pale += drawn;
    else dark += drawn;
  }
  return (
    <>
      <path d={band([[x, y, width * 1.5], [x, y - height * 0.06, width], [x + width * 0.2, y - height * 0.45, width * 0.8], [x, y - height * 0.86, 2]]) + boughs} fill={mix(trunk, '#3a2433', 0.42)} />
      <path d={band([[x + side * width * 0.36, y, width * 0.6], [x + side * width * 0.2, y - height * 0.06, width * 0.4], [x + side * width * 0.14, y - height * 0.5, width * 0.3]])} fill={trunk} />
      <Mass id={id} lobes={lobes} tones={tones} fleck={0} light={light} />
      <path d={dark} fill={tones.mid} />
      <path d={pale} fill={tones.light} />
    </>
  );
}

/** Silver oak, the shade tree of tea gardens: thin dark trunk, small feathery clumps one above the other. Plant it in twos and threes. */
export function SilverOak({ id, x, y, height, tones = leaves('#2b5b3c', '#8fb07a', '#fff8d8'), trunk = '#3f3330', light = 'left' }: TreePlace & { tones?: Leaves; trunk?: string }) {
  const r = random(id);
  const width = height * 0.026;
  const lean = r.between(-0.02, 0.02) * height;
  const count = 17;
  const lobes: Lobe[] = Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    const reach = height * 0.12 * Math.sin(Math.PI * (0.3 + t * 0.64));
    const size = height * 0.05 * (1.2 - t * 0.55) * r.between(0.6, 1.35);
    return [x + lean * t + (i % 2 ? 1 : -1) * reach * r.between(0.1, 1.05), y - height * (0.33 + t * 0.61), size * r.between(0.9, 1.3), size * r.between(0.9, 1.3)];
  });
  const boughs = lobes.map(([lx, ly], i) => band([[x + lean * (i / count), ly + height * 0.05, width * 0.5], [lx, ly + 2, 1]])).join('');
  return (
    <>
      <path d={band([[x, y, width * 1.3], [x + lean * 0.4, y - height * 0.5, width * 0.8], [x + lean, y - height * 0.97, 1]]) + boughs} fill={trunk} />
      <Mass id={id} lobes={lobes} tones={tones} fleck={height * 0.03} light={light} rim={0.34} />
    </>
  );
}

const AUTUMN: Leaves = { dark: '#7a2f22', mid: '#b34a26', light: '#e07b2c', bright: '#ffc05a' };

/** Chinar: broad crown on a short, stout trunk, in fiery autumn colours unless `tones` is given. */
export function Chinar({ id, x, y, height, tones = AUTUMN, trunk = '#8a7464', light = 'left' }: TreePlace & { tones?: Leaves; trunk?: string }) {
  const crown = [...lobesIn(`${id}-crown`, x, y - height * 0.62, height * 0.46, height * 0.34, 20), [x - height * 0.36, y - height * 0.36, height * 0.13] as Lobe, [x + height * 0.36, y - height * 0.4, height * 0.12] as Lobe];
  return (
    <>
      <Trunk x={x} y={y} height={height} width={height * 0.085} fork={0.24} colour={trunk} light={light} spread={height * 0.34} />
      <Mass id={id} lobes={crown} tones={tones} fleck={height * 0.034} light={light} rim={0.24} />
    </>
  );
}
