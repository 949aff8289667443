/** The stepwell Panna Meena ka Kund from its rim: criss-cross stairs going down to green water. */
import { polygon } from '../../../kit/curves.ts';
import { Chhatri, stone } from '../../../scenery/architecture.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Ripples } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function JaipurHeritageTour3() {
  return (
    <Canvas>
      <rect width={1600} height={1000} fill="#d9a566" />
      {[0, 1, 2, 3, 4, 5, 6].map((level) => {
        const y = 120 + level * 104;
        const inset = level * 66;
        return (
          <g key={level}>
            <path d={polygon([[60 + inset, y], [1540 - inset, y], [1500 - inset, y + 104], [100 + inset, y + 104]])} fill={level % 2 ? '#e3b678' : '#d6a262'} />
            <path d={polygon([[800, y], [1540 - inset, y], [1500 - inset, y + 104], [800, y + 104]])} fill="#7a4a4c" opacity={0.16} />
            {Array.from({ length: 7 - Math.floor(level / 2) }, (_, stair) => {
              const span = (1400 - inset * 2) / (7 - Math.floor(level / 2));
              const x = 100 + inset + span * (stair + 0.5);
              return (
                <g key={stair}>
                  <path d={polygon([[x, y + 6], [x - span * 0.46, y + 104], [x - span * 0.2, y + 104], [x, y + 44]])} fill="#b57f48" />
                  <path d={polygon([[x, y + 6], [x + span * 0.46, y + 104], [x + span * 0.2, y + 104], [x, y + 44]])} fill="#8a5a3c" />
                  <path d={polygon([[x - span * 0.2, y + 104], [x, y + 44], [x + span * 0.2, y + 104]])} fill="#f0cc94" />
                </g>
              );
            })}
          </g>
        );
      })}
      <path d={polygon([[560, 848], [1040, 848], [1010, 1000], [590, 1000]])} fill="#4f8a5c" />
      <path d={polygon([[560, 848], [1040, 848], [1034, 876], [566, 876]])} fill="#2f5f44" />
      <Ripples id="ripples" x={590} y={880} width={420} height={110} count={24} colour="#b9d9a0" opacity={0.5} />
      <path d={polygon([[0, 0], [1600, 0], [1600, 120], [0, 120]])} fill="#f3dcae" />
      <path d={polygon([[0, 104], [1600, 104], [1600, 124], [0, 124]])} fill="#b5824c" />
      {[300, 1300].map((x) => (
        <Chhatri key={x} x={x} y={110} width={84} tones={stone('#e0b070')} />
      ))}
    </Canvas>
  );
}
