/** First sun on the Dhauladhar, the valley still blue: prayer flags from deodar to cairn, a mother and two children on the path. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { Bush, faded, leaves } from '../../../scenery/foliage.tsx';
import { PrayerFlags } from '../../../scenery/props.tsx';
import { Land, Ridge, ridgeLine } from '../../../scenery/ridge.tsx';
import { band, heightAt, lens, oval } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Wisps } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';
import { Deodar, FarDeodar } from './deodar.tsx';
import { SnowWall } from '../../../scenery/snow-wall.tsx';

export const focus: [number, number] = [0.52, 0.5];

const NEEDLES = leaves('#143842', '#7fa67c', '#ffdf9a');
// The far range, partly hidden by the near one.
const BACK = [[-80, 420, 20], [30, 300, -30], [150, 372, 10], [300, 320, -50], [430, 380, 20], [520, 300, 60], [700, 400, 0], [880, 276, 30], [940, 312, -10], [1000, 292, 40], [1110, 366, 30], [1200, 330, -40], [1330, 400, 0], [1470, 268, -60], [1660, 420, 10]] as const;
// The near range from the left: a broad shoulder, a massif with two peaks, a long saw-toothed descent, a leaning horn, a blunt end.
const FRONT = [[-80, 470, 0], [90, 372, 50], [176, 424, -10], [236, 398, 20], [372, 470, -40], [476, 298, -70], [520, 318, -34], [664, 156, 16], [716, 204, 64], [752, 190, 110], [846, 300, 56], [880, 282, 96], [936, 346, 96], [974, 330, 112], [1064, 436, 40], [1262, 214, -50], [1330, 330, 26], [1386, 318, 50], [1456, 420, 20], [1540, 362, 60], [1680, 450, 10]] as const;
const STONE = rock('#7f7f92', '#ffdcb0', '#232a4a');
const slope = ridgeLine('path-hill', [[-60, 960], [240, 930], [520, 872], [800, 806], [1060, 742], [1240, 700], [1400, 716], [1660, 780]], 0.22);
const forest = [
  { crest: [[-60, 600], [200, 570], [460, 612], [760, 640], [1100, 612], [1400, 566], [1660, 590]], height: 62, gap: 19, dark: '#6f86a6', lit: '#8fa0b4' },
  { crest: [[-60, 668], [160, 646], [420, 690], [700, 724], [1000, 690], [1300, 640], [1660, 650]], height: 104, gap: 31, dark: '#43617f', lit: '#64819a' },
  { crest: [[-60, 770], [140, 752], [360, 800], [620, 850], [860, 830]], height: 168, gap: 52, dark: '#244a5c', lit: '#4a7480' },
] as const;

export default function HimachalAdventure() {
  return (
    <Canvas>
      <Sky id="sky" height={520} stops={[[0, '#5c93c4'], [0.5, '#a9c9de'], [0.85, '#f6dcd0'], [1, '#ffd9b8']]} />
      <Halo id="dawn" x={120} y={430} rx={900} ry={360} colour="#ffe0b0" opacity={0.75} />
      <Stratus x={1220} y={96} width={520} height={9} colour="#ffe6d6" opacity={0.6} />
      <Stratus x={360} y={150} width={380} height={8} colour="#ffe6d6" opacity={0.5} />
      <SnowWall id="back" base={610} crest={BACK} tones={{ lit: '#c0abb4', shade: '#a3a8c8', snow: '#fff0dc', snowShade: '#bcc3e0', mist: '#cdd4e6' }} snow={0.6} />
      <SnowWall id="front" base={640} crest={FRONT} tones={{ lit: '#b08a8c', shade: '#66739f', snow: '#ffe8c6', snowShade: '#98a7d6', mist: '#b9c6df' }} snow={0.5} />
      <Wisps id="cloud" x={700} y={500} width={1300} colour="#f6ecec" opacity={0.75} count={6} />
      <Ridge id="blue-hill" anchors={[[-40, 560], [220, 524], [480, 566], [800, 580], [1140, 540], [1400, 510], [1640, 540]]} colour="#8ea3c4" mist="#c6d2e4" />
      {forest.map(({ crest, height, gap, dark, lit }, row) => (
        <g key={gap}>
          <Mist id={`air-${row}`} y={(crest[2]?.[1] ?? 600) - 20} height={130} colour="#dfe4ee" opacity={0.5} />
          <Land crest={crest} fill={dark} />
          {Array.from({ length: Math.floor(((crest[crest.length - 1]?.[0] ?? 0) + 60) / gap) }, (_, tree) => {
            const x = -50 + tree * gap + (((tree * 37) % 11) - 5) * gap * 0.09;
            return <FarDeodar key={tree} id={`wood-${row}-${tree}`} x={x} y={heightAt(crest, x) + 8 + ((tree * 29) % 17)} height={height * (0.62 + ((tree * 53) % 40) / 62)} dark={dark} lit={lit} />;
          })}
        </g>
      ))}
      <Mist id="valley" y={800} height={160} colour="#d3dde8" opacity={0.4} />

      <Flock id="choughs" x={1060} y={150} width={190} height={60} count={6} size={13} colour="#5f7fae" />
      <Gradient id="alp" from={[0, 700]} to={[0, 1000]} stops={[[0, '#8fa868'], [0.24, '#5f8a5c'], [1, '#1f4a4c']]} />
      <Deodar id="deodar-left-2" x={262} y={968} height={590} wide={0.2} tones={faded(NEEDLES, '#7f9fb4', 0.16)} trunk="#6f5a58" />
      <Deodar id="deodar-right" x={1528} y={792} height={470} wide={0.2} tones={faded(NEEDLES, '#7f9fb4', 0.1)} trunk="#6f5a58" />
      <Land crest={slope} fill="url(#alp)" />
      {/* The path goes over the crest beside the cairn. */}
      <path d={band([[420, 1120, 260], [560, 1000, 140], [668, 922, 82], [742, 868, 50], [852, 826, 30], [1020, 772, 18], [1170, 722, 6], [1200, 706, 1]])} fill="#b99d7c" />
      <path d={band([[390, 1120, 110], [540, 1000, 60], [652, 920, 36], [730, 866, 20], [843, 824, 12], [1012, 770, 7], [1166, 721, 2], [1198, 706, 1]])} fill="#dcc4a0" />
      {[[1252, 716, 96, 40], [1246, 684, 70, 30], [1252, 660, 48, 24], [1248, 640, 30, 20]].map(([x = 0, y = 0, width = 0, height = 0]) => (
        <Boulder key={y} id={`cairn-${y}`} x={x} y={y} width={width} height={height} tones={STONE} />
      ))}
      <path d={band([[1250, 640, 5], [1252, 470, 4], [1253, 452, 2]])} fill="#4a3a36" />
      <PrayerFlags id="flags" line={[[150, 390], [1252, 462]]} size={30} sag={0.11} />
      <PrayerFlags id="flags-2" line={[[1252, 466], [1516, 520], [1640, 500]]} size={26} sag={0.16} />
      <PrayerFlags id="flags-3" line={[[1252, 474], [1372, 726]]} size={18} sag={0.1} />
      <Boulder id="boulder" x={1010} y={886} width={170} height={72} tones={STONE} moss="#7f9f5c" />
      <Boulder id="boulder-2" x={1140} y={900} width={90} height={40} tones={STONE} />
      <Deodar id="deodar-left" x={84} y={1010} height={830} tones={NEEDLES} trunk="#7a5c54" />
      <path d={lens(330, 1000, 900, 26) + lens(470, 962, 460, 12) + lens(1130, 890, 330, 9) + lens(1330, 726, 170, 6) + lens(1290, 880, 330, 12) + lens(1450, 962, 420, 16)} fill="#16283c" opacity={0.3} />
      {[[1250, 884, 150], [1370, 966, 230], [1180, 982, 110], [1500, 860, 120], [836, 984, 120]].map(([x = 0, y = 0, width = 0]) => (
        <Bush key={x} id={`juniper-${x}`} x={x} y={y} width={width} height={width * 0.34} tones={leaves('#1f4f4a', '#7c9862', '#e8d08a')} fleck={6} />
      ))}
      {[930, 985, 1060, 1100, 1128, 1176].map((x) => (
        <GrassTuft key={x} id={`stone-${x}`} x={x} y={x > 1095 ? 904 : 892} size={30} dark="#2a5a4a" light="#b3c078" />
      ))}
      {Array.from({ length: 34 }, (_, tuft) => (tuft * 61.8) % 1600).map((x, tuft) => (
        <GrassTuft key={x} id={`tuft-${tuft}`} x={x} y={heightAt(slope, x) + 8 + ((tuft * 41) % 160)} size={22 + (tuft % 4) * 8} dark="#2f5f4c" light="#b3c078" />
      ))}
      <path d={lens(790, 868, 170, 9) + lens(916, 824, 130, 7) + lens(1200, 726, 110, 6)} fill="#16283c" opacity={0.4} />
      <Posed id="mother" x={756} y={866} height={196} wears="kurta" dress={DRESS.crimson} skin={SKIN.wheat} hair="plait" pose={POSE.climb} />
      <Posed id="daughter" x={884} y={822} height={184} age={7} wears="frock" dress={DRESS.marigold} skin={SKIN.wheat} hair="plaits" pose={{ lean: 12, nod: -10, near: [-40, -4], far: [112, 126], nearLeg: [48, -4], farLeg: [-22, -62] }} />
      <Posed id="son" x={1180} y={726} height={170} age={10} wears="shorts" dress={DRESS.cream} skin={SKIN.wheat} hair="crop" pose={{ ...POSE.stand, lean: 6, near: [104, 112], far: [84, 100] }} inHand={<path d={oval(8, -4, 20, 13)} fill="#8f8aa4" />} />
    </Canvas>
  );
}
