/**
 * Ousteri lake at dusk: egrets fly home in a line over violet water; on the bank a mother and two children, one with the glass, one counting.
 * A great egret in flight folds its neck into an S and trails black legs; it beats slowly, so no two in a line hold their wings alike. They roost in one dead tree in the water.
 */
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { NearChild, NearWoman } from '../../../people/near.tsx';
import { BareTree, growBareTree } from '../../../scenery/bare-tree.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval } from '../../../scenery/shapes.ts';
import { Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { GrassTuft, TallGrass } from '../../../scenery/undergrowth.tsx';
import { Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.44, 0.55];

const SHORE = 560;
const DUSK = leaves('#3f2f5c', '#8f5f74', '#f0a080');
const ROOST = { id: 'roost-b', x: 1330, y: 640, height: 240, forks: 3, spread: 0.62, lean: -0.04, girth: 0.07 };
/** The line of egrets: where, how large, how far the wings are up (1) or down (−1). */
const LINE = [[250, 330, 0.5, 0.6], [340, 292, 0.56, -0.5], [440, 262, 0.64, 0.9], [556, 238, 0.72, 0.1], [690, 214, 0.84, -0.7], [846, 222, 1, 0.8], [1000, 262, 0.9, 0.2], [1126, 312, 0.74, -0.6], [1226, 366, 0.6, 0.7], [1300, 424, 0.46, 0]] as const;

/** An egret flying to the right, about 190 from bill to toe; `beat` lifts or drops its wings. */
function Egret({ x, y, scale, beat }: { x: number; y: number; scale: number; beat: number }) {
  const tip = -18 - beat * 116;
  const wing = (dx: number, lift: number) => shape([[32 + dx, -6], [38 + dx, tip * 0.4 * lift], [26 + dx, tip * 0.8 * lift], [4 + dx, tip * lift], [-10 + dx, tip * 0.94 * lift], [-28 + dx, tip * 0.62 * lift], [-42 + dx, tip * 0.28 * lift], [-40 + dx, 2], [-8 + dx, 8]]);
  return (
    <At x={x} y={y} scale={scale} turn={-4}>
      <path d={wing(16, 0.86)} fill="#d9b0c0" />
      <path d={band([[-34, 4, 6], [-70, 9, 3.4], [-104, 12, 2.6]])} fill="#2a2440" />
      <path d={shape([[52, -2], [44, 8], [10, 14], [-30, 10], [-50, 6, 'corner'], [-30, -2], [6, -10], [40, -12]])} fill="#fff6ec" />
      <path d={shape([[44, 8], [10, 14], [-30, 10], [-50, 6, 'corner'], [-10, 6], [30, 4]])} fill="#e0b0b4" />
      <path d={band([[36, -4, 16], [56, 8, 12], [66, 2, 9], [58, -8, 8], [70, -14, 9]])} fill="#fff6ec" />
      <path d={oval(74, -14, 9, 6.4)} fill="#fff6ec" />
      <path d={shape([[80, -18], [112, -13, 'corner'], [80, -11]])} fill="#f2a83c" />
      <path d={wing(0, 1)} fill="#fffaf4" />
      <path d={shape([[-10, tip * 0.94], [-28, tip * 0.62], [-42, tip * 0.28], [-40, 2], [-22, 4], [-24, tip * 0.3], [-14, tip * 0.62]])} fill="#e9c6c8" />
    </At>
  );
}

export default function PondicherryHeritage9() {
  const roost = growBareTree(ROOST).tips;
  return (
    <Canvas>
      <Sky id="sky" height={SHORE} stops={[[0, '#3f3f80'], [0.4, '#94628f'], [0.75, '#ee8a70'], [1, '#ffc890']]} />
      <Sun id="sun" x={590} y={504} r={66} colour="#ff6a44" glow="#ffa368" reach={7} />
      <Stratus x={1040} y={150} width={700} colour="#f0a08a" opacity={0.5} />
      <Stratus x={260} y={420} width={480} height={9} colour="#ffd0a0" opacity={0.5} />
      <Stratus x={1280} y={300} width={380} height={9} colour="#f7b090" opacity={0.45} />
      <Ridge id="hills" anchors={[[-40, 540], [300, 526], [700, 536], [1100, 520], [1640, 500]]} colour="#8a5a80" mist="#e69a84" bottom={SHORE} />
      <WoodedSlope id="shore" crest={[[-60, 530], [300, 536], [800, 546], [1200, 534], [1660, 516]]} tones={faded(DUSK, '#c9788a', 0.34)} mist="#e69a84" radius={20} depth={46} groups={2} bottom={SHORE + 4} />
      <Palm id="palm-1" x={210} y={548} height={120} lean={0.1} dark="#5a3f6a" lit="#8a5a72" trunk="#6b4468" />
      <Palm id="palm-2" x={260} y={550} height={90} lean={-0.1} dark="#5a3f6a" lit="#8a5a72" trunk="#6b4468" />
      <Palm id="palm-3" x={1020} y={548} height={110} lean={0.08} dark="#5a3f6a" lit="#8a5a72" trunk="#6b4468" />
      <Mist id="mist" y={SHORE} height={70} colour="#ffc39a" opacity={0.55} />
      <Water id="lake" y={SHORE} stops={[[0, '#ffb588'], [0.22, '#c9738a'], [0.6, '#6a4a86'], [1, '#2f2a5c']]} />
      <SunPath id="path" x={590} y={SHORE} height={300} width={240} colour="#ffc890" count={60} />
      <Ripples id="ripples" y={570} height={330} count={130} colour="#f8c0a4" opacity={0.42} />
      {LINE.slice(2, 8).map(([x, y, scale]) => (
        <path key={x} d={lens(x, SHORE * 2 - y * 0.52 - 230, 90 * scale, 6)} fill="#fff0e4" opacity={0.4} />
      ))}
      <path d={lens(ROOST.x, ROOST.y + 2, 150, 7) + band([[ROOST.x, ROOST.y, 16], [ROOST.x + 6, 690, 9], [ROOST.x - 4, 760, 3]])} fill="#33285a" opacity={0.5} />
      <BareTree {...ROOST} bark="#8a5f7c" shade="#3f2f5c" />
      {roost.filter((_, i) => i % 2 === 0).map(([x, y]) => (
        <path key={`${x}-${y}`} d={shape([[x - 7, y + 2], [x - 8, y - 12], [x - 2, y - 18], [x + 2, y - 30], [x + 10, y - 30], [x + 5, y - 24], [x + 7, y - 12], [x + 4, y + 4]])} fill="#fff0e6" />
      ))}
      {LINE.map(([x, y, scale, beat]) => (
        <Egret key={x} x={x} y={y} scale={scale} beat={beat} />
      ))}
      <TallGrass id="reeds-back" x={1180} y={900} width={480} height={230} dark="#3a2f60" mid="#5a4070" light="#a8687c" density={0.9} />
      <Gradient id="bank" from={[0, 820]} to={[0, 1000]} stops={[[0, '#6b4468'], [1, '#241c40']]} />
      <Land crest={[[-60, 858], [300, 846], [760, 868], [1160, 910], [1660, 930]]} fill="url(#bank)" />
      <path d={lens(440, 906, 620, 26)} fill="#1a1434" opacity={0.5} />
      <path d={shape([[150, 884], [690, 884], [750, 926], [110, 930]])} fill="#b5443a" />
      <path d={shape([[420, 884], [690, 884], [750, 926], [400, 928]])} fill="#7a2f44" />
      <path d="M190 890L160 926M290 886L268 928M390 885L380 928M490 885L496 928M590 885L612 927" stroke="#f3cf8a" strokeWidth={5} opacity={0.7} />
      <path d={oval(270, 934, 56, 10)} fill={DRESS.marigold.base} />
      <path d={oval(420, 936, 68, 11)} fill={DRESS.lotus.base} />
      <path d={oval(572, 934, 50, 9)} fill={DRESS.teal.base} />
      <NearChild id="girl" x={270} y={908} size={0.6} dress={DRESS.marigold} skin={SKIN.honey} hair="plaits" look={1} tilt={-4} left={{ elbow: [-100, -150], hand: [-44, -262], isFront: true }} right={{ elbow: [104, -156], hand: [60, -266], isFront: true }} />
      <NearWoman id="mother" x={420} y={908} size={0.56} dress={DRESS.lotus} skin={SKIN.honey} hair="bun" look={1} />
      <NearChild id="boy" x={572} y={910} size={0.54} dress={DRESS.teal} skin={SKIN.honey} hair="crop" look={1} tilt={-6} right={{ elbow: [126, -226], hand: [188, -316], isPointing: true }} />
      {/* The flask, a cup, the bird book open on the rug. */}
      <path d={box(668, 842, 30, 70) + box(674, 826, 18, 18)} fill="#2f7a6a" />
      <path d={box(668, 842, 9, 70)} fill="#7fc0a8" />
      <path d={box(712, 892, 22, 22)} fill="#f3e6d0" />
      <path d={shape([[136, 912, 'corner'], [176, 902], [206, 912, 'corner'], [200, 928, 'corner'], [168, 918], [128, 928, 'corner']])} fill="#fff3dc" />
      {[60, 780, 880, 980, 1100].map((x, i) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={900 + i * 12} size={90} dark="#241c40" light="#8a5670" blades={14} />
      ))}
      <TallGrass id="reeds-right" x={1120} y={1020} width={540} height={320} dark="#1d1838" mid="#332a54" light="#6b4468" density={1.1} />
      <TallGrass id="reeds-left" x={-80} y={1020} width={230} height={270} dark="#1d1838" mid="#332a54" light="#6b4468" density={1.1} />
      <TallGrass id="near" x={100} y={1030} width={1100} height={80} dark="#1d1838" mid="#332a54" light="#5a3f62" />
    </Canvas>
  );
}
