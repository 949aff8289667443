/**
 * A narrow boat in the mangroves of Chunnambar: a boatman poling, a girl paddling in the bow, a mother and child, and a kingfisher.
 * Red mangroves have stilt roots, some of them forked, that arch out from the trunk.
 */
import { mix } from '../../../kit/colour.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN, skinTones, tonesOf, type Dress } from '../../../people/dress.ts';
import { Head, type HeadLooks } from '../../../people/heads.tsx';
import { handsOf, type Place } from '../../../people/pose.ts';
import { Posed } from '../../../people/posed.tsx';
import { OverhangingBranch } from '../../../scenery/bough.tsx';
import { At, Canvas } from '../../../scenery/canvas.tsx';
import { faded, leaves, lobesIn, Mass } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { band, box, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky } from '../../../scenery/sky.tsx';
import { FadingReflection, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.6];

const RIVER = 500;
const GREEN = leaves('#173f30', '#7aa84c', '#f3f3a0');
const AIR = '#dcebc6';
const BOATMAN = { base: '#3f7fa8', trim: '#285878', second: '#fff6e6' };
const VEST = { lit: '#ff9a4a', base: '#f0712c', shade: '#b5472c' };

/** Stilt roots of one tree: arches, some of them forked, from the trunk near `top` down into the water at `foot`. */
function Stilts({ id, x, top, foot, reach, air = 0 }: { id: string; x: number; top: number; foot: number; reach: number; air?: number }) {
  const r = random(id);
  const tall = foot - top;
  const arches = Array.from({ length: 15 }, (_, i) => {
    const side = ((i * 0.618) % 1) * 2 - 1;
    const end: Spot = [x + side * reach, foot + (1 - Math.abs(side)) * tall * 0.1 + r.between(-4, 8)];
    const start = top - tall * r.between(0, 0.5);
    const knee: Spot = [x + side * reach * 0.66, top + tall * r.between(0.02, 0.3)];
    const wide = tall * r.between(0.035, 0.06);
    const line = (shift: number, share: number) => band([[x, start, wide * 1.3 * share], [x + side * reach * 0.3 + shift, (start + knee[1]) / 2 - tall * 0.06, wide * share], [knee[0] + shift, knee[1], wide * share], [end[0] - side * reach * 0.03 + shift, (knee[1] + end[1]) / 2, wide * 0.9 * share], [end[0] + shift, end[1], wide * 0.7 * share]]);
    const fork = i % 3 === 0 ? band([[knee[0], knee[1], wide * 0.8], [knee[0] + side * reach * 0.24, knee[1] + tall * 0.24, wide * 0.6], [knee[0] + side * reach * 0.32, foot, wide * 0.5]]) : '';
    return { body: line(0, 1) + fork, sun: line(-wide * 0.24, 0.3), end };
  });
  return (
    <>
      <path d={arches.map(({ end }) => band([[end[0], end[1] - 4, tall * 0.03], [end[0] + 6, end[1] + tall * 0.14, tall * 0.02], [end[0] - 4, end[1] + tall * 0.3, 1]])).join('')} fill={mix('#1f4a3c', AIR, air)} opacity={0.6} />
      <path d={band([[x + 4, top + tall * 0.4, 2], [x + 3, top + tall * 0.1, tall * 0.12], [x, top - tall * 0.3, tall * 0.15], [x - tall * 0.04, top - tall * 1.1, tall * 0.1]])} fill={mix('#4f3c30', AIR, air)} />
      <path d={arches.map(({ body }) => body).join('')} fill={mix('#4f3c30', AIR, air)} />
      <path d={arches.map(({ sun }) => sun).join('')} fill={mix('#b08a62', AIR, air)} />
      <path d={arches.map(({ end }) => lens(end[0], end[1] + 2, tall * 0.16, 3)).join('')} fill="#f0f6d8" opacity={0.7} />
    </>
  );
}

