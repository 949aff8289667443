/**
 * Steady rain in the French Quarter: a cycle rickshaw with its hood up, a mother and her boy dry inside, the driver under a blue sheet; a girl jumps into the gutter's puddle.
 * A Pondicherry rickshaw: two wheels under a sprung seat, the bicycle's front half before it, folding hood on hoops, painted panels. White lime wall with a grey foot, blue door, spouts that throw the roof's water into the street.
 */
import { mix } from '../../../kit/colour.ts';
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { Child } from '../../../people/child.tsx';
import { DRESS, SKIN, skinTones, tonesOf } from '../../../people/dress.ts';
import { Head } from '../../../people/heads.tsx';
import { Woman } from '../../../people/woman.tsx';
import { archPath } from '../../../scenery/architecture.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Bougainvillea, leaves, lobesIn, Mass, Petals } from '../../../scenery/foliage.tsx';
import { Umbrella } from '../../../scenery/props.tsx';
import { band, box, lens, oval } from '../../../scenery/shapes.ts';
import { Halo, Sky } from '../../../scenery/sky.tsx';
import { Reflection } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.6];

const WALL = { lit: '#e9e9e4', shade: '#aeb6bc', foot: '#7f8a94', line: '#fbfaf4' };
const KERB = 742;
const ROAD = 790;

const Wheel = ({ x, r }: { x: number; r: number }) => (
  <g fill="none">
    <path d={oval(x, -r, r - 4)} stroke="#23202a" strokeWidth={8} />
    <path d={oval(x, -r, r - 10)} stroke="#b9bcc4" strokeWidth={3} />
    <path d={Array.from({ length: 20 }, (_, i) => `M${x} ${-r}l${n(Math.cos(i * 0.314) * (r - 10))} ${n(Math.sin(i * 0.314) * (r - 10))}`).join('')} stroke="#8d929c" strokeWidth={1.6} />
    <path d={oval(x, -r, 8)} fill="#3a3844" />
  </g>
);

/** Whoever sits in the hood's shade, half seen over the painted side. */
function Riders() {
  const sari = tonesOf(DRESS.crimson.base);
  const flesh = skinTones(SKIN.honey);
  return (
    <>
      <path d={shape([[-186, -96], [-182, -176], [-158, -206], [-120, -204], [-98, -168], [-56, -146], [-30, -118], [-24, -80], [-60, -70]])} fill={sari.shade} />
      <path d={shape([[-160, -206], [-120, -204], [-98, -168], [-112, -120], [-150, -110]])} fill={sari.base} />
      <path d="M-158 -204Q-130 -150 -60 -112" stroke={DRESS.crimson.trim} strokeWidth={7} fill="none" />
      <Head view="side" x={-138} y={-246} size={68} tilt={4} skin={SKIN.honey} hair="bun" hasNeck />
      <path d={shape([[-96, -90], [-100, -146], [-82, -170], [-54, -168], [-38, -140], [-22, -112], [-18, -76]])} fill={tonesOf(DRESS.teal.base).base} />
      <path d={shape([[-62, -168], [-38, -140], [-22, -112], [-18, -76], [-50, -86], [-60, -130]])} fill={tonesOf(DRESS.teal.base).shade} />
      <path d={band([[-56, -150, 15], [-20, -156, 12], [12, -176, 9]]) + oval(16, -179, 8)} fill={flesh.base} />
      <Head view="side" x={-66} y={-200} size={62} tilt={-6} skin={SKIN.honey} hair="crop" hasNeck />
    </>
  );
}

