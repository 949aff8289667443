/** The Aru valley in October: Kolahoi at its head, fir woods with the first yellow birches, meadow, stream and Gujjar huts. */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Gradient } from '../../../scenery/canvas.tsx';
import { firPaths, type FirTones, FirWood } from '../../../scenery/fir-wood.tsx';
import { leaves, lobesIn, Mass } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, blob, box, heightAt, lens, oval, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Mist, Wisps } from '../../../scenery/sky.tsx';
import { SnowWall } from '../../../scenery/snow-wall.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';

export const STONE = rock('#96918c', '#fff0d0', '#39415a');
const AIR = '#b9d0d6';
const FIRS: FirTones = { dark: '#1f4a40', mid: '#3c6f50', light: '#86a765' };
const FAR_FIRS: FirTones = { dark: '#4f7f86', mid: '#6d9a94', light: '#97b5a0' };

// Kolahoi: a jagged ridge climbs from the left to the summit and its shoulder; lower peaks follow on the right.
const KOLAHOI = [[-80, 470, 0], [120, 366, 50], [236, 430, -10], [386, 338, -50], [450, 392, -20], [630, 244, -120], [676, 268, -60], [824, 136, -20], [884, 196, 50], [954, 176, 130], [1080, 330, 60], [1226, 272, -40], [1310, 336, 40], [1372, 312, 80], [1500, 410, 20], [1580, 350, 40], [1680, 440, 10]] as const;
const BEHIND = [[-80, 420, 0], [40, 330, 20], [160, 400, -10], [330, 306, 40], [450, 370, 0], [520, 322, -30], [1020, 380, 0], [1140, 262, 40], [1190, 290, 10], [1240, 268, 30], [1400, 360, 0], [1500, 300, -20], [1680, 400, 10]] as const;

/** The head of the valley: clouds, two snowy ranges, blue ridges, hazy woods. */
export const Kolahoi = () => (
  <>
    <Cumulus id="cloud-1" x={300} y={290} width={360} height={86} shade="#cddfe8" opacity={0.8} />
    <Cumulus id="cloud-2" x={1230} y={250} width={460} height={124} shade="#cddfe8" />
    <SnowWall id="behind" base={600} crest={BEHIND} tones={{ lit: '#b3bccb', shade: '#9fb2cc', snow: '#f6f4ee', snowShade: '#c2d2e6', mist: '#cfdfe4' }} snow={0.62} />
    <SnowWall id="kolahoi" base={690} crest={KOLAHOI} tones={{ lit: '#a39c9f', shade: '#6a7a9c', snow: '#fffaf0', snowShade: '#a9bee0', mist: '#c3d6dc' }} snow={0.44} />
    <Wisps id="caught" x={800} y={474} width={1100} colour="#f2f4f0" opacity={0.7} count={5} />
    <Ridge id="valley-head" anchors={[[360, 560], [520, 500], [660, 530], [800, 480], [930, 520], [1060, 486], [1240, 560]]} colour="#8fa9b4" mist="#cbdad8" rough={0.55} bottom={700} />
    <Ridge id="side-left" anchors={[[-40, 330], [100, 352], [250, 420], [400, 446], [560, 520], [700, 580], [840, 640]]} colour="#7fa0ac" mist="#c3d6d2" rough={0.5} bottom={760} />
    <Ridge id="side-right" anchors={[[780, 650], [880, 586], [1010, 540], [1150, 470], [1320, 430], [1480, 350], [1660, 330]]} colour="#8fafb4" mist="#cfdcd4" rough={0.5} bottom={760} />
    <FirWood id="far-left" crest={[[-60, 380], [120, 410], [330, 480], [540, 560], [760, 640]]} foot={[[-60, 500], [330, 560], [760, 656]]} rows={5} size={46} tones={FAR_FIRS} air={AIR} haze={0.45} gap={0.22} />
    <FirWood id="far-right" crest={[[840, 640], [990, 580], [1160, 522], [1340, 470], [1500, 400], [1660, 376]]} foot={[[840, 656], [1200, 616], [1660, 560]]} rows={6} size={50} tones={FAR_FIRS} air={AIR} haze={0.5} gap={0.24} />
    <Mist id="haze" y={590} height={110} colour="#eaf1e8" opacity={0.55} />
  </>
);