/** A passenger in a life jacket from the waist up, facing right; about 165 high at size 1, seat at (x, y). `paddles` omits the forearm. */
function Rider({ x, y, size, dress, looks, head, paddles = false }: { x: number; y: number; size: number; dress: Dress; looks: HeadLooks; head: number; paddles?: boolean }) {
  const cloth = tonesOf(dress.base);
  const flesh = skinTones(looks.skin);
  return (
    <At x={x} y={y} scale={size}>
      <path d={shape([[-46, 20], [-44, -14], [-10, -26], [50, -30], [66, -10], [64, 20]])} fill={cloth.shade} />
      <path d={shape([[-36, 10], [-42, -40], [-36, -88], [-14, -106], [12, -102], [26, -76], [26, -30], [22, 10]])} fill={cloth.base} />
      <path d={shape([[-38, 2], [-44, -40], [-38, -88], [-22, -104], [-6, -98], [2, -84], [14, -98], [24, -84], [30, -50], [28, 0]])} fill={VEST.base} />
      <path d={shape([[-38, 2], [-44, -40], [-38, -88], [-26, -102], [-22, -60], [-24, 2]])} fill={VEST.shade} />
      <path d={shape([[10, -94], [24, -84], [30, -50], [28, 0], [18, 0], [20, -50]])} fill={VEST.lit} />
      <path d="M-42 -52H30M-42 -24H30" stroke="#2f2a3a" strokeWidth={6} />
      <path d="M-4 -98L-6 0" stroke="#fff0c8" strokeWidth={4} />
      {!paddles && <path d={band([[-8, -82, 18], [2, -42, 15], [34, -22, 12], [48, -22, 10]])} fill={flesh.base} />}
      <path d={band([[-12, -88, 22], [0, -60, 20]])} fill={cloth.base} />
      <Head view="side" x={-2} y={-132} size={head} {...looks} hasNeck />
    </At>
  );
}

/** The bow girl's paddle and arms, placed and scaled like her: one hand over the grip, one low on the shaft, the blade in the water. */
const Paddle = ({ x, y, size, sleeve }: { x: number; y: number; size: number; sleeve: string }) => (
  <At x={x} y={y} scale={size}>
    <path d={band([[14, -84, 16], [44, -76, 13], [64, -96, 10]])} fill={skinTones(SKIN.honey).shade} />
    <path d={band([[60, -112, 8], [82, -6, 8], [94, 50, 9]])} fill="#d9a25c" />
    <path d={band([[57, -111, 3], [79, -6, 3], [91, 50, 3]])} fill="#f4cf8e" />
    <path d={band([[48, -110, 9], [62, -114, 10], [74, -118, 9]])} fill="#a8713c" />
    <path d={shape([[88, 42, 'corner'], [99, 40, 'corner'], [116, 72], [118, 96], [92, 96], [86, 66]])} fill="#c98a48" />
    <path d={shape([[88, 42, 'corner'], [93, 41, 'corner'], [102, 96], [92, 96], [86, 66]])} fill="#eec07c" />
    <path d={shape([[92, 96], [118, 96], [120, 112], [110, 126, 'corner'], [96, 114]])} fill="#6f8a5c" opacity={0.7} />
    <path d={oval(65, -100, 9, 10) + band([[-6, -80, 19], [22, -46, 16], [54, -34, 13], [76, -30, 11]]) + oval(78, -30, 9, 10)} fill={SKIN.honey} />
    <path d={band([[-10, -88, 24], [8, -62, 22]])} fill={sleeve} />
  </At>
);

/** The boatman at the stern, his white dhoti tucked up to the knee. Feet at (x, y); the pole passes through both hands into the water. */
function Boatman({ x, y, height }: { x: number; y: number; height: number }) {
  const place = { x, y, height, pose: { lean: 5, near: [6, 66], far: [58, 128], nearLeg: [10, 2], farLeg: [-10, -8] } } satisfies Place;
  const { near, far } = handsOf(place);
  const pole = (up: number, aside = 0): Spot => [near[0] + (far[0] - near[0]) * up + aside, near[1] + (far[1] - near[1]) * up];
  return (
    <>
      <Posed id="boatman" grips {...place} wears="shorts" dress={BOATMAN} hasStripes={false} shoe={SKIN.coffee} skin={SKIN.coffee} hair="crop" turban="#c8392f" />
      <path d={band([[...pole(-3), 12], [...pole(2.4), 9]])} fill="#8a6238" />
      <path d={band([[...pole(-3, -3), 4], [...pole(2.4, -3), 3]])} fill="#c79a5c" />
      <path d={[-2, -1.3, -0.6, 0.5, 1.4, 2].map((up) => oval(...pole(up), 7, 4)).join('')} fill="#5f4226" />
      <path d={oval(...near, 11) + oval(...far, 11)} fill={SKIN.coffee} />
    </>
  );
}

