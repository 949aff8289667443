/**
 * Six in the morning off Calve Street: a mother bends over a kolam, pouring rice flour; a girl squatting opposite sets the next dot.
 * The thinnai, a Tamil house's porch, has a red-oxide floor and timber posts. A sikku kolam is one endless line round a grid of dots.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN, skinTones, tonesOf } from '../../../people/dress.ts';
import { Head } from '../../../people/heads.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves } from '../../../scenery/foliage.tsx';
import { Diya } from '../../../scenery/props.tsx';
import { band, blob, box, leaf, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';
import { Pot } from '../../../scenery/street-life.tsx';

export const focus: [number, number] = [0.5, 0.62];

const WOOD = { lit: '#c58a4e', mid: '#8a5630', dark: '#4a2a1e' };
const FLOOR = 560;
const STREET = 650;
const KOLAM = { x: 770, y: 836, width: 560, depth: 250 };
const POSTS = [150, 530, 1070, 1450] as const;

/** Projects a point of the kolam, −1 to 1 each way, onto the ground: narrower at the back. */
const onGround = (u: number, v: number): Spot => {
  const near = 1 + v * 0.09;
  return [KOLAM.x + u * (KOLAM.width / 2) * near, KOLAM.y + (v + v * v * 0.06) * (KOLAM.depth / 2)];
};

/** The line swings five times across and six times down before it closes on itself. */
const kolamLine = polygon(
  Array.from({ length: 900 }, (_, i): Spot => {
    const t = (i / 900) * Math.PI * 2;
    return onGround(Math.sin(5 * t), Math.sin(6 * t));
  }),
);

/** The dots in the gaps of the pattern. */
const KOLAM_DOTS = [0, -36, 36, -72, 72, 18, -18, 54, -54]
  .flatMap((down, row) => (row < 5 ? [-45, -15, 15, 45] : [-60, -30, 0, 30, 60]).map((across) => onGround(Math.sin((across * Math.PI) / 180), Math.sin((down * Math.PI) / 180))))
  .map(([x, y]) => oval(x, y, 5, 3))
  .join('');

/** A round timber post: a stone shoe, rings, and a carved bracket that carries the beam. */
const Post = ({ x }: { x: number }) => (
  <>
    <path d={polygon([[x - 44, FLOOR], [x - 34, FLOOR - 46], [x + 34, FLOOR - 46], [x + 44, FLOOR]])} fill="#6f6468" />
    <path d={polygon([[x - 44, FLOOR], [x - 34, FLOOR - 46], [x - 4, FLOOR - 46], [x - 8, FLOOR]])} fill="#b9a8a0" />
    <path d={polygon([[x - 25, FLOOR - 46], [x - 21, 210], [x + 21, 210], [x + 25, FLOOR - 46]])} fill={WOOD.dark} />
    <path d={polygon([[x - 25, FLOOR - 46], [x - 21, 210], [x + 4, 210], [x + 5, FLOOR - 46]])} fill={WOOD.mid} />
    <path d={polygon([[x - 22, FLOOR - 46], [x - 18, 210], [x - 9, 210], [x - 11, FLOOR - 46]])} fill={WOOD.lit} />
    {[470, 440, 262, 240].map((y) => (
      <path key={y} d={box(x - 30, y, 60, 11)} fill={WOOD.mid} />
    ))}
    <path d={[470, 440, 262, 240].map((y) => box(x - 30, y, 26, 4)).join('')} fill={WOOD.lit} />
    <path d={shape([[x - 92, 168, 'corner'], [x + 92, 168, 'corner'], [x + 78, 186], [x + 52, 190], [x + 40, 208], [x + 24, 222], [x - 24, 222], [x - 40, 208], [x - 52, 190], [x - 78, 186]])} fill={WOOD.mid} />
    <path d={shape([[x - 92, 168, 'corner'], [x, 168, 'corner'], [x - 6, 184], [x - 46, 180], [x - 78, 184]])} fill={WOOD.lit} />
    <path d={oval(x - 62, 196, 9) + oval(x + 62, 196, 9) + leaf(x - 62, 203, 16, 5, Math.PI / 2) + leaf(x + 62, 203, 16, 5, Math.PI / 2)} fill={WOOD.dark} />
  </>
);

