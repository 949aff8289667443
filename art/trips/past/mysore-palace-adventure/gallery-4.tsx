/** Brindavan after dark: lit fountains on every terrace up to the dam, children in the spray, a mother with a towel, a strolling crowd. */
// Terraces climb from the river to the Krishna Raja Sagara dam, with stepped falls down the middle and rows of colour-changing jets.
import type { ReactNode } from 'react';
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, type Dress, SKIN } from '../../../people/dress.ts';
import { Posed, type PosedLooks, type Pose, POSE } from '../../../people/posed.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { projection } from '../../../scenery/perspective.ts';
import { LampPost } from '../../../scenery/props.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { archPath } from '../../../scenery/architecture.tsx';
import { band, box, lens, oval, type Light, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Moon, Sky, Stars } from '../../../scenery/sky.tsx';
import { Conifer } from '../../../scenery/trees.tsx';
import { Ripples } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.62];

const at = projection({ vanishing: [860, 470], focal: 900, eye: 2.4 });
const AMBER = '#ffb84f';
const CYAN = '#62d8f0';
const ROSE = '#ff83b8';
const GREEN = '#8ff0a8';
/** The terraces, in metres: the distance of the near edge, and the height. */
const TERRACES = [{ z: 13, up: 0.9 }, { z: 21, up: 1.9 }, { z: 33, up: 3 }] as const;
const slab = (left: number, right: number, near: number, far: number, up: number) => polygon([at(left, up, near), at(right, up, near), at(right, up, far), at(left, up, far)]);

/** One jet: a plume of threads that rise, spread and fall back, most strongly coloured at the foot. (x, y) is the nozzle. */
function Jet({ id, x, y, height, colour, spread = 0.2, threads = 26 }: { id: string; x: number; y: number; height: number; colour: string; spread?: number; threads?: number }) {
  const r = random(id);
  const body: string[] = [];
  const bright: string[] = [];
  for (let i = 0; i < threads; i += 1) {
    const out = r.between(-1, 1) * height * spread;
    const top = height * r.between(0.78, 1) * (1 - Math.abs(out / (height * spread || 1)) * 0.22);
    const thread: Spot[] = [[x + out * 0.08, y], [x + out * 0.34, y - top * 0.7], [x + out * 0.6, y - top], [x + out * 0.9, y - top * 0.72], [x + out * 1.1, y - top * r.between(0.1, 0.4)]];
    const d = band(thread.map(([px, py], k) => [px, py, [height * 0.016, height * 0.018, height * 0.02, height * 0.014, 0.6][k] ?? 1] as const));
    (i % 3 ? body : bright).push(d);
  }
  const drops = Array.from({ length: Math.round(threads * 0.9) }, () => oval(x + r.between(-1.2, 1.2) * height * spread, y - r.between(0.05, 0.9) * height, r.between(0.8, 2.2)));
  return (
    <>
      <Halo id={`${id}-air`} x={x} y={Math.round(y - height * 0.5)} rx={Math.round(height * 0.48)} ry={Math.round(height * 0.66)} colour={colour} opacity={0.5} />
      <Gradient id={`${id}-water`} from={[0, y - height]} to={[0, y]} stops={[[0, mix(colour, '#ffffff', 0.5), 0.75], [1, mix(colour, '#ffffff', 0.25), 0.95]]} />
      <path d={body.join('')} fill={`url(#${id}-water)`} />
      <path d={bright.join('')} fill="#ffffff" opacity={0.85} />
      <path d={drops.join('')} fill={mix(colour, '#ffffff', 0.6)} opacity={0.8} />
      <path d={lens(x, y, height * 0.6, height * 0.06)} fill={mix(colour, '#ffffff', 0.6)} opacity={0.8} />
    </>
  );
}

