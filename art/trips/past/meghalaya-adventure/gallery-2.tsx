/** Three tall standing stones on open grass at the dark edge of Mawphlang's sacred wood, a mother and a girl walking toward the trees. */
import { shape } from '../../../people/body.tsx';
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { archPath } from '../../../scenery/architecture.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land } from '../../../scenery/ridge.tsx';
import { Sky } from '../../../scenery/sky.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function MeghalayaAdventure2() {
  return (
    <Canvas>
      <Sky id="sky" height={420} stops={[[0, '#a9c9cf'], [1, '#eef0dc']]} />
      <WoodedSlope id="wood" crest={[[-60, 260], [240, 220], [560, 250], [900, 210], [1240, 240], [1660, 200]]} tones={leaves('#123a2c', '#4f8a46')} mist="#8fae94" radius={58} groups={4} fleck={8} bottom={640} depth={420} />
      <path d={archPath('round', 1090, 600, 120, 190)} fill="#0b241c" />
      <Land crest={[[-60, 590], [500, 570], [1100, 578], [1660, 596]]} fill="#7fa84a" />
      {[[340, 820, 110, 430], [500, 800, 120, 540], [660, 826, 100, 380]].map(([x = 0, y = 0, w = 0, h = 0]) => (
        <g key={x}>
          <path d={shape([[x - w * 0.5, y, 'corner'], [x - w * 0.46, y - h * 0.6], [x - w * 0.26, y - h], [x + w * 0.2, y - h * 0.97], [x + w * 0.44, y - h * 0.6], [x + w * 0.54, y, 'corner']])} fill="#8f9a94" />
          <path d={shape([[x + w * 0.04, y, 'corner'], [x + w * 0.1, y - h * 0.5], [x + w * 0.02, y - h * 0.98], [x + w * 0.2, y - h * 0.97], [x + w * 0.44, y - h * 0.6], [x + w * 0.54, y, 'corner']])} fill="#5f6a6c" />
          <path d={shape([[x - w * 0.4, y - h * 0.4], [x - w * 0.3, y - h * 0.7], [x - w * 0.1, y - h * 0.6], [x - w * 0.2, y - h * 0.36]])} fill="#8fae5c" opacity={0.7} />
        </g>
      ))}
      <ellipse cx={480} cy={850} rx={170} ry={34} fill="#77827c" />
      <Land crest={[[-60, 880], [500, 850], [1100, 866], [1660, 850]]} fill="#5f8f3c" />
      {[60, 240, 760, 960, 1240, 1460].map((x) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={940} size={70} />
      ))}
      <Family id="family" x={1030} y={820} height={210} mother={{ wears: 'kurta', dress: DRESS.crimson, hair: 'plait' }} kids={[{ age: 8, dress: DRESS.marigold }]} />
    </Canvas>
  );
}
