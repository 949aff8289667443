/** Chamundi hill soon after sunrise: the great black Nandi, fresh marigolds round his neck, a girl who reaches up to his hoof, and a woman who marks a step with kumkum. */
// One boulder of granite, 4.9 metres high, kept black with oil: he lies with one foreleg set up, and bells, chains and a saddle cloth are carved on him. Pilgrims dot every step with turmeric and kumkum on their way up.
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Piece, shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { OverhangingBranch } from '../../../scenery/bough.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Diya } from '../../../scenery/props.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { alongLine, band, box, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Sun } from '../../../scenery/sky.tsx';
import { Tree } from '../../../scenery/trees.tsx';

export const focus: [number, number] = [0.5, 0.58];

const GREEN = leaves('#1f4a38', '#93ad4c', '#ffe08a');
const OIL = { lit: '#6d6878', base: '#3b3743', shade: '#25212d', deep: '#17141d', rim: '#f0b888' };
const FOOT = 762;

const hand = random('kumkum');
const DOTS = Array.from({ length: 19 }, (_, i) => [34 + i * 58 + hand.between(-9, 9), 970 + hand.between(-5, 5), hand.between(13, 18)] as const);

/** Marigolds strung along a line, three tones, one ball beside the other. */
function Garland({ line, size, count }: { line: readonly Spot[]; size: number; count: number }) {
  const path = rounded(line);
  return ['#c9561f', '#f08a24', '#ffc23f'].map((tone, k) => (
    <path key={tone} d={Array.from({ length: count }, (_, i) => {
      const spot = alongLine(path, i / (count - 1));
      return oval(spot.x - k * size * 0.16, spot.y - k * size * 0.2, size * (1 - k * 0.3));
    }).join('')} fill={tone} />
  ));
}

/** Carved bells hanging from a carved strap. */
function Bells({ line, count, size }: { line: readonly Spot[]; count: number; size: number }) {
  const path = rounded(line);
  const bells = Array.from({ length: count }, (_, i) => alongLine(path, (i + 0.5) / count));
  return (
    <>
      <path d={band(path.map(([x, y]) => [x, y, size * 0.7] as const))} fill={OIL.lit} />
      <path d={band(path.map(([x, y]) => [x, y + size * 0.34, size * 0.3] as const))} fill={OIL.deep} />
      {bells.map(({ x, y }, i) => (
        <At key={i} x={x} y={y + size * 0.4} scale={size / 20}>
          <path d="M-5 0H5Q8 14 15 24H-15Q-8 14 -5 0Z" fill={OIL.base} />
          <path d="M-5 0H-1Q-2 14 -6 24H-15Q-8 14 -5 0Z" fill={OIL.lit} />
          <circle cy={26} r={5} fill={OIL.deep} />
        </At>
      ))}
    </>
  );
}

