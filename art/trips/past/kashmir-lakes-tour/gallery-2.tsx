/**
 * Nigeen after sunset: two lit houseboats mirrored in the still lake, tea on the veranda, a shikara bringing late guests.
 * A houseboat is a cedar house on a flat barge: a veranda with turned posts, bays of small panes, fretwork eaves, a shingle roof.
 */
import type { ReactNode } from 'react';
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Shikara } from '../../../scenery/boats.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { Lotus } from '../../../scenery/lotus.tsx';
import { Lantern } from '../../../scenery/props.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Mist, Moon, Sky, Stars, Stratus } from '../../../scenery/sky.tsx';
import { SnowWall } from '../../../scenery/snow-wall.tsx';
import { Tree } from '../../../scenery/trees.tsx';
import { Reflection, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.5, 0.58];

// One long range, highest over the veranda.
const SNOW = [[-80, 420, 0], [60, 352, 30], [130, 392, 0], [330, 300, -60], [372, 322, -20], [436, 296, 40], [560, 376, 20], [690, 350, -20], [780, 392, 0], [960, 306, -50], [1000, 326, -10], [1104, 236, -30], [1160, 280, 30], [1200, 268, 70], [1330, 360, 10], [1460, 312, 30], [1680, 410, 10]] as const;
const SHORE = 560;
const LINE = 700;
const WOOD = { lit: '#b9783f', mid: '#8a5330', dark: '#5a3326', deep: '#34202a' };
const GLOW = '#ffe2a0';
const BANK = leaves('#182a40', '#3a5a68', '#8fa9b0');

/** A row of wooden scallops hanging from an eave. */
const Fretwork = ({ from, to, y, drop, fill }: { from: number; to: number; y: number; drop: number; fill: string }) => {
  const count = Math.round((to - from) / (drop * 1.1));
  const step = (to - from) / count;
  return <path d={`M${from} ${y}H${to}${Array.from({ length: count }, (_, i) => `Q${to - (i + 0.5) * step} ${y + drop * 2} ${to - (i + 1) * step} ${y}`).join('')}Z`} fill={fill} />;
};

/** One window bay: carved frame, two casements of small panes, curtains drawn to the sides, lamplight. */
const Bay = ({ x, y }: { x: number; y: number }) => (
  <>
    <path d={box(x - 50, y - 8, 100, 136)} fill={WOOD.dark} />
    <path d={box(x - 42, y, 84, 108)} fill={GLOW} />
    <path d={`M${x - 42} ${y}H${x - 10}Q${x - 22} ${y + 60} ${x - 42} ${y + 84}ZM${x + 42} ${y}H${x + 16}Q${x + 26} ${y + 60} ${x + 42} ${y + 84}Z`} fill="#d9623f" opacity={0.85} />
    <path d={box(x - 3, y, 6, 108) + box(x - 42, y + 34, 84, 4) + box(x - 42, y + 70, 84, 4) + box(x - 22, y, 3, 108) + box(x + 20, y, 3, 108)} fill={WOOD.dark} />
    <path d={box(x - 54, y - 12, 108, 8) + box(x - 54, y + 108, 108, 8)} fill={WOOD.lit} />
    <path d={Array.from({ length: 5 }, (_, i) => oval(x - 36 + i * 18, y + 122, 5, 4)).join('')} fill={WOOD.lit} />
  </>
);

