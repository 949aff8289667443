/** Evening at home: a mother on a cane sofa browses journeys on her phone, her little girl asleep on her shoulder. */
import { polygon } from '../kit/curves.ts';
import { DRESS, SKIN } from '../people/dress.ts';
import { NearChild, NearWoman } from '../people/near.tsx';
import { At, Canvas, Gradient } from '../scenery/canvas.tsx';
import { CaneSofaBack } from '../scenery/furniture.tsx';
import { LittleBoat, LittleFalls, LittlePalace, WallPicture } from '../scenery/little-pictures.tsx';
import { ToyElephant } from '../scenery/luggage.tsx';
import { band, box, oval } from '../scenery/shapes.ts';
import { Halo, Moon } from '../scenery/sky.tsx';
import { Terraces } from '../scenery/terraces.tsx';
import { Palm } from '../scenery/trees.tsx';
import { Curtain, RubberPlant, StandingLamp } from './lamp-lit.tsx';

export const focus: [number, number] = [0.48, 0.52];

export default function Browse() {
  return (
    <Canvas>
      <Gradient id="wall" from={[200, 300]} to={[1500, 600]} stops={[[0, '#f2bd7a'], [0.35, '#d9935f'], [0.7, '#a9645a'], [1, '#74465c']]} />
      <rect width={1600} height={1000} fill="url(#wall)" />
      <Halo id="lamplight" x={214} y={330} rx={560} ry={520} colour="#ffe3a0" opacity={0.85} />

      {/* The window, and the town going to sleep outside. */}
      <path d={box(744, 96, 452, 560)} fill="#6b3d2e" />
      <clipPath id="panes">
        <path d={box(764, 116, 412, 520)} />
      </clipPath>
      <g clipPath="url(#panes)">
        <Gradient id="night" from={[0, 110]} to={[0, 620]} stops={[[0, '#171c4a'], [0.55, '#3a3a7e'], [1, '#a0698e']]} />
        <path d={box(760, 110, 420, 540)} fill="url(#night)" />
        <path d={[[800, 190], [860, 150], [930, 230], [1010, 150], [1120, 260], [890, 300], [1150, 160], [985, 262]].map(([x = 0, y = 0]) => oval(x, y, 2)).join('')} fill="#fff6dc" />
        <Moon id="moon" x={1070} y={212} r={34} isCrescent />
        <Terraces id="far" from={750} to={1190} y={600} height={90} width={70} walls={['#5f5488', '#6b5a8a', '#544f86']} lit={0.55} />
        <Palm id="palm" x={1110} y={650} height={350} lean={-0.16} dark="#1a2c55" lit="#6f8fb0" trunk="#2b2a55" />
        <Terraces id="near" from={730} to={1200} y={650} height={80} width={110} walls={['#43407a', '#4f4880', '#3b3c74']} lit={0.5} />
      </g>
      <path d={box(962, 110, 16, 530) + box(764, 330, 412, 12)} fill="#7a4526" />
      <path d={box(736, 640, 468, 26)} fill="#8f5a38" />
      <path d={box(736, 640, 468, 7)} fill="#d99a66" />
      <Curtain id="curtain-left" from={686} to={826} hasCord={false} />
      <Curtain id="curtain-right" from={1254} to={1116} />
      <path d={box(660, 84, 620, 14)} fill="#4a2a2a" />
      <path d={oval(660, 91, 15) + oval(1280, 91, 15)} fill="#e8b04a" />

      <WallPicture id="palace" x={506} y={150} width={204} height={132} turn={-2}><LittlePalace id="little-palace" /></WallPicture>
      <WallPicture id="boat" x={590} y={328} width={104} height={126} turn={3}><LittleBoat id="little-boat" /></WallPicture>
      <WallPicture id="falls" x={430} y={336} width={104} height={140} turn={-4}><LittleFalls id="little-falls" /></WallPicture>

      <path d={box(-10, 906, 1620, 26)} fill="#5f3038" opacity={0.5} />
      <path d={box(-10, 906, 1620, 4)} fill="#f0b878" opacity={0.5} />
      <path d={box(-10, 930, 1620, 80)} fill="#7a3430" />
      <Halo id="pool" x={190} y={966} rx={460} ry={70} colour="#f6b46a" opacity={0.7} />
      <StandingLamp />
      <RubberPlant />

      <Halo id="glow" x={559} y={516} rx={170} colour="#e6f6ff" opacity={0.8} />
      <NearWoman id="mother" x={742} y={896} size={1.04} wears="kurta" hair="plait" dress={DRESS.teal} skin={SKIN.honey} look={-1} tilt={8} left={{ elbow: [-150, -196], hand: [-168, -322], isBeyondBody: true }}>
        <At x={-176} y={-372} turn={-7}>
          <path d={oval(44, 2, 11, 9) + oval(46, 22, 11, 9) + oval(45, 42, 11, 9) + oval(42, 60, 10, 8)} fill="#91563f" />
          <path d={band([[14, 204, 34], [2, 132, 42], [-20, 92, 54], [-36, 62, 38]]) + oval(-38, 60, 18)} fill="#a66c45" />
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
