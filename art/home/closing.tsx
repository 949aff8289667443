/**
 * Dusk on a ridge: families and friends with lanterns walk up a path, one group after another, to the tents under the first stars.
 * The left side is dark and plain, so that text can go over or beside it.
 */
import { DRESS, SKIN } from '../people/dress.ts';
import { Family, Women } from '../people/family.tsx';
import type { WomanLooks } from '../people/woman.tsx';
import type { ChildLooks } from '../people/child.tsx';
import { Flock } from '../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../scenery/canvas.tsx';
import { faded, leaves } from '../scenery/foliage.tsx';
import { WoodedSlope } from '../scenery/forest.tsx';
import { GreatBanyan } from '../scenery/great-banyan.tsx';
import { Lantern, Tent } from '../scenery/props.tsx';
import { Land, Ridge, ridgeLine } from '../scenery/ridge.tsx';
import { band, heightAt } from '../scenery/shapes.ts';
import { Halo, Moon, Sky, Stars, Stratus, Wisps } from '../scenery/sky.tsx';
import { GrassTuft } from '../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.68, 0.65];

const NIGHT = '#1f2350';
const brow = ridgeLine('brow', [[-60, 842], [260, 830], [560, 780], [820, 712], [1060, 634], [1280, 566], [1480, 516], [1660, 494], [1980, 520]], 0.14);

type Walkers = { x: number; y: number; height: number; mother?: WomanLooks; kids?: readonly ChildLooks[] };
// Farthest first: the line of walkers leads away from us, uphill.
const LINE: readonly Walkers[] = [
  { x: 1462, y: 536, height: 58, mother: { dress: DRESS.cream, skin: SKIN.wheat }, kids: [{ age: 7, dress: DRESS.crimson }] },
  { x: 1372, y: 568, height: 74, mother: { wears: 'kurta', dress: DRESS.magenta, hair: 'plait' }, kids: [{ age: 9, wears: 'shorts', dress: DRESS.cream, hasPack: true }] },
  { x: 1252, y: 614, height: 96 },
  { x: 1120, y: 668, height: 122, mother: { dress: DRESS.lotus, skin: SKIN.cocoa }, kids: [{ age: 5, dress: DRESS.teal }] },
  { x: 918, y: 752, height: 160, mother: { dress: DRESS.crimson, skin: SKIN.honey }, kids: [{ age: 7, dress: DRESS.marigold }] },
];

