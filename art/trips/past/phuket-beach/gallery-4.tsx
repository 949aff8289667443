/**
 * Thalang Road in Phuket Town at night: old shophouses, strings of lanterns, customers at a roti cart, a family walking up the street.
 * Each house has two storeys between pilasters: below, the arch of the covered five-foot way; above, three louvred windows and a cornice.
 */
import type { ReactNode } from 'react';
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { Lantern } from '../../../scenery/props.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Moon, Sky, Stars } from '../../../scenery/sky.tsx';
import { archOnWall, onWall, wallAt } from '../../../scenery/street.tsx';

export const focus: [number, number] = [0.46, 0.58];

const NIGHT = '#1a1640';
const GLOW = '#ffb454';
const project = projection({ vanishing: [690, 590], focal: 860, eye: 1.7 });
const HALF = 5.2;
const BAY = 4.6;
const TOP = 8;

/** A shophouse's daytime colours; the night is mixed in later. */
type Paint = { wall: string; trim: string; shutter: string };
const LEFT: readonly Paint[] = [{ wall: '#e0708a', trim: '#ffe9d6', shutter: '#2f8f86' }, { wall: '#f2c14e', trim: '#fff6e0', shutter: '#2c5f9a' }, { wall: '#6fb0c9', trim: '#fff0dc', shutter: '#a8442f' }, { wall: '#e9a06a', trim: '#ffefd6', shutter: '#2f7f6a' }, { wall: '#b9a0d0', trim: '#f6e6e0', shutter: '#7a3f5c' }];
const RIGHT: readonly Paint[] = [{ wall: '#58a99a', trim: '#fff0d6', shutter: '#8a3f2c' }, { wall: '#f0a0a0', trim: '#fff0e0', shutter: '#2f7f8f' }, { wall: '#f2d27a', trim: '#fff6e0', shutter: '#3f6fa0' }, { wall: '#8fb8d9', trim: '#fdf0e0', shutter: '#9c4a3a' }, { wall: '#e0a0b8', trim: '#fdf0e0', shutter: '#2f7f6a' }];

