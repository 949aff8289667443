/** Koh Panyee: wooden houses on stilts over green water with a gold-domed mosque, one huge limestone cliff behind. */
import { Dome, archPath, stone } from '../../../scenery/architecture.tsx';
import { LongTail } from '../../../scenery/boats.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Thicket, leaves } from '../../../scenery/foliage.tsx';
import { House } from '../../../scenery/houses.tsx';
import { Sky } from '../../../scenery/sky.tsx';
import { RockFace, Stack, rock } from '../../../scenery/stone.tsx';
import { Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PhuketBeach2() {
  return (
    <Canvas>
      <Sky id="sky" height={480} stops={[[0, '#7fc4d6'], [1, '#f3f3da']]} />
      <Stack id="far-left" x={120} y={560} width={190} height={240} tones={rock('#c9ccb9', '#fff6e0', '#7a8f98')} green={leaves('#5f8f74', '#a3c48a')} fleck={0} />
      <RockFace id="cliff" outline={[[520, 620], [560, 420], [620, 240], [740, 130], [900, 80], [1060, 110], [1200, 220], [1280, 400], [1330, 620]]} tones={rock('#b0ab98', '#fff3d6', '#3f5a64')} facets={50} />
      <Thicket id="crown" line={[[620, 240], [740, 140], [900, 90], [1060, 120], [1190, 220]]} count={30} radius={34} tones={leaves('#2f6a48', '#8fbb5c')} fleck={6} />
      <Water id="bay" y={600} stops={[[0, '#a3d6b9'], [0.4, '#4f9f88'], [1, '#2a6f6c']]} />
      <Ripples id="ripples" y={620} height={360} count={110} colour="#eef8e6" opacity={0.45} />
      {Array.from({ length: 22 }, (_, pile) => (
        <rect key={pile} x={330 + pile * 46} y={650} width={9} height={90 + (pile % 3) * 16} fill="#5a4438" />
      ))}
      <rect x={310} y={640} width={1030} height={16} fill="#7a5a44" />
      {[[340, 640, 150, '#c9604a', '#7a8f98'], [500, 640, 170, '#e0c48a', '#9c4a3a'], [940, 640, 160, '#7fb0b8', '#a85a3c'], [1110, 640, 190, '#e9d9b4', '#5f7a88']].map(([x, y, w, wall, roof]) => (
        <House key={x} x={Number(x) + Number(w) / 2} y={Number(y)} width={Number(w)} height={Number(w) * 0.66} wall={String(wall)} roof={String(roof)} />
      ))}
      <rect x={700} y={480} width={210} height={160} fill="#fbf6e6" />
      <rect x={840} y={480} width={70} height={160} fill="#d9d0bc" />
      {[740, 806, 872].map((x) => (
        <path key={x} d={archPath('pointed', x, 640, 44, 110)} fill="#3f7f74" />
      ))}
      <Dome x={805} y={482} width={150} height={120} tones={stone('#e8b23c', { sun: '#fff3b0', night: '#8a5030' })} ribs={9} finial={0.3} />
      {[690, 920].map((x) => (
        <g key={x}>
          <rect x={x - 14} y={400} width={28} height={240} fill="#fbf6e6" />
          <Dome x={x} y={402} width={44} height={42} tones={stone('#e8b23c', { sun: '#fff3b0', night: '#8a5030' })} finial={0.5} />
        </g>
      ))}
      <LongTail x={560} y={880} length={520} />
    </Canvas>
  );
}
