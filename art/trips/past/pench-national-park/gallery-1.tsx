/**
 * An open jeep from behind at sunrise: a mother and two children under one blanket, the guide pointing, chital crossing ahead.
 * The jeep is a Maruti Gypsy without its canvas; the spare wheel is on the tailgate. The chital cross in single file, the stag first.
 */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { NearChild, NearWoman } from '../../../people/near.tsx';
import { OverhangingBranch } from '../../../scenery/bough.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Sun } from '../../../scenery/sky.tsx';
import { Teak } from '../../../scenery/trees.tsx';
import { GrassTuft, TallGrass } from '../../../scenery/undergrowth.tsx';
import { TermiteMound } from './termite-mound.tsx';

export const focus: [number, number] = [0.47, 0.6];

const DRY = leaves('#4a4a28', '#b0983e', '#ffe08a');
const AIR = '#fbd9a0';
const VANISH = { x: 900, y: 530 };
/** Trees along the track in groups, far ones first: base, height, haze (0 to 1). */
const TREES = [[842, 556, 236, 0.68], [776, 560, 318, 0.62], [1174, 564, 290, 0.62], [724, 580, 400, 0.52], [1236, 586, 470, 0.46], [1296, 598, 360, 0.5], [640, 604, 330, 0.46], [560, 634, 600, 0.34], [1388, 668, 700, 0.28], [452, 690, 520, 0.26], [318, 716, 860, 0.16], [1480, 736, 620, 0.18]] as const;
const BEHIND_THE_DEER = 600;

/** The given trees, each with grass at its foot. */
const Stand = ({ trees }: { trees: readonly (typeof TREES)[number][] }) =>
  trees.map(([x, y, height, air]) => (
    <g key={x}>
      <Teak id={`teak-${x}`} x={x} y={y} height={height} tones={faded(DRY, AIR, air)} trunk={air > 0.3 ? '#c9a878' : '#9a7a58'} />
      <GrassTuft id={`foot-${x}`} x={x} y={y + 8} size={height * 0.09} dark="#a87c3a" light="#f0d086" />
    </g>
  ));

/** Long shadows of the trunks. The sun is low and ahead, so they run towards us, away from the point on the ground below the sun. */
const TRUNK_SHADES = TREES.map(([x, y, height]) => {
  const at = (t: number): readonly [number, number] => [x + (x - VANISH.x) * t, y + (y - VANISH.y) * t];
  return band([[...at(0), height * 0.03], [...at(1.4), height * 0.07], [...at(3), height * 0.09], [...at(6), 2]]);
});

/** A chital from the side, `height` tall at the shoulder; the stag has antlers. */
const Chital = ({ x, y, height, isStag = false }: { x: number; y: number; height: number; isStag?: boolean }) => (
  <At x={x} y={y} scale={height / 100}>
    <path d={lens(4, 0, 150, 8)} fill="#7a5430" opacity={0.3} />
    <path d={shape([[-52, -80], [-58, -92], [-30, -98], [10, -94], [36, -104], [52, -128], [62, -140], [78, -136], [94, -122], [90, -114], [74, -114], [64, -96], [54, -70], [40, -58], [0, -52], [-36, -58], [-54, -66]])} fill="#8a5a30" />
    <path d={shape([[-52, -82], [-30, -97], [10, -93], [36, -103], [54, -128], [62, -138], [56, -112], [34, -92], [-10, -84]])} fill="#d09a5a" />
    <path d={shape([[62, -138], [50, -146], [46, -154], [58, -150]])} fill="#8a5a30" />
    <path d="M44 -62L50 -30L46 0M34 -60L26 -32L34 0M-40 -64L-34 -36L-42 0M-48 -66L-60 -36L-54 0" stroke="#7a4c28" strokeWidth={7} fill="none" strokeLinejoin="round" />
    <path d={[[-34, -84], [-18, -80], [-2, -82], [14, -80], [-26, -70], [-8, -68], [10, -68], [28, -82], [24, -70], [-42, -72]].map(([px = 0, py = 0]) => oval(px, py, 3, 2.4)).join('')} fill="#fbe8c0" />
    <path d={shape([[-54, -90], [-66, -78], [-62, -62], [-54, -76]])} fill="#fbe8c0" />
    {isStag && <path d="M62 -140Q50 -176 74 -206M60 -152Q72 -160 78 -172M66 -140Q72 -170 100 -190M72 -160Q84 -160 92 -170" stroke="#6b4426" strokeWidth={4.6} fill="none" strokeLinecap="round" />}
  </At>
);

