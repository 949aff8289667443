/** Under Patrika Gate in the last hour of the afternoon: painted arch behind painted arch, bars of sun across the floor, a girl who runs through them and a mother who takes her picture. */
// Nine pavilions in a row, each with its own colour; pillars, spandrels and undersides of the arches are covered with flowers, trees and the sights of Rajasthan. Light comes in between the pillars.
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Women } from '../../../people/family.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { box, leaf, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';

export const focus: [number, number] = [0.5, 0.6];

const at = projection({ vanishing: [900, 560], focal: 900, eye: 1.9 });
/** Every bay: a wall with an arch at depth z, its colour, its second colour. */
const BAYS = [
  { wall: '#e8788a', deep: '#8e2f5c', trim: '#ffd98a' },
  { wall: '#3f9aa8', deep: '#1d4f6a', trim: '#fff0c8' },
  { wall: '#f0b53f', deep: '#a5562e', trim: '#fff6e0' },
  { wall: '#7fae6a', deep: '#2f5f4a', trim: '#ffe6a0' },
  { wall: '#e89068', deep: '#9a4038', trim: '#fff0d0' },
  { wall: '#8f86c4', deep: '#4a3f80', trim: '#ffe0c8' },
  { wall: '#f0c8b0', deep: '#b5705e', trim: '#ffffff' },
] as const;
const NEAR = 3.4;
const BAY = 3.6;
const DEEP = 0.9;
const HALF = 2.35;
const SPRING = 2.7;
const CROWN = 5.2;

/** The edge of the opening at depth z: up the left pillar, over seven lobes that meet in cusps, down the right one. */
function opening(z: number, more = 0): Spot[] {
  const points: Spot[] = [at(-HALF - more, 0, z)];
  for (let i = 0; i <= 56; i += 1) {
    const angle = Math.PI * (1 - i / 56);
    const swell = 1 + 0.075 * Math.abs(Math.sin((i / 8) * Math.PI)) + 0.05 * Math.max(0, 1 - Math.abs(i - 28) / 10);
    points.push(at(Math.cos(angle) * HALF * swell + Math.cos(angle) * more, SPRING + Math.sin(angle) * ((CROWN - SPRING) * swell * 0.94 + more), z));
  }
  points.push(at(HALF + more, 0, z));
  return points;
}

/** A painted flower bush in an upright panel; (x, y) is its foot. */
function Bouquet({ id, x, y, size, colours, green }: { id: string; x: number; y: number; size: number; colours: readonly [string, ...string[]]; green: string }) {
  const r = random(id);
  const stems = Array.from({ length: 7 }, (_, i) => [(i - 3) * 0.085, 0.95 - Math.abs(i - 3) * 0.13] as const);
  return (
    <At x={x} y={y} scale={size / 100}>
      <path d="M-16 0L-10 -22H10L16 0Z" fill={mix(green, '#ffffff', 0.5)} />
      <path d={stems.map(([lean, tall]) => leaf(0, -18, tall * 90, 2.4, -Math.PI / 2 + lean * 2.2)).join('') + Array.from({ length: 16 }, () => leaf(r.between(-14, 14), r.between(-70, -26), 16, 5, r.between(-2.3, -0.8))).join('')} fill={green} />
      {stems.map(([lean, tall], i) => {
        const [fx, fy] = [Math.sin(lean * 2.2) * tall * 90, -18 - Math.cos(lean * 2.2) * tall * 90];
        return <path key={i} d={[0, 1, 2, 3, 4].map((petal) => oval(fx + Math.cos(petal * 1.256) * 6, fy + Math.sin(petal * 1.256) * 6, 5)).join('')} fill={r.pick(colours)} />;
      })}
      <path d={stems.map(([lean, tall]) => oval(Math.sin(lean * 2.2) * tall * 90, -18 - Math.cos(lean * 2.2) * tall * 90, 3)).join('')} fill="#fff3c4" />
    </At>
  );
}

