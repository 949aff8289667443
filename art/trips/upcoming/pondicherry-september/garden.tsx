/** The gardens round the Matrimandir: lawns mown in rings, a winding red path to the globe, flower beds and visitors. */
import type { ReactNode } from 'react';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Child } from '../../../people/child.tsx';
import { Woman } from '../../../people/woman.tsx';
import { Gradient, Shadow } from '../../../scenery/canvas.tsx';
import { Bush, leaves } from '../../../scenery/foliage.tsx';
import { Matrimandir } from '../../../scenery/matrimandir.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { Land } from '../../../scenery/ridge.tsx';
import { rounded, type Spot } from '../../../scenery/shapes.ts';

/** The projection, in metres. The eye is on the banyan's knoll, seven metres above the lawns. */
const project = projection({ focal: 1500, vanishing: [760, 572], eye: 7 });
const GLOBE = { x: 0.6, z: 121, r: 17.4 };
/** A point on the ground round the globe: `out` metres from its centre; `turn` in radians, 0 is towards us. */
const round = (turn: number, out: number): Spot => [GLOBE.x + out * Math.sin(turn), GLOBE.z - out * Math.cos(turn)];
const seen = ([x, z]: Spot) => project(x, 0, Math.max(z, 20));
const ring = (out: number) => polygon(Array.from({ length: 73 }, (_, i) => seen(round((i / 36) * Math.PI, out))));

/** The path: from the near lawn across the ring, then between two of the sandstone petals towards the globe. */
const WAY = rounded([[-5.2, 34], [-5.6, 40], [-6, 46], [-5.6, 52], [-4.4, 58], [-3.4, 64], [-2.6, 74], [-1.4, 88], [-1.2, 92]], 8);
const way = (half: number) => {
  const side = (sign: number) => WAY.map(([x, z], i) => {
    const [ax, az] = WAY[Math.max(0, i - 1)] ?? [x, z];
    const [bx, bz] = WAY[Math.min(WAY.length - 1, i + 1)] ?? [x, z];
    const long = Math.hypot(bx - ax, bz - az) || 1;
    const wide = half * (z > 66 ? 0.72 : 1);
    return seen([x + (sign * wide * (bz - az)) / long, z - (sign * wide * (bx - ax)) / long]);
  });
  return polygon([...side(-1), ...side(1).toReversed()]);
};

const IXORA = { dark: '#7a2a2a', mid: '#b8402e', light: '#e2653a', bright: '#ffb070' };
const LEAF = leaves('#2f5f38', '#8fae4a', '#ffe08a');
const FRANGIPANI = { dark: '#2f5f38', mid: '#6a9648', light: '#e9dfae', bright: '#fff6d8' };
const BEDS = [
  [-33, 76, 2.6, LEAF], [-29, 71, 1.8, IXORA], [-35, 70, 2.2, FRANGIPANI], [-24, 66.5, 1.5, LEAF], [-20, 64.5, 1.3, IXORA], [-16.4, 62.6, 1, LEAF],
  [21, 62, 1.3, IXORA], [24, 64, 1.9, LEAF], [28, 66, 1.5, FRANGIPANI], [33, 70, 2.3, LEAF], [37, 74, 1.6, IXORA], [-38, 84, 3, LEAF], [41, 82, 2.6, LEAF], [12, 58.6, 0.9, LEAF], [15, 59.4, 1.1, IXORA],
] as const;

/** A visitor to the gardens; x and z in metres. */
const Visitor = ({ x, z, children: draw }: { x: number; z: number; children: (x: number, y: number, height: number) => ReactNode }) => {
  const [px, py] = project(x, 0, z);
  const height = 1.62 * (project(x + 1, 0, z)[0] - px);
  return (
    <>
      <Shadow x={px + height * 0.5} y={py - height * 0.02} width={height * 0.6} height={height * 0.05} opacity={0.36} />
      {draw(px, py, height)}
    </>
  );
};

export function Garden() {
  const r = random('lawn');
  const daisies = Array.from({ length: 90 }, () => { const z = r.between(33, 62); const [x, y] = project(r.between(-0.55, 0.42) * z, 0, z); return `M${x.toFixed(1)} ${y.toFixed(1)}h${(90 / z).toFixed(1)}`; }).join('');
  return (
    <>
      <Gradient id="lawn" from={[0, 572]} to={[0, 860]} stops={[[0, '#c3cc6c'], [0.3, '#a5bc58'], [0.7, '#7fa348'], [1, '#5c8a44']]} />
      <Land crest={[[-60, 588], [400, 584], [1100, 584], [1660, 588]]} fill="url(#lawn)" />
      <path d={ring(74) + ring(68)} fillRule="evenodd" fill="#4f8240" opacity={0.34} />
      <path d={ring(62) + ring(57)} fillRule="evenodd" fill="#4f8240" opacity={0.34} />
      <path d={ring(53) + ring(49)} fillRule="evenodd" fill="#dfe08a" opacity={0.34} />
      <path d={ring(45.6) + ring(40.4)} fillRule="evenodd" fill="#e9c290" />
      <path d={way(2.35)} fill="#e9c290" />
      <path d={ring(45) + ring(41)} fillRule="evenodd" fill="#cf7a50" />
      <path d={way(1.85)} fill="#cf7a50" />
      <path d={daisies} stroke="#f6f0b8" strokeWidth={1.8} strokeLinecap="round" opacity={0.8} />
      <Matrimandir id="globe" project={project} {...GLOBE} />
      {BEDS.toSorted((a, b) => b[1] - a[1]).map(([x, z, wide, tones], i) => {
        const [px, py] = project(x, 0, z);
        const width = wide * 2 * (project(x + 1, 0, z)[0] - px);
        return (
          <g key={i}>
            <Shadow x={px + width * 0.3} y={py} width={width * 0.62} height={width * 0.07} colour="#24402e" opacity={0.45} />
            <Bush id={`bed-${i}`} x={px} y={py} width={width} height={width * 0.52} tones={tones} fleck={width > 60 ? 8 : 5} />
          </g>
        );
      })}
      <Visitor x={-2.4} z={71}>{(x, y, height) => <Woman id="visitor" x={x} y={y} height={height} wears="sari" dress={DRESS.lotus} skin={SKIN.wheat} isWindy={false} />}</Visitor>
      <Visitor x={-1.4} z={70.4}>{(x, y, height) => <Child id="visitor-child" x={x} y={y} height={height} age={7} wears="frock" dress={DRESS.teal} skin={SKIN.wheat} isHeld={false} />}</Visitor>
    </>
  );
}
