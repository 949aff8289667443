/** San Thome Basilica: white Gothic, with one tall spire behind the gable. */
import { n, polygon } from '../kit/curves.ts';
import { archPath, type StoneTones } from './architecture.tsx';
import { box, lightSign, oval, type Light, type Spot } from './shapes.ts';

/** The church from the front. (x, y): middle of its base; `height`: to the tip of the spire's cross; the width is about 0.6 × `height`. */
export function Basilica({ x, y, height, tones, slate = '#6f6a8a', light = 'left' }: { x: number; y: number; height: number; tones: StoneTones; slate?: string; light?: Light }) {
  const side = lightSign(light);
  const h = (part: number) => height * part;
  const at = (across: number, up: number): Spot => [x + h(across), y - h(up)];
  const spire = (across: number, foot: number, half: number, top: number) => (
    <>
      <path d={polygon([at(across - half, foot), at(across + half, foot), at(across, top)])} fill={tones.high} />
      <path d={polygon([at(across, foot), at(across - side * half, foot), at(across, top)])} fill={tones.shade} opacity={0.6} />
    </>
  );
  const tower = (across: number, half: number, top: number) => (
    <>
      <path d={box(x + h(across - half), y - h(top), h(half * 2), h(top))} fill={tones.lit} />
      <path d={box(x + h(side < 0 ? across + half * 0.3 : across - half), y - h(top), h(half * 0.7), h(top))} fill={tones.shade} opacity={0.6} />
    </>
  );
  return (
    <>
      {tower(0, 0.085, 0.54)}
      <path d={archPath('pointed', x - h(0.036), y - h(0.42), h(0.045), h(0.1)) + archPath('pointed', x + h(0.036), y - h(0.42), h(0.045), h(0.1))} fill={tones.dark} />
      <path d={box(x - h(0.1), y - h(0.56), h(0.2), h(0.03))} fill={tones.line} />
      {[-0.086, 0.086].map((across) => (
        <g key={across}>{spire(across, 0.56, 0.018, 0.66)}</g>
      ))}
      {spire(0, 0.56, 0.076, 0.95)}
      <path d={box(x - h(0.006), y - height, h(0.012), h(0.07)) + box(x - h(0.02), y - h(0.98), h(0.04), h(0.012))} fill={tones.line} />
      {/* The aisles, lower than the nave, each with its own roof. */}
      <path d={polygon([at(-0.27, 0), at(-0.27, 0.16), at(-0.13, 0.23), at(0.13, 0.23), at(0.27, 0.16), at(0.27, 0)])} fill={tones.mid} />
      <path d={polygon([at(-0.285, 0.155), at(-0.13, 0.235), at(-0.13, 0.205), at(-0.285, 0.125)]) + polygon([at(0.285, 0.155), at(0.13, 0.235), at(0.13, 0.205), at(0.285, 0.125)])} fill={slate} />
      <path d={polygon([at(-0.15, 0), at(-0.15, 0.28), at(0, 0.42), at(0.15, 0.28), at(0.15, 0)])} fill={tones.high} />
      <path d={polygon([at(0, 0), at(0, 0.42), at(-side * 0.15, 0.28), at(-side * 0.15, 0)])} fill={tones.shade} opacity={0.22} />
      <path d={polygon([at(-0.165, 0.265), at(0, 0.42), at(0.165, 0.265), at(0.165, 0.295), at(0, 0.45), at(-0.165, 0.295)])} fill={slate} />
      {[-0.16, 0.16].map((across) => (
        <g key={across}>
          {tower(across, 0.022, 0.3)}
          {spire(across, 0.3, 0.026, 0.4)}
        </g>
      ))}
      <path d={oval(x, y - h(0.25), h(0.046))} fill={tones.line} />
      <path d={oval(x, y - h(0.25), h(0.034))} fill={slate} />
      <path d={[-0.095, 0, 0.095].map((across) => archPath('pointed', x + h(across), y, h(0.06), h(across ? 0.13 : 0.16))).join('')} fill={tones.dark} />
      <path d={[-0.21, 0.21].map((across) => archPath('pointed', x + h(across), y - h(0.03), h(0.04), h(0.09))).join('')} fill={tones.dark} />
      <path d={`M${n(x - h(0.3))} ${n(y)}h${n(h(0.6))}v${n(h(0.02))}h${n(-h(0.6))}Z`} fill={tones.shade} />
    </>
  );
}
