/** The great black Nandi of Chamundi hill in early sun, bells and a garland of marigold round the neck, a girl looking up. */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { Child } from '../../../people/child.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Thicket, leaves } from '../../../scenery/foliage.tsx';
import { Sky, Sun } from '../../../scenery/sky.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function MysorePalaceAdventure1() {
  return (
    <Canvas>
      <Sky id="sky" height={760} stops={[[0, '#8fb9d6'], [0.6, '#f3e3c0'], [1, '#ffd69a']]} />
      <Sun id="sun" x={240} y={360} r={48} colour="#fffbe0" glow="#ffe2a0" reach={10} />
      <Thicket id="trees" line={[[-40, 690], [500, 660], [1100, 680], [1660, 650]]} count={50} radius={46} tones={leaves('#2f5a3c', '#9bb554')} />
      <path d={polygon([[-10, 740], [1610, 740], [1610, 1010], [-10, 1010]])} fill="#c9a884" />
      <path d={polygon([[260, 860], [1400, 860], [1380, 740], [300, 740]])} fill="#8a7a78" />
      <path d={polygon([[240, 880], [1420, 880], [1420, 850], [240, 850]])} fill="#a3928c" />
      <path d={shape([[330, 744, 'corner'], [340, 620], [420, 500], [600, 420], [780, 400], [900, 360], [940, 250], [1010, 190], [1110, 180], [1200, 230], [1240, 320], [1230, 400], [1150, 430], [1090, 440], [1100, 540], [1180, 610], [1280, 660], [1290, 744, 'corner']])} fill="#2f2c34" />
      <path d={shape([[700, 744, 'corner'], [740, 600], [860, 500], [1000, 460], [1090, 440], [1100, 540], [1180, 610], [1280, 660], [1290, 744, 'corner']])} fill="#1d1b24" />
      <path d={shape([[430, 530], [560, 460], [720, 430], [600, 500], [480, 580]])} fill="#5f5a64" />
      <path d={shape([[960, 220], [940, 130], [980, 80], [996, 150], [1000, 210]])} fill="#4a4650" />
      <path d={shape([[1120, 190], [1150, 100], [1200, 70], [1180, 140], [1160, 210]])} fill="#4a4650" />
      <path d={shape([[930, 260], [850, 250], [800, 290], [870, 320], [930, 310]])} fill="#3a3640" />
      <ellipse cx={1140} cy={290} rx={18} ry={12} fill="#f3e6c8" />
      <circle cx={1144} cy={290} r={7} fill="#15131a" />
      {Array.from({ length: 15 }, (_, flower) => (
        <circle key={flower} cx={870 + flower * 17} cy={430 + Math.sin((flower / 14) * Math.PI) * 150} r={20} fill={flower % 2 ? '#f2a51b' : '#e0662a'} />
      ))}
      {[[900, 480], [960, 560], [1040, 560], [1096, 480]].map(([x = 0, y = 0]) => (
        <circle key={x} cx={x} cy={y + 30} r={14} fill="#c9973a" />
      ))}
      <path d={shape([[860, 744, 'corner'], [870, 690], [960, 660], [1140, 680], [1180, 744, 'corner']])} fill="#3a3640" />
      <Child id="girl" x={1400} y={940} height={330} isHeld={false} age={8} dress={DRESS.magenta} flip />
    </Canvas>
  );
}
