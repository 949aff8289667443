/** Dolphin's Nose jutting out over a valley of white morning cloud, blue ridges beyond, a mother and child behind the railing. */
import { polygon } from '../../../kit/curves.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Woman } from '../../../people/woman.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Thicket, leaves } from '../../../scenery/foliage.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { Cumulus, Sky, Sun } from '../../../scenery/sky.tsx';
import { RockFace, rock } from '../../../scenery/stone.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function CoonoorOotyTeaTrails1() {
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#86b4d6'], [0.6, '#e6e3d0'], [1, '#ffe9c0']]} />
      <Sun id="sun" x={1200} y={300} r={48} colour="#fffbe8" glow="#ffeab8" reach={10} />
      {[[430, '#a9c0cf', 0], [490, '#86a8bb', 60], [550, '#6690a3', 20]].map(([y, colour, shift]) => (
        <Ridge key={y} id={`ridge-${y}`} anchors={[[-40, Number(y)], [300 + Number(shift), Number(y) - 50], [700, Number(y) + 10], [1100 - Number(shift), Number(y) - 40], [1640, Number(y)]]} colour={String(colour)} mist="#f3ead8" bottom={1040} />
      ))}
      <Cumulus id="cloud-1" x={520} y={760} width={900} height={150} lit="#ffffff" shade="#dfe6e6" opacity={1} />
      <Cumulus id="cloud-2" x={1280} y={800} width={820} height={170} lit="#ffffff" shade="#dfe6e6" opacity={1} />
      <rect y={780} width={1600} height={230} fill="#f3f4ee" />
      <RockFace id="nose" outline={[[-20, 420], [200, 400], [420, 410], [640, 440], [820, 490], [860, 520], [760, 560], [560, 600], [420, 680], [300, 820], [220, 1020], [-20, 1020]]} tones={rock('#7d7f78', '#f0e6c8', '#2f3a4c')} facets={34} bands={3} />
      <Thicket id="bushes" line={[[-40, 420], [160, 404], [340, 408]]} count={16} radius={30} tones={leaves('#245a3c', '#86b052')} fleck={5} />
      <path d={polygon([[-10, 900], [1610, 860], [1610, 1010], [-10, 1010]])} fill="#6f8f4a" />
      <g fill="#5f6a74">
        {Array.from({ length: 17 }, (_, post) => (
          <rect key={post} x={post * 100 - 6} y={800 - post * 2.4} width={12} height={110} />
        ))}
        <path d={polygon([[-10, 800], [1610, 760], [1610, 772], [-10, 812]])} />
        <path d={polygon([[-10, 850], [1610, 810], [1610, 820], [-10, 860]])} />
      </g>
      <Woman id="mother" x={1000} y={970} height={360} wears="kurta" dress={DRESS.crimson} hair="plait" arm="hold" />
      <Child id="girl" x={1096} y={974} height={360} age={6} dress={DRESS.marigold} />
    </Canvas>
  );
}
