/** A coconut palm for the foreground, with fronds of every age, from the upright spear to the dead ones. For distant palms use `Palm`. */
import { mix } from '../kit/colour.ts';
import { n } from '../kit/curves.ts';
import { random, type Random } from '../kit/random.ts';
import { band, leaf, lightSign, oval, type Spot } from './shapes.ts';
import type { TreePlace } from './trees.tsx';

/** A frond: `out` −1 (left) to 1 (right), `rise` at its root (radians), `droop` of its tip, `towards` us (1) or away (−1). */
type Frond = { out: number; rise: number; droop: number; towards: number; length: number };
type Drawn = { sunny: string; shady: string; rib: string };

/** Leaflets grow on both sides of the rib and hang down; they are sunlit above the rib and in its shade below. */
function drawFrond(r: Random, [x, y]: Spot, { out, rise, droop, towards, length }: Frond): Drawn {
  const at = (t: number): Spot => [x + length * out * Math.cos(rise) * t * (1 - 0.14 * t * t), y - length * Math.sin(rise) * t + length * droop * t ** 2.2 + length * 0.2 * towards * t];
  const steps = 30;
  const rib = Array.from({ length: 11 }, (_, i): [number, number, number] => [...at(i / 10), length * 0.016 * (1 - i / 10) + 0.6]);
  let sunny = '';
  let shady = '';
  for (let i = 3; i <= steps; i += 1) {
    const t = i / steps;
    const [px, py] = at(t);
    const [qx, qy] = at(t - 0.03);
    const along = Math.atan2(py - qy, px - qx);
    const long = length * 0.25 * Math.sin(Math.PI * (0.2 + t * 0.68)) ** 0.8;
    for (const side of [-1, 1]) {
      // The wind has torn a few off.
      if (r.next() < 0.06) continue;
      const turn = along + side * (1.1 - t * 0.6) + r.between(-0.09, 0.09);
      const weight = 0.3 + 0.22 * t;
      const hang = Math.atan2(Math.sin(turn) * (1 - weight) + weight, Math.cos(turn) * (1 - weight));
      const drawn = leaf(px, py, long * r.between(0.86, 1.08), long * 0.085, hang);
      if (Math.sin(turn) < Math.sin(along)) sunny += drawn;
      else shady += drawn;
    }
  }
  return { sunny, shady, rib: band(rib) };
}

