/** Clear turquoise shallows from straight above at noon, a mother and child floating side by side with snorkels. */
import { mix } from '../../../kit/colour.ts';
import { shape } from '../../../people/body.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PhuketBeach1() {
  return (
    <Canvas>
      <rect width={1600} height={1000} fill="#3fc0b8" />
      <Gradient id="deep" from={[0, 0]} to={[1600, 1000]} stops={[[0, '#b9f0dc'], [0.5, '#57cfc2'], [1, '#1f9aa8']]} />
      <rect width={1600} height={1000} fill="url(#deep)" />
      <g fill="none" stroke="#e6fff4" strokeWidth={6} opacity={0.4}>
        {Array.from({ length: 46 }, (_, net) => {
          const x = (net * 157) % 1600;
          const y = (net * 89) % 1000;
          return <path key={net} d={`M${x} ${y}q40 -34 86 0t80 10q-30 40 -70 34t-96 -44`} />;
        })}
      </g>
      {[[220, 780, 150], [1340, 240, 190], [1260, 820, 120], [180, 230, 90]].map(([x = 0, y = 0, r = 0]) => (
        <g key={x}>
          <path d={shape([[x - r, y], [x - r * 0.5, y - r * 0.7], [x + r * 0.4, y - r * 0.6], [x + r, y], [x + r * 0.5, y + r * 0.6], [x - r * 0.5, y + r * 0.5]])} fill="#2f7f80" opacity={0.7} />
          <path d={shape([[x - r * 0.5, y], [x, y - r * 0.4], [x + r * 0.5, y], [x, y + r * 0.3]])} fill="#d98a7a" opacity={0.7} />
        </g>
      ))}
      {[[700, 560, 1, '#d2432f', '#a66c45'], [980, 600, 0.66, '#f2a51b', '#a66c45']].map(([x, y, s, suit, skin]) => (
        <g key={x}>
          <g transform={`translate(${Number(x) + 60} ${Number(y) + 80}) rotate(-24) scale(${s})`} fill="#0f6a78" opacity={0.35}>
            <ellipse cx={0} cy={0} rx={60} ry={170} />
          </g>
          <g transform={`translate(${x} ${y}) rotate(-24) scale(${s})`}>
            <path d="M-44 -96Q-150 -120 -190 -210M44 -96Q150 -120 190 -210" stroke={String(skin)} strokeWidth={30} strokeLinecap="round" fill="none" />
            <path d="M-24 120L-44 280M24 120L50 276" stroke={String(skin)} strokeWidth={36} strokeLinecap="round" />
            <path d={shape([[-70, 270], [-40, 262], [-18, 390, 'corner'], [-96, 390, 'corner']])} fill="#2c3e73" />
            <path d={shape([[30, 262], [70, 268], [106, 380, 'corner'], [30, 392, 'corner']])} fill="#2c3e73" />
            <path d={shape([[-60, -110], [60, -110], [50, 0], [60, 130], [0, 150], [-60, 130], [-50, 0]])} fill={String(suit)} />
            <path d={shape([[20, -110], [60, -110], [50, 0], [60, 130], [10, 148], [24, 20]])} fill={mix(String(suit), '#3A1638', 0.26)} />
            <ellipse cx={0} cy={-168} rx={50} ry={58} fill="#211816" />
            <path d="M40 -200Q90 -210 92 -280" stroke="#f2f2ea" strokeWidth={16} fill="none" strokeLinecap="round" />
            <path d="M92 -250V-284" stroke="#d2432f" strokeWidth={16} strokeLinecap="round" />
          </g>
        </g>
      ))}
    </Canvas>
  );
}
