/**
 * Nohkalikai as the cloud opens: a mother at the railing holds her small daughter's hand, a boy points, a friend brings pineapple.
 * The fall drops 340 m from a flat wooded plateau, clear of the bedded sandstone, thinning to mist over a turquoise pool.
 */
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky } from '../../../scenery/sky.tsx';
import { Boulder, rock, RockFace } from '../../../scenery/stone.tsx';
import { Fern, GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Foam, Pool, Ripples, Waterfall } from '../../../scenery/water.tsx';
import { AIR, FALL, steps, Strata, Talus, Wall, WOOD } from './gorge-wall.tsx';

export const focus: [number, number] = [0.5, 0.55];

/** The lip: the stream comes out of the wood over wet rock into a notch between two shoulders. */
const Lip = () => (
  <>
    <path d={polygon([[578, 276], [606, 256], [648, 248], [712, 250], [716, 276], [664, 288], [640, 296], [614, 288]])} fill={faded(WOOD, AIR, 0.3).mid} />
    <Thicket id="far-bank" line={[[590, 252], [700, 248]]} count={9} radius={11} tones={faded(WOOD, AIR, 0.34)} />
    <path d={band([[706, 258, 4], [674, 263, 7], [684, 269, 9], [650, 276, 15], [640, 290, 24]])} fill="#9fc4cc" />
    <path d={band([[700, 258, 1], [676, 263, 2], [680, 269, 4], [648, 277, 7], [640, 290, 14]])} fill="#f4fbfa" />
    <RockFace id="lip-left" outline={[[548, 262], [600, 264], [618, 271], [628, 286], ...steps('lip-l', 628, 290, 430, -0.6), [586, 470], ...steps('lip-ll', 556, 290, 420, 0.6).toReversed()]} tones={rock('#8f8266', '#ffeec6', '#2c3d48')} facets={11} />
    <RockFace id="lip-right" outline={[[655, 288], [663, 274], [684, 266], [744, 262], ...steps('lip-r', 740, 290, 380, -0.6), [700, 470], ...steps('lip-rr', 655, 292, 450, 0.5).toReversed()]} tones={rock('#7f745c', '#f2dfb0', '#2c3d48')} facets={11} />
    <Strata id="lip-left" from={540} to={640} out={4} />
    <Strata id="lip-right" from={650} to={750} out={-2} />
    <Thicket id="lip-bush-left" line={[[560, 272], [600, 266]]} count={5} radius={12} tones={faded(WOOD, AIR, 0.08)} />
    <Thicket id="lip-bush-right" line={[[690, 268], [730, 266]]} count={5} radius={13} tones={faded(WOOD, AIR, 0.08)} />
  </>
);

/** The fall: a rope of water at the notch, wider and thinner on the way down; plumes drop in front of it and beside it. */
function Fall() {
  const r = random('plumes');
  const half = (y: number) => 12 + ((y - 280) / 620) ** 1.35 * 62;
  const plumes = Array.from({ length: 44 }, () => { const y = r.between(380, 820); const x = FALL + 3 + r.between(-1.25, 1.25) * half(y); const h = r.between(20, 80); return band([[x, y, 0.6], [x + 1, y + h * 0.75, r.between(2, 6)], [x + 1, y + h, 1]]); }).join('');
  return (
    <>
      <Gradient id="thins" from={[0, 280]} to={[0, 900]} stops={[[0, '#ffffff'], [0.35, '#f4f4f4'], [0.75, '#9a9a9a'], [1, '#4a4a4a']]} />
      <mask id="fraying">
        <path d={box(400, 240, 500, 700)} fill="url(#thins)" />
      </mask>
      <Halo id="drift" x={FALL + 26} y={740} rx={150} ry={250} colour="#f6fbf6" opacity={0.3} />
      <g mask="url(#fraying)">
        <g opacity={0.5}>
          <Waterfall id="veil" spine={[[FALL, 286, 20], [FALL + 4, 420, 50], [FALL + 8, 560, 88], [FALL + 12, 700, 134], [FALL + 14, 900, 190]]} ribbons={40} tones={{ body: '#e6f0ee', thread: '#c9d9da', bright: '#ffffff' }} />
        </g>
        <Waterfall id="fall" spine={[[FALL, 282, 20], [FALL + 1, 296, 26], [FALL + 3, 420, 38], [FALL + 2, 560, 56], [FALL + 4, 700, 80], [FALL + 6, 900, 112]]} ribbons={60} tones={{ body: '#f1f7f4', thread: '#b3cbd0', bright: '#ffffff' }} />
        <path d={plumes} fill="#ffffff" opacity={0.8} />
      </g>
    </>
  );
}

