/** The Hawa Mahal in pink morning light, its street in shade; a mother and daughter throw millet to pigeons, and the son flies a kite. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Women } from '../../../people/family.tsx';
import { Posed, POSE } from '../../../people/posed.tsx';
import { polygon } from '../../../kit/curves.ts';
import { random } from '../../../kit/random.ts';
import { Arcade, Arch, archPath, stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Awning } from '../../../scenery/houses.tsx';
import { HoneycombFacade } from '../../../scenery/palace.tsx';
import { Kite } from '../../../scenery/props.tsx';
import { band, box, lens, oval, type Spot } from '../../../scenery/shapes.ts';
import { Halo, Sky, Stratus } from '../../../scenery/sky.tsx';
import { AutoRickshaw } from '../../../scenery/vehicles.tsx';

export const focus: [number, number] = [0.5, 0.6];

const PINK = stone('#e07e66', { sun: '#ffd9a8', night: '#8a2f52', line: '#ffe6cf', dark: '#5b2338' });
const ROSE = stone('#c98576', { sun: '#ffe0bc', night: '#7a3a5a', line: '#f2cdb8', dark: '#7a4350' });
const SHOPS = stone('#a9566a', { sun: '#e8a08c', night: '#4a2052', line: '#d99a92', dark: '#43183a' });
const FLOOR = 700;
const STREET = 800;
/** The edge of the shadow that the houses opposite cast: their skyline. */
const SHADE: readonly Spot[] = [[-20, 652], [170, 652], [170, 628], [300, 628], [300, 676], [520, 676], [520, 660], [610, 660], [610, 690], [900, 690], [900, 668], [1080, 668], [1080, 640], [1190, 640], [1190, 664], [1420, 664], [1420, 634], [1620, 634]];

function Neighbours() {
  return (
    <g>
      {[{ x: -60, width: 250, rise: 0 }, { x: 1410, width: 260, rise: 24 }].map(({ x, width, rise }, side) => (
        <g key={x}>
          <path d={box(x, 470 - rise, width, 340 + rise)} fill={side ? ROSE.mid : ROSE.lit} />
          {[0, 1, 2].map((storey) => (
            <Arcade key={storey} id={`next-${side}-${storey}`} x={x} y={800 - storey * 104} width={width} height={104} bays={5} tones={ROSE} kind="ogee" share={0.4} tall={0.6} wall={side ? ROSE.mid : ROSE.lit} />
          ))}
          <path d={box(x - 8, 462 - rise, width + 16, 14)} fill={ROSE.line} />
        </g>
      ))}
    </g>
  );
}

/** A pigeon on the ground, facing right, its feet at (x, y); `size` sets the scale. */
const Pigeon = ({ x, y, size, flip, isPecking }: { x: number; y: number; size: number; flip: boolean; isPecking: boolean }) => (
  <At x={x} y={y} scale={size / 60} flip={flip}>
    <path d="M-2 0V-8M5 0V-8" stroke="#d98a7a" strokeWidth={2.4} />
    <path d={band([[-34, -12, 5], [-18, -16, 13], [2, -18, 20], [14, -22, 14]])} fill="#8d8fa8" />
    <path d={band([[-30, -12, 3], [-14, -17, 10], [2, -20, 11]])} fill="#b3b4c4" />
    <path d="M-20 -22L-12 -10M-12 -24L-4 -11" stroke="#4a4660" strokeWidth={3} />
    <path d={isPecking ? band([[12, -22, 13], [22, -15, 8], [27, -7, 8]]) : band([[12, -22, 13], [17, -32, 9], [20, -37, 9]])} fill="#4f7f80" />
    <path d={isPecking ? 'M28 -6L33 0L26 -3Z' : 'M24 -38L32 -36L24 -34Z'} fill="#2a2036" />
  </At>
);

/** The pigeons that people feed in front of the Hawa Mahal every morning; more than half of them peck. */
function Pigeons() {
  const r = random('pigeons-below');
  const birds = Array.from({ length: 26 }, () => ({ x: 820 + r.between(-1, 1) * r.between(40, 300), t: r.next(), flip: r.next() < 0.5, isPecking: r.next() < 0.6 })).filter(({ x }) => x > 540 && Math.abs(x - 700) > 40).toSorted((a, b) => a.t - b.t);
  return (
    <>
      <path d={Array.from({ length: 60 }, () => oval(r.between(770, 920), r.between(866, 926), 1.8, 1.2)).join('')} fill="#f2d890" />
      {birds.map(({ x, t, flip, isPecking }, i) => <Pigeon key={i} x={x} y={846 + t * 100} size={24 + t * 20} flip={flip} isPecking={isPecking} />)}
    </>
  );
}

