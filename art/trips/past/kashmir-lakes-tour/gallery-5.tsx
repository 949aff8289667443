/**
 * An orchard near Pahalgam, late afternoon: a boy on his mother's shoulders reaches for apples, and a girl climbs a picker's ladder.
 * The apple trees are low and open like bowls, with heavy boughs on props; fruit is packed in pine crates.
 */
import { random } from '../../../kit/random.ts';
import { DRESS, type Dress, SKIN, tonesOf } from '../../../people/dress.ts';
import { shape } from '../../../people/body.tsx';
import { PosedLeg } from '../../../people/limbs.tsx';
import { bodyOf, footingOf, handsOf, reachOf } from '../../../people/pose.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Mass, Petals } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { alongLine, band, box, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { SnowWall } from '../../../scenery/snow-wall.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Apples, AppleTree, type Fruit, NearTree, SHADE } from './apple-trees.tsx';

export const focus: [number, number] = [0.52, 0.55];

const LEAF = leaves('#3d5f30', '#a3b44a', '#ffe38a');
const AIR = '#f6dfae';
// The Pir Panjal, seen between the crowns; lower towards both ends.
const PIR_PANJAL = [[250, 440, 0], [360, 380, -40], [404, 394, -10], [506, 312, -70], [548, 338, 0], [584, 330, 40], [660, 392, 0], [760, 296, -60], [800, 322, 10], [846, 300, 50], [960, 372, 0], [1090, 320, -40], [1150, 356, 20], [1240, 340, 40], [1400, 420, 0]] as const;

/** A pine crate, heaped with apples or upturned as a seat. (x, y) is the middle of its base. */
function Crate({ id, x, y, width: w, isFull = true }: { id: string; x: number; y: number; width: number; isFull?: boolean }) {
  const r = random(id);
  const high = w * 0.4;
  const heap = Array.from({ length: 26 }, (_, i): Fruit => [x + ((i % 9) / 8 - 0.5) * w * 0.86 + r.between(-4, 4), y - high - w * (0.02 + 0.1 * Math.sin((Math.PI * ((i % 9) + 0.5)) / 9) * (1 - Math.floor(i / 9) * 0.2)) + Math.floor(i / 9) * w * 0.02, r.between(0.8, 1.08)]);
  return (
    <>
      <path d={lens(x + w * 0.28, y + 2, w * 1.6, w * 0.07)} fill={SHADE} opacity={0.5} />
      {isFull && <path d={box(x - w / 2, y - high - w * 0.05, w, w * 0.1)} fill="#d9b45c" />}
      {isFull && <Apples spots={heap} r={w * 0.062} />}
      <path d={box(x - w / 2, y - high, w, high)} fill="#7f5732" />
      {[0, 0.35, 0.7].map((at) => <path key={at} d={box(x - w / 2, y - high + at * high, w, high * 0.27)} fill="#dba968" />)}
      {[0, 0.35, 0.7].map((at) => <path key={at} d={box(x + w * 0.2, y - high + at * high, w * 0.3, high * 0.27)} fill="#a87743" />)}
      <path d={box(x - w / 2, y - high, w * 0.06, high) + box(x + w * 0.44, y - high, w * 0.06, high)} fill="#9c6d3c" />
    </>
  );
}

const LADDER: { foot: Spot; top: Spot } = { foot: [1280, 908], top: [1130, 440] };
/** The middle of rung `i`, counted from 0 at the bottom. */
const rung = (i: number) => alongLine([LADDER.foot, LADDER.top], (i + 0.8) / 9.4);

/** The picker's ladder: two poles closer together at the top, with parallel rungs. Its top is hidden in the leaves. */
function Ladder({ foot, top }: { foot: Spot; top: Spot }) {
  const on = (t: number, side: number): Spot => {
    const half = 38 - 12 * t;
    return [foot[0] + (top[0] - foot[0]) * t + side * half, foot[1] + (top[1] - foot[1]) * t - side * half * 0.14];
  };
  const rungs = Array.from({ length: 9 }, (_, i) => (i + 0.8) / 9.4);
  return (
    <>
      <path d={band([[...on(0, 1), 14], [...on(1, 1), 10]])} fill="#a97a46" />
      <path d={rungs.map((t) => band([[...on(t, -1.1), 10], [...on(t, 1.1), 9]])).join('')} fill="#8a6238" />
      <path d={rungs.map((t) => { const [[ax, ay], [bx, by]] = [on(t, -0.9), on(t, 0.7)]; return band([[ax, ay - 3, 3], [bx, by - 3, 2]]); }).join('')} fill="#d9b071" />
      <path d={band([[...on(0, -1), 16], [...on(1, -1), 11]])} fill="#e0b878" />
      <Mass id="over-ladder" lobes={[[1104, 462, 30, 22], [1136, 440, 36, 27], [1166, 452, 28, 22]]} tones={LEAF} fleck={13} />
      {[-1, 1].map((side) => <GrassTuft key={side} id={`rail-${side}`} x={on(0, side)[0] + 2} y={on(0, side)[1] + 9} size={34} dark="#4f6a2c" light="#b9bc58" blades={8} />)}
    </>
  );
}

