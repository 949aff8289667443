/**
 * Amber fort above Maota lake at sunrise: elephants on the ramp, the saffron garden in the lake, a mother and two children on the ghat.
 * The fort climbs its ridge from a low gate past halls to the women's palace on top; Jaigarh's wall is on the hill behind.
 */
import { mix } from '../../../kit/colour.ts';
import { polygon } from '../../../kit/curves.ts';
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Arch, Chhatri, stone } from '../../../scenery/architecture.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Elephant } from '../../../scenery/elephant.tsx';
import { Bush, faded, leaves, Thicket } from '../../../scenery/foliage.tsx';
import { FortWall } from '../../../scenery/fort.tsx';
import { PalaceWing } from '../../../scenery/palace.tsx';
import { Land, Ridge } from '../../../scenery/ridge.tsx';
import { band, box, lens, oval } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Sun } from '../../../scenery/sky.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Reflection, Ripples, Water } from '../../../scenery/water.tsx';

export const focus: [number, number] = [0.46, 0.55];

const HONEY = stone('#e4ae69', { sun: '#fff0c4', night: '#7a4058' });
const WALL = stone('#cf9a62', { sun: '#ffe6b4', night: '#6a3a58' });
const SCRUB = leaves('#5f663a', '#aaa45c', '#ffe6a0');
const SHADE = '#5a3058';
const SHORE = 676;

function Fort() {
  return (
    <g>
      <Land crest={[[-60, 668], [140, 640], [330, 576], [520, 520], [760, 470], [1050, 440], [1300, 452], [1480, 530], [1660, 590]]} bottom={SHORE} fill="#bd9260" />
      <Thicket id="scrub" line={[[-40, 660], [200, 630], [420, 560], [1380, 500], [1480, 560], [1640, 610]]} count={54} radius={19} tones={faded(SCRUB, '#f0cf9a', 0.2)} spread={0.9} />
      {/* The elephant ramp, with its parapet on the lake side. */}
      <path d={band([[-60, 676, 34], [120, 656, 32], [300, 608, 26], [420, 562, 20], [488, 528, 16]])} fill="#e8c48a" />
      <Elephant id="elephant-1" x={120} y={654} height={60} pose="walk" cloth="#c2392f" shadow={false} />
      <Elephant id="elephant-2" x={236} y={624} height={54} pose="walk" cloth="#b32e63" shadow={false} />
      <Elephant id="elephant-3" x={338} y={590} height={47} pose="walk" cloth="#1f7f86" shadow={false} />
      <path d={band([[-60, 686, 12], [120, 668, 12], [300, 620, 10], [420, 572, 8], [480, 546, 6]])} fill={WALL.mid} />
      <path d={band([[-60, 681, 3], [120, 663, 3], [300, 615, 3], [420, 568, 2], [480, 543, 2]])} fill={WALL.line} />
      <PalaceWing id="zenana" x={960} y={440} width={250} storey={58} storeys={3} bays={6} tones={HONEY} kind="cusped" bay />
      <path d={polygon([[960, 262], [960, 440], [922, 440], [922, 300]])} fill={SHADE} opacity={0.22} />
      <PalaceWing id="halls" x={730} y={462} width={238} storey={56} storeys={2} bays={5} tones={HONEY} bay />
      <PalaceWing id="court" x={560} y={494} width={186} storey={44} storeys={2} bays={5} tones={HONEY} kind="cusped" bay={false} />
      <PalaceWing id="east" x={1202} y={458} width={190} storey={46} storeys={2} bays={5} tones={HONEY} bay={false} />
      <FortWall id="upper" crest={[[440, 506], [560, 490], [740, 462], [980, 442], [1200, 446], [1330, 466], [1430, 506]]} foot={[[440, 590], [1430, 590]]} tones={WALL} bastions={[700, 1000, 1220, 1424]} width={52} />
      <path d={box(444, 430, 116, 100)} fill={HONEY.lit} />
      <path d={box(524, 430, 36, 100)} fill={HONEY.shade} opacity={0.7} />
      <path d={box(438, 424, 128, 9)} fill={HONEY.line} />
      <Arch x={490} y={530} width={58} height={78} tones={HONEY} kind="pointed" />
      {[462, 544].map((x) => <Chhatri key={x} x={x} y={424} width={34} tones={HONEY} columns={2} />)}
      <FortWall id="lower" crest={[[520, 606], [640, 578], [900, 560], [1140, 552], [1380, 574], [1570, 626]]} foot={SHORE} tones={WALL} bastions={[530, 790, 1090, 1380, 1560]} width={70} />
      <Thicket id="gate-scrub" line={[[420, 576], [460, 592], [496, 606]]} count={6} radius={17} tones={SCRUB} spread={0.4} />
      <Thicket id="shore" line={[[560, 674], [760, 670], [1040, 676], [1300, 668], [1640, 676]]} count={26} radius={17} tones={SCRUB} spread={0.5} />
      <Chhatri x={636} y={SHORE} width={48} tones={HONEY} />
    </g>
  );
}

