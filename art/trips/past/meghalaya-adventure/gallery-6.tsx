/**
 * Shnongpdeng at night: a fire on the river stones, tents lit from inside, the long footbridge over the Umngot against the moonlit gorge.
 * The bridge hangs from two cables on concrete towers, its deck on thin hangers; the boats are narrow planks, drawn up on the stones.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { At, Canvas, Gradient, Shadow } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { band, box, heightAt, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Moon, Sky, Stars } from '../../../scenery/sky.tsx';
import { Pool, Ripples, SunPath } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.48, 0.62];

const NIGHT = leaves('#12283c', '#3f6f74', '#b9d3d0');
const FIRE = { x: 720, y: 836 };

/** The footbridge: towers, two cables, hangers, a plank deck that hangs a little. */
function Footbridge() {
  const cable = rounded([[150, 330], [420, 412], [760, 440], [1150, 372], [1466, 232]] as Spot[]);
  const deck = rounded([[150, 438], [440, 456], [780, 460], [1120, 444], [1466, 408]] as Spot[]);
  // Hangers hang: both their ends lie at the same x.
  const hangers = Array.from({ length: 37 }, (_, i) => 150 + ((i + 0.5) / 37) * 1316).map((x) => `M${Math.round(x)} ${Math.round(heightAt(cable, x))}V${Math.round(heightAt(deck, x))}`).join('');
  return (
    <g fill="none">
      <path d={hangers} stroke="#8fa3b8" strokeWidth={2} />
      <path d={polygon(cable, false)} stroke="#a9bccb" strokeWidth={5} />
      <path d={polygon(deck, false)} stroke="#0f1c30" strokeWidth={13} />
      <path d={polygon(deck.map(([x, y]): Spot => [x, y - 6]), false)} stroke="#b9c9d2" strokeWidth={3} />
      <path d={box(138, 312, 24, 250) + box(1452, 210, 30, 370)} fill="#4f6478" />
      <path d={box(138, 312, 8, 250) + box(1452, 210, 9, 370)} fill="#8399a8" />
    </g>
  );
}

/** A dome tent, lit from inside, (x, y) in the middle of its foot: two bent poles, a zipped door half open. */
function Dome({ id, x, y, width, colour }: { id: string; x: number; y: number; width: number; colour: string }) {
  const dark = mix(colour, '#3a1030', 0.5);
  return (
    <At x={x} y={y} scale={width / 200}>
      <Shadow x={0} y={2} width={128} height={12} colour="#0b1220" opacity={0.6} />
      <radialGradient id={id} cx={0.5} cy={0.8} r={0.75}>
        <stop offset={0} stopColor="#fff3b8" />
        <stop offset={0.4} stopColor={mix(colour, '#ffd98a', 0.5)} />
        <stop offset={1} stopColor={dark} />
      </radialGradient>
      <path d={shape([[-100, 0, 'corner'], [-92, -48], [-56, -96], [0, -114], [56, -96], [92, -48], [100, 0, 'corner'], [0, 5]])} fill={`url(#${id})`} />
      <path d="M-100 0Q-60 -112 0 -114Q74 -100 66 4M100 0Q60 -112 0 -114Q-74 -100 -66 4" stroke={dark} strokeWidth={3.4} fill="none" opacity={0.75} />
      <path d={shape([[-34, 4, 'corner'], [-26, -50], [0, -78], [26, -50], [34, 4, 'corner']])} fill="#fff6cf" />
      <path d={shape([[0, -78, 'corner'], [26, -50], [34, 4, 'corner'], [18, 4, 'corner'], [12, -40]])} fill={mix(colour, '#fff0c0', 0.45)} />
      <path d="M-90 -40L-136 4M90 -40L136 4" stroke="#c9b48a" strokeWidth={1.6} />
    </At>
  );
}

/** River stones, larger towards us; those near the fire catch its light. */
function Stones() {
  const r = random('stones');
  return Array.from({ length: 210 }, (_, i) => {
    const t = (i / 210) ** 0.8;
    const [x, y] = [r.between(-20, 1620), 668 + t * 340];
    const size = (7 + t * 30) * r.between(0.5, 1.25);
    const warm = Math.max(0, 1 - Math.hypot((x - FIRE.x) / 520, (y - FIRE.y) / 170));
    const base = mix(r.pick(['#33425c', '#3d4d66', '#2a3750', '#465a70']), '#c9783a', warm * 0.7);
    return (
      <g key={i}>
        <path d={shape([[x - size, y], [x - size * 0.7, y - size * 0.42], [x, y - size * 0.56], [x + size * 0.8, y - size * 0.36], [x + size, y], [x, y + size * 0.22]])} fill={mix(base, '#0b1020', 0.34)} />
        <path d={shape([[x - size * 0.9, y - size * 0.1], [x - size * 0.6, y - size * 0.42], [x, y - size * 0.55], [x + size * 0.72, y - size * 0.36], [x + size * 0.3, y - size * 0.14]])} fill={base} />
      </g>
    );
  });
}

