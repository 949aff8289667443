/** Gulmarg in October: a bowl of yellow grass and fir woods, Apharwat with the first snow, Nanga Parbat far off, the gondola's ravine. */
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Gradient } from '../../../scenery/canvas.tsx';
import { firPaths, type FirTones, FirWood } from '../../../scenery/fir-wood.tsx';
import { Bush, leaves } from '../../../scenery/foliage.tsx';
import { GroundMarks, Turf } from '../../../scenery/ground.tsx';
import { House } from '../../../scenery/houses.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, heightAt, lens, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Wisps } from '../../../scenery/sky.tsx';
import { SnowWall } from '../../../scenery/snow-wall.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { Station } from './gondola.tsx';

const SHADE = '#3a2420';
const GRANITE = rock('#8d8078', '#ffe9c4', '#2f2438');
const FIRS: FirTones = { dark: '#17403a', mid: '#2f6350', light: '#86a062' };

// Nanga Parbat: one long white wall with its summit left of the middle. Apharwat: it rises to the right, with rock under its crest.
const NANGA = [[-80, 440, 0], [20, 380, 20], [90, 412, 0], [214, 330, -30], [250, 344, -10], [330, 276, -20], [372, 306, 20], [410, 296, 50], [520, 372, 20], [590, 348, 30], [680, 420, 10], [760, 396, 10], [900, 470, 0]] as const;
const APHARWAT = [[560, 600, 0], [800, 400, -60], [856, 414, -20], [1010, 306, -110], [1060, 326, -50], [1226, 214, -120], [1300, 236, -20], [1396, 186, 0], [1450, 206, 20], [1580, 130, 0], [1700, 180, 10]] as const;

/** Everything beyond the meadow. */
export const Beyond = () => (
  <>
    <SnowWall id="nanga" base={540} crest={NANGA} tones={{ lit: '#cdbcc4', shade: '#a3aed0', snow: '#fff0d8', snowShade: '#c0c8e6', mist: '#e9e2e2' }} snow={0.72} />
    <Ridge id="pir-panjal" anchors={[[-40, 500], [120, 474], [300, 496], [470, 462], [660, 500], [800, 480], [1000, 500]]} colour="#8fa4c0" mist="#efe6de" bottom={720} />
    <SnowWall id="apharwat" base={640} crest={APHARWAT} tones={{ lit: '#b8937a', shade: '#6c6a8c', snow: '#ffeed4', snowShade: '#a9b4dc', mist: '#b9bfae' }} snow={0.12} />
    {/* The valley of Kashmir, under mist until noon. */}
    <Wisps id="valley" x={330} y={536} width={900} colour="#fbf1e2" opacity={0.95} count={5} />
    <Mist id="sea" y={552} height={100} colour="#f8ede0" opacity={0.8} />
    <FirWood id="slopes" crest={[[520, 590], [700, 536], [900, 480], [1100, 430], [1320, 360], [1480, 340], [1660, 280]]} foot={[[520, 620], [800, 612], [1200, 590], [1660, 560]]} rows={7} size={58} tones={{ dark: '#3f6a66', mid: '#5f877a', light: '#9db088' }} air="#b4c6c8" haze={0.4} gap={0.24} />
    <FirWood id="brink" crest={[[-60, 566], [140, 572], [330, 588], [520, 590], [640, 606]]} foot={[[-60, 604], [200, 612], [420, 618], [640, 626]]} rows={3} size={52} tones={{ dark: '#35605c', mid: '#587f70', light: '#9aae7c' }} air="#c4d2d0" haze={0.3} gap={0.3} />
  </>
);

const HOUSES: readonly (readonly [number, number, number, string])[] = [[318, 628, 62, '#b5483a'], [392, 634, 70, '#4f6f9c'], [248, 626, 46, '#b5483a'], [470, 630, 44, '#3f7f6a']];

