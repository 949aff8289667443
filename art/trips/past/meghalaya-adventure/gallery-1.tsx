/** Nohkalikai falls in afternoon light: one white thread from a flat green plateau into a turquoise pool far below. */
import { Canvas } from '../../../scenery/canvas.tsx';
import { Thicket, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { RockFace, rock } from '../../../scenery/stone.tsx';
import { Foam, Pool, Waterfall } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

export default function MeghalayaAdventure1() {
  return (
    <Canvas>
      <Sky id="sky" height={360} stops={[[0, '#8fc0d2'], [1, '#f3f0d6']]} />
      <Stratus x={700} y={110} width={620} colour="#ffffff" opacity={0.6} />
      <Ridge id="plain" anchors={[[-40, 250], [400, 236], [900, 246], [1640, 230]]} colour="#a9c9c0" mist="#e9f0dc" bottom={420} rough={0.2} />
      <RockFace id="cliff" outline={[[-20, 290], [300, 280], [700, 270], [1000, 276], [1300, 290], [1640, 300], [1640, 760], [1200, 860], [800, 880], [400, 850], [-20, 740]]} tones={rock('#7f7a62', '#f3e2b0', '#2f3a44')} facets={60} bands={5} />
      <Thicket id="rim" line={[[-40, 290], [400, 276], [780, 268]]} count={40} radius={24} tones={leaves('#2a5a3a', '#9bbf58')} fleck={4} />
      <Thicket id="rim-right" line={[[860, 270], [1240, 286], [1660, 300]]} count={40} radius={24} tones={leaves('#2a5a3a', '#9bbf58')} fleck={4} />
      <Waterfall id="fall" spine={[[820, 264, 26], [818, 400, 34], [824, 560, 46], [820, 720, 66], [824, 850, 92]]} ribbons={36} />
      <Halo id="spray" x={822} y={850} rx={220} ry={80} colour="#f6fff6" opacity={0.8} />
      <WoodedSlope id="left" crest={[[-60, 560], [160, 620], [360, 720], [520, 830], [620, 940]]} tones={leaves('#1d5138', '#86b052')} mist="#c9dfb8" radius={34} groups={5} />
      <WoodedSlope id="right" crest={[[1020, 940], [1120, 840], [1280, 730], [1460, 640], [1660, 580]]} tones={leaves('#1d5138', '#86b052')} mist="#c9dfb8" radius={34} groups={5} />
      <Pool id="pool" outline={[[600, 900], [720, 866], [900, 862], [1040, 896], [1060, 960], [960, 1020], [700, 1020], [580, 960]]} stops={[[0, '#bff0e2'], [1, '#2fa69c']]} />
      <Foam id="foam" line={[[720, 870], [820, 884], [920, 868]]} width={12} />
    </Canvas>
  );
}