export default function Closing() {
  return (
    <Canvas width={1920} height={800}>
      <At x={0} y={0} scale={1.2}>
        <Sky id="sky" height={470} stops={[[0, NIGHT], [0.42, '#3c3a7c'], [0.68, '#8a5590'], [0.86, '#d97f86'], [1, '#ffb27a']]} />
        <Stars id="first-stars" count={110} height={270} />
      </At>
      <Moon id="moon" x={1130} y={150} r={34} isCrescent />
      <Halo id="afterglow" x={1360} y={560} rx={860} ry={260} colour="#ffb070" opacity={0.75} />
      <Stratus x={1270} y={330} width={620} height={10} colour="#f0a08e" opacity={0.5} />
      <Stratus x={800} y={400} width={420} height={8} colour="#c9749a" opacity={0.45} />
      <Flock id="home" x={900} y={290} width={200} height={50} count={6} size={12} colour="#5c4a86" />

      <Ridge id="far" anchors={[[-40, 560], [200, 520], [430, 556], [640, 486], [800, 530], [1010, 470], [1200, 520], [1420, 476], [1640, 516], [1960, 480]]} colour="#a06a94" mist="#f0a58c" bottom={800} />
      <Ridge id="second" anchors={[[-40, 560], [240, 590], [480, 548], [760, 584], [980, 556], [1260, 590], [1960, 540]]} colour="#74508a" mist="#d98a92" bottom={800} />
      <Wisps id="wisps" x={760} y={606} width={1100} colour="#eaa294" opacity={0.5} />
      <Ridge id="third" anchors={[[-40, 640], [180, 612], [420, 650], [700, 622], [960, 660], [1960, 640]]} colour="#4c3d78" mist="#a86a92" rough={0.5} bottom={800} />
      <WoodedSlope id="wood" crest={[[-40, 700], [200, 684], [460, 706], [700, 700], [900, 740]]} tones={faded(leaves('#24265a', '#54487c', '#e09a8a'), '#6a4a82', 0.25)} mist="#5f4680" radius={20} depth={110} groups={4} bottom={800} />

      <Halo id="camp" x={1610} y={480} rx={280} ry={120} colour="#ffb35c" opacity={0.75} />
      <GreatBanyan id="tree" x={1790} y={516} height={330} tones={leaves('#1c1d48', '#4a3f70', '#f0a06a')} bark={['#191838', '#262350', '#4a3a66', '#b0707a']} air="#9a6488" ground={(x) => heightAt(brow, x) + 4} />
      <Gradient id="ground" from={[0, 490]} to={[0, 800]} stops={[[0, '#4a3a6a'], [0.3, '#2f2c5e'], [1, '#161839']]} />
      <Land crest={brow} fill="url(#ground)" bottom={820} />
      {[[1570, 500, 74], [1650, 500, 92]].map(([x = 0, y = 0, width = 0]) => (
        <g key={x}>
          <Halo id={`fire-${x}`} x={x} y={y - 10} rx={90} ry={50} colour="#ffc46a" opacity={0.7} />
          <Tent x={x} y={y + 8} width={width} colour="#e8a05a" glow="#fff0b8" />
        </g>
      ))}
      <path d={band([[560, 960, 420], [700, 850, 230], [880, 764, 110], [1070, 686, 58], [1230, 622, 34], [1370, 570, 20], [1480, 532, 11], [1570, 506, 2]])} fill="#5c4574" />
      <path d={band([[540, 960, 190], [690, 850, 104], [872, 763, 50], [1064, 685, 26], [1226, 621, 15], [1368, 569, 9], [1478, 531, 5], [1568, 506, 1]])} fill="#846088" />
      {Array.from({ length: 44 }, (_, tuft) => (tuft * 118.7) % 1920).map((x, tuft) => (
        <GrassTuft key={x} id={`tuft-${tuft}`} x={x} y={heightAt(brow, x) + 10 + ((tuft * 37) % 90) * Math.max(0.1, 1 - x / 2000)} size={14 + (1 - x / 1920) * 26} dark="#15163a" light="#5f4f80" />
      ))}
      <Gradient id="words" from={[0, 0]} to={[1060, 0]} stops={[[0, NIGHT, 1], [0.4, NIGHT, 0.9], [0.72, NIGHT, 0.45], [1, NIGHT, 0]]} />
      <rect width={1920} height={800} fill="url(#words)" />
      {LINE.map(({ x, y, height, mother, kids }, index) => (
        <g key={x}>
          <Halo id={`pool-${index}`} x={x} y={y} rx={Math.round(height * 1.1)} ry={Math.round(height * 0.24)} colour="#ffb45e" opacity={0.6} />
          {mother ? (
            <Family id={`walk-${index}`} x={x} y={y} height={height} mother={{ ...mother, isWindy: false }} kids={kids ?? []} />
          ) : (
            <Women id={`walk-${index}`} x={x} y={y} height={height} count={2} dresses={[DRESS.marigold, DRESS.teal]} />
          )}
          <Lantern id={`lantern-${index}`} x={Math.round(x - height * (mother ? 0.134 : 0.27))} y={Math.round(y - height * 0.5)} size={Math.round(height * 0.16)} colour="#ff9a3c" glow="#ffd27a" />
        </g>
      ))}
      {[1010, 1130, 1290, 1460, 1600, 1760, 1880].map((x, tuft) => (
        <GrassTuft key={x} id={`near-${x}`} x={x} y={812} size={60 + (tuft % 3) * 22} dark="#0f1130" light="#3f3768" blades={16} />
      ))}
    </Canvas>
  );
}
