/** A lost kite: cut loose, its string trailing, over an empty roofline. For addresses that no page has. */
import { mix } from '../kit/colour.ts';
import { Canvas } from '../scenery/canvas.tsx';
import { CubeTown } from '../scenery/fort.tsx';
import { Kite } from '../scenery/props.tsx';
import { Ridge } from '../scenery/ridge.tsx';
import { Cumulus, Sky, Stratus, Sun } from '../scenery/sky.tsx';

export const focus: [number, number] = [0.55, 0.5];

export default function LostKite() {
  return (
    <Canvas>
      <Sky id="sky" height={820} stops={[[0, '#86bfd6'], [0.6, '#dfe9dc'], [1, '#fff0cd']]} />
      <Sun id="sun" x={330} y={520} r={56} colour="#fffbe8" glow="#ffeec0" reach={10} />
      <Cumulus id="cloud-1" x={1200} y={420} width={620} height={130} lit="#ffffff" shade="#d6e4e4" opacity={0.9} />
      <Cumulus id="cloud-2" x={360} y={300} width={420} height={90} lit="#ffffff" shade="#d9e6e4" opacity={0.8} />
      <Stratus x={800} y={160} width={620} colour="#ffffff" opacity={0.6} />
      <path d="M890 330C860 430 960 470 900 560S800 640 860 720" stroke="#8a6a54" strokeWidth={4} fill="none" />
      <Kite x={930} y={260} size={170} colour="#d2432f" second={mix('#f2a51b', '#d2432f', 0.2)} hand={[900, 420]} string="#8a6a54" tilt={28} />
      <Ridge id="hills" anchors={[[-40, 780], [400, 740], [900, 776], [1300, 730], [1640, 764]]} colour="#a9c0b0" mist="#f6ecd0" bottom={1000} />
      <CubeTown id="roofs" line={[[-40, 860], [500, 842], [1000, 862], [1640, 846]]} bottom={1010} rows={4} size={48} walls={['#e6b48c', '#f0d0a4', '#d99a78', '#f6e3c4']} />
    </Canvas>
  );
}
