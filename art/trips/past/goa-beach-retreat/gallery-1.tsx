/** A large sandcastle with four towers and a palm-leaf flag on wet sand, seen from the ground. */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { archPath } from '../../../scenery/architecture.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { Cumulus, Sky } from '../../../scenery/sky.tsx';
import { Foam, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function GoaBeachRetreat1() {
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#4fb0cf'], [1, '#fdf3d6']]} />
      <Cumulus id="cloud" x={1240} y={300} width={520} height={110} lit="#ffffff" shade="#cfe6e6" opacity={0.9} />
      <Water id="sea" y={470} bottom={640} stops={[[0, '#5fbfc4'], [1, '#a3dcd2']]} />
      <Ripples id="ripples" y={480} height={110} count={60} colour="#ffffff" opacity={0.6} />
      <Land crest={[[-60, 620], [500, 600], [1100, 612], [1660, 590]]} fill="#d9bd8a" />
      <Foam id="foam" line={[[-60, 616], [500, 596], [1100, 608], [1660, 586]]} width={14} />
      <path d={shape([[240, 900, 'corner'], [330, 720], [520, 660], [1080, 660], [1270, 720], [1360, 900, 'corner']])} fill="#e0bf84" />
      <path d={shape([[900, 664], [1080, 660], [1270, 720], [1360, 900, 'corner'], [1000, 900, 'corner']])} fill="#b98f58" />
      {[[420, 700, 130, 250], [620, 690, 120, 330], [980, 690, 120, 330], [1180, 700, 130, 250]].map(([x = 0, y = 0, w = 0, h = 0]) => (
        <g key={x}>
          <path d={polygon([[x - w / 2, y + 60], [x - w * 0.4, y - h], [x + w * 0.4, y - h], [x + w / 2, y + 60]])} fill="#eccf98" />
          <path d={polygon([[x + w * 0.08, y + 60], [x + w * 0.06, y - h], [x + w * 0.4, y - h], [x + w / 2, y + 60]])} fill="#c09a62" />
          {[-0.36, -0.06, 0.24].map((at) => (
            <rect key={at} x={x + w * at} y={y - h - 26} width={w * 0.18} height={30} fill="#e3c48c" />
          ))}
          <path d={archPath('round', x - w * 0.08, y - h * 0.4, w * 0.24, h * 0.26)} fill="#8a6238" />
        </g>
      ))}
      <path d={polygon([[620, 760], [620, 560], [980, 560], [980, 760]])} fill="#e6c68c" />
      <path d={archPath('round', 800, 760, 130, 150)} fill="#8a6238" />
      <path d="M800 560V330" stroke="#6b4a38" strokeWidth={10} />
      <path d={shape([[804, 336], [880, 320], [960, 350], [1010, 400, 'corner'], [930, 396], [860, 400], [804, 420]])} fill="#5f9a4a" />
      <path d="M804 378Q900 348 1006 398" stroke="#2f6b3a" strokeWidth={5} fill="none" />
      <Land crest={[[-60, 880], [400, 860], [900, 874], [1660, 850]]} fill="#ecd3a0" />
      <path d={shape([[1400, 800], [1396, 900], [1500, 900], [1496, 800]])} fill="#d2432f" />
      <ellipse cx={1448} cy={800} rx={50} ry={14} fill="#9c2f24" />
      <path d="M1398 800Q1448 720 1498 800" stroke="#f4ebdd" strokeWidth={7} fill="none" />
    </Canvas>
  );
}
