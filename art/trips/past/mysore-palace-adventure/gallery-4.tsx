/** Brindavan Gardens after dark: rows of fountains lit blue and amber down the terraces, a mother with two children. */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Thicket, leaves } from '../../../scenery/foliage.tsx';
import { Halo, Sky, Stars } from '../../../scenery/sky.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function MysorePalaceAdventure4() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#0c1232'], [1, '#2c2f66']]} />
      <Stars id="stars" count={70} height={360} />
      <Thicket id="trees" line={[[-40, 430], [800, 410], [1660, 430]]} count={60} radius={36} tones={leaves('#0f1f30', '#2f4a64', '#8f9fc0')} />
      {[0, 1, 2, 3].map((step) => {
        const y = 440 + step * 128;
        const half = 320 + step * 260;
        const tint = step % 2 ? '#ffb84a' : '#4fb0f0';
        return (
          <g key={step}>
            <path d={polygon([[800 - half, y], [800 + half, y], [800 + half + 170, y + 130], [800 - half - 170, y + 130]])} fill={step % 2 ? '#1f3a44' : '#1a3040'} />
            <path d={polygon([[800 - half * 0.5, y + 30], [800 + half * 0.5, y + 30], [800 + half * 0.56, y + 100], [800 - half * 0.56, y + 100]])} fill="#2f5f8a" />
            {[-0.4, -0.2, 0, 0.2, 0.4].map((at) => {
              const x = 800 + half * at * 1.06;
              const h = 90 + step * 40;
              return (
                <g key={at}>
                  <Halo id={`glow-${step}-${at}`} x={x} y={y + 60} rx={h * 0.6} ry={h * 0.8} colour={tint} opacity={0.5} />
                  <path d={shape([[x - 5, y + 70], [x - h * 0.08, y + 40 - h * 0.5], [x, y + 60 - h], [x + h * 0.08, y + 40 - h * 0.5], [x + 5, y + 70]])} fill="#f0f8ff" opacity={0.9} />
                  <path d={`M${x} ${y + 60 - h}Q${x - h * 0.4} ${y + 30 - h * 0.6} ${x - h * 0.34} ${y + 72}M${x} ${y + 60 - h}Q${x + h * 0.4} ${y + 30 - h * 0.6} ${x + h * 0.34} ${y + 72}`} stroke={mix(tint, '#ffffff', 0.6)} strokeWidth={4 + step} fill="none" opacity={0.85} />
                </g>
              );
            })}
          </g>
        );
      })}
      <Family id="family" x={260} y={940} height={240} mother={{ dress: DRESS.lotus, isWindy: false }} kids={[{ age: 6, dress: DRESS.marigold }, { age: 9, wears: 'shorts', dress: DRESS.cream }]} />
    </Canvas>
  );
}
