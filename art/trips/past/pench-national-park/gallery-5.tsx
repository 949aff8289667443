/** A single white-barked ghost tree without leaves on a red slope at dusk, the full moon behind its branches. */
import { Canvas } from '../../../scenery/canvas.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band } from '../../../scenery/shapes.ts';
import { Moon, Sky, Stars } from '../../../scenery/sky.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PenchNationalPark5() {
  return (
    <Canvas>
      <Sky id="sky" height={760} stops={[[0, '#2f2f6a'], [0.5, '#8a5f8c'], [1, '#f0a07a']]} />
      <Stars id="stars" count={30} height={260} />
      <Moon id="moon" x={920} y={360} r={110} />
      <Ridge id="hills" anchors={[[-40, 700], [400, 660], [900, 690], [1640, 650]]} colour="#5f3f64" mist="#d98a80" bottom={860} />
      <Land crest={[[-60, 900], [400, 800], [860, 760], [1240, 800], [1660, 880]]} fill="#a8513a" />
      <Land crest={[[-60, 980], [500, 880], [1000, 900], [1660, 960]]} fill="#7a3a34" />
      <g fill="#f3e6dc">
        <path d={band([[790, 840, 90], [800, 700, 60], [812, 560, 46], [800, 430, 34], [816, 300, 22], [800, 180, 5]])} />
        <path d={band([[806, 600, 34], [900, 500, 24], [1010, 440, 16], [1100, 350, 4]])} />
        <path d={band([[1000, 446, 12], [1090, 450, 8], [1170, 420, 3]])} />
        <path d={band([[804, 500, 30], [700, 400, 20], [600, 350, 13], [500, 250, 3]])} />
        <path d={band([[640, 368, 11], [560, 380, 7], [480, 360, 3]])} />
        <path d={band([[808, 380, 20], [880, 290, 13], [930, 200, 3]])} />
        <path d={band([[806, 340, 16], [730, 260, 10], [700, 170, 3]])} />
      </g>
      <path d={band([[812, 840, 34], [818, 700, 22], [826, 560, 16], [812, 430, 12], [822, 300, 7]])} fill="#b9a0a8" />
      {[120, 330, 1100, 1340, 1520].map((x) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={950} size={70} dark="#4a2a30" light="#c9885c" />
      ))}
    </Canvas>
  );
}
