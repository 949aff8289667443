/** Jal Mahal at dawn in fog: a mother pours tea on the promenade, her daughter warms her hands on a cup, her son has spotted pelicans. */
// The palace is red sandstone, its lower storeys under water when the lake is full, with corner kiosks and a curved roof between them.
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN, skinTones } from '../../../people/dress.ts';
import { reachOf } from '../../../people/pose.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Arcade, Chhatri, Dome, Eave, stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Mist, Sky, Stratus, Sun, Wisps } from '../../../scenery/sky.tsx';
import { Reflection, Ripples, SunPath, Water } from '../../../scenery/water.tsx';
import { TallGrass } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.54, 0.56];

const LAKE = 590;
const ROSE = stone('#d9976c', { sun: '#fff0d0', night: '#7a5a84', dark: '#8a5a62', line: '#fbe6c8' });
const AIR = '#f3dcc4';
const X = 960;

function JalMahal() {
  return (
    <>
      <Thicket id="roof-garden" line={[[X - 250, 438], [X - 130, 424], [X + 130, 424], [X + 250, 438]]} count={20} radius={22} tones={faded(leaves('#4a5f44', '#a3ad6c', '#ffe6b0'), AIR, 0.15)} />
      <Arcade id="storey-low" x={X - 320} y={LAKE} width={640} height={66} bays={17} tones={ROSE} kind="cusped" wall={ROSE.mid} />
      <Eave x={X - 320} y={LAKE - 62} width={640} height={9} tones={ROSE} />
      <Arcade id="storey-high" x={X - 306} y={LAKE - 66} width={612} height={72} bays={15} tones={ROSE} kind="cusped" />
      <Eave x={X - 306} y={LAKE - 136} width={612} height={12} tones={ROSE} />
      <path d={box(X - 300, LAKE - 164, 600, 18)} fill={ROSE.lit} />
      <path d={Array.from({ length: 38 }, (_, i) => box(X - 296 + i * 15.7, LAKE - 161, 7, 11)).join('')} fill={ROSE.dark} opacity={0.5} />
      {[-1, 1].map((side) => (
        <g key={side}>
          <Arcade id={`corner-${side}-low`} x={X + side * 282 - 52} y={LAKE} width={104} height={70} bays={3} tones={ROSE} />
          <Arcade id={`corner-${side}-high`} x={X + side * 282 - 52} y={LAKE - 70} width={104} height={78} bays={3} tones={ROSE} />
          <Eave x={X + side * 282 - 52} y={LAKE - 144} width={104} tones={ROSE} />
          <Chhatri x={X + side * 282} y={LAKE - 150} width={98} tones={ROSE} columns={5} />
        </g>
      ))}
      <Chhatri x={X - 160} y={LAKE - 160} width={44} tones={ROSE} columns={2} />
      <Chhatri x={X + 160} y={LAKE - 160} width={44} tones={ROSE} columns={2} />
      <Arcade id="bangla" x={X - 74} y={LAKE - 146} width={148} height={52} bays={5} tones={ROSE} kind="cusped" />
      <Dome x={X} y={LAKE - 194} width={164} height={52} kind="bangla" tones={ROSE} drum={0.04} finial={0.5} />
    </>
  );
}

/** A pelican afloat at (x, y), looking left; from bill to tail it is 1.3 × `size` long. */
const Pelican = ({ x, y, size, flip = false }: { x: number; y: number; size: number; flip?: boolean }) => (
  <At x={x} y={y} scale={size / 100} flip={flip}>
    <path d={lens(4, 3, 110, 7)} fill="#7a6a80" opacity={0.4} />
    <path d="M-34 -8Q-30 -26 0 -30Q34 -32 52 -18Q44 4 0 5Q-28 5 -34 -8Z" fill="#fff6ea" />
    <path d="M-30 -4Q0 4 50 -14Q42 5 0 5Q-26 5 -30 -4Z" fill="#c9b0b4" />
    <path d={band([[-24, -16, 15], [-36, -34, 10], [-28, -50, 9], [-32, -60, 11]])} fill="#fff6ea" />
    <path d="M-36 -64Q-58 -52 -78 -40Q-60 -34 -42 -50Q-36 -54 -32 -56Z" fill="#e8a06a" />
    <path d={oval(-33, -61, 1.8)} fill="#3a2a34" />
  </At>
);