/** The meadow in the bowl, with the station, hotels and the road that crosses it. */
export function Bowl() {
  const r = random('bowl');
  const marks = (count: number) => Array.from({ length: count }, () => {
    const y = 628 + r.next() * 190;
    return lens(r.between(-20, 1200), y, (y - 590) * r.between(0.5, 1.6), (y - 590) * r.between(0.015, 0.04));
  }).join('');
  return (
    <>
      <Gradient id="bowl" from={[0, 600]} to={[0, 860]} stops={[[0, '#e6cf86'], [0.4, '#d3ae58'], [1, '#b08638']]} />
      <Land crest={[[-60, 606], [200, 610], [420, 616], [640, 622], [900, 612], [1240, 640], [1660, 660]]} fill="url(#bowl)" />
      <path d={polygon(rounded([[-60, 660], [160, 646], [420, 664], [640, 652], [820, 676], [600, 694], [360, 690], [120, 684], [-60, 700]]))} fill="#a5a052" opacity={0.7} />
      <path d={marks(46)} fill="#8f7434" opacity={0.4} />
      <path d={marks(36)} fill="#f3e0a0" opacity={0.5} />
      <Station x={118} y={632} width={124} />
      {HOUSES.map(([x, y, width, roof]) => <House key={x} x={x} y={y} width={width} height={width * 0.56} wall="#efe0c0" roof={roof} windows={2} />)}
      <path d={band([[420, 640, 3], [520, 652, 5], [640, 676, 9], [650, 700, 14], [540, 736, 20], [430, 776, 28], [346, 812, 36]])} fill="#a97f3c" />
      <path d={band([[420, 640, 2], [520, 651, 4], [640, 675, 7], [649, 699, 10], [541, 735, 15], [433, 775, 21], [350, 811, 28]])} fill="#f0deb0" />
    </>
  );
}

const SLOPE: Spot[] = [[560, 800], [700, 744], [860, 694], [1060, 648], [1280, 616], [1460, 566], [1660, 520]];
/** The far side of the ravine: grass up to the woods, worn into terraces by hooves. */
export function FarSlope() {
  const line = rounded(SLOPE);
  const r = random('terraces');
  const terraces = Array.from({ length: 40 }, () => {
    const [x, down, long] = [r.between(700, 1640), 14 + r.next() * 240, r.between(60, 240)];
    return band([[x - long / 2, heightAt(line, x - long / 2) + down, 1], [x, heightAt(line, x) + down + 3, r.between(2, 6)], [x + long / 2, heightAt(line, x + long / 2) + down, 1]]);
  });
  return (
    <>
      <FirWood id="clump" crest={[[1200, 610], [1320, 560], [1480, 506], [1660, 440]]} foot={[[1200, 640], [1400, 606], [1660, 540]]} rows={4} size={150} tones={{ dark: '#265048', mid: '#477561', light: '#92a86c' }} air="#a9bdb4" haze={0.3} gap={0.2} />
      <Gradient id="slope" from={[0, 560]} to={[0, 900]} stops={[[0, '#e3bd66'], [0.5, '#c6963e'], [1, '#8a6030']]} />
      <Land crest={SLOPE} fill="url(#slope)" />
      <path d={polygon(rounded([[820, 800], [980, 740], [1200, 690], [1440, 640], [1660, 600], [1660, 700], [1400, 730], [1160, 770], [980, 830], [820, 800]]))} fill="#9a6b30" opacity={0.55} />
      <path d={terraces.filter((_, i) => i % 2).join('')} fill="#8f6430" opacity={0.6} />
      <path d={terraces.filter((_, i) => i % 2 === 0).join('')} fill="#f3d68a" opacity={0.6} />
    </>
  );
}

const Fir = ({ x, y, height, slim }: { x: number; y: number; height: number; slim: number }) => firPaths(random(`fir-${x}`), x, y, height, slim).map((d, tone) => <path key={tone} d={d} fill={[FIRS.dark, FIRS.mid, FIRS.light][tone]} />);

/** The last firs of the wood on the left, at the picture's edge. */
export const LeftFirs = () => (
  <>
    <path d={lens(60, 716, 320, 24) + lens(160, 728, 380, 14) + lens(130, 702, 260, 10)} fill={SHADE} opacity={0.45} />
    <Fir x={76} y={706} height={250} slim={0.42} />
    <Fir x={24} y={728} height={390} slim={0.4} />
    <Fir x={-30} y={744} height={520} slim={0.4} />
  </>
);