/** A coconut palm: foot at (x, y), about `height` high. `lean`: as a fraction of the height (.06 to .2; negative leans left). */
export function CoconutPalm({ id, x, y, height, lean = 0.14, dark = '#2f6b4a', lit = '#8fb65a', trunk = '#8a6a50', light = 'left' }: TreePlace & { lean?: number; dark?: string; lit?: string; trunk?: string }) {
  const r = random(id);
  const side = lightSign(light);
  const wide = height * 0.027;
  const stem = (t: number): Spot => [x + lean * height * t ** 1.7, y - height * 0.82 * t];
  const girth = (t: number) => wide * (t < 0.1 ? 1.9 - t * 8 : 1.12 - t * 0.34);
  const crown = stem(1);
  const steps = [0, 0.03, 0.1, 0.3, 0.5, 0.7, 0.9, 1];
  const bark = (shift: number, share: number) => band(steps.map((t) => [stem(t)[0] + shift * girth(t), stem(t)[1], girth(t) * share] as const));
  const scars = Array.from({ length: 30 }, (_, i) => {
    const t = 0.07 + (i * 0.92) / 30 + r.between(-0.006, 0.006);
    const [px, py] = stem(t);
    const w = girth(t) / 2;
    return `M${n(px - w)} ${n(py - w * 0.1)}Q${n(px)} ${n(py + w * 0.55)} ${n(px + w)} ${n(py - w * 0.1)}`;
  }).join('');
  const frond = (out: number, rise: number, droop: number, towards: number, share: number) => drawFrond(r, crown, { out: out * r.between(0.9, 1.06), rise: rise + r.between(-0.13, 0.13), droop: droop * r.between(0.88, 1.12), towards, length: height * share * r.between(0.93, 1.07) });
  const behind = [frond(-0.72, 0.75, 0.62, -1, 0.34), frond(0.66, 0.85, 0.6, -1, 0.34), frond(-0.24, 1.15, 0.5, -1, 0.32), frond(0.95, 0.3, 0.6, -0.5, 0.36), frond(-0.98, 0.26, 0.6, -0.5, 0.35)];
  const dead = [frond(-0.4, -0.7, 0.5, 0.3, 0.25), frond(0.5, -0.66, 0.4, 0.2, 0.16)];
  const middle = [frond(1, 0.05, 0.62, 0.2, 0.38), frond(-1, 0.1, 0.64, 0.3, 0.38), frond(0.9, 0.62, 0.66, 0, 0.4), frond(-0.92, 0.66, 0.64, 0, 0.4)];
  const before = [frond(0.62, -0.1, 0.52, 1, 0.34), frond(-0.66, -0.02, 0.52, 1, 0.35), frond(0.5, 0.9, 0.72, 0.6, 0.37), frond(-0.44, 0.98, 0.66, 0.5, 0.37)];
  const spear = [frond(0.3, 1.36, 0.3, 0, 0.28), frond(-0.5, 1.24, 0.44, 0.1, 0.33)];
  const far = mix(dark, '#0f2b34', 0.34);
  const layer = (fronds: readonly Drawn[], sunny: string, shady: string, rib: string) => (
    <>
      <path d={fronds.map((one) => one.shady).join('')} fill={shady} />
      <path d={fronds.map((one) => one.sunny).join('')} fill={sunny} />
      <path d={fronds.map((one) => one.rib).join('')} fill={rib} />
    </>
  );
  const nut = (dx: number, dy: number, size: number) => oval(crown[0] + dx * wide, crown[1] + dy * wide, wide * size, wide * size * 1.16);
  const husk = mix(lit, '#c98a3a', 0.45);
  return (
    <>
      {layer(behind, mix(far, dark, 0.6), far, mix(dark, lit, 0.3))}
      <path d={bark(0, 1)} fill={mix(trunk, '#2a1a2e', 0.42)} />
      <path d={bark(side * 0.2, 0.5)} fill={trunk} />
      <path d={bark(side * 0.36, 0.16)} fill={mix(trunk, '#ffe6bd', 0.3)} />
      <path d={scars} stroke={mix(trunk, '#2a1a2e', 0.6)} strokeWidth={Math.max(0.8, wide * 0.07)} fill="none" opacity={0.6} />
      <path d={Array.from({ length: 9 }, (_, i) => leaf(x + (i - 4) * wide * 0.24, y - wide * 0.3, wide * 0.9, wide * 0.1, Math.PI / 2 + (4 - i) * 0.24)).join('')} fill={mix(trunk, '#2a1a2e', 0.42)} />
      {layer(dead, mix(trunk, '#c98f4c', 0.34), mix(trunk, '#4a2f26', 0.36), mix(trunk, '#e0b878', 0.34))}
      {layer(middle, mix(dark, lit, side < 0 ? 0.62 : 0.5), dark, mix(lit, '#fff0b0', 0.25))}
      <path d={band([[...stem(0.93), girth(0.9) * 1.05], [...stem(0.98), girth(1) * 1.7], [crown[0], crown[1] - wide * 0.9, girth(1) * 1.1]])} fill={mix(trunk, '#4a2f22', 0.45)} />
      <path d={nut(-0.9, 0.9, 0.62) + nut(0.1, 1.3, 0.66) + nut(1, 0.8, 0.6) + nut(-0.3, 0.4, 0.55)} fill={mix(husk, '#2a1a2e', 0.28)} />
      <path d={nut(-1.02, 0.76, 0.36) + nut(-0.02, 1.14, 0.4) + nut(0.88, 0.66, 0.34)} fill={mix(husk, '#fff0b0', 0.16)} />
      {layer(before, lit, mix(dark, lit, 0.28), mix(lit, '#fff0b0', 0.45))}
      {layer(spear, mix(lit, '#f4e89a', 0.4), mix(lit, dark, 0.3), mix(lit, '#fff6c8', 0.5))}
    </>
  );
}
