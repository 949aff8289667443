/** A street of the French Quarter runs down to the sea: mustard wall, sea-green shutters, bougainvillea, a mother and two children walking. */
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Bougainvillea, leaves, Petals } from '../../../scenery/foliage.tsx';
import { polygon } from '../../../kit/curves.ts';
import { projection } from '../../../scenery/perspective.ts';
import { LampPost } from '../../../scenery/props.tsx';
import { Cumulus, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { ColonialWall, MUSTARD, Paving } from '../../../scenery/street.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { SailingBoat } from '../../../scenery/boats.tsx';
import { Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.45, 0.6];

const project = projection({ focal: 900, vanishing: [760, 520], eye: 1.75 });
const GREY = { ...MUSTARD, wall: '#e9ded0', high: '#fff6e8', trim: '#ffffff', shutter: '#5b8fa8', door: '#7a4b36' };

export default function Pondicherry() {
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#7fc0d4'], [0.6, '#cfe6df'], [1, '#fff0cd']]} />
      <Sun id="sun" x={700} y={340} r={40} colour="#fff8df" glow="#fff0c0" reach={10} />
      <Cumulus id="cloud" x={1010} y={270} width={420} height={90} lit="#fffdf4" shade="#d4e2de" opacity={0.8} />
      <Stratus x={520} y={180} width={420} colour="#ffffff" opacity={0.5} />
      <Water id="sea" y={512} bottom={600} stops={[[0, '#7fb9c4'], [1, '#3f93a6']]} />
      <SunPath id="path" x={700} y={516} height={60} width={90} />
      <Ripples id="ripples" y={520} height={50} count={50} colour="#e8f7f2" opacity={0.6} />
      <SailingBoat x={800} y={530} length={44} />
      <path d={polygon([[380, 545], [1180, 545], [1700, 1040], [-120, 1040]])} fill="#c9a27c" />
      <Paving project={project} left={-3.2} right={3.4} near={1.4} far={46} fill="#d9b48c" joint="#b98a63" />
      <ColonialWall project={project} aside={4.2} near={2.6} far={40} colours={GREY} doors={[3, 9]} />
      <ColonialWall project={project} aside={-4} near={2.4} far={42} doors={[2, 8]} />
      <Palm id="palm-far" x={596} y={560} height={200} lean={0.14} />
      <Palm id="palm-far-2" x={940} y={556} height={170} lean={-0.16} />
      <Bougainvillea id="bougainvillea" line={[[-20, 120], [120, 190], [250, 268], [340, 330]]} falls={[{ at: 0.2, length: 150 }, { at: 0.6, length: 130 }, { at: 0.9, length: 100 }]} radius={44} green={leaves('#24523a', '#6fa04a')} />
      <LampPost id="lamp" x={1120} y={800} height={330} />
      <Gradient id="shade" from={[0, 0]} to={[520, 0]} stops={[[0, '#5a2a3c', 0.34], [1, '#5a2a3c', 0]]} />
      <path d={polygon([[-40, 1000], [470, 640], [560, 640], [420, 1040], [-40, 1040]])} fill="url(#shade)" />
      <Petals id="petals" x={300} y={900} rx={230} ry={70} count={46} />
      <Family id="family" x={760} y={838} height={188} mother={{ dress: DRESS.teal, hair: 'bun' }} kids={[{ age: 8, wears: 'shorts', dress: DRESS.crimson, hasPack: true }, { age: 5, dress: DRESS.marigold }]} />
    </Canvas>
  );
}
