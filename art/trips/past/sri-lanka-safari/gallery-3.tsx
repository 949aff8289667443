/** Midday on the bund of a tank near Tissa: a mother and girl in a tuk-tuk, and a running boy, mirrored in a paddy with egrets. */
// A bund is a village tank's earth dam, here with grassy flanks, a dirt road, a kumbuk tree and coconut palms, above a flooded paddy.
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { CoconutPalm } from '../../../scenery/coconut-palm.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { box, leaf, lens } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky } from '../../../scenery/sky.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Reflection, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.6];

const SHORE = 712;
const ROAD = 612;
const GREEN = leaves('#1f5a38', '#9cc04e', '#fff2a0');

/** A Sri Lankan tuk-tuk: red body, black hood, chrome rail, a flap of curtain; about 380 long, its wheels on y = 0. */
function TukTuk() {
  return (
    <>
      <path d={lens(16, 2, 430, 15)} fill="#4a2a24" opacity={0.4} />
      {/* Inside: the far wall with its rail, the passengers' bench, and the driver's separate seat. */}
      <path d="M-150 -236Q-176 -232 -178 -200L-186 -108V-44H96L108 -112L66 -222Q58 -240 30 -240Z" fill="#2a1c26" />
      <path d="M-6 -122H104L96 -44H-6Z" fill="#6a1626" />
      <path d="M-6 -122H104L103 -114H-6Z" fill="#a3242c" />
      <path d={box(-178, -190, 26, 84) + box(-178, -116, 160, 20)} fill="#5a3a4a" />
      <path d={box(8, -94, 62, 50)} fill="#1d131c" />
      <path d="M-8 -152Q-8 -160 0 -160H10Q18 -160 18 -150V-96H66Q76 -96 76 -88V-80H4Q-8 -80 -8 -92Z" fill="#4a3444" />
      <path d="M-8 -152Q-8 -160 0 -160H10Q16 -160 17 -154Q8 -154 2 -148V-92Q-8 -84 -8 -92ZM18 -96H66Q76 -96 76 -89H18Z" fill="#7a5a70" />
      <path d="M100 -104L86 -140L74 -144" stroke="#d9d3cd" strokeWidth={5} strokeLinecap="round" fill="none" />
      <Posed id="driver" grips x={38} y={-104} height={225} pose={{ ...POSE.sit, near: [28, 76], far: [36, 80], nearLeg: [86, 14], farLeg: [80, 20] }} isSeated wears="kurta" dress={{ base: '#8fb0c8', trim: '#8fb0c8', second: '#4a4f6a' }} skin={SKIN.cocoa} hair="crop" />
      <Posed id="mother" x={-118} y={-104} height={215} pose={{ ...POSE.sit, nod: 4, near: [24, 84], far: [40, 80] }} isSeated wears="sari" dress={DRESS.teal} hair="bun" skin={SKIN.honey} />
      <Posed id="girl" x={-72} y={-100} height={215} age={7} pose={{ lean: 4, near: [116, 174], far: [-16, -4] }} isSeated view="front" wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="plaits" />
      <path d="M-192 -112H-10V-56H62L86 -96L118 -118Q150 -92 158 -52L166 -34H-184Q-200 -70 -192 -112Z" fill="#c9302a" />
      <path d="M-190 -62H-10V-52H66L70 -62H156L166 -34H-184Q-190 -46 -190 -62Z" fill="#8a1c2e" />
      <path d="M-192 -112H-10V-100H-192ZM62 -56L92 -112L118 -118L112 -104L78 -50ZM-10 -56H62V-50H-10Z" fill="#f0645a" />
      <path d="M-184 -88H-24" stroke="#ffd35c" strokeWidth={4} />
      <path d="M-178 -118L-172 -208M-22 -112L-14 -226" stroke="#3a2a34" strokeWidth={9} />
      <path d="M-172 -208Q-150 -180 -160 -116H-180Z" fill="#f2b02b" />
      <path d="M-14 -118V-164" stroke="#d9d3cd" strokeWidth={6} />
      <path d="M66 -224L122 -116L104 -112L50 -224Z" fill="#3a2a34" />
      <path d="M64 -214L110 -122L96 -126L58 -210Z" fill="#d8eef0" opacity={0.5} />
      <path d="M-196 -200Q-196 -256 -140 -260H24Q66 -258 82 -212L64 -206Q54 -232 20 -232H-138Q-166 -230 -168 -198L-176 -112H-196Z" fill="#352a3a" />
      <path d="M-140 -260H24Q50 -258 66 -240Q20 -252 -140 -246Q-176 -240 -186 -200L-196 -200Q-196 -256 -140 -260Z" fill="#6a5a72" />
      <path d="M112 -34Q112 -70 146 -72Q176 -68 184 -36L168 -34Q160 -54 146 -54Q130 -52 128 -34Z" fill="#e0453a" />
      <circle cx={150} cy={-88} r={12} fill="#fff6d0" />
      <path d={box(-196, -58, 14, 16)} fill="#ffb14a" />
      {[-128, 146].map((x) => (
        <g key={x}>
          <circle cx={x} cy={-30} r={31} fill="#221a26" />
          <circle cx={x} cy={-30} r={17} fill="#d9d3cd" />
          <circle cx={x} cy={-30} r={7} fill="#6a5a5c" />
        </g>
      ))}
      <path d="M-172 -34Q-170 -66 -128 -68Q-88 -66 -84 -34H-96Q-100 -54 -128 -56Q-156 -54 -160 -34Z" fill="#a3242c" />
    </>
  );
}

