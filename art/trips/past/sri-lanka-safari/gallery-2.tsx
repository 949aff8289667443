/** Daybreak in Yala: a peacock dances on the sandy track, his train open, while a peahen feeds and a jeep with guests waits. */
// The train is not a tail but some 150 back feathers, longest in the middle, most of them with an eye. The peahen goes on feeding.
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Piece, shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, leaf, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { rock, Boulder } from '../../../scenery/stone.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Jeep } from '../../../scenery/vehicles.tsx';

export const focus: [number, number] = [0.54, 0.55];

const SCRUB = leaves('#3f4a34', '#a39a56', '#ffd690');
const ROOT: Spot = [860, 690];
const REACH = 452;

/** A point of the train at an angle (0 is right, −π/2 up), `far` from its root. */
const at = (angle: number, far: number): Spot => [ROOT[0] + Math.cos(angle) * far, ROOT[1] + Math.sin(angle) * far * 0.98];

/** The open train: feathers with forked ends, shafts, eight rows of eyes that grow outwards, and the gold and green scales of the back. */
function Fan() {
  const r = random('train');
  const eyes: { x: number; y: number; size: number; angle: number }[] = [];
  const feathers: [string[], string[]] = [[], []];
  const barbs: string[] = [];
  const shafts: string[] = [];
  for (let i = 0; i < 71; i += 1) {
    const side = (i - 35) / 35;
    const angle = -Math.PI * (0.5 + side * 0.575);
    const far = REACH * (0.93 + 0.07 * Math.sin(-angle)) * r.between(0.95, 1.03) * (1 - 0.06 * side ** 14);
    feathers[i % 2]?.push(band([[...at(angle, 30), 8], [...at(angle, far * 0.5), 24], [...at(angle, far * 0.84), 34], [...at(angle, far * 0.95), 22], [...at(angle, far), 2]]));
    // Loose barbs: forks at the end of each feather, and barbs along the outer two thirds of the two lowest on each side.
    const isLowest = Math.abs(side) > 0.95;
    for (let along = isLowest ? 0.34 : 0.88; along < 1; along += isLowest ? 0.022 : 0.03) {
      const [x, y] = at(angle, far * along);
      const long = far * (isLowest ? 0.05 + along * 0.05 : 0.08) * r.between(0.8, 1.2);
      const spread = isLowest ? 0.78 : 0.44;
      barbs.push(leaf(x, y, long, 3, angle - spread) + leaf(x, y, long, 3, angle + spread));
    }
    shafts.push(band([[...ROOT, 2], [...at(angle, far * 0.94), 1.2]]));
  }
  for (let row = 0; row < 8; row += 1) {
    const far = REACH * (0.33 + row * 0.083);
    // Odd and even counts alternate, so that near the middle each eye sits between two of the row below.
    const count = 15 + row * 2 + (row % 2);
    for (let i = 0; i < count; i += 1) {
      const angle = -Math.PI * (-0.04 + (1.08 * i) / (count - 1));
      const [x, y] = at(angle, far * r.between(0.98, 1.02) * (0.91 + 0.09 * Math.sin(-angle)));
      eyes.push({ x, y, size: 7 + row * 1.5, angle });
    }
  }
  const ring = (share: number, long: number) => eyes.map(({ x, y, size, angle }) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return leaf(x - dx * size * long, y - dy * size * long, size * long * 2.1, size * share, angle);
  }).join('');
  const scales = (count: number, from: number, deep: number, size: number) => Array.from({ length: count }, (_, i) => {
    const angle = -Math.PI * (-0.04 + 1.08 * ((i * 0.618) % 1));
    return leaf(...at(angle, from + ((i * 37) % deep)), size, size * 0.38, angle);
  }).join('');
  return (
    <>
      {(['#8a7a2e', '#9c8a38'] as const).map((gold, i) => (
        <radialGradient key={gold} id={`train-${i}`} gradientUnits="userSpaceOnUse" cx={ROOT[0]} cy={ROOT[1]} r={REACH}>
          <stop offset={0.1} stopColor={gold} />
          <stop offset={0.32} stopColor={i ? '#37855a' : '#2a7048'} />
          <stop offset={0.72} stopColor={i ? '#237460' : '#1b5f4c'} />
          <stop offset={1} stopColor={i ? '#3f9468' : '#2f8260'} />
        </radialGradient>
      ))}
      <path d={barbs.join('')} fill="#3a8c64" />
      <path d={feathers[0].join('')} fill="url(#train-0)" />
      <path d={feathers[1].join('')} fill="url(#train-1)" opacity={0.75} />
      <path d={shafts.join('')} fill="#c9b45a" opacity={0.5} />
      <path d={ring(1.5, 1.7)} fill="#15503f" />
      <path d={ring(1.25, 1.36)} fill="#c98f3a" />
      <path d={ring(0.92, 1)} fill="#e8c25a" />
      <path d={eyes.map(({ x, y, size }) => oval(x, y, size * 0.62)).join('')} fill="#2fa3a8" />
      <path d={eyes.map(({ x, y, size, angle }) => oval(x - Math.cos(angle) * size * 0.12, y - Math.sin(angle) * size * 0.12, size * 0.38)).join('')} fill="#1c2668" />
      <path d={scales(90, 44, 92, 24)} fill="#b7a53e" />
      <path d={scales(60, 40, 70, 16)} fill="#2f8a5a" />
    </>
  );
}

