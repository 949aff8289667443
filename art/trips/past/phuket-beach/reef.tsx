/** Corals and other reef life from the side, lit from the upper left. (x, y) is the middle of the base, or of the sea star. */
import { mix } from '../../../kit/colour.ts';
import { smooth } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { band, blob, lens, oval, type Spot } from '../../../scenery/shapes.ts';

/** Colours to mix in underwater: `WATER` for distance, `DEEP` for shade. */
export const WATER = '#4fb3ae';
export const DEEP = '#123f5c';

type Growth = { id: string; x: number; y: number; size: number; colour: string };

/** Brain coral: a worn dome in four tones, with winding grooves all over it. `size` is half its width. */
export function BrainCoral({ id, x, y, size, colour }: Growth) {
  const r = random(id);
  const high = size * 1.05;
  const dome = (grow: number, dx = 0, dy = 0) => shape([[-1, 0.1], [-0.98, -0.36], [-0.72, -0.8], [-0.22, -1], [0.34, -0.96], [0.78, -0.68], [1, -0.26], [0.98, 0.1]].map(([u = 0, v = 0]): Spot => [x + dx + u * size * grow, y + dy + v * high * grow]));
  // Short winding grooves spread over the dome by the golden angle.
  const worms = Array.from({ length: 64 }, (_, k) => {
    const [turn, far] = [k * 2.399, Math.sqrt((k + 0.5) / 64) * 0.94];
    const [along, wave] = [r.between(0, 3.1), r.between(0.5, 0.9)];
    return Array.from({ length: 5 }, (_k, i): Spot => {
      const [on, aside] = [(i / 4 - 0.5) * 0.34, Math.sin(i * 1.9) * 0.05 * wave];
      const [u, v] = [Math.cos(turn) * far + Math.cos(along) * on - Math.sin(along) * aside, Math.sin(turn) * far + Math.sin(along) * on + Math.cos(along) * aside];
      return [x + u * size, y + (v * 0.62 - 0.42) * high];
    });
  });
  const winding = (dx: number) => worms.map((line) => smooth(line.map(([px, py]) => ({ x: px + dx, y: py + dx })), false)).join('');
  return (
    <>
      <path d={lens(x + size * 0.3, y + size * 0.06, size * 2.7, size * 0.14)} fill={DEEP} opacity={0.34} />
      <clipPath id={`${id}-form`}>
        <path d={dome(1)} />
      </clipPath>
      <path d={dome(1)} fill={mix(colour, DEEP, 0.55)} />
      <g clipPath={`url(#${id}-form)`}>
        <path d={dome(0.96, -size * 0.16, -size * 0.06)} fill={mix(colour, DEEP, 0.3)} />
        <path d={dome(0.78, -size * 0.26, -size * 0.22)} fill={mix(colour, DEEP, 0.1)} />
        <path d={dome(0.46, -size * 0.36, -size * 0.46)} fill={mix(colour, '#fff2cf', 0.16)} />
        <path d={winding(0)} fill="none" stroke={mix(colour, DEEP, 0.48)} strokeWidth={size * 0.046} strokeLinecap="round" opacity={0.62} />
        <path d={winding(-size * 0.03)} fill="none" stroke={mix(colour, '#fff2cf', 0.4)} strokeWidth={size * 0.016} strokeLinecap="round" opacity={0.6} />
      </g>
    </>
  );
}

