/**
 * Wenlock Downs in the late afternoon: a girl and a boy race down the grass with a kite, their mother and the little one watch from a shawl.
 * How it is built: round treeless hills, grass like velvet; the dark sholas sit only in the hollows where water runs; pines were planted on the crests.
 */
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { handsOf } from '../../../people/pose.ts';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { LongShadow, Turf } from '../../../scenery/ground.tsx';
import { Horse } from '../../../scenery/horse.tsx';
import { Kite } from '../../../scenery/props.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { heightAt, leaf, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Cumulus, Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { Conifer } from '../../../scenery/trees.tsx';

export const focus: [number, number] = [0.46, 0.6];

const SHOLA = leaves('#21513c', '#6f9a4e', '#f6efac');
const SLOPE: readonly Spot[] = [[-80, 560], [160, 590], [420, 648], [760, 742], [1080, 814], [1360, 852], [1700, 868]];
const CREST = rounded(SLOPE);
const on = (x: number, drop = 0): number => heightAt(CREST, x) + drop;

/** A round hill of grass: lit on its left flank, cool on the right. */
function Down({ id, crest, lit, shade, from, to }: { id: string; crest: readonly Spot[]; lit: string; shade: string; from: number; to: number }) {
  return (
    <>
      <Gradient id={id} from={[from, 0]} to={[to, 120]} stops={[[0, lit], [0.45, lit], [1, shade]]} />
      <Land crest={crest} fill={`url(#${id})`} />
    </>
  );
}

/** A kite's tail: bows on a string that streams away from the wind. */
const Tail = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={`M${x} ${y}q-14 54 -52 66q-34 12 -30 52q4 30 -24 48`} stroke="#fff6e0" strokeWidth={2.6} fill="none" />
    {[[-12, 40, 0.6], [-50, 66, 0.1], [-81, 108, 1.3], [-98, 152, 0.8]].map(([dx = 0, dy = 0, turn = 0], i) => (
      <path key={dy} d={leaf(x + dx, y + dy, 20, 8, turn) + leaf(x + dx, y + dy, 20, 8, turn + Math.PI)} fill={i % 2 ? '#1f7f86' : '#f2a51b'} />
    ))}
  </>
);

/** Tall grass in flower at our feet, bowing with the wind. */
function Seedheads() {
  const r = random('heads');
  const stalks = Array.from({ length: 90 }, () => {
    const x = r.next() < 0.55 ? r.between(-20, 560) : r.between(1080, 1640);
    const long = r.between(70, 170) * (x < 560 ? 1 - x / 1100 : (x - 700) / 900);
    const lean = r.between(-0.5, -0.1);
    return { x, y: 1010, long, tip: [x + Math.sin(lean) * long, 1004 - Math.cos(lean) * long] as const, lean };
  });
  return (
    <>
      <path d={stalks.map(({ x, y, tip }) => polygon([[x - 2, y], [x + 2, y], [tip[0], tip[1]]])).join('')} fill="#6f9438" />
      <path d={stalks.map(({ tip, lean, long }) => leaf(tip[0], tip[1] + long * 0.16, long * 0.26, 4, -Math.PI / 2 + lean * 1.5)).join('')} fill="#e6c98a" />
    </>
  );
}

