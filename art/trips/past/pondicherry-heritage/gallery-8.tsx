/** Ruined brick walls at Arikamedu in a coconut grove, long shadows, a boy in a roofless doorway. */
import { polygon } from '../../../kit/curves.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { Sky, Sun } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PondicherryHeritage8() {
  return (
    <Canvas>
      <Sky id="sky" height={640} stops={[[0, '#8fc0cc'], [0.6, '#e9e0b8'], [1, '#ffdf9c']]} />
      <Sun id="sun" x={200} y={360} r={44} colour="#fff8dc" glow="#ffe0a0" reach={10} />
      {[140, 420, 700, 930, 1180, 1450].map((x, index) => (
        <Palm key={x} id={`far-${x}`} x={x} y={700} height={420 + (index % 3) * 70} lean={index % 2 ? -0.1 : 0.12} dark="#5a8a68" lit="#a3c088" trunk="#a38a70" />
      ))}
      <Land crest={[[-60, 710], [600, 690], [1660, 704]]} fill="#b9a45c" />
      <path d={polygon([[330, 760], [330, 420], [400, 390], [460, 430], [540, 400], [640, 440], [640, 760]])} fill="#b5563a" />
      <path d={polygon([[960, 770], [960, 380], [1060, 410], [1120, 370], [1230, 440], [1290, 520], [1290, 770]])} fill="#a84f36" />
      <path d={polygon([[640, 430], [960, 400], [960, 470], [640, 480]])} fill="#c26a48" />
      {Array.from({ length: 15 }, (_, course) => (
        <g key={course} fill="#7a3426" opacity={0.5}>
          <rect x={334} y={452 + course * 20} width={304} height={3} />
          <rect x={964} y={452 + course * 20} width={322} height={3} />
          {Array.from({ length: 5 }, (_, joint) => (
            <g key={joint}>
              <rect x={346 + joint * 62 + (course % 2) * 30} y={452 + course * 20} width={3} height={20} />
              <rect x={980 + joint * 64 + (course % 2) * 30} y={452 + course * 20} width={3} height={20} />
            </g>
          ))}
        </g>
      ))}
      <path d={polygon([[600, 760], [640, 440], [640, 760]])} fill="#7a3426" opacity={0.4} />
      <path d={polygon([[330, 760], [640, 760], [1000, 900], [560, 880]])} fill="#5a3a2c" opacity={0.35} />
      <path d={polygon([[960, 770], [1290, 770], [1620, 900], [1260, 890]])} fill="#5a3a2c" opacity={0.35} />
      <Palm id="palm" x={1480} y={930} height={860} lean={-0.14} />
      <Palm id="palm-left" x={90} y={950} height={780} lean={0.12} />
      {[260, 520, 900, 1150].map((x) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={900} size={60} dark="#6a7a3a" light="#c0b45c" />
      ))}
      <Child id="boy" x={800} y={800} height={330} isHeld={false} age={8} wears="shorts" dress={DRESS.teal} />
    </Canvas>
  );
}
