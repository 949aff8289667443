/**
 * Midday under the old banyan at Auroville: a hall of pillar roots on red earth, children playing hide and seek, their mother waving.
 * Level limbs drop roots that thicken into trunks; young roots hang free. The brick-red laterite gets only small patches of sun.
 */
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Child } from '../../../people/child.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Woman } from '../../../people/woman.tsx';
import { HangingRoots, LeafShade } from '../../../scenery/banyan.tsx';
import { Canvas, Gradient, Shadow } from '../../../scenery/canvas.tsx';
import { faded, leaves, lobesIn, Mass, Petals } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { blob, box } from '../../../scenery/shapes.ts';
import { Halo, Sky } from '../../../scenery/sky.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Limb, Pillar, Trunk } from '../../../scenery/banyan-hall.tsx';

export const focus: [number, number] = [0.5, 0.62];

const GREEN = leaves('#153a2a', '#7fae4a', '#f6f0a0');
/** Position (x) of the pillar one child hides behind. */
const HIDEOUT = 1330;
const AIR = '#e3e6bc';
/** Pillars: x, y of the base, y of the top (where they leave the limb), width, haze (0 to 1). */
const PILLARS = [
  { x: 905, foot: 640, top: 226, width: 11, air: 0.56 }, { x: 1010, foot: 648, top: 290, width: 9, air: 0.54 }, { x: 590, foot: 660, top: 252, width: 12, air: 0.46 },
  { x: 1190, foot: 672, top: 236, width: 15, air: 0.38 }, { x: 790, foot: 704, top: 290, width: 17, air: 0.2 }, { x: 1060, foot: 726, top: 232, width: 23, air: 0.1 },
] as const;
/** The level limbs, far to near; the hideout pillar hangs from the last. */
const LIMBS = [
  [[-60, 300, 96], [240, 262, 84], [560, 246, 60], [820, 226, 44], [1080, 214, 30], [1300, 170, 8]],
  [[300, 380, 80], [520, 306, 54], [760, 286, 38], [980, 290, 26], [1180, 262, 6]],
  [[1660, 178, 96], [1490, 206, 80], [1330, 222, 66], [1180, 232, 44], [1060, 206, 26], [990, 110, 8]],
] as const;
/** The crown from below: deep shade above, and a fringe of sunlit leaves. */
const SHADY = [[150, 40, 300, 116, 15], [520, 20, 300, 100, 14], [900, 14, 300, 104, 14], [1260, 30, 300, 112, 15], [1560, 60, 220, 124, 12]] as const;
const FRINGE = [[50, 166, 150, 78, 9], [300, 140, 170, 60, 9], [560, 96, 190, 56, 10], [830, 128, 150, 60, 8], [1030, 104, 160, 54, 9], [1240, 156, 150, 66, 9], [1420, 128, 140, 60, 8], [1570, 184, 130, 84, 9]] as const;

