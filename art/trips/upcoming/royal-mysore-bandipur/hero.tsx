/** Mysore Palace outlined in lamps against a violet dusk, two elephants under teak, a family on the dark rise in front. */
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Dome, stone } from '../../../scenery/architecture.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Elephant } from '../../../scenery/elephant.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { PalaceWing } from '../../../scenery/palace.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { Halo, Sky, Stars, Stratus } from '../../../scenery/sky.tsx';
import { Teak } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.6];

const LIT = stone('#e8b45c', { sun: '#fff0b8', night: '#6a2f58', dark: '#5a2a3c' });
const ROSE = stone('#c9566a', { sun: '#ffd0a0', night: '#4a1f58', dark: '#4a1f3c' });
const BASE = 640;

/** Lamps along every line of the palace: rows of small lights. */
function Lamps({ y, from, to, gap = 12 }: { y: number; from: number; to: number; gap?: number }) {
  return (
    <g fill="#fff4c0">
      {Array.from({ length: Math.floor((to - from) / gap) }, (_, lamp) => (
        <circle key={lamp} cx={from + lamp * gap} cy={y} r={2.6} />
      ))}
    </g>
  );
}

export default function RoyalMysoreBandipur() {
  return (
    <Canvas>
      <Sky id="sky" height={640} stops={[[0, '#1d1b4c'], [0.45, '#54397f'], [0.8, '#b3688a'], [1, '#f2a37a']]} />
      <Stars id="stars" count={60} height={280} />
      <Stratus x={360} y={260} width={560} colour="#e9a6a0" opacity={0.3} />
      <Stratus x={1230} y={320} width={460} height={9} colour="#f0b48a" opacity={0.35} />
      <Ridge id="hill" anchors={[[-40, 600], [260, 560], [520, 590], [1100, 586], [1380, 540], [1640, 580]]} colour="#5f3f74" mist="#d98a86" bottom={680} />
      <Halo id="glow" x={800} y={500} rx={760} ry={300} colour="#ffc25a" opacity={0.5} />
      <PalaceWing id="left" x={250} y={BASE} width={390} storey={74} storeys={2} bays={8} tones={LIT} glow="#fff0b0" kind="round" bay={false} />
      <PalaceWing id="right" x={960} y={BASE} width={390} storey={74} storeys={2} bays={8} tones={LIT} glow="#fff0b0" kind="round" bay={false} />
      <PalaceWing id="middle" x={610} y={BASE} width={380} storey={92} storeys={3} bays={7} tones={LIT} glow="#fff4c4" kind="cusped" chhatris={[]} bay={false} />
      {[[640, 350, 84], [960, 350, 84]].map(([x = 0, y = 0, width = 0]) => (
        <Dome key={x} x={x} y={y} width={width} height={80} tones={ROSE} ribs={7} />
      ))}
      <Dome x={800} y={352} width={140} height={150} tones={ROSE} ribs={9} finial={0.4} />
      {[[280, 482], [610, 482], [990, 482], [1320, 482]].map(([x = 0, y = 0]) => (
        <Dome key={x} x={x} y={y} width={66} height={66} tones={ROSE} ribs={7} />
      ))}
      <Lamps y={486} from={252} to={640} />
      <Lamps y={486} from={962} to={1350} />
      <Lamps y={560} from={252} to={640} />
      <Lamps y={560} from={962} to={1350} />
      <Lamps y={358} from={612} to={990} />
      <Lamps y={452} from={612} to={990} />
      <Lamps y={546} from={612} to={990} />
      <Lamps y={636} from={252} to={1350} gap={10} />
      <Land crest={[[-60, 650], [400, 642], [820, 640], [1240, 642], [1660, 652]]} fill="#4a3358" />
      <Thicket id="garden" line={[[-40, 668], [240, 660], [560, 664], [1040, 664], [1360, 660], [1660, 668]]} count={46} radius={22} tones={leaves('#2a2a4a', '#7a5a6a', '#ffb870')} />
      <Land crest={[[-60, 700], [400, 690], [820, 694], [1240, 690], [1660, 704]]} fill="#33294c" />
      <Teak id="teak-1" x={1290} y={800} height={560} tones={leaves('#1d2338', '#5a5a58', '#f0a870')} trunk="#3a2a3a" />
      <Teak id="teak-2" x={1490} y={830} height={660} tones={leaves('#191d33', '#4f5052', '#f0a870')} trunk="#33253a" />
      <Teak id="teak-3" x={140} y={820} height={600} tones={leaves('#191d33', '#4f5052', '#f0a870')} trunk="#33253a" />
      <Land crest={[[-60, 800], [360, 770], [760, 782], [1160, 764], [1660, 790]]} fill="#262344" />
      <Elephant id="elephant" x={1080} y={806} height={190} pose="walk" hide="#5f5470" flip />
      <Elephant id="calf" x={1218} y={812} height={104} calf hide="#675b78" flip />
      <Land crest={[[-60, 930], [300, 880], [620, 868], [960, 900], [1300, 950], [1660, 980]]} fill="#151a36" />
      {[120, 240, 820, 940, 1130].map((x) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={924} size={44} dark="#151a36" light="#3f3f60" />
      ))}
      <Family id="family" x={500} y={886} height={156} mother={{ dress: DRESS.lotus, hair: 'bun' }} kids={[{ age: 6, wears: 'shorts', dress: DRESS.cream, arm: 'point' }, { age: 9, dress: DRESS.marigold }]} />
    </Canvas>
  );
}
