/** Dawki: a wooden boat on the clear Umngot, its shadow on the pebbles below, the old road bridge behind. */
import { mix } from '../../../kit/colour.ts';
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { LifeJacket } from '../../../people/life-jacket.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { band, blob, box, lens, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky, Wisps } from '../../../scenery/sky.tsx';
import { Boulder, rock, RockFace } from '../../../scenery/stone.tsx';
import { FadingReflection, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.52, 0.62];

const WOOD = leaves('#1b4a36', '#7dad54', '#f4f0a8');

const SHORE = 574;
const BED = ['#4f7f74', '#6f9a80', '#3a6f66', '#8fa884', '#b9b88e', '#a38f6c'] as const;

/** Stones on the river bed: smaller and fading into the green towards the far shore. The near ones have a lit shoulder. */
function Pebbles() {
  const r = random('pebbles');
  const stones = Array.from({ length: 620 }, () => {
    const near = r.next() ** 0.75;
    const y = SHORE + 40 + near ** 1.5 * 400;
    return { x: r.between(-20, 1620), y, near, size: (3 + 42 * near ** 1.6) * (0.4 + r.next() ** 2.2 * 0.9), tone: r.pick(BED) };
  }).toSorted((a, b) => a.y - b.y);
  return stones.map(({ x, y, near, size, tone }, pebble) => {
    const sunk = mix(tone, '#63ac9a', 0.82 - near * 0.66);
    const flat = size * (0.3 + near * 0.24);
    return (
      <g key={pebble}>
        <path d={blob(r, x + size * 0.16, y + flat * 0.26, size * 1.05, flat, 7, 0.14)} fill={mix(sunk, '#123f40', 0.3 + near * 0.2)} opacity={0.5} />
        <path d={blob(r, x, y, size, flat, 7, 0.18)} fill={sunk} />
        {near > 0.4 && <path d={blob(r, x - size * 0.22, y - flat * 0.26, size * 0.6, flat * 0.5, 6, 0.24)} fill={mix(sunk, '#f4f2cc', 0.1 + near * 0.14)} />}
      </g>
    );
  });
}

/** The streaks of light that small waves cast on the river bed. */
function Caustics() {
  const chance = random('caustics');
  const d = Array.from({ length: 120 }, () => {
    const depth = chance.next();
    const [x, y, long] = [chance.between(-20, 1600), 640 + depth * 360, 20 + depth * 80];
    return band([[x, y, 1], [x + long * 0.5, y + chance.between(-0.16, 0.16) * long, 1 + depth * 3.4], [x + long, y + chance.between(-0.12, 0.12) * long, 1]]);
  }).join('');
  return <path d={d} fill="#f2fbd8" opacity={0.4} />;
}

/** The old road bridge at Dawki: steel towers, a cable, hangers, a stiff truss for a deck, high over the gorge. */
function RoadBridge() {
  const sag = (t: number) => 402 + 78 * (1 - (2 * t - 1) ** 2);
  const at = (t: number) => 470 + 560 * t;
  const hangers = Array.from({ length: 25 }, (_, i) => (i + 0.5) / 25).map((t) => `M${n(at(t))} ${n(sag(t))}V496`).join('');
  const truss = Array.from({ length: 44 }, (_, i) => `L${n(400 + i * 16.2)} ${i % 2 ? 496 : 510}`).join('').replace('L', 'M');
  return (
    <g fill="none" stroke="#5f887e">
      <path d={hangers} strokeWidth={1.6} />
      <path d={`${truss}M400 496H1100M400 511H1100`} strokeWidth={2.4} />
      <path d={`M380 492L470 402${Array.from({ length: 31 }, (_, i) => `L${n(at(i / 30))} ${n(sag(i / 30))}`).join('')}L1120 490`} strokeWidth={3.6} />
      <path d="M465 398V560M475 398V560M465 430H475M465 460H475M1025 398V560M1035 398V560M1025 430H1035M1025 460H1035" strokeWidth={4.4} />
    </g>
  );
}

