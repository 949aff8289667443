/** A line of tiger pugmarks across a pale dust track from straight above, a fallen teak leaf beside them. */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Petals } from '../../../scenery/foliage.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PenchNationalPark2() {
  return (
    <Canvas>
      <rect width={1600} height={1000} fill="#dcbf8e" />
      <path d={polygon([[0, 0], [330, 0], [250, 1000], [0, 1000]])} fill="#b9995c" />
      <path d={polygon([[1310, 0], [1600, 0], [1600, 1000], [1380, 1000]])} fill="#b9995c" />
      <Petals id="dust" x={800} y={500} rx={620} ry={480} count={170} colour="#cba976" size={9} />
      {[0, 1, 2, 3, 4].map((mark) => (
        <g key={mark} transform={`translate(${440 + mark * 190 + (mark % 2) * 30} ${830 - mark * 150}) rotate(48) scale(1.25)`} fill="#a37f4c">
          <path d={shape([[0, 44], [-34, 40], [-42, 12], [-22, -12], [0, -18], [22, -12], [42, 12], [34, 40]])} />
          {[[-52, -26, -24], [-20, -56, -8], [20, -56, 8], [52, -26, 24]].map(([x = 0, y = 0, turn = 0]) => (
            <ellipse key={x} cx={x} cy={y} rx={14} ry={20} transform={`rotate(${turn} ${x} ${y})`} />
          ))}
          <path d={shape([[0, 40], [-28, 36], [-34, 14], [0, 24], [34, 14], [28, 36]])} fill="#8a6838" />
        </g>
      ))}
      <g transform="translate(1060 690) rotate(24)">
        <path d={shape([[0, -190, 'corner'], [90, -110], [120, 10], [70, 120], [0, 180, 'corner'], [-76, 116], [-116, 6], [-86, -112]])} fill="#a8642f" />
        <path d={shape([[0, -190, 'corner'], [90, -110], [120, 10], [70, 120], [0, 180, 'corner'], [6, 0]])} fill="#8a4a24" />
        <path d="M0 -184V230M0 -110L70 -150M0 -50L104 -80M0 20L104 10M0 90L70 104M0 -110L-66 -150M0 -50L-100 -80M0 20L-100 10M0 90L-70 104" stroke="#e0a860" strokeWidth={5} fill="none" />
      </g>
      {[60, 150, 240, 1400, 1480, 1560].map((x) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={300 + ((x * 7) % 640)} size={90} dark="#8a7a3a" light="#d9c878" />
      ))}
    </Canvas>
  );
}
