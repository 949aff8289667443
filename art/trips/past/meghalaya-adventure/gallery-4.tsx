/**
 * Mawsmai cave: a stooping mother lights the dripstone with her torch, a girl crouches in front, a boy heads for the green exit.
 * The stalactites are ringed like candle wax; there are stumps below, a column where the two have joined, and curtains of flowstone.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { shape } from '../../../people/body.tsx';
import { DRESS, type Dress, SKIN } from '../../../people/dress.ts';
import { handsOf, type Place } from '../../../people/pose.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { At, Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { leaves } from '../../../scenery/foliage.tsx';
import { WoodedSlope } from '../../../scenery/forest.tsx';
import { lens, oval } from '../../../scenery/shapes.ts';
import { Halo } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { Fern } from '../../../scenery/undergrowth.tsx';
import { SunPath } from '../../../scenery/water.tsx';
import { DARK, LAMP, POOL, StoneLight } from './cave-light.tsx';
import { Roof } from './cave-roof.tsx';
import { Column, Curtain, MOUTH, MouthRock, Stump, Wall } from './cave-stone.tsx';

export const focus: [number, number] = [0.5, 0.55];
const dim = (colour: string, depth: number) => mix(colour, '#1d1420', depth);
const inShade = (dress: Dress, depth: number): Dress => ({ base: dim(dress.base, depth), trim: dim(dress.trim, depth), second: dim(dress.second, depth) });

/** A torch pointing to the right. */
const Torch = () => (
  <>
    <path d="M-16 -6H26V6H-16Z" fill="#2b2a33" />
    <path d="M-16 -6H26V-2H-16Z" fill="#6a6876" />
    <path d="M26 -6L42 -11V11L26 6Z" fill="#c9c3bd" />
    <path d={oval(42, 0, 4, 11)} fill="#fffbe4" />
  </>
);

/** The torch beam in damp air, from the glass at (0, 0) to the stone `far` away: it widens, pales and is gone just past the stone. */
const Beam = ({ far, wide }: { far: number; wide: number }) => (
  <>
    <Gradient id="beam" from={[0, 0]} to={[far * 1.15, 0]} stops={[[0, '#fff6d0', 0.6], [0.3, '#ffe9ae', 0.3], [0.7, '#ffe2a0', 0.12], [1, '#ffe2a0', 0]]} />
    {[1, 0.78, 0.52].map((part) => (
      <path key={part} d={polygon([[0, -10 * part], [far * 1.15, -wide * part], [far * 1.15, wide * part], [0, 10 * part]])} fill="url(#beam)" opacity={0.7} />
    ))}
  </>
);

/** The mother stoops under the roof; her torch lights the stone at `POOL`. */
const MOTHER = { x: 850, y: 910, height: 392, flip: true, pose: { lean: 34, nod: -34, near: [74, 118], far: [20, 50], nearLeg: [46, -18], farLeg: [4, -34] } } as const satisfies Place;