/** The rickshaw, 560 long, rolling to the right; its wheels stand on y = 0. */
function Rickshaw() {
  const skin = skinTones(SKIN.coffee);
  const sheet = '#3f86c4';
  return (
    <>
      <path d={band([[-120, -64, 8], [70, -66, 8]]) + band([[70, -66, 9], [160, -172, 9]]) + band([[20, -170, 8], [70, -66, 8]]) + band([[20, -156, 8], [164, -164, 8]]) + band([[166, -196, 9], [182, -120, 9], [204, -62, 7]])} fill="#2f6f5a" />
      <Wheel x={204} r={64} />
      <path d={band([[166, -198, 6], [140, -206, 6], [118, -196, 7]])} fill="#23202a" />
      <path d={band([[166, -140, 5], [206, -142, 26], [262, -120, 6]])} fill="#8f2f2a" />
      {/* The far leg, then the hood's inside and the riders. */}
      <path d={band([[30, -190, 30], [84, -160, 22], [58, -92, 14]]) + shape([[46, -96], [64, -96], [84, -82], [46, -82]])} fill={mix('#6b6f7c', '#23202a', 0.4)} />
      <path d={shape([[-222, -186], [-232, -262], [-196, -328], [-120, -350], [-30, -334], [-2, -292, 'corner'], [-24, -240], [-30, -100, 'corner'], [-190, -96, 'corner']])} fill="#1f2b2c" />
      <Riders />
      <path d={shape([[-226, -180], [-236, -262], [-198, -332], [-120, -354], [-28, -338], [2, -292, 'corner'], [-40, -302], [-96, -300], [-140, -270], [-158, -226], [-160, -176, 'corner']])} fill="#2f6f5a" />
      <path d={shape([[-120, -354], [-28, -338], [2, -292, 'corner'], [-40, -302], [-96, -300], [-110, -326]])} fill="#3f8a70" />
      <path d={shape([[-226, -180], [-236, -262], [-198, -332], [-160, -346], [-196, -290], [-204, -230], [-200, -178]])} fill="#235646" />
      <path d="M-224 -184Q-216 -300 -96 -301M-200 -180Q-186 -300 -40 -302M-170 -176Q-170 -290 2 -292" stroke="#f2d27a" strokeWidth={4} fill="none" opacity={0.9} />
      <path d={`M2 -292${'q-5 12 -11 1'.repeat(4)}`} fill="#f2d27a" />
      {/* The painted side: red with a lotus and a yellow edge. */}
      <path d={shape([[-232, -186], [-206, -180], [-150, -178], [-120, -150], [-70, -132], [-30, -122], [-6, -84], [40, -80, 'corner'], [42, -66, 'corner'], [-30, -64], [-80, -84], [-190, -86], [-226, -110]])} fill="#c8392f" />
      <path d={shape([[-228, -120], [-190, -98], [-80, -96], [-30, -78], [40, -74], [42, -66, 'corner'], [-30, -64], [-80, -84], [-190, -86], [-224, -106]])} fill="#8f2430" />
      <path d="M-230 -184Q-206 -176 -150 -176Q-124 -150 -70 -130Q-32 -120 -8 -84" stroke="#f2b02b" strokeWidth={6} fill="none" />
      {[0, 1, 2, 3, 4].map((i) => (
        <ellipse key={i} cx={-160} cy={-138} rx={6} ry={20} fill={i % 2 ? '#f7c9c0' : '#fff3dc'} transform={`rotate(${(i - 2) * 36} -160 -122)`} />
      ))}
      <path d="M-206 -122q22 14 92 2" stroke="#f2b02b" strokeWidth={4} fill="none" />
      <path d={band([[-192, -86, 6], [-150, -70, 7], [-80, -72, 6], [-40, -64, 5]])} fill="#3a3844" />
      <Wheel x={-120} r={64} />
      <path d={`M-190 -70A72 72 0 0 1 -56 -92`} stroke="#f2b02b" strokeWidth={7} fill="none" />
      <path d={oval(70, -66, 15)} fill="#3a3844" />
      <path d={band([[70, -66, 5], [84, -40, 5]])} fill="#23202a" />
      {/* The driver stands on the pedal, sheet over head and shoulders. */}
      <path d={shape([[0, -186], [40, -194], [50, -178], [26, -166], [2, -172]])} fill="#3a2a2a" />
      <path d={band([[34, -192, 34], [98, -150, 25], [86, -76, 16], [86, -46, 13]]) + shape([[72, -48], [94, -48], [114, -34], [70, -33]])} fill="#6b6f7c" />
      <path d={band([[86, -84, 14], [86, -46, 12]])} fill={skin.base} />
      <path d={shape([[72, -46], [94, -46], [116, -33], [70, -32]])} fill="#3a2a2a" />
      <path d={shape([[14, -180], [22, -240], [50, -280], [84, -284], [92, -256], [76, -206], [62, -176]])} fill="#e9dfc8" />
      <path d={band([[84, -266, 18], [112, -226, 14], [124, -204, 10]]) + oval(126, -200, 8)} fill={skin.base} />
      <Head view="side" x={92} y={-308} size={62} tilt={-4} skin={SKIN.coffee} hair="crop" turban={sheet} hasNeck />
      <path d={shape([[76, -340], [58, -322], [50, -286], [26, -256], [2, -196], [-16, -150, 'corner'], [20, -166], [44, -150, 'corner'], [60, -190], [100, -250], [92, -272], [72, -280], [70, -310], [90, -336]])} fill={sheet} />
      <path d={shape([[76, -340], [58, -322], [50, -286], [26, -256], [2, -196], [-16, -150, 'corner'], [10, -168], [30, -230], [58, -276], [64, -310]])} fill="#6fb0e0" />
      <path d="M34 -160Q48 -210 78 -252" stroke="#2b5f96" strokeWidth={4} fill="none" opacity={0.7} />
    </>
  );
}

