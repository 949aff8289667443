/** Paper lanterns between palms over a thatched beach shack at night, the moon making a path on the dark sea. */
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Hut } from '../../../scenery/houses.tsx';
import { Lantern, Line } from '../../../scenery/props.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { Halo, Moon, Sky, Stars } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function GoaBeachRetreat5() {
  return (
    <Canvas>
      <Sky id="sky" height={620} stops={[[0, '#0d1438'], [0.7, '#243468'], [1, '#3f5a86']]} />
      <Stars id="stars" count={90} height={460} />
      <Moon id="moon" x={470} y={210} r={52} />
      <Water id="sea" y={560} bottom={800} stops={[[0, '#3f5f8c'], [1, '#16244f']]} />
      <SunPath id="path" x={470} y={566} height={220} width={150} colour="#fdf6dc" opacity={0.7} />
      <Land crest={[[-60, 780], [500, 750], [1000, 730], [1660, 700]]} fill="#4a4058" />
      <Halo id="glow" x={1090} y={720} rx={520} ry={220} colour="#ffb85a" opacity={0.45} />
      <Hut x={1110} y={830} width={520} height={330} thatch="#a8783c" />
      <Palm id="palm-1" x={640} y={860} height={640} lean={-0.1} dark="#1d3a3f" lit="#3f6f5c" trunk="#3a2f38" />
      <Palm id="palm-2" x={1500} y={880} height={720} lean={-0.12} dark="#1d3a3f" lit="#3f6f5c" trunk="#3a2f38" />
      <Line spots={[[560, 400], [760, 480], [1000, 500], [1240, 480], [1420, 380]]} colour="#1a1a30" width={4} />
      {[[640, 440, '#e8583a'], [760, 484, '#f2b02b'], [880, 500, '#ea4c95'], [1000, 504, '#3fa094'], [1120, 498, '#f2b02b'], [1240, 484, '#e8583a'], [1340, 436, '#ea4c95']].map(([x, y, colour]) => (
        <Lantern key={x} id={`lantern-${x}`} x={Number(x)} y={Number(y)} size={46} colour={String(colour)} />
      ))}
      <Land crest={[[-60, 880], [500, 856], [1100, 850], [1660, 866]]} fill="#2f2a48" />
      <Family id="family" x={420} y={916} height={230} mother={{ dress: DRESS.lotus }} kids={[{ age: 5, dress: DRESS.marigold }]} />
    </Canvas>
  );
}
