/**
 * A white ghost tree above Kohka lake, the full moon rising: a mother and a girl look at the moon, a boy lays his hand on the bark; an owl has the best seat.
 * Kulu (Sterculia urens) stands on bare stony slopes: short swollen foot, crooked white limbs, red-brown peels of bark, leafless from December. Opposite the sunset the earth's own shadow lies on the horizon, pink above it.
 */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { shape } from '../../../people/body.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { BareTree, growBareTree } from '../../../scenery/bare-tree.tsx';
import { At, Canvas, Gradient, Shadow } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, lens, oval } from '../../../scenery/shapes.ts';
import { Halo, Mist, Moon, Sky, Stars, Stratus } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { GrassTuft, TallGrass } from '../../../scenery/undergrowth.tsx';
import { Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.46, 0.52];

const DUSK = leaves('#3a3a4e', '#7f7468', '#d9b090');
const TREE = { id: 'kulu-c', x: 560, y: 828, height: 840, forks: 4, spread: 0.6, lean: 0.1, girth: 0.1 };
/** The roots that part from the foot: how far out, how far down, how thick. */
const TOES = [[-140, 2, 30], [-84, 20, 34], [-20, 26, 40], [60, 22, 34], [128, 8, 28]] as const;
const RED = rock('#8f5548', '#f0b08c', '#33203a');
const SHORE = 600;

/** A spotted owlet, 100 high: round head, white brows, spots in rows. */
const Owlet = ({ x, y, size }: { x: number; y: number; size: number }) => (
  <At x={x} y={y} scale={size / 100}>
    <path d={shape([[-26, 4], [-34, -30], [-34, -66], [-28, -92], [0, -102], [28, -92], [34, -66], [34, -30], [24, 4], [10, 26], [-8, 26]])} fill="#5a4540" />
    <path d={shape([[10, -98], [28, -92], [34, -66], [34, -30], [24, 4], [10, 20], [20, -30], [20, -70]])} fill="#3a2a34" />
    <path d={shape([[-26, -84], [-12, -92], [0, -78], [12, -92], [26, -84], [16, -72], [0, -66], [-16, -72]])} fill="#f3e6d4" />
    <path d={oval(-13, -72, 9) + oval(13, -72, 9)} fill="#f2c24a" />
    <path d={oval(-13, -72, 5) + oval(13, -72, 5)} fill="#1a1214" />
    <path d="M0 -68l-4 8l4 6l4 -6Z" fill="#d9b060" />
    <path d={[[-16, -44], [-4, -46], [8, -44], [-20, -30], [-8, -30], [4, -30], [14, -32], [-14, -16], [-2, -16], [8, -18]].map(([px = 0, py = 0]) => oval(px, py, 4, 3)).join('')} fill="#f3e6d4" />
  </At>
);