/** The bougainvillea: out of a ring of bricks in the pavement, up the wall on wires, along the top of it. */
const Climber = () => (
  <>
    <path d={band([[128, KERB + 14, 26], [134, 690, 19], [124, 590, 16], [136, 470, 15], [126, 350, 14], [134, 262, 13], [150, 206, 12], [230, 190, 10], [380, 184, 7], [500, 194, 3]]) + band([[128, 560, 9], [142, 500, 9], [124, 420, 8], [118, 320, 8], [112, 250, 7], [80, 206, 6], [-30, 196, 5]])} fill="#54433f" />
    <path d={band([[122, KERB + 12, 7], [129, 690, 6], [119, 590, 5], [131, 470, 5], [121, 350, 5], [129, 262, 4], [148, 200, 3]])} fill="#93807a" />
    <path d={[320, 460, 610].map((y) => box(108, y, 44, 3) + oval(108, y + 1, 4) + oval(152, y + 1, 4)).join('')} fill={WALL.foot} />
    <Mass id="shoots" lobes={[[142, 628, 13, 10], [112, 474, 16, 13], [96, 456, 11, 9], [150, 352, 15, 12], [112, 290, 17, 14], [146, 262, 22, 18], [102, 248, 24, 18]]} tones={leaves('#24523a', '#6fa04a')} fleck={9} />
    <Bougainvillea id="bougainvillea" line={[[-40, 196], [120, 176], [260, 186], [400, 182], [520, 196]]} falls={[{ at: 0.12, length: 76 }, { at: 0.5, length: 120 }, { at: 0.66, length: 70 }, { at: 0.84, length: 150 }]} radius={36} />
    <Petals id="petals" x={290} y={KERB + 11} rx={300} ry={8} count={46} colour="#c8407f" size={9} />
    <path d={box(88, KERB - 4, 82, 24)} fill="#8a5a4c" />
    <path d={box(88, KERB - 4, 82, 6) + [108, 129, 150].map((x) => box(x, KERB - 4, 2, 24)).join('')} fill="#b98a78" />
    <path d={lens(129, KERB - 3, 74, 9)} fill="#43342f" />
    <path d={band([[126, KERB + 1, 34], [131, 724, 23], [134, 690, 19]])} fill="#54433f" />
  </>
);

