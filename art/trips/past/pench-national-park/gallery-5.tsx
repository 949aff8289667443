/**
 * Moonrise by a white ghost tree above Kohka lake: a mother and girl look at the moon, a boy touches the bark, and an owlet looks on.
 * Kulu (Sterculia urens) grips bare rock and has crooked, smooth limbs and peeling, pink-grey bark. The earth's shadow is on the horizon.
 */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { shape } from '../../../people/body.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { reachOf } from '../../../people/pose.ts';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stars, Stratus } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { GrassTuft, TallGrass } from '../../../scenery/undergrowth.tsx';
import { Ripples, SunPath, Water } from '../../../scenery/water.tsx';
import { GhostTree, Owlet } from './ghost-tree.tsx';

export const focus: [number, number] = [0.46, 0.52];

const DUSK = leaves('#3a3a4e', '#7f7468', '#d9b090');
const BOY_HIPS: Spot = [668, 828];
const BOY_LEAN = 9;
const RED = rock('#8f5548', '#f0b08c', '#33203a');
const SHORE = 600;

/** The full moon rising: warm at the bottom, with its seas, and streaks of cloud across it. */
const RisingMoon = ({ x, y, r }: { x: number; y: number; r: number }) => (
  <>
    <Halo id="moon-air" x={x} y={y} rx={r * 5.4} colour="#ffdcae" opacity={0.5} />
    <Halo id="moon-ring" x={x} y={y} rx={r * 2.1} colour="#fff0cc" opacity={0.75} />
    <clipPath id="moon-disc">
      <path d={oval(x, y, r)} />
    </clipPath>
    <Gradient id="moon" from={[x - r * 0.3, y - r]} to={[x + r * 0.3, y + r]} stops={[[0, '#fffaea'], [0.55, '#ffeec8'], [1, '#ffcf9c']]} />
    <path d={oval(x, y, r)} fill="url(#moon)" />
    <g clipPath="url(#moon-disc)">
      <path d={SEAS.map((sea) => shape(sea.map(([dx, dy]) => [x + dx * r, y + dy * r] as const))).join('')} fill="#d9b09c" opacity={0.28} transform={`rotate(-64 ${x} ${y})`} />
    </g>
    <Stratus x={x + 40} y={y + r * 0.5} width={r * 4} height={9} colour="#e9a9a0" opacity={0.75} />
    <Stratus x={x - 90} y={y + r * 0.78} width={r * 2.6} height={6} colour="#d99aa6" opacity={0.7} />
  </>
);
/** The lunar seas, in moon radii, before they are tilted for the rising moon: a connected chain and, apart from it, Mare Crisium. */
const SEAS: readonly (readonly Spot[])[] = [
  [[-0.5, -0.54], [-0.2, -0.66], [0.06, -0.5], [0.3, -0.58], [0.46, -0.34], [0.44, -0.14], [0.62, 0.06], [0.5, 0.22], [0.3, 0.1], [0.26, 0], [0.1, -0.06], [-0.02, 0.06], [-0.16, 0.14], [-0.14, 0.4], [-0.42, 0.42], [-0.64, 0.24], [-0.86, 0.1], [-0.84, -0.22]],
  [[0.68, -0.36], [0.82, -0.34], [0.82, -0.18], [0.7, -0.18]],
];

