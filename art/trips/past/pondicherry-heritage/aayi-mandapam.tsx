/** The Aayi Mandapam: a square Graeco-Roman pavilion with an arch between columns on each side, a deep cornice, an attic and a crown. */
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Dome, Finial, stone } from '../../../scenery/architecture.tsx';
import { Gradient } from '../../../scenery/canvas.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { band, type Spot } from '../../../scenery/shapes.ts';

const WHITE = stone('#efe3cb', { sun: '#fffaf0', night: '#7a6a8c', dark: '#4d5570' });
export const SHADED = stone('#b3a9b8', { sun: '#e2d8da', night: '#5a4a78', dark: '#3c3a5a', line: '#cfc4cc' });

export const at = projection({ focal: 1000, vanishing: [800, 560], eye: 1.6 });
export const MIDDLE: Spot = [-2.9, 18.5];
export const HALF = 3.6;
export const TURN = 0.5;

/** Projects a point of the pavilion, in metres from its middle: u along the sunny front, y up, w towards the back. */
export const plan = (u: number, y: number, w: number): Spot => at(MIDDLE[0] + u * Math.cos(TURN) + w * Math.sin(TURN), y, MIDDLE[1] - u * Math.sin(TURN) + w * Math.cos(TURN));
type Face = (along: number, y: number, out?: number) => Spot;
const sunny: Face = (along, y, out = 0) => plan(along, y, -HALF - out);
const shady: Face = (along, y, out = 0) => plan(HALF + out, y, along);
const slab = (face: Face, from: number, to: number, low: number, high: number, out = 0) => polygon([face(from, low, out), face(to, low, out), face(to, high, out), face(from, high, out)]);
const arch = (half: number, foot: number, spring: number): Spot[] => [[-half, foot], ...Array.from({ length: 17 }, (_, i): Spot => [-half * Math.cos((Math.PI * i) / 16), spring + half * Math.sin((Math.PI * i) / 16)]), [half, foot]];
const opening = (face: Face, half: number, foot: number, spring: number, out = 0) => polygon(arch(half, foot, spring).map(([t, y]) => face(t, y, out)));
/** The underside of a projecting band, seen from below. */
const soffit = (y: number, out: number) => polygon([plan(-HALF - out, y, -HALF - out), plan(HALF + out, y, -HALF - out), plan(HALF + out, y, HALF + out), plan(HALF, y, HALF), plan(HALF, y, -HALF), plan(-HALF, y, -HALF)]);
/** A level band that runs round both visible sides and projects by `out`. */
const course = (low: number, high: number, out: number) => [slab(sunny, -HALF - out, HALF + out, low, high, out), slab(shady, -HALF - out, HALF + out, low, high, out)] as const;

function Column({ face, along, tones }: { face: Face; along: number; tones: typeof WHITE }) {
  const part = (from: number, to: number) => slab(face, along + from, along + to, 0.9, 4.5, 0.34);
  return (
    <>
      <path d={slab(face, along + 0.3, along + 0.62, 0.6, 4.7)} fill={tones.shade} opacity={0.7} />
      <path d={part(-0.3, 0.3)} fill={tones.lit} />
      <path d={part(-0.3, -0.1)} fill={tones.high} />
      <path d={part(0.1, 0.3)} fill={tones.shade} />
      <path d={part(-0.02, 0.02)} fill={tones.mid} />
      <path d={slab(face, along - 0.42, along + 0.42, 0.6, 0.95, 0.4) + slab(face, along - 0.42, along + 0.42, 4.4, 4.72, 0.4)} fill={tones.high} />
      <path d={slab(face, along - 0.42, along + 0.42, 4.3, 4.4, 0.36) + slab(face, along + 0.1, along + 0.42, 0.6, 0.95, 0.4)} fill={tones.shade} />
    </>
  );
}

const back: Face = (along, y, out = 0) => plan(along, y, HALF - 0.5 + out);
const left: Face = (along, y, out = 0) => plan(-HALF + 0.5 - out, y, along);
/** The open hall: its sunlit floor, its two far walls, and the garden through their arches. */
const Inside = ({ id }: { id: string }) => (
  <>
    <path d={slab(back, -HALF, HALF, 0.5, 5) + slab(left, -HALF, HALF, 0.5, 5)} fill="url(#hall)" />
    <path d={polygon([plan(-3.1, 0.52, -HALF), plan(HALF, 0.52, -HALF), plan(HALF, 0.52, 3.1), plan(-3.1, 0.52, 3.1)])} fill="#a58f86" />
    <path d={polygon([plan(-3.1, 0.53, -1.4), plan(0.8, 0.53, -0.9), plan(0.8, 0.53, 1.9), plan(-3.1, 0.53, 1.4)])} fill="#f3dfb2" />
    <path d={opening(back, 1.5, 0.52, 2.75)} fill="#a89a98" />
    <path d={opening(left, 1.5, 0.52, 2.75)} fill="#6f687c" />
    <clipPath id={`${id}-garden`}>
      <path d={opening(back, 1.34, 0.52, 2.75) + opening(left, 1.34, 0.52, 2.75)} />
    </clipPath>
    <g clipPath={`url(#${id}-garden)`}>
      <rect x={300} y={380} width={700} height={300} fill="url(#garden)" />
      <path d={band([[536, 620, 12], [532, 540, 9], [520, 470, 7]]) + band([[533, 545, 6], [556, 480, 4]]) + band([[812, 620, 10], [808, 470, 6]])} fill="#6f5a50" />
      <Thicket id={`${id}-trees`} line={[[420, 500], [520, 478], [620, 506], [860, 490]]} count={22} radius={34} tones={leaves('#8fae86', '#c3d6a0')} />
      <Thicket id={`${id}-bushes`} line={[[420, 598], [860, 598]]} count={26} radius={20} tones={leaves('#4a7a4c', '#9cbf62')} />
    </g>
  </>
);