/** One shophouse. Its front is `aside` metres to the side and starts at depth `z`. Lantern light falls on its lower half. */
function Shophouse({ id, aside, z, paint, isLit }: { id: string; aside: number; z: number; paint: Paint; isLit: boolean }) {
  const wall = wallAt(project, aside);
  const dim = (colour: string, t = 0.42) => mix(colour, NIGHT, t);
  const [a, b] = [z + 0.5, z + BAY - 0.5];
  const windows = [0, 1, 2].map((i) => z + 0.62 + i * 1.18);
  const [, foot] = wall(z, 0);
  const [, head] = wall(z, TOP);
  return (
    <>
      <Gradient id={`${id}-wall`} from={[0, head]} to={[0, foot]} stops={[[0, dim(paint.wall, 0.58)], [0.45, dim(paint.wall, 0.3)], [1, mix(dim(paint.wall, 0.22), GLOW, 0.16)]]} />
      <path d={onWall(wall, z, z + BAY, 0, TOP)} fill={`url(#${id}-wall)`} />
      <path d={archOnWall(wall, a, b, 0, 3.5, 1.5, 0.06)} fill={dim(paint.trim, 0.26)} />
      <Gradient id={`${id}-way`} from={[0, wall(z, 3.3)[1]]} to={[0, foot]} stops={[[0, '#7a3a2c'], [0.5, '#d9803f'], [1, '#ffc46a']]} />
      <path d={archOnWall(wall, a + 0.24, b - 0.24, 0, 3.24, 1.3)} fill={`url(#${id}-way)`} />
      <path d={onWall(wall, a + 0.7, a + 1.2, 0.8, 2.3, -0.7) + onWall(wall, b - 1.1, b - 0.6, 0.8, 2.3, -0.7)} fill="#fff0b8" opacity={0.9} />
      <path d={onWall(wall, a + 1.5, b - 1.4, 0, 2.4, -0.7)} fill="#4a2420" />
      <path d={onWall(wall, a + 1.5, b - 1.4, 2.5, 2.8, -0.7)} fill="#7a2f24" />
      <path d={[z + 0.02, z + BAY - 0.34].map((at) => onWall(wall, at, at + 0.32, 0, 7, 0.16)).join('')} fill={dim(paint.trim, 0.3)} />
      <path d={[z + 0.02, z + BAY - 0.34].map((at) => polygon([wall(at, 0), wall(at, 0, 0.16), wall(at, 7, 0.16), wall(at, 7)])).join('')} fill={dim(paint.trim, 0.6)} />
      {windows.map((at) => (
        <g key={at}>
          <path d={archOnWall(wall, at - 0.1, at + 0.98, 4.1, 6.5, undefined, 0.05)} fill={dim(paint.trim, 0.3)} />
          <path d={archOnWall(wall, at, at + 0.88, 4.2, 6.38)} fill={isLit ? '#ffca70' : dim('#2c3e73', 0.5)} />
          <path d={onWall(wall, at, at + 0.42, 4.2, 5.86)} fill={dim(paint.shutter, 0.3)} />
          <path d={onWall(wall, at + 0.46, at + 0.88, 4.2, 5.86)} fill={dim(paint.shutter, 0.42)} />
          <path d={Array.from({ length: 7 }, (_, k) => onWall(wall, at + 0.05, at + 0.83, 4.36 + k * 0.2, 4.42 + k * 0.2)).join('')} fill={dim(paint.shutter, 0.68)} />
        </g>
      ))}
      {[[3.66, 3.98, 0.34], [6.9, 7.2, 0.3], [7.72, 8.02, 0.42]].map(([y0 = 0, y1 = 0, out = 0]) => (
        <g key={y0}>
          <path d={polygon([wall(z, y0), wall(z + BAY, y0), wall(z + BAY, y0, out), wall(z, y0, out)])} fill={dim(paint.trim, 0.66)} />
          <path d={onWall(wall, z, z + BAY, y0, y1, out)} fill={dim(paint.trim, 0.34)} />
          <path d={polygon([wall(z, y0), wall(z, y1), wall(z, y1, out), wall(z, y0, out)])} fill={dim(paint.trim, 0.56)} />
        </g>
      ))}
      <path d={onWall(wall, z + 1.5, z + 3.1, 8, 8.7, 0.1)} fill={dim(paint.wall, 0.5)} />
    </>
  );
}

/** A string of lanterns across the street at depth `z`, hooked to the wall at each end. */
function LanternString({ z, high, count, size, sag }: { z: number; high: number; count: number; size: number; sag: number }) {
  const at = (t: number): Spot => project((HALF + 1.1) * (2 * t - 1), high - Math.sin(Math.PI * t) * sag, z);
  const line = Array.from({ length: 25 }, (_, i) => at(i / 24));
  const scale = 860 / z;
  return (
    <>
      <path d={polygon(line, false)} fill="none" stroke="#0d0a26" strokeWidth={Math.max(1.2, 22 / z)} />
      {Array.from({ length: count }, (_, i) => {
        const [x, y] = at((i + 1) / (count + 1));
        return <Lantern key={i} id={`lantern-${z}-${i}`} x={Math.round(x)} y={Math.round(y)} size={Math.round(size * scale)} colour={i % 4 === 2 ? '#f2a02f' : '#e2412f'} glow={GLOW} />;
      })}
    </>
  );
}