/** The promenade: paving, and a low wall of stone posts and slabs with the lake behind it. */
function Promenade() {
  return (
    <>
      <Gradient id="paving" from={[0, 850]} to={[0, 1000]} stops={[[0, '#d3a58c'], [1, '#8a6070']]} />
      <path d={box(-10, 846, 1620, 170)} fill="url(#paving)" />
      <path d={box(-10, 760, 1620, 96)} fill="#b08078" />
      <path d={Array.from({ length: 9 }, (_, i) => box(20 + i * 192, 776, 150, 62)).join('')} fill="#946870" />
      <path d={Array.from({ length: 9 }, (_, i) => [0, 1, 2, 3, 4].map((k) => oval(50 + i * 192 + k * 22, 806, 8, 20)).join('')).join('')} fill="#c99a88" />
      <path d={box(-10, 744, 1620, 22)} fill="#edc8a8" />
      <path d={box(-10, 764, 1620, 7)} fill="#7f5664" />
      {Array.from({ length: 9 }, (_, i) => (
        <g key={i}>
          <path d={box(-26 + i * 192, 726, 40, 132)} fill="#c9988a" />
          <path d={box(-4 + i * 192, 726, 18, 132)} fill="#8a6070" />
          <path d={`M${-32 + i * 192} 728Q${-6 + i * 192} 690 ${20 + i * 192} 728Z`} fill="#edc8a8" />
        </g>
      ))}
      <path d={box(-10, 850, 1620, 12)} fill="#6f4a60" opacity={0.5} />
      <path d={[886, 926, 984].map((y, i) => box(-10, y, 1620, 2 + i)).join('') + Array.from({ length: 15 }, (_, i) => polygon([[420 + (i - 5) * 150, 860], [423 + (i - 5) * 150, 860], [426 + (i - 5) * 232, 1010], [421 + (i - 5) * 232, 1010]])).join('')} fill="#6f4a60" opacity={0.4} />
    </>
  );
}

/** The basket of rolls and the empty cups, on the wall. */
const Breakfast = () => (
  <>
    <path d="M1330 746L1340 694H1440L1450 746Z" fill="#b5804a" />
    <path d="M1398 746L1402 694H1440L1450 746Z" fill="#8a5a3a" />
    <path d={box(1330, 688, 120, 10)} fill="#d9a868" />
    <path d="M1346 692Q1350 630 1390 628Q1430 630 1436 692" fill="none" stroke="#8a5a3a" strokeWidth={6} />
    <path d="M1352 690Q1362 662 1388 672Q1404 656 1424 672Q1438 678 1436 690Z" fill="#f2d9a8" />
    {[1496, 1530].map((x) => <path key={x} d={`M${x - 13} 716H${x + 13}L${x + 9} 745H${x - 9}Z`} fill="#c9754a" />)}
  </>
);

const ClayCup = () => <path d="M2 -12H22L19 12H6Z" fill="#b5633c" />;

const TEA = '#9a5a34';
const SKIN_TONES = skinTones(SKIN.honey);
/** The mother pours with both hands: the near one grips the flask, the far one supports it. */
const MOTHER = { x: 990, y: 940, height: 352 };
const FLASK = { x: 1094, y: 706, turn: 27 };
const HIPS: Spot = [MOTHER.x, MOTHER.y - (150 * MOTHER.height) / 300];
const POUR = { ...POSE.stand, lean: 3, nod: 12, near: reachOf('arm', 30, MOTHER.height, HIPS, [1076, 700], 3), far: reachOf('arm', 30, MOTHER.height, HIPS, [1093, 727], 3), nearLeg: [5, -3], farLeg: [-7, -9] } as const;

/** The flask, drawn lying along the x axis, its mouth on the right, with her fingers round it. */
const Flask = () => (
  <At {...FLASK}>
    <path d="M4 12Q16 10 24 14Q26 20 16 22Q2 24 -4 18Q-4 13 4 12Z" fill={SKIN_TONES.shade} />
    <path d="M-38 -15Q-42 0 -38 15H12Q20 12 22 8H36V-8H22Q20 -12 12 -15Z" fill="#2f8f8a" />
    <path d="M-39 4Q-39 12 -38 15H12Q20 12 22 8H36V2H-39Z" fill="#1f6a70" />
    <path d="M-36 -11H10L8 -8H-37Z" fill="#8fd0c4" />
    <path d={box(-30, -15, 4, 30) + box(14, -13.4, 3.6, 26.8)} fill="#e9d9b8" />
    <path d={box(33, -9, 4, 18)} fill="#d9dfe0" />
    {[5, 11.5, 18].map((x) => <path key={x} d={band([[x, 21, 6], [x - 1, 12, 6], [x - 1, 7, 4.6]])} fill={SKIN_TONES.shade} />)}
    {[-14, -8.8, -3.6, 1.4].map((x, i) => <path key={x} d={band([[x - 1, -13, 5.8], [x + 1, -2, 5.8], [x + 1, 7 - i, 5], [x, 11 - i, 3.4]])} fill={i % 2 ? SKIN_TONES.base : mix(SKIN_TONES.base, SKIN_TONES.shade, 0.35)} />)}
    <path d={band([[-46, 26, 10], [-32, 13, 10], [-21, -1, 10], [-12, -10, 11]])} fill={SKIN_TONES.base} />
    <path d={shape([[-24, -8], [-16, -17], [-4, -18], [3, -14], [3, -7], [-6, -6], [-16, 0]])} fill={SKIN_TONES.base} />
  </At>
);