/** Rain stains below the ledges: long thin streaks that end at uneven heights. */
function Streaks({ id, face, high, low }: { id: string; face: Face; high: number; low: number }) {
  const r = random(id);
  const streak = () => {
    const [along, from] = [r.pick([-1, 1]) * r.between(1.75, 3.2), high - r.between(0, 0.1)];
    const to = from - (high - low) * r.between(0.2, 0.9);
    return band([[...face(along, from, 0.36), r.between(4, 14)], [...face(along + 0.02, (from + to) / 2, 0.36), r.between(3, 8)], [...face(along, to, 0.36), 1]]);
  };
  return <path d={Array.from({ length: 26 }, streak).join('')} fill="#5a5348" opacity={0.1} />;
}

function Front({ id, face, tones }: { id: string; face: Face; tones: typeof WHITE }) {
  return (
    <>
      <Gradient id={`${id}-wall`} from={face(-HALF, 4.8)} to={face(HALF, 0.5)} stops={[[0, tones.high], [0.5, tones.lit], [1, tones.mid]]} />
      <Gradient id={`${id}-foot`} from={face(0, 2)} to={face(0, 0.5)} stops={[[0, '#7d7a4e', 0], [0.6, '#7d7a4e', 0.14], [1, '#6a6a44', 0.5]]} />
      <path d={slab(face, -HALF, HALF, 0.5, 4.8)} fill={`url(#${id}-wall)`} />
      <path d={slab(face, -HALF, HALF, 4.3, 4.8)} fill={tones.shade} opacity={0.6} />
      <path d={opening(face, 1.62, 0.5, 2.75)} fill={tones.high} />
      <path d={opening(face, 1.46, 0.5, 2.75)} fill={tones.shade} />
      <clipPath id={`${id}-arch`}>
        <path d={opening(face, 1.36, 0.5, 2.75)} />
      </clipPath>
      <clipPath id={`${id}-inner`}>
        <path d={opening(face, 1.36, 0.5, 2.75, -0.5)} />
      </clipPath>
      <g clipPath={`url(#${id}-arch)`}>
        <path d={opening(face, 1.36, 0.5, 2.75)} fill={tones.mid} />
        <g clipPath={`url(#${id}-inner)`}>
          <Inside id={id} />
        </g>
      </g>
      <path d={polygon([face(-0.16, 4.7, 0.14), face(0.16, 4.7, 0.14), face(0.1, 4.05, 0.14), face(-0.1, 4.05, 0.14)])} fill={tones.high} />
      {[-3.05, -2.15, 2.15, 3.05].map((along) => (
        <Column key={along} face={face} along={along} tones={tones} />
      ))}
      <Streaks id={id} face={face} high={4.7} low={1} />
      <path d={slab(face, -3.4, -1.75, 0.5, 2, 0.34) + slab(face, 1.75, 3.4, 0.5, 2, 0.34)} fill={`url(#${id}-foot)`} />
    </>
  );
}

/** One face of the attic: a round pediment with a garland in it. */
function Attic({ face, tones }: { face: Face; tones: typeof WHITE }) {
  const set = -0.5;
  const round = Array.from({ length: 13 }, (_, i): Spot => face(-1.9 * Math.cos((Math.PI * i) / 12), 7.15 + 1.05 * Math.sin((Math.PI * i) / 12), set + 0.2));
  const inner = Array.from({ length: 13 }, (_, i): Spot => face(-1.5 * Math.cos((Math.PI * i) / 12), 7.2 + 0.74 * Math.sin((Math.PI * i) / 12), set + 0.2));
  return (
    <>
      <path d={slab(face, -3.1, 3.1, 5.9, 7.25, set)} fill={tones.lit} />
      <path d={slab(face, -2.8, -2.05, 6.6, 7.05, set) + slab(face, 2.05, 2.8, 6.6, 7.05, set)} fill={tones.mid} />
      <path d={slab(face, -1.9, 1.9, 5.9, 7.22, set + 0.2)} fill={tones.high} />
      <path d={polygon(round)} fill={tones.high} />
      <path d={polygon(inner)} fill={tones.mid} />
      <path d={slab(face, -1.9, 1.9, 7, 7.12, set + 0.2)} fill={tones.shade} opacity={0.6} />
      <path d={polygon([-1.1, -0.7, -0.3, 0, 0.3, 0.7, 1.1].map((t) => face(t, 7.62 - 0.28 * Math.cos(t * 1.3), set + 0.22)), false)} stroke={tones.high} strokeWidth={5} fill="none" />
    </>
  );
}

