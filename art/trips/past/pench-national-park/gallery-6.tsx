/**
 * Night on the lodge's step: a mother reads the Jungle Book to two children under the lamp; a lit path goes down to the teak.
 * A lodge at Turia: country tiles on round rafters, wooden posts on stone shoes, a mud-plastered wall with a painted foot, a rope bed on the veranda. Geckos wait by the lamp for moths.
 */
import { mix } from '../../../kit/colour.ts';
import { n, polygon } from '../../../kit/curves.ts';
import { Piece, shape } from '../../../people/body.tsx';
import { DRESS, SKIN, skinTones, tonesOf } from '../../../people/dress.ts';
import { Head } from '../../../people/heads.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stars } from '../../../scenery/sky.tsx';
import { Pot } from '../../../scenery/street-life.tsx';
import { Teak } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.42, 0.6];

const NIGHT = leaves('#0f1c30', '#3a5468', '#a8bcc8');
const STEP = 800;
const GROUND = 926;
const LAMP = { x: 560, y: 250 };

/** The tiled eave above us: rows of half-round tiles seen from below their edge. */
const Eave = () => (
  <>
    <path d={polygon([[-20, -20], [1240, -20], [1180, 96], [-20, 132]])} fill="#4a2620" />
    {[2, 1, 0].flatMap((row) =>
      Array.from({ length: 25 }, (_, i) => {
        const x = -10 + i * 49 + (row % 2) * 24;
        const y = 132 - i * 1.46 - row * 56;
        return <path key={`${row}-${i}`} d={`M${x} ${n(y)}v-30a24 20 0 0 1 48 0v30q-24 16 -48 0Z`} fill={mix(i % 3 ? '#8f4a36' : '#a2563d', '#2a1630', row * 0.3)} />;
      }),
    )}
    <path d={Array.from({ length: 25 }, (_, i) => oval(14 + i * 49, 135 - i * 1.46, 17, 8)).join('')} fill="#2b1517" />
    <path d={Array.from({ length: 25 }, (_, i) => `M${-6 + i * 49} ${n(124 - i * 1.46)}v-24a20 16 0 0 1 14 -14`).join('')} stroke="#d98a5c" strokeWidth={4} fill="none" opacity={0.7} />
    <path d={polygon([[-20, 140], [1186, 106], [1186, 128], [-20, 166]])} fill="#5a3324" />
    <path d={polygon([[-20, 140], [1186, 106], [1186, 112], [-20, 147]])} fill="#a8683f" />
  </>
);

/** A turned post on its stone shoe, lit on the side of the lamp. */
const Post = ({ x, lit }: { x: number; lit: -1 | 1 }) => (
  <>
    <path d={polygon([[x - 21, 140], [x + 21, 140], [x + 23, STEP], [x - 23, STEP]])} fill="#5a3222" />
    <path d={lit > 0 ? box(x + 4, 140, 17, STEP - 140) : box(x - 21, 140, 17, STEP - 140)} fill="#b8753f" />
    <path d={box(x - 30, 170, 60, 16) + box(x - 27, 250, 54, 10) + box(x - 30, 640, 60, 12)} fill="#7a4529" />
    <path d={polygon([[x - 24, STEP - 60], [x + 24, STEP - 60], [x + 36, STEP], [x - 36, STEP]])} fill="#77706f" />
    <path d={polygon(lit > 0 ? [[x + 2, STEP - 60], [x + 24, STEP - 60], [x + 36, STEP], [x + 4, STEP]] : [[x - 24, STEP - 60], [x - 2, STEP - 60], [x - 4, STEP], [x - 36, STEP]])} fill="#bfae9c" />
  </>
);

const KNEE = STEP + 4;
/** The feet stand a little before the foot of the step. */
const FEET = GROUND + 16;

/**
 * The lap of a child that sits on the step and faces us. The thighs come towards us, a cloth over them; each bare leg is one outline that narrows from the hem past the knee to the ankle.
 * `gap` is from the middle to a knee, `feet` where each foot stands from the middle.
 */