/** The tallest firs of the ravine, far ones first: base, height, and width as a fraction of the height. */
const TALL: readonly (readonly [number, number, number, number])[] = [[962, 950, 140, 0.5], [1010, 1020, 236, 0.5], [1124, 1060, 330, 0.46], [1450, 1060, 420, 0.44], [1070, 1080, 290, 0.5], [1180, 1090, 300, 0.5], [1376, 1100, 380, 0.46], [1530, 1120, 520, 0.42], [1640, 1160, 820, 0.4]];
/** The ravine, full of firs; the knoll hides the feet of the nearest. */
export const Ravine = () => (
  <>
    <Gradient id="ravine" from={[900, 730]} to={[960, 900]} stops={[[0, '#1b3f38', 0], [1, '#16362f']]} />
    <Land crest={[[640, 890], [860, 810], [1100, 790], [1400, 770], [1660, 740]]} fill="url(#ravine)" />
    <FirWood id="tops" crest={[[850, 900], [960, 872], [1160, 850], [1400, 810], [1660, 770]]} foot={[[850, 980], [1200, 1020], [1660, 1000]]} rows={5} size={180} tones={FIRS} air="#8a9466" haze={0.36} gap={0.04} slim={0.46} hasFloor={false} />
    {TALL.map(([x, y, height, slim]) => <Fir key={x} x={x} y={y} height={height} slim={slim} />)}
  </>
);

const KNOLL: Spot[] = [[-60, 820], [140, 800], [380, 806], [620, 826], [820, 862], [1000, 908], [1200, 950], [1420, 968], [1660, 950]];
/** Stones on the knoll: the middle of the base, and the width. */
const STONES: readonly (readonly [number, number, number])[] = [[150, 868, 120], [226, 878, 50], [60, 884, 70], [1010, 962, 110], [1084, 968, 48], [392, 846, 40]];
/** Creeping juniper: the middle of the base, and the width. */
const JUNIPER: readonly (readonly [number, number, number])[] = [[300, 842, 130], [20, 850, 160], [1130, 990, 190], [1420, 1002, 240]];

/** The knoll in the foreground, with the bridle path, stones and juniper. */
export const Knoll = () => (
  <>
    <Gradient id="knoll" from={[0, 790]} to={[0, 1000]} stops={[[0, '#d9ae56'], [0.4, '#b07f3a'], [1, '#6d4526']]} />
    <Land crest={KNOLL} fill="url(#knoll)" />
    <path d={band([[330, 806, 10], [300, 826, 22], [330, 860, 44], [470, 910, 84], [640, 966, 130], [900, 1090, 230]])} fill="#8a6232" />
    <path d={band([[330, 806, 8], [302, 826, 17], [336, 860, 34], [478, 908, 66], [650, 962, 104], [914, 1084, 190]])} fill="#e6cc92" />
    <path d={band([[360, 868, 1], [470, 906, 12], [600, 946, 16], [700, 984, 1]])} fill="#f5e3b4" />
    <GroundMarks id="earth" x={0} y={850} width={800} height={150} count={90} colour="#5c3a22" opacity={0.4} />
    <GroundMarks id="straw" x={0} y={840} width={760} height={150} count={80} colour="#f0cf86" opacity={0.5} />
    <Turf id="knoll-grass" crest={KNOLL} bottom={960} size={36} dark="#80592a" light="#f0cf80" count={620} />
    {STONES.map(([x, y, width]) => (
      <g key={x}>
        <path d={lens(x + width * 0.26, y, width * 1.3, width * 0.12)} fill={SHADE} opacity={0.45} />
        <Boulder id={`stone-${x}`} x={x} y={y} width={width} height={width * 0.46} tones={GRANITE} />
      </g>
    ))}
    {JUNIPER.map(([x, y, width]) => <Bush key={x} id={`juniper-${x}`} x={x} y={y} width={width} height={width * 0.3} tones={leaves('#2c4a34', '#8c9a54', '#f0d890')} fleck={7} />)}
    <Halo id="glow" x={260} y={820} rx={520} ry={90} colour="#ffe9b0" opacity={0.35} />
  </>
);