/** Staghorn coral: antlers that fork upwards, those in front lit along the left and pale at the tips. `size` is about its height. */
export function Staghorn({ id, x, y, size, colour, stems = 11 }: Growth & { stems?: number }) {
  const r = random(id);
  const tones = ['', '', '', ''];
  const grow = (px: number, py: number, angle: number, length: number, width: number, forks: number, rank: number) => {
    const [ex, ey] = [px + Math.sin(angle) * length, py - Math.cos(angle) * length];
    const bend = r.between(-0.1, 0.1) * length;
    const [mx, my] = [(px + ex) / 2 + Math.cos(angle) * bend, (py + ey) / 2 + Math.sin(angle) * bend];
    tones[rank] += band([[px, py, width], [mx, my, width * 0.92], [ex, ey, width * 0.74]]) + oval(ex, ey, width * 0.37);
    if (rank) tones[2] += band([[px - width * 0.24, py, width * 0.2], [mx - width * 0.24, my, width * 0.34], [ex - width * 0.2, ey, width * 0.2]]);
    if (!forks) {
      if (rank) tones[3] += oval(ex, ey, width * 0.34);
      return;
    }
    const first = r.between(0.25, 0.5);
    grow(ex, ey, angle - first, length * r.between(0.6, 0.86), width * 0.76, forks - 1, rank);
    grow(ex, ey, angle + r.between(0.2, 0.5), length * r.between(0.56, 0.84), width * 0.72, forks - 1, rank);
  };
  for (let i = 0; i < stems; i += 1) {
    const t = stems > 1 ? i / (stems - 1) - 0.5 : 0;
    grow(x + t * size * 0.56, y, t * 2 + r.between(-0.16, 0.16), size * r.between(0.26, 0.4), size * 0.1, 3, i % 3 ? 1 : 0);
  }
  // The old base from which the stems rise.
  const knots = Array.from({ length: 9 }, (_, i): [number, number, number] => [x + (i / 8 - 0.5) * size * 0.84, y + size * r.between(-0.02, 0.05), size * r.between(0.07, 0.13)]);
  const lumps = (grow: number) => knots.map(([kx, ky, wide]) => blob(r, kx - (1 - grow) * wide * 0.5, ky - (1 - grow) * wide * 0.6, wide * grow * 1.3, wide * grow * 0.72, 7, 0.2)).join('');
  return (
    <>
      <path d={tones[0]} fill={mix(colour, '#4a3f62', 0.5)} />
      <path d={tones[1]} fill={mix(colour, DEEP, 0.12)} />
      <path d={tones[2]} fill={mix(colour, '#fff2cf', 0.24)} />
      <path d={tones[3]} fill={mix(colour, '#fff8e6', 0.66)} />
      <path d={lumps(1)} fill={mix(colour, '#4a3f62', 0.52)} />
      <path d={lumps(0.62)} fill={mix(colour, '#4a3f62', 0.24)} />
    </>
  );
}

/** A sea fan: repeatedly forking branches in front of a flat, solid sheet. It is about 1.2 × `size` high. */
export function SeaFan({ id, x, y, size, colour, lean = 0 }: Growth & { lean?: number }) {
  const r = random(id);
  const tones = { stem: '', twig: '', sheet: '', lit: '' };
  const grow = (px: number, py: number, angle: number, length: number, width: number, forks: number) => {
    const [ex, ey] = [px + Math.sin(angle) * length, py - Math.cos(angle) * length];
    const bow = r.between(-0.12, 0.12) * length;
    tones[forks > 2 ? 'stem' : 'twig'] += band([[px, py, width], [(px + ex) / 2 + Math.cos(angle) * bow, (py + ey) / 2 + Math.sin(angle) * bow, width * 0.86], [ex, ey, width * 0.7]]);
    tones.sheet += oval(ex, ey, size * (0.09 - forks * 0.003)) + band([[px, py, size * 0.12], [ex, ey, size * 0.15]]);
    if (angle < lean + 0.3) tones.lit += oval(ex - size * 0.02, ey - size * 0.02, size * 0.056) + band([[px - size * 0.02, py, size * 0.05], [ex - size * 0.02, ey, size * 0.09]]);
    if (!forks) return;
    for (const side of [-1, 1]) grow(ex, ey, angle + side * r.between(0.14, 0.36), length * r.between(0.76, 0.94), width * 0.68, forks - 1);
  };
  for (const start of [-0.95, -0.5, -0.06, 0.4, 0.84]) grow(x, y - size * 0.06, lean + start, size * (0.25 - Math.abs(start) * 0.04), size * 0.036, 5);
  return (
    <>
      <path d={tones.sheet} fill={mix(colour, DEEP, 0.34)} />
      <path d={tones.lit} fill={mix(colour, DEEP, 0.12)} />
      <path d={tones.twig} fill={mix(colour, '#ffe8e0', 0.3)} />
      <path d={tones.stem + band([[x, y + 6, size * 0.07], [x, y - size * 0.1, size * 0.05]])} fill={mix(colour, '#ffe8e0', 0.16)} />
    </>
  );
}

