/** Out of the mouth of Mawsmai cave: black limestone all round, bright green forest in the opening, two children in outline. */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { Child } from '../../../people/child.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { Halo } from '../../../scenery/sky.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function MeghalayaAdventure4() {
  return (
    <Canvas>
      <rect width={1600} height={1000} fill="#dff0c0" />
      <Halo id="light" x={820} y={420} rx={420} ry={380} colour="#fffff0" opacity={0.9} />
      <WoodedSlope id="wood" crest={[[400, 380], [640, 330], [900, 360], [1240, 310]]} tones={leaves('#2f7a46', '#a9d95c', '#ffffc0')} mist="#e6f6c0" radius={46} groups={4} fleck={9} bottom={820} />
      <Land crest={[[300, 760], [800, 740], [1300, 760]]} fill="#8fbf4f" />
      <path d={polygon([[0, 0], [1600, 0], [1600, 1000], [0, 1000]]) + shape([[470, 860], [420, 640], [470, 430], [600, 280], [780, 200], [980, 230], [1130, 350], [1200, 540], [1170, 740], [1190, 870], [1000, 900], [700, 890]])} fill="#15181f" fillRule="evenodd" />
      <path d={shape([[470, 860], [420, 640], [470, 430], [600, 280], [520, 420], [500, 640], [540, 850]])} fill="#3f4a4c" />
      <path d={shape([[1130, 350], [1200, 540], [1170, 740], [1190, 870], [1140, 800], [1130, 560]])} fill="#2c3438" />
      {[[560, 300, 40, 170], [690, 226, 50, 200], [860, 204, 36, 140], [1010, 246, 52, 220], [1100, 320, 34, 120]].map(([x = 0, y = 0, w = 0, h = 0]) => (
        <path key={x} d={polygon([[x - w, y - 40], [x + w, y - 40], [x + w * 0.2, y + h], [x - w * 0.1, y + h * 0.9]])} fill="#1d2229" />
      ))}
      <path d={shape([[300, 1010], [420, 880], [640, 850], [820, 880], [1020, 860], [1240, 890], [1400, 1010]])} fill="#1b1f26" />
      <g opacity={1}>
        <Child id="girl" x={760} y={874} height={300} isHeld={false} age={9} dress={{ base: '#1d2229', trim: '#2c3438', second: '#14171c' }} skin="#20252b" />
        <Child id="boy" x={900} y={874} height={300} isHeld={false} age={6} wears="shorts" dress={{ base: '#1d2229', trim: '#2c3438', second: '#14171c' }} skin="#20252b" arm="point" />
      </g>
    </Canvas>
  );
}