function Lap({ x, gap, feet, cloth, trim, skin, shoe }: { x: number; gap: number; feet: readonly [number, number]; cloth: ReturnType<typeof tonesOf>; trim: string; skin: string; shoe: string }) {
  const flesh = skinTones(skin);
  const lit = mix(flesh.base, '#ffdf9a', 0.12);
  const half = mix(flesh.base, '#ffdf9a', 0.03);
  const hem = KNEE - 11;
  const legs = ([-1, 1] as const).map((s, i) => ({ s, kx: x + s * gap, fx: x + (feet[i] ?? 0), hx: x + s * gap * 0.46, tone: s < 0 ? lit : half }));
  return (
    <>
      <path d={lens(x + 6, FEET + 3, gap * 3.6, 13)} fill="#1a0f1e" opacity={0.5} />
      <path d={shape([[x - gap, KNEE - 6], [x + gap + 14, KNEE - 6], [x + gap + 16, KNEE + 50], [x + gap, KNEE + 70], [x, KNEE + 60], [x - gap, KNEE + 40]])} fill="#1a0f1e" opacity={0.34} />
      <path d={shape([[x - gap - 6, KNEE - 50], [x + gap + 6, KNEE - 50], [x + gap, hem + 2], [x, hem + 10], [x - gap, hem + 2]])} fill={cloth.fold} />
      {legs.map(({ s, kx, fx, tone }) => {
        /** The middle of the leg at `t` from knee to ankle. */
        const mid = (t: number) => kx + (fx - kx) * t;
        return (
          <g key={s}>
            <path d={shape([[kx - 24, hem - 8, 'corner'], [kx - 22, KNEE + 8], [mid(0.25) - 16, KNEE + 32], [mid(0.45) - 15.5, KNEE + 60], [mid(0.75) - 11, KNEE + 96], [fx - 9, FEET - 10, 'corner'], [fx + 9, FEET - 10, 'corner'], [mid(0.75) + 11, KNEE + 96], [mid(0.45) + 15.5, KNEE + 60], [mid(0.25) + 16, KNEE + 32], [kx + 22, KNEE + 8], [kx + 24, hem - 8, 'corner']])} fill={tone} />
            <path d={shape([[kx + 24, hem - 8, 'corner'], [kx + 22, KNEE + 8], [mid(0.25) + 16, KNEE + 32], [mid(0.45) + 15.5, KNEE + 60], [mid(0.75) + 11, KNEE + 96], [fx + 9, FEET - 10, 'corner'], [fx + 3, FEET - 10, 'corner'], [mid(0.75) + 4, KNEE + 96], [mid(0.45) + 7, KNEE + 62], [mid(0.25) + 8, KNEE + 34], [kx + 11, KNEE + 10], [kx + 12, hem - 8, 'corner']])} fill={flesh.shade} />
            {/* Below the knee's edge the leg hangs down, out of the light. */}
            <path d={shape([[kx - 21, KNEE + 14, 'corner'], [kx, KNEE + 25], [kx + 21, KNEE + 14, 'corner'], [mid(0.25) + 16, KNEE + 32], [mid(0.45) + 15.5, KNEE + 60], [mid(0.75) + 11, KNEE + 96], [fx + 9, FEET - 10, 'corner'], [fx - 9, FEET - 10, 'corner'], [mid(0.75) - 11, KNEE + 96], [mid(0.45) - 15.5, KNEE + 60], [mid(0.25) - 16, KNEE + 32]])} fill={flesh.shade} opacity={0.6} />
            <path d={shape([[fx - 13, FEET - 16], [fx + 13, FEET - 16], [fx + s * 7 + 18, FEET + 3], [fx + s * 7, FEET + 8], [fx + s * 7 - 17, FEET + 4]])} fill={shoe} />
            <path d={`M${fx - 10} ${FEET - 9}Q${fx + s * 3} ${FEET - 16} ${fx + 11} ${FEET - 9}`} stroke={mix(shoe, '#ffd98a', 0.4)} strokeWidth={3} fill="none" />
          </g>
        );
      })}
      {legs.map(({ s, kx, hx }) => (
        <g key={s}>
          <path d={shape([[hx - 24, KNEE - 82], [kx - 27, KNEE - 54], [kx - 27, hem, 'corner'], [kx - 12, hem + 7], [kx + 12, hem + 7], [kx + 27, hem, 'corner'], [kx + 27, KNEE - 54], [hx + 24, KNEE - 82]])} fill={s < 0 ? cloth.base : mix(cloth.base, cloth.shade, 0.55)} />
          <path d={shape([[kx - 21, hem - 4], [kx - 19, hem - 26], [hx - 12, KNEE - 70], [kx - 8, hem - 24], [kx - 11, hem + 1]])} fill={cloth.lit} opacity={0.5} />
          <path d={shape([[kx + 14, hem + 6], [kx + 15, hem - 16], [hx + 16, KNEE - 74], [kx + 25, KNEE - 54], [kx + 27, hem]])} fill={cloth.shade} />
          <path d={`M${kx - 27} ${hem}Q${kx} ${hem + 14} ${kx + 27} ${hem}`} stroke={trim} strokeWidth={6} fill="none" />
        </g>
      ))}
      <path d={shape([[x - 2, KNEE - 70], [x + 3, KNEE - 70], [x + 4, KNEE - 44], [x + 1, KNEE - 26], [x - 3, KNEE - 44]])} fill={cloth.fold} opacity={0.7} />
    </>
  );
}

