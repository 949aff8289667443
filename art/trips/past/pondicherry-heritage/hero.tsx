/** The white Aayi Mandapam of Bharathi Park in morning light; a boy hails it, his mother and sister behind him. Built true: a square Graeco-Roman pavilion open on four sides, an arch between two columns each, a deep cornice, an attic and a four-sided crown. */
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { type Pose, Posed, POSE } from '../../../people/posed.tsx';
import { Dome, Finial, stone } from '../../../scenery/architecture.tsx';
import { LeafShade } from '../../../scenery/banyan.tsx';
import { OverhangingBranch } from '../../../scenery/bough.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, lobesIn, Mass, Petals, Thicket } from '../../../scenery/foliage.tsx';
import { LongShadow, Turf } from '../../../scenery/ground.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { band, lens, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { CoconutPalm } from '../../../scenery/coconut-palm.tsx';
import { Tree } from '../../../scenery/trees.tsx';

export const focus: [number, number] = [0.55, 0.5];

const WHITE = stone('#f6efe2', { sun: '#ffffff', night: '#6f6aa4', dark: '#4d5570' });
const SHADED = stone('#b9b6cf', { sun: '#e6e2ec', night: '#4f4a80', dark: '#363c5a', line: '#d3cfe0' });
const GREEN = leaves('#1f5139', '#86b052', '#fff0a0');
const SHADE = '#3a3f5c';

const at = projection({ focal: 1000, vanishing: [800, 560], eye: 1.6 });
const MIDDLE: Spot = [-2.9, 18.5];
const HALF = 3.6;
const TURN = 0.5;

/** A place of the pavilion in metres from its middle: u along the sunny front, w towards its back. */
const plan = (u: number, y: number, w: number): Spot => at(MIDDLE[0] + u * Math.cos(TURN) + w * Math.sin(TURN), y, MIDDLE[1] - u * Math.sin(TURN) + w * Math.cos(TURN));
type Face = (along: number, y: number, out?: number) => Spot;
const sunny: Face = (along, y, out = 0) => plan(along, y, -HALF - out);
const shady: Face = (along, y, out = 0) => plan(HALF + out, y, along);
const slab = (face: Face, from: number, to: number, low: number, high: number, out = 0) => polygon([face(from, low, out), face(to, low, out), face(to, high, out), face(from, high, out)]);
const arch = (half: number, foot: number, spring: number): Spot[] => [[-half, foot], ...Array.from({ length: 17 }, (_, i): Spot => [-half * Math.cos((Math.PI * i) / 16), spring + half * Math.sin((Math.PI * i) / 16)]), [half, foot]];
const opening = (face: Face, half: number, foot: number, spring: number, shift = 0, out = 0) => polygon(arch(half, foot, spring).map(([t, y]) => face(t + shift, y, out)));
/** The underside of a band that stands out, seen from below. */
const soffit = (y: number, out: number) => polygon([plan(-HALF - out, y, -HALF - out), plan(HALF + out, y, -HALF - out), plan(HALF + out, y, HALF + out), plan(HALF, y, HALF), plan(HALF, y, -HALF), plan(-HALF, y, -HALF)]);
/** A level band round both visible sides that stands out by `out`. */
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

function Front({ face, tones, through }: { face: Face; tones: typeof WHITE; through: number }) {
  return (
    <>
      <path d={slab(face, -HALF, HALF, 0.5, 4.8)} fill={tones.lit} />
      <path d={slab(face, -HALF, HALF, 4.3, 4.8)} fill={tones.shade} opacity={0.6} />
      <path d={opening(face, 1.62, 0.5, 2.75)} fill={tones.high} />
      <path d={opening(face, 1.46, 0.5, 2.75)} fill={tones.shade} />
      <path d={opening(face, 1.36, 0.5, 2.75)} fill={tones.dark} />
      {/* Through the open hall one sees the garden behind. */}
      <path d={opening(face, 0.66, 0.62, 2.3, through)} fill="#9cbf86" />
      <path d={opening(face, 0.66, 0.62, 1, through)} fill="#5f8a5c" />
      <path d={polygon([face(-0.16, 4.7, 0.14), face(0.16, 4.7, 0.14), face(0.1, 4.05, 0.14), face(-0.1, 4.05, 0.14)])} fill={tones.high} />
      {[-3.05, -2.15, 2.15, 3.05].map((along) => (
        <Column key={along} face={face} along={along} tones={tones} />
      ))}
    </>
  );
}

