/**
 * Midday under the old banyan at Auroville: one tree like a hall, roots come down as pillars on red earth; children chase round them, a mother shades her eyes.
 * A banyan's limbs lie level and drop roots that thicken into trunks; young ones hang as tufts above the ground. The earth here is laterite, brick red; sunlight reaches it only in coins.
 */
import { mix } from '../../../kit/colour.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Child } from '../../../people/child.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Woman } from '../../../people/woman.tsx';
import { HangingRoots, LeafShade } from '../../../scenery/banyan.tsx';
import { Canvas, Gradient, Shadow } from '../../../scenery/canvas.tsx';
import { faded, leaves, Petals } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { LeafPad, rootPillar, type Pad } from '../../../scenery/great-banyan.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { band, oval } from '../../../scenery/shapes.ts';
import { Halo, Sky } from '../../../scenery/sky.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.62];

const GREEN = leaves('#153a2a', '#7fae4a', '#f6f0a0');
const BARK = ['#2a1b18', '#5a3b2e', '#946848', '#d3a273'] as const;
/** The pillar that one of them hides behind. */
const HIDEOUT = 1330;
const AIR = '#e3e6bc';
/** Pillars: foot, where they leave their limb, width, and how much air lies before them. */
const PILLARS = [
  { x: 905, foot: 640, from: 300, width: 13, air: 0.52 }, { x: 1010, foot: 648, from: 290, width: 10, air: 0.5 }, { x: 700, foot: 644, from: 296, width: 12, air: 0.52 }, { x: 1180, foot: 664, from: 270, width: 17, air: 0.4 }, { x: 590, foot: 668, from: 280, width: 15, air: 0.4 },
  { x: 1060, foot: 716, from: 240, width: 26, air: 0.14 }, { x: 790, foot: 700, from: 250, width: 18, air: 0.2 }, { x: 1330, foot: 836, from: 210, width: 36, air: 0 },
] as const;
const PADS: readonly Pad[] = [[180, 70, 330, 120], [620, 40, 340, 110], [1060, 60, 340, 116], [1480, 80, 320, 130], [380, 150, 240, 74], [860, 130, 260, 74], [1270, 160, 250, 80], [40, 170, 180, 80], [1600, 200, 170, 90]];

/** The old trunk: stems grown together into flutes that run out below as roots, lit from the left. */
function Trunk() {
  const r = random('flutes');
  const flutes = Array.from({ length: 19 }, (_, i) => {
    const f = (((i * 7) % 19) / 18) * 2 - 1;
    const lean = r.between(-0.1, 0.1);
    const wide = r.between(34, 54);
    const line = (shift: number, share: number) =>
      band([
        [230 + f * 430, 800 + (1 - f * f) * 62 + r.between(-8, 8), 2],
        [230 + f * 270 + shift, 776 + (1 - f * f) * 30, wide * 0.6 * share],
        [230 + f * 178 + shift, 690, wide * share],
        [230 + f * 136 + shift, 560, wide * share],
        [230 + (f + lean) * 136 + shift, 400, wide * 0.9 * share],
        [230 + (f + lean) * 190 + shift, 270, wide * 0.8 * share],
        [230 + (f + lean) * 290, 150, 8],
      ]);
    return { f, body: line(0, 1), sun: line(-wide * 0.3, 0.26) };
  });
  return (
    <>
      <path d={band([[230, 822, 560], [230, 740, 400], [230, 600, 300], [230, 400, 300], [230, 240, 420]])} fill={BARK[0]} />
      {flutes.map(({ f, body, sun }, i) => (
        <g key={i}>
          <path d={body} fill={f < -0.3 ? mix(BARK[2], BARK[3], 0.2) : f < 0.35 ? mix(BARK[1], BARK[2], 0.6) : BARK[1]} />
          <path d={sun} fill={f < -0.3 ? BARK[3] : f < 0.35 ? BARK[2] : mix(BARK[1], BARK[2], 0.5)} />
        </g>
      ))}
    </>
  );
}