/** The roti cart: griddle, glass box of bananas, striped awning, bulb. (x, y) is the middle of its base; `children` stand behind it. */
function RotiCart({ x, y, children }: { x: number; y: number; children: ReactNode }) {
  return (
    <>
      <path d={lens(x + 10, y + 4, 330, 26)} fill="#0d0a26" opacity={0.5} />
      <Halo id="cart-glow" x={x} y={y - 190} rx={300} ry={230} colour="#ffd28a" opacity={0.7} />
      {children}
      <path d={box(x - 116, y - 360, 8, 250) + box(x + 108, y - 360, 8, 250)} fill="#b9c3cc" />
      <path d={oval(x - 84, y - 26, 30) + oval(x + 84, y - 26, 30)} fill="#1d1830" />
      <path d={oval(x - 84, y - 26, 17) + oval(x + 84, y - 26, 17)} fill="#8f98a6" />
      <path d={polygon([[x - 130, y - 138], [x + 130, y - 138], [x + 122, y - 44], [x - 122, y - 44]])} fill="#c9383a" />
      <path d={polygon([[x + 20, y - 138], [x + 130, y - 138], [x + 122, y - 44], [x + 18, y - 44]])} fill="#93263a" />
      <path d={polygon([[x - 128, y - 112], [x + 128, y - 112], [x + 127, y - 100], [x - 127, y - 100]])} fill="#fff0d6" />
      <path d={box(x - 140, y - 150, 280, 14)} fill="#e3e8ec" />
      <path d={oval(x - 66, y - 152, 56, 11)} fill="#3a3a48" />
      <path d={oval(x - 74, y - 155, 34, 7)} fill="#ffe0a0" />
      <path d={`M${x - 70} ${y - 166}q-12 -18 0 -32q12 -14 2 -30M${x - 46} ${y - 166}q-8 -14 0 -26`} stroke="#ffffff" strokeWidth={4} fill="none" opacity={0.55} />
      <path d={box(x + 14, y - 222, 104, 72)} fill="#cfe6ea" opacity={0.55} />
      <path d={[0, 1, 2].map((i) => band([[x + 28 + i * 26, y - 158, 9], [x + 40 + i * 26, y - 172, 11], [x + 56 + i * 24, y - 170, 5]])).join('')} fill="#f7d94c" />
      <path d={box(x + 14, y - 226, 104, 6) + box(x + 14, y - 222, 4, 72) + box(x + 114, y - 222, 4, 72)} fill="#f4f0e6" />
      {Array.from({ length: 8 }, (_, i) => (
        <path key={i} d={polygon([[x - 120 + i * 30, y - 398], [x - 90 + i * 30, y - 398], [x - 108 + i * 36, y - 352], [x - 126 + i * 36, y - 340], [x - 144 + i * 36, y - 352]])} fill={i % 2 ? '#fff0d6' : '#e0572f'} />
      ))}
      <path d={box(x + 64.5, y - 352, 3, 46)} fill="#1d1830" />
      <Halo id="bulb" x={x + 66} y={y - 294} rx={70} colour="#fff6d2" opacity={0.95} />
      <path d={oval(x + 66, y - 296, 11, 14)} fill="#fffdf0" />
    </>
  );
}