/** A heavy low bough on a forked prop. `bough` runs outward from the trunk; `fork` and `foot` are the ends of the prop. */
function PropUp({ id, bough, fork, foot }: { id: string; bough: readonly (readonly [number, number, number])[]; fork: Spot; foot: Spot }) {
  const [x, y] = fork;
  const end = bough.at(-1) ?? [x, y, 0];
  return (
    <>
      <path d={lens(foot[0] + 24, foot[1], 80, 8)} fill={SHADE} opacity={0.45} />
      <path d={band([[x, y + 24, 10], [x + 11, y + 4, 9], [x + 15, y - 20, 6]])} fill="#86653c" />
      <path d={band(bough)} fill="#4c3a34" />
      <path d={band(bough.map(([px, py, wide]) => [px, py - wide * 0.32, wide * 0.3] as const))} fill="#96795f" />
      <path d={band([[...foot, 13], [x + (foot[0] - x) * 0.4, y + (foot[1] - y) * 0.4, 11], [x, y + 18, 12]])} fill="#b08a5a" />
      <path d={band([[foot[0] + 3, foot[1], 4], [x + 3, y + 24, 4]])} fill="#86653c" />
      <path d={band([[x, y + 26, 11], [x - 9, y + 6, 9], [x - 14, y - 18, 6]])} fill="#c9a26c" />
      <Mass id={`${id}-leaves`} lobes={[[end[0], end[1] - 14, 34, 24], [end[0] + (x - end[0]) * 0.5, end[1] - 28, 36, 22]]} tones={LEAF} fleck={13} />
      <Apples spots={[[end[0] + 8, end[1] + 10], [end[0] - 14, end[1] + 4, 0.9], [end[0] + (x - end[0]) * 0.55, y - 26, 0.9]]} r={13} />
      <GrassTuft id={`${id}-foot`} x={foot[0]} y={foot[1] + 6} size={32} dark="#4f6a2c" light="#b9bc58" blades={8} />
    </>
  );
}

/** Poplars behind the orchard: upright, close together, of different heights. */
function Poplars() {
  const r = random('poplars');
  return Array.from({ length: 34 }, (_, i) => {
    const x = 640 + i * 30 + r.between(-8, 8);
    const h = 88 + r.between(-16, 30) + (i > 22 ? (i - 22) * 4 : 0);
    return <path key={i} d={`${oval(x, 486 - h / 2, 8.6, h / 2)}${oval(x - 2, 480 - h / 2, 4, h * 0.36)}`} fill={['#c2a04e', '#d6b762', '#a8924a'][i % 3]} opacity={0.9} />;
  });
}

/** A girl on the ladder, her feet on two rungs, one hand on a pole and one on an apple. */
function Climber() {
  const hips: Spot = [1264, 656];
  const girl = { age: 9, height: 330 };
  /** She is flipped to face left, so the target's x is mirrored about her hips. */
  const footOn = (i: number, aside: number) => reachOf('leg', girl.age, girl.height, hips, [2 * hips[0] - rung(i).x - aside, rung(i).y - 10]);
  const place = { x: hips[0], y: hips[1], ...girl, flip: true, isSeated: true, pose: { lean: 16, nod: -12, near: [116, 150], far: [150, 166], nearLeg: footOn(4, 14), farLeg: footOn(2, 18) } } as const;
  const [appleX, appleY] = handsOf(place).far;
  return (
    <>
      <Apples spots={[[appleX - 6, appleY - 15]]} r={14} />
      <Posed id="climber" {...place} wears="shorts" dress={DRESS.crimson} skin={SKIN.honey} hair="plaits" />
    </>
  );
}

const BOY = { age: 8, height: 404, isSeated: true, pose: { lean: 4, nod: -14, near: [126, 150], far: [108, 128], nearLeg: [68, -14], farLeg: [72, -6] } } as const;