/** The roof's edge: three rows of half-round tiles, sunlit from the left. */
const Tiles = () => (
  <>
    {[2, 1, 0].flatMap((row) =>
      Array.from({ length: 36 }, (_, i) => {
        const x = -30 + i * 46 + (row % 2) * 23;
        const y = 128 - row * 50;
        const tone = mix(['#b5603f', '#a5533a', '#c26d48'][(i * 7 + row * 5) % 3] ?? '#b5603f', '#5a2a3a', row * 0.12);
        return (
          <g key={`${row}-${i}`}>
            <path d={`M${x} ${y}v-30a23 18 0 0 1 46 0v30q-23 14 -46 0Z`} fill={tone} />
            <path d={`M${x + 6} ${y - 4}v-26a17 13 0 0 1 12 -12`} stroke={mix(tone, '#ffe0b0', 0.55)} strokeWidth={4} fill="none" />
          </g>
        );
      }),
    )}
    <path d={Array.from({ length: 36 }, (_, i) => oval(-7 + i * 46, 132, 16, 7)).join('')} fill="#4a2228" />
  </>
);

/** The mother bent from the hips over the kolam: back level, legs straight, one hand down, a coconut shell in the other. Feet at (x, y). */
function Bending({ x, y }: { x: number; y: number }) {
  const sari = tonesOf(DRESS.teal.base);
  const flesh = skinTones(SKIN.cinnamon);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={lens(26, 4, 250, 20)} fill="#3a1f30" opacity={0.4} />
      <path d={shape([[-52, 2], [-50, -10], [-14, -14], [-8, 2]]) + shape([[14, 4], [18, -10], [48, -10], [52, 4]])} fill={flesh.shade} />
      <path d={shape([[-6, -250], [54, -256], [86, -226], [82, -170], [66, -90], [68, -8, 'corner'], [4, 0], [-42, -10, 'corner'], [-34, -90], [-28, -170], [-22, -220]])} fill={sari.base} />
      <path d={shape([[40, -256], [86, -226], [82, -170], [66, -90], [68, -8, 'corner'], [30, -3], [36, -90], [50, -180]])} fill={sari.shade} />
      <path d={shape([[-12, -200], [-14, -110], [-22, -8], [-12, -6], [-4, -110]]) + shape([[14, -210], [12, -110], [4, -2], [14, -2], [24, -110]])} fill={sari.fold} opacity={0.55} />
      <path d="M-42 -14Q10 2 68 -12" stroke={DRESS.teal.trim} strokeWidth={13} fill="none" />
      <path d={shape([[20, -262], [-30, -270], [-46, -236], [-16, -214], [30, -216]])} fill={flesh.base} />
      <path d={shape([[-20, -272], [-80, -286], [-132, -284], [-154, -262], [-150, -230], [-110, -222], [-50, -222], [-30, -234]])} fill="#8c2f4b" />
      <path d={shape([[-150, -240], [-110, -232], [-50, -236], [-30, -240], [-50, -222], [-110, -222], [-146, -226]])} fill="#6b2440" />
      <path d={shape([[66, -258], [20, -276], [-60, -292], [-126, -290], [-148, -276], [-120, -268], [-60, -264], [-10, -244], [30, -222], [72, -214]])} fill={sari.base} />
      <path d={shape([[66, -258], [20, -276], [-60, -292], [-126, -290], [-70, -284], [10, -264], [60, -246]])} fill={sari.lit} />
      <path d="M-146 -274Q-120 -266 -60 -262Q-10 -242 30 -220" stroke={DRESS.teal.trim} strokeWidth={7} fill="none" />
      {/* Her far arm holds the coconut shell of flour against her skirt. */}
      <path d={band([[-98, -236, 26], [-92, -180, 20], [-58, -146, 15]])} fill={flesh.shade} />
      <path d="M-82 -156a28 24 0 0 0 54 0Z" fill="#5a3422" />
      <path d={oval(-55, -156, 27, 7)} fill="#fffaf0" />
      <path d={band([[-134, -252, 30], [-150, -212, 26]])} fill="#8c2f4b" />
      <path d={band([[-148, -214, 22], [-164, -150, 18], [-176, -86, 14]]) + shape([[-186, -92], [-168, -90], [-166, -72], [-174, -58], [-184, -62], [-188, -76]])} fill={flesh.base} />
      <path d="M-181 -108l16 3M-179 -117l16 3" stroke="#f2c14e" strokeWidth={4.4} />
      <path d={band([[-177, -60, 5], [-177, -30, 4], [-178, -6, 9]])} fill="#fffdf4" opacity={0.85} />
      <Head view="side" x={-180} y={-276} size={76} flip tilt={34} skin={SKIN.cinnamon} hair="bun" eyes="down" hasNeck />
    </g>
  );
}

