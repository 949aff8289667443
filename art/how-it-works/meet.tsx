/** A laptop on the dining table shows six mothers on one call; a little girl waves to them, and beside them a suitcase stands open, half packed, a cloth elephant on top. */
import type { ComponentProps } from 'react';
import { polygon } from '../kit/curves.ts';
import { Bust } from '../people/bust.tsx';
import { DRESS, SKIN } from '../people/dress.ts';
import { NearChild } from '../people/near.tsx';
import { At, Canvas, Gradient } from '../scenery/canvas.tsx';
import { faded, leaves, lobesIn, Mass } from '../scenery/foliage.tsx';
import { OpenSuitcase, ToyElephant } from '../scenery/luggage.tsx';
import { box, leaf, oval } from '../scenery/shapes.ts';
import { Halo } from '../scenery/sky.tsx';
import { FilterCoffee, Laptop } from '../scenery/table.tsx';

export const focus: [number, number] = [0.5, 0.55];

const GREEN = leaves('#2f6644', '#a3c465', '#fff3b0');

const CALL: readonly ComponentProps<typeof Bust>[] = [
  { skin: SKIN.honey, dress: DRESS.banyan, field: '#f6e3bd', disc: '#f2b84a', hair: 'bun', wears: 'sari' },
  { skin: SKIN.wheat, dress: DRESS.indigo, field: '#f7dcd6', disc: '#e9a6a0', hair: 'bob', wears: 'kurta', hasGlasses: true },
  { skin: SKIN.cocoa, dress: DRESS.lotus, field: '#dfe3ee', disc: '#aeb9d8', hair: 'curls', wears: 'sari' },
  { skin: SKIN.wheat, dress: DRESS.teal, field: '#f4e4cf', disc: '#e8b98a', hair: 'scarf', wears: 'kurta' },
  { skin: SKIN.cinnamon, dress: DRESS.marigold, field: '#d5e4da', disc: '#8fb8a4', hair: 'plait', wears: 'kurta' },
  { skin: SKIN.honey, dress: DRESS.magenta, field: '#e9e0f0', disc: '#c4b0d4', hair: 'bun', wears: 'sari', isGrey: true },
];

/** The six of them, in the laptop's 300 × 190; whoever speaks has a marigold frame. */
const Call = () => (
  <>
    <rect width={300} height={190} fill="#221f30" />
    {CALL.map((looks, i) => (
      <At key={i} x={5 + (i % 3) * 98} y={5 + Math.floor(i / 3) * 84}>
        {i === 0 && <rect x={-2.4} y={-2.4} width={98.8} height={84.8} rx={5} fill="#f2a51b" />}
        <clipPath id={`tile-${i}`}>
          <rect width={94} height={80} rx={3} />
        </clipPath>
        <g clipPath={`url(#tile-${i})`}>
          <At x={0} y={-3} scale={94 / 960}>
            <Bust {...looks} />
          </At>
        </g>
      </At>
    ))}
    <path d={oval(132, 180, 5.4) + oval(150, 180, 5.4)} fill="#5f5a70" />
    <path d={oval(168, 180, 5.4)} fill="#d2432f" />
  </>
);