/** A cloud bank in the gorge: uneven rounded heaps, long tongues at both ends, fading below. (x, y) is the middle of its base. */
function Cloud({ id, x, y, width, height }: { id: string; x: number; y: number; width: number; height: number }) {
  const r = random(id);
  const heaps: (readonly [x: number, y: number, r: number])[] = Array.from({ length: 34 }, (_, i) => {
    const t = (i + r.next()) / 34 - 0.5;
    const swell = (1 - (t * 2) ** 2) ** 0.7 * r.between(0.25, 1) ** 1.5;
    const size = height * (0.09 + 0.2 * swell);
    return [x + t * width * 0.84, y - height * (0.34 + 0.6 * swell) + size, size];
  });
  const tongues = [[0, 0.2, 1, 0.62], [-0.3, 0.34, 0.5, 0.2], [0.34, 0.42, 0.46, 0.18], [0.44, 0.2, 0.34, 0.2], [-0.46, 0.12, 0.4, 0.22]].map(([t = 0, up = 0, long = 0, thick = 0]) => lens(x + t * width, y - up * height, long * width, height * thick)).join('');
  const within = `url(#${id}-form)`;
  return (
    <>
      <Gradient id={`${id}-lit`} from={[0, y - height]} to={[0, y + height * 0.2]} stops={[[0, '#fffef6'], [0.5, '#fbfbf2', 0.96], [0.74, '#f1f5ea', 0.7], [1, '#eaf0e4', 0.06]]} />
      <clipPath id={`${id}-form`}>
        <path d={tongues} />
        <path d={heaps.map(([hx, hy, size]) => oval(hx, hy, size * 1.6, size)).join('')} />
      </clipPath>
      <path d={box(x - width, y - height * 1.2, width * 2, height * 1.6)} fill={`url(#${id}-lit)`} clipPath={within} />
      <path d={heaps.map(([hx, hy, size]) => oval(hx + size * 0.7, hy + size * 0.6, size * 1.4, size * 0.8)).join('')} fill="#a9c6cb" opacity={0.24} clipPath={within} />
      <path d={heaps.filter(([, , size]) => size > height * 0.16).map(([hx, hy, size]) => oval(hx - size * 0.5, hy - size * 0.36, size, size * 0.5)).join('')} fill="#fffef8" opacity={0.7} clipPath={within} />
    </>
  );
}

/** An afternoon rainbow in the spray, red on the outside; it fades away from the fall, where there is no spray. */
const Rainbow = () => (
  <g mask="url(#rainbow-reach)">
    <Gradient id="rainbow-pales" from={[FALL + 90, 0]} to={[FALL + 262, 0]} stops={[[0, '#ffffff'], [0.5, '#7a7a7a'], [1, '#000000']]} />
    <mask id="rainbow-reach">
      <path d={box(FALL, 580, 500, 320)} fill="url(#rainbow-pales)" />
    </mask>
    <filter id="rainbow-soft">
      <feGaussianBlur stdDeviation="1.6" />
    </filter>
    <g fill="none" opacity={0.36} filter="url(#rainbow-soft)">
      {['#e8604a', '#f2a54a', '#f6e27a', '#7fc98a', '#6aa6d9', '#9a86cf'].map((colour, i) => <path key={colour} d={`M${FALL + 36 + i * 8} 860A${215 - i * 8} ${235 - i * 8} 0 0 1 ${FALL + 466 - i * 8} 860`} stroke={colour} strokeWidth={9} />)}
    </g>
  </g>
);

