/**
 * Coonoor station in drizzle: the steam engine waits, a mother on a bench has tea from a flask, and two children share a red umbrella.
 * A low house on a stone base, a tiled roof with a fretwork edge on wooden posts, a yellow name board, a metre-gauge train.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { handsOf } from '../../../people/pose.ts';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { trackAlong } from '../../../scenery/perspective.ts';
import { LampPost, Umbrella } from '../../../scenery/props.tsx';
import { Ridge } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval } from '../../../scenery/shapes.ts';
import { Halo, Sky, Wisps } from '../../../scenery/sky.tsx';
import { Coach, NILGIRI, NilgiriEngine, Smoke } from '../../../scenery/trains.tsx';
import { SilverOak } from '../../../scenery/trees.tsx';
import { Fern } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.6];

const SHOLA = leaves('#2f5a4c', '#86a878');
const LAMP = '#ffe2a0';
const WOOD = '#2f6b58';
// The train is drawn at 62 units to the metre, so the cab is two and a half times as high as a woman beside it.
const TRACK = trackAlong([[440, 776], [2400, 776]], 62);

/** The station house, and the tiled roof with a fretwork edge on posts over the platform; both run out of the picture on the left. */
function Canopy() {
  const tiles = Array.from({ length: 9 }, (_, row) => `M-20 ${258 + row * 19}Q260 ${262 + row * 19} ${470 + row * 17} ${262 + row * 19}`).join('');
  return (
    <>
      <path d={box(-20, 420, 372, 410)} fill="#d9ceb4" />
      <path d={box(-20, 420, 372, 66)} fill="#8b8878" />
      <path d={box(-20, 700, 372, 130)} fill="#a59f90" />
      <path d={Array.from({ length: 15 }, (_, i) => box(-20 + (i % 5) * 78 + (i % 2) * 20, 708 + Math.floor(i / 5) * 40, 66, 3) + box(30 + (i % 5) * 78, 708 + Math.floor(i / 5) * 40, 3, 40)).join('')} fill="#7d786f" />
      <path d={box(60, 500, 150, 196)} fill="#f4ead2" />
      <path d={box(72, 512, 126, 172)} fill={LAMP} />
      <path d={box(72, 512, 126, 60)} fill="#f2b765" opacity={0.6} />
      <clipPath id="office">
        <path d={box(72, 512, 126, 172)} />
      </clipPath>
      <g clipPath="url(#office)">
        <Posed id="station-master" x={106} y={714} height={252} isSeated view="front" pose={{ nod: 4, near: [16, -8], far: [-16, 8] }} dress={{ base: '#f4ebdd', trim: '#3f4a5a', second: '#3f4a5a' }} skin={SKIN.cocoa} hair="crop" hat="#2c3e73" wears="shorts" hasStripes={false} eyes="down" light="left" />
        <path d={box(140, 660, 50, 8) + box(150, 640, 26, 20)} fill="#8a4a2a" />
      </g>
      <path d={box(131, 512, 8, 172) + box(72, 590, 126, 8)} fill={WOOD} />
      <path d={box(252, 520, 100, 310)} fill={mix(WOOD, '#10262e', 0.3)} />
      <path d={box(264, 536, 36, 130) + box(308, 536, 34, 130) + box(264, 684, 36, 130) + box(308, 684, 34, 130)} fill={WOOD} />
      <path d={polygon([[-20, 250], [470, 256], [640, 436], [-20, 430]])} fill="#8a3f34" />
      <path d={tiles} stroke="#5f2a2a" strokeWidth={4} fill="none" opacity={0.7} />
      <path d={polygon([[-20, 250], [470, 256], [486, 272], [-20, 264]])} fill="#b86a55" />
      <path d={polygon([[300, 254], [470, 256], [640, 436], [470, 434]])} fill="#c98a78" opacity={0.26} />
      <path d={polygon([[-20, 430], [640, 436], [640, 450], [-20, 446]])} fill={mix(WOOD, '#10262e', 0.4)} />
      <path d={Array.from({ length: 28 }, (_, i) => `M${-16 + i * 23.6} 446h19v14l-9.5 16l-9.5 -16Z`).join('')} fill={WOOD} />
      <path d={Array.from({ length: 28 }, (_, i) => oval(-6.5 + i * 23.6, 457, 3.4)).join('')} fill="#d9ceb4" />
      {[398, 606].map((x) => (
        <g key={x}>
          <path d={box(x - 10, 448, 20, 392)} fill={WOOD} />
          <path d={box(x - 10, 448, 7, 392)} fill={mix(WOOD, '#cfe0d6', 0.4)} />
          <path d={box(x - 17, 812, 34, 28) + box(x - 15, 548, 30, 9)} fill={mix(WOOD, '#10262e', 0.35)} />
          <path d={band([[x - 4, 552, 9], [x - 34, 492, 8], [x - 74, 456, 9]]) + band([[x + 4, 552, 9], [x + 26, 496, 8], [x + 44, 456, 9]])} fill={WOOD} />
        </g>
      ))}
    </>
  );
}

