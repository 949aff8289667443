/** A flat roof in late afternoon: a boy and his mother fly a red kite, many small kites over the pink rooftops. */
import { polygon } from '../../../kit/curves.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Woman } from '../../../people/woman.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { CubeTown } from '../../../scenery/fort.tsx';
import { Kite } from '../../../scenery/props.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { Sky, Sun } from '../../../scenery/sky.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function JaipurHeritageTour4() {
  return (
    <Canvas>
      <Sky id="sky" height={760} stops={[[0, '#7fb3cf'], [0.5, '#f0dcc0'], [1, '#ffcf9a']]} />
      <Sun id="sun" x={1240} y={430} r={56} colour="#fff3d0" glow="#ffd090" reach={9} />
      <Ridge id="hills" anchors={[[-40, 600], [300, 560], [700, 596], [1100, 556], [1640, 590]]} colour="#c9a3a0" mist="#ffe0bc" bottom={760} />
      <CubeTown id="town" line={[[-40, 650], [400, 630], [900, 650], [1640, 636]]} bottom={830} rows={5} size={44} walls={['#d98a76', '#e3a08a', '#cf7a6a', '#f0bca0']} />
      {[[220, 180, 26, '#1f7f86'], [380, 320, 20, '#f2a51b'], [560, 150, 24, '#2c3e73'], [980, 220, 28, '#b32e63'], [1120, 340, 18, '#1e5a49'], [1380, 200, 26, '#f2a51b'], [1480, 360, 18, '#d2432f'], [90, 380, 18, '#b32e63'], [760, 380, 16, '#2c3e73']].map(([x, y, size, colour]) => (
        <Kite key={x} x={Number(x)} y={Number(y)} size={Number(size)} colour={String(colour)} />
      ))}
      <Kite x={660} y={210} size={96} colour="#d2432f" hand={[838, 650]} />
      <path d={polygon([[-10, 850], [1610, 850], [1610, 1010], [-10, 1010]])} fill="#d98a70" />
      <path d={polygon([[-10, 820], [1610, 820], [1610, 856], [-10, 856]])} fill="#f0b598" />
      <Woman id="mother" x={980} y={950} height={330} dress={DRESS.teal} />
      <Child id="boy" x={800} y={956} height={330} isHeld={false} age={9} wears="shorts" dress={DRESS.cream} arm="up" />
    </Canvas>
  );
}
