/**
 * Shnongpdeng at night: a fire on the river stones, tents lit from inside, the long footbridge over the Umngot against the moonlit gorge.
 * The river flows out of the gorge between bars of shingle and bends round the camp.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Canvas, Shadow } from '../../../scenery/canvas.tsx';
import { Thicket } from '../../../scenery/foliage.tsx';
import { band, heightAt, lens, rounded, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Moon, Sky, Stars } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { FadingReflection, Ripples, SunPath, Water } from '../../../scenery/water.tsx';
import { Footbridge, Gorge, NIGHT, SHORE } from './footbridge.tsx';
import { Campfire, Canoe, Dome, Log } from './night-camp.tsx';

export const focus: [number, number] = [0.48, 0.62];

const FIRE = { x: 720, y: 836 };
const MOON_X = 1010;
/** The water's edge along the camp's stones. */
const BEACH: Spot[] = [[-60, 600], [120, 622], [330, 652], [560, 684], [820, 708], [1080, 722], [1340, 726], [1660, 716]];
const GRIT = rock('#4a5c74', '#b9d0dc', '#0b1428');

/** River stones, larger towards us; those near the fire catch its light. */
function Stones() {
  const r = random('stones');
  const shore = rounded(BEACH);
  return Array.from({ length: 230 }, (_, i) => {
    const t = (i / 230) ** 0.8;
    const x = r.between(-20, 1620);
    const top = heightAt(shore, x) + 6;
    const y = top + t * (1008 - top);
    const size = (7 + t * 30) * r.between(0.5, 1.25);
    const warm = Math.max(0, 1 - Math.hypot((x - FIRE.x) / 520, (y - FIRE.y) / 170));
    const base = mix(r.pick(['#33425c', '#3d4d66', '#2a3750', '#465a70']), '#c9783a', warm * 0.7);
    return (
      <g key={i}>
        <path d={shape([[x - size, y], [x - size * 0.7, y - size * 0.42], [x, y - size * 0.56], [x + size * 0.8, y - size * 0.36], [x + size, y], [x, y + size * 0.22]])} fill={mix(base, '#0b1020', 0.34)} />
        <path d={shape([[x - size * 0.9, y - size * 0.1], [x - size * 0.6, y - size * 0.42], [x, y - size * 0.55], [x + size * 0.72, y - size * 0.36], [x + size * 0.3, y - size * 0.14]])} fill={base} />
      </g>
    );
  });
}

/** A flat bar of shingle at the foot of the gorge: a dry top in the moonlight, a dark wet edge. */
const Bar = ({ crest, edge }: { crest: readonly Spot[]; edge: readonly Spot[] }) => (
  <>
    <path d={polygon(rounded([...crest, ...edge.toReversed()]))} fill="#50667c" />
    <path d={polygon(rounded([...crest, ...crest.map(([x, y]): Spot => [x, y + 7]).toReversed()]))} fill="#7f97a6" />
    <path d={band(edge.map(([x, y], i) => [x, y, i === edge.length - 1 ? 0.5 : i % 2 ? 5 : 3]))} fill="#1d3048" />
    <path d={band(edge.map(([x, y], i) => [x, y + 5 - i, i === edge.length - 1 ? 0.5 : i % 2 ? 2 : 1]))} fill="#c6dde4" opacity={0.7} />
  </>
);

/** Rocks left by the river along both banks: x, y, width. */
const ROCKS = [[330, 566, 84], [268, 574, 60], [196, 576, 110], [402, 564, 44], [96, 590, 130], [1290, 578, 76], [1368, 588, 104], [1470, 586, 84], [1560, 600, 140], [1222, 572, 40]] as const;

/** River grass in the near left corner: x and size of each tuft. */
const REEDS = [[-10, 190], [30, 230], [66, 160], [104, 204], [140, 120], [178, 150], [226, 84], [284, 58]] as const;

