/** Dawki: a wooden boat seems to float on air over the glass-clear Umngot, its shadow on the pebbles close below, green slopes left and right, the old road bridge behind. */
import { mix } from '../../../kit/colour.ts';
import { n } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { LifeJacket } from '../../../people/life-jacket.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { band, lens, oval } from '../../../scenery/shapes.ts';
import { Halo, Sky, Wisps } from '../../../scenery/sky.tsx';
import { Boulder, rock, RockFace } from '../../../scenery/stone.tsx';
import { Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.54, 0.62];

const WOOD = leaves('#1b4a36', '#7dad54', '#f4f0a8');

/** Stones on the river bed, larger towards us, each with a pale top: so clear is the water. */
function Pebbles() {
  const chance = random('pebbles');
  const stones = Array.from({ length: 330 }, () => {
    const depth = chance.next() ** 0.8;
    const size = (4 + depth * 30) * chance.between(0.5, 1.25);
    return { x: chance.between(-20, 1620), y: 606 + depth * 400, size, tone: chance.pick(['#4f7f74', '#6f9a80', '#2f6560', '#8fa884', '#c2bf92', '#a38f6c']) };
  }).toSorted((a, b) => a.y - b.y);
  return stones.map(({ x, y, size, tone }, pebble) => (
    <g key={pebble}>
      <path d={oval(x + size * 0.12, y + size * 0.1, size * 1.08, size * 0.46)} fill="#1f4f4e" opacity={0.34} />
      <path d={oval(x, y, size, size * 0.42)} fill={tone} />
      <path d={oval(x - size * 0.2, y - size * 0.1, size * 0.6, size * 0.2)} fill={mix(tone, '#f4f2cc', 0.24)} />
    </g>
  ));
}

/** The net of light that small waves throw on the bed. */
function Caustics() {
  const chance = random('caustics');
  const d = Array.from({ length: 120 }, () => {
    const depth = chance.next();
    const [x, y, long] = [chance.between(-20, 1600), 640 + depth * 360, 20 + depth * 80];
    return band([[x, y, 1], [x + long * 0.5, y + chance.between(-0.16, 0.16) * long, 1 + depth * 3.4], [x + long, y + chance.between(-0.12, 0.12) * long, 1]]);
  }).join('');
  return <path d={d} fill="#f2fbd8" opacity={0.4} />;
}

/** The old road bridge at Dawki: steel towers, two cables, hangers, a stiff truss for a deck, high over the gorge. */
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

/** The boat of the Umngot: narrow, of thin planks, both ends drawn up; thwarts across. The far side is drawn first, people sit before the near one. */
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

/** Where the hull meets the water: the wet foot of the planks sinks into green, a bright line runs along it, a small bow wave and rings go out from it. */
const Waterline = () => (
  <>
    <path d="M552 798Q620 808 850 814Q1090 810 1172 792Q1150 812 1110 820Q850 838 610 822Q570 814 552 798Z" fill="#3f8576" opacity={0.8} />
    <path d={band([[538, 793, 1], [590, 805, 5], [700, 810, 2], [742, 811, 1]]) + band([[770, 812, 1], [850, 814, 4], [960, 813, 1]]) + band([[986, 812, 1], [1090, 808, 4], [1150, 800, 6], [1194, 786, 1]])} fill="#f6fff4" opacity={0.9} />
    <path d={band([[470, 822, 1], [540, 820, 5], [640, 836, 1]]) + band([[1120, 836, 1], [1206, 812, 5], [1290, 816, 1]]) + band([[690, 852, 1], [860, 860, 5], [1040, 850, 1]]) + band([[430, 842, 1], [520, 846, 4], [600, 862, 1]]) + band([[1150, 862, 1], [1250, 842, 4], [1350, 840, 1]])} fill="#f4fff4" opacity={0.7} />
    <path d={lens(1222, 864, 74, 9) + lens(1224, 866, 130, 15)} fill="none" stroke="#f4fff4" strokeWidth={2.4} opacity={0.7} />
  </>
);