const BREAST = shape([[-58, -158], [-48, -138], [-30, -122], [-20, -98], [-28, -72], [-56, -42], [-82, -4], [-86, 40], [-64, 84], [-22, 110], [22, 106], [52, 76], [64, 30], [56, -12], [38, -46], [34, -78], [26, -110], [10, -138], [-4, -164], [-14, -184], [-34, -190], [-52, -180]]);
/** A leg, bent back at the heel: three toes in front, one behind, and the spur. */
const LEG = 'M0 0L8 26L2 70M2 70L-26 76M2 70L-10 84M2 70L16 82M2 70L22 70M7 44L17 50';

/** The peacock's folded wing from the side: rows of feathers overlapping like tiles, with long rust ones below. */
function Wing() {
  const row = (count: number, from: Spot, to: Spot, long: number, wide: number, turn: number) => Array.from({ length: count }, (_, i) => {
    const t = i / (count - 1);
    return leaf(from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t, long, wide, turn - t * 0.3);
  }).join('');
  return (
    <>
      <path d={row(7, [86, 14], [48, 40], 116, 17, 1.06)} fill="#7f3f26" />
      <path d={row(6, [82, 12], [48, 34], 104, 12, 1.1)} fill="#c4713c" />
      <path d={shape([[34, -56], [62, -44], [86, -14], [94, 18], [88, 44], [66, 66], [48, 72], [44, 10]])} fill="#5a3d30" />
      <path d={row(6, [84, 6], [50, 26], 52, 18, 1.2)} fill="#8f5f3e" />
      <path d={row(6, [76, -16], [48, 4], 46, 17, 1.24)} fill="#b58a5c" />
      <path d={row(5, [66, -34], [46, -16], 38, 15, 1.28)} fill="#d9bb88" />
      <path d={row(6, [86, 10], [52, 30], 44, 2.4, 1.2) + row(6, [78, -12], [50, 8], 38, 2.2, 1.24)} fill="#5a3d30" opacity={0.7} />
    </>
  );
}

