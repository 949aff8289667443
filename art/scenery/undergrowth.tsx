/** Plants beside a path: ferns, tufts, tall grass, broad leaves for near corners. (x, y) is the foot, or the left end of tall grass. */
import { random } from '../kit/random.ts';
import { band, leaf } from './shapes.ts';

/** Fern fronds from one root; `size`: length of the longest frond. They are in two greens, the darker ones behind. */
export function Fern({ id, x, y, size, dark = '#1c4a38', light = '#4f8a46', fronds = 7, lean = 0 }: { id: string; x: number; y: number; size: number; dark?: string; light?: string; fronds?: number; lean?: number }) {
  const r = random(id);
  const tones = ['', ''];
  for (let f = 0; f < fronds; f += 1) {
    const spread = (f / (fronds - 1 || 1) - 0.5) * 2;
    const start = -Math.PI / 2 + spread * 0.95 + lean + r.between(-0.12, 0.12);
    const length = size * r.between(0.7, 1);
    const tone = f % 3 === 1 ? 1 : 0;
    let px = x;
    let py = y;
    const steps = 13;
    const stations: [number, number, number][] = [[x, y, size * 0.03]];
    for (let i = 1; i <= steps; i += 1) {
      const t = i / steps;
      // A frond rises, then bends to its own side.
      const angle = start + (spread + lean * 0.6 || 0.1) * t * t * 0.9;
      px += (Math.cos(angle) * length) / steps;
      py += (Math.sin(angle) * length) / steps;
      stations.push([px, py, size * 0.024 * (1 - t)]);
      const reach = length * 0.3 * Math.sin(Math.PI * (0.16 + t * 0.8)) + 2;
      tones[tone] += leaf(px, py, reach, reach * 0.17, angle + 0.95) + leaf(px, py, reach, reach * 0.17, angle - 0.95);
    }
    tones[tone] += band(stations);
  }
  return (
    <>
      <path d={tones[0]} fill={dark} />
      <path d={tones[1]} fill={light} />
    </>
  );
}

/** A tuft of grass. `blades` is the number of blades, 6 to 16. */
export function GrassTuft({ id, x, y, size, dark = '#3d6b35', light = '#8fb54a', blades = 12 }: { id: string; x: number; y: number; size: number; dark?: string; light?: string; blades?: number }) {
  const r = random(id);
  const tones = ['', ''];
  for (let i = 0; i < blades; i += 1) {
    const length = size * r.between(0.45, 1);
    tones[i % 3 === 2 ? 1 : 0] += leaf(x + r.between(-0.18, 0.18) * size, y, length, length * 0.05, -Math.PI / 2 + r.between(-0.7, 0.7));
  }
  return (
    <>
      <path d={tones[0]} fill={dark} />
      <path d={tones[1]} fill={light} />
    </>
  );
}

/** Tall grass from x to x + width, of uneven height, bent by `wind`. To set a tiger in it, draw grass behind the tiger and in front. */
export function TallGrass({ id, x, y, width, height, dark = '#8a6a2a', mid = '#c0963c', light = '#ead08a', density = 1, wind = 0.16 }: { id: string; x: number; y: number; width: number; height: number; dark?: string; mid?: string; light?: string; density?: number; wind?: number }) {
  const r = random(id);
  const tones = ['', '', ''];
  let ears = '';
  const count = Math.round((width / 5.5) * density);
  for (let i = 0; i < count; i += 1) {
    const px = x + ((i + r.next()) / count) * width;
    // Clumps: the height varies in waves, so that the top is not a straight line.
    const swell = 0.72 + 0.28 * Math.sin(px * 0.021 + 1.3) * Math.sin(px * 0.0071);
    const length = height * swell * r.between(0.5, 1.05);
    const lean = wind + r.between(-0.22, 0.22);
    const tipX = px + Math.sin(lean) * length * 1.25;
    const tipY = y - Math.cos(lean) * length;
    const tone = r.next() < 0.4 ? 0 : r.next() < 0.6 ? 1 : 2;
    tones[tone] += band([[px, y + r.between(0, 8), 2.6 + height * 0.016], [px + Math.sin(lean) * length * 0.42, y - length * 0.55, 2 + height * 0.011], [tipX, tipY, 0.4]]);
    if (i % 9 === 4) ears += leaf(tipX, tipY, height * 0.13, height * 0.02, -Math.PI / 2 + lean * 2.4);
  }
  return (
    <>
      <path d={tones[0]} fill={dark} />
      <path d={tones[1]} fill={mid} />
      <path d={`${tones[2]}${ears}`} fill={light} />
    </>
  );
}

/** Broad leaves on arching stalks (banana, taro, ginger) for a near corner; `size`: about the length of one leaf. */
export function BroadLeaves({ id, x, y, size, dark = '#123f31', light = '#2f7a4a', vein = '#5aa060', count = 6, lean = 0 }: { id: string; x: number; y: number; size: number; dark?: string; light?: string; vein?: string; count?: number; lean?: number }) {
  const r = random(id);
  return Array.from({ length: count }, (_, i) => {
    const spread = (i / (count - 1 || 1) - 0.5) * 2.1 + lean + r.between(-0.1, 0.1);
    const angle = -Math.PI / 2 + spread * 0.8;
    const stalk = size * r.between(0.35, 0.6);
    const sx = x + Math.cos(angle) * stalk;
    const sy = y + Math.sin(angle) * stalk;
    const droop = angle + spread * 0.42;
    const length = size * r.between(0.8, 1.1);
    const half = length * 0.17;
    const [dx, dy] = [Math.cos(droop), Math.sin(droop)];
    const [ex, ey] = [sx + dx * length, sy + dy * length + length * 0.08];
    const side = (k: number) => `M${sx.toFixed(1)} ${sy.toFixed(1)}Q${(sx + dx * length * 0.42 - dy * half * k).toFixed(1)} ${(sy + dy * length * 0.42 + dx * half * k).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}Q${(sx + dx * length * 0.5).toFixed(1)} ${(sy + dy * length * 0.5).toFixed(1)} ${sx.toFixed(1)} ${sy.toFixed(1)}Z`;
    return (
      <g key={i}>
        <path d={band([[x, y, size * 0.05], [sx, sy, size * 0.03], [sx + dx * length * 0.5, sy + dy * length * 0.5, 2]])} fill={dark} />
        <path d={side(1.7)} fill={spread > 0 ? light : dark} />
        <path d={side(-1.7)} fill={spread > 0 ? dark : light} />
        <path d={band([[sx, sy, size * 0.022], [sx + dx * length * 0.5, sy + dy * length * 0.5 + 1, size * 0.014], [ex, ey, 0.4]])} fill={vein} opacity={0.7} />
      </g>
    );
  });
}
