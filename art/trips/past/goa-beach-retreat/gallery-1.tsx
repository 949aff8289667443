/**
 * A big sandcastle at Benaulim, still being built in the morning: bucket towers, dripped spires, a moat, a palm-leaf flag.
 * Its towers, turned out of buckets onto a mound of wet sand, narrow upwards and have notched rims and flat round shells for windows.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { handsOf } from '../../../people/pose.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { LeafShade } from '../../../scenery/banyan.tsx';
import { Outrigger, SailingBoat } from '../../../scenery/boats.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Sky, Stratus } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { Foam, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.46, 0.6];

const WET = { lit: '#ecc98c', mid: '#cfa066', shade: '#9a6b47', dark: '#6d4632' };
const SHELL = '#f6ead8';
/** The torn lower edge of the palm-leaf flag, as part of an SVG path. */
const FRINGE = 'L800 257L790 270L772 254L762 277L742 252L728 280L712 251L698 280L682 250L666 277L642 262';

/** A tower of wet sand turned out of a bucket, with a notched rim. (x, y) is the middle of its base. */
function Tower({ id, x, y, width, height, notches = 4 }: { id: string; x: number; y: number; width: number; height: number; notches?: number }) {
  const r = random(id);
  const [w, top] = [width / 2, y - height];
  const at = (across: number, up: number): Spot => [x + across * w * (1 - up * 0.2), y - up * height];
  const side = (from: number, to: number) => polygon([at(from, 0), at(from, 1), at(to, 1), at(to, 0)]);
  const pits = Array.from({ length: Math.round(height / 7) }, () => lens(x + r.between(-0.7, 0.7) * w, y - r.between(0.04, 0.95) * height, r.between(5, 17), 1.8)).join('');
  const rim = Array.from({ length: notches }, (_, i) => (i + 0.5) / notches * 1.8 - 0.9);
  return (
    <>
      <path d={side(-1, 1)} fill={WET.mid} />
      <path d={side(-1, -0.5)} fill={WET.lit} />
      <path d={side(0.34, 1)} fill={WET.shade} />
      <path d={pits} fill={WET.dark} opacity={0.4} />
      <path d={oval(x, top, w * 0.8, w * 0.17)} fill={WET.lit} />
      <path d={oval(x + w * 0.06, top + w * 0.03, w * 0.6, w * 0.11)} fill={WET.shade} />
      {rim.map((a) => {
        const drop = Math.sqrt(1 - a * a) * w * 0.14;
        return (
          <g key={a}>
            <path d={box(x + a * w * 0.8 - w * 0.13, top + drop - w * 0.28, w * 0.26, w * 0.3)} fill={a > 0.3 ? WET.shade : a < -0.4 ? WET.lit : mix(WET.mid, WET.lit, 0.4)} />
            <path d={oval(x + a * w * 0.8, top + drop - w * 0.28, w * 0.13, w * 0.04)} fill={WET.lit} />
          </g>
        );
      })}
      <path d={oval(x - w * 0.1, y - height * 0.6, w * 0.2, w * 0.22)} fill={WET.dark} />
      <path d={oval(x - w * 0.12, y - height * 0.605, w * 0.17, w * 0.19)} fill={SHELL} />
      <path d={oval(x - w * 0.16, y - height * 0.62, w * 0.08, w * 0.09)} fill="#ffffff" />
    </>
  );
}

/** A spire of dripped wet sand: blobs, smaller towards the top. */
function Spire({ id, x, y, width, height }: { id: string; x: number; y: number; width: number; height: number }) {
  const r = random(id);
  const blobs = Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    return { x: x + r.between(-0.1, 0.1) * width * (1 - t), y: y - t * height, size: width * (0.52 - 0.46 * t) * r.between(0.85, 1.12) };
  });
  const row = (dx: number, scale: number) => blobs.map((b) => oval(b.x + dx * b.size, b.y, b.size * scale, b.size * scale * 0.66)).join('');
  return (
    <>
      <path d={row(0, 1)} fill={WET.shade} />
      <path d={row(-0.16, 0.8)} fill={WET.mid} />
      <path d={row(-0.4, 0.42)} fill={WET.lit} />
    </>
  );
}

