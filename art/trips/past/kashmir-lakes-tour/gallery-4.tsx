/** A red gondola cabin on its cable above the autumn meadow of Gulmarg, the first snow on the ridge beyond. */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Land, SnowPeaks } from '../../../scenery/ridge.tsx';
import { Sky } from '../../../scenery/sky.tsx';
import { Conifer } from '../../../scenery/trees.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function KashmirLakesTour4() {
  return (
    <Canvas>
      <Sky id="sky" height={620} stops={[[0, '#2f8fcc'], [0.7, '#b9dfea'], [1, '#f0f3e6']]} />
      <SnowPeaks id="peaks" base={640} rock="#7d8cae" mist="#e2eaea" peaks={[{ x: 260, y: 330, left: 320, right: 300, snow: 0.6 }, { x: 700, y: 240, left: 360, right: 340, snow: 0.66 }, { x: 1160, y: 290, left: 340, right: 320, snow: 0.6 }, { x: 1500, y: 360, left: 280, right: 260, snow: 0.55 }]} />
      {Array.from({ length: 22 }, (_, tree) => (
        <Conifer key={tree} id={`fir-${tree}`} x={tree * 78} y={700 + (tree % 4) * 16} height={130 + (tree % 5) * 30} slim={0.36} dark="#24503f" lit="#5f8f68" />
      ))}
      <Land crest={[[-60, 720], [500, 690], [1100, 704], [1660, 680]]} fill="#c9a24a" />
      <Land crest={[[-60, 860], [600, 820], [1200, 850], [1660, 820]]} fill="#b0823a" />
      <path d="M-20 420L1620 120" stroke="#2b2f3a" strokeWidth={6} />
      <path d="M-20 450L1620 150" stroke="#2b2f3a" strokeWidth={3} />
      {[[240, 374, 0.34], [1300, 180, 0.42]].map(([x = 0, y = 0, s = 0]) => (
        <g key={x} transform={`translate(${x} ${y}) scale(${s})`}>
          <path d="M0 0V120" stroke="#2b2f3a" strokeWidth={14} />
          <path d={shape([[-120, 120], [-140, 260], [-110, 340], [110, 340], [140, 260], [120, 120]])} fill="#f2a51b" />
        </g>
      ))}
      <g transform="translate(780 276)">
        <path d="M0 -4V110" stroke="#2b2f3a" strokeWidth={13} />
        <path d={shape([[-150, 110, 'corner'], [-176, 250], [-140, 360], [0, 374], [140, 360], [176, 250], [150, 110, 'corner']])} fill="#d2392f" />
        <path d={shape([[40, 110, 'corner'], [60, 250], [40, 372], [140, 360], [176, 250], [150, 110, 'corner']])} fill="#9c2a28" />
        <path d={polygon([[-140, 150], [-20, 150], [-20, 258], [-158, 258]])} fill="#bfe3ee" />
        <path d={polygon([[20, 150], [140, 150], [158, 258], [20, 258]])} fill="#8fc4d9" />
        <circle cx={-84} cy={216} r={24} fill="#211816" />
        <path d={shape([[-116, 258], [-108, 238], [-62, 238], [-54, 258]])} fill="#f2a51b" />
        <circle cx={70} cy={226} r={19} fill="#211816" />
        <path d={shape([[46, 258], [52, 244], [90, 244], [96, 258]])} fill="#1f7f86" />
      </g>
    </Canvas>
  );
}