const WOODEN = { side: '#a8622f', lit: '#dba05a', inside: '#5a3326', dark: '#6b3c26' };

const BOATMAN = { base: '#2f5f9c', trim: '#e9e2cc', second: '#4a4650' };

/** The inside of the narrow plank boat, with thwarts. It is drawn before the people, who are in front of its far side. */
const BoatInside = () => (
  <>
    <path d="M520 742Q640 776 850 778Q1060 776 1200 734Q1060 762 850 764Q650 762 520 742Z" fill={WOODEN.lit} />
    <path d="M520 742Q650 764 850 766Q1060 764 1200 734Q1120 806 850 808Q610 806 520 742Z" fill={WOODEN.inside} />
    <path d="M640 774H674L680 790H646ZM800 780H836L842 796H806ZM980 776H1016L1020 792H984Z" fill={WOODEN.lit} />
  </>
);
const BoatSide = () => (
  <>
    <path d="M510 738Q600 790 850 794Q1090 792 1212 728Q1186 800 1110 816Q850 832 610 818Q536 800 510 738Z" fill={WOODEN.side} />
    <path d="M534 776Q640 808 850 810Q1080 808 1190 770Q1160 806 1110 816Q850 832 610 818Q560 806 534 776Z" fill={WOODEN.dark} />
    <path d="M510 738Q600 790 850 794Q1090 792 1212 728L1209 737Q1090 801 850 803Q604 800 513 746Z" fill={WOODEN.lit} />
  </>
);

/** The waterline: wet planks tinted green, a bright line along them, a small bow wave and rings. */
const Waterline = () => (
  <>
    <path d="M552 798Q620 808 850 814Q1090 810 1172 792Q1150 812 1110 820Q850 838 610 822Q570 814 552 798Z" fill="#3f8576" opacity={0.8} />
    <path d={band([[538, 793, 1], [590, 805, 5], [700, 810, 2], [742, 811, 1]]) + band([[770, 812, 1], [850, 814, 4], [960, 813, 1]]) + band([[986, 812, 1], [1090, 808, 4], [1150, 800, 6], [1194, 786, 1]])} fill="#f6fff4" opacity={0.9} />
    <path d={band([[470, 822, 1], [540, 820, 5], [640, 836, 1]]) + band([[1120, 836, 1], [1206, 812, 5], [1290, 816, 1]]) + band([[690, 852, 1], [860, 860, 5], [1040, 850, 1]]) + band([[430, 842, 1], [520, 846, 4], [600, 862, 1]]) + band([[1150, 862, 1], [1250, 842, 4], [1350, 840, 1]])} fill="#f4fff4" opacity={0.7} />
    <path d={lens(1222, 864, 74, 9) + lens(1224, 866, 130, 15)} fill="none" stroke="#f4fff4" strokeWidth={2.4} opacity={0.7} />
  </>
);

/**
 * The boat and its passengers. The hull's reflection starts at the waterline; its soft shadow is on the shallow bed just below,
 * a little to the right. The two overlap, so that the boat seems to float on the water, not hover over it.
 */