export default function PenchNationalPark5() {
  const boy = { x: 668, y: 912, height: 300, flip: true, age: 7 } as const;
  // Mirrored, because reachOf assumes a figure facing right. The palms rest on the trunk, near its right edge.
  const palmOn = ([x, y]: Spot) => reachOf('arm', boy.age, boy.height, [-BOY_HIPS[0], BOY_HIPS[1]], [-x, y], BOY_LEAN);
  return (
    <Canvas>
      <Sky id="sky" height={SHORE} stops={[[0, '#39427f'], [0.35, '#8a6f9f'], [0.68, '#f0a79a'], [0.86, '#b98fb0'], [1, '#7f83b0']]} />
      <Stars id="stars" count={46} height={230} />
      <Stratus x={330} y={330} width={440} colour="#ffd0b8" opacity={0.5} />
      <Stratus x={1320} y={200} width={420} height={9} colour="#f3b8b0" opacity={0.45} />
      <RisingMoon x={1130} y={356} r={100} />
      <Ridge id="hills" anchors={[[-40, 540], [260, 500], [560, 540], [900, 556], [1200, 520], [1640, 470]]} colour="#6a5f92" mist="#c79ab0" bottom={SHORE + 10} />
      <WoodedSlope id="shore" crest={[[-60, 560], [300, 556], [640, 574], [1000, 580], [1300, 560], [1660, 530]]} tones={faded(DUSK, '#8a7aa0', 0.46)} mist="#d0a0b0" radius={22} depth={60} groups={3} bottom={SHORE + 8} />
      <Water id="lake" y={SHORE} bottom={800} stops={[[0, '#d9a5b0'], [0.4, '#8f7aa8'], [1, '#3f3f78']]} />
      <SunPath id="moon-path" x={1130} y={SHORE} height={170} width={190} colour="#fff1cf" opacity={0.8} />
      <Ripples id="ripples" y={610} height={160} count={70} colour="#f6d0c4" opacity={0.4} size={0.7} />
      <Mist id="mist" y={SHORE + 4} height={60} colour="#e6b6b4" opacity={0.5} />

      <Gradient id="slope" from={[0, 690]} to={[0, 1000]} stops={[[0, '#c4704f'], [0.4, '#94493c'], [1, '#41222e']]} />
      <Land crest={[[-60, 700], [160, 720], [420, 772], [800, 792], [1180, 760], [1400, 700], [1660, 640]]} fill="url(#slope)" />
      {[[70, 742, 90], [230, 790, 60], [1330, 800, 130], [1500, 760, 90], [760, 806, 46]].map(([x = 0, y = 0, w = 0]) => (
        <Boulder key={x} id={`stone-${x}`} x={x} y={y} width={w} tones={RED} />
      ))}
      <Land crest={[[-60, 790], [240, 806], [520, 850], [900, 872], [1260, 836], [1660, 740]]} fill="#7f3c34" opacity={0.5} />
      <Land crest={[[-60, 900], [300, 880], [700, 930], [1100, 950], [1400, 920], [1660, 860]]} fill="#3a1a2a" opacity={0.45} />
      <GroundMarks id="gravel" y={780} height={210} count={130} colour="#4a2230" opacity={0.5} size={0.8} />
      <GroundMarks id="gravel-lit" y={770} height={220} count={110} colour="#e8a084" opacity={0.4} size={0.6} />
      <TallGrass id="grass-back" x={-60} y={800} width={420} height={80} dark="#6b3a34" mid="#a5664a" light="#e3a878" density={0.8} />
      {/* The afterglow is on the left, so the tree's long shadow runs to the right. */}
      <path d={band([[560, 880, 120], [820, 892, 84], [1160, 908, 46], [1500, 912, 4]]) + band([[1000, 900, 34], [1180, 876, 22], [1360, 866, 3]]) + band([[900, 896, 30], [1100, 936, 20], [1320, 948, 3]])} fill="#2a1228" opacity={0.42} />
      <path d={lens(560, 910, 640, 30)} fill="#2a1228" opacity={0.4} />
      <Boulder id="root-rock" x={420} y={918} width={300} height={66} tones={RED} />
      <Boulder id="root-rock-2" x={668} y={924} width={240} height={58} tones={RED} />
      <GhostTree />
      <Owlet x={318} y={560} size={76} />
      <path d={lens(716, 914, 190, 10)} fill="#1f0e22" opacity={0.5} />
      <Posed id="boy" {...boy} wears="shorts" dress={DRESS.teal} skin={SKIN.cinnamon} hair="crop" pose={{ ...POSE.stand, nearLeg: [10, 2], farLeg: [-8, -6], near: palmOn([596, 752]), far: palmOn([604, 718]), lean: BOY_LEAN, nod: -24 }} />
      <path d={lens(1010, 944, 420, 18)} fill="#1f0e22" opacity={0.5} />
      <Boulder id="seat" x={960} y={946} width={330} height={98} tones={RED} />
      <Posed id="mother" x={912} y={858} height={300} isSeated wears="sari" dress={DRESS.crimson} skin={SKIN.cinnamon} hair="bun" pose={{ ...POSE.sit, lean: -6, nod: -10, near: [-20, 10], far: [40, 80] }} />
      <Posed id="girl" x={1014} y={864} height={300} isSeated age={9} wears="frock" dress={DRESS.marigold} skin={SKIN.cinnamon} hair="plaits" pose={{ ...POSE.sit, near: [112, 118], nod: -12 }} />
      {[[250, 918, 60], [516, 902, 46], [598, 910, 44], [396, 964, 60], [560, 984, 66], [730, 952, 50], [850, 902, 54], [110, 900, 90], [330, 960, 110], [1150, 940, 70], [1250, 880, 90], [1440, 850, 80], [800, 970, 90]].map(([x = 0, y = 0, size = 0]) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={y} size={size} dark="#5a2f34" light="#e0a070" blades={14} />
      ))}
      <Boulder id="near-stone" x={190} y={1010} width={380} height={130} tones={rock('#5f3a40', '#d08a70', '#21142a')} />
      <Boulder id="near-stone-2" x={1450} y={1010} width={300} height={92} tones={rock('#5f3a40', '#d08a70', '#21142a')} />
      <TallGrass id="near" x={-60} y={1030} width={1720} height={110} dark="#2f1a28" mid="#5a3236" light="#a5664e" density={1.1} />
      <Halo id="glow" x={0} y={760} rx={700} ry={420} colour="#ffb48a" opacity={0.25} />
      <path d={lens(1130, 604, 150, 4)} fill="#fff6dc" opacity={0.8} />
    </Canvas>
  );
}
