/**
 * Nohkalikai in the afternoon, just as the cloud opens: a mother with a girl on her hip and a boy at the railing, pineapple in hand.
 * The fall drops 340 m free from a flat, wooded plateau, one thread, touches no rock, and lands in a turquoise pool; the sandstone wall is bedded level, moss on each ledge.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN, skinTones } from '../../../people/dress.ts';
import { Posed } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Mass, Thicket, type Lobe } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land, Ridge, ridgeLine } from '../../../scenery/ridge.tsx';
import { band, box, heightAt, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky } from '../../../scenery/sky.tsx';
import { Boulder, rock, RockFace } from '../../../scenery/stone.tsx';
import { Fern, GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Foam, Pool, Ripples, Waterfall } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

const WOOD = leaves('#1f5439', '#90b850', '#f8f0a0');
const AIR = '#e6eddd';
const RIM: Spot[] = [[-60, 286], [180, 276], [420, 262], [600, 258], [690, 258], [900, 250], [1180, 258], [1400, 246], [1660, 252]];
const FALL = 640;

/** Where a bed stands out far enough to carry soil: which bed, from where to where its trees stand; the grass runs on thinly at both ends. */
const LEDGES: readonly (readonly [bed: number, from: number, to: number])[] = [[2, -60, 210], [3, 250, 480], [5, 30, 360], [7, -60, 190], [7, 330, 500], [9, 90, 430], [2, 830, 1090], [3, 1180, 1420], [4, 960, 1120], [5, 1280, 1660], [6, 860, 1010], [7, 1060, 1360], [9, 900, 1180], [8, 1440, 1660]];

/** A ledge: its sunny upper side, the shade it throws on the wall below, and the trees that root on it, tallest in its middle. */
function Ledge({ id, line, air }: { id: string; line: readonly Spot[]; air: number }) {
  const r = random(id);
  const tones = faded(WOOD, mix('#8f8a62', AIR, air), 0.3);
  const swell = (t: number) => Math.sin(Math.PI * (0.04 + 0.92 * t)) ** 1.5;
  const along = (t: number) => line[0]![0] + (line[8]![0] - line[0]![0]) * t;
  const count = Math.round((along(1) - along(0)) / 8);
  const lobes = Array.from({ length: count }, (_, i): Lobe => {
    const t = (i + r.next()) / count;
    const size = (2 + 18 * swell(t) ** 1.8) * (0.35 + 0.75 * r.next() ** 1.6);
    return [along(t), heightAt(line, along(t)) - size * 0.45, size * 1.15, size * 0.95];
  });
  const strip = (lower: number, height: number) => band(line.map(([x, y], k) => [x, y + lower, Math.max(1, height * swell(k / 8))]));
  // Grass and roots hang over the edge in tufts of unequal length.
  const tufts = Array.from({ length: count }, () => { const t = r.between(0.06, 0.94); const x = along(t); const y = heightAt(line, x); return polygon([[x - 9, y], [x + 9, y], [x + r.between(-5, 5), y + 4 + 12 * r.next() ** 2 * swell(t)]]); }).join('');
  return (
    <>
      <path d={strip(9, 18)} fill="#4a4438" opacity={0.42} />
      <path d={strip(3, 9)} fill={mix('#cdbb84', AIR, air)} opacity={0.7} />
      <path d={tufts + strip(-2, 8)} fill={tones.dark} />
      <Mass id={id} lobes={lobes} tones={tones} />
    </>
  );
}