/** The boy's near leg, over his mother's shoulder; the rest of him is behind her head. (x, y) is his seat. */
function NearLeg({ x, y, dress, skin }: { x: number; y: number; dress: Dress; skin: string }) {
  const body = bodyOf(BOY.pose, BOY.age, true);
  return (
    <At x={x} y={y} scale={footingOf({ x, y, ...BOY }, body).scale}>
      <PosedLeg leg={body.legs[0]} length={body.size.leg} stout={body.size.stout} tone={skin} shoe={dress.trim} isSide isOnGround={false} />
      <At x={0} y={0} turn={10}>
        <path d={shape([[-16, -14], [-4, -20], [20, -15], [46, -3, 'corner'], [40, 24, 'corner'], [14, 20], [-12, 16], [-20, 2]])} fill={dress.second} />
        <path d={shape([[-18, 6], [4, 10], [26, 14], [44, 8, 'corner'], [40, 24, 'corner'], [14, 20], [-12, 16]])} fill={tonesOf(dress.second).fold} />
      </At>
    </At>
  );
}

/** A mother with her boy astride her shoulders, a leg over each, her hands on his ankles. (x, y) is the ground under her. */
function Carrying({ x, y }: { x: number; y: number }) {
  const dress: Dress = { ...DRESS.teal, second: '#2c3e73' };
  const woman = { x, y, height: 404, age: 30 };
  const legs = { nearLeg: [20, 4], farLeg: [-12, -22] } as const;
  const seat: Spot = [x - 24, y - 338];
  const boy = bodyOf(BOY.pose, BOY.age, true);
  const boyScale = footingOf({ x, y, ...BOY }, boy).scale;
  const ankle = (which: 0 | 1): Spot => [seat[0] + boy.legs[which].end[0] * boyScale, seat[1] + (boy.legs[which].end[1] - 12) * boyScale];
  const hips: Spot = [x, y - (bodyOf(legs, 30, true).ground * woman.height) / 300];
  const hold = (which: 0 | 1) => reachOf('arm', 30, woman.height, hips, ankle(which), 3);
  const pose = { ...legs, lean: 3, nod: -6, near: hold(0), far: hold(1) };
  const body = bodyOf(pose, 30, true);
  const { scale } = footingOf({ ...woman, pose }, body);
  const inPicture = ([px, py]: Spot): Spot => [hips[0] + px * scale, hips[1] + py * scale];
  const { near, far } = handsOf({ x: seat[0], y: seat[1], ...BOY });
  const [elbow, hand] = [inPicture(body.arms[0].joint), inPicture(body.arms[0].end)];
  const sleeve: Spot = [elbow[0] + (hand[0] - elbow[0]) * 0.38, elbow[1] + (hand[1] - elbow[1]) * 0.38];
  return (
    <>
      <path d={lens(x + 100, y, 380, 18)} fill={SHADE} opacity={0.45} />
      <Apples spots={[[far[0] + 8, far[1] - 12], [near[0] + 14, near[1] - 8, 0.9]]} r={14} />
      <Posed id="boy" x={seat[0]} y={seat[1]} {...BOY} wears="shorts" dress={dress} skin={SKIN.honey} hair="crop" />
      <Posed id="mother" grips {...woman} wears="kurta" dress={DRESS.lotus} skin={SKIN.wheat} hair="bob" pose={pose} />
      <NearLeg x={seat[0]} y={seat[1]} dress={dress} skin={SKIN.honey} />
      <path d={band([[...sleeve, 11], [...hand, 9]]) + oval(hand[0] + 3, hand[1] - 1, 9, 7)} fill={SKIN.wheat} />
    </>
  );
}

