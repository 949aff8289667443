/** A barrel-roofed Toda hut with its tiny door in a green hollow, a low ring of stones round it. */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { archPath } from '../../../scenery/architecture.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { Sky } from '../../../scenery/sky.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function CoonoorOotyTeaTrails2() {
  return (
    <Canvas>
      <Sky id="sky" height={440} stops={[[0, '#a3cbd9'], [1, '#f0f3de']]} />
      <Land crest={[[-60, 400], [300, 300], [700, 380], [1100, 320], [1660, 380]]} fill="#a3c47a" />
      <WoodedSlope id="shola" crest={[[900, 420], [1100, 350], [1400, 330], [1660, 300]]} tones={leaves('#245a44', '#7fa85c')} mist="#cfe0b8" radius={36} groups={3} fleck={5} bottom={560} depth={170} />
      <Land crest={[[-60, 560], [400, 520], [1000, 560], [1660, 520]]} fill="#86b458" />
      <path d={shape([[470, 860, 'corner'], [460, 640], [520, 470], [660, 370], [830, 340], [1000, 370], [1120, 470], [1170, 640], [1160, 860, 'corner']])} fill="#b98f54" />
      <path d={shape([[830, 340], [1000, 370], [1120, 470], [1170, 640], [1160, 860, 'corner'], [1010, 860, 'corner'], [1010, 640], [960, 470]])} fill="#8a6438" />
      {Array.from({ length: 11 }, (_, row) => (
        <path key={row} d={`M${480 - row * 1.6} ${830 - row * 42}Q820 ${740 - row * 46} ${1150 + row * 1.6} ${830 - row * 42}`} stroke="#6f4f2a" strokeWidth={4} fill="none" opacity={0.5} />
      ))}
      <path d={shape([[560, 860, 'corner'], [552, 660], [600, 520], [740, 450], [880, 470], [960, 580], [972, 860, 'corner']])} fill="#d9b070" />
      <path d={shape([[610, 860, 'corner'], [604, 690], [650, 580], [750, 530], [850, 550], [910, 640], [920, 860, 'corner']])} fill="#a87c46" />
      {Array.from({ length: 9 }, (_, plank) => (
        <rect key={plank} x={620 + plank * 33} y={640} width={4} height={220} fill="#7a5630" />
      ))}
      <path d={archPath('round', 766, 860, 92, 110)} fill="#2b1d14" />
      <path d={polygon([[690, 640], [850, 640], [840, 690], [700, 690]])} fill="#3a2a1c" />
      {Array.from({ length: 26 }, (_, stone) => {
        const turn = (stone / 26) * Math.PI;
        return <ellipse key={stone} cx={Math.round(810 - Math.cos(turn) * 620)} cy={Math.round(870 + Math.sin(turn) * 100)} rx={40} ry={26} fill={stone % 2 ? '#9a9a90' : '#86867e'} />;
      })}
      {[120, 260, 1300, 1450].map((x) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={960} size={80} />
      ))}
    </Canvas>
  );
}
