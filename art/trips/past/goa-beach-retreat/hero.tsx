/**
 * Benaulim in the morning: two children row a beached canoe over the sand, their mother pushes; the sea is a few steps off.
 * How it is built: a dug-out hull with a painted rim, pointed at both ends; two bent booms lashed across it hold the float.
 */
import { mix } from '../../../kit/colour.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE, type Pose } from '../../../people/posed.tsx';
import { handsOf } from '../../../people/pose.ts';
import { LeafShade } from '../../../scenery/banyan.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { SailingBoat } from '../../../scenery/boats.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { BroadLeaves, GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Foam, Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.58, 0.66];

const SHADE = '#8a5a3c';
const WOOD = '#1f7f86';
/** The edge of the sea, from the near left to the far right. */
const SHORE: readonly Spot[] = [[-60, 900], [200, 850], [440, 770], [680, 682], [940, 600], [1240, 536], [1660, 496]];
const shore = (down: number): Spot[] => SHORE.map(([x, y]) => [x, y + down * ((y - 470) / 400)]);

const PUSH: Pose = { lean: 38, nod: -24, nearLeg: [48, 0], farLeg: [-26, -46], near: [30, 37], far: [23, 30] };
const MOTHER = { x: 1340, y: 864, height: 330, flip: true, pose: PUSH };
const ROWER = { x: 960, y: 784, height: 320, flip: true, isSeated: true, age: 9, pose: { ...POSE.sit, lean: 6, near: [44, 70], far: [52, 80] } as Pose };
const LOOKOUT = { x: 724, y: 786, height: 320, flip: true, age: 6, pose: POSE.point };

/** The far side of the hull from inside: who sits in the boat hides it. */
const Inside = () => (
  <At x={910} y={846} scale={6.3}>
    <path d="M-50 -14Q-30 -11.6 0 -11.6Q30 -11.6 50 -15Q30 -7 0 -7Q-30 -7 -50 -14Z" fill="#6b4630" />
    <path d="M-50 -14Q-30 -11.8 0 -11.8Q30 -11.8 50 -15Q30 -10.8 0 -10.8Q-30 -10.8 -50 -14Z" fill="#d9962a" />
  </At>
);

/** The hull from outside, 100 long, its keel sunk into the sand at 0. */
function Canoe() {
  const dark = mix(WOOD, '#1a1030', 0.42);
  return (
    <At x={910} y={846} scale={6.3}>
      <path d="M-50 -14Q-30 -8 0 -8Q30 -8 50 -15Q44 -3 34 1Q0 2.6 -36 1Q-46 -4 -50 -14Z" fill={WOOD} />
      <path d="M-44 -6Q0 -2 44 -7Q40 -1 34 1Q0 2.6 -36 1Q-41 -2 -44 -6Z" fill={dark} />
      <path d="M-50 -14Q-30 -8 0 -8Q30 -8 50 -15L49 -12.8Q30 -6.2 0 -6.2Q-30 -6.2 -49 -12Z" fill="#f2b02b" />
      <path d="M-44 -9.4l5 .6l-2.4 2.8Z" fill="#fff3d6" />
    </At>
  );
}

/** The booms come over the rim and down to the float, which lies on the sand before the hull. */
function Float() {
  return (
    <At x={910} y={846} scale={6.3}>
      <path d={lens(2, 9.6, 84, 3)} fill={SHADE} opacity={0.5} />
      <path d={[-25, 20].map((x) => band([[x, -8, 1.6], [x + 1.4, -11.4, 1.5], [x + 5, -8, 1.4], [x + 8, 7, 1.2]])).join('')} fill="#8d8478" />
      <path d={band([[-34, 7.4, 1], [-26, 8, 3.4], [26, 7.8, 3.4], [40, 6.2, 1]])} fill="#8a5a3c" />
      <path d={band([[-34, 6.8, 0.5], [-20, 6.9, 1.1], [24, 6.7, 1.1], [38, 5.8, 0.4]])} fill="#d0a676" />
    </At>
  );
}

/** Bare feet have come this way: pairs of prints with a lit rim. */
function Prints({ from, to, steps, size }: { from: Spot; to: Spot; steps: number; size: number }) {
  const r = random(`prints-${from[0]}`);
  const feet = Array.from({ length: steps }, (_, i): Spot => {
    const t = i / (steps - 1);
    return [from[0] + (to[0] - from[0]) * t + r.between(-3, 3), from[1] + (to[1] - from[1]) * t + (i % 2 ? 0.45 : -0.45) * size];
  });
  return (
    <>
      <path d={feet.map(([x, y]) => lens(x, y + size * 0.2, size * 1.5, size * 0.16)).join('')} fill="#fff3d6" opacity={0.8} />
      <path d={feet.map(([x, y]) => oval(x - size * 0.3, y, size * 0.36, size * 0.2) + oval(x + size * 0.34, y, size * 0.28, size * 0.15)).join('')} fill="#b98a5c" />
    </>
  );
}

