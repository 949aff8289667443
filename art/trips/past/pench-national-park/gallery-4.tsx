/** The wide Totladoh reservoir at noon: grey drowned trees in blue water with dark cormorants on their branches. */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { band } from '../../../scenery/shapes.ts';
import { Cumulus, Sky } from '../../../scenery/sky.tsx';
import { Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PenchNationalPark4() {
  return (
    <Canvas>
      <Sky id="sky" height={460} stops={[[0, '#4f9ccb'], [1, '#d9ecec']]} />
      <Cumulus id="cloud" x={1160} y={230} width={520} height={100} lit="#ffffff" shade="#d3e3ea" opacity={0.85} />
      <Ridge id="hills" anchors={[[-40, 430], [400, 390], [800, 424], [1240, 380], [1640, 416]]} colour="#8fa98f" mist="#dbe9d6" bottom={500} />
      <Water id="lake" y={450} stops={[[0, '#a3cfe0'], [0.4, '#3f8fbf'], [1, '#1d5f94']]} />
      <Ripples id="ripples" y={470} height={500} count={150} colour="#e2f3fa" opacity={0.45} />
      {[[300, 640, 330], [620, 560, 200], [880, 760, 520], [1180, 600, 250], [1400, 700, 420]].map(([x = 0, y = 0, h = 0]) => (
        <g key={x} fill="#8f8a84">
          <ellipse cx={x} cy={y + 4} rx={h * 0.14} ry={h * 0.02} fill="#174a78" opacity={0.4} />
          <path d={band([[x, y, h * 0.09], [x + h * 0.02, y - h * 0.4, h * 0.06], [x - h * 0.02, y - h * 0.75, h * 0.035], [x + h * 0.01, y - h, 3]])} />
          <path d={band([[x + h * 0.01, y - h * 0.5, h * 0.035], [x + h * 0.16, y - h * 0.66, h * 0.02], [x + h * 0.28, y - h * 0.72, 3]])} />
          <path d={band([[x - h * 0.01, y - h * 0.62, h * 0.03], [x - h * 0.14, y - h * 0.8, h * 0.016], [x - h * 0.22, y - h * 0.94, 2]])} />
          {[[0.26, 0.72], [-0.2, 0.92], [0.01, 1]].map(([dx = 0, dy = 0]) => (
            <g key={dx} transform={`translate(${x + h * dx} ${y - h * dy}) scale(${h / 420})`} fill="#1d2430">
              <path d={shape([[-10, 0], [-14, -30], [-4, -54], [6, -60], [10, -40], [8, 0], [0, 26]])} />
              <path d={band([[2, -54, 9], [6, -78, 7], [0, -92, 9]])} />
              <path d={polygon([[-2, -96], [-26, -88], [-2, -88]])} fill="#c9a24a" />
            </g>
          ))}
        </g>
      ))}
    </Canvas>
  );
}