/** The wall: level beds of sandstone, each with its own tone, broken by upright joints; a hollow in shade behind the fall. */
function Wall() {
  const r = random('wall');
  const beds = 15;
  const foot = 850;
  const at = (i: number, x: number) => heightAt(RIM, x) + ((foot - 260) * i) / beds + 26 * Math.sin(x * 0.004 + i * 0.5);
  const stone = (i: number) => mix(r.pick(['#b59a6a', '#a38a62', '#c4a873', '#947e5c']), AIR, 0.1 + 0.02 * i);
  const xs = Array.from({ length: 28 }, (_, i) => -60 + i * 64);
  return (
    <>
      {Array.from({ length: beds }, (_, i) => {
        const top = ridgeLine(`bed-${i}`, xs.map((x): Spot => [x, at(i, x) + r.between(-5, 5)]), 0.3, 1);
        return <path key={i} d={polygon([...top, [1680, foot + 60], [-60, foot + 60]])} fill={stone(i)} />;
      })}
      <path d={Array.from({ length: 110 }, () => { const [x, i] = [r.between(-20, 1640), r.whole(0, beds - 2)]; const h = (590 / beds) * r.between(0.7, 2.6); const w = r.between(5, 18); return polygon([[x, at(i, x)], [x + w, at(i, x) + 3], [x + w * 0.7, at(i, x) + h], [x + w * 0.1, at(i, x) + h * 0.9]]); }).join('')} fill="#5f5348" opacity={0.4} />
      <path d={Array.from({ length: 60 }, () => { const [x, i] = [r.between(-20, 1640), r.whole(0, beds - 2)]; const h = (590 / beds) * r.between(0.5, 1.5); const w = r.between(8, 26); return polygon([[x, at(i, x)], [x + w, at(i, x) + 2], [x + w * 0.8, at(i, x) + h], [x + w * 0.1, at(i, x) + h]]); }).join('')} fill="#f0dba4" opacity={0.55} />
      {Array.from({ length: beds - 1 }, (_, i) => <path key={i} d={band(xs.filter((_x, k) => (k + i) % 3).slice(0, 18).map((x): [number, number, number] => [x, at(i + 1, x) + 2, r.between(1, 7)]))} fill="#54483f" opacity={0.4} />)}
      <Gradient id="hollow" from={[FALL - 330, 0]} to={[FALL + 360, 0]} stops={[[0, '#37474a', 0], [0.45, '#2d3f48', 0.62], [0.62, '#2d3f48', 0.62], [1, '#37474a', 0.05]]} />
      <path d={polygon(ridgeLine('hollow-edge', [[FALL - 150, 300], [FALL - 60, 292], [FALL + 120, 296], [FALL + 220, 340], [FALL + 310, 560], [FALL + 350, 860], [FALL - 310, 860], [FALL - 260, 560]], 0.6, 4))} fill="url(#hollow)" />
      {LEDGES.map(([bed, from, to]) => <Ledge key={`${bed}-${from}`} id={`ledge-${bed}-${from}`} line={Array.from({ length: 9 }, (_, k): Spot => { const x = from + (to - from) * (k * 0.19 - 0.26); return [x, at(bed, x)]; })} air={0.14 + bed * 0.02} />)}
    </>
  );
}

/** A bank of cloud that lies in the gorge, seen from above: long flat streaks without an edge, densest in the middle. */
function Cloud({ id, x, y, width, height }: { id: string; x: number; y: number; width: number; height: number }) {
  const r = random(id);
  const streaks = Array.from({ length: 16 }, (_, i) => {
    const across = r.between(-0.42, 0.42);
    const long = width * r.between(0.3, 0.7) * (1 - Math.abs(across));
    return lens(x + across * width * 0.8, y + (i / 15 - 0.5) * height * r.between(0.5, 1), long, height * r.between(0.16, 0.42));
  });
  return (
    <>
      <Halo id={`${id}-air`} x={x} y={y} rx={width * 0.62} ry={height * 0.9} colour="#fbfcf4" opacity={0.75} />
      <filter id={`${id}-soft`} x="-20%" y="-60%" width="140%" height="220%">
        <feGaussianBlur stdDeviation="36 9" />
      </filter>
      <path d={streaks.join('')} fill="#fdfdf7" opacity={0.66} filter={`url(#${id}-soft)`} />
    </>
  );
}