export default function CoonoorOotyTeaTrails3() {
  const runner = { x: 742, y: on(742, 10), height: 300, age: 10, pose: { ...POSE.run, near: [-46, 30], far: [-128, -142] } } as const;
  const hand = handsOf(runner).far;
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#4f9fd2'], [0.6, '#b9dde6'], [1, '#fbf0cc']]} />
      <Halo id="sun" x={-60} y={240} rx={760} ry={520} colour="#fff3c4" opacity={0.75} />
      <Cumulus id="cloud-1" x={1080} y={220} width={560} height={150} lit="#ffffff" shade="#bcd5e2" opacity={0.95} />
      <Cumulus id="cloud-2" x={1450} y={310} width={330} height={70} lit="#ffffff" shade="#c5dbe4" opacity={0.85} />
      <Cumulus id="cloud-3" x={700} y={330} width={260} height={46} lit="#ffffff" shade="#cfe0e4" opacity={0.75} />
      <Stratus x={180} y={96} width={420} colour="#ffffff" opacity={0.5} />
      <Flock id="birds" x={860} y={330} width={200} height={40} count={5} size={12} colour="#6f9cb0" />
      <Ridge id="ridge" anchors={[[-40, 420], [240, 396], [520, 424], [820, 380], [1140, 404], [1400, 366], [1640, 384]]} colour="#8db6c0" mist="#dbe8d4" />
      <Land crest={[[-60, 520], [200, 474], [460, 500], [760, 560], [1000, 600]]} fill="#b9d494" />
      <Down id="down-1" crest={[[120, 640], [460, 540], [760, 452], [960, 424], [1180, 468], [1400, 430], [1700, 410]]} lit="#c3d68c" shade="#8db37a" from={300} to={1500} />
      <Down id="down-2" crest={[[560, 860], [860, 620], [1060, 520], [1260, 470], [1480, 480], [1700, 540]]} lit="#b5d070" shade="#6f9f62" from={980} to={1660} />
      {[1220, 1256, 1290, 1322, 1362, 1400].map((x, i) => (
        <Conifer key={x} id={`pine-${x}`} x={x} y={476 + (i % 2) * 5} height={92 + ((i * 37) % 54)} slim={0.46} dark="#2f5f4c" lit="#6f9a68" />
      ))}
      {/* A shola grows where water runs: it fills the fold between two downs and thins out at both ends. */}
      <Thicket id="shola-far" line={[[1010, 716], [1100, 672], [1200, 632], [1300, 594]]} count={24} radius={32} spread={0.7} tones={faded(SHOLA, '#bcd0ad', 0.3)} fleck={4} />
      <Down id="down-3" crest={[[700, 960], [960, 750], [1160, 660], [1380, 580], [1560, 560], [1720, 570]]} lit="#a9c95e" shade="#5f9452" from={1040} to={1640} />
      <Horse id="pony" x={1330} y={640} height={46} pony coat="#7a4a30" />
      <Horse id="pony-2" x={1416} y={622} height={40} pony coat="#efe3d0" flip />
      <Thicket id="shola" line={[[1000, 790], [1120, 772], [1260, 790], [1420, 836], [1640, 850]]} count={44} radius={38} tones={SHOLA} fleck={6} />

      <Gradient id="slope" from={[-60, 560]} to={[1300, 1000]} stops={[[0, '#c9dc78'], [0.45, '#9cc552'], [1, '#5c9440']]} />
      <Land crest={SLOPE} fill="url(#slope)" />
      <Land crest={[[-80, 760], [240, 700], [560, 780], [900, 900], [1300, 960], [1700, 930]]} fill="#86b548" opacity={0.45} />
      <Land crest={[[-80, 900], [300, 860], [700, 930], [1100, 990], [1400, 980], [1700, 950]]} fill="#5c9440" opacity={0.5} />
      <Turf id="turf-far" crest={SLOPE} bottom={900} size={26} dark="#6f9f3c" light="#dbe68e" count={1100} />
      <Turf id="turf-near" crest={[[-80, 780], [400, 800], [900, 900], [1700, 940]]} bottom={1010} size={52} dark="#4f8634" light="#b9d864" count={700} />

      <Kite x={372} y={180} size={150} colour="#d2432f" tilt={24} hand={hand} />
      <Tail x={344} y={250} />
      <LongShadow x={560} y={on(560, 10)} to={[726, on(726, 34)]} width={54} colour="#1f4a2c" />
      <LongShadow x={750} y={on(742, 14)} to={[960, on(960, 34)]} width={60} colour="#1f4a2c" />
      <g transform={`rotate(9 548 ${on(548, 8)})`}>
        <Posed id="brother" x={548} y={on(548, 8)} height={290} age={7} pose={{ ...POSE.run, nod: -22, nearLeg: [-26, -78], farLeg: [58, -4], near: [46, 120], far: [-60, 10] }} wears="shorts" hasStripes={false} dress={DRESS.indigo} skin={SKIN.honey} hair="crop" hasShadow />
      </g>
      <Posed id="runner" {...runner} wears="frock" dress={DRESS.crimson} skin={SKIN.honey} hair="plait" wind={0.8} hasShadow />

      <LongShadow x={1190} y={930} to={[1380, 950]} width={150} colour="#1f4a2c" />
      <path d={polygon([[1050, 926], [1330, 912], [1400, 948], [1080, 964]])} fill="#2c3e73" />
      <path d={polygon([[1058, 934], [1336, 919], [1346, 924], [1064, 940]]) + polygon([[1076, 953], [1382, 936], [1392, 941], [1080, 959]])} fill="#f2c14e" />
      <Posed id="mother" x={1226} y={942} height={290} flip pose={{ ...POSE.sit, lean: -10, nod: -12, nearLeg: [104, 62], farLeg: [112, 40], near: [-34, -14], far: [98, 226] }} wears="kurta" dress={DRESS.marigold} skin={SKIN.honey} hair="bun" />
      <Child id="little" x={1090} y={946} height={290} age={3} isHeld={false} arm="up" dress={DRESS.magenta} skin={SKIN.honey} flip />
      <Seedheads />
    </Canvas>
  );
}
