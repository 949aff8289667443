/** Morning at a viewpoint: the guide by the wall holds up her pennant; mothers and children walk over to her from their coach. */
import { polygon } from '../kit/curves.ts';
import { DRESS, SKIN } from '../people/dress.ts';
import { Posed, POSE } from '../people/posed.tsx';
import { OverhangingBranch } from '../scenery/bough.tsx';
import { Flock } from '../scenery/birds.tsx';
import { Canvas, Gradient, Shadow } from '../scenery/canvas.tsx';
import { Coach } from '../scenery/coach.tsx';
import { faded, leaves, Thicket } from '../scenery/foliage.tsx';
import { WoodedSlope } from '../scenery/forest.tsx';
import { Suitcase } from '../scenery/luggage.tsx';
import { Ridge } from '../scenery/ridge.tsx';
import { box } from '../scenery/shapes.ts';
import { Cumulus, Mist, Sky, Stratus, Sun, Wisps } from '../scenery/sky.tsx';
import { GrassTuft } from '../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.5, 0.62];

const AIR = '#fbe6bd';
const WOOD = leaves('#24573f', '#8fae57', '#ffe9a6');
const NEAR = leaves('#163f30', '#6f9f48', '#ffe28a');

/** The guide's pennant on its stick; (0, 0) is the hand. */
const Pennant = () => (
  <>
    <path d="M-2 30L2 30L2 -92L-2 -92Z" fill="#6b4a38" />
    <path d={polygon([[0, -92], [76, -72], [0, -48]])} fill="#f2a51b" />
    <path d={polygon([[0, -68], [76, -72], [0, -48]])} fill="#c2682b" />
  </>
);

/** The people still at the coach windows, each in a different pose. */
const Passengers = () => (
  <>
    <Posed id="p-1" x={70} y={-47} height={58} view="front" age={9} wears="shorts" dress={DRESS.crimson} skin={SKIN.cinnamon} hair="crop" turn={-0.8} isSeated pose={{ near: [16, 0], far: [-140, -164] }} />
    <Posed id="p-2" x={83} y={-46} height={50} view="front" wears="sari" dress={DRESS.teal} skin={SKIN.cinnamon} hair="bun" turn={-0.5} isSeated pose={{ near: [14, 0], far: [-16, -40] }} />
    <Posed id="p-3" x={107} y={-46} height={50} view="front" dress={DRESS.marigold} skin={SKIN.wheat} hair="plait" turn={0.6} isSeated pose={{ near: [14, 0], far: [-16, 4] }} />
    <Posed id="p-4" x={119.5} y={-48} height={54} view="front" age={6} wears="frock" dress={DRESS.cream} skin={SKIN.wheat} hair="plaits" turn={-0.6} isSeated pose={{ near: [24, 0], far: [-20, 0] }} />
    <Posed id="p-5" x={141} y={-46} height={50} view="front" wears="sari" dress={DRESS.lotus} skin={SKIN.cocoa} hair="bun" isGrey turn={-0.6} isSeated pose={{ near: [128, 164], far: [-16, -20] }} />
  </>
);

/** An air conditioner on the roof: a rounded housing with slats from `x` to `x + long`; its foot, at `y`, sticks out by 12 at each end. */
const RoofUnit = ({ id, x, y, long, high }: { id: string; x: number; y: number; long: number; high: number }) => (
  <>
    <Gradient id={`${id}-side`} from={[x, 0]} to={[x + long, 0]} stops={[[0, '#fffaf0'], [0.25, '#efe3cf'], [1, '#bfa9a4']]} />
    <path d={`M${x - 12} ${y + 2}Q${x - 6} ${y - high * 0.8} ${x + high} ${y - high}H${x + long - high * 0.8}Q${x + long + 2} ${y - high} ${x + long + 12} ${y + 2}Z`} fill={`url(#${id}-side)`} />
    <path d={`M${x + 2} ${y - high * 0.66}Q${x + 8} ${y - high} ${x + high} ${y - high}H${x + long - high * 0.8}Q${x + long - 6} ${y - high} ${x + long} ${y - high * 0.66}Z`} fill="#fffdf6" opacity={0.85} />
    <path d={box(x - 12, y - 4, long + 24, 6)} fill="#6b4a5c" opacity={0.5} />
    <path d={Array.from({ length: Math.floor(long / 34) }, (_, i) => `M${x + 26 + i * 34} ${y - high * 0.46}l-3 ${high * 0.26}h20l3 ${-high * 0.26}Z`).join('')} fill="#5f5668" />
  </>
);

