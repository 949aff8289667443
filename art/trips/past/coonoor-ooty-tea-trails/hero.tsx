/** Steep tea slopes under a misty shola: three pickers with baskets among the rows, a mother and two children on the path. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { TeaHill } from '../../../scenery/fields.tsx';
import { Bush, faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { band } from '../../../scenery/shapes.ts';
import { Halo, Sky, Wisps } from '../../../scenery/sky.tsx';
import { TeaPicker } from '../../../scenery/tea-picker.tsx';
import { SilverOak, Tree } from '../../../scenery/trees.tsx';
import { Fern } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.52, 0.58];

const MIST = '#eef1de';
const SHOLA = leaves('#1d4a3c', '#6f9a5a', '#f2f0b8');
const OAK = leaves('#244f3c', '#86a56a', '#f6f0c8');
const TEA = { lit: '#bcd257', mid: '#6f9a32', dark: '#174c30' };

export default function CoonoorOotyTeaTrails() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#8fb4b8'], [0.5, '#cfdfd2'], [1, '#fbf3d2']]} />
      <Halo id="sun" x={250} y={300} rx={560} ry={330} colour="#fff8da" opacity={0.95} />
      <Ridge id="hill-1" anchors={[[0, 380], [160, 330], [330, 366], [520, 300], [760, 350], [1000, 280], [1600, 240]]} colour="#a9c4c0" mist={MIST} />
      <Ridge id="hill-2" anchors={[[0, 450], [240, 420], [420, 446], [660, 386], [900, 420], [1600, 360]]} colour="#86aea4" mist={MIST} />
      <WoodedSlope id="shola-far" crest={[[470, 660], [540, 540], [620, 462], [740, 396], [930, 330], [1130, 250], [1380, 190], [1660, 150]]} tones={faded(SHOLA, '#cfdccb', 0.58)} mist={MIST} radius={30} depth={230} groups={4} />
      <Wisps id="wisps-1" x={1180} y={390} width={900} colour="#fbfaec" opacity={0.85} count={6} />
      <WoodedSlope id="shola" crest={[[600, 700], [680, 570], [860, 470], [1040, 404], [1220, 366], [1420, 322], [1680, 262]]} tones={faded(SHOLA, '#bcd0bd', 0.22)} mist={MIST} radius={42} fleck={6} depth={230} groups={4} />
      <Wisps id="wisps-2" x={1300} y={512} width={760} colour="#f7f8e8" opacity={0.9} count={5} />
      <Wisps id="wisps-3" x={300} y={500} width={800} colour="#fcf8e2" opacity={0.8} count={5} />

      <TeaHill id="far-left" crest={[[-60, 520], [200, 500], [420, 540], [640, 620], [800, 720]]} gap={11} growth={1.07} rows={15} tones={{ lit: '#c6d58e', mid: '#98b974', dark: '#6b9c70' }} tilt={-0.3} bottom={860} />
      <SilverOak id="oak-far" x={190} y={512} height={120} tones={faded(OAK, '#dfe8d2', 0.36)} />
      <SilverOak id="oak-far-2" x={236} y={508} height={88} tones={faded(OAK, '#dfe8d2', 0.36)} />
      <TeaHill id="far" crest={[[380, 780], [560, 690], [800, 606], [1060, 544], [1340, 500], [1680, 440]]} gap={15} growth={1.09} rows={14} tones={{ lit: '#bdd06e', mid: '#83aa50', dark: '#3d7a4c' }} tilt={0.2} sun={0.3} bottom={900} />
      <Tree id="shola-tree" x={1310} y={530} height={250} tones={faded(SHOLA, '#bcd0bd', 0.1)} form="spread" trunk="#5a4a44" fleck={7} />
      <SilverOak id="oak-middle" x={700} y={648} height={230} tones={faded(OAK, '#dfe8d2', 0.1)} />
      <SilverOak id="oak-middle-2" x={752} y={640} height={160} tones={faded(OAK, '#dfe8d2', 0.1)} />

      <TeaPicker id="picker-far" x={1228} y={684} height={100} cloth="#2f7f86" scarf="#f2c14e" skin={SKIN.cocoa} reach={-1} />
      <TeaHill id="middle" crest={[[360, 920], [560, 790], [800, 710], [1060, 656], [1330, 616], [1700, 560]]} gap={25} growth={1.12} rows={10} tones={{ lit: '#bcd257', mid: '#78a33c', dark: '#22613a' }} tilt={0.25} sun={0.35} bottom={1040} />
      <TeaPicker id="picker-1" x={896} y={866} height={156} cloth={DRESS.crimson.base} scarf="#f7ead2" skin={SKIN.coffee} />
      <TeaPicker id="picker-2" x={1040} y={826} height={146} cloth={DRESS.marigold.base} scarf="#b32e63" skin={SKIN.cocoa} reach={-1} />
      <TeaHill id="near-right" crest={[[560, 1060], [740, 880], [930, 796], [1160, 740], [1420, 706], [1720, 664]]} gap={38} growth={1.15} rows={8} tones={TEA} tilt={0.3} sun={0.3} />
      <TeaHill id="near-left" crest={[[-100, 690], [160, 690], [380, 734], [560, 800], [720, 890], [860, 1060]]} gap={32} growth={1.15} rows={9} tones={TEA} tilt={-0.35} sun={0.4} />
      <g clipPath="url(#near-left-hill)">
        <path d={band([[690, 1120, 330], [654, 1000, 200], [604, 910, 110], [566, 850, 66], [520, 796, 40], [470, 742, 22]])} fill="#94563a" />
        <path d={band([[650, 1120, 150], [622, 1000, 92], [584, 906, 48], [550, 846, 28], [508, 792, 16], [462, 740, 8]])} fill="#c8905c" />
      </g>
      <Family id="family" x={604} y={924} height={140} mother={{ wears: 'kurta', dress: DRESS.cream, hair: 'plait', skin: SKIN.honey }} kids={[{ age: 8, wears: 'shorts', dress: DRESS.indigo, arm: 'point' }, { age: 5, dress: DRESS.magenta }]} />

      <Gradient id="below" from={[0, 800]} to={[0, 1000]} stops={[[0, '#0b3021', 0], [1, '#0b3021', 0.6]]} />
      <path d="M0 800H1600V1000H0Z" fill="url(#below)" />
      <SilverOak id="frame-oak" x={72} y={1020} height={760} tones={leaves('#123d2e', '#557f4c', '#f0dc90')} trunk="#241f22" />
      <Bush id="corner" x={40} y={1030} width={360} height={190} tones={leaves('#0f3527', '#4a7d40', '#f0dc90')} fleck={13} />
      <Fern id="fern" x={1500} y={1020} size={190} dark="#123f30" light="#4f8a46" />
    </Canvas>
  );
}
