/**
 * Arikamedu in the afternoon: the brick walls of the mission house under coconut palms, a boy in the roofless doorway; by the trench a girl holds up a red sherd.
 * The house was built of old thin bricks laid in lime; a wall with a round arch and piers still stand, grass on top. Romans traded wine here in two-handled amphorae with a pointed foot; trenches are dug square and fenced with string.
 */
import { mix } from '../../../kit/colour.ts';
import { n, polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { Child } from '../../../people/child.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Woman } from '../../../people/woman.tsx';
import { archPath } from '../../../scenery/architecture.tsx';
import { LeafShade } from '../../../scenery/banyan.tsx';
import { At, Canvas, Gradient, Shadow } from '../../../scenery/canvas.tsx';
import { Bush, faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { CoconutPalm } from '../../../scenery/coconut-palm.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.46, 0.6];

const BRICK = ['#c2643f', '#b5573a', '#a84c36', '#cf7a4e', '#97402f'] as const;
const GREEN = leaves('#2b4a34', '#93ab4c', '#ffe9a0');
const AIR = '#f3dfae';

/** A broken wall of thin bricks: its face cut from `outline`, `hole` left open, what is left of the `plaster`, and its thickness in shade on the right of every edge. */
function RuinedWall({ id, outline, hole, plaster, thick = 34, course = 17 }: { id: string; outline: readonly Spot[]; hole?: string; plaster: readonly Spot[]; thick?: number; course?: number }) {
  const r = random(id);
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const tones = new Map<string, string>();
  for (let y = top; y < foot; y += course) {
    for (let x = left - r.between(0, 40); x < right; ) {
      const long = course * r.between(2.4, 3.4);
      const tone = r.next() < 0.1 ? '#e0a070' : r.pick(BRICK);
      tones.set(tone, (tones.get(tone) ?? '') + box(x + 1.6, y + 1.6, long - 3, course - 3));
      x += long;
    }
  }
  return (
    <>
      <clipPath id={`${id}-form`}>
        <path d={polygon(outline) + (hole ?? '')} clipRule="evenodd" />
      </clipPath>
      <path d={polygon(outline.map(([x, y]): Spot => [x + thick, y - thick * 0.16])) + (hole ?? '')} fillRule="evenodd" fill="#6b3038" />
      <g clipPath={`url(#${id}-form)`}>
        <path d={box(left - 20, top - 20, right - left + 60, foot - top + 40)} fill="#e0b48c" />
        {[...tones].map(([tone, d]) => (
          <path key={tone} d={d} fill={tone} />
        ))}
        <path d={polygon(plaster)} fill="#f3dcb8" opacity={0.9} />
        <Gradient id={`${id}-shade`} from={[left, 0]} to={[right, 0]} stops={[[0, '#ffd9a0', 0.24], [0.5, '#5a2440', 0.06], [1, '#5a2440', 0.42]]} />
        <path d={box(left - 20, top - 20, right - left + 60, foot - top + 40)} fill={`url(#${id}-shade)`} />
        <Gradient id={`${id}-damp`} from={[0, foot - 110]} to={[0, foot]} stops={[[0, '#3f3a2c', 0], [1, '#3f3a2c', 0.55]]} />
        <path d={box(left - 20, foot - 110, right - left + 60, 130)} fill={`url(#${id}-damp)`} />
      </g>
    </>
  );
}

/** The red sherd she holds against the light. */
const SHERD = (
  <>
    <path d="M-6 -2L-18 -18L-12 -38Q4 -36 18 -44L24 -26L14 -18L10 -4Z" fill="#c4472c" />
    <path d="M-12 -38Q4 -36 18 -44L19 -40Q4 -31 -13 -33Z" fill="#ffb890" />
    <path d="M16 -43L24 -26L14 -18L10 -4L4 -3Q14 -22 16 -43Z" fill="#8f3426" />
  </>
);

/** An amphora half out of the earth: neck, two handles, broken shoulder. */
const Amphora = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y} turn={64}>
    <path d={shape([[-14, -92], [14, -92], [12, -58], [38, -40], [46, 0], [30, 58, 'corner'], [-26, 66, 'corner'], [-46, 4], [-38, -40], [-12, -58]])} fill="#c9784a" />
    <path d={shape([[4, -92], [14, -92], [12, -58], [38, -40], [46, 0], [30, 58, 'corner'], [8, 60], [18, 0], [8, -46]])} fill="#8f4a34" />
    <path d={shape([[-20, -98], [20, -98], [18, -86], [-18, -86]])} fill="#e0a070" />
    <path d="M-14 -84q-26 6 -24 42M14 -84q26 6 24 42" stroke="#a85f3c" strokeWidth={9} fill="none" />
    <path d="M-40 -14Q0 -2 44 -14M-44 10Q0 24 45 8" stroke="#8f4a34" strokeWidth={2.4} fill="none" opacity={0.6} />
  </At>
);