/** The attic's face with its round pediment, and a garland in it. */
function Attic({ face, tones }: { face: Face; tones: typeof WHITE }) {
  const back = -0.5;
  const round = Array.from({ length: 13 }, (_, i): Spot => face(-1.9 * Math.cos((Math.PI * i) / 12), 7.15 + 1.05 * Math.sin((Math.PI * i) / 12), back + 0.2));
  const inner = Array.from({ length: 13 }, (_, i): Spot => face(-1.5 * Math.cos((Math.PI * i) / 12), 7.2 + 0.74 * Math.sin((Math.PI * i) / 12), back + 0.2));
  return (
    <>
      <path d={slab(face, -3.1, 3.1, 5.9, 7.25, back)} fill={tones.lit} />
      <path d={slab(face, -2.8, -2.05, 6.6, 7.05, back) + slab(face, 2.05, 2.8, 6.6, 7.05, back)} fill={tones.mid} />
      <path d={slab(face, -1.9, 1.9, 5.9, 7.22, back + 0.2)} fill={tones.high} />
      <path d={polygon(round)} fill={tones.high} />
      <path d={polygon(inner)} fill={tones.mid} />
      <path d={slab(face, -1.9, 1.9, 7, 7.12, back + 0.2)} fill={tones.shade} opacity={0.6} />
      <path d={polygon([-1.1, -0.7, -0.3, 0, 0.3, 0.7, 1.1].map((t) => face(t, 7.62 - 0.28 * Math.cos(t * 1.3), back + 0.22)), false)} stroke={tones.high} strokeWidth={5} fill="none" />
    </>
  );
}

/** Where the teeth under the cornice stand. */
const TEETH = Array.from({ length: 36 }, (_, i) => -HALF + 0.1 + i * 0.2);
/** The crown from its foot up: height and half-width in metres. */
const CROWN = [[7.8, 2.3], [8.2, 2.25], [8.55, 2.08], [8.8, 1.84], [8.94, 1.6]] as const;
/** One side of the four-sided crown; \`edges\` says where its two edges lie at a half-width. */
const crown = (edges: (half: number) => readonly [Spot, Spot]) => {
  const edge = (which: 0 | 1) => CROWN.map(([y, half]) => plan(edges(half)[which][0], y, edges(half)[which][1]));
  return polygon([...edge(0), ...edge(1).toReversed()]);
};

function Pavilion() {
  return (
    <>
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
      {/* What stands on the roof comes first: from below, the cornice hides its foot. */}
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
      <Front face={shady} tones={SHADED} through={0.42} />
      <Front face={sunny} tones={WHITE} through={-0.42} />
      {([[4.7, 5.02, 0.42, 'lit'], [5.02, 5.4, 0.34, 'mid'], [5.4, 5.56, 0.5, 'shade'], [5.56, 5.78, 0.76, 'high'], [5.78, 5.92, 0.9, 'lit']] as const).map(([low, high, out, tone]) => (
        <g key={low}>
          <path d={soffit(low, out)} fill={SHADED.shade} />
          <path d={course(low, high, out)[0]} fill={WHITE[tone]} />
          <path d={course(low, high, out)[1]} fill={SHADED[tone]} />
        </g>
      ))}
      <path d={TEETH.map((t) => slab(sunny, t, t + 0.11, 5.38, 5.55, 0.56)).join('')} fill={WHITE.high} />
      <path d={TEETH.map((t) => slab(shady, t, t + 0.11, 5.38, 5.55, 0.56)).join('')} fill={SHADED.line} />
    </>
  );
}

/** Where the sun throws a point of the pavilion: to the right and back. */
const thrown = (u: number, y: number, w: number): Spot => at(MIDDLE[0] + u * Math.cos(TURN) + w * Math.sin(TURN) + y * 0.95, 0, MIDDLE[1] - u * Math.sin(TURN) + w * Math.cos(TURN) + y * 0.12);
const ring = (radius: number) => polygon(Array.from({ length: 40 }, (_, i) => at(MIDDLE[0] + radius * Math.cos((i / 20) * Math.PI), 0, MIDDLE[1] + radius * Math.sin((i / 20) * Math.PI))));
const path = (spread: number) => polygon([at(1.2 - spread, 0, 2.2), at(1.4 - spread, 0, 5), at(1.1 - spread, 0, 9), at(-0.6 - spread, 0, 13), at(1.2 + spread, 0, 14), at(3.3 + spread, 0, 9), at(3.6 + spread, 0, 5), at(3.6 + spread, 0, 2.2)]);

/** A child who runs ahead. */
const RUN: Pose = { lean: 14, nod: -8, near: [60, 130], far: [-50, 20], nearLeg: [-14, -84], farLeg: [54, 2] };