/** Kesar Kyari, the saffron garden on its platform in the lake: three rows of star-shaped beds between paths. */
function SaffronGarden() {
  const row = (i: number) => ({ y: 752 + i * 22, half: 226 + i * 26, high: 8 + i * 1.6 });
  return (
    <>
      <path d={lens(1130, 836, 740, 14)} fill={SHADE} opacity={0.3} />
      <path d={polygon([[912, 738], [1348, 738], [1440, 808], [820, 808]])} fill="#e6bd80" />
      <path d={box(820, 808, 620, 26)} fill={WALL.mid} />
      <path d={box(820, 804, 620, 6)} fill={WALL.line} />
      {Array.from({ length: 15 }, (_, i) => <Arch key={i} x={848 + i * 40.3} y={834} width={20} height={18} tones={WALL} kind="pointed" />)}
      {[0, 1, 2].map((i) => {
        const { y, half, high } = row(i);
        const pitch = (half * 2) / 9;
        return Array.from({ length: 9 }, (_, k) => {
          const x = 1130 - half + pitch * (k + 0.5);
          return (
            <g key={`${i} ${k}`}>
              <path d={polygon([[x - pitch * 0.44, y], [x - pitch * 0.16, y - high * 0.4], [x, y - high], [x + pitch * 0.16, y - high * 0.4], [x + pitch * 0.44, y], [x + pitch * 0.16, y + high * 0.4], [x, y + high], [x - pitch * 0.16, y + high * 0.4]])} fill={k % 2 ? '#5f8a3e' : '#7fa04a'} />
              <path d={oval(x, y - 1, pitch * 0.13, high * 0.3)} fill={(i + k) % 3 ? '#e0763c' : '#f2c14e'} />
            </g>
          );
        });
      })}
      {[0, 1].map((i) => <Chhatri key={i} x={928 + i * 404} y={746} width={44} tones={HONEY} />)}
    </>
  );
}

/** The ghat: three steps down to the water, worn pale at the edges. */
function Ghat() {
  return (
    <>
      {[0, 1, 2].map((i) => {
        const down = 2 - i;
        const [y, end] = [836 + down * 52, 560 + down * 92];
        return (
          <g key={i}>
            <path d={polygon([[-20, y], [end - 46, y], [end, y + 34], [-20, y + 34]])} fill={mix('#dba870', '#a8765e', down * 0.26)} />
            <path d={polygon([[-20, y + 34], [end, y + 34], [end - 8, y + 60], [-20, y + 60]])} fill={mix('#9c6a58', '#5f3f50', down * 0.4)} />
            <path d={polygon([[-20, y + 31], [end - 4, y + 31], [end, y + 36], [-20, y + 36]])} fill="#f6d9a4" opacity={0.85 - down * 0.2} />
          </g>
        );
      }).toReversed()}
      <path d="M120 836L60 1010M300 836L270 1010M470 838L500 1010" stroke="#7a4f4c" strokeWidth={2.4} opacity={0.35} />
    </>
  );
}