/** The woman who sells the grain: seated behind two brass plates of millet, her sack behind her. */
const GrainSeller = ({ x, y }: { x: number; y: number }) => (
  <>
    <Posed id="seller" x={x} y={y} height={226} flip isSeated wears="kurta" dress={DRESS.crimson} skin={SKIN.coffee} hair="bun" isGrey pose={{ ...POSE.crossed, lean: 4, near: [50, 84], far: [30, 72] }} />
    <path d={band([[x + 58, y + 6, 60], [x + 58, y - 24, 66], [x + 56, y - 52, 52]])} fill="#b99a6a" />
    <path d={band([[x + 74, y + 6, 26], [x + 76, y - 24, 30], [x + 72, y - 50, 22]])} fill="#7d5f52" />
    <path d={oval(x + 56, y - 54, 27, 8)} fill="#f2d890" />
    {[-92, -134].map((dx) => (
      <g key={dx}>
        <path d={lens(x + dx, y + 14, 50, 9)} fill="#8a5a2a" />
        <path d={`M${x + dx - 16} ${y + 10}Q${x + dx} ${y - 16} ${x + dx + 16} ${y + 10}Z`} fill="#f2d890" />
        <path d={`M${x + dx + 2} ${y - 4}Q${x + dx + 12} ${y} ${x + dx + 16} ${y + 10}H${x + dx + 4}Z`} fill="#b98f56" />
      </g>
    ))}
  </>
);

export default function JaipurHeritage() {
  return (
    <Canvas>
      <Sky id="sky" height={760} stops={[[0, '#86b6cf'], [0.48, '#e6cfc8'], [1, '#ffdcae']]} />
      <Halo id="morning" x={120} y={420} rx={640} ry={460} colour="#fff0c4" opacity={0.85} />
      <Stratus x={1190} y={84} width={520} colour="#fff6ea" opacity={0.6} />
      <Stratus x={250} y={250} width={380} height={9} colour="#fff6ea" opacity={0.55} />
      <Flock id="pigeons" x={1230} y={190} width={300} height={120} count={11} size={15} colour="#94606c" />
      <Neighbours />
      <HoneycombFacade id="hawa" x={800} y={FLOOR} width={1270} tones={PINK} shutters={['#2f7a6a', '#b5453a']} glass={['#f0b84a', '#4f9f9a']} />
      <path d={box(152, FLOOR, 1296, STREET - FLOOR)} fill={SHOPS.lit} />
      <path d={box(144, FLOOR - 4, 1312, 12)} fill={PINK.line} />
      {[0, 1, 2, 3, 4, 6, 7, 8, 9, 10].map((bay) => (
        <Arch key={bay} x={225 + bay * 115} y={STREET} width={66} height={78} tones={SHOPS} kind="cusped" />
      ))}
      <Arch x={800} y={STREET} width={92} height={92} tones={SHOPS} kind="ogee" />
      {[['#d99a2b', 225], ['#c2452f', 398], ['#2c5f7a', 628], ['#d99a2b', 974], ['#2f7a6a', 1204], ['#c2452f', 1375]].map(([a, x]) => (
        <Awning key={x} x={Number(x)} y={724} width={112} drop={30} a={String(a)} />
      ))}
      <Gradient id="shade" from={[0, 630]} to={[0, 820]} stops={[[0, '#5a2a6a', 0.34], [1, '#4a2260', 0.5]]} />
      <path d={polygon([...SHADE, [1620, STREET], [-20, STREET]])} fill="url(#shade)" />
      <Gradient id="street" from={[0, STREET]} to={[0, 1000]} stops={[[0, '#93677a'], [0.35, '#744862'], [1, '#3c2142']]} />
      <path d={box(-10, STREET, 1620, 210)} fill="url(#street)" />
      <path d={box(-10, STREET, 1620, 7)} fill="#c08c8c" />
      <Women id="shoppers" x={1010} y={832} height={84} count={2} />
      <Women id="strollers" x={345} y={826} height={80} count={3} />
      <AutoRickshaw x={1310} y={850} length={150} />
      <Kite x={420} y={170} size={74} colour="#c9302c" tilt={-12} hand={[571, 724]} />
      <Kite x={1420} y={330} size={38} colour="#1f6f76" hand={[1540, 440]} />
      <At x={0} y={-26}>
        <path d={lens(720, 896, 170, 9) + lens(628, 910, 120, 8) + lens(962, 914, 110, 8) + lens(1142, 912, 220, 12)} fill="#22102c" opacity={0.5} />
        <Pigeons />
        <Posed id="mother" x={694} y={894} height={216} wears="sari" dress={DRESS.cream} skin={SKIN.cinnamon} hair="bun" pose={{ ...POSE.stand, lean: 5, near: [34, 90], far: [76, 100] }} inHand={<path d="M-6 -6H38Q36 14 16 14Q-4 14 -6 -6Z" fill="#e8b04a" />} />
        <Posed id="boy" grips x={610} y={906} height={220} flip age={8} wears="shorts" dress={DRESS.teal} skin={SKIN.cinnamon} hair="crop" pose={{ lean: -6, nod: -16, near: [120, 150], far: [96, 128], nearLeg: [8, 0], farLeg: [-10, -6] }} />
        <Posed id="girl" x={948} y={908} height={224} flip age={6} wears="frock" dress={DRESS.marigold} skin={SKIN.cinnamon} hair="plaits" pose={{ lean: 8, near: [78, 104], far: [60, 84], nearLeg: [28, 4], farLeg: [-16, -34] }} />
        <GrainSeller x={1150} y={902} />
      </At>
      <path d={box(-10, 958, 1620, 60)} fill="#2c1636" />
      <path d={box(-10, 954, 1620, 7)} fill="#6a4460" />
      <path d={Array.from({ length: 27 }, (_, i) => archPath('ogee', 10 + i * 62, 1004, 34, 34)).join('')} fill="#40234a" />
    </Canvas>
  );
}