export default function GoaBeachRetreat() {
  const hand = handsOf(ROWER).near;
  return (
    <Canvas>
      <Sky id="sky" height={540} stops={[[0, '#58b4cf'], [0.55, '#b9e2de'], [1, '#fdf0cf']]} />
      <Sun id="sun" x={300} y={330} r={46} colour="#fffbe8" glow="#fff2c4" reach={11} />
      <Cumulus id="cloud" x={560} y={300} width={380} height={76} lit="#ffffff" shade="#cfe6e6" opacity={0.8} />
      <Stratus x={780} y={180} width={520} colour="#ffffff" opacity={0.55} />
      <Flock id="gulls" x={620} y={390} width={200} height={50} count={5} size={13} colour="#6f97a4" />
      <Ridge id="cape" anchors={[[620, 494], [800, 478], [980, 462], [1200, 452], [1640, 430]]} colour="#7fae9c" mist="#cfe6d6" bottom={520} />
      <Water id="sea" y={496} stops={[[0, '#7accd0'], [0.4, '#2f9fb4'], [0.75, '#5fc0bf'], [1, '#a9dfd2']]} />
      <SunPath id="path" x={300} y={504} height={240} width={190} />
      <Ripples id="ripples" y={506} height={320} count={130} colour="#eafaf4" opacity={0.55} />
      <SailingBoat x={470} y={524} length={60} />
      <Foam id="surf-far" line={shore(-120)} width={7} opacity={0.7} />
      <Gradient id="wet" from={[0, 560]} to={[0, 960]} stops={[[0, '#d9c49a'], [0.5, '#c9b28a'], [1, '#b79a74']]} />
      <Land crest={shore(0)} fill="url(#wet)" />
      <Land crest={shore(22)} fill="#dfe6d2" opacity={0.5} />
      <Gradient id="sand" from={[0, 540]} to={[0, 1000]} stops={[[0, '#f3dcae'], [0.5, '#f7e2b6'], [1, '#e6c38c']]} />
      <Land crest={shore(64)} fill="url(#sand)" />
      <Foam id="surf" line={shore(-4)} width={13} />
      <GroundMarks id="sand-shade" x={620} y={640} width={1000} height={350} count={110} colour="#b98a58" opacity={0.4} />
      <GroundMarks id="sand-light" x={560} y={660} width={1040} height={330} count={60} colour="#fff3d6" opacity={0.7} />
      <Thicket id="grove" line={[[1120, 530], [1280, 520], [1440, 510], [1640, 500]]} count={26} radius={28} tones={leaves('#2c6a46', '#8fbb5c')} fleck={5} />
      <Palm id="far-1" x={1150} y={540} height={220} lean={-0.12} />
      <Palm id="far-2" x={1236} y={538} height={260} lean={-0.16} />
      <Palm id="far-3" x={1330} y={542} height={240} lean={0.1} />

      <LeafShade id="shade" x={1330} y={930} rx={380} ry={80} colour={SHADE} opacity={0.32} />
      <Prints from={[452, 846]} to={[610, 866]} steps={5} size={20} />
      <Prints from={[470, 884]} to={[700, 936]} steps={6} size={22} />
      <path d={lens(960, 852, 690, 50) + lens(1040, 866, 560, 44)} fill={SHADE} opacity={0.42} />
      <Inside />
      <Posed id="lookout" {...LOOKOUT} wears="shorts" hasStripes={false} dress={DRESS.crimson} skin={SKIN.honey} hair="crop" />
      <Posed id="rower" {...ROWER} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="plait" />
      <Canoe />
      <path d={band([[hand[0] + 26, hand[1] - 40, 8], [hand[0] - 66, hand[1] + 102, 8]])} fill="#6b4630" />
      <path d={shape([[660, 856, 'corner'], [740, 843], [860, 850], [980, 844], [1100, 842], [1160, 856, 'corner'], [1040, 862], [800, 864]])} fill="#dcbc88" />
      <Float />
      <Posed id="mother" {...MOTHER} wears="kurta" dress={DRESS.terracotta} skin={SKIN.honey} hair="bob" wind={0.4} hasShadow />
      <Palm id="near-1" x={1500} y={980} height={860} lean={-0.2} />
      <Palm id="near-2" x={1590} y={1010} height={700} lean={-0.14} dark="#265c40" />
      <GrassTuft id="tuft-1" x={1460} y={990} size={110} />
      <GrassTuft id="tuft-2" x={1330} y={1004} size={80} />
      <BroadLeaves id="creeper" x={1560} y={1010} size={170} />
    </Canvas>
  );
}
