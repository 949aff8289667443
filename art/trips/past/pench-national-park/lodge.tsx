/**
 * The lodge near Turia by night: half-round country tiles, wooden posts on stone shoes, a mud wall, an earth floor on a stone plinth.
 * The veranda's only lamp hangs over the floor; surfaces turned away from it get light from the sky alone.
 */
import type { ReactNode } from 'react';
import { mix } from '../../../kit/colour.ts';
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { band, oval, type Spot } from '../../../scenery/shapes.ts';
import { at, END, FLOOR, LAMP, metre, onFloor, onWall, WALL } from './lodge-plan.ts';
import { Lamplight, Wall } from './lodge-wall.tsx';

const EAVE = { z: -0.5, up: 2.45 };
const RIDGE_Z = 3.4;
const POSTS = [-2, 0, 2.05, 4] as const;
const roofUp = (z: number) => EAVE.up + (z - EAVE.z) * 0.62;

/** The roof: half-round tiles, each lapping over the row below, with sky light along their crowns. */
function Roof() {
  const r = random('tiles');
  const [wide, deep] = [0.2, 0.36];
  const rows = Math.ceil((RIDGE_Z - EAVE.z) / deep);
  return (
    <>
      <path d={polygon([at(-3, EAVE.up, EAVE.z), at(4.42, EAVE.up, EAVE.z), at(4.42, roofUp(RIDGE_Z), RIDGE_Z), at(-3, roofUp(RIDGE_Z), RIDGE_Z)])} fill="#2a1830" />
      {Array.from({ length: rows }, (_, row) => {
        const z0 = EAVE.z + row * deep;
        const z1 = Math.min(z0 + deep * 1.2, RIDGE_Z);
        const tones = ['', '', ''];
        let sheen = '';
        let under = '';
        let gaps = '';
        for (let x = -2.6; x < 4.36; x += wide) {
          const [a, b, c, d] = [at(x, roofUp(z0), z0), at(x + wide, roofUp(z0), z0), at(x + wide, roofUp(z1), z1), at(x, roofUp(z1), z1)];
          const lip = (b[0] - a[0]) * 0.32;
          tones[r.whole(0, 2)] += `M${n(d[0])} ${n(d[1])}L${n(a[0])} ${n(a[1])}Q${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2 + lip)} ${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}Z`;
          under += `M${n(a[0])} ${n(a[1] - 2)}Q${n((a[0] + b[0]) / 2)} ${n((a[1] + b[1]) / 2 + lip * 1.9)} ${n(b[0])} ${n(b[1] - 2)}Z`;
          gaps += `M${n(b[0])} ${n(b[1])}L${n(c[0])} ${n(c[1])}`;
          const on = (t: number, up: number): Spot => [a[0] + (b[0] - a[0]) * t + (d[0] - a[0]) * up, a[1] + (b[1] - a[1]) * t + (d[1] - a[1]) * up];
          sheen += polygon([on(0.5, -0.02), on(0.82, -0.02), on(0.72, 0.8), on(0.58, 0.8)]);
        }
        return (
          <g key={row}>
            <path d={under} fill="#22122c" opacity={0.75} />
            {tones.map((d, i) => <path key={i} d={d} fill={mix(['#6e3f48', '#653845', '#78474a'][i] ?? '#6e3f48', '#232650', row / rows * 0.5)} />)}
            <path d={gaps} stroke="#2c1930" strokeWidth={n(5 - row * 0.26)} />
            <path d={sheen} fill={mix('#a8808c', '#6a74a8', row / rows)} opacity={0.3} />
          </g>
        );
      })}
      <path d={band([[...at(4.42, roofUp(RIDGE_Z) + 0.03, RIDGE_Z), 10], [...at(4.42, EAVE.up + 0.03, EAVE.z), 15]])} fill="#4c2c3c" />
      <path d={Array.from({ length: 26 }, (_, i) => {
        const [x, y] = at(4.36 - i * 0.26, roofUp(RIDGE_Z) + 0.02, RIDGE_Z);
        const s = metre(4.36 - i * 0.26, RIDGE_Z);
        return oval(x, y, s * 0.15, s * 0.085);
      }).join('')} fill="#4a3048" />
      <path d={Array.from({ length: 26 }, (_, i) => {
        const [x, y] = at(4.36 - i * 0.26, roofUp(RIDGE_Z) + 0.04, RIDGE_Z);
        const s = metre(4.36 - i * 0.26, RIDGE_Z);
        return oval(x, y, s * 0.115, s * 0.05);
      }).join('')} fill="#7c5c72" />
    </>
  );
}

