/** Rain is coming in from the sea: a mother and two children under one umbrella on the promenade, friends beside them under another. */
import { Child } from '../people/child.tsx';
import { DRESS, SKIN } from '../people/dress.ts';
import { Woman } from '../people/woman.tsx';
import { polygon } from '../kit/curves.ts';
import { Canvas } from '../scenery/canvas.tsx';
import { Bunting, LampPost, Umbrella } from '../scenery/props.tsx';
import { Cumulus, Halo, Sky } from '../scenery/sky.tsx';
import { Foam, Ripples, Water } from '../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.7];

export default function Follow() {
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#e3b872'], [0.5, '#f1cf94'], [1, '#f9e6bf']]} />
      <Halo id="light" x={420} y={430} rx={620} ry={240} colour="#fff6d8" opacity={0.8} />
      <Cumulus id="cloud-1" x={1080} y={330} width={900} height={240} lit="#fdf0d4" shade="#c9a878" opacity={0.9} />
      <Cumulus id="cloud-2" x={360} y={240} width={560} height={130} lit="#fdf0d4" shade="#d3b482" opacity={0.7} />
      <Water id="sea" y={520} bottom={760} stops={[[0, '#a8c4b4'], [1, '#4f8f92']]} />
      <Ripples id="ripples" y={530} height={180} count={110} colour="#f4f6e4" opacity={0.55} />
      <Foam id="foam" line={[[-20, 700], [400, 690], [900, 704], [1620, 692]]} width={10} />
      <path d={polygon([[-10, 724], [1610, 724], [1610, 772], [-10, 772]])} fill="#efe2c8" />
      <path d={polygon([[-10, 772], [1610, 772], [1610, 1010], [-10, 1010]])} fill="#d9b98a" />
      <path d={polygon([[-10, 716], [1610, 716], [1610, 730], [-10, 730]])} fill="#fff6e2" />
      <Bunting id="bunting" from={[180, 330]} to={[1420, 330]} size={30} sag={0.08} />
      <LampPost id="lamp-left" x={180} y={800} height={480} iron="#3a3340" />
      <LampPost id="lamp-right" x={1420} y={800} height={480} iron="#3a3340" />
      <Woman id="mother" x={520} y={920} height={380} dress={DRESS.crimson} arm="hold" isWindy={false} />
      <Child id="girl" x={622} y={924} height={380} age={7} wears="raincoat" dress={DRESS.marigold} />
      <Child id="boy" x={410} y={924} height={380} isHeld={false} age={5} wears="shorts" dress={DRESS.cream} />
      <Umbrella x={566} y={742} width={520} rod={0.46} colour="#1e5a49" tilt={-3} />
      <Woman id="friend" x={1000} y={920} height={392} wears="kurta" dress={DRESS.indigo} skin={SKIN.wheat} hair="bob" arm="down" />
      <Woman id="aunt" x={1112} y={926} height={362} dress={DRESS.lotus} skin={SKIN.cinnamon} isGrey isWindy={false} />
      <Child id="teen" x={1216} y={926} height={380} isHeld={false} age={11} dress={DRESS.teal} skin={SKIN.cinnamon} />
      <Umbrella x={1062} y={744} width={540} rod={0.46} colour="#bf4a2b" tilt={4} />
    </Canvas>
  );
}
