/** Mysore Palace drawn in lamps against a violet dusk and again in the tank, two elephants under teak, a family on the dark rise. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { stone } from '../../../scenery/architecture.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Elephant } from '../../../scenery/elephant.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { MysorePalace } from '../../../scenery/mysore-palace.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { Halo, Sky, Stars, Stratus } from '../../../scenery/sky.tsx';
import { Teak } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Reflection, Ripples } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.5];

const WALL = stone('#b8733f', { sun: '#ffe0a0', night: '#4a2050', dark: '#5a2a3c', line: '#ffd98a' });
const ROSE = stone('#b0455e', { sun: '#ffc890', night: '#3a1a50', dark: '#4a1f3c' });
const NIGHT = leaves('#171b38', '#4a4058', '#e89a6a');

export default function RoyalMysoreBandipur() {
  return (
    <Canvas>
      <Sky id="sky" height={600} stops={[[0, '#1b1a4a'], [0.42, '#4a3577'], [0.76, '#a35f8a'], [1, '#f0a07a']]} />
      <Stars id="stars" count={70} height={260} />
      <Stratus x={330} y={200} width={520} height={9} colour="#c98aa6" opacity={0.35} />
      <Stratus x={1240} y={290} width={460} height={9} colour="#f0b48a" opacity={0.35} />
      <Reflection id="tank" line={604} squash={0.7} depth={300} veil="#171440" waves={13}>
        <Ridge id="hill" anchors={[[-40, 560], [200, 520], [420, 556], [1100, 560], [1330, 490], [1460, 500], [1640, 550]]} colour="#5f3f78" mist="#c98092" bottom={606} />
        <Halo id="glow" x={800} y={500} rx={760} ry={330} colour="#ffb04a" opacity={0.55} />
        <Thicket id="garden-back" line={[[-40, 590], [240, 570], [520, 584], [1080, 584], [1360, 570], [1660, 590]]} count={90} radius={24} tones={leaves('#38284f', '#6a4a62', '#ffb870')} />
        <MysorePalace id="palace" x={800} y={598} width={910} wall={WALL} dome={ROSE} />
        <Thicket id="garden" line={[[-40, 602], [240, 598], [560, 600], [1040, 600], [1360, 598], [1660, 602]]} count={110} radius={14} tones={leaves('#2a2148', '#5a4058', '#ffb870')} />
      </Reflection>
      <rect x={0} y={602} width={1600} height={3} fill="#ffd28a" opacity={0.5} />
      <Ripples id="gold" x={300} y={612} width={1000} height={190} count={90} colour="#ffcf72" opacity={0.5} />
      <Ripples id="dusk" y={612} height={210} count={70} colour="#c58aa8" opacity={0.35} />

      <Land crest={[[-60, 700], [120, 704], [330, 742], [560, 800], [720, 860]]} fill="#1d1d42" />
      <Land crest={[[760, 860], [900, 800], [1080, 762], [1300, 742], [1660, 716]]} fill="#1d1d42" />
      <Teak id="teak-1" x={1428} y={772} height={560} tones={leaves('#1d2140', '#5f4c5c', '#f0a870')} trunk="#4a3448" />
      <Teak id="teak-2" x={1560} y={806} height={760} tones={NIGHT} trunk="#3d2b42" />
      <Teak id="teak-3" x={76} y={784} height={700} tones={NIGHT} trunk="#3d2b42" />
      <Halo id="rim" x={1080} y={720} rx={300} ry={120} colour="#ffb05a" opacity={0.22} />
      <Elephant id="elephant" x={1104} y={796} height={176} pose="walk" hide="#6a5a74" flip />
      <Elephant id="calf" x={1236} y={800} height={98} calf hide="#74637c" flip />
      <Land crest={[[-60, 862], [260, 824], [520, 818], [820, 850], [1180, 912], [1660, 930]]} fill="#12152f" />
      {Array.from({ length: 26 }, (_, tuft) => (tuft * 61.8) % 1600).map((x, tuft) => (
        <GrassTuft key={x} id={`tuft-${tuft}`} x={x} y={tuft % 2 ? 938 : 884 + (x > 800 ? (x - 800) * 0.09 : 0)} size={28 + (tuft % 4) * 9} dark="#0f1229" light="#4a3f63" />
      ))}
      <Family id="family" x={556} y={832} height={140} mother={{ dress: DRESS.crimson, skin: SKIN.cinnamon }} kids={[{ age: 6, dress: DRESS.marigold }, { age: 9, wears: 'shorts', dress: DRESS.cream, arm: 'point' }]} />
    </Canvas>
  );
}