/** The roof's supports: a beam on the posts and the round rafter ends, lit from within. */
function Beam() {
  const ends = Array.from({ length: 15 }, (_, i) => -2.2 + i * 0.46);
  return (
    <>
      <path d={onWall(-3, 4.2, 2.3, 2.5, 0.1)} fill="#3a2030" />
      <path d={onWall(-3, 4.2, 2.3, 2.335, 0.1)} fill="#b06a3c" />
      <path d={polygon([at(-3, EAVE.up + 0.02, EAVE.z), at(4.42, EAVE.up + 0.02, EAVE.z), at(4.42, EAVE.up - 0.07, EAVE.z), at(-3, EAVE.up - 0.07, EAVE.z)])} fill="#24131f" />
      {ends.map((x) => {
        const size = metre(x, EAVE.z) * 0.052;
        const [ex, ey] = at(x, EAVE.up - 0.1, EAVE.z + 0.05);
        const [bx, by] = at(x, EAVE.up + 0.04, 0.1);
        return (
          <g key={x}>
            <path d={band([[bx, by, size * 1.6], [ex, ey, size * 2]])} fill="#5c3528" />
            <path d={oval(ex, ey, size)} fill="#7d5040" />
            <path d={oval(ex, ey, size * 0.55)} fill="#5c3a3a" />
          </g>
        );
      })}
    </>
  );
}

/** A post on its stone shoe: dark towards us, one edge lit by the lamp. */
function Post({ x }: { x: number }) {
  const z = 0.1;
  const half = 0.07;
  const isRight = x > LAMP.x + 1;
  const piece = (w: number, low: number, high: number) => polygon([at(x - w, low, z), at(x + w, low, z), at(x + w, high, z), at(x - w, high, z)]);
  const rim = (w: number, low: number, high: number) => (isRight ? polygon([at(x - w, low, z), at(x - w * 0.3, low, z), at(x - w * 0.3, high, z), at(x - w, high, z)]) : polygon([at(x + w * 0.4, low, z), at(x + w, low, z), at(x + w, high, z), at(x + w * 0.4, high, z)]));
  const parts = [[half, FLOOR + 0.2, 2.3], [half * 1.4, 0.86, 0.92], [half * 1.3, 1.0, 1.03], [half * 1.4, 1.96, 2.02], [half * 1.7, 2.1, 2.16]] as const;
  const bracket = (from: number, to: number) => shape([[...at(x + from, 2.3, z), 'corner'], [...at(x + to, 2.3, z), 'corner'], [...at(x + to * 0.86, 2.24, z)], [...at(x + to * 0.5, 2.22, z)], [...at(x + to * 0.26, 2.15, z)], [...at(x + from, 2.15, z), 'corner']]);
  const shoe = polygon([at(x - 0.14, FLOOR, z), at(x + 0.14, FLOOR, z), at(x + 0.1, FLOOR + 0.22, z), at(x - 0.1, FLOOR + 0.22, z)]);
  return (
    <>
      <path d={parts.map(([w, low, high]) => piece(w, low, high)).join('')} fill="#4a2a2c" />
      <path d={parts.map(([w, low, high]) => rim(w, low, high)).join('')} fill="#c27a44" />
      <path d={bracket(0, -0.34) + bracket(0, 0.34)} fill="#4a2a2c" />
      <path d={isRight ? bracket(-0.06, -0.34) : bracket(0.06, 0.34)} fill="#a8663c" />
      <path d={shoe} fill="#5c5264" />
      <path d={isRight ? polygon([at(x - 0.14, FLOOR, z), at(x - 0.06, FLOOR, z), at(x - 0.05, FLOOR + 0.22, z), at(x - 0.1, FLOOR + 0.22, z)]) : polygon([at(x + 0.06, FLOOR, z), at(x + 0.14, FLOOR, z), at(x + 0.1, FLOOR + 0.22, z), at(x + 0.05, FLOOR + 0.22, z)])} fill="#c9a27c" />
    </>
  );
}

