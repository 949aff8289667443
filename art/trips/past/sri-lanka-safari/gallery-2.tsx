/** Daybreak in Yala: a peacock dances on the sandy track, every eye of his train open, while a peahen looks for seeds and a jeep full of guests waits. */
// The train is no tail: some 150 feathers of the back, longest in the middle, each with one eye; short rust wings hang at his sides while he dances, and the hen walks on.
import { mix } from '../../../kit/colour.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
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

/** The open train: shafts, barbs, nine rows of eyes that grow outwards, and the forked feathers of the rim. */
function Fan() {
  const r = random('train');
  const at = (angle: number, far: number): Spot => [ROOT[0] + Math.cos(angle) * far, ROOT[1] + Math.sin(angle) * far * 0.98];
  const eyes: { x: number; y: number; size: number; angle: number; sunny: number }[] = [];
  const rim: string[] = [];
  const shafts: string[] = [];
  for (let i = 0; i < 61; i += 1) {
    const angle = -Math.PI * (-0.075 + (1.15 * i) / 60);
    const far = REACH * (0.93 + 0.07 * Math.sin(-angle)) * r.between(0.97, 1.03);
    const [x, y] = at(angle, far * 0.86);
    rim.push(leaf(x, y, far * 0.16, 5, angle - 0.22) + leaf(x, y, far * 0.16, 5, angle + 0.22) + leaf(x, y, far * 0.17, 5, angle));
    shafts.push(band([[...ROOT, 2], [...at(angle, far * 0.92), 1.2]]));
  }
  for (let row = 0; row < 8; row += 1) {
    const far = REACH * (0.33 + row * 0.082);
    const count = 15 + row * 2;
    for (let i = 0; i < count; i += 1) {
      const angle = -Math.PI * (-0.07 + (1.14 * (i + (row % 2 ? 0.5 : 0))) / (count - (row % 2 ? 0 : 1)));
      const [x, y] = at(angle, far * r.between(0.985, 1.015));
      eyes.push({ x, y, size: 7 + row * 1.5, angle, sunny: Math.max(0, -Math.cos(angle)) });
    }
  }
  const ring = (share: number, long: number) => eyes.map(({ x, y, size, angle }) => {
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    return leaf(x - dx * size * long, y - dy * size * long, size * long * 2.1, size * share, angle);
  }).join('');
  return (
    <>
      <radialGradient id="train" gradientUnits="userSpaceOnUse" cx={ROOT[0]} cy={ROOT[1]} r={REACH}>
        <stop offset={0.1} stopColor="#8a7a2e" />
        <stop offset={0.3} stopColor="#2f7a4e" />
        <stop offset={0.7} stopColor="#1f6a52" />
        <stop offset={1} stopColor="#2a7a58" />
      </radialGradient>
      <path d={rim.join('')} fill="#3f9468" />
      <path d={shape([...Array.from({ length: 25 }, (_, i) => at(-Math.PI * (-0.075 + (1.15 * i) / 24), REACH * 0.9)), [ROOT[0] - 40, ROOT[1] + 46], [ROOT[0] + 40, ROOT[1] + 46]])} fill="url(#train)" />
      <path d={shafts.join('')} fill="#c9b45a" opacity={0.5} />
      <path d={ring(1.5, 1.7)} fill="#15503f" />
      <path d={ring(1.25, 1.36)} fill="#c98f3a" />
      <path d={ring(0.92, 1)} fill="#e8c25a" />
      <path d={eyes.map(({ x, y, size }) => oval(x, y, size * 0.62)).join('')} fill="#2fa3a8" />
      <path d={eyes.map(({ x, y, size, angle }) => oval(x - Math.cos(angle) * size * 0.12, y - Math.sin(angle) * size * 0.12, size * 0.38)).join('')} fill="#1c2668" />
      <path d={Array.from({ length: 70 }, (_, i) => { const a = -Math.PI * ((i * 0.618) % 1); const f = 60 + ((i * 37) % 84); const [x, y] = at(a, f); return leaf(x, y, 24, 9, a); }).join('')} fill="#b7a53e" />
      <path d={Array.from({ length: 50 }, (_, i) => { const a = -Math.PI * ((i * 0.618 + 0.3) % 1); const f = 50 + ((i * 29) % 70); const [x, y] = at(a, f); return leaf(x, y, 16, 6, a); }).join('')} fill="#2f8a5a" />
    </>
  );
}