/** A child's bucket. (x, y) is the middle of its base. */
const Bucket = ({ x, y, size, colour }: { x: number; y: number; size: number; colour: string }) => (
  <>
    <path d={oval(x + size * 0.5, y, size * 0.8, size * 0.12)} fill="#6d4632" opacity={0.32} />
    <path d={polygon([[x - size * 0.5, y - size], [x + size * 0.5, y - size], [x + size * 0.36, y], [x, y + size * 0.05], [x - size * 0.36, y]])} fill={colour} />
    <path d={polygon([[x + size * 0.12, y - size], [x + size * 0.5, y - size], [x + size * 0.36, y], [x + size * 0.1, y]])} fill={mix(colour, '#3a1638', 0.3)} />
    <path d={oval(x, y - size, size * 0.5, size * 0.12)} fill={mix(colour, '#3a1638', 0.5)} />
    <path d={`M${x - size * 0.48} ${y - size}Q${x - size * 0.1} ${y - size * 0.3} ${x + size * 0.48} ${y - size}`} stroke="#fff6e2" strokeWidth={size * 0.06} fill="none" />
  </>
);

/** A long spade. `from` is the upper hand, `to` the lower one. */
const Spade = ({ from: [x, y], to: [toX, toY] }: { from: Spot; to: Spot }) => (
  <At x={x} y={y} turn={(Math.atan2(x - toX, toY - y) * 180) / Math.PI} scale={0.86}>
    <path d={box(-5, -12, 10, 130) + shape([[-26, 112, 'corner'], [26, 112, 'corner'], [28, 158], [0, 190, 'corner'], [-28, 158]])} fill="#c9302c" />
    <path d={shape([[0, 112, 'corner'], [26, 112, 'corner'], [28, 158], [0, 190, 'corner']])} fill="#97242c" />
  </At>
);