/** The jeep's back, 100 wide and centred on x = 0, with the ground at y = 0. Draw the passengers first. */
const JeepBack = () => (
  <>
    {[-46, 30].map((x) => (
      <At key={x} x={x} y={0}>
        <path d="M0 -26H16V-2Q16 1.4 13 1.6H3Q0 1.4 0 -2Z" fill="#17151c" />
        <path d="M2 -26H8V1.5H4Q2 1 2 -2Z" fill="#3a3640" />
        <path d={Array.from({ length: 7 }, (_, i) => `M0 ${-21 + i * 3.3}L8 ${-19.6 + i * 3.3}L16 ${-21 + i * 3.3}V${-20 + i * 3.3}L8 ${-18.4 + i * 3.3}L0 ${-20 + i * 3.3}Z`).join('')} fill="#0d0b11" />
      </At>
    ))}
    <path d="M-30 -13H30V-10H8Q6 -4 0 -4Q-6 -4 -8 -10H-30Z" fill="#0f0d13" />
    <path d={box(-30, -18, 60, 4)} fill="#17151c" />
    <path d={polygon([[-47, -60], [47, -60], [49, -22], [-49, -22]])} fill="#4f6236" />
    <path d={polygon([[-47, -60], [47, -60], [47.4, -55], [-47.4, -55]])} fill="#93a465" />
    <path d={polygon([[12, -60], [47, -60], [49, -22], [8, -22]])} fill="#37462a" />
    <path d={polygon([[-33, -53], [33, -53], [34, -25], [-34, -25]])} fill="none" stroke="#2b381f" strokeWidth={1} />
    <path d={polygon([[-50, -24], [50, -24], [50, -17], [-50, -17]])} fill="#1c1f1a" />
    <path d={box(-45, -50, 6, 11) + box(39, -50, 6, 11)} fill="#c8322a" />
    <path d={box(-45, -50, 6, 4) + box(39, -50, 6, 4)} fill="#f5a03c" />
    <path d={box(-31, -34, 20, 6)} fill="#f4ead0" />
    <path d={box(-29, -32, 16, 2)} fill="#3a3a3a" />
    <path d={oval(15, -41, 18)} fill="#1b1920" />
    <path d={oval(14, -42, 14)} fill="#322f3a" />
    <path d={oval(15, -41, 9)} fill="#c9c3bd" />
    <path d={oval(16, -40, 7)} fill="#8d8894" />
    <path d={oval(15, -41, 2.6)} fill="#322f3a" />
  </>
);

