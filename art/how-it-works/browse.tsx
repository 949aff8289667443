/** Evening at home: a mother on a cane sofa leafs through journeys on her phone, her little girl asleep on her shoulder; pictures of a palace, a waterfall and a boat on the wall, the lit town in the window. */
import { polygon } from '../kit/curves.ts';
import { DRESS, SKIN } from '../people/dress.ts';
import { NearChild, NearWoman } from '../people/near.tsx';
import { At, Canvas, Gradient } from '../scenery/canvas.tsx';
import { CaneSofaBack } from '../scenery/furniture.tsx';
import { Framed, LittleBoat, LittleFalls, LittlePalace } from '../scenery/little-pictures.tsx';
import { ToyElephant } from '../scenery/luggage.tsx';
import { band, box, leaf, oval } from '../scenery/shapes.ts';
import { Halo, Moon } from '../scenery/sky.tsx';
import { Terraces } from '../scenery/terraces.tsx';
import { Palm } from '../scenery/trees.tsx';

export const focus: [number, number] = [0.48, 0.52];

/** A curtain gathered to one side: `from` the rail's outer end, `to` the inner. */
const Curtain = ({ from, to }: { from: number; to: number }) => {
  const at = (t: number) => from + (to - from) * t;
  return (
    <>
      <path d={polygon([[from, 96], [to, 96], [at(0.8), 400], [at(0.72), 700], [from, 700]])} fill="#d9774a" />
      {[0.1, 0.34, 0.58, 0.8].map((t) => <path key={t} d={polygon([[at(t), 96], [at(t + 0.1), 96], [at(t * 0.86 + 0.05), 700], [at(t * 0.86), 700]])} fill="#a84a3c" />)}
      <path d={polygon([[at(0.02), 96], [at(0.06), 96], [at(0.06), 700], [at(0.03), 700]])} fill="#f2a878" />
    </>
  );
};