/** The girl squatting on her heels, facing right, her frock tucked round her raised knees. */
function Squatting({ x, y }: { x: number; y: number }) {
  const frock = tonesOf(DRESS.magenta.base);
  const flesh = skinTones(SKIN.cinnamon);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d={lens(4, 4, 190, 18)} fill="#3a1f30" opacity={0.4} />
      <path d={shape([[6, 0], [8, -14], [40, -16], [62, -4], [60, 4], [20, 5]])} fill={flesh.base} />
      <path d={band([[62, -80, 34], [40, -40, 26], [28, -10, 20]])} fill={flesh.shade} />
      <path d={shape([[-44, -10, 'corner'], [-60, -50], [-46, -92], [-8, -104], [44, -112], [76, -96], [72, -66], [44, -40], [30, -6], [0, 2]])} fill={frock.base} />
      <path d={shape([[-8, -92], [30, -92], [58, -74], [40, -44], [28, -6], [0, 2], [4, -40]])} fill={frock.shade} />
      <path d="M-44 -12Q0 6 32 -8" stroke={DRESS.magenta.trim} strokeWidth={9} fill="none" />
      <path d={shape([[-40, -90], [-46, -130], [-26, -160], [4, -164], [24, -144], [22, -106], [0, -92]])} fill={frock.base} />
      <path d={shape([[-40, -90], [-46, -130], [-30, -156], [-26, -120], [-20, -90]])} fill={frock.shade} />
      <path d={band([[-2, -144, 26], [26, -112, 22]])} fill={frock.shade} />
      <path d={band([[22, -118, 18], [66, -72, 16], [102, -24, 12]]) + shape([[94, -32], [108, -28], [116, -12], [108, -6], [96, -16]])} fill={flesh.base} />
      <path d={band([[110, -8, 4], [111, 0, 4], [111, 8, 8]])} fill="#fffdf4" opacity={0.9} />
      <Head view="side" x={8} y={-198} size={84} tilt={20} skin={SKIN.cinnamon} hair="plait" trim="#f6d58a" eyes="down" hasNeck />
    </g>
  );
}

/** The house cat sitting in the first sun, its tail along the ledge. */
const Cat = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y}>
    <path d={lens(16, 1, 140, 7)} fill="#3a1f30" opacity={0.45} />
    <path d={band([[22, -7, 13], [48, -5, 11], [70, -9, 10], [80, -24, 7]])} fill="#a8642f" />
    <path d={shape([[-24, 1, 'corner'], [-24, -14], [-20, -36], [-22, -56], [-12, -70], [4, -68], [20, -54], [33, -30], [35, -10], [28, 1, 'corner']])} fill="#dd9148" />
    <path d={shape([[4, -68], [20, -54], [33, -30], [35, -10], [28, 1, 'corner'], [8, 1, 'corner'], [18, -14], [16, -36]])} fill="#b46e34" />
    <path d={shape([[-20, -60], [-6, -60], [-6, -38], [-13, -26], [-19, -38]])} fill="#fbe6c4" />
    <path d="M-10 0Q-8 -16 -9 -28M8 0Q-1 -20 13 -30" stroke="#8a4d26" strokeWidth={2.6} strokeLinecap="round" fill="none" />
    <path d={oval(-18, -2, 9, 4.4) + oval(-3, -2, 8, 4.4)} fill="#fbe6c4" />
    <path d={polygon([[-34, -80], [-33, -106], [-16, -93]]) + polygon([[-10, -93], [7, -106], [8, -80]])} fill="#b46e34" />
    <path d={shape([[-13, -98], [3, -94], [9, -80], [3, -67], [-13, -62], [-29, -67], [-35, -80], [-29, -94]])} fill="#e8a258" />
    <path d={shape([[-13, -76], [-4, -71], [-5, -65], [-13, -62], [-21, -65], [-22, -71]])} fill="#fbe6c4" />
    <path d="M-27 -81q4 4 8 0M-7 -81q4 4 8 0" stroke="#3a1f1c" strokeWidth={2.8} strokeLinecap="round" fill="none" />
    <path d={polygon([[-16, -76], [-10, -76], [-13, -72]])} fill="#8c3a34" />
  </At>
);

