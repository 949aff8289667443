/** Night near Tissa: a mother and two children light an old farmer's way up to his watch hut; elephants at the forest's edge. */
// The hut in the fork has a floor of poles, palm-leaf walls and straw thatch. A man shouts there all night to keep elephants off the paddy.
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { bodyOf, footingOf } from '../../../people/pose.ts';
import { Posed, POSE, type Pose } from '../../../people/posed.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Turf } from '../../../scenery/ground.tsx';
import { Elephant } from '../../../scenery/elephant.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, leaf, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Moon, Sky, Stars, Stratus } from '../../../scenery/sky.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Ripples } from '../../../scenery/water.tsx';
import { Crown, WatchTree } from './watch-tree.tsx';

export const focus: [number, number] = [0.5, 0.55];

const NIGHT = leaves('#10203a', '#35567a', '#a9bce0');

/** The edge of the high ground by the field. */
const BANK: readonly Spot[] = [[-60, 886], [300, 872], [700, 878], [1060, 884], [1400, 890], [1660, 880]];

/** A thatched slope with straw running from its ridge to its eave. */
function Thatch({ id, outline, dark, lit }: { id: string; outline: readonly (readonly [number, number])[]; dark: string; lit: string }) {
  const r = random(id);
  const [a, b, c, d] = outline as [(typeof outline)[0], (typeof outline)[0], (typeof outline)[0], (typeof outline)[0]];
  const straw = Array.from({ length: 120 }, () => {
    const [u, v] = [r.next(), r.next()];
    const x = a[0] + (b[0] - a[0]) * u + ((d[0] - a[0]) * (1 - u) + (c[0] - b[0]) * u) * v;
    const y = a[1] + (b[1] - a[1]) * u + ((d[1] - a[1]) * (1 - u) + (c[1] - b[1]) * u) * v;
    const angle = Math.atan2((d[1] - a[1]) * (1 - u) + (c[1] - b[1]) * u, (d[0] - a[0]) * (1 - u) + (c[0] - b[0]) * u);
    return leaf(x, y, r.between(26, 50), 2.6, angle + r.between(-0.08, 0.08));
  });
  return (
    <>
      <path d={polygon(outline)} fill={dark} />
      <path d={straw.join('')} fill={lit} opacity={0.8} />
    </>
  );
}

/** The old farmer on the ladder, from behind, looking round at the children: one hand on a rung, the lamp in the other. */
const FARMER = { x: 950, y: 796, height: 258, age: 30, view: 'back' as const, pose: { near: [52, 22], far: [-150, -186], nearLeg: [46, -34], farLeg: [-8, 4], nod: -4 } as Pose };
const LAMP_HAND = (() => {
  const body = bodyOf(FARMER.pose, FARMER.age, false);
  const { scale, lift } = footingOf(FARMER, body);
  const [dx, dy] = body.arms[0].end;
  return [FARMER.x + dx * scale, FARMER.y + (dy - lift) * scale] as const;
})();

/** A storm lantern hanging by its wire from a hand at (x, y). */
const Lantern = ({ x, y }: { x: number; y: number }) => (
  <At x={x} y={y}>
    <path d="M-13 24Q-12 2 0 0Q12 2 13 24" stroke="#c9b48a" strokeWidth={2.6} fill="none" />
    <path d={polygon([[-9, 22], [0, 12], [9, 22]]) + box(-13, 22, 26, 5) + box(-14, 54, 28, 8)} fill="#4a3a34" />
    <path d={polygon([[-11, 27], [11, 27], [13, 54], [-13, 54]])} fill="#ffe9a8" />
    <path d={oval(0, 44, 4, 9)} fill="#ffffff" />
    <path d="M-12 27V54M12 27V54M-12 40H12" stroke="#4a3a34" strokeWidth={1.8} />
  </At>
);

