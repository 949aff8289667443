/** A town of flat roofs, such as Chennai: parapets, stair heads, water tanks, and windows, some of them lit. */
import { mix } from '../kit/colour.ts';
import { random } from '../kit/random.ts';
import { box, oval } from './shapes.ts';

/** Houses in a row from x = `from` to `to`, about `width` × `height`, on the line `y`. `lit`: share of lit windows. Light from the left. */
export function Terraces({ id, from, to, y, height, width, walls, shade = '#15163a', glow = '#ffc76a', lit = 0.4 }: { id: string; from: number; to: number; y: number; height: number; width: number; walls: readonly [string, ...string[]]; shade?: string; glow?: string; lit?: number }) {
  const r = random(id);
  const houses = [];
  for (let x = from; x < to; ) {
    const w = width * r.between(0.7, 1.25);
    const h = height * r.between(0.6, 1.2);
    const wall = r.pick(walls);
    const dark = mix(wall, shade, 0.5);
    const top = y - h;
    const storeys = Math.max(1, Math.round(h / (width * 0.5)));
    const bays = Math.max(2, Math.round(w / (width * 0.34)));
    let on = '';
    let off = '';
    for (let s = 0; s < storeys; s += 1) {
      for (let b = 0; b < bays; b += 1) {
        const pane = box(x + (w * 0.84 * (b + 0.28)) / bays, top + (h * (s + 0.3)) / storeys, (w * 0.4) / bays, (h * 0.4) / storeys);
        if (r.next() < lit) on += pane;
        else off += pane;
      }
    }
    const tank = r.next();
    houses.push(
      <g key={Math.round(x)}>
        {tank < 0.6 && <path d={box(x + w * 0.12, top - width * 0.2, w * 0.3, width * 0.22)} fill={mix(wall, shade, 0.2)} />}
        {tank < 0.6 && <path d={box(x + w * 0.3, top - width * 0.2, w * 0.12, width * 0.22)} fill={dark} />}
        {tank > 0.4 && <path d={box(x + w * 0.6, top - width * 0.24, width * 0.2, width * 0.2) + oval(x + w * 0.6 + width * 0.1, top - width * 0.24, width * 0.1, width * 0.04) + box(x + w * 0.6 + width * 0.02, top - width * 0.06, width * 0.02, width * 0.06) + box(x + w * 0.6 + width * 0.16, top - width * 0.06, width * 0.02, width * 0.06)} fill={mix(shade, wall, 0.2)} />}
        <path d={box(x, top, w, h)} fill={wall} />
        <path d={box(x + w * 0.84, top, w * 0.16, h)} fill={dark} />
        <path d={box(x - w * 0.02, top, w * 1.04, width * 0.05)} fill={mix(wall, '#ffe0b0', 0.24)} />
        <path d={Array.from({ length: storeys - 1 }, (_, s) => box(x, top + (h * (s + 1)) / storeys - width * 0.03, w, width * 0.03)).join('')} fill={dark} />
        <path d={off} fill={mix(wall, shade, 0.6)} />
        <path d={on} fill={glow} />
      </g>,
    );
    x += w * r.between(0.96, 1.2);
  }
  return houses;
}
