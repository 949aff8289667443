/**
 * Benaulim in the morning: a girl paddles an outrigger canoe, her brother kneels in the bow and points, and their mother pushes them off.
 * The canoe is a dugout, pointed at both ends, with a painted rim; two bent booms lashed across it carry the float.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { LifeJacket } from '../../../people/life-jacket.tsx';
import { Posed, POSE, type Pose } from '../../../people/posed.tsx';
import { bodyOf, footingOf, handsOf, reachOf } from '../../../people/pose.ts';
import { Flock } from '../../../scenery/birds.tsx';
import { Outrigger, SailingBoat } from '../../../scenery/boats.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { CoconutPalm } from '../../../scenery/coconut-palm.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, leaf, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { BroadLeaves, GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Foam, Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.52, 0.66];

const SHADE = '#8a5a3c';
const WOOD = '#1f7f86';
/** The edge of the sea, from the near left to the far right. */
const SHORE: readonly Spot[] = [[-60, 1030], [420, 1004], [800, 966], [1080, 926], [1290, 864], [1396, 760], [1452, 656], [1510, 574], [1660, 512]];
const shore = (down: number): Spot[] => SHORE.map(([x, y]) => [x, y + down * ((y - 470) / 400)]);

/** The boat (its middle at the waterline, and its scale) and the point on the stern where the mother pushes. */
const BOAT = { x: 780, y: 806, scale: 6.3 };
const STERN: Spot = [1092, 716];

/** The mother leans in, both palms on the stern. */
function pusher() {
  const [x, y, height, age] = [1206, 856, 330, 30];
  const legs: Pose = { lean: 27, nod: -14, nearLeg: [40, -4], farLeg: [-16, -34] };
  const { scale, lift } = footingOf({ x, y, height }, bodyOf(legs, age, true));
  const reach = (dx: number, dy: number) => reachOf('arm', age, height, [x, y - lift * scale], [2 * x - STERN[0] - dx, STERN[1] + dy], 27);
  return { x, y, height, flip: true, pose: { ...legs, near: reach(4, 4), far: reach(-8, -2) } };
}
const MOTHER = pusher();
const PADDLER = { x: 850, y: 744, height: 320, flip: true, isSeated: true, age: 9, pose: { ...POSE.sit, lean: 10, nod: -4, near: [14, 46], far: [66, 108] } as Pose };
const LOOKOUT = { x: 622, y: 752, height: 320, flip: true, age: 6, pose: { ...POSE.kneel, lean: 8, nod: -8, near: [84, 96], far: [10, 34] } as Pose };

/** The far side of the hull from inside, drawn before the people in the boat. */
const Inside = () => (
  <At {...BOAT}>
    <path d="M-50 -14Q-30 -11.6 0 -11.6Q30 -11.6 50 -15Q30 -7 0 -7Q-30 -7 -50 -14Z" fill="#6b4630" />
    <path d="M-50 -14Q-30 -11.8 0 -11.8Q30 -11.8 50 -15Q30 -10.8 0 -10.8Q-30 -10.8 -50 -14Z" fill="#d9962a" />
  </At>
);

/** The hull from outside, 100 long; the keel is just below y = 0, under water. */
function Canoe() {
  const dark = mix(WOOD, '#1a1030', 0.42);
  return (
    <At {...BOAT}>
      <path d="M-50 -14Q-30 -8 0 -8Q30 -8 50 -15Q44 -3 34 1Q0 2.6 -36 1Q-46 -4 -50 -14Z" fill={WOOD} />
      <path d="M-44 -6Q0 -2 44 -7Q40 -1 34 1Q0 2.6 -36 1Q-41 -2 -44 -6Z" fill={dark} />
      <path d="M-50 -14Q-30 -8 0 -8Q30 -8 50 -15L49 -12.8Q30 -6.2 0 -6.2Q-30 -6.2 -49 -12Z" fill="#f2b02b" />
      <path d="M-49 -12Q-30 -6.2 0 -6.2Q30 -6.2 49 -12.8L48 -11.4Q30 -5 0 -5Q-30 -5 -47.6 -10.4Z" fill={mix(WOOD, '#c8f4e2', 0.32)} />
      <path d="M-44 -9.4l5 .6l-2.4 2.8Z" fill="#fff3d6" />
    </At>
  );
}

