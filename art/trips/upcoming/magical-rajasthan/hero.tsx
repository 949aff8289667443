/**
 * A blue roof in Jodhpur at dusk during Diwali: three mothers and their children set out clay lamps, with Mehrangarh behind.
 * The mandana, a floor painting, is a star in white lime on red ochre. A charpai is a frame on four turned legs, strung with rope.
 */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { CubeTown, FortWall } from '../../../scenery/fort.tsx';
import { PalaceWing } from '../../../scenery/palace.tsx';
import { Diya } from '../../../scenery/props.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { box, lens } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { rock, RockFace } from '../../../scenery/stone.tsx';
import { Parapet, StairHouse } from './roof-house.tsx';
import { Charpai, Mandana, NearThings, Tray, Vessel } from './roof-things.tsx';
import { at, BACK, floor, ground, tall } from './roof-view.ts';

export const focus: [number, number] = [0.52, 0.58];
const SAND = stone('#c47f55', { sun: '#ffdca0', night: '#4a2a66', line: '#f6cf9c' });
const HIGH = stone('#b8684a', { sun: '#ffd9a0', night: '#4a2a66', line: '#f2c292' });
const COPING = [-5.6, -4.9, -4.2, -3.5, -2.8, -2.1];
/** Angles of the lamps round the mandana, leaving a gap where the painter sits. */
const lampTurn = (i: number) => 0.4 + (i < 4 ? i * 0.62 : (i + 1.6) * 0.62);

