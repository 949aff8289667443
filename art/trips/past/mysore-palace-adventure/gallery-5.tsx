/** An old black steam engine on the grass at the Mysuru Railway Museum, a boy beside its wheels. */
import { polygon } from '../../../kit/curves.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS } from '../../../people/dress.ts';
import { archPath } from '../../../scenery/architecture.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Thicket, leaves } from '../../../scenery/foliage.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { Sky } from '../../../scenery/sky.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function MysorePalaceAdventure5() {
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#7fbcd9'], [1, '#f6f0d6']]} />
      <Thicket id="trees" line={[[-40, 600], [500, 570], [1100, 590], [1660, 560]]} count={50} radius={60} tones={leaves('#2f6044', '#9bbf58')} fleck={6} />
      <Land crest={[[-60, 720], [800, 706], [1660, 720]]} fill="#8fb84f" />
      <rect y={842} width={1600} height={12} fill="#5a4a44" />
      {Array.from({ length: 22 }, (_, sleeper) => (
        <rect key={sleeper} x={sleeper * 76} y={854} width={44} height={14} fill="#7a5a40" />
      ))}
      <g>
        <rect x={330} y={480} width={700} height={190} rx={90} fill="#24262e" />
        <rect x={330} y={480} width={700} height={60} rx={30} fill="#4a4e5a" />
        {[460, 640, 820].map((x) => (
          <rect key={x} x={x} y={480} width={14} height={190} fill="#c9973a" />
        ))}
        <circle cx={350} cy={575} r={98} fill="#33363f" />
        <circle cx={350} cy={575} r={70} fill="#1b1d24" />
        <circle cx={350} cy={575} r={12} fill="#c9973a" />
        <path d={polygon([[410, 480], [400, 330], [380, 300], [500, 300], [480, 330], [470, 480]])} fill="#1b1d24" />
        <rect x={376} y={292} width={128} height={22} fill="#c9973a" />
        <path d={archPath('round', 660, 486, 110, 110)} fill="#c9973a" />
        <rect x={980} y={360} width={300} height={400} fill="#1f2129" />
        <rect x={950} y={330} width={360} height={36} fill="#9c2f2a" />
        <rect x={1030} y={420} width={120} height={120} fill="#bfe0e6" />
        <path d={polygon([[300, 680], [1300, 680], [1300, 740], [260, 740]])} fill="#9c2f2a" />
        <path d={polygon([[270, 740], [200, 840], [330, 840], [330, 740]])} fill="#9c2f2a" />
        {[[470, 780, 78], [700, 760, 100], [930, 760, 100], [1180, 780, 78]].map(([x = 0, y = 0, r = 0]) => (
          <g key={x} fill="none" stroke="#b5342c">
            <circle cx={x} cy={y} r={r} strokeWidth={18} />
            {[0, 45, 90, 135].map((turn) => (
              <path key={turn} d={`M${x} ${y - r}V${y + r}`} strokeWidth={10} transform={`rotate(${turn} ${x} ${y})`} />
            ))}
            <circle cx={x} cy={y} r={16} fill="#c9973a" stroke="none" />
          </g>
        ))}
        <rect x={690} y={752} width={250} height={16} fill="#d3d3d6" />
      </g>
      <Child id="boy" x={1400} y={910} height={360} isHeld={false} age={8} wears="shorts" dress={DRESS.marigold} flip arm="point" />
    </Canvas>
  );
}
