/** The forenoon at the Railway Museum: an old black engine under a gulmohar in flower, a girl in its cab, a boy climbing up to her, another measuring himself by a red wheel. */
// A metre-gauge 4-6-0: four small wheels lead, three pairs of drivers are coupled by one rod, the boiler narrows to the smokebox, the dome gathers dry steam; the tender behind carries coal and water.
import { mix } from '../../../kit/colour.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { LeafShade } from '../../../scenery/banyan.tsx';
import { OverhangingBranch } from '../../../scenery/bough.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Bush, faded, leaves, Petals, Thicket } from '../../../scenery/foliage.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval } from '../../../scenery/shapes.ts';
import { Cumulus, Sky } from '../../../scenery/sky.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.55, 0.6];

const RAIL = 850;
const BLACK = '#2f2c38';
const DEEP = '#191722';
const RED = '#c2382c';
const SUN = '#fff3c4';
const BRASS = '#e3ae4a';
const FLAME = { dark: '#8e2420', mid: '#c2382a', light: '#ea5f34', bright: '#ffae5c' };
const GREEN = leaves('#2a5a3a', '#9aba52', '#fff0a8');

const chance = random('museum-lawn');
const TUFTS = Array.from({ length: 44 }, () => [chance.between(0, 1600), 890 + chance.next() ** 1.4 * 120] as const);

/** A spoked wheel on the rail; `crank` is where its rod is pinned, in degrees. */
function Wheel({ x, r, spokes = 13 }: { x: number; r: number; spokes?: number }) {
  return (
    <At x={x} y={RAIL - r}>
      <circle r={r * 0.9} fill={DEEP} opacity={0.75} />
      <path d={Array.from({ length: spokes }, (_, i) => `M0 0L${Math.round(Math.cos((i / spokes) * 6.2832) * r * 0.9)} ${Math.round(Math.sin((i / spokes) * 6.2832) * r * 0.9)}`).join('')} stroke={RED} strokeWidth={r * 0.1} />
      <circle r={r * 0.86} fill="none" stroke={RED} strokeWidth={r * 0.15} />
      <path d={`M${-r * 0.61} ${r * 0.61}A${r * 0.86} ${r * 0.86} 0 0 0 ${r * 0.86} 0`} fill="none" stroke={mix(RED, '#3a1638', 0.4)} strokeWidth={r * 0.15} />
      <circle r={r * 0.96} fill="none" stroke="#cfc8c4" strokeWidth={r * 0.07} />
      <circle r={r * 0.24} fill={mix(RED, '#3a1638', 0.35)} />
      <circle r={r * 0.1} fill="#cfc8c4" />
    </At>
  );
}

/** The engine, facing left, and the front of its tender. */
function Engine() {
  return (
    <>
      <path d={lens(800, RAIL + 10, 1640, 34)} fill="#2a2230" opacity={0.5} />
      <path d={box(176, 742, 1000, 70)} fill={DEEP} />
      {[488, 676, 864].map((x) => <Wheel key={x} x={x} r={80} />)}
      {[226, 336].map((x) => <Wheel key={x} x={x} r={44} spokes={9} />)}
      <path d={band([[400, 772, 15], [488, 812, 15], [864, 812, 15]])} fill="#cfc8c4" />
      <path d={box(470, 816, 412, 4)} fill="#8a848c" />
      <path d={box(270, 730, 136, 70)} fill={BLACK} />
      <path d={box(270, 730, 136, 16) + box(282, 746, 5, 54) + box(388, 746, 5, 54)} fill="#6a6472" />
      <path d={box(396, 764, 60, 10)} fill="#e6e0dc" />
      <path d={[488, 676, 864].map((x) => oval(x, 812, 13)).join('')} fill="#f2ece6" />
      {/* The running board, its red edge and the splashers over the drivers. */}
      <path d={box(150, 700, 1040, 16)} fill={RED} />
      <path d={box(150, 712, 1040, 8)} fill={mix(RED, '#3a1638', 0.45)} />
      {[488, 676, 864].map((x) => (
        <g key={x}>
          <path d={`M${x - 84} 702A84 54 0 0 1 ${x + 84} 702Z`} fill={BLACK} />
          <path d={`M${x - 78} 698A80 48 0 0 1 ${x + 78} 698`} fill="none" stroke={BRASS} strokeWidth={4} />
        </g>
      ))}
      <path d="M126 690H160V812H126Z" fill={RED} />
      <path d="M96 730H126V752H96ZM86 720H98V762H86Z" fill="#55505c" />
      <path d="M60 838L132 812H172L176 838Z" fill={RED} />
      <path d="M76 836L130 814M98 837L142 814M122 838L154 814M148 838L164 814" stroke={mix(RED, '#3a1638', 0.5)} strokeWidth={5} />
      <Gradient id="boiler" from={[0, 486]} to={[0, 700]} stops={[[0, '#4d4957'], [0.12, '#a8a3b4'], [0.26, '#57535f'], [0.55, BLACK], [1, DEEP]]} />
      <path d="M322 520L940 496V690H322Z" fill="url(#boiler)" />
      <path d="M182 512H326V696H182Q174 604 182 512Z" fill="url(#boiler)" />
      <path d={box(318, 506, 14, 190)} fill="#55505c" />
      {[470, 610, 760, 920].map((x) => <path key={x} d={box(x, 518 - (x - 322) * 0.04, 9, 182 + (x - 322) * 0.03)} fill={BRASS} opacity={0.95} />)}
      <path d="M340 556L930 540" stroke="#d9d2cc" strokeWidth={5} />
      <path d="M172 540Q160 604 172 668H184V540Z" fill="#6a6472" />
      <path d="M224 514L230 404H218L214 384H288L284 404H272L278 514Z" fill={BLACK} />
      <path d="M226 500L232 404H218L214 384H240L244 500Z" fill="#6a6472" />
      <path d={box(210, 380, 82, 10)} fill={BRASS} />
      <path d="M520 514V470Q522 424 562 422Q602 424 604 470V510Z" fill={BRASS} />
      <path d="M572 423Q602 426 604 470V510L578 511Q592 460 572 423Z" fill="#a5702c" />
      <path d="M534 500V470Q536 440 550 434Q542 460 544 500Z" fill="#ffe6a6" />
      <path d="M690 510V476H706V460H728V476H744V508Z" fill={BRASS} />
      <path d="M812 504L818 470H850L856 502Z" fill={BLACK} />
      <path d="M176 458H222V520H176Z" fill={BLACK} />
      <circle cx={180} cy={484} r={20} fill="#fff3c4" />
      <circle cx={180} cy={484} r={20} fill="none" stroke={BRASS} strokeWidth={6} />
    </>
  );
}