/** The rainbow that stands in the spray of an afternoon, red outside; its far foot is hidden by the trees. */
const Rainbow = () => (
  <g fill="none" opacity={0.3} filter="url(#rainbow-soft)">
    <filter id="rainbow-soft">
      <feGaussianBlur stdDeviation="4" />
    </filter>
    {['#e8604a', '#f2a54a', '#f6e27a', '#7fc98a', '#6aa6d9', '#9a86cf'].map((colour, i) => <path key={colour} d={`M${FALL + 36 + i * 8} 860A${215 - i * 8} ${235 - i * 8} 0 0 1 ${FALL + 466 - i * 8} 860`} stroke={colour} strokeWidth={9} />)}
  </g>
);

/** The railing of the viewing place: posts and two bars of painted pipe. */
const Railing = ({ from, to }: { from: Spot; to: Spot }) => {
  const at = (t: number): Spot => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  return (
    <>
      {Array.from({ length: 9 }, (_, i) => { const [x, y] = at(i / 8); return <path key={i} d={box(x - 6, y - 118, 12, 122)} fill={i % 2 ? '#2f6f8a' : '#3b86a0'} />; })}
      {[112, 62].map((up) => <g key={up}><path d={band([[from[0], from[1] - up, 12], [to[0], to[1] - up, 13]])} fill="#f2c33a" /><path d={band([[from[0], from[1] - up + 4, 4], [to[0], to[1] - up + 4, 4]])} fill="#a8742a" /></g>)}
    </>
  );
};

/** A mother from behind, her face to the fall, with a girl of three on her hip: the forearm lies under the girl's seat, the girl's arm round her neck. */
const MotherAndGirl = ({ x, y }: { x: number; y: number }) => {
  const { base, shade } = skinTones(SKIN.honey);
  return (
    <>
      <Posed id="mother" x={x} y={y} height={390} flip view="back" face="side" wears="sari" dress={DRESS.crimson} skin={SKIN.honey} hair="bun" pose={{ near: [-12, 92], far: [-8, -2], nearLeg: [2, 0], farLeg: [-4, -2] }} />
      <Posed id="girl" x={x - 71} y={y - 259} height={404} isSeated age={3} face="back" turn={-1} wears="frock" dress={DRESS.cream} shoe={DRESS.marigold.base} skin={SKIN.honey} hair="plaits" pose={{ lean: 6, near: [86, 80], far: [86, 80], nearLeg: [58, 4], farLeg: [58, 4] }} />
      {/* The forearm once more, now over the girl. */}
      <path d={band([[x - 24, y - 262, 13], [x - 21, y - 245, 13.5], [x - 56, y - 241, 12], [x - 86, y - 243, 9.5]]) + oval(x - 90, y - 244, 9, 6.5)} fill={base} />
      <path d={band([[x - 26, y - 238, 3], [x - 56, y - 236, 3], [x - 84, y - 239, 1]])} fill={shade} />
    </>
  );
};

