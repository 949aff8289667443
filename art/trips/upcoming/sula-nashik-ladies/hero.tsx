/** Vine rows run towards flat-topped hills and a lake under a lilac evening, five women among them. */
import { DRESS } from '../../../people/dress.ts';
import { Women } from '../../../people/family.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves } from '../../../scenery/foliage.tsx';
import { VineRows } from '../../../scenery/fields.tsx';
import { House } from '../../../scenery/houses.tsx';
import { Lantern } from '../../../scenery/props.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { Sky, Stars, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { Pool, Ripples } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.6];

const MIST = '#f2c9b4';

export default function SulaNashikLadies() {
  return (
    <Canvas>
      <Sky id="sky" height={580} stops={[[0, '#4a4a8f'], [0.45, '#a688b8'], [0.78, '#f0b3a0'], [1, '#ffd9a0']]} />
      <Stars id="stars" count={26} height={180} />
      <Sun id="sun" x={470} y={446} r={46} colour="#fff0c8" glow="#ffc98a" reach={10} />
      <Stratus x={760} y={250} width={720} colour="#f6c9b8" opacity={0.55} />
      <Stratus x={320} y={330} width={460} height={9} colour="#ffe0bc" opacity={0.55} />
      <Flock id="birds" x={1040} y={300} width={220} height={60} count={6} size={14} colour="#6a5a8c" />
      <Ridge id="mesa-far" anchors={[[-40, 500], [120, 430], [330, 426], [420, 486], [620, 492], [760, 418], [1010, 410], [1090, 480], [1640, 500]]} colour="#a78ab4" mist={MIST} rough={0.25} />
      <Ridge id="mesa" anchors={[[-40, 540], [560, 530], [820, 526], [1020, 470], [1120, 402], [1400, 396], [1480, 470], [1640, 500]]} colour="#7d6a9c" mist={MIST} rough={0.3} />
      <Pool id="lake" outline={[[60, 566], [420, 548], [860, 548], [1160, 564], [980, 590], [480, 598], [180, 590]]} stops={[[0, '#f6cda6'], [1, '#9a7fae']]} />
      <Ripples id="ripples" x={240} y={556} width={740} height={36} count={40} colour="#fff0cf" opacity={0.6} size={0.6} />
      <Land crest={[[-60, 604], [420, 596], [900, 592], [1300, 582], [1660, 590]]} fill="#6d7f4a" />
      <House x={1250} y={606} width={130} height={70} wall="#f0dcc0" roof="#b5563a" glow="#ffd98a" />
      <Tree id="tree-1" x={1160} y={612} height={120} tones={leaves('#33513a', '#8fa04f', '#ffd98a')} />
      <Tree id="tree-2" x={1440} y={616} height={150} tones={leaves('#33513a', '#8fa04f', '#ffd98a')} form="spread" />
      <Land crest={[[-60, 632], [800, 618], [1660, 632]]} fill="#8a5f48" />
      <VineRows id="vines" to={[800, 560]} near={1040} feet={[-1500, -900, -430, 1010, 1480, 2050, 2700]} height={300} tones={leaves('#2c4f35', '#8fae4a', '#ffdf84')} earth="#a8714f" earthShade="#6d4550" />
      <Gradient id="evening" from={[0, 760]} to={[0, 1000]} stops={[[0, '#2b2452', 0], [1, '#2b2452', 0.42]]} />
      <rect y={760} width={1600} height={240} fill="url(#evening)" />
      <Women id="friends" x={620} y={900} height={176} count={5} dresses={[DRESS.lotus, DRESS.cream, DRESS.marigold, DRESS.crimson, DRESS.teal]} />
      <Lantern id="lantern" x={496} y={838} size={24} />
    </Canvas>
  );
}
