/**
 * Arikamedu in the afternoon: ruined brick walls under coconut palms, a boy in the doorway, a girl holding up a red sherd by the trench.
 * Only an arched wall and piers of thin old bricks are left of the mission house. Romans traded wine here in two-handled amphorae.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Woman } from '../../../people/woman.tsx';
import { LeafShade } from '../../../scenery/banyan.tsx';
import { Canvas, Gradient, Shadow } from '../../../scenery/canvas.tsx';
import { Bush, faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Turf } from '../../../scenery/ground.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { box, lens } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { CoconutPalm } from '../../../scenery/coconut-palm.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Rubble, RuinedWall } from './ruined-wall.tsx';
import { Trench } from './trench.tsx';

export const focus: [number, number] = [0.46, 0.6];

const GREEN = leaves('#2b4a34', '#93ab4c', '#ffe9a0');
const AIR = '#f3dfae';

/** The red sherd that the girl holds up to the light. */
const SHERD = (
  <>
    <path d="M-6 -2L-18 -18L-12 -38Q4 -36 18 -44L24 -26L14 -18L10 -4Z" fill="#c4472c" />
    <path d="M-12 -38Q4 -36 18 -44L19 -40Q4 -31 -13 -33Z" fill="#ffb890" />
    <path d="M16 -43L24 -26L14 -18L10 -4L4 -3Q14 -22 16 -43Z" fill="#8f3426" />
  </>
);