export default function PenchNationalPark1() {
  return (
    <Canvas>
      <Sky id="sky" height={600} stops={[[0, '#c98f5c'], [0.4, '#f3bf7a'], [1, '#fff0bf']]} />
      <Sun id="sun" x={900} y={372} r={58} colour="#fffce8" glow="#ffdc8a" reach={11} />
      <WoodedSlope id="far" crest={[[-60, 430], [300, 410], [640, 470], [900, 500], [1180, 462], [1660, 400]]} tones={faded(DRY, AIR, 0.66)} mist="#fff0c4" radius={28} depth={150} bottom={640} />
      <Mist id="mist" y={540} height={180} colour="#fff5d0" opacity={0.9} />
      <Gradient id="ground" from={[0, 540]} to={[0, 1000]} stops={[[0, '#f0cd88'], [0.4, '#bf8f4a'], [1, '#5f4124']]} />
      <Land crest={[[-60, 572], [500, 556], [900, 552], [1300, 556], [1660, 574]]} fill="url(#ground)" />
      <Gradient id="track" from={[0, 540]} to={[0, 1000]} stops={[[0, '#fff0c8'], [0.35, '#eccb92'], [1, '#b98a58']]} />
      <path d={shape([[882, 552], [918, 552], [990, 610], [1120, 740], [1340, 1020, 'corner'], [180, 1020, 'corner'], [500, 780], [780, 620]])} fill="url(#track)" />
      <path d={shape([[894, 556], [908, 556], [900, 640], [860, 800], [800, 1020, 'corner'], [600, 1020, 'corner'], [740, 800], [850, 640]])} fill="#a9803f" opacity={0.34} />
      <g fill="#4b2a2c" opacity={0.26}>
        {TRUNK_SHADES.map((shade) => <path key={shade} d={shade} />)}
      </g>
      <Stand trees={TREES.filter(([, y]) => y < BEHIND_THE_DEER)} />
      <Chital x={1020} y={600} height={46} />
      <Chital x={1096} y={606} height={50} />
      <Chital x={1186} y={612} height={58} isStag />
      <Stand trees={TREES.filter(([, y]) => y >= BEHIND_THE_DEER)} />
      <TallGrass id="grass-left" x={-60} y={700} width={700} height={90} dark="#a97c38" mid="#cf9f50" light="#f6d68c" />
      <TallGrass id="grass-right" x={1110} y={706} width={560} height={90} dark="#a97c38" mid="#cf9f50" light="#f6d68c" />
      <TermiteMound x={196} y={796} height={190} />
      <TallGrass id="grass-mound" x={60} y={818} width={300} height={64} dark="#8a602c" mid="#b88a42" light="#ecc878" />

      {/* The sun is ahead, so the jeep's shadow falls towards us. */}
      <path d={polygon([[546, 914], [956, 914], [1010, 1020], [400, 1020]])} fill="#4b2a3c" opacity={0.4} />
      <path d={lens(750, 918, 470, 22)} fill="#3a2030" opacity={0.5} />
      <path d={polygon([[626, 600], [868, 600], [880, 706], [612, 706]])} fill="#e9d9b0" opacity={0.3} />
      <path d={band([[612, 706, 10], [626, 598, 10], [868, 598, 10], [882, 706, 10]])} fill="#2a2c2e" />
      <NearWoman id="guide" x={846} y={672} size={0.44} wears="kurta" dress={{ base: '#8a7a4a', trim: '#6b5c34', second: '#6b5c34' }} skin={SKIN.cocoa} hair="bob" look={1} left={{ elbow: [-120, -220], hand: [-84, -120], isBeyondBody: true }} right={{ elbow: [176, -352], hand: [300, -372], isPointing: true }} />
      <path d={shape([[818, 462], [822, 440], [846, 430], [870, 440], [874, 458], [888, 462, 'corner'], [872, 468], [846, 462]])} fill="#6f6238" />
      <path d={band([[566, 706, 12], [567, 530, 12], [596, 488, 12], [752, 480, 12], [908, 488, 12], [937, 530, 12], [938, 706, 12]])} fill="#23262a" />
      <path d={band([[563, 700, 4], [564, 530, 4], [594, 484, 4], [752, 476, 3]])} fill="#8d8d80" />
      <NearChild id="girl" x={642} y={708} size={0.5} dress={DRESS.marigold} skin={SKIN.honey} hair="plaits" look={1} tilt={6} />
      <NearChild id="boy" x={872} y={716} size={0.45} dress={DRESS.teal} skin={SKIN.honey} hair="crop" look={1} tilt={-3} />
      <NearWoman id="mother" x={748} y={716} size={0.47} wears="kurta" dress={DRESS.magenta} skin={SKIN.honey} hair="bun" look={1} left={{ elbow: [-150, -236], hand: [-228, -170] }} />
      {/* One blanket round the three of them. */}
      <path d={shape([[588, 716, 'corner'], [596, 640], [626, 618], [664, 640], [700, 622], [748, 640], [796, 622], [828, 646], [868, 628], [896, 650], [904, 716, 'corner']])} fill="#b5443a" />
      <path d={shape([[790, 716, 'corner'], [806, 630], [828, 646], [868, 628], [896, 650], [904, 716, 'corner']])} fill="#8a2f3c" />
      <path d="M591 676Q650 652 700 664Q752 676 800 662Q850 660 901 680M589 700Q650 682 700 690Q752 700 800 690Q850 688 903 704" stroke="#f3cf8a" strokeWidth={5} fill="none" />
      <path d="M640 624L632 716M712 628L710 716M786 626L792 716M846 640L858 716" stroke="#f3cf8a" strokeWidth={3} opacity={0.7} />
      <At x={752} y={918} scale={4.3}>
        <JeepBack />
      </At>
      <Halo id="dust" x={560} y={930} rx={250} ry={46} colour="#fbe6b8" opacity={0.6} />
      <Halo id="dust-right" x={950} y={934} rx={230} ry={40} colour="#fbe6b8" opacity={0.5} />
      <TallGrass id="near-left" x={-80} y={1030} width={470} height={250} dark="#4a331c" mid="#7a5628" light="#c4943e" density={1.3} />
      <TallGrass id="near-right" x={1230} y={1030} width={430} height={230} dark="#3f2c1a" mid="#6b4a22" light="#b5853a" density={1.3} />
      <path d={band([[1540, 1010, 190], [1530, 880, 110], [1526, 600, 88], [1534, -20, 74]])} fill="#3a2a20" />
      <path d={band([[1462, 1010, 30], [1486, 880, 20], [1492, 600, 16], [1504, -20, 14]])} fill="#b58a52" />
      <OverhangingBranch id="bough" line={[[1660, 40], [1480, 86], [1300, 60], [1160, 84]]} tones={leaves('#33301c', '#94802f', '#ffd878')} radius={50} twigs={9} fleck={22} bark="#3a2a20" width={24} />
      <OverhangingBranch id="bough-left" line={[[-40, 20], [140, 44], [300, 22]]} tones={leaves('#33301c', '#94802f', '#ffd878')} radius={44} twigs={6} fleck={20} bark="#3a2a20" width={16} />
      <GrassTuft id="tuft" x={1100} y={960} size={70} dark="#6b4a22" light="#d9ac58" />
    </Canvas>
  );
}