export default function Travel() {
  return (
    <Canvas>
      <Sky id="sky" height={620} stops={[[0, '#7fb9d0'], [0.45, '#c9ded2'], [0.8, '#fde6b4'], [1, '#ffd9a0']]} />
      <Sun id="sun" x={250} y={392} r={52} colour="#fffbe8" glow="#fff0b8" reach={10} />
      <Cumulus id="cloud" x={1190} y={300} width={620} height={130} lit="#fffdf2" shade="#cfdcd6" opacity={0.9} />
      <Stratus x={560} y={210} width={520} colour="#fffaea" opacity={0.65} />
      <Stratus x={240} y={280} width={340} height={8} colour="#fffaea" opacity={0.55} />
      <Flock id="birds" x={520} y={268} width={190} height={60} count={6} size={13} colour="#8a9a94" />
      <Ridge id="far" anchors={[[-40, 470], [160, 420], [330, 450], [520, 372], [640, 292], [720, 322], [800, 386], [980, 350], [1200, 410], [1640, 380]]} colour="#b5bfb6" mist="#fde9bf" />
      <Ridge id="second" anchors={[[-40, 500], [180, 520], [380, 470], [560, 496], [760, 440], [960, 486], [1640, 450]]} colour="#8faea8" mist={AIR} />
      <Mist id="mist" y={540} height={90} colour="#fff3cf" opacity={0.7} />
      <WoodedSlope id="wood-1" crest={[[-40, 560], [220, 548], [420, 590], [640, 560], [860, 590], [1640, 560]]} tones={faded(WOOD, '#c9d2a8', 0.55)} mist={AIR} radius={16} depth={140} groups={5} />
      <Wisps id="wisps" x={520} y={630} width={900} colour="#fff0cf" opacity={0.75} />
      <WoodedSlope id="wood-2" crest={[[-40, 610], [160, 616], [340, 660], [560, 690], [800, 650], [1640, 640]]} tones={faded(WOOD, '#c9d2a8', 0.16)} mist={AIR} radius={26} depth={140} groups={4} fleck={5} fade={0.5} />

      {/* The viewpoint's wall and the paving in front of it. */}
      <Gradient id="ground" from={[0, 720]} to={[0, 1000]} stops={[[0, '#f0d2a0'], [0.4, '#dcb182'], [1, '#b07f5c']]} />
      <path d={box(-10, 744, 1620, 270)} fill="url(#ground)" />
      <path d={box(-10, 700, 1620, 52)} fill="#c99a78" />
      <path d={Array.from({ length: 20 }, (_, i) => box(i * 84 - 10, 704, 76, 20) + box(i * 84 - 52, 728, 76, 22)).join('')} fill="#dcb592" />
      <path d={box(-10, 688, 1620, 18)} fill="#fbe9c8" />
      <path d={box(-10, 702, 1620, 6)} fill="#a87a62" />
      <path d={[786, 838, 912].map((y) => box(-10, y, 1620, 2.6)).join('') + Array.from({ length: 13 }, (_, i) => polygon([[640 + (i - 6) * 150, 752], [643 + (i - 6) * 150, 752], [648 + (i - 6) * 300, 1000], [640 + (i - 6) * 300, 1000]])).join('')} fill="#9a6b4c" opacity={0.36} />
      <path d={polygon([[800, 840], [1620, 800], [1620, 960], [1010, 930]])} fill="#4b2f5c" opacity={0.2} />

      <Coach id="coach" x={786} y={856} height={478}>
        <Passengers />
      </Coach>
      <RoofUnit id="roof-front" x={1066} y={402} long={312} high={38} />
      <RoofUnit id="roof-back" x={1546} y={402} long={200} high={32} />
      <Posed id="stepping" x={962} y={798} height={262} flip dress={DRESS.indigo} skin={SKIN.cocoa} hair="plait" pose={{ lean: 6, nod: 4, near: [-20, 10], far: [30, 60], nearLeg: [24, 10], farLeg: [-10, -34] }} />
      <Shadow x={846} y={908} width={58} height={8} />
      <Posed id="jumping" x={832} y={876} height={290} flip age={8} wears="shorts" dress={DRESS.cream} skin={SKIN.cocoa} hair="crop" pose={{ lean: 10, nod: -12, near: [138, 152], far: [-62, -40], nearLeg: [56, 22], farLeg: [-48, -76] }} />

      <Shadow x={456} y={801} width={60} height={10} />
      <Posed id="guide" x={420} y={800} height={226} view="front" dress={DRESS.banyan} skin={SKIN.cinnamon} hair="bob" turn={0.7} pose={{ near: [150, 172], far: [-64, -30], nearLeg: [5, 0], farLeg: [-5, 0] }} inHand={<Pennant />} />
      <Shadow x={640} y={808} width={50} height={9} />
      <Posed id="grandmother" x={610} y={806} height={216} flip wears="sari" dress={DRESS.lotus} skin={SKIN.honey} hair="bun" isGrey pose={{ ...POSE.stand, near: [40, 150], far: [10, 40] }} />
      <Shadow x={312} y={814} width={44} height={7} />
      <Posed id="boy" x={292} y={812} height={226} flip age={6} wears="shorts" dress={DRESS.teal} skin={SKIN.honey} hair="crop" pose={{ ...POSE.stand, nod: -6, near: [104, 108] }} />
      <Shadow x={566} y={902} width={64} height={10} />
      <Posed id="girl" x={540} y={900} height={270} flip age={7} wears="frock" dress={DRESS.marigold} skin={SKIN.wheat} hair="plaits" pose={{ ...POSE.walk, lean: 8, near: [-34, 20], far: [60, 120] }} />
      <Shadow x={716} y={922} width={84} height={11} />
      <Posed id="mother" x={690} y={920} height={276} flip wears="sari" dress={DRESS.crimson} skin={SKIN.wheat} hair="bun" pose={{ ...POSE.walk, nearLeg: [14, 2], farLeg: [-12, -22], near: [40, 70], far: [-24, 4] }} />
      <Suitcase x={1226} y={922} height={150} colour="#bf4a2b" tag="#fff3dc" />
      <Suitcase x={1292} y={930} height={118} colour="#2c6e8f" />
      <Suitcase x={1356} y={924} height={136} colour="#f2a51b" tag="#1e5a49" />
      <Posed id="on-the-case" x={1224} y={792} height={270} view="front" age={5} wears="frock" dress={DRESS.magenta} skin={SKIN.wheat} hair="bob" turn={-0.7} isSeated pose={{ near: [24, 60], far: [-148, -166], nearLeg: [10, 4], farLeg: [-8, 0] }} />

      <OverhangingBranch id="branch" line={[[-80, 40], [120, 90], [300, 70], [430, 112]]} radius={74} twigs={10} tones={NEAR} fleck={15} width={30} />
      <OverhangingBranch id="branch-2" line={[[-80, 180], [60, 220], [170, 268]]} radius={56} twigs={6} tones={NEAR} fleck={14} width={18} />
      <Thicket id="corner" line={[[-40, 990], [120, 960], [250, 1000]]} count={9} radius={60} tones={NEAR} fleck={14} />
      {[290, 350, 1320, 1440, 1540].map((x, i) => <GrassTuft key={x} id={`tuft-${x}`} x={x} y={1010} size={60 + (i % 3) * 16} dark="#2f5a3c" light="#b8c46a" />)}
    </Canvas>
  );
}