/** A terrace: its stone face, the fall in the middle, lawn, pool, and a row of lamps in the face. */
function Terrace({ index }: { index: number }) {
  const { z, up } = TERRACES[index]!;
  const below = TERRACES[index - 1]?.up ?? 0;
  const far = TERRACES[index + 1]?.z ?? 46;
  const lamps = Array.from({ length: 21 }, (_, i) => -20 + i * 2).filter((x) => Math.abs(x) > 3);
  return (
    <>
      <path d={slab(-60, 60, z, far, up)} fill={['#1d3a48', '#1f3a50', '#263a5c'][index]} />
      <path d={slab(-7.4, 7.4, z, far, up)} fill="#3a5a78" />
      <path d={slab(-6.6, 6.6, z + 0.3, far, up)} fill={['#2f8fb0', '#3a8fb8', '#4a86b8'][index]} />
      <path d={polygon([at(-60, up, z), at(60, up, z), at(60, below, z), at(-60, below, z)])} fill="#33305c" />
      <path d={polygon([at(-60, up + 0.12, z), at(60, up + 0.12, z), at(60, up, z), at(-60, up, z)])} fill="#8a78a0" />
      {lamps.map((x) => {
        const [px, py] = at(x, below + (up - below) * 0.4, z);
        return <path key={x} d={oval(px, py, 22 / z + 1.4)} fill={AMBER} />;
      })}
      <path d={polygon([at(-3, up, z - 0.05), at(3, up, z - 0.05), at(3.2, below, z - 0.3), at(-3.2, below, z - 0.3)])} fill="#bfeaf6" />
      <path d={Array.from({ length: 17 }, (_, i) => polygon([at(-2.9 + i * 0.36, up, z - 0.06), at(-2.78 + i * 0.36, up, z - 0.06), at(-2.8 + i * 0.38, below, z - 0.31), at(-2.98 + i * 0.38, below, z - 0.31)])).join('')} fill="#5fb6d6" opacity={0.8} />
    </>
  );
}

const JETS: readonly { x: number; z: number; up: number; tall: number; colour: string }[] = [
  ...[-13, -9.5, 9.5, 13].map((x, i) => ({ x, z: 40, up: 3, tall: 4, colour: i % 2 ? CYAN : ROSE })),
  ...[-4.6, 4.6].map((x) => ({ x, z: 36, up: 3, tall: 5, colour: AMBER })),
  ...[-10, 10].map((x) => ({ x, z: 27, up: 1.9, tall: 3.6, colour: GREEN })),
  ...[-4.6, 4.6].map((x) => ({ x, z: 25, up: 1.9, tall: 3.8, colour: CYAN })),
  ...[-9.4, 9.4].map((x) => ({ x, z: 17.6, up: 0.9, tall: 2.8, colour: ROSE })),
  ...[-4.6, 4.6].map((x) => ({ x, z: 16, up: 0.9, tall: 3, colour: AMBER })),
];

/** Cloth as it looks in the dark, away from the lamps. */
const dim = ({ base, trim, second }: Dress): Dress => ({ base: mix(base, '#2a2058', 0.24), trim: mix(trim, '#2a2058', 0.24), second: mix(second, '#2a2058', 0.3) });

type VisitorProps = PosedLooks & { id: string; at: readonly [x: number, z: number]; up?: number; light?: Light; flip?: boolean; pose?: Pose; inHand?: ReactNode; hasStripes?: boolean };
/** One of the evening crowd; `at` and `up` are in metres. The wet stone at ground level (`up` 0) reflects the clothes. */
function Visitor({ at: [across, away], up = 0, dress = DRESS.indigo, ...looks }: VisitorProps) {
  const [x, y] = at(across, up, away);
  const metre = 900 / away;
  const worn = dim(dress);
  return (
    <>
      {!up && <path d={lens(x, y + metre * 0.34, metre * 0.34, metre * 0.05) + lens(x + metre * 0.06, y + metre * 0.22, metre * 0.26, metre * 0.04) + lens(x - metre * 0.05, y + metre * 0.12, metre * 0.4, metre * 0.05)} fill={worn.base} opacity={0.36} />}
      <path d={lens(x, y + 1, metre * 0.7, metre * 0.08)} fill="#0d0a24" opacity={0.65} />
      <Posed x={x} y={y} height={metre * 1.6} dress={worn} {...looks} />
    </>
  );
}

/** A pole hung with puffs of pink candyfloss; the hand is at (0, 0). */
const SpunSugar = () => (
  <>
    <path d={band([[0, 80, 6], [4, -170, 5]])} fill="#6a4a3a" />
    <path d={[[-22, -60, 21], [26, -84, 22], [-18, -112, 23], [24, -136, 20], [2, -172, 25]].map(([x = 0, y = 0, size = 0]) => oval(x, y, size, size * 0.92)).join('')} fill="#f48fb8" />
    <path d={[[-28, -66, 11], [20, -92, 12], [-24, -120, 12], [18, -143, 10], [-5, -180, 13]].map(([x = 0, y = 0, size = 0]) => oval(x, y, size, size * 0.9)).join('')} fill="#ffc9dd" />
  </>
);

