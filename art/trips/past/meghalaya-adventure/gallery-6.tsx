/** Three yellow tents glowing on the river stones at Shnongpdeng at night, a hanging bridge and stars above. */
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Line, Tent } from '../../../scenery/props.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { Halo, Sky, Stars } from '../../../scenery/sky.tsx';
import { Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function MeghalayaAdventure6() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#0c1438'], [1, '#3a4f7a']]} />
      <Stars id="stars" count={110} height={420} />
      <WoodedSlope id="left" crest={[[-60, 200], [200, 260], [420, 380], [600, 520]]} tones={leaves('#0f2230', '#2f5560', '#7f9cb0')} mist="#2f4a64" radius={40} groups={4} bottom={640} />
      <WoodedSlope id="right" crest={[[1000, 520], [1180, 380], [1400, 260], [1660, 190]]} tones={leaves('#0f2230', '#2f5560', '#7f9cb0')} mist="#2f4a64" radius={40} groups={4} bottom={640} />
      <Line spots={[[240, 330], [500, 420], [800, 450], [1100, 420], [1380, 320]]} colour="#a38f7a" width={6} />
      <Line spots={[[240, 270], [500, 370], [800, 404], [1100, 370], [1380, 262]]} colour="#8a7866" width={4} />
      {Array.from({ length: 17 }, (_, rope) => {
        const t = rope / 16;
        const sag = Math.sin(Math.PI * t) * 118;
        return <path key={rope} d={`M${250 + t * 1120} ${272 + sag * 0.98}V${332 + sag}`} stroke="#8a7866" strokeWidth={3} />;
      })}
      <Water id="river" y={560} bottom={760} stops={[[0, '#2f5f7a'], [1, '#16344f']]} />
      <Ripples id="ripples" y={570} height={170} count={90} colour="#ffcf8a" opacity={0.35} />
      <Land crest={[[-60, 740], [500, 720], [1100, 730], [1660, 712]]} fill="#3a3f50" />
      {Array.from({ length: 30 }, (_, stone) => (
        <ellipse key={stone} cx={(stone * 211) % 1620} cy={770 + ((stone * 97) % 220)} rx={26 + (stone % 5) * 9} ry={12 + (stone % 4) * 4} fill={stone % 2 ? '#5a5f6c' : '#4a4f5f'} />
      ))}
      {[[330, 860, 330], [800, 900, 390], [1270, 850, 320]].map(([x = 0, y = 0, w = 0]) => (
        <g key={x}>
          <Halo id={`glow-${x}`} x={x} y={y - 40} rx={w * 0.8} ry={w * 0.4} colour="#ffb84a" opacity={0.6} />
          <Tent x={x} y={y} width={w} colour="#f2b02b" glow="#fff0b8" />
        </g>
      ))}
      <Family id="family" x={560} y={950} height={190} mother={{ dress: DRESS.lotus, isWindy: false }} kids={[{ age: 7, dress: DRESS.cream }]} />
    </Canvas>
  );
}
