/** Ousteri lake at dusk: violet water, a low red sun, white egrets flying home above the reeds. */
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { TallGrass } from '../../../scenery/undergrowth.tsx';
import { Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PondicherryHeritage9() {
  return (
    <Canvas>
      <Sky id="sky" height={600} stops={[[0, '#4a4584'], [0.45, '#a8688c'], [0.8, '#f08f6a'], [1, '#ffc08a']]} />
      <Sun id="sun" x={1080} y={520} r={72} colour="#f2583a" glow="#ff9a5c" reach={6} />
      <Stratus x={520} y={250} width={760} colour="#f0a08a" opacity={0.5} />
      <Ridge id="shore" anchors={[[-40, 580], [300, 566], [700, 574], [1640, 562]]} colour="#5a3f70" mist="#c9788a" bottom={640} />
      <Water id="lake" y={590} stops={[[0, '#f29a78'], [0.3, '#a8658c'], [1, '#3a2f64']]} />
      <SunPath id="path" x={1080} y={596} height={330} width={230} colour="#ffb07a" />
      <Ripples id="ripples" y={610} height={340} count={120} colour="#f6b8a0" opacity={0.4} />
      <g transform="rotate(-6 700 330)">
        {Array.from({ length: 13 }, (_, bird) => (
          <Flock key={bird} id={`egret-${bird}`} x={180 + bird * 88} y={360 + Math.abs(bird - 6) * 12} width={10} height={8} count={1} size={34} colour="#fff3ea" />
        ))}
      </g>
      <TallGrass id="reeds-left" x={-60} y={1000} width={620} height={330} dark="#1d1a3c" mid="#2f2850" light="#5f4468" />
      <TallGrass id="reeds-right" x={1240} y={1010} width={420} height={260} dark="#1d1a3c" mid="#2f2850" light="#5f4468" />
    </Canvas>
  );
}