/** What the wet road mirrors. */
function Street() {
  return (
    <>
      <Sky id="sky" height={420} stops={[[0, '#6f8292'], [1, '#b9c4c6']]} />
      <Halo id="light" x={300} y={140} rx={520} ry={220} colour="#e6ebe4" opacity={0.7} />
      <Mass id="tree" lobes={[...lobesIn('tree-a', 1330, 120, 330, 150, 18), ...lobesIn('tree-b', 1040, 160, 160, 90, 9)]} tones={leaves('#2b4a48', '#6f9078', '#cfe0c4')} fleck={12} />
      <Gradient id="plaster" from={[0, 210]} to={[0, KERB]} stops={[[0, '#f0efe8'], [0.7, '#d3d6d6'], [1, '#a5aeb6']]} />
      <path d={box(-20, 210, 1640, KERB - 210)} fill="url(#plaster)" />
      <path d={box(-20, 190, 1640, 24) + box(-20, 236, 1640, 10)} fill={WALL.line} />
      <path d={box(-20, 214, 1640, 12) + box(-20, 246, 1640, 6)} fill={WALL.shade} />
      {/* Rain has drawn the dust down in streaks. */}
      <path d={Array.from({ length: 46 }, (_, i) => { const x = -10 + i * 36 + ((i * 17) % 23); return polygon([[x, 250], [x + 7, 250], [x + 4, 250 + 40 + ((i * 53) % 170)]]); }).join('')} fill={WALL.foot} opacity={0.22} />
      <path d={box(-20, 640, 1640, KERB - 640)} fill={WALL.foot} />
      <path d={box(-20, 634, 1640, 8)} fill={WALL.line} />
      {[80, 470, 1300].map((x) => (
        <g key={x}>
          <path d={box(x - 25, 252, 50, 384)} fill={WALL.line} />
          <path d={box(x + 8, 252, 17, 384)} fill={WALL.shade} />
        </g>
      ))}
      {[[270, '#3f7f96'], [1100, '#3f7f96'], [1490, '#3f7f96']].map(([at, colour]) => {
        const x = Number(at);
        return (
          <g key={x}>
            <path d={archPath('round', x, 600, 176, 300)} fill={WALL.line} />
            <path d={archPath('round', x, 592, 138, 272)} fill={String(colour)} />
            <path d={archPath('round', x, 592, 138, 272)} fill="#1f3f5a" opacity={0.18} />
            <path d={Array.from({ length: 22 }, (_, i) => box(x - 60, 356 + i * 10.5, 54, 4) + box(x + 6, 356 + i * 10.5, 54, 4)).join('') + box(x - 3, 330, 6, 262)} fill="#1f4f66" />
            <path d={box(x - 100, 592, 200, 18)} fill={WALL.line} />
            <path d={box(x - 100, 610, 200, 7)} fill={WALL.shade} />
          </g>
        );
      })}
      <path d={archPath('round', 690, KERB, 250, 440)} fill={WALL.line} />
      <path d={archPath('round', 690, KERB, 196, 404)} fill="#24508f" />
      <path d={`M592 ${KERB}V436A98 98 0 0 1 690 338V${KERB}Z`} fill="#2f66b0" />
      <path d={[[610, 470, 66, 110], [610, 600, 66, 120], [704, 470, 66, 110], [704, 600, 66, 120]].map(([x = 0, y = 0, w = 0, h = 0]) => box(x, y, w, h)).join('')} fill="#1c3f78" />
      <path d={box(592, 446, 196, 10) + box(686, 340, 8, 402)} fill="#1c3f78" />
      <path d={Array.from({ length: 7 }, (_, i) => `M690 446l${n(Math.cos(Math.PI - i * 0.52) * 98)} ${n(-Math.sin(i * 0.52) * 98)}`).join('')} stroke="#f0efe8" strokeWidth={5} />
      <path d={oval(672, 590, 8) + oval(708, 590, 8)} fill="#f2c14e" />
      {[180, 930, 1400].map((x) => (
        <g key={x}>
          <path d={polygon([[x - 9, 262], [x + 9, 262], [x + 11, 284], [x - 11, 284]])} fill={WALL.foot} />
          <path d={band([[x, 282, 8], [x + 8, 330, 10], [x + 14, 520, 14], [x + 16, KERB + 30, 26]])} fill="#eaf3f6" opacity={0.75} />
        </g>
      ))}
      <path d={box(-20, KERB, 1640, 22)} fill="#c3c7c6" />
      <path d={box(-20, KERB + 22, 1640, ROAD - KERB - 22)} fill="#6f7a86" />
      <Climber />
    </>
  );
}