/** The mother's sari over her thighs and knees: the lap is in the light, the cloth turns down over two knees, hangs in a fold between them and narrows along the shins. */
function SariLap({ sari }: { sari: ReturnType<typeof tonesOf> }) {
  const half = mix(sari.base, sari.shade, 0.6);
  return (
    <>
      <path d={shape([[612, 704], [584, 744], [566, 784], [566, 812], [578, 850], [586, 890], [580, 928, 'corner'], [620, 936], [660, 930], [700, 936], [742, 926, 'corner'], [736, 890], [742, 850], [754, 812], [754, 784], [736, 744], [708, 704]])} fill={half} />
      <path d={shape([[690, 800], [754, 796], [754, 812], [742, 850], [736, 890], [742, 926, 'corner'], [700, 936], [692, 880]])} fill={sari.shade} />
      <path d={shape([[640, 790], [660, 806], [682, 790], [684, 860], [690, 934], [660, 930], [634, 935], [638, 860]])} fill={sari.fold} />
      <path d={band([[590, 820, 0], [598, 870, 8], [596, 930, 10]]) + band([[620, 828, 0], [618, 880, 7], [618, 934, 9]]) + band([[708, 826, 0], [710, 880, 7], [710, 933, 9]]) + band([[732, 816, 0], [724, 870, 7], [726, 929, 9]])} fill={sari.fold} opacity={0.75} />
      {/* The lap is one plane; its edge runs over one knee, dips, and runs over the other. */}
      <path d={shape([[612, 706], [584, 744], [566, 784], [568, 808], [590, 820], [624, 816], [660, 796], [698, 816], [732, 819], [752, 806], [754, 784], [736, 744], [708, 706]])} fill={sari.base} />
      <path d={shape([[664, 760], [690, 790], [722, 800], [740, 770], [736, 744], [754, 784], [752, 806], [732, 819], [698, 816], [660, 796]])} fill={sari.shade} opacity={0.75} />
      <path d={shape([[573, 790], [588, 754], [602, 744], [596, 768], [584, 794]])} fill={sari.lit} opacity={0.5} />
      <path d={band([[660, 800, 7], [640, 784, 5], [612, 776, 0]]) + band([[660, 798, 7], [682, 782, 5], [706, 776, 0]]) + band([[660, 806, 8], [660, 776, 0]])} fill={sari.fold} opacity={0.7} />
      <path d="M580 922Q620 932 660 924Q700 932 742 920" stroke={DRESS.magenta.trim} strokeWidth={12} fill="none" />
    </>
  );
}

