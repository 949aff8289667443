/**
 * Ousteri lake at dusk: egrets fly home in a line over violet water; on the bank a mother pours tea for her son, a girl has the field glass.
 * A great egret in flight folds its neck into an S and trails black legs; it beats slowly, so no two in a line hold their wings alike. They roost in one dead tree in the water.
 */
import { n, type Station } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { BareTree, growBareTree } from '../../../scenery/bare-tree.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { faded, leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, lens, oval } from '../../../scenery/shapes.ts';
import { Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { Palm } from '../../../scenery/trees.tsx';
import { GrassTuft, TallGrass } from '../../../scenery/undergrowth.tsx';
import { Ripples, SunPath, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.44, 0.55];

const SHORE = 560;
const DUSK = leaves('#3f2f5c', '#8f5f74', '#f0a080');
const ROOST = { id: 'roost-b', x: 1330, y: 640, height: 240, forks: 3, spread: 0.62, lean: -0.04, girth: 0.07 };
/** The line of egrets: where, how large, how far the wings are up (1) or down (−1). */
const LINE = [[130, 356, 0.5, 0.8], [232, 314, 0.54, -0.5], [346, 276, 0.6, 0.95], [474, 242, 0.68, 0.3], [642, 204, 0.86, -0.66], [842, 208, 1, 0.86], [1020, 262, 0.86, 0.4], [1128, 322, 0.66, -0.6], [1204, 404, 0.52, 0.9]] as const;

/** A wing from the side, its tip at height `tip`: wrist forward, four spread fingers, the arm feathers behind in scallops. */
const wing = (tip: number, dx = 0) =>
  shape(
    [[30, -4, 'corner'], [37, tip * 0.24], [36, tip * 0.46], [22, tip * 0.78], [2, tip, 'corner'], [0, tip * 0.9, 'corner'], [-12, tip * 0.99, 'corner'], [-11, tip * 0.86, 'corner'], [-24, tip * 0.93, 'corner'], [-20, tip * 0.78, 'corner'], [-34, tip * 0.82, 'corner'], [-30, tip * 0.66, 'corner'], [-40, tip * 0.6], [-36, tip * 0.5, 'corner'], [-44, tip * 0.42], [-39, tip * 0.32, 'corner'], [-46, tip * 0.22], [-40, tip * 0.12, 'corner'], [-42, 2, 'corner'], [-6, 8]].map(([x, y, corner]) => (corner ? [Number(x) + dx, Number(y), 'corner'] : [Number(x) + dx, Number(y)]) as Station),
  );

/** An egret flying to the right, about 190 from bill to toe; `beat` lifts or drops its wings. */
function Egret({ x, y, scale, beat }: { x: number; y: number; scale: number; beat: number }) {
  const tip = 10 - beat * 124;
  const quill = (from: number, to: number, end: number) => `M${from} ${n(tip * 0.2)}Q${from - 2} ${n(tip * 0.5)} ${to} ${n(tip * end)}`;
  return (
    <At x={x} y={y} scale={scale} turn={-4}>
      <path d={wing(-26 - beat * 96, 14)} fill="#cf9fb4" />
      <path d={band([[-34, 4, 6], [-70, 9, 3.4], [-104, 12, 2.6]])} fill="#2a2440" />
      <path d={shape([[-100, 10], [-116, 9, 'corner'], [-104, 16, 'corner']])} fill="#2a2440" />
      <path d={shape([[50, -4], [44, 7], [10, 13], [-30, 9], [-58, 6, 'corner'], [-58, 1, 'corner'], [-30, -3], [6, -10], [40, -12]])} fill="#fff6ec" />
      <path d={shape([[44, 7], [10, 13], [-30, 9], [-58, 6, 'corner'], [-10, 6], [30, 3]])} fill="#dca6ae" />
      <path d={band([[34, -5, 17], [52, 8, 13], [63, 6, 9], [60, -6, 8], [70, -13, 8]])} fill="#fff6ec" />
      <path d={band([[40, 8, 6], [52, 14, 5], [64, 9, 2]])} fill="#dca6ae" />
      <path d={oval(74, -14, 8.4, 5.8)} fill="#fff6ec" />
      <path d={shape([[80, -18], [110, -12, 'corner'], [80, -11]])} fill="#f2a83c" />
      <path d={oval(76, -15, 1.4)} fill="#2a2440" />
      <path d={wing(tip)} fill="#fffaf4" />
      <path d={shape([[-6, 8], [-42, 2, 'corner'], [-40, tip * 0.12], [-44, tip * 0.42], [-32, tip * 0.66], [-24, tip * 0.9], [-14, tip * 0.6], [-16, tip * 0.2]])} fill="#e6bcc2" opacity={0.85} />
      <path d={quill(2, -8, 0.86) + quill(-10, -20, 0.78) + quill(-20, -30, 0.66) + quill(-28, -36, 0.5)} stroke="#c9939f" strokeWidth={1.8} fill="none" opacity={0.8} />
    </At>
  );
}

/** A field glass held to the eyes. */
const Glass = () => <path d="M-2 -10H14L18 -12V2L14 0H-2Z" fill="#1d1830" />;
/** The flask she pours from. */
const Flask = () => <path transform="rotate(118)" d="M-8 -34H8V14H-8ZM-5 -44H5V-34H-5Z" fill="#2f7a6a" />;

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
      <path d={lens(460, 906, 640, 26)} fill="#1a1434" opacity={0.5} />
      <path d={shape([[150, 884], [690, 884], [750, 926], [110, 930]])} fill="#b5443a" />
      <path d={shape([[420, 884], [690, 884], [750, 926], [400, 928]])} fill="#7a2f44" />
      <path d="M190 890L160 926M290 886L268 928M390 885L380 928M490 885L496 928M560 885L576 928M662 885L688 927" stroke="#f3cf8a" strokeWidth={5} opacity={0.7} />
      <Posed id="mother" x={310} y={906} height={410} isSeated wears="kurta" dress={{ ...DRESS.lotus, second: '#f6e3d6' }} skin={SKIN.honey} hair="bun" pose={{ ...POSE.crossed, lean: 8, near: [70, 112], far: [40, 80], nod: 6 }} inHand={<Flask />} />
      <path d="M520 808Q530 820 530 846" stroke="#d08a52" strokeWidth={4} fill="none" />
      <Posed id="boy" x={626} y={908} height={410} isSeated flip age={7} wears="shorts" dress={DRESS.teal} skin={SKIN.honey} hair="crop" pose={{ ...POSE.crossed, near: [64, 78], far: [30, 80], nod: -4 }} inHand={<path d="M-10 -16H10L7 4H-7Z" fill="#f3e6d0" />} />
      <path d={lens(800, 902, 190, 12)} fill="#1a1434" opacity={0.5} />
      <Posed id="girl" x={790} y={902} height={410} age={9} wears="frock" dress={DRESS.marigold} skin={SKIN.honey} hair="plaits" pose={{ ...POSE.stand, lean: -4, nod: -16, near: [92, 204], far: [100, 200] }} inHand={<Glass />} />
      {/* The bird book lies open on the rug. */}
      <path d={shape([[136, 912, 'corner'], [176, 902], [206, 912, 'corner'], [200, 928, 'corner'], [168, 918], [128, 928, 'corner']])} fill="#fff3dc" />
      {[60, 720, 880, 980, 1100].map((x, i) => (
        <GrassTuft key={x} id={`tuft-${x}`} x={x} y={900 + i * 12} size={90} dark="#241c40" light="#8a5670" blades={14} />
      ))}
      <TallGrass id="reeds-right" x={1120} y={1020} width={540} height={320} dark="#1d1838" mid="#332a54" light="#6b4468" density={1.1} />
      <TallGrass id="reeds-left" x={-80} y={1020} width={230} height={270} dark="#1d1838" mid="#332a54" light="#6b4468" density={1.1} />
      <TallGrass id="near" x={100} y={1030} width={1100} height={80} dark="#1d1838" mid="#332a54" light="#5a3f62" />
    </Canvas>
  );
}