/** The dancing peacock, facing left: breast, curved neck, crest, and folded wings that hang behind, their long rust feathers down. */
function Dancer() {
  const blue = '#1f55b0';
  const hanging = (x: number, y: number, angles: readonly number[]) => angles.map((angle, i) => leaf(x + i * 3, y, 118 - Math.abs(i - 2) * 9, 11, angle)).join('');
  return (
    <At x={ROOT[0]} y={ROOT[1]}>
      <path d={shape([[-46, 40], [-40, 96], [-30, 132], [-14, 118], [4, 136], [18, 116], [40, 128], [50, 90], [52, 40]])} fill="#4f4038" />
      <path d={hanging(-72, 16, [1.96, 1.82, 1.68, 1.54])} fill="#8f4630" />
      <Wing />
      <At x={-30} y={96}>
        <path d={LEG} stroke="#9a8468" strokeWidth={8} strokeLinecap="round" strokeLinejoin="round" fill="none" />
      </At>
      <At x={26} y={92}>
        <path d={LEG} stroke="#7d6a58" strokeWidth={8} strokeLinecap="round" strokeLinejoin="round" fill="none" />
      </At>
      <path d={shape([[-52, 66], [-50, 100], [-30, 126], [-14, 116], [-6, 90]]) + shape([[6, 84], [14, 110], [32, 124], [46, 104], [52, 70]])} fill="#a58a68" />
      <path d={shape([[-30, 80], [-26, 118], [-14, 116], [-6, 90]]) + shape([[28, 84], [34, 123], [46, 104], [52, 70]])} fill="#6f5a4c" />
      <Gradient id="breast" from={[0, -190]} to={[0, 112]} stops={[[0, '#2a62c4'], [0.5, blue], [0.78, '#1c4a8a'], [0.92, '#15384c'], [1, '#10262e']]} />
      <Piece id="breast-form" outline={BREAST} fill="url(#breast)">
        <path d={shape([[-12, -190], [-10, -160], [6, -126], [14, -92], [14, -58], [30, -20], [36, 30], [22, 76], [-10, 116], [90, 116], [90, -190]])} fill={mix(blue, '#1a0f40', 0.5)} opacity={0.8} />
        <path d={shape([[-50, -140], [-34, -118], [-26, -96], [-32, -70], [-60, -38], [-90, 0], [-92, 50], [-66, 70], [-70, 30], [-62, -4], [-38, -36], [-14, -66], [-10, -98], [-22, -128]])} fill="#3fa3d9" />
        <path d={Array.from({ length: 15 }, (_, row) => Array.from({ length: 15 }, (_, i) => `M${-96 + i * 12 + (row % 2) * 6} ${-104 + row * 12}q6 9 12 0`).join('')).join('')} stroke="#7cc4ec" strokeWidth={2} fill="none" opacity={0.5} />
      </Piece>
      <path d="M-56 -174Q-76 -174 -84 -158Q-68 -164 -54 -160Z" fill="#d9cbb0" />
      <path d={shape([[-56, -174], [-40, -183], [-20, -178], [-38, -174]]) + shape([[-54, -160], [-38, -164], [-22, -160], [-38, -152]])} fill="#fbf4e4" />
      <path d={band([[-56, -167, 4], [-38, -169, 9], [-18, -170, 3]])} fill="#14204a" />
      <circle cx={-38} cy={-169} r={6} fill="#150f1c" />
      <circle cx={-40} cy={-171} r={2} fill="#ffffff" />
      <path d="M-28 -188L-50 -226M-26 -189L-38 -236M-24 -189L-23 -240M-21 -188L-8 -236M-18 -186L6 -226" stroke="#2a4a8a" strokeWidth={2.6} />
      <path d={[[-52, -229], [-39, -239], [-23, -243], [-7, -239], [8, -229]].map(([x = 0, y = 0]) => leaf(x, y + 9, 18, 8, -Math.PI / 2)).join('')} fill="#2f8fd0" />
    </At>
  );
}