export default function PondicherryHeritage5() {
  const r = random('rain');
  const drops = (count: number, long: number, top: number) => Array.from({ length: count }, () => { const [x, y, l] = [r.between(-40, 1700), r.between(top, 1000), long * r.between(0.6, 1.3)]; return `M${n(x)} ${n(y)}l${n(-l * 0.2)} ${n(l)}`; }).join('');
  const rings = Array.from({ length: 44 }, () => { const [x, y] = [r.between(0, 1600), r.between(800, 990)]; const w = (y - 740) * 0.12 * r.between(0.6, 1.2); return oval(x, y, w, w * 0.3); }).join('');
  return (
    <Canvas>
      <Reflection id="wet" line={ROAD} squash={0.62} depth={230} veil="#3f4f60" opacity={0.55} waves={26}>
        <Street />
      </Reflection>
      <path d={rings} fill="none" stroke="#e3ecee" strokeWidth={2} opacity={0.7} />
      <At x={1318} y={776}>
        <path d={lens(20, 4, 150, 12)} fill="#2b3644" opacity={0.5} />
      </At>
      <Woman id="mother" x={1300} y={778} height={272} wears="kurta" dress={DRESS.magenta} skin={SKIN.wheat} hair="plait" arm="hold" />
      <Umbrella x={1346} y={652} width={260} tilt={-7} rod={0.6} />
      {/* A child lands in the puddle with both feet. */}
      <path d={oval(1140, 880, 130, 20)} fill="#c9d8de" opacity={0.6} />
      <path d={Array.from({ length: 15 }, (_, i) => { const a = Math.PI * (0.06 + (i / 14) * 0.88); const far = 50 + ((i * 37) % 46); return band([[1140 + Math.cos(a) * 34, 874 - Math.sin(a) * 10, 7], [1140 + Math.cos(a) * far, 868 - Math.sin(a) * far * 0.8, 4], [1140 + Math.cos(a) * (far + 22), 872 - Math.sin(a) * far * 0.7, 0.6]]); }).join('')} fill="#f4fafb" opacity={0.9} />
      <Child id="girl" x={1140} y={872} height={262} age={7} wears="raincoat" dress={DRESS.marigold} skin={SKIN.wheat} isHeld={false} arm="point" />
      <g opacity={0.34} transform="translate(560 872) scale(1.26 -.5)">
        <Rickshaw />
      </g>
      <path d={lens(560, 868, 720, 20)} fill="#232c38" opacity={0.5} />
      <At x={560} y={868} scale={1.26}>
        <Rickshaw />
      </At>
      <path d={lens(420, 872, 190, 9) + lens(826, 872, 150, 8)} fill="#eaf3f6" opacity={0.7} />
      <path d={drops(150, 46, -60)} stroke="#f4f8f8" strokeWidth={2} opacity={0.5} />
      <path d={drops(70, 80, -60)} stroke="#ffffff" strokeWidth={3} opacity={0.42} />
      <path d={Array.from({ length: 30 }, () => { const x = r.between(0, 1600); const y = r.between(860, 996); return `M${n(x)} ${n(y)}l-7 -12M${n(x)} ${n(y)}l7 -12M${n(x)} ${n(y)}v-15`; }).join('')} stroke="#f4f8f8" strokeWidth={2} opacity={0.6} />
    </Canvas>
  );
}
