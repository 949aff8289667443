/** After a journey, prints hang on the veranda in front of the old banyan. A girl reaches up to one; her mother holds another. */
import { polygon } from '../kit/curves.ts';
import { DRESS, SKIN, skinTones } from '../people/dress.ts';
import { NearChild, NearWoman } from '../people/near.tsx';
import { At, Canvas, Gradient } from '../scenery/canvas.tsx';
import { faded, leaves, lobesIn, Mass } from '../scenery/foliage.tsx';
import { GreatBanyan } from '../scenery/great-banyan.tsx';
import { LittleBeach, LittleBoat, LittleElephants, LittleFalls, LittlePalace, LittleTrain, Print } from '../scenery/little-pictures.tsx';
import { Line } from '../scenery/props.tsx';
import { Land, Ridge } from '../scenery/ridge.tsx';
import { band, box, oval, type Spot } from '../scenery/shapes.ts';
import { Halo, Sky, Stratus } from '../scenery/sky.tsx';
import { GrassTuft } from '../scenery/undergrowth.tsx';
import { WavingHand } from './waving-hand.tsx';

export const focus: [number, number] = [0.5, 0.5];

const AIR = '#f6dfae';
const ROPE: readonly Spot[] = [[262, 172], [486, 210], [648, 226], [808, 232], [968, 226], [1128, 209], [1338, 176]];
const PLANTS = leaves('#1f5239', '#8fb54a', '#fff0b0');

const Pillar = ({ x }: { x: number }) => (
  <>
    <path d={box(x - 36, 60, 72, 800)} fill="#b5733f" />
    <path d={box(x + 4, 60, 32, 800)} fill="#7f4a35" />
    <path d={box(x - 28, 60, 5, 800)} fill="#dca468" />
    <path d={box(x - 52, 118, 104, 22) + box(x - 46, 770, 92, 30)} fill="#d99a66" />
    <path d={box(x + 8, 118, 44, 22) + box(x + 8, 770, 38, 30)} fill="#8f5540" />
  </>
);

const PotOn = ({ id, x, size }: { id: string; x: number; size: number }) => (
  <>
    <Mass id={id} lobes={lobesIn(`${id}-a`, x, 812 - size * 1.2, size * 0.7, size * 0.6, 10)} tones={PLANTS} fleck={12} />
    <path d={polygon([[x - size * 0.46, 812 - size * 0.84], [x + size * 0.46, 812 - size * 0.84], [x + size * 0.34, 812], [x - size * 0.34, 812]])} fill="#c2603c" />
    <path d={polygon([[x + size * 0.08, 812 - size * 0.84], [x + size * 0.46, 812 - size * 0.84], [x + size * 0.34, 812], [x + size * 0.06, 812]]) + box(x - size * 0.52, 812 - size * 0.9, size * 1.04, size * 0.14)} fill="#8f3f2c" />
  </>
);