export default function MagicalRajasthan() {
  const lamps = Array.from({ length: 9 }, (_, i) => [0.1 + Math.cos(lampTurn(i)) * 1.12, 6.15 + Math.sin(lampTurn(i)) * 1.12] as const);
  return (
    <Canvas>
      <Sky id="sky" height={600} stops={[[0, '#46508f'], [0.34, '#8d7ba8'], [0.62, '#e5a08f'], [0.84, '#fbc78a'], [1, '#ffdf9e']]} />
      <Sun id="sun" x={150} y={448} r={44} colour="#fff3cc" glow="#ffc877" reach={13} />
      <Stratus x={1080} y={110} width={560} height={9} colour="#f0b8a6" opacity={0.5} />
      <Stratus x={330} y={230} width={460} height={9} colour="#ffd9a8" opacity={0.55} />
      <Ridge id="far" anchors={[[-40, 500], [180, 486], [400, 504], [700, 480], [1100, 494], [1640, 500]]} colour="#c78f93" mist="#fbd0a0" rough={0.35} bottom={700} />
      <At x={20} y={120} scale={0.74}>
        <RockFace id="crag" outline={[[250, 640], [330, 560], [420, 500], [560, 452], [800, 430], [1080, 424], [1270, 450], [1400, 520], [1500, 600], [1560, 700], [240, 720]]} tones={rock('#9a5f52', '#ffcf96', '#3a2054')} facets={62} bands={3} />
        <PalaceWing id="court" x={930} y={380} width={300} storey={46} storeys={3} bays={9} tones={HIGH} glow="#ffd27a" chhatris={[0.1, 0.86]} />
        <PalaceWing id="zenana" x={520} y={384} width={250} storey={42} storeys={2} bays={8} tones={HIGH} glow="#ffd27a" chhatris={[0.2, 0.62]} bay={false} />
        <PalaceWing id="pearl" x={700} y={384} width={290} storey={50} storeys={4} bays={7} tones={HIGH} glow="#ffd27a" chhatris={[0.12, 0.5, 0.88]} />
        <FortWall id="upper" crest={[[470, 386], [640, 368], [700, 350], [1000, 346], [1070, 358], [1260, 376], [1330, 420]]} foot={[[470, 470], [800, 436], [1100, 430], [1330, 490]]} tones={SAND} bastions={[690, 1010, 1250]} width={84} />
        <FortWall id="lower" crest={[[330, 478], [470, 430], [690, 424], [900, 404], [1090, 408], [1290, 440], [1440, 512]]} foot={[[330, 566], [470, 506], [700, 488], [900, 470], [1100, 474], [1300, 506], [1440, 580]]} tones={SAND} bastions={[350, 486, 860, 1120, 1300, 1424]} width={66} />
      </At>
      <Flock id="kites" x={980} y={190} width={230} height={70} count={4} size={24} colour="#4a3560" />
      <Flock id="kites-2" x={300} y={310} width={130} height={60} count={3} size={19} colour="#6a4a6c" />
      <CubeTown id="town-far" line={[[-40, 552], [160, 560], [360, 548], [800, 534], [1100, 546], [1640, 560]]} bottom={620} rows={3} size={17} walls={['#7f92c9', '#94a5d6', '#6a80bd', '#b3a9c6', '#8b8fc4']} glow="#ffd98a" />
      <Mist id="smoke" y={578} height={60} colour="#d99aa0" opacity={0.4} />
      <CubeTown id="town" line={[[-40, 586], [360, 580], [800, 590], [1200, 580], [1640, 590]]} bottom={700} rows={3} size={36} walls={['#4b6fb8', '#6186c8', '#3d5fa6', '#7795d0', '#8a83b8']} glow="#ffdf9a" />
      <Halo id="lamps" x={700} y={650} rx={700} ry={90} colour="#ffb86a" opacity={0.22} />

      <Gradient id="floor" from={[0, 740]} to={[0, 1000]} stops={[[0, '#8b96cc'], [0.5, '#6b7cba'], [1, '#46559a']]} />
      <path d={box(-10, at(0, 0, BACK)[1], 1620, 300)} fill="url(#floor)" />
      <path d={[7.2, 6.3, 5.4, 4.6].map((z) => floor([[-9, z], [9, z], [9, z - 0.03], [-9, z - 0.03]])).join('') + Array.from({ length: 12 }, (_, i) => floor([[i - 5.4, BACK], [i - 5.38, BACK], [i - 5.38, 3.6], [i - 5.4, 3.6]])).join('')} fill="#3d4c92" opacity={0.5} />
      <Parapet />
      {COPING.map((x) => <Diya key={x} id={`coping-${x}`} x={at(x, 0.86, BACK - 0.15)[0]} y={at(x, 0.86, BACK - 0.15)[1]} size={11} />)}
      <StairHouse />

      <path d={lens(ground(-1.1, 7.5).x + 40, ground(-1.1, 7.5).y, 150, 10) + lens(ground(-0.3, 7.5).x + 40, ground(-0.3, 7.5).y, 120, 9)} fill="#1d1a4a" opacity={0.4} />
      <Posed id="lighting" {...ground(-0.3, 7.5)} height={tall(7.5)} flip wears="sari" dress={DRESS.magenta} skin={SKIN.cinnamon} shoe={SKIN.cinnamon} hair="bun" pose={{ ...POSE.stand, lean: 4, near: [44, 84], far: [30, 70] }} inHand={<Diya id="in-hand" x={14} y={0} size={18} />} />
      <Posed id="tiptoe" {...ground(-1.15, 7.5)} height={tall(7.5)} view="back" age={9} wears="shorts" dress={DRESS.terracotta} skin={SKIN.cinnamon} shoe={SKIN.cinnamon} hair="crop" turn={-0.6} pose={{ near: [20, 10], far: [-136, -160], nearLeg: [4, 0], farLeg: [-4, 0] }} />

      <Halo id="mandana-light" x={720} y={840} rx={330} ry={100} colour="#ffb45a" opacity={0.5} />
      <Mandana x={0.1} z={6.15} size={0.92} />
      {lamps.filter(([, z]) => z > 6.5).map(([x, z], i) => <Diya key={i} id={`far-lamp-${i}`} {...ground(x, z)} size={13} />)}
      <path d={lens(ground(-1.35, 6.1).x + 40, ground(0, 6.1).y + 8, 250, 22) + lens(ground(1.5, 6).x + 30, ground(0, 6).y + 6, 190, 18)} fill="#1d1a4a" opacity={0.45} />
      <Posed id="painter" {...ground(-1.4, 6.1)} height={tall(6.1)} isSeated wears="kurta" dress={DRESS.crimson} skin={SKIN.honey} shoe={SKIN.honey} hair="plait" pose={{ ...POSE.crossed, lean: 20, nod: 10, near: [54, 60], far: [40, 66] }} />
      <Posed id="girl" {...ground(1.5, 6)} height={tall(6)} isSeated flip age={7} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} shoe={SKIN.honey} hair="plaits" pose={{ lean: 20, nod: 8, near: [52, 60], far: [40, 60], nearLeg: [118, -18], farLeg: [112, -24] }} />
      {lamps.filter(([, z]) => z <= 6.5).map(([x, z], i) => <Diya key={i} id={`near-lamp-${i}`} {...ground(x, z)} size={15} />)}

      <path d={lens(ground(2.5, 5.9).x + 50, ground(0, 5.9).y + 4, 210, 14)} fill="#1d1a4a" opacity={0.45} />
      <Posed id="bringing" {...ground(2.5, 5.9)} height={tall(5.9)} flip wears="kurta" dress={DRESS.teal} skin={SKIN.wheat} shoe={SKIN.wheat} hair="bun" pose={{ ...POSE.walk, near: [26, 84], far: [30, 80], nearLeg: [16, 2], farLeg: [-12, -24] }} inHand={<Tray id="tray" />} />
      <Charpai x={-3.9} z={5.5} width={1.75} deep={0.95} />
      <Posed id="small" x={at(-2.75, 0, 5.55)[0]} y={at(0, 0.44, 5.55)[1]} height={tall(5.55)} isSeated age={5} wears="shorts" dress={DRESS.cream} skin={SKIN.wheat} shoe={SKIN.wheat} hair="crop" pose={{ ...POSE.sit, nod: -8, near: [100, 112], far: [20, 60] }} />
      <Vessel {...ground(-2.05, 5.35)} width={46} height={32} lip={44} colour="#b06a4a" lit="#d9a58c" />
      <NearThings />
    </Canvas>
  );
}
