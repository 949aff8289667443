/** Small buildings and an awning. (x, y) is the middle of a building's base. */
import { mix } from '../kit/colour.ts';
import { n, polygon } from '../kit/curves.ts';
import { Halo } from './sky.tsx';
import { archPath } from './architecture.tsx';
import { band, box, lightSign, oval, type Light, type Spot } from './shapes.ts';

/** A plain house seen from a corner: lit front, shaded side. `roof`: colour (tiles, thatch, tin); `windows`: number; `glow` lights them. */
export function House({ x, y, width, height, wall = '#f0e0c4', roof = '#b5563a', light = 'left', windows = 2, door = '#6b4a38', glow, eave = 0.08 }: { x: number; y: number; width: number; height: number; wall?: string; roof?: string; light?: Light; windows?: number; door?: string; glow?: string; eave?: number }) {
  const w = width / 2;
  const side = lightSign(light);
  const eaves = y - height * 0.56;
  const corner = x - side * w * 0.36;
  const [frontA, frontB] = side < 0 ? [x - w, corner] : [corner, x + w];
  const far = side < 0 ? x + w : x - w;
  const front = frontB - frontA;
  const shade = mix(wall, '#3a2450', 0.34);
  const panes = Array.from({ length: windows }, (_, i) => frontA + front * ((i + 0.5) / windows) * 0.62 + front * 0.34);
  const out = width * eave;
  const outer = side < 0 ? frontA : frontB;
  const apex: Spot = [(corner + far) / 2, y - height * 0.95];
  return (
    <>
      <path d={polygon([[corner, y], [corner, eaves], [(corner + far) / 2, y - height * 0.95], [far, eaves + height * 0.02], [far, y - height * 0.02]])} fill={shade} />
      <path d={box(frontA, eaves, front, y - eaves)} fill={wall} />
      <path d={box(frontA, y - height * 0.08, front, height * 0.08)} fill={mix(wall, '#7a5a48', 0.34)} />
      <path d={box(frontA + front * 0.12, y - height * 0.36, front * 0.16, height * 0.36)} fill={door} />
      <path d={panes.map((px) => box(px - front * 0.07, y - height * 0.4, front * 0.14, height * 0.2)).join('')} fill={glow ?? mix(wall, '#2b2452', 0.72)} />
      <path d={panes.map((px) => box(px - front * 0.09, y - height * 0.2, front * 0.18, height * 0.025)).join('')} fill={mix(wall, '#ffffff', 0.6)} />
      <path d={polygon([apex, [far, eaves + height * 0.06], [far - side * out * 0.7, eaves + height * 0.06], [far - side * out * 0.7, eaves + height * 0.015], [apex[0], apex[1] - height * 0.05]])} fill={mix(roof, '#2b1236', 0.45)} />
      <path d={polygon([[outer + side * out, eaves + height * 0.045], [corner - side * out * 0.3, eaves + height * 0.055], [apex[0], apex[1] - height * 0.05], [apex[0] + side * front * 0.97, apex[1] - height * 0.02]])} fill={roof} />
      <path d={polygon([[outer + side * out, eaves + height * 0.045], [corner - side * out * 0.3, eaves + height * 0.055], [corner - side * out * 0.2, eaves - height * 0.005], [outer + side * out * 0.9, eaves - height * 0.015]])} fill={mix(roof, '#ffe0b0', 0.28)} />
      <path d={box(Math.min(frontA, frontB), eaves + height * 0.045, front, height * 0.03)} fill={shade} opacity={0.6} />
    </>
  );
}

/** A thatched hut or beach shack on posts, open in front. */
export function Hut({ x, y, width, height, thatch = '#c79a54', wood = '#6b4a38', light = 'left' }: { x: number; y: number; width: number; height: number; thatch?: string; wood?: string; light?: Light }) {
  const w = width / 2;
  const side = lightSign(light);
  const eaves = y - height * 0.46;
  const fringe = Array.from({ length: 22 }, (_, i): Spot => [x - w + (i / 21) * width, eaves + (i % 2 ? height * 0.035 : height * 0.085)]);
  return (
    <>
      <path d={box(x - w * 0.72, eaves, w * 1.44, height * 0.46)} fill={mix(wood, '#1d1026', 0.5)} />
      <path d={[-0.72, -0.24, 0.24, 0.72].map((at) => band([[x + at * w, y, width * 0.03], [x + at * w, eaves, width * 0.026]])).join('') + box(x - w * 0.72, y - height * 0.14, w * 1.44, height * 0.03)} fill={wood} />
      <path d={polygon([[x - w * 0.3, y - height], [x + w * 0.3, y - height], ...[...fringe].toReversed()])} fill={mix(thatch, '#4a2a24', 0.34)} />
      <path d={polygon([[x - side * w * 0.1, y - height], [x + side * w * 0.3, y - height], ...(side < 0 ? fringe.slice(0, 15) : fringe.slice(7).toReversed())])} fill={thatch} />
      <path d={band([[x - w * 0.34, y - height, 4], [x, y - height * 1.02, height * 0.06], [x + w * 0.34, y - height, 4]])} fill={mix(thatch, '#fff0c0', 0.4)} />
    </>
  );
}

