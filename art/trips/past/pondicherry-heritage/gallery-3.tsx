/** A tall arched gate with sea-green shutters in a rose-pink wall, a small boy before it. */
import { polygon } from '../../../kit/curves.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS } from '../../../people/dress.ts';
import { archPath } from '../../../scenery/architecture.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Bougainvillea } from '../../../scenery/foliage.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PondicherryHeritage3() {
  return (
    <Canvas>
      <rect width={1600} height={1000} fill="#dd8f86" />
      <Gradient id="light" from={[0, 0]} to={[1600, 700]} stops={[[0, '#ffd9bc', 0.7], [1, '#b35f6a', 0.35]]} />
      <rect width={1600} height={1000} fill="url(#light)" />
      <path d={archPath('round', 800, 900, 620, 860)} fill="#fff3e2" />
      <path d={archPath('round', 800, 900, 520, 800)} fill="#2f5f5a" />
      <path d={polygon([[548, 900], [548, 350], [792, 350], [792, 900]])} fill="#3fa094" />
      <path d={polygon([[808, 900], [808, 350], [1052, 350], [1052, 900]])} fill="#338a80" />
      {[570, 690, 830, 950].map((x) =>
        [380, 640].map((y) => (
          <g key={`${x} ${y}`}>
            <rect x={x} y={y} width={90} height={220} fill="#2b7068" />
            {Array.from({ length: 9 }, (_, slat) => (
              <rect key={slat} x={x + 6} y={y + 10 + slat * 23} width={78} height={13} fill="#57b8aa" />
            ))}
          </g>
        )),
      )}
      <g fill="none" stroke="#e9d9a8" strokeWidth={8}>
        {[-60, -36, -12, 12, 36, 60].map((turn) => (
          <path key={turn} d="M0 0V-236" transform={`translate(800 346) rotate(${turn})`} />
        ))}
      </g>
      <circle cx={776} cy={650} r={16} fill="#e8b04a" />
      <circle cx={824} cy={650} r={16} fill="#c98f34" />
      <path d={polygon([[-10, 900], [1610, 900], [1610, 1010], [-10, 1010]])} fill="#c9a58c" />
      <path d={polygon([[480, 900], [1120, 900], [1160, 940], [440, 940]])} fill="#efe0c8" />
      <path d={polygon([[1120, 0], [1600, 0], [1600, 900], [1320, 900]])} fill="#6a2f4c" opacity={0.22} />
      <Bougainvillea id="flowers" line={[[-20, 60], [140, 110], [300, 80], [420, 150]]} falls={[{ at: 0.3, length: 200 }, { at: 0.8, length: 150 }]} radius={56} />
      <Child id="boy" x={770} y={948} height={430} isHeld={false} age={5} wears="shorts" dress={DRESS.cream} arm="up" />
    </Canvas>
  );
}
