/**
 * Mawsmai cave, the way out: a mother ducks with a hand on the wall, one child climbs to the light, the other waves from the mouth.
 * Limestone worn smooth by water: fluted walls, unequal stalactites, a wet floor, and one yellow lamp strung along the path.
 */
import { mix } from '../../../kit/colour.ts';
import { smooth, type Point } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Canvas, Gradient, Shadow } from '../../../scenery/canvas.tsx';
import { leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { band, lens, oval } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { Fern } from '../../../scenery/undergrowth.tsx';
import { SunPath } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.52, 0.55];

/** One ring of rock round the mouth, the far ones first: how far it reaches, how many stalactites hang in it, how the daylight tints it. */
const RINGS = [
  { reach: 1, spikes: 9, stone: '#8d9a7c', edge: '#d9dfa6' },
  { reach: 1.34, spikes: 11, stone: '#66705f', edge: '#a9b184' },
  { reach: 1.8, spikes: 12, stone: '#474d49', edge: '#7f8468' },
  { reach: 2.45, spikes: 12, stone: '#302f36', edge: '#605c52' },
  { reach: 3.3, spikes: 11, stone: '#1d1c25', edge: '#403b3d' },
];
const MOUTH = { x: 930, y: 410, rx: 205, ry: 265 };
const WET = rock('#4c4f4c', '#dfe2ad', '#14131c');

/** The opening a ring leaves: wide below, narrow above, with stalactites hanging into it. `grow` shifts the edge outward. */
function opening(index: number, grow = 0): string {
  const { reach, spikes } = RINGS[index] ?? RINGS[0]!;
  const r = random(`ring-${index}`);
  const [rx, ry] = [MOUTH.rx * reach + grow, MOUTH.ry * (0.3 + reach * 0.7) + grow];
  const outline: Point[] = [];
  const spot = (angle: number, far: number): Point => ({ x: MOUTH.x + index * 12 + Math.cos(angle) * rx * far, y: MOUTH.y + 20 * index + Math.sin(angle) * ry * far });
  for (let i = 0; i < 11; i += 1) outline.push(spot((i / 10) * Math.PI, r.between(0.92, 1.1)));
  for (let i = 0; i < spikes; i += 1) {
    const angle = Math.PI + ((i + r.between(0.25, 0.75)) / spikes) * Math.PI;
    const half = r.between(0.03, 0.075);
    const length = (0.08 + r.next() ** 3 * 0.85) * MOUTH.ry * (0.5 + reach * 0.36);
    const root = spot(angle, r.between(0.94, 1.06));
    outline.push(spot(angle - half, 1), { x: root.x + r.between(-6, 6), y: root.y + length * (0.3 + 0.7 * Math.abs(Math.sin(angle))), corner: true }, spot(angle + half, 1));
  }
  return smooth(outline);
}

/** Flutes that water has worn into a ring: thin bands that follow the wall down. */
function flutes(index: number): string {
  const r = random(`flutes-${index}`);
  const { reach } = RINGS[index] ?? RINGS[0]!;
  return Array.from({ length: 26 }, () => {
    const side = r.next() < 0.5 ? -1 : 1;
    const x = MOUTH.x + side * MOUTH.rx * (reach + r.between(0.02, 0.34) * reach);
    const y = MOUTH.y + r.between(-0.9, 0.5) * MOUTH.ry * reach;
    const long = r.between(50, 150) * reach;
    return band([[x, y, 1], [x + side * r.between(4, 22), y + long * 0.5, r.between(4, 11) * reach], [x + side * r.between(-4, 14), y + long, 1]]);
  }).join('');
}

/** Somebody in the half dark: every colour sinks towards the rock, more with `depth`. */
const dim = (colour: string, depth = 0.34) => mix(colour, '#191720', depth);
const inShade = (dress: { base: string; trim: string; second: string }, depth?: number) => ({ base: dim(dress.base, depth), trim: dim(dress.trim, depth), second: dim(dress.second, depth) });

/** A pillar where a stalactite and a stalagmite have met: lamp on its left, daylight on its right. */
function Column({ x, y, height }: { x: number; y: number; height: number }) {
  const r = random('column');
  const stem = (shift: number, wide: number, bulge = 0) =>
    band([[x + shift * 1.5, y, 170 * wide], [x + shift, y - height * 0.1, 100 * wide], [x + shift * 0.7 + bulge, y - height * 0.3, 62 * wide], [x + shift * 0.5, y - height * 0.48, 44 * wide], [x + shift * 0.62 - bulge, y - height * 0.6, 66 * wide], [x + shift * 0.9, y - height * 0.8, 120 * wide], [x + shift * 1.6, y - height, 240 * wide]]);
  return (
    <>
      <Gradient id="column" from={[0, y - height]} to={[0, y]} stops={[[0, '#1d1c25'], [0.5, '#45453f'], [1, '#2b2a30']]} />
      <Gradient id="lamp-side" from={[0, y - height]} to={[0, y]} stops={[[0.1, '#a9773a', 0], [0.5, '#a9773a', 0.7], [1, '#a9773a', 0.3]]} />
      <Gradient id="day-side" from={[0, y - height]} to={[0, y]} stops={[[0.1, '#a3ad7c', 0.1], [0.5, '#b3bd86', 0.9], [1, '#a3ad7c', 0.5]]} />
      <path d={stem(0, 1)} fill="url(#column)" />
      <path d={stem(-32, 0.34, 3)} fill="url(#lamp-side)" />
      <path d={stem(34, 0.22, -3)} fill="url(#day-side)" />
      <path d={[-16, -2, 14].map((at) => stem(at, 0.07, r.between(-4, 4))).join('')} fill="#14131a" opacity={0.5} />
    </>
  );
}