const BIRCH = leaves('#a5842f', '#f3c648', '#fff3a8');
/** Trees in the meadow in front of the woods: kind, base and height. The birches are yellow. */
const EDGE: readonly (readonly [kind: 'birch' | 'fir', x: number, y: number, height: number])[] = [['fir', 700, 630, 76], ['birch', 668, 632, 54], ['birch', 1136, 628, 44], ['fir', 1096, 634, 92], ['birch', 1120, 632, 62], ['fir', 520, 630, 116], ['birch', 556, 634, 66], ['fir', 1190, 626, 110], ['birch', 1514, 612, 84], ['fir', 1352, 622, 128], ['fir', 404, 634, 150], ['birch', 372, 636, 88], ['birch', 346, 642, 56], ['fir', 210, 628, 168], ['fir', 172, 638, 132], ['birch', 240, 634, 70], ['birch', 40, 650, 120], ['fir', 84, 656, 186], ['fir', 8, 664, 210]];

/** Single trees at the edge of the woods, each with its shadow on the grass. */
export const WoodEdge = () =>
  EDGE.map(([kind, x, y, height]) => {
    const r = random(`${kind}-${x}`);
    const [dark, mid, light] = firPaths(r, x, y, height, 0.4);
    return (
      <g key={x}>
        <path d={lens(x + height * 0.3, y + 1, height * 0.8, height * 0.045)} fill="#2c5234" opacity={0.6} />
        {kind === 'fir' ? (
          <>
            <path d={dark} fill={FIRS.dark} />
            <path d={mid} fill={FIRS.mid} />
            <path d={light} fill={FIRS.light} />
          </>
        ) : (
          <>
            <path d={band([[x, y, height * 0.06], [x + 1, y - height * 0.5, height * 0.04], [x + height * 0.04, y - height * 0.9, 0.6]])} fill="#f4ead8" />
            <Mass id={`birch-${x}`} lobes={[...lobesIn(`low-${x}`, x, y - height * 0.44, height * 0.24, height * 0.2, 6), ...lobesIn(`high-${x}`, x + height * 0.03, y - height * 0.74, height * 0.15, height * 0.2, 5)]} tones={BIRCH} fleck={height * 0.055} />
          </>
        )}
      </g>
    );
  });

/** A wood on each side of the meadow: the left one near and dark, the right one in the sun. */
export const Woods = () => (
  <>
    <FirWood id="wood-right" crest={[[930, 640], [1060, 590], [1220, 530], [1400, 470], [1520, 400], [1660, 350]]} foot={[[930, 632], [1060, 634], [1160, 612], [1280, 606], [1400, 622], [1520, 600], [1660, 596]]} rows={6} size={104} tones={{ dark: '#2f6152', mid: '#578563', light: '#a3bb72' }} air={AIR} haze={0.3} gap={0.16} />
    <FirWood id="wood-left" crest={[[-60, 300], [80, 372], [220, 470], [380, 540], [520, 590], [700, 634]]} foot={[[-60, 640], [60, 634], [150, 612], [260, 606], [360, 624], [460, 628], [540, 614], [640, 628], [720, 632]]} rows={7} size={140} tones={FIRS} air={AIR} haze={0.3} gap={0.14} />
  </>
);

