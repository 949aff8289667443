/** A carved veranda of an old Tamil house, white kolam on the step, a mother and daughter beside it. */
import { polygon } from '../../../kit/curves.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Woman } from '../../../people/woman.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Bunting } from '../../../scenery/props.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PondicherryHeritage2() {
  return (
    <Canvas>
      <rect width={1600} height={1000} fill="#e9c48a" />
      <path d={polygon([[0, 0], [1600, 0], [1600, 250], [0, 250]])} fill="#8a4a34" />
      {Array.from({ length: 20 }, (_, tile) => (
        <path key={tile} d={polygon([[tile * 84 - 10, 30], [tile * 84 + 62, 30], [tile * 84 + 76, 262], [tile * 84 - 24, 262]])} fill={tile % 2 ? '#b5613f' : '#a85638'} />
      ))}
      <rect y={262} width={1600} height={26} fill="#4a2a20" />
      <rect y={288} width={1600} height={430} fill="#f3d9a4" />
      <Gradient id="inside" from={[0, 288]} to={[0, 718]} stops={[[0, '#5a3028', 0.55], [1, '#5a3028', 0.05]]} />
      <rect y={288} width={1600} height={430} fill="url(#inside)" />
      <rect x={690} y={350} width={230} height={368} fill="#4a2a20" />
      <rect x={712} y={372} width={88} height={346} fill="#7a4628" />
      <rect x={810} y={372} width={88} height={346} fill="#6b3c22" />
      <path d={polygon([[668, 350], [942, 350], [920, 318], [690, 318]])} fill="#8a5a30" />
      <Bunting id="mango" from={[690, 336]} to={[920, 336]} garland size={20} sag={0.18} />
      {[130, 470, 1130, 1470].map((x) => (
        <g key={x}>
          <path d={polygon([[x - 26, 720], [x - 20, 330], [x + 20, 330], [x + 26, 720]])} fill="#7a4628" />
          <path d={polygon([[x + 4, 720], [x + 4, 330], [x + 20, 330], [x + 26, 720]])} fill="#57301e" />
          <path d={polygon([[x - 60, 330], [x + 60, 330], [x + 36, 288], [x - 36, 288]])} fill="#6b3c22" />
          <rect x={x - 36} y={690} width={72} height={30} fill="#57301e" />
          {[400, 480, 600].map((y) => (
            <rect key={y} x={x - 28} y={y} width={56} height={14} fill="#8a5a30" />
          ))}
        </g>
      ))}
      <rect y={718} width={1600} height={74} fill="#b5553f" />
      <rect y={718} width={1600} height={16} fill="#d97a5c" />
      <rect y={792} width={1600} height={210} fill="#caa078" />
      <g fill="none" stroke="#fffaf0" strokeWidth={7} strokeLinecap="round">
        {[0, 1, 2, 3, 4, 5, 6, 7].map((petal) => (
          <path key={petal} d="M0 0C44 -30 44 -78 0 -104C-44 -78 -44 -30 0 0" transform={`translate(620 892) scale(1 .42) rotate(${petal * 45})`} />
        ))}
        <ellipse cx={620} cy={892} rx={128} ry={54} />
      </g>
      <Woman id="mother" x={860} y={930} height={330} dress={DRESS.teal} skin={SKIN.cinnamon} isWindy={false} />
      <Child id="girl" x={400} y={936} height={330} isHeld={false} age={7} dress={DRESS.magenta} skin={SKIN.cinnamon} arm="point" />
    </Canvas>
  );
}
