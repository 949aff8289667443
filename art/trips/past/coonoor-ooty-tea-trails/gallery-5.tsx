/** A planter's bungalow at night on a dark tea hill: a glowing bay window, smoke from the chimney, the lamps of Coonoor far below. */
import { polygon } from '../../../kit/curves.ts';
import { Canvas } from '../../../scenery/canvas.tsx';
import { TeaHill } from '../../../scenery/fields.tsx';
import { leaves } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { Halo, Moon, Sky, Stars } from '../../../scenery/sky.tsx';
import { Smoke } from '../../../scenery/trains.tsx';
import { SilverOak } from '../../../scenery/trees.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function CoonoorOotyTeaTrails5() {
  return (
    <Canvas>
      <Sky id="sky" height={640} stops={[[0, '#0d1434'], [0.7, '#2a3668'], [1, '#4f4f80']]} />
      <Stars id="stars" count={110} height={440} />
      <Moon id="moon" x={330} y={180} r={40} bite="#141c44" />
      <Ridge id="hills" anchors={[[-40, 560], [300, 500], [700, 560], [1100, 510], [1640, 550]]} colour="#26305c" mist="#4a5484" bottom={740} />
      <Land crest={[[-60, 650], [500, 640], [1100, 660], [1660, 630]]} fill="#1b2550" />
      {Array.from({ length: 70 }, (_, lamp) => (
        <circle key={lamp} cx={60 + ((lamp * 131) % 760)} cy={656 + ((lamp * 37) % 70)} r={2.5 + (lamp % 3)} fill={lamp % 4 ? '#ffd98a' : '#fff3cf'} />
      ))}
      <TeaHill id="hill" crest={[[-80, 900], [300, 860], [700, 760], [1040, 690], [1360, 680], [1680, 720]]} gap={26} growth={1.13} rows={10} tones={{ lit: '#2f5a54', mid: '#1f4448', dark: '#12263c' }} sun={0.1} />
      <g>
        <rect x={900} y={500} width={470} height={210} fill="#4a4468" />
        <path d={polygon([[860, 506], [970, 390], [1300, 390], [1410, 506]])} fill="#2f2a4c" />
        <rect x={1240} y={330} width={50} height={90} fill="#3a3458" />
        <path d={polygon([[960, 710], [960, 540], [990, 520], [1110, 520], [1140, 540], [1140, 710]])} fill="#5f5680" />
        {[976, 1026, 1078].map((x) => (
          <rect key={x} x={x} y={560} width={44} height={104} fill="#ffe6a0" />
        ))}
        <rect x={1220} y={560} width={80} height={90} fill="#ffd98a" />
        <rect x={1180} y={610} width={4} height={100} fill="#2f2a4c" />
      </g>
      <Halo id="glow" x={1050} y={620} rx={360} ry={170} colour="#ffc25a" opacity={0.4} />
      <Smoke id="smoke" x={1266} y={326} dx={190} dy={-170} size={16} shade="#6a6f96" />
      <SilverOak id="oak" x={1500} y={820} height={560} tones={leaves('#10203a', '#2f4a60', '#8f9fc0')} trunk="#14182f" />
    </Canvas>
  );
}