function Mother() {
  const sari = tonesOf(DRESS.magenta.base);
  const flesh = skinTones(SKIN.honey);
  return (
    <>
      <path d={lens(660, FEET + 2, 250, 16)} fill="#1a0f1e" opacity={0.5} />
      <path d={shape([[614, FEET - 10], [642, FEET - 10], [646, FEET + 6], [608, FEET + 6]]) + shape([[676, FEET - 10], [704, FEET - 10], [710, FEET + 6], [672, FEET + 6]])} fill="#6b3a24" />
      <SariLap sari={sari} />
      <path d={shape([[640, 560], [640, 600], [660, 612], [680, 600], [680, 560]])} fill={flesh.shade} />
      <path d={shape([[640, 592], [598, 606], [584, 650], [602, 712], [716, 712], [736, 650], [722, 606], [680, 592], [660, 616]])} fill="#33467f" />
      <path d={shape([[690, 598], [722, 606], [736, 650], [716, 712], [690, 712], [700, 660]])} fill="#26315f" />
      <path d={shape([[686, 590], [724, 604], [734, 640], [700, 690], [640, 730], [600, 744], [604, 700], [650, 664], [680, 630]])} fill={sari.base} />
      <path d={shape([[706, 598], [724, 604], [734, 640], [700, 690], [640, 730], [680, 680], [704, 640]])} fill={sari.shade} />
      <path d="M687 592Q682 628 650 664Q622 690 602 706" stroke={DRESS.magenta.trim} strokeWidth={7} fill="none" />
      <path d={oval(596, 626, 17) + band([[594, 626, 34], [572, 668, 29], [576, 692, 27]])} fill="#33467f" />
      <path d={band([[578, 690, 24], [598, 742, 20], [626, 752, 16]])} fill={flesh.base} />
      <path d={oval(724, 626, 17) + band([[726, 626, 34], [746, 668, 29], [744, 692, 27]])} fill="#26315f" />
      <path d={band([[742, 690, 24], [722, 742, 20], [696, 752, 16]])} fill={flesh.shade} />
      <path d="M586 716l20 -10M734 712l-18 -10" stroke="#f2c14e" strokeWidth={5} />
      {/* The book, and its light on all three. */}
      <path d={shape([[590, 730, 'corner'], [626, 716], [660, 736, 'corner'], [694, 716], [730, 730, 'corner'], [726, 778, 'corner'], [692, 764], [660, 784, 'corner'], [628, 764], [594, 778, 'corner']])} fill="#b5342c" />
      <path d={shape([[596, 728, 'corner'], [628, 714], [660, 732, 'corner'], [660, 774, 'corner'], [628, 756], [600, 768, 'corner']])} fill="#fff6dc" />
      <path d={shape([[724, 728, 'corner'], [692, 714], [660, 732, 'corner'], [660, 774, 'corner'], [692, 756], [720, 768, 'corner']])} fill="#e9d8b4" />
      <path d="M608 732l42 10M608 742l42 10M608 752l42 10" stroke="#8d7a66" strokeWidth={2.4} />
      <path d={oval(690, 742, 15, 12)} fill="#e08a2e" />
      <path d="M680 736q10 -6 20 0M680 744q10 -5 20 1" stroke="#2a1a1a" strokeWidth={2.6} fill="none" />
      <path d={oval(610, 758, 10, 7)} fill={flesh.base} />
      <path d={oval(710, 758, 10, 7)} fill={flesh.shade} />
      <Head view="front" x={660} y={540} size={98} tilt={5} hair="bun" skin={SKIN.honey} trim="#f2c14e" eyes="down" />
    </>
  );
}