/** The castle on its mound, from back to front: two towers, a spire, the keep, two towers, the wall with its gate, two spires, a bridge. */
function Castle() {
  return (
    <>
      {/* The castle's shadow falls to the right: the sun is low on the left. */}
      <path d={polygon([[760, 846], [860, 772], [1010, 738], [1024, 728], [1060, 742], [1040, 750], [1130, 752], [1330, 706], [1376, 732], [1350, 744], [1200, 790], [1250, 800], [1410, 786], [1440, 808], [1270, 846], [1130, 872], [1040, 900]])} fill="#7a4f3a" opacity={0.3} />
      <path d={shape([[190, 850], [250, 790], [480, 760], [820, 758], [1010, 800], [1060, 856], [980, 912], [640, 940], [290, 920]])} fill="#8a5f40" />
      <path d={shape([[206, 858], [262, 802], [484, 772], [816, 770], [996, 808], [1044, 858], [966, 904], [640, 930], [300, 910]])} fill="#5fb4bd" />
      <path d={shape([[230, 872], [400, 906], [640, 922], [900, 904], [1010, 862], [1030, 862], [966, 904], [640, 930], [300, 910]])} fill="#bfe8e2" />
      <path d={shape([[262, 846], [330, 742], [430, 690], [640, 664], [830, 690], [930, 750], [986, 846, 'corner'], [860, 890], [620, 906], [370, 888]])} fill={WET.mid} />
      <path d={shape([[262, 846], [330, 742], [430, 690], [480, 690], [370, 760], [316, 862]])} fill={WET.lit} />
      <path d={shape([[760, 674], [830, 690], [930, 750], [986, 846, 'corner'], [860, 890], [620, 906], [370, 888], [296, 862], [480, 870], [700, 868], [860, 830]])} fill={WET.shade} />
      <GroundMarks id="mound" x={330} y={720} width={500} height={160} count={46} colour={WET.dark} opacity={0.36} size={0.6} />

      <Tower id="back-left" x={520} y={720} width={120} height={216} />
      <Tower id="back-right" x={778} y={724} width={112} height={186} />
      <Spire id="spire-1" x={708} y={700} width={70} height={214} />
      <At x={0} y={30}>
        <path d={band([[640, 420, 7], [642, 300, 6], [640, 206, 4]])} fill="#6b4a38" />
        <path d={`M642 212C690 190 770 196 828 262${FRINGE}Z`} fill="#5f9a4a" />
        <path d={`M642 240Q740 222 828 262${FRINGE}Z`} fill="#3f7a3c" />
      </At>
      <Tower id="keep" x={640} y={762} width={170} height={330} notches={5} />
      <Tower id="front-left" x={400} y={830} width={146} height={236} />
      <path d={band([[880, 640, 5], [882, 552, 3]]) + polygon([[882, 552], [946, 568], [882, 590]])} fill="#c9302c" />
      <Tower id="front-right" x={880} y={836} width={138} height={206} />
      <path d={polygon([[462, 850], [466, 718], [822, 722], [824, 856]])} fill={WET.mid} />
      <path d={polygon([[462, 850], [466, 718], [560, 718], [540, 852]])} fill={mix(WET.mid, WET.lit, 0.6)} />
      <path d={Array.from({ length: 9 }, (_, i) => box(474 + i * 39, 696, 22, 30)).join('')} fill={mix(WET.mid, WET.lit, 0.4)} />
      <path d={Array.from({ length: 9 }, (_, i) => box(490 + i * 39, 696, 8, 30)).join('') + polygon([[466, 738], [822, 742], [822, 748], [466, 744]])} fill={WET.shade} />
      <path d="M590 858V800Q592 760 640 756Q688 760 692 800V860Z" fill={WET.dark} />
      <path d="M606 859V806Q608 772 646 770Q690 774 692 806V860Z" fill="#4a2c26" />
      {[504, 552, 726, 774].map((x, i) => (
        <path key={x} d={oval(x, 800 + (i % 2) * 6, 13, 14)} fill={SHELL} />
      ))}
      <path d={Array.from({ length: 11 }, (_, i) => oval(598 + i * 9, 752 - Math.sin((i / 10) * Math.PI) * 20 + 8, 5, 5)).join('')} fill={SHELL} />
      <Spire id="spire-2" x={330} y={846} width={60} height={110} />
      <Spire id="spire-3" x={950} y={846} width={54} height={92} />
      <path d={polygon([[604, 862], [690, 862], [716, 946], [600, 948]])} fill="#7a4f30" />
      <path d={[0, 1, 2, 3, 4].map((i) => polygon([[603 - i * 0.6, 866 + i * 17], [692 + i * 5.4, 866 + i * 17], [694 + i * 5.4, 876 + i * 17], [602 - i * 0.6, 876 + i * 17]])).join('')} fill="#b07c4c" />
    </>
  );
}

/** A green coconut, cut open at the top, with a straw; (0, 0) is the hand holding it. */
const Coconut = () => (
  <>
    <path d="M2 -20L-14 -46" stroke="#e8583a" strokeWidth={3} />
    <path d={oval(6, -6, 17, 18)} fill="#5f9a4a" />
    <path d={shape([[4, -23], [-6, -18], [-11, -6], [-6, 8], [6, 12], [0, -4]])} fill="#3f7a3c" />
    <path d={oval(6, -20, 10, 3.4)} fill="#f6efd8" />
  </>
);

/** The mother on her mat in the shade of the palm, holding a coconut. Her hips are at (x, y). */
const Mother = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={polygon([[x - 176, y + 18], [x + 76, y + 2], [x + 124, y + 36], [x - 136, y + 58]])} fill="#b5443a" />
    <path d={polygon([[x - 156, y + 17], [x - 136, y + 16], [x - 94, y + 54], [x - 116, y + 56]]) + polygon([[x + 18, y + 8], [x + 38, y + 6], [x + 86, y + 37], [x + 64, y + 39]])} fill="#f6d58a" />
    <path d={lens(x + 10, y + 30, 220, 14)} fill="#5a2a30" opacity={0.4} />
    <Posed id="mother" x={x} y={y} height={510} isSeated flip pose={{ ...POSE.crossed, lean: 2, nod: 2, near: [4, 112], far: [14, 106] }} inHand={<Coconut />} wears="kurta" dress={DRESS.teal} skin={SKIN.honey} shoe={SKIN.honey} hair="bun" />
  </>
);

