/** The great sundial of Jantar Mantar at noon, a stone stair rising into a blue sky, two children at its foot. */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { Child } from '../../../people/child.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Chhatri, archPath, stone } from '../../../scenery/architecture.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Sky } from '../../../scenery/sky.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function JaipurHeritageTour2() {
  return (
    <Canvas>
      <Sky id="sky" height={900} stops={[[0, '#2f86c0'], [0.7, '#a3d3e6'], [1, '#e9f0e2']]} />
      <path d={polygon([[240, 830], [1340, 170], [1340, 830]])} fill="#d9a45c" />
      <path d={polygon([[240, 830], [1340, 170], [1400, 190], [1400, 830], [1340, 830], [1340, 240], [330, 830]])} fill="#a8703c" />
      <path d={polygon([[200, 830], [1330, 150], [1348, 176], [250, 836]])} fill="#fbe6bc" />
      {Array.from({ length: 34 }, (_, step) => (
        <path key={step} d={polygon([[300 + step * 30, 818 - step * 18], [330 + step * 30, 818 - step * 18], [330 + step * 30, 800 - step * 18]])} fill="#8a5a34" />
      ))}
      {[620, 860, 1090].map((x) => (
        <path key={x} d={archPath('round', x, 830, 120, (x - 400) * 0.34)} fill="#6b4430" />
      ))}
      <Chhatri x={1370} y={196} width={92} tones={stone('#d9a45c')} />
      <path d={shape([[420, 830, 'corner'], [520, 760], [680, 728], [860, 740], [990, 800], [1020, 830, 'corner'], [960, 830, 'corner'], [900, 780], [760, 760], [600, 776], [500, 830, 'corner']])} fill="#fff3dc" />
      <path d={polygon([[-10, 828], [1610, 828], [1610, 1010], [-10, 1010]])} fill="#e0b47c" />
      <path d={polygon([[1340, 830], [1620, 830], [1620, 880], [1500, 900]])} fill="#8a5f44" opacity={0.4} />
      <Child id="girl" x={560} y={940} height={240} isHeld={false} age={8} dress={DRESS.crimson} arm="point" />
      <Child id="boy" x={470} y={944} height={240} isHeld={false} age={6} wears="shorts" dress={DRESS.cream} />
    </Canvas>
  );
}
