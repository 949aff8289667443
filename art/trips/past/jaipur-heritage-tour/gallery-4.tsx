/** Sankranti on a roof near Chandpol: a mother pays out string, her daughter holds the reel, and a boy chases a falling kite. */
// The old city's roofs are flat terraces at many heights; this one has a waist-high pierced parapet. Nahargarh is on the ridge above.
import { mix } from '../../../kit/colour.ts';
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, type Dress, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { archPath, Chhatri, stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { FortWall } from '../../../scenery/fort.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { Kite } from '../../../scenery/props.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';

export const focus: [number, number] = [0.5, 0.6];

const PINK = stone('#dc8468', { sun: '#ffdcae', night: '#5a2a5c' });
const at = projection({ vanishing: [700, 560], focal: 900, eye: 2.2 });
const floor = (left: number, right: number, near: number, far: number, up = 0) => polygon([at(left, up, near), at(right, up, near), at(right, up, far), at(left, up, far)]);
const COLOURS = ['#1f7f86', '#f2a51b', '#2c3e73', '#b32e63', '#d2432f', '#1e5a49', '#fff3dc'] as const;

/** One roof of the old city with its parapet, stair house and `crowd` people. (x, y) is the middle of its front edge. */
function Roof({ id, x, y, width, tall, wall, crowd = 0 }: { id: string; x: number; y: number; width: number; tall: number; wall: string; crowd?: number }) {
  const r = random(id);
  const lit = mix(wall, '#ffe6bc', 0.3);
  const dark = mix(wall, '#4a2458', 0.42);
  const half = width / 2;
  const windows = Math.max(2, Math.round(width / 46));
  const size = tall * 0.2 + 12;
  return (
    <>
      <path d={polygon([[x - half, y], [x - half * 0.9, y - size * 0.7], [x + half * 0.9, y - size * 0.7], [x + half, y]])} fill={mix(wall, '#ffe6bc', 0.55)} />
      <path d={box(x - half * 0.62, y - size * 1.7, width * 0.24, size * 1.4)} fill={dark} />
      <path d={box(x - half * 0.5, y - size * 1.7, width * 0.18, size * 1.4) + box(x - half * 0.66, y - size * 1.8, width * 0.3, size * 0.16)} fill={lit} />
      {Array.from({ length: crowd }, (_, i) => (
        <Posed key={i} id={`${id}-${i}`} x={x + (i - (crowd - 1) / 2) * size * 1.15 + size * 0.6} y={y - size * 0.12} height={size * 2.3} {...(i % 3 === 1 ? { age: 8 } : {})} wears={i % 2 ? 'frock' : 'kurta'} dress={r.pick<Dress>([DRESS.teal, DRESS.crimson, DRESS.marigold, DRESS.indigo, DRESS.magenta, DRESS.cream])} hair="plait" flip={r.next() < 0.5} pose={{ ...POSE.stand, near: [r.between(90, 150), r.between(120, 175)], far: [r.between(40, 120), r.between(90, 170)], lean: -6 }} />
      ))}
      <path d={box(x - half, y - size * 0.36, width, tall + size)} fill={dark} />
      <path d={box(x - half, y - size * 0.36, width * 0.3, tall + size)} fill={mix(dark, wall, 0.45)} />
      <path d={box(x - half - 3, y - size * 0.44, width + 6, size * 0.14)} fill={lit} />
      <path d={Array.from({ length: windows }, (_, i) => archPath('ogee', x - half + (width * (i + 0.5)) / windows, y + size * 0.9, 15 + size * 0.1, 24 + size * 0.2)).join('')} fill="#4a2248" opacity={0.75} />
      <path d={box(x - half, y + size * 1.12, width, 4)} fill={lit} opacity={0.6} />
    </>
  );
}

/** The reel (charkhi): two discs on a stick, with pink string wound between them. */
const Reel = () => (
  <g>
    <path d="M-34 -3H50V3H-34Z" fill="#8a5a34" />
    <path d="M-4 -13H28V13H-4Z" fill="#e8509a" />
    <path d="M-4 3H28V13H-4Z" fill="#b32e63" />
    <path d={oval(-5, 0, 5, 19) + oval(29, 0, 5, 19)} fill="#c98f4e" />
  </g>
);

export default function JaipurHeritageTour4() {
  const r = random('town');
  return (
    <Canvas>
      <Sky id="sky" height={640} stops={[[0, '#5f9fc6'], [0.42, '#bcd0cc'], [0.74, '#ffdcae'], [1, '#ffbf86']]} />
      <Sun id="sun" x={1330} y={372} r={50} colour="#fff8de" glow="#ffd896" reach={11} />
      <Stratus x={420} y={150} width={560} colour="#fff3dc" opacity={0.55} />
      <Stratus x={1120} y={250} width={420} colour="#ffe6c4" opacity={0.6} />
      <Flock id="pigeons" x={1060} y={180} width={260} height={90} count={8} size={13} colour="#7a8a9a" />
      <FortWall id="nahargarh" crest={[[262, 372], [330, 350], [430, 342], [520, 352], [590, 378]]} foot={450} tones={stone('#c9967e', { night: '#7a4a68' })} bastions={[270, 430, 580]} width={20} light="right" />
      <Ridge id="hills" anchors={[[-40, 470], [200, 400], [420, 372], [660, 420], [900, 470], [1200, 450], [1640, 490]]} colour="#c08f86" mist="#ffd8a8" bottom={680} />
      <Mist id="dust" y={490} height={130} colour="#ffdcb0" opacity={0.75} />
      {Array.from({ length: 24 }, (_, i) => <Roof key={i} id={`far-${i}`} x={(i * 173) % 1640} y={506 + Math.floor(i / 10) * 24 + r.between(-10, 10)} width={r.between(90, 170)} tall={40} wall={mix(r.pick(['#e09a80', '#d98a72', '#eab49a']), '#ffd8b0', 0.45 - Math.floor(i / 10) * 0.12)} />)}
      {[[120, 590, 280, 3], [420, 566, 220, 2], [690, 590, 240, 2], [960, 572, 250, 3], [1250, 588, 260, 2], [1540, 570, 280, 3]].map(([x = 0, y = 0, width = 0, crowd = 0], i) => (
        <Roof key={x} id={`near-${i}`} x={x} y={y} width={width} tall={130} wall={i % 2 ? '#e08f72' : '#d27c66'} crowd={crowd} />
      ))}
      <Chhatri x={560} y={590} width={74} tones={PINK} light="right" />
      <Halo id="glow" x={1240} y={620} rx={620} ry={130} colour="#ffd08a" opacity={0.45} />
      {Array.from({ length: 34 }, (_, i) => {
        const far = r.next() ** 1.5;
        return <Kite key={i} x={r.between(20, 1580)} y={60 + r.next() * 330} size={12 + far * 30} colour={r.pick(COLOURS)} tilt={r.between(-34, 34)} />;
      })}
      <Kite x={470} y={170} size={150} colour="#d2432f" second="#f2a51b" tilt={-20} />
      <Kite x={900} y={96} size={74} colour="#b32e63" second="#fff3dc" tilt={24} hand={[1010, 500]} />
      {/* The roof in the foreground: its far parapet with pierced panels, the warm floor, long shadows from the low sun. */}
      <Gradient id="terrace" from={[0, 760]} to={[0, 1000]} stops={[[0, '#f6c49a'], [1, '#c9806a']]} />
      <path d={floor(-14, 14, 3, 10)} fill="url(#terrace)" />
      <path d={[4.2, 5, 6.1, 7.6].map((z) => floor(-14, 14, z, z + 0.03)).join('') + [-5, -3.4, -1.8, -0.2, 1.4, 3, 4.6].map((x) => floor(x, x + 0.03, 3, 10)).join('')} fill="#a85f58" opacity={0.45} />
      <path d={polygon([at(-14, 0, 10), at(14, 0, 10), at(14, 0.95, 10), at(-14, 0.95, 10)])} fill="#b5625c" />
      <path d={Array.from({ length: 15 }, (_, i) => archPath('cusped', at(-9.4 + i * 1.3, 0, 10)[0], at(0, 0.16, 10)[1], 74, 56)).join('')} fill="#e39a7c" />
      <path d={Array.from({ length: 15 }, (_, i) => [-20, 0, 20].map((dx) => archPath('pointed', at(-9.4 + i * 1.3, 0, 10)[0] + dx, at(0, 0.2, 10)[1], 13, 30)).join('')).join('')} fill="#7a3450" />
      <path d={polygon([at(-14, 0.95, 10), at(14, 0.95, 10), at(14, 1.02, 9.6), at(-14, 1.02, 9.6)])} fill="#ffdcb4" />
      <path d={polygon([at(-14, 0.86, 9.6), at(14, 0.86, 9.6), at(14, 1.02, 9.6), at(-14, 1.02, 9.6)])} fill="#e8a888" />
      <path d={polygon([at(-14, 0, 10), at(14, 0, 10), at(14, 0, 9.2), at(-14, 0, 9.2)])} fill="#7a3450" opacity={0.4} />
      <path d={[[690, 930], [520, 948], [1360, 942], [930, 968]].map(([x = 0, y = 0]) => polygon([[x - 34, y], [x + 34, y], [x - 236, y + 52], [x - 300, y + 48]])).join('')} fill="#5a2448" opacity={0.3} />
      <path d={`M${n(470 + 10)} ${n(232)}Q520 520 676 640`} fill="none" stroke="#fff6e0" strokeWidth={2.2} />
      <path d="M676 640Q620 800 556 846" fill="none" stroke="#fff6e0" strokeWidth={2} opacity={0.8} />
      <Posed id="mother" grips x={720} y={932} height={318} wears="kurta" dress={{ ...DRESS.teal, trim: '#f2a51b' }} skin={SKIN.honey} hair="plait" light="right" flip pose={{ ...POSE.stand, lean: -8, nod: -18, near: [104, 166], far: [88, 122], nearLeg: [14, 6], farLeg: [-16, -20] }} />
      <Posed id="girl" x={512} y={950} height={318} age={9} wears="frock" dress={DRESS.magenta} skin={SKIN.honey} hair="plait" light="right" pose={{ ...POSE.stand, nod: -10, near: [20, 59], far: [22, 72] }} carries={<Reel />} />
      <Posed id="host" x={1370} y={944} height={306} isGrey wears="sari" dress={{ ...DRESS.crimson, trim: '#f6d58a' }} skin={SKIN.wheat} light="right" flip pose={{ ...POSE.stand, near: [60, 96], far: [50, 90] }} carries={<path d={`${lens(22, 6, 84, 12)}${oval(4, -4, 9)}${oval(20, -6, 9)}${oval(36, -4, 9)}${oval(12, -14, 8)}${oval(28, -15, 8)}`} fill="#e8b45a" />} />
      <Posed id="boy" x={946} y={970} height={318} age={6} wears="shorts" dress={{ ...DRESS.cream, trim: '#2c3e73' }} skin={SKIN.honey} hair="crop" light="right" pose={{ ...POSE.run, nod: -12, near: [128, 146], far: [112, 130] }} />
      <Kite x={1146} y={704} size={128} colour="#1f7f86" second="#f2a51b" tilt={28} />
      <path d={band([[1170, 760, 2], [1210, 800, 3], [1180, 850, 3], [1240, 900, 2]])} fill="#e8509a" />
      {/* The spare kites on the floor. */}
      <path d={lens(1490, 972, 280, 16)} fill="#5a2448" opacity={0.3} />
      <g transform="translate(0 620) scale(1 .36)">
        <Kite x={1450} y={960} size={150} colour="#f2a51b" second="#d2432f" tilt={70} />
        <Kite x={1500} y={940} size={150} colour="#b32e63" second="#fff3dc" tilt={104} />
        <Kite x={1470} y={920} size={150} colour="#1e5a49" second="#f6d58a" tilt={84} />
      </g>
    </Canvas>
  );
}
