/** The gopuram of a South Indian temple. */
import { n, polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { archPath, Finial, type StoneTones } from './architecture.tsx';
import { box, lightSign, oval, type Light } from './shapes.ts';

/** A Tamil gate tower: granite base, ever smaller tiers of painted niches, barrel roof with kalashas. (x, y) is the middle of its base. */
export function Gopuram({ id, x, y, width, height, tiers = 7, tones, accents = ['#3f8f9a', '#e8a83a', '#c2452f', '#5f9a5a'], light = 'left', gold = '#e8b04a' }: { id: string; x: number; y: number; width: number; height: number; tiers?: number; tones: StoneTones; accents?: readonly [string, ...string[]]; light?: Light; gold?: string }) {
  const r = random(id);
  const side = lightSign(light);
  const base = height * 0.2;
  const body = height * 0.62;
  const halfAt = (t: number) => (width / 2) * (0.92 - 0.48 * t ** 0.9);
  let floor = y - base;
  const storeys = Array.from({ length: tiers }, (_, i) => {
    const t = i / tiers;
    const tall = (body / tiers) * (1.22 - 0.44 * t);
    const [w, up] = [halfAt(t), halfAt((i + 1) / tiers)];
    const level = floor;
    floor -= tall;
    const niches = 2 * Math.round(4 - t * 2) + 1;
    return (
      <g key={i}>
        <path d={polygon([[x - w, level], [x + w, level], [x + up * 1.02, floor], [x - up * 1.02, floor]])} fill={tones.lit} />
        <path d={polygon([[x - side * w * 0.34, level], [x - side * w, level], [x - side * up * 1.02, floor], [x - side * up * 0.34, floor]])} fill={tones.shade} opacity={0.45} />
        {Array.from({ length: niches }, (_, k) => {
          const nx = x + ((k + 0.5) / niches - 0.5) * w * 1.86;
          const middle = k === (niches - 1) / 2;
          const nw = ((w * 1.86) / niches) * (middle ? 0.72 : 0.56);
          return (
            <g key={k}>
              <path d={archPath(middle ? 'flat' : 'round', nx, level, nw, tall * 0.62)} fill={tones.line} />
              <path d={archPath(middle ? 'flat' : 'round', nx, level, nw * 0.6, tall * 0.46)} fill={middle ? tones.dark : r.pick(accents)} />
              <path d={archPath('round', nx, level - tall * 0.68, nw * 1.05, tall * 0.3)} fill={k % 2 ? r.pick(accents) : tones.high} />
            </g>
          );
        })}
        <path d={polygon([[x - w * 1.05, level + tall * 0.03], [x + w * 1.05, level + tall * 0.03], [x + w * 0.98, level - tall * 0.1], [x - w * 0.98, level - tall * 0.1]])} fill={tones.line} />
        <path d={box(x - w * 1.02, level + tall * 0.03, w * 2.04, tall * 0.06)} fill={tones.shade} />
      </g>
    );
  });
  const top = halfAt(1) * 1.06;
  const roof = height * 0.12;
  const kalashas = Math.max(5, Math.round(top / 9) | 1);
  return (
    <>
      <path d={polygon([[x - width * 0.5, y], [x - width * 0.47, y - base], [x + width * 0.47, y - base], [x + width * 0.5, y]])} fill={tones.mid} />
      <path d={polygon([[x - side * width * 0.16, y], [x - side * width * 0.5, y], [x - side * width * 0.47, y - base], [x - side * width * 0.16, y - base]])} fill={tones.shade} />
      {[-0.38, -0.26, 0.26, 0.38].map((at) => (
        <path key={at} d={box(x + at * width - width * 0.018, y - base * 0.9, width * 0.036, base * 0.9)} fill={tones.lit} />
      ))}
      <path d={box(x - width * 0.13, y - base * 0.84, width * 0.26, base * 0.84)} fill={tones.line} />
      <path d={box(x - width * 0.1, y - base * 0.78, width * 0.2, base * 0.78)} fill={tones.dark} />
      {storeys}
      <path d={`M${n(x - top)} ${n(floor)}Q${n(x - top * 1.1)} ${n(floor - roof)} ${n(x - top * 0.8)} ${n(floor - roof)}H${n(x + top * 0.8)}Q${n(x + top * 1.1)} ${n(floor - roof)} ${n(x + top)} ${n(floor)}Z`} fill={tones.lit} />
      <path d={box(x - top * 0.9, floor - roof * 0.44, top * 1.8, roof * 0.14) + box(x - top, floor - roof * 0.06, top * 2, roof * 0.08)} fill={tones.line} />
      {[-1, 1].map((s) => (
        <g key={s}>
          <path d={oval(x + s * top * 0.92, floor - roof * 0.5, top * 0.17, roof * 0.54)} fill={s === side ? tones.high : tones.shade} />
          <path d={oval(x + s * top * 0.92, floor - roof * 0.42, top * 0.09, roof * 0.3)} fill={tones.dark} />
        </g>
      ))}
      {Array.from({ length: kalashas }, (_, i) => (
        <Finial key={i} x={x + ((i + 0.5) / kalashas - 0.5) * top * 1.6} y={floor - roof} height={roof * 0.62} colour={gold} />
      ))}
    </>
  );
}
