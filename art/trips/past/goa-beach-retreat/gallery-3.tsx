/** A flat open river ferry with a white cabin in the middle of the broad Mandovi, the green island of Divar behind. */
import { polygon } from '../../../kit/curves.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Woman } from '../../../people/woman.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Thicket, leaves } from '../../../scenery/foliage.tsx';
import { House } from '../../../scenery/houses.tsx';
import { Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function GoaBeachRetreat3() {
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#6fb6cf'], [1, '#f6efd0']]} />
      <Sun id="sun" x={1180} y={300} r={44} colour="#fffbe0" glow="#fff0c0" reach={9} />
      <Stratus x={520} y={190} width={620} colour="#ffffff" opacity={0.6} />
      <Thicket id="divar" line={[[-40, 540], [300, 516], [700, 528], [1100, 512], [1660, 536]]} count={90} radius={34} tones={leaves('#2f6b46', '#8fbb5c')} fleck={5} />
      {[220, 540, 940, 1330].map((x) => (
        <Palm key={x} id={`palm-${x}`} x={x} y={560} height={210} lean={0.12} />
      ))}
      <House x={720} y={562} width={90} height={50} wall="#fff6ea" />
      <Water id="river" y={560} stops={[[0, '#a8cfc0'], [0.4, '#5f9aa0'], [1, '#2f6f80']]} />
      <Ripples id="ripples" y={580} height={400} count={150} colour="#eef8ee" opacity={0.45} />
      <g>
        <ellipse cx={800} cy={812} rx={520} ry={30} fill="#1d4a58" opacity={0.4} />
        <path d={polygon([[250, 730], [1350, 730], [1290, 810], [310, 810]])} fill="#2f5f7a" />
        <path d={polygon([[250, 730], [1350, 730], [1344, 746], [258, 746]])} fill="#f6d58a" />
        <path d={polygon([[250, 730], [190, 650], [210, 646], [290, 730]])} fill="#4a5f6c" />
        <path d={polygon([[1350, 730], [1410, 650], [1390, 646], [1310, 730]])} fill="#4a5f6c" />
        <rect x={900} y={500} width={210} height={230} fill="#fbf6ea" />
        <rect x={1040} y={500} width={70} height={230} fill="#d3cfc4" />
        <rect x={880} y={478} width={250} height={26} fill="#c9483a" />
        {[926, 990].map((x) => (
          <rect key={x} x={x} y={540} width={46} height={56} fill="#5f8fa0" />
        ))}
        <rect x={280} y={664} width={1040} height={8} fill="#f4ebdd" />
        {Array.from({ length: 14 }, (_, post) => (
          <rect key={post} x={284 + post * 79} y={664} width={7} height={68} fill="#f4ebdd" />
        ))}
        <Woman id="mother" x={500} y={728} height={150} dress={DRESS.magenta} />
        <Child id="girl" x={590} y={728} height={150} isHeld={false} age={8} dress={DRESS.marigold} />
        <Child id="boy" x={440} y={728} height={150} isHeld={false} age={6} wears="shorts" dress={DRESS.cream} />
      </g>
    </Canvas>
  );
}