/** Two curls of steam rising from the cup and thinning out. */
const Steam = () => (
  <path d={band([[1146, 782, 2], [1154, 768, 6], [1146, 752, 7], [1152, 734, 6], [1164, 722, 5], [1160, 708, 3], [1152, 710, 1]]) + band([[1156, 784, 1], [1166, 772, 4], [1162, 760, 4], [1170, 746, 3], [1178, 740, 1]])} fill="#fffaf2" opacity={0.72} />
);

export default function JaipurHeritageTour1() {
  return (
    <Canvas>
      <Sky id="sky" height={LAKE} stops={[[0, '#9fb6c8'], [0.42, '#dcd0cc'], [0.74, '#fbdcbc'], [1, '#ffd0a4']]} />
      <Sun id="sun" x={420} y={364} r={44} colour="#fffaf0" glow="#ffe9c4" reach={11} />
      <Stratus x={1180} y={170} width={560} colour="#fff3e6" opacity={0.5} />
      <Ridge id="aravalli-far" anchors={[[-40, 430], [200, 350], [460, 400], [760, 300], [1040, 360], [1300, 286], [1640, 370]]} colour="#cdb9b8" mist={AIR} bottom={640} fade={0.7} />
      <Ridge id="aravalli" anchors={[[-40, 480], [260, 430], [520, 470], [900, 400], [1220, 440], [1640, 400]]} colour="#b59a9c" mist={AIR} bottom={640} fade={0.85} />
      <Mist id="fog-hills" y={500} height={170} colour="#fff3e2" opacity={0.85} />
      <Water id="lake" y={LAKE} bottom={800} stops={[[0, '#ffe3c4'], [0.4, '#d3c3c0'], [1, '#8f9bb0']]} />
      <Reflection id="image" line={LAKE} squash={0.8} depth={200} veil="#a8a4b4" opacity={0.62} waves={10}>
        <JalMahal />
      </Reflection>
      <Mist id="fog-lake" y={596} height={96} colour="#fff6e8" opacity={0.95} />
      <Wisps id="wisps" x={900} y={560} width={1200} colour="#fff6ea" opacity={0.85} />
      <SunPath id="sun-path" x={420} y={620} height={130} width={190} colour="#fff6da" />
      <Ripples id="ripples" y={640} height={110} count={60} colour="#fff6ea" opacity={0.5} />
      <Flock id="ducks" x={700} y={250} width={300} height={80} count={7} size={15} colour="#8a8494" />
      <Pelican x={620} y={668} size={70} />
      <Pelican x={720} y={690} size={92} />
      <Pelican x={828} y={662} size={58} flip />
      <TallGrass id="reeds" x={-20} y={770} width={260} height={190} dark="#6a6458" mid="#9a8a64" light="#d9b982" density={0.6} />
      <Promenade />
      <path d={lens(1066, 946, 250, 14) + lens(1268, 958, 210, 13) + lens(606, 927, 200, 12)} fill="#4a2f4c" opacity={0.4} />
      <Breakfast />
      <Posed id="boy" x={540} y={922} height={336} age={6} wears="kurta" dress={{ base: '#d2432f', trim: '#f6d58a', second: '#3f4a6a' }} skin={SKIN.honey} hair="crop" cap="#1f7f86" pose={{ lean: 7, nod: -8, near: [88, 112], far: [22, 104], nearLeg: [20, -4], farLeg: [-8, -30] }} />
      <Posed id="mother" grips {...MOTHER} wears="kurta" dress={{ ...DRESS.indigo, trim: '#e9a6a0' }} skin={SKIN.honey} hair="plait" pose={POUR} />
      <Posed id="girl" grips x={1200} y={952} height={352} age={9} wears="kurta" dress={{ base: '#f2a51b', trim: '#b32e63', second: '#b32e63' }} skin={SKIN.honey} hair="bob" flip cap="#b32e63" pose={{ ...POSE.stand, nod: 4, near: [12, 85], far: [26, 82] }} carries={<ClayCup />} />
      <path d={band([[1126, 723, 6], [1133, 744, 4.4], [1136, 766, 3.6], [1137, 797, 3]])} fill={TEA} />
      <Flask />
      <Steam />
    </Canvas>
  );
}
