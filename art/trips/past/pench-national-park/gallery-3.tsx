/** An Indian roller opening bright blue wings on a bare branch, yellow grass below, a clear sky behind. */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { band } from '../../../scenery/shapes.ts';
import { Sky } from '../../../scenery/sky.tsx';
import { TallGrass } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PenchNationalPark3() {
  return (
    <Canvas>
      <Sky id="sky" height={1000} stops={[[0, '#6fb0d6'], [0.6, '#d3e6dc'], [1, '#f6ecc4']]} />
      <TallGrass id="grass-back" x={-60} y={1000} width={1720} height={260} />
      <path d={band([[1660, 760, 60], [1400, 720, 44], [1100, 700, 34], [820, 640, 26], [560, 600, 18], [360, 520, 8]])} fill="#6b4a38" />
      <path d={band([[1100, 700, 22], [1000, 560, 14], [960, 430, 6]])} fill="#6b4a38" />
      <path d={band([[560, 602, 14], [470, 660, 8], [400, 760, 4]])} fill="#6b4a38" />
      <g transform="translate(760 560) scale(1.25)">
        <path d={shape([[-30, -40], [-150, -190], [-300, -260], [-390, -240, 'corner'], [-340, -190], [-290, -140], [-210, -70], [-120, -10], [-40, 10]])} fill="#1f5fb0" />
        <path d={shape([[-60, -60], [-150, -160], [-260, -220], [-220, -150], [-130, -70]])} fill="#57c0e0" />
        <path d={shape([[20, -50], [90, -210], [220, -320], [320, -330, 'corner'], [290, -270], [250, -200], [180, -110], [90, -30], [20, 0]])} fill="#174f9c" />
        <path d={shape([[40, -70], [110, -190], [210, -270], [180, -190], [100, -90]])} fill="#3fa9d6" />
        <path d={shape([[-46, -60], [0, -96], [44, -60], [46, 0], [20, 56], [-14, 60], [-44, 10]])} fill="#b9826a" />
        <path d={shape([[-20, 30], [16, 40], [30, 130, 'corner'], [-30, 130, 'corner']])} fill="#1f5fb0" />
        <path d={shape([[-44, -80], [-30, -124], [6, -134], [36, -112], [34, -76], [0, -60]])} fill="#c79478" />
        <path d={shape([[-30, -120], [6, -134], [34, -114], [0, -106]])} fill="#3fa0c9" />
        <path d={polygon([[-40, -104], [-96, -92], [-42, -84]])} fill="#3a2a2a" />
        <circle cx={-18} cy={-102} r={6} fill="#1b1518" />
      </g>
      <TallGrass id="grass" x={-60} y={1040} width={1720} height={200} dark="#a8843a" mid="#d9b45c" light="#f3dc98" />
    </Canvas>
  );
}