/** A white-throated kingfisher on its perch at (x, y), facing left, `size` high without its tail: red bill, chestnut head, blue back. */
const Kingfisher = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At x={x} y={y} scale={size / 100}>
    <path d={shape([[10, -10], [34, 26, 'corner'], [18, 30], [0, 4]])} fill="#1f6fb0" />
    <path d={shape([[-12, 4], [-24, -24], [-22, -54], [-6, -66], [20, -56], [30, -24], [22, 2], [6, 10]])} fill="#7a3a24" />
    <path d={shape([[-22, -54], [-8, -60], [0, -36], [-8, -12], [-22, -26]])} fill="#fff6e6" />
    <path d={shape([[6, -62], [24, -50], [34, -20], [26, 8], [14, 2], [8, -30]])} fill="#3fa6e0" />
    <path d={shape([[-24, -62], [-26, -84], [-6, -98], [18, -88], [24, -66], [8, -54], [-14, -52]])} fill="#8a4428" />
    <path d={shape([[-24, -82], [-76, -68, 'corner'], [-24, -66]])} fill="#e8432e" />
    <path d={oval(-10, -78, 5)} fill="#1a1210" />
    <path d={oval(-12, -80, 1.6)} fill="#ffffff" />
  </At>
);

export default function PondicherryHeritage6() {
  return (
    <Canvas>
      <Sky id="sky" height={RIVER} stops={[[0, '#8fc9cf'], [0.6, '#d6ead2'], [1, '#fbf8d8']]} />
      <Halo id="light" x={860} y={420} rx={520} ry={320} colour="#fffde6" opacity={0.95} />
      <Water id="river" y={RIVER} stops={[[0, '#eef2cc'], [0.16, '#a9cf9c'], [0.5, '#4f947a'], [1, '#1c4f4a']]} />
      {/* Three planes of mangroves, each mirrored at its own waterline; the sky's reflection is a bright lane between them. */}
      <clipPath id="above-river">
        <path d={box(0, 0, 1600, RIVER + 4)} />
      </clipPath>
      <FadingReflection id="far" line={RIVER + 4} depth={150} opacity={0.5}>
        <g clipPath="url(#above-river)">
          <WoodedSlope id="far-left" crest={[[-40, 200], [300, 270], [560, 370], [740, 450], [830, 510]]} tones={faded(GREEN, AIR, 0.5)} mist="#eef4d6" radius={30} groups={4} bottom={RIVER + 4} />
          <WoodedSlope id="far-right" crest={[[880, 510], [980, 440], [1160, 350], [1380, 270], [1640, 200]]} tones={faded(GREEN, AIR, 0.5)} mist="#eef4d6" radius={30} groups={4} bottom={RIVER + 4} />
        </g>
      </FadingReflection>
      <Mist id="mist" y={RIVER - 6} height={70} colour="#fbfae0" opacity={0.7} />
      <Ripples id="ripples-far" x={500} y={516} width={700} height={120} count={70} colour="#fffde6" opacity={0.6} size={0.7} />
      <FadingReflection id="middle" line={566} depth={330} opacity={0.62} waves={34}>
        {[[590, 470, 558, 90, 0.4], [1180, 466, 558, 100, 0.38], [430, 470, 580, 130, 0.22], [1330, 462, 596, 150, 0.18]].map(([x = 0, top = 0, foot = 0, reach = 0, air = 0]) => (
          <Stilts key={x} id={`far-${x}`} x={x} top={top} foot={foot} reach={reach} air={air} />
        ))}
        <Mass id="mid-left" lobes={[...lobesIn('ml', 480, 390, 210, 110, 14), ...lobesIn('mm', 300, 340, 200, 130, 12)]} tones={faded(GREEN, AIR, 0.2)} fleck={8} />
        <Mass id="mid-right" lobes={[...lobesIn('mr', 1290, 380, 200, 120, 14), ...lobesIn('ms', 1460, 320, 200, 150, 12)]} tones={faded(GREEN, AIR, 0.2)} fleck={8} />
      </FadingReflection>
      <FadingReflection id="near" line={728} depth={272} opacity={0.7} waves={40}>
        <Stilts id="near-left" x={150} top={520} foot={730} reach={250} />
        <Stilts id="near-right" x={1510} top={500} foot={720} reach={250} />
        <Mass id="near-crown-left" lobes={[...lobesIn('cl', 120, 330, 260, 180, 20)]} tones={GREEN} fleck={13} />
        <Mass id="near-crown-right" lobes={[...lobesIn('cr', 1540, 310, 240, 190, 19)]} tones={GREEN} fleck={13} />
        <path d={band([[1480, 500, 14], [1380, 530, 11], [1280, 566, 9], [1220, 620, 7], [1206, 720, 6]])} fill="#4f3c30" />
        <path d={band([[1480, 496, 5], [1380, 526, 4], [1280, 562, 3]])} fill="#b08a62" />
      </FadingReflection>
      <Kingfisher x={1270} y={556} size={74} />
      <Ripples id="ripples" y={600} height={390} count={120} colour="#eef8d8" opacity={0.42} />

      <FadingReflection id="boat" line={870} depth={130} squash={0.9} opacity={0.66} waves={22}>
        <Boatman x={500} y={824} height={440} />
        <path d={shape([[400, 790, 'corner'], [520, 812], [800, 818], [1060, 808], [1240, 770, 'corner'], [1180, 830], [480, 836]])} fill="#3a261e" />
        <Rider x={690} y={812} size={1.24} dress={DRESS.magenta} looks={{ skin: SKIN.honey, hair: 'bun' }} head={54} />
        <Rider x={850} y={812} size={0.98} dress={DRESS.teal} looks={{ skin: SKIN.honey, hair: 'crop' }} head={62} />
        <Rider x={1000} y={806} size={1.04} dress={DRESS.marigold} looks={{ skin: SKIN.honey, hair: 'plait', trim: '#1e5a49' }} head={60} paddles />
        <path d={shape([[394, 784, 'corner'], [520, 814], [800, 824], [1060, 812], [1250, 762, 'corner'], [1216, 822], [1140, 862], [800, 882], [500, 866], [424, 830]])} fill="#8a5630" />
        <path d={shape([[400, 812], [520, 842], [800, 852], [1080, 838], [1220, 808], [1140, 862], [800, 882], [500, 866], [424, 830]])} fill="#5a3524" />
        <path d={band([[394, 788, 6], [520, 818, 9], [800, 828, 10], [1060, 816, 9], [1250, 766, 6]])} fill="#d99a5c" />
        <path d={band([[440, 836, 2], [640, 856, 3], [900, 858, 3], [1190, 826, 2]]) + band([[460, 850, 2], [700, 868, 2], [960, 866, 2], [1160, 846, 2]])} fill="#3f2418" opacity={0.6} />
        <Paddle x={1000} y={806} size={1.04} sleeve={DRESS.marigold.base} />
      </FadingReflection>
      {/* Where hull, pole and blade meet the water. */}
      <path d={lens(820, 880, 640, 6) + lens(440, 862, 130, 5) + lens(1110, 910, 120, 6) + lens(1120, 922, 180, 5) + lens(436, 932, 90, 5) + lens(432, 942, 150, 4)} fill="#f3fadf" opacity={0.7} />
      <path d={[[1150, 896], [1162, 886], [1140, 884], [1172, 898], [1132, 894]].map(([x = 0, y = 0], i) => oval(x, y, 2 + (i % 3))).join('')} fill="#f6fce8" />
      <OverhangingBranch id="branch" line={[[-60, -30], [140, 40], [380, 66], [620, 130]]} tones={leaves('#10352a', '#5f8f3f', '#e6ea90')} radius={62} twigs={11} fleck={15} width={40} />
      <OverhangingBranch id="branch-right" line={[[1680, -20], [1540, 40], [1400, 52], [1300, 96]]} tones={leaves('#10352a', '#5f8f3f', '#e6ea90')} radius={46} twigs={7} fleck={14} width={30} />
    </Canvas>
  );
}