/** One bay: its wall with the hole, the thickness of the arch, painted bands, panels and rosettes. */
function Bay({ index }: { index: number }) {
  const { wall, deep, trim } = BAYS[index]!;
  const z = NEAR + index * BAY;
  const front = opening(z);
  const back = opening(z + DEEP);
  const size = 900 / z;
  const [left, right] = [at(-30, 0, z), at(30, 0, z)];
  const top = at(0, 14, z)[1];
  const reveal = front.slice(1).map((spot, i) => polygon([front[i]!, spot, back[i + 1]!, back[i]!]));
  const middle = Math.floor(reveal.length / 2);
  const rosettes = Array.from({ length: 15 }, (_, i) => {
    const angle = Math.PI * (0.04 + (0.92 * i) / 14);
    return at(-Math.cos(angle) * (HALF + 0.62), SPRING + 0.12 + Math.sin(angle) * (CROWN - SPRING + 0.66), z);
  });
  return (
    <>
      <path d={`${polygon([[left[0], top], [right[0], top], [right[0], right[1]], [left[0], left[1]]])}${polygon(front)}`} fill={index % 2 ? wall : mix(wall, '#ffffff', 0.06)} fillRule="evenodd" />
      <path d={`${polygon(opening(z, 0.34))}${polygon(front)}`} fill={trim} fillRule="evenodd" />
      <path d={`${polygon(opening(z, 0.24))}${polygon(opening(z, 0.1))}`} fill={deep} fillRule="evenodd" />
      <path d={rosettes.map(([x, y]) => [0, 1, 2, 3, 4, 5].map((petal) => oval(x + Math.cos(petal * 1.047) * size * 0.09, y + Math.sin(petal * 1.047) * size * 0.09, size * 0.07)).join('')).join('')} fill={trim} />
      <path d={rosettes.map(([x, y]) => oval(x, y, size * 0.07)).join('')} fill={deep} />
      {/* The thickness of the arch: its right side takes the light, its left and the vault lie in shade. */}
      <path d={reveal.slice(0, middle).join('')} fill={mix(wall, '#3a1a4a', 0.5)} />
      <path d={reveal.slice(middle).join('')} fill={mix(wall, '#fff0c0', 0.3)} />
      <path d={reveal.slice(1, -1).filter((_, i) => i % 8 < 4).join('')} fill={trim} opacity={0.4} />
      {index < 3 &&
        [-1, 1].map((side) => {
          const [px, py] = at(side * (HALF + 1.05), 0.62, z);
          return (
            <g key={side}>
              <path d={polygon([at(side * (HALF + 0.5), 0.5, z), at(side * (HALF + 1.6), 0.5, z), at(side * (HALF + 1.6), 2.6, z), at(side * (HALF + 0.5), 2.6, z)])} fill={mix(trim, wall, 0.16)} />
              <path d={polygon([at(side * (HALF + 0.56), 0.56, z), at(side * (HALF + 1.54), 0.56, z), at(side * (HALF + 1.54), 2.54, z), at(side * (HALF + 0.56), 2.54, z)])} fill={mix(deep, wall, 0.25)} />
              <Bouquet id={`bouquet-${index}-${side}`} x={px} y={py} size={size * 1.62} colours={['#ffd35c', '#ff9aa8', '#fff3dc']} green={mix('#3f8a5a', trim, 0.2)} />
            </g>
          );
        })}
    </>
  );
}

const strip = (left: number, right: number, near: number, far: number) => polygon([at(left, 0, near), at(right, 0, near), at(right, 0, far), at(left, 0, far)]);

export default function JaipurHeritageTour5() {
  const last = NEAR + BAYS.length * BAY;
  return (
    <Canvas>
      <Gradient id="sky" stops={[[0, '#8fc3d6'], [0.6, '#ffe6bc'], [1, '#ffd08a']]} from={[0, 380]} to={[0, 580]} />
      <path d={box(-10, 0, 1620, 600)} fill="url(#sky)" />
      <Thicket id="circle" line={[[780, 566], [860, 556], [940, 558], [1030, 566]]} count={18} radius={14} tones={leaves('#3a6a48', '#a9bf62')} />
      <Gradient id="floor" from={[0, 580]} to={[0, 1000]} stops={[[0, '#ffe0b0'], [0.3, '#e8bf98'], [1, '#b58488']]} />
      <path d={box(-10, 572, 1620, 440)} fill="url(#floor)" />
      <path d={Array.from({ length: 9 }, (_, i) => strip(-9, 9, 2.4 + i * 0.9, 2.42 + i * 0.9)).join('') + [-1.8, -0.9, 0, 0.9, 1.8].map((x) => strip(x - 0.01, x + 0.01, 2, last)).join('')} fill="#7a4a68" opacity={0.3} />
      {[6, 5, 4, 3, 2, 1, 0].map((index) => (
        <g key={index}>
          {index < 6 && <path d={strip(-9, 9, NEAR + index * BAY + DEEP, NEAR + index * BAY + BAY)} fill="#a8788a" opacity={0.35} />}
          {index < 6 && <path d={polygon([at(-9, 0, NEAR + index * BAY + 1.3), at(HALF, 0, NEAR + index * BAY + 2.2), at(HALF, 0, NEAR + index * BAY + 3.5), at(-9, 0, NEAR + index * BAY + 2.9)])} fill="#fff0c4" opacity={0.8} />}
          <Bay index={index} />
          {index === 4 && <Women id="strollers" x={at(-0.5, 0, NEAR + 3.9 * BAY)[0]} y={at(0, 0, NEAR + 3.9 * BAY)[1]} height={84} count={2} />}
        </g>
      ))}
      <Halo id="far-light" x={900} y={540} rx={200} ry={160} colour="#fff3cc" opacity={0.7} />
      <path d={[[912, 858, 1], [560, 940, 1.2]].map(([x = 0, y = 0, s = 1]) => polygon([[x - 26 * s, y + 2], [x + 26 * s, y - 4], [x + 210 * s, y + 20], [x + 180 * s, y + 30]])).join('')} fill="#5a2448" opacity={0.4} />
      <Posed id="girl" x={912} y={856} height={330} age={8} wears="frock" dress={DRESS.indigo} skin={SKIN.honey} hair="plait" flip pose={{ ...POSE.run, near: [104, 128], far: [-70, -100] }} />
      <Posed id="mother" x={560} y={940} height={400} wears="kurta" dress={{ ...DRESS.marigold, trim: '#b32e63', second: '#fff3dc' }} skin={SKIN.honey} hair="bob" pose={{ ...POSE.stand, lean: 10, near: [54, 122], far: [46, 116], nearLeg: [22, -6], farLeg: [-12, -24] }} carries={<path d="M2 -26H12V20H2Z" fill="#2a2233" />} />
    </Canvas>
  );
}