export default function MeghalayaAdventure6() {
  return (
    <Canvas>
      <Sky id="sky" height={500} stops={[[0, '#0b1538'], [0.5, '#23407a'], [1, '#7fa3bd']]} />
      <Stars id="stars" count={190} height={430} />
      <Moon id="moon" x={MOON_X} y={150} r={36} />
      <Water id="river" y={SHORE - 8} bottom={760} shineOpacity={0} stops={[[0, '#a9c6d0'], [0.3, '#4d7c98'], [0.7, '#2a567c'], [1, '#1a3b60']]} />
      <FadingReflection id="image" line={SHORE} depth={150} squash={0.5} opacity={0.7} waves={20}>
        <Gorge />
        <Footbridge />
      </FadingReflection>
      <Mist id="breath" y={544} height={54} colour="#b9d3dc" opacity={0.4} />
      <Bar crest={[[-60, 560], [160, 560], [360, 556], [480, 554], [566, 560]]} edge={[[-60, 610], [120, 598], [300, 580], [450, 566], [566, 560]]} />
      <Bar crest={[[1660, 566], [1400, 566], [1220, 560], [1090, 556], [1016, 560]]} edge={[[1660, 622], [1460, 600], [1280, 580], [1130, 566], [1016, 560]]} />
      <Thicket id="foot-left" line={[[-40, 560], [60, 554], [120, 556]]} count={7} radius={24} tones={NIGHT} fleck={5} light="right" />
      <Thicket id="foot-right" line={[[1500, 566], [1580, 560], [1650, 570]]} count={8} radius={26} tones={NIGHT} fleck={5} />
      <path d={ROCKS.map(([x, y, width]) => lens(x - width * 0.06, y + 1, width * 1.24, width * 0.07)).join('')} fill="#14233a" opacity={0.7} />
      {ROCKS.map(([x, y, width]) => <Boulder key={x} id={`rock-${x}`} x={x} y={y} width={width} height={width * 0.34} tones={GRIT} light="right" />)}
      <SunPath id="moonlight" x={MOON_X} y={SHORE + 10} height={160} width={210} colour="#f4f0d2" opacity={0.85} count={40} />
      <Ripples id="ripples" y={580} height={130} count={80} colour="#bcd9e2" opacity={0.32} />

      <path d={polygon([...rounded(BEACH), [1660, 1040], [-60, 1040]])} fill="#22304a" />
      <path d={band(rounded(BEACH, 4).map(([x, y], i) => [x, y + 2, 7 + (i % 3) * 4]))} fill="#16243c" />
      <path d={band(rounded(BEACH, 4).map(([x, y], i) => [x, y - 3, 1.4 + (i % 4)]))} fill="#cfe2e6" opacity={0.7} />
      <Stones />
      <Halo id="tents-glow" x={330} y={700} rx={460} ry={140} colour="#ffc25a" opacity={0.45} />
      <Dome id="tent-1" x={92} y={728} width={250} colour="#d9623a" turn={38} />
      <Dome id="tent-2" x={402} y={736} width={272} colour="#f2b02b" />
      <Halo id="tent-glow" x={1330} y={752} rx={240} ry={60} colour="#8fd0b0" opacity={0.35} />
      <Dome id="tent-3" x={1330} y={748} width={236} colour="#3f9a8c" isShut />
      <Halo id="fire-glow" x={FIRE.x} y={FIRE.y - 30} rx={520} ry={260} colour="#ff9a3a" opacity={0.6} />

      <Canoe />

      <path d={lens(430, 884, 480, 26)} fill="#0b1220" opacity={0.5} />
      <Log from={[322, 846]} to={[606, 852]} />
      <Posed id="mother" x={410} y={822} height={300} light="right" isSeated pose={{ ...POSE.sit, lean: 8, near: [40, 84] }} wears="sari" dress={DRESS.lotus} skin={SKIN.cinnamon} hair="bun" />
      <Posed id="girl" x={520} y={826} height={300} light="right" isSeated age={7} pose={{ ...POSE.sit, near: [56, 84], far: [50, 78] }} wears="frock" dress={DRESS.marigold} skin={SKIN.cinnamon} hair="plaits" inHand={<path d="M0 0L96 -26M92 -25h12" stroke="#e8c48a" strokeWidth={4} />} />
      <Campfire {...FIRE} />
      <path d={lens(1010, 902, 380, 24)} fill="#0b1220" opacity={0.5} />
      <Log from={[1076, 876]} to={[872, 872]} />
      <Posed id="friend" x={1000} y={846} height={300} flip isSeated pose={{ ...POSE.sit, near: [34, 70] }} dress={{ ...DRESS.teal, second: '#3f5a86' }} skin={SKIN.honey} hair="plait" />
      <Posed id="small" x={930} y={824} height={316} flip isSeated age={3} pose={{ near: [94, 112], far: [84, 100], nearLeg: [78, 12], farLeg: [70, 4] }} wears="frock" dress={DRESS.magenta} skin={SKIN.honey} hair="bob" />
      <Shadow x={1160} y={958} width={80} height={9} colour="#0b1220" opacity={0.5} />
      <Posed id="star-gazer" x={1130} y={954} height={330} view="back" age={9} pose={{ near: [12, -4], far: [-150, -162], nearLeg: [5, 0], farLeg: [-5, 0] }} wears="shorts" dress={DRESS.crimson} skin={SKIN.cinnamon} hair="crop" turn={-1} />
      {REEDS.map(([x, size], i) => <GrassTuft key={x} id={`reed-${i}`} x={x} y={1012} size={size} dark="#0f1d33" light="#3a4a52" blades={14} />)}
    </Canvas>
  );
}
