/** A rowing boat on the Cauvery at Ranganathittu, a rocky islet with trees full of white storks behind it. */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { Child } from '../../../people/child.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Woman } from '../../../people/woman.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { RowingBoat } from '../../../scenery/boats.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Thicket, faded, leaves } from '../../../scenery/foliage.tsx';
import { Sky } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function MysorePalaceAdventure2() {
  return (
    <Canvas>
      <Sky id="sky" height={480} stops={[[0, '#7fbcd6'], [1, '#eef3de']]} />
      <Thicket id="bank" line={[[-40, 470], [600, 450], [1660, 468]]} count={70} radius={32} tones={faded(leaves('#2f6b46', '#9bbf58'), '#e2eed2', 0.35)} />
      <Water id="river" y={480} stops={[[0, '#b9d9cc'], [0.4, '#6fa8a0'], [1, '#2f6f78']]} />
      <Boulder id="rock-1" x={640} y={620} width={420} height={130} tones={rock('#9c8a78')} />
      <Boulder id="rock-2" x={1000} y={636} width={340} height={100} tones={rock('#8f7f70')} />
      <Tree id="tree-1" x={640} y={540} height={330} tones={leaves('#2a5a3a', '#86b052')} form="spread" />
      <Tree id="tree-2" x={930} y={570} height={260} tones={leaves('#2a5a3a', '#86b052')} form="spread" />
      {Array.from({ length: 22 }, (_, stork) => {
        const x = 500 + ((stork * 83) % 560);
        const y = 250 + ((stork * 47) % 150) + (x > 800 ? 70 : 0);
        return (
          <g key={stork} transform={`translate(${x} ${y})`}>
            <path d={shape([[-22, 6], [-10, -10], [12, -10], [26, 4], [6, 14]])} fill="#fffaf2" />
            <path d={polygon([[14, 2], [30, 6], [14, 12]])} fill="#2b2633" />
            <path d="M-12 -6Q-22 -24 -14 -32L-34 -26" stroke="#fffaf2" strokeWidth={6} fill="none" />
            <path d="M-18 -30L-40 -24" stroke="#f2a51b" strokeWidth={5} />
          </g>
        );
      })}
      <Flock id="flying" x={1240} y={220} width={300} height={90} count={6} size={26} colour="#fffdf6" />
      <Ripples id="ripples" y={500} height={460} count={130} colour="#f0faf2" opacity={0.45} />
      <Woman id="mother" x={760} y={850} height={200} dress={DRESS.crimson} isWindy={false} />
      <Child id="girl" x={850} y={846} height={200} isHeld={false} age={9} dress={DRESS.marigold} arm="point" />
      <Child id="boy" x={680} y={846} height={200} isHeld={false} age={6} wears="shorts" dress={DRESS.cream} />
      <RowingBoat x={770} y={840} length={640} wood="#2f6f8f" inside="#1f4a60" />
    </Canvas>
  );
}