export default function Browse() {
  return (
    <Canvas>
      <Gradient id="wall" from={[200, 300]} to={[1500, 600]} stops={[[0, '#f2bd7a'], [0.35, '#d9935f'], [0.7, '#a9645a'], [1, '#74465c']]} />
      <rect width={1600} height={1000} fill="url(#wall)" />
      <Halo id="lamplight" x={214} y={330} rx={560} ry={520} colour="#ffe3a0" opacity={0.85} />

      {/* The window and the town that goes to sleep. */}
      <path d={box(744, 96, 452, 560)} fill="#6b3d2e" />
      <clipPath id="panes">
        <path d={box(764, 116, 412, 520)} />
      </clipPath>
      <g clipPath="url(#panes)">
        <Gradient id="night" from={[0, 110]} to={[0, 620]} stops={[[0, '#171c4a'], [0.55, '#3a3a7e'], [1, '#a0698e']]} />
        <path d={box(760, 110, 420, 540)} fill="url(#night)" />
        <path d={[[800, 190], [860, 150], [930, 230], [1010, 150], [1120, 260], [890, 300], [1150, 160], [985, 262]].map(([x = 0, y = 0]) => oval(x, y, 2)).join('')} fill="#fff6dc" />
        <Moon id="moon" x={1070} y={212} r={34} bite="#232758" />
        <Terraces id="far" from={750} to={1190} y={600} height={90} width={70} walls={['#5f5488', '#6b5a8a', '#544f86']} lit={0.55} />
        <Palm id="palm" x={1110} y={650} height={350} lean={-0.16} dark="#1a2c55" lit="#6f8fb0" trunk="#2b2a55" />
        <Terraces id="near" from={730} to={1200} y={650} height={80} width={110} walls={['#43407a', '#4f4880', '#3b3c74']} lit={0.5} />
      </g>
      <path d={box(962, 110, 16, 530) + box(764, 330, 412, 12)} fill="#7a4526" />
      <path d={box(736, 640, 468, 26)} fill="#8f5a38" />
      <path d={box(736, 640, 468, 7)} fill="#d99a66" />
      <Curtain from={690} to={800} />
      <Curtain from={1250} to={1130} />
      <path d={box(660, 84, 620, 14)} fill="#4a2a2a" />
      <path d={oval(660, 91, 15) + oval(1280, 91, 15)} fill="#e8b04a" />

      <Framed id="palace" x={506} y={150} width={204} height={132} turn={-2}><LittlePalace id="little-palace" /></Framed>
      <Framed id="boat" x={590} y={328} width={104} height={126} turn={3}><LittleBoat id="little-boat" /></Framed>
      <Framed id="falls" x={430} y={336} width={104} height={140} turn={-4}><LittleFalls id="little-falls" /></Framed>

      {/* The standing lamp. */}
      <At x={-76} y={0}>
        <path d={band([[262, 1000, 10], [262, 700, 8], [262, 380, 8]])} fill="#4a2a2a" />
        <path d={polygon([[206, 216], [318, 216], [362, 388], [162, 388]])} fill="#ffe7ae" />
        <path d={polygon([[290, 216], [318, 216], [362, 388], [306, 388]])} fill="#f2b866" />
        <path d={polygon([[206, 216], [318, 216], [321, 228], [203, 228]]) + polygon([[166, 374], [358, 374], [362, 388], [162, 388]])} fill="#c9603c" />
      </At>
      {/* A plant where the light ends. */}
      {[-2.6, -2.3, -2, -1.75, -1.5, -1.25, -1, -0.7, -0.45].map((angle, i) => <path key={angle} d={leaf(1390, 760, 330 - Math.abs(i - 4) * 22, 34, angle)} fill={i % 2 ? '#2f5a4e' : '#1f4446'} />)}
      <path d={polygon([[1310, 760], [1470, 760], [1448, 960], [1332, 960]])} fill="#8f4a3c" />
      <path d={polygon([[1400, 760], [1470, 760], [1448, 960], [1396, 960]])} fill="#5f2f40" />

      <path d={box(-10, 930, 1620, 80)} fill="#7a3430" />
      <Halo id="glow" x={559} y={516} rx={170} colour="#e6f6ff" opacity={0.8} />
      <NearWoman id="mother" x={742} y={896} size={1.04} wears="kurta" hair="plait" dress={DRESS.teal} skin={SKIN.honey} look={-1} tilt={8} left={{ elbow: [-150, -196], hand: [-168, -322], isFront: true }}>
        <At x={-176} y={-372} turn={-7}>
          <path d={oval(44, 2, 11, 9) + oval(46, 22, 11, 9) + oval(45, 42, 11, 9) + oval(42, 60, 10, 8)} fill="#91563f" />
          <path d={band([[-2, 120, 44], [-20, 92, 54], [-36, 62, 38]]) + oval(-38, 60, 18)} fill="#a66c45" />
          <rect x={-44} y={-82} width={88} height={164} rx={13} fill="#1d1826" />
          <rect x={-38} y={-74} width={76} height={148} rx={7} fill="#fffaf0" />
          <rect x={-38} y={-74} width={76} height={84} fill="#8fd0de" />
          <path d={oval(-14, -46, 11)} fill="#fff3c0" />
          <path d={polygon([[-38, -8], [-16, -34], [4, -14], [20, -30], [38, -10], [38, 10], [-38, 10]])} fill="#2f8a6a" />
          <path d={box(-30, 20, 50, 7) + box(-30, 33, 36, 6)} fill="#8f8478" />
          <rect x={-30} y={48} width={60} height={17} rx={8} fill="#bf4a2b" />
          <path d={band([[-46, 66, 26], [-40, 44, 21], [-26, 26, 15]]) + oval(-25, 25, 7.5) + oval(-46, 66, 13)} fill="#a66c45" />
        </At>
      </NearWoman>
      <At x={988} y={846} turn={-15}>
        <NearChild id="girl" x={0} y={0} size={0.98} dress={DRESS.lotus} skin={SKIN.honey} hair="bob" look={-1} tilt={14} />
      </At>
      <CaneSofaBack id="sofa" x={800} y={1030} width={960} height={330} />
      {/* A throw over the sofa's back. */}
      <path d={polygon([[1040, 684], [1248, 684], [1262, 880], [1034, 874]])} fill="#f0e0c0" />
      <path d={polygon([[1036, 740], [1252, 742], [1254, 766], [1036, 762]]) + polygon([[1035, 820], [1258, 826], [1260, 850], [1034, 844]])} fill="#1f7f86" />
      <path d={polygon([[1036, 776], [1255, 780], [1256, 788], [1036, 784]]) + polygon([[1040, 684], [1248, 684], [1249, 700], [1039, 700]])} fill="#d2432f" />
      <path d={Array.from({ length: 15 }, (_, i) => box(1038 + i * 15.4, 872 + i * 0.4, 4, 22)).join('')} fill="#d9c49c" />
      <path d={polygon([[1150, 684], [1248, 684], [1262, 880], [1140, 877]])} fill="#3a1638" opacity={0.22} />
      <ToyElephant x={1150} y={690} height={120} turn={-6} />
    </Canvas>
  );
}