const HEN = shape([[-112, -22], [-110, -38], [-84, -56], [-54, -74], [-18, -84], [18, -84], [44, -79], [68, -73], [90, -62], [104, -46], [112, -28], [118, -15], [113, -3], [102, -5], [98, -18], [90, -34], [80, -47], [66, -50], [52, -40], [26, -28], [-10, -30], [-44, -38], [-78, -28], [-104, -16]]);
const rows = (count: number, long: number, at: (row: number) => Spot, wide: number, deep: number) => Array.from({ length: count }, (_, row) => Array.from({ length: long }, (_, i) => `M${at(row)[0] + i * wide} ${at(row)[1]}q${wide / 2} ${deep} ${wide} 0`).join('')).join('');
/** A pecking peahen, facing left: scaled brown back, pale belly, long green-tinged neck, a crest. (x, y) is between her feet. */
const Peahen = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At x={x} y={y} scale={size / 100} flip>
    <path d={lens(-30, 3, 190, 8)} fill="#4a2a3a" opacity={0.4} />
    <path d="M16 -34L8 -20L15 0M15 0L28 2M15 0L22 5M15 0L8 2" stroke="#6f5c50" strokeWidth={3.4} strokeLinecap="round" strokeLinejoin="round" fill="none" />
    <path d="M-6 -34L-14 -19L-8 1M-8 1L6 4M-8 1L-2 8M-8 1L-16 3" stroke="#8f7a64" strokeWidth={3.8} strokeLinecap="round" strokeLinejoin="round" fill="none" />
    <path d={shape([[-22, -42], [-18, -28], [-8, -20], [2, -28], [8, -40]]) + shape([[6, -42], [10, -30], [18, -24], [28, -38]])} fill="#a88c6c" />
    <Gradient id="hen" from={[34, -40]} to={[104, -30]} stops={[[0, '#8f6c4c'], [0.36, '#66774e'], [1, '#3a8660']]} />
    <Piece id="hen-form" outline={HEN} fill="url(#hen)">
      <path d={shape([[-60, -34], [-20, -44], [20, -48], [52, -50], [66, -42], [30, -16], [-30, -20]])} fill="#e2cda6" />
      <path d={shape([[-120, -36], [-84, -44], [-40, -44], [-78, -24], [-120, -8]])} fill="#6b4f3e" />
      <path d={rows(2, 9, (row) => [-52 + row * 5, -77 + row * 8], 10, 6)} stroke="#d8b88a" strokeWidth={1.5} fill="none" opacity={0.5} />
      <path d={rows(5, 5, (row) => [38 + row * 9, -72 + row * 8], 7, 5)} stroke="#a6d08a" strokeWidth={1.5} fill="none" opacity={0.6} />
      <path d={shape([[88, -34], [98, -17], [101, -2], [114, 4], [110, -10], [104, -24]])} fill="#2a6048" />
    </Piece>
    {/* The folded wing over her flank: short scaled feathers in front, long ones towards the tail. */}
    <path d={shape([[38, -62], [22, -42], [-16, -36], [-58, -42], [-100, -36, 'corner'], [-62, -58], [-16, -72], [24, -76]])} fill="#654838" />
    <path d={shape([[38, -62], [26, -46], [6, -42], [-6, -56], [-2, -72], [24, -76]])} fill="#86634a" />
    <path d={rows(3, 4, (row) => [-2 + row * 3, -68 + row * 8], 9, 6)} stroke="#caa678" strokeWidth={1.5} fill="none" />
    <path d={[0, 1, 2, 3].map((i) => band([[-2 + i * 2, -67 + i * 6.6, 1.2], [-30 - i * 4, -62 + i * 5.6, 2], [-88 + i * 9, -45 + i * 1.6, 0.8]])).join('')} fill="#a98660" />
    <path d={[0, 1, 2].map((i) => band([[-74, -44 + i * 6, 1.2], [-109, -34 + i * 7, 0.8]])).join('')} fill="#46342c" />
    {/* The head: a rounded brown skull, a pale cheek with a dark line through the eye, a short stout bill. */}
    <path d="M117 -13Q128 -7 131 7Q122 5 111 0Z" fill="#a8957a" />
    <path d="M119 -10Q127 -5 131 7Q123 2 115 -4Z" fill="#6f6052" />
    <path d={shape([[92, -40], [102, -42], [112, -34], [121, -21], [121, -9], [115, 1], [106, 3], [98, -5], [93, -20]])} fill="#8a5638" />
    <path d={shape([[94, -26], [103, -19], [110, -8], [113, 1], [106, 3], [98, -5]])} fill="#dcc59c" />
    <path d={shape([[103, -34], [111, -27], [119, -15], [117, -13], [108, -22]])} fill="#e6d3ae" />
    <path d={shape([[98, -27], [107, -21], [117, -9], [114, -6], [104, -15]])} fill="#4a2c22" />
    <circle cx={109.4} cy={-16.6} r={3} fill="#150f1c" />
    <circle cx={110.2} cy={-17.6} r={1} fill="#fff6e0" />
    <path d="M107 -38L119 -52M109 -35L124 -46M111 -32L127 -39" stroke="#4f8a5e" strokeWidth={1.4} />
    <path d={oval(120, -53, 2.6) + oval(125, -47, 2.6) + oval(128, -39, 2.6)} fill="#3f8a62" />
  </At>
);

