/** Mehrangarh above the blue cubes of Jodhpur at dusk, kites on their wide wings round its walls, a mother and two children on a roof. */
import { polygon } from '../../../kit/curves.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { archPath, Chhatri, stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { At, Canvas } from '../../../scenery/canvas.tsx';
import { CubeTown, FortWall } from '../../../scenery/fort.tsx';
import { PalaceWing } from '../../../scenery/palace.tsx';
import { Bunting, Diya, Lantern } from '../../../scenery/props.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { box, lens } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { rock, RockFace } from '../../../scenery/stone.tsx';

export const focus: [number, number] = [0.5, 0.55];

const SAND = stone('#c47f55', { sun: '#ffdca0', night: '#4a2a66', line: '#f6cf9c' });
const HIGH = stone('#b8684a', { sun: '#ffd9a0', night: '#4a2a66', line: '#f2c292' });
const ROOF = stone('#b98490', { sun: '#ffd9b0', night: '#2a2466', line: '#f2d2c0', dark: '#3a2858' });

export default function MagicalRajasthan() {
  return (
    <Canvas>
      <Sky id="sky" height={640} stops={[[0, '#46508f'], [0.34, '#8d7ba8'], [0.62, '#e5a08f'], [0.84, '#fbc78a'], [1, '#ffdf9e']]} />
      <Sun id="sun" x={196} y={470} r={44} colour="#fff3cc" glow="#ffc877" reach={13} />
      <Stratus x={1240} y={120} width={560} height={9} colour="#f0b8a6" opacity={0.5} />
      <Stratus x={330} y={250} width={460} height={9} colour="#ffd9a8" opacity={0.55} />
      <Ridge id="far" anchors={[[-40, 528], [180, 512], [400, 534], [700, 500], [1100, 520], [1360, 500], [1640, 530]]} colour="#c78f93" mist="#fbd0a0" rough={0.35} bottom={760} />

      <At x={56} y={62} scale={0.93}>
        <RockFace id="crag" outline={[[250, 640], [330, 560], [420, 500], [560, 452], [800, 430], [1080, 424], [1270, 450], [1400, 520], [1500, 600], [1560, 700], [240, 720]]} tones={rock('#9a5f52', '#ffcf96', '#3a2054')} facets={62} bands={3} />
        <PalaceWing id="court" x={930} y={380} width={300} storey={46} storeys={3} bays={9} tones={HIGH} glow="#ffd27a" chhatris={[0.1, 0.86]} />
        <PalaceWing id="zenana" x={520} y={384} width={250} storey={42} storeys={2} bays={8} tones={HIGH} glow="#ffd27a" chhatris={[0.2, 0.62]} bay={false} />
        <PalaceWing id="pearl" x={700} y={384} width={290} storey={50} storeys={4} bays={7} tones={HIGH} glow="#ffd27a" chhatris={[0.12, 0.5, 0.88]} />
        <FortWall id="upper" crest={[[470, 386], [640, 368], [700, 350], [1000, 346], [1070, 358], [1260, 376], [1330, 420]]} foot={[[470, 470], [800, 436], [1100, 430], [1330, 490]]} tones={SAND} bastions={[690, 1010, 1250]} width={84} />
        <FortWall id="lower" crest={[[330, 478], [470, 430], [690, 424], [900, 404], [1090, 408], [1290, 440], [1440, 512]]} foot={[[330, 566], [470, 506], [700, 488], [900, 470], [1100, 474], [1300, 506], [1440, 580]]} tones={SAND} bastions={[350, 486, 860, 1120, 1300, 1424]} width={66} />
      </At>
      <Flock id="kites" x={1240} y={230} width={230} height={70} count={4} size={24} colour="#4a3560" />
      <Flock id="kites-2" x={400} y={330} width={130} height={60} count={3} size={19} colour="#6a4a6c" />

      <CubeTown id="town-far" line={[[-40, 618], [260, 616], [480, 618], [800, 606], [1200, 612], [1420, 622], [1640, 616]]} bottom={704} rows={3} size={19} walls={['#7f92c9', '#94a5d6', '#6a80bd', '#b3a9c6', '#8b8fc4']} glow="#ffd98a" />
      <Mist id="smoke" y={660} height={80} colour="#d99aa0" opacity={0.4} />
      <CubeTown id="town" line={[[-40, 668], [360, 656], [800, 668], [1200, 654], [1640, 664]]} bottom={800} rows={3} size={38} walls={['#4b6fb8', '#6186c8', '#3d5fa6', '#7795d0', '#8a83b8']} glow="#ffdf9a" />
      <CubeTown id="town-near" line={[[-40, 768], [500, 758], [1100, 764], [1640, 752]]} bottom={860} rows={1} size={66} walls={['#34549c', '#4568b2', '#2c4788', '#5a78be']} glow="#ffe2a0" />
      <Halo id="lamps" x={760} y={720} rx={700} ry={120} colour="#ffb86a" opacity={0.2} />

      <g transform="translate(0 -40)">
        {/* Our own roof: a pierced parapet, a lime-washed floor, a chhatri that closes the right side. */}
        <path d={box(-10, 846, 1620, 210)} fill="#5268a6" />
        <path d={polygon([[-10, 846], [1610, 846], [1610, 872], [-10, 872]])} fill="#394c8c" />
        <Chhatri x={1470} y={838} width={310} tones={ROOF} />
        <path d={box(-10, 764, 1640, 84)} fill="#8296cc" />
        <path d={Array.from({ length: 37 }, (_, hole) => archPath('ogee', 10 + hole * 44, 830, 24, 44)).join('')} fill="#33498c" />
        <path d={box(-10, 752, 1640, 15)} fill="#c3c6e2" />
        <path d={box(-10, 767, 1640, 6)} fill="#4a5f9e" />
        <path d={[300, 712, 1124, 1536].map((x) => box(x, 738, 46, 110)).join('')} fill="#94a6d6" />
        <path d={[328, 740, 1152, 1564].map((x) => box(x, 738, 18, 110)).join('')} fill="#5268a6" />
        <path d={[294, 706, 1118, 1530].map((x) => box(x, 730, 58, 12)).join('')} fill="#d3d4ea" />
        <path d={[0, 1, 2].map((row) => box(-10, 886 + row * 34 + row * row * 6, 1620, 2)).join('') + Array.from({ length: 13 }, (_, i) => polygon([[800 + (i - 6) * 130, 848], [802 + (i - 6) * 130, 848], [806 + (i - 6) * 260, 1010], [802 + (i - 6) * 260, 1010]])).join('')} fill="#4a5f9e" opacity={0.6} />
        <Lantern id="lantern" x={1426} y={662} size={36} colour="#f2903a" />
        <Lantern id="lantern-2" x={1512} y={662} size={36} colour="#d9456a" />
        <Bunting id="marigolds" from={[1292, 664]} to={[1648, 664]} garland size={14} sag={0.07} />
      </g>
      {/* A dhurrie spread for supper, lamps along its edge. */}
      <path d={polygon([[1010, 872], [1400, 872], [1500, 956], [1000, 956]])} fill="#8f2f4a" />
      {[0.1, 0.32, 0.62, 0.84].map((t, stripe) => (
        <path key={t} d={polygon([[1010 - 10 * t, 872 + 84 * t], [1400 + 100 * t, 872 + 84 * t], [1400 + 100 * (t + 0.09), 872 + 84 * (t + 0.09)], [1010 - 10 * (t + 0.09), 872 + 84 * (t + 0.09)]])} fill={stripe % 2 ? '#f2a54a' : '#e8d3b8'} />
      ))}
      {[980, 1096, 1216, 1340, 1470].map((x) => (
        <Diya key={x} id={`diya-${x}`} x={x} y={976} size={13} />
      ))}
      <path d={lens(720, 862, 280, 12)} fill="#1d1a4a" opacity={0.3} />
      <Family id="family" x={636} y={858} height={170} mother={{ dress: DRESS.marigold, skin: SKIN.honey }} kids={[{ age: 6, dress: DRESS.crimson }]} hasShadow={false} />
      <Child id="brother" x={738} y={861} height={170} age={9} wears="shorts" dress={DRESS.cream} arm="point" isHeld={false} />
    </Canvas>
  );
}
