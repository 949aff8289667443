/** Old shophouses on Thalang Road at night: arched arcades below, red paper lanterns across the empty street. */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { archPath } from '../../../scenery/architecture.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Lantern, Line } from '../../../scenery/props.tsx';
import { Halo, Sky, Stars } from '../../../scenery/sky.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PhuketBeach4() {
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#0f1538'], [1, '#33306a']]} />
      <Stars id="stars" count={50} height={260} />
      {[['#c98a9a', 0], ['#8fb0a8', 1], ['#e0c07a', 2], ['#9aa0c9', 3], ['#d99a7a', 4]].map(([wall, index]) => {
        const x = Number(index) * 320;
        const paint = mix(String(wall), '#2a2352', 0.34);
        return (
          <g key={x}>
            <rect x={x} y={260 + (Number(index) % 2) * 36} width={320} height={560} fill={paint} />
            <rect x={x} y={250 + (Number(index) % 2) * 36} width={320} height={24} fill="#f0e0d0" opacity={0.6} />
            {[60, 160, 260].map((dx) => (
              <g key={dx}>
                <path d={archPath('round', x + dx, 520, 66, 160)} fill="#f3e6d0" opacity={0.7} />
                <path d={archPath('round', x + dx, 520, 50, 146)} fill={(Number(index) + dx) % 4 ? '#ffd98a' : '#3a3560'} />
              </g>
            ))}
            <rect x={x} y={540} width={320} height={18} fill="#f0e0d0" opacity={0.6} />
            <path d={archPath('round', x + 160, 820, 250, 240)} fill="#1d1838" />
            <path d={archPath('round', x + 160, 820, 120, 150)} fill="#ffc46a" opacity={0.8} />
          </g>
        );
      })}
      <path d={polygon([[-10, 818], [1610, 818], [1610, 1010], [-10, 1010]])} fill="#34305c" />
      <Halo id="street" x={800} y={880} rx={820} ry={90} colour="#ffb86a" opacity={0.35} />
      {[[0, 330, 1600, 300], [0, 470, 1600, 440]].map(([x1 = 0, y1 = 0, x2 = 0, y2 = 0]) => (
        <Line key={y1} spots={[[x1, y1], [x2 / 2, y1 + 70], [x2, y2]]} colour="#1a1634" width={4} />
      ))}
      {Array.from({ length: 11 }, (_, lamp) => (
        <Lantern key={lamp} id={`top-${lamp}`} x={80 + lamp * 145} y={332 + Math.sin((lamp / 10) * Math.PI) * 50} size={52} colour="#d2392f" />
      ))}
      {Array.from({ length: 9 }, (_, lamp) => (
        <Lantern key={lamp} id={`low-${lamp}`} x={160 + lamp * 160} y={470 + Math.sin((lamp / 8) * Math.PI) * 46} size={64} colour="#e0482f" />
      ))}
      <Family id="family" x={760} y={950} height={220} mother={{ wears: 'kurta', dress: DRESS.cream, hair: 'bob', isWindy: false }} kids={[{ age: 7, dress: DRESS.marigold }]} />
    </Canvas>
  );
}