export default function PondicherryHeritage() {
  return (
    <Canvas>
      <Sky id="sky" height={620} stops={[[0, '#5fb0c8'], [0.6, '#c3e2dc'], [1, '#fff2cf']]} />
      <Halo id="morning" x={60} y={330} rx={760} ry={420} colour="#fff4cc" opacity={0.85} />
      <Stratus x={1010} y={190} width={460} colour="#ffffff" opacity={0.5} />
      <path d={polygon([[-20, 530], [1620, 520], [1620, 620], [-20, 620]])} fill="#7f9f84" />
      <Thicket id="far" line={[[-40, 540], [220, 500], [520, 520], [800, 530], [1080, 510], [1360, 500], [1660, 530]]} count={70} radius={48} tones={faded(GREEN, '#d6e6c8', 0.5)} />
      <CoconutPalm id="palm" x={1030} y={616} height={340} lean={0.1} />
      <Tree id="tree-1" x={150} y={622} height={390} tones={faded(GREEN, '#cfe0b8', 0.2)} form="spread" />
      <Tree id="tree-2" x={1260} y={616} height={330} tones={faded(GREEN, '#cfe0b8', 0.26)} />
      <Thicket id="near" line={[[-40, 602], [220, 606], [520, 604], [1000, 604], [1300, 600], [1660, 604]]} count={56} radius={34} tones={faded(GREEN, '#cfe0b8', 0.12)} fleck={6} />
      <Gradient id="grass" from={[0, 600]} to={[0, 1000]} stops={[[0, '#a9c565'], [0.4, '#7ea84e'], [1, '#4c7d42']]} />
      <path d={polygon([[-20, 612], [1620, 612], [1620, 1020], [-20, 1020]])} fill="url(#grass)" />
      <Turf id="turf" crest={[[-20, 690], [1620, 690]]} bottom={1010} size={16} dark="#3f7040" light="#a8c862" count={360} />
      <path d={path(0.14)} fill="#fbf0d8" />
      <path d={ring(7.4)} fill="#fbf0d8" />
      <path d={path(0) + ring(7.1)} fill="#e6c592" />
      <path d={[0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => lens(930 + i * 67 - (i % 3) * 40, 720 + i * 31, 60 + i * 16, 3 + (i % 3))).join('')} fill="#c79c68" opacity={0.6} />
      <path d={polygon([plan(-HALF, 0, -HALF - 0.9), plan(HALF + 0.9, 0, -HALF - 0.9), thrown(3.4, 5.8, -3.4), thrown(2, 8, 0), thrown(3.4, 5.8, 3.4), plan(HALF, 0, HALF)])} fill={SHADE} opacity={0.36} />
      <Pavilion />

      <LeafShade id="shade" x={1360} y={900} rx={430} ry={104} colour={SHADE} opacity={0.42} sun="#f0e0a0" />
      {/* A rain tree stands at the edge; beds of flowers lie along the path. */}
      <path d={band([[1530, 1010, 190], [1520, 930, 110], [1512, 700, 84], [1530, 400, 74], [1570, 60, 60]]) + band([[1516, 470, 46], [1400, 250, 30], [1260, 110, 12]])} fill="#3d2a2c" />
      <path d={band([[1470, 1004, 44], [1488, 920, 26], [1486, 700, 20], [1506, 400, 16], [1548, 60, 12]])} fill="#9a7052" />
      <OverhangingBranch id="branch" line={[[1640, 60], [1440, 70], [1260, 110], [1140, 92]]} radius={66} twigs={10} tones={GREEN} width={34} />
      <Mass id="crown" lobes={lobesIn('crown', 1520, 40, 260, 170, 14)} tones={GREEN} fleck={14} />
      {[[60, 880, 130], [250, 920, 110], [420, 890, 90], [150, 970, 150], [400, 980, 140], [600, 990, 120]].map(([x = 0, y = 0, width = 0], i) => (
        <g key={x}>
          <path d={lens(x + width * 0.35, y + 6, width * 1.6, 16)} fill="#244a34" opacity={0.6} />
          <Mass id={`bed-${i}`} lobes={lobesIn(`bed-${i}`, x, y - 14, width * 0.6, 34, 8)} tones={leaves('#24563a', '#7ba84c')} fleck={8} />
          <Petals id={`flowers-${i}`} x={x} y={y - 26} rx={width * 0.5} ry={22} count={34} colour={['#ffd24a', '#f2674a', '#fff6e6'][i % 3] ?? '#ffd24a'} size={10} />
        </g>
      ))}
      <LongShadow x={1176} y={934} to={[1440, 918]} width={70} colour={SHADE} opacity={0.42} />
      <LongShadow x={1324} y={946} to={[1470, 936]} width={50} colour={SHADE} opacity={0.42} />
      <LongShadow x={1012} y={866} to={[1150, 858]} width={48} colour={SHADE} opacity={0.42} />
      <Posed id="mother" x={1190} y={936} height={350} flip wears="sari" dress={DRESS.crimson} skin={SKIN.cinnamon} hair="bun" pose={{ ...POSE.walk, near: [16, 60], far: [-14, 4] }} />
      <Posed id="girl" x={1320} y={944} height={350} flip age={6} wears="frock" dress={DRESS.marigold} skin={SKIN.cinnamon} hair="plaits" pose={{ ...POSE.walk, near: [104, 120], far: [20, 40] }} />
      <Posed id="boy" x={1004} y={866} height={320} flip age={9} wears="shorts" dress={DRESS.teal} skin={SKIN.cinnamon} hair="crop" pose={RUN} />
    </Canvas>
  );
}
