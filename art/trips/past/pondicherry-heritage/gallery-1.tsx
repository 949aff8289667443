/** The Gandhi statue between its carved pillars on the promenade at sunrise. */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PondicherryHeritage1() {
  return (
    <Canvas>
      <Sky id="sky" height={680} stops={[[0, '#8a7fa8'], [0.5, '#f0a98a'], [0.8, '#ffcf8a'], [1, '#ffe6b0']]} />
      <Sun id="sun" x={800} y={600} r={70} colour="#fff0c0" glow="#ffb86a" reach={8} />
      <Stratus x={420} y={240} width={620} colour="#ffd9b0" opacity={0.6} />
      <Water id="sea" y={650} bottom={790} stops={[[0, '#f2b98a'], [1, '#8a7f94']]} />
      <SunPath id="path" x={800} y={654} height={120} width={150} />
      <path d={polygon([[-10, 780], [1610, 780], [1610, 1010], [-10, 1010]])} fill="#a8806c" />
      <path d={polygon([[-10, 780], [1610, 780], [1610, 798], [-10, 798]])} fill="#d9b08c" />
      {[250, 420, 590, 1010, 1180, 1350].map((x) => (
        <g key={x}>
          <path d={polygon([[x - 30, 800], [x - 24, 330], [x + 24, 330], [x + 30, 800]])} fill="#4a3a48" />
          <path d={polygon([[x - 30, 800], [x - 24, 330], [x - 12, 330], [x - 14, 800]])} fill="#b9806a" />
          {[380, 450, 520, 590, 660].map((y) => (
            <path key={y} d={polygon([[x - 34, y], [x + 34, y], [x + 30, y + 18], [x - 30, y + 18]])} fill="#5d4856" />
          ))}
          <path d={polygon([[x - 44, 330], [x + 44, 330], [x + 34, 296], [x - 34, 296]])} fill="#4a3a48" />
        </g>
      ))}
      <path d={polygon([[690, 800], [720, 700], [880, 700], [910, 800]])} fill="#4a3a48" />
      <path d={polygon([[724, 700], [740, 660], [860, 660], [876, 700]])} fill="#5d4856" />
      <path d={shape([[772, 660], [762, 560], [768, 470], [790, 430], [786, 404], [800, 388], [816, 404], [814, 430], [836, 470], [842, 560], [832, 660]])} fill="#2f2434" />
      <path d={shape([[760, 520], [738, 590], [734, 660], [742, 660], [756, 590], [776, 530]])} fill="#2f2434" />
      <Family id="family" x={1110} y={930} height={180} mother={{ dress: DRESS.crimson }} kids={[{ age: 7 }]} />
    </Canvas>
  );
}