/** A houseboat with its veranda at the right end; the waterline is at y = 0. */
function Houseboat({ id, bays, children }: { id: string; bays: number; children?: ReactNode }) {
  const long = bays * 118 + 40;
  const deck = 250;
  const turned = (x: number): string => band([[x, -62, 15], [x, -84, 9], [x, -104, 15], [x, -128, 8], [x, -176, 9], [x, -204, 16], [x, -226, 12]]);
  return (
    <>
      <path d={polygon([[-36, -44], [long + deck + 46, -52], [long + deck + 16, 4], [-8, 4]])} fill={WOOD.deep} />
      <path d={polygon([[-36, -44], [long + deck + 46, -52], [long + deck + 40, -40], [-30, -34]])} fill={WOOD.lit} />
      <Gradient id={`${id}-wall`} from={[0, -240]} to={[0, -40]} stops={[[0, WOOD.dark], [0.5, WOOD.mid], [1, WOOD.dark]]} />
      <path d={box(0, -236, long, 194)} fill={`url(#${id}-wall)`} />
      <path d={Array.from({ length: 9 }, (_, i) => box(0, -226 + i * 21, long, 2.4)).join('')} fill={WOOD.deep} opacity={0.4} />
      {Array.from({ length: bays }, (_, i) => <Bay key={i} x={74 + i * 118} y={-204} />)}
      <path d={box(long, -236, deck, 176)} fill="#7a4526" />
      <path d={box(long + 24, -206, 76, 146)} fill={GLOW} />
      <path d={box(long + 58, -206, 7, 146) + box(long + 24, -138, 76, 5)} fill={WOOD.dark} />
      <Halo id={`${id}-lamp`} x={long + 150} y={-170} rx={190} ry={130} colour="#ffc870" opacity={0.85} />
      <path d={box(long - 6, -66, deck + 40, 22)} fill={WOOD.mid} />
      {children}
      {[6, 110, 246].map((at) => <path key={at} d={turned(long + at)} fill={WOOD.lit} />)}
      <path d={box(long, -112, deck + 4, 8) + box(long, -70, deck + 4, 7)} fill={WOOD.lit} />
      <path d={Array.from({ length: 23 }, (_, i) => band([[long + 6 + i * 11, -68, 3], [long + 6 + i * 11, -88, 6], [long + 6 + i * 11, -106, 3]])).join('')} fill={WOOD.mid} />
      <path d={polygon([[-30, -240], [long + deck + 34, -240], [long + deck - 24, -300], [34, -300]])} fill="#4a3340" />
      <path d={Array.from({ length: 5 }, (_, i) => box(-24 + i * 12, -250 - i * 11, long + deck + 52 - i * 24, 2)).join('')} fill="#2f2236" opacity={0.8} />
      <path d={box(-36, -244, long + deck + 76, 9)} fill={WOOD.lit} />
      <Fretwork from={-34} to={long + deck + 38} y={-236} drop={16} fill={WOOD.mid} />
      <path d={box(60, -330, long - 90, 6) + Array.from({ length: bays + 2 }, (_, i) => box(62 + i * ((long - 96) / (bays + 1)), -330, 5, 32)).join('')} fill={WOOD.dark} />
    </>
  );
}

/** The far shore: snow in the last light, dark hills, poplars and a few lamps. */
const FarShore = () => (
  <g>
    <SnowWall id="snow" base={SHORE} crest={SNOW} tones={{ lit: '#9585ae', shade: '#5c659c', snow: '#ffd9c9', snowShade: '#8f95c8', mist: '#8d8ab4' }} snow={0.5} />
    <Ridge id="hill-1" anchors={[[-40, 430], [220, 452], [420, 430], [700, 478], [960, 446], [1240, 470], [1660, 400]]} colour="#4a5590" mist="#8d8ab4" bottom={SHORE} />
    <Ridge id="hill-2" anchors={[[-40, 500], [300, 512], [640, 496], [1000, 520], [1320, 500], [1660, 486]]} colour="#303f72" mist="#5f6798" bottom={SHORE} />
    <Thicket id="shore" line={[[-40, 552], [500, 548], [1100, 552], [1660, 546]]} count={90} radius={15} tones={BANK} />
    <path d={Array.from({ length: 30 }, (_, i) => oval(40 + i * 54 + ((i * 37) % 23), 520 - ((i * 53) % 18), 6, 30 + ((i * 29) % 16))).join('')} fill="#22345a" />
    <path d={Array.from({ length: 13 }, (_, i) => oval(90 + i * 117 + ((i * 61) % 40), 550, 3.4)).join('')} fill="#ffdd94" />
  </g>
);

const STEPS: readonly Spot[] = [[1150, 668], [1150, 684], [1150, 700]];

