/**
 * On the free ferry over the Mandovi: a mother at the rail, her children waving and pointing at another ferry, Divar church behind it.
 * Such a ferry is a flat steel raft with a ramp at each end, railings along the sides, tyres for fenders and the bridge on a portal.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { NearChild, NearWoman } from '../../../people/near.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Outrigger } from '../../../scenery/boats.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { House } from '../../../scenery/houses.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { box, lens, oval } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { AutoRickshaw } from '../../../scenery/vehicles.tsx';
import { Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.56];

const HULL = { base: '#2a5f8f', shade: '#1b3d66', rust: '#a85a3a' };
const WHITE = { base: '#fbf6ea', shade: '#c3c3cc' };
const GROVE = leaves('#235a44', '#86b458');

/** The distant church of Divar on its hill: a white front between two towers, the nave behind. (x, y) is the middle of the front's base. */
const HillChurch = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={polygon([[x + 30, y], [x + 96, y], [x + 96, y - 34], [x + 30, y - 40]])} fill={WHITE.shade} />
    <path d={polygon([[x + 28, y - 38], [x + 100, y - 32], [x + 84, y - 58], [x + 28, y - 66]])} fill="#b5624c" />
    <path d={box(x - 40, y - 78, 22, 78) + box(x + 18, y - 78, 22, 78) + polygon([[x - 20, y], [x - 20, y - 60], [x - 12, y - 70], [x, y - 88], [x + 12, y - 70], [x + 20, y - 60], [x + 20, y]])} fill={WHITE.base} />
    <path d={box(x + 32, y - 78, 8, 78) + box(x - 24, y - 78, 6, 78)} fill={WHITE.shade} />
    <path d={polygon([[x - 42, y - 78], [x - 29, y - 100], [x - 16, y - 78]]) + polygon([[x + 16, y - 78], [x + 29, y - 100], [x + 42, y - 78]])} fill="#c9705a" />
    <path d={box(x - 33, y - 68, 8, 14) + box(x + 25, y - 68, 8, 14) + box(x - 6, y - 24, 12, 24) + oval(x, y - 50, 6)} fill="#6a7f9a" />
    <path d={box(x - 1.5, y - 104, 3, 18) + box(x - 6, y - 99, 12, 3)} fill={WHITE.base} />
  </>
);