/** The dancer himself, turned a little to the left: wings let down, breast, neck, crest. */
function Dancer() {
  const blue = '#1f55b0';
  return (
    <At x={ROOT[0]} y={ROOT[1]}>
      <path d={shape([[-44, -20], [-96, 10], [-120, 76], [-96, 120], [-70, 84], [-40, 60]]) + shape([[44, -20], [92, 16], [106, 80], [84, 112], [64, 76], [40, 60]])} fill="#a5562e" />
      <path d={[0, 1, 2].map((i) => band([[-58 - i * 14, 10 + i * 8, 3], [-78 - i * 12, 60 + i * 10, 5], [-92 - i * 6, 106, 2]])).join('')} fill="#7a3a26" />
      <path d="M-22 96L-30 168M22 96L34 164M-30 168L-58 172M-30 168L-40 182M-30 168L-12 178M34 164L10 170M34 164L30 180M34 164L60 172" stroke="#8a7460" strokeWidth={8} strokeLinecap="round" fill="none" />
      <path d={shape([[-50, 30], [-46, 86], [-14, 122], [30, 116], [54, 80], [54, 24]])} fill="#3a3038" />
      <path d={shape([[-28, -150], [-42, -118], [-46, -70], [-66, -20], [-62, 44], [-24, 90], [26, 88], [60, 44], [58, -16], [26, -70], [10, -120], [6, -150]])} fill={blue} />
      <path d={shape([[6, -150], [10, -120], [26, -70], [58, -16], [60, 44], [26, 88], [10, 90], [36, 30], [24, -30], [0, -84], [-6, -130]])} fill={mix(blue, '#1a0f40', 0.5)} />
      <path d={shape([[-40, -116], [-44, -70], [-62, -20], [-58, 36], [-46, 20], [-42, -24], [-30, -70], [-30, -110]])} fill="#3fa3d9" />
      <path d={Array.from({ length: 24 }, (_, i) => leaf(-40 + ((i * 31) % 78), -30 + ((i * 47) % 96), 15, 5, Math.PI / 2)).join('')} fill="#3f8fd9" opacity={0.75} />
      <path d={shape([[4, -146], [8, -168], [-6, -186], [-28, -184], [-42, -168], [-40, -150], [-24, -140]])} fill={blue} />
      <path d="M-40 -168L-66 -158L-40 -152Z" fill="#d9cbb0" />
      <path d={shape([[-38, -172], [-22, -178], [-6, -172], [-20, -168]]) + shape([[-36, -154], [-20, -158], [-8, -152], [-22, -148]])} fill="#fbf4e4" />
      <circle cx={-22} cy={-163} r={6} fill="#150f1c" />
      <circle cx={-24} cy={-165} r={2} fill="#ffffff" />
      <path d="M-16 -184L-40 -226M-14 -185L-26 -236M-11 -186L-10 -240M-8 -185L6 -236M-5 -183L20 -226" stroke="#2a4a8a" strokeWidth={3} />
      <path d={[[-41, -228], [-27, -239], [-10, -243], [7, -239], [21, -229]].map(([x = 0, y = 0]) => leaf(x, y + 8, 18, 7, -Math.PI / 2)).join('')} fill="#2f8fd0" />
    </At>
  );
}

