/** Dawki: a wooden boat seems to float on air over the glass-clear Umngot, its shadow on the pebbles below, green cliffs left and right. */
import { DRESS } from '../../../people/dress.ts';
import { Child } from '../../../people/child.tsx';
import { Woman } from '../../../people/woman.tsx';
import { random } from '../../../kit/random.ts';
import { RowingBoat } from '../../../scenery/boats.tsx';
import { Canvas } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { Halo, Sky, Wisps } from '../../../scenery/sky.tsx';
import { rock, RockFace } from '../../../scenery/stone.tsx';
import { Pool, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.62];

const WOOD = leaves('#1b4a36', '#7dad54', '#f4f0a8');

/** Pebbles on the river bed, larger towards us. */
function Pebbles() {
  const chance = random('pebbles');
  return (
    <g opacity={0.5}>
      {Array.from({ length: 190 }, (_, pebble) => {
        const depth = chance.next() ** 0.7;
        const x = chance.between(-20, 1620);
        const y = 600 + depth * 400;
        const size = 5 + depth * 26;
        return <ellipse key={pebble} cx={Math.round(x)} cy={Math.round(y)} rx={Math.round(size * chance.between(0.8, 1.3))} ry={Math.round(size * 0.42)} fill={chance.pick(['#5f8a7c', '#86a98c', '#3f6f6a', '#a3b894', '#d2cfa4'])} />;
      })}
    </g>
  );
}

export default function MeghalayaAdventure() {
  return (
    <Canvas>
      <Sky id="sky" height={460} stops={[[0, '#8fc6d2'], [0.6, '#d8ecdc'], [1, '#f6f3d2']]} />
      <Halo id="light" x={800} y={330} rx={520} ry={240} colour="#fffbe0" opacity={0.8} />
      <Ridge id="khasi" anchors={[[-40, 330], [220, 280], [480, 330], [740, 380], [980, 350], [1240, 290], [1640, 320]]} colour="#a3c6ba" mist="#e6f0d8" bottom={620} />
      <Wisps id="wisps" x={480} y={400} width={640} colour="#fbfdf0" opacity={0.7} />
      <WoodedSlope id="far-left" crest={[[-40, 300], [180, 330], [400, 400], [600, 500], [700, 580]]} tones={faded(WOOD, '#cfe4c8', 0.45)} mist="#dcebd0" radius={30} groups={4} bottom={600} />
      <WoodedSlope id="far-right" crest={[[860, 580], [980, 490], [1180, 390], [1420, 320], [1640, 290]]} tones={faded(WOOD, '#cfe4c8', 0.45)} mist="#dcebd0" radius={30} groups={4} bottom={600} />
      <Water id="river" y={572} stops={[[0, '#cfe8d2'], [0.3, '#7fc4ac'], [0.7, '#58a896'], [1, '#3f8f84']]} />
      <Pebbles />
      <Pool id="veil" outline={[[-40, 572], [1640, 572], [1640, 1020], [-40, 1020]]} stops={[[0, '#d9efda'], [1, '#4fa392']]} />
      <g opacity={0.62}>
        <Pebbles />
      </g>
      <RockFace id="bank-left" outline={[[-20, 520], [140, 530], [300, 570], [380, 612], [260, 640], [100, 660], [-20, 690]]} tones={rock('#7d8f7c')} facets={20} />
      <RockFace id="bank-right" outline={[[1620, 500], [1450, 530], [1290, 580], [1230, 616], [1380, 640], [1620, 690]]} tones={rock('#7d8f7c')} facets={20} />
      <WoodedSlope id="near-left" crest={[[-60, 180], [80, 240], [180, 360], [250, 470], [320, 560]]} tones={WOOD} mist="#bfdcb8" radius={44} groups={3} fleck={7} bottom={600} />
      <WoodedSlope id="near-right" crest={[[1290, 570], [1360, 470], [1430, 350], [1530, 240], [1660, 190]]} tones={WOOD} mist="#bfdcb8" radius={44} groups={3} fleck={7} bottom={600} />
      <Ripples id="ripples" y={590} height={400} count={70} colour="#f4fff4" opacity={0.4} />
      <ellipse cx={850} cy={906} rx={330} ry={36} fill="#1d4f4c" opacity={0.42} />
      <g transform="translate(0 0)">
        <Woman id="mother" x={760} y={800} height={170} wears="kurta" dress={DRESS.magenta} hair="plait" />
        <Child id="daughter" x={856} y={796} height={170} isHeld={false} age={7} dress={DRESS.marigold} />
        <Child id="son" x={930} y={798} height={170} isHeld={false} age={5} wears="shorts" dress={DRESS.cream} arm="point" />
      </g>
      <RowingBoat x={830} y={800} length={520} wood="#b5703a" shadow="#2f6f68" />
    </Canvas>
  );
}
