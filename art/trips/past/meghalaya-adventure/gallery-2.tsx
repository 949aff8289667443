/**
 * Mawphlang after lunch: a Khasi guide explains the stones by the sacred grove to a mother and three children.
 * Upright memorial stones (for men) are set in threes or fives, the tallest in the middle, with flat table stones (for women) in front.
 */
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, heightAt, lens, rounded, scallop, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { Fern, GrassTuft } from '../../../scenery/undergrowth.tsx';
import { StandingStone, TableStone } from './standing-stone.tsx';

export const focus: [number, number] = [0.48, 0.6];

const WOOD = leaves('#143c2d', '#5f9448', '#f0eca0');
const GRASS: Spot[] = [[-60, 664], [300, 650], [700, 660], [1100, 648], [1660, 664]];

/** A rhododendron at the edge of the grove: small and gnarled, with dark leaves and red flowers. (x, y) is its base. */
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

/** The inside of the grove: rows of trunks in green dusk, a bright gap where the path leads in. */
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

/** Shafts of sun through the crowns, left to right: x and y of the gap, x and y of the ground, width on the ground. */
const SHAFTS = [[566, 340, 690, 640, 60], [828, 330, 968, 648, 104], [900, 356, 1024, 650, 38], [1176, 340, 1296, 644, 78]] as const;

/** Soft-edged shafts of sun in the grove; they widen on the way down and fade at both ends. */
const Shafts = () => (
  <>
    <filter id="air" x="-60%" y="-10%" width="220%" height="120%">
      <feGaussianBlur stdDeviation="11" />
    </filter>
    <Gradient id="shaft" from={[0, 330]} to={[0, 650]} stops={[[0, '#f4f2b0', 0.06], [0.3, '#eef0a8', 0.5], [1, '#dfe89a', 0.1]]} />
    <path d={SHAFTS.map(([x, y, landX, landY, width]) => polygon([[x - width * 0.16, y], [x + width * 0.16, y], [landX + width / 2, landY], [landX - width / 2, landY]])).join('')} fill="url(#shaft)" filter="url(#air)" />
  </>
);

/** The two edges of the path, from the grove to the foreground. */
const [PATH_LEFT, PATH_RIGHT] = [[[1070, 653], [1058, 672], [1058, 716], [1096, 782], [1168, 868], [1222, 950], [1250, 1030]], [[1098, 653], [1110, 672], [1150, 712], [1244, 772], [1380, 858], [1500, 946], [1580, 1030]]] as const satisfies readonly (readonly Spot[])[];

/** The trodden path out of the grove: green at its far end, then worn pale in two strips, with grass breaking its edges. */
function Path() {
  const r = random('path');
  const [left, right] = [rounded(PATH_LEFT), rounded(PATH_RIGHT)];
  const across = (t: number, i: number): Spot => [left[i]![0] + (right[i]![0] - left[i]![0]) * t, left[i]![1] + (right[i]![1] - left[i]![1]) * t];
  const strip = (from: number, to: number) => polygon([...left.map((_, i) => across(from + r.between(-0.03, 0.03), i)), ...left.map((_, i) => across(to + r.between(-0.03, 0.03), i)).toReversed()]);
  const steps = left.map((_, i) => i);
  return (
    <>
      <Gradient id="earth" from={[0, 646]} to={[0, 1000]} stops={[[0, '#b5c86a'], [0.1, '#bcb572'], [0.35, '#cfbd86'], [1, '#b39a68']]} />
      <Gradient id="worn" from={[0, 660]} to={[0, 1000]} stops={[[0, '#e6d8a4', 0], [0.16, '#e6d8a4', 0.8], [1, '#dcc68e', 0.9]]} />
      <path d={strip(0, 1)} fill="url(#earth)" />
      <path d={strip(0.22, 0.44) + strip(0.56, 0.84)} fill="url(#worn)" />
      <path d={steps.filter((i) => i > 14).map((i) => { const [x, y] = across(r.between(0.1, 0.9), i); return lens(x, y, (y - 600) * r.between(0.05, 0.16), (y - 600) * 0.014); }).join('')} fill="#8f7a4e" opacity={0.55} />
      {steps.filter((i) => i % 2 && i > 8).flatMap((i) => [0, 1].map((edge) => {
        const [x, y] = across(edge + r.between(-0.04, 0.04), i);
        return <GrassTuft key={`${edge}-${i}`} id={`edge-${edge}-${i}`} x={x} y={y + 3} size={(y - 610) * 0.16} dark="#5f8a3e" light="#a9bf56" blades={9} />;
      }))}
    </>
  );
}