/** The letters of the station's name, each in a box of 20 × 46. */
const LETTERS: Record<string, string> = { C: 'M20 12Q18 2 11 2Q2 2 2 23Q2 44 11 44Q18 44 20 34', O: 'M11 2Q20 2 20 23Q20 44 11 44Q2 44 2 23Q2 2 11 2Z', N: 'M3 46V2L19 44V0', R: 'M3 46V2H10Q19 2 19 13Q19 24 10 24H3M11 24L20 46' };

/** The yellow board with the station's name, on two posts. */
const NameBoard = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={box(x - 116, y - 150, 12, 150) + box(x + 104, y - 150, 12, 150)} fill="#e9e2d2" />
    <path d={box(x - 116, y - 40, 12, 40) + box(x + 104, y - 40, 12, 40)} fill="#3a3540" />
    <path d={box(x - 140, y - 196, 280, 92)} fill="#2a2433" />
    <path d={box(x - 134, y - 190, 268, 80)} fill="#f2b41f" />
    {[...'COONOOR'].map((letter, i) => (
      <path key={`${letter}${i}`} d={LETTERS[letter]} transform={`translate(${x - 101 + i * 30} ${y - 174})`} fill="none" stroke="#221c28" strokeWidth={7} strokeLinejoin="round" />
    ))}
  </>
);

/** Thin slanting rain: three layers of strokes, each longer than the last. */
function Drizzle() {
  const r = random('drizzle');
  return [0.2, 0.32, 0.44].map((opacity, layer) => (
    <path key={opacity} d={Array.from({ length: 90 }, () => `M${Math.round(r.between(-20, 1640))} ${Math.round(r.between(-20, 980))}l${-4 - layer * 3} ${16 + layer * 14}`).join('')} stroke="#f4f8f6" strokeWidth={1.1 + layer * 0.4} opacity={opacity} />
  ));
}

