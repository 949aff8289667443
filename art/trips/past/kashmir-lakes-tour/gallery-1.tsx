/** The terraces of Nishat Bagh from below: a straight channel stepping down between flower beds, the mountain behind. */
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { Thicket, faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { SnowPeaks } from '../../../scenery/ridge.tsx';
import { Sky } from '../../../scenery/sky.tsx';
import { Chinar } from '../../../scenery/trees.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function KashmirLakesTour1() {
  return (
    <Canvas>
      <Sky id="sky" height={420} stops={[[0, '#8fc0dc'], [1, '#f0efdc']]} />
      <SnowPeaks id="peaks" base={420} rock="#8a98b0" mist="#dde6e0" peaks={[{ x: 380, y: 160, left: 320, right: 300, snow: 0.45 }, { x: 860, y: 110, left: 340, right: 340, snow: 0.5 }, { x: 1300, y: 180, left: 320, right: 340, snow: 0.42 }]} />
      <WoodedSlope id="slope" crest={[[-40, 380], [400, 350], [900, 370], [1640, 340]]} tones={faded(leaves('#2f5a44', '#8fae5c'), '#d6e2cc', 0.3)} mist="#e6eedb" radius={28} groups={4} bottom={520} />
      {[0, 1, 2, 3, 4].map((step) => {
        const y = 460 + step * 108;
        const half = 260 + step * 210;
        return (
          <g key={step}>
            <path d={polygon([[800 - half, y], [800 + half, y], [800 + half + 150, y + 110], [800 - half - 150, y + 110]])} fill={step % 2 ? '#8fbf58' : '#9cc966'} />
            <path d={polygon([[800 - half, y - 24], [800 + half, y - 24], [800 + half, y + 4], [800 - half, y + 4]])} fill="#d3bf9a" />
            <Thicket id={`roses-${step}`} line={[[800 - half + 20, y + 26], [760 - half * 0.24, y + 22]]} count={9 + step * 2} radius={10 + step * 5} tones={leaves(['#a32f4c', '#c9702f', '#8a3f8c', '#c9404c', '#d2901f'][step] ?? '#a32f4c', ['#f08a9c', '#ffc06a', '#d9a0e0', '#ff9a8a', '#ffe08a'][step] ?? '#f08a9c')} />
            <Thicket id={`roses-r-${step}`} line={[[840 + half * 0.24, y + 22], [800 + half - 20, y + 26]]} count={9 + step * 2} radius={10 + step * 5} tones={leaves(['#a32f4c', '#c9702f', '#8a3f8c', '#c9404c', '#d2901f'][step] ?? '#a32f4c', ['#f08a9c', '#ffc06a', '#d9a0e0', '#ff9a8a', '#ffe08a'][step] ?? '#f08a9c')} />
            <path d={polygon([[800 - half * 0.1, y], [800 + half * 0.1, y], [800 + half * 0.1 + 16, y + 112], [800 - half * 0.1 - 16, y + 112]])} fill="#6fb0c0" />
            <path d={polygon([[800 - half * 0.1, y - 24], [800 + half * 0.1, y - 24], [800 + half * 0.1, y + 6], [800 - half * 0.1, y + 6]])} fill="#eaf6f6" />
          </g>
        );
      })}
      <Chinar id="left" x={170} y={760} height={520} tones={leaves('#3f6a3a', '#a3b84c', '#ffe08a')} />
      <Chinar id="right" x={1440} y={780} height={540} tones={leaves('#8a4a24', '#e0a03a', '#ffe08a')} />
      <Family id="family" x={1100} y={940} height={190} mother={{ wears: 'kurta', dress: DRESS.indigo, skin: SKIN.wheat, hair: 'plait' }} kids={[{ age: 7, dress: DRESS.cream }]} />
    </Canvas>
  );
}