const SHADE = '#1f4330';
/** The shade of the grove on the grass in front: merged shadows of the outer crowns, with spots of sun between them. */
function GroveShade() {
  const r = random('grove-shade');
  const crest = rounded(GRASS);
  const along = (count: number) => Array.from({ length: count }, (_, i) => { const x = ((i + r.next()) / count) * 1680 - 40; return [x, heightAt(crest, x)] as const; });
  const crowns = along(54).map(([x, y]) => scallop(r, x, y + r.between(-2, 10), r.between(26, 66), r.between(7, 15), 11, 0.22));
  return (
    <>
      <clipPath id="lawn">
        <path d={polygon([...crest, [1660, 760], [-60, 760]])} />
      </clipPath>
      <path d={crowns.join('')} fill={SHADE} opacity={0.4} clipPath="url(#lawn)" />
      <path d={along(26).map(([x, y]) => lens(x, y + r.between(6, 14), r.between(16, 54), r.between(2, 5))).join('')} fill="#c8d878" opacity={0.6} />
    </>
  );
}

/** The shadow of a person at (x, y), cast to the right and a little towards us. */
const shade = (x: number, y: number, height: number) => shape([[x - height * 0.05, y + 2], [x + height * 0.05, y - 5], [x + height * 0.34, y + height * 0.03], [x + height * 0.52, y + height * 0.07], [x + height * 0.5, y + height * 0.1], [x + height * 0.26, y + height * 0.08]]);

/** The guide's ryndia silk shawl: over one shoulder, hanging to the thigh, with stripes and a fringe. (x, y) is on the ground under him. */
const Shawl = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={shape([[x + 4, y - 284, 'corner'], [x + 22, y - 282], [x + 36, y - 266], [x + 38, y - 210], [x + 36, y - 122, 'corner'], [x + 6, y - 120, 'corner'], [x + 10, y - 190], [x + 6, y - 250]])} fill="#d9b26a" />
    <path d={shape([[x + 22, y - 282], [x + 36, y - 266], [x + 38, y - 210], [x + 36, y - 122, 'corner'], [x + 24, y - 121, 'corner'], [x + 28, y - 200]])} fill="#b0854a" />
    <path d={band([[x + 12, y - 278, 4], [x + 17, y - 200, 4], [x + 13, y - 121, 4]]) + band([[x + 22, y - 278, 3], [x + 27, y - 200, 4], [x + 25, y - 121, 4]])} fill="#8e2f3a" />
    <path d={Array.from({ length: 8 }, (_, i) => band([[x + 8 + i * 3.8, y - 122, 2.4], [x + 7 + i * 3.9, y - 108, 1]])).join('')} fill="#d9b26a" />
  </>
);

