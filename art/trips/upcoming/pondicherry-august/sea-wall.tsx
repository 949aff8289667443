/** The sea side of the promenade: waves coming in and breaking against the black boulders below the kerb. */
import { random } from '../../../kit/random.ts';
import { polygon } from '../../../kit/curves.ts';
import { projection } from '../../../scenery/perspective.ts';
import { alongLine, band, blob, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';

const FOCAL = 900;
/** The projection of the promenade. Its arguments, in metres: x to the right of the eye, height, distance. */
export const at = projection({ vanishing: [520, 520], eye: 2.6, focal: FOCAL });
/** In metres: how far out the boulders reach, and the height of the water relative to the pavement. */
const [OUT, DOWN] = [7.6, -0.9];
const BLACK = rock('#39414c', '#b6c6c8', '#10131f');

/** Wave crests: the line of each, and its height. */
const CRESTS: readonly (readonly [readonly Spot[], number])[] = [
  [[[640, 556], [820, 549], [1100, 557], [1380, 547], [1640, 553]], 5],
  [[[720, 606], [900, 592], [1180, 606], [1420, 592], [1640, 598]], 10],
  [[[840, 676], [1000, 654], [1240, 680], [1480, 658], [1640, 666]], 17],
  [[[1060, 792], [1190, 760], [1420, 794], [1640, 768]], 27],
];

/** Waves that break only in some places: a dark hollow, the foam that tumbles over it, and lacy foam left on the wave. */
export function Breakers() {
  const r = random('breakers');
  return CRESTS.map(([crest, high]) => {
    const line = rounded(crest, 8);
    const parts: [number, number][] = [[r.between(0, 0.04), r.between(0.22, 0.3)], [r.between(0.36, 0.42), r.between(0.56, 0.64)], [r.between(0.7, 0.76), 1]];
    const stations = (from: number, to: number, thick: number, drop: number) =>
      Array.from({ length: 15 }, (_, i) => {
        const { x, y } = alongLine(line, from + ((to - from) * i) / 14);
        return [x, y + drop, Math.max(0.8, Math.sin((i / 14) * Math.PI) ** 0.7 * thick * r.between(0.6, 1.25))] as const;
      });
    const lace = Array.from({ length: 60 }, () => {
      const { x, y } = alongLine(line, r.next());
      const back = r.next();
      return lens(x + r.between(-20, 20), y + high * (0.6 + back * 2.2), high * r.between(1.4, 5), high * 0.1 * (1.3 - back));
    });
    return (
      <g key={high}>
        <path d={band(stations(0, 1, high * 1.5, high * 0.5))} fill="#2c6f7d" opacity={0.55} />
        <path d={lace.join('')} fill="#dff0ea" opacity={0.5} />
        <path d={parts.map(([from, to]) => band(stations(from, to, high * 0.8, high * 0.36))).join('')} fill="#a9cdcc" />
        <path d={parts.map(([from, to]) => band(stations(from, to, high * 0.62, 0))).join('')} fill="#f8fcf8" />
      </g>
    );
  });
}

/** A wave hitting a rock at (x, y): heaps of spray with a lit and a shaded side, and drops above. */
function Spray({ id, x, y, size }: { id: string; x: number; y: number; size: number }) {
  const r = random(id);
  const puffs = Array.from({ length: 90 }, () => {
    const [angle, far] = [-Math.PI / 2 + 0.14 + r.between(-1.05, 1.05), r.next() ** 0.8];
    const long = far * size * (1.1 - Math.abs(angle + Math.PI / 2) * 0.42);
    return { x: x + Math.cos(angle) * long * 1.15, y: y + Math.sin(angle) * long, s: size * r.between(0.11, 0.23) * (1.14 - far) };
  });
  const drops = Array.from({ length: 44 }, () => {
    const [angle, long] = [-Math.PI / 2 + 0.1 + r.between(-1, 1), size * r.between(0.7, 1.28)];
    return oval(x + Math.cos(angle) * long, y + Math.sin(angle) * long, r.between(0.008, 0.024) * size);
  });
  return (
    <>
      <Halo id={id} x={x} y={Math.round(y - size * 0.35)} rx={Math.round(size * 0.95)} ry={Math.round(size * 0.8)} colour="#ffffff" opacity={0.5} />
      <path d={puffs.map((puff) => blob(r, puff.x + puff.s * 0.3, puff.y + puff.s * 0.3, puff.s * 1.1, puff.s * 1.2, 8, 0.2)).join('')} fill="#b9d2d4" opacity={0.8} />
      <path d={puffs.map((puff) => blob(r, puff.x - puff.s * 0.2, puff.y - puff.s * 0.2, puff.s * 0.85, puff.s, 8, 0.22)).join('') + drops.join('')} fill="#fbfdf9" />
      <path d={puffs.filter((puff, i) => i % 3 === 0 && puff.s > size * 0.07).map((puff) => blob(r, puff.x + puff.s * 0.3, puff.y + puff.s * 0.3, puff.s * 0.5, puff.s * 0.42, 8, 0.24)).join('')} fill="#cfe0e0" opacity={0.7} />
    </>
  );
}

/** Churning water round the outermost boulders: patches of foam, larger towards us. */
function Wash() {
  const r = random('wash');
  const patches = Array.from({ length: 150 }, (_, i) => {
    const z = 46 - (i / 149) ** 0.55 * 40;
    const [x, y] = at(OUT + r.between(0, 1.7) * r.between(0.5, 1), DOWN, z);
    const metre = FOCAL / z;
    return blob(r, x, y, metre * r.between(0.16, 0.5), metre * r.between(0.03, 0.09), 9, 0.3);
  });
  return (
    <>
      <path d={polygon([...[50, 30, 18, 12, 9, 7, 5.4].map((z) => at(OUT + 1.3, DOWN, z)), ...[5.4, 50].map((z) => at(4.6, DOWN, z))])} fill="#1c4a58" opacity={0.75} />
      <path d={patches.join('')} fill="#f4faf5" opacity={0.92} />
    </>
  );
}

/** Boulders in three uneven rows from the water up to the kerb, then the kerb, which hides the feet of the inner row. */
export function SeaWall() {
  const r = random('boulders');
  const rows = Array.from({ length: 33 }, (_, i) => 44 * 0.925 ** i);
  return (
    <>
      <Wash />
      <Spray id="spray-1" x={1196} y={790} size={190} />
      <Spray id="spray-2" x={872} y={640} size={66} />
      <path d={polygon([at(3.6, 0.4, 60), at(OUT - 0.5, DOWN, 60), at(OUT - 0.5, DOWN, 4.6), at(3.6, 0.4, 2.4)])} fill="#1b2029" />
      {rows.map((z, i) => {
        const metre = FOCAL / z;
        return [[OUT - 0.5, DOWN], [6.1, -0.62], [4.7, -0.2]].map(([aside = 0, up = 0], k) => {
          const [x, y] = at(aside + r.between(-0.45, 0.3), up, z + r.between(-0.04, 0.04) * z);
          const width = metre * r.between(1.15, 2);
          return (
            <g key={`${i}-${k}`}>
              <Boulder id={`rock-${i}-${k}`} x={x} y={y} width={width} height={width * r.between(0.5, 0.78)} tones={BLACK} />
              {!k && <path d={blob(r, x + width * 0.42, y, width * 0.26, width * 0.05, 9, 0.4) + blob(r, x + width * 0.1, y + width * 0.02, width * 0.3, width * 0.035, 9, 0.4)} fill="#f8fcf8" />}
            </g>
          );
        });
      })}
      <path d={polygon([at(3.1, 0, 2.4), at(3.1, 0.5, 2.4), at(3.1, 0.5, 90), at(3.1, 0, 90)])} fill="#d9d2c2" />
      <path d={polygon([at(3.1, 0.5, 2.4), at(3.7, 0.5, 2.4), at(3.7, 0.5, 90), at(3.1, 0.5, 90)])} fill="#f4eee0" />
    </>
  );
}