/** The pool, sunk into the floor of the gorge: a bank of rock behind it in shade, stones and bushes before it, the stream leaving between them. */
const Plunge = () => (
  <>
    <Gradient id="floor" from={[0, 840]} to={[0, 1000]} stops={[[0, '#5d8b66'], [1, '#2a5f47']]} />
    <Land crest={[[200, 800], [340, 832], [460, 856], [640, 850], [820, 856], [930, 832], [1060, 800]]} fill="url(#floor)" />
    <Thicket id="side-left" line={[[250, 830], [350, 850], [440, 880]]} count={13} radius={19} tones={faded(WOOD, '#cfe0c0', 0.08)} fleck={5} spread={0.8} />
    <Thicket id="side-right" line={[[836, 880], [920, 850], [1020, 826]]} count={13} radius={19} tones={faded(WOOD, '#cfe0c0', 0.08)} fleck={5} spread={0.8} />
    <RockFace id="rim-of-pool" outline={[[420, 902], [446, 868], [520, 848], [640, 842], [760, 848], [834, 868], [862, 902], [800, 912], [480, 912]]} tones={rock('#6f7462', '#e8d9a8', '#1f3a3c')} facets={40} />
    <Pool id="pool" outline={[[436, 910], [480, 892], [560, 882], [640, 880], [726, 882], [806, 892], [846, 910], [836, 936], [760, 960], [640, 968], [520, 960], [444, 936]]} stops={[[0, '#2f8f8c'], [0.25, '#4fc6b8'], [1, '#1f9a98']]} />
    <Ripples id="pool-ripples" x={450} y={896} width={350} height={62} count={36} colour="#eafff6" opacity={0.7} size={0.5} />
    <path d={band([[620, 950, 90], [612, 984, 70], [590, 1030, 130]])} fill="#3fb0a6" />
    <path d={band([[622, 962, 20], [612, 986, 26], [594, 1020, 40]])} fill="#c9f5e8" opacity={0.6} />
    <Waterfall id="fall-foot" spine={[[FALL + 3, 700, 36], [FALL + 4, 800, 52], [FALL + 4, 896, 72]]} ribbons={30} tones={{ body: '#eef5f2', thread: '#b3cbd0', bright: '#ffffff' }} />
    <Foam id="foam" line={[[592, 886], [618, 893], [646, 896], [674, 893], [700, 886]]} width={8} />
    <Halo id="spray" x={FALL + 4} y={868} rx={190} ry={80} colour="#fbfff8" opacity={0.95} />
    {[[432, 926, 84], [812, 906, 46], [852, 936, 92], [584, 936, 30], [718, 926, 24], [694, 944, 40], [506, 976, 136], [430, 964, 76], [786, 976, 150], [700, 988, 70]].map(([x = 0, y = 0, w = 0]) => <Boulder key={x} id={`stone-${x}`} x={x} y={y} width={w} tones={rock('#7f7c66', '#fff0c0', '#1f3a3c')} />)}
    <Land crest={[[300, 1000], [420, 962], [520, 974], [590, 1004]]} fill={WOOD.dark} />
    <Land crest={[[660, 1004], [740, 984], [830, 964], [960, 960]]} fill={WOOD.dark} />
    <Thicket id="bank-front-left" line={[[400, 962], [470, 968], [530, 984], [580, 1004]]} count={12} radius={20} tones={WOOD} fleck={6} />
    <Thicket id="bank-front-right" line={[[690, 1004], [760, 986], [830, 968], [900, 960]]} count={14} radius={20} tones={WOOD} fleck={6} />
  </>
);

const TERRACE: Spot[] = [[760, 1060], [850, 960], [960, 912], [1120, 900], [1660, 896]];