function Hut() {
  return (
    <>
      <Halo id="hut-glow" x={760} y={410} rx={420} ry={300} colour="#ffb85a" opacity={0.5} />
      <path d={polygon([[610, 340], [900, 340], [900, 470], [610, 470]])} fill="#ffcf7a" />
      <path d={polygon([[610, 340], [760, 340], [720, 470], [610, 470]])} fill="#f0a850" />
      <path d={box(640, 360, 34, 60)} fill="#7a4a30" opacity={0.5} />
      <path d={oval(800, 372, 11, 14) + box(798, 340, 3, 22)} fill="#fff6d0" />
      <Halo id="lamp" x={800} y={372} rx={110} colour="#fff0b0" opacity={0.9} />
      {/* Half walls of woven leaf, posts, and the floor of poles. */}
      <path d={polygon([[596, 420], [830, 420], [830, 480], [596, 480]])} fill="#7a5638" />
      <path d={Array.from({ length: 12 }, (_, i) => polygon([[600 + i * 20, 420], [610 + i * 20, 420], [600 + i * 20, 480], [590 + i * 20, 480]])).join('')} fill="#a5764a" />
      <path d={box(594, 414, 240, 8)} fill="#d99a56" />
      <path d={[600, 716, 830, 902].map((x) => box(x, 318, 9, 166)).join('')} fill="#5a3c2c" />
      <path d={box(560, 478, 400, 20)} fill="#8a5c38" />
      <path d={Array.from({ length: 20 }, (_, i) => oval(572 + i * 20, 490, 9, 9)).join('')} fill="#5a3c2c" />
      <path d={Array.from({ length: 20 }, (_, i) => oval(572 + i * 20, 488, 6, 6)).join('')} fill="#c9894e" />
      <Thatch id="thatch" outline={[[640, 226], [880, 232], [990, 352], [536, 346]]} dark="#6a5238" lit="#b5935c" />
      <path d={polygon([[536, 346], [990, 352], [984, 366], [544, 360]])} fill="#3f2c2c" />
      <path d={band([[628, 226, 14], [760, 218, 18], [892, 232, 14]])} fill="#8f7448" />
    </>
  );
}

/** The ladder: two poles and tied rungs from the bank to the floor of the hut, lamplight on the right of the poles. */
function Ladder() {
  const at = (side: number, t: number): Spot => [928 + 30 * t + side * (31 + 13 * t), 486 + 428 * t];
  const rungs = Array.from({ length: 11 }, (_, i) => [at(-1.24, 0.05 + i * 0.088), at(1.24, 0.05 + i * 0.088)] as const);
  return (
    <>
      <path d={lens(960, 916, 150, 12)} fill="#070d20" opacity={0.55} />
      {[-1, 1].map((side) => (
        <g key={side}>
          <path d={band([[...at(side, -0.05), 9], [...at(side, 1), 13]])} fill="#5a3c2e" />
          <path d={band([[at(side, -0.05)[0] + 2, at(side, -0.05)[1], 3], [at(side, 1)[0] + 3, at(side, 1)[1], 4]])} fill="#c08a58" />
        </g>
      ))}
      <path d={rungs.map(([[ax, ay], [bx, by]]) => band([[ax, ay, 9], [bx, by, 9]])).join('')} fill="#7a5236" />
      <path d={rungs.map(([[ax, ay], [bx, by]]) => band([[ax, ay - 2, 3], [bx, by - 2, 3]])).join('')} fill="#d9a468" />
      <path d={rungs.flatMap(([[ax, ay], [bx]]) => [box(ax + 6, ay - 6, 5, 12), box(bx - 11, ay - 6, 5, 12)]).join('')} fill="#e0c08a" />
    </>
  );
}