/** Where the booms cross the boat: in front of the girl who paddles and behind her. */
const BOOMS = [-11, 30] as const;
const BOOM = { lit: '#c9a878', base: '#94714c', cord: '#f0e2bc' };

/** The part of the booms inside the boat, from rim to rim. */
const BoomsInside = () => (
  <At {...BOAT}>
    <path d={BOOMS.map((x) => band([[x - 3.4, -12.4, 1.5], [x, -8, 1.7]])).join('')} fill={BOOM.base} />
    <path d={BOOMS.map((x) => band([[x - 3.6, -12.5, 0.6], [x - 0.3, -8, 0.7]])).join('')} fill={BOOM.lit} />
  </At>
);

/** The booms bend down from the near rim to the float in front of the hull, lashed with cord at the rim and at the float. */
function Float() {
  const wound = (x: number, y: number, wide: number) => [-0.9, -0.1, 0.7].map((step) => band([[x - wide, y + step - 0.3, 0.46], [x + wide, y + step + 0.3, 0.46]])).join('');
  return (
    <At {...BOAT}>
      <path d={lens(2, 10, 84, 3)} fill="#1d6a78" opacity={0.5} />
      <path d={band([[-34, 7.4, 1], [-26, 8, 3.4], [26, 7.8, 3.4], [40, 6.2, 1]])} fill="#8a5a3c" />
      <path d={band([[-34, 6.8, 0.5], [-20, 6.9, 1.1], [24, 6.7, 1.1], [38, 5.8, 0.4]])} fill="#d0a676" />
      <path d={BOOMS.map((x) => band([[x - 1.9, -10.5, 1.6], [x + 1.4, -6.4, 1.7], [x + 3.6, -1.6, 1.6], [x + 4.4, 7.4, 1.5]])).join('')} fill={BOOM.base} />
      <path d={BOOMS.map((x) => band([[x - 2.2, -10.6, 0.6], [x + 1, -6.2, 0.7], [x + 3.1, -1.6, 0.6], [x + 3.9, 7, 0.6]])).join('')} fill={BOOM.lit} />
      <path d={BOOMS.map((x) => wound(x + 0.6, -7.3, 1.7)).join('')} fill={BOOM.cord} />
      <path d={BOOMS.map((x) => [-0.2, 0.7].map((aside) => band([[x + 2.9 + aside, 5.8, 0.46], [x + 5.4 + aside, 9, 0.46]]) + band([[x + 5.2 + aside, 5.8, 0.46], [x + 2.8 + aside, 9, 0.46]])).join('')).join('')} fill={BOOM.cord} />
    </At>
  );
}

/** Rings and foam round something in the water. (x, y) is on the waterline. */
const InWater = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <>
    <path d={`M${x - size} ${y}A${size} ${size * 0.24} 0 0 0 ${x + size} ${y}M${x - size * 1.9} ${y + size * 0.06}A${size * 1.9} ${size * 0.42} 0 0 0 ${x + size * 1.8} ${y + size * 0.1}`} fill="none" stroke="#f2fff8" strokeWidth={3} strokeLinecap="round" opacity={0.8} />
    <path d={lens(x - size * 0.5, y + 1, size * 1.1, size * 0.3) + lens(x + size * 0.5, y + 2, size, size * 0.24) + oval(x - size * 0.66, y - size * 0.16, size * 0.13) + oval(x + size * 0.6, y - size * 0.22, size * 0.1) + oval(x + size * 0.86, y - size * 0.08, size * 0.07)} fill="#f7fffb" />
  </>
);

/** Bare footprints along a line, each with a lit rim. */
function Prints({ from, to, steps, size }: { from: Spot; to: Spot; steps: number; size: number }) {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]);
  const feet = Array.from({ length: steps }, (_, i): readonly [number, number, number] => {
    const t = i / (steps - 1);
    return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t + (i % 2 ? 0.3 : -0.3) * size, size * (1 - t * 0.3)];
  });
  const print = (grow: number) => feet.map(([x, y, s]) => leaf(x - Math.cos(angle) * s * 0.5 * grow, y - Math.sin(angle) * s * 0.5 * grow, s * grow, s * 0.34 * grow, angle) + oval(x + Math.cos(angle) * s * 0.44, y + Math.sin(angle) * s * 0.44, s * 0.15 * grow, s * 0.1 * grow)).join('');
  return (
    <>
      <path d={print(1.25)} fill="#fff3d6" opacity={0.8} />
      <path d={print(1)} fill="#b98a5c" />
    </>
  );
}

