/** Straight through the painted arches of Patrika Gate, one behind the other, a girl walking in the middle. */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS } from '../../../people/dress.ts';
import { archPath } from '../../../scenery/architecture.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function JaipurHeritageTour5() {
  return (
    <Canvas>
      <rect width={1600} height={1000} fill="#e8927c" />
      {[['#d2607a', '#f6d58a'], ['#2f86a0', '#fbe6bc'], ['#e0a23a', '#fff3dc'], ['#3f9a84', '#f9dcc0'], ['#c9566a', '#fff3dc'], ['#4f78b8', '#fbe6bc']].map(([paint = '', trim = ''], ring) => {
        const width = 1240 * 0.74 ** ring;
        const height = 900 * 0.76 ** ring;
        const foot = 980 - ring * (ring < 3 ? 66 : 44) + (ring >= 3 ? -60 : 0);
        return (
          <g key={ring}>
            <path d={archPath('cusped', 800, foot, width + 60, height + 34)} fill={trim} />
            <path d={archPath('cusped', 800, foot, width, height)} fill={paint} />
            <path d={archPath('cusped', 800, foot, width * 0.92, height * 0.94)} fill={mix(paint, '#fff3dc', 0.35)} />
          </g>
        );
      })}
      <path d={archPath('cusped', 800, 756, 200, 190)} fill="#bfe3e6" />
      <path d={polygon([[700, 756], [900, 756], [1420, 1010], [180, 1010]])} fill="#e6c79c" />
      <path d={polygon([[760, 756], [840, 756], [1010, 1010], [590, 1010]])} fill="#f6dfb8" />
      <Child id="girl" x={800} y={930} height={300} isHeld={false} age={8} dress={DRESS.indigo} />
    </Canvas>
  );
}