/** A lighthouse: tapering tower with bands, gallery, lantern. `glow` lights the lamp. */
export function Lighthouse({ id, x, y, height, white = '#fbf3e2', stripe = '#c9452f', light = 'left', stripes = 2, glow }: { id: string; x: number; y: number; height: number; white?: string; stripe?: string; light?: Light; stripes?: number; glow?: string }) {
  const half = (t: number) => height * (0.088 - 0.034 * t);
  const side = lightSign(light);
  const ring = (from: number, to: number, colour: string, a = -1, b = 1) => <path d={polygon([[x + a * half(from), y - height * from * 0.8], [x + b * half(from), y - height * from * 0.8], [x + b * half(to), y - height * to * 0.8], [x + a * half(to), y - height * to * 0.8]])} fill={colour} />;
  const top = y - height * 0.8;
  const w = half(1);
  return (
    <>
      {glow && <Halo id={id} x={x} y={top - height * 0.08} rx={height * 0.3} colour={glow} opacity={0.8} />}
      {ring(0, 1, white)}
      {Array.from({ length: stripes }, (_, i) => (
        <g key={i}>{ring((i + 0.45) / stripes - 0.1, (i + 0.45) / stripes + 0.12, stripe)}</g>
      ))}
      <g opacity={0.26}>{side < 0 ? ring(0, 1, '#3a2450', 0.24, 1) : ring(0, 1, '#3a2450', -1, -0.24)}</g>
      <path d={[0.18, 0.46, 0.74].map((t) => archPath('round', x + side * half(t) * 0.2, y - height * 0.8 * t, half(t) * 0.4, half(t) * 0.8)).join('') + archPath('round', x, y, half(0) * 0.7, half(0) * 1.5)} fill={mix(stripe, '#2b1236', 0.6)} />
      <path d={box(x - w * 1.5, top - height * 0.015, w * 3, height * 0.03)} fill={white} />
      <path d={box(x - w * 1.5, top + height * 0.015, w * 3, height * 0.012)} fill={mix(white, '#3a2450', 0.4)} />
      <path d={box(x - w * 0.7, top - height * 0.1, w * 1.4, height * 0.086)} fill={glow ?? '#bfe0e0'} />
      <path d={box(x - w * 0.7, top - height * 0.1, w * 0.12, height * 0.086) + box(x - w * 0.06, top - height * 0.1, w * 0.12, height * 0.086) + box(x + w * 0.58, top - height * 0.1, w * 0.12, height * 0.086)} fill={mix(stripe, '#2b1236', 0.4)} />
      <path d={Array.from({ length: 7 }, (_, i) => box(x - w * 1.45 + (i * w * 2.9) / 6 - 0.8, top - height * 0.05, 1.6, height * 0.04)).join('') + box(x - w * 1.5, top - height * 0.052, w * 3, 2)} fill={mix(white, '#3a2450', 0.3)} />
      <path d={`M${n(x - w * 0.9)} ${n(top - height * 0.1)}Q${n(x - w * 0.7)} ${n(top - height * 0.16)} ${n(x)} ${n(top - height * 0.18)}Q${n(x + w * 0.7)} ${n(top - height * 0.16)} ${n(x + w * 0.9)} ${n(top - height * 0.1)}Z`} fill={stripe} />
      <path d={oval(x, top - height * 0.188, height * 0.009)} fill={white} />
    </>
  );
}

/** A striped shop awning; (x, y) is the middle of its upper edge. */
export function Awning({ x, y, width, drop = width * 0.34, a = '#c2452f', b = '#fbeccb', stripes = 7 }: { x: number; y: number; width: number; drop?: number; a?: string; b?: string; stripes?: number }) {
  const step = width / stripes;
  return Array.from({ length: stripes }, (_, i) => {
    const left = x - width / 2 + i * step;
    const [l, r] = [(left - x) * 1.16 + x, (left + step - x) * 1.16 + x];
    const colour = i % 2 ? b : a;
    return (
      <g key={i}>
        <path d={polygon([[left, y], [left + step, y], [r, y + drop], [l, y + drop]])} fill={colour} />
        <path d={`M${n(l)} ${n(y + drop)}H${n(r)}V${n(y + drop * 1.12)}A${n((r - l) / 2)} ${n(drop * 0.2)} 0 0 1 ${n(l)} ${n(y + drop * 1.12)}Z`} fill={mix(colour, '#2b1236', 0.24)} />
      </g>
    );
  });
}
