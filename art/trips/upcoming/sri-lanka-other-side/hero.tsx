/** Trincomalee, morning: Swami Rock with the Koneswaram temple on its cliff, the bay, boats on the sand, a family under a palm. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { stone } from '../../../scenery/architecture.tsx';
import { Outrigger, SailingBoat } from '../../../scenery/boats.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { Cumulus, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { rock, RockFace } from '../../../scenery/stone.tsx';
import { Gopuram } from '../../../scenery/temple.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { BroadLeaves } from '../../../scenery/undergrowth.tsx';
import { Foam, Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.52, 0.55];

const GREEN = leaves('#1f5a3f', '#83b052', '#fff0a8');

export default function SriLankaOtherSide() {
  return (
    <Canvas>
      <Sky id="sky" height={580} stops={[[0, '#6fc0d6'], [0.55, '#c9e8e2'], [1, '#fff1d0']]} />
      <Sun id="sun" x={360} y={380} r={44} colour="#fffbe6" glow="#fff0be" reach={10} />
      <Cumulus id="cloud-1" x={620} y={330} width={460} height={90} lit="#ffffff" shade="#cfe3e2" opacity={0.85} />
      <Cumulus id="cloud-2" x={180} y={240} width={360} height={70} lit="#ffffff" shade="#d6e6e2" opacity={0.6} />
      <Stratus x={860} y={150} width={520} colour="#ffffff" opacity={0.5} />
      <Flock id="gulls" x={760} y={250} width={240} height={70} count={6} size={15} colour="#6f8f9c" />
      <Ridge id="shore" anchors={[[-40, 524], [160, 512], [380, 520], [640, 508], [900, 522]]} colour="#8fb8b4" mist="#d9ede2" bottom={560} />
      <Water id="bay" y={540} stops={[[0, '#86cdd0'], [0.4, '#3fa6b4'], [1, '#1f7f93']]} />
      <SunPath id="path" x={360} y={548} height={220} width={170} />
      <Ripples id="ripples" y={552} height={260} count={120} colour="#e4f8f2" opacity={0.55} />
      <SailingBoat x={560} y={566} length={52} />
      <SailingBoat x={700} y={556} length={34} sail="#f2b98a" />

      <RockFace id="swami" outline={[[930, 560], [954, 470], [946, 380], [990, 300], [1060, 262], [1180, 240], [1340, 228], [1500, 236], [1640, 216], [1640, 640], [1200, 640], [1040, 600]]} tones={rock('#b08a68', '#ffe9c0', '#3a2c48')} facets={46} bands={4} />
      <Thicket id="crown" line={[[1000, 302], [1090, 262], [1200, 240], [1330, 230]]} count={18} radius={26} tones={faded(GREEN, '#cfe0c8', 0.12)} fleck={5} />
      <Gopuram id="temple" x={1200} y={246} width={92} height={150} tiers={5} tones={stone('#e9cfa2')} />
      <Thicket id="crown-front" line={[[1250, 246], [1380, 236], [1500, 240], [1620, 226]]} count={18} radius={30} tones={GREEN} fleck={5} />
      <Thicket id="foot" line={[[1180, 628], [1330, 606], [1480, 600], [1640, 590]]} count={20} radius={34} tones={GREEN} fleck={6} />
      <Foam id="surf-rock" line={[[930, 566], [1000, 590], [1080, 616], [1180, 640]]} width={9} />

      <Land crest={[[-60, 852], [240, 826], [560, 778], [860, 718], [1160, 654], [1400, 620], [1660, 600]]} fill="#cdb486" />
      <Land crest={[[-60, 880], [240, 850], [560, 800], [860, 740], [1160, 672], [1400, 630], [1660, 606]]} fill="#f0d9a8" />
      <Foam id="surf" line={[[-60, 848], [240, 822], [560, 774], [860, 714], [1160, 650], [1400, 618], [1660, 598]]} width={13} />
      <Foam id="surf-2" line={[[-60, 806], [240, 786], [560, 742], [860, 688], [1100, 640]]} width={5} opacity={0.6} />
      <Outrigger x={1180} y={742} length={300} wood="#c9452f" trim="#f7e3b0" />
      <Outrigger x={1420} y={700} length={190} wood="#2f6f8f" trim="#f7e3b0" flip />
      <Land crest={[[-60, 1000], [300, 962], [700, 930], [1100, 936], [1660, 900]]} fill="#dcbf88" />
      <Palm id="palm" x={470} y={952} height={620} lean={0.2} />
      <Palm id="palm-2" x={210} y={990} height={520} lean={0.12} dark="#265c40" />
      <Family id="family" x={706} y={926} height={132} mother={{ dress: DRESS.magenta, skin: SKIN.cinnamon, hair: 'plait' }} kids={[{ age: 6 }, { age: 9, wears: 'shorts', dress: DRESS.cream }]} />
      <BroadLeaves id="leaves" x={60} y={1030} size={220} lean={0.3} />
    </Canvas>
  );
}
