/**
 * An orchard on the road to Pahalgam, late afternoon: a mother has her boy on her shoulders at the apples, a girl climbs the picker's ladder, another eats on a crate.
 * Apple trees are kept low and open like a bowl, heavy boughs stand on props; fruit goes into pine crates on straw; poplars line the road.
 */
import { random } from '../../../kit/random.ts';
import { DRESS, type Dress, SKIN } from '../../../people/dress.ts';
import { PosedLeg } from '../../../people/limbs.tsx';
import { bodyOf, footingOf, reachOf } from '../../../people/pose.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { OverhangingBranch } from '../../../scenery/bough.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, lobesIn, Mass, Petals, type Leaves } from '../../../scenery/foliage.tsx';
import { Land, Ridge, SnowPeaks } from '../../../scenery/ridge.tsx';
import { alongLine, band, box, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.52, 0.55];

const LEAF = leaves('#3d5f30', '#a3b44a', '#ffe38a');
const AIR = '#f6dfae';
const SHADE = '#4f4a26';

/** Apples at the given spots: red with a green-gold cheek to the sun, a glint, a stalk. */
function Apples({ spots, r }: { spots: readonly Spot[]; r: number }) {
  return (
    <>
      <path d={spots.map(([x, y]) => oval(x + r * 0.1, y + r * 0.1, r * 1.04)).join('')} fill="#7d1f24" />
      <path d={spots.map(([x, y]) => oval(x - r * 0.06, y - r * 0.04, r * 0.92)).join('')} fill="#cf3a2c" />
      <path d={spots.map(([x, y]) => oval(x - r * 0.34, y - r * 0.24, r * 0.48, r * 0.52)).join('')} fill="#ef7a48" />
      <path d={spots.map(([x, y]) => oval(x - r * 0.42, y - r * 0.36, r * 0.17)).join('')} fill="#fff0c8" />
      <path d={spots.map(([x, y]) => `M${Math.round(x)} ${Math.round(y - r * 0.8)}q${Math.round(r * 0.1)} ${Math.round(-r * 0.5)} ${Math.round(r * 0.4)} ${Math.round(-r * 0.6)}`).join('')} stroke="#4a3420" strokeWidth={r * 0.16} fill="none" />
    </>
  );
}

/** A low apple tree, its limbs spread like a bowl, fruit in twos and threes below its clumps of leaves. */
function AppleTree({ id, x, y, height: h, tones, apples, fleck = 0 }: { id: string; x: number; y: number; height: number; tones: Leaves; apples: number; fleck?: number }) {
  const r = random(`${id}-fruit`);
  const lobes = lobesIn(`${id}-crown`, x, y - h * 0.66, h * 0.46, h * 0.3, 22);
  const fruit = Array.from({ length: apples }, (_, i): Spot => {
    const [lx, ly, rx, ry = rx] = lobes[(i * 5) % lobes.length] ?? [x, y, 10];
    return [lx + r.between(-0.7, 0.7) * rx, ly + r.between(-0.1, 0.9) * ry];
  });
  const limb = (dx: number, up: number, w: number, shift = 0) => band([[x + shift, y - h * 0.16, h * w * 1.6], [x + dx * h * 0.4 + shift, y - h * (0.18 + up * 0.28), h * w * 1.1], [x + dx * h + shift, y - h * up, 2]]);
  const limbs = limb(-0.34, 0.6, 0.042) + limb(-0.14, 0.72, 0.034) + limb(0.12, 0.74, 0.034) + limb(0.34, 0.6, 0.042);
  const trunk = band([[x - h * 0.01, y + 4, h * 0.13], [x, y - h * 0.06, h * 0.085], [x + h * 0.01, y - h * 0.26, h * 0.09]]);
  return (
    <>
      <path d={lens(x + h * 0.5, y + h * 0.03, h * 1.25, h * 0.05) + lens(x + h * 0.36, y + h * 0.01, h * 0.9, h * 0.05)} fill={SHADE} opacity={0.42} />
      <path d={trunk + limbs} fill="#4c3a34" />
      <path d={band([[x - h * 0.045, y + 2, h * 0.04], [x - h * 0.026, y - h * 0.08, h * 0.026], [x - h * 0.02, y - h * 0.26, h * 0.03]]) + limb(-0.34, 0.6, 0.018, h * -0.012) + limb(0.12, 0.74, 0.012, h * -0.008)} fill="#96795f" />
      <Mass id={id} lobes={lobes} tones={tones} fleck={fleck} />
      <Apples spots={fruit} r={Math.max(3, h * 0.021)} />
    </>
  );
}