/** A hand laid flat, its wrist on (x, y): palm, thumb above, first finger stretched. */
const HAND = (towards: 'left' | 'right', x: number, y: number) => {
  const s = towards === 'left' ? -1 : 1;
  return shape([[x - s * 4, y - 7], [x + s * 8, y - 9], [x + s * 14, y - 13], [x + s * 17, y - 9], [x + s * 14, y - 4], [x + s * 28, y - 1], [x + s * 29, y + 4], [x + s * 18, y + 7], [x + s * 6, y + 9], [x - s * 4, y + 7]]);
};

/** The boy's arm, which lies before his mother: his finger is on the tiger. */
function PointingArm() {
  const flesh = skinTones(SKIN.honey);
  const shirt = tonesOf(DRESS.teal.base);
  return (
    <>
      <path d={band([[786, 698, 24], [768, 742, 19]]) + oval(768, 742, 9.6) + band([[768, 742, 18], [732, 748, 13]]) + HAND('left', 732, 748)} fill={flesh.base} />
      <path d={oval(791, 693, 17) + band([[791, 692, 34], [778, 720, 32]])} fill={shirt.base} />
      <path d={band([[762, 712, 7], [778, 720, 7], [794, 721, 7]])} fill={DRESS.teal.trim} />
    </>
  );
}

/** The children lean on her: a girl on the left, a boy with his finger on the page. */
function Children() {
  const frock = tonesOf(DRESS.marigold.base);
  const shirt = tonesOf(DRESS.teal.base);
  const flesh = skinTones(SKIN.honey);
  return (
    <>
      <Lap x={486} gap={38} feet={[-27, 22]} cloth={frock} trim={DRESS.marigold.trim} skin={SKIN.honey} shoe="#8c2f4b" />
      <path d={shape([[490, 660], [468, 676], [468, 720], [456, 758], [480, 774], [520, 770], [542, 758], [546, 730], [552, 672], [532, 656]])} fill={frock.base} />
      <path d={band([[478, 684, 25], [466, 738, 20]]) + oval(466, 738, 10) + band([[466, 738, 19], [512, 772, 14]]) + HAND('right', 512, 772)} fill={flesh.base} />
      <path d="M526 772q8 -1 12 2M524 778q8 0 12 2" stroke={flesh.shade} strokeWidth={2} fill="none" strokeLinecap="round" />
      <path d={oval(480, 682, 19) + band([[478, 680, 38], [473, 712, 36]])} fill={frock.base} />
      <path d={band([[455, 708, 6], [473, 715, 6], [491, 713, 6]])} fill={DRESS.marigold.trim} />
      <Head view="front" x={516} y={622} size={85} tilt={15} turn={0.7} skin={SKIN.honey} hair="plaits" trim="#1e5a49" eyes="smiling" />
      <Lap x={836} gap={39} feet={[-40, 54]} cloth={tonesOf('#46566e')} trim="#33415a" skin={SKIN.honey} shoe="#3a3038" />
      <path d={shape([[806, 630], [812, 672], [806, 684], [832, 698], [858, 684], [852, 672], [852, 630]])} fill={flesh.shade} />
      <Piece id="boy-shirt" outline={shape([[806, 676], [788, 682], [780, 700], [790, 730], [790, 766, 'corner'], [832, 771], [878, 766, 'corner'], [880, 730], [888, 700], [880, 682], [858, 676], [832, 690]])} fill={shirt.base}>
        <path d={shape([[850, 666, 'corner'], [852, 710], [848, 780, 'corner'], [904, 780, 'corner'], [904, 666, 'corner']])} fill={shirt.shade} />
        <path d="M770 716Q832 724 896 716M770 744Q832 752 896 744" stroke={DRESS.teal.trim} strokeWidth={8} fill="none" />
      </Piece>
      <path d={band([[882, 698, 24], [898, 744, 20]]) + oval(898, 744, 10) + band([[898, 744, 19], [868, 780, 14]]) + HAND('left', 866, 782)} fill={flesh.shade} />
      <path d="M846 778q-6 1 -9 5M848 784q-6 1 -9 4" stroke="#6b3f30" strokeWidth={2} fill="none" strokeLinecap="round" />
      <path d={oval(878, 693, 17) + band([[878, 692, 34], [889, 722, 33]])} fill={shirt.shade} />
      <Head view="front" x={824} y={616} size={86} tilt={-11} turn={-0.7} skin={SKIN.honey} hair="crop" eyes="open" />
    </>
  );
}

