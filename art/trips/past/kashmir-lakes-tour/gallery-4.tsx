/** Gulmarg in October: a mother and a girl in a gondola cabin over a ravine of firs look down at a family waving from the bridle path. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { LongShadow, Turf } from '../../../scenery/ground.tsx';
import { heightAt } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Cabin, DOWN, Ropes, Tower, UP } from './gondola.tsx';
import { Beyond, Bowl, FarSlope, Knoll, LeftFirs, Ravine } from './gulmarg.tsx';
import { Pony } from './pony.tsx';
import { Flock, type SheepAt } from './sheep.tsx';

export const focus: [number, number] = [0.58, 0.5];

/** Sheep on their way down, grazing along the slope. */
const SHEEP: readonly SheepAt[] = [[1300, 646, 18, 'grazes', 'left'], [1330, 640, 17, 'looks', 'left'], [1364, 646, 19, 'grazes'], [1404, 636, 18, 'grazes', 'left'], [1280, 660, 21, 'grazes', 'left'], [1436, 646, 20, 'looks', 'left'], [1350, 664, 22, 'grazes', 'left'], [1484, 632, 19, 'grazes', 'left']];

/** Hired ponies walking home over the meadow, saddles empty. */
const PONIES = [[250, 690, 29, '#5a4034'], [306, 698, 31, '#cfc6ba'], [400, 694, 30, '#9a5d34']] as const;

/** The family watching the cabin: the mother shades her eyes, the little one points, a girl waves, and the boy has run ahead. */
const Watchers = () => (
  <>
    {[[562, 924, 170, 44], [640, 928, 240, 52], [704, 934, 130, 36], [850, 928, 120, 40]].map(([x = 0, y = 0, long = 0, width = 0]) => <LongShadow key={x} x={x} y={y} to={[x + long, y + 22]} width={width} colour="#3a2420" opacity={0.42} />)}
    <Posed id="waver" x={562} y={924} height={310} age={9} wears="pheran" dress={DRESS.crimson} skin={SKIN.honey} hair="plaits" cap="#1f7f86" pose={{ nod: -16, near: [-10, 8], far: [140, 160], nearLeg: [10, 2], farLeg: [-10, -8] }} />
    <Posed id="mother" x={640} y={928} height={310} wears="sari" dress={DRESS.magenta} skin={SKIN.honey} hair="bun" pose={{ ...POSE.shadeEyes, lean: -3, nod: -16, near: [24, 40], far: [104, 224] }} />
    <Posed id="pointer" x={704} y={934} height={310} age={5} wears="pheran" dress={DRESS.teal} skin={SKIN.honey} hair="bob" cap="#f2a51b" pose={{ lean: -4, nod: -18, near: [128, 136], far: [-12, 4], nearLeg: [5, 0], farLeg: [-6, -2] }} />
    <Posed id="runner" x={850} y={926} height={300} age={8} wears="shorts" dress={{ ...DRESS.cream, second: '#2c3e73' }} skin={SKIN.honey} hair="crop" pose={{ lean: 6, nod: -18, near: [146, 164], far: [60, 110], nearLeg: [34, -6], farLeg: [-22, -52] }} />
    {[528, 580, 616, 666, 732, 828, 880, 966, 1044].map((x, i) => <GrassTuft key={x} id={`foot-${x}`} x={x} y={934 + (i % 3) * 5 + (x > 900 ? 28 : 0)} size={[26, 20, 24, 22, 28, 24, 20][i] ?? 34} dark="#7a5228" light="#e0b060" blades={8} />)}
  </>
);

export default function KashmirLakesTour4() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#4a8fc6'], [0.5, '#a9cddd'], [0.85, '#f5e2c4'], [1, '#ffdcae']]} />
      <Halo id="morning" x={40} y={420} rx={760} ry={330} colour="#ffe6b4" opacity={0.7} />
      <Stratus x={330} y={110} width={480} colour="#fff3e0" opacity={0.7} />
      <Stratus x={640} y={172} width={300} height={8} colour="#fff3e0" opacity={0.6} />
      <Beyond />
      <Bowl />
      <LeftFirs />
      <Tower x={300} y={646} height={104} arm={17} />
      <Tower x={520} y={694} height={262} arm={42} />
      {PONIES.map(([x, y, height, base]) => <Pony key={x} id={`pony-${x}`} x={x} y={y} height={height} base={base} cloth="#2c3e73" flip />)}
      <FarSlope />
      <Flock sheep={SHEEP} />
      <Ropes />
      <Cabin id="cabin-far" x={352} y={heightAt(DOWN, 352)} size={0.14} colour="#f2a51b" />
      <Cabin id="cabin-mid" x={690} y={heightAt(DOWN, 690)} size={0.36} colour="#2f7f9c" />
      <Cabin id="cabin-up" x={462} y={heightAt(UP, 462)} size={0.2} colour="#d9432f" />
      <Ravine />
      <Cabin id="cabin" x={1040} y={heightAt(UP, 1040)} size={1.15} colour="#d2392f">
        <Posed id="rider-mother" x={6} y={314} height={262} flip wears="kurta" dress={DRESS.teal} skin={SKIN.wheat} hair="plait" isSeated pose={{ lean: 6, nod: 14, near: [20, 60], far: [30, 70] }} />
        <Posed id="rider-girl" x={-76} y={306} height={262} flip age={7} wears="pheran" dress={DRESS.marigold} skin={SKIN.wheat} hair="plaits" cap="#2c3e73" isSeated pose={{ lean: 10, nod: 14, near: [30, 80], far: [140, 172] }} />
      </Cabin>
      <Knoll />
      <Watchers />
      <Turf id="near-grass" crest={[[-60, 952], [300, 972], [640, 1004], [940, 1004], [1200, 990], [1660, 976]]} bottom={1016} size={60} dark="#5c3a22" light="#e0b060" count={420} />
    </Canvas>
  );
}