const Boat = () => (
  <At x={830} y={846} scale={1.34}>
    <At x={-860} y={-815}>
      <filter id="depth" x="-10%" y="-60%" width="120%" height="220%">
        <feGaussianBlur stdDeviation="6" />
      </filter>
      <path d="M576 848Q720 816 920 816Q1130 816 1276 846Q1190 900 920 906Q670 900 576 848Z" fill="#12403f" opacity={0.62} filter="url(#depth)" />
      <path d="M556 800Q640 812 850 816Q1080 812 1166 796Q1140 846 1060 856Q850 872 650 858Q574 846 556 800Z" fill="#3a5a48" opacity={0.5} />
      <BoatInside />
      <Posed id="boatman" grips x={1116} y={796} height={178} flip wears="shorts" dress={BOATMAN} skin={SKIN.wheat} hair="crop" pose={{ lean: 10, near: [-10, 20], far: [80, 130], nearLeg: [10, 0], farLeg: [-14, -8] }} />
      {/* The paddle's blade, tinted by the water over it. */}
      <path d={band([[1214, 856, 5], [1236, 888, 21], [1248, 914, 5]])} fill="#4a6a54" opacity={0.8} />
      <path d={band([[1046, 628, 7], [1132, 746, 7], [1220, 864, 7]])} fill="#7a4a2c" />
      <Posed id="mother" x={668} y={786} height={184} isSeated wears="kurta" dress={DRESS.magenta} skin={SKIN.honey} hair="plait" pose={{ ...POSE.crossed, near: [30, 60] }} />
      <LifeJacket x={668} y={786} size={0.62} />
      <Posed id="daughter" x={818} y={790} height={190} isSeated age={8} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="plaits" pose={{ ...POSE.crossed, lean: 12, nod: 16, near: [22, 10] }} />
      <LifeJacket x={818} y={790} size={0.46} lean={12} />
      <Posed id="son" x={950} y={788} height={190} isSeated flip age={5} wears="shorts" dress={DRESS.cream} skin={SKIN.honey} hair="crop" pose={{ ...POSE.crossed, near: [64, 40], nod: 12 }} />
      <LifeJacket x={950} y={788} size={0.4} />
      <BoatSide />
      <Waterline />
    </At>
  </At>
);

const FAR = faded(WOOD, '#cfe4c8', 0.45);
const GRIT = rock('#8f9a84', '#fff2cc');

/** The gorge down to the water: two wooded spurs and the bridge between them. */
const FarShore = () => (
  <>
    <RoadBridge />
    <clipPath id="far-land">
      <path d={box(-60, 0, 1720, SHORE + 4)} />
    </clipPath>
    <g clipPath="url(#far-land)">
      <WoodedSlope id="far-left" crest={[[-40, 300], [180, 330], [400, 400], [600, 490], [720, 556], [800, 584]]} tones={FAR} mist="#dcebd0" radius={30} groups={6} bottom={SHORE} />
      <WoodedSlope id="far-right" crest={[[880, 580], [980, 490], [1180, 390], [1420, 320], [1640, 290]]} tones={FAR} mist="#dcebd0" radius={30} groups={6} bottom={SHORE} />
    </g>
    <Thicket id="far-hem-left" line={[[280, 572], [420, 566], [560, 570], [690, 574], [770, 576]]} count={24} radius={15} tones={FAR} />
    <Thicket id="far-hem-right" line={[[876, 574], [980, 568], [1120, 572], [1320, 570]]} count={24} radius={15} tones={FAR} />
  </>
);

/** A bar of pale shingle running out into the water, with a wet edge below it. */
const Bar = ({ crest, edge }: { crest: readonly Spot[]; edge: readonly Spot[] }) => (
  <>
    <path d={polygon(rounded([...crest, ...edge.toReversed()]))} fill="#c9cba6" />
    <path d={edge.slice(0, 4).map(([x, y], i) => lens(x + 40 * Math.sign(800 - x), y - 11 - (i % 2) * 5, 90 - i * 12, 3) + lens(x + 96 * Math.sign(800 - x), y - 6, 44, 4)).join('')} fill="#a3a684" />
    <path d={band(edge.map(([x, y], i) => [x, y + 1, i % 2 ? 5 : 2]))} fill="#7f9c86" />
  </>
);

