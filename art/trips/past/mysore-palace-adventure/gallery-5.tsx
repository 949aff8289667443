/** Morning at the Railway Museum: an old black engine by a gulmohar, a girl in the cab, a boy climbing up, another girl beside a wheel. */
// A metre-gauge 4-6-0: four small leading wheels, six drivers coupled by a rod on each side, a steam dome, a tapered boiler, a coal tender.
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { reachOf } from '../../../people/pose.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { LeafShade } from '../../../scenery/banyan.tsx';
import { OverhangingBranch } from '../../../scenery/bough.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Bush, faded, leaves, Petals, Thicket } from '../../../scenery/foliage.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { box, lens, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Sky } from '../../../scenery/sky.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Tender, CabSide, Engine, HANDRAIL, RAIL, RED, STEPS } from './museum-engine.tsx';

export const focus: [number, number] = [0.55, 0.6];

const SUN = '#fff3c4';
const FLAME = { dark: '#8e2420', mid: '#c2382a', light: '#ea5f34', bright: '#ffae5c' };
const GREEN = leaves('#2a5a3a', '#9aba52', '#fff0a8');

const chance = random('museum-lawn');
const TUFTS = Array.from({ length: 44 }, () => [chance.between(0, 1600), 890 + chance.next() ** 1.4 * 120] as const);

const CLIMBER = { x: 1201, y: 714, height: 226, age: 9 } as const;
/** The climber faces left, so targets are mirrored about his hips before the joint angles are computed. */
const bendTo = (limb: 'arm' | 'leg', [x, y]: Spot) => reachOf(limb, CLIMBER.age, CLIMBER.height, [CLIMBER.x, CLIMBER.y], [2 * CLIMBER.x - x, y], 10);
/** One foot on each step, both hands on the rail. */
const CLIMBS = { lean: 10, nod: -8, near: bendTo('arm', [HANDRAIL + 3, 668]), far: bendTo('arm', [HANDRAIL + 2, 640]), nearLeg: bendTo('leg', [1199, STEPS[1] - 4]), farLeg: bendTo('leg', [1172, STEPS[0] - 4]) };

export default function MysorePalaceAdventure5() {
  const measurer = { x: 738, y: 938, height: 262, age: 6, view: 'back', wears: 'frock', hair: 'plaits', dress: { base: '#fff3dc', trim: '#1f7f86', second: '#1f7f86' }, skin: SKIN.cinnamon, pose: { ...POSE.stand, lean: -4, nod: -14, near: [164, 176], far: [-14, -24] } } as const;
  return (
    <Canvas>
      <Sky id="sky" height={620} stops={[[0, '#62aed0'], [0.6, '#bfe0df'], [1, '#fbf0d2']]} />
      <Cumulus id="cloud" x={440} y={290} width={520} height={130} lit="#ffffff" shade="#cbdfe4" opacity={0.9} />
      <Thicket id="trees-far" line={[[-40, 620], [300, 570], [700, 600], [1100, 580], [1660, 560]]} count={46} radius={52} tones={faded(GREEN, '#cfe0c4', 0.4)} />
      {/* In the background, the station master's house and a signal arm. */}
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
      <path d={Array.from({ length: 18 }, (_, i) => `M${-20 + i * 100} ${RAIL - 14}h58l8 37h-72Z`).join('')} fill="#5f4436" />
      <path d={box(-10, RAIL - 16, 1620, 7)} fill="#8f8488" />
      <path d="M170 804H1640V874H230Z" fill="#2a2230" opacity={0.46} />
      <Tender />
      <Engine />
      <CabSide />
      <path d={box(-10, RAIL - 4, 1620, 10)} fill="#cfc8c4" />
      <path d={box(-10, RAIL + 4, 1620, 7)} fill="#6a4a44" />
      <Posed id="climber" {...CLIMBER} isSeated wears="shorts" dress={DRESS.teal} skin={SKIN.honey} hair="crop" flip pose={CLIMBS} />
      <Land crest={[[-60, 880], [500, 872], [1100, 880], [1660, 868]]} fill="#6f9a3e" />
      <LeafShade id="shade" x={1230} y={948} rx={470} ry={60} opacity={0.4} />
      <Petals id="petals" x={1300} y={936} rx={340} ry={50} count={130} colour="#e0502e" size={9} />
      <path d={lens(1372, 940, 190, 12) + lens(764, 940, 128, 10)} fill="#2f4a24" opacity={0.45} />
      <Posed id="mother" x={1352} y={936} height={236} wears="sari" dress={DRESS.lotus} skin={SKIN.honey} flip pose={{ ...POSE.shadeEyes, nod: -10 }} />
      {/* A copy of the girl in the sun's colour, shifted slightly left: the edge of light separates her from the wheel. */}
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
