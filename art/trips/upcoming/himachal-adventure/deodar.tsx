/** Deodars: a mast-like trunk, and uneven boughs in separate tiers that spread level and droop at their tips. */
import { mix } from '../../../kit/colour.ts';
import { smooth } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { faded, type Leaves, type Lobe, Mass } from '../../../scenery/foliage.tsx';
import { band, lens, scallop } from '../../../scenery/shapes.ts';

type Place = { id: string; x: number; y: number; height: number };

/** A near deodar. `wide`: about the length of its longest boughs; `bare`: the bare part of its trunk; both as fractions of its height. */
export function Deodar({ id, x, y, height, tones, trunk, wide = 0.24, bare = 0.1 }: Place & { tones: Leaves; trunk: string; wide?: number; bare?: number }) {
  const r = random(id);
  const tiers = Math.round(10 + height / 70);
  const lean = r.between(-0.02, 0.02) * height;
  const thick = height * 0.034;
  const rise = (t: number) => y - height * (bare + (0.97 - bare) * t);
  const axis = (t: number) => x + lean * t;
  const boughs = Array.from({ length: tiers }, (_, tier) => {
    const t = (tier + r.between(-0.2, 0.2)) / tiers;
    const full = height * wide * (1 - Math.max(0, t)) ** 0.85 + height * 0.014;
    // A tier has a bough at the back, one to each side, and one towards us that covers the trunk.
    return [{ out: r.between(-0.5, 0.5), back: true }, { out: -r.between(0.66, 1.12), back: false }, { out: r.between(0.66, 1.12), back: false }, { out: r.between(-0.34, 0.34), back: false }].map(({ out, back }, k) => ({ t: Math.max(0, t + r.between(-0.022, 0.022)), out: out * full, size: full, back, key: `${tier}-${k}` }));
  }).flat();
  const drawn = boughs.map(({ t, out, size, back, key }) => {
    const [fromX, fromY] = [axis(t), rise(t)];
    const reach = Math.abs(out);
    const fat = Math.max(height * 0.014, size * 0.15);
    const steps = Math.max(2, Math.ceil(reach / (fat * 1.15)));
    const lobes: Lobe[] = Array.from({ length: steps + 1 }, (_, i) => {
      const part = i / steps;
      // A bough starts almost level, then drops with the square of the distance.
      return [fromX + out * part, fromY + size * (0.04 * part + 0.24 * part ** 2) + r.between(-0.012, 0.012) * size + (reach < size * 0.4 ? size * 0.1 : 0), fat * (1.5 - part * 0.6) * r.between(0.86, 1.16), fat * (0.72 - part * 0.26)];
    });
    // Soft sprays hang from the underside of the bough, longest in the middle.
    const sprays = lobes.map(([lx, ly, rx, ry = rx], i) => scallop(r, lx + r.between(-0.3, 0.3) * rx, ly + ry * 0.7, rx * 0.62, ry * (0.5 + 0.7 * Math.sin((Math.PI * i) / steps)), 7, 0.3)).join('');
    const side = back ? 0.5 : out > size * 0.3 ? 0.44 : 0;
    return { key, back, sprays, lobes, tones: side ? faded(tones, tones.dark, side) : tones };
  });
  const paint = (isBack: boolean) =>
    drawn.filter(({ back }) => back === isBack).map(({ key, sprays, lobes, tones: own }) => (
      <g key={key}>
        <path d={sprays} fill={own.dark} />
        <Mass id={`${id}-${key}`} lobes={lobes} tones={own} lit={0.66} rim={0.24} />
      </g>
    ));
  return (
    <>
      {paint(true)}
      <path d={band([[x, y + 8, thick * 1.7], [x, y - height * 0.05, thick * 1.05], [axis(0.5), rise(0.5), thick * 0.6], [axis(1), rise(1.01), 1]])} fill={mix(trunk, '#1a1a30', 0.4)} />
      <path d={band([[x - thick * 0.4, y + 4, thick * 0.5], [x - thick * 0.26, y - height * 0.05, thick * 0.36], [axis(0.5) - thick * 0.14, rise(0.5), thick * 0.2]])} fill={trunk} />
      {paint(false)}
    </>
  );
}

/** A deodar in the distance: one soft dark shape of drooping tiers, with sun on its left boughs. */
export function FarDeodar({ id, x, y, height, dark, lit }: Place & { dark: string; lit: string }) {
  const r = random(id);
  const tiers = 6 + Math.round(height / 34);
  const wide = height * r.between(0.15, 0.21);
  let form = band([[x, y, height * 0.04], [x, y - height * 0.5, height * 0.02], [x, y - height * 0.94, 0.6]]);
  let sunny = '';
  for (let tier = 0; tier < tiers; tier += 1) {
    const t = (tier + 0.4) / tiers;
    const at = y - height * (0.97 - 0.85 * t);
    const [left, right] = [wide * t ** 0.8 * r.between(0.62, 1.2), wide * t ** 0.8 * r.between(0.62, 1.2)];
    const deep = (height / tiers) * r.between(0.8, 1.1);
    form += smooth([{ x, y: at - deep * 0.8 }, { x: x + right * 0.6, y: at }, { x: x + right, y: at + deep * 0.55, corner: true }, { x: x + right * 0.4, y: at + deep * 0.42 }, { x: x - left * 0.4, y: at + deep * 0.46 }, { x: x - left, y: at + deep * 0.55, corner: true }, { x: x - left * 0.6, y: at }]);
    sunny += lens(x - left * 0.46, at + deep * 0.06, left * 0.8, deep * 0.3);
  }
  return (
    <>
      <path d={form} fill={dark} />
      <path d={sunny} fill={lit} />
    </>
  );
}