/** The cab, open behind, and the tender with its coal; people stand between the cab's floor and its side. */
function CabAndTender() {
  return (
    <>
      <path d={box(1230, 520, 400, 196)} fill={BLACK} />
      <path d={box(1230, 520, 400, 12) + box(1230, 700, 400, 16)} fill={RED} />
      <path d={`${box(1256, 550, 380, 4)}${box(1256, 678, 380, 4)}${box(1256, 550, 4, 132)}`} fill={BRASS} />
      <path d="M1240 522Q1270 486 1320 498Q1360 456 1420 478Q1480 444 1540 474Q1590 458 1640 470V522Z" fill={DEEP} />
      <path d="M1290 506l24 -14l20 12ZM1400 492l26 -14l22 16ZM1500 482l22 -12l26 14Z" fill="#55505c" />
      <path d={box(1200, 716, 430, 60)} fill={DEEP} />
      {[1300, 1470, 1640].map((x) => <Wheel key={x} x={x} r={58} spokes={11} />)}
      <path d={box(1190, 690, 60, 12)} fill="#55505c" />
    </>
  );
}

function CabSide() {
  return (
    <>
      <path d="M936 470H1130V706H936Z" fill={BLACK} />
      <path d={box(946, 652, 174, 4) + box(946, 480, 4, 176) + box(1116, 480, 4, 176)} fill={BRASS} />
      <path d="M972 496H1096V604H972Z" fill="#5a4038" />
      <path d="M972 496H1034V604H972Z" fill="#86604a" opacity={0.6} />
      <Posed id="girl" x={1030} y={716} height={232} age={8} pose={{ ...POSE.stand, near: [70, 150], far: [40, 80] }} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="bob" face="front" hat="#2c3e73" flip />
      <path d="M936 604H1130V706H936Z" fill={BLACK} />
      <path d={box(946, 652, 174, 4)} fill={BRASS} />
      <path d={box(960, 600, 148, 9)} fill={BRASS} />
      <path d="M1000 624H1076V644H1000Z" fill={RED} />
      <path d="M1008 634H1066" stroke="#ffe6a6" strokeWidth={5} strokeDasharray="9 5" />
      <path d="M904 468Q1040 424 1214 452V474H904Z" fill="#43404c" />
      <path d="M904 468Q1040 424 1214 452L1208 458Q1040 434 912 474H904Z" fill="#8a8594" />
      <path d={box(1150, 716, 60, 9) + box(1144, 768, 70, 10) + box(1152, 716, 6, 60) + box(1200, 716, 6, 60)} fill="#55505c" />
      <path d={box(1140, 560, 6, 140) + box(1206, 474, 6, 226)} fill="#d9d2cc" />
    </>
  );
}