/** The railing of the viewpoint: posts and two bars of painted pipe. */
const Railing = ({ from, to }: { from: Spot; to: Spot }) => {
  const at = (t: number): Spot => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  return (
    <>
      {Array.from({ length: 9 }, (_, i) => { const [x, y] = at(i / 8); return <path key={i} d={box(x - 6, y - 118, 12, 122)} fill={i % 2 ? '#2f6f8a' : '#3b86a0'} />; })}
      {[112, 62].map((up) => <g key={up}><path d={band([[from[0], from[1] - up, 12], [to[0], to[1] - up, 13]])} fill="#f2c33a" /><path d={band([[from[0], from[1] - up + 4, 4], [to[0], to[1] - up + 4, 4]])} fill="#a8742a" /></g>)}
    </>
  );
};

/** A mother from behind, reaching for the pineapple, and a small girl at her side, holding her other hand. */
const MotherAndGirl = ({ x, y }: { x: number; y: number }) => (
  <>
    <Posed id="girl" x={x - 151} y={y} height={430} view="back" turn={1} age={3} wears="frock" dress={DRESS.cream} shoe={DRESS.marigold.base} skin={SKIN.honey} hair="plaits" pose={{ near: [60, 160], far: [-10, -2], nearLeg: [3, 0], farLeg: [-3, 0] }} />
    <Posed id="mother" x={x} y={y} height={390} flip view="back" face="side" wears="sari" dress={DRESS.crimson} skin={SKIN.honey} hair="bun" pose={{ near: [14, 12], far: [6, -112], nearLeg: [2, 0], farLeg: [-4, -2] }} />
  </>
);

