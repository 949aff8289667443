/** Albert Hall at night, domes and pavilions lit gold, a mother with two children by a street lamp. */
import { polygon } from '../../../kit/curves.ts';
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Dome, stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { PalaceWing } from '../../../scenery/palace.tsx';
import { LampPost } from '../../../scenery/props.tsx';
import { Halo, Sky, Stars } from '../../../scenery/sky.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function JaipurHeritageTour6() {
  return (
    <Canvas>
      <Sky id="sky" height={700} stops={[[0, '#0f1640'], [0.6, '#27306c'], [1, '#4f4a84']]} />
      <Stars id="stars" count={90} height={380} />
      <Halo id="glow" x={760} y={500} rx={680} ry={260} colour="#ffc25a" opacity={0.4} />
      <PalaceWing id="left" x={210} y={690} width={420} storey={92} storeys={2} bays={8} tones={stone('#e0a860', { sun: '#fff0b8', night: '#6a3a5c' })} glow="#fff0b0" bay={false} />
      <PalaceWing id="right" x={890} y={690} width={420} storey={92} storeys={2} bays={8} tones={stone('#e0a860', { sun: '#fff0b8', night: '#6a3a5c' })} glow="#fff0b0" bay={false} />
      <PalaceWing id="middle" x={590} y={690} width={340} storey={104} storeys={3} bays={5} tones={stone('#e9b66a', { sun: '#fff6c8', night: '#6a3a5c' })} glow="#fff6c8" chhatris={[0.08, 0.92]} />
      <Dome x={760} y={370} width={150} height={120} tones={stone('#e9b66a', { sun: '#fff6c8', night: '#6a3a5c' })} ribs={7} />
      <path d={polygon([[-10, 688], [1610, 688], [1610, 1010], [-10, 1010]])} fill="#2b2a54" />
      <Halo id="court" x={760} y={740} rx={720} ry={70} colour="#ffcf7a" opacity={0.4} />
      <Flock id="pigeons" x={460} y={800} width={300} height={30} count={9} size={12} colour="#8a86b0" />
      <Halo id="pool" x={1290} y={930} rx={280} ry={50} colour="#ffd98a" opacity={0.5} />
      <LampPost id="lamp" x={1330} y={930} height={520} glow="#ffe2a0" />
      <Family id="family" x={1130} y={944} height={240} mother={{ dress: DRESS.lotus, isWindy: false }} kids={[{ age: 6, dress: DRESS.marigold }, { age: 9, wears: 'shorts', dress: DRESS.cream }]} />
    </Canvas>
  );
}