export default function PhuketBeach4() {
  const houses = Array.from({ length: 5 }, (_, i) => 4 - i);
  const street = (from: number, to: number, near: number, far: number) => polygon([project(from, 0, near), project(to, 0, near), project(to, 0, far), project(from, 0, far)]);
  return (
    <Canvas>
      <Sky id="sky" height={600} stops={[[0, '#0d1238'], [0.6, '#2a2a66'], [1, '#6a4a80']]} />
      <Stars id="stars" count={80} height={380} />
      <Moon id="moon" x={560} y={170} r={34} />
      <Ridge id="hill" anchors={[[480, 540], [580, 500], [690, 486], [800, 512], [900, 548]]} colour="#2b2456" mist="#5a3f72" bottom={600} />
      <Halo id="far-glow" x={690} y={580} rx={220} ry={120} colour="#ffb868" opacity={0.7} />
      <path d={box(636, 536, 108, 62)} fill="#7a5468" />
      <path d={polygon([[628, 538], [690, 508], [752, 538]])} fill="#4a2f4c" />
      <path d={[644, 672, 700, 726].map((x) => box(x, 556, 12, 22)).join('')} fill="#ffca70" />

      <Gradient id="road" from={[0, 600]} to={[0, 1000]} stops={[[0, '#8a5a62'], [0.3, '#5a4468'], [1, '#2b2450']]} />
      <path d={polygon([[-10, 1010], [-10, 640], [640, 598], [740, 598], [1610, 680], [1610, 1010]])} fill="url(#road)" />
      {houses.map((i) => (
        <g key={i}>
          <Shophouse id={`left-${i}`} aside={-HALF - 1.2} z={3.4 + i * BAY} paint={LEFT[i]!} isLit={i % 2 === 1} />
          <Shophouse id={`right-${i}`} aside={HALF + 1.2} z={4.4 + i * BAY} paint={RIGHT[i]!} isLit={i % 2 === 0} />
        </g>
      ))}
      <path d={street(-HALF - 1.2, -HALF + 0.6, 2, 27) + street(HALF - 0.6, HALF + 1.2, 2, 27)} fill="#9c6a64" />
      <path d={street(-HALF + 0.5, -HALF + 0.7, 2, 27) + street(HALF - 0.7, HALF - 0.5, 2, 27)} fill="#e0a878" />
      <path d={[4, 6.4, 9.4, 13, 17.5, 23].map((z) => street(-0.08, 0.08, z, z + 1.3)).join('')} fill="#e9c9a0" opacity={0.7} />
      {/* It has rained: the road reflects the arches and lanterns. */}
      <Halo id="wet-left" x={250} y={880} rx={330} ry={130} colour="#ff9f4a" opacity={0.5} />
      <Halo id="wet-right" x={1180} y={860} rx={360} ry={130} colour="#ffb45a" opacity={0.6} />
      <Halo id="wet-far" x={690} y={660} rx={180} ry={60} colour="#ffcf8a" opacity={0.8} />
      <GroundMarks id="wet-red" x={330} y={640} width={760} height={330} count={110} colour="#f2603f" opacity={0.4} size={1.2} />
      <GroundMarks id="wet-gold" x={120} y={640} width={1360} height={340} count={110} colour="#ffd08a" opacity={0.42} size={1.2} />

      <LanternString z={22} high={6.6} count={9} size={0.62} sag={0.6} />
      <LanternString z={15.5} high={6.6} count={9} size={0.6} sag={0.7} />
      <LanternString z={11} high={6.5} count={9} size={0.58} sag={0.8} />
      <LanternString z={8} high={6.2} count={8} size={0.56} sag={0.8} />
      <LanternString z={6} high={5.6} count={5} size={0.5} sag={0.7} />

      <RotiCart x={1220} y={884}>
        <Posed id="cook" grips x={1214} y={868} height={290} flip pose={{ ...POSE.stand, lean: 6, nod: 12, near: [34, 54], far: [20, 84] }} wears="kurta" dress={DRESS.banyan} skin={SKIN.wheat} hair="bun" carries={<path d={band([[0, 0, 5], [44, 0, 5]]) + polygon([[44, -4], [72, -10], [72, 10], [44, 4]])} fill="#c9d0d6" />} />
      </RotiCart>
      <Posed id="mother" x={1008} y={914} height={330} pose={{ ...POSE.stand, near: [-4, 12], far: [52, 104] }} wears="kurta" dress={DRESS.teal} skin={SKIN.cinnamon} hair="plait" hasShadow />
      <Posed id="boy" x={938} y={926} height={330} age={7} pose={{ ...POSE.point, nod: -14 }} wears="shorts" hasStripes={false} dress={DRESS.marigold} skin={SKIN.cinnamon} hair="crop" hasShadow />
      <Family id="family" x={560} y={900} height={270} mother={{ wears: 'sari', dress: DRESS.crimson, hair: 'bun', skin: SKIN.honey, isWindy: false }} kids={[{ age: 8, dress: DRESS.marigold, arm: 'point' }, { age: 5, wears: 'shorts', dress: DRESS.cream }]} />
      <Gradient id="below" from={[0, 880]} to={[0, 1000]} stops={[[0, NIGHT, 0], [1, NIGHT, 0.6]]} />
      <path d="M0 880H1600V1000H0Z" fill="url(#below)" />
    </Canvas>
  );
}
