/** Open ground: blades of grass, ripples on sand, long shadows. Marks get larger towards us. */
import { polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { heightAt, leaf, lens, rounded, type Spot } from './shapes.ts';

/** Short grass on a slope from `crest` to `bottom`: clumps of blades, small below the crest, up to `size` long at the bottom. */
export function Turf({ id, crest, bottom, size, dark, light, count = 420 }: { id: string; crest: readonly Spot[]; bottom: number; size: number; dark: string; light: string; count?: number }) {
  const r = random(id);
  const line = rounded(crest);
  const [left, right] = [line[0]?.[0] ?? 0, line[line.length - 1]?.[0] ?? 1600];
  const tones = ['', ''];
  for (let clump = 0; clump < count / 5; clump += 1) {
    const x = r.between(left, right);
    const top = heightAt(line, x);
    // The exponent makes clumps rarer near the crest, so that the far ground doesn't look bristly.
    const t = r.next() ** 0.7;
    const y = top + 6 + t * (bottom - top);
    const long = size * (0.22 + 0.78 * t);
    for (let blade = 0; blade < 5; blade += 1) tones[blade % 2] += leaf(x + r.between(-0.5, 0.5) * long, y + r.between(-0.1, 0.1) * long, long * r.between(0.5, 1), long * 0.07, -Math.PI / 2 + r.between(-0.6, 0.7));
  }
  return (
    <>
      <path d={tones[0]} fill={dark} />
      <path d={tones[1]} fill={light} />
    </>
  );
}

/** Small uneven marks on sand, earth or wet stone inside a box: lenses that get larger towards us. */
export function GroundMarks({ id, x = 0, y, width = 1600, height, count = 70, colour, opacity = 0.5, size = 1 }: { id: string; x?: number; y: number; width?: number; height: number; count?: number; colour: string; opacity?: number; size?: number }) {
  const r = random(id);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const t = r.next();
    d += lens(x + r.between(0, width), y + t * height, (10 + 54 * t) * r.between(0.4, 1.3) * size, (1 + 4.5 * t) * r.between(0.6, 1.2) * size);
  }
  return <path d={d} fill={colour} opacity={opacity} />;
}

/** A shadow in low sun, from the foot at (x, y) to its far end, `to`. */
export function LongShadow({ x, y, to, width, colour = '#2a1a2e', opacity = 0.3 }: { x: number; y: number; to: Spot; width: number; colour?: string; opacity?: number }) {
  const w = width / 2;
  return <path d={polygon([[x - w, y - 2], [x + w * 0.4, y - w * 0.34], [to[0], to[1] - w * 0.3], [to[0] + w * 0.5, to[1]], [to[0] - w * 0.2, to[1] + w * 0.26], [x + w, y + w * 0.22]])} fill={colour} opacity={opacity} />;
}