export default function PondicherryHeritage7() {
  const r = random('banyan-hall');
  const coins = Array.from({ length: 150 }, () => { const t = r.next(); return blob(r, r.between(-20, 1620), 690 + t * 300, (6 + t * 19) * r.between(0.3, 1), (1.6 + t * 5.4) * r.between(0.4, 1), 7, 0.26); }).join('');
  const lobes = (pads: typeof SHADY | typeof FRINGE) => pads.flatMap(([x, y, rx, ry, count]) => lobesIn(`crown-${x}`, x, y, rx, ry, count));
  return (
    <Canvas>
      <Sky id="sky" height={600} stops={[[0, '#cfe3c4'], [0.6, '#f0f2cc'], [1, '#fffbe0']]} />
      <Halo id="light" x={860} y={480} rx={720} ry={320} colour="#fffdea" opacity={0.95} />
      <WoodedSlope id="far" crest={[[-60, 470], [340, 500], [760, 520], [1120, 506], [1660, 460]]} tones={faded(leaves('#3a6a48', '#9fc06a'), AIR, 0.56)} mist="#f6f4d0" radius={34} depth={120} bottom={660} />
      <Gradient id="earth" from={[0, 600]} to={[0, 1000]} stops={[[0, '#f0b98a'], [0.25, '#cf7a4e'], [0.6, '#a8503a'], [1, '#5f2a2c']]} />
      <Land crest={[[-60, 630], [500, 622], [1000, 620], [1660, 634]]} fill="url(#earth)" />
      <Halo id="sunlit" x={860} y={690} rx={620} ry={70} colour="#ffe3b0" opacity={0.6} />
      <LeafShade id="shade" x={520} y={860} rx={620} ry={110} colour="#4a1f30" opacity={0.42} />
      <LeafShade id="shade-right" x={1290} y={850} rx={420} ry={110} colour="#4a1f30" opacity={0.42} />
      <path d={coins} fill="#ffd9a0" opacity={0.4} />
      <Petals id="fallen" x={800} y={860} rx={760} ry={120} count={110} colour="#d9a04a" size={13} />
      {PILLARS.map((pillar) => (
        <g key={pillar.x}>
          <Shadow x={pillar.x + pillar.width * 2} y={pillar.foot + 2} width={pillar.width * 4} height={pillar.width * 0.4} opacity={0.3 * (1 - pillar.air)} />
          <Pillar id={`pillar-${pillar.x}`} {...pillar} />
        </g>
      ))}
      {LIMBS.slice(0, 2).map((line, i) => <Limb key={i} line={line} air={0.06 - i * 0.06} />)}
      <HangingRoots id="roots-a" line={[[420, 270], [1000, 240]]} count={26} length={230} colour="#5f4234" />
      {/* The boy who peeps out, partly hidden by his pillar. */}
      <Shadow x={1300} y={851} width={120} height={11} opacity={0.5} />
      <Posed id="peeper" x={1272} y={848} height={300} age={8} view="front" wears="shorts" dress={DRESS.teal} skin={SKIN.honey} hair="crop" eyes="open" pose={{ lean: -12, nod: -6, near: [56, 12], far: [-20, 6], nearLeg: [6, 0], farLeg: [-10, -2] }} />
      <Pillar id="hideout" x={HIDEOUT} foot={862} top={214} width={33} />
      <Limb line={LIMBS[2]} />
      <HangingRoots id="roots-b" line={[[1130, 240], [1600, 206]]} count={20} length={320} colour="#4a3028" />
      <Trunk />
      <HangingRoots id="roots-c" line={[[1160, 190], [1590, 170]]} count={10} length={190} colour="#3a2820" />
      <path d={box(-10, -10, 1620, 120)} fill={GREEN.dark} />
      <Mass id="crown" lobes={lobes(SHADY)} tones={leaves('#153a2a', '#4c7f3c', '#a8b860')} fleck={15} />
      <Mass id="fringe" lobes={lobes(FRINGE)} tones={GREEN} fleck={15} />

      {/* Hide and seek: one runs, one points, one peeps out, and the mother waves. */}
      <Posed id="runner" x={920} y={884} height={296} flip age={8} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="plait" wind={0.9} pose={POSE.run} hasShadow />
      <Shadow x={700} y={900} width={70} height={9} opacity={0.4} />
      <Woman id="mother" x={690} y={898} height={286} wears="sari" dress={DRESS.crimson} skin={SKIN.honey} arm="wave" isWindy={false} />
      <Shadow x={1106} y={918} width={60} height={8} opacity={0.4} />
      <Child id="girl" x={1090} y={916} height={300} age={9} wears="frock" dress={DRESS.indigo} skin={SKIN.honey} isHeld={false} arm="point" flip />
      {[[60, 960, 110], [480, 980, 70], [1340, 960, 80], [1570, 990, 110]].map(([x = 0, y = 0, size = 0]) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={y} size={size} dark="#33402a" light="#a8a850" blades={14} />
      ))}
    </Canvas>
  );
}
