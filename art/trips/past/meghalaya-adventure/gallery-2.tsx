/**
 * Mawphlang after lunch: a Khasi guide tells the story of the stones before the sacred grove; a mother and three children listen.
 * Memorial stones stand in a row, three or five, the tallest in the middle, for the men; flat table stones on low feet lie before them, for the women. The grove begins like a wall.
 */
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, heightAt, lens, rounded, scallop, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky } from '../../../scenery/sky.tsx';
import { Fern, GrassTuft } from '../../../scenery/undergrowth.tsx';
import { StandingStone, TableStone } from './standing-stone.tsx';

export const focus: [number, number] = [0.48, 0.6];

const WOOD = leaves('#143c2d', '#5f9448', '#f0eca0');
const GRASS: Spot[] = [[-60, 664], [300, 650], [700, 660], [1100, 648], [1660, 664]];

/** A rhododendron of the grove's edge: a gnarled little tree with dark leaves and heads of red flowers on all its sunny side. (x, y) is its foot. */
function Rhododendron({ x, y }: { x: number; y: number }) {
  const r = random('rhododendron');
  const heads: readonly Spot[] = [[-76, -130], [-50, -164], [-18, -142], [-24, -190], [16, -180], [50, -156], [22, -118], [82, -122], [-48, -108], [58, -100], [-92, -100], [-4, -104], [-4, -162], [94, -96], [40, -134], [-70, -96]];
  const flowers = heads.flatMap(([dx, dy]) => Array.from({ length: 8 }, (_, i) => {
    const [turn, far] = [i * 2.4 + r.between(-0.4, 0.4), 2.6 * Math.sqrt(i)];
    return scallop(r, x + dx + Math.cos(turn) * far * 1.3, y + dy + Math.sin(turn) * far, r.between(3.6, 5), r.between(3.2, 4.4), 5, 0.3);
  }));
  const every = (part: number) => flowers.filter((_, i) => i % 3 === part).join('');
  return (
    <>
      <path d={lens(x + 46, y + 2, 250, 16)} fill="#1f4330" opacity={0.45} />
      <path d={band([[x, y + 4, 22], [x - 4, y - 30, 14], [x - 30, y - 70, 10], [x - 56, y - 110, 5]]) + band([[x - 2, y - 26, 12], [x + 22, y - 66, 10], [x + 56, y - 100, 5]]) + band([[x - 6, y - 40, 10], [x + 2, y - 90, 8], [x, y - 140, 4]])} fill="#5a4038" />
      <path d={band([[x - 6, y + 3, 7], [x - 8, y - 30, 5], [x - 34, y - 70, 3]])} fill="#a8836a" />
      <Thicket id="rhododendron" line={[[x - 84, y - 96], [x - 50, y - 134], [x - 6, y - 164], [x + 40, y - 140], [x + 84, y - 98]]} count={22} radius={30} spread={0.6} tones={leaves('#173d2c', '#4f8440', '#e8e6a0')} fleck={7} />
      {['#a3273d', '#cc3a4c', '#ef7f80'].map((red, part) => <path key={red} d={every(part)} fill={red} />)}
      {[-16, 12].map((dx) => <GrassTuft key={dx} id={`rhododendron${dx}`} x={x + dx} y={y + 8} size={24} dark="#3f6d35" light="#a9bf56" blades={9} />)}
    </>
  );
}

/** The inside of the grove: trunks one behind the other in green dusk, a path of light going in. */
function Grove() {
  const r = random('grove');
  const trunks = (count: number, foot: number, wide: number) => Array.from({ length: count }, (_, i) => {
    const x = ((i + r.between(0.1, 0.9)) / count) * 1680 - 40;
    if (Math.abs(x - 1080) < 90 - wide) return '';
    const w = wide * r.between(0.6, 1.3);
    const lean = r.between(-26, 26);
    return band([[x, foot + r.between(0, 12), w * 1.7], [x + lean * 0.2, foot - 60, w], [x + lean, 300, w * 0.7]]) + band([[x + lean * 0.6, foot - 150, w * 0.4], [x + lean + (i % 2 ? 60 : -60), foot - 290, 2]]);
  }).join('');
  return (
    <>
      <Gradient id="dusk" from={[0, 330]} to={[0, 680]} stops={[[0, '#0d2a22'], [0.6, '#1d4a38'], [1, '#2f6447']]} />
      <path d="M-20 300H1620V690H-20Z" fill="url(#dusk)" />
      <Halo id="inside" x={1080} y={570} rx={190} ry={210} colour="#cfe08a" opacity={0.75} />
      <path d={trunks(30, 640, 13)} fill="#1d4436" />
      <path d={trunks(20, 654, 22)} fill="#123026" />
      <path d={trunks(11, 668, 34)} fill="#0d241f" />
      <path d={Array.from({ length: 40 }, () => { const [x, y] = [r.between(0, 1600), r.between(360, 470)]; return band([[x, y, 2.4], [x + r.between(-8, 8), y + 50, 2], [x + r.between(-12, 12), y + r.between(70, 150), 0.6]]); }).join('')} fill="#2f5a40" />
    </>
  );
}