/** Positions of the dentils under the cornice, in metres along a face. */
const TEETH = Array.from({ length: 36 }, (_, i) => -HALF + 0.1 + i * 0.2);
/** The crown from bottom to top: height and half-width in metres. */
const CROWN = [[7.8, 2.3], [8.2, 2.25], [8.55, 2.08], [8.8, 1.84], [8.94, 1.6]] as const;
/** One side of the four-sided crown; `edges` gives the positions of its two edges on the plan for a given half-width. */
const crown = (edges: (half: number) => readonly [Spot, Spot]) => {
  const edge = (which: 0 | 1) => CROWN.map(([y, half]) => plan(edges(half)[which][0], y, edges(half)[which][1]));
  return polygon([...edge(0), ...edge(1).toReversed()]);
};

export function Pavilion() {
  return (
    <>
      <Gradient id="hall" from={at(0, 4.6, 18)} to={at(0, 0.5, 18)} stops={[[0, '#4a4660'], [0.7, '#7a6f80'], [1, '#a08c88']]} />
      <Gradient id="garden" from={[0, 470]} to={[0, 625]} stops={[[0, '#e6ecc4'], [0.4, '#b9cd94'], [0.62, '#7ea066'], [0.8, '#57803f'], [0.82, '#bdd07a'], [1, '#a5c062']]} />
      {[[0.26, 0.9], [0.52, 0.5]].map(([high = 0, out = 0]) => {
        const [left, right] = course(high - 0.26, high, out);
        return (
          <g key={high}>
            <path d={left} fill={WHITE.mid} />
            <path d={right} fill={SHADED.shade} />
            <path d={polygon([plan(-HALF - out, high, -HALF - out), plan(HALF + out, high, -HALF - out), plan(HALF + out, high, HALF + out), plan(-HALF - out, high, HALF + out)])} fill={WHITE.high} />
          </g>
        );
      })}
      {/* The roof ornaments are drawn first because, seen from below, the cornice hides their bases. */}
      <Finial x={plan(0, 9.1, 0)[0]} y={plan(0, 9.1, 0)[1]} height={84} colour="#f3ead8" />
      <path d={crown((half) => [[-half, -half], [half, -half]])} fill={WHITE.lit} />
      <path d={crown((half) => [[half, -half], [half, half]])} fill={SHADED.mid} />
      <path d={crown((half) => [[-half, -half], [-half * 0.3, -half]])} fill={WHITE.high} />
      <path d={slab((t, y) => plan(t, y, -2.4), -2.4, 2.4, 7, 7.82)} fill={WHITE.mid} />
      <path d={slab((t, y) => plan(2.4, y, t), -2.4, 2.4, 7, 7.82)} fill={SHADED.shade} />
      <Attic face={shady} tones={SHADED} />
      <Attic face={sunny} tones={WHITE} />
      {[[-3.2, -3.2], [3.2, 3.2], [3.2, -3.2]].map(([u = 0, w = 0]) => (
        <Dome key={`${u} ${w}`} x={plan(u, 7.1, w)[0]} y={plan(u, 7.1, w)[1] + 6} width={34} height={30} tones={w > 0 ? SHADED : WHITE} kind="bulb" finial={0.3} gold="#f3ead8" />
      ))}
      <Front id="shady" face={shady} tones={SHADED} />
      <Front id="sunny" face={sunny} tones={WHITE} />
      {([[4.7, 5.02, 0.42, 'lit'], [5.02, 5.4, 0.34, 'mid'], [5.4, 5.56, 0.5, 'shade'], [5.56, 5.78, 0.76, 'high'], [5.78, 5.92, 0.9, 'lit']] as const).map(([low, high, out, tone]) => (
        <g key={low}>
          <path d={soffit(low, out)} fill={SHADED.shade} />
          <path d={course(low, high, out)[0]} fill={WHITE[tone]} />
          <path d={course(low, high, out)[1]} fill={SHADED[tone]} />
        </g>
      ))}
      <path d={TEETH.map((t) => slab(sunny, t, t + 0.11, 5.38, 5.55, 0.56)).join('')} fill={WHITE.high} />
      <path d={TEETH.map((t) => slab(shady, t, t + 0.11, 5.38, 5.55, 0.56)).join('')} fill={SHADED.line} />
      <Streaks id="cornice" face={(along, y) => plan(along, y, -HALF - 0.9)} high={5.92} low={5.3} />
      <Streaks id="attic" face={(along, y) => plan(along * 0.86, y, -HALF + 0.4)} high={7.2} low={6} />
    </>
  );
}
