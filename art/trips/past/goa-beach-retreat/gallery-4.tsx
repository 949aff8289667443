/** The small white Three Kings chapel on a bare hilltop at sunset, steps to its door, the sea a gold band below. */
import { polygon } from '../../../kit/curves.ts';
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { archPath } from '../../../scenery/architecture.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function GoaBeachRetreat4() {
  return (
    <Canvas>
      <Sky id="sky" height={760} stops={[[0, '#6f7fb0'], [0.45, '#e0a090'], [0.8, '#ffc98a'], [1, '#ffe6b0']]} />
      <Sun id="sun" x={300} y={600} r={64} colour="#fff0c0" glow="#ffb86a" reach={8} />
      <Stratus x={980} y={230} width={760} colour="#ffd9b8" opacity={0.6} />
      <Water id="sea" y={660} bottom={780} stops={[[0, '#ffd98a'], [1, '#c98a7a']]} />
      <SunPath id="path" x={300} y={664} height={90} width={160} />
      <Ridge id="coast" anchors={[[-40, 720], [300, 706], [640, 740], [1000, 716], [1640, 700]]} colour="#8a6a84" mist="#f0b890" bottom={860} />
      <Land crest={[[-60, 960], [240, 880], [520, 760], [760, 700], [1040, 700], [1280, 770], [1660, 900]]} fill="#9c7a3c" />
      <path d={polygon([[720, 700], [720, 430], [900, 330], [1080, 430], [1080, 700]])} fill="#fffaf0" />
      <path d={polygon([[940, 700], [940, 352], [1080, 430], [1080, 700]])} fill="#e0c9c4" />
      <path d={polygon([[700, 440], [900, 318], [1100, 440], [1100, 424], [900, 296], [700, 424]])} fill="#d2b0a8" />
      <rect x={860} y={250} width={80} height={90} fill="#fffaf0" />
      <path d={polygon([[850, 252], [900, 200], [950, 252]])} fill="#c9604a" />
      <path d="M900 200V140M878 162H922" stroke="#6b4a4a" strokeWidth={9} />
      <path d={archPath('round', 900, 330, 40, 60)} fill="#8a5a54" />
      <path d={archPath('round', 900, 700, 110, 190)} fill="#8a4a3c" />
      {[780, 1020].map((x) => (
        <path key={x} d={archPath('round', x, 590, 60, 110)} fill="#7f9cb0" />
      ))}
      {Array.from({ length: 9 }, (_, step) => (
        <path key={step} d={polygon([[820 - step * 16, 700 + step * 26], [980 + step * 16, 700 + step * 26], [990 + step * 16, 726 + step * 26], [810 - step * 16, 726 + step * 26]])} fill={step % 2 ? '#e6d3bc' : '#f6e9d6'} />
      ))}
      <Family id="family" x={560} y={940} height={190} mother={{ dress: DRESS.indigo, wears: 'kurta', hair: 'bob' }} kids={[{ age: 6, dress: DRESS.crimson }]} />
    </Canvas>
  );
}
