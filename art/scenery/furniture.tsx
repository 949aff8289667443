/** Seats seen from behind. */
import { mix } from '../kit/colour.ts';
import { n, polygon } from '../kit/curves.ts';
import { Shadow } from './canvas.tsx';
import { band, box, oval } from './shapes.ts';

/** Legs and seat of a railway bench; draw the people next, then `BenchBack`. (x, y): middle of the seat; `drop`: from seat to floor. */
export function BenchSeat({ x, y, width, drop, wood = '#8a5a34', iron = '#2b2f3a' }: { x: number; y: number; width: number; drop: number; wood?: string; iron?: string }) {
  const w = width / 2;
  return (
    <>
      <Shadow x={x + 20} y={y + drop} width={w * 1.12} height={drop * 0.14} />
      <path d={box(x - w, y - 2, width, 18)} fill={mix(wood, '#2a1030', 0.4)} />
      {[-0.86, 0, 0.86].map((at) => (
        <path key={at} d={band([[x + at * w, y, 13], [x + at * w + 3, y + drop * 0.5, 8], [x + at * w, y + drop, 11]]) + band([[x + at * w, y + drop * 0.34, 7], [x + at * w + 16, y + drop * 0.62, 6], [x + at * w + 34, y + drop * 0.96, 9]])} fill={iron} />
      ))}
    </>
  );
}

/** The bench's back, `height` high: `planks` boards on iron stays. */
export function BenchBack({ x, y, width, height, planks = 3, wood = '#a56b3d', iron = '#2b2f3a' }: { x: number; y: number; width: number; height: number; planks?: number; wood?: string; iron?: string }) {
  const w = width / 2;
  const step = height / planks;
  return (
    <>
      {Array.from({ length: planks }, (_, i) => {
        const top = y - height + i * step;
        return (
          <g key={i}>
            <path d={box(x - w, top, width, step * 0.66)} fill={mix(wood, '#2a1030', i * 0.1)} />
            <path d={box(x - w, top, width, step * 0.12)} fill={mix(wood, '#ffe3ae', 0.5)} />
            <path d={box(x - w, top + step * 0.56, width, step * 0.1)} fill={mix(wood, '#2a1030', 0.45)} />
            <path d={box(x - w * (0.6 - i * 0.24), top + step * 0.3, w * 0.4, 2) + box(x + w * (0.2 + i * 0.16), top + step * 0.4, w * 0.3, 2)} fill={mix(wood, '#2a1030', 0.3)} />
          </g>
        );
      })}
      {[-0.86, 0, 0.86].map((at) => (
        <g key={at}>
          <path d={band([[x + at * w, y + 6, 15], [x + at * w, y - height * 0.5, 13], [x + at * w, y - height - 5, 11]])} fill={iron} />
          <path d={band([[x + at * w - 3, y, 3], [x + at * w - 3, y - height * 0.5, 3], [x + at * w - 2, y - height, 2]])} fill={mix(iron, '#fff0d0', 0.3)} />
          <path d={oval(x + at * w, y - height - 8, 9)} fill={iron} />
        </g>
      ))}
    </>
  );
}

/** The back of a low sofa: a teak frame with woven cane, and the cushions that show above it. (x, y) is the middle of its base. */
export function CaneSofaBack({ id, x, y, width, height, wood = '#7a4526', cane = '#dcae6e', cushion = '#c9603c' }: { id: string; x: number; y: number; width: number; height: number; wood?: string; cane?: string; cushion?: string }) {
  const w = width / 2;
  const top = y - height;
  const panels = 3;
  const inner = (width - 40) / panels;
  const weave = Array.from({ length: Math.ceil((width + height) / 18) }, (_, i) => `M${n(x - w - height + i * 18)} ${n(y)}l${n(height)} ${n(-height)}M${n(x - w + i * 18)} ${n(y)}l${n(-height)} ${n(-height)}`).join('');
  return (
    <>
      <clipPath id={id}>
        <path d={box(x - w, top, width, height * 0.8)} />
      </clipPath>
      <path d={`M${n(x - w * 0.94)} ${n(top + 20)}Q${n(x - w * 0.94)} ${n(top - 34)} ${n(x - w * 0.8)} ${n(top - 34)}H${n(x + w * 0.8)}Q${n(x + w * 0.94)} ${n(top - 34)} ${n(x + w * 0.94)} ${n(top + 20)}Z`} fill={cushion} />
      <path d={`M${n(x + w * 0.3)} ${n(top + 20)}V${n(top - 34)}H${n(x + w * 0.8)}Q${n(x + w * 0.94)} ${n(top - 34)} ${n(x + w * 0.94)} ${n(top + 20)}Z`} fill={mix(cushion, '#3a1638', 0.26)} />
      <path d={box(x - w, top, width, height * 0.8)} fill={cane} />
      <g clipPath={`url(#${id})`}>
        <path d={weave} stroke={mix(cane, '#4a2418', 0.5)} strokeWidth={3.4} />
        <path d={weave} stroke={mix(cane, '#fff0c8', 0.5)} strokeWidth={1.4} transform="translate(-2 -2)" />
        <path d={polygon([[x + w * 0.2, top], [x + w, top], [x + w, y], [x + w * 0.05, y]])} fill="#3a1638" opacity={0.24} />
      </g>
      <path d={Array.from({ length: panels + 1 }, (_, i) => box(x - w + i * (inner + 40 / (panels + 1)) * 0.998, top, 26, height * 0.84)).join('') + box(x - w, top + height * 0.78, width, 24)} fill={wood} />
      <path d={`M${n(x - w - 14)} ${n(top + 18)}Q${n(x - w - 18)} ${n(top - 12)} ${n(x - w + 10)} ${n(top - 12)}H${n(x + w - 10)}Q${n(x + w + 18)} ${n(top - 12)} ${n(x + w + 14)} ${n(top + 18)}Z`} fill={mix(wood, '#ffd9a0', 0.14)} />
      <path d={box(x - w, top - 11, width, 6)} fill={mix(wood, '#ffe3ae', 0.45)} />
      <path d={band([[x - w + 14, y - height * 0.2, 24], [x - w + 10, y, 14]]) + band([[x + w - 14, y - height * 0.2, 24], [x + w - 10, y, 14]])} fill={mix(wood, '#2a1030', 0.3)} />
    </>
  );
}