export default function GoaBeachRetreat1() {
  const digger = { x: 1088, y: 916, height: 510, age: 6, flip: true, pose: { lean: 28, nod: -2, near: [-4, 70], far: [30, 44], nearLeg: [82, -8], farLeg: [-6, -94] } } as const;
  const { near, far } = handsOf(digger);
  return (
    <Canvas>
      <Sky id="sky" height={460} stops={[[0, '#3fa3cc'], [0.6, '#a8dce0'], [1, '#fdf1d4']]} />
      <Cumulus id="cloud" x={1096} y={300} width={400} height={96} lit="#ffffff" shade="#c5e0e6" opacity={0.9} />
      <Stratus x={240} y={150} width={420} colour="#ffffff" opacity={0.5} />
      <Flock id="gulls" x={330} y={270} width={220} height={60} count={5} size={14} colour="#5d8fa3" />
      <Ridge id="cape" anchors={[[960, 432], [1160, 412], [1380, 396], [1640, 380]]} colour="#83b3a4" mist="#cfe6d6" bottom={440} />
      <Water id="sea" y={430} bottom={610} stops={[[0, '#53b6c4'], [0.5, '#2f9fb4'], [1, '#8fd6cd']]} />
      <Ripples id="ripples" y={440} height={120} count={80} colour="#f2fcf6" opacity={0.6} size={0.8} />
      <SailingBoat x={1240} y={446} length={44} />
      <Outrigger x={196} y={490} length={210} wood="#c9452f" trim="#f7e3b0" sail="#fff3dc" />
      <Land crest={[[-60, 560], [400, 566], [900, 548], [1300, 560], [1660, 536]]} fill="#c9a878" />
      <Land crest={[[-60, 590], [400, 600], [900, 580], [1300, 596], [1660, 566]]} fill="#e6cd9c" />
      <Foam id="surf" line={[[-60, 556], [400, 562], [900, 544], [1300, 556], [1660, 532]]} width={12} />
      <Gradient id="sand" from={[0, 600]} to={[0, 1000]} stops={[[0, '#ecd3a2'], [0.5, '#f6dfb4'], [1, '#e9c68e']]} />
      <Land crest={[[-60, 640], [400, 650], [900, 630], [1300, 640], [1660, 610]]} fill="url(#sand)" />
      <GroundMarks id="sand-shade" y={650} height={330} count={120} colour="#b98a58" opacity={0.4} />
      <GroundMarks id="sand-light" y={660} height={330} count={70} colour="#fff3d6" opacity={0.7} />
      <Family id="bathers" x={1250} y={604} height={104} mother={{ dress: DRESS.indigo, wears: 'kurta', hair: 'bob' }} kids={[{ age: 4, dress: DRESS.crimson, arm: 'up' }]} />

      <At x={112} y={184} scale={0.8}>
        <Castle />
      </At>
      <LeafShade id="shade" x={1400} y={930} rx={330} ry={90} colour="#8a5a3c" opacity={0.32} />
      <Posed id="girl" x={212} y={922} height={510} age={6} pose={{ ...POSE.squat, lean: 20, near: [58, 74], far: [72, 88] }} wears="frock" dress={DRESS.crimson} skin={SKIN.honey} shoe={SKIN.honey} hair="plaits" hat="#f4ebdd" hasShadow />
      <Spade from={near} to={far} />
      <Posed id="boy" {...digger} wears="shorts" dress={DRESS.indigo} skin={SKIN.cinnamon} shoe={SKIN.cinnamon} hair="crop" hasShadow />
      <Bucket x={1150} y={992} size={80} colour="#f2a51b" />
      <Bucket x={96} y={966} size={84} colour="#1f7f86" />
      <Mother x={1398} y={890} />
      <Palm id="palm" x={1580} y={1010} height={900} lean={-0.1} />
    </Canvas>
  );
}
