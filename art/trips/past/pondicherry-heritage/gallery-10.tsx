/** The sea promenade at night without a car: old lamps down to the distance, a mother and child walking away. */
import { polygon } from '../../../kit/curves.ts';
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { House } from '../../../scenery/houses.tsx';
import { LampPost } from '../../../scenery/props.tsx';
import { Halo, Moon, Sky, Stars } from '../../../scenery/sky.tsx';
import { Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PondicherryHeritage10() {
  return (
    <Canvas>
      <Sky id="sky" height={620} stops={[[0, '#0f1638'], [0.7, '#26305f'], [1, '#4a4a78']]} />
      <Stars id="stars" count={80} height={420} />
      <Moon id="moon" x={1220} y={170} r={40} />
      <Water id="sea" y={560} stops={[[0, '#39477a'], [1, '#131a40']]} />
      <SunPath id="path" x={1220} y={566} height={230} width={130} colour="#fdf3d6" opacity={0.5} />
      <Ripples id="ripples" x={820} y={570} width={800} height={260} count={70} colour="#9fb0d9" opacity={0.35} />
      <path d={polygon([[-20, 560], [770, 556], [1240, 1010], [-20, 1010]])} fill="#3a3a58" />
      <path d={polygon([[740, 556], [776, 556], [1330, 1010], [1220, 1010]])} fill="#5f5a74" />
      {[[700, 600, 90], [660, 640, 130], [600, 700, 200], [510, 790, 310], [370, 930, 480]].map(([x = 0, y = 0, height = 0]) => (
        <g key={x}>
          <Halo id={`pool-${x}`} x={x + height * 0.1} y={y + 4} rx={height * 0.7} ry={height * 0.13} colour="#ffd98a" opacity={0.55} />
          <LampPost id={`lamp-${x}`} x={x} y={y} height={height} glow="#ffe2a0" iron="#171a30" />
        </g>
      ))}
      {[[180, 600, 90], [60, 620, 130]].map(([x = 0, y = 0, w = 0]) => (
        <House key={x} x={x} y={y} width={w * 2} height={w} wall="#55507a" roof="#3a3560" glow="#ffd98a" />
      ))}
      <Family id="family" x={760} y={820} height={210} mother={{ dress: DRESS.lotus }} kids={[{ age: 6, dress: DRESS.cream }]} />
    </Canvas>
  );
}
