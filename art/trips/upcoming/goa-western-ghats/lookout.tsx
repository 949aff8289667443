/** The ledge opposite the fall: slabs of wet basalt, puddles, grass at the edges, and a family that has spotted the train. */
import { polygon } from '../../../kit/curves.ts';
import { Child } from '../../../people/child.tsx';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed } from '../../../people/posed.tsx';
import { leaves, Thicket } from '../../../scenery/foliage.tsx';
import { GroundMarks } from '../../../scenery/ground.tsx';
import { Umbrella } from '../../../scenery/props.tsx';
import { band, lens, type Spot } from '../../../scenery/shapes.ts';
import { rock, RockFace } from '../../../scenery/stone.tsx';
import { Fern, GrassTuft } from '../../../scenery/undergrowth.tsx';

const BASALT = rock('#54675f', '#e6e2bd', '#14242b');
const BRUSH = leaves('#143d2f', '#6fa44e', '#ecec9c');

/** The vertical faces below the rim: outline and tone of each. */
const FACES: readonly (readonly [readonly Spot[], keyof typeof BASALT])[] = [
  [[[-40, 910], [104, 914], [120, 1040], [-40, 1040]], 'mid'],
  [[[104, 914], [236, 932], [262, 1040], [120, 1040]], 'shade'],
  [[[236, 932], [404, 926], [392, 1040], [262, 1040]], 'lit'],
  [[[404, 926], [520, 940], [566, 1040], [392, 1040]], 'shade'],
  [[[520, 940], [640, 914], [668, 1040], [566, 1040]], 'mid'],
  [[[640, 914], [706, 904], [752, 966], [790, 1040], [668, 1040]], 'crack'],
];

/** Slabs of the top, from left to right: outline and colour of each. */
const SLABS: readonly (readonly [readonly Spot[], string])[] = [
  [[[-40, 846], [170, 836], [236, 880], [104, 914], [-40, 910]], '#93a187'],
  [[[170, 836], [360, 846], [330, 892], [236, 932], [104, 914], [236, 880]], '#a9b294'],
  [[[360, 846], [500, 856], [560, 884], [404, 926], [236, 932], [330, 892]], '#8f9e86'],
  [[[500, 856], [610, 868], [706, 904], [640, 914], [520, 940], [404, 926], [560, 884]], '#a3ad90'],
];

/** The joints between the slabs, which get wider towards us. */
const CRACKS = polygon([[169, 836], [237, 879], [106, 916], [100, 913], [232, 880]]) + polygon([[359, 846], [332, 893], [240, 934], [232, 931], [327, 891]]) + polygon([[499, 856], [562, 884], [409, 928], [400, 926], [556, 884]]);

const Slabs = () => (
  <>
    <RockFace id="ledge" outline={[[-40, 900], [300, 900], [640, 910], [706, 904], [752, 966], [790, 1040], [-40, 1040]]} tones={BASALT} facets={30} />
    {FACES.map(([outline, tone]) => <path key={outline[0]?.[0]} d={polygon(outline)} fill={BASALT[tone]} opacity={0.55} />)}
    {SLABS.map(([outline, fill]) => <path key={outline[0]?.[0]} d={polygon(outline)} fill={fill} />)}
    <GroundMarks id="lichen" x={-20} y={846} width={600} height={66} count={60} colour="#5a6d5e" opacity={0.45} />
    <path d={lens(300, 866, 120, 9) + lens(520, 884, 110, 10) + lens(60, 862, 130, 9)} fill="#7f9a56" opacity={0.75} />
    <path d={CRACKS} fill={BASALT.crack} opacity={0.75} />
    <path d={band([[-40, 911, 3], [104, 915, 4], [236, 933, 3], [404, 927, 4], [520, 941, 3], [640, 915, 4], [706, 904, 2]])} fill="#e4e6c4" opacity={0.85} />
    <path d={lens(166, 884, 150, 15) + lens(628, 886, 104, 11)} fill="#dcebe4" />
    <path d={lens(176, 886, 92, 6) + lens(634, 887, 60, 4)} fill="#8fb4ae" opacity={0.7} />
  </>
);

/** A mother with a girl under her umbrella; the boy has run to the rim and points at the train. */
const LookingFamily = () => (
  <>
    <path d={lens(400, 899, 250, 18) + lens(606, 906, 130, 13)} fill="#1a2a2c" opacity={0.42} />
    <Posed id="boy" x={566} y={904} height={230} view="back" age={9} wears="shorts" dress={{ ...DRESS.cream, second: '#2c3e73' }} skin={SKIN.honey} hair="crop" turn={0.8} pose={{ near: [124, 146], far: [-16, -6], nearLeg: [10, 2], farLeg: [-8, -2] }} />
    <Posed id="mother" x={382} y={896} height={230} view="back" wears="sari" dress={DRESS.crimson} skin={SKIN.honey} hair="bun" turn={0.8} pose={{ near: [24, 172], far: [-14, -6], nearLeg: [3, 0], farLeg: [-3, 0] }} inHand={<Umbrella x={8} y={0} width={284} rod={0.31} colour="#f5b72f" tilt={-16} />} />
    <Child id="girl" x={324} y={900} height={230} age={6} dress={DRESS.lotus} flip />
  </>
);

/** The whole lookout, from the brush behind it to the ferns in front. */
export const Lookout = () => (
  <>
    <Thicket id="brush" line={[[-40, 838], [120, 828], [240, 830]]} count={12} radius={34} tones={BRUSH} fleck={9} />
    <Slabs />
    {[[196, 842, 40], [226, 846, 30], [300, 848, 36], [330, 850, 26], [480, 860, 34], [508, 862, 26], [648, 884, 30], [690, 902, 44], [706, 908, 30], [96, 920, 40], [128, 924, 30], [254, 938, 50], [284, 938, 34], [446, 936, 40], [534, 944, 50], [560, 938, 34], [664, 914, 40]].map(([x = 0, y = 0, size = 0]) => <GrassTuft key={x} id={`tuft-${x}`} x={x} y={y} size={size} dark="#2f5d38" light="#a8c260" blades={13} />)}
    <LookingFamily />
    <Fern id="fern-1" x={40} y={1010} size={190} />
    <Fern id="fern-3" x={168} y={1040} size={110} light="#6fa04e" />
  </>
);