/** A near bank: forest above rock, with boulders in the water at its foot. */
const Bank = ({ id, slope, hem, outline, stones }: { id: string; slope: readonly Spot[]; hem: readonly Spot[]; outline: readonly Spot[]; stones: readonly (readonly [number, number, number])[] }) => (
  <>
    <clipPath id={`${id}-land`}>
      <path d={box(-60, 0, 1720, 596)} />
    </clipPath>
    <g clipPath={`url(#${id}-land)`}>
      <WoodedSlope id={`${id}-wood`} crest={slope} tones={WOOD} mist="#bfdcb8" radius={42} groups={9} depth={330} fleck={7} bottom={600} fade={0.35} />
      <Thicket id={`${id}-belt`} line={hem.map(([x, y]): Spot => [x, y - 84])} count={17} radius={32} tones={WOOD} fleck={7} spread={1.1} />
    </g>
    <RockFace id={`${id}-rock`} outline={outline} tones={rock('#8a9480')} facets={34} bands={2} />
    <Thicket id={`${id}-hem`} line={hem} count={22} radius={25} tones={WOOD} fleck={7} />
    {stones.map(([x, y, width]) => (
      <g key={x}>
        <path d={lens(x + width * 0.1, y + width * 0.07, width * 1.3, width * 0.16)} fill="#2c6660" opacity={0.5} />
        <Boulder id={`${id}-${x}`} x={x} y={y} width={width} height={width * 0.42} tones={GRIT} wet="#dff2e2" />
      </g>
    ))}
  </>
);

export default function MeghalayaAdventure() {
  return (
    <Canvas>
      <Sky id="sky" height={460} stops={[[0, '#8fc6d2'], [0.6, '#d8ecdc'], [1, '#f6f3d2']]} />
      <Halo id="light" x={800} y={330} rx={520} ry={240} colour="#fffbe0" opacity={0.8} />
      <Ridge id="khasi" anchors={[[-40, 330], [220, 280], [480, 330], [740, 380], [980, 350], [1240, 290], [1640, 320]]} colour="#a3c6ba" mist="#e6f0d8" bottom={620} />
      <Wisps id="wisps" x={480} y={400} width={640} colour="#fbfdf0" opacity={0.7} />
      <Water id="river" y={SHORE - 6} shineOpacity={0} stops={[[0, '#dcefd8'], [0.24, '#8ccab2'], [0.6, '#5cab99'], [1, '#3f8f84']]} />
      <Pebbles />
      <Gradient id="veil" from={[0, SHORE]} to={[0, 1000]} stops={[[0, '#d9efda', 1], [0.16, '#a9dac4', 0.7], [0.5, '#7cc8b4', 0.3], [1, '#4fa392', 0.12]]} />
      <path d={box(-10, SHORE - 6, 1620, 440)} fill="url(#veil)" />
      <FadingReflection id="image" line={SHORE} depth={130} squash={0.7} opacity={0.55}>
        <FarShore />
      </FadingReflection>
      <Caustics />
      <Bar crest={[[230, 576], [380, 566], [520, 570], [650, 578], [724, 588]]} edge={[[230, 604], [360, 600], [500, 592], [640, 594], [724, 588]]} />
      <Bar crest={[[1370, 576], [1240, 570], [1100, 574], [1010, 582], [960, 594]]} edge={[[1370, 612], [1260, 606], [1140, 596], [1030, 600], [960, 594]]} />
      <Wisps id="breath" x={830} y={570} width={420} colour="#f6faea" opacity={0.6} count={4} />
      <Bank id="left" slope={[[-60, 180], [80, 240], [180, 340], [250, 440], [310, 530], [330, 590]]} hem={[[-40, 590], [90, 604], [190, 598], [270, 588], [326, 574]]} outline={[[-40, 580], [140, 584], [300, 580], [356, 602], [330, 626], [250, 640], [170, 672], [60, 690], [-40, 740]]} stones={[[366, 640, 70], [300, 662, 104], [196, 690, 76], [120, 724, 150], [0, 772, 210], [226, 726, 54]]} />
      <Bank id="right" slope={[[1290, 590], [1320, 526], [1370, 450], [1440, 350], [1530, 240], [1660, 190]]} hem={[[1290, 580], [1360, 594], [1460, 598], [1560, 604], [1640, 590]]} outline={[[1640, 580], [1460, 582], [1320, 586], [1270, 606], [1300, 630], [1390, 644], [1450, 676], [1540, 690], [1640, 730]]} stones={[[1258, 636, 56], [1330, 660, 110], [1440, 700, 80], [1530, 734, 160], [1620, 790, 170]]} />
      <Ripples id="ripples" y={590} height={400} count={70} colour="#f4fff4" opacity={0.4} />
      <Boat />
    </Canvas>
  );
}
