/**
 * Nohkalikai in the afternoon, just as the cloud opens: a mother with a girl on her hip and a boy at the railing, pineapple in hand.
 * The fall drops 340 m free from a flat, wooded plateau, one thread, touches no rock, and lands in a turquoise pool; the sandstone wall is bedded level, moss on each ledge.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land, Ridge, ridgeLine } from '../../../scenery/ridge.tsx';
import { band, box, heightAt, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Mist, Sky, Wisps } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { Fern, GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Foam, Pool, Ripples, Waterfall } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

const WOOD = leaves('#1f5439', '#90b850', '#f8f0a0');
const AIR = '#e6eddd';
const RIM: Spot[] = [[-60, 286], [180, 276], [420, 262], [600, 258], [690, 258], [900, 250], [1180, 258], [1400, 246], [1660, 252]];
const FALL = 640;

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
      {[2, 4, 6, 8, 10, 12].flatMap((i, k) => [[-40, 210], [330, 500], [800, 1010], [1090, 1320], [1400, 1650]].map(([a = 0, b = 0], m) => <Thicket key={`${i}-${m}`} id={`ledge-${i}-${m}`} line={[[a + k * 13 - m * 20, at(i, a)], [b - k * 17 + m * 12, at(i, b)]]} count={4 + ((k * 3 + m * 5) % 5)} radius={8 + ((k * 5 + m * 3) % 5) * 4.5} tones={faded(WOOD, AIR, 0.16 + i * 0.012)} spread={0.5} />))}
    </>
  );
}

/** The rainbow that stands in the spray of an afternoon, red outside; its far foot is hidden by the trees. */
const Rainbow = () => (
  <g fill="none" opacity={0.34}>
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
      <Cumulus id="bank-left" x={60} y={600} width={760} height={210} lit="#fffdf6" shade="#d3dfdc" opacity={0.96} />
      <Cumulus id="bank-left-2" x={330} y={664} width={440} height={90} lit="#fffdf6" shade="#d3dfdc" opacity={0.85} />
      <Cumulus id="bank-right" x={1440} y={520} width={760} height={190} lit="#f6f6ec" shade="#c3d3d3" opacity={0.95} />
      <Wisps id="veil-left" x={260} y={640} width={700} colour="#fbfcf4" opacity={0.9} count={6} />
      <Wisps id="veil-right" x={1250} y={560} width={820} colour="#fbfcf4" opacity={0.9} count={7} />
      <Mist id="veil" y={700} height={160} colour="#f3f7ec" opacity={0.4} />
      <WoodedSlope id="talus-left" crest={[[-60, 640], [120, 690], [300, 752], [430, 816], [540, 880]]} tones={faded(WOOD, '#cfe0c0', 0.2)} mist="#cfe3c4" radius={27} groups={5} />
      <Rainbow />
      <WoodedSlope id="talus-right" crest={[[740, 880], [860, 810], [1000, 750], [1200, 690], [1660, 620]]} tones={faded(WOOD, '#cfe0c0', 0.2)} mist="#cfe3c4" radius={27} groups={5} />
      <Gradient id="floor" from={[0, 860]} to={[0, 1000]} stops={[[0, '#8fb07a'], [1, '#2f6a4c']]} />
      <Land crest={[[300, 930], [420, 880], [520, 862], [760, 862], [880, 884], [1000, 940]]} fill="url(#floor)" />
      <path d={band([[640, 930, 150], [600, 980, 130], [560, 1040, 170]])} fill="#3fb5aa" />
      <path d={band([[640, 940, 40], [604, 980, 34], [566, 1040, 60]])} fill="#c9f5e8" opacity={0.6} />
      <Pool id="pool" outline={[[474, 878], [540, 852], [640, 842], [740, 852], [806, 882], [780, 930], [700, 958], [560, 956], [490, 922]]} stops={[[0, '#d6fbec'], [0.3, '#5fd3c2'], [1, '#1f9a98']]} />
      <Ripples id="pool-ripples" x={500} y={862} width={280} height={80} count={34} colour="#eafff6" opacity={0.8} size={0.5} />
      <Foam id="foam" line={[[566, 858], [640, 864], [716, 858]]} width={11} />
      <Halo id="spray" x={FALL + 4} y={812} rx={230} ry={130} colour="#fbfff8" opacity={0.95} />
      {[[474, 886, 60], [800, 892, 54], [520, 940, 76], [762, 944, 84], [640, 962, 60]].map(([x = 0, y = 0, w = 0]) => <Boulder key={x} id={`stone-${x}`} x={x} y={y} width={w} tones={rock('#8f8668', '#fff0c0')} wet="#eefaf2" />)}
      <WoodedSlope id="near-left" crest={[[-60, 700], [80, 760], [220, 850], [340, 930], [420, 1040]]} tones={WOOD} mist="#2f6a48" radius={46} groups={3} fleck={9} fade={0.3} />
      <Flock id="swifts" x={900} y={420} width={200} height={120} count={7} size={13} colour="#3f4f58" />

      <Railing from={[900, 930]} to={[1640, 902]} />
      <Gradient id="terrace" from={[0, 890]} to={[0, 1000]} stops={[[0, '#cbbf9c'], [1, '#8f8a70']]} />
      <Land crest={TERRACE} fill="url(#terrace)" />
      <path d={`M980 914L900 1010M1190 900L1160 1010M1420 898L1440 1010M860 956L1660 950`} stroke="#7f7860" strokeWidth={4} opacity={0.6} />
      <Thicket id="brink" line={[[770, 1020], [850, 958], [930, 922]]} count={10} radius={30} tones={WOOD} fleck={8} />
      <path d={lens(1190, 962, 240, 16) + lens(1400, 966, 260, 17) + lens(1585, 958, 200, 15)} fill="#3f3a40" opacity={0.34} />
      <Posed id="boy" x={1110} y={956} height={360} flip age={8} wears="shorts" dress={DRESS.marigold} skin={SKIN.honey} hair="crop" pose={{ lean: 4, near: [98, 94], far: [40, 80], nearLeg: [4, 0], farLeg: [-8, -8] }} />
      <Posed id="girl" x={1288} y={724} height={380} flip isSeated age={3} wears="frock" dress={DRESS.cream} skin={SKIN.honey} hair="bob" pose={{ near: [112, 104], far: [60, 90], nearLeg: [52, 8], farLeg: [40, 0] }} />
      <Posed id="mother" x={1330} y={958} height={390} flip wears="sari" dress={DRESS.crimson} skin={SKIN.honey} hair="bun" pose={{ lean: -4, near: [26, 96], far: [50, 110], nearLeg: [6, 0], farLeg: [-4, -4] }} />
      <Posed id="friend" x={1530} y={956} height={384} flip view="side" dress={DRESS.teal} skin={SKIN.cinnamon} hair="plait" pose={{ near: [38, 100], far: [10, 30], nearLeg: [3, 0], farLeg: [-5, -3] }} inHand={<><path d={oval(10, 6, 26, 7)} fill="#f4efe2" /><path d={`${oval(2, 1, 8, 5)}${oval(14, 0, 8, 5)}${oval(8, -5, 8, 5)}`} fill="#f2c33a" /></>} />
      <GrassTuft id="tuft-1" x={960} y={1000} size={60} dark="#3f6d35" light="#b5c25a" />
      <GrassTuft id="tuft-2" x={1250} y={1010} size={50} dark="#3f6d35" light="#b5c25a" />
      <Fern id="fern-1" x={60} y={1010} size={190} lean={0.2} />
      <Fern id="fern-2" x={300} y={1020} size={130} lean={0.3} />
    </Canvas>
  );
}