/** The pool in the floor of the gorge and the fall into it: rock behind, stones and bushes in front, the stream flowing out. */
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
    <path d={band([[622, 962, 20], [612, 986, 26], [594, 1020, 40]])} fill="#c9f5e8" opacity={0.3} />
    <Fall />
    <Cloud id="spray-bank" x={FALL + 4} y={904} width={216} height={44} />
    <Foam id="foam" line={[[572, 888], [608, 895], [646, 899], [684, 895], [718, 888]]} width={7} opacity={0.6} />
    <Halo id="spray" x={FALL + 6} y={862} rx={190} ry={90} colour="#fbfff8" opacity={0.5} />
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
      <Thicket id="rim-back-left" line={[[-60, 282], [180, 272], [420, 258], [586, 254]]} count={44} radius={19} tones={faded(WOOD, AIR, 0.24)} />
      <Thicket id="rim-back-right" line={[[726, 254], [900, 246], [1180, 254], [1400, 242], [1660, 248]]} count={62} radius={19} tones={faded(WOOD, AIR, 0.24)} />
      <Lip />
      <Thicket id="rim-left" line={[[-60, 296], [180, 284], [430, 268], [556, 264]]} count={40} radius={23} spread={0.8} tones={faded(WOOD, AIR, 0.08)} fleck={4} />
      <Thicket id="rim-right" line={[[744, 266], [900, 258], [1180, 268], [1660, 262]]} count={56} radius={23} spread={0.8} tones={faded(WOOD, AIR, 0.08)} fleck={4} />
      <Gradient id="right-shade" from={[900, 0]} to={[1600, 0]} stops={[[0, '#2f5a60', 0], [0.5, '#2f5a60', 0.28], [1, '#274a58', 0.46]]} />
      <path d={box(880, 280, 740, 700)} fill="url(#right-shade)" />
      <Gradient id="deep-shade" from={[0, 420]} to={[0, 880]} stops={[[0, '#3f6a5c', 0], [1, '#3f6a5c', 0.5]]} />
      <path d={box(0, 400, 1600, 500)} fill="url(#deep-shade)" />
      <Cloud id="bank-left" x={70} y={610} width={640} height={92} />
      <Cloud id="bank-left-low" x={344} y={716} width={420} height={66} />
      <Cloud id="bank-right" x={1500} y={560} width={720} height={104} />
      <Rainbow />
      <Cloud id="bank-right-low" x={1044} y={712} width={460} height={64} />
      <Talus id="fallen-left" line={[[-60, 606], [60, 640], [120, 634], [230, 690], [330, 726], [430, 790], [560, 876]]} />
      <Talus id="fallen-right" line={[[716, 880], [830, 806], [920, 760], [1010, 744], [1200, 690], [1640, 640]]} />
      <WoodedSlope id="talus-left" crest={[[-60, 640], [120, 690], [300, 752], [430, 816], [540, 880]]} tones={faded(WOOD, '#cfe0c0', 0.2)} mist="#cfe3c4" radius={27} groups={5} />
      <WoodedSlope id="talus-right" crest={[[740, 880], [860, 810], [1000, 750], [1200, 690], [1660, 620]]} tones={faded(WOOD, '#cfe0c0', 0.2)} mist="#cfe3c4" radius={27} groups={5} />
      <Plunge />
      <WoodedSlope id="near-left" crest={[[-60, 700], [80, 760], [220, 850], [340, 930], [420, 1040]]} tones={WOOD} mist="#2f6a48" radius={46} groups={3} fleck={9} fade={0.3} />
      <Flock id="swifts" x={900} y={420} width={200} height={120} count={7} size={13} colour="#3f4f58" />

      <Railing from={[900, 930]} to={[1640, 902]} />
      <Gradient id="terrace" from={[0, 890]} to={[0, 1000]} stops={[[0, '#cbbf9c'], [1, '#8f8a70']]} />
      <Land crest={TERRACE} fill="url(#terrace)" />
      <path d={`M980 914L900 1010M1190 900L1160 1010M1420 898L1440 1010M860 956L1660 950`} stroke="#7f7860" strokeWidth={4} opacity={0.6} />
      <Thicket id="brink" line={[[770, 1020], [850, 958], [930, 922]]} count={10} radius={30} tones={WOOD} fleck={8} />
      <path d={lens(1096, 962, 260, 16) + lens(1316, 966, 260, 17) + lens(1504, 958, 200, 15)} fill="#3f3a40" opacity={0.34} />
      <Posed id="boy" x={1010} y={956} height={360} flip age={8} wears="shorts" dress={DRESS.marigold} skin={SKIN.honey} hair="crop" pose={{ lean: 4, near: [98, 94], far: [16, 62], nearLeg: [4, 0], farLeg: [-8, -8] }} />
      <MotherAndGirl x={1246} y={958} />
      <Posed id="friend" x={1461} y={956} height={384} flip view="side" dress={DRESS.teal} skin={SKIN.cinnamon} hair="plait" pose={{ near: [38, 100], far: [34, 98], nearLeg: [3, 0], farLeg: [-5, -3] }} inHand={<><path d={oval(10, 6, 26, 7)} fill="#f4efe2" /><path d={`${oval(2, 1, 8, 5)}${oval(14, 0, 8, 5)}${oval(8, -5, 8, 5)}`} fill="#f2c33a" /></>} />
      <GrassTuft id="tuft-1" x={908} y={1004} size={60} dark="#3f6d35" light="#b5c25a" />
      <GrassTuft id="tuft-2" x={1162} y={1006} size={50} dark="#3f6d35" light="#b5c25a" />
      <Fern id="fern-1" x={60} y={1010} size={190} lean={0.2} />
      <Fern id="fern-2" x={300} y={1020} size={130} lean={0.3} />
    </Canvas>
  );
}
