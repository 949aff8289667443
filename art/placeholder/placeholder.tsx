/** The placeholder for a missing drawing: a plain landscape without landmarks. The time of day and the hills depend on the key. */
import type { FunctionComponent } from 'react';
import { mix } from '../kit/colour.ts';
import { random } from '../kit/random.ts';
import { Canvas, type Stop } from '../scenery/canvas.tsx';
import { Mist, Sky, Stratus, Sun } from '../scenery/sky.tsx';
import { Land, Ridge, ridgeLine } from '../scenery/ridge.tsx';

/** Colours of a time of day: the sky's three stops, the far and the near hills, mist and sun. */
type Hour = { sky: readonly [string, string, string]; far: string; near: string; mist: string; sun: string };

const HOURS: readonly [Hour, ...Hour[]] = [
  { sky: ['#7fb7cf', '#c7dfd6', '#ffeec4'], far: '#a9c6c6', near: '#123b30', mist: '#f3eccb', sun: '#fff3cf' },
  { sky: ['#5d6ba3', '#d79a8e', '#fcd9a0'], far: '#a98aa4', near: '#2a2a52', mist: '#f6d3b0', sun: '#ffe9b8' },
  { sky: ['#8fc3c9', '#e3e6cf', '#fff3d8'], far: '#b7cfbe', near: '#2d5a3a', mist: '#f7f1d9', sun: '#fffaf0' },
  { sky: ['#3c4a86', '#8f7aa8', '#f0b48a'], far: '#7a6f9c', near: '#1d2145', mist: '#d9a593', sun: '#ffd9a0' },
  { sky: ['#9cc4d6', '#dfe7dd', '#f6e2bd'], far: '#c0c9b6', near: '#6b4a2f', mist: '#f4e6c8', sun: '#fff6df' },
  { sky: ['#6aa3b8', '#b9d6cc', '#f4ecc6'], far: '#8fb8a8', near: '#164a44', mist: '#e6ecd0', sun: '#fff8d8' },
];

const PLANES = 5;

/** The landscape for a key; the same key always gives the same one. */
export function placeholderDrawing(key: string): FunctionComponent {
  return function Undrawn() {
    const chance = random(key);
    const hour = chance.pick(HOURS);
    const sunX = chance.between(420, 1200);
    const stops: Stop[] = [
      [0, hour.sky[0]],
      [0.55, hour.sky[1]],
      [1, hour.sky[2]],
    ];
    return (
      <Canvas>
        <Sky id="sky" height={640} stops={stops} />
        <Sun id="sun" x={sunX} y={chance.between(250, 360)} r={46} colour={hour.sun} glow={hour.sky[2]} reach={9} />
        <Stratus x={chance.between(250, 700)} y={chance.between(120, 200)} width={460} colour="#fff8e6" opacity={0.5} />
        <Stratus x={chance.between(900, 1400)} y={chance.between(90, 220)} width={380} height={8} colour="#fff8e6" opacity={0.45} />
        {Array.from({ length: PLANES }, (_, plane) => {
          const level = 400 + plane * 105;
          const anchors = [-60, 200, 480, 780, 1060, 1340, 1660].map((x): [number, number] => [x, level + chance.between(-70, 60)]);
          return <Ridge key={plane} id={`plane-${plane}`} anchors={anchors} colour={mix(hour.far, hour.near, plane / PLANES)} mist={hour.mist} rough={0.35} fade={0.5 - plane * 0.08} />;
        })}
        <Mist id="mist" y={640} height={120} colour={hour.mist} opacity={0.35} />
        <Land crest={ridgeLine(`${key}-land`, [[-60, 900], [380, 870 + chance.between(-30, 30)], [820, 905], [1240, 870], [1660, 915]], 0.3)} fill={hour.near} />
      </Canvas>
    );
  };
}