export default function PondicherryHeritage8() {
  return (
    <Canvas>
      <Sky id="sky" height={620} stops={[[0, '#6fb2cc'], [0.5, '#cfe0cf'], [1, '#fff0bf']]} />
      <Halo id="sun" x={140} y={330} rx={620} ry={430} colour="#fff3c8" opacity={0.9} />
      <Stratus x={1040} y={150} width={460} colour="#ffffff" opacity={0.5} />
      <Thicket id="far-bank" line={[[-40, 560], [400, 548], [900, 556], [1660, 540]]} count={64} radius={30} tones={faded(GREEN, AIR, 0.62)} />
      <path d={box(-10, 562, 1620, 60)} fill="#bcd6cf" />
      <path d={lens(500, 590, 420, 5) + lens(1100, 580, 360, 4) + lens(820, 604, 260, 4)} fill="#fffbe6" opacity={0.8} />
      {[[260, 630, 400, -0.12], [1000, 640, 470, -0.08], [1340, 632, 400, 0.1]].map(([x = 0, y = 0, h = 0, lean = 0]) => (
        <CoconutPalm key={x} id={`far-${x}`} x={x} y={y} height={h} lean={lean} dark={mix('#2f6b4a', AIR, 0.5)} lit={mix('#8fb45a', AIR, 0.46)} trunk={mix('#7a5a44', AIR, 0.45)} />
      ))}
      <Gradient id="ground" from={[0, 610]} to={[0, 1000]} stops={[[0, '#e3cf86'], [0.4, '#b5a058'], [1, '#6b6036']]} />
      <Land crest={[[-60, 624], [400, 612], [900, 616], [1660, 606]]} fill="url(#ground)" />
      <Bush id="bush-1" x={980} y={700} width={170} tones={faded(GREEN, AIR, 0.2)} />
      <Bush id="bush-2" x={1440} y={690} width={220} tones={faded(GREEN, AIR, 0.2)} />

      <Turf id="turf" crest={[[-60, 640], [1660, 634]]} bottom={836} size={17} dark="#8a8440" light="#eadf96" count={420} />

      {/* Long shadows to the right: the sun is halfway down. */}
      <path d={polygon([[900, 800], [980, 764], [1120, 756], [1180, 760], [1330, 758], [1400, 766], [1448, 776], [1430, 788], [1350, 798], [1240, 804], [1100, 816]]) + polygon([[1220, 716], [1310, 708], [1480, 716], [1660, 720], [1660, 738], [1520, 734], [1400, 728]])} fill="#4b2f4c" opacity={0.34} />
      {/* What is left of the veranda: one brick pier and the stump of the next. */}
      <RuinedWall id="pier" outline={[[1166, 716], [1170, 690], [1204, 686], [1208, 470], [1198, 462], [1198, 440], [1222, 432], [1236, 446], [1262, 424], [1290, 434], [1292, 456], [1282, 464], [1286, 688], [1316, 690], [1320, 714]]} depth={0.2} course={11} ragged={0.14} plaster={[[1190, 474], [1222, 478], [1230, 496], [1220, 512], [1226, 534], [1242, 552], [1234, 574], [1218, 580], [1220, 600], [1190, 604]]} />
      <RuinedWall id="stump" outline={[[1390, 728], [1394, 680], [1412, 666], [1438, 674], [1454, 694], [1474, 696], [1478, 725]]} depth={0.01} course={10} ragged={0.3} plaster={[[1384, 676], [1408, 672], [1404, 700], [1386, 704]]} />
      <Rubble id="pier-rubble" x={1330} y={724} width={210} count={14} size={0.7} />
      {[[1172, 718, 30], [1312, 718, 38], [1396, 732, 34], [1470, 730, 28], [1246, 440, 30]].map(([x = 0, y = 0, size = 0]) => (
        <GrassTuft key={x} id={`foot-${x}`} x={x} y={y} size={size} dark="#6b6a34" light="#c9c060" />
      ))}
      <RuinedWall
        id="wall"
        outline={[[190, 812], [190, 330], [232, 300], [262, 330], [330, 262], [392, 250], [420, 196], [476, 190], [520, 226], [560, 200], [640, 214], [690, 262], [742, 250], [790, 330], [812, 420], [870, 460], [884, 540], [930, 566], [940, 790], [700, 806]]}
        doorway={{ x: 588, half: 100, spring: 512, foot: 812 }}
        plaster={[[180, 356], [226, 342], [248, 352], [284, 348], [296, 372], [288, 402], [304, 424], [290, 452], [262, 462], [268, 492], [250, 520], [258, 548], [228, 572], [206, 562], [180, 580]]}
      />
      {[[240, 304, 44], [360, 258, 50], [450, 194, 40], [600, 208, 46], [760, 264, 56], [880, 470, 40]].map(([x = 0, y = 0, size = 0]) => (
        <GrassTuft key={x} id={`top-${x}`} x={x} y={y + 4} size={size} dark="#5f7a34" light="#c4c860" />
      ))}
      <Bush id="fig" x={372} y={300} width={120} height={90} tones={GREEN} fleck={10} />
      <Shadow x={580} y={826} width={56} height={8} opacity={0.4} />
      <Child id="boy" x={556} y={826} height={250} age={8} wears="shorts" dress={DRESS.teal} skin={SKIN.cinnamon} isHeld={false} arm="up" />
      <Gradient id="fore" from={[0, 780]} to={[0, 1000]} stops={[[0, '#c9b060', 0], [0.4, '#9c8a48', 1], [1, '#5f5630', 1]]} />
      <Land crest={[[-60, 830], [400, 836], [800, 826], [1660, 800]]} fill="url(#fore)" />

      <Rubble id="rubble-left" x={300} y={826} width={230} count={16} size={1.1} />
      <Rubble id="rubble-right" x={890} y={812} width={230} count={22} size={1.1} />
      {[[170, 832, 50], [262, 838, 36], [420, 834, 44], [480, 830, 30], [716, 826, 40], [800, 832, 52], [960, 822, 44], [1040, 816, 30]].map(([x = 0, y = 0, size = 0]) => (
        <GrassTuft key={x} id={`edge-${x}`} x={x} y={y} size={size} dark="#5f6a2f" light="#c9c060" />
      ))}
      <Turf id="turf-near" crest={[[-60, 836], [890, 832]]} bottom={1006} size={26} dark="#5f6a2f" light="#d8cb78" count={240} />
      <LeafShade id="shade" x={330} y={930} rx={380} ry={66} opacity={0.4} />
      <Trench />
      <path d={lens(806, 958, 200, 15)} fill="#4b2f3c" opacity={0.42} />
      <Posed id="finder" x={784} y={956} height={336} flip age={11} wears="kurta" dress={DRESS.marigold} skin={SKIN.cinnamon} hair="plait" eyes="open" pose={{ ...POSE.squat, lean: 20, nod: -16, near: [88, 142], far: [36, 66] }} inHand={SHERD} />
      <Shadow x={470} y={932} width={64} height={8} opacity={0.36} />
      <Woman id="mother" x={410} y={930} height={292} wears="sari" dress={DRESS.magenta} skin={SKIN.cinnamon} arm="point" isWindy={false} />
      <CoconutPalm id="palm-near" x={70} y={980} height={1080} lean={0.06} />
      <CoconutPalm id="palm-right" x={1560} y={810} height={830} lean={-0.09} />
      {[[150, 990, 90], [300, 960, 60], [470, 1000, 80], [1010, 870, 44], [620, 1004, 80], [1580, 1010, 90]].map(([x = 0, y = 0, size = 0]) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={y} size={size} dark="#4f5a2a" light="#c9c060" blades={14} />
      ))}
    </Canvas>
  );
}
