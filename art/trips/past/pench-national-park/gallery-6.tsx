/** A lodge veranda at night: tiled roof, lanterns down the path, a mother and two children before the step under stars. */
import { polygon } from '../../../kit/curves.ts';
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Thicket, leaves } from '../../../scenery/foliage.tsx';
import { Diya } from '../../../scenery/props.tsx';
import { Halo, Sky, Stars } from '../../../scenery/sky.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PenchNationalPark6() {
  return (
    <Canvas>
      <Sky id="sky" height={700} stops={[[0, '#0b1230'], [1, '#27356a']]} />
      <Stars id="stars" count={120} height={480} />
      <Thicket id="forest" line={[[-40, 560], [400, 530], [900, 550], [1660, 530]]} count={60} radius={50} tones={leaves('#0f1d2c', '#2a4458', '#7f94b0')} />
      <path d={polygon([[260, 470], [420, 300], [1180, 300], [1340, 470]])} fill="#7a3f30" />
      {Array.from({ length: 19 }, (_, tile) => (
        <path key={tile} d={polygon([[286 + tile * 55, 470], [428 + tile * 39.6, 300], [448 + tile * 39.6, 300], [314 + tile * 55, 470]])} fill="#9c5440" />
      ))}
      <rect x={330} y={470} width={940} height={230} fill="#c98a4a" />
      <Gradient id="warm" from={[0, 470]} to={[0, 700]} stops={[[0, '#ffe0a0', 0.2], [1, '#ffd98a', 0.6]]} />
      <rect x={330} y={470} width={940} height={230} fill="url(#warm)" />
      {[470, 1010].map((x) => (
        <rect key={x} x={x} y={510} width={120} height={120} fill="#fff0b8" />
      ))}
      <rect x={740} y={500} width={120} height={200} fill="#6b3a24" />
      {[340, 560, 680, 920, 1040, 1250].map((x) => (
        <rect key={x} x={x} y={470} width={18} height={236} fill="#5a3424" />
      ))}
      <rect x={300} y={700} width={1000} height={26} fill="#8a5a3c" />
      <path d={polygon([[-10, 724], [1610, 724], [1610, 1010], [-10, 1010]])} fill="#1d2a34" />
      <path d={polygon([[720, 724], [880, 724], [1120, 1010], [480, 1010]])} fill="#5f5348" />
      <Halo id="glow" x={800} y={620} rx={620} ry={220} colour="#ffc25a" opacity={0.35} />
      {[[660, 770, 24], [610, 850, 34], [540, 960, 46], [940, 770, 24], [990, 850, 34], [1060, 960, 46]].map(([x = 0, y = 0, size = 0]) => (
        <Diya key={`${x}`} id={`diya-${x}`} x={x} y={y} size={size} />
      ))}
      <Family id="family" x={780} y={880} height={250} mother={{ dress: DRESS.magenta, isWindy: false }} kids={[{ age: 6, dress: DRESS.marigold }, { age: 9, wears: 'shorts', dress: DRESS.cream }]} />
    </Canvas>
  );
}
