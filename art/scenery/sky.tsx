/** Sky, sun, moon, stars, clouds and mist. `id` is unique in the scene; where chance plays a part, it is the seed too. */
import { n } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { Gradient, type Stop } from './canvas.tsx';
import { lens, oval } from './shapes.ts';

/** The sky. Its gradient ends at y = `height`, about the horizon; it has three to five stops, usually the lightest near the horizon. */
export function Sky({ id, stops, height = 1000 }: { id: string; stops: readonly Stop[]; height?: number }) {
  return (
    <>
      <Gradient id={id} stops={stops} from={[0, 0]} to={[0, height]} />
      <rect width={1600} height={1000} fill={`url(#${id})`} />
    </>
  );
}

// With only two stops the edge of the glow would be visible; with these six it melts into the air.
const FADE = [[0, 1], [0.18, 0.72], [0.36, 0.42], [0.56, 0.19], [0.78, 0.06], [1, 0]] as const;

/** A glow without an edge, for the sun, lamps or the foot of a waterfall. Radii in picture units. */
export function Halo({ id, x, y, rx, ry = rx, colour, opacity = 0.8 }: { id: string; x: number; y: number; rx: number; ry?: number; colour: string; opacity?: number }) {
  return (
    <>
      <radialGradient id={id}>
        {FADE.map(([at, part]) => (
          <stop key={at} offset={at} stopColor={colour} stopOpacity={part} />
        ))}
      </radialGradient>
      <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={`url(#${id})`} opacity={opacity} />
    </>
  );
}

/** A sun with its halo. Leave it out if the sun is behind us and lights the subject from the front. */
export function Sun({ id, x, y, r = 48, colour = '#fff3cf', glow = colour, reach = 9 }: { id: string; x: number; y: number; r?: number; colour?: string; glow?: string; reach?: number }) {
  return (
    <>
      <Halo id={id} x={x} y={y} rx={r * reach} colour={glow} opacity={0.75} />
      <circle cx={x} cy={y} r={r} fill={colour} />
    </>
  );
}

/** A moon: full, or a crescent with `isCrescent`. */
export function Moon({ id, x, y, r = 34, colour = '#fdf3d6', isCrescent = false }: { id: string; x: number; y: number; r?: number; colour?: string; isCrescent?: boolean }) {
  return (
    <>
      <Halo id={id} x={x} y={y} rx={r * 6} colour={colour} opacity={0.4} />
      {isCrescent ? (
        <path d={`M${n(x + r * 0.35)} ${n(y - r * 0.94)}A${r} ${r} 0 1 0 ${n(x + r * 0.94)} ${n(y + r * 0.35)}A${n(r * 0.82)} ${n(r * 0.82)} 0 1 1 ${n(x + r * 0.35)} ${n(y - r * 0.94)}Z`} fill={colour} />
      ) : (
        <>
          <circle cx={x} cy={y} r={r} fill={colour} />
          <path d={oval(x - r * 0.3, y - r * 0.2, r * 0.24, r * 0.2) + oval(x + r * 0.25, y + r * 0.3, r * 0.3, r * 0.24) + oval(x + r * 0.35, y - r * 0.4, r * 0.14)} fill="#b9a98c" opacity={0.22} />
        </>
      )}
    </>
  );
}

/** Stars, thinning out towards y = `height` so that few show in the glow of the horizon. */
export function Stars({ id, count = 90, height = 480, colour = '#fff6dc' }: { id: string; count?: number; height?: number; colour?: string }) {
  const r = random(id);
  const sizes = ['', '', ''];
  for (let i = 0; i < count; i += 1) {
    const y = r.next() ** 1.6 * height;
    const size = r.next() ** 3;
    sizes[size > 0.5 ? 2 : size > 0.15 ? 1 : 0] += oval(r.between(0, 1600), y, 0.8 + size * 1.6);
  }
  return sizes.map((d, i) => <path key={i} d={d} fill={colour} opacity={0.4 + i * 0.25} />);
}

