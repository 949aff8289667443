/** A cycle rickshaw with its hood up in steady rain before a long white wall with one blue door. */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Woman } from '../../../people/woman.tsx';
import { archPath } from '../../../scenery/architecture.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Umbrella } from '../../../scenery/props.tsx';
import { Cumulus, Sky } from '../../../scenery/sky.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function PondicherryHeritage5() {
  return (
    <Canvas>
      <Sky id="sky" height={420} stops={[[0, '#7f929c'], [1, '#c3ccc9']]} />
      <Cumulus id="cloud" x={900} y={260} width={1500} height={190} lit="#b9c4c6" shade="#8d9ca3" opacity={0.8} />
      <rect y={330} width={1600} height={440} fill="#e6e6e0" />
      <rect y={330} width={1600} height={30} fill="#c9c6ba" />
      <rect y={730} width={1600} height={40} fill="#b3aea4" />
      <Gradient id="wet" from={[0, 340]} to={[0, 770]} stops={[[0, '#8fa3a8', 0], [1, '#6f838c', 0.4]]} />
      <rect y={340} width={1600} height={430} fill="url(#wet)" />
      <path d={archPath('round', 1190, 760, 190, 340)} fill="#fdfaf2" />
      <path d={archPath('round', 1190, 760, 150, 310)} fill="#2f6fa8" />
      <path d={polygon([[1190, 460], [1196, 460], [1196, 760], [1190, 760]])} fill="#1f4f80" />
      <circle cx={1180} cy={630} r={7} fill="#e8b04a" />
      <rect y={768} width={1600} height={240} fill="#75828a" />
      {[[260, 900, 190], [900, 940, 240], [1360, 870, 160], [620, 850, 120]].map(([x = 0, y = 0, w = 0]) => (
        <ellipse key={x} cx={x} cy={y} rx={w} ry={w * 0.13} fill="#b3c3c9" opacity={0.8} />
      ))}
      <g>
        {[430, 640, 850].map((x, wheel) => (
          <g key={x} fill="none" stroke="#2b2633">
            <circle cx={x} cy={800} r={wheel === 2 ? 66 : 74} strokeWidth={9} />
            {[0, 30, 60, 90, 120, 150].map((turn) => (
              <path key={turn} d={`M${x} ${wheel === 2 ? 736 : 728}V${wheel === 2 ? 864 : 872}`} strokeWidth={2} transform={`rotate(${turn} ${x} 800)`} />
            ))}
          </g>
        ))}
        <path d="M640 800L760 700L850 800M760 700L812 690M720 706H776" fill="none" stroke="#b5342c" strokeWidth={9} />
        <path d="M850 800L830 660M830 660L862 640" fill="none" stroke="#2b2633" strokeWidth={8} />
        <path d={shape([[420, 770], [412, 700], [600, 700], [640, 720], [640, 770]])} fill="#b5342c" />
        <path d={shape([[424, 700], [420, 600], [470, 530], [560, 516], [600, 540], [560, 600], [556, 700]])} fill="#1f5a49" />
        <path d={shape([[470, 530], [560, 516], [600, 540], [570, 590], [520, 560]])} fill="#2f7a62" />
        <rect x={700} y={690} width={60} height={14} fill="#2b2633" />
      </g>
      <g stroke="#f2f6f6" strokeWidth={2.4} opacity={0.5}>
        {Array.from({ length: 120 }, (_, drop) => (
          <path key={drop} d={`M${(drop * 137) % 1640} ${(drop * 89) % 1000}l-12 46`} />
        ))}
      </g>
      <Woman id="mother" x={1110} y={900} height={300} dress={DRESS.crimson} isWindy={false} />
      <Umbrella x={1144} y={760} width={330} colour="#f2b02b" rod={0.5} />
    </Canvas>
  );
}
