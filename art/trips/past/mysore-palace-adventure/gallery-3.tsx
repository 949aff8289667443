/** The Gumbaz at Srirangapatna: a cream dome on black pillars at the end of an avenue of cypresses. */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Dome, archPath, stone } from '../../../scenery/architecture.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Cumulus, Sky } from '../../../scenery/sky.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function MysorePalaceAdventure3() {
  return (
    <Canvas>
      <Sky id="sky" height={640} stops={[[0, '#6fb0d6'], [0.7, '#dfe9d6'], [1, '#ffeec4']]} />
      <Cumulus id="cloud" x={1180} y={260} width={520} height={100} lit="#ffffff" shade="#d9e4e6" opacity={0.85} />
      <path d={polygon([[-10, 640], [1610, 640], [1610, 1010], [-10, 1010]])} fill="#8fb356" />
      <path d={polygon([[700, 640], [900, 640], [1240, 1010], [360, 1010]])} fill="#e6cfa4" />
      <path d={polygon([[770, 640], [830, 640], [960, 1010], [640, 1010]])} fill="#f3e3c0" />
      <path d={polygon([[520, 650], [1080, 650], [1060, 610], [540, 610]])} fill="#d3bf9a" />
      <rect x={590} y={430} width={420} height={190} fill="#f3e6c8" />
      <rect x={860} y={430} width={150} height={190} fill="#d3bf9f" />
      {Array.from({ length: 9 }, (_, pillar) => (
        <rect key={pillar} x={552 + pillar * 59} y={480} width={20} height={134} fill="#24242c" />
      ))}
      <path d={polygon([[530, 484], [1070, 484], [1080, 456], [520, 456]])} fill="#fbf3e0" />
      <path d={archPath('round', 800, 614, 84, 120)} fill="#6b4430" />
      <Dome x={800} y={440} width={330} height={210} tones={stone('#f0e0bc', { sun: '#fffaf0', night: '#8a7a98' })} kind="onion" ribs={5} finial={0.3} />
      {[560, 1040].map((x) => (
        <g key={x}>
          <rect x={x - 16} y={330} width={32} height={130} fill="#f3e6c8" />
          <rect x={x + 4} y={330} width={12} height={130} fill="#cbb896" />
          <Dome x={x} y={332} width={48} height={44} tones={stone('#f0e0bc')} finial={0.5} />
        </g>
      ))}
      {[[470, 700, 240], [390, 760, 330], [270, 850, 470], [90, 980, 680], [1130, 700, 240], [1210, 760, 330], [1330, 850, 470], [1510, 980, 680]].map(([x = 0, y = 0, h = 0]) => (
        <g key={x}>
          <ellipse cx={x + h * 0.1} cy={y} rx={h * 0.16} ry={h * 0.025} fill="#3f5f30" opacity={0.5} />
          <path d={shape([[x, y - h, 'corner'], [x + h * 0.09, y - h * 0.6], [x + h * 0.1, y - h * 0.2], [x + h * 0.03, y], [x - h * 0.03, y], [x - h * 0.1, y - h * 0.2], [x - h * 0.09, y - h * 0.6]])} fill="#2f5f3c" />
          <path d={shape([[x, y - h, 'corner'], [x + h * 0.01, y - h * 0.5], [x - h * 0.02, y], [x - h * 0.1, y - h * 0.2], [x - h * 0.09, y - h * 0.6]])} fill="#5f9450" />
        </g>
      ))}
      <Family id="family" x={770} y={930} height={180} mother={{ dress: DRESS.crimson }} kids={[{ age: 7, wears: 'shorts', dress: DRESS.teal }]} />
    </Canvas>
  );
}
