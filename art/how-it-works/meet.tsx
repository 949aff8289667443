/** A laptop on the dining table, beside a half-packed suitcase, shows six mothers on a video call. A little girl waves to them. */
import type { ComponentProps } from 'react';
import { polygon } from '../kit/curves.ts';
import { random } from '../kit/random.ts';
import { Bust } from '../people/bust.tsx';
import { DRESS, SKIN } from '../people/dress.ts';
import { NearChild } from '../people/near.tsx';
import { At, Canvas, Gradient } from '../scenery/canvas.tsx';
import { faded, leaves, lobesIn, Mass } from '../scenery/foliage.tsx';
import { OpenSuitcase, ToyElephant } from '../scenery/luggage.tsx';
import { box, leaf, oval } from '../scenery/shapes.ts';
import { Halo } from '../scenery/sky.tsx';
import { FilterCoffee, Laptop } from '../scenery/table.tsx';
import { BrassShelf, WindowPlant } from './by-the-window.tsx';
import { WavingHand } from './waving-hand.tsx';

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

const SUN = polygon([[640, 90], [830, 130], [830, 300], [640, 260]]) + polygon([[640, 286], [830, 326], [830, 560], [640, 520]]) + polygon([[852, 134], [1010, 168], [1010, 338], [852, 304]]) + polygon([[852, 330], [1010, 364], [1010, 560], [852, 540]]);

/** Shadows of leaves on the sunlit wall, in loose bunches that hang down. */
function leafShade() {
  const r = random('leaf-shade');
  return [[690, 120, 60], [790, 170, 70], [940, 170, 90], [880, 250, 60], [990, 250, 60], [660, 230, 40]].flatMap(([x = 0, y = 0, wide = 0]) =>
    Array.from({ length: 12 }, () => leaf(x + r.between(-wide, wide), y + r.between(-wide, wide) * 0.7, r.between(30, 54), r.between(9, 15), r.between(0.6, 2.6)))).join('');
}

/** The six mothers on the 300 × 190 screen of the laptop; the one who is speaking has a marigold frame. */
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
      {/* The window in the morning, and the tree in the yard. */}
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
      {/* The sunlight that falls through the window onto the wall, with the shadows of the tree's leaves. */}
      <clipPath id="sun-panes">
        <path d={SUN} />
      </clipPath>
      <path d={SUN} fill="#fff8dc" opacity={0.6} />
      <g clipPath="url(#sun-panes)">
        <path d={leafShade()} fill="#c9985e" opacity={0.34} />
      </g>
      <BrassShelf />

      <Gradient id="table" from={[100, 640]} to={[1500, 1000]} stops={[[0, '#dca468'], [0.5, '#c1834e'], [1, '#8a5340']]} />
      <path d={box(-10, 610, 1620, 330)} fill="url(#table)" />
      <path d={[[655, 3], [716, 3.4], [796, 4], [884, 5]].map(([y = 0, h = 0]) => box(-10, y, 1620, h)).join('') + box(0, 676, 420, 2) + box(1180, 750, 400, 2.4) + box(160, 838, 360, 2.6) + box(820, 908, 380, 3)} fill="#7a4630" opacity={0.45} />
      <path d={box(-10, 606, 1620, 6)} fill="#f0c48a" />
      <path d={box(-10, 930, 1620, 80)} fill="#6f3f30" />
      <path d={box(-10, 930, 1620, 8)} fill="#e0aa70" />

      {/* Everything on the table is drawn to the same scale: 11 units to a centimetre. */}
      <Laptop id="laptop" x={786} y={800} width={430}>
        <Call />
      </Laptop>
      <OpenSuitcase x={1316} y={914} width={500} />
      <ToyElephant x={1171} y={772} height={178} turn={-7} />
      <FilterCoffee id="coffee" x={974} y={898} height={108} />
      <WindowPlant />
      <NearChild id="girl" x={438} y={1128} size={1.5} dress={DRESS.crimson} skin={SKIN.honey} look={1} tilt={5} left={{ elbow: [-116, -168], hand: [-119, -236], isBeyondBody: true, isPointing: true }} />
      {/* The knots of her ribbons. */}
      <path d={oval(345, 880, 17, 15) + oval(512, 895, 17, 15)} fill="#d98a14" />
      <path d={oval(341, 876, 9, 8) + oval(508, 891, 9, 8)} fill="#fbc65a" />
      <WavingHand x={256} y={714} size={1.02} turn={-7} skin={SKIN.honey} />
    </Canvas>
  );
}
