/** The white Aayi Mandapam among the trees of Bharathi Park in morning light, a family on the path before it. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { polygon } from '../../../kit/curves.ts';
import { Arch, Dome, stone } from '../../../scenery/architecture.tsx';
import { LeafShade } from '../../../scenery/banyan.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Bougainvillea, Bush, faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { LampPost } from '../../../scenery/props.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { band } from '../../../scenery/shapes.ts';
import { Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Palm, Tree } from '../../../scenery/trees.tsx';

export const focus: [number, number] = [0.5, 0.52];

const WHITE = stone('#f4efe6', { sun: '#ffffff', night: '#8a7aa8', dark: '#7d8a86' });
const GREEN = leaves('#1f5139', '#86b052', '#fff0a0');
const FLOOR = 660;

export default function PondicherryHeritage() {
  return (
    <Canvas>
      <Sky id="sky" height={600} stops={[[0, '#86c4d4'], [0.6, '#d6e8dc'], [1, '#fff2cf']]} />
      <Sun id="sun" x={430} y={280} r={40} colour="#fffbe6" glow="#fff0c0" reach={10} />
      <Stratus x={1040} y={160} width={520} colour="#ffffff" opacity={0.5} />
      <Thicket id="far" line={[[-40, 560], [220, 520], [520, 530], [800, 540], [1080, 524], [1360, 516], [1660, 550]]} count={64} radius={44} tones={faded(GREEN, '#d6e6c8', 0.45)} />
      <Tree id="tree-1" x={250} y={640} height={360} tones={faded(GREEN, '#cfe0b8', 0.18)} form="spread" />
      <Tree id="tree-2" x={1390} y={636} height={390} tones={faded(GREEN, '#cfe0b8', 0.18)} />
      <Palm id="palm" x={1130} y={630} height={350} lean={0.1} />
      <Land crest={[[-60, 660], [400, 640], [800, 636], [1200, 642], [1660, 660]]} fill="#8fb356" />

      <path d={polygon([[540, FLOOR + 16], [1060, FLOOR + 16], [1040, FLOOR], [560, FLOOR]])} fill={WHITE.mid} />
      <rect x={580} y={420} width={440} height={FLOOR - 420} fill={WHITE.lit} />
      <rect x={880} y={420} width={140} height={FLOOR - 420} fill={WHITE.mid} />
      {[656, 800, 944].map((x, bay) => (
        <Arch key={x} id={`arch-${x}`} x={x} y={FLOOR} width={bay === 1 ? 104 : 84} height={bay === 1 ? 196 : 168} kind="round" tones={WHITE} />
      ))}
      {[594, 722, 878, 1006].map((x) => (
        <g key={x}>
          <rect x={x - 11} y={452} width={22} height={FLOOR - 452} fill={WHITE.high} />
          <rect x={x + 3} y={452} width={8} height={FLOOR - 452} fill={WHITE.shade} opacity={0.5} />
          <rect x={x - 16} y={440} width={32} height={14} fill={WHITE.high} />
          <rect x={x - 16} y={FLOOR - 14} width={32} height={14} fill={WHITE.mid} />
        </g>
      ))}
      <path d={polygon([[560, 424], [1040, 424], [1052, 404], [548, 404]])} fill={WHITE.high} />
      <path d={polygon([[620, 404], [980, 404], [980, 372], [620, 372]])} fill={WHITE.lit} />
      <path d={polygon([[690, 372], [910, 372], [800, 316]])} fill={WHITE.high} />
      <path d={polygon([[800, 372], [910, 372], [800, 316]])} fill={WHITE.mid} />
      <Dome x={800} y={326} width={96} height={62} tones={WHITE} kind="cap" ribs={7} />
      {[600, 1000].map((x) => (
        <Dome key={x} x={x} y={406} width={50} height={34} tones={WHITE} kind="cap" ribs={5} finial={0.5} />
      ))}

      <path d={band([[800, 1080, 640], [800, 920, 380], [800, 800, 220], [800, 700, 130], [800, 676, 110]])} fill="#e2c08e" />
      <path d={band([[730, 1080, 300], [752, 920, 160], [770, 800, 84], [786, 690, 40]])} fill="#f0d6a8" />
      <LeafShade id="shade" x={560} y={860} rx={420} ry={80} colour="#4a5a3c" opacity={0.3} sun="#f0e0a0" />
      <Bush id="hedge-left" x={330} y={760} width={300} height={110} tones={GREEN} />
      <Bush id="hedge-right" x={1280} y={764} width={320} height={116} tones={GREEN} />
      <LampPost id="lamp-left" x={560} y={790} height={230} />
      <LampPost id="lamp-right" x={1050} y={790} height={230} />
      <Bougainvillea id="flowers" line={[[1180, 872], [1300, 846], [1440, 856], [1640, 830]]} radius={46} green={GREEN} />
      <Family id="family" x={770} y={892} height={168} mother={{ dress: DRESS.crimson, skin: SKIN.cinnamon }} kids={[{ age: 6 }, { age: 9, wears: 'shorts', dress: DRESS.teal }]} />
    </Canvas>
  );
}
