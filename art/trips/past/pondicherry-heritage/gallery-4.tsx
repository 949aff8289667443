/** The Basilica of the Sacred Heart at noon: red and white Gothic front, two square towers, heaped clouds. */
import { polygon } from '../../../kit/curves.ts';
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { archPath } from '../../../scenery/architecture.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Cumulus, Sky } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PondicherryHeritage4() {
  return (
    <Canvas>
      <Sky id="sky" height={760} stops={[[0, '#3f9acb'], [0.7, '#b9dfe6'], [1, '#f3f3e0']]} />
      <Cumulus id="cloud-1" x={330} y={420} width={620} height={240} lit="#ffffff" shade="#c9dde6" opacity={0.95} />
      <Cumulus id="cloud-2" x={1340} y={460} width={560} height={220} lit="#ffffff" shade="#c9dde6" opacity={0.95} />
      {[520, 1080].map((x) => (
        <g key={x}>
          <rect x={x - 90} y={220} width={180} height={600} fill="#c9483a" />
          <rect x={x + 20} y={220} width={70} height={600} fill="#a3362f" />
          {[220, 380, 560, 740].map((y) => (
            <rect key={y} x={x - 102} y={y} width={204} height={22} fill="#fff6ea" />
          ))}
          {[-80, 56].map((dx) => (
            <rect key={dx} x={x + dx} y={230} width={24} height={590} fill="#fff0e0" />
          ))}
          <path d={archPath('pointed', x, 360, 60, 110)} fill="#4a2430" />
          <path d={archPath('pointed', x, 540, 60, 120)} fill="#4a2430" />
          {[-84, -28, 28, 84].map((dx) => (
            <path key={dx} d={polygon([[x + dx - 14, 220], [x + dx + 14, 220], [x + dx, 160]])} fill="#fff6ea" />
          ))}
        </g>
      ))}
      <rect x={610} y={360} width={380} height={460} fill="#d3523f" />
      <path d={polygon([[610, 360], [990, 360], [800, 210]])} fill="#d3523f" />
      <path d={polygon([[590, 370], [800, 190], [1010, 370], [990, 376], [800, 216], [610, 376]])} fill="#fff6ea" />
      <circle cx={800} cy={440} r={72} fill="#fff6ea" />
      <circle cx={800} cy={440} r={54} fill="#3f6f94" />
      {[0, 30, 60, 90, 120, 150].map((turn) => (
        <rect key={turn} x={796} y={388} width={8} height={104} fill="#fff6ea" transform={`rotate(${turn} 800 440)`} />
      ))}
      <rect x={610} y={560} width={380} height={20} fill="#fff6ea" />
      {[690, 800, 910].map((x) => (
        <g key={x}>
          <path d={archPath('pointed', x, 820, 96, 210)} fill="#fff6ea" />
          <path d={archPath('pointed', x, 820, 70, 184)} fill="#4a2430" />
        </g>
      ))}
      <path d={polygon([[800, 190], [794, 190], [794, 130], [776, 130], [776, 118], [794, 118], [794, 94], [806, 94], [806, 118], [824, 118], [824, 130], [806, 130], [806, 190]])} fill="#fff6ea" />
      <path d={polygon([[-10, 818], [1610, 818], [1610, 1010], [-10, 1010]])} fill="#e6cfa4" />
      <path d={polygon([[560, 820], [1040, 820], [1080, 850], [520, 850]])} fill="#f3e6cc" />
      <Palm id="palm-left" x={170} y={880} height={470} lean={0.12} />
      <Palm id="palm-right" x={1450} y={880} height={430} lean={-0.12} />
      <Family id="family" x={770} y={930} height={130} mother={{ dress: DRESS.indigo, wears: 'kurta', hair: 'plait' }} kids={[{ age: 6 }]} />
    </Canvas>
  );
}