export default function KashmirLakesTour5() {
  const tufts = random('tufts');
  return (
    <Canvas>
      <Sky id="sky" height={470} stops={[[0, '#7fb0cf'], [0.5, '#dbd9c4'], [1, '#ffe2a0']]} />
      <Sun id="sun" x={210} y={310} r={50} colour="#fffae0" glow="#ffd980" reach={11} />
      <Stratus x={820} y={120} width={520} colour="#fff6e0" opacity={0.6} />
      <SnowWall id="pir-panjal" base={440} crest={PIR_PANJAL} tones={{ lit: '#c2b3b0', shade: '#a0a8c6', snow: '#fff3d8', snowShade: '#c0c6de', mist: AIR }} snow={0.5} />
      <Ridge id="hills" anchors={[[-40, 396], [200, 420], [460, 392], [700, 430], [960, 410], [1240, 380], [1660, 340]]} colour="#a5a99a" mist={AIR} bottom={560} />
      <Mist id="haze" y={470} height={110} colour="#ffebbd" opacity={0.8} />
      <Poplars />
      <Gradient id="field" from={[0, 470]} to={[0, 760]} stops={[[0, '#d9c56c'], [1, '#a8a648']]} />
      <Land crest={[[-60, 492], [500, 484], [1100, 486], [1660, 478]]} fill="url(#field)" />
      {[70, 190, 300, 420, 530, 650, 1000, 1110, 1230, 1340, 1460, 1570].map((x, i) => <AppleTree key={x} id={`row-1-${i}`} x={x} y={528 + (i % 3) * 6} height={96} tones={faded(LEAF, AIR, 0.42)} apples={9} />)}
      <Halo id="low-sun" x={240} y={520} rx={700} ry={110} colour="#ffe9a8" opacity={0.7} />
      {[-10, 190, 400, 1090, 1290, 1500].map((x, i) => <AppleTree key={x} id={`row-2-${i}`} x={x} y={612 + (i % 2) * 8} height={176} tones={faded(LEAF, AIR, 0.2)} apples={16} />)}
      <path d={lens(1390, 674, 90, 6)} fill={SHADE} opacity={0.4} />
      {/* The basket on the picker's head, with a hand at its rim. */}
      <Apples spots={[[1352, 513], [1363, 508], [1374, 508], [1385, 513]]} r={7} />
      <path d="M1340 513H1396L1388 541Q1368 548 1348 541Z" fill="#a8753c" />
      <path d="M1340 513H1396L1394 520H1342Z" fill="#d3a05c" />
      <Posed id="picker" x={1360} y={674} height={132} wears="pheran" dress={{ base: '#5f6670', trim: '#c9b890', second: '#4a4650' }} skin={SKIN.honey} hair="crop" pose={{ ...POSE.walk, lean: 4, near: [140, 176], far: [24, 44] }} />

      <Gradient id="grass" from={[0, 660]} to={[0, 1000]} stops={[[0, '#a9a546'], [0.5, '#7f8f3c'], [1, '#4f6a34']]} />
      <Land crest={[[-60, 706], [400, 690], [900, 694], [1660, 676]]} fill="url(#grass)" />
      <AppleTree id="left" x={150} y={806} height={470} tones={LEAF} apples={34} fleck={13} />
      <PropUp id="prop-left" bough={[[196, 664, 22], [240, 628, 17], [296, 604, 12], [352, 594, 4]]} fork={[290, 608]} foot={[322, 802]} />
      <AppleTree id="tree" x={980} y={880} height={700} tones={LEAF} apples={46} fleck={17} />
      <PropUp id="prop" bough={[[936, 696, 1], [898, 652, 20], [866, 622, 20], [816, 596, 14], [764, 584, 4]]} fork={[814, 600]} foot={[836, 886]} />
      {Array.from({ length: 70 }, (_, i) => {
        const [x, y] = [tufts.between(0, 1620), 716 + tufts.next() ** 0.7 * 240];
        return <GrassTuft key={i} id={`tuft-${i}`} x={x} y={y} size={14 + (y - 700) * 0.14} dark="#55702f" light="#d6cc66" blades={8} />;
      })}
      {[[900, 44], [934, 34], [1000, 30], [1044, 46]].map(([x = 0, size = 0]) => <GrassTuft key={x} id={`root-${x}`} x={x} y={892} size={size} dark="#4f6a2c" light="#b9bc58" blades={9} />)}
      <Petals id="leaves" x={960} y={890} rx={460} ry={52} count={70} colour="#d9a53a" size={9} />
      <Apples spots={[[1090, 914], [850, 902], [1250, 936], [560, 944], [905, 936]]} r={13} />

      <Ladder {...LADDER} />
      <path d={lens(1390, 914, 280, 14)} fill={SHADE} opacity={0.42} />
      <Climber />
      <Carrying x={668} y={938} />
      <Crate id="crate-1" x={226} y={900} width={190} isFull={false} />
      <Crate id="crate-2" x={410} y={948} width={210} />
      <Posed id="eater" x={215} y={814} height={350} isSeated age={6} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="bob" pose={{ ...POSE.sit, near: [40, 150], far: [20, 60] }} inHand={<Apples spots={[[6, -8]]} r={13} />} />
      <NearTree />
      <Crate id="crate-3" x={1480} y={960} width={250} />
      {Array.from({ length: 34 }, (_, i) => <GrassTuft key={i} id={`front-${i}`} x={(i * 48.7) % 1620} y={1010 - ((i * 23) % 22)} size={52 + ((i * 31) % 40)} dark="#3f5a2c" light="#c9c45c" blades={11} />)}
    </Canvas>
  );
}