export default function MeghalayaAdventure1() {
  return (
    <Canvas>
      <Sky id="sky" height={330} stops={[[0, '#5f9fc6'], [0.6, '#bfdbe0'], [1, '#f6efd2']]} />
      <Cumulus id="cloud-1" x={1220} y={214} width={560} height={130} lit="#fffdf4" shade="#c9d8d9" />
      <Cumulus id="cloud-2" x={210} y={232} width={520} height={110} lit="#fffdf4" shade="#c9d8d9" />
      <Ridge id="plain" anchors={[[-40, 252], [400, 236], [900, 240], [1200, 222], [1640, 232]]} colour="#9fc0b4" mist={AIR} bottom={420} rough={0.25} />
      <Wall />
      <Thicket id="rim-back" line={RIM.map(([x, y]): Spot => [x, y - 4])} count={120} radius={19} tones={faded(WOOD, AIR, 0.24)} />
      <Thicket id="rim-left" line={[[-60, 296], [180, 284], [430, 268], [606, 262]]} count={44} radius={23} tones={faded(WOOD, AIR, 0.08)} fleck={4} />
      <Thicket id="rim-right" line={[[676, 264], [900, 258], [1180, 268], [1660, 262]]} count={62} radius={23} tones={faded(WOOD, AIR, 0.08)} fleck={4} />
      <Gradient id="right-shade" from={[900, 0]} to={[1600, 0]} stops={[[0, '#2f5a60', 0], [0.5, '#2f5a60', 0.5], [1, '#274a58', 0.72]]} />
      <path d={box(880, 280, 740, 700)} fill="url(#right-shade)" />
      <Gradient id="deep-shade" from={[0, 420]} to={[0, 880]} stops={[[0, '#3f6a5c', 0], [1, '#3f6a5c', 0.62]]} />
      <path d={box(0, 400, 1600, 500)} fill="url(#deep-shade)" />
      <Waterfall id="fall" spine={[[FALL, 252, 30], [FALL + 3, 280, 26], [FALL + 2, 420, 32], [FALL, 560, 40], [FALL + 2, 700, 50], [FALL + 4, 960, 74]]} ribbons={46} tones={{ body: '#eef5f2', thread: '#b3cbd0', bright: '#ffffff' }} />
      <Cloud id="bank-left" x={40} y={610} width={900} height={150} />
      <Cloud id="bank-left-low" x={330} y={704} width={620} height={90} />
      <Cloud id="bank-right" x={1480} y={560} width={980} height={150} />
      <Cloud id="bank-right-low" x={1120} y={690} width={620} height={90} />
      <WoodedSlope id="talus-left" crest={[[-60, 640], [120, 690], [300, 752], [430, 816], [540, 880]]} tones={faded(WOOD, '#cfe0c0', 0.2)} mist="#cfe3c4" radius={27} groups={5} />
      <Rainbow />
      <WoodedSlope id="talus-right" crest={[[740, 880], [860, 810], [1000, 750], [1200, 690], [1660, 620]]} tones={faded(WOOD, '#cfe0c0', 0.2)} mist="#cfe3c4" radius={27} groups={5} />
      <Plunge />
      <WoodedSlope id="near-left" crest={[[-60, 700], [80, 760], [220, 850], [340, 930], [420, 1040]]} tones={WOOD} mist="#2f6a48" radius={46} groups={3} fleck={9} fade={0.3} />
      <Flock id="swifts" x={900} y={420} width={200} height={120} count={7} size={13} colour="#3f4f58" />

      <Railing from={[900, 930]} to={[1640, 902]} />
      <Gradient id="terrace" from={[0, 890]} to={[0, 1000]} stops={[[0, '#cbbf9c'], [1, '#8f8a70']]} />
      <Land crest={TERRACE} fill="url(#terrace)" />
      <path d={`M980 914L900 1010M1190 900L1160 1010M1420 898L1440 1010M860 956L1660 950`} stroke="#7f7860" strokeWidth={4} opacity={0.6} />
      <Thicket id="brink" line={[[770, 1020], [850, 958], [930, 922]]} count={10} radius={30} tones={WOOD} fleck={8} />
      <path d={lens(1190, 962, 240, 16) + lens(1400, 966, 260, 17) + lens(1585, 958, 200, 15)} fill="#3f3a40" opacity={0.34} />
      <Posed id="boy" x={1110} y={956} height={360} flip age={8} wears="shorts" dress={DRESS.marigold} skin={SKIN.honey} hair="crop" pose={{ lean: 4, near: [98, 94], far: [16, 62], nearLeg: [4, 0], farLeg: [-8, -8] }} />
      <MotherAndGirl x={1330} y={958} />
      <Posed id="friend" x={1530} y={956} height={384} flip view="side" dress={DRESS.teal} skin={SKIN.cinnamon} hair="plait" pose={{ near: [38, 100], far: [10, 30], nearLeg: [3, 0], farLeg: [-5, -3] }} inHand={<><path d={oval(10, 6, 26, 7)} fill="#f4efe2" /><path d={`${oval(2, 1, 8, 5)}${oval(14, 0, 8, 5)}${oval(8, -5, 8, 5)}`} fill="#f2c33a" /></>} />
      <GrassTuft id="tuft-1" x={908} y={1004} size={60} dark="#3f6d35" light="#b5c25a" />
      <GrassTuft id="tuft-2" x={1162} y={1006} size={50} dark="#3f6d35" light="#b5c25a" />
      <Fern id="fern-1" x={60} y={1010} size={190} lean={0.2} />
      <Fern id="fern-2" x={300} y={1020} size={130} lean={0.3} />
    </Canvas>
  );
}