/** A long streak of cloud with pointed ends, usually 300 to 620 wide and 8 to 14 high. (x, y) is its middle. */
export function Stratus({ x, y, width, height = 11, colour, opacity = 0.5 }: { x: number; y: number; width: number; height?: number; colour: string; opacity?: number }) {
  const d =
    lens(x, y, width, height) +
    lens(x + width * 0.13, y - height * 0.55, width * 0.52, height * 0.8) +
    lens(x - width * 0.22, y + height * 0.7, width * 0.44, height * 0.6);
  return <path d={d} fill={colour} opacity={opacity} />;
}

/** A fair-weather cloud lit from the left: flat base melting into the sky, heaped top, shade at lower right. (x, y): middle of its base. */
export function Cumulus({ id, x, y, width, height = width * 0.3, lit = '#ffffff', shade = '#c9d6da', opacity = 0.9 }: { id: string; x: number; y: number; width: number; height?: number; lit?: string; shade?: string; opacity?: number }) {
  const r = random(id);
  let puffs = '';
  let shades = '';
  const count = 12;
  for (let i = 0; i < count; i += 1) {
    const t = (i + 0.5) / count;
    const swell = Math.sin(Math.PI * t) ** 0.8 * r.between(0.55, 1) + 0.1;
    const radius = width * 0.05 + height * 0.36 * swell;
    const px = x + (t - 0.5) * width * 0.88;
    const py = y - Math.max(height * swell - radius, radius * 0.2);
    puffs += oval(px, py, radius * 1.12, radius);
    shades += oval(px + radius * 0.34, py + radius * 0.44, radius * 1.02, radius * 0.86);
  }
  return (
    <g opacity={opacity}>
      <Gradient id={`${id}-lit`} from={[0, y - height]} to={[0, y + height * 0.1]} stops={[[0, lit], [0.5, lit, 0.92], [0.94, lit, 0], [1, lit, 0]]} />
      <Gradient id={`${id}-shade`} from={[0, y - height]} to={[0, y + height * 0.05]} stops={[[0, shade, 0.55], [0.6, shade, 0.5], [0.96, shade, 0]]} />
      <clipPath id={`${id}-form`}>
        <path d={puffs} />
      </clipPath>
      <path d={puffs} fill={`url(#${id}-lit)`} />
      <path d={shades} fill={`url(#${id}-shade)`} clipPath={`url(#${id}-form)`} />
    </g>
  );
}

/** A strip of mist between two planes, centred on `y`; keep it off the focal point. A flat `Halo` or two break up its straight edge. */
export function Mist({ id, y, height = 140, colour, opacity = 0.5 }: { id: string; y: number; height?: number; colour: string; opacity?: number }) {
  return (
    <>
      <Gradient id={id} from={[0, y - height / 2]} to={[0, y + height / 2]} stops={[[0, colour, 0], [0.28, colour, 0.45], [0.5, colour, 1], [0.72, colour, 0.6], [1, colour, 0]]} />
      <rect x={0} y={y - height / 2} width={1600} height={height} fill={`url(#${id})`} opacity={opacity} />
    </>
  );
}

/** Wisps of cloud caught on a slope: flat halos in a loose row. (x, y) is the middle of the row. */
export function Wisps({ id, x, y, width, colour, opacity = 0.7, count = 5 }: { id: string; x: number; y: number; width: number; colour: string; opacity?: number; count?: number }) {
  const r = random(id);
  return Array.from({ length: count }, (_, i) => (
    <Halo key={i} id={`${id}-${i}`} x={Math.round(x + (i / (count - 1) - 0.5) * width * 0.8)} y={Math.round(y + r.between(-14, 14))} rx={Math.round((width / count) * r.between(0.8, 1.5))} ry={Math.round(r.between(18, 42))} colour={colour} opacity={opacity} />
  ));
}
