/** Dusk on a ridge: families walk in a line with lanterns under the first stars. The left of the sky belongs to the words beside it. */
import { DRESS, SKIN } from '../people/dress.ts';
import { Family, Women } from '../people/family.tsx';
import { Canvas } from '../scenery/canvas.tsx';
import { Lantern } from '../scenery/props.tsx';
import { Land, Ridge, ridgeLine } from '../scenery/ridge.tsx';
import { heightAt } from '../scenery/shapes.ts';
import { Halo, Mist, Moon, Sky, Stars, Stratus } from '../scenery/sky.tsx';
import { Conifer } from '../scenery/trees.tsx';

export const focus: [number, number] = [0.55, 0.6];

const path = ridgeLine('walk', [[-60, 800], [300, 770], [640, 720], [960, 690], [1300, 640], [1660, 600]], 0.12);
const walkers: readonly [number, number][] = [[330, 1], [560, 0.94], [780, 0.88], [990, 0.82], [1180, 0.76]];

export default function Closing() {
  return (
    <Canvas>
      <Sky id="sky" height={700} stops={[[0, '#1f2350'], [0.45, '#3f3f82'], [0.75, '#a5688c'], [1, '#f2a27c']]} />
      <Stars id="stars" count={80} height={330} />
      <Moon id="moon" x={1240} y={170} r={34} bite="#2a2c60" />
      <Stratus x={420} y={400} width={560} colour="#e9a6a0" opacity={0.35} />
      <Halo id="afterglow" x={1020} y={610} rx={720} ry={220} colour="#ffb27a" opacity={0.65} />
      <Ridge id="far" anchors={[[-40, 600], [240, 556], [520, 600], [820, 540], [1120, 590], [1400, 530], [1660, 570]]} colour="#8a6390" mist="#e8a08a" />
      <Ridge id="middle" anchors={[[-40, 680], [280, 640], [620, 676], [980, 622], [1300, 660], [1660, 610]]} colour="#5f4a82" mist="#b9789a" />
      <Mist id="mist" y={690} height={90} colour="#e09a94" opacity={0.4} />
      <Land crest={path} fill="#2a2a5c" />
      {walkers.map(([x, size], index) => {
        const foot = heightAt(path, x) + 6;
        const height = 140 * size;
        return index === 2 ? (
          <Women key={x} id={`walk-${index}`} x={x} y={foot} height={height} count={2} dresses={[DRESS.lotus, DRESS.cream]} />
        ) : (
          <Family
            key={x}
            id={`walk-${index}`}
            x={x}
            y={foot}
            height={height}
            mother={{ wears: index % 2 ? 'kurta' : 'sari', dress: [DRESS.crimson, DRESS.marigold, DRESS.lotus, DRESS.cream, DRESS.magenta][index]!, skin: [SKIN.honey, SKIN.wheat, SKIN.cocoa, SKIN.cinnamon, SKIN.honey][index]!, hair: index % 2 ? 'plait' : 'bun' }}
            kids={[{ age: 6 + (index % 3) * 2, wears: index % 2 ? 'shorts' : 'frock', dress: [DRESS.marigold, DRESS.cream, DRESS.teal, DRESS.crimson, DRESS.lotus][index]! }]}
          />
        );
      })}
      {walkers.map(([x, size], index) => (
        <Lantern key={x} id={`lantern-${index}`} x={x - 26 * size} y={heightAt(path, x) - 78 * size} size={20 * size} />
      ))}
      <Land crest={ridgeLine('near', [[-60, 930], [400, 900], [800, 870], [1240, 800], [1660, 740]], 0.2)} fill="#191b40" />
      {[[60, 960, 330], [150, 980, 250], [1470, 860, 300], [1560, 860, 420]].map(([x = 0, y = 0, height = 0]) => (
        <Conifer key={x} id={`deodar-${x}`} x={x} y={y} height={height} dark="#14173a" lit="#2c2f5e" trunk="#191b40" slim={0.5} />
      ))}
    </Canvas>
  );
}