/** A plank boat drawn up on the stones, its bow towards us: the far side with its lit inner face, the floor, ribs and two seats, the near side, the paddle laid across both rims. */
const Canoe = () => (
  <>
    <path d={lens(1430, 962, 640, 30)} fill="#0b1220" opacity={0.6} />
    {/* The far side stands higher in the picture than the near one: between the rims one looks in. */}
    <path d={shape([[1180, 838, 'corner'], [1250, 836], [1400, 822], [1660, 800, 'corner'], [1660, 930, 'corner'], [1400, 930], [1240, 900]])} fill="#43292e" />
    <path d={shape([[1180, 838, 'corner'], [1250, 836], [1400, 822], [1660, 800, 'corner'], [1660, 848, 'corner'], [1420, 866], [1270, 872]])} fill="#6b4238" />
    <path d={shape([[1270, 872, 'corner'], [1420, 864], [1660, 846, 'corner'], [1660, 900, 'corner'], [1440, 910], [1300, 900]])} fill="#4a3034" />
    <path d={band([[1330, 884, 2], [1480, 880, 3], [1660, 870, 3]])} fill="#2a1d28" />
    {[1300, 1400, 1500, 1600].map((x) => <path key={x} d={band([[x, 832 - (x - 1300) * 0.08, 8], [x + 4, 868 - (x - 1300) * 0.06, 9], [x + 22, 912, 9]])} fill="#8a5a40" />)}
    <path d="M1330 836L1372 832L1396 900L1352 904ZM1534 818L1580 814L1606 894L1558 898Z" fill="#b0744a" />
    <path d="M1352 904L1396 900V908L1353 912ZM1558 898L1606 894V903L1559 907Z" fill="#3a2428" />
    <path d={band([[1176, 838, 6], [1250, 836, 8], [1400, 822, 8], [1660, 800, 8]])} fill="#c98a52" />
    <Gradient id="boat" from={[1160, 0]} to={[1640, 0]} stops={[[0, '#b5703a'], [0.45, '#7a4c3c'], [1, '#463642']]} />
    <path d={shape([[1172, 836, 'corner'], [1204, 872], [1290, 898], [1420, 906], [1660, 892, 'corner'], [1660, 964, 'corner'], [1420, 970], [1270, 958], [1200, 920]])} fill="url(#boat)" />
    <path d={band([[1190, 876, 2], [1280, 922, 3], [1420, 936, 3], [1660, 926, 3]]) + band([[1206, 912, 2], [1290, 944, 3], [1420, 954, 3], [1660, 946, 3]])} fill="#33222a" opacity={0.7} />
    <path d={band([[1172, 836, 5], [1206, 873, 8], [1290, 898, 9], [1420, 906, 9], [1660, 892, 9]])} fill="#dd9a5a" />
    <path d={band([[1412, 914, 8], [1484, 850, 8], [1520, 818, 9]])} fill="#1b1522" opacity={0.5} />
    <path d={band([[1392, 930, 7], [1470, 852, 8], [1516, 806, 8]]) + shape([[1506, 812, 'corner'], [1514, 786], [1540, 758], [1560, 756], [1560, 776], [1540, 802], [1516, 814, 'corner']])} fill="#e0a45c" />
    <path d={band([[1516, 806, 3], [1536, 786, 4], [1552, 766, 1]])} fill="#a8703c" />
  </>
);

/** A log to sit on: its sawn end at `from`, away from the fire; its top and the end towards the fire are lit. */
const Log = ({ from: [x0, y0], to: [x1, y1] }: { from: Spot; to: Spot }) => (
  <>
    <path d={band([[x0, y0, 46], [x1, y1, 42]]) + oval(x1, y1, 8, 21)} fill="#3a2628" />
    <path d={band([[x0, y0 - 18, 9], [x1, y1 - 15, 13]])} fill="#b06a3c" />
    <path d={band([[x0, y0 - 2, 2], [(x0 + x1) / 2, y0, 4], [x1, y1 - 3, 3]]) + band([[x0, y0 + 10, 3], [(x0 + x1) / 2, y0 + 12, 3], [x1, y1 + 9, 2]])} fill="#6b4436" />
    <path d={oval(x0, y0, 12, 23)} fill="#8a5f48" />
    <path d={oval(x0, y0, 8, 16) + oval(x0, y0, 4, 8)} fill="none" stroke="#553530" strokeWidth={2} />
  </>
);

/** The fire: crossed logs, three flames, sparks going up. */
function Campfire() {
  const r = random('sparks');
  const flame = (w: number, h: number, lean: number) => shape([[-w, 0], [-w * 1.1, -h * 0.3], [-w * 0.5, -h * 0.56], [lean, -h, 'corner'], [w * 0.6, -h * 0.5], [w * 1.05, -h * 0.26], [w * 0.8, 0]]);
  return (
    <At x={FIRE.x} y={FIRE.y}>
      <path d={lens(0, 12, 250, 22)} fill="#ffb04a" opacity={0.45} />
      <path d={band([[-62, 16, 18], [56, -12, 15]]) + band([[60, 18, 18], [-52, -14, 15]])} fill="#3a2320" />
      <path d={flame(40, 128, 14)} fill="#f0702a" />
      <path d={flame(28, 94, -6)} fill="#ffae3a" />
      <path d={flame(16, 56, 3)} fill="#fff3b0" />
      <path d={Array.from({ length: 15 }, () => lens(r.between(-60, 70), -150 - r.next() * 190, 5, 5)).join('')} fill="#ffb860" />
    </At>
  );
}