/** A phone held out, its screen lit. */
const Phone = ({ id }: { id: string }) => (
  <>
    <Halo id={id} x={0} y={-8} rx={60} colour="#cfeaff" opacity={0.7} />
    <path d={box(-8, -26, 16, 30)} fill="#151228" />
    <path d={box(-6, -24, 12, 25)} fill="#dff3ff" />
  </>
);

/** A striped bath towel held up by its top edge, open for a wet child. */
const Towel = () => (
  <>
    <path d={shape([[-36, -10, 'corner'], [-12, 0], [10, -4, 'corner'], [16, 40], [12, 80, 'corner'], [-8, 72], [-28, 84, 'corner'], [-30, 40]])} fill="#f4ebdd" />
    <path d={shape([[-36, -10, 'corner'], [-18, -2, 'corner'], [-14, 40], [-16, 76, 'corner'], [-28, 84, 'corner'], [-30, 40]])} fill="#c9b4c8" />
    <path d="M-33 10Q-12 20 12 12M-32 24Q-12 34 14 26M-29 68Q-8 58 13 66" stroke="#1f7f86" strokeWidth={5} />
  </>
);

/** The crowd round the far side of the pool and on the first terrace, each group doing something different. */
function Crowd() {
  const onShoulders = at(-3.9, 0, 9.2);
  return (
    <>
      <Visitor id="racer-1" at={[-9.4, 15.4]} up={0.9} age={9} wears="shorts" dress={DRESS.teal} skin={SKIN.cocoa} hair="crop" flip light="right" pose={POSE.run} />
      <Visitor id="racer-2" at={[-8.4, 15]} up={0.9} age={6} wears="frock" dress={DRESS.lotus} skin={SKIN.cocoa} hair="plaits" flip light="right" pose={POSE.run} />
      <Visitor id="guide" at={[8.6, 15]} up={0.9} wears="sari" dress={DRESS.teal} skin={SKIN.coffee} hair="bun" flip light="left" pose={POSE.point} />
      <Visitor id="guided" at={[9.3, 14.8]} up={0.9} age={8} wears="frock" dress={DRESS.crimson} skin={SKIN.coffee} hair="bob" flip light="left" />
      <Visitor id="brother" at={[3.5, 12.4]} age={9} view="back" wears="shorts" dress={DRESS.marigold} skin={SKIN.honey} hair="crop" pose={{ ...POSE.stand, near: [10, 14], far: [-150, -168] }} />
      <Visitor id="sister" at={[4.1, 12.3]} age={5} view="back" wears="frock" dress={DRESS.indigo} skin={SKIN.honey} hair="plaits" pose={{ ...POSE.stand, near: [8, 12], far: [-34, -60] }} />
      <Visitor id="grandfather" at={[6.6, 11.4]} wears="kurta" dress={DRESS.cream} skin={SKIN.wheat} hair="crop" isGrey flip light="left" pose={{ ...POSE.walk, lean: 9, nod: 6, near: [28, 40] }} inHand={<path d={band([[0, -6, 6], [4, 108, 5]])} fill="#4a3426" />} />
      <Visitor id="grandmother" at={[7.5, 11.6]} wears="sari" dress={DRESS.magenta} skin={SKIN.wheat} hair="bun" isGrey flip light="left" pose={{ ...POSE.walk, near: [-8, 8], far: [40, 60] }} />
      <Visitor id="laces" at={[-6.2, 11]} wears="kurta" dress={DRESS.teal} skin={SKIN.cinnamon} hair="plait" eyes="down" light="right" pose={{ ...POSE.heels, lean: 26 }} />
      <Visitor id="laced" at={[-5.55, 10.9]} age={4} wears="shorts" hasStripes={false} dress={DRESS.crimson} skin={SKIN.cinnamon} hair="crop" flip pose={{ ...POSE.stand, nod: 12, near: [60, 84], far: [50, 78] }} />
      <Visitor id="father" at={[-3.9, 9.2]} view="back" wears="kurta" dress={DRESS.cream} skin={SKIN.cocoa} hair="crop" pose={{ ...POSE.stand, near: [40, 168], far: [-40, -168] }} />
      <Posed id="rider" x={onShoulders[0]} y={onShoulders[1] - 138} height={157} isSeated age={4} view="back" wears="frock" dress={dim(DRESS.marigold)} skin={SKIN.cocoa} hair="plaits" pose={{ near: [110, 150], far: [-30, -80], nearLeg: [20, 8], farLeg: [-20, -8] }} />
      <Visitor id="friend" at={[3.9, 9.7]} view="front" wears="kurta" dress={DRESS.magenta} skin={SKIN.wheat} hair="bob" light="left" pose={{ nod: 5, near: [16, 30], far: [-30, 140], nearLeg: [3, 0], farLeg: [-4, -2] }} />
      <Visitor id="selfie" at={[4.35, 9.5]} view="front" wears="sari" dress={DRESS.banyan} skin={SKIN.honey} hair="bun" light="left" pose={{ nod: -5, near: [74, 118], far: [-14, 8], nearLeg: [3, 0], farLeg: [-3, -2] }} inHand={<Phone id="screen" />} />
      <Visitor id="seller" at={[-6.1, 8.2]} wears="kurta" dress={{ ...DRESS.cream, second: '#5a6a86' }} skin={SKIN.coffee} hair="crop" cap="#fff6e6" light="right" pose={{ ...POSE.stand, near: [34, 92], far: [40, 84] }} inHand={<SpunSugar />} />
      <Visitor id="buyer" at={[-5, 8.1]} age={7} wears="frock" dress={DRESS.lotus} skin={SKIN.honey} hair="plait" flip pose={{ ...POSE.stand, nod: -16, near: [100, 136], far: [-4, 10] }} />
    </>
  );
}

