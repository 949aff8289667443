/** Ground cover of the Laitlum hills: woods on the far hills, grass and scrub on the flanks of the ridge, cloud in the valleys. */
import { random } from '../../../kit/random.ts';
import { faded, leaves, type Leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Gradient } from '../../../scenery/canvas.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { blob, box, heightAt, lens, oval, type Spot } from '../../../scenery/shapes.ts';

export const WOOD = leaves('#2c5f46', '#8fae62', '#fff0b8');

/** Woods on a far hill: loose belts from just below the crest down the slope, paler further down. */
export function HillWoods({ id, crest, tones, radius, rows }: { id: string; crest: readonly Spot[]; tones: Leaves; radius: number; rows: number }) {
  const r = random(id);
  const [from, to] = [crest[0]?.[0] ?? 0, crest[crest.length - 1]?.[0] ?? 0];
  return Array.from({ length: rows * 4 }, (_, i) => {
    const row = Math.floor(i / 4);
    const x = from + (to - from) * (((i % 4) + r.between(0.05, 0.8)) / 4);
    const long = radius * r.between(3, 8);
    const down = radius * (1.3 + row * r.between(1.6, 2.4));
    const tilt = radius * r.between(0.2, 1.4);
    const at = (px: number, more: number): Spot => [px, heightAt(crest, px) + down + more];
    return <Thicket key={i} id={`${id}-${i}`} line={[at(x, 0), at(x + long * 0.5, tilt * 0.4), at(x + long, tilt)]} count={Math.round((long / radius) * 1.9)} radius={radius * r.between(0.7, 1.1)} spread={0.6} tones={faded(tones, '#f0e8d6', Math.min(0.5, row * 0.09))} />;
  });
}

/** A bank of cloud in a valley: uneven heaps, lit from the upper left and fading out below. (x, y) is the middle of its base. */
export function CloudBank({ id, x, y, width, height }: { id: string; x: number; y: number; width: number; height: number }) {
  const r = random(id);
  const heaps = Array.from({ length: 30 }, (_, i) => {
    const t = (i + r.next()) / 30 - 0.5;
    const size = height * (0.12 + 0.26 * (1 - (t * 2) ** 2) ** 0.7 * r.between(0.2, 1));
    return { x: x + t * width * 0.86, y: y - height * 0.2 - (1 - (t * 2) ** 2) * height * r.between(0.05, 0.5), size };
  });
  const tongues = [[0, 0.1, 1, 0.5], [-0.3, 0.3, 0.5, 0.2], [0.34, 0.34, 0.5, 0.18], [0.46, 0.12, 0.4, 0.22], [-0.46, 0.06, 0.44, 0.24]].map(([t = 0, up = 0, long = 0, thick = 0]) => lens(x + t * width, y - up * height, long * width, height * thick));
  const within = `url(#${id}-form)`;
  return (
    <>
      <Gradient id={`${id}-lit`} from={[0, y - height]} to={[0, y + height * 0.3]} stops={[[0, '#fffdf2'], [0.55, '#fff8ea', 0.92], [1, '#f6f2e6', 0]]} />
      <clipPath id={`${id}-form`}>
        <path d={tongues.join('')} />
        <path d={heaps.map((heap) => blob(r, heap.x, heap.y, heap.size * 1.8, heap.size, 10, 0.12)).join('')} />
        <path d={lens(x, y, width * 0.96, height * 0.56)} />
      </clipPath>
      <path d={box(x - width, y - height * 1.2, width * 2, height * 1.6)} fill={`url(#${id}-lit)`} clipPath={within} />
      <path d={heaps.map((heap) => oval(heap.x + heap.size * 0.8, heap.y + heap.size * 0.7, heap.size * 1.5, heap.size * 0.7)).join('')} fill="#b9b3b8" opacity={0.2} clipPath={within} />
    </>
  );
}

/** The shaded flank: folds with scrub in them, and a few stones that still catch the light. */
export function Flank() {
  const r = random('flank');
  const folds: readonly (readonly Spot[])[] = [[[900, 560], [936, 640], [950, 720]], [[930, 690], [1000, 770], [1040, 880]], [[890, 800], [960, 880], [1000, 1000]], [[1060, 730], [1130, 820], [1180, 930]], [[1180, 850], [1260, 930], [1330, 1010]], [[860, 900], [880, 960], [890, 1010]]];
  const patches = Array.from({ length: 60 }, () => {
    const [x, y] = [r.between(860, 1360), r.between(560, 1000)];
    const size = 8 + (y - 540) * 0.06;
    return blob(r, x, y, size * r.between(1, 2.4), size * r.between(0.4, 0.8), 9, 0.34);
  });
  return (
    <>
      <path d={patches.filter((_, i) => i % 2).join('')} fill="#4f8466" opacity={0.5} />
      <path d={patches.filter((_, i) => i % 2 === 0).join('')} fill="#1a4644" opacity={0.42} />
      {folds.map((line, i) => <Thicket key={i} id={`fold-${i}`} line={line} count={28} radius={10 + i * 2} spread={1.9} tones={leaves('#1b4a42', '#4f8a62', '#c9d88a')} fleck={4} />)}
      {[[980, 700, 30], [1012, 800, 44], [1080, 856, 36], [1110, 740, 26], [948, 920, 56], [1150, 960, 60], [1226, 900, 34]].map(([x = 0, y = 0, width = 0]) => <Boulder key={x} id={`flank-stone-${x}`} x={x} y={y} width={width} tones={rock('#6f7f78', '#f2e2b4', '#1c3440')} />)}
    </>
  );
}

/** The sunny flank: cushions of grass, pale where they face the light, and a little scrub. */
export function SunnyFlank() {
  const r = random('sunny');
  const patches = Array.from({ length: 90 }, () => {
    const [x, y] = [r.between(240, 860), r.between(520, 1000)];
    const size = 7 + (y - 500) * 0.055;
    return { x, y, rx: size * r.between(1, 2.6), ry: size * r.between(0.36, 0.7) };
  });
  return (
    <>
      <path d={patches.map(({ x, y, rx, ry }) => blob(r, x + 3, y + ry * 0.5, rx, ry, 9, 0.32)).join('')} fill="#5f8040" opacity={0.5} />
      <path d={patches.map(({ x, y, rx, ry }) => blob(r, x, y, rx * 0.86, ry * 0.7, 9, 0.32)).join('')} fill="#bcc06a" opacity={0.6} />
      {[[560, 780, 14], [660, 700, 10], [430, 880, 18], [330, 950, 20]].map(([x = 0, y = 0, radius = 0]) => <Thicket key={x} id={`scrub-${x}`} line={[[x - radius * 2, y + radius], [x + radius * 2, y]]} count={7} radius={radius} spread={0.7} tones={leaves('#4a6f36', '#b3c062', '#fff2b0')} fleck={4} />)}
    </>
  );
}