export default function MeghalayaAdventure() {
  return (
    <Canvas>
      <Sky id="sky" height={460} stops={[[0, '#8fc6d2'], [0.6, '#d8ecdc'], [1, '#f6f3d2']]} />
      <Halo id="light" x={800} y={330} rx={520} ry={240} colour="#fffbe0" opacity={0.8} />
      <Ridge id="khasi" anchors={[[-40, 330], [220, 280], [480, 330], [740, 380], [980, 350], [1240, 290], [1640, 320]]} colour="#a3c6ba" mist="#e6f0d8" bottom={620} />
      <Wisps id="wisps" x={480} y={400} width={640} colour="#fbfdf0" opacity={0.7} />
      <RoadBridge />
      <WoodedSlope id="far-left" crest={[[-40, 300], [180, 330], [400, 400], [600, 500], [700, 580]]} tones={faded(WOOD, '#cfe4c8', 0.45)} mist="#dcebd0" radius={30} groups={4} bottom={600} />
      <WoodedSlope id="far-right" crest={[[860, 580], [980, 490], [1180, 390], [1420, 320], [1640, 290]]} tones={faded(WOOD, '#cfe4c8', 0.45)} mist="#dcebd0" radius={30} groups={4} bottom={600} />
      <Water id="river" y={572} stops={[[0, '#cfe8d2'], [0.3, '#7fc4ac'], [0.7, '#58a896'], [1, '#3f8f84']]} />
      <Pebbles />
      <Gradient id="veil" from={[0, 576]} to={[0, 1000]} stops={[[0, '#d9efda', 1], [0.3, '#9fd6c0', 0.72], [0.7, '#6fbfae', 0.4], [1, '#4fa392', 0.3]]} />
      <path d="M-10 576H1610V1010H-10Z" fill="url(#veil)" />
      <Caustics />
      <RockFace id="bank-left" outline={[[-20, 560], [140, 566], [270, 586], [372, 622], [270, 648], [100, 668], [-20, 696]]} tones={rock('#8a9480')} facets={26} />
      <RockFace id="bank-right" outline={[[1620, 548], [1450, 566], [1310, 594], [1240, 622], [1370, 648], [1620, 690]]} tones={rock('#7d8f7c')} facets={26} />
      <WoodedSlope id="near-left" crest={[[-60, 180], [80, 240], [180, 360], [246, 460], [292, 524]]} tones={WOOD} mist="#bfdcb8" radius={44} groups={3} fleck={7} bottom={584} fade={0.25} />
      <Thicket id="edge-left" line={[[288, 476], [296, 562]]} count={5} radius={24} tones={WOOD} fleck={7} />
      <Thicket id="hem-left" line={[[-40, 576], [120, 580], [220, 582], [296, 580]]} count={20} radius={27} tones={WOOD} fleck={7} />
      <WoodedSlope id="near-right" crest={[[1316, 526], [1366, 462], [1430, 350], [1530, 240], [1660, 190]]} tones={WOOD} mist="#bfdcb8" radius={44} groups={3} fleck={7} bottom={584} fade={0.25} />
      <Thicket id="hem-right" line={[[1306, 584], [1370, 584], [1480, 578], [1640, 566]]} count={22} radius={27} tones={WOOD} fleck={7} />
      {[[96, 690, 130], [226, 664, 80], [1400, 668, 110], [1540, 700, 150], [330, 650, 92]].map(([x = 0, y = 0, w = 0]) => <Boulder key={x} id={`rock-${x}`} x={x} y={y} width={w} height={w * 0.4} tones={rock('#8f9a84', '#fff2cc')} wet="#dff2e2" />)}
      <Ripples id="ripples" y={590} height={400} count={70} colour="#f4fff4" opacity={0.4} />
      {/* The hull's image hangs at its waterline. Its shadow lies on the shallow bed close below and a little to the right, soft with the depth of the water: the two overlap, so the boat floats and does not fly. */}
      <filter id="depth" x="-10%" y="-60%" width="120%" height="220%">
        <feGaussianBlur stdDeviation="6" />
      </filter>
      <path d="M576 848Q720 816 920 816Q1130 816 1276 846Q1190 900 920 906Q670 900 576 848Z" fill="#12403f" opacity={0.62} filter="url(#depth)" />
      <path d="M556 800Q640 812 850 816Q1080 812 1166 796Q1140 846 1060 856Q850 872 650 858Q574 846 556 800Z" fill="#3a5a48" opacity={0.5} />
      <BoatInside />
      <Posed id="boatman" x={1116} y={796} height={178} flip wears="shorts" dress={BOATMAN} skin={SKIN.wheat} hair="crop" pose={{ lean: 10, near: [-10, 20], far: [80, 130], nearLeg: [10, 0], farLeg: [-14, -8] }} />
      {/* The paddle's blade is under water, and takes its colour. */}
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
    </Canvas>
  );
}