export default function Meet() {
  return (
    <Canvas>
      <Gradient id="wall" from={[0, 200]} to={[1600, 500]} stops={[[0, '#f9ecc8'], [0.5, '#efd4a2'], [1, '#d3a583']]} />
      <rect width={1600} height={1000} fill="url(#wall)" />
      {/* Morning in the window: the tree of the yard. */}
      <path d={box(86, 60, 420, 500)} fill="#fffaf0" />
      <clipPath id="panes">
        <path d={box(110, 84, 372, 452)} />
      </clipPath>
      <g clipPath="url(#panes)">
        <Gradient id="air" from={[0, 80]} to={[0, 540]} stops={[[0, '#8fcbd8'], [1, '#fdf3d0']]} />
        <path d={box(100, 80, 400, 470)} fill="url(#air)" />
        <Mass id="far" lobes={lobesIn('far-a', 300, 520, 260, 110, 16)} tones={faded(GREEN, '#dfe8c8', 0.5)} />
        <path d="M150 560Q190 380 150 240Q140 160 190 80H250Q204 220 226 330Q240 440 260 560Z" fill="#8a6450" />
        <path d="M210 560Q220 400 196 260Q200 150 228 80H250Q204 220 226 330Q240 440 260 560Z" fill="#5f4038" />
        <Mass id="near" lobes={[...lobesIn('near-a', 160, 120, 170, 90, 12), ...lobesIn('near-b', 420, 150, 120, 90, 10)]} tones={GREEN} fleck={13} />
      </g>
      <path d={box(290, 80, 14, 460) + box(104, 296, 384, 14)} fill="#fffaf0" />
      <path d={box(298, 80, 6, 460) + box(104, 304, 384, 6) + box(86, 540, 420, 20)} fill="#d9c5a6" />
      <path d={box(66, 548, 460, 22)} fill="#fff3dc" />
      <Halo id="morning" x={330} y={330} rx={620} ry={460} colour="#fff7d8" opacity={0.55} />
      {/* Panes of light on the wall, a shelf of brass. */}
      <path d={polygon([[640, 90], [830, 130], [830, 300], [640, 260]]) + polygon([[640, 286], [830, 326], [830, 560], [640, 520]]) + polygon([[852, 134], [1010, 168], [1010, 330], [852, 304]])} fill="#fff8dc" opacity={0.5} />
      <path d={box(1110, 300, 400, 18)} fill="#8a5a34" />
      <path d={box(1110, 318, 400, 9) + box(1150, 318, 14, 44) + box(1456, 318, 14, 44)} fill="#5f3a28" />
      <path d="M1150 300Q1130 250 1160 236V220H1210V236Q1240 250 1220 300ZM1256 300Q1246 270 1262 258V246H1304V258Q1320 270 1310 300Z" fill="#e0a83e" />
      <path d="M1196 300Q1216 250 1192 236V220H1210V236Q1240 250 1220 300ZM1290 300Q1302 270 1286 258V246H1304V258Q1320 270 1310 300Z" fill="#9a6428" />
      <path d={[[1346, '#2c3e73', 92], [1370, '#bf4a2b', 76], [1392, '#1e5a49', 86], [1418, '#f4ebdd', 70], [1438, '#b32e63', 82]].map(([x, , h]) => box(Number(x), 300 - Number(h), 18, Number(h))).join('')} fill="#2c3e73" />
      <path d={box(1370, 224, 18, 76)} fill="#bf4a2b" />
      <path d={box(1392, 214, 20, 86)} fill="#1e5a49" />
      <path d={box(1418, 230, 16, 70)} fill="#f4ebdd" />

      <Gradient id="table" from={[100, 640]} to={[1500, 1000]} stops={[[0, '#dca468'], [0.5, '#c1834e'], [1, '#8a5340']]} />
      <path d={box(-10, 610, 1620, 330)} fill="url(#table)" />
      <path d={[[655, 3], [716, 3.4], [796, 4], [884, 5]].map(([y = 0, h = 0]) => box(-10, y, 1620, h)).join('') + box(0, 676, 420, 2) + box(1180, 750, 400, 2.4) + box(160, 838, 360, 2.6) + box(820, 908, 380, 3)} fill="#7a4630" opacity={0.45} />
      <path d={box(-10, 606, 1620, 6)} fill="#f0c48a" />
      <path d={box(-10, 930, 1620, 80)} fill="#6f3f30" />
      <path d={box(-10, 930, 1620, 8)} fill="#e0aa70" />

      {/* One scale for all on the table: 11 units are a centimetre. */}
      <Laptop id="laptop" x={786} y={800} width={430}>
        <Call />
      </Laptop>
      <OpenSuitcase x={1316} y={914} width={500} />
      <ToyElephant x={1171} y={772} height={178} turn={-7} />
      <FilterCoffee id="coffee" x={974} y={898} height={108} />
      {[-2.2, -1.9, -1.57, -1.25, -0.95].map((angle) => <path key={angle} d={leaf(116, 640, 196, 26, angle)} fill={angle < -1.6 ? '#6f9f4a' : '#3f7a44'} />)}
      <path d={oval(140, 732, 92, 12)} fill="#3a2030" opacity={0.3} />
      <path d={polygon([[50, 622], [182, 622], [164, 732], [68, 732]])} fill="#3f8f9a" />
      <path d={polygon([[122, 622], [182, 622], [164, 732], [118, 732]])} fill="#285f78" />
      <path d={box(44, 616, 144, 18)} fill="#4fa3ac" />
      <path d={box(122, 616, 66, 18)} fill="#2f6f86" />
      <NearChild id="girl" x={438} y={1128} size={1.5} dress={DRESS.crimson} skin={SKIN.honey} look={1} tilt={5} left={{ elbow: [-116, -168], hand: [-122, -286] }} />
    </Canvas>
  );
}