export default function KashmirLakesTour2() {
  return (
    <Canvas>
      <Sky id="sky" height={540} stops={[[0, '#141d4c'], [0.45, '#3f4488'], [0.78, '#a8739c'], [1, '#f0a98c']]} />
      <Stars id="stars" count={90} height={300} />
      <Moon id="moon" x={1330} y={140} r={34} isCrescent />
      <Stratus x={420} y={236} width={520} colour="#e58f9c" opacity={0.5} />
      <Stratus x={960} y={206} width={380} height={8} colour="#e58f9c" opacity={0.45} />
      <Water id="lake" y={SHORE} stops={[[0, '#e0a293'], [0.2, '#8a6d9c'], [0.5, '#333e7a'], [1, '#101a42']]} />
      <Reflection id="far" line={SHORE} squash={0.8} depth={440} veil="#1a2250" opacity={0.7} waves={12}>
        <FarShore />
      </Reflection>
      <Mist id="mist" y={556} height={54} colour="#f2b9a8" opacity={0.5} />
      <Reflection id="second" line={628} squash={0.8} depth={370} veil="#141c48" opacity={0.75} waves={12}>
        <At x={-250} y={626} scale={0.66}>
          <Houseboat id="second-boat" bays={6} />
        </At>
      </Reflection>
      <Ripples id="ripples-far" y={580} height={120} count={70} colour="#ffd9b8" opacity={0.35} size={0.6} />
      <Reflection id="main" line={LINE} squash={0.72} depth={300} veil="#101840" opacity={0.9} waves={14}>
        <At x={330} y={LINE - 2}>
          <Houseboat id="boat" bays={5}>
            <Posed id="grandma" x={668} y={-100} height={150} isSeated pose={{ ...POSE.sit, near: [30, 88] }} wears="sari" dress={DRESS.teal} skin={SKIN.honey} hair="bun" isGrey />
            <path d={box(716, -112, 66, 7) + box(744, -112, 8, 50)} fill={WOOD.dark} />
            <path d={box(738, -132, 12, 20)} fill="#d9a24a" />
            <path d={`M750 -128q9 2 10 -4M738 -126q-8 6 -2 12`} stroke="#d9a24a" strokeWidth={3} fill="none" />
            <Posed id="mother" x={802} y={-100} height={154} flip isSeated pose={{ ...POSE.sit, near: [34, 120] }} wears="kurta" dress={DRESS.magenta} skin={SKIN.wheat} hair="plait" />
            <Posed id="girl" x={846} y={-62} height={160} age={8} pose={{ near: [130, 150], far: [50, 70], nearLeg: [4, 0], farLeg: [-4, 0] }} wears="frock" dress={DRESS.marigold} skin={SKIN.wheat} hair="plaits" />
          </Houseboat>
        </At>
        {STEPS.map(([x, y], i) => <path key={y} d={box(x + i * 6, y, 66 + i * 6, 9)} fill={mix(WOOD.lit, WOOD.deep, i * 0.25)} />)}
        <Lantern id="lantern-1" x={1012} y={468} size={34} />
        <Lantern id="lantern-2" x={1108} y={468} size={34} colour="#f2b02b" />
      </Reflection>
      <Halo id="pool-of-light" x={1100} y={760} rx={330} ry={70} colour="#ffcf80" opacity={0.4} />
      <Ripples id="ripples-lamp" x={960} y={716} width={300} height={240} count={46} colour="#ffdf9c" opacity={0.65} size={0.8} />
      <Ripples id="ripples-window" x={350} y={720} width={640} height={220} count={60} colour="#ffd38a" opacity={0.4} size={0.7} />
      <Reflection id="shikara" line={846} squash={0.7} depth={154} veil="#101840" opacity={0.8} waves={12}>
        <Shikara x={1330} y={846} length={470} flip canopy="#2f7f8a" trim="#e8b04a" wood="#6b4430" />
        <clipPath id="awning">
          <rect x={1252} y={776} width={140} height={52} />
        </clipPath>
        <g clipPath="url(#awning)">
          <Posed id="guest" x={1352} y={844} height={128} flip isSeated pose={POSE.sit} wears="kurta" dress={DRESS.crimson} skin={SKIN.cinnamon} hair="bun" />
          <Posed id="guest-boy" x={1290} y={842} height={128} flip isSeated age={7} pose={{ ...POSE.sit, near: [96, 110] }} wears="shorts" dress={DRESS.cream} skin={SKIN.cinnamon} hair="crop" />
        </g>
      </Reflection>
      <Ripples id="wake" x={1120} y={842} width={420} height={22} count={22} colour="#ffe2b8" opacity={0.7} size={0.7} />
      <Lotus id="lotus" x={-60} y={850} width={520} height={170} count={24} size={170} flowers={4} tone="#23425a" lit="#4f7a80" pink="#c98ab0" />
      <Lotus id="lotus-right" x={1180} y={930} width={460} height={100} count={14} size={140} flowers={2} tone="#23425a" lit="#4f7a80" pink="#c98ab0" />
      <Land crest={[[1390, 614], [1470, 602], [1560, 598], [1660, 590]]} bottom={616} fill={BANK.dark} />
      <Tree id="willow" x={1580} y={600} height={230} tones={BANK} trunk="#22283c" />
      <Thicket id="bank" line={[[1430, 602], [1660, 592]]} count={14} radius={20} tones={BANK} fleck={4} />
    </Canvas>
  );
}
