/** A carved houseboat on Nigeen lake at night, lit windows doubled in the black water, a child at the rail. */
import { polygon } from '../../../kit/curves.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Lantern } from '../../../scenery/props.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { Halo, Sky, Stars } from '../../../scenery/sky.tsx';
import { Reflection, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function KashmirLakesTour2() {
  return (
    <Canvas>
      <Sky id="sky" height={540} stops={[[0, '#0c1534'], [1, '#2f4270']]} />
      <Stars id="stars" count={100} height={420} />
      <Ridge id="hills" anchors={[[-40, 470], [400, 400], [800, 450], [1240, 380], [1640, 440]]} colour="#1d2a50" mist="#3f5480" bottom={580} />
      <Water id="lake" y={560} stops={[[0, '#2a3c68'], [1, '#0d1634']]} />
      <Reflection id="image" line={640} squash={0.7} depth={300} veil="#121c40" opacity={0.65}>
        <g>
          <path d={polygon([[180, 590], [1420, 590], [1360, 640], [260, 640]])} fill="#5a3424" />
          <rect x={300} y={400} width={900} height={190} fill="#8a5630" />
          <path d={polygon([[270, 400], [1240, 400], [1210, 360], [310, 360]])} fill="#6b3c22" />
          {Array.from({ length: 24 }, (_, tooth) => (
            <path key={tooth} d={polygon([[276 + tooth * 40, 400], [316 + tooth * 40, 400], [296 + tooth * 40, 426]])} fill="#a87040" />
          ))}
          {[360, 500, 640, 780, 920].map((x) => (
            <g key={x}>
              <rect x={x} y={450} width={92} height={104} fill="#ffe6a0" />
              <path d={polygon([[x + 44, 450], [x + 48, 450], [x + 48, 554], [x + 44, 554]])} fill="#6b3c22" />
              <rect x={x} y={498} width={92} height={6} fill="#6b3c22" />
            </g>
          ))}
          {[1060, 1130, 1200, 1300, 1390].map((x) => (
            <rect key={x} x={x} y={410} width={12} height={184} fill="#6b3c22" />
          ))}
          <path d={polygon([[1050, 410], [1420, 410], [1400, 372], [1070, 372]])} fill="#6b3c22" />
          <rect x={1060} y={540} width={350} height={10} fill="#a87040" />
        </g>
      </Reflection>
      <Halo id="lamp-1" x={1180} y={440} rx={130} ry={110} colour="#ffcf7a" opacity={0.7} />
      <Lantern id="lantern-1" x={1180} y={416} size={34} />
      <Lantern id="lantern-2" x={1330} y={416} size={34} />
      <Child id="child" x={1250} y={590} height={200} isHeld={false} age={8} dress={DRESS.crimson} skin={SKIN.wheat} />
      <Ripples id="ripples" x={240} y={660} width={1200} height={240} count={80} colour="#ffd98a" opacity={0.4} />
    </Canvas>
  );
}
