/** First sun on the Dhauladhar, the valley still blue below it: prayer flags from deodar to cairn, a mother and daughter climb the path, the son lays a stone on the cairn. */
import { DRESS, SKIN } from '../../../people/dress.ts';
import { Posed, POSE } from '../../../people/posed.tsx';
import { Flock } from '../../../scenery/birds.tsx';
import { Canvas, Gradient } from '../../../scenery/canvas.tsx';
import { PrayerFlags } from '../../../scenery/props.tsx';
import { Land, Ridge, ridgeLine, SnowPeaks } from '../../../scenery/ridge.tsx';
import { band, heightAt, lens, oval } from '../../../scenery/shapes.ts';
import { Halo, Mist, Sky, Stratus, Wisps } from '../../../scenery/sky.tsx';
import { Boulder, rock } from '../../../scenery/stone.tsx';
import { Conifer } from '../../../scenery/trees.tsx';
import { GrassTuft } from '../../../scenery/undergrowth.tsx';

export const focus: [number, number] = [0.52, 0.5];

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
      <g transform="translate(0 44)">
        <SnowPeaks id="back" base={560} rock="#b3a3b8" snow="#fff0dc" snowShade="#b9c0e0" mist="#cdd4e6" peaks={[{ x: 60, y: 292, left: 260, right: 260, snow: 0.7 }, { x: 330, y: 236, left: 230, right: 260, snow: 0.7 }, { x: 1010, y: 210, left: 260, right: 240, snow: 0.7 }, { x: 1500, y: 240, left: 280, right: 260, snow: 0.7 }]} />
        <SnowPeaks id="dhauladhar" base={600} rock="#a5808f" shade="#5f6fa3" snow="#ffe7c2" snowShade="#9aa9dc" mist="#b9c6df" peaks={[{ x: 1270, y: 224, left: 300, right: 340, snow: 0.6, drift: 40 }, { x: 560, y: 176, left: 330, right: 300, snow: 0.62, drift: 46 }, { x: 190, y: 320, left: 260, right: 250, snow: 0.55 }, { x: 830, y: 128, left: 340, right: 380, snow: 0.64, drift: 60 }, { x: 1090, y: 330, left: 230, right: 260, snow: 0.5 }, { x: 1480, y: 340, left: 250, right: 260, snow: 0.5 }, { x: 420, y: 372, left: 230, right: 240, snow: 0.46 }]} />
      </g>
      <Wisps id="cloud" x={700} y={500} width={1300} colour="#f6ecec" opacity={0.75} count={6} />
      <Ridge id="blue-hill" anchors={[[-40, 560], [220, 524], [480, 566], [800, 580], [1140, 540], [1400, 510], [1640, 540]]} colour="#8ea3c4" mist="#c6d2e4" />
      {forest.map(({ crest, height, gap, dark, lit }, row) => (
        <g key={gap}>
          <Mist id={`air-${row}`} y={(crest[2]?.[1] ?? 600) - 20} height={130} colour="#dfe4ee" opacity={0.5} />
          <Land crest={crest} fill={dark} />
          {Array.from({ length: Math.floor(((crest[crest.length - 1]?.[0] ?? 0) + 60) / gap) }, (_, tree) => {
            const x = -50 + tree * gap + (((tree * 37) % 11) - 5) * gap * 0.09;
            return <Conifer key={tree} id={`wood-${row}-${tree}`} x={x} y={heightAt(crest, x) + 8 + ((tree * 29) % 17)} height={height * (0.7 + ((tree * 53) % 40) / 80)} dark={dark} lit={lit} trunk={dark} slim={0.34} />;
          })}
        </g>
      ))}
      <Mist id="valley" y={800} height={160} colour="#d3dde8" opacity={0.4} />

      <Flock id="choughs" x={1060} y={150} width={190} height={60} count={6} size={13} colour="#5f7fae" />
      <Gradient id="alp" from={[0, 700]} to={[0, 1000]} stops={[[0, '#8fa868'], [0.24, '#5f8a5c'], [1, '#1f4a4c']]} />
      <Conifer id="deodar-left-2" x={236} y={960} height={560} slim={0.5} dark="#1b3f4c" lit="#4f7f74" trunk="#33303c" />
      <Conifer id="deodar-right" x={1520} y={790} height={430} slim={0.5} dark="#1f4650" lit="#5f8f7a" trunk="#33303c" />
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
      <Conifer id="deodar-left" x={90} y={1030} height={760} slim={0.52} dark="#12303c" lit="#3f6f68" trunk="#2a2630" />
      {[930, 985, 1060, 1100, 1128, 1176].map((x) => (
        <GrassTuft key={x} id={`stone-${x}`} x={x} y={x > 1095 ? 904 : 892} size={30} dark="#2a5a4a" light="#b3c078" />
      ))}
      {Array.from({ length: 34 }, (_, tuft) => (tuft * 61.8) % 1600).map((x, tuft) => (
        <GrassTuft key={x} id={`tuft-${tuft}`} x={x} y={heightAt(slope, x) + 8 + ((tuft * 41) % 160)} size={22 + (tuft % 4) * 8} dark="#2f5f4c" light="#b3c078" />
      ))}
      <path d={lens(790, 868, 170, 9) + lens(916, 824, 130, 7) + lens(1200, 726, 110, 6)} fill="#16283c" opacity={0.4} />
      <Posed id="mother" x={756} y={866} height={196} wears="kurta" dress={DRESS.crimson} skin={SKIN.wheat} hair="plait" pose={{ ...POSE.climb, lean: 10, far: [70, 84], near: [-16, 20] }} />
      <Posed id="daughter" x={884} y={822} height={184} age={7} wears="frock" dress={DRESS.marigold} skin={SKIN.wheat} hair="plaits" pose={{ lean: 12, nod: -10, near: [-60, -30], far: [60, 96], nearLeg: [48, -4], farLeg: [-22, -62] }} />
      <Posed id="son" x={1180} y={726} height={170} age={10} wears="shorts" dress={DRESS.cream} skin={SKIN.wheat} hair="crop" pose={{ ...POSE.stand, lean: 6, near: [104, 112], far: [84, 100] }} inHand={<path d={oval(8, -4, 20, 13)} fill="#8f8aa4" />} />
    </Canvas>
  );
}