/** A peahen: brown, plain, busy. (x, y) is between her feet. */
const Peahen = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At x={x} y={y} scale={size / 100}>
    <path d={lens(14, 2, 130, 8)} fill="#4a2a3a" opacity={0.4} />
    <path d="M-4 -32L-8 0M8 -32L12 0M-8 0h-10M12 0h10" stroke="#8a7460" strokeWidth={4} fill="none" />
    <path d={shape([[-70, -40], [-40, -60], [0, -66], [26, -60], [44, -44], [54, -26], [62, -12], [68, -10], [64, -20], [58, -40], [40, -34], [18, -26], [-20, -30], [-52, -32]])} fill="#8a6a4e" />
    <path d={shape([[-70, -40], [-40, -44], [0, -40], [30, -40], [18, -26], [-20, -30], [-52, -32]])} fill="#5f463e" />
    <path d={shape([[22, -62], [42, -48], [54, -28], [58, -16], [66, -10], [72, -14], [68, -26], [58, -44], [40, -60]])} fill="#3f7a5a" />
    <path d="M68 -16L80 -4L64 -10Z" fill="#d9cbb0" />
    <path d="M60 -30L72 -40M58 -32L66 -46" stroke="#3f7a5a" strokeWidth={2.4} />
    <circle cx={66} cy={-16} r={2} fill="#150f1c" />
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
      {/* Two ruts that come towards us. */}
      <path d={band([[430, 690, 12], [470, 760, 34], [420, 860, 70], [250, 1020, 130]]) + band([[620, 690, 12], [760, 760, 36], [960, 870, 74], [1160, 1020, 140]])} fill="#8f5648" opacity={0.34} />
      <path d={lens(380, 740, 440, 14)} fill="#4a2a3a" opacity={0.42} />
      {GUESTS.map(({ id, x, arms, looks }) => (
        <Posed key={id} id={id} x={x} y={598} height={186} isSeated pose={{ ...POSE.sit, ...arms }} {...looks} face="front" />
      ))}
      <Jeep x={300} y={738} length={410} guests={0} body="#5f6b48" />
      <path d={box(118, 486, 7, 110) + box(352, 486, 7, 110) + box(106, 480, 270, 9)} fill="#3a3a34" />
      <Halo id="backlight" x={640} y={420} rx={360} ry={330} colour="#ffe6a8" opacity={0.5} />
      <path d={lens(980, 876, 640, 34)} fill="#4a2a3a" opacity={0.42} />
      <path d={PRINTS.map(([x, y, size]) => [-0.5, 0, 0.5].map((toe) => leaf(x, y, size, size * 0.14, -2.5 + toe)).join('')).join('')} fill="#6a3a44" opacity={0.5} />
      <Fan />
      <Dancer />
      <Peahen x={1336} y={950} size={200} />
      {[[60, 960, 90], [160, 900, 60], [520, 990, 80], [1540, 960, 120], [1120, 960, 52], [700, 960, 46]].map(([x = 0, y = 0, size = 0]) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={y} size={size} dark="#6a5a3a" light="#d9b56a" />
      ))}
    </Canvas>
  );
}

/** Where he has walked: prints of three toes, larger towards us. */
const PRINTS: readonly (readonly [number, number, number])[] = [[900, 912, 22], [850, 934, 25], [930, 956, 28], [880, 984, 32], [1010, 900, 20]];

const GUESTS = [
  { id: 'aunt', x: 172, arms: { near: [40, 90], far: [30, 80] }, looks: { wears: 'sari', dress: DRESS.magenta, hair: 'bun', skin: SKIN.cinnamon } },
  { id: 'boy', x: 236, arms: { near: [118, 150], far: [30, 60] }, looks: { age: 11, wears: 'shorts', dress: DRESS.cream, skin: SKIN.honey, hair: 'crop' } },
  { id: 'girl', x: 306, arms: { near: [60, 150], far: [60, 140] }, looks: { age: 11, wears: 'frock', dress: DRESS.marigold, skin: SKIN.honey, hair: 'bob' } },
] as const;