/** Table coral: a plate on a stalk, its top set with short knobs, its underside dark. `size` is half its width. */
export function TableCoral({ id, x, y, size, colour }: Growth) {
  const r = random(id);
  const top = y - size * 0.62;
  const knobs = (rank: number) => Array.from({ length: 34 }, (_, i) => {
    const t = (i + r.between(-0.4, 0.4)) / 33 - 0.5;
    const deep = Math.sqrt(Math.max(0, 0.25 - t * t)) * 2;
    return oval(x + t * size * 1.92, top + (rank - 1) * size * 0.07 * deep - size * 0.02, size * r.between(0.024, 0.036), size * r.between(0.026, 0.044));
  }).join('');
  return (
    <>
      <path d={lens(x + size * 0.3, y + 6, size * 1.7, size * 0.09)} fill={DEEP} opacity={0.34} />
      <path d={shape([[x - size * 0.24, y + 6], [x - size * 0.13, y - size * 0.26], [x - size * 0.5, top + size * 0.06], [x + size * 0.5, top + size * 0.06], [x + size * 0.16, y - size * 0.24], [x + size * 0.28, y + 6]])} fill={mix(colour, DEEP, 0.46)} />
      <path d={shape([[x - size, top - 2, 'corner'], [x - size * 0.6, top + size * 0.12], [x, top + size * 0.2], [x + size * 0.6, top + size * 0.13], [x + size, top - 2, 'corner'], [x, top - size * 0.04]])} fill={mix(colour, DEEP, 0.34)} />
      <path d={knobs(0)} fill={mix(colour, DEEP, 0.26)} />
      <path d={lens(x, top + 2, size * 2, size * 0.2)} fill={mix(colour, DEEP, 0.12)} />
      <path d={knobs(1)} fill={mix(colour, '#fff2cf', 0.14)} />
      <path d={knobs(2)} fill={mix(colour, '#fff2cf', 0.36)} />
    </>
  );
}

/** An anemone, the clownfish's home: soft tentacles fan out, pushed a little to the right by the swell. `size` is about half its width. */
export function Anemone({ id, x, y, size, colour }: Growth) {
  const r = random(id);
  const arms = (count: number, low: number) => Array.from({ length: count }, (_, i) => {
    const t = (i + r.between(-0.3, 0.3)) / (count - 1) - 0.5;
    const high = size * r.between(0.5, 0.8) * (1 - t * t * 1.4) * low;
    const [bx, ex] = [x + t * size * 1.5, x + t * size * 2.1 + size * 0.14];
    return { arm: band([[bx, y, size * 0.1], [bx + t * size * 0.3 - 3, y - high * 0.6, size * 0.085], [ex, y - high, size * 0.075]]) + oval(ex, y - high, size * 0.042), tip: oval(ex, y - high, size * 0.036) };
  });
  const [back, front] = [arms(20, 1), arms(17, 0.7)];
  const draw = (list: typeof back, part: 'arm' | 'tip') => list.map((one) => one[part]).join('');
  return (
    <>
      <path d={shape([[x - size * 0.84, y - 4], [x - size * 0.5, y + size * 0.22], [x + size * 0.5, y + size * 0.22], [x + size * 0.84, y - 4], [x, y - size * 0.2]])} fill={mix(colour, '#7a2f4f', 0.55)} />
      <path d={draw(back, 'arm')} fill={mix(colour, DEEP, 0.4)} />
      <path d={draw(front, 'arm')} fill={colour} />
      <path d={draw(front, 'tip') + draw(back, 'tip')} fill={mix(colour, '#fff6e0', 0.6)} />
    </>
  );
}

/** A blue sea star on the sand; two of its arms curl. `size` is its radius. */
export const SeaStar = ({ x, y, size }: { x: number; y: number; size: number }) => {
  const arms = (dx: number, dy: number, wide: number) => [-2.9, -1.75, -0.5, 0.6, 2].map((turn, i) => {
    const at = (far: number, bend: number): Spot => [x + dx + Math.cos(turn + bend) * size * far, y + dy + Math.sin(turn + bend) * size * far * 0.5];
    return band([[x + dx, y + dy, size * 0.3 * wide], [...at(0.5, i % 2 ? 0.1 : -0.05), size * 0.24 * wide], [...at(1, i % 2 ? 0.36 : 0.06), size * 0.13 * wide]]) + oval(...at(1, i % 2 ? 0.36 : 0.06), size * 0.066 * wide);
  }).join('');
  return (
    <>
      <path d={arms(size * 0.14, size * 0.12, 1.1)} fill="#5f8f88" opacity={0.5} />
      <path d={arms(0, 0, 1)} fill="#2f569c" />
      <path d={arms(-size * 0.02, -size * 0.05, 0.46)} fill="#7fa4dc" />
    </>
  );
};