/** The ferry from the side, about 900 long with its ramps, its waterline at y = 10. */
function Ferry() {
  const bars = Array.from({ length: 35 }, (_, i) => box(-340 + i * 20, -92, 4, 44)).join('') + box(-342, -96, 690, 6) + box(-342, -74, 690, 4);
  const ramp = (side: 1 | -1) => (
    <g key={side}>
      <path d={polygon([[side * 348, -50], [side * 440, -128], [side * 452, -118], [side * 366, -36]])} fill={side < 0 ? mix(HULL.base, '#ffffff', 0.2) : HULL.shade} />
      <path d={[0.2, 0.4, 0.6, 0.8].map((t) => polygon([[side * (348 + 92 * t), -50 - 78 * t], [side * (353 + 92 * t), -50 - 78 * t], [side * (369 + 86 * t), -39 - 80 * t], [side * (364 + 86 * t), -39 - 80 * t]])).join('')} fill={HULL.rust} opacity={0.7} />
      <path d={`M${side * 440} -126L${side * 110} -190`} stroke="#5a6470" strokeWidth={2.4} />
    </g>
  );
  return (
    <>
      <path d={lens(0, 6, 820, 22)} fill="#123f52" opacity={0.5} />
      {ramp(-1)}
      {ramp(1)}
      <path d={box(-300, -140, 190, 10) + polygon([[-312, -142], [-98, -142], [-116, -160], [-294, -160]])} fill="#e8a13a" />
      <path d={polygon([[-200, -142], [-98, -142], [-116, -160], [-200, -160]])} fill="#b8742c" />
      <path d={[-292, -206, -122].map((x) => box(x, -134, 6, 90)).join('')} fill={WHITE.shade} />
      <AutoRickshaw x={196} y={-48} length={120} body="#1f2f3a" hood="#f2b02b" />
      <path d={polygon([[-66, -48], [-70, -74], [-56, -78], [-40, -98], [30, -98], [52, -78], [72, -72], [74, -48]])} fill="#c9523f" />
      <path d={polygon([[-34, -94], [-6, -94], [-6, -78], [-48, -78]]) + polygon([[0, -94], [28, -94], [42, -78], [0, -78]])} fill="#3f5a74" />
      {[-270, -236, -176, -150, 108, 292, 318].map((x, i) => (
        <Posed key={x} id={`passenger-${i}`} x={x} y={-46} height={74} flip={i % 2 === 0} {...(i === 1 || i === 5 ? { age: 9 } : {})} pose={i === 2 ? POSE.point : POSE.stand} dress={[DRESS.crimson, DRESS.marigold, DRESS.magenta, DRESS.teal, DRESS.cream, DRESS.lotus, DRESS.indigo][i] ?? DRESS.crimson} hair={i % 2 ? 'crop' : 'bun'} wears={i % 2 ? (i === 1 || i === 5 ? 'frock' : 'kurta') : 'sari'} />
      ))}
      <path d={bars} fill={WHITE.base} />
      {/* The bridge on its portal over the deck. */}
      <path d={box(-104, -196, 12, 150) + box(92, -196, 12, 150)} fill={WHITE.base} />
      <path d={box(-96, -196, 4, 150) + box(100, -196, 4, 150)} fill={WHITE.shade} />
      <path d={box(-120, -206, 240, 14)} fill={HULL.base} />
      <path d={box(-120, -236, 3, 32) + box(117, -236, 3, 32) + box(-120, -238, 52, 4) + box(68, -238, 52, 4) + [-100, -84, 84, 100].map((x) => box(x, -236, 2.4, 32)).join('')} fill={WHITE.base} />
      <path d={box(-66, -282, 132, 78)} fill={WHITE.base} />
      <path d={box(26, -282, 40, 78)} fill={WHITE.shade} />
      <path d={box(-56, -268, 24, 30) + box(-26, -268, 24, 30) + box(4, -268, 18, 30) + box(32, -268, 26, 30)} fill="#3f6f8a" />
      <path d={box(-66, -226, 132, 8)} fill={HULL.base} />
      <path d={polygon([[-80, -282], [80, -282], [70, -296], [-70, -296]])} fill="#c9452f" />
      <path d={box(-2, -356, 4, 62) + box(-24, -330, 48, 3)} fill="#5a6470" />
      <path d="M2 -354q18 -8 34 0q-6 8 -2 18q-16 -6 -32 0Z" fill="#f2a51b" />
      <path d={polygon([[-356, -52], [356, -52], [340, 2], [320, 10], [-320, 10], [-340, 2]])} fill={HULL.base} />
      <path d={polygon([[-350, -30], [350, -30], [340, 2], [320, 10], [-320, 10], [-340, 2]])} fill={HULL.shade} />
      <path d={polygon([[-346, -8], [346, -8], [340, 2], [320, 10], [-320, 10], [-340, 2]])} fill="#8f3a30" />
      <path d={box(-356, -54, 712, 8)} fill="#f2c14e" />
      <path d={[-300, -214, -96, 40, 150, 262].map((x, i) => polygon([[x, -44], [x + 9, -44], [x + 6, -18 - (i % 3) * 8], [x + 2, -20]])).join('')} fill={HULL.rust} />
      {[-280, -190, -100, -10, 80, 170, 260].map((x) => (
        <path key={x} d={oval(x, -24, 17) + oval(x, -24, 8)} fillRule="evenodd" fill="#241f2b" />
      ))}
      <path d={lens(0, 11, 700, 5)} fill="#ffffff" opacity={0.75} />
    </>
  );
}

/** The rail in the foreground: three bars on posts, and a lifebuoy. */
function Rail() {
  return (
    <>
      <path d={[90, 470, 850, 1230, 1590].map((x) => box(x - 12, 700, 24, 260)).join('') + box(-20, 690, 1640, 26) + box(-20, 784, 1640, 14) + box(-20, 864, 1640, 14)} fill={WHITE.base} />
      <path d={[90, 470, 850, 1230, 1590].map((x) => box(x + 2, 716, 10, 244)).join('') + box(-20, 707, 1640, 9) + box(-20, 793, 1640, 5) + box(-20, 873, 1640, 5)} fill={WHITE.shade} />
      <path d={[96, 860, 1240].map((x) => polygon([[x - 8, 716], [x + 5, 716], [x + 2, 760], [x - 3, 750]])).join('')} fill={HULL.rust} opacity={0.75} />
      <path d={oval(1086, 800, 82) + oval(1086, 800, 46)} fillRule="evenodd" fill="#e2562f" />
      <path d={oval(1094, 806, 76) + oval(1086, 800, 70)} fillRule="evenodd" fill="#9c3424" opacity={0.5} />
      {[20, 110, 200, 290].map((turn) => (
        <path key={turn} d="M44 -13H84V13H44Z" transform={`translate(1086 800) rotate(${turn})`} fill={WHITE.base} />
      ))}
      <path d="M1004 716Q1060 700 1086 720Q1120 700 1170 716" stroke="#d9c49a" strokeWidth={7} fill="none" />
    </>
  );
}

