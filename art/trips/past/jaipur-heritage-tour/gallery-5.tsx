/** Under Patrika Gate in late afternoon: one painted arch behind another, sun on the floor, a girl running, a mother taking her picture. */
// Each of the seven bays has its own colour; the near ones are painted with flowers, trees and palaces. The sun shines in from the left.
import type { ReactNode } from 'react';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Women } from '../../../people/family.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { box, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';
import { at, Bay, BAY, BAYS, DEEP, NEAR } from './painted-arch.tsx';

export const focus: [number, number] = [0.5, 0.6];

const SUN = '#ffe9b4';
const DUSK = '#4a2350';

const strip = (left: number, right: number, near: number, far: number) => polygon([at(left, 0, near), at(right, 0, near), at(right, 0, far), at(left, 0, far)]);

/** The outline of the light that falls on the floor through the arch on the left of a bay: a long strip that ends in the cusped arch head. */
function patch(z: number): Spot[] {
  const spot = (x: number, aside: number) => at(x, 0, z - 0.16 * (x + 3) + aside);
  const head = Array.from({ length: 51 }, (_, i) => {
    const angle = Math.PI * (0.5 - i / 50);
    const swell = 1 + 0.14 * Math.abs(Math.sin((i / 50) * Math.PI * 5));
    return spot(0.3 + Math.cos(angle) * 1.6 * swell, Math.sin(angle) * 1.04 * swell);
  });
  return [spot(-9, 1.04), ...head, spot(-9, -1.04)];
}

/** A patch of light on the floor of a bay, and the dust in the beam above it. */
function Sunbeam({ index }: { index: number }) {
  const z = NEAR + index * BAY + DEEP + 1.4;
  const outline = patch(z);
  const [tip, foot] = [at(2, 0, z - 0.8), at(-3, 0, z)];
  return (
    <>
      <Gradient id={`patch-${index}`} from={foot} to={tip} stops={[[0, SUN, 0.95], [0.6, SUN, 0.8], [1, SUN, 0.5]]} />
      <Gradient id={`beam-${index}`} from={at(-3, 4, z)} to={at(1, 0, z)} stops={[[0, SUN, 0.34], [0.6, SUN, 0.12], [1, SUN, 0]]} />
      <path d={polygon(outline)} fill={`url(#patch-${index})`} />
      <path d={polygon([at(-9, 5.6, z), at(-3.2, 3.9, z), at(1.9, 0, z - 0.8), at(-9, 0, z)])} fill={`url(#beam-${index})`} filter="url(#dust)" />
    </>
  );
}

/** The slabs of the marble floor: their joints, and some slabs darker or paler than the rest. */
function Slabs() {
  const r = random('slabs');
  const slabs = Array.from({ length: 120 }, () => [r.whole(-6, 5) * 0.9, NEAR - 1.4 + r.whole(0, 22) * 0.9] as const).map(([x, z]) => strip(x, x + 0.9, z, z + 0.9));
  return (
    <>
      <path d={slabs.slice(0, 60).join('')} fill="#7a4a68" opacity={0.12} />
      <path d={slabs.slice(60).join('')} fill="#fff0d0" opacity={0.13} />
      <path d={Array.from({ length: 30 }, (_, i) => strip(-9, 9, 2 + i * 0.9, 2.014 + i * 0.9 + i * 0.002)).join('') + Array.from({ length: 13 }, (_, i) => strip(-5.4 + i * 0.9 - 0.007, -5.4 + i * 0.9 + 0.007, 2, 29)).join('')} fill="#6a3f60" opacity={0.3} />
    </>
  );
}

/** The shadow of a figure whose feet are at (x, y): its outline laid on the floor to the right and a little towards us. */
const Thrown = ({ x, y, children }: { x: number; y: number; children: ReactNode }) => (
  <g transform={`translate(${x} ${y}) matrix(1 0.05 -0.92 -0.27 0 0) translate(${-x} ${-y})`} filter="url(#thrown)" opacity={0.42}>
    {children}
  </g>
);

const Girl = ({ id }: { id: string }) => <Posed id={id} x={912} y={856} height={330} age={8} wears="frock" dress={DRESS.indigo} skin={SKIN.honey} hair="plait" flip pose={{ ...POSE.run, near: [104, 128], far: [-70, -100] }} />;
const Mother = ({ id }: { id: string }) => <Posed id={id} x={560} y={940} height={400} wears="kurta" dress={{ base: '#dfa03c', trim: '#96305a', second: '#f8ead2' }} skin={SKIN.honey} hair="bob" pose={{ ...POSE.stand, lean: 6, near: [54, 122], far: [46, 116], nearLeg: [13, -2], farLeg: [-9, -14] }} carries={<path d="M2 -26H12V20H2Z" fill="#2a2233" />} />;

export default function JaipurHeritageTour5() {
  return (
    <Canvas>
      <Gradient id="sky" stops={[[0, '#a9c6c8'], [0.6, '#ffe6bc'], [1, '#ffd08a']]} from={[0, 380]} to={[0, 580]} />
      <path d={box(-10, 0, 1620, 600)} fill="url(#sky)" />
      <Thicket id="circle" line={[[780, 566], [860, 556], [940, 558], [1030, 566]]} count={18} radius={14} tones={leaves('#4f7050', '#b5b26a')} />
      <Gradient id="floor" from={[0, 575]} to={[0, 1000]} stops={[[0, '#f3cf9c'], [0.16, '#cf9f88'], [0.5, '#a97a80'], [1, '#8a5c66']]} />
      <path d={box(-10, 572, 1620, 440)} fill="url(#floor)" />
      <Slabs />
      <filter id="dust" x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation="22" />
      </filter>
      <filter id="thrown" x="-60%" y="-60%" width="220%" height="220%">
        <feColorMatrix type="matrix" values="0 0 0 0 0.24 0 0 0 0 0.1 0 0 0 0 0.27 0 0 0 1 0" />
        <feGaussianBlur stdDeviation="1.6" />
      </filter>
      {Array.from({ length: BAYS }, (_, i) => BAYS - 1 - i).map((index) => (
        <g key={index}>
          {index < BAYS - 1 && <Sunbeam index={index} />}
          <Bay index={index} />
          {index === 4 && <Women id="strollers" x={at(-0.5, 0, NEAR + 3.9 * BAY)[0]} y={at(0, 0, NEAR + 3.9 * BAY)[1]} height={84} count={2} />}
        </g>
      ))}
      <Halo id="far-light" x={900} y={540} rx={230} ry={180} colour="#fff0c4" opacity={0.7} />
      <Halo id="side-light" x={330} y={520} rx={420} ry={460} colour="#ffdf9c" opacity={0.3} />
      <path d={oval(868, 858, 30, 4) + oval(560, 943, 44, 6)} fill={DUSK} opacity={0.4} />
      <Thrown x={912} y={856}><Girl id="girl-shadow" /></Thrown>
      <Thrown x={560} y={940}><Mother id="mother-shadow" /></Thrown>
      <Girl id="girl" />
      <Mother id="mother" />
    </Canvas>
  );
}