/** A log hut with a turf roof and stacked firewood; the sun is on its left end. (x, y) is the middle of its base. */
export function TurfHut({ x, y, width }: { x: number; y: number; width: number }) {
  const w = width;
  const [left, corner, right, high] = [x - w * 0.5, x - w * 0.22, x + w * 0.5, w * 0.34];
  const wall = (from: number, to: number, up: number, down: number) => polygon([[from, y - down], [to, y - down], [to, y - up], [from, y - up]]);
  const logs = Array.from({ length: 7 }, (_, i) => (i + 0.5) * (high / 7));
  return (
    <>
      <path d={lens(x + w * 0.3, y + 1, w * 1.5, w * 0.06)} fill="#2a4a2c" opacity={0.5} />
      <path d={polygon([[left, y - w * 0.02], [corner, y], [corner, y - high], [left, y - high * 0.94]])} fill="#b08458" />
      <path d={wall(corner, right, high, 0)} fill="#6d4a36" />
      <path d={logs.map((up) => box(corner, y - up, right - corner, w * 0.012)).join('')} fill="#40291f" />
      <path d={logs.map((up) => polygon([[left, y - w * 0.02 - up * 0.94], [corner, y - up], [corner, y - up + w * 0.01], [left, y - w * 0.02 - up * 0.94 + w * 0.01]])).join('')} fill="#7d5638" />
      <path d={logs.map((up) => oval(corner, y - up - w * 0.02, w * 0.016)).join('')} fill="#d2a878" />
      <path d={box(x + w * 0.02, y - high * 0.72, w * 0.13, high * 0.72)} fill="#251a1e" />
      <path d={box(x + w * 0.24, y - high * 0.66, w * 0.09, high * 0.22)} fill="#251a1e" />
      <path d={box(x + w * 0.005, y - high * 0.78, w * 0.16, high * 0.07)} fill="#93683f" />
      {/* Firewood, cut ends towards us. */}
      <path d={Array.from({ length: 15 }, (_, i) => oval(x + w * (0.4 + (i % 5) * 0.045), y - w * (0.02 + Math.floor(i / 5) * 0.036), w * 0.02)).join('')} fill="#c79a68" />
      <path d={band([[left - w * 0.08, y - high * 0.92, w * 0.03], [corner, y - high * 1.0, w * 0.06], [right + w * 0.07, y - high * 0.98, w * 0.05]])} fill="#54392f" />
      <path d={polygon(rounded([[left - w * 0.09, y - high * 0.96], [left + w * 0.12, y - high * 1.22], [x + w * 0.1, y - high * 1.3], [right - w * 0.02, y - high * 1.2], [right + w * 0.08, y - high * 1.02], [corner, y - high * 1.08], [left - w * 0.09, y - high * 0.96]]))} fill="#93a653" />
      <path d={polygon(rounded([[left - w * 0.06, y - high * 1], [left + w * 0.12, y - high * 1.2], [x, y - high * 1.28], [x - w * 0.1, y - high * 1.16], [left - w * 0.06, y - high * 1]]))} fill="#c3c873" />
    </>
  );
}

/** The stream from the head of the valley to the left edge: [x, y, width]. From this low angle its bends crowd together in the distance. */
const STREAM = [[770, 626, 3], [716, 633, 5], [640, 639, 8], [616, 648, 12], [650, 660, 17], [610, 676, 24], [500, 690, 32], [420, 708, 42], [392, 728, 54], [290, 752, 70], [140, 774, 90], [30, 806, 116], [-120, 850, 150]] as const;

/** Snowmelt in a bed of shingle: bars of pale stones, a shaded cut bank on the far side, white water over stones. */
export function Stream() {
  const r = random('stream');
  const moved = (dx: number, dy: number, wide: number) => band(STREAM.map(([x, y, w]) => [x + dx * w, y + dy * w, w * wide] as const));
  const near = rounded(STREAM.slice(4).map(([x, y]): Spot => [x, y]).toReversed());
  /** Scatters shapes over the bed, between `low` and `high` across it: −1 is the far bank, 1 the near one. */
  const inBed = (count: number, draw: (x: number, y: number, size: number) => string, low: number, high: number) =>
    Array.from({ length: count }, () => {
      const x = r.between(-40, 560);
      const size = (heightAt(near, x) - 640) / 100;
      return draw(x, heightAt(near, x) + r.between(low, high) * size * 34, size);
    }).join('');
  return (
    <>
      <path d={moved(0, -0.1, 1.5)} fill="#5c7a3e" />
      <path d={moved(0.1, 0.16, 1.5)} fill="#d8cdb4" />
      <path d={inBed(90, (x, y, s) => blob(r, x, y, s * r.between(3, 8), s * r.between(1.6, 3.4), 7), 0.3, 1.2)} fill="#b9ac96" />
      <path d={inBed(60, (x, y, s) => blob(r, x, y - s, s * r.between(2, 6), s * r.between(1, 2.4), 7), 0.3, 1.2)} fill="#f2ead6" />
      <path d={moved(0, 0, 0.9)} fill="#6fb2ba" />
      <path d={moved(0, -0.16, 0.5)} fill="#3f8a9e" opacity={0.75} />
      <path d={moved(0.06, 0.16, 0.24)} fill="#a9dadb" opacity={0.9} />
      <path d={inBed(46, (x, y, s) => lens(x, y, s * r.between(14, 50), s * r.between(1, 2.4)), -0.6, 0.5)} fill="#f6fbf6" opacity={0.85} />
    </>
  );
}

