/**
 * A narrow boat glides into the mangroves of Chunnambar: the boatman poles, a mother and two children in life jackets, one trails a hand; a kingfisher on a root.
 * Red mangroves stand on stilts: roots leave the trunk high up, arch out and fork as they come down, and carry a dark line where high water stands. The channel is a tunnel, green from both sides.
 */
import { mix } from '../../../kit/colour.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN, skinTones, tonesOf, type Dress } from '../../../people/dress.ts';
import { Head, type HeadLooks } from '../../../people/heads.tsx';
import { OverhangingBranch } from '../../../scenery/banyan.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, lobesIn, Mass } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { band, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky } from '../../../scenery/sky.tsx';
import { Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.6];

const RIVER = 500;
const GREEN = leaves('#173f30', '#7aa84c', '#f3f3a0');
const AIR = '#dcebc6';
const VEST = { lit: '#ff9a4a', base: '#f0712c', shade: '#b5472c' };

/** Stilt roots of one tree: arches that leave the trunk at `top` and come down in the water at `foot`, forking on the way. */
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

/** Somebody sitting in the boat, to the waist, facing right in a life jacket; the seat is at (x, y). 170 high at size 1. */
function Rider({ x, y, size, dress, looks, trails = false }: { x: number; y: number; size: number; dress: Dress; looks: HeadLooks; trails?: boolean }) {
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
      <path d={trails ? band([[-8, -82, 18], [10, -44, 15], [40, -8, 12], [58, 34, 9]]) : band([[-8, -82, 18], [2, -42, 15], [34, -22, 12], [48, -22, 10]])} fill={flesh.base} />
      <path d={band([[-12, -88, 22], [0, -60, 20]])} fill={cloth.base} />
      <Head view="side" x={-2} y={-138} size={70} {...looks} hasNeck />
    </At>
  );
}

/** The boatman at the stern: white dhoti tucked up, both hands on the pole. Feet at (0, 0), 300 high. */
function Boatman({ x, y, height }: { x: number; y: number; height: number }) {
  const flesh = skinTones(SKIN.coffee);
  return (
    <At x={x} y={y} scale={height / 300}>
      <path d={band([[-20, -120, 34], [-26, -60, 24], [-22, -6, 15]]) + band([[14, -120, 34], [24, -60, 24], [26, -6, 15]])} fill={flesh.shade} />
      <path d={shape([[-36, -170], [-46, -110], [-40, -66, 'corner'], [0, -56], [42, -68, 'corner'], [38, -120], [30, -170]])} fill="#fff6e6" />
      <path d={shape([[6, -170], [10, -110], [4, -57], [42, -68, 'corner'], [38, -120], [30, -170]])} fill="#cdbfc0" />
      <path d={shape([[-34, -164], [-40, -204], [-30, -244], [0, -252], [28, -240], [36, -204], [30, -160]])} fill="#3f7fa8" />
      <path d={shape([[10, -250], [28, -240], [36, -204], [30, -160], [8, -160], [16, -200]])} fill="#285878" />
      <path d={band([[-96, 130, 7], [30, -150, 8], [104, -330, 6]])} fill="#8a6238" />
      <path d={band([[20, -230, 24], [52, -214, 18], [66, -238, 13]]) + oval(66, -240, 10) + band([[-22, -228, 24], [-14, -184, 19], [28, -152, 14]]) + oval(31, -150, 10)} fill={flesh.base} />
      <path d={band([[20, -234, 28], [38, -222, 25]]) + band([[-22, -232, 28], [-20, -204, 25]])} fill="#3f7fa8" />
      <Head view="side" x={6} y={-284} size={64} tilt={-4} skin={SKIN.coffee} hair="crop" turban="#c8392f" hasNeck />
    </At>
  );
}