export default function MeghalayaAdventure6() {
  return (
    <Canvas>
      <Sky id="sky" height={500} stops={[[0, '#0b1538'], [0.5, '#23407a'], [1, '#7fa3bd']]} />
      <Stars id="stars" count={190} height={430} />
      <Moon id="moon" x={1010} y={150} r={36} />
      <WoodedSlope id="far" crest={[[-40, 330], [300, 350], [560, 400], [800, 452], [1040, 400], [1320, 340], [1640, 320]]} tones={faded(NIGHT, '#7fa0b8', 0.5)} mist="#9dbccb" radius={24} groups={4} bottom={560} />
      <Mist id="gorge" y={478} height={90} colour="#b9d3dc" opacity={0.5} />
      <WoodedSlope id="left" crest={[[-60, 200], [120, 250], [300, 350], [470, 440], [620, 520]]} tones={NIGHT} mist="#3f6480" radius={38} groups={4} bottom={640} fleck={5} light="right" />
      <WoodedSlope id="right" crest={[[960, 520], [1120, 440], [1280, 350], [1450, 240], [1660, 180]]} tones={NIGHT} mist="#3f6480" radius={38} groups={4} bottom={640} fleck={5} />
      <Footbridge />
      <Thicket id="foot-left" line={[[40, 566], [150, 540], [260, 570]]} count={12} radius={32} tones={NIGHT} fleck={5} light="right" />
      <Thicket id="foot-right" line={[[1360, 570], [1470, 540], [1640, 556]]} count={14} radius={38} tones={NIGHT} fleck={5} />
      <Pool id="river" outline={[[560, 512], [1020, 512], [1300, 560], [1660, 600], [1660, 800], [-60, 760], [-60, 610], [300, 560]]} stops={[[0, '#a9cbd2'], [0.3, '#3f7390'], [1, '#16355a']]} />
      <SunPath id="moonlight" x={985} y={514} height={220} width={230} colour="#f4f0d2" opacity={0.8} count={40} />
      <Ripples id="ripples" y={550} height={170} count={90} colour="#bcd9e2" opacity={0.35} />
      <Land crest={[[-60, 700], [260, 672], [620, 690], [980, 720], [1300, 726], [1660, 690]]} fill="#22304a" />
      <Stones />
      <Halo id="tents-glow" x={330} y={690} rx={460} ry={150} colour="#ffc25a" opacity={0.45} />
      <Dome id="tent-1" x={120} y={716} width={250} colour="#d9623a" />
      <Dome id="tent-2" x={395} y={722} width={296} colour="#f2b02b" />
      <Dome id="tent-3" x={1320} y={742} width={232} colour="#3f9a8c" />
      <Halo id="fire-glow" x={FIRE.x} y={FIRE.y - 30} rx={520} ry={260} colour="#ff9a3a" opacity={0.6} />

      <Canoe />

      <Shadow x={470} y={880} width={210} height={16} colour="#0b1220" opacity={0.5} />
      <Log from={[322, 846]} to={[606, 852]} />
      <Posed id="mother" x={410} y={822} height={300} isSeated pose={{ ...POSE.sit, lean: 8, near: [40, 84] }} wears="sari" dress={DRESS.lotus} skin={SKIN.cinnamon} hair="bun" />
      <Posed id="girl" x={520} y={826} height={300} isSeated age={7} pose={{ ...POSE.sit, near: [56, 84], far: [50, 78] }} wears="frock" dress={DRESS.marigold} skin={SKIN.cinnamon} hair="plaits" inHand={<path d="M0 0L96 -26M92 -25h12" stroke="#e8c48a" strokeWidth={4} />} />
      <Campfire />
      <Shadow x={960} y={898} width={170} height={15} colour="#0b1220" opacity={0.5} />
      <Log from={[1076, 876]} to={[872, 872]} />
      <Posed id="friend" x={1000} y={846} height={300} flip isSeated pose={{ ...POSE.sit, near: [34, 70] }} dress={{ ...DRESS.teal, second: '#3f5a86' }} skin={SKIN.honey} hair="plait" />
      <Posed id="small" x={930} y={824} height={316} flip isSeated age={3} pose={{ near: [94, 112], far: [84, 100], nearLeg: [78, 12], farLeg: [70, 4] }} wears="frock" dress={DRESS.magenta} skin={SKIN.honey} hair="bob" />
      <Shadow x={1130} y={956} width={60} height={9} colour="#0b1220" opacity={0.5} />
      <Posed id="star-gazer" x={1130} y={954} height={330} view="back" age={9} pose={{ near: [12, -4], far: [-150, -162], nearLeg: [5, 0], farLeg: [-5, 0] }} wears="shorts" dress={DRESS.crimson} skin={SKIN.cinnamon} hair="crop" turn={-1} />
    </Canvas>
  );
}