export default function PondicherryHeritage2() {
  const r = random('damp');
  const damp = Array.from({ length: 40 }, () => blob(r, KOLAM.x + r.between(-470, 470), 836 + r.between(-110, 120), r.between(40, 120), r.between(10, 26), 9, 0.25)).join('');
  return (
    <Canvas>
      <Gradient id="wall" from={[0, 130]} to={[0, FLOOR]} stops={[[0, '#6b4a55'], [0.35, '#b58a70'], [1, '#f0d2a0']]} />
      <path d={box(-10, 100, 1620, 470)} fill="url(#wall)" />
      <path d={box(-10, 420, 1620, 140)} fill="#3f7f86" opacity={0.5} />
      <path d={box(-10, 414, 1620, 8)} fill="#f7e6c0" />
      {/* The street door between its carved jambs, mango leaves over it; a lamp burns in the niche. */}
      <path d={box(670, 196, 260, FLOOR - 196)} fill={WOOD.dark} />
      <path d={box(684, 210, 232, FLOOR - 210)} fill={WOOD.mid} />
      <path d={box(712, 240, 176, FLOOR - 240)} fill="#2b1718" />
      <Gradient id="inside" from={[0, 240]} to={[0, FLOOR]} stops={[[0, '#3a1f1c'], [1, '#c9803f']]} />
      <path d={box(712, 240, 112, FLOOR - 240)} fill="url(#inside)" />
      <path d={box(748, 350, 56, 150)} fill="#f3c878" opacity={0.55} />
      <path d={polygon([[824, 240], [888, 240], [888, FLOOR], [824, FLOOR]])} fill="#9a5f34" />
      <path d={[[834, 256, 44, 90], [834, 366, 44, 84], [834, 470, 44, 76]].map(([bx = 0, by = 0, w = 0, h = 0]) => box(bx, by, w, h)).join('')} fill="#7a4626" />
      <path d={[[260, 306], [260, 350], [420, 470]].map(([a = 0, b = 0]) => oval(856, a, 4) + oval(856, b, 4)).join('')} fill="#f2c14e" />
      <path d={Array.from({ length: 15 }, (_, i) => oval(692 + i * 15.4, 225, 5)).join('')} fill={WOOD.lit} />
      <path d={Array.from({ length: 13 }, (_, i) => leaf(706 + i * 15.6, 240 + Math.sin((i / 12) * Math.PI) * 16, 40, 7, Math.PI / 2 + ((i * 0.37) % 0.3) - 0.15)).join('')} fill="#3f7a3f" />
      <path d={Array.from({ length: 12 }, (_, i) => oval(714 + i * 15.6, 241 + Math.sin((i / 12) * Math.PI) * 16, 6.4)).join('')} fill="#f2a51b" />
      {[330, 1262].map((x) => (
        <g key={x}>
          <path d={box(x - 74, 240, 148, 170)} fill={WOOD.dark} />
          <path d={box(x - 64, 250, 128, 150)} fill="#2f2430" />
          <path d={Array.from({ length: 7 }, (_, i) => box(x - 58 + i * 18, 250, 6, 150)).join('') + box(x - 64, 320, 128, 7)} fill={WOOD.mid} />
          <path d={box(x - 84, 404, 168, 12)} fill="#f7e6c0" />
        </g>
      ))}
      <path d={`M596 500v-40a24 26 0 0 1 48 0v40Z`} fill="#5a3a3c" />
      <Diya id="niche" x={620} y={498} size={11} clay="#d9a04a" />
      <path d={box(-10, 130, 1620, 40)} fill={WOOD.dark} />
      <path d={box(-10, 156, 1620, 14)} fill={WOOD.mid} />
      <Gradient id="shade" from={[0, 150]} to={[0, 420]} stops={[[0, '#2a1230', 0.6], [1, '#2a1230', 0]]} />
      <path d={box(-10, 150, 1620, 270)} fill="url(#shade)" />
      <path d={box(-10, -10, 1620, 130)} fill="#5a2a2e" />
      {POSTS.map((x) => (
        <g key={x}>
          <path d={polygon([[x + 20, 230], [x + 60, 230], [x + 74, FLOOR], [x + 24, FLOOR]])} fill="#3a1f38" opacity={0.3} />
          <Post x={x} />
        </g>
      ))}
      <Tiles />

      {/* The thinnai: red oxide, polished by the people who sit on it. */}
      <path d={box(-10, FLOOR - 16, 1620, 26)} fill="#d0664a" />
      <path d={box(-10, FLOOR - 16, 1620, 6)} fill="#f3a47c" />
      <path d={box(-10, FLOOR + 10, 1620, 82)} fill="#8f3a34" />
      <path d={Array.from({ length: 21 }, (_, i) => box(-4 + i * 80, FLOOR + 16, 32, 76)).join('')} fill="#e9d6b4" opacity={0.85} />
      <path d={box(640, FLOOR + 8, 320, 84)} fill="#7d3230" />
      <path d={polygon([[640, FLOOR + 8], [960, FLOOR + 8], [976, FLOOR + 50], [624, FLOOR + 50]])} fill="#c45c44" />
      <path d={polygon([[624, FLOOR + 50], [976, FLOOR + 50], [976, FLOOR + 92], [624, FLOOR + 92]])} fill="#8f3a34" />
      <Gradient id="street" from={[0, STREET]} to={[0, 1000]} stops={[[0, '#a77a68'], [0.4, '#8d6258'], [1, '#5f3f48']]} />
      <path d={box(-10, STREET, 1620, 360)} fill="url(#street)" />
      <path d={damp} fill="#5a3a48" opacity={0.42} />
      <path d={polygon([[-20, 1010], [-20, 760], [420, STREET], [560, STREET], [300, 1010]])} fill="#ffcf94" opacity={0.2} />
      <Halo id="morning" x={160} y={760} rx={520} ry={230} colour="#ffd9a0" opacity={0.35} />
      <path d={kolamLine} fill="none" stroke="#4a2c3c" strokeWidth={8} opacity={0.35} transform="translate(2 3)" />
      <path d={kolamLine} fill="none" stroke="#fffaf0" strokeWidth={5.4} strokeLinejoin="round" />
      <path d={KOLAM_DOTS} fill="#fffaf0" />
      <Squatting x={360} y={896} />
      <Bending x={1240} y={862} />
      {/* A brass pot of water, a potted plant, and the broom with which the ground was swept. */}
      <path d={lens(1440, 800, 130, 14)} fill="#3a1f30" opacity={0.4} />
      <path d={shape([[1400, 760], [1404, 796], [1440, 806], [1476, 796], [1480, 760], [1460, 732], [1452, 716], [1470, 706, 'corner'], [1410, 706, 'corner'], [1428, 716], [1420, 732]])} fill="#c98a2e" />
      <path d={shape([[1404, 760], [1408, 790], [1424, 796], [1420, 760], [1432, 730], [1422, 734]])} fill="#ffe09a" />
      <path d={oval(1440, 706, 30, 6)} fill="#6b4418" />
      <Pot id="tulsi" x={92} y={742} size={110} clay="#a8532e" tones={leaves('#1f5239', '#86b352')} />
      <path d={lens(226, 764, 120, 9)} fill="#3a1f30" opacity={0.4} />
      <path d={polygon([[222, 628], [234, 630], [231, 690], [258, 758], [240, 766], [210, 767], [190, 760], [217, 690]])} fill="#8f6a36" />
      <path d={Array.from({ length: 9 }, (_, i) => band([[225 + i * 0.8, 632, 2], [219 + i * 1.3, 690, 2.4], [193 + i * 7.6, 762 + Math.sin((i / 8) * Math.PI) * 6, 3]])).join('')} fill="#d3ab66" />
      <path d={polygon([[215, 682], [233, 682], [233, 693], [214, 693]]) + polygon([[221, 650], [234, 650], [234, 657], [220, 657]])} fill="#8c2f4b" />
      <Cat x={1290} y={FLOOR - 12} />
    </Canvas>
  );
}