/** A pine crate, heaped with apples, or turned over to sit on. (x, y) is the middle of its foot. */
function Crate({ id, x, y, width: w, isFull = true }: { id: string; x: number; y: number; width: number; isFull?: boolean }) {
  const r = random(id);
  const high = w * 0.4;
  const heap = Array.from({ length: 26 }, (_, i): Spot => [x + ((i % 9) / 8 - 0.5) * w * 0.86 + r.between(-4, 4), y - high - w * (0.02 + 0.1 * Math.sin((Math.PI * ((i % 9) + 0.5)) / 9) * (1 - Math.floor(i / 9) * 0.2)) + Math.floor(i / 9) * w * 0.02]);
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
/** The middle of a rung, counted from below. */
const rung = (i: number) => alongLine([LADDER.foot, LADDER.top], (i + 0.8) / 9.4);

/** The picker's ladder: two poles that meet above, rungs between. */
function Ladder({ foot, top }: { foot: Spot; top: Spot }) {
  const at = (t: number): Spot => [foot[0] + (top[0] - foot[0]) * t, foot[1] + (top[1] - foot[1]) * t];
  const half = (t: number) => 46 * (1 - t) + 16 * t;
  const rungs = Array.from({ length: 9 }, (_, i) => (i + 0.8) / 9.4);
  return (
    <>
      <path d={rungs.map((t) => { const [x, y] = at(t); return `M${Math.round(x - half(t))} ${Math.round(y + 3)}L${Math.round(x + half(t))} ${Math.round(y - 3)}`; }).join('')} stroke="#8a6238" strokeWidth={10} strokeLinecap="round" />
      {[-1, 1].map((side) => <path key={side} d={band([[foot[0] + side * 46, foot[1], 15], [top[0] + side * 16, top[1], 10]])} fill={side < 0 ? '#e0b878' : '#a97a46'} />)}
    </>
  );
}

/** Poplars along the road: upright, close, each its own height. */
function Poplars() {
  const r = random('poplars');
  return Array.from({ length: 34 }, (_, i) => {
    const x = 640 + i * 30 + r.between(-8, 8);
    const h = 88 + r.between(-16, 30) + (i > 22 ? (i - 22) * 4 : 0);
    return <path key={i} d={`${oval(x, 486 - h / 2, 8.6, h / 2)}${oval(x - 2, 480 - h / 2, 4, h * 0.36)}`} fill={['#c2a04e', '#d6b762', '#a8924a'][i % 3]} opacity={0.9} />;
  });
}

/** A girl on the ladder, a foot on each of two rungs, one hand on the pole and one at an apple. */
function Climber() {
  const hips: Spot = [1264, 656];
  const girl = { age: 9, height: 330 };
  /** She faces left: bends are reckoned in her mirror image. */
  const footOn = (i: number, aside: number) => reachOf('leg', girl.age, girl.height, hips, [2 * hips[0] - rung(i).x - aside, rung(i).y - 10]);
  return <Posed id="climber" x={hips[0]} y={hips[1]} {...girl} flip isSeated wears="shorts" dress={DRESS.crimson} skin={SKIN.honey} hair="plaits" pose={{ lean: 16, nod: -12, near: [116, 150], far: [150, 166], nearLeg: footOn(4, 14), farLeg: footOn(2, 18) }} />;
}

const BOY = { age: 6, height: 404, isSeated: true, pose: { lean: 6, nod: -14, near: [128, 146], far: [112, 128], nearLeg: [72, 4], farLeg: [72, 4] } } as const;

/** The boy's near leg alone: it lies over the mother's shoulder, the rest of him behind her head. (x, y) is his seat. */
function NearLeg({ x, y, dress, skin }: { x: number; y: number; dress: Dress; skin: string }) {
  const body = bodyOf(BOY.pose, BOY.age, true);
  return (
    <At x={x} y={y} scale={footingOf({ x, y, ...BOY }, body).scale}>
      <PosedLeg leg={body.legs[0]} length={body.size.leg} stout={body.size.stout} tone={skin} shorts={dress.second} shoe={dress.trim} isSide isOnGround={false} />
    </At>
  );
}

/** A mother with her boy astride her shoulders: he sits behind her head, his legs hang over her chest, her hand holds his shin. (x, y) is the ground under her. */
function Carrying({ x, y }: { x: number; y: number }) {
  const dress: Dress = { ...DRESS.teal, second: '#2c3e73' };
  const seat = [x - 8, y - 342] as const;
  const [elbow, hand]: [Spot, Spot] = [[x - 8, y - 234], [x + 40, y - 272]];
  return (
    <>
      <path d={lens(x + 100, y, 380, 18)} fill={SHADE} opacity={0.45} />
      <Posed id="boy" x={seat[0]} y={seat[1]} {...BOY} wears="shorts" dress={dress} skin={SKIN.honey} hair="crop" />
      <Posed id="mother" x={x} y={y} height={404} wears="kurta" dress={DRESS.lotus} skin={SKIN.wheat} hair="plait" pose={{ lean: 5, nod: -4, near: [-16, 128], far: [-10, 136], nearLeg: [20, 4], farLeg: [-12, -22] }} />
      <NearLeg x={seat[0]} y={seat[1]} dress={dress} skin={SKIN.honey} />
      <path d={band([[...elbow, 14], [...hand, 9]]) + oval(hand[0] + 2, hand[1] - 2, 10, 8)} fill={SKIN.wheat} />
    </>
  );
}

export default function KashmirLakesTour5() {
  const bough: Spot[] = [[1690, 96], [1500, 112], [1350, 84], [1190, 128]];
  const r = random('bough');
  const tufts = random('tufts');
  return (
    <Canvas>
      <Sky id="sky" height={470} stops={[[0, '#7fb0cf'], [0.5, '#dbd9c4'], [1, '#ffe2a0']]} />
      <Sun id="sun" x={210} y={310} r={50} colour="#fffae0" glow="#ffd980" reach={11} />
      <Stratus x={820} y={120} width={520} colour="#fff6e0" opacity={0.6} />
      <SnowPeaks id="pir-panjal" base={470} rock="#a9b0c4" shade="#8f9abc" snow="#fff8ea" mist={AIR} peaks={[{ x: 520, y: 316, left: 260, right: 260, snow: 0.4 }, { x: 1130, y: 300, left: 320, right: 300, snow: 0.42 }, { x: 800, y: 258, left: 320, right: 330, snow: 0.48 }]} />
      <Ridge id="hills" anchors={[[-40, 396], [200, 420], [460, 392], [700, 430], [960, 410], [1240, 380], [1660, 340]]} colour="#a5a99a" mist={AIR} bottom={560} />
      <Mist id="haze" y={470} height={110} colour="#ffebbd" opacity={0.8} />
      <Poplars />
      <Gradient id="field" from={[0, 470]} to={[0, 760]} stops={[[0, '#d9c56c'], [1, '#a8a648']]} />
      <Land crest={[[-60, 492], [500, 484], [1100, 486], [1660, 478]]} fill="url(#field)" />
      {[70, 190, 300, 420, 530, 650, 1000, 1110, 1230, 1340, 1460, 1570].map((x, i) => <AppleTree key={x} id={`row-1-${i}`} x={x} y={528 + (i % 3) * 6} height={96} tones={faded(LEAF, AIR, 0.42)} apples={9} />)}
      <Halo id="low-sun" x={240} y={520} rx={700} ry={110} colour="#ffe9a8" opacity={0.7} />
      {[-10, 190, 400, 1090, 1290, 1500].map((x, i) => <AppleTree key={x} id={`row-2-${i}`} x={x} y={612 + (i % 2) * 8} height={176} tones={faded(LEAF, AIR, 0.2)} apples={16} />)}
      <path d={lens(1390, 674, 90, 6)} fill={SHADE} opacity={0.4} />
      {/* The basket rides on the picker's head, a hand at its rim. */}
      <Apples spots={[[1352, 513], [1363, 508], [1374, 508], [1385, 513]]} r={7} />
      <path d="M1340 513H1396L1388 541Q1368 548 1348 541Z" fill="#a8753c" />
      <path d="M1340 513H1396L1394 520H1342Z" fill="#d3a05c" />
      <Posed id="picker" x={1360} y={674} height={132} wears="pheran" dress={{ base: '#5f6670', trim: '#c9b890', second: '#4a4650' }} skin={SKIN.honey} hair="crop" pose={{ ...POSE.walk, lean: 4, near: [140, 176], far: [24, 44] }} />

      <Gradient id="grass" from={[0, 660]} to={[0, 1000]} stops={[[0, '#a9a546'], [0.5, '#7f8f3c'], [1, '#4f6a34']]} />
      <Land crest={[[-60, 706], [400, 690], [900, 694], [1660, 676]]} fill="url(#grass)" />
      <AppleTree id="left" x={150} y={806} height={470} tones={LEAF} apples={34} fleck={13} />
      <path d={band([[330, 800, 10], [290, 590, 8]])} fill="#b08a5a" />
      <AppleTree id="tree" x={980} y={880} height={700} tones={LEAF} apples={46} fleck={17} />
      <path d={band([[836, 884, 12], [816, 560, 9]])} fill="#b08a5a" />
      {Array.from({ length: 70 }, (_, i) => {
        const [x, y] = [tufts.between(0, 1620), 716 + tufts.next() ** 0.7 * 240];
        return <GrassTuft key={i} id={`tuft-${i}`} x={x} y={y} size={14 + (y - 700) * 0.14} dark="#55702f" light="#d6cc66" blades={8} />;
      })}
      <Petals id="leaves" x={960} y={890} rx={460} ry={52} count={70} colour="#d9a53a" size={9} />
      <Apples spots={[[1090, 914], [850, 902], [1250, 936], [560, 944], [905, 936]]} r={13} />

      <Ladder {...LADDER} />
      <path d={lens(1390, 914, 280, 14)} fill={SHADE} opacity={0.42} />
      <Climber />
      <Carrying x={668} y={938} />
      <Crate id="crate-1" x={226} y={900} width={190} isFull={false} />
      <Crate id="crate-2" x={410} y={948} width={210} />
      <Posed id="eater" x={215} y={814} height={350} isSeated age={6} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="bob" pose={{ ...POSE.sit, near: [40, 150], far: [20, 60] }} inHand={<Apples spots={[[6, -8]]} r={13} />} />
      <Crate id="crate-3" x={1480} y={960} width={250} />
      {Array.from({ length: 34 }, (_, i) => <GrassTuft key={i} id={`front-${i}`} x={(i * 48.7) % 1620} y={1010 - ((i * 23) % 22)} size={52 + ((i * 31) % 40)} dark="#3f5a2c" light="#c9c45c" blades={11} />)}
      <OverhangingBranch id="bough" line={bough} radius={46} twigs={8} tones={leaves('#2f4f2c', '#8fa844', '#ffe38a')} fleck={19} width={24} bark="#4c3a34" />
      <Apples spots={Array.from({ length: 12 }, (_, i): Spot => { const at = alongLine(bough, 0.08 + i * 0.08); return [at.x + r.between(-14, 14), at.y + r.between(10, 56)]; })} r={23} />
    </Canvas>
  );
}