/** The lodge. `children`, the people and the lamp on the veranda, are drawn between the wall and the posts. */
export function Lodge({ children }: { children: ReactNode }) {
  const r = random('plinth');
  const stones = ['', '', ''];
  let lit = '';
  for (let course = 0; course < 3; course += 1) {
    let width = 0;
    for (let x = -2.2 - course * 0.17; x < END - 0.2; x += width) {
      width = r.between(0.24, 0.62);
      const low = 0.015 + course * 0.14;
      const quad = [at(x + r.between(0.01, 0.03), low, 0), at(Math.min(x + width - r.between(0, 0.02), END - 0.02), low + r.between(-0.01, 0.01), 0), at(Math.min(x + width - r.between(0.01, 0.04), END - 0.02), low + r.between(0.115, 0.13), 0), at(x + r.between(0.01, 0.04), low + r.between(0.11, 0.13), 0)] as const;
      stones[r.whole(0, 2)] += polygon(quad);
      const [, , c, d] = quad;
      lit += polygon([d, c, [c[0] - 4, c[1] + 5], [d[0] + 5, d[1] + 5]]);
    }
  }
  return (
    <>
      <Wall />
      <Lamplight id="floor" middle={at(LAMP.x, FLOOR, 0.9)} rx={560} ry={150} stops={[[0, '#f0c080'], [0.3, '#c8904f'], [0.7, '#7a5244'], [1, '#43303f']]} />
      <path d={onFloor(-3, END, 0, WALL)} fill="url(#floor)" />
      {children}
      {/* The plinth faces away from the lamp, which lights only its upper edge. */}
      <path d={onWall(-3, END, 0, FLOOR, 0)} fill="#2a2240" />
      {stones.map((d, i) => <path key={i} d={d} fill={['#41365a', '#4a3c5a', '#393156'][i] ?? '#41365a'} />)}
      <path d={lit} fill="#6a5a7c" opacity={0.6} />
      <Lamplight id="edge" middle={at(LAMP.x, FLOOR, 0)} rx={620} stops={[[0, '#ffd79a'], [0.5, '#b97f58'], [1, '#5a4258']]} />
      <path d={onWall(-3, END, FLOOR - 0.07, FLOOR, 0)} fill="url(#edge)" />
      <path d={onWall(-3, END, FLOOR - 0.07, FLOOR - 0.045, 0)} fill="#4a2f3c" />
      {[[-0.32, 0.34], [-0.64, 0.17]].map(([z = 0, up = 0]) => (
        <g key={z}>
          <path d={onWall(2.45, 3.65, 0, up, z)} fill="#3a2f4c" />
          <path d={polygon([at(2.45, 0, z), at(2.45, up, z), at(2.45, up, z + 0.32), at(2.45, 0, z + 0.32)])} fill="#2a2240" />
          <path d={onFloor(2.45, 3.65, z, z + 0.32, up)} fill={up > 0.2 ? '#8f6a5c' : '#b58a66'} />
          <path d={onWall(2.45, 3.65, up - 0.03, up, z)} fill="#d9ab7a" />
        </g>
      ))}
      {POSTS.map((px) => <Post key={px} x={px} />)}
      <Beam />
      <Roof />
    </>
  );
}