export default function PondicherryHeritage8() {
  const r = random('soil');
  const strata = Array.from({ length: 46 }, () => oval(r.between(1030, 1560), r.between(866, 930), r.between(3, 10), r.between(1.6, 4))).join('');
  const stakes: readonly Spot[] = [[996, 852], [1600, 822], [1590, 1006], [900, 1010]];
  return (
    <Canvas>
      <Sky id="sky" height={620} stops={[[0, '#6fb2cc'], [0.5, '#cfe0cf'], [1, '#fff0bf']]} />
      <Halo id="sun" x={140} y={330} rx={620} ry={430} colour="#fff3c8" opacity={0.9} />
      <Stratus x={1040} y={150} width={460} colour="#ffffff" opacity={0.5} />
      <Thicket id="far-bank" line={[[-40, 560], [400, 548], [900, 556], [1660, 540]]} count={64} radius={30} tones={faded(GREEN, AIR, 0.62)} />
      <path d={box(-10, 562, 1620, 60)} fill="#bcd6cf" />
      <path d={lens(500, 590, 420, 5) + lens(1100, 580, 360, 4) + lens(820, 604, 260, 4)} fill="#fffbe6" opacity={0.8} />
      {[[260, 630, 400, -0.12], [1000, 640, 470, -0.08], [1340, 632, 400, 0.1]].map(([x = 0, y = 0, h = 0, lean = 0]) => (
        <CoconutPalm key={x} id={`far-${x}`} x={x} y={y} height={h} lean={lean} dark={mix('#2f6b4a', AIR, 0.5)} lit={mix('#8fb45a', AIR, 0.46)} trunk={mix('#7a5a44', AIR, 0.45)} />
      ))}
      <Gradient id="ground" from={[0, 610]} to={[0, 1000]} stops={[[0, '#e3cf86'], [0.4, '#b5a058'], [1, '#6b6036']]} />
      <Land crest={[[-60, 624], [400, 612], [900, 616], [1660, 606]]} fill="url(#ground)" />
      <Bush id="bush-1" x={980} y={700} width={170} tones={faded(GREEN, AIR, 0.2)} />
      <Bush id="bush-2" x={1440} y={690} width={220} tones={faded(GREEN, AIR, 0.2)} />

      {/* Long shade to the right: the sun is half way down. */}
      <path d={polygon([[800, 790], [1010, 760], [1500, 846], [1240, 900]]) + polygon([[220, 816], [470, 812], [760, 880], [470, 900]]) + polygon([[1200, 716], [1310, 712], [1660, 752], [1660, 776]])} fill="#4b2f4c" opacity={0.32} />
      {/* Of the veranda one brick pier stands, and the foot of the next. */}
      <RuinedWall id="pier" outline={[[1166, 716], [1170, 690], [1204, 686], [1208, 470], [1198, 462], [1198, 440], [1222, 432], [1236, 446], [1262, 424], [1290, 434], [1292, 456], [1282, 464], [1286, 688], [1316, 690], [1320, 714]]} thick={26} course={11} plaster={[[1190, 474], [1222, 478], [1230, 496], [1220, 512], [1226, 534], [1242, 552], [1234, 574], [1218, 580], [1220, 600], [1190, 604]]} />
      <RuinedWall id="stump" outline={[[1390, 728], [1394, 680], [1412, 666], [1438, 674], [1454, 694], [1474, 696], [1478, 725]]} thick={18} course={10} plaster={[[1384, 676], [1408, 672], [1404, 700], [1386, 704]]} />
      <path d={polygon([[1330, 720], [1352, 706], [1372, 714], [1368, 724]]) + polygon([[1120, 722], [1140, 710], [1152, 724]]) + polygon([[1506, 734], [1522, 722], [1534, 736]])} fill="#a84c36" />
      {[[1172, 718, 30], [1312, 718, 38], [1396, 732, 34], [1470, 730, 28], [1246, 440, 30]].map(([x = 0, y = 0, size = 0]) => (
        <GrassTuft key={x} id={`foot-${x}`} x={x} y={y} size={size} dark="#6b6a34" light="#c9c060" />
      ))}
      <RuinedWall
        id="wall"
        outline={[[190, 812], [190, 330], [232, 300], [262, 330], [330, 262], [392, 250], [420, 196], [476, 190], [520, 226], [560, 200], [640, 214], [690, 262], [742, 250], [790, 330], [812, 420], [870, 460], [884, 540], [930, 566], [940, 790], [700, 806]]}
        hole={archPath('round', 588, 812, 200, 400)}
        plaster={[[180, 356], [226, 342], [248, 352], [284, 348], [296, 372], [288, 402], [304, 424], [290, 452], [262, 462], [268, 492], [250, 520], [258, 548], [228, 572], [206, 562], [180, 580]]}
      />
      {/* The doorway: its lit jamb on the right, light from the other side. */}
      <path d={archPath('round', 588, 812, 200, 400)} fill="#f7e3a8" opacity={0.3} />
      <path d={`M${688} 812V512A100 100 0 0 0 ${n(648)} 430L${676} 424A104 104 0 0 1 722 508V806Z`} fill="#d98a58" />
      <path d={Array.from({ length: 21 }, (_, i) => box(688, 520 + i * 14, 32, 2)).join('')} fill="#8f4a34" opacity={0.6} />
      <path d={Array.from({ length: 13 }, (_, i) => { const a = Math.PI * (1 - i / 12); return polygon([[588 + Math.cos(a) * 100, 512 - Math.sin(a) * 100], [588 + Math.cos(a) * 142, 512 - Math.sin(a) * 142], [588 + Math.cos(a - 0.18) * 142, 512 - Math.sin(a - 0.18) * 142], [588 + Math.cos(a - 0.18) * 100, 512 - Math.sin(a - 0.18) * 100]]); }).slice(0, 12).join('')} fill="#97402f" />
      {[[240, 304, 44], [360, 258, 50], [450, 194, 40], [600, 208, 46], [760, 264, 56], [880, 470, 40]].map(([x = 0, y = 0, size = 0]) => (
        <GrassTuft key={x} id={`top-${x}`} x={x} y={y + 4} size={size} dark="#5f7a34" light="#c4c860" />
      ))}
      <Bush id="fig" x={372} y={300} width={120} height={90} tones={GREEN} fleck={10} />
      <Shadow x={580} y={826} width={56} height={8} opacity={0.4} />
      <Child id="boy" x={556} y={826} height={250} age={8} wears="shorts" dress={DRESS.teal} skin={SKIN.cinnamon} isHeld={false} arm="up" />
      <Gradient id="fore" from={[0, 780]} to={[0, 1000]} stops={[[0, '#c9b060', 0], [0.4, '#9c8a48', 1], [1, '#5f5630', 1]]} />
      <Land crest={[[-60, 830], [400, 836], [800, 826], [1660, 800]]} fill="url(#fore)" />

      <LeafShade id="shade" x={330} y={930} rx={380} ry={66} opacity={0.4} />
      {/* The trench: cut earth in layers, string from stake to stake. */}
      <path d={polygon([[1010, 862], [1600, 834], [1600, 930], [1040, 930]])} fill="#7a4a34" />
      <path d={polygon([[1010, 862], [1600, 834], [1600, 862], [1018, 882]])} fill="#b5764a" />
      <path d={polygon([[1018, 882], [1600, 862], [1600, 880], [1024, 898]])} fill="#8f5a3c" />
      <path d={strata} fill="#e0a878" opacity={0.8} />
      <path d={polygon([[1040, 930], [1600, 930], [1600, 1010], [960, 1010]])} fill="#a86f48" />
      <path d={polygon([[1010, 862], [1040, 930], [960, 1010], [910, 1010]])} fill="#4a2c28" />
      <Amphora x={1360} y={950} />
      <path d={polygon([[1180, 960], [1206, 950], [1216, 966], [1190, 974]]) + polygon([[1110, 978], [1130, 968], [1140, 984]]) + polygon([[1470, 984], [1500, 974], [1496, 994]])} fill="#d9683f" />
      <path d={polygon(stakes)} fill="none" stroke="#fff3d6" strokeWidth={3} />
      <path d={stakes.map(([x, y]) => band([[x, y + 18, 9], [x, y - 30, 8]])).join('')} fill="#6b4a2c" />
      <path d={lens(806, 958, 200, 15)} fill="#4b2f3c" opacity={0.42} />
      <Posed id="finder" x={784} y={956} height={336} flip age={11} wears="kurta" dress={DRESS.marigold} skin={SKIN.cinnamon} hair="plait" eyes="open" pose={{ ...POSE.squat, lean: 20, nod: -16, near: [88, 142], far: [36, 66] }} inHand={SHERD} />
      <Shadow x={470} y={932} width={64} height={8} opacity={0.36} />
      <Woman id="mother" x={410} y={930} height={292} wears="sari" dress={DRESS.magenta} skin={SKIN.cinnamon} arm="point" isWindy={false} />
      <CoconutPalm id="palm-near" x={70} y={980} height={1080} lean={0.06} />
      <CoconutPalm id="palm-right" x={1560} y={810} height={830} lean={-0.09} />
      {[[150, 990, 90], [300, 960, 60], [470, 1000, 80], [1010, 870, 44], [620, 1004, 80], [1580, 1010, 90]].map(([x = 0, y = 0, size = 0]) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={y} size={size} dark="#4f5a2a" light="#c9c060" blades={14} />
      ))}
    </Canvas>
  );
}