export default function MysorePalaceAdventure4() {
  return (
    <Canvas>
      <Sky id="sky" height={480} stops={[[0, '#0d1238'], [0.5, '#26255e'], [0.85, '#54407c'], [1, '#7a5488']]} />
      <Stars id="stars" count={90} height={330} />
      <Moon id="moon" x={300} y={140} r={30} isCrescent />
      <Ridge id="hills" anchors={[[-40, 400], [300, 372], [640, 396], [1000, 360], [1640, 392]]} colour="#3a3468" mist="#5f4a80" bottom={520} />
      {/* The dam: a long wall with arches, and a lamp on every pier. */}
      <path d={box(-10, 372, 1620, 70)} fill="#4a4078" />
      <path d={box(-10, 368, 1620, 8)} fill="#a08ab0" />
      <path d={Array.from({ length: 34 }, (_, i) => archPath('round', 18 + i * 48, 440, 24, 44)).join('')} fill="#2a2450" />
      {Array.from({ length: 34 }, (_, i) => <path key={i} d={oval(42 + i * 48, 364, 3.2)} fill="#ffd98a" />)}
      <Halo id="dam-light" x={860} y={390} rx={900} ry={90} colour="#ffb26a" opacity={0.35} />
      <Thicket id="trees" line={[[-40, 430], [240, 416], [560, 436], [1160, 436], [1400, 414], [1660, 430]]} count={46} radius={26} tones={leaves('#16263c', '#3f6a5a', '#ffc88a')} />
      {[2, 1, 0].map((index) => (
        <g key={index}>
          <Terrace index={index} />
          {JETS.filter((jet) => jet.up === TERRACES[index]!.up).map((jet) => {
            const [x, y] = at(jet.x, jet.up, jet.z);
            return <Jet key={jet.x} id={`jet-${index}-${jet.x}`} x={Math.round(x)} y={Math.round(y)} height={Math.round((jet.tall * 900) / jet.z)} colour={jet.colour} />;
          })}
          {[-20, -17, -14, -11, 11, 14, 17, 20].map((x) => {
            const { z, up } = TERRACES[index]!;
            const [px, py] = at(x + index, up, z + 1.6);
            return <Conifer key={x} id={`cypress-${index}-${x}`} x={px} y={py} height={(2.1 * 900) / z} slim={0.34} dark="#10243a" lit={index % 2 ? '#3f7a6a' : '#6a6a6a'} trunk="#1d1a30" />;
          })}
        </g>
      ))}
      <Jet id="tall" x={860} y={Math.round(at(0, 1.9, 23)[1])} height={360} colour={CYAN} spread={0.13} threads={40} />

      {/* The round pool in front and the wet stones with the colours they reflect. */}
      <Gradient id="stones" from={[0, 600]} to={[0, 1000]} stops={[[0, '#3f3a70'], [0.5, '#352c5c'], [1, '#1f1a3e']]} />
      <path d={box(-10, 636, 1620, 380)} fill="url(#stones)" />
      <path d={[668, 716, 782, 872].map((y, i) => box(-10, y, 1620, 2 + i * 0.6)).join('') + Array.from({ length: 15 }, (_, i) => polygon([[860 + (i - 7) * 130, 640], [862 + (i - 7) * 130, 640], [866 + (i - 7) * 300, 1010], [861 + (i - 7) * 300, 1010]])).join('')} fill="#1a1638" opacity={0.6} />
      <Crowd />
      <path d={oval(880, 792, 430, 92)} fill="#8a78a8" />
      <path d={oval(880, 784, 430, 90)} fill="#b8a4c4" />
      <path d={oval(880, 788, 400, 78)} fill="#2a6f98" />
      <Ripples id="shine-cyan" x={560} y={720} width={620} height={130} count={60} colour="#b8f0ff" opacity={0.7} />
      <Ripples id="shine-amber" x={700} y={730} width={360} height={120} count={36} colour="#ffd08a" opacity={0.8} />
      <Ripples id="wet-left" x={80} y={690} width={480} height={270} count={40} colour={ROSE} opacity={0.34} />
      <Ripples id="wet-right" x={1180} y={690} width={420} height={270} count={40} colour={AMBER} opacity={0.34} />
      {[[620, 806, 190, AMBER], [760, 838, 210, ROSE], [1000, 838, 210, CYAN], [1140, 806, 190, AMBER]].map(([x, y, height, colour]) => (
        <Jet key={String(x)} id={`front-${x}`} x={Number(x)} y={Number(y)} height={Number(height)} colour={String(colour)} spread={0.34} threads={30} />
      ))}
      <Jet id="front-middle" x={880} y={770} height={270} colour={GREEN} spread={0.22} threads={36} />
      {/* The people nearest to us, each with a shadow and a reflection of their clothes. */}
      {[[306, 946, 190, '#e9a6a0'], [1262, 960, 170, '#f2a51b'], [1476, 934, 130, '#1f7f86'], [512, 914, 120, '#d2432f']].map(([x, y, width, colour]) => (
        <g key={String(x)}>
          <path d={[0, 1, 2, 3].map((i) => lens(Number(x) + (i % 2 ? 14 : -10), Number(y) + 14 + i * 13, Number(width) * (0.9 - i * 0.16), 6)).join('')} fill={String(colour)} opacity={0.42} />
          <path d={lens(Number(x), Number(y), Number(width), 12)} fill="#0d0a24" opacity={0.6} />
        </g>
      ))}
      <path d={Array.from({ length: 26 }, (_, i) => oval(512 + Math.cos(i * 2.4) * (26 + (i % 5) * 12), 908 - Math.abs(Math.sin(i * 1.7)) * (10 + (i % 4) * 11), 1.6 + (i % 3) * 0.9)).join('')} fill="#dff3ff" opacity={0.9} />
      <Posed id="jumper" x={512} y={894} height={270} age={7} wears="shorts" hasStripes={false} dress={DRESS.crimson} skin={SKIN.honey} hair="crop" view="front" light="right" pose={{ near: [126, 158], far: [-130, -162], nearLeg: [34, -14], farLeg: [-30, 10] }} />
      <Posed id="runner" x={1262} y={958} height={300} age={8} wears="frock" dress={DRESS.marigold} skin={SKIN.cinnamon} hair="plait" light="left" flip pose={{ ...POSE.run, near: [96, 128], far: [60, 110] }} wind={0.5} />
      <Posed id="mother" x={292} y={946} height={306} wears="sari" dress={DRESS.lotus} skin={SKIN.honey} light="right" pose={{ ...POSE.heels, lean: 12, nod: -6, near: [62, 84], far: [70, 92] }} inHand={<Towel />} />
      <Posed id="aunt" x={1478} y={932} height={300} wears="kurta" dress={{ ...DRESS.teal, trim: '#f6d58a' }} skin={SKIN.cinnamon} hair="plait" light="left" flip pose={{ ...POSE.stand, nod: 8, near: [34, 150], far: [8, 30] }} />
      <LampPost id="lamp" x={110} y={930} height={420} glow="#ffd08a" isCast />
      <Conifer id="cypress-near" x={1590} y={1010} height={640} slim={0.3} dark="#0c1a30" lit="#2a5a58" trunk="#151228" light="left" />
    </Canvas>
  );
}