export default function Share() {
  return (
    <Canvas>
      <Sky id="sky" height={700} stops={[[0, '#9fd0d2'], [0.4, '#dfe6c6'], [0.75, '#ffe9b4'], [1, '#ffd99a']]} />
      <Halo id="sun" x={300} y={430} rx={620} ry={420} colour="#fff6d2" opacity={0.95} />
      <Stratus x={1100} y={120} width={460} colour="#fffaea" opacity={0.6} />
      <Ridge id="hills" anchors={[[-40, 610], [300, 570], [600, 604], [960, 560], [1300, 600], [1640, 572]]} colour="#b9c6a4" mist="#fdeabf" bottom={800} />
      <Gradient id="lawn" from={[0, 640]} to={[0, 830]} stops={[[0, '#c4cc78'], [0.5, '#96b45c'], [1, '#6f9a4c']]} />
      <Land crest={[[-60, 664], [400, 650], [900, 644], [1660, 660]]} fill="url(#lawn)" bottom={860} />
      <GreatBanyan id="banyan" x={900} y={700} height={600} tones={faded(leaves('#2b5f42', '#98b858', '#fff0b0'), AIR, 0.34)} bark={['#7a6650', '#8f7658', '#b5946a', '#e6c48c']} air={AIR} ground={(x) => 690 + Math.abs(x - 900) * 0.02} />
      <Halo id="haze" x={700} y={640} rx={900} ry={150} colour="#fff0c4" opacity={0.5} />
      {Array.from({ length: 26 }, (_, i) => (i * 67.3) % 1600).map((x, i) => <GrassTuft key={x} id={`grass-${i}`} x={x} y={820 - (i % 3) * 16} size={26 + (i % 4) * 7} dark="#5f8f46" light="#d3d884" blades={9} />)}

      {/* The veranda: beam, pillars, and the parapet with its red coping. */}
      <path d={box(-10, -10, 1620, 70)} fill="#5f3328" />
      <path d={box(-10, 56, 1620, 14)} fill="#c98450" />
      {[262, 1338].map((x) => <Pillar key={x} x={x} />)}
      <path d={box(-10, 826, 1620, 190)} fill="#f6e2b8" />
      <Gradient id="parapet" from={[300, 0]} to={[1500, 0]} stops={[[0, '#8a4a5a', 0], [1, '#8a4a5a', 0.42]]} />
      <path d={box(-10, 826, 1620, 190)} fill="url(#parapet)" />
      <path d={box(-10, 806, 1620, 28)} fill="#b8452f" />
      <path d={box(-10, 806, 1620, 7)} fill="#ec8a62" />
      <path d={box(-10, 832, 1620, 9)} fill="#7a3430" opacity={0.6} />
      {Array.from({ length: 13 }, (_, i) => 40 + i * 128).map((x) => <path key={x} d={oval(x, 930, 26, 34) + oval(x, 930, 12, 18)} fillRule="evenodd" fill="#b8452f" opacity={0.5} />)}
      <path d={Array.from({ length: 13 }, (_, i) => 104 + i * 128).map((x) => oval(x, 908, 6) + oval(x, 952, 6) + oval(x - 16, 930, 6) + oval(x + 16, 930, 6)).join('')} fill="#b8452f" opacity={0.34} />
      <PotOn id="pot-1" x={150} size={110} />
      <PotOn id="pot-2" x={1214} size={84} />
      <PotOn id="pot-3" x={1460} size={120} />

      <Line spots={ROPE} colour="#8b6a48" width={5} />
      <Print id="print-1" x={486} y={216} width={158} turn={-3}><LittlePalace id="palace" /></Print>
      <Print id="print-2" x={648} y={232} width={158} turn={2}><LittleBoat id="boat" /></Print>
      <Print id="print-3" x={808} y={238} width={158} turn={-1.5}><LittleElephants id="elephants" /></Print>
      <Print id="print-4" x={968} y={234} width={158} turn={3}><LittleBeach id="beach" /></Print>
      <Print id="print-5" x={1128} y={216} width={158} turn={-4}><LittleFalls id="falls" /></Print>

      <NearWoman id="mother" x={626} y={1040} size={1.08} dress={DRESS.magenta} skin={SKIN.wheat} hair="bun" look={1} tilt={-3} left={{ elbow: [-146, -214], hand: [-156, -326], isBeyondBody: true, isPointing: true }} right={{ elbow: [150, -196], hand: [206, -186] }}>
        <At x={-172} y={-524} turn={-6}>
          <Print id="print-6" x={0} y={0} width={140} isPegged={false}><LittleTrain id="train" /></Print>
        </At>
        {/* The thumb, in front of the print; the fingers are behind it. */}
        <path d={`${band([[-151, -318, 14], [-140, -346, 17], [-144, -370, 14], [-150, -388, 11]])}${oval(-150, -388, 5.5)}`} fill={SKIN.wheat} />
        <path d={band([[-142, -324, 1], [-134, -346, 4], [-138, -370, 4], [-145, -388, 1]])} fill={skinTones(SKIN.wheat).shade} />
        <path d={oval(-151, -388, 3.4, 5)} fill="#e9b79c" />
      </NearWoman>
      <NearChild id="girl" x={886} y={906} size={1.06} dress={DRESS.marigold} skin={SKIN.wheat} look={1} tilt={-10} right={{ elbow: [112, -270], hand: [94, -380], isBeyondBody: true, isPointing: true }} down={150} />
      {/* The knots of her ribbons. */}
      <path d={oval(842, 745, 12, 11) + oval(958, 724, 12, 11)} fill="#12402f" />
      <path d={oval(839, 742, 6) + oval(955, 721, 6)} fill="#3f8a70" />
      <WavingHand x={982} y={474} size={0.8} turn={-13} flip skin={skinTones(SKIN.wheat).shade} />
    </Canvas>
  );
}
