/** Stone steps down the narrow ridge of Laitlum in early light, deep gorges falling away with white cloud in them. */
import { polygon } from '../../../kit/curves.ts';
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { Cumulus, Mist, Sky, Sun } from '../../../scenery/sky.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function MeghalayaAdventure5() {
  return (
    <Canvas>
      <Sky id="sky" height={460} stops={[[0, '#9cc0d9'], [0.6, '#f0dcc4'], [1, '#ffe9c0']]} />
      <Sun id="sun" x={360} y={300} r={46} colour="#fffbe6" glow="#ffe6b0" reach={10} />
      <Ridge id="far-1" anchors={[[-40, 380], [300, 340], [700, 370], [1100, 330], [1640, 360]]} colour="#b3c6c9" mist="#f6ead2" bottom={520} />
      <Ridge id="far-2" anchors={[[-40, 450], [400, 410], [900, 440], [1300, 400], [1640, 430]]} colour="#8fb0ac" mist="#f6ead2" bottom={1040} />
      <Gradient id="gorge" from={[0, 560]} to={[0, 1000]} stops={[[0, '#fffaf0', 0], [0.35, '#f3f6ee', 0.9], [1, '#8fb3a8', 1]]} />
      <rect y={520} width={1600} height={490} fill="url(#gorge)" />
      <Mist id="cloud" y={560} height={180} colour="#fffaf0" opacity={0.95} />
      <Cumulus id="cloud-left" x={260} y={640} width={620} height={120} lit="#ffffff" shade="#dfe6e2" opacity={1} />
      <Cumulus id="cloud-right" x={1360} y={660} width={620} height={130} lit="#ffffff" shade="#dfe6e2" opacity={1} />
      <Land crest={[[420, 1040], [520, 820], [640, 660], [740, 560], [800, 520], [870, 560], [980, 680], [1110, 840], [1220, 1040]]} fill="#5f8f4a" />
      <path d={polygon([[800, 520], [870, 560], [980, 680], [1110, 840], [1220, 1040], [860, 1040], [820, 760]])} fill="#3f6f44" />
      {Array.from({ length: 17 }, (_, step) => {
        const t = (step / 16) ** 1.5;
        const y = 530 + t * 470;
        const w = 12 + t * 130;
        const x = 802 + Math.sin(step * 0.55) * (10 + t * 30);
        return (
          <g key={step}>
            <path d={polygon([[x - w, y], [x + w, y], [x + w * 1.06, y + 8 + t * 16], [x - w * 1.06, y + 8 + t * 16]])} fill="#e0d0ac" />
            <path d={polygon([[x - w * 1.06, y + 8 + t * 16], [x + w * 1.06, y + 8 + t * 16], [x + w * 1.06, y + 14 + t * 30], [x - w * 1.06, y + 14 + t * 30]])} fill="#a38f6c" />
          </g>
        );
      })}
      <Family id="family" x={790} y={770} height={120} hasShadow={false} mother={{ dress: DRESS.crimson }} kids={[{ age: 8, wears: 'shorts', dress: DRESS.marigold }]} />
    </Canvas>
  );
}