const SHADE = '#1f4330';
/** The shadow of somebody who stands at (x, y), thrown to the right and a little towards us. */
const shade = (x: number, y: number, height: number) => shape([[x - height * 0.05, y + 2], [x + height * 0.05, y - 5], [x + height * 0.34, y + height * 0.03], [x + height * 0.52, y + height * 0.07], [x + height * 0.5, y + height * 0.1], [x + height * 0.26, y + height * 0.08]]);

export default function MeghalayaAdventure2() {
  return (
    <Canvas>
      <Sky id="sky" height={320} stops={[[0, '#7faabd'], [0.6, '#cfdcd2'], [1, '#f3ecd0']]} />
      <Cumulus id="cloud-1" x={390} y={150} width={640} height={120} lit="#fffaf0" shade="#c3cfd0" opacity={0.8} />
      <Cumulus id="cloud-2" x={1300} y={120} width={520} height={90} lit="#fffaf0" shade="#c3cfd0" opacity={0.7} />
      <Ridge id="hills" anchors={[[-40, 230], [300, 190], [700, 216], [1100, 180], [1640, 200]]} colour="#9fbab0" mist="#e6ead6" bottom={420} />
      <WoodedSlope id="canopy-back" crest={[[-60, 250], [160, 214], [420, 236], [700, 196], [960, 224], [1240, 178], [1660, 196]]} tones={faded(WOOD, '#c3d3bc', 0.3)} mist="#143c2d" radius={44} groups={4} fleck={6} bottom={640} depth={200} />
      <Grove />
      <Thicket id="canopy" line={[[-60, 330], [200, 306], [460, 340], [760, 300], [1000, 330], [1280, 290], [1660, 310]]} count={54} radius={66} tones={WOOD} fleck={11} spread={0.7} />
      <Thicket id="canopy-low" line={[[-60, 400], [240, 372], [520, 412]]} count={16} radius={44} tones={WOOD} fleck={9} />
      <Thicket id="canopy-low-right" line={[[1240, 400], [1440, 366], [1660, 384]]} count={14} radius={48} tones={WOOD} fleck={9} />
      <Thicket id="hem-left" line={[[-60, 660], [300, 644], [700, 656], [980, 650]]} count={50} radius={23} tones={leaves('#1d4a34', '#7fa84e', '#f4efb0')} fleck={6} />
      <Thicket id="hem-right" line={[[1180, 652], [1400, 650], [1660, 664]]} count={24} radius={25} tones={leaves('#1d4a34', '#7fa84e', '#f4efb0')} fleck={6} />
      <Gradient id="grass" from={[0, 640]} to={[0, 1000]} stops={[[0, '#b5c86a'], [0.45, '#86aa4c'], [1, '#4f7f3c']]} />
      <Land crest={GRASS} fill="url(#grass)" />
      <Rhododendron x={1330} y={676} />
      <path d={band([[1080, 646, 60], [1062, 690, 84], [1100, 760, 120], [1230, 860, 190], [1330, 1060, 340]])} fill="#d9cf9c" opacity={0.8} />
      <path d={band([[1080, 646, 26], [1064, 690, 40], [1104, 760, 58], [1240, 860, 90], [1350, 1060, 170]])} fill="#ece2b8" opacity={0.8} />
      <Gradient id="shaft" from={[0, 0]} to={[0, 700]} stops={[[0, '#fff6cf', 0.02], [0.5, '#fff6cf', 0.16], [1, '#fff6cf', 0]]} />
      <path d="M-40 0H360L980 700H620ZM420 0H560L1300 700H1080Z" fill="url(#shaft)" />
      {Array.from({ length: 90 }, (_, i) => {
        const x = (i * 61.8 * 1.9) % 1640;
        const y = heightAt(rounded(GRASS), x) + 12 + ((i * 47) % 290);
        return <GrassTuft key={i} id={`tuft-${i}`} x={x} y={y} size={12 + (y - 640) * 0.12} dark="#4f7f3a" light="#d3d874" blades={8} />;
      })}
      <StandingStone id="stone-5" form="stump" x={104} y={762} width={124} height={236} />
      <StandingStone id="stone-4" form="slab" x={694} y={768} width={116} height={300} />
      <StandingStone id="stone-2" form="broken" x={244} y={792} width={126} height={404} />
      <StandingStone id="stone-3" form="bent" x={560} y={798} width={112} height={416} />
      <StandingStone id="stone-1" form="blade" x={404} y={814} width={158} height={584} />
      <TableStone id="table-1" x={262} y={884} width={224} />
      <TableStone id="table-2" x={548} y={892} width={186} />

      {/* The guide stands between the stones and those who listen, one arm to the tallest stone, one open to them. */}
      <path d={shade(800, 896, 330)} fill={SHADE} opacity={0.42} />
      <Posed id="guide" x={800} y={896} height={330} wears="kurta" dress={{ base: '#7d2f3c', trim: '#e8c98a', second: '#2f2a38' }} skin={SKIN.wheat} hair="crop" pose={{ lean: -2, nod: 4, near: [24, 84], far: [-126, -132], nearLeg: [8, 2], farLeg: [-9, -6] }} />
      <path d={shape([[806, 652, 'corner'], [786, 646], [774, 662], [770, 700], [772, 770], [766, 806, 'corner'], [792, 812, 'corner'], [796, 770], [808, 716], [822, 668]])} fill="#c9a05c" />
      <path d={band([[812, 660, 5], [790, 720, 5], [782, 810, 5]]) + band([[794, 650, 4], [780, 700, 4], [774, 808, 4]])} fill="#8e2f3a" />
      <path d={shade(1120, 890, 330) + shade(1046, 896, 168) + shade(1210, 900, 236)} fill={SHADE} opacity={0.42} />
      <Posed id="mother" x={1120} y={890} height={330} flip wears="sari" dress={DRESS.lotus} skin={SKIN.honey} hair="bun" pose={{ ...POSE.stand, nod: -3, near: [34, 26], far: [8, 24] }} />
      <Posed id="small" x={1052} y={898} height={330} view="back" age={5} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="plaits" pose={{ near: [12, 8], far: [-106, -124], nearLeg: [3, 0], farLeg: [-3, 0] }} />
      <Posed id="boy" x={1216} y={906} height={330} flip age={10} wears="shorts" dress={DRESS.teal} skin={SKIN.cinnamon} hair="crop" hasStripes={false} pose={{ ...POSE.shadeEyes, near: [106, 224] }} />
      {/* The eldest sits in the grass, her knees drawn up. */}
      <path d={lens(960, 946, 210, 22)} fill={SHADE} opacity={0.42} />
      <Posed id="seated" x={942} y={930} height={350} flip isSeated age={12} wears="kurta" dress={DRESS.indigo} skin={SKIN.wheat} hair="plait" pose={{ lean: 6, nod: -12, near: [10, 44], far: [18, 52], nearLeg: [132, 16], farLeg: [124, 10] }} />
      {[880, 920, 962, 1000].map((x, i) => <GrassTuft key={x} id={`seat-${i}`} x={x} y={950 + (i % 2) * 4} size={24 + i * 3} dark="#3f6d35" light="#b4c65c" blades={9} />)}
      <Fern id="fern-1" x={40} y={1010} size={210} lean={0.2} />
      <Fern id="fern-2" x={1530} y={1016} size={240} lean={-0.2} />
      <Fern id="fern-3" x={220} y={1024} size={150} />
      {Array.from({ length: 26 }, (_, i) => <GrassTuft key={i} id={`front-${i}`} x={(i * 63.7) % 1620} y={1008 - ((i * 23) % 20)} size={(48 + ((i * 31) % 40)) * (Math.abs(((i * 63.7) % 1620) - 1230) < 130 ? 0.5 : 1)} dark="#2f5f34" light="#9cbc50" blades={11} />)}
    </Canvas>
  );
}