const BACK: Spot[] = [[-60, 600], [220, 602], [520, 622], [800, 624], [1120, 616], [1400, 606], [1660, 576]];
/** The meadow: a sunny swell, a shaded hollow, the shadow of the left wood along the edge. */
export function Meadow() {
  const r = random('meadow');
  const tussocks = (count: number, low: number, high: number) => Array.from({ length: count }, () => {
    const y = low + r.next() ** 0.8 * (high - low);
    return lens(r.between(-20, 1620), y, (y - 560) * r.between(0.12, 0.5), (y - 560) * r.between(0.008, 0.02));
  }).join('');
  return (
    <>
      <Gradient id="meadow" from={[0, 600]} to={[0, 820]} stops={[[0, '#d6d184'], [0.4, '#b4bf62'], [1, '#8caa4a']]} />
      <Land crest={BACK} fill="url(#meadow)" />
      <path d={polygon(rounded([[-60, 596], [240, 600], [520, 620], [690, 628], [560, 638], [420, 634], [300, 652], [120, 648], [-60, 676]]))} fill="#3f6f48" opacity={0.75} />
      <path d={polygon(rounded([[860, 700], [1020, 668], [1220, 654], [1440, 664], [1660, 640], [1660, 700], [1440, 712], [1180, 704], [980, 716], [860, 700]]))} fill="#7f9c48" opacity={0.8} />
      <path d={polygon(rounded([[760, 676], [940, 646], [1160, 634], [1060, 660], [900, 676], [760, 676]]))} fill="#e6da90" opacity={0.8} />
      <path d={tussocks(70, 640, 780)} fill="#6f9044" opacity={0.6} />
      <path d={tussocks(50, 640, 780)} fill="#e3d88a" opacity={0.6} />
    </>
  );
}

const BOULDERS: readonly (readonly [number, number, number])[] = [[226, 762, 92], [170, 778, 46], [86, 826, 150], [-10, 838, 90], [520, 716, 44], [560, 722, 24]];
export const StreamStones = () => BOULDERS.map(([x, y, width]) => <Boulder key={x} id={`rock-${x}`} x={x} y={y} width={width} height={width * 0.46} tones={STONE} wet="#eef6f0" />);

/** Low mounds of bracken and dwarf willow beside the path. `spots` gives the middle of each mound's base and its width. */
export const Bracken = ({ spots }: { spots: readonly (readonly [number, number, number])[] }) =>
  spots.map(([x, y, width]) => {
    const r = random(`bracken-${x}`);
    return (
      <g key={x}>
        <path d={lens(x + width * 0.1, y, width * 1.2, width * 0.07)} fill="#23402c" opacity={0.5} />
        <Mass id={`bracken-${x}`} lobes={Array.from({ length: 6 }, (_, i) => [x + (i / 5 - 0.5) * width * 0.8, y - width * r.between(0.08, 0.2), width * r.between(0.13, 0.2), width * r.between(0.1, 0.16)])} tones={leaves(mix('#5a4a26', '#2f5a3a', 0.5), r.pick(['#c98a3c', '#b8a04a', '#a8b050']), '#ffe3a0')} fleck={width * 0.07} />
      </g>
    );
  });
