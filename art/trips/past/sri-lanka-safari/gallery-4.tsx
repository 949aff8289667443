/** The white dome of the Tissamaharama dagoba at sunset, mirrored in the tank, a mother and daughter on the steps. */
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Thicket, leaves } from '../../../scenery/foliage.tsx';
import { Sky, Sun } from '../../../scenery/sky.tsx';
import { Reflection, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function SriLankaSafari4() {
  return (
    <Canvas>
      <Sky id="sky" height={620} stops={[[0, '#5f6aa8'], [0.5, '#e09a94'], [1, '#ffd09a']]} />
      <Sun id="sun" x={1240} y={520} r={60} colour="#fff0c4" glow="#ffb87a" reach={8} />
      <Thicket id="trees" line={[[-40, 590], [500, 570], [1100, 580], [1660, 590]]} count={60} radius={34} tones={leaves('#2f3f44', '#7f8f5c', '#ffc98a')} />
      <Water id="tank" y={610} stops={[[0, '#f6b890'], [0.5, '#8a7aa0'], [1, '#3a3f70']]} />
      <Reflection id="image" line={610} squash={0.8} depth={330} veil="#7a6f98" opacity={0.55}>
        <g>
          <path d={polygon([[430, 610], [1010, 610], [990, 570], [450, 570]])} fill="#f3e6e0" />
          <path d={shape([[470, 572, 'corner'], [456, 470], [500, 360], [600, 280], [720, 256], [840, 280], [940, 360], [984, 470], [970, 572, 'corner']])} fill="#fffaf4" />
          <path d={shape([[720, 256], [840, 280], [940, 360], [984, 470], [970, 572, 'corner'], [800, 572, 'corner'], [830, 420]])} fill="#d9c3cc" />
          <rect x={668} y={206} width={104} height={56} fill="#fff3e6" />
          <rect x={726} y={206} width={46} height={56} fill="#cbb3be" />
          <path d={polygon([[690, 206], [750, 206], [728, 60], [712, 60]])} fill="#f3e0c0" />
          <path d={polygon([[708, 62], [732, 62], [720, 10]])} fill="#e8b04a" />
        </g>
      </Reflection>
      <Ripples id="ripples" y={640} height={260} count={90} colour="#ffe0c0" opacity={0.4} />
      {[0, 1, 2].map((step) => (
        <rect key={step} x={-10} y={880 + step * 44} width={1620} height={46} fill={['#d9c0b0', '#c2a598', '#a88a84'][step]} />
      ))}
      <Family id="family" x={1150} y={940} height={250} mother={{ dress: DRESS.cream, skin: SKIN.cinnamon, isWindy: false }} kids={[{ age: 8, dress: DRESS.lotus }]} />
    </Canvas>
  );
}