export default function MeghalayaAdventure4() {
  const mouth = polygon(MOUTH);
  const hand = handsOf(MOTHER).near;
  const aim = (Math.atan2(POOL[1] - hand[1], POOL[0] - hand[0]) * 180) / Math.PI;
  return (
    <Canvas>
      <rect width={1600} height={1000} fill={DARK} />
      <Halo id="wall-glow" x={LAMP[0]} y={640} rx={980} ry={680} colour="#8f5a34" opacity={1} />
      <StoneLight />
      <Wall />
      <Roof id="far" line={[[-40, 250], [240, 170], [560, 130], [860, 210], [1060, 330], [1180, 400], [1340, 380], [1640, 300]]} count={46} longest={250} width={44} air={0.3} />
      <clipPath id="mouth">
        <path d={mouth} />
      </clipPath>
      <g clipPath="url(#mouth)">
        <rect x={1100} y={380} width={320} height={400} fill="#f4f8d6" />
        <WoodedSlope id="wood" crest={[[1080, 560], [1200, 530], [1300, 560], [1420, 520]]} tones={leaves('#6ea070', '#c3dc8e', '#ffffd8')} mist="#eef5c8" radius={22} groups={0} bottom={800} />
        <WoodedSlope id="wood-near" crest={[[1080, 650], [1200, 680], [1300, 690], [1420, 630]]} tones={leaves('#1f6440', '#86b552', '#f6f6a0')} mist="#3f8a4e" radius={26} fleck={8} groups={4} bottom={820} />
      </g>
      <MouthRock />
      <Halo id="day" x={1260} y={600} rx={330} ry={330} colour="#eef6c4" opacity={0.34} />
      <Gradient id="floor" from={[0, 720]} to={[0, 1000]} stops={[[0, '#4a3430'], [0.4, '#2b2129'], [1, '#15111b']]} />
      <path d={shape([[-20, 1020, 'corner'], [-20, 800, 'corner'], [200, 806], [520, 790], [820, 800], [1060, 770], [1260, 744], [1420, 770], [1620, 800, 'corner'], [1620, 1020, 'corner']])} fill="url(#floor)" />
      <Curtain id="curtain-back" brow={[[500, 268], [566, 250], [620, 290]]} hem={[[530, 500], [600, 566], [664, 540]]} folds={2} drip={50} />
      <Curtain id="curtain-low" brow={[[150, 560], [280, 566], [480, 585], [620, 560]]} hem={[[84, 806], [230, 826], [460, 834], [694, 804]]} folds={6} drip={14} />
      <Curtain id="curtain-mid" brow={[[210, 330], [310, 330], [450, 345], [560, 350]]} hem={[[130, 556], [280, 590], [470, 640], [632, 604]]} folds={6} drip={64} />
      <Curtain id="curtain-top" brow={[[280, 130], [340, 90], [430, 86], [510, 120]]} hem={[[200, 322], [320, 358], [460, 404], [574, 384]]} folds={4} drip={70} />
      <Curtain id="curtain-side" brow={[[86, 640], [140, 606], [196, 622], [240, 664]]} hem={[[44, 830], [120, 846], [210, 846], [268, 834]]} folds={3} drip={12} />
      <SunPath id="wet-lamp" x={640} y={812} height={180} width={560} colour="#ffbe62" opacity={0.6} count={90} />
      <SunPath id="wet-day" x={1262} y={756} height={230} width={300} colour="#e4eeb6" opacity={0.75} count={90} />
      <Halo id="lamp-glow" x={LAMP[0]} y={LAMP[1]} rx={330} ry={250} colour="#ffb958" opacity={0.75} />
      <path d={oval(LAMP[0], LAMP[1] - 4, 20, 15)} fill="#fff6d2" />
      <Boulder id="lamp-stone" x={650} y={840} width={120} height={42} tones={rock('#4a3430', '#d99a4a', '#0f0e15')} />
      {[[110, 870, 90, 180], [214, 846, 54, 96], [792, 838, 60, 120], [852, 824, 40, 66], [1046, 800, 46, 80]].map(([x = 0, y = 0, width = 0, height = 0]) => <Stump key={x} x={x} y={y} width={width} height={height} />)}
      <Posed id="boy" x={1236} y={776} height={236} age={9} wears="shorts" dress={inShade(DRESS.teal, 0.26)} skin={dim(SKIN.honey, 0.3)} hair="crop" pose={{ lean: 44, nod: -30, near: [30, 76], far: [60, 96], nearLeg: [54, -22], farLeg: [6, -46] }} />
      <Roof id="mid" line={[[-40, 190], [180, 120], [460, 60], [720, 110], [900, 250], [1020, 330], [1120, 300], [1260, 250], [1420, 330], [1640, 420]]} count={28} longest={250} width={70} />
      <Column x={1010} top={204} foot={838} width={66} />
      <Roof id="mid-near" line={[[-40, 60], [300, 0], [700, 20], [900, 130], [1010, 196], [1120, 190], [1260, 150], [1420, 214], [1640, 330]]} count={38} longest={150} width={50} air={-0.2} />
      <path d={lens(850, 912, 300, 14)} fill="#0c0a10" opacity={0.6} />
      <At x={hand[0]} y={hand[1]} turn={aim}>
        <Torch />
        <At x={44} y={0}>
          <Beam far={Math.hypot(POOL[0] - hand[0], POOL[1] - hand[1]) - 44} wide={128} />
        </At>
      </At>
      <Posed id="mother" grips {...MOTHER} wears="kurta" dress={inShade(DRESS.crimson, 0.1)} skin={dim(SKIN.honey, 0.12)} hair="plait" />
      <path d={lens(446, 930, 240, 12)} fill="#0c0a10" opacity={0.6} />
      <Posed id="girl" x={446} y={930} height={392} age={8} wears="frock" dress={inShade(DRESS.marigold, 0.08)} skin={dim(SKIN.honey, 0.14)} hair="plaits" flip pose={{ ...POSE.squat, lean: 12, nod: -20, near: [96, 120], far: [30, 80], nearLeg: [104, -26], farLeg: [112, -26] }} />
      <Roof id="near" line={[[-40, 330], [90, 150], [300, 30], [620, -20], [980, 40], [1240, 60], [1420, 110], [1540, 200], [1640, 280]]} count={17} longest={300} width={110} air={-0.5} />
      <Boulder id="near-left" x={120} y={1030} width={480} height={120} tones={rock('#2b2129', '#c98844', '#0f0e15')} light="right" />
      <Boulder id="near-right" x={1470} y={1040} width={520} height={260} tones={rock('#25222c', '#8f9478', '#0f0e15')} />
      <Fern id="fern" x={1400} y={770} size={70} dark="#35573a" light="#9cc65c" lean={0.4} />
    </Canvas>
  );
}
