/** The promenade under monsoon clouds: the old white lighthouse, waves on black rocks, a mother and two children under one yellow umbrella. */
import { DRESS } from '../../../people/dress.ts';
import { Family } from '../../../people/family.tsx';
import { polygon } from '../../../kit/curves.ts';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { House, Lighthouse } from '../../../scenery/houses.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { LampPost, Umbrella } from '../../../scenery/props.tsx';
import { Cumulus, Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { Foam, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.55];

const BLACK = rock('#3b4048', '#b9c4c4', '#12141f');

export default function PondicherryAugust() {
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#5f7f94'], [0.5, '#a6bcc0'], [1, '#f2e6c8']]} />
      <Halo id="light" x={1180} y={430} rx={620} ry={220} colour="#fff2cc" opacity={0.8} />
      <Cumulus id="cloud-1" x={980} y={330} width={820} height={260} lit="#e9edea" shade="#8fa3ad" opacity={0.95} />
      <Cumulus id="cloud-2" x={1440} y={360} width={560} height={200} lit="#f4efe2" shade="#a3b3b6" opacity={0.9} />
      <Cumulus id="cloud-3" x={420} y={250} width={560} height={150} lit="#cfd9da" shade="#7d929e" opacity={0.7} />
      <Stratus x={700} y={470} width={720} colour="#fff6de" opacity={0.5} />
      <Water id="sea" y={520} stops={[[0, '#8fb4b4'], [0.4, '#4f8a92'], [1, '#2a5f70']]} />
      <Ripples id="ripples" x={600} y={530} width={1000} height={240} count={110} colour="#eaf4ee" opacity={0.55} />
      <Foam id="wave-1" line={[[820, 600], [1020, 590], [1260, 602], [1620, 588]]} width={8} />
      <Foam id="wave-2" line={[[760, 668], [1000, 650], [1300, 672], [1620, 652]]} width={13} />

      <path d={polygon([[-20, 536], [650, 536], [650, 600], [-20, 600]])} fill="#c9b79a" />
      <Thicket id="trees" line={[[-40, 480], [120, 462], [300, 470], [470, 500]]} count={22} radius={36} tones={leaves('#24563f', '#7fa85a')} fleck={6} />
      <House x={70} y={560} width={210} height={130} wall="#f3e6cc" roof="#c9b79a" windows={3} />
      <House x={500} y={552} width={150} height={96} wall="#f0ab2d" roof="#d9c5a6" windows={2} />
      <Lighthouse id="lighthouse" x={330} y={566} height={400} stripes={0} />
      <path d={polygon([[-20, 560], [640, 548], [1120, 1010], [-20, 1010]])} fill="#d9c4a4" />
      <Gradient id="wet" from={[0, 560]} to={[0, 1000]} stops={[[0, '#8fa7ad', 0.5], [1, '#5f7484', 0.25]]} />
      <path d={polygon([[-20, 560], [640, 548], [1120, 1010], [-20, 1010]])} fill="url(#wet)" />
      <path d={polygon([[640, 548], [672, 548], [1220, 1010], [1120, 1010]])} fill="#b59c7c" />
      {[[720, 590, 70], [790, 640, 96], [880, 700, 130], [960, 770, 160], [1080, 850, 210], [1240, 950, 280]].map(([x = 0, y = 0, width = 0]) => (
        <Boulder key={x} id={`rock-${x}`} x={x} y={y} width={width} tones={BLACK} wet="#e4efe9" />
      ))}
      {[[820, 600, 60], [960, 668, 90], [1120, 750, 130], [1360, 860, 200]].map(([x = 0, y = 0, width = 0]) => (
        <Boulder key={x} id={`outer-${x}`} x={x} y={y} width={width} tones={BLACK} wet="#e4efe9" />
      ))}
      <Palm id="palm" x={150} y={700} height={430} lean={0.14} dark="#2b5f48" lit="#7fa865" />
      <LampPost id="lamp" x={610} y={690} height={250} glow="#ffe2a0" />
      <LampPost id="lamp-near" x={196} y={880} height={400} glow="#ffe2a0" />
      <Family id="family" x={560} y={890} height={182} mother={{ dress: DRESS.crimson }} kids={[{ age: 6, dress: DRESS.teal }, { age: 4, wears: 'shorts', dress: DRESS.cream }]} />
      <Umbrella x={596} y={776} width={250} colour="#f2b02b" tilt={5} />
    </Canvas>
  );
}
