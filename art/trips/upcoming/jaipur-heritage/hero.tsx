/** Hawa Mahal's honeycomb in the pink morning, the street below still in the shade of the houses opposite; pigeons, kites, a mother and two children looking up. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family, Women } from '../../../people/family.tsx';
import { polygon } from '../../../kit/curves.ts';
import { Arcade, Arch, archPath, stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Awning } from '../../../scenery/houses.tsx';
import { HoneycombFacade } from '../../../scenery/palace.tsx';
import { Kite } from '../../../scenery/props.tsx';
import { box, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { AutoRickshaw } from '../../../scenery/vehicles.tsx';

export const focus: [number, number] = [0.5, 0.6];

const PINK = stone('#e07e66', { sun: '#ffd9a8', night: '#8a2f52', line: '#ffe6cf', dark: '#5b2338' });
const ROSE = stone('#c98576', { sun: '#ffe0bc', night: '#7a3a5a', line: '#f2cdb8', dark: '#7a4350' });
const SHOPS = stone('#a9566a', { sun: '#e8a08c', night: '#4a2052', line: '#d99a92', dark: '#43183a' });
const FLOOR = 700;
const STREET = 800;
/** Where the shade of the houses opposite ends: their own skyline. */
const SHADE: readonly Spot[] = [[-20, 652], [170, 652], [170, 628], [300, 628], [300, 676], [520, 676], [520, 660], [610, 660], [610, 690], [900, 690], [900, 668], [1080, 668], [1080, 640], [1190, 640], [1190, 664], [1420, 664], [1420, 634], [1620, 634]];

function Neighbours() {
  return (
    <g>
      {[{ x: -60, width: 250, rise: 0 }, { x: 1410, width: 260, rise: 24 }].map(({ x, width, rise }, side) => (
        <g key={x}>
          <path d={box(x, 470 - rise, width, 340 + rise)} fill={side ? ROSE.mid : ROSE.lit} />
          {[0, 1, 2].map((storey) => (
            <Arcade key={storey} id={`next-${side}-${storey}`} x={x} y={800 - storey * 104} width={width} height={104} bays={5} tones={ROSE} kind="ogee" share={0.4} tall={0.6} wall={side ? ROSE.mid : ROSE.lit} />
          ))}
          <path d={box(x - 8, 462 - rise, width + 16, 14)} fill={ROSE.line} />
        </g>
      ))}
    </g>
  );
}

export default function JaipurHeritage() {
  return (
    <Canvas>
      <Sky id="sky" height={760} stops={[[0, '#86b6cf'], [0.48, '#e6cfc8'], [1, '#ffdcae']]} />
      <Halo id="morning" x={120} y={420} rx={640} ry={460} colour="#fff0c4" opacity={0.85} />
      <Stratus x={1190} y={84} width={520} colour="#fff6ea" opacity={0.6} />
      <Stratus x={250} y={250} width={380} height={9} colour="#fff6ea" opacity={0.55} />
      <Flock id="pigeons" x={1230} y={190} width={300} height={120} count={11} size={15} colour="#94606c" />
      <Neighbours />
      <HoneycombFacade id="hawa" x={800} y={FLOOR} width={1270} tones={PINK} shutters={['#2f7a6a', '#b5453a']} glass={['#f0b84a', '#4f9f9a']} />
      <path d={box(152, FLOOR, 1296, STREET - FLOOR)} fill={SHOPS.lit} />
      <path d={box(144, FLOOR - 4, 1312, 12)} fill={PINK.line} />
      {[0, 1, 2, 3, 4, 6, 7, 8, 9, 10].map((bay) => (
        <Arch key={bay} x={225 + bay * 115} y={STREET} width={66} height={78} tones={SHOPS} kind="cusped" />
      ))}
      <Arch x={800} y={STREET} width={92} height={92} tones={SHOPS} kind="ogee" />
      {[['#d99a2b', 225], ['#c2452f', 398], ['#2c5f7a', 628], ['#d99a2b', 974], ['#2f7a6a', 1204], ['#c2452f', 1375]].map(([a, x]) => (
        <Awning key={x} x={Number(x)} y={724} width={112} drop={30} a={String(a)} />
      ))}
      <Gradient id="shade" from={[0, 630]} to={[0, 820]} stops={[[0, '#5a2a6a', 0.34], [1, '#4a2260', 0.5]]} />
      <path d={polygon([...SHADE, [1620, STREET], [-20, STREET]])} fill="url(#shade)" />
      <Gradient id="street" from={[0, STREET]} to={[0, 1000]} stops={[[0, '#93677a'], [0.35, '#744862'], [1, '#3c2142']]} />
      <path d={box(-10, STREET, 1620, 210)} fill="url(#street)" />
      <path d={box(-10, STREET, 1620, 7)} fill="#c08c8c" />
      <Women id="shoppers" x={1010} y={832} height={84} count={2} />
      <Women id="strollers" x={345} y={826} height={80} count={3} />
      <AutoRickshaw x={1230} y={850} length={150} />
      <Kite x={420} y={170} size={74} colour="#c9302c" tilt={-12} hand={[678, 788]} />
      <Kite x={1420} y={330} size={38} colour="#1f6f76" hand={[1540, 440]} />
      <Family id="family" x={715} y={900} height={196} mother={{ dress: DRESS.indigo, skin: SKIN.cinnamon, hair: 'bun', isWindy: false }} kids={[{ age: 6, dress: DRESS.marigold, arm: 'point' }, { age: 8, wears: 'shorts', dress: DRESS.teal, arm: 'up' }]} />
      <path d={box(-10, 958, 1620, 60)} fill="#2c1636" />
      <path d={box(-10, 954, 1620, 7)} fill="#6a4460" />
      <path d={Array.from({ length: 27 }, (_, i) => archPath('ogee', 10 + i * 62, 1004, 34, 34)).join('')} fill="#40234a" />
    </Canvas>
  );
}