export default function CoonoorOotyTeaTrails4() {
  const sitting = { x: 226, y: 763, height: 300, isSeated: true, pose: { ...POSE.sit, lean: 6, nod: 10, nearLeg: [84, 4], farLeg: [90, -4], near: [20, 74], far: [34, 92] } } as const;
  const [cup] = [handsOf(sitting).near];
  return (
    <Canvas>
      <Sky id="sky" height={560} stops={[[0, '#8399a3'], [0.6, '#b9c9c8'], [1, '#e3e6da']]} />
      <Ridge id="ridge" anchors={[[-40, 250], [300, 220], [620, 260], [980, 170], [1320, 216], [1640, 150]]} colour="#a3b8b8" mist="#dfe6e0" bottom={640} />
      <WoodedSlope id="hill" crest={[[-40, 450], [300, 430], [560, 390], [820, 330], [1080, 350], [1340, 270], [1660, 230]]} tones={faded(SHOLA, '#cfd9d4', 0.52)} mist="#dfe6e2" radius={30} groups={4} bottom={700} />
      <Wisps id="wisps-1" x={1080} y={440} width={1000} colour="#f3f6f2" opacity={0.9} />
      <WoodedSlope id="near-hill" crest={[[-40, 610], [420, 600], [700, 540], [940, 500], [1240, 470], [1660, 380]]} tones={faded(SHOLA, '#c3d2ca', 0.2)} mist="#d3dedb" radius={40} fleck={5} groups={4} bottom={800} />
      <Wisps id="wisps-2" x={900} y={560} width={760} colour="#f0f4ef" opacity={0.8} />
      <SilverOak id="oak-1" x={1480} y={640} height={440} tones={faded(leaves('#2b5b3c', '#8fb07a'), '#c3d2ca', 0.22)} trunk="#4a5552" />
      <SilverOak id="oak-2" x={1570} y={650} height={340} tones={faded(leaves('#2b5b3c', '#8fb07a'), '#c3d2ca', 0.22)} trunk="#4a5552" />

      <path d={box(0, 766, 1600, 60)} fill="#5f5a56" />
      <Smoke id="steam" x={884} y={520} dx={330} dy={-340} size={23} lit="#fbfaf4" shade="#a9b6b8" puffs={17} />
      <Coach id="coach-1" track={TRACK} at={8.8} length={9} livery={NILGIRI} />
      <Coach id="coach-2" track={TRACK} at={18.4} length={9} livery={NILGIRI} />
      <NilgiriEngine track={TRACK} at={0.3} />
      {/* The driver at his window. */}
      <path d={box(493, 574, 62, 66)} fill="#ffd98a" />
      <clipPath id="cab">
        <path d={box(493, 574, 62, 66)} />
      </clipPath>
      <g clipPath="url(#cab)">
        <Posed id="driver" x={518} y={664} height={138} isSeated pose={{ ...POSE.sit, lean: 8, near: [24, 96], far: [30, 90] }} dress={DRESS.indigo} skin={SKIN.cocoa} hair="crop" cap="#2a2433" wears="shorts" hasStripes={false} light="left" />
      </g>
      <Halo id="steam-low" x={660} y={742} rx={200} ry={54} colour="#fdfcf6" opacity={0.85} />
      <Halo id="steam-low-2" x={900} y={756} rx={150} ry={34} colour="#fdfcf6" opacity={0.7} />

      <Gradient id="platform" from={[0, 790]} to={[0, 1000]} stops={[[0, '#a9aaa6'], [0.4, '#858a8c'], [1, '#575d66']]} />
      <path d={polygon([[-10, 806], [1610, 796], [1610, 1010], [-10, 1010]])} fill="url(#platform)" />
      <path d={polygon([[-10, 806], [1610, 796], [1610, 812], [-10, 824]])} fill="#d9d3c4" />
      <path d={polygon([[-10, 842], [1610, 828], [1610, 838], [-10, 852]])} fill="#e0b845" />
      <path d={[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((i) => polygon([[i * 170 - 60, 854], [i * 170 - 56, 854], [i * 215 - 290, 1010], [i * 215 - 297, 1010]])).join('') + polygon([[-10, 910], [1610, 896], [1610, 899], [-10, 914]])} fill="#4a5058" opacity={0.5} />
      {/* Reflections in the wet stone: the lamp, the blue of the train, the sky and the umbrella. */}
      <Halo id="wet-lamp" x={712} y={930} rx={180} ry={90} colour={LAMP} opacity={0.6} />
      <GroundMarks id="wet-blue" x={620} y={850} width={980} height={130} count={60} colour="#3f6fa6" opacity={0.36} size={1.5} />
      <GroundMarks id="wet-light" y={850} height={150} count={90} colour="#eef3f0" opacity={0.5} size={1.2} />
      <GroundMarks id="wet-red" x={900} y={950} width={240} height={46} count={14} colour="#c9302a" opacity={0.5} size={1.2} />

      <Canopy />
      <Halo id="inside" x={130} y={610} rx={250} ry={200} colour={LAMP} opacity={0.5} />
      <path d={box(70, 776, 300, 16) + box(86, 790, 14, 66) + box(334, 790, 14, 66)} fill="#5a3b2a" />
      <path d={box(70, 776, 300, 5)} fill="#b58458" />
      <path d={lens(230, 858, 340, 9)} fill="#2a2a38" opacity={0.5} />
      <Posed id="mother" {...sitting} dress={DRESS.marigold} skin={SKIN.honey} hair="bun" wears="kurta" light="right" />
      <path d={polygon([[cup[0] + 4, cup[1] - 24], [cup[0] + 24, cup[1] - 24], [cup[0] + 21, cup[1] + 2], [cup[0] + 7, cup[1] + 2]])} fill="#e9eef0" />
      <path d={`M${cup[0] + 12} ${cup[1] - 32}q-8 -10 0 -20q8 -10 0 -22M${cup[0] + 20} ${cup[1] - 32}q-6 -10 0 -18`} stroke="#ffffff" strokeWidth={3} fill="none" opacity={0.75} />
      <path d={box(120, 722, 34, 56) + box(126, 708, 22, 16)} fill="#c9302a" />
      <path d={box(142, 722, 12, 56)} fill="#8f1f28" />
      <LampPost id="lamp" x={712} y={866} height={400} glow="#fff0b8" iron="#2b2f3a" isCast />
      <NameBoard x={1424} y={880} />
      <path d={lens(1038, 962, 270, 16)} fill="#2a2a38" opacity={0.5} />
      <Child id="girl" x={990} y={958} height={300} age={9} isHeld={false} dress={DRESS.magenta} skin={SKIN.honey} arm="point" />
      <Child id="boy" x={1082} y={962} height={300} age={6} isHeld={false} wears="raincoat" dress={DRESS.marigold} skin={SKIN.honey} />
      <path d={band([[970, 838, 14], [994, 822, 12], [1032, 806, 9]])} fill={SKIN.honey} />
      <Umbrella x={1034} y={818} width={300} colour="#c9302a" rod={0.5} tilt={4} />
      <Fern id="fern" x={1560} y={1010} size={150} dark="#2c5246" light="#6f9a74" />
      <Drizzle />
    </Canvas>
  );
}
