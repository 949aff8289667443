/** A red tuk-tuk on an earth bund at midday, bright paddy on one side, a wide lake on the other, one tall palm leaning over. */
import { polygon } from '../../../kit/curves.ts';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { Cumulus, Sky } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { AutoRickshaw } from '../../../scenery/vehicles.tsx';
import { Ripples } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function SriLankaSafari3() {
  return (
    <Canvas>
      <Sky id="sky" height={460} stops={[[0, '#4fa6d3'], [1, '#e2f0e2']]} />
      <Cumulus id="cloud" x={520} y={230} width={620} height={130} lit="#ffffff" shade="#cfe3ea" opacity={0.95} />
      <Ridge id="hills" anchors={[[-40, 430], [500, 390], [1000, 424], [1640, 380]]} colour="#8fb8ac" mist="#dbeede" bottom={500} />
      <path d={polygon([[-10, 450], [700, 450], [420, 1010], [-10, 1010]])} fill="#5fa8c0" />
      <Ripples id="ripples" x={-10} y={460} width={640} height={500} count={80} colour="#e6f6fa" opacity={0.5} />
      <path d={polygon([[900, 450], [1610, 450], [1610, 1010], [1180, 1010]])} fill="#8fcf4a" />
      {Array.from({ length: 14 }, (_, row) => (
        <path key={row} d={polygon([[905 + row * row * 1.4, 456 + row * row * 2.8], [1610, 456 + row * row * 2.8], [1610, 462 + row * row * 3.1], [907 + row * row * 1.5, 462 + row * row * 3.1]])} fill="#5f9f30" />
      ))}
      <path d={polygon([[690, 450], [910, 450], [1220, 1010], [380, 1010]])} fill="#c9824f" />
      <path d={polygon([[770, 450], [830, 450], [980, 1010], [620, 1010]])} fill="#e0a878" />
      <AutoRickshaw x={820} y={840} length={430} body="#c9302a" hood="#2b2633" />
      <Palm id="palm" x={330} y={900} height={820} lean={0.26} />
    </Canvas>
  );
}