/** The paddle, gripped at the top and on the shaft, its blade in the water. */
function Paddle() {
  const { near, far } = handsOf(PADDLER);
  const length = Math.hypot(near[0] - far[0], near[1] - far[1]);
  const [dx, dy] = [(near[0] - far[0]) / length, (near[1] - far[1]) / length];
  const at = (down: number): Spot => [far[0] + dx * down, far[1] + dy * down];
  return (
    <>
      <path d={band([[...at(-10), 7], [...at(124), 7]])} fill="#8a5a34" />
      <path d={band([[...at(100), 7], [...at(118), 22], [...at(150), 28], [...at(176), 20]])} fill="#c08a4e" />
      <path d={band([[...at(104), 3], [...at(160), 3]])} fill="#7a4a2a" />
    </>
  );
}

/** A heaped fishing net with cork floats, left on the dry sand. */
function Net() {
  const r = random('net');
  const threads = Array.from({ length: 26 }, () => {
    const x = r.between(-92, 70);
    return `M${x} ${r.between(-12, 0)}q${r.between(8, 22)} ${r.between(-40, -18)} ${r.between(34, 54)} ${r.between(-6, 6)}`;
  });
  return (
    <At x={1290} y={958}>
      <path d={lens(16, 2, 270, 14)} fill={SHADE} opacity={0.45} />
      <path d={shape([[-112, 4], [-84, -22], [-40, -34], [6, -46], [54, -32], [96, -12], [118, 4], [0, 10]])} fill="#2f6f78" />
      <path d={shape([[-112, 4], [-84, -22], [-40, -34], [6, -46], [-10, -22], [-60, -8]])} fill="#4f959a" />
      <path d={threads.join('')} stroke="#8fc4bd" strokeWidth={1.6} fill="none" opacity={0.8} />
      <path d={threads.slice(0, 12).join('')} stroke="#174a56" strokeWidth={1.6} fill="none" transform="translate(14 8)" />
      {[[-86, -10], [-52, -24], [-14, -34], [26, -34], [62, -18], [96, -2]].map(([x = 0, y = 0]) => (
        <g key={x}>
          <path d={oval(x, y, 12, 9)} fill="#d9622c" />
          <path d={oval(x - 3, y - 3, 6, 4)} fill="#f6a05a" />
        </g>
      ))}
    </At>
  );
}