/** A white-throated kingfisher, 100 high, facing left: red bill, chestnut head, blue back. */
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
      <WoodedSlope id="far-left" crest={[[-40, 200], [300, 270], [560, 370], [740, 450], [830, 510]]} tones={faded(GREEN, AIR, 0.5)} mist="#eef4d6" radius={30} groups={4} bottom={RIVER + 20} />
      <WoodedSlope id="far-right" crest={[[880, 510], [980, 440], [1160, 350], [1380, 270], [1640, 200]]} tones={faded(GREEN, AIR, 0.5)} mist="#eef4d6" radius={30} groups={4} bottom={RIVER + 20} />
      <Mist id="mist" y={RIVER - 6} height={70} colour="#fbfae0" opacity={0.7} />
      <Water id="river" y={RIVER} stops={[[0, '#eef2cc'], [0.16, '#a9cf9c'], [0.5, '#4f947a'], [1, '#1c4f4a']]} />
      {/* The mangroves lie in the water as dark green, the sky between them as a bright lane. */}
      <Gradient id="mirror" from={[0, RIVER]} to={[0, 900]} stops={[[0, '#2f6a4a', 0.46], [0.4, '#1c4a3c', 0.5], [1, '#143a34', 0]]} />
      <path d={shape([[-20, RIVER + 30, 'corner'], [560, RIVER + 40], [640, 600], [500, 720], [560, 860], [-20, 940, 'corner']]) + shape([[1620, RIVER + 20, 'corner'], [1180, RIVER + 34], [1060, 590], [1200, 720], [1120, 830], [1620, 960, 'corner']])} fill="url(#mirror)" />
      <path d={[[612, 560, 150], [600, 590, 190], [560, 630, 230], [520, 680, 250], [530, 740, 240], [1120, 556, 150], [1100, 590, 180], [1130, 640, 220], [1180, 700, 230], [1160, 770, 240]].map(([x = 0, y = 0, w = 0], i) => lens(x + (i % 3) * 14, y, w, 9)).join('')} fill="#2c6a52" opacity={0.45} />
      <Ripples id="ripples-far" x={500} y={516} width={700} height={120} count={70} colour="#fffde6" opacity={0.6} size={0.7} />
      {[[590, 470, 540, 90, 0.4], [1180, 466, 544, 100, 0.38], [430, 470, 580, 130, 0.22], [1330, 462, 600, 150, 0.18]].map(([x = 0, top = 0, foot = 0, reach = 0, air = 0]) => (
        <Stilts key={x} id={`far-${x}`} x={x} top={top} foot={foot} reach={reach} air={air} />
      ))}
      <Mass id="mid-left" lobes={[...lobesIn('ml', 480, 390, 210, 110, 14), ...lobesIn('mm', 300, 340, 200, 130, 12)]} tones={faded(GREEN, AIR, 0.2)} fleck={8} />
      <Mass id="mid-right" lobes={[...lobesIn('mr', 1290, 380, 200, 120, 14), ...lobesIn('ms', 1460, 320, 200, 150, 12)]} tones={faded(GREEN, AIR, 0.2)} fleck={8} />
      <Stilts id="near-left" x={150} top={520} foot={730} reach={250} />
      <Stilts id="near-right" x={1510} top={500} foot={720} reach={250} />
      <Mass id="near-crown-left" lobes={[...lobesIn('cl', 120, 330, 260, 180, 20)]} tones={GREEN} fleck={13} />
      <Mass id="near-crown-right" lobes={[...lobesIn('cr', 1540, 310, 240, 190, 19)]} tones={GREEN} fleck={13} />
      <Kingfisher x={1270} y={556} size={74} />
      <path d={band([[1480, 500, 14], [1380, 530, 11], [1280, 566, 9], [1220, 620, 7], [1206, 720, 6]])} fill="#4f3c30" />
      <path d={band([[1480, 496, 5], [1380, 526, 4], [1280, 562, 3]])} fill="#b08a62" />
      <Ripples id="ripples" y={600} height={390} count={120} colour="#eef8d8" opacity={0.42} />

      <path d={shape([[430, 860], [800, 880], [1210, 850], [1120, 930], [800, 960], [520, 930]])} fill="#143a34" opacity={0.5} />
      <Boatman x={500} y={824} height={310} />
      <path d={shape([[400, 790, 'corner'], [520, 812], [800, 818], [1060, 808], [1240, 770, 'corner'], [1180, 830], [480, 836]])} fill="#3a261e" />
      <Rider x={690} y={812} size={1.24} dress={DRESS.magenta} looks={{ skin: SKIN.honey, hair: 'bun' }} />
      <Rider x={850} y={812} size={0.98} dress={DRESS.teal} looks={{ skin: SKIN.honey, hair: 'crop' }} />
      <Rider x={1000} y={806} size={1.04} dress={DRESS.marigold} looks={{ skin: SKIN.honey, hair: 'plait', trim: '#1e5a49' }} trails />
      <path d={shape([[394, 784, 'corner'], [520, 814], [800, 824], [1060, 812], [1250, 762, 'corner'], [1216, 822], [1140, 862], [800, 882], [500, 866], [424, 830]])} fill="#8a5630" />
      <path d={shape([[400, 812], [520, 842], [800, 852], [1080, 838], [1220, 808], [1140, 862], [800, 882], [500, 866], [424, 830]])} fill="#5a3524" />
      <path d={band([[394, 788, 6], [520, 818, 9], [800, 828, 10], [1060, 816, 9], [1250, 766, 6]])} fill="#d99a5c" />
      <path d={shape([[1062, 830], [1074, 826], [1080, 862], [1068, 874], [1060, 862]])} fill={SKIN.honey} />
      <path d={lens(1076, 880, 90, 7) + lens(1096, 890, 150, 5) + lens(820, 886, 620, 6) + lens(400, 856, 160, 6)} fill="#f3fadf" opacity={0.75} />
      <OverhangingBranch id="branch" line={[[-60, 40], [200, 84], [440, 60], [680, 104]]} tones={leaves('#10352a', '#5f8f3f', '#e6ea90')} radius={60} count={15} fleck={16} />
      <OverhangingBranch id="branch-right" line={[[1660, 20], [1500, 60], [1330, 44]]} tones={leaves('#10352a', '#5f8f3f', '#e6ea90')} radius={50} count={9} fleck={15} />
    </Canvas>
  );
}