export default function PenchNationalPark6() {
  return (
    <Canvas>
      <Sky id="sky" height={640} stops={[[0, '#0a1130'], [0.6, '#1d2c5e'], [1, '#4a5a88']]} />
      <Stars id="stars" count={220} height={600} />
      <WoodedSlope id="far" crest={[[900, 520], [1120, 500], [1380, 530], [1660, 500]]} tones={faded(NIGHT, '#4a5a88', 0.4)} mist="#5f6f98" radius={34} depth={160} groups={3} />
      <Teak id="teak-1" x={1330} y={690} height={430} tones={faded(NIGHT, '#3a4a78', 0.2)} trunk="#6f7a98" />
      <Teak id="teak-2" x={1510} y={740} height={600} tones={NIGHT} trunk="#77809a" />
      <Gradient id="yard" from={[0, 640]} to={[0, 1000]} stops={[[0, '#2c3a58'], [1, '#141a2c']]} />
      <Land crest={[[-60, 690], [900, 680], [1300, 676], [1660, 690]]} fill="url(#yard)" />
      <path d={shape([[1170, 684], [1206, 684], [1290, 760], [1440, 1020, 'corner'], [1000, 1020, 'corner'], [1110, 800]])} fill="#7a6a68" />
      {[[1140, 730, 9], [1236, 716, 8], [1096, 810, 13], [1320, 800, 13], [1430, 930, 18]].map(([x = 0, y = 0, s = 0]) => (
        <g key={x}>
          <Halo id={`path-${x}`} x={x} y={y} rx={s * 9} ry={s * 4} colour="#ffc25a" opacity={0.75} />
          <path d={box(x - s * 0.5, y - s * 2.4, s, s * 2.4)} fill="#ffe6a0" />
          <path d={polygon([[x - s, y - s * 2.3], [x, y - s * 3.6], [x + s, y - s * 2.3]]) + box(x - s * 0.7, y - s * 0.3, s * 1.4, s * 0.5)} fill="#1b1826" />
        </g>
      ))}
      {[[1330, 694, 60], [1304, 690, 40], [1510, 746, 80], [1560, 742, 56], [1240, 690, 34]].map(([x = 0, y = 0, size = 0]) => (
        <GrassTuft key={x} id={`foot-${x}`} x={x} y={y} size={size} dark="#18243c" light="#46587a" />
      ))}

      {/* The veranda: plaster in lamplight, painted foot, door ajar, the rope bed. */}
      <Gradient id="wall" from={[0, 130]} to={[0, STEP]} stops={[[0, '#a8683c'], [0.4, '#e6aa5c'], [1, '#b5713f']]} />
      <path d={polygon([[-20, 120], [1110, 120], [1110, 722], [-20, 722]])} fill="url(#wall)" />
      <path d={polygon([[-20, 560], [1110, 560], [1110, 722], [-20, 722]])} fill="#8a3f30" opacity={0.85} />
      <path d={Array.from({ length: 28 }, (_, i) => polygon([[-10 + i * 40, 560], [10 + i * 40, 536], [30 + i * 40, 560]])).join('')} fill="#f3e0b8" opacity={0.85} />
      <path d={box(884, 250, 170, 472)} fill="#4a2a1e" />
      <path d={box(902, 268, 134, 454)} fill="#ffdf94" />
      <path d={polygon([[902, 268], [964, 286], [964, 704], [902, 722]])} fill="#6b3d26" />
      <path d={polygon([[912, 300], [954, 310], [954, 470], [912, 474]]) + polygon([[912, 510], [954, 506], [954, 676], [912, 684]])} fill="#8a5430" />
      <path d={box(180, 270, 170, 190)} fill="#4a2a1e" />
      <path d={box(194, 284, 142, 162)} fill="#ffe6a6" />
      <path d={box(260, 284, 10, 162) + box(194, 360, 142, 8)} fill="#4a2a1e" />
      <path d={polygon([[194, 284], [226, 284], [214, 360], [226, 446], [194, 446]])} fill="#c9603c" />
      <Gradient id="floor" from={[0, 720]} to={[0, STEP]} stops={[[0, '#8a4f38'], [1, '#d9965a']]} />
      <path d={polygon([[-20, 720], [1110, 720], [1190, STEP], [-20, STEP]])} fill="url(#floor)" />
      <path d={band([[60, 690, 9], [60, 786, 11]]) + band([[316, 690, 9], [322, 770, 11]]) + polygon([[40, 676], [336, 668], [350, 690], [36, 700]])} fill="#4f2b1c" />
      <path d={polygon([[50, 664], [330, 656], [346, 680], [40, 688]])} fill="#efe0c0" />
      <path d={Array.from({ length: 14 }, (_, i) => `M${60 + i * 20} 664l-8 22`).join('')} stroke="#b5443a" strokeWidth={4} />
      <Halo id="lamplight" x={LAMP.x} y={LAMP.y + 60} rx={620} ry={480} colour="#ffd98a" opacity={0.6} />
      {/* A gecko by the lamp. */}
      <g stroke="#6b4a34" strokeLinecap="round" fill="none">
        <path d="M690 226q18 -6 34 4q22 10 40 -6" strokeWidth={7} />
        <path d="M690 226l-9 -1" strokeWidth={10} />
        <path d="M702 224l-4 -12M704 228l-2 12M728 232l8 -11M726 234l2 12" strokeWidth={3.4} />
      </g>
      <path d={box(LAMP.x - 2, 128, 4, 70)} fill="#2a1a1a" />
      <path d={polygon([[LAMP.x - 36, 218], [LAMP.x, 188], [LAMP.x + 36, 218]]) + box(LAMP.x - 26, 286, 52, 9)} fill="#2a1a1a" />
      <path d={polygon([[LAMP.x - 28, 218], [LAMP.x + 28, 218], [LAMP.x + 22, 288], [LAMP.x - 22, 288]])} fill="#fff1c0" />
      <path d={box(LAMP.x - 2, 218, 4, 70) + box(LAMP.x - 27, 248, 54, 3)} fill="#5a3a22" />
      <path d={oval(610, 214, 5, 3) + oval(524, 196, 4, 3) + oval(600, 310, 4, 3) + oval(500, 274, 4, 3)} fill="#fff6dc" />
      <Eave />
      <Post x={120} lit={1} />
      <Post x={1090} lit={-1} />

      <path d={polygon([[-20, STEP], [1190, STEP], [1196, 846], [-20, 846]])} fill="#8f6a56" />
      <path d={polygon([[-20, STEP], [1190, STEP], [1191, 810], [-20, 810]])} fill="#f0c48a" />
      <path d={polygon([[-20, 846], [1196, 846], [1236, GROUND], [-20, GROUND]])} fill="#5f4a50" />
      <path d={polygon([[-20, GROUND], [1236, GROUND], [1300, 1010], [-20, 1010]])} fill="#3a2f3f" />
      <Halo id="ground-light" x={660} y={930} rx={560} ry={90} colour="#ffcf8a" opacity={0.5} />
      <Children />
      <Mother />
      <PointingArm />
      <Pot id="tulsi" x={300} y={GROUND + 30} size={110} clay="#a8532e" tones={leaves('#1d3a34', '#6f9a58', '#ffe0a0')} />
      {[1010, 1130, 60, 1480, 1560].map((x) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={1004} size={90} dark="#141a26" light="#56606a" />
      ))}
    </Canvas>
  );
}