function Nandi() {
  const body = shape([[1392, FOOT, 'corner'], [1404, 690], [1378, 590], [1310, 520], [1190, 486], [1080, 478], [1010, 452], [960, 408], [900, 398], [850, 426], [790, 470], [716, 560], [676, 640], [672, FOOT, 'corner']]);
  const neck = shape([[900, 400], [850, 342], [800, 270], [730, 270], [676, 400], [700, 470], [682, 560], [662, 640], [700, 690], [760, 664], [850, 600], [940, 500]]);
  const head = shape([[806, 262], [770, 232], [716, 232], [676, 262], [650, 318], [622, 366], [590, 404], [580, 446], [604, 478], [654, 486], [712, 468], [760, 436], [804, 384], [822, 316]]);
  return (
    <>
      <Piece id="nandi-body" outline={body} fill={OIL.base}>
        <path d={shape([[1420, 780], [1420, 620], [1340, 600], [1180, 640], [1000, 700], [860, 690], [780, 780]])} fill={OIL.shade} />
        <path d={shape([[960, 404], [1010, 448], [1080, 474], [1190, 482], [1300, 512], [1180, 508], [1060, 510], [980, 486], [930, 440]])} fill={OIL.lit} />
        <path d={shape([[890, 396], [960, 407], [1010, 452], [1080, 477], [1190, 485], [1300, 516], [1190, 490], [1080, 483], [1004, 459], [952, 413]])} fill={OIL.rim} />
        <path d={shape([[1010, 780], [980, 690], [1030, 560], [1060, 540], [1050, 640], [1080, 780]])} fill={OIL.shade} opacity={0.7} />
      </Piece>
      {/* The haunch, and the hind leg folded under it. */}
      <path d={shape([[1404, FOOT, 'corner'], [1412, 690], [1370, 600], [1290, 572], [1200, 600], [1150, 670], [1140, FOOT, 'corner']])} fill={OIL.base} />
      <path d={shape([[1404, FOOT, 'corner'], [1412, 690], [1376, 606], [1330, 640], [1320, FOOT, 'corner']])} fill={OIL.shade} />
      <path d={shape([[1290, 574], [1204, 600], [1156, 668], [1190, 636], [1240, 606], [1300, 592]])} fill={OIL.lit} />
      <path d={shape([[1180, FOOT, 'corner'], [1190, 712], [1120, 700], [1040, 716], [1000, 742], [996, FOOT, 'corner']])} fill={OIL.base} />
      <path d={shape([[1186, 714], [1120, 701], [1040, 717], [1004, 740], [1050, 730], [1120, 716]])} fill={OIL.lit} />
      <Bells line={[[1100, 482], [1064, 560], [1050, 650], [1060, 716]]} count={5} size={15} />
      <Bells line={[[1300, 520], [1250, 548], [1170, 556], [1090, 548]]} count={6} size={13} />
      {/* The foreleg that stands: knee forward, hoof flat. */}
      <path d={shape([[800, FOOT, 'corner'], [812, 690], [780, 610], [700, 590], [610, 604], [560, 640], [566, 690], [560, FOOT, 'corner'], [640, FOOT, 'corner'], [650, 690], [700, 670], [730, FOOT, 'corner']])} fill={OIL.base} />
      <path d={shape([[700, 590], [610, 604], [560, 640], [566, 690], [561, FOOT, 'corner'], [580, FOOT, 'corner'], [590, 690], [596, 650], [640, 622], [720, 606]])} fill={OIL.lit} />
      <path d={shape([[800, FOOT, 'corner'], [812, 690], [780, 612], [740, 640], [708, 672], [732, FOOT, 'corner']])} fill={OIL.shade} />
      <path d={polygon([[552, FOOT], [556, 734], [644, 734], [650, FOOT]])} fill={OIL.shade} />
      <path d={polygon([[552, FOOT], [556, 734], [596, 734], [596, FOOT]])} fill={OIL.base} />
      <Piece id="nandi-neck" outline={neck} fill={OIL.base}>
        <path d={shape([[960, 480], [860, 520], [800, 600], [720, 700], [900, 700]])} fill={OIL.shade} />
        {[0, 1, 2, 3].map((fold) => <path key={fold} d={band([[716 + fold * 26, 420 + fold * 12, 2], [716 + fold * 20, 520 + fold * 16, 9], [690 + fold * 24, 650, 2]])} fill={OIL.deep} opacity={0.55} />)}
        <path d={band([[690, 420, 6], [706, 480, 16], [684, 570, 14], [664, 640, 6]])} fill={OIL.lit} />
      </Piece>
      <Bells line={[[872, 398], [860, 470], [800, 560], [716, 610], [672, 610]]} count={8} size={19} />
      <path d={shape([[806, 300], [846, 296], [900, 320], [922, 356], [880, 366], [830, 350]])} fill={OIL.base} />
      <path d={shape([[830, 306], [880, 320], [908, 350], [870, 346]])} fill={OIL.deep} />
      <path d={shape([[700, 240], [690, 206], [704, 166], [724, 146], [734, 150], [728, 190], [742, 236]])} fill={OIL.shade} />
      <path d={shape([[738, 244], [742, 204], [770, 164], [800, 146], [812, 152], [796, 186], [792, 246]])} fill={OIL.base} />
      <path d={shape([[738, 244], [742, 204], [770, 164], [798, 146], [774, 184], [764, 244]])} fill={OIL.lit} />
      <Piece id="nandi-head" outline={head} fill={OIL.base}>
        <path d={shape([[820, 300], [770, 380], [700, 440], [620, 480], [760, 480], [860, 380]])} fill={OIL.shade} />
        <path d={shape([[716, 232], [676, 262], [648, 322], [612, 376], [588, 420], [590, 450], [606, 420], [640, 372], [676, 330], [700, 280], [740, 240]])} fill={OIL.lit} />
        <path d={shape([[716, 232], [674, 262], [646, 322], [610, 376], [586, 420], [596, 408], [622, 370], [654, 326], [684, 266]])} fill={OIL.rim} />
        <path d={band([[604, 452, 3], [640, 448, 6], [680, 430, 3]])} fill={OIL.deep} />
        <path d={shape([[604, 408], [616, 400], [622, 412], [610, 422]])} fill={OIL.deep} />
      </Piece>
      <path d={shape([[704, 318], [726, 304], [752, 310], [758, 328], [732, 336]])} fill={OIL.deep} />
      <path d={shape([[708, 318], [728, 309], [748, 314], [750, 326], [730, 331]])} fill="#efe3cf" />
      <circle cx={729} cy={320} r={9} fill="#15121a" />
      <path d={band([[700, 300, 3], [728, 292, 8], [764, 304, 3]])} fill={OIL.lit} />
      <path d={band([[690, 250, 10], [690, 300, 9], [668, 366, 8], [700, 444, 9]]) + band([[668, 366, 8], [720, 372, 8], [806, 348, 7]])} fill={OIL.lit} />
      <path d={oval(694, 286, 11, 14)} fill="#d8342c" />
      <path d={box(678, 266, 34, 4) + box(674, 276, 36, 4)} fill="#fff3dc" opacity={0.9} />
      <Garland line={[[884, 414], [878, 520], [830, 624], [756, 668], [706, 640], [682, 566]]} size={19} count={34} />
      <Garland line={[[790, 250], [770, 222], [730, 214], [698, 236]]} size={12} count={11} />
      <path d={Array.from({ length: 12 }, (_, i) => oval(862 - i * 14, 470 + Math.sin(i * 0.26) * 150 - i * 1.6, 8)).join('')} fill="#fff6e4" />
    </>
  );
}

