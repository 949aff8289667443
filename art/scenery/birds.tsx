/** Birds in the sky and on the ground. */
import { mix } from '../kit/colour.ts';
import { n } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { form, Standing, underside, type AnimalPlace } from './animal.tsx';
import { leaf, oval } from './shapes.ts';

/** A loose flock around (x, y); size, wing beat and tilt vary. Choose a `colour` as dark as the far ridge, not black. */
export function Flock({ id, x, y, width = 240, height = 90, count = 7, size = 14, colour = '#4a5a70' }: { id: string; x: number; y: number; width?: number; height?: number; count?: number; size?: number; colour?: string }) {
  const r = random(id);
  let d = '';
  for (let i = 0; i < count; i += 1) {
    const t = count > 1 ? i / (count - 1) : 0.5;
    const s = size * r.between(0.55, 1.25);
    const bx = x + (t - 0.5) * width + r.between(-0.1, 0.1) * width;
    const by = y + Math.sin(t * 3.4 + 0.6) * height * 0.4 + r.between(-0.3, 0.3) * height;
    const lift = r.between(0.3, 1) * s * 0.62;
    const tilt = r.between(-0.24, 0.24);
    const at = (px: number, py: number) => `${n(bx + px * Math.cos(tilt) - py * Math.sin(tilt))} ${n(by + px * Math.sin(tilt) + py * Math.cos(tilt))}`;
    d += `M${at(-s, -lift * 0.8)}Q${at(-s * 0.5, -lift * 1.2)} ${at(0, 0)}Q${at(s * 0.5, -lift * 1.35)} ${at(s, -lift)}Q${at(s * 0.5, -lift * 0.86)} ${at(s * 0.12, s * 0.2)}Q${at(-s * 0.1, s * 0.24)} ${at(-s * 0.14, s * 0.14)}Q${at(-s * 0.5, -lift * 0.74)} ${at(-s, -lift * 0.8)}Z`;
  }
  return <path d={d} fill={colour} />;
}

/** A peacock, walking with its train behind it or displaying. `height`: to the tip of the crest when walking. */
export function Peacock({ pose = 'walk', blue = '#1f5fa6', green = '#2f8f6a', gold = '#e8b04a', ...place }: AnimalPlace & { pose?: 'walk' | 'display'; blue?: string; green?: string; gold?: string }) {
  const eyes: [number, number, number][] = [];
  const fan: string[] = [];
  const display = pose === 'display';
  if (display) {
    for (let row = 0; row < 3; row += 1) {
      const count = 13 + row * 4;
      for (let i = 0; i < count; i += 1) {
        const angle = -Math.PI * (0.03 + (0.94 * i) / (count - 1));
        const far = 58 + row * 24;
        fan.push(leaf(0, -44, far + 12, 6.4, angle));
        eyes.push([Math.cos(angle) * far, -44 + Math.sin(angle) * far, 4.4]);
      }
    }
  } else for (let i = 0; i < 15; i += 1) eyes.push([-40 - ((i * 0.618) % 1) * 76, -30 + (((i * 0.618) % 1) * 76) * 0.22 + ((i % 4) - 1.5) * 5.4, 3.2]);
  const plain = place.ink;
  return (
    <Standing {...place} reach={30}>
      {display && <path d={fan.join('')} fill={plain ?? mix(green, '#123b30', 0.35)} />}
      {!display && <path d={form([[-10, -46], [-40, -42], [-80, -30], [-118, -16], [-126, -6], [-110, -2], [-76, -8], [-40, -20], [-10, -30]])} fill={plain ?? green} />}
      {!display && !plain && <path d={form([[-14, -32], [-50, -24], [-90, -12], [-124, -5], [-110, -1], [-76, -7], [-40, -19]])} fill={underside(green, 0.36)} />}
      {!plain && <path d={eyes.map(([x, y, s]) => oval(x, y, s, s * 1.1)).join('')} fill={gold} />}
      {!plain && <path d={eyes.map(([x, y, s]) => oval(x, y, s * 0.62, s * 0.7)).join('')} fill="#2f9fb0" />}
      {!plain && <path d={eyes.map(([x, y, s]) => oval(x, y, s * 0.34, s * 0.4)).join('')} fill="#1d2350" />}
      <path d={`M2 -26L4 0M10 -26L9 0M4 0h6M9 0h6`} stroke={plain ?? '#8a7a5a'} strokeWidth={2.2} fill="none" />
      <path d={form([[-16, -44], [-4, -52], [8, -54], [15, -68], [19, -80], [25, -86], [31, -81], [28, -70], [26, -54], [22, -38], [10, -26], [-4, -28], [-14, -34]])} fill={plain ?? blue} />
      {!plain && <path d={form([[-16, -40], [0, -36], [16, -40], [24, -56], [24, -42], [10, -26], [-4, -28]])} fill={underside(blue, 0.36)} />}
      {!plain && !display && <path d={form([[-20, -46], [-4, -52], [8, -48], [6, -38], [-8, -34], [-18, -38]])} fill="#c9a87a" />}
      <path d="M30 -83L38 -80L30 -79Z" fill={plain ?? '#8a7a5a'} />
      {!plain && <path d={oval(27, -81.6, 2.6, 1.7)} fill="#f7f0e0" />}
      {!plain && <path d={oval(27.6, -81.6, 1.1)} fill="#16100f" />}
      <path d="M24 -86L20 -98M25 -86L24 -100M26 -86L28.6 -98" stroke={plain ?? blue} strokeWidth={1.1} fill="none" />
      <path d={oval(20, -98.6, 1.8) + oval(24, -100.6, 1.8) + oval(28.8, -98.6, 1.8)} fill={plain ?? blue} />
    </Standing>
  );
}