/** An egret, `size` high, looking right; its feet are at (x, y). */
const Egret = ({ x, y, size, flip = false }: { x: number; y: number; size: number; flip?: boolean }) => (
  <At x={x} y={y} scale={size / 100} flip={flip}>
    <path d="M-6 -34L-7 0M6 -34L8 0" stroke="#2f2a2e" strokeWidth={3} />
    <path d="M-34 -30Q-22 -56 6 -58Q18 -60 18 -72Q18 -84 10 -88Q8 -98 18 -99Q27 -98 26 -88Q32 -78 27 -66Q22 -52 22 -44Q14 -26 -8 -28Q-20 -26 -34 -30Z" fill="#fdfbf2" />
    <path d="M-34 -30Q-16 -34 0 -44Q14 -44 22 -46Q14 -26 -8 -28Q-20 -26 -34 -30Z" fill="#c3cfd6" />
    <path d="M25 -94L46 -89L26 -88Z" fill="#f2a51b" />
  </At>
);

/** All that is mirrored in the paddy: trees, bund, tuk-tuk, dust and boy. */
function Above() {
  return (
    <>
      <Thicket id="bund-trees" line={[[-40, 590], [130, 560], [300, 586]]} count={16} radius={40} tones={GREEN} fleck={7} />
      <Thicket id="bund-trees-right" line={[[1240, 590], [1420, 556], [1660, 580]]} count={20} radius={44} tones={GREEN} fleck={7} />
      <Tree id="kumbuk" x={1420} y={620} height={470} tones={GREEN} trunk="#c9a98a" form="spread" fleck={11} />
      <CoconutPalm id="palm" x={280} y={628} height={580} lean={0.11} dark="#24623f" lit="#9cc04e" />
      <CoconutPalm id="palm-2" x={112} y={622} height={400} lean={-0.1} dark="#24623f" lit="#9cc04e" />
      <Land crest={[[-60, 606], [420, 600], [900, 598], [1300, 602], [1660, 608]]} bottom={SHORE} fill="#d99a62" />
      <Land crest={[[-60, 628], [420, 622], [900, 622], [1300, 626], [1660, 630]]} bottom={SHORE} fill="#4f8a3a" />
      <Thicket id="grass-lip" line={[[-40, 640], [400, 632], [900, 634], [1300, 634], [1640, 642]]} count={70} radius={13} tones={leaves('#4f8a3a', '#bcd465', '#fff6b0')} />
      <path d={lens(700, 606, 900, 3) + lens(1000, 616, 1100, 3)} fill="#a8683f" opacity={0.6} />
      {Array.from({ length: 34 }, (_, i) => (
        <GrassTuft key={i} id={`slope-${i}`} x={(i * 131) % 1600} y={652 + ((i * 37) % 44)} size={24 + ((i * 7) % 16)} dark="#3a7032" light="#8fbf4e" blades={8} />
      ))}
      <Thicket id="grass-foot" line={[[-40, 706], [400, 700], [900, 704], [1300, 700], [1640, 706]]} count={60} radius={16} tones={leaves('#2f6a38', '#86b24a')} />
      <At x={790} y={ROAD} scale={1.1}>
        <TukTuk />
      </At>
      {[0, 1, 2, 3, 4].map((puff) => (
        <Halo key={puff} id={`dust-${puff}`} x={548 - puff * 46} y={600 - puff * 5} rx={54 + puff * 12} ry={22 + puff * 5} colour="#f3d3a8" opacity={0.75 - puff * 0.12} />
      ))}
      <Posed id="boy" x={1136} y={616} height={205} age={9} wears="shorts" hasStripes={false} dress={DRESS.crimson} skin={SKIN.cocoa} hair="crop" flip pose={{ ...POSE.run, lean: 8, near: [146, 166], far: [-50, 30] }} />
    </>
  );
}