export default function MeghalayaAdventure4() {
  const lamp = { x: 372, y: 360 };
  return (
    <Canvas>
      <rect width={1600} height={1000} fill="#f2f6cf" />
      <Halo id="day" x={960} y={300} rx={420} ry={330} colour="#fffff4" opacity={1} />
      <WoodedSlope id="wood-far" crest={[[600, 350], [800, 320], [960, 350], [1300, 300]]} tones={leaves('#7fae78', '#c3dc8e', '#ffffd8')} mist="#eef5c8" radius={30} groups={4} bottom={820} />
      <WoodedSlope id="wood" crest={[[600, 520], [780, 470], [930, 520], [1080, 480], [1300, 440]]} tones={leaves('#2f6f46', '#93c658', '#ffffc0')} mist="#cfe3a0" radius={40} groups={4} fleck={9} bottom={820} />
      {RINGS.map(({ stone, edge }, index) => (
        <g key={stone}>
          <Gradient id={`stone-${index}`} from={[0, 80]} to={[0, 1000]} stops={[[0, mix(stone, '#15141c', 0.4)], [0.5, stone], [1, mix(stone, '#15141c', 0.36)]]} />
          <path d={`M-10 -10H1610V1010H-10Z${opening(index)}`} fill={edge} fillRule="evenodd" />
          <path d={`M-10 -10H1610V1010H-10Z${opening(index, 7 + index)}`} fill={`url(#stone-${index})`} fillRule="evenodd" />
          <path d={flutes(index)} fill={edge} opacity={0.2 + index * 0.03} />
          {index === 0 && <Posed id="first" x={905} y={676} height={176} view="front" age={9} wears="frock" dress={inShade(DRESS.marigold, 0.22)} skin={dim(SKIN.honey, 0.3)} hair="plaits" turn={-0.6} pose={{ near: [14, -6], far: [-142, -168], nearLeg: [4, 0], farLeg: [-4, 0] }} />}
        </g>
      ))}
      <Halo id="lamp-glow" x={lamp.x} y={lamp.y + 60} rx={470} ry={430} colour="#ffb347" opacity={0.42} />
      <path d={`M-20 196Q160 300 ${lamp.x} ${lamp.y - 22}Q560 170 640 -20`} stroke="#14131a" strokeWidth={5} fill="none" />
      <path d={`M${lamp.x - 9} ${lamp.y - 24}h18v18h-18Z`} fill="#14131a" />
      <path d={oval(lamp.x, lamp.y + 8, 15, 18)} fill="#fff3c4" />

      <path d={smooth([{ x: 0, y: 1010, corner: true }, { x: 0, y: 800 }, { x: 300, y: 806 }, { x: 620, y: 772 }, { x: 820, y: 676 }, { x: 1000, y: 668 }, { x: 1200, y: 780 }, { x: 1600, y: 850 }, { x: 1600, y: 1010, corner: true }])} fill="#2c2b30" />
      <SunPath id="wet" x={938} y={668} height={340} width={640} colour="#6f7a5e" opacity={0.75} count={120} />
      <SunPath id="wet-bright" x={938} y={668} height={330} width={330} colour="#dfe9b0" opacity={0.8} count={90} />
      <path d={lens(620, 852, 250, 9) + lens(480, 900, 300, 9) + lens(330, 846, 190, 7)} fill="#ffc56a" opacity={0.4} />
      <path d={lens(690, 902, 300, 26)} fill="#131219" opacity={0.75} />
      <Column x={690} y={900} height={920} />
      {[[1030, 744, 96], [1150, 838, 150], [770, 762, 70], [598, 908, 84]].map(([x = 0, y = 0, w = 0]) => <path key={x} d={lens(x, y, w * 2.3, w * 0.26)} fill="#131219" opacity={0.75} />)}
      <Boulder id="step-0" x={598} y={906} width={150} height={44} tones={WET} />
      <Boulder id="step-1" x={1030} y={742} width={150} height={76} tones={WET} />
      <Boulder id="step-2" x={1150} y={836} width={230} height={128} tones={WET} />
      <Boulder id="step-3" x={770} y={760} width={104} height={50} tones={WET} light="right" />
      <Boulder id="near-left" x={170} y={1010} width={460} height={170} tones={rock('#38353a', '#d99a4a', '#0f0e15')} light="right" />
      <Boulder id="near-right" x={1440} y={1030} width={520} height={230} tones={rock('#2b2a33', '#8f9478', '#0f0e15')} />

      <Shadow x={1090} y={716} width={62} height={10} colour="#0c0b12" opacity={0.5} />
      <Posed id="climber" x={1086} y={736} height={270} flip age={7} wears="shorts" dress={inShade(DRESS.teal, 0.25)} skin={dim(SKIN.honey, 0.3)} hair="crop" pose={{ ...POSE.climb, near: [70, 96], far: [96, 110] }} />
      <Shadow x={520} y={918} width={150} height={18} colour="#0c0b12" opacity={0.55} />
      <Posed id="mother" x={520} y={912} height={400} dress={inShade(DRESS.crimson, 0.18)} skin={dim(SKIN.honey, 0.18)} hair="bun" pose={{ lean: 34, nod: -30, near: [60, 92], far: [20, 60], nearLeg: [52, -8], farLeg: [6, -30] }} />
      <Fern id="fern-2" x={1150} y={600} size={80} dark="#35573a" light="#9cc65c" lean={-0.4} />
    </Canvas>
  );
}