export default function SriLankaSafari2() {
  return (
    <Canvas>
      <Sky id="sky" height={640} stops={[[0, '#7f8fc0'], [0.34, '#c9a5b8'], [0.66, '#ffc59c'], [1, '#ffdca0']]} />
      <Sun id="sun" x={470} y={430} r={46} colour="#fff8dc" glow="#ffdc9a" reach={13} />
      <Stratus x={520} y={170} width={560} colour="#ffdcc8" opacity={0.55} />
      <Stratus x={1300} y={110} width={460} colour="#ffd0c0" opacity={0.5} />
      <Flock id="storks" x={330} y={250} width={240} height={70} count={6} size={15} colour="#8a6a80" />
      <Ridge id="hills" anchors={[[-40, 560], [200, 520], [420, 552], [760, 500], [1060, 540], [1300, 470], [1640, 530]]} colour="#b58a98" mist="#ffd8a8" bottom={700} />
      <Boulder id="elephant-rock" x={1330} y={640} width={520} height={220} tones={rock('#a87a74', '#ffce98', '#4a2a50')} />
      <Thicket id="scrub-far" line={[[-40, 620], [300, 606], [700, 616], [1100, 610], [1640, 606]]} count={60} radius={24} tones={faded(SCRUB, '#f0b48a', 0.45)} />
      <Mist id="mist" y={630} height={90} colour="#ffdcb0" opacity={0.7} />
      <Tree id="palu" x={1500} y={700} height={430} tones={SCRUB} trunk="#5f463e" form="spread" fleck={9} />
      <Gradient id="sand" from={[0, 640]} to={[0, 1000]} stops={[[0, '#f0bc86'], [0.4, '#d99a6c'], [1, '#9a5f54']]} />
      <Land crest={[[-60, 652], [500, 646], [1100, 646], [1660, 652]]} fill="url(#sand)" />
      <Thicket id="scrub-left" line={[[-40, 700], [120, 680], [250, 676]]} count={12} radius={44} tones={SCRUB} fleck={9} />
      <Thicket id="scrub-right" line={[[1240, 684], [1400, 706], [1660, 760]]} count={20} radius={50} tones={SCRUB} fleck={10} />
      {/* Two ruts coming towards us. */}
      <path d={band([[430, 690, 12], [470, 760, 34], [420, 860, 70], [250, 1020, 130]]) + band([[620, 690, 12], [760, 760, 36], [960, 870, 74], [1160, 1020, 140]])} fill="#8f5648" opacity={0.34} />
      <path d={lens(356, 740, 440, 14)} fill="#4a2a3a" opacity={0.42} />
      {GUESTS.map(({ id, x, arms, looks }) => (
        <Posed key={id} id={id} x={x} y={598} height={186} isSeated pose={{ ...POSE.sit, ...arms }} {...looks} face="front" />
      ))}
      <path d={band([[330, 602, 5], [342, 566, 5]])} fill="#2a2622" />
      <Posed id="driver" grips x={290} y={612} height={190} isSeated pose={{ ...POSE.sit, nod: -4, near: [20, 104], far: [30, 108] }} wears="shorts" hasStripes={false} dress={{ base: '#a89a6a', trim: '#6a5f3c', second: '#5a5238' }} hair="crop" skin={SKIN.cocoa} />
      <Jeep x={276} y={738} length={410} guests={0} body="#5f6b48" />
      <path d={box(94, 486, 7, 97) + box(326, 486, 7, 97) + box(82, 480, 270, 9)} fill="#3a3a34" />
      <Halo id="backlight" x={640} y={420} rx={360} ry={330} colour="#ffe6a8" opacity={0.5} />
      {/* The sun is low, behind and to the left, so the peacock's shadow falls towards us and to the right. */}
      <Gradient id="his-shade" from={[860, 850]} to={[1180, 1010]} stops={[[0, '#4a2a3a', 0.42], [1, '#4a2a3a', 0.06]]} />
      <path d={polygon([[808, 868], [916, 852], [1500, 1020], [1010, 1020]])} fill="url(#his-shade)" />
      <path d={lens(872, 866, 190, 16)} fill="#4a2a3a" opacity={0.45} />
      <path d={PRINTS.map(([x, y, size]) => [-0.5, 0, 0.5].map((toe) => leaf(x, y, size, size * 0.14, -2.5 + toe)).join('')).join('')} fill="#6a3a44" opacity={0.5} />
      <Fan />
      <Dancer />
      <Peahen x={1376} y={944} size={176} />
      {[[60, 960, 90], [160, 900, 60], [520, 990, 80], [1120, 960, 52], [700, 960, 46]].map(([x = 0, y = 0, size = 0]) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={y} size={size} dark="#6a5a3a" light="#d9b56a" />
      ))}
    </Canvas>
  );
}

/** The peacock's three-toed prints: x, y and size, which grows towards us. */
const PRINTS: readonly (readonly [number, number, number])[] = [[900, 912, 22], [850, 934, 25], [930, 956, 28], [880, 984, 32], [1010, 900, 20]];

const GUESTS = [
  { id: 'aunt', x: 128, arms: { near: [40, 90], far: [30, 80] }, looks: { wears: 'sari', dress: DRESS.magenta, hair: 'bun', skin: SKIN.cinnamon } },
  { id: 'boy', x: 182, arms: { near: [118, 150], far: [30, 60] }, looks: { age: 11, wears: 'shorts', dress: DRESS.cream, skin: SKIN.honey, hair: 'crop' } },
  { id: 'girl', x: 240, arms: { near: [20, 50], far: [-24, 30] }, looks: { age: 11, wears: 'frock', dress: DRESS.marigold, skin: SKIN.honey, hair: 'bob' } },
] as const;