const spread = random('knoll');
/** Tufts on the knoll in front, larger towards us. */
const KNOLL = Array.from({ length: 34 }, (_, i) => {
  const x = i * 17 + spread.between(-8, 8);
  const y = 890 + Math.max(0, x - 160) * 0.24 + spread.next() * Math.max(10, 120 - x * 0.2);
  return [x, y, (y - 800) * 0.42] as const;
}).toSorted((a, b) => a[1] - b[1]);

/** Rows of young rice in the water, spreading apart towards us. */
function Rice() {
  const r = random('rice');
  let dark = '';
  let lit = '';
  for (let row = 0; row < 8; row += 1) {
    const y = 748 + row * row * 3.1 + row * 12;
    const size = 16 + row * 7;
    for (let x = -20 + (row % 2) * size; x < 1640; x += size * 2.3) {
      if (r.next() < 0.12 || (row < 5 && Math.abs(x - 800) < 150 - row * 22)) continue;
      const [px, py] = [x + r.between(-0.3, 0.3) * size, y + r.between(-0.2, 0.2) * size];
      for (const turn of [-0.5, -0.16, 0.2, 0.52]) {
        const blade = leaf(px, py, size * r.between(0.8, 1.3), size * 0.06, -Math.PI / 2 + turn + r.between(-0.12, 0.12));
        if (turn < 0) lit += blade;
        else dark += blade;
      }
    }
  }
  return (
    <>
      <path d={dark} fill="#3f8a34" />
      <path d={lit} fill="#a8d44e" />
    </>
  );
}

export default function SriLankaSafari3() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#3f97c9'], [0.55, '#a3d6e4'], [1, '#f1f4dc']]} />
      <Cumulus id="cloud-1" x={560} y={330} width={560} height={170} lit="#ffffff" shade="#b9d3de" opacity={0.95} />
      <Cumulus id="cloud-2" x={1120} y={200} width={360} height={90} lit="#ffffff" shade="#c9dfe6" opacity={0.8} />
      <Flock id="openbills" x={880} y={150} width={260} height={80} count={7} size={15} colour="#5f8aa3" />
      <Ridge id="hills-far" anchors={[[-40, 500], [260, 430], [520, 476], [760, 400], [1020, 452], [1280, 390], [1640, 460]]} colour="#9cc3c6" mist="#e6f0dc" bottom={580} />
      <Ridge id="hills" anchors={[[-40, 520], [340, 486], [700, 516], [1100, 474], [1640, 510]]} colour="#6fa394" mist="#d6e8d2" bottom={580} />
      <Thicket id="far-shore" line={[[-40, 536], [400, 530], [900, 534], [1640, 528]]} count={70} radius={13} tones={faded(GREEN, '#cfe3d2', 0.35)} />
      <Water id="tank" y={538} bottom={640} stops={[[0, '#d6eef0'], [0.4, '#7fc0d3'], [1, '#4f9cc0']]} />
      <Ripples id="tank-ripples" y={544} height={60} count={80} colour="#ffffff" opacity={0.5} size={0.7} />
      <Gradient id="paddy" from={[0, SHORE]} to={[0, 1000]} stops={[[0, '#a9d6d8'], [0.5, '#8fc7d0'], [1, '#4f97a8']]} />
      <rect x={0} y={SHORE} width={1600} height={300} fill="url(#paddy)" />
      <Reflection id="mirror" line={SHORE} squash={0.72} depth={300} veil="#2f6a74" opacity={0.72} waves={9}>
        <Above />
      </Reflection>
      <Ripples id="ripples" y={724} height={260} count={70} colour="#f4fbf0" opacity={0.55} />
      <Rice />
      <Land crest={[[-60, 872], [160, 862], [380, 884], [560, 940], [700, 1020]]} fill="#7a5236" />
      <Land crest={[[-60, 884], [160, 876], [360, 898], [520, 952], [640, 1020]]} fill="#5f8a3c" />
      <Land crest={[[-60, 930], [120, 926], [300, 956], [460, 1020]]} fill="#467432" />
      {KNOLL.map(([x, y, size], i) => (
        <GrassTuft key={x} id={`knoll-${i}`} x={x} y={y} size={size} dark={y > 950 ? '#2f5f2c' : '#3f7a34'} light={y > 950 ? '#8fbf4e' : '#bcd86a'} blades={14} />
      ))}
      <Egret x={262} y={876} size={150} />
      <Egret x={1180} y={842} size={74} flip />
      <Egret x={1290} y={866} size={84} />
      <path d={lens(1180, 843, 50, 3) + lens(1290, 867, 56, 3)} fill="#24504f" opacity={0.35} />
    </Canvas>
  );
}