export default function MeghalayaAdventure2() {
  return (
    <Canvas>
      <Sky id="sky" height={320} stops={[[0, '#7faabd'], [0.6, '#cfdcd2'], [1, '#f3ecd0']]} />
      <Cumulus id="cloud-1" x={620} y={252} width={820} height={170} lit="#fffaf0" shade="#c3cfd0" opacity={0.85} />
      <Cumulus id="cloud-2" x={1420} y={216} width={460} height={90} lit="#fffaf0" shade="#c3cfd0" opacity={0.7} />
      <Stratus x={1080} y={70} width={460} colour="#fffaf0" opacity={0.5} />
      <Stratus x={180} y={96} width={360} height={9} colour="#fffaf0" opacity={0.45} />
      <Ridge id="hills" anchors={[[-40, 230], [300, 190], [700, 216], [1100, 180], [1640, 200]]} colour="#9fbab0" mist="#e6ead6" bottom={420} />
      <WoodedSlope id="canopy-back" crest={[[-60, 250], [160, 214], [420, 236], [700, 196], [960, 224], [1240, 178], [1660, 196]]} tones={faded(WOOD, '#c3d3bc', 0.3)} mist="#143c2d" radius={44} groups={4} fleck={6} bottom={640} depth={200} />
      <Grove />
      <Shafts />
      <Thicket id="canopy" line={[[-60, 330], [200, 306], [460, 340], [760, 300], [1000, 330], [1280, 290], [1660, 310]]} count={54} radius={66} tones={WOOD} fleck={11} spread={0.7} />
      <Thicket id="canopy-low" line={[[-60, 400], [240, 372], [520, 412]]} count={16} radius={44} tones={WOOD} fleck={9} />
      <Thicket id="canopy-low-right" line={[[1240, 400], [1440, 366], [1660, 384]]} count={14} radius={48} tones={WOOD} fleck={9} />
      <Thicket id="hem-left" line={[[-60, 660], [300, 644], [700, 656], [980, 650]]} count={50} radius={23} tones={leaves('#1d4a34', '#7fa84e', '#f4efb0')} fleck={6} />
      <Thicket id="hem-right" line={[[1180, 652], [1400, 650], [1660, 664]]} count={24} radius={25} tones={leaves('#1d4a34', '#7fa84e', '#f4efb0')} fleck={6} />
      <Gradient id="grass" from={[0, 640]} to={[0, 1000]} stops={[[0, '#b5c86a'], [0.45, '#86aa4c'], [1, '#4f7f3c']]} />
      <Land crest={GRASS} fill="url(#grass)" />
      <Path />
      <GroveShade />
      <Rhododendron x={1330} y={676} />
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

      {/* The guide is between the stones and his listeners, with one arm out towards each. */}
      <path d={shade(872, 896, 330)} fill={SHADE} opacity={0.42} />
      <Posed id="guide" x={872} y={896} height={336} view="front" face="side" wears="kurta" dress={{ base: '#7d2f3c', trim: '#e8c98a', second: '#2f2a38' }} skin={SKIN.wheat} hair="crop" isGrey pose={{ nod: 3, near: [24, 66], far: [-43, -160], nearLeg: [5, 2], farLeg: [-7, -3] }} />
      <Shawl x={872} y={896} />
      <path d={shade(1120, 890, 330) + shade(1046, 896, 168) + shade(1210, 900, 236)} fill={SHADE} opacity={0.42} />
      <Posed id="mother" x={1120} y={890} height={330} flip wears="sari" dress={DRESS.lotus} skin={SKIN.honey} hair="bun" pose={{ ...POSE.stand, nod: -3, near: [34, 26], far: [8, 24] }} />
      <Posed id="small" x={1052} y={898} height={330} view="back" age={5} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="plaits" pose={{ near: [12, 8], far: [-154, -172], nearLeg: [3, 0], farLeg: [-3, 0] }} />
      <Posed id="boy" x={1216} y={906} height={330} flip age={10} wears="shorts" dress={DRESS.teal} skin={SKIN.cinnamon} hair="crop" hasStripes={false} pose={{ ...POSE.shadeEyes, near: [106, 224] }} />
      {/* The eldest child sits in the grass, knees drawn up. */}
      <path d={lens(994, 950, 210, 22)} fill={SHADE} opacity={0.42} />
      <Posed id="seated" x={976} y={934} height={350} flip isSeated age={12} wears="kurta" dress={{ ...DRESS.indigo, trim: '#3d5190' }} shoe="#e9a6a0" skin={SKIN.wheat} hair="plait" pose={{ lean: 6, nod: -12, near: [10, 44], far: [18, 52], nearLeg: [132, 16], farLeg: [124, 10] }} />
      {[914, 954, 996, 1034].map((x, i) => <GrassTuft key={x} id={`seat-${i}`} x={x} y={950 + (i % 2) * 4} size={24 + i * 3} dark="#3f6d35" light="#b4c65c" blades={9} />)}
      <Fern id="fern-1" x={40} y={1010} size={210} lean={0.2} />
      <Fern id="fern-2" x={1530} y={1016} size={240} lean={-0.2} />
      <Fern id="fern-3" x={220} y={1024} size={150} />
      {Array.from({ length: 26 }, (_, i) => <GrassTuft key={i} id={`front-${i}`} x={(i * 63.7) % 1620} y={1008 - ((i * 23) % 20)} size={(48 + ((i * 31) % 40)) * (Math.abs(((i * 63.7) % 1620) - 1230) < 130 ? 0.5 : 1)} dark="#2f5f34" light="#9cbc50" blades={11} />)}
    </Canvas>
  );
}