/** The plinth, its carved edge, and the paved court with the first of the thousand steps. */
function Court() {
  return (
    <>
      <Gradient id="plinth" from={[500, 0]} to={[1460, 0]} stops={[[0, '#a38c80'], [0.3, '#8f7a74'], [1, '#614e5a']]} />
      <path d={lens(1080, 872, 1300, 44)} fill="#3a2030" opacity={0.4} />
      <path d={box(500, FOOT, 960, 92)} fill="url(#plinth)" />
      <path d={box(486, FOOT - 6, 990, 20)} fill="#cdb39c" />
      <path d={box(480, 838, 1004, 20)} fill="#b59a88" />
      <path d={Array.from({ length: 24 }, (_, i) => `M${506 + i * 40} 830q14 -26 28 0Z`).join('')} fill="#6d5a62" />
    </>
  );
}

export default function MysorePalaceAdventure1() {
  return (
    <Canvas>
      <Sky id="sky" height={700} stops={[[0, '#7fb2d2'], [0.5, '#f0dfc0'], [0.8, '#ffd093'], [1, '#ffbd7c']]} />
      <Sun id="sun" x={236} y={454} r={44} colour="#fffbe4" glow="#ffe09a" reach={12} />
      <Flock id="kites" x={420} y={170} width={220} height={90} count={5} size={17} colour="#8a7480" />
      <Ridge id="plain-far" anchors={[[-40, 600], [200, 574], [420, 590], [700, 570], [1640, 560]]} colour="#d9a98c" mist="#ffdcae" bottom={760} />
      <Ridge id="plain" anchors={[[-40, 640], [240, 622], [520, 640], [900, 610], [1640, 600]]} colour="#a98a74" mist="#f3c99a" bottom={780} />
      {/* Mysuru lies below: roofs, and the palace's towers in the haze. */}
      <path d={Array.from({ length: 26 }, (_, i) => box(20 + i * 21, 628 - ((i * 13) % 9), 15, 26)).join('') + box(330, 600, 70, 40) + [340, 365, 390].map((x, i) => oval(x, 600 - (i === 1 ? 12 : 0), i === 1 ? 12 : 8, i === 1 ? 18 : 12)).join('')} fill="#c48f7c" opacity={0.75} />
      <Mist id="haze" y={650} height={90} colour="#ffe2b4" opacity={0.7} />
      <Tree id="rain-tree" x={1500} y={780} height={690} tones={GREEN} trunk="#6b4a3c" form="spread" fleck={13} />
      <Thicket id="hill" line={[[420, 720], [700, 690], [1000, 660], [1300, 640], [1660, 650]]} count={36} radius={56} tones={faded(GREEN, '#d9b98a', 0.12)} fleck={8} />
      <Thicket id="hill-left" line={[[-40, 720], [120, 708], [330, 730], [480, 740]]} count={22} radius={32} tones={faded(GREEN, '#e0b080', 0.2)} fleck={5} />
      <Gradient id="court" from={[0, 740]} to={[0, 1000]} stops={[[0, '#e6bd8c'], [0.5, '#c9966c'], [1, '#94634e']]} />
      <Land crest={[[-60, 752], [500, 756], [1100, 756], [1660, 750]]} fill="url(#court)" />
      <path d={[790, 838, 900].map((y, i) => box(-10, y, 1620, 3 + i)).join('') + Array.from({ length: 12 }, (_, i) => polygon([[800 + (i - 5.5) * 150, 752], [803 + (i - 5.5) * 150, 752], [808 + (i - 5.5) * 270, 900], [802 + (i - 5.5) * 270, 900]])).join('')} fill="#8a5a4c" opacity={0.4} />
      <Halo id="sunlight" x={330} y={830} rx={420} ry={70} colour="#ffe6b0" opacity={0.6} />
      <Court />
      <Nandi />
      <Diya id="lamp-1" x={950} y={770} size={15} />
      <Diya id="lamp-2" x={900} y={772} size={13} />
      <path d={lens(530, 900, 250, 14) + lens(390, 924, 190, 12)} fill="#3a2030" opacity={0.36} />
      <Posed id="girl" x={486} y={898} height={222} age={7} wears="frock" dress={DRESS.magenta} skin={SKIN.honey} hair="plait" pose={{ ...POSE.stand, lean: -3, nod: -16, near: [138, 152], far: [122, 140] }} />
      <Posed id="mother" x={360} y={922} height={228} wears="kurta" dress={{ ...DRESS.teal, trim: '#f2a51b' }} skin={SKIN.honey} hair="plait" pose={{ ...POSE.stand, nod: -12, near: [96, 116], far: [20, 60] }} />
      {/* The step that everybody passes. */}
      <path d={box(-10, 936, 1620, 16)} fill="#e9c396" />
      <path d={box(-10, 950, 1620, 60)} fill="#7d5448" />
      {DOTS.map(([x, y, size]) => (
        <path key={x} d={oval(x, y, size, size * 0.72)} fill="#f2b530" />
      ))}
      <path d={DOTS.map(([x, y, size]) => oval(x + 1, y, size * 0.42, size * 0.36)).join('')} fill="#c9242c" />
      <path d={lens(1200, 940, 260, 12)} fill="#3a2030" opacity={0.4} />
      <Posed id="pilgrim" x={1230} y={942} height={262} wears="sari" dress={DRESS.crimson} skin={SKIN.cinnamon} flip pose={{ ...POSE.squat, nod: 20, near: [62, 44], far: [50, 34] }} />
      <path d="M1310 940Q1312 914 1342 914Q1372 914 1374 940Z" fill={mix('#c98a3a', '#3a1638', 0.1)} />
      <path d={lens(1342, 914, 62, 6)} fill="#c9242c" />
      <OverhangingBranch id="bough" line={[[1680, 150], [1500, 70], [1260, 44], [1000, 70]]} radius={60} twigs={12} width={38} tones={GREEN} bark="#6b4a3c" fleck={15} />
    </Canvas>
  );
}