export default function MysorePalaceAdventure5() {
  const measurer = { x: 738, y: 938, height: 262, age: 6, view: 'back', wears: 'frock', hair: 'plaits', dress: { base: '#fff3dc', trim: '#1f7f86', second: '#1f7f86' }, skin: SKIN.cinnamon, pose: { ...POSE.stand, lean: -4, nod: -14, near: [164, 176], far: [-14, -24] } } as const;
  return (
    <Canvas>
      <Sky id="sky" height={620} stops={[[0, '#62aed0'], [0.6, '#bfe0df'], [1, '#fbf0d2']]} />
      <Cumulus id="cloud" x={440} y={290} width={520} height={130} lit="#ffffff" shade="#cbdfe4" opacity={0.9} />
      <Thicket id="trees-far" line={[[-40, 620], [300, 570], [700, 600], [1100, 580], [1660, 560]]} count={46} radius={52} tones={faded(GREEN, '#cfe0c4', 0.4)} />
      {/* The station master's house and the arm of a signal behind. */}
      <path d={box(40, 560, 330, 150)} fill="#e8c9a0" />
      <path d={box(210, 560, 160, 150)} fill="#c99f80" />
      <path d="M10 566L70 496H340L400 566Z" fill="#c2603c" />
      <path d="M200 496H340L400 566H220Z" fill="#9a4636" />
      <path d={box(392, 250, 9, 470)} fill="#e8e0d8" />
      <path d="M398 262L520 232L526 252L400 286Z" fill={RED} />
      <path d="M486 240L498 237L504 257L492 260Z" fill="#fff6e4" />
      <path d={box(384, 240, 26, 10)} fill="#55505c" />
      <Tree id="gulmohar" x={1470} y={760} height={620} tones={FLAME} trunk="#8a6a54" form="spread" fleck={13} />
      <Land crest={[[-60, 716], [500, 706], [1100, 712], [1660, 700]]} fill="#8fb14e" />
      <Thicket id="hedge" line={[[-40, 716], [500, 708], [1100, 712], [1640, 704]]} count={60} radius={20} tones={GREEN} />
      <Land crest={[[-60, 800], [800, 812], [1660, 800]]} fill="#b99f7e" />
      <path d={Array.from({ length: 17 }, (_, i) => box(10 + i * 100, RAIL + 8, 66, 15)).join('')} fill="#5f4436" />
      <CabAndTender />
      <Engine />
      <CabSide />
      <path d={box(-10, RAIL - 4, 1620, 10)} fill="#cfc8c4" />
      <path d={box(-10, RAIL + 4, 1620, 7)} fill="#6a4a44" />
      <Posed id="climber" x={1178} y={770} height={226} age={9} wears="shorts" dress={DRESS.teal} skin={SKIN.honey} hair="crop" flip pose={{ ...POSE.climb, near: [112, 120], far: [150, 160] }} />
      <Land crest={[[-60, 880], [500, 872], [1100, 880], [1660, 868]]} fill="#6f9a3e" />
      <LeafShade id="shade" x={1230} y={948} rx={470} ry={60} opacity={0.4} />
      <Petals id="petals" x={1300} y={936} rx={340} ry={50} count={130} colour="#e0502e" size={9} />
      <path d={lens(1330, 940, 200, 12) + lens(764, 940, 128, 10)} fill="#2f4a24" opacity={0.45} />
      <Posed id="mother" x={1290} y={936} height={236} wears="sari" dress={DRESS.lotus} skin={SKIN.honey} flip pose={{ ...POSE.walk, near: [92, 104], far: [30, 40] }} light="left" />
      {/* The same girl, all in the sun's colour, stands a little to the left of herself: an edge of light parts her from the wheel. */}
      <filter id="sunlit">
        <feFlood floodColor={SUN} />
        <feComposite in2="SourceAlpha" operator="in" />
      </filter>
      <g filter="url(#sunlit)">
        <Posed id="measurer-edge" {...measurer} x={measurer.x - 3.4} />
      </g>
      <Posed id="measurer" {...measurer} />
      {TUFTS.map(([x, y], i) => (
        <GrassTuft key={x} id={`grass-${i}`} x={x} y={y} size={(y - 850) * 0.42} dark="#4f7a30" light="#b9d062" blades={10} />
      ))}
      <Bush id="canna" x={120} y={1030} width={330} height={150} tones={GREEN} fleck={15} />
      <Petals id="cannas" x={130} y={930} rx={130} ry={44} count={26} colour="#ffcf4a" size={19} />
      <OverhangingBranch id="bough" line={[[1680, 150], [1480, 66], [1260, 30], [1020, 60]]} radius={58} twigs={12} width={38} tones={FLAME} bark="#8a6a54" fleck={15} />
    </Canvas>
  );
}