export default function GoaBeachRetreat() {
  return (
    <Canvas>
      <Sky id="sky" height={540} stops={[[0, '#58b4cf'], [0.55, '#b9e2de'], [1, '#fdf0cf']]} />
      <Sun id="sun" x={300} y={330} r={46} colour="#fffbe8" glow="#fff2c4" reach={11} />
      <Cumulus id="cloud" x={560} y={300} width={380} height={76} lit="#ffffff" shade="#cfe6e6" opacity={0.8} />
      <Stratus x={780} y={180} width={520} colour="#ffffff" opacity={0.55} />
      <Flock id="gulls" x={620} y={390} width={200} height={50} count={5} size={13} colour="#6f97a4" />
      <Ridge id="cape" anchors={[[620, 494], [800, 478], [980, 462], [1200, 452], [1640, 430]]} colour="#7fae9c" mist="#cfe6d6" bottom={520} />
      <Water id="sea" y={496} stops={[[0, '#6cc4cc'], [0.32, '#2c9cb2'], [0.62, '#4fb8bc'], [1, '#a9dfd2']]} />
      <SunPath id="path" x={300} y={504} height={300} width={200} />
      <Ripples id="ripples" y={506} height={470} count={170} colour="#eafaf4" opacity={0.5} />
      <Ripples id="troughs" y={540} height={400} count={70} colour="#1f7f98" opacity={0.35} />
      <SailingBoat x={470} y={524} length={60} />
      <Outrigger x={150} y={602} length={104} sail="#f6e2b4" />
      <Foam id="surf-far" line={[[-40, 700], [300, 690], [620, 664], [980, 640], [1240, 610], [1420, 580]]} width={6} opacity={0.6} />
      <Foam id="surf-near" line={shore(-66)} width={9} opacity={0.75} />
      <Gradient id="wet" from={[0, 560]} to={[0, 1000]} stops={[[0, '#d9c49a'], [0.5, '#c9b28a'], [1, '#b79a74']]} />
      <Land crest={shore(0)} fill="url(#wet)" />
      <Land crest={shore(14)} fill="#dfe6d2" opacity={0.5} />
      <Gradient id="sand" from={[0, 540]} to={[0, 1000]} stops={[[0, '#f3dcae'], [0.5, '#f7e2b6'], [1, '#e6c38c']]} />
      <Land crest={shore(40)} fill="url(#sand)" />
      <Foam id="surf" line={shore(-4)} width={12} />
      <Thicket id="grove" line={[[1470, 548], [1540, 536], [1640, 526]]} count={16} radius={24} tones={leaves('#2c6a46', '#8fbb5c')} fleck={5} />
      <CoconutPalm id="far-1" x={1486} y={556} height={160} lean={-0.14} />
      <CoconutPalm id="far-2" x={1572} y={550} height={190} lean={0.08} />

      {/* The boat in the shallows: its dark reflection, the hull, and water up its side. */}
      <path d={lens(BOAT.x + 20, 836, 640, 40)} fill="#1f7486" opacity={0.4} />
      <Inside />
      <BoomsInside />
      <Posed id="lookout" {...LOOKOUT} wears="shorts" dress={DRESS.crimson} skin={SKIN.honey} hair="crop" />
      <LifeJacket x={LOOKOUT.x} y={LOOKOUT.y - 42} size={0.78} lean={-8} />
      <Posed id="rower" grips {...PADDLER} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="plait" />
      <LifeJacket x={PADDLER.x} y={PADDLER.y} size={0.86} lean={-10} />
      <Canoe />
      <Paddle />
      <path d={shape([[520, 828, 'corner'], [560, 804], [620, 806], [700, 801], [800, 806], [900, 801], [1000, 806], [1050, 800], [1090, 828, 'corner'], [780, 834]])} fill="#4fb3b9" opacity={0.86} />
      <path d={lens(BOAT.x, 828, 600, 20) + lens(640, 846, 260, 7) + lens(900, 852, 320, 7)} fill="#1a5f74" opacity={0.42} />
      <Foam id="wash-boat" line={[[534, 806], [640, 808], [760, 806], [900, 808], [1050, 798]]} width={5} />
      <InWater x={830} y={809} size={22} />
      <Float />
      <Ripples id="by-float" x={520} y={856} width={560} height={40} count={26} colour="#f2fff8" opacity={0.7} />
      <path d={lens(1250, 862, 210, 12)} fill="#1f7486" opacity={0.4} />
      <Posed id="mother" {...MOTHER} wears="kurta" dress={DRESS.magenta} skin={SKIN.honey} hair="bun" />
      <path d={lens(1160, 860, 150, 46) + lens(1266, 862, 150, 46)} fill="#63c0bd" />
      <path d={band([[1160, 840, 22], [1154, 852, 18], [1164, 866, 12], [1156, 876, 4]]) + band([[1266, 842, 20], [1272, 854, 17], [1262, 868, 11], [1268, 878, 4]])} fill="#2c3e73" opacity={0.34} />
      <InWater x={1160} y={840} size={26} />
      <InWater x={1264} y={842} size={27} />

      <GroundMarks id="sand-shade" x={900} y={900} width={700} height={90} count={60} colour="#b98a58" opacity={0.4} />
      <GroundMarks id="sand-light" x={1360} y={640} width={260} height={330} count={40} colour="#fff3d6" opacity={0.7} />
      <Prints from={[1470, 936]} to={[1352, 892]} steps={7} size={22} />
      <Net />
      <path d={polygon([[1470, 986], [1540, 976], [1700, 1004], [1700, 1040]])} fill={SHADE} opacity={0.4} />
      <CoconutPalm id="near" x={1506} y={992} height={970} lean={-0.2} />
      <GrassTuft id="tuft-1" x={1440} y={1000} size={90} />
      <BroadLeaves id="creeper" x={1590} y={1012} size={150} />
    </Canvas>
  );
}