export default function JaipurHeritageTour() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#86b4d0'], [0.46, '#e0dec6'], [0.78, '#ffe2ac'], [1, '#ffcf8f']]} />
      <Sun id="sun" x={250} y={330} r={44} colour="#fffbe4" glow="#ffe6a6" reach={11} />
      <Stratus x={640} y={170} width={560} colour="#fff6e0" opacity={0.6} />
      <Flock id="pigeons" x={560} y={300} width={240} height={80} count={8} size={13} colour="#8a7a80" />
      <Ridge id="aravalli-far" anchors={[[-40, 430], [180, 390], [420, 420], [700, 350], [980, 280], [1200, 226], [1380, 190], [1640, 250]]} rough={0.3} colour="#cdb194" mist="#fbe4bd" bottom={660} />
      <FortWall id="jaigarh" crest={[[1140, 248], [1210, 218], [1390, 184], [1640, 244]]} foot={[[1140, 262], [1210, 238], [1390, 204], [1640, 264]]} tones={stone('#cdb08e')} bastions={[1210, 1390, 1530]} width={28} />
      <Ridge id="aravalli" anchors={[[-40, 540], [200, 480], [460, 500], [800, 400], [1200, 420], [1640, 400]]} colour="#c09a72" mist="#fbe0b4" bottom={660} />
      <Mist id="fog" y={570} height={130} colour="#fff0d0" opacity={0.6} />
      <Water id="lake" y={SHORE} stops={[[0, '#f2d29c'], [0.35, '#a3ab95'], [1, '#3f6c7c']]} />
      <Reflection id="image" line={SHORE} squash={0.66} depth={330} veil="#55707a" opacity={0.55}>
        <Fort />
      </Reflection>
      <Halo id="sun-on-water" x={230} y={720} rx={360} ry={70} colour="#ffeebc" opacity={0.6} />
      <Ripples id="ripples" y={690} height={230} count={120} colour="#fff3d4" opacity={0.5} />
      <SaffronGarden />
      <Gradient id="garden-image" from={[0, 834]} to={[0, 890]} stops={[[0, '#8a6a50', 0.5], [1, '#8a6a50', 0]]} />
      <path d={box(820, 834, 620, 56)} fill="url(#garden-image)" />
      <Ripples id="ripples-near" x={700} y={850} width={900} height={150} count={40} colour="#ffedc4" opacity={0.5} size={1.3} />
      <Ghat />
      <path d={lens(420, 862, 150, 8) + lens(300, 862, 200, 9) + lens(524, 868, 110, 7)} fill={SHADE} opacity={0.35} />
      <Posed id="mother" x={270} y={838} height={262} isSeated wears="sari" dress={DRESS.crimson} skin={SKIN.honey} hair="bun" pose={{ ...POSE.sit, near: [34, 66], far: [40, 80], nod: -6 }} />
      <Posed id="girl" x={420} y={862} height={262} age={9} wears="frock" dress={DRESS.teal} skin={SKIN.honey} hair="plaits" pose={{ ...POSE.stand, near: [112, 116], far: [8, 26], nod: -10 }} />
      <Posed id="boy" x={524} y={868} height={262} age={6} wears="shorts" dress={DRESS.marigold} skin={SKIN.honey} hair="crop" pose={{ lean: 24, near: [44, 30], far: [30, 70], nearLeg: [106, -34], farLeg: [84, -46] }} />
      <path d={oval(720, 930, 56, 9) + oval(720, 930, 30, 5)} fill="none" stroke="#fff3d4" strokeWidth={3} opacity={0.8} />
      <path d="M724 890L746 920H704Z" fill="#f3dfc8" />
      <path d="M686 916L724 922L764 916L746 938H706Z" fill="#fffaf0" />
      <Bush id="near-bush" x={1540} y={1016} width={300} height={110} tones={leaves('#33402e', '#7a8248', '#ffdf96')} />
      {[1340, 1400, 30].map((x) => <GrassTuft key={x} id={`tuft-${x}`} x={x} y={1006} size={70} dark="#4a4a2a" light="#b39a52" />)}
    </Canvas>
  );
}