export default function GoaBeachRetreat3() {
  return (
    <Canvas>
      <Sky id="sky" height={450} stops={[[0, '#3f9fcb'], [0.6, '#a9dbe2'], [1, '#f6f2dc']]} />
      <Cumulus id="cloud-1" x={380} y={200} width={480} height={120} lit="#ffffff" shade="#bfdbe6" opacity={0.95} />
      <Cumulus id="cloud-2" x={840} y={290} width={300} height={56} lit="#ffffff" shade="#cbe1e8" opacity={0.8} />
      <Stratus x={1250} y={90} width={460} colour="#ffffff" opacity={0.6} />
      <Flock id="kites" x={680} y={150} width={220} height={60} count={4} size={19} colour="#7a5a44" />
      <Ridge id="ghats" anchors={[[-40, 388], [240, 366], [520, 384], [820, 340], [1100, 380], [1640, 350]]} colour="#a3c6cc" mist="#e3efe4" bottom={460} />
      <WoodedSlope id="divar" crest={[[720, 440], [900, 396], [1080, 330], [1260, 290], [1420, 300], [1660, 350]]} tones={faded(GROVE, '#cfe3d6', 0.36)} mist="#dcebd9" radius={24} depth={140} groups={4} bottom={470} />
      <HillChurch x={1300} y={300} />
      {[1120, 1170, 1440, 1500, 1580].map((x, i) => (
        <Palm key={x} id={`hill-${x}`} x={x} y={350 + (i % 2) * 14} height={90 + (i % 3) * 24} lean={i % 2 ? 0.12 : -0.12} dark="#4f8a70" lit="#9cc28c" trunk="#8a8070" />
      ))}
      <Land crest={[[-60, 446], [300, 440], [800, 446], [1660, 436]]} fill="#3f7a56" bottom={470} />
      <Thicket id="mangrove" line={[[-40, 446], [300, 440], [800, 446], [1640, 434]]} count={110} radius={24} tones={faded(GROVE, '#cfe3d6', 0.16)} fleck={4} />
      <House x={420} y={452} width={90} height={52} wall="#f2d9b0" roof="#b5503a" />
      {[60, 140, 250, 560, 640, 700, 1470].map((x, i) => (
        <Palm key={x} id={`bank-${x}`} x={x} y={452} height={130 + ((i * 47) % 70)} lean={i % 2 ? 0.14 : -0.14} dark="#2f6f52" lit="#86b868" />
      ))}
      <Water id="river" y={456} stops={[[0, '#8ccfcb'], [0.3, '#4aa3ad'], [0.7, '#2a7f93'], [1, '#1f6a80']]} />
      <GroundMarks id="bank-mirror" y={458} height={60} count={90} colour="#2f6f5a" opacity={0.4} size={1.3} />
      <Ripples id="ripples-far" y={466} height={120} count={100} colour="#effaf4" opacity={0.5} size={0.7} />
      <Outrigger x={210} y={520} length={130} wood="#c9452f" trim="#f7e3b0" />
      <Halo id="shine" x={180} y={640} rx={520} ry={110} colour="#eafaf0" opacity={0.4} />
      <GroundMarks id="hull-mirror" x={560} y={622} width={860} height={70} count={60} colour="#17365a" opacity={0.5} size={1.6} />
      <GroundMarks id="white-mirror" x={860} y={640} width={260} height={70} count={26} colour="#fbf6ea" opacity={0.6} size={1.3} />
      <At x={990} y={614} scale={1}>
        <Ferry />
      </At>
      <Ripples id="ripples-near" y={640} height={340} count={90} colour="#effaf4" opacity={0.4} />

      <Gradient id="deck" from={[0, 900]} to={[0, 1000]} stops={[[0, '#5f7a86'], [1, '#33505f']]} />
      <path d={box(-10, 936, 1620, 80)} fill="url(#deck)" />
      <path d={box(-10, 930, 1620, 14)} fill="#f2c14e" />
      <path d={Array.from({ length: 26 }, (_, i) => polygon([[i * 66 - 20, 944], [i * 66 + 10, 944], [i * 68 - 20, 1000], [i * 68 - 52, 1000]])).join('')} fill="#241f2b" opacity={0.22} />
      <Rail />
      <NearChild id="boy" x={176} y={926} size={0.92} dress={DRESS.teal} skin={SKIN.honey} hair="crop" look={1} down={120} left={{ elbow: [-112, -262], hand: [-122, -364] }} />
      <NearChild id="girl" x={716} y={934} size={0.8} dress={DRESS.marigold} skin={SKIN.honey} hair="plaits" look={1} down={120} right={{ elbow: [136, -236], hand: [186, -330], isPointing: true }} />
      <NearWoman id="mother" x={440} y={930} size={0.92} wears="kurta" dress={DRESS.crimson} skin={SKIN.honey} hair="plait" look={1} down={120} left={{ elbow: [-160, -200], hand: [-200, -204] }} right={{ elbow: [152, -196], hand: [190, -236] }} />
    </Canvas>
  );
}
