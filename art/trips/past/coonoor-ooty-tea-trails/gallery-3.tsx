/** The bare rounded grass hills of Wenlock Downs, one dark clump of pines on a crest, two children running downhill. */
import { shape } from '../../../people/body.tsx';
import { Child } from '../../../people/child.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Kite } from '../../../scenery/props.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { Cumulus, Sky } from '../../../scenery/sky.tsx';
import { Conifer } from '../../../scenery/trees.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function CoonoorOotyTeaTrails3() {
  return (
    <Canvas>
      <Sky id="sky" height={640} stops={[[0, '#5fa9d9'], [0.7, '#cfe6e6'], [1, '#f9f0cf']]} />
      <Cumulus id="cloud-1" x={380} y={260} width={620} height={140} lit="#ffffff" shade="#d3e3ea" opacity={0.95} />
      <Cumulus id="cloud-2" x={1240} y={330} width={460} height={100} lit="#ffffff" shade="#d9e6ea" opacity={0.85} />
      <Land crest={[[-60, 520], [260, 460], [560, 520], [900, 560], [1200, 480], [1660, 540]]} fill="#b3cf86" />
      <Land crest={[[-60, 640], [200, 620], [560, 540], [900, 470], [1160, 470], [1400, 540], [1660, 640]]} fill="#93bf5c" />
      {[940, 990, 1040, 1086, 1136].map((x, tree) => (
        <Conifer key={x} id={`pine-${x}`} x={x} y={486 + (tree % 2) * 8} height={150 + (tree % 3) * 34} slim={0.5} dark="#1f4a38" lit="#4f7f52" />
      ))}
      <Land crest={[[-60, 700], [400, 760], [800, 700], [1200, 640], [1660, 700]]} fill="#7aac48" />
      <path d={shape([[400, 760], [800, 700], [1200, 640], [1660, 700], [1660, 760], [1200, 720], [800, 770]])} fill="#a3cc66" opacity={0.6} />
      <Land crest={[[-60, 940], [400, 900], [900, 940], [1660, 880]]} fill="#5f9438" />
      <g transform="rotate(-10 640 830)">
        <Child id="girl" x={640} y={830} height={290} isHeld={false} age={9} dress={DRESS.crimson} arm="up" />
      </g>
      <g transform="rotate(-12 880 810)">
        <Child id="boy" x={880} y={810} height={290} isHeld={false} age={7} wears="shorts" dress={DRESS.marigold} arm="point" />
      </g>
      <Kite x={1330} y={220} size={60} colour="#d2432f" hand={[700, 640]} />
    </Canvas>
  );
}
