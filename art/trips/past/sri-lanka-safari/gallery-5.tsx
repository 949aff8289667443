/** A farmer's watch hut in the branches of a tree at night, one lamp in it, a dark field below, a half moon above. */
import { polygon } from '../../../kit/curves.ts';
import { OverhangingBranch } from '../../../scenery/banyan.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Thicket, leaves } from '../../../scenery/foliage.tsx';
import { Diya } from '../../../scenery/props.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { band } from '../../../scenery/shapes.ts';
import { Halo, Moon, Sky, Stars } from '../../../scenery/sky.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function SriLankaSafari5() {
  return (
    <Canvas>
      <Sky id="sky" height={760} stops={[[0, '#0b1432'], [1, '#33487a']]} />
      <Stars id="stars" count={130} height={640} />
      <Moon id="moon" x={1240} y={200} r={60} bite="#101a3e" />
      <Thicket id="forest" line={[[-40, 700], [800, 680], [1660, 700]]} count={70} radius={40} tones={leaves('#0f1d30', '#2a4458', '#7f94b0')} />
      <Land crest={[[-60, 740], [800, 730], [1660, 744]]} fill="#1b2c3c" />
      {Array.from({ length: 9 }, (_, row) => (
        <path key={row} d={polygon([[-10, 770 + row * row * 3.4], [1610, 764 + row * row * 3.4], [1610, 770 + row * row * 3.9], [-10, 776 + row * row * 3.9]])} fill="#24405a" />
      ))}
      <path d={band([[620, 900, 130], [630, 760, 80], [640, 600, 60], [620, 430, 44], [640, 300, 24]])} fill="#1a1c2c" />
      <path d={band([[634, 560, 50], [760, 470, 36], [900, 420, 26], [1040, 330, 12]])} fill="#1a1c2c" />
      <path d={band([[630, 500, 40], [500, 420, 28], [380, 340, 12]])} fill="#1a1c2c" />
      <rect x={560} y={520} width={420} height={18} fill="#5a4034" />
      <path d={polygon([[600, 520], [600, 400], [940, 400], [940, 520]])} fill="#7a5638" />
      <path d={polygon([[650, 520], [650, 420], [880, 420], [880, 520]])} fill="#ffd07a" />
      <path d={polygon([[540, 410], [770, 290], [1000, 410]])} fill="#8a6a3c" />
      <path d={polygon([[770, 290], [1000, 410], [800, 410]])} fill="#5f4628" />
      <Halo id="glow" x={766} y={470} rx={260} ry={180} colour="#ffc25a" opacity={0.55} />
      <Diya id="lamp" x={766} y={512} size={34} />
      <g stroke="#5a4034" strokeWidth={10}>
        <path d="M900 540L880 900M960 540L940 900" />
        {Array.from({ length: 9 }, (_, rung) => (
          <path key={rung} d={`M${898 - rung * 2.2} ${580 + rung * 38}H${958 - rung * 2.2}`} strokeWidth={7} />
        ))}
      </g>
      <OverhangingBranch id="crown" line={[[320, 300], [560, 240], [820, 230], [1080, 290]]} radius={76} count={20} tones={leaves('#0d1a2c', '#26405a', '#7f94b8')} />
    </Canvas>
  );
}
