/** The little station at Lovedale in grey drizzle: a sloping roof, one lit lamp, a mother and son under a red umbrella by the track. */
import { polygon } from '../../../kit/curves.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Woman } from '../../../people/woman.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { LampPost, Umbrella } from '../../../scenery/props.tsx';
import { Halo, Sky, Wisps } from '../../../scenery/sky.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function CoonoorOotyTeaTrails4() {
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#93a6ae'], [1, '#d6dcd6']]} />
      <WoodedSlope id="hill" crest={[[-40, 330], [400, 280], [900, 330], [1660, 260]]} tones={faded(leaves('#2f5a4c', '#86a878'), '#cfd9d4', 0.5)} mist="#dfe6e2" radius={34} groups={4} bottom={640} />
      <Wisps id="wisps" x={200} y={400} width={1200} colour="#f3f6f2" opacity={0.8} />
      <path d={polygon([[180, 470], [260, 330], [1120, 330], [1200, 470]])} fill="#8a3f34" />
      <path d={polygon([[180, 470], [1200, 470], [1196, 486], [184, 486]])} fill="#5f2a26" />
      <rect x={260} y={484} width={860} height={240} fill="#e9dcc0" />
      {[330, 520, 900].map((x) => (
        <rect key={x} x={x} y={540} width={110} height={130} fill="#5f7f86" />
      ))}
      <rect x={710} y={530} width={120} height={194} fill="#3f6f5a" />
      {[220, 480, 860, 1150].map((x) => (
        <rect key={x} x={x} y={480} width={16} height={250} fill="#3f6f5a" />
      ))}
      <rect x={120} y={720} width={1140} height={60} fill="#a89c90" />
      <path d={polygon([[-10, 778], [1610, 778], [1610, 1010], [-10, 1010]])} fill="#77756f" />
      <path d={polygon([[-10, 850], [1610, 850], [1610, 862], [-10, 862]])} fill="#4a4a50" />
      <path d={polygon([[-10, 930], [1610, 930], [1610, 946], [-10, 946]])} fill="#3f3f46" />
      {Array.from({ length: 21 }, (_, sleeper) => (
        <path key={sleeper} d={polygon([[sleeper * 82, 846], [sleeper * 82 + 36, 846], [sleeper * 82 + 30, 960], [sleeper * 82 - 14, 960]])} fill="#5a4a40" opacity={0.7} />
      ))}
      <Halo id="glow" x={1290} y={440} rx={210} ry={190} colour="#ffe0a0" opacity={0.7} />
      <LampPost id="lamp" x={1290} y={780} height={360} glow="#fff0b8" />
      <g stroke="#f0f4f4" strokeWidth={2} opacity={0.45}>
        {Array.from({ length: 110 }, (_, drop) => (
          <path key={drop} d={`M${(drop * 149) % 1640} ${(drop * 83) % 1000}l-8 34`} />
        ))}
      </g>
      <Woman id="mother" x={1020} y={830} height={300} wears="kurta" dress={DRESS.cream} hair="bob" isWindy={false} arm="hold" />
      <Child id="boy" x={1100} y={832} height={300} age={8} wears="shorts" dress={DRESS.teal} />
      <Umbrella x={1058} y={690} width={370} colour="#c9302a" rod={0.46} />
    </Canvas>
  );
}