export default function PondicherryHeritage7() {
  const r = random('banyan-hall');
  const pillars = PILLARS.map(({ x, foot, from, width, air }) => ({ air, x, body: rootPillar(r, [x + r.between(-20, 20), from - 60], [x, foot], width), sun: rootPillar(r, [x - width * 0.3, from - 60], [x - width * 0.4, foot - 3], width * 0.3) }));
  const coins = Array.from({ length: 130 }, () => { const t = r.next(); return oval(r.between(-20, 1620), 690 + t * 300, (8 + t * 26) * r.between(0.4, 1), (2 + t * 7) * r.between(0.4, 1)); }).join('');
  const bark = (tone: string, air: number) => faded({ dark: tone, mid: tone, light: tone, bright: tone }, AIR, air).dark;
  return (
    <Canvas>
      <Sky id="sky" height={600} stops={[[0, '#cfe3c4'], [0.6, '#f0f2cc'], [1, '#fffbe0']]} />
      <Halo id="light" x={860} y={480} rx={720} ry={320} colour="#fffdea" opacity={0.95} />
      <WoodedSlope id="far" crest={[[-60, 470], [340, 500], [760, 520], [1120, 506], [1660, 460]]} tones={faded(leaves('#3a6a48', '#9fc06a'), AIR, 0.56)} mist="#f6f4d0" radius={34} depth={120} bottom={660} />
      <Gradient id="earth" from={[0, 600]} to={[0, 1000]} stops={[[0, '#f0b98a'], [0.25, '#cf7a4e'], [0.6, '#a8503a'], [1, '#5f2a2c']]} />
      <Land crest={[[-60, 630], [500, 622], [1000, 620], [1660, 634]]} fill="url(#earth)" />
      <Halo id="sunlit" x={860} y={690} rx={620} ry={70} colour="#ffe3b0" opacity={0.6} />
      {pillars.filter(({ x }) => x !== HIDEOUT).map(({ x, body, sun, air }) => (
        <g key={x}>
          <path d={body} fill={bark(BARK[1], air)} />
          <path d={sun} fill={bark(BARK[3], air)} />
        </g>
      ))}
      {/* The level limbs that the pillars carry. */}
      {[[[-60, 300, 96], [240, 262, 84], [560, 246, 60], [820, 226, 44], [1080, 214, 30], [1300, 170, 8]], [[300, 380, 80], [520, 300, 54], [760, 282, 38], [980, 290, 26], [1180, 262, 6]], [[1660, 190, 66], [1400, 214, 50], [1180, 236, 34], [1000, 214, 10]]].map((line, i) => (
        <g key={i}>
          <path d={band(line.map(([x = 0, y = 0, w = 0]) => [x, y, w] as const))} fill={BARK[1]} />
          <path d={band(line.map(([x = 0, y = 0, w = 0]) => [x, y - w * 0.26, w * 0.3] as const))} fill={BARK[2]} />
        </g>
      ))}
      <HangingRoots id="roots-a" line={[[420, 260], [1180, 226]]} count={40} length={250} colour="#5f4234" />
      <HangingRoots id="roots-b" line={[[1180, 236], [1600, 200]]} count={22} length={320} colour="#4a3028" />
      <Trunk />
      {PADS.map((pad, i) => (
        <LeafPad key={i} id={`pad-${i}`} pad={pad} tones={GREEN} fleck={17} />
      ))}
      <HangingRoots id="roots-c" line={[[60, 210], [1560, 240]]} count={36} length={190} colour="#3a2820" />
      <LeafShade id="shade" x={520} y={860} rx={620} ry={110} colour="#4a1f30" opacity={0.42} />
      <LeafShade id="shade-right" x={1290} y={850} rx={420} ry={110} colour="#4a1f30" opacity={0.42} />
      <path d={coins} fill="#ffd9a0" opacity={0.42} />
      <Petals id="fallen" x={800} y={860} rx={760} ry={120} count={110} colour="#d9a04a" size={13} />

      {/* Hide and seek: one runs, one points, one peeps out, half behind his pillar; the mother gives it away. */}
      <Shadow x={1286} y={855} width={96} height={10} opacity={0.5} />
      <Posed id="peeper" x={1277} y={852} height={300} age={8} view="front" wears="shorts" dress={DRESS.teal} skin={SKIN.honey} hair="crop" eyes="open" pose={{ lean: -12, nod: -6, near: [56, 12], far: [-20, 6], nearLeg: [6, 0], farLeg: [-10, -2] }} />
      {pillars.filter(({ x }) => x === HIDEOUT).map(({ x, body, sun }) => (
        <g key={x}>
          <path d={body} fill={BARK[1]} />
          <path d={sun} fill={BARK[3]} />
        </g>
      ))}
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
