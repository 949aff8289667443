/** Umiam lake from above at mid-morning, deep blue with small pine islands, two tall pines on the left. */
import { shape } from '../../../people/body.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { Cumulus, Sky } from '../../../scenery/sky.tsx';
import { Conifer } from '../../../scenery/trees.tsx';
import { Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function MeghalayaAdventure3() {
  return (
    <Canvas>
      <Sky id="sky" height={320} stops={[[0, '#7fb9d6'], [1, '#eef3e2']]} />
      <Cumulus id="cloud" x={1080} y={210} width={620} height={110} lit="#ffffff" shade="#d3e3ea" opacity={0.9} />
      <Ridge id="hills-1" anchors={[[-40, 290], [300, 240], [700, 280], [1100, 230], [1640, 270]]} colour="#9cbfc0" mist="#e2eee2" bottom={420} />
      <Ridge id="hills-2" anchors={[[-40, 340], [400, 310], [800, 346], [1300, 300], [1640, 330]]} colour="#6a9c8a" mist="#cfe3d0" bottom={460} />
      <Water id="lake" y={370} stops={[[0, '#8fc4d9'], [0.3, '#3f86b5'], [1, '#1d4f86']]} />
      <Ripples id="ripples" y={400} height={580} count={150} colour="#d9eef6" opacity={0.4} />
      {[[560, 470, 170], [980, 440, 130], [1260, 540, 240], [760, 620, 280], [1480, 760, 260]].map(([x = 0, y = 0, w = 0]) => (
        <g key={x}>
          <path d={shape([[x - w / 2, y], [x - w * 0.3, y - w * 0.12], [x, y - w * 0.16], [x + w * 0.3, y - w * 0.1], [x + w / 2, y], [x, y + w * 0.07]])} fill="#b98f5c" />
          <path d={shape([[x - w * 0.44, y - 4], [x - w * 0.26, y - w * 0.2], [x + w * 0.04, y - w * 0.26], [x + w * 0.3, y - w * 0.16], [x + w * 0.44, y - 4]])} fill="#3f6f44" />
          {[-0.3, -0.14, 0.02, 0.18, 0.32].map((at, tree) => (
            <Conifer key={at} id={`pine-${x}-${tree}`} x={x + w * at} y={y - 6} height={w * (0.42 + (tree % 3) * 0.1)} slim={0.42} />
          ))}
        </g>
      ))}
      <Land crest={[[-60, 900], [240, 880], [520, 930], [700, 1040]]} fill="#2f5a34" />
      <Conifer id="near-1" x={160} y={980} height={940} slim={0.4} dark="#163a2c" lit="#4f7d4a" />
      <Conifer id="near-2" x={360} y={1010} height={760} slim={0.4} dark="#163a2c" lit="#4f7d4a" />
    </Canvas>
  );
}