export default function SriLankaSafari5() {
  const r = random('fireflies');
  const [lampX, lampY] = LAMP_HAND;
  return (
    <Canvas>
      <Sky id="sky" height={640} stops={[[0, '#0a1233'], [0.5, '#1d2f63'], [1, '#4a5f92']]} />
      <Stars id="stars" count={150} height={560} />
      <Moon id="moon" x={1310} y={190} r={52} isCrescent />
      <Stratus x={1180} y={330} width={520} colour="#7f90c4" opacity={0.3} />
      <Ridge id="hills" anchors={[[-40, 560], [300, 500], [640, 548], [1000, 480], [1300, 540], [1640, 490]]} colour="#2f4272" mist="#5f74a4" bottom={680} />
      <Thicket id="forest" line={[[-40, 620], [300, 596], [700, 618], [1100, 600], [1400, 580], [1660, 600]]} count={60} radius={36} tones={NIGHT} light="right" />
      <Mist id="mist" y={640} height={80} colour="#8fa4d0" opacity={0.5} />
      <Gradient id="paddy" from={[0, 640]} to={[0, 1000]} stops={[[0, '#5a74a4'], [0.4, '#30487c'], [1, '#141f42']]} />
      <Land crest={[[-60, 652], [500, 648], [1100, 650], [1660, 644]]} fill="url(#paddy)" />
      <Elephant id="cow-2" x={1250} y={668} height={62} tusks={false} ink="#14203c" shadow={false} />
      <Elephant id="cow" x={1350} y={672} height={54} tusks={false} ink="#14203c" shadow={false} pose="walk" />
      {[[0, 700], [1, 744], [2, 806], [3, 890]].map(([i = 0, y = 0]) => (
        <path key={y} d={band([[-20, y - 8 + i * 4, 8 + i * 5], [420, y, 9 + i * 6], [900, y - 10 - i * 6, 10 + i * 6], [1300, y + 4 + i * 8, 10 + i * 6], [1640, y - 12, 10 + i * 6]])} fill="#1d3a44" />
      ))}
      <Ripples id="moonlight" x={1040} y={690} width={560} height={240} count={90} colour="#dfe6ff" opacity={0.5} />
      <Ripples id="starlight" x={0} y={690} width={1000} height={240} count={60} colour="#a9bce8" opacity={0.3} />
      <Turf id="paddy-rows" crest={[[-40, 700], [1640, 700]]} bottom={920} size={26} dark="#17323f" light="#4f7f86" count={900} />
      <Gradient id="bank" from={[0, 870]} to={[0, 1000]} stops={[[0, '#243f46'], [1, '#0f1c2c']]} />
      <Land crest={BANK} fill="url(#bank)" />
      <Halo id="pool-of-light" x={900} y={918} rx={400} ry={64} colour="#ffb85a" opacity={0.5} />
      <Turf id="turf" crest={BANK} bottom={1010} size={40} dark="#12232f" light="#3f6468" count={700} />
      <path d={lens(560, 926, 460, 26)} fill="#0a1322" opacity={0.6} />
      <WatchTree tones={NIGHT} />
      <Hut />
      <Crown tones={NIGHT} />
      <Ladder />
      <Halo id="on-rungs" x={956} y={740} rx={90} ry={120} colour="#fff0c0" opacity={0.42} />
      <Posed id="farmer" grips {...FARMER} wears="shorts" hasStripes={false} isGrey face="side" turban="#b5503f" dress={{ base: '#d9cbb4', second: '#7a5a8a', trim: '#d9cbb4' }} skin={SKIN.cocoa} hair="crop" light="right" />
      <Halo id="hand-lamp" x={Math.round(lampX)} y={Math.round(lampY + 34)} rx={120} colour="#ffd27a" opacity={0.75} />
      <Lantern x={lampX} y={lampY} />
      <filter id="soft" x="-20%" y="-20%" width="140%" height="140%">
        <feGaussianBlur stdDeviation={11} />
      </filter>
      <Gradient id="beam" from={[1170, 806]} to={[960, 690]} stops={[[0, '#fff3c4', 0.75], [0.5, '#fff3c4', 0.26], [1, '#fff3c4', 0]]} />
      <path d="M1176 798L1012 590Q930 660 908 770L1170 814Z" fill="url(#beam)" filter="url(#soft)" />
      <Halo id="torch" x={1170} y={806} rx={34} colour="#fff6d0" />
      <path d={lens(1290, 940, 210, 15) + lens(1430, 958, 210, 14) + lens(1536, 966, 170, 12)} fill="#070d20" opacity={0.55} />
      <Posed id="boy" x={1236} y={940} height={250} age={9} wears="shorts" hasStripes={false} dress={DRESS.crimson} skin={SKIN.honey} hair="crop" flip pose={{ ...POSE.stand, nod: -20, near: [34, 116], far: [14, 21] }} carries={<path d="M2 -5H26L34 -9V9L26 5H2Z" fill="#c9c3bd" />} />
      <Posed id="mother" x={1372} y={960} height={258} wears="kurta" dress={{ ...DRESS.teal, trim: '#f2a51b' }} skin={SKIN.honey} hair="plait" flip pose={{ ...POSE.stand, nod: -16, near: [112, 118], far: [24, 50] }} />
      <Posed id="girl" x={1484} y={968} height={258} age={6} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="bob" flip pose={{ ...POSE.stand, nod: -18, near: [20, 70], far: [34, 84] }} />
      <path d={Array.from({ length: 30 }, () => oval(r.between(0, 1600), r.between(640, 940), r.between(1.6, 3.6))).join('')} fill="#e8f59a" opacity={0.85} />
      {[30, 110, 210, 330, 440, 760, 850, 1090, 1180, 1300, 1560].map((x, i) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={950 + ((i * 29) % 56)} size={50 + ((i * 17) % 46)} dark="#0f1f30" light={x > 560 && x < 1120 ? '#8a8048' : '#3f6a6a'} />
      ))}
    </Canvas>
  );
}
