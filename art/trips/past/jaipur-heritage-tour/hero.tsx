/** Amber fort on its hill over Maota lake in the first sun, elephants along the water, a family watching from the near bank. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Chhatri, stone } from '../../../scenery/architecture.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Elephant } from '../../../scenery/elephant.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { FortWall } from '../../../scenery/fort.tsx';
import { PalaceWing } from '../../../scenery/palace.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Reflection, Ripples, Water } from '../../../scenery/water.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.5];

const HONEY = stone('#e2ad6a', { sun: '#fff0c4', night: '#7a4058' });
const WALL = stone('#cf9a62', { sun: '#ffe6b4', night: '#6a3a58' });
const SCRUB = leaves('#6a6a3a', '#b3a45c', '#ffe6a0');
const SHORE = 668;

function Fort() {
  return (
    <g>
      <Land crest={[[-60, 650], [120, 590], [300, 500], [520, 420], [760, 392], [1040, 400], [1260, 450], [1440, 530], [1660, 600]]} bottom={SHORE} fill="#b98a5c" />
      <Thicket id="scrub" line={[[40, 640], [200, 580], [360, 520], [1300, 520], [1450, 580], [1600, 630]]} count={40} radius={18} tones={faded(SCRUB, '#f0cf9a', 0.25)} spread={0.9} />
      <FortWall id="upper" crest={[[420, 420], [640, 366], [900, 352], [1160, 372], [1320, 430]]} foot={520} tones={WALL} bastions={[430, 1310]} width={58} />
      <PalaceWing id="palace-left" x={470} y={404} width={300} storey={56} storeys={2} bays={7} tones={HONEY} bay />
      <PalaceWing id="palace-middle" x={760} y={384} width={250} storey={60} storeys={3} bays={6} tones={HONEY} kind="cusped" bay />
      <PalaceWing id="palace-right" x={1000} y={400} width={250} storey={52} storeys={2} bays={6} tones={HONEY} bay={false} />
      <FortWall id="lower" crest={[[230, 560], [520, 484], [860, 470], [1180, 486], [1420, 560]]} foot={640} tones={WALL} bastions={[240, 620, 1080, 1410]} width={66} />
      <Chhatri x={330} y={520} width={44} tones={HONEY} />
      <Chhatri x={1340} y={520} width={44} tones={HONEY} />
    </g>
  );
}

export default function JaipurHeritageTour() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#8db7cc'], [0.5, '#e2dcc0'], [0.8, '#ffe0a8'], [1, '#ffcf8f']]} />
      <Sun id="sun" x={240} y={300} r={46} colour="#fffbe4" glow="#ffe6a6" reach={11} />
      <Stratus x={900} y={150} width={620} colour="#fff6e0" opacity={0.6} />
      <Ridge id="aravalli-far" anchors={[[-40, 420], [180, 360], [420, 400], [700, 300], [980, 250], [1240, 310], [1460, 270], [1640, 340]]} colour="#d2b79a" mist="#fbe4bd" bottom={660} />
      <FortWall id="jaigarh" crest={[[900, 262], [1040, 250], [1180, 282]]} foot={310} tones={stone('#cdb08e')} bastions={[920, 1160]} width={26} />
      <Ridge id="aravalli" anchors={[[-40, 520], [200, 440], [460, 470], [800, 400], [1200, 420], [1640, 470]]} colour="#c09a72" mist="#fbe0b4" bottom={660} />
      <Mist id="fog" y={560} height={130} colour="#fff0d0" opacity={0.6} />
      <Water id="lake" y={SHORE} stops={[[0, '#f0cf98'], [0.35, '#a8a88a'], [1, '#4f7480']]} />
      <Reflection id="image" line={SHORE} squash={0.6} depth={250} veil="#7a7a70" opacity={0.55}>
        <Fort />
      </Reflection>
      <Ripples id="ripples" y={680} height={180} count={110} colour="#fff3d4" opacity={0.5} />
      <Land crest={[[1020, 672], [1200, 664], [1660, 656]]} bottom={720} fill="#c9985f" />
      <Elephant id="elephant-1" x={1140} y={700} height={92} pose="walk" cloth="#c2392f" flip />
      <Elephant id="elephant-2" x={1270} y={702} height={96} pose="walk" cloth="#b32e63" flip />
      <Elephant id="elephant-3" x={1410} y={704} height={100} pose="walk" cloth="#1f7f86" flip />
      <Land crest={[[-60, 900], [320, 868], [700, 884], [1060, 930], [1400, 976], [1660, 1000]]} fill="#8a5a3c" />
      <Land crest={[[-60, 960], [300, 930], [640, 944], [980, 990], [1200, 1040]]} fill="#6d4432" />
      {[90, 220, 760, 900].map((x) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={944} size={46} dark="#5a4a2a" light="#b39a52" />
      ))}
      <Family id="family" x={470} y={902} height={158} mother={{ wears: 'kurta', dress: DRESS.indigo, skin: SKIN.wheat, hair: 'plait' }} kids={[{ age: 7, dress: DRESS.crimson }, { age: 10, wears: 'shorts', dress: DRESS.teal }]} />
    </Canvas>
  );
}