export default function PenchNationalPark5() {
  const { limbs, tips } = growBareTree(TREE);
  const peel = limbs.slice(1, 14).flatMap((stations, k) => stations.slice(1, 4).map(([x, y, w], i) => (k + i) % 3 ? '' : shape([[x + w * 0.05, y - w * 0.5], [x + w * 0.34, y - w * 0.2], [x + w * 0.3, y + w * 0.4], [x + w * 0.1, y + w * 0.2]]))).join('');
  const perch = tips[9] ?? [0, 0];
  return (
    <Canvas>
      <Sky id="sky" height={SHORE} stops={[[0, '#39427f'], [0.35, '#8a6f9f'], [0.68, '#f0a79a'], [0.86, '#b98fb0'], [1, '#7f83b0']]} />
      <Stars id="stars" count={46} height={230} />
      <Stratus x={330} y={330} width={440} colour="#ffd0b8" opacity={0.5} />
      <Stratus x={1320} y={200} width={420} height={9} colour="#f3b8b0" opacity={0.45} />
      <Moon id="moon" x={1110} y={372} r={88} colour="#fff1cf" />
      <Ridge id="hills" anchors={[[-40, 540], [260, 500], [560, 540], [900, 556], [1200, 520], [1640, 470]]} colour="#6a5f92" mist="#c79ab0" bottom={SHORE + 10} />
      <WoodedSlope id="shore" crest={[[-60, 560], [300, 556], [640, 574], [1000, 580], [1300, 560], [1660, 530]]} tones={faded(DUSK, '#8a7aa0', 0.46)} mist="#d0a0b0" radius={22} depth={60} groups={3} bottom={SHORE + 8} />
      <Water id="lake" y={SHORE} bottom={800} stops={[[0, '#d9a5b0'], [0.4, '#8f7aa8'], [1, '#3f3f78']]} />
      <SunPath id="moon-path" x={1110} y={SHORE} height={170} width={190} colour="#fff1cf" opacity={0.8} />
      <Ripples id="ripples" y={610} height={160} count={70} colour="#f6d0c4" opacity={0.4} size={0.7} />
      <Mist id="mist" y={SHORE + 4} height={60} colour="#e6b6b4" opacity={0.5} />

      <Gradient id="slope" from={[0, 690]} to={[0, 1000]} stops={[[0, '#c4704f'], [0.4, '#94493c'], [1, '#41222e']]} />
      <Land crest={[[-60, 700], [160, 720], [420, 772], [800, 792], [1180, 760], [1400, 700], [1660, 640]]} fill="url(#slope)" />
      {[[70, 742, 90], [230, 790, 60], [930, 826, 80], [1330, 800, 130], [1500, 760, 90], [760, 806, 46]].map(([x = 0, y = 0, w = 0]) => (
        <Boulder key={x} id={`stone-${x}`} x={x} y={y} width={w} tones={RED} />
      ))}
      <TallGrass id="grass-back" x={-60} y={800} width={420} height={80} dark="#6b3a34" mid="#a5664a" light="#e3a878" density={0.8} />
      {/* The afterglow stands on the left: the tree's long shade runs to the right. */}
      <path d={band([[TREE.x - 30, 842, 50], [820, 862, 44], [1160, 884, 26], [1500, 896, 3]]) + band([[1000, 872, 20], [1180, 852, 12], [1330, 850, 2]]) + lens(TREE.x + 60, 846, 420, 22)} fill="#3a1a30" opacity={0.36} />
      <BareTree {...TREE} bark="#fff2e6" shade="#b490a6" />
      <path d={peel} fill="#c9745a" opacity={0.7} />
      <Owlet x={perch[0]} y={perch[1] - 6} size={62} />
      <path d={TOES.map(([dx, dy, w]) => band([[TREE.x + dx * 0.16, 776, w * 1.5], [TREE.x + dx * 0.5, 818, w], [TREE.x + dx, 838 + dy, 1.5]])).join('')} fill="#b490a6" />
      <path d={TOES.map(([dx, dy, w]) => band([[TREE.x + dx * 0.16 - w * 0.24, 772, w * 0.9], [TREE.x + dx * 0.5 - w * 0.12, 813, w * 0.56], [TREE.x + dx * 0.94, 834 + dy, 1]])).join('')} fill="#fff2e6" />
      <Shadow x={716} y={872} width={80} height={9} opacity={0.4} />
      <Posed id="boy" x={672} y={870} height={256} flip age={7} wears="shorts" dress={DRESS.teal} skin={SKIN.cinnamon} hair="crop" pose={{ ...POSE.stand, near: [96, 112], far: [60, 96], lean: 4, nod: -14 }} />
      <path d={lens(940, 930, 330, 16)} fill="#2a1428" opacity={0.5} />
      <Boulder id="seat" x={920} y={932} width={270} height={84} tones={RED} />
      <Posed id="mother" x={880} y={862} height={262} isSeated wears="sari" dress={DRESS.crimson} skin={SKIN.cinnamon} hair="bun" pose={{ ...POSE.sit, lean: -6, nod: -10, near: [-20, 10], far: [40, 80] }} />
      <Posed id="girl" x={964} y={868} height={262} isSeated age={9} wears="frock" dress={DRESS.marigold} skin={SKIN.cinnamon} hair="plaits" pose={{ ...POSE.sit, near: [112, 118], nod: -12 }} />
      {[[430, 862, 54], [500, 872, 60], [590, 878, 66], [690, 862, 44], [110, 900, 90], [330, 940, 120], [520, 900, 56], [1080, 920, 70], [1230, 880, 90], [1440, 850, 80], [800, 960, 90]].map(([x = 0, y = 0, size = 0]) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={y} size={size} dark="#5a2f34" light="#e0a070" blades={14} />
      ))}
      <Boulder id="near-stone" x={190} y={1010} width={380} height={130} tones={rock('#5f3a40', '#d08a70', '#21142a')} />
      <Boulder id="near-stone-2" x={1450} y={1010} width={300} height={92} tones={rock('#5f3a40', '#d08a70', '#21142a')} />
      <TallGrass id="near" x={-60} y={1030} width={1720} height={110} dark="#2f1a28" mid="#5a3236" light="#a5664e" density={1.1} />
      <Halo id="glow" x={0} y={760} rx={700} ry={420} colour="#ffb48a" opacity={0.25} />
      <path d={lens(1110, 604, 150, 4)} fill="#fff6dc" opacity={0.8} />
    </Canvas>
  );
}
