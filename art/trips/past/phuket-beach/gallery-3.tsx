/** Promthep cape at sunset from above: a dark headland with a few tall sugar palms running down to a sea of orange light. */
import { shape } from '../../../people/body.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PhuketBeach3() {
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#5a4a84'], [0.5, '#d9707a'], [0.85, '#ffae6a'], [1, '#ffd08a']]} />
      <Sun id="sun" x={1080} y={470} r={76} colour="#fff0b8" glow="#ff9a4a" reach={7} />
      <Stratus x={420} y={210} width={760} colour="#ffb08a" opacity={0.5} />
      <Water id="sea" y={520} stops={[[0, '#ffc07a'], [0.4, '#d9806a'], [1, '#4a3568']]} />
      <SunPath id="path" x={1080} y={526} height={420} width={330} colour="#ffe0a0" />
      <Ripples id="ripples" y={540} height={440} count={150} colour="#ffd9a0" opacity={0.45} />
      <Ridge id="island" anchors={[[180, 540], [300, 510], [420, 522], [540, 542]]} colour="#7a4a70" mist="#d9808a" bottom={548} />
      <Land crest={[[-60, 640], [160, 650], [360, 700], [560, 720], [760, 740], [900, 790], [980, 850], [900, 900], [700, 960], [500, 1040]]} fill="#2b1f44" />
      <path d={shape([[-60, 640], [160, 650], [360, 700], [560, 720], [760, 740], [900, 790], [760, 770], [520, 750], [300, 730], [-60, 700]])} fill="#6a3f5c" />
      {[[120, 690, 330], [250, 720, 400], [400, 744, 340], [560, 770, 270], [700, 786, 210]].map(([x = 0, y = 0, h = 0], palm) => (
        <Palm key={x} id={`palm-${x}`} x={x} y={y} height={h} lean={palm % 2 ? 0.06 : -0.05} dark="#1f1838" lit="#4a2f54" trunk="#1f1838" />
      ))}
      <Land crest={[[-60, 880], [240, 900], [520, 960], [700, 1040]]} fill="#1b1430" />
      <Family id="family" x={200} y={930} height={190} hasShadow={false} mother={{ dress: DRESS.marigold }} kids={[{ age: 7, dress: DRESS.cream }]} />
    </Canvas>
  );
}
